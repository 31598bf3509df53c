"""The table of World Shapers: hands, pool, collections, crystals, and what a card is."""

from __future__ import annotations

from typing import Final

from worldtable.engine.cardset import CardSet
from worldtable.engine.effect import Card
from worldtable.engine.scene import Face, Term
from worldtable.engine.step import State as Base
from worldtable.games.world_shapers.log import Line
from worldtable.games.world_shapers.part import ELEMENTS, Part

# A card is its place in the set: 12 of each element, the universal cards, Overload last.
EACH: Final = 12
FIRST_UNIVERSAL: Final = 48
FIRST_OF_EXPANSION: Final = 51
OVERLOAD: Final = 54
CARDS: Final = 55
UNIVERSAL: Final = 4  # after the elements 0 to 3

# The map of codes: a card in a place, a source tile, a seat, or a button.
PLACES: Final = 64  # codes kept for each place
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

# When an instant effect happens (R40), as bits.
GAINS: Final = 1
TABLE: Final = 2
EXTRA: Final = 4

# The extra pick of a turn (R45).
NONE: Final = 0
DUE: Final = 1
DONE: Final = 2

# The icons of cards (R5).
POINTS: Final = 0
INSTANT: Final = 1
SCORING: Final = 2
SPECIAL: Final = 3
ICONS: Final = ("points", "instant", "scoring", "special")

CRYSTALS: Final = 22
ROWS: Final = 20  # no column grows longer: 16 cards and a pool of 4 for the Imitation, 18 in the game of two

# What a state holds before it is laid out or copied to; never changed.
NOTHING: Final[list[int]] = []
NO_HANDS: Final[list[list[int]]] = []


class Power:
    """One effect of a card with its numbers. Its subclasses are the game's vocabulary."""

    says: str = ""  # what it does, for people who choose effects
    effect: str = ""  # its name in the vocabulary
    kind: str = ""  # of its points, for the score sheet
    stage: int = 0  # of an instant effect: when it happens
    needed: int = 0  # of a vicinity effect: how many neighbours
    copies: bool = False  # it copies another card during scoring
    swaps: bool = False  # it swaps a card with the pool
    amount: int = 0  # the points it gives, each time or in all

    def __init__(self) -> None:
        self.sources = 0  # virtual sources it gives during scoring

    def read(self, part: Part) -> None:
        """Take the numbers from a card's file."""

    def points(self, s: State, side: int, element: int, row: int) -> int:
        """What it scores for a side, at a place of its collection."""
        return 0

    def why(self, s: State, side: int, element: int, row: int) -> str:
        """The reason for these points in words, "" if it scores nothing ever."""
        return ""

    def terms(self, enhanced: bool) -> list[Term]:
        """It as a part of its card's formula."""
        number = self.amount or 1  # one card, one more pick
        return [Term(self.effect, number, enhanced=enhanced)]

    def neighbours(self, s: State, side: int, element: int, row: int) -> list[int]:
        """The elements of the neighbours it scores for."""
        return []

    def missing(self, s: State, side: int, element: int, row: int) -> int:
        """How many of the neighbours it needs are not there."""
        return 0

    def beside(self) -> str:
        """The neighbours it needs, in words."""
        return ""

    def gain(self, s: State, you: int, order: list[int]) -> None:
        """Take crystals (R50)."""

    def others_gain(self, s: State, you: int, order: list[int]) -> None:
        """Let the others take crystals (R41)."""

    def work(self, s: State, you: int, me: int) -> None:
        """Schedule an effect on collections and pool."""


class WorldCard(Card["State"]):
    """What is printed on a card (R4)."""

    def __init__(self) -> None:
        super().__init__("", "", "")
        self.place = 0  # in the set: the card itself, wherever it lies
        self.id = ""
        self.number = 0
        self.element = UNIVERSAL
        self.symbols = 1  # of its column (R44b)
        self.dots = 0
        self.icon = POINTS
        self.value = 0  # the creation points printed on it
        self.enhanced_text = ""
        self.short = ""
        self.brief = ""
        self.look = ""
        self.basic: list[Power] = []
        self.enhanced: list[Power] = []
        self.activation = False  # has a place for a crystal
        self.stage = 0  # of its instant effects, or-ed
        self.enhanced_stage = 0
        self.copies = False
        self.chooses = False  # copies, or gives virtual sources
        self.scores: list[Power] = []  # those of `basic` that can give points
        self.enhanced_scores: list[Power] = []


class WorldCards(CardSet):
    """A set of cards: 51, and the 4 of the expansion."""

    def __init__(self, name: str, hash: str, faces: list[WorldCard]) -> None:
        super().__init__(name, hash)
        self.faces = faces
        self.decks: list[list[int]] = []  # by number of dots that stay out: more than 2, 2, 1 and 2
        for fewest in (3, 2, 1):
            self.decks.append([card for card in range(FIRST_OF_EXPANSION) if faces[card].dots < fewest])
        self.overload_points = faces[OVERLOAD].value
        self.shown: list[Face] = []  # as a screen draws them, made once


class State(Base):
    """Sides are the seats and, in the solo game, the Imitation as side 1.

    A column is a stretch of `cells`, its cards from the source tile down. Columns go by element;
    `order` tells how the source tiles lie from left to right.
    """

    def __init__(self, seats: int, cards: WorldCards) -> None:
        super().__init__(seats)
        self.cards = cards
        self.sides = 2 if seats == 1 else seats
        self.order: tuple[int, ...] = (0, 1, 2, 3)
        self.left: tuple[int, ...] = (3, 0, 1, 2)  # of each element, the element of the column left of it
        self.right: tuple[int, ...] = (1, 2, 3, 0)
        self.expansion = False
        self.refill = False
        self.deck: list[int] = NOTHING  # the last card is the top; replaced, never changed
        self.boxed: list[int] = NOTHING  # taken out unseen for the expansion; replaced, never changed
        self.gone = 0  # cards that left the game in sight of all or after a discard, as bits
        self.pool_cards: list[int] = NOTHING
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
        self.hands: list[list[int]] = NO_HANDS
        self.seen: list[int] = NOTHING  # the seats that have held the hand that lies here, as bits
        self.crystals: list[int] = NOTHING
        self.at_reveal: list[int] = NOTHING  # crystals when the picks were revealed
        self.chosen: list[int] = NOTHING  # the sealed answer, -1 before it
        self.picked: list[int] = NOTHING  # the revealed card, -1 if there is none
        self.discards: list[int] = NOTHING  # the card discarded this round, -1 if none
        # By side and element:
        self.cells: list[int] = NOTHING
        self.heights: list[int] = NOTHING
        self.symbols: list[int] = NOTHING

    def clone(self) -> State:
        other = State(self.seats, self.cards)
        self.copy_to(other)
        other.order = self.order
        other.left = self.left
        other.right = self.right
        other.expansion = self.expansion
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
        other.seen = self.seen.copy()
        other.crystals = self.crystals.copy()
        other.at_reveal = self.at_reveal.copy()
        other.chosen = self.chosen.copy()
        other.picked = self.picked.copy()
        other.discards = self.discards.copy()
        other.cells = self.cells.copy()
        other.heights = self.heights.copy()
        other.symbols = self.symbols.copy()
        return other

    def lay_out(self, order: list[int]) -> None:
        """Put the source tiles in order and clear a place for every side (R7, R8)."""
        self.order = tuple(order)
        self.left = tuple([order[order.index(element) - 1] for element in range(4)])
        self.right = tuple([order[(order.index(element) + 1) % 4] for element in range(4)])
        self.pool_cards = []
        self.hands = [[] for _ in range(self.sides)]
        self.seen = [0] * self.sides
        self.crystals = [0] * self.sides
        self.at_reveal = [0] * self.sides
        self.chosen = [-1] * self.sides
        self.picked = [-1] * self.sides
        self.discards = [-1] * self.sides
        self.cells = [-1] * (self.sides * 4 * ROWS)
        self.heights = [0] * (self.sides * 4)
        self.symbols = [0] * (self.sides * 4)

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

    def take(self, card: int) -> int:
        """Lift a card out of its column, close the gap (R42); the column it came from."""
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
        return column

    def powers(self, card: int) -> list[Power]:
        """The effects in force on a card of a collection (R36)."""
        face = self.cards.faces[card]
        return face.enhanced if self.lit >> card & 1 else face.basic

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
        rivals: list[int] = NOTHING,
        whispered: bool = False,
    ) -> None:
        """Note what happened, as a sentence (see `Line`); a whispered card is named to `you` alone."""
        if self.telling:
            cards = (card,) if card >= 0 else ()
            self.note(Line(called, sentence, you, them, cards, given, element, count, tuple(rivals), whispered))


def element_name(element: int) -> str:
    return ELEMENTS[element]


def wanted(code: int) -> int:
    """The pool card that a sealed answer asks for, -1 if none."""
    if POOL <= code < PLACED:
        return code - POOL
    if UNDER <= code < DISCARD:
        return FIRST_UNIVERSAL + (code - UNDER) // 4
    return -1


def goes_under(s: State, code: int, card: int) -> int:
    """The column that an answer about a card means."""
    if UNDER <= code < DISCARD:
        return (code - UNDER) % 4
    if COLUMN <= code < SEAT:
        return code - COLUMN
    return s.cards.faces[card].element
