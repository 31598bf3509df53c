"""The score sheet of Worldbreakers: power by where it came from; in a campaign the chapters won besides."""

from __future__ import annotations

from worldtable.engine.scene import Line
from worldtable.games.worldbreakers.codes import LOST, SOURCES
from worldtable.games.worldbreakers.state import State

CHAPTER = 20  # a chapter won, so that going on is always worth more than the power of one game


def sheet(s: State, side: int) -> list[Line]:
    lines: list[Line] = []
    if s.solo and side == 0:
        for chapter in range(1, chapters_won(s) + 1):
            lines.append(Line(f"Chapter {chapter} won", CHAPTER))
    for source in range(5):
        points = s.earned[side * 5 + source]
        if points or source != LOST:
            lines.append(Line(SOURCES[source], points))
    return lines


def score(s: State, side: int) -> int:
    """The sum of the sheet, without its words."""
    won = CHAPTER * chapters_won(s) if s.solo and side == 0 else 0
    return s.power[side] + won


def chapters_won(s: State) -> int:
    return s.chapter - 1 if s.chapter > 0 else 0
