"""The questions of World Shapers: those of a turn, and what all questions share.

Pick, way of use, enhancement and wish for a swap are asked of everybody at the same time; an answer is
only noted, and nothing of it is shown before all are in (R16, R38).
"""

from __future__ import annotations

from typing import Final

from worldtable.engine import table
from worldtable.engine.asking import ChooseOne
from worldtable.engine.log import counted
from worldtable.engine.step import NO_REASON, Reason
from worldtable.games.world_shapers.card import ELEMENTS, UNIVERSAL
from worldtable.games.world_shapers.effects import enhance, gain_crystals, pay, use_picked
from worldtable.games.world_shapers.layout import (
    COLUMN,
    DISCARD,
    HAND,
    IN_HAND,
    IN_POOL,
    NO,
    OVERLOAD,
    PLACED,
    POOL,
    SEAT,
    UNDER,
    named_column,
    take_codes,
    wanted,
)
from worldtable.games.world_shapers.scoring import score
from worldtable.games.world_shapers.state import NONE, ROWS, State


class Question(ChooseOne[State]):
    """A question that may be answered with NO or with something on the table."""

    button = NO
    button_first = True
    tone_of_button = table.DECLINE
    tone_of_things = table.MAIN

    def called(self, s: State, thing: int) -> str:
        return s.card_name(thing)

    def wish(self, s: State) -> str:
        """What may be chosen, as a sentence that goes on with what is not."""
        return self.wants

    def refusal(self, s: State, code: int) -> Reason:
        """Why something cannot be chosen that often can."""
        return NO_REASON

    def short(self, s: State, option: int) -> str:
        return "" if option == NO else self.word

    def why_not(self, s: State, code: int) -> Reason:
        reason = self.refusal(s, code)
        return reason if reason.text else Reason(f"{self.wish(s)}; {what_is(s, code)}.", self.rule)


def what_is(s: State, code: int) -> str:
    """What a code points at, in words for a refusal."""
    if code < IN_POOL:
        return "this card is picked already" if code - IN_HAND in s.picked else "this is a card of your hand"
    if code < PLACED:
        return "this is a card of the pool"
    if code < COLUMN:
        return "this is a card of a collection"
    if code < SEAT:
        return f"this is the source of {ELEMENTS[code - COLUMN]}"
    if code < UNDER:
        return "this is a player"
    if code < DISCARD:
        return "this is a place for a card of the pool"
    return "this is the supply" if code == DISCARD else "you must choose"


class Sealed(Question):
    """A question to everybody at once; its answer waits face down."""

    sealed = True

    def answer(self, s: State, option: int) -> None:
        s.chosen[self.player] = option

    def imagine(self, s: State, option: int) -> State:
        """The answer before anybody else's. Crystals come at once; effects that ask something are left out."""
        s.telling = False
        card = self.tried(s, option)
        if card >= 0:
            gain_crystals(s, [self.player], [card] * s.seats, s.resolution_order())
        return s

    def tried(self, s: State, option: int) -> int:
        """Do what the answer says; the card whose crystals come with it, -1 for none."""
        raise NotImplementedError(f"{type(self).__name__} has no tried")


def ask_together(s: State, asks: list[Sealed], seats: int) -> None:
    """Ask some of the seats, as bits, all at the same time."""
    s.choosing = 0
    for seat in range(s.seats - 1, -1, -1):
        if seats >> seat & 1:
            s.choosing |= 1 << seat
            s.chosen[seat] = -1
            s.push(asks[seat])


class Pick(Sealed):
    """Step 1: set one card of the hand aside, face down (R16)."""

    wants = "First pick a card of your hand"
    rule = "R16"
    does = "Pick"
    word = "Pick"

    def prompt(self, s: State) -> str:
        return f"Pick a card; the others go on to {s.called((self.player + 1) % s.sides)}"

    def options(self, s: State) -> list[int]:
        return s.at[HAND + self.player].copy()  # a card of a hand is its own code

    def tried(self, s: State, option: int) -> int:
        """The card, laid at once; a universal one where it brings its owner the most."""
        element = s.cards.faces[option].element
        s.at[HAND + self.player].remove(option)
        s.add(self.player, best_column(s, self.player, option) if element == UNIVERSAL else element, option)
        return option

    def refusal(self, s: State, code: int) -> Reason:
        return Reason("Everybody picks one card.", "R16") if code == NO else NO_REASON


def best_column(s: State, you: int, card: int) -> int:
    """The column in which a card gives a side the most points, the leftmost of equals."""
    best, most = s.order[0], -1000
    for element in s.order:
        s.add(you, element, card)
        points = score(s, you)
        if points > most:
            best, most = element, points
        s.take(card)
    return best


class PoolAsk(Sealed):
    """A question in which a card of the pool may be taken; a universal one with each column it may go to (R21)."""

    def points(self, s: State, option: int) -> list[int]:
        return points_of(option)

    def refusal(self, s: State, code: int) -> Reason:
        card = wanted(code)
        if card < 0:
            return NO_REASON
        if card not in s.at[POOL]:
            return Reason("This card is not in the pool.", "R25")
        name = s.card_name(card)
        if s.blocked >> card & 1:
            why = "was wanted by players with equally few crystals: nobody may take it this turn"
            return Reason(f"{name} {why}.", "R27")
        if s.taken >> card & 1:
            return Reason(f"{name} goes to another player.", "R28")
        if s.fresh >> card & 1:
            return Reason(f"{name} came into the pool with this pick and can be taken from the next one on.", "R29")
        if IN_POOL <= code < PLACED:
            return Reason(f"{name} is universal: choose it together with its column.", "R21")
        return NO_REASON


def points_of(code: int) -> list[int]:
    """What one points at for a use or a wish: the card of the pool and, if it is universal, the source for it."""
    if UNDER <= code < DISCARD:
        return [IN_POOL + wanted(code), COLUMN + named_column(code)]
    return [] if code == NO else [code]


def card_and_place(s: State, code: int) -> str:
    """The card of the pool that an answer takes, and where to if it is universal."""
    place = f", under {ELEMENTS[named_column(code)]}" if named_column(code) >= 0 else ""
    return s.card_name(wanted(code)) + place


class Use(PoolAsk):
    """Step 2: place the picked card, exchange it, or discard it (R17)."""

    rule = "R17"

    def prompt(self, s: State) -> str:
        codes = self.options(s)
        ways = ["place it"]
        if any([wanted(code) >= 0 for code in codes]):
            ways.append("exchange it (−1 crystal)")
        if DISCARD in codes:
            ways.append("discard it (+1 crystal)")
        listed = ", ".join(ways[:-1]) + " or " if len(ways) > 1 else ""
        return f"Use {s.card_name(s.picked[self.player])}: {listed}{ways[-1]}"

    def options(self, s: State) -> list[int]:
        you = self.player
        element = s.cards.faces[s.picked[you]].element
        codes: list[int] = []
        if element == UNIVERSAL:
            codes.extend([COLUMN, COLUMN + 1, COLUMN + 2, COLUMN + 3])
        else:
            codes.append(COLUMN + element)
        if s.crystals[you] > 0:
            take_codes(s.at[POOL], codes, s.taken | s.blocked)
        if s.discards[you] < 0 and s.supply > 0 and not s.dry:
            codes.append(DISCARD)
        return codes

    def label(self, s: State, option: int) -> str:
        if option == DISCARD:
            return "Discard it for a crystal"
        if COLUMN <= option < SEAT:
            return f"Place it under {ELEMENTS[named_column(option)]}"
        return f"Exchange it for {card_and_place(s, option)} (1 crystal)"

    def short(self, s: State, option: int) -> str:
        if option == DISCARD:
            return "Discard"
        return "Place" if COLUMN <= option < SEAT else "Exchange"

    def source(self, s: State) -> int:
        return IN_HAND + s.picked[self.player]

    def tried(self, s: State, option: int) -> int:
        you = self.player
        s.chosen[you] = option
        use_picked(s, you, you + 1)
        card = s.picked[you]
        s.chosen[you] = s.picked[you] = -1
        return card

    def wish(self, s: State) -> str:
        return f"Place, exchange or discard {s.card_name(s.picked[self.player])}"

    def refusal(self, s: State, code: int) -> Reason:
        you = self.player
        if COLUMN <= code < SEAT:
            card = s.picked[you]
            element = ELEMENTS[s.cards.faces[card].element]
            return Reason(f"{s.card_name(card)} is a card of {element} and goes under that source.", "R20")
        if code == DISCARD:
            if s.discards[you] >= 0:
                return Reason("You have discarded a card in this round already.", "R31")
            return Reason("The supply holds no crystal to discard for.", "R32")
        if wanted(code) in s.at[POOL] and s.crystals[you] == 0:
            return Reason("An exchange costs a crystal, and you have none.", "R24")
        return super().refusal(s, code)


class Enhance(Sealed):
    """Step 3: put a crystal on one card of your collection, or do not (R18, R33)."""

    wants = "A crystal goes on a card of your collection"
    rule = "R33"
    code = PLACED
    does = "Enhance"
    word = "Enhance"
    says = "Enhance nothing"

    def prompt(self, s: State) -> str:
        once = "" if s.extra == NONE else ", once for both picks"
        return f"Enhance a card{once}? You have {counted(s.crystals[self.player], 'crystal')}"

    def options(self, s: State) -> list[int]:
        codes: list[int] = [NO]
        if s.crystals[self.player] == 0:
            return codes
        faces = s.cards.faces
        for column in range(self.player * 4, self.player * 4 + 4):
            first = column * ROWS
            for place in range(first, first + s.heights[column]):
                card = s.cells[place]
                if faces[card].activation and s.lit >> card & 1 == 0:
                    codes.append(PLACED + card)
        return codes

    def short(self, s: State, option: int) -> str:
        return "Not now" if option == NO else self.word

    def tried(self, s: State, option: int) -> int:
        if option == NO:
            return -1
        enhance(s, self.player, option - PLACED)
        return option - PLACED

    def refusal(self, s: State, code: int) -> Reason:
        if not PLACED <= code < COLUMN:
            return NO_REASON
        card = code - PLACED
        if s.owner(card) != self.player:
            return Reason("This card is not in your collection.", "R34")
        why = "is enhanced already" if s.has_crystal(card) else "has no place for a crystal"
        return Reason(f"{s.card_name(card)} {why}.", "R34")


class Want(PoolAsk):
    """The pool card to swap one of your own for; without one that can be taken there is no swap (R47)."""

    asks = "For which card of the pool do you swap one of yours?"
    wants = "Choose a card of the pool for the swap"
    rule = "R47"
    word = "Swap"
    says = "No swap"

    def __init__(self, player: int, me: int = -1) -> None:
        super().__init__(player)
        self.me = me  # the card that swaps

    def options(self, s: State) -> list[int]:
        codes: list[int] = []
        take_codes(s.at[POOL], codes, s.taken | s.blocked | s.fresh)
        return codes or [NO]

    def label(self, s: State, option: int) -> str:
        return self.says if option == NO else f"Swap for {card_and_place(s, option)}"

    def source(self, s: State) -> int:
        return PLACED + self.me

    def tried(self, s: State, option: int) -> int:
        """The pool card in its column; which card goes to the pool for it is asked afterwards."""
        card = wanted(option)
        if card >= 0:
            s.at[POOL].remove(card)
            s.add(self.player, s.goes_under(option, card), card)
        return card


class PushOverload(Question):
    """The holder may push Overload to another player's side for a crystal (R67)."""

    wants = "Choose a player to push Overload to"
    rule = "R67"
    code = SEAT
    does = "Push it to"
    word = "Push"
    says = "Keep it"

    def prompt(self, s: State) -> str:
        return f"Push {s.card_name(OVERLOAD)} to another player for 1 crystal?"

    def among(self, s: State) -> list[int]:
        return [side for side in range(s.sides) if side != self.player] if s.crystals[self.player] > 0 else []

    def called(self, s: State, thing: int) -> str:
        return s.called(thing)

    def source(self, s: State) -> int:
        return PLACED + OVERLOAD

    def refusal(self, s: State, code: int) -> Reason:
        own = "Overload lies beside you already; it is pushed to another player."
        return Reason(own, "R67") if code == SEAT + self.player else NO_REASON

    def chosen(self, s: State, thing: int) -> None:
        pay(s, self.player)
        s.pushed = True
        s.overload = thing
        s.tell("Pushed", "{you:pay} 1 crystal {and:push} {card} to {them}.", self.player, OVERLOAD, them=thing)


# Questions never change, so one of each serves every game.
PICK: Final[list[Sealed]] = [Pick(seat) for seat in range(4)]
USE: Final[list[Sealed]] = [Use(seat) for seat in range(4)]
ENHANCE: Final[list[Sealed]] = [Enhance(seat) for seat in range(4)]
WANT: Final[list[Sealed]] = [Want(seat) for seat in range(4)]
PUSH_OVERLOAD: Final = [PushOverload(seat) for seat in range(4)]
SEALED: Final = (PICK, USE, ENHANCE, WANT)  # by phase


def answer_anew(s: State, seat: int) -> None:
    """At a table dealt anew for a seat: the others' sealed answers, as each could have given them."""
    shown = s.shown
    for each in range(s.seats):
        if each != seat and s.choosing >> each & 1 and s.chosen[each] >= 0:
            options = SEALED[s.phase][each].options(s)
            s.chosen[each] = options[s.roll(len(options))]
    s.shown = shown
