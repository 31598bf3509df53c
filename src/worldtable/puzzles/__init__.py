"""Puzzles: positions where one answer is clearly best, proved by a deep search, and one of them for every day.

`puzzle.py` says what a puzzle is, as data; `position.py` lays its table out; `words.py` tells it to people; `kept.py`
reads the files beside it, which ship with the package; `daily.py` chooses one a day. They are made in `lab/puzzles`.
"""

from __future__ import annotations

from worldtable.puzzles.daily import DAYS, daily
from worldtable.puzzles.kept import BadPuzzles, puzzles_of, read
from worldtable.puzzles.position import Laid, addressed, laid, stepped
from worldtable.puzzles.puzzle import Puzzle, Weighed

__all__ = [
    "DAYS",
    "BadPuzzles",
    "Laid",
    "Puzzle",
    "Weighed",
    "addressed",
    "daily",
    "laid",
    "puzzles_of",
    "read",
    "stepped",
]
