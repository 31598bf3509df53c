"""Cards that are discarded at the same time, and their order (R53)."""

from __future__ import annotations

from typing import Final

from worldtable.engine.step import Ask, Reason, Step
from worldtable.games.world_of_wonders.codes import GROUP, GROUP_NAMES
from worldtable.games.world_of_wonders.questions import stray
from worldtable.games.world_of_wonders.state import State


class DiscardHeap(Step[State]):
    """Cards that are discarded together: as they lie, or in the order of the current player (R53)."""

    def run(self, s: State) -> None:
        if s.ordered and len(groups(s)) > 1:
            s.push(self)
            s.push(DiscardFirst(s.active))
            return
        if s.heap:
            s.discard.extend([packed & 127 for packed in s.heap])
            s.heap = ()
            s.shown += 1


def groups(s: State) -> list[int]:
    """The groups of cards that wait to be discarded."""
    found: list[int] = []
    for packed in s.heap:
        if packed >> 8 not in found:
            found.append(packed >> 8)
    return found


class DiscardFirst(Ask[State]):
    """The current player orders what is discarded at the same time (R53)."""

    def prompt(self, s: State) -> str:
        return "Several cards are discarded: which go first?"

    def options(self, s: State) -> list[int]:
        return [GROUP + group for group in groups(s)]

    def label(self, s: State, option: int) -> str:
        return f"First {GROUP_NAMES[option - GROUP]}"

    def why_not(self, s: State, code: int) -> Reason:
        return stray("Only what is being discarded can be put in order", "R53")

    def answer(self, s: State, option: int) -> None:
        group = option - GROUP
        s.discard.extend([packed & 127 for packed in s.heap if packed >> 8 == group])
        s.heap = tuple([packed for packed in s.heap if packed >> 8 != group])
        s.shown += 1


DISCARD_HEAP: Final = DiscardHeap()
