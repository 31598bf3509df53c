"""Effects worked out during scoring over whole collections: most, per row, per set, per symbol, copy."""

from __future__ import annotations

from worldtable.engine.log import counted
from worldtable.games.world_shapers.card import ELEMENTS, Part, Power
from worldtable.games.world_shapers.state import ROWS, State

COMPLETE = "complete"
INCOMPLETE = "incomplete"


class Counting(Power):
    """Points for each of something in a collection, or once for strictly the most of it (R44c)."""

    most_of: bool = False  # pays once

    def own(self, s: State, side: int) -> int:
        """How many a side has of what is counted."""
        raise NotImplementedError(f"{type(self).__name__} has no own")

    def rival(self, s: State, side: int) -> int:
        """The highest number among the opponents of a side."""
        best = 0
        for other in range(s.sides):
            if other != side:
                best = max(best, self.own(s, other))
        return best

    def count(self, s: State, side: int) -> int:
        """How many it pays for."""
        return self.own(s, side)

    def points(self, s: State, side: int, element: int, row: int) -> int:
        if self.most_of:
            return self.amount if self.own(s, side) > self.rival(s, side) else 0
        points = self.amount * self.count(s, side)
        return self.most if 0 <= self.most < points else points

    def what(self) -> str:
        """What is counted, in words."""
        return ELEMENTS[self.element]

    def each(self, count: int) -> str:
        """So many of it, in words."""
        return f"{count} {self.what()}"

    def why(self, s: State, side: int, element: int, row: int) -> str:
        if self.most_of:
            own, best = self.own(s, side), self.rival(s, side)
            begin = f"{self.amount} for the" if own > best else "not the"
            return f"{begin} most {self.what()} ({own} : {best})"
        capped = f", at most {self.most}" if self.most >= 0 else ""
        return f"{self.amount} for each of {self.each(self.count(s, side))}{capped}"


class OfElement(Counting):
    """An effect about the symbols of one element."""

    reads = "element, points"

    def of(self) -> tuple[str, ...]:
        return (ELEMENTS[self.element],)

    def own(self, s: State, side: int) -> int:
        return s.symbols[side * 4 + self.element]


class MostSymbols(OfElement):
    says = "Points for strictly more symbols of an element than every other player."
    kind = "most"
    most_of = True


class PerSymbol(OfElement):
    says = "Points for each symbol of an element, perhaps with a cap."
    kind = "symbols"
    reads = "element, points, most"


class RivalSymbols(PerSymbol):
    says = "Points for each symbol of an element of the opponent who has the most of them, perhaps with a cap."

    def count(self, s: State, side: int) -> int:
        return self.rival(s, side)

    def each(self, count: int) -> str:
        return f"{count} {self.what()} of the strongest rival"


class PerOpponentFewer(OfElement):
    says = "Points for each opponent with fewer symbols of an element."
    kind = "symbols"

    def count(self, s: State, side: int) -> int:
        own = self.own(s, side)
        found = 0
        for other in range(s.sides):
            if other != side and self.own(s, other) < own:
                found += 1
        return found

    def each(self, count: int) -> str:
        return f"{counted(count, 'opponent')} with less {self.what()}"


class OfRows(Counting):
    """An effect about complete or incomplete rows (R44a)."""

    reads = "points"
    complete: bool = True

    def read(self, part: Part) -> None:
        self.complete = part.choice("row", (COMPLETE, INCOMPLETE)) == COMPLETE
        super().read(part)

    def of(self) -> tuple[str, ...]:
        return (self.row(),)

    def own(self, s: State, side: int) -> int:
        return s.complete_rows(side) if self.complete else s.incomplete_rows(side)

    def row(self) -> str:
        return f"{COMPLETE if self.complete else INCOMPLETE} row"

    def what(self) -> str:
        return f"{self.row()}s"

    def each(self, count: int) -> str:
        return counted(count, self.row())


class MostRows(OfRows):
    says = "Points for strictly more complete (or incomplete) rows than every other player."
    kind = "most"
    most_of = True


class PerRow(OfRows):
    says = "Points for each complete (or incomplete) row."
    kind = "rows"


class PerSet(Counting):
    says = "Points for each set of one symbol of each of some elements."
    kind = "symbols"
    reads = "points"

    def __init__(self) -> None:
        super().__init__()
        self.elements: list[int] = []

    def read(self, part: Part) -> None:
        self.elements = part.elements()
        super().read(part)

    def of(self) -> tuple[str, ...]:
        return tuple([ELEMENTS[each] for each in self.elements])

    def own(self, s: State, side: int) -> int:
        fewest = s.symbols[side * 4 + self.elements[0]]
        for element in self.elements:
            fewest = min(fewest, s.symbols[side * 4 + element])
        return fewest

    def each(self, count: int) -> str:
        names = self.of()
        word = "set" if len(names) > 2 else "pair"
        what = "all elements" if len(names) == len(ELEMENTS) else " and ".join(names)
        return f"{counted(count, word)} of {what}"


class PerEnhanced(Counting):
    says = "Points for each enhanced card, perhaps with a cap."
    kind = "crystals"
    reads = "points, most"

    def of(self) -> tuple[str, ...]:
        return ("crystal",)

    def own(self, s: State, side: int) -> int:
        found = 0
        for column in range(side * 4, side * 4 + 4):
            first = column * ROWS
            for place in range(first, first + s.heights[column]):
                found += s.lit >> s.cells[place] & 1
        return found

    def each(self, count: int) -> str:
        return counted(count, "enhanced card")


class CopyScoring(Power):
    says = "Copies the effect of a card with the scoring icon in any collection."
    kind = "copies"
    copies = True
