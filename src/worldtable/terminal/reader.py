"""Who reads a table: the numbers of the options, beside what they point at, and what codes and sides are called."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from worldtable.engine.table import DECLINE, FINAL, PASS, Choice, View

CLICK = "choose"  # marks what a click chooses with the numbers of its options
CURSOR = "cursor"  # marks what the highlighted option points at
LAST = (PASS, DECLINE, FINAL)  # tones of what leaves things as they are
LONGEST = 7  # letters of a mark's numbers


def offered(table: View) -> list[Choice]:
    """The choices in the order of their numbers: what goes on with the game, then what leaves it to others.

    What another choice begins is left out: who reads is asked one thing after the other.
    """
    begun = {tuple(choice.points) for choice in table.choices}
    whole = [
        choice for choice in table.choices if not any(tuple(choice.points[:at]) in begun for at in steps(choice))
    ]
    return sorted(whole, key=lambda choice: choice.tone in LAST)


def steps(choice: Choice) -> range:
    """How many things have been pointed at on the way to a choice."""
    return range(1, len(choice.points))


class Reader:
    """What one seat can point at, and with which numbers."""

    def __init__(self, table: View, cursor: int = 0) -> None:
        self.seat = table.seat
        self.cursor = cursor  # the number of the option that a cursor stands on, 0 if there is none
        self.choices = offered(table)
        self.numbers: dict[int, list[int]] = {}  # of the options that point at a code
        for number, choice in enumerate(self.choices, 1):
            for code in dict.fromkeys(choice.points):
                self.numbers.setdefault(code, []).append(number)
        self.sides = dict(enumerate(table.names)) | {banner.side: banner.name for banner in table.banners}
        self.names = names_of_codes(table)

    def offers(self, code: int) -> bool:
        return code in self.numbers

    def pointed(self, code: int) -> bool:
        """Whether the highlighted option points there."""
        return self.cursor in self.numbers.get(code, ())

    def mark(self, code: int) -> Text:
        """ "[3]" beside what option 3 points at, "«3»" if the cursor is there, "[2-4]" for several; else nothing."""
        numbers = self.numbers.get(code, [])
        if not numbers:
            return Text()
        if self.pointed(code):
            return Text(f"«{self.cursor}»", Style(bold=True, reverse=True, meta={CLICK: numbers, CURSOR: True}))
        return Text(f"[{spanned(numbers)}]", Style(bold=True, reverse=True, meta={CLICK: numbers}))

    def side(self, side: int) -> str:
        return self.sides.get(side, "nobody")


def names_of_codes(table: View) -> dict[int, str]:
    """What codes point at, by name: players, places, and the first thing with each code."""
    named = [(banner.code, banner.name) for banner in table.banners]
    for zone in table.zones:
        named.append((zone.code, zone.label))
        named += [(thing.code, thing.face.title) for thing in zone.things if thing.face is not None]
    return {code: name for code, name in reversed(named) if code >= 0}


def spanned(numbers: list[int]) -> str:
    """Rising numbers in few letters: 3; 2-4; 1,3; 2-4,9; and for more than that 1…12."""
    spans: list[list[int]] = []
    for number in numbers:
        if spans and number == spans[-1][-1] + 1:
            spans[-1].append(number)
        else:
            spans.append([number])
    words = ",".join(f"{span[0]}-{span[-1]}" if len(span) > 1 else f"{span[0]}" for span in spans)
    return words if len(words) <= LONGEST else f"{numbers[0]}…{numbers[-1]}"


def meta_of(line: Text, name: str) -> list[tuple[int, object]]:
    """Where a line is marked in some way, and with what."""
    found: list[tuple[int, object]] = []
    for span in line.spans:
        if isinstance(span.style, Style) and name in span.style.meta:
            found.append((span.start, span.style.meta[name]))
    return found
