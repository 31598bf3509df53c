"""Effects worked out during scoring over whole collections: most, per row, per set, per symbol, copy."""

from __future__ import annotations

from worldtable.engine.scene import Term
from worldtable.games.world_shapers.part import ELEMENTS, Part
from worldtable.games.world_shapers.state import ROWS, Power, State

COMPLETE = "complete"
INCOMPLETE = "incomplete"


def capped(points: int, most: int) -> int:
    return most if 0 <= most < points else points


def at_most(most: int) -> str:
    return f", at most {most}" if most >= 0 else ""


def counted(count: int, word: str) -> str:
    return f"1 {word}" if count == 1 else f"{count} {word}s"


def lead_in_words(own: int, best: int, amount: int, what: str) -> str:
    """Most pays only who is strictly ahead (R44c)."""
    if own > best:
        return f"{amount} for the most {what} ({own} : {best})"
    return f"not the most {what} ({own} : {best})"


class OfElement(Power):
    """An effect about the symbols of one element."""

    def __init__(self) -> None:
        super().__init__()
        self.element = 0

    def read(self, part: Part) -> None:
        self.element = part.element()
        self.amount = part.points()

    def terms(self, enhanced: bool) -> list[Term]:
        return [Term(self.effect, self.amount, (ELEMENTS[self.element],), enhanced=enhanced)]


class MostSymbols(OfElement):
    says = "Points for strictly more symbols of an element than every other player."
    kind = "most"

    def points(self, s: State, side: int, element: int, row: int) -> int:
        return self.amount if s.symbols[side * 4 + self.element] > rival_symbols(s, side, self.element) else 0

    def why(self, s: State, side: int, element: int, row: int) -> str:
        own, best = s.symbols[side * 4 + self.element], rival_symbols(s, side, self.element)
        return lead_in_words(own, best, self.amount, ELEMENTS[self.element])


def rival_symbols(s: State, side: int, element: int) -> int:
    """The highest number of symbols of an element among the opponents of a side."""
    best = 0
    for other in range(s.sides):
        if other != side and s.symbols[other * 4 + element] > best:
            best = s.symbols[other * 4 + element]
    return best


class OfRows(Power):
    """An effect about complete or incomplete rows (R44a)."""

    def __init__(self) -> None:
        super().__init__()
        self.complete = True

    def read(self, part: Part) -> None:
        self.complete = part.choice("row", (COMPLETE, INCOMPLETE)) == COMPLETE
        self.amount = part.points()

    def terms(self, enhanced: bool) -> list[Term]:
        return [Term(self.effect, self.amount, (f"{self.kind_of_row()} row",), enhanced=enhanced)]

    def rows(self, s: State, side: int) -> int:
        return s.complete_rows(side) if self.complete else s.incomplete_rows(side)

    def kind_of_row(self) -> str:
        return COMPLETE if self.complete else INCOMPLETE


class MostRows(OfRows):
    says = "Points for strictly more complete (or incomplete) rows than every other player."
    kind = "most"

    def rivals(self, s: State, side: int) -> int:
        best = 0
        for other in range(s.sides):
            if other != side:
                best = max(best, self.rows(s, other))
        return best

    def points(self, s: State, side: int, element: int, row: int) -> int:
        return self.amount if self.rows(s, side) > self.rivals(s, side) else 0

    def why(self, s: State, side: int, element: int, row: int) -> str:
        own, best = self.rows(s, side), self.rivals(s, side)
        return lead_in_words(own, best, self.amount, f"{self.kind_of_row()} rows")


class PerRow(OfRows):
    says = "Points for each complete (or incomplete) row."
    kind = "rows"

    def points(self, s: State, side: int, element: int, row: int) -> int:
        return self.amount * self.rows(s, side)

    def why(self, s: State, side: int, element: int, row: int) -> str:
        return f"{self.amount} for each of {counted(self.rows(s, side), f'{self.kind_of_row()} row')}"


class PerSet(Power):
    says = "Points for each set of one symbol of each of some elements."
    kind = "symbols"

    def __init__(self) -> None:
        super().__init__()
        self.elements: list[int] = []

    def read(self, part: Part) -> None:
        self.elements = part.elements()
        self.amount = part.points()

    def terms(self, enhanced: bool) -> list[Term]:
        of = tuple([ELEMENTS[each] for each in self.elements])
        return [Term(self.effect, self.amount, of, enhanced=enhanced)]

    def sets(self, s: State, side: int) -> int:
        fewest = s.symbols[side * 4 + self.elements[0]]
        for element in self.elements:
            fewest = min(fewest, s.symbols[side * 4 + element])
        return fewest

    def points(self, s: State, side: int, element: int, row: int) -> int:
        return self.amount * self.sets(s, side)

    def why(self, s: State, side: int, element: int, row: int) -> str:
        names = [ELEMENTS[each] for each in self.elements]
        word = "set" if len(names) > 2 else "pair"
        what = "all elements" if len(names) == len(ELEMENTS) else " and ".join(names)
        return f"{self.amount} for each of {counted(self.sets(s, side), word)} of {what}"


class PerSymbol(OfElement):
    says = "Points for each symbol of an element, perhaps with a cap."
    kind = "symbols"

    def __init__(self) -> None:
        super().__init__()
        self.most = -1

    def read(self, part: Part) -> None:
        super().read(part)
        self.most = part.most()

    def terms(self, enhanced: bool) -> list[Term]:
        most = self.most if self.most >= 0 else None
        return [Term(self.effect, self.amount, (ELEMENTS[self.element],), most, enhanced)]

    def count(self, s: State, side: int) -> int:
        return s.symbols[side * 4 + self.element]

    def points(self, s: State, side: int, element: int, row: int) -> int:
        return capped(self.amount * self.count(s, side), self.most)

    def why(self, s: State, side: int, element: int, row: int) -> str:
        name = ELEMENTS[self.element]
        return f"{self.amount} for each of {self.count(s, side)} {name}{at_most(self.most)}"


class RivalSymbols(PerSymbol):
    says = "Points for each symbol of an element of the opponent who has the most of them, perhaps with a cap."

    def count(self, s: State, side: int) -> int:
        return rival_symbols(s, side, self.element)

    def why(self, s: State, side: int, element: int, row: int) -> str:
        count, name = self.count(s, side), ELEMENTS[self.element]
        return f"{self.amount} for each of {count} {name} of the strongest rival{at_most(self.most)}"


class PerEnhanced(Power):
    says = "Points for each enhanced card, perhaps with a cap."
    kind = "crystals"

    def __init__(self) -> None:
        super().__init__()
        self.most = -1

    def read(self, part: Part) -> None:
        self.amount = part.points()
        self.most = part.most()

    def terms(self, enhanced: bool) -> list[Term]:
        most = self.most if self.most >= 0 else None
        return [Term(self.effect, self.amount, ("crystal",), most, enhanced)]

    def count(self, s: State, side: int) -> int:
        found = 0
        for column in range(side * 4, side * 4 + 4):
            first = column * ROWS
            for place in range(first, first + s.heights[column]):
                if s.lit >> s.cells[place] & 1:
                    found += 1
        return found

    def points(self, s: State, side: int, element: int, row: int) -> int:
        return capped(self.amount * self.count(s, side), self.most)

    def why(self, s: State, side: int, element: int, row: int) -> str:
        return f"{self.amount} for each of {counted(self.count(s, side), 'enhanced card')}{at_most(self.most)}"


class PerOpponentFewer(OfElement):
    says = "Points for each opponent with fewer symbols of an element."
    kind = "symbols"

    def count(self, s: State, side: int) -> int:
        own = s.symbols[side * 4 + self.element]
        found = 0
        for other in range(s.sides):
            if other != side and s.symbols[other * 4 + self.element] < own:
                found += 1
        return found

    def points(self, s: State, side: int, element: int, row: int) -> int:
        return self.amount * self.count(s, side)

    def why(self, s: State, side: int, element: int, row: int) -> str:
        opponents = counted(self.count(s, side), "opponent")
        return f"{self.amount} for each of {opponents} with less {ELEMENTS[self.element]}"


class CopyScoring(Power):
    says = "Copies the effect of a card with the scoring icon in any collection."
    kind = "copies"
    copies = True
