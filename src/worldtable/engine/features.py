"""What a table looks like to a side, as numbers that can be learned from.

A game names planes, such as "own hand" with a number for each face, and fills them for one side of a table: few of
their numbers are not 0, so only those are listed. Whose cards lie in declared places gets its planes for nothing.
"""

from __future__ import annotations

from typing import Final

from worldtable.engine.layout import NOBODY, Layout
from worldtable.engine.places import Places

SHARE: Final = 0.1  # points, and other numbers of about that size, are told in tenths
RELATIONS: Final = ("own", "others'", "common")


class Plane:
    """A named stretch of numbers."""

    def __init__(self, name: str, size: int) -> None:
        self.name = name
        self.size = size


class Features:
    """The numbers of a side that are not 0: where in the row of all planes, and how much."""

    def __init__(self) -> None:
        self.at: list[int] = []
        self.amounts: list[float] = []

    def clear(self) -> None:
        self.at = []
        self.amounts = []

    def add(self, at: int, amount: float) -> None:
        self.at.append(at)
        self.amounts.append(amount)

    def some(self, at: int, amount: int) -> None:
        """A number of about ten, told in tenths; nothing for 0."""
        if amount != 0:
            self.at.append(at)
            self.amounts.append(amount * SHARE)


def place_planes(layout: Layout) -> list[Plane]:
    """For each declared place: its faces, where anybody sees them, and how many cards lie there."""
    found: list[Plane] = []
    for name in rooms(layout):
        seen = [place for place in range(len(layout.ids)) if room(layout, place) == name]
        sides = RELATIONS[:2] if layout.owner[seen[0]] >= 0 else RELATIONS[2:]
        for relation in sides:
            if any([layout.seen_by[place] != NOBODY for place in seen]):
                found.append(Plane(f"{relation} {name}", layout.faces))
            found.append(Plane(f"{relation} {name}, cards", 1))
    return found


def rooms(layout: Layout) -> list[str]:
    """The names of the places that count: where nothing comes or goes there is nothing to learn."""
    found: list[str] = []
    for place in range(len(layout.ids)):
        name = room(layout, place)
        if name not in found and not layout.fixed[place]:
            found.append(name)
    return found


def room(layout: Layout, place: int) -> str:
    """What a place is called, whoever's it is; several of one name are one."""
    name = layout.ids[place]
    return name.rsplit("-", 1)[0] if layout.owner[place] >= 0 else name


class PlaceMap:
    """Where the numbers of each place begin among the planes, for its owner and for the others; -1 for nowhere."""

    def __init__(self, layout: Layout) -> None:
        self.faces = [[-1, -1] for _ in layout.ids]
        self.cards = [[-1, -1] for _ in layout.ids]
        at = 0
        for name in rooms(layout):
            same = [place for place in range(len(layout.ids)) if room(layout, place) == name]
            owned = layout.owner[same[0]] >= 0
            seen = any([layout.seen_by[place] != NOBODY for place in same])
            for relation in (0, 1) if owned else (0,):
                for place in same:
                    self.faces[place][relation] = at if seen else -1
                    self.cards[place][relation] = at + (layout.faces if seen else 0)
                at += 1 + (layout.faces if seen else 0)
        self.size = at

    def fill(self, s: Places, side: int, found: Features) -> None:
        """The places of a table, seen from a side."""
        owner = s.layout.owner
        face_of = s.deck.face_of
        for place in range(len(s.at)):
            cards = s.at[place]
            whose = owner[place]
            relation = 0 if whose < 0 or whose == side else 1
            count = self.cards[place][relation]
            if not cards or count < 0:
                continue
            found.add(count, len(cards) * SHARE)
            first = self.faces[place][relation]
            if first >= 0:
                for card in cards:
                    found.add(first + face_of[card], 1.0)
