"""One puzzle a day, the same for everybody: games take turns, and within a game its themes."""

from __future__ import annotations

from datetime import date
from itertools import zip_longest

from worldtable.games import SHELF
from worldtable.puzzles.kept import puzzles_of
from worldtable.puzzles.puzzle import Puzzle

DAYS = 7  # earlier days that can still be solved


def daily(day: date) -> Puzzle | None:
    """The puzzle of a day; None if there is none on the whole shelf."""
    games = [name for name in SHELF if puzzles_of(name)]
    if not games:
        return None
    rounds, turn = divmod(day.toordinal(), len(games))
    found = in_turn(puzzles_of(games[turn]))
    return found[rounds % len(found)]


def in_turn(puzzles: tuple[Puzzle, ...]) -> list[Puzzle]:
    """Puzzles in an order in which themes take turns as long as they last."""
    themes: dict[str, list[Puzzle]] = {}
    for each in sorted(puzzles, key=lambda each: each.id):
        themes.setdefault(each.theme, []).append(each)
    columns = [themes[name] for name in sorted(themes)]
    return [each for row in zip_longest(*columns) for each in row if each is not None]
