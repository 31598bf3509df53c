"""Effects of single cards by themselves and by their place: fixed points, vicinity, virtual sources, Overload."""

from __future__ import annotations

from worldtable.games.world_shapers.card import ELEMENTS, EVERY_ELEMENT, MOST_POINTS, Part, Power
from worldtable.games.world_shapers.state import State


class Flat(Power):
    says = "Fixed points."
    fixed = True
    kind = "points"
    reads = "points"

    def points(self, s: State, side: int, element: int, row: int) -> int:
        return self.amount

    def why(self, s: State, side: int, element: int, row: int) -> str:
        return f"{self.amount} of its own"


class Vicinity(Power):
    """Every need must be met by a different card beside it in its row (R43, R44)."""

    says = "Points if cards of given elements lie beside it in its row."
    kind = "neighbours"
    reads = "points"
    first: int = EVERY_ELEMENT  # the elements that serve its first need, as bits
    second: int = 0  # there is none

    def read(self, part: Part) -> None:
        super().read(part)
        needs = part.needs()
        self.needed = len(needs)
        self.first = needs[0]
        self.second = needs[1] if self.needed == 2 else 0

    def of(self) -> tuple[str, ...]:
        needs = [self.first, self.second][: self.needed]
        return tuple(["any" if need == EVERY_ELEMENT else accepted(need) for need in needs])

    def neighbours(self, s: State, side: int, element: int, row: int) -> list[int]:
        """The left one if it will do by itself."""
        if self.missing(s, side, element, row):
            return []
        left, right = s.left_of[element], s.right_of[element]
        if self.needed == 2:
            return [left, right]
        return [left] if self.first >> left & 1 and s.heights[side * 4 + left] > row else [right]

    def missing(self, s: State, side: int, element: int, row: int) -> int:
        left, right = s.left_of[element], s.right_of[element]
        on_left = 1 << left if s.heights[side * 4 + left] > row else 0
        on_right = 1 << right if s.heights[side * 4 + right] > row else 0
        return self.unmet(on_left, on_right)

    def unmet(self, left: int, right: int) -> int:
        """How many of its needs some elements on its left and right, as bits, do not meet."""
        first, second = self.first, self.second
        if self.needed == 1:
            return 0 if first & (left | right) else 1
        if (first & left and second & right) or (first & right and second & left):
            return 0
        return 1 if (first | second) & (left | right) else 2

    def points(self, s: State, side: int, element: int, row: int) -> int:
        return self.amount if self.missing(s, side, element, row) == 0 else 0

    def why(self, s: State, side: int, element: int, row: int) -> str:
        begin = "nothing without" if self.missing(s, side, element, row) else f"{self.amount} for"
        return f"{begin} {self.beside()}"

    def beside(self) -> str:
        if self.needed == 1:
            return f"{accepted(self.first)} beside it"
        if self.first == self.second == EVERY_ELEMENT:
            return "cards on both sides of it"
        return f"{accepted(self.first)} and {accepted(self.second)} on its two sides"

    def reach(self, s: State, element: int) -> bool:
        return self.unmet(1 << s.left_of[element], 1 << s.right_of[element]) == 0


def accepted(bits: int) -> str:
    """The elements that serve a need, in words."""
    if bits == EVERY_ELEMENT:
        return "a card"
    return " or ".join([ELEMENTS[element] for element in range(4) if bits >> element & 1])


class VirtualSources(Power):
    says = "Missing neighbours of the owner's vicinity cards count as present."

    def read(self, part: Part) -> None:
        self.sources = part.number("count", 1, 4)

    def number(self) -> int:
        return self.sources

    def why(self, s: State, side: int, element: int, row: int) -> str:
        return f"{self.sources} virtual sources"


class Overload(Power):
    says = "Beside a collection it costs points; it can be pushed on for a crystal."
    fixed = True

    def read(self, part: Part) -> None:
        self.amount = -part.number("cost", 1, MOST_POINTS)
