"""One effect of a card as its file tells it: an inline table, read key by key."""

from __future__ import annotations

from typing import Final

from worldtable.engine.cardset import Entry
from worldtable.engine.wording import quoted

ELEMENTS: Final = ("air", "earth", "fire", "water")
EVERY_ELEMENT: Final = 15
MOST_POINTS: Final = 20


class Part:
    """Reading a value that is missing or wrong notes a problem on the card's entry and goes on."""

    def __init__(self, entry: Entry, key: str, values: dict[str, object]) -> None:
        self.entry = entry
        self.key = key
        self.values = values
        self.read: list[str] = ["effect"]

    def problem(self, text: str) -> None:
        effect = self.values.get("effect", "")
        self.entry.problem(self.key, f"{self.entry.called()}, {self.key} effect {quoted(effect)}: {text}")

    def number(self, name: str, low: int, high: int) -> int:
        self.read.append(name)
        found = self.values.get(name)
        if isinstance(found, int) and not isinstance(found, bool) and low <= found <= high:
            return found
        self.problem(f"{name} is {quoted(found)}; it must be a whole number from {low} to {high}.")
        return low

    def points(self) -> int:
        return self.number("points", 1, MOST_POINTS)

    def most(self) -> int:
        """The cap of an effect, -1 if it has none."""
        if "most" in self.values:
            return self.number("most", 1, MOST_POINTS)
        self.read.append("most")
        return -1

    def choice(self, name: str, accepted: tuple[str, ...]) -> str:
        self.read.append(name)
        found = self.values.get(name)
        if isinstance(found, str) and found in accepted:
            return found
        self.problem(f"{name} is {quoted(found)}; accepted: {', '.join(accepted)}.")
        return accepted[0]

    def element(self) -> int:
        return ELEMENTS.index(self.choice("element", ELEMENTS))

    def elements(self) -> list[int]:
        """Two to four different elements."""
        self.read.append("elements")
        found = self.values.get("elements")
        if isinstance(found, list) and 2 <= len(found) <= 4:
            places = [ELEMENTS.index(each) for each in found if each in ELEMENTS]
            if len(places) == len(found) == len(set(places)):
                return places
        self.problem(f"elements is {quoted(found)}; it must name two to four of {', '.join(ELEMENTS)}.")
        return [0, 1]

    def needs(self) -> list[int]:
        """For each neighbour that is needed the elements that serve, as bits."""
        self.read.append("needs")
        found = self.values.get("needs")
        if isinstance(found, list) and 1 <= len(found) <= 2:
            bits = [need_bits(each) for each in found]
            if 0 not in bits:
                return bits
        accepted = 'one or two neighbours, each an element, a list of elements or "any"'
        self.problem(f"needs is {quoted(found)}; it must be {accepted}.")
        return [EVERY_ELEMENT]

    def finish(self) -> None:
        for name in self.values:
            if name not in self.read:
                self.problem(f"nothing reads {quoted(name)}; accepted: {', '.join(sorted(self.read))}.")


def need_bits(need: object) -> int:
    """The elements that serve a need, as bits; 0 if it names none."""
    if need == "any":
        return EVERY_ELEMENT
    names = need if isinstance(need, list) else [need]
    bits = 0
    for name in names:
        if name not in ELEMENTS:
            return 0
        bits |= 1 << ELEMENTS.index(name)
    return bits
