"""What can be learned from at a table of World Changers, beside cards in places: chips, tokens, and how far it is."""

from __future__ import annotations

from typing import Final

from worldtable.engine.features import Features, Plane
from worldtable.games.world_changers.layout import CREW, PILE
from worldtable.games.world_changers.state import State

LATE: Final = 8  # with so many cards in the pile or fewer each number of them is a plane's own
PLANES: Final = [
    Plane("chip passive", 1),
    Plane("others' chips passive", 1),
    Plane("token", 1),
    Plane("others' tokens", 1),
    Plane("turns of others before the next own one", 4),
    Plane("cards in the pile, late", LATE + 1),
    Plane("Crew Mates, less the most of others", 1),
]
PASSIVE: Final = 0
TOKEN: Final = 2
TURN: Final = 4
PILED: Final = 8
AHEAD: Final = PILED + LATE + 1


def fill(s: State, side: int, first: int, found: Features) -> None:
    """The planes of a side, from `first` on."""
    for bits, at in ((s.passive, first + PASSIVE), (s.tokens, first + TOKEN)):
        if bits:
            if bits >> side & 1:
                found.add(at, 1.0)
            if bits & ~(1 << side):
                found.add(at + 1, 1.0)
    if side < s.seats:
        found.add(first + TURN + (side - s.active) % s.seats, 1.0)
    piled = len(s.at[PILE])
    if piled <= LATE:
        found.add(first + PILED + piled, 1.0)
    most = 0
    for other in range(s.sides):
        if other != side and len(s.at[CREW + other]) > most:
            most = len(s.at[CREW + other])
    found.some(first + AHEAD, len(s.at[CREW + side]) - most)
