"""Speed of the bots: rounds of the search and evaluations per CPU second, and the CPU time of a move of each level.

Measured on one core at tables half way through random games; medians of several runs.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any, Final

from worldtable.bots import choice
from worldtable.bots.levels import LADDER
from worldtable.bots.mind import mind_of
from worldtable.bots.search import Search
from worldtable.engine.game import Game
from worldtable.engine.loop import go_on
from worldtable.engine.step import State
from worldtable.games import SHELF
from worldtable.lab.players import named

TABLES: Final = 8  # in mid-game, of as many games
ROUNDS: Final = 50  # of a search between two looks at the clock
JUDGED: Final = 200  # evaluations between two looks at the clock
LEVELS: Final = [level.name for level in LADDER]


@dataclass
class Minds:
    """What was measured at the tables of one game."""

    game: str
    seats: int
    rounds: float  # of the search, per CPU second
    evaluations: float  # per CPU second
    milliseconds: dict[str, float]  # of CPU a move, by level

    def data(self) -> dict[str, object]:
        return asdict(self)


def measure_bots(
    tables: list[tuple[str, int]],
    cards: str | None,
    seconds: float,
    runs: int,
    progress: Callable[[int], None] | None = None,
) -> list[Minds]:
    """Every game, with all its runs."""
    found: list[Minds] = []
    for name, seats in tables:
        game: Game[Any] = SHELF[name] if cards is None else SHELF[name].with_cards(cards)
        positions = mid_game(game, seats)
        found.append(
            Minds(
                name,
                seats,
                median([rounds_a_second(game, positions, seconds) for _ in range(runs)]),
                median([evaluations_a_second(game, positions, seconds / 4) for _ in range(runs)]),
                {level: milliseconds_a_move(game, level, positions, seconds / 4) for level in LEVELS},
            )
        )
        if progress is not None:
            progress(1)
    return found


def mid_game(game: Game[Any], seats: int) -> list[State]:
    """Tables half way through games at random, each with a real choice."""
    found: list[State] = []
    for seed in range(TABLES):
        luck = random.Random(seed)
        s: State = game.start(seats, seed)
        s.telling = False
        tables = [s.clone()]
        while s.ask is not None:
            go_on(s, 0, luck.choice(s.options_at(0)))
            tables.append(s.clone())
        half = [table for table in tables[:-1] if len(table.options_at(0)) > 1]
        found.append(half[len(half) // 2])
    return found


def rounds_a_second(game: Game[Any], tables: list[State], seconds: float) -> float:
    """A search of every table in turn, until the time is over."""
    searches = []
    for number, s in enumerate(tables):
        seat = s.ask_at(0).player
        searches.append(Search(game, game.redeal(s, seat, number), seat, number, mind_of(game)))
    made = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for search in searches:
            search.think(ROUNDS)
            made += ROUNDS
    return made / spent


def evaluations_a_second(game: Game[Any], tables: list[State], seconds: float) -> float:
    evaluation = mind_of(game).evaluation
    sides = len(game.sides(tables[0]))
    made = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for s in tables:
            for _ in range(JUDGED):
                evaluation.chances(game, s, sides)
            made += JUDGED
    return made / spent


def milliseconds_a_move(game: Game[Any], level: str, tables: list[State], seconds: float) -> float:
    """One move at least, and more of them as long as there is time, at most one a table."""
    bot = named(level)
    moves = 0
    began = time.process_time()
    for number, s in enumerate(tables):
        choice(bot, game, s, s.ask_at(0).player, number)
        moves += 1
        if time.process_time() - began > seconds:
            break
    return 1000 * (time.process_time() - began) / moves
