"""Whether a table gives hints, and how many: the one place that says so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from worldtable.server.store.rows import HUMAN, OPEN, Head, Seat

USUAL, NONE, THREE, FREE = (
    "usual",
    "none",
    "three",
    "free",
)  # what a host may wish; as usual: free for who plays alone
RULES = (USUAL, NONE, THREE, FREE)
A_GAME = 3


@dataclass(frozen=True)
class Told:
    """A hint that a seat has taken, for as long as its question is open: asked for again it is told again."""

    question: int
    found: dict[str, Any]


def alone(seats: Sequence[Seat]) -> bool:
    """Whether nobody but one person plays, or will: against bots, or to learn."""
    return sum(seat.kind == HUMAN for seat in seats) < 2 and not any(seat.kind == OPEN for seat in seats)


def rule(head: Head, seats: Sequence[Seat]) -> str:
    """What holds at a table: as its host wished it; otherwise free for who plays alone, and none among several."""
    return head.hints if head.hints != USUAL else FREE if alone(seats) else NONE


def most(head: Head, seats: Sequence[Seat]) -> int | None:
    """The hints that each seat may take in a game; None if nobody counts."""
    return {NONE: 0, THREE: A_GAME}.get(rule(head, seats))


def why_none(head: Head, seats: Sequence[Seat], seat: int) -> str:
    """Why a seat gets no hint, or no further one; "" if it does."""
    bound = most(head, seats)
    if bound == 0:
        return "No hints are given at this table."
    if bound is not None and seats[seat].hints >= bound:
        return f"You have taken all {bound} hints of this game."
    return ""
