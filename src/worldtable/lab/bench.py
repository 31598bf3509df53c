"""Speed of the rules: decisions, games and clones per CPU second, in one core, medians of several runs.

Ratios are what counts: machines differ and are noisy, so whatever is compared is measured in turns in one run.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

from worldtable import INTERPRETED, compiled
from worldtable.engine.loop import playout
from worldtable.games import SHELF

PEERS = ("gin_rummy", "hearts", "dou_dizhu")
BATCH = 20  # games, or a hundred clones, between two looks at the clock
Tables = list[tuple[str, int]]


@dataclass
class Figures:
    """What was measured at one table, per CPU second."""

    game: str
    seats: int
    way: str
    decisions: float
    games: float
    clones: float

    def data(self, interpreted: Figures | None) -> dict[str, object]:
        found: dict[str, object] = asdict(self)
        if interpreted is not None and self.way == "compiled":
            found["compiled_to_interpreted"] = self.decisions / interpreted.decisions
        return found


def measure_games(
    tables: Tables, cards: str | None, seconds: float, runs: int, progress: Callable[[int], None] | None = None
) -> list[Figures]:
    """Every table, in turns over the runs."""
    samples: dict[tuple[str, int], list[Figures]] = {table: [] for table in tables}
    for run in range(runs):
        for name, seats in tables:
            samples[name, seats].append(measure_table(name, seats, cards, seconds / 2, run))
    if progress is not None:
        progress(len(tables))
    return [middle(each) for each in samples.values()]


def measure_table(name: str, seats: int, cards: str | None, seconds: float, run: int) -> Figures:
    game = SHELF[name] if cards is None else SHELF[name].with_cards(cards)
    decisions = games = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for _ in range(BATCH):
            s = game.start(seats, games + run * 1_000_003)
            s.telling = False
            decisions += playout(s, games, game.bound)
            games += 1
    return Figures(
        name,
        seats,
        "compiled" if compiled() else "interpreted",
        decisions / spent,
        games / spent,
        clones(game, seats, seconds),
    )


def clones(game: Any, seats: int, seconds: float) -> float:
    """Clones per CPU second of tables in mid-game."""
    tables = []
    for seed in range(8):
        s = game.start(seats, seed)
        s.telling = False
        length = playout(s.clone(), seed, game.bound)
        playout(s, seed, length // 2)
        tables.append(s)
    made = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds / 2:
        for s in tables:
            for _ in range(BATCH):
                s.clone()
        made += BATCH * len(tables)
    return made / spent


def middle(samples: list[Figures]) -> Figures:
    first = samples[0]
    return Figures(
        first.game,
        first.seats,
        first.way,
        median(each.decisions for each in samples),
        median(each.games for each in samples),
        median(each.clones for each in samples),
    )


def measure_interpreted(
    tables: Tables, cards: str | None, seconds: float, runs: int, progress: Callable[[int], None]
) -> dict[tuple[str, int], Figures]:
    """The same tables in a process that runs the rules interpreted; nothing if this one already does."""
    if not compiled():
        progress(len(tables))
        return {}
    wanted = json.dumps([tables, cards, seconds / 2, max(runs // 2, 1)])
    command = [sys.executable, "-m", "worldtable.lab.bench", wanted]
    environment = {**os.environ, INTERPRETED: "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    progress(len(tables))
    found = [Figures(**each) for each in json.loads(done.stdout)]
    return {(each.game, each.seats): each for each in found}


def measure_peers(
    tables: Tables, cards: str | None, seconds: float, runs: int, progress: Callable[[int], None]
) -> tuple[list[Figures], list[Figures] | None]:
    """OpenSpiel's card games and our tables in turns; nothing where OpenSpiel cannot be imported."""
    try:
        import pyspiel  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        progress(1)
        return [], None
    theirs: dict[str, list[Figures]] = {name: [] for name in PEERS}
    ours: dict[tuple[str, int], list[Figures]] = {table: [] for table in tables}
    for run in range(runs):
        for name in PEERS:
            theirs[name].append(measure_peer(pyspiel.load_game(name), name, seconds / 2, run))
        for table in tables:
            ours[table].append(measure_table(*table, cards, seconds / 2, run))
    progress(len(tables) + 1)
    return [middle(each) for each in theirs.values()], [middle(each) for each in ours.values()]


def measure_peer(game: Any, name: str, seconds: float, run: int) -> Figures:
    """Random play through OpenSpiel's Python interface; chance is no decision."""
    luck = random.Random(run)
    decisions = games = made = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        s = game.new_initial_state()
        while not s.is_terminal():
            if s.is_chance_node():
                outcomes = s.chance_outcomes()
                s.apply_action(outcomes[int(luck.random() * len(outcomes))][0])
                continue
            actions = s.legal_actions()
            s.apply_action(actions[int(luck.random() * len(actions))])
            decisions += 1
        games += 1
    s = game.new_initial_state()
    began = time.process_time()
    while (cloning := time.process_time() - began) < seconds / 4:
        for _ in range(BATCH):
            s.clone()
        made += BATCH
    return Figures(name, game.num_players(), "C++ through Python", decisions / spent, games / spent, made / cloning)


def main() -> None:
    """For the other process of `measure_interpreted`."""
    tables, cards, seconds, runs = json.loads(sys.argv[1])
    found = measure_games([(name, seats) for name, seats in tables], cards, seconds, runs)
    print(json.dumps([asdict(each) for each in found]))


if __name__ == "__main__":
    main()
