"""What a seat knows, as a row of small numbers in a buffer that learners read in place.

Each number is a byte: 1 for what holds, or how many, or how much; what is below 0 counts as 0, and nothing is more
than 255. A row depends on nothing that its seat cannot know; the laws compare it byte by byte with that of a redeal.
"""

from __future__ import annotations

from typing import Final

from worldtable.engine.compiled import i64
from worldtable.engine.features import Plane
from worldtable.engine.layout import ALL, NOBODY, Layout
from worldtable.engine.places import Places

MOST: Final = 255
FEW: Final = 8  # cards, that are written one by one


class Row:
    """A stretch of a buffer, in which one observation is written."""

    def __init__(self, buffer: bytearray, size: int) -> None:
        self.buffer = buffer
        self.size = size
        self.empty = bytearray(size)
        self.first: i64 = 0

    def begin(self, first: i64) -> None:
        """From now on the row begins there; nothing is written in it yet."""
        self.first = first
        self.buffer[first : first + self.size] = self.empty

    def take(self, buffer: bytearray) -> None:
        """From now on the row is a buffer of its own, in which nothing is written yet."""
        self.buffer = buffer
        self.first = 0

    def mark(self, at: i64) -> None:
        self.buffer[self.first + at] = 1

    def put(self, at: i64, amount: i64) -> None:
        if amount > 0:
            self.buffer[self.first + at] = amount if amount < MOST else MOST

    def add(self, at: i64) -> None:
        """One more; copies of a card are few."""
        spot = self.first + at
        self.buffer[spot] = self.buffer[spot] + 1

    def count(self, at: i64, cards: list[int], face_of: list[int], faces: i64) -> None:
        """How many there are of each face. Of many cards all faces are written in one go; of few only theirs, each
        counted among those before it, for nothing takes longer than a byte."""
        number = len(cards)
        if number < FEW:
            for last in range(number):
                face = face_of[cards[last]]
                same = 1
                for before in range(last):
                    if face_of[cards[before]] == face:
                        same += 1
                self.buffer[self.first + at + face] = same
            return
        counts = [0] * faces
        for card in cards:
            counts[face_of[card]] += 1
        first = self.first + at
        self.buffer[first : first + faces] = bytes(counts)

    def bits(self, at: i64, bits: i64) -> None:
        """A mark for each bit; they fit a machine word."""
        while bits:
            if bits & 1:
                self.buffer[self.first + at] = 1
            bits >>= 1
            at += 1


def each_side(name: str, size: int, sides: int) -> list[Plane]:
    """A plane for every side: +0 is the seat itself, +1 the next one in playing order."""
    return [Plane(f"{name} +{step}", size) for step in range(sides)]


def known_planes(layout: Layout, sides: int, alike: bool) -> list[Plane]:
    """For each declared place its faces, as far as a seat can come to know any of them, and how many cards lie there,
    where not everybody sees them all.

    Where nobody sees what lies, a card that is known all the same has its depth instead, 1 for the top.
    """
    found: list[Plane] = []
    for place in counted(layout, sides):
        owner = layout.owner[place]
        name = named(layout, place)
        name = f"{name} +{owner}" if owner >= 0 else name
        if layout.seen_by[place] != NOBODY:
            found.append(Plane(name, layout.faces))
        elif not alike:
            found.append(Plane(f"{name}, depth", layout.faces))
        if layout.seen_by[place] != ALL:
            found.append(Plane(f"{name}, cards", 1))
    return found


def counted(layout: Layout, sides: int) -> list[int]:
    """The places of a table for so many sides where anything comes or goes."""
    return [at for at in range(len(layout.ids)) if layout.owner[at] < sides and not layout.fixed[at]]


def named(layout: Layout, place: int) -> str:
    """What a place is called, whoever's it is. Of several places of one name each is numbered."""
    name = layout.ids[place]
    if layout.owner[place] >= 0:
        name = name.rsplit("-", 1)[0]
        return f"{name}, {'open' if layout.seen_by[place] == ALL else 'hidden'}"
    same = [at for at in range(len(layout.ids)) if layout.ids[at] == name]
    return f"{name} {same.index(place) + 1}" if len(same) > 1 else name


class Known:
    """Where the numbers of each place begin among the planes; its sides are counted from the seat that looks."""

    def __init__(self, layout: Layout, sides: int, alike: bool) -> None:
        self.sides = sides
        self.alike = alike
        self.places = counted(layout, sides)
        self.faces = [-1] * len(layout.ids)
        self.cards = [-1] * len(layout.ids)
        at = 0
        for place in self.places:
            if layout.seen_by[place] != NOBODY or not alike:
                self.faces[place] = at
                at += layout.faces
            if layout.seen_by[place] != ALL:
                self.cards[place] = at
                at += 1
        self.size = at

    def fill(self, s: Places, seat: int, first: i64, row: Row) -> None:
        """The places of a table as far as a seat knows them."""
        layout = s.layout
        face_of = s.deck.face_of
        hidden = s.hidden(seat)
        for place in self.places:
            cards = s.at[place]
            if not cards:
                continue
            owner = layout.owner[place]
            # Whose place it is counts from the seat: the planes of the side as many steps on are filled.
            steps = (owner - seat) % self.sides - owner if owner >= 0 else 0
            if self.cards[place + steps] >= 0:
                row.put(first + self.cards[place + steps], len(cards))
            faces = self.faces[place + steps]
            if faces < 0 or place in hidden:
                continue
            if layout.seen_by[place] == NOBODY:
                for at in range(len(cards)):
                    if s.aware(seat, cards[at]):
                        row.put(first + faces + face_of[cards[at]], len(cards) - at)
            elif self.alike or layout.seen_by[place] == ALL or owner == seat:
                row.count(first + faces, cards, face_of, layout.faces)
            else:
                for card in cards:
                    if s.aware(seat, card):
                        row.add(first + faces + face_of[card])
