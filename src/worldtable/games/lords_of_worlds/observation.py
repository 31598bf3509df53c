"""What a seat knows at a table of Lords of Worlds, beside cards in places: board, Carts, tiles and Planets."""

from __future__ import annotations

from typing import Final

from worldtable.engine.compiled import i64
from worldtable.engine.features import Plane
from worldtable.engine.observation import Row
from worldtable.games.lords_of_worlds.card import BASIC, TERRAINS
from worldtable.games.lords_of_worlds.layout import HEX, SPACE, TILES
from worldtable.games.lords_of_worlds.planet import SPACES
from worldtable.games.lords_of_worlds.state import DECLARED, SOURCES, State

HEXES: Final = SPACE - HEX  # a map has at most so many
KINDS: Final = 10
SIDE: Final = HEXES + SPACES * (KINDS + BASIC) + TILES + SOURCES + 3


def planes(sides: int) -> list[Plane]:
    assert len(TERRAINS) == KINDS
    found: list[Plane] = []
    for step in range(sides):
        found += [
            Plane(f"Cart by hex +{step}", HEXES),
            Plane(f"Planet: value of each top tile by terrain +{step}", SPACES * KINDS),
            Plane(f"Planet: Mixes by what they are declared to be +{step}", SPACES * BASIC),
            Plane(f"covered tiles +{step}", TILES),
            Plane(f"points by source +{step}", SOURCES),
            Plane(f"starts, active, spaces left +{step}", 3),
        ]
    return [
        *found,
        Plane("value of the open tile of each hex by terrain", HEXES * KINDS),
        Plane("hexes with a tile face-down", HEXES),
        Plane("supply", TILES),
        Plane("tile that is being placed", TILES),
        Plane("terrain types in play", BASIC),
        Plane("reserve, round, last round, finished", 4),
    ]


def fill(s: State, seat: int, first: i64, row: Row) -> None:
    for side in range(s.seats):
        fill_side(s, side, first + SIDE * ((side - seat) % s.seats), row)
    first += SIDE * s.seats
    tiles = s.cards.tiles
    terrain = s.cards.terrain
    for hex in range(s.map.size):
        lying = s.board[hex]
        if lying >= 0 and lying & 1:
            tile = lying >> 1
            row.put(first + HEXES * terrain[tile] + hex, tiles[tile].value)
        elif lying >= 0:
            row.mark(first + HEXES * KINDS + hex)
    first += HEXES * (KINDS + 1)
    for tile in s.supply:
        row.add(first + tile)
    first += TILES
    if s.held >= 0:
        row.mark(first + s.held)
    first += TILES
    row.bits(first, s.types)
    first += BASIC
    row.put(first, len(s.reserve))
    row.put(first + 1, s.round)
    row.put(first + 2, 1 if s.last_round else 0)
    row.put(first + 3, 1 if s.finished else 0)


def fill_side(s: State, side: int, first: i64, row: Row) -> None:
    """What belongs to a player and all see."""
    if s.carts:
        row.mark(first + s.carts[side])
    first += HEXES
    tiles = s.cards.tiles
    terrain = s.cards.terrain
    for space in range(SPACES):
        tile = s.tops[side * SPACES + space]
        if tile >= 0:
            row.put(first + SPACES * terrain[tile] + space, tiles[tile].value)
    first += SPACES * KINDS
    declared = s.mask(side, DECLARED)
    if declared:
        for basic in range(BASIC):
            row.bits(first + SPACES * basic, declared & s.mask(side, basic))
    first += SPACES * BASIC
    for each in s.covered:
        if each // TILES // SPACES == side:
            row.add(first + each % TILES)
    first += TILES
    for source in range(SOURCES):
        row.put(first + source, s.gained[side * SOURCES + source])
    first += SOURCES
    row.put(first, 1 if s.starter == side else 0)
    row.put(first + 1, 1 if s.active == side else 0)
    row.put(first + 2, s.unfilled(side))
