"""The table of Lanterns: its places, its lanterns, and what a card is."""

from __future__ import annotations

from typing import Final

from worldtable.engine import card
from worldtable.engine.cardset import Entry
from worldtable.engine.layout import NOBODY, OWNER, Deck, Layout, Place
from worldtable.engine.places import Places
from worldtable.engine.scene import Amount, Face

SEATS: Final = 4
FACES: Final = 8

PILE: Final = 0
BOX: Final = 1  # the card that is left out of a round
HAND: Final = 2  # + seat
PLAYED: Final = 6  # + seat

SEAT: Final = (SEATS + 1) * FACES
DECLINE: Final = SEAT + SEATS
NUMBER: Final = DECLINE + 1  # + a number from 2 to 4
CODES: Final = NUMBER + 5

TABLE: Final = Layout(
    SEATS,
    FACES,
    Place(PILE, "pile", "the pile", seen_by=NOBODY),
    Place(BOX, "box", "the box", seen_by=NOBODY),
    Place(HAND, "hand", "hand", each=True, seen_by=OWNER, code=0, ordered=False),
    Place(PLAYED, "played", "row", each=True, code=FACES),
    seats=SEAT,
    decline=DECLINE,
    ways=CODES,
    numbers=NUMBER,
    box=BOX,
)


class Card(card.Card["State"]):
    """What is printed. What it does is told by its class, found by its id."""

    def __init__(self) -> None:
        super().__init__()
        self.value = 0

    def read(self, entry: Entry) -> None:
        super().read(entry)
        self.value, self.copies = entry.number("value", 1, 4), entry.number("copies", 1, 9)

    def as_printed(self) -> Face:
        return self.shown_as("light", amounts=(Amount("value", self.value),))

    def played(self, s: State, you: int, me: int) -> None:
        """Schedule what the card says."""


class State(Places):
    def __init__(self, seats: int, deck: Deck) -> None:
        super().__init__(seats, TABLE, deck)
        self.lanterns = [0] * seats
        self.out = 0  # who is out of the round, as bits
        self.shaded = 0  # whom nobody can choose, as bits
        self.active = 0

    def clone(self) -> State:
        other = State(self.seats, self.deck)
        self.copy_to(other)
        other.lanterns = self.lanterns.copy()
        other.out, other.shaded, other.active = self.out, self.shaded, self.active
        return other

    def light(self, card: int) -> Card:
        found = self.card(card)
        assert isinstance(found, Card)
        return found

    def held(self, seat: int) -> int:
        """The card of a player; of two the higher."""
        return max(self.at[HAND + seat], key=lambda card: self.light(card).value)

    def value(self, seat: int) -> int:
        return self.light(self.held(seat)).value

    def left_in(self) -> list[int]:
        return [seat for seat in range(self.seats) if not self.out >> seat & 1]
