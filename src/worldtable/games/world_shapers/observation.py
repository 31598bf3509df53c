"""What a seat knows at a table of World Shapers, beside cards in places: collections, crystals, picks and answers."""

from __future__ import annotations

from typing import Final

from worldtable.engine.compiled import i64
from worldtable.engine.features import Plane
from worldtable.engine.observation import Row
from worldtable.games.world_shapers.layout import CARDS, CODES, FIRST_UNIVERSAL, OVERLOAD
from worldtable.games.world_shapers.state import ROWS, State

UNIVERSAL: Final = 4 * (OVERLOAD - FIRST_UNIVERSAL)
SIDE: Final = 3 * CARDS + CODES + 13  # the numbers of each side
PHASES: Final = 5


def planes(sides: int) -> list[Plane]:
    found: list[Plane] = []
    for step in range(sides):
        found += [
            Plane(f"collection, row of each card +{step}", CARDS),
            Plane(f"picked +{step}", CARDS),
            Plane(f"discarded this round +{step}", CARDS),
            Plane(f"answer that the seat knows +{step}", CODES),
            Plane(f"height of each column +{step}", 4),
            Plane(f"symbols of each column +{step}", 4),
            Plane(f"crystals, crystals when picks were revealed +{step}", 2),
            Plane(f"Overload, chooses under seal, has enhanced this turn +{step}", 3),
        ]
    return [
        *found,
        Plane("column of each universal card", UNIVERSAL),
        Plane("cards with a crystal", CARDS),
        Plane("place of each source", 16),
        Plane(
            "supply, round, turns, times the hands were passed on, first seat of the round, hands are filled up", 6
        ),
        Plane("phase", PHASES),
        Plane("extra pick", 3),
        Plane("fresh cards of the pool", CARDS),
        Plane("cards of the pool that go to somebody", CARDS),
        Plane("cards of the pool that nobody may take", CARDS),
        Plane("supply pays for no more discards, Overload was pushed", 2),
    ]


def fill(s: State, seat: int, first: i64, row: Row) -> None:
    common = first + SIDE * s.sides
    for side in range(s.sides):
        fill_side(s, side, seat, first + SIDE * ((side - seat) % s.sides), common, row)
    first = common + UNIVERSAL
    row.bits(first, s.lit)
    first += CARDS
    for place in range(4):
        row.mark(first + 4 * s.order[place] + place)
    first += 16
    row.put(first, s.supply)
    row.put(first + 1, s.round)
    row.put(first + 2, s.turns)
    row.put(first + 3, s.passed)
    row.put(first + 4, (s.lead - seat) % s.sides)
    row.put(first + 5, 1 if s.refill else 0)
    row.mark(first + 6 + s.phase)
    first += 6 + PHASES
    row.mark(first + s.extra)
    first += 3
    row.bits(first, s.fresh)
    row.bits(first + CARDS, s.taken)
    row.bits(first + 2 * CARDS, s.blocked)
    first += 3 * CARDS
    row.put(first, 1 if s.dry else 0)
    row.put(first + 1, 1 if s.pushed else 0)


def fill_side(s: State, side: int, seat: int, first: i64, common: i64, row: Row) -> None:
    """What lies before a side. A sealed answer is known to its seat, and to all when others must choose again."""
    for element in range(4):
        column = side * 4 + element
        for height in range(s.heights[column]):
            card = s.cells[column * ROWS + height]
            row.put(first + card, height + 1)
            if FIRST_UNIVERSAL <= card < OVERLOAD:
                row.mark(common + 4 * (card - FIRST_UNIVERSAL) + element)
    first += CARDS
    if s.picked[side] >= 0:
        row.mark(first + s.picked[side])
    first += CARDS
    if s.discards[side] >= 0:
        row.mark(first + s.discards[side])
    first += CARDS
    if s.chosen[side] >= 0 and (side == seat or s.choosing >> side & 1 == 0):
        row.mark(first + s.chosen[side])
    first += CODES
    for element in range(4):
        row.put(first + element, s.heights[side * 4 + element])
        row.put(first + 4 + element, s.symbols[side * 4 + element])
    row.put(first + 8, s.crystals[side])
    row.put(first + 9, s.at_reveal[side])
    row.put(first + 10, 1 if s.overload == side else 0)
    row.put(first + 11, s.choosing >> side & 1)
    row.put(first + 12, s.enhanced >> side & 1)
