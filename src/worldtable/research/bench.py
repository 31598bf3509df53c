"""Steps per CPU second of one core as a learner gets them: each with an observation and the mask of what may be done.

Ours at many tables in one call and through PettingZoo; beside them PettingZoo's own games and OpenSpiel's with their
tensors, in turns in one run. Ratios are what counts: machines differ and are noisy.
"""

from __future__ import annotations

import random
import time
import warnings
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from statistics import median
from typing import Any, Final

import numpy as np

from worldtable.games import SHELF
from worldtable.research.pettingzoo import raw_env
from worldtable.research.vector import Tables

COUNT: Final = 64  # tables in one call
LENGTH: Final = 200  # steps of all of them between two looks at the clock
OWN: Final = ("connect_four", "tictactoe")  # PettingZoo's; the first is the yardstick
THEIRS: Final = ("connect_four", "gin_rummy", "hearts")  # OpenSpiel's
RENAMED: Final = "The old environment creation API"  # its registry warns of its own modules
Sample = Callable[[float], float]  # steps per CPU second, measured for so many of them


@dataclass
class Pace:
    """What was measured of one game through one interface."""

    game: str
    way: str
    numbers: int  # of an observation
    steps: float  # per CPU second

    def data(self) -> dict[str, object]:
        return asdict(self)


def measure_research(
    tables: list[tuple[str, int]], cards: str | None, seconds: float, runs: int, progress: Callable[[int], None]
) -> list[Pace]:
    """Ours and those that are installed of the others, in turns over the runs."""
    samples = [*ours(tables, cards or ""), *pettingzoos(), *openspiels()]
    found: list[list[float]] = [[] for _ in samples]
    for _ in range(runs):
        for at, (_, _, _, sample) in enumerate(samples):
            found[at].append(sample(seconds / 2))
            progress(1)
    return [
        Pace(game, way, numbers, median(steps)) for (game, way, numbers, _), steps in zip(samples, found, strict=True)
    ]


def rounds(tables: list[tuple[str, int]]) -> int:
    """How often a run tells of its progress."""
    return 2 * len(tables) + len(pettingzoos()) + len(openspiels())


def ours(tables: list[tuple[str, int]], cards: str) -> list[tuple[str, str, int, Sample]]:
    found: list[tuple[str, str, int, Sample]] = []
    for name, seats in tables:
        title = f"{SHELF[name].title} for {seats}"
        many = Tables(name, COUNT, seats, cards=cards)
        one = raw_env(name, seats=seats, cards=cards)
        found.append((title, f"{COUNT} tables", many.knowledge.size, partial(at_once, many, recorded(many))))
        found.append((title, "PettingZoo", many.knowledge.size, partial(in_turn, one)))
    return found


def recorded(tables: Tables) -> list[list[int]]:
    """Answers at random, so that drawing them is no part of what is measured."""
    luck = np.random.default_rng(0)
    tables.reset()
    found: list[list[int]] = []
    for _ in range(LENGTH):
        found.append([int(luck.choice(np.flatnonzero(mask))) for mask in tables.masks])
        tables.step(found[-1])
    return found


def at_once(tables: Tables, answers: list[list[int]], seconds: float) -> float:
    made = 0
    spent = 0.0
    while spent < seconds:
        tables.reset()
        began = time.process_time()
        for each in answers:
            tables.step(each)
        spent += time.process_time() - began
        made += len(answers) * tables.count
    return made / spent


def in_turn(env: Any, seconds: float) -> float:
    """Random play as PettingZoo's own benchmark does it: the answer is drawn from the mask."""
    luck = random.Random(0)
    made = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        env.reset(seed=made)
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                break
            env.step(luck.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            made += 1
    return made / spent


def pettingzoos() -> list[tuple[str, str, int, Sample]]:
    """PettingZoo's own; they draw with pygame, so they need it even where nothing is drawn."""
    found: list[tuple[str, str, int, Sample]] = []
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", RENAMED, DeprecationWarning)
        try:
            from pettingzoo.classic import (  # type: ignore[import-untyped,unused-ignore]
                connect_four_v3,
                tictactoe_v3,
            )
        except ImportError:
            return []
    for name, module in zip(OWN, (connect_four_v3, tictactoe_v3), strict=True):
        env = module.env()
        numbers = int(np.prod(env.observation_space(env.possible_agents[0])["observation"].shape))
        found.append((f"PettingZoo {name}", "PettingZoo", numbers, partial(in_turn, env)))
    return found


def openspiels() -> list[tuple[str, str, int, Sample]]:
    """OpenSpiel's own, in C++ through Python."""
    try:
        import pyspiel  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        return []
    games = [pyspiel.load_game(name) for name in THEIRS]
    return [
        (f"OpenSpiel {name}", "OpenSpiel", seen_by(game)[1], partial(with_tensors, game))
        for name, game in zip(THEIRS, games, strict=True)
    ]


def seen_by(game: Any) -> tuple[bool, int]:
    """Whether a game tells what is seen now, or else all that was seen; and in how many numbers."""
    now = game.get_type().provides_observation_tensor
    return now, game.observation_tensor_size() if now else game.information_state_tensor_size()


def with_tensors(game: Any, seconds: float) -> float:
    luck = random.Random(0)
    now, _ = seen_by(game)
    made = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        s = game.new_initial_state()
        while not s.is_terminal():
            if s.is_chance_node():
                s.apply_action(luck.choice(s.chance_outcomes())[0])
                continue
            np.asarray(s.observation_tensor() if now else s.information_state_tensor(), np.float32)
            mask = np.asarray(s.legal_actions_mask(), np.int8)
            s.apply_action(luck.choice(np.flatnonzero(mask).tolist()))
            made += 1
    return made / spent
