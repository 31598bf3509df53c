"""What can be learned from at a table of World Shapers, beside cards in places: collections and crystals."""

from __future__ import annotations

from typing import Final

from worldtable.engine.features import Features, Plane
from worldtable.games.world_shapers.layout import CARDS, HAND
from worldtable.games.world_shapers.state import ROWS, State

HEIGHTS: Final = 8
PLANES: Final = [
    Plane("collection", CARDS),
    Plane("collection, enhanced", CARDS),
    Plane("others' collections", CARDS),
    Plane("picked and not yet laid", CARDS),
    Plane("height of each column", 4 * HEIGHTS),
    Plane("symbols of each column", 4),
    Plane("complete rows", HEIGHTS),
    Plane("incomplete rows", HEIGHTS),
    Plane("crystals", 1),
    Plane("most crystals of others", 1),
    Plane("Overload", 1),
    Plane("round", 4),
    Plane("cards in the hand", HEIGHTS),
    Plane("phase", 5),
]
ENHANCED: Final = CARDS
OTHERS: Final = 2 * CARDS
PICKED: Final = 3 * CARDS
COLUMNS: Final = 4 * CARDS
SYMBOLS: Final = COLUMNS + 4 * HEIGHTS
COMPLETE: Final = SYMBOLS + 4
INCOMPLETE: Final = COMPLETE + HEIGHTS
CRYSTALS: Final = INCOMPLETE + HEIGHTS
OTHERS_CRYSTALS: Final = CRYSTALS + 1
OVERLOAD: Final = CRYSTALS + 2
ROUND: Final = CRYSTALS + 3
HANDED: Final = ROUND + 4
PHASE: Final = HANDED + HEIGHTS


def fill(s: State, side: int, first: int, found: Features) -> None:
    """The planes of a side, from `first` on."""
    richest = 0
    for other in range(s.sides):
        own = other == side
        if not own and s.crystals[other] > richest:
            richest = s.crystals[other]
        for element in range(4):
            column = other * 4 + element
            for place in range(column * ROWS, column * ROWS + s.heights[column]):
                card = s.cells[place]
                if not own:
                    found.add(first + OTHERS + card, 1.0)
                elif s.lit >> card & 1:
                    found.add(first + ENHANCED + card, 1.0)
                else:
                    found.add(first + card, 1.0)
    if s.picked[side] >= 0:
        found.add(first + PICKED + s.picked[side], 1.0)
    lowest, highest = ROWS, 0
    for element in range(4):
        column = side * 4 + element
        height = s.heights[column]
        lowest = min(lowest, height)
        highest = max(highest, height)
        found.add(first + COLUMNS + element * HEIGHTS + min(height, HEIGHTS - 1), 1.0)
        found.some(first + SYMBOLS + element, s.symbols[column])
    found.add(first + COMPLETE + min(lowest, HEIGHTS - 1), 1.0)
    found.add(first + INCOMPLETE + min(highest - lowest, HEIGHTS - 1), 1.0)
    found.some(first + CRYSTALS, s.crystals[side])
    found.some(first + OTHERS_CRYSTALS, richest)
    if s.overload == side:
        found.add(first + OVERLOAD, 1.0)
    found.add(first + ROUND + min(s.round, 3), 1.0)
    found.add(first + HANDED + min(len(s.at[HAND + side]), HEIGHTS - 1), 1.0)
    found.add(first + PHASE + s.phase, 1.0)
