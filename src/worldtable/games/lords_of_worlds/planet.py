"""The Planet of Lords of Worlds: 19 spaces in a hexagon, seven with a printed Architect (R6, O1, O2).

Spaces are numbered by column and row; sets of spaces are bit masks. A space is named by its column, a to e
from the left, and its place in that column from the top: c3 is the middle.
"""

from __future__ import annotations

from typing import Final

from worldtable.games.lords_of_worlds.board import DIRECTIONS

SIDE: Final = 2
PLACES: Final = [(q, r) for q in range(-SIDE, SIDE + 1) for r in range(-SIDE, SIDE + 1) if -SIDE <= q + r <= SIDE]
SPACES: Final = 19
WHOLE: Final = (1 << SPACES) - 1
LOW: Final = 10  # bits that the first half of a split table covers
LOW_MASK: Final = 1023


def mask_of(places: list[tuple[int, int]]) -> int:
    return sum([1 << PLACES.index(place) for place in places])


def around(space: int) -> int:
    """The neighbours of a space as a mask."""
    q, r = PLACES[space]
    near = [(q + dq, r + dr) for dq, dr in DIRECTIONS]
    return mask_of([place for place in near if place in PLACES])


def lowest(mask: int) -> int:
    """The first space of a mask."""
    return (mask & -mask).bit_length() - 1


def spread(first: int, bits: int) -> list[int]:
    """For every mask of some spaces: these spaces and all their neighbours."""
    found = [0] * (1 << bits)
    for mask in range(1, 1 << bits):
        first_one = first + lowest(mask)
        found[mask] = found[mask & (mask - 1)] | NEAR[first_one] | 1 << first_one
    return found


def named_spaces() -> list[str]:
    names: list[str] = []
    for q, r in PLACES:
        top = max(-SIDE, -SIDE - q)
        names.append(f"{'abcde'[q + SIDE]}{r - top + 1}")
    return names


ARCHITECTS: Final = mask_of([(0, 0), (0, -2), (0, 2), (2, -2), (2, 0), (-2, 0), (-2, 2)])
NEAR: Final = [around(space) for space in range(SPACES)]
NAMES: Final = named_spaces()
SPREAD_LOW: Final = spread(0, LOW)
SPREAD_HIGH: Final = spread(LOW, SPACES - LOW)
COUNT: Final = [bin(mask).count("1") for mask in range(1 << LOW)]


def count(mask: int) -> int:
    """How many spaces a mask holds."""
    return COUNT[mask & LOW_MASK] + COUNT[mask >> LOW]


def flood(start: int, within: int) -> int:
    """All spaces of a mask that are connected to a start."""
    reached = start & within
    while True:
        wider = (SPREAD_LOW[reached & LOW_MASK] | SPREAD_HIGH[reached >> LOW]) & within
        if wider == reached:
            return reached
        reached = wider


def parts(mask: int) -> list[int]:
    """The connected parts of a mask."""
    found: list[int] = []
    while mask:
        part = flood(mask & -mask, mask)
        found.append(part)
        mask &= ~part
    return found


def spaces_of(mask: int) -> list[int]:
    """The spaces of a mask in order."""
    return [space for space in range(SPACES) if mask >> space & 1]
