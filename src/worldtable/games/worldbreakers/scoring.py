"""The score sheet: power by where it came from; in a campaign chapters won and games lost besides."""

from __future__ import annotations

from typing import Final

from worldtable.engine.scene import Line
from worldtable.games.worldbreakers.codes import LOST, SOURCE_KINDS, SOURCES
from worldtable.games.worldbreakers.state import State

CHAPTER: Final = 20  # a chapter won: going on is always worth more than the power of one game


def sheet(s: State, side: int) -> list[Line]:
    lines: list[Line] = []
    if s.solo and side == 0:
        won = range(1, chapters_won(s) + 1)
        lines = [Line(f"Chapter {chapter} won", CHAPTER, kind="chapter") for chapter in won]
        if s.lost_by:
            lines.append(Line("Power missing in games lost", -s.lost_by, kind="missing"))
    for source, points in enumerate(s.earned[side]):
        if points or source != LOST:
            lines.append(Line(SOURCES[source], points, kind=SOURCE_KINDS[source]))
    return lines


def score(s: State, side: int) -> int:
    """The sum of the sheet, without its words."""
    if s.solo and side == 0:
        return s.power[0] + CHAPTER * chapters_won(s) - s.lost_by
    return s.power[side]


def chapters_won(s: State) -> int:
    return max(s.chapter - 1, 0)
