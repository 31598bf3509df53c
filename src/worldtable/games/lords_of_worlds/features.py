"""What can be learned from at a table of Lords of Worlds, beside cards in places: purses, Planets and board."""

from __future__ import annotations

from typing import Final

from worldtable.engine.features import Features, Plane
from worldtable.games.lords_of_worlds.layout import TILES
from worldtable.games.lords_of_worlds.planet import SPACES, count
from worldtable.games.lords_of_worlds.state import FILLED, MASKS, PURSES, SOURCES, State

PLANES: Final = [
    Plane("purse by colour", PURSES),
    Plane("others' purses by colour", PURSES),
    Plane("Planet by terrain", MASKS),
    Plane("others' Planets by terrain", MASKS),
    Plane("spaces left", SPACES + 1),
    Plane("fewest spaces left among others", SPACES + 1),
    Plane("points by source", SOURCES),
    Plane("the last round", 1),
    Plane("turns of others before the next own one", 4),
    Plane("tiles of the supply", TILES),
    Plane("tiles face-up on the board", TILES),
    Plane("tiles of the Planet", TILES),
]
OTHER_PURSES: Final = PURSES
TERRAIN: Final = 2 * PURSES
OTHER_TERRAIN: Final = TERRAIN + MASKS
LEFT: Final = OTHER_TERRAIN + MASKS
OTHERS_LEFT: Final = LEFT + SPACES + 1
GAINED: Final = OTHERS_LEFT + SPACES + 1
LAST: Final = GAINED + SOURCES
TURN: Final = LAST + 1
SUPPLY: Final = TURN + 4
BOARD: Final = SUPPLY + TILES
PLANET: Final = BOARD + TILES


def fill(s: State, side: int, first: int, found: Features) -> None:
    """The planes of a side, from `first` on."""
    fewest = SPACES
    for seat in range(s.seats):
        own = seat == side
        purses = first if own else first + OTHER_PURSES
        for colour in range(PURSES):
            found.some(purses + colour, s.purse[seat * PURSES + colour])
        terrains = first + (TERRAIN if own else OTHER_TERRAIN)
        for which in range(MASKS):
            mask = s.masks[seat * MASKS + which]
            if mask and which != FILLED:
                found.some(terrains + which, count(mask))
        if not own and s.unfilled(seat) < fewest:
            fewest = s.unfilled(seat)
    found.add(first + LEFT + s.unfilled(side), 1.0)
    found.add(first + OTHERS_LEFT + fewest, 1.0)
    for source in range(SOURCES):
        found.some(first + GAINED + source, s.gained[side * SOURCES + source])
    if s.last_round:
        found.add(first + LAST, 1.0)
    if s.active >= 0:
        found.add(first + TURN + (side - s.active) % s.seats, 1.0)
    for tile in s.supply:
        found.add(first + SUPPLY + tile, 1.0)
    for lying in s.board:
        if lying >= 0 and lying & 1:
            found.add(first + BOARD + (lying >> 1), 1.0)
    for space in range(SPACES):
        tile = s.tops[side * SPACES + space]
        if tile >= 0:
            found.add(first + PLANET + tile, 1.0)
