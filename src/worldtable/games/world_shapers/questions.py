"""The sealed questions of a turn, and the words and refusals that questions share.

Pick, way of use, enhancement and wish for a swap are asked of everybody at the same time; an answer is
only noted, and nothing of it is shown before all are in (R16, R38).
"""

from __future__ import annotations

from typing import Final

from worldtable.engine.step import Ask
from worldtable.games.world_shapers import log
from worldtable.games.world_shapers.state import (
    COLUMN,
    DISCARD,
    ENHANCING,
    FIRST_UNIVERSAL,
    NO,
    OVERLOAD,
    PICKING,
    PLACED,
    POOL,
    ROWS,
    SEAT,
    UNDER,
    UNIVERSAL,
    USING,
    State,
    element_name,
    wanted,
)


def what_is(s: State, code: int) -> str:
    """What a code points at, in words for a refusal."""
    if code < POOL:
        return "this is a card of your hand"
    if code < PLACED:
        return "this is a card of the pool"
    if code < COLUMN:
        return "this is a card of a collection"
    if code < SEAT:
        return f"this is the source of {element_name(code - COLUMN)}"
    if code < UNDER:
        return "this is a player"
    if code < DISCARD:
        return "this is a place for a card of the pool"
    return "discarding is a way to use a picked card" if code == DISCARD else "you must choose"


def pool_codes(s: State, codes: list[int], shut: int) -> None:
    """Add the codes of the pool cards that may be taken; a universal card with each column it may go to (R21)."""
    for card in s.pool_cards:
        if shut >> card & 1 == 0:
            if card < FIRST_UNIVERSAL:
                codes.append(POOL + card)
            else:
                first = UNDER + 4 * (card - FIRST_UNIVERSAL)
                codes.extend([first, first + 1, first + 2, first + 3])


def why_not_pool(s: State, code: int) -> str:
    """Why a card of the pool cannot be taken, "" if the code is about no such card."""
    card = wanted(code)
    if card < 0:
        return ""
    if card not in s.pool_cards:
        return "This card is not in the pool. (R25)"
    if s.blocked >> card & 1:
        return (
            f"{s.name_of(card)} was wanted by players with equally few crystals: nobody may take it this turn. (R27)"
        )
    if s.taken >> card & 1:
        return f"{s.name_of(card)} goes to another player. (R28)"
    if s.fresh >> card & 1:
        return f"{s.name_of(card)} came into the pool with this pick and can be taken from the next one on. (R29)"
    if POOL <= code < PLACED:
        return f"{s.name_of(card)} is universal: choose it together with its column. (R21)"
    return ""


class Sealed(Ask[State]):
    """A question to everybody at once; its answer waits face down."""

    sealed = True

    def answer(self, s: State, option: int) -> None:
        s.chosen[self.player] = option


class Pick(Sealed):
    """Step 1: set one card of the hand aside, face down (R16)."""

    def prompt(self, s: State) -> str:
        return "Pick a card of your hand"

    def options(self, s: State) -> list[int]:
        return s.hands[self.player].copy()  # HAND is 0

    def label(self, s: State, option: int) -> str:
        return f"Pick {s.name_of(option)}"

    def why_not(self, s: State, code: int) -> str:
        if code == NO:
            return "Everybody picks one card. (R16)"
        return f"First pick a card of your hand; {what_is(s, code)}. (R16)"


class Use(Sealed):
    """Step 2: place the picked card, exchange it, or discard it (R17)."""

    def prompt(self, s: State) -> str:
        return f"Use {s.name_of(s.picked[self.player])}: place it, exchange it, or discard it"

    def options(self, s: State) -> list[int]:
        you = self.player
        element = s.cards.faces[s.picked[you]].element
        codes: list[int] = []
        if element == UNIVERSAL:
            codes.extend([COLUMN, COLUMN + 1, COLUMN + 2, COLUMN + 3])
        else:
            codes.append(COLUMN + element)
        if s.crystals[you] > 0:
            pool_codes(s, codes, s.taken | s.blocked)
        if s.discards[you] < 0 and s.supply > 0:
            codes.append(DISCARD)
        return codes

    def label(self, s: State, option: int) -> str:
        if option == DISCARD:
            return "Discard it for a crystal"
        if option >= UNDER:
            place = element_name((option - UNDER) % 4)
            return f"Exchange it for {s.name_of(wanted(option))}, under {place} (1 crystal)"
        if option >= COLUMN:
            return f"Place it under {element_name(option - COLUMN)}"
        return f"Exchange it for {s.name_of(wanted(option))} (1 crystal)"

    def why_not(self, s: State, code: int) -> str:
        you = self.player
        card = s.picked[you]
        if COLUMN <= code < SEAT:
            element = element_name(s.cards.faces[card].element)
            return f"{s.name_of(card)} is a card of {element} and goes under that source. (R20)"
        if code == DISCARD:
            if s.discards[you] >= 0:
                return "You have discarded a card in this round already. (R31)"
            return "The supply holds no crystal to discard for. (R32)"
        if wanted(code) in s.pool_cards and s.crystals[you] == 0:
            return "An exchange costs a crystal, and you have none. (R24)"
        return why_not_pool(s, code) or f"Place, exchange or discard {s.name_of(card)}; {what_is(s, code)}. (R17)"


class Enhance(Sealed):
    """Step 3: put a crystal on one card of your collection, or do not (R18, R33)."""

    def prompt(self, s: State) -> str:
        return f"Enhance a card? You have {log.crystals_in_words(s.crystals[self.player])}"

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

    def label(self, s: State, option: int) -> str:
        return "Enhance nothing" if option == NO else f"Enhance {s.name_of(option - PLACED)}"

    def why_not(self, s: State, code: int) -> str:
        if PLACED <= code < COLUMN:
            card = code - PLACED
            if s.owner(card) != self.player:
                return "This card is not in your collection. (R34)"
            if s.lit >> card & 1:
                return f"{s.name_of(card)} is enhanced already. (R34)"
            return f"{s.name_of(card)} has no place for a crystal. (R34)"
        return f"A crystal goes on a card of your collection; {what_is(s, code)}. (R33)"


class Want(Sealed):
    """A pool card to swap one of your own for, or none (R47)."""

    def prompt(self, s: State) -> str:
        return "Swap one of your cards for a card of the pool?"

    def options(self, s: State) -> list[int]:
        codes: list[int] = [NO]
        if len(s.collection(self.player)) > 1:
            pool_codes(s, codes, s.taken | s.blocked | s.fresh)
        return codes

    def label(self, s: State, option: int) -> str:
        if option == NO:
            return "No swap"
        under = f", under {element_name((option - UNDER) % 4)}" if option >= UNDER else ""
        return f"Swap for {s.name_of(wanted(option))}{under}"

    def why_not(self, s: State, code: int) -> str:
        return why_not_pool(s, code) or f"Choose a card of the pool for the swap; {what_is(s, code)}. (R47)"


class PushOverload(Ask[State]):
    """The holder may push Overload to another player's side for a crystal (R67)."""

    def prompt(self, s: State) -> str:
        return f"Push {s.name_of(OVERLOAD)} to another player for 1 crystal?"

    def options(self, s: State) -> list[int]:
        codes: list[int] = [NO]
        if s.crystals[self.player] > 0:
            for side in range(s.sides):
                if side != self.player:
                    codes.append(SEAT + side)
        return codes

    def label(self, s: State, option: int) -> str:
        return "Keep it" if option == NO else f"Push it to {s.side_name(option - SEAT)}"

    def why_not(self, s: State, code: int) -> str:
        if code == SEAT + self.player:
            return "Overload lies beside you already; it is pushed to another player. (R67)"
        return f"Choose a player to push Overload to; {what_is(s, code)}. (R67)"

    def answer(self, s: State, option: int) -> None:
        if option == NO:
            return
        s.crystals[self.player] -= 1
        s.supply += 1
        s.overload = option - SEAT
        if s.telling:
            s.tell(log.Pushed(self.player, s.overload))


# Questions never change, so one of each serves every game.
PICK: Final = [Pick(seat) for seat in range(4)]
USE: Final = [Use(seat) for seat in range(4)]
ENHANCE: Final = [Enhance(seat) for seat in range(4)]
WANT: Final = [Want(seat) for seat in range(4)]
PUSH_OVERLOAD: Final = [PushOverload(seat) for seat in range(4)]


def sealed_options(s: State, seat: int) -> list[int]:
    """What a seat could have answered in the present wave of sealed questions, given what all can see."""
    if s.phase == PICKING:
        return PICK[seat].options(s)
    if s.phase == USING:
        return USE[seat].options(s)
    if s.phase == ENHANCING:
        return ENHANCE[seat].options(s)
    return WANT[seat].options(s)
