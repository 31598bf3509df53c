"""The sequence of play of World Changers, as printed: the turn, the refill, the end."""

from __future__ import annotations

from typing import Final

from worldtable.engine import table
from worldtable.engine.choices import Choice, in_order, orders
from worldtable.engine.step import Ask, Reason, Step
from worldtable.games.world_changers.card import ANY_PASS, FORCED_PASS
from worldtable.games.world_changers.effects import Pass, draw, fill_void, invite, told_in_void
from worldtable.games.world_changers.layout import ASIDE, DECLINE, FACES, HAND, PASS, PILE, VOID, WAY
from worldtable.games.world_changers.state import State

VOID_SIZE: Final = 3
HAND_SIZE: Final = 2
TURN_LIMIT: Final = 200


class Turn(Step[State]):
    """A turn begins."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: State) -> None:
        begin_turn(s, self.player)


def begin_turn(s: State, you: int) -> None:
    """Chip to active, then Invite or Pass (R7, R8)."""
    s.active = you
    s.turns += 1
    s.chain = 0
    s.passive &= ~(1 << you)
    if forced_to_pass(s, you):
        s.then(FORCED[you], END_OF_TURN[you])
    else:
        s.push(ACT[you])


def forced_to_pass(s: State, you: int) -> bool:
    """Take the Reminder Token off; true unless a Crew Mate says that it cannot be (R34, R35, O12)."""
    if s.tokens >> you & 1 == 0:
        return False
    s.tokens &= ~(1 << you)
    saviour = s.forbidden(you, FORCED_PASS)
    if saviour < 0:
        return True
    s.tell("ForcedPassCancelled", "{card} saves {you} from passing.", you, saviour)
    return False


class Act(Ask[State]):
    """Invite a card of the Void or of your hand, or pass (R8, R9)."""

    def prompt(self, s: State) -> str:
        return "Your turn: invite a card" if self.barred(s) else "Your turn: invite a card or pass"

    def options(self, s: State) -> list[int]:
        codes = open_codes(s, self.player)
        if not codes or s.forbidden(self.player, ANY_PASS) < 0:
            codes.append(PASS)
        return codes

    def label(self, s: State, option: int) -> str:
        return invite_label(s, option, self.player)

    def short(self, s: State, option: int) -> str:
        return "Pass" if option == PASS else "Invite"

    def tone(self, s: State, option: int) -> str:
        return table.PASS if option == PASS else table.MAIN

    def barred(self, s: State) -> list[tuple[int, int]]:
        stubborn = s.forbidden(self.player, ANY_PASS)
        return [(PASS, s.pointed(stubborn))] if stubborn >= 0 and open_codes(s, self.player) else []

    def why_not(self, s: State, code: int) -> Reason:
        if code == PASS:
            stubborn = s.forbidden(self.player, ANY_PASS)
            return Reason(
                f"{s.card_name(stubborn)} says that you cannot pass while there is a card to invite.", "R28"
            )
        return why_not_invite(s, code, self.player)

    def answer(self, s: State, option: int) -> None:
        you = self.player
        if option == PASS:
            s.then(CHOSEN[you], END_OF_TURN[you])
        else:
            s.push(AFTER_INVITE[you])
            invite_chosen(s, you, option)


def open_codes(s: State, you: int) -> list[int]:
    """The cards a player may invite: those of the Void and of the hand."""
    return s.with_codes(s.codes(VOID), HAND + you)


def invite_chosen(s: State, you: int, option: int) -> None:
    """The Invite action that an option names."""
    start = VOID if option < FACES else HAND + you
    invite(s, you, s.card_at(start, option), start)


def invite_label(s: State, option: int, you: int) -> str:
    if option == PASS:
        return "Pass"
    return f"Invite {s.describe(option, you)} from {s.place_in_words(option, you)}"


def why_not_invite(s: State, code: int, to: int) -> Reason:
    if code == DECLINE:
        return Reason("There are two choices only: invite or pass.", "R9")
    return Reason(f"You invite a card of the Void or of your hand; this is from {s.place_in_words(code, to)}.", "R9")


class AfterInvite(Step[State]):
    """After all effects: refill the Void, only then draw, then the turn ends (R12 to R16, R21)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: State) -> None:
        you = self.player
        if 0 < gaps(s) < len(s.hand(you)):  # more hand cards are there than the Void still lacks (R12)
            s.then(CHOOSE_FOR_VOID[you], self)
            return
        refill_void(s, you)
        missing = HAND_SIZE - len(s.hand(you))
        if missing > 0 and s.at[PILE]:
            draw(s, you, missing)
        end_turn(s, you)


def gaps(s: State) -> int:
    """How many cards the Void lacks, beside those that are laid ready for it."""
    return VOID_SIZE - len(s.at[VOID]) - len(s.at[ASIDE])


def refill_void(s: State, you: int) -> None:
    """Hand cards first, chosen one by one and shown together (O19), then the Draw Pile (R12 to R14)."""
    hand = s.hand(you)
    for _ in range(min(gaps(s), len(hand))):
        s.move(hand[0], HAND + you, ASIDE)
    told_in_void(s, you, s.move_all(ASIDE, VOID))
    fill_void(s, VOID_SIZE)


class ChooseForVoid(Choice[State]):
    """Which hand card goes to the Void (R12). Asked even of equal cards, so that nothing is told by silence."""

    always = True

    def prompt(self, s: State) -> str:
        count = gaps(s)
        if count == 1:
            return "Refill the Void: which card of your hand goes into it?"
        return f"Refill the Void: which {count} cards of your hand go into it, one after the other?"

    def options(self, s: State) -> list[int]:
        return s.codes(HAND + self.player)

    def ways(self, s: State) -> list[list[int]]:
        return orders(self.options(s), gaps(s))

    def label(self, s: State, option: int) -> str:
        codes = self.points(s, option)
        if codes:
            return f"Refill the Void: {in_order([s.describe(code, self.player) for code in codes])}"
        return f"Put {s.describe(option, self.player)} into the Void"

    def why_not(self, s: State, code: int) -> Reason:
        if code in (PASS, DECLINE):
            return Reason("The Void must be refilled, and hand cards come first.", "R12")
        return Reason(
            f"The Void is refilled from your hand; this is from {s.place_in_words(code, self.player)}.", "R12"
        )

    def answer(self, s: State, option: int) -> None:
        hand = HAND + self.player
        for code in self.points(s, option) if option >= WAY else [option]:
            s.move(s.card_at(hand, code), hand, ASIDE)


class EndOfTurn(Step[State]):
    """The end of a turn without an Invite action."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: State) -> None:
        end_turn(s, self.player)


def end_turn(s: State, you: int) -> None:
    """The game ends, or the next player clockwise plays (R21, R36)."""
    if not s.at[VOID] and not s.at[PILE]:
        why = "The Void and the Draw Pile are empty: the game ends."
    elif s.passive == (1 << s.seats) - 1:
        why = "All players have passed one after the other: the game ends."
    elif s.turns >= TURN_LIMIT:  # O8
        why = f"{TURN_LIMIT} turns have been played: the game ends."
    else:
        begin_turn(s, (you + 1) % s.seats)
        return
    s.tell("Ended", why)


# Steps never change, so one of each serves every game.
ACT: Final = [Act(seat) for seat in range(4)]
AFTER_INVITE: Final = [AfterInvite(seat) for seat in range(4)]
CHOOSE_FOR_VOID: Final = [ChooseForVoid(seat) for seat in range(4)]
CHOSEN: Final = [Pass(seat, False) for seat in range(4)]
FORCED: Final = [Pass(seat, True) for seat in range(4)]
END_OF_TURN: Final = [EndOfTurn(seat) for seat in range(4)]
