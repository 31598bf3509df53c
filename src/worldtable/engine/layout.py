"""The layout of a table: its places, who sees what lies there, and which codes point at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from worldtable.engine.card import Card

# Who sees what lies in a place by its being there.
NOBODY: Final = 0
OWNER: Final = 1
ALL: Final = 2


class Place:
    """A pile, a row, a hand: its first number, its name, who sees it, and the first code of its cards."""

    def __init__(
        self,
        number: int,
        id: str,
        words: str,
        *,
        seen_by: int = ALL,
        each: bool = False,
        code: int = -1,
        ordered: bool = True,
        fixed: bool = False,
    ) -> None:
        self.number = number
        self.id = id  # on screens
        self.words = words  # "the Void"; of a place that every side has only the noun
        self.seen_by = seen_by
        self.each = each  # every side has one
        self.code = code
        self.ordered = ordered  # which card lies where means something; in a hand it does not
        self.fixed = fixed  # once the game has begun only a redeal changes what lies there


class Layout:
    """All places of a game by their numbers. Codes of a place that all see go on from side to side."""

    def __init__(
        self,
        sides: int,
        faces: int,
        *places: Place,
        seats: int,
        decline: int,
        ways: int,
        numbers: int = -1,
        box: int = 0,
    ) -> None:
        self.sides = sides  # at most
        self.faces = faces  # a set has at most so many different cards
        self.seats = seats  # the first code of the seats
        self.decline = decline  # the code of "no, thanks"
        self.ways = ways  # the first code of several answers in one go
        self.box = box  # the place of what is out of the game: a redeal puts there what is left over
        self.numbers = numbers  # the code of the number 0
        self.words: list[str] = []
        self.everybody = (1 << sides) - 1
        self.ids: list[str] = []
        self.seen_by: list[int] = []
        self.owner: list[int] = []  # -1: nobody's
        self.code: list[int] = []  # -1: nothing points there
        self.sees: list[int] = []  # the seats that see what lies there, as bits
        self.ordered: list[bool] = []
        self.fixed: list[bool] = []
        for place in places:
            assert place.number == len(self.ids), f"{place.id} is number {len(self.ids)}"
            for side in range(sides if place.each else 1):
                self.ids.append(f"{place.id}-{side}" if place.each else place.id)
                self.words.append(place.words)
                self.seen_by.append(place.seen_by)
                self.owner.append(side if place.each else -1)
                self.code.append(place.code + (side * faces if place.each and place.seen_by == ALL else 0))
                self.sees.append((0, 1 << side, self.everybody)[place.seen_by])
                self.ordered.append(place.ordered)
                self.fixed.append(place.fixed)

    def hands(self) -> list[list[int]]:
        """The places that make up the hand of each side: what it alone sees, and what others saw of that."""
        secret = {self.ids[place] for place in range(len(self.ids)) if self.seen_by[place] == OWNER}
        found: list[list[int]] = [[] for _ in range(self.sides)]
        for place in range(len(self.ids)):
            if self.owner[place] >= 0 and self.ids[place] in secret:
                found[self.owner[place]].append(place)
        return found

    def moving(self, sides: int, copied: bool) -> list[int]:
        """The places of a table for so many sides where cards come and go, or change names with like ones."""
        there = [place for place in range(len(self.ids)) if self.owner[place] < sides]
        return [place for place in there if copied or not self.fixed[place]]


class Deck:
    """The cards of a set as numbers: what is printed on each, and in each place the code that points at it."""

    def __init__(self, layout: Layout, faces: Sequence[Card[Any]], alike: bool = False) -> None:
        self.faces: list[Card[Any]] = list(faces)
        self.cards: list[Card[Any]] = [face for face in faces for _ in range(1 if alike else face.copies)]
        self.copied = len(self.cards) > len(faces)  # whether any two cards look alike
        self.face_of = [card.face for card in self.cards]
        self.code_of = [[first + face for face in self.face_of] for first in layout.code]
        self.moving = [layout.moving(sides, self.copied) for sides in range(layout.sides + 1)]
        self.hands = layout.hands()
        self.plain = [codes == list(range(len(codes))) for codes in self.code_of]  # every card is its own code
