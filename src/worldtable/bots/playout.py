"""Playing on by guesswork: how bots see where a table may lead."""

from __future__ import annotations

from worldtable.engine.loop import PRIME
from worldtable.engine.step import State


class Luck:
    """A stream of chances of a bot's own; the same seed gives the same stream."""

    def __init__(self, seed: int) -> None:
        self.last = seed % (PRIME - 1) + 1

    def roll(self, sides: int) -> int:
        """A number from 0 up to one below the sides."""
        if sides == 1:
            return 0
        self.last = self.last * 48271 % PRIME
        return self.last % sides


def guess(s: State, at: int, luck: Luck) -> int:
    """An answer to an open question as it comes to mind: at random one of those that stand out."""
    options: list[int] = s.ask_at(at).tempting(s, s.options_at(at))
    return options[luck.roll(len(options))]
