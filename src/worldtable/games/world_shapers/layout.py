"""The table of World Shapers declared: its places, who sees what lies there, and the codes that point at things."""

from __future__ import annotations

from typing import Final

from worldtable.engine.layout import NOBODY, OWNER, Layout, Place

# A card is its place in the set: 12 of each element, the universal cards, Overload last.
FIRST_UNIVERSAL: Final = 48
FIRST_OF_EXPANSION: Final = 51
OVERLOAD: Final = 54
CARDS: Final = 55

# The places. The layout is the only word on what is hidden, but that a hand is known to all who have held it.
BOXED: Final = 0  # taken out unseen for the expansion
DECK: Final = 1  # its last card is its top
GONE: Final = 2  # out of the game in sight of all, or after a discard
POOL: Final = 3
HAND: Final = 4  # + side

# The map of codes: a card in a place, a source tile, a seat, or a button.
IN_HAND: Final = 0  # a card of one's own hand
IN_POOL: Final = 64
PLACED: Final = 128  # a card of a collection, whoever's
COLUMN: Final = 192  # + element: the source tile over one's own column
SEAT: Final = 196
UNDER: Final = 200  # + 4 * (universal card of the pool - FIRST_UNIVERSAL) + element
DISCARD: Final = 224
NO: Final = 225
CODES: Final = 226

TABLE: Final = Layout(
    4,
    CARDS,
    Place(BOXED, "boxed", "the box", seen_by=NOBODY),
    Place(DECK, "deck", "the deck", seen_by=NOBODY),
    Place(GONE, "gone", "the box", ordered=False),
    Place(POOL, "pool", "the pool", code=IN_POOL),
    Place(HAND, "hand", "hand", each=True, seen_by=OWNER, code=IN_HAND, ordered=False),
    seats=SEAT,
    decline=NO,
    ways=CODES,
)


def take_codes(pool: list[int], codes: list[int], shut: int) -> None:
    """Add the codes of pool cards that are not shut (bits); a universal one has one for each column (R21)."""
    for card in pool:
        if shut >> card & 1 == 0:
            if card < FIRST_UNIVERSAL:
                codes.append(IN_POOL + card)
            else:
                first = UNDER + 4 * (card - FIRST_UNIVERSAL)
                codes.extend([first, first + 1, first + 2, first + 3])


def wanted(code: int) -> int:
    """The pool card that a sealed answer asks for, -1 if none."""
    if IN_POOL <= code < PLACED:
        return code - IN_POOL
    if UNDER <= code < DISCARD:
        return FIRST_UNIVERSAL + (code - UNDER) // 4
    return -1


def named_column(code: int) -> int:
    """The column that an answer names, -1 if none."""
    if UNDER <= code < DISCARD:
        return (code - UNDER) % 4
    return code - COLUMN if COLUMN <= code < SEAT else -1
