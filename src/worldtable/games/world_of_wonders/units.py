"""Units (R13): Constructors on sites, Military on walls and in battles. A unit is a card whose front nobody sees."""

from __future__ import annotations

from typing import Final

from worldtable.engine.scene import Piece

WORKER: Final = 0
FOREMAN: Final = 1
MILITIA: Final = 2
KNIGHT: Final = 3
UNIT: Final = ("Worker", "Foreman", "Militia", "Knight")
UNITS: Final = ("Workers", "Foremen", "Militia", "Knights")
STRONG: Final = 3  # what a Foreman or a Knight counts


def in_words(count: int, unit: int) -> str:
    """A number of units: "a Worker", "2 Knights"."""
    return f"a {UNIT[unit]}" if count == 1 else f"{count} {UNITS[unit]}"


class Units:
    """The units of a location, or of one side of a battle: cards of the weak ones and of the strong ones.

    It never changes, so copies of a table share it.
    """

    def __init__(self, weak: tuple[int, ...], strong: tuple[int, ...]) -> None:
        self.weak: Final = weak  # Workers or Militia
        self.strong: Final = strong  # Foremen or Knights

    def __repr__(self) -> str:
        return f"Units({self.weak}, {self.strong})"

    def of(self, unit: int) -> tuple[int, ...]:
        return self.strong if unit in (FOREMAN, KNIGHT) else self.weak

    def any(self) -> bool:
        return len(self.weak) > 0 or len(self.strong) > 0

    def all(self) -> tuple[int, ...]:
        return self.weak + self.strong

    def strength(self) -> int:
        """Without doublings."""
        return len(self.weak) + STRONG * len(self.strong)

    def replaced(self, unit: int, cards: tuple[int, ...]) -> Units:
        """The same with other units of such strength."""
        return Units(self.weak, cards) if unit in (FOREMAN, KNIGHT) else Units(cards, self.strong)

    def dealt(self, unknown: list[int]) -> Units:
        """As many other cards, off the end of a list."""
        weak = tuple([unknown.pop() for _ in self.weak])
        return Units(weak, tuple([unknown.pop() for _ in self.strong]))

    # For people, who see how many there are of each kind.

    def counts(self, military: bool) -> list[tuple[int, int]]:
        """The kinds of units that are there, each with their number."""
        kinds = (MILITIA, KNIGHT) if military else (WORKER, FOREMAN)
        return [(unit, len(self.of(unit))) for unit in kinds if self.of(unit)]

    def said(self, military: bool) -> str:
        """In words, "" if there are none."""
        return " and ".join([in_words(count, unit) for unit, count in self.counts(military)])

    def pieces(self, military: bool, owner: int) -> tuple[Piece, ...]:
        return tuple([Piece(UNIT[unit], count, owner) for unit, count in self.counts(military)])


NO_UNITS: Final = Units((), ())

# The groups of cards that are discarded together, in the order in which they go if nobody orders them (R53).
THE_CARD: Final = 0  # which lay open
ITS_CONSTRUCTORS: Final = 1
ITS_GARRISON: Final = 2
DEFENDERS: Final = 3
ATTACKERS: Final = 4
GROUP_NAMES: Final = ("the card", "the Constructors", "the garrison", "the defenders", "the attackers")
