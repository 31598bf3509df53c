"""The table of World Shapers: hands, pool, collections, crystals, and the codes that point at them."""

from __future__ import annotations

from typing import Final

from worldtable.engine.log import Told, counted, listed, third
from worldtable.engine.step import State as Base
from worldtable.games.world_shapers.card import CARDS, ELEMENTS, FIRST_UNIVERSAL, OVERLOAD, Power, WorldCards

# The map of codes: a card in a place, a source tile, a seat, or a button.
HAND: Final = 0  # a card of one's own hand
POOL: Final = 64
PLACED: Final = 128  # a card of a collection, whoever's
COLUMN: Final = 192  # + element: the source tile over one's own column
SEAT: Final = 196
UNDER: Final = 200  # + 4 * (universal card of the pool - FIRST_UNIVERSAL) + element
DISCARD: Final = 224
NO: Final = 225
CODES: Final = 226

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

# What a state holds before it is laid out or copied to; never changed.
EMPTY: Final[list[int]] = []
NO_HANDS: Final[list[list[int]]] = []


class State(Base):
    """Sides are the seats and, in the solo game, the Imitation as side 1.

    A column is a stretch of `cells`, its cards from the source tile down. Columns go by element;
    `order` tells how the source tiles lie from left to right. Scoring reads rows and columns at every step of a
    search, so they are flat lists, and so are the picked and the discarded card of a side. A hand is known as a
    whole by those who have held it, so that is noted for hands and not for cards.
    """

    def __init__(self, seats: int, cards: WorldCards) -> None:
        super().__init__(seats)
        self.cards = cards
        self.sides = 2 if seats == 1 else seats
        self.order: tuple[int, ...] = (0, 1, 2, 3)
        self.left: tuple[int, ...] = (3, 0, 1, 2)  # of each element, the element of the column left of it
        self.right: tuple[int, ...] = (1, 2, 3, 0)
        self.refill = False  # a hand that loses Overload gets another card (R69)
        self.deck = EMPTY  # the last card is the top; replaced, never changed
        self.boxed = EMPTY  # taken out unseen for the expansion; replaced, never changed
        self.gone = 0  # cards that left the game in sight of all or after a discard, as bits
        self.pool_cards = EMPTY
        self.supply = CRYSTALS
        self.lit = 0  # the cards that carry a crystal, as bits
        self.overload = -1  # the side Overload lies beside
        self.round = 0
        self.turns = 0  # of this round
        self.phase = PICKING
        self.extra = NONE
        self.choosing = 0  # the seats whose answers are sealed now, as bits
        self.fresh = 0  # pool cards that came with this pick, as bits (R29)
        self.taken = 0  # pool cards that somebody gets with this pick
        self.blocked = 0  # pool cards that nobody may take this turn (R27)
        self.dry = False  # the supply pays for no more discards with this pick (A33)
        self.enhanced = 0  # the seats that have enhanced a card this turn, as bits (R33)
        self.pushed = False  # Overload has been pushed this turn (R67)
        # By side:
        self.hands = NO_HANDS
        self.held = EMPTY  # the seats that have held the hand that lies here, as bits
        self.crystals = EMPTY
        self.at_reveal = EMPTY  # crystals when the picks were revealed
        self.chosen = EMPTY  # the sealed answer, -1 before it
        self.picked = EMPTY  # the revealed card, -1 if there is none
        self.discards = EMPTY  # the card discarded this round, -1 if none
        # By side and element:
        self.cells = EMPTY
        self.heights = EMPTY
        self.symbols = EMPTY

    def lay_out(self, order: list[int]) -> None:
        """Put the source tiles in order and clear a place for every side (R7, R8)."""
        self.order = tuple(order)
        self.left = tuple([order[order.index(element) - 1] for element in range(4)])
        self.right = tuple([order[(order.index(element) + 1) % 4] for element in range(4)])
        self.pool_cards = []
        self.hands = [[] for _ in range(self.sides)]
        self.held = [0] * self.sides
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
        other.left = self.left
        other.right = self.right
        other.refill = self.refill
        other.deck = self.deck
        other.boxed = self.boxed
        other.gone = self.gone
        other.pool_cards = self.pool_cards.copy()
        other.supply = self.supply
        other.lit = self.lit
        other.overload = self.overload
        other.round = self.round
        other.turns = self.turns
        other.phase = self.phase
        other.extra = self.extra
        other.choosing = self.choosing
        other.fresh = self.fresh
        other.taken = self.taken
        other.blocked = self.blocked
        other.dry = self.dry
        other.enhanced = self.enhanced
        other.pushed = self.pushed
        other.hands = [hand.copy() for hand in self.hands]
        other.held = self.held.copy()
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
        cards = [*self.deck, *self.boxed, *self.pool_cards]
        cards.extend([card for card in range(CARDS) if self.gone >> card & 1])
        for hand in self.hands:
            cards.extend(hand)
        for side in range(self.sides):
            cards.extend(self.collection(side))
            cards.extend([card for card in (self.picked[side], self.discards[side]) if card >= 0])
        if self.overload >= 0:
            cards.append(OVERLOAD)
        cards.sort()
        cards.append(self.supply + sum(self.crystals) + self.lit.bit_count())
        return cards

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
        while place < last:
            self.cells[place] = self.cells[place + 1]
            place += 1
        self.cells[last] = -1
        self.heights[column] = height
        self.symbols[column] -= self.cards.faces[card].symbols

    def put_in_pool(self, card: int, taken: int) -> None:
        """A card takes the place in the pool of one that goes to a column (R25)."""
        self.pool_cards[self.pool_cards.index(taken)] = card
        self.fresh |= 1 << card

    def powers(self, card: int) -> list[Power]:
        """The effects in force on a card of a collection (R36)."""
        face = self.cards.faces[card]
        return face.enhanced if self.lit >> card & 1 else face.basic

    def stage(self, card: int) -> int:
        """When its instant effects happen, as bits."""
        face = self.cards.faces[card]
        return face.enhanced_stage if self.lit >> card & 1 else face.stage

    def has_crystal(self, card: int) -> bool:
        return self.lit >> card & 1 == 1

    def complete_rows(self, side: int) -> int:
        return min(self.heights[side * 4 : side * 4 + 4])

    def incomplete_rows(self, side: int) -> int:
        heights = self.heights[side * 4 : side * 4 + 4]
        return max(heights) - min(heights)

    # Seats and timing.

    def knows(self, seat: int, side: int) -> bool:
        """Whether a seat has held the hand that lies at a side and so knows what is left of it."""
        return seat >= 0 and self.held[side] >> seat & 1 == 1

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

    def fewest_symbols(self, side: int) -> int:
        """The element a side has the fewest symbols of, the leftmost of equals (R59)."""
        best = self.order[0]
        for element in self.order:
            if self.symbols[side * 4 + element] < self.symbols[side * 4 + best]:
                best = element
        return best

    # Words.

    def called(self, side: int) -> str:
        return "the Imitation" if self.imitation(side) else self.name(side)

    def card_name(self, card: int) -> str:
        return self.cards.faces[card].name

    def seen_at(self, card: int, to: int) -> int:
        if self.find(card) >= 0 or card == OVERLOAD:
            return PLACED + card
        if card in self.picked:
            return HAND + card
        return POOL + card if card in self.pool_cards else -1

    def tell(
        self,
        called: str,
        sentence: str,
        you: int = -1,
        card: int = -1,
        *,
        them: int = -1,
        given: int = -1,
        element: int = -1,
        count: int = 0,
        rivals: list[int] = EMPTY,
        whispered: bool = False,
    ) -> None:
        """Note what happened, as a sentence (see `Line`); a whispered card is named to `you` alone."""
        if self.telling:
            cards = (card,) if card >= 0 else ()
            line = Line(called, sentence, you, them, cards, count, -1, -1, whispered)
            line.given = given
            line.element = element
            line.rivals = tuple(rivals)
            self.note(line)


# Codes that name a card of the pool and, if it is universal, the column it goes to.


def under(card: int, element: int) -> int:
    """The code of a universal card of the pool for one of the columns."""
    return UNDER + 4 * (card - FIRST_UNIVERSAL) + element


def wanted(code: int) -> int:
    """The pool card that a sealed answer asks for, -1 if none."""
    if POOL <= code < PLACED:
        return code - POOL
    if UNDER <= code < DISCARD:
        return FIRST_UNIVERSAL + (code - UNDER) // 4
    return -1


def named_column(code: int) -> int:
    """The column that an answer names, -1 if none."""
    if UNDER <= code < DISCARD:
        return (code - UNDER) % 4
    return code - COLUMN if COLUMN <= code < SEAT else -1


def goes_under(s: State, code: int, card: int) -> int:
    """The column that an answer about a card means."""
    column = named_column(code)
    return column if column >= 0 else s.cards.faces[card].element


class Line(Told):
    """A line of the log. Its own gaps:

    {and:take}        and take, and takes: another verb of whoever did it
    {named} {named's} them by name, to themselves too
    {element}         air, earth, fire, water
    {given}           the name of a card that went where the other one came from
    {crystals}        1 crystal, 2 crystals
    {rivals}          Linda and Ben: those who wanted the same
    """

    given: int = -1
    element: int = -1
    rivals: tuple[int, ...] = ()

    def copied(self, cards: tuple[int, ...]) -> Line:
        """Only what was whispered is copied; such a line tells of no element, rival or second card."""
        return Line(self.called, self.sentence, self.you, self.them, cards, self.count, -1, -1, self.whispered)

    def filled(self, s: Base, to: int, gap: str, first: bool) -> str:
        name, _, verb = gap.partition(":")
        if name == "and":
            return f"and {verb if self.you == to else third(verb)}"
        if name in ("named", "named's"):
            return s.called(self.them) + name.removeprefix("named")
        if name == "element":
            return ELEMENTS[self.element]
        if name == "given":
            return s.card_name(self.given)
        if name == "crystals":
            return counted(self.count, "crystal")
        if name == "rivals":
            return listed([s.name(seat) for seat in self.rivals])
        return super().filled(s, to, gap, first)
