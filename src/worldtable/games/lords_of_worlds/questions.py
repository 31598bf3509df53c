"""What all questions of Lords of Worlds share: their tone, and a reason against everything in sight."""

from __future__ import annotations

from typing import Final

from worldtable.engine import table
from worldtable.engine.changes import Preview
from worldtable.engine.step import NO_REASON, Ask, Reason
from worldtable.games.lords_of_worlds.layout import (
    DECLINE,
    DONE,
    GROUP,
    HAND,
    HELD,
    HEX,
    MOVE,
    PASS,
    SEEN,
    SPACE,
    SUPPLY,
    TYPE,
    UNSEEN,
)
from worldtable.games.lords_of_worlds.paying import Bill
from worldtable.games.lords_of_worlds.planet import SPACES, TERRAINS
from worldtable.games.lords_of_worlds.state import State

# Why things and buttons have no part in a question; each reason is for the codes below a number.
ELSEWHERE: Final = (
    (GROUP, Reason("Cards are played to pay; nothing is being paid now.", "R29")),
    (HEX, Reason("A group is hired as a whole turn, instead of moving and collecting.", "R21")),
    (SPACE, Reason("The Cart goes nowhere now.", "R21")),
    (SUPPLY, Reason("Spaces are chosen when a tile is placed; nothing is being placed now.", "R47")),
    (MOVE, Reason("The supply is for free collections, after a paid tile on an Empty space.", "R51")),
    (DONE, Reason("A move is a choice at the beginning of a turn; it cannot be made now.", "R28")),
    (DECLINE, Reason("There is no payment to be done with.", "R31")),
    (PASS, Reason("Only a free collection or a declaration can be declined.", "R53")),
    (TYPE, Reason("You can pass only with an empty hand and no group on display.", "R22")),
)


class Question(Ask[State]):
    """A question of this game."""

    asks: str = ""
    doing: str = ""  # what its player is about, for all to see
    brief: str = ""  # what an option does, in a word or two

    def prompt(self, s: State) -> str:
        return self.asks

    def short(self, s: State, option: int) -> str:
        return "No, thanks" if option == DECLINE else self.brief

    def tone(self, s: State, option: int) -> str:
        return table.DECLINE if option == DECLINE else table.MAIN

    def foresee(self, s: State, option: int, preview: Preview) -> None:
        """Add to the preview of an option what its tables do not tell."""

    def bill(self, s: State) -> Bill | None:
        """What the hand must be able to pay; None if any hand has an answer."""
        return None

    def deal_for(self, s: State, place: int, unknown: list[int]) -> None:
        bill = self.bill(s) if place == UNSEEN + self.player else None
        if bill is not None:
            bill.put_on_top(s, s.at[SEEN + self.player], unknown, len(s.at[place]))

    def why_not(self, s: State, code: int) -> Reason:
        return self.reason(s, code) if in_sight(s, self.player, code) else NO_REASON

    def reason(self, s: State, code: int) -> Reason:
        """Why a thing in sight or a button cannot be chosen: here of what has no part in the question."""
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

    def own_space(self, code: int) -> int:
        """The space of the player's own Planet that a code points at, -1 if it points at something else."""
        own = SPACE <= code < SUPPLY and (code - SPACE) // SPACES == self.player
        return (code - SPACE) % SPACES if own else -1


def in_sight(s: State, you: int, code: int) -> bool:
    """Whether a code points at something that a seat sees, or is a button."""
    if code < GROUP:
        return code - HAND in s.hand(you)
    if code < HEX:
        return code - GROUP < s.groups()
    if code < SPACE:
        return code - HEX < s.map.size
    if code < SUPPLY:
        return (code - SPACE) // SPACES < s.seats
    if code < MOVE:
        return code - SUPPLY in s.supply
    return code < HELD or (code == HELD and s.held >= 0)
