"""How hard a puzzle is: how often each level of the bots finds its answer."""

from __future__ import annotations

from typing import Any

from worldtable.bots import BOTS, Bot, choice
from worldtable.bots.levels import Searcher
from worldtable.engine.game import Game
from worldtable.engine.step import State
from worldtable.puzzles.puzzle import FOUND, LEVELS

TRIES = 8  # of each level
ROUNDS = 2000  # of a level that otherwise thinks by the clock, so that its answers are the same everywhere
EASY = 0.75  # what the first level solves more often than that is no puzzle


def solved(game: Game[Any], s: State, seat: int, best: int, seed: int) -> tuple[float, ...] | None:
    """The share of its tries in which each level chooses the best answer; None for what the strongest does not find
    or the weakest nearly always."""
    strongest = share(game, s, seat, best, seed, LEVELS)
    if strongest < FOUND:
        return None
    weakest = share(game, s, seat, best, seed, 1)
    if weakest > EASY:
        return None
    between = [share(game, s, seat, best, seed, level) for level in range(2, LEVELS)]
    return (weakest, *between, strongest)


def share(game: Game[Any], s: State, seat: int, best: int, seed: int, level: int) -> float:
    bot = timeless(level)
    found = sum(choice(bot, game, s, seat, seed * TRIES + each) == best for each in range(TRIES))
    return found / TRIES


def timeless(level: int) -> Bot:
    """A level that counts rounds instead of seconds."""
    return Searcher(ROUNDS) if level == LEVELS else BOTS[f"level{level}"]
