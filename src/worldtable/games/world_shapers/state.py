"""The table of World Shapers in play: hands, pool, collections and crystals."""

from __future__ import annotations

from typing import Final

from worldtable.engine.alike import Alike
from worldtable.games.world_shapers.card import Cards, Power, Powers
from worldtable.games.world_shapers.layout import (
    BOXED,
    CARDS,
    COLUMN,
    DECK,
    HAND,
    IN_HAND,
    IN_POOL,
    OVERLOAD,
    PLACED,
    TABLE,
    named_column,
    wanted,
)

# What the players are doing.
PICKING: Final = 0
USING: Final = 1
ENHANCING: Final = 2
WANTING: Final = 3  # a pool card for a swap
OVER: Final = 4

# The extra pick of a turn (R45).
NONE: Final = 0
DUE: Final = 1
DONE: Final = 2

CRYSTALS: Final = 22
ROWS: Final = 20  # no column grows longer: 16 cards and a pool of 4 for the Imitation, 18 in the game of two


class State(Alike):
    """Sides are the seats and, in the solo game, the Imitation as side 1.

    A column is a stretch of `cells`, its cards from the source tile down. Columns go by element;
    `order` tells how the source tiles lie from left to right. Scoring reads rows and columns at every step of a
    search, so they are flat lists, and so are the picked and the discarded card of a side.
    """

    order: tuple[int, ...]
    left_of: tuple[int, ...]  # of each element, the element of the column left of it
    right_of: tuple[int, ...]
    # By side:
    crystals: list[int]
    at_reveal: list[int]  # crystals when the picks were revealed
    chosen: list[int]  # the sealed answer, -1 before it
    picked: list[int]  # the revealed card, -1 if there is none
    discards: list[int]  # the card discarded this round, which all have seen revealed; -1 if none
    # By side and element:
    cells: list[int]
    heights: list[int]
    symbols: list[int]

    def __init__(self, seats: int, cards: Cards) -> None:
        super().__init__(seats, TABLE, cards.numbers)
        self.cards = cards
        self.sides = 2 if seats == 1 else seats
        self.refill = False  # a hand that loses Overload gets another card (R69)
        self.supply = CRYSTALS
        self.lit = 0  # the cards that carry a crystal, as bits
        self.overload = -1  # the side Overload lies beside
        self.round = 0
        self.turns = 0  # of this round
        self.passed = 0  # how often the hands of this round were passed on
        self.phase = PICKING
        self.extra = NONE
        self.choosing = 0  # the seats whose answers are sealed now, as bits
        self.fresh = 0  # pool cards that came with this pick, as bits (R29)
        self.taken = 0  # pool cards that somebody gets with this pick
        self.blocked = 0  # pool cards that nobody may take this turn (R27)
        self.dry = False  # the supply pays for no more discards with this pick (A33)
        self.enhanced = 0  # the seats that have enhanced a card this turn, as bits (R33)
        self.pushed = False  # Overload has been pushed this turn (R67)

    def prepare(self, order: list[int]) -> None:
        """Put the source tiles in order and clear a place for every side (R7, R8)."""
        self.lay_out([], BOXED)
        self.order = tuple(order)
        self.left_of = tuple([order[order.index(element) - 1] for element in range(4)])
        self.right_of = tuple([order[(order.index(element) + 1) % 4] for element in range(4)])
        self.crystals = [0] * self.sides
        self.at_reveal = [0] * self.sides
        self.chosen = [-1] * self.sides
        self.picked = [-1] * self.sides
        self.discards = [-1] * self.sides
        self.cells = [-1] * (self.sides * 4 * ROWS)
        self.heights = [0] * (self.sides * 4)
        self.symbols = [0] * (self.sides * 4)

    def clone(self) -> State:
        other = State(self.seats, self.cards)
        self.copy_to(other)
        other.order = self.order
        other.left_of = self.left_of
        other.right_of = self.right_of
        other.refill = self.refill
        other.supply = self.supply
        other.lit = self.lit
        other.overload = self.overload
        other.round = self.round
        other.turns = self.turns
        other.passed = self.passed
        other.phase = self.phase
        other.extra = self.extra
        other.choosing = self.choosing
        other.fresh = self.fresh
        other.taken = self.taken
        other.blocked = self.blocked
        other.dry = self.dry
        other.enhanced = self.enhanced
        other.pushed = self.pushed
        other.crystals = self.crystals.copy()
        other.at_reveal = self.at_reveal.copy()
        other.chosen = self.chosen.copy()
        other.picked = self.picked.copy()
        other.discards = self.discards.copy()
        other.cells = self.cells.copy()
        other.heights = self.heights.copy()
        other.symbols = self.symbols.copy()
        return other

    # What the engine asks.

    def census(self) -> list[int]:
        """Every card, and the number of crystals (R2)."""
        cards = super().census() + self.cells
        for side in range(self.sides):
            cards.extend([self.picked[side], self.discards[side], OVERLOAD if self.overload == side else -1])
        crystals = self.supply + sum(self.crystals) + self.lit.bit_count()
        return [*sorted([card for card in cards if card >= 0]), crystals]

    def cards_behind(self, code: int) -> list[str]:
        """A card in one's hand, in the pool or in a collection."""
        card = code % IN_POOL if code < COLUMN else wanted(code)
        return [self.card_id(card)] if 0 <= card < CARDS else []

    def seen_at(self, card: int, to: int) -> int:
        if self.find(card) >= 0 or card == OVERLOAD:
            return PLACED + card
        return IN_HAND + card if card in self.picked else super().seen_at(card, to)

    # Who knows what: a hand goes on to the left, and its cards are known to all who have held it.

    def hidden(self, seat: int) -> list[int]:
        return [place for place in super().hidden(seat) if place < HAND or not self.has_held(seat, place - HAND)]

    def has_held(self, seat: int, side: int) -> bool:
        """Whether a seat has held the hand that lies at a side."""
        return seat >= 0 and (side - seat) % self.sides <= self.passed

    def in_turn(self, places: list[int]) -> list[int]:
        """The box first, for not every card may lie there; the deck gets the rest."""
        return [*[place for place in places if place != DECK], DECK]

    def fill_anew(self, place: int, seat: int, unknown: list[int]) -> None:
        if place == BOXED:
            able = [card for card in unknown[::-1] if card not in self.cards.expansion]  # it came in later (R63)
            self.at[BOXED] = able[: len(self.at[BOXED])]
            for card in self.at[BOXED]:
                unknown.remove(card)
        else:
            super().fill_anew(place, seat, unknown)
            if place != DECK:
                self.at[place].sort()

    def deal_anew(self, seat: int, seed: int) -> None:
        """Overload is dealt in a later round: no hand of this one holds it (R66)."""
        shown = self.shown
        coming = OVERLOAD in self.at[DECK]
        if coming:
            self.at[DECK].remove(OVERLOAD)
        super().deal_anew(seat, seed)
        if coming:
            self.at[DECK].append(OVERLOAD)
            self.shuffle(self.at[DECK])
        self.shown = shown

    # Collections.

    def column(self, side: int, element: int) -> list[int]:
        """A column's cards from the source tile down."""
        first = (side * 4 + element) * ROWS
        return self.cells[first : first + self.heights[side * 4 + element]]

    def collection(self, side: int) -> list[int]:
        """A side's cards, column by column from the left."""
        cards: list[int] = []
        for element in self.order:
            cards.extend(self.column(side, element))
        return cards

    def find(self, card: int) -> int:
        """The place among the cells where a card lies, -1 if it is in no collection."""
        for column in range(self.sides * 4):
            first = column * ROWS
            for place in range(first, first + self.heights[column]):
                if self.cells[place] == card:
                    return place
        return -1

    def owner(self, card: int) -> int:
        """The side in whose collection a card lies, -1 if in none."""
        place = self.find(card)
        return place // (4 * ROWS) if place >= 0 else -1

    def element(self, card: int) -> int:
        """The column in which a card lies in a collection."""
        return self.find(card) // ROWS % 4

    def at_bottom(self, card: int) -> bool:
        place = self.find(card)
        return place % ROWS == self.heights[place // ROWS] - 1

    def add(self, side: int, element: int, card: int) -> None:
        """Put a card at the bottom of a column (R20, R21)."""
        column = side * 4 + element
        height = self.heights[column]
        self.cells[column * ROWS + height] = card
        self.heights[column] = height + 1
        self.symbols[column] += self.cards.faces[card].symbols

    def take(self, card: int) -> None:
        """Lift a card out of its column, close the gap (R42)."""
        place = self.find(card)
        column = place // ROWS
        height = self.heights[column] - 1
        last = column * ROWS + height
        self.cells[place : last + 1] = [*self.cells[place + 1 : last + 1], -1]
        self.heights[column] = height
        self.symbols[column] -= self.cards.faces[card].symbols

    def goes_under(self, code: int, card: int) -> int:
        """The column that an answer about a card means."""
        column = named_column(code)
        return column if column >= 0 else self.cards.faces[card].element

    def in_force(self, card: int) -> Powers:
        """The effects in force on a card of a collection (R36)."""
        face = self.cards.faces[card]
        return face.enhanced if self.lit >> card & 1 else face.basic

    def powers(self, card: int) -> list[Power]:
        return self.in_force(card).all

    def has_crystal(self, card: int) -> bool:
        return self.lit >> card & 1 == 1

    def complete_rows(self, side: int) -> int:
        return min(self.heights[side * 4 : side * 4 + 4])

    def incomplete_rows(self, side: int) -> int:
        heights = self.heights[side * 4 : side * 4 + 4]
        return max(heights) - min(heights)

    # Seats and timing.

    def imitation(self, side: int) -> bool:
        """True for the opponent of the solo game."""
        return side >= self.seats

    @property
    def lead(self) -> int:
        """The first seat of the round (R39)."""
        return (self.round - 1) % self.seats

    def resolution_order(self) -> list[int]:
        """Seats by crystals at reveal, then clockwise from the first seat of the round (R39)."""
        keyed = [(self.at_reveal[seat], (seat - self.lead) % self.seats, seat) for seat in range(self.seats)]
        keyed.sort()
        return [seat for _, _, seat in keyed]

    def called(self, side: int) -> str:
        return "the Imitation" if self.imitation(side) else self.name(side)
