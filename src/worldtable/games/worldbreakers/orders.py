"""The orders of the automaton (section 16)."""

from __future__ import annotations

from worldtable.engine.step import Step
from worldtable.games.worldbreakers.state import State


class Command(Step[State]):
    def run(self, s: State) -> None:
        pass


def redeal_orders(other: State) -> None:
    pass
