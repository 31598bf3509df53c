"""The sequence of play of World Changers, as printed: the turn, the refill, the end."""

from __future__ import annotations

from typing import Final

from worldtable.engine.step import Ask, Step
from worldtable.games.world_changers import log
from worldtable.games.world_changers.effects import Draw, FillFromPile, Invite, Pass
from worldtable.games.world_changers.questions import describe, place_of
from worldtable.games.world_changers.state import (
    ANY_PASS,
    DECLINE,
    FORCED_PASS,
    HAND,
    PASS,
    VOID,
    State,
)

VOID_SIZE: Final = 3
HAND_SIZE: Final = 2
TURN_LIMIT: Final = 200


class Turn(Step[State]):
    """A turn: chip to active, then Invite or Pass (R7, R8)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: State) -> None:
        you = self.player
        s.active = you
        s.turns += 1
        s.chain.clear()
        s.passive &= ~(1 << you)
        if forced_to_pass(s, you):
            s.then(Pass(you, True), END_OF_TURN[you])
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
    if s.telling:
        s.tell(log.ForcedPassCancelled(you, saviour))
    return False


class Act(Ask[State]):
    """Invite a card of the Void or of your hand, or pass (R8, R9)."""

    def prompt(self, s: State) -> str:
        return "Your turn: invite a card or pass"

    def options(self, s: State) -> list[int]:
        codes = s.open_codes(self.player)
        if not codes or s.forbidden(self.player, ANY_PASS) < 0:
            codes.append(PASS)
        return codes

    def label(self, s: State, option: int) -> str:
        return invite_label(s, option)

    def why_not(self, s: State, code: int) -> str:
        if code == PASS:
            stubborn = s.forbidden(self.player, ANY_PASS)
            return f"{s.name_of(stubborn)} says that you cannot pass while there is a card to invite. (R28)"
        return why_not_invite(s, code, self.player)

    def answer(self, s: State, option: int) -> None:
        you = self.player
        if option == PASS:
            s.then(Pass(you, False), END_OF_TURN[you])
            return
        card = s.in_void(option) if option >= VOID else s.in_hand(you, option)
        s.then(Invite(you, card), REFILL_VOID[you], DRAW_UP[you], END_OF_TURN[you])


def invite_label(s: State, option: int) -> str:
    if option == PASS:
        return "Pass"
    source = "the Void" if option >= VOID else "your hand"
    return f"Invite {s.cards.faces[option % VOID].name} from {source}"


def why_not_invite(s: State, code: int, to: int) -> str:
    if code == DECLINE:
        return "There are two choices only: invite or pass. (R9)"
    return f"You invite a card of the Void or of your hand; this is from {place_of(s, code, to)}. (R9)"


class RefillVoid(Step[State]):
    """After all effects: hand cards of your choice, then the Draw Pile, until the Void holds 3 (R12 to R14)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: State) -> None:
        hand = s.hands[self.player]
        missing = VOID_SIZE - len(s.void) - len(s.aside)
        if missing > 0 and len(hand) > missing:
            s.then(ChooseForVoid(self.player), self)
            return
        while missing > 0 and hand:
            s.aside.append(hand.pop(0))
            missing -= 1
        if s.aside:  # chosen one by one, shown together (O19)
            if s.telling:
                s.tell(log.PutInVoid(self.player, tuple(s.aside)))
            for card in s.aside:
                s.put_in_void(card)
            s.aside.clear()
        if len(s.void) < VOID_SIZE and s.pile:
            s.push(FillFromPile(VOID_SIZE))


class ChooseForVoid(Ask[State]):
    """Which hand card goes to the Void (R12). Asked even of equal cards, so that nothing is told by silence."""

    always = True

    def prompt(self, s: State) -> str:
        return "Refill the Void: which card of your hand goes into it?"

    def options(self, s: State) -> list[int]:
        return s.hand_codes(self.player)

    def label(self, s: State, option: int) -> str:
        return f"Put {describe(s, option, self.player)} into the Void"

    def why_not(self, s: State, code: int) -> str:
        if code in (PASS, DECLINE):
            return "The Void must be refilled, and hand cards come first. (R12)"
        return f"The Void is refilled from your hand; this is from {place_of(s, code, self.player)}. (R12)"

    def answer(self, s: State, option: int) -> None:
        card = s.in_hand(self.player, option - HAND)
        s.take_from_hand(self.player, card)
        s.aside.append(card)


class DrawUp(Step[State]):
    """Only then draw until you hold 2 cards (R15). Nobody else draws (R16)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: State) -> None:
        missing = HAND_SIZE - len(s.hands[self.player])
        if missing > 0 and s.pile:
            s.push(Draw(self.player, missing))


class EndOfTurn(Step[State]):
    """The game ends, or the next player clockwise plays (R21, R36)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: State) -> None:
        if not s.void and not s.pile:
            if s.telling:
                s.tell(log.Ended("The Void and the Draw Pile are empty: the game ends."))
        elif s.passive == (1 << s.seats) - 1:
            if s.telling:
                s.tell(log.Ended("All players have passed one after the other: the game ends."))
        elif s.turns >= TURN_LIMIT:  # O8
            if s.telling:
                s.tell(log.Ended(f"{TURN_LIMIT} turns have been played: the game ends."))
        else:
            s.push(TURN[(self.player + 1) % s.seats])


# Steps never change, so one of each serves every game.
TURN: Final = [Turn(seat) for seat in range(4)]
ACT: Final = [Act(seat) for seat in range(4)]
REFILL_VOID: Final = [RefillVoid(seat) for seat in range(4)]
DRAW_UP: Final = [DrawUp(seat) for seat in range(4)]
END_OF_TURN: Final = [EndOfTurn(seat) for seat in range(4)]
