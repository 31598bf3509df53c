"""What a seat knows at a table of World Changers, beside cards in places: chips, tokens, the turn and its chain."""

from __future__ import annotations

from worldtable.engine.compiled import i64
from worldtable.engine.features import Plane
from worldtable.engine.observation import Row, each_side
from worldtable.games.world_changers.layout import FACES
from worldtable.games.world_changers.state import State


def planes(sides: int) -> list[Plane]:
    return [
        *each_side("chip passive", 1, sides),
        *each_side("token", 1, sides),
        *each_side("active", 1, sides),
        Plane("turns", 1),
        Plane("part of this Invite action", FACES),
    ]


def fill(s: State, seat: int, first: i64, row: Row) -> None:
    for side in range(s.sides):
        at = first + (side - seat) % s.sides
        if s.passive >> side & 1:
            row.mark(at)
        if s.tokens >> side & 1:
            row.mark(at + s.sides)
        if s.active == side:
            row.mark(at + 2 * s.sides)
    first += 3 * s.sides
    row.put(first, s.turns)
    chain = s.chain
    card = 0
    while chain >> card:
        if chain >> card & 1:
            row.mark(first + 1 + s.deck.face_of[card])
        card += 1
