"""What all questions of Lords of Worlds share: their tone, and a reason against everything in sight."""

from __future__ import annotations

from typing import Final

from worldtable.engine import table
from worldtable.engine.asking import ChooseOne
from worldtable.engine.changes import Preview
from worldtable.engine.step import NO_REASON, Reason
from worldtable.games.lords_of_worlds import layout
from worldtable.games.lords_of_worlds.card import TERRAINS
from worldtable.games.lords_of_worlds.layout import GROUP, HAND, HELD, HEX, MOVE, SPACE, SUPPLY, TYPE
from worldtable.games.lords_of_worlds.paying import Bill
from worldtable.games.lords_of_worlds.planet import SPACES
from worldtable.games.lords_of_worlds.state import State

# Why things and buttons have no part in a question; each reason is for the codes below a number.
ELSEWHERE: Final = (
    (GROUP, Reason("Cards are played to pay; nothing is being paid now.", "R29")),
    (HEX, Reason("A group is hired as a whole turn, instead of moving and collecting.", "R21")),
    (SPACE, Reason("The Cart goes nowhere now.", "R21")),
    (SUPPLY, Reason("Spaces are chosen when a tile is placed; nothing is being placed now.", "R47")),
    (MOVE, Reason("The supply is for free collections, after a paid tile on an Empty space.", "R51")),
    (layout.DONE, Reason("A move is a choice at the beginning of a turn; it cannot be made now.", "R28")),
    (layout.DECLINE, Reason("There is no payment to be done with.", "R31")),
    (layout.PASS, Reason("Only a free collection or a declaration can be declined.", "R53")),
    (TYPE, Reason("You can pass only with an empty hand and no group on display.", "R22")),
)


class Question(ChooseOne[State]):
    """A question of this game, for a hex if it names no other `code`.

    If it says what it `wants`, all that has no part in it is refused with that.
    """

    code = HEX
    doing: str = ""  # what its player is about, for all to see

    def called(self, s: State, thing: int) -> str:
        return s.hex_name(thing)

    def tone(self, s: State, option: int) -> str:
        return table.DECLINE if option == layout.DECLINE else table.MAIN

    def foresee(self, s: State, option: int, preview: Preview) -> None:
        """Add to the preview of an option what its tables do not tell."""

    def bill(self, s: State) -> Bill | None:
        """What the hand must be able to pay; None if any hand has an answer."""
        return None

    def deal_for(self, s: State, place: int, unknown: list[int]) -> None:
        bill = self.bill(s) if place == layout.UNSEEN + self.player else None
        if bill is not None:
            bill.put_on_top(s, s.at[layout.SEEN + self.player], unknown, len(s.at[place]))

    # Why something cannot be chosen.

    def why_not(self, s: State, code: int) -> Reason:
        if not in_sight(s, self.player, code):
            return NO_REASON
        if code < GROUP:
            return self.not_card(s, code - HAND)
        if HEX <= code < SPACE:
            return self.not_hex(s, code - HEX)
        owner, space = divmod(code - SPACE, SPACES)
        if code < SUPPLY and owner == self.player:
            return self.not_space(s, space)
        return self.not_now(s, code)

    def not_card(self, s: State, card: int) -> Reason:
        """Of a card of the hand."""
        return self.not_now(s, HAND + card)

    def not_hex(self, s: State, hex: int) -> Reason:
        return self.not_now(s, HEX + hex)

    def not_space(self, s: State, space: int) -> Reason:
        """Of a space of the player's own Planet."""
        return self.not_now(s, layout.space_code(self.player, space))

    def not_now(self, s: State, code: int) -> Reason:
        """Of what has no part in the question."""
        if self.wants:
            return Reason(f"{self.wants}.", self.rule)
        owner = (code - SPACE) // SPACES
        if SPACE <= code < SUPPLY and owner != self.player:
            return Reason(f"This is {s.name(owner)}'s Planet; you build on your own.", "R47")
        if code == MOVE and not s.holds_cards(self.player):
            return Reason("You hold no card to pay a move with.", "R29")
        if code == HELD:
            return Reason(f"You have collected {s.tile_name(s.held)} already.", "R44")
        if code >= TYPE:
            return Reason(f"{TERRAINS[code - TYPE]} can be declared when a Mix or a Viewpoint is placed.", "R56")
        return next(reason for end, reason in ELSEWHERE if code < end)


def in_sight(s: State, you: int, code: int) -> bool:
    """Whether a code points at something that a seat sees, or is a button."""
    return (
        code - HAND in s.hand(you)
        or GROUP <= code < GROUP + s.groups()
        or HEX <= code < HEX + s.map.size
        or SPACE <= code < layout.space_code(s.seats, 0)
        or code - SUPPLY in s.supply
        or MOVE <= code < HELD
        or (code == HELD and s.held >= 0)
    )
