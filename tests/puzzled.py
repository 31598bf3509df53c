"""Days for tests of puzzles. The puzzle of a day changes when puzzles come to a game, so that days are looked for."""

from __future__ import annotations

from datetime import date, timedelta

from worldtable.games import SHELF
from worldtable.puzzles import DAYS, daily, puzzles_of

TODAY = date(2026, 11, 19)  # for the servers of tests, `--day`
PUZZLED = [name for name in SHELF if puzzles_of(name)]  # games that have puzzles


def day_of(game: str) -> date:
    """A day whose puzzle is of a game, and can be opened today."""
    for back in range(DAYS + 1):
        day = TODAY - timedelta(back)
        found = daily(day)
        if found is not None and found.game == game:
            return day
    raise LookupError(f"No puzzle of {game} within {DAYS} days.")
