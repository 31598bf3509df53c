"""One set after the other: tried with few games, the better half of a round with more, until few are left.

What is tried next is Optuna's word (TPE). Rounds have one size and draw from a seed of their own, so that neither how
many processes play nor where a search was stopped makes a difference. All sets play the same deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import numpy as np
import optuna
from optuna.distributions import BaseDistribution, IntDistribution
from optuna.trial import FrozenTrial, TrialState, create_trial

from worldtable.lab.tuning.bounds import Knob
from worldtable.lab.tuning.goal import Aim, Tally
from worldtable.lab.tuning.played import Counted, Tried, tried
from worldtable.lab.tuning.sheets import Name, Sheets

ROUND: Final = 8  # sets that are tried side by side
PARTS: Final = (4, 2, 1)  # a quarter of the games for all of them, half for the better half, all for the best quarter
CHUNKS: Final = 4  # of the first part
MOST: Final = 50  # games of a chunk

optuna.logging.set_verbosity(optuna.logging.WARNING)


@dataclass
class Trial:
    """A set that was tried: after how many games it was how far from the goal."""

    tried: Tried
    steps: list[tuple[int, float]] = field(default_factory=list)
    whole: bool = False  # whether it came through all games

    @property
    def distance(self) -> float:
        return self.steps[-1][1] if self.steps else np.inf

    def beyond(self, before: Trial) -> float:
        """How much further from the goal than another one, at the same games."""
        return self.distance - dict(before.steps)[self.steps[-1][0]]


class Search:
    """A search, as far as it has come."""

    def __init__(
        self, sheets: Sheets, knobs: Sequence[Knob], aims: Sequence[Aim], tally: Tally, games: int, seed: int
    ) -> None:
        self.sheets = sheets
        self.knobs = knobs
        self.aims = aims
        self.tally = tally
        self.seed = seed
        self.ends = [max(games // part, 1) for part in PARTS]
        self.chunk = max(1, min(MOST, self.ends[0] // CHUNKS))
        self.trials: list[Trial] = []

    def run(self, trials: int, counted: Counted) -> None:
        """Measure the set as it is, then try so many others."""
        self.measure([self.add({knob.name: knob.was for knob in self.knobs})], counted, narrowing=False)
        while len(self.trials) <= trials:
            asked = self.ask(min(ROUND, trials + 1 - len(self.trials)))
            self.measure([self.add(values) for values in asked], counted)

    def add(self, values: dict[Name, int]) -> Trial:
        trial = Trial(tried(self.sheets, values))
        self.trials.append(trial)
        return trial

    def measure(self, trials: list[Trial], counted: Counted, narrowing: bool = True) -> None:
        """Play them part by part; after each the worse half goes no further."""
        left = [trial for trial in trials if trial.tried.cards]
        sums = [np.zeros(self.tally.width) for _ in left]
        begin = 0
        for end in self.ends:
            found = counted.rows([trial.tried for trial in left], begin, end, self.chunk)
            sums = [before + rows.sum(axis=0) for before, rows in zip(sums, found, strict=True)]
            for trial, total in zip(left, sums, strict=True):
                trial.steps.append((end, float(self.tally.goal(self.aims, total))))
            begin = end
            if narrowing and end < self.ends[-1]:
                order = sorted(range(len(left)), key=lambda at: left[at].distance)[: -(-len(left) // 2)]
                left, sums = [left[at] for at in order], [sums[at] for at in order]
        for trial in left:
            trial.whole = True

    def ask(self, count: int) -> list[dict[Name, int]]:
        """What to try next, from all that was tried."""
        sampler = optuna.samplers.TPESampler(seed=(self.seed * 10_007 + len(self.trials)) % 2**32)
        study = optuna.create_study(sampler=sampler)
        ranges: dict[str, BaseDistribution] = {
            called(knob.name): IntDistribution(knob.low, knob.high) for knob in self.knobs
        }
        within = all(knob.low <= knob.was <= knob.high for knob in self.knobs)
        study.add_trials([frozen(trial, ranges) for trial in self.trials[not within :]])
        found = [study.ask(ranges).params for _ in range(count)]
        return [{knob.name: int(params[called(knob.name)]) for knob in self.knobs} for params in found]

    @property
    def before(self) -> Trial:
        return self.trials[0]

    @property
    def best(self) -> Trial:
        """The best that came through all games; the set as it was, if none was better."""
        return min([trial for trial in self.trials if trial.whole], key=lambda trial: trial.distance)


def frozen(trial: Trial, ranges: dict[str, BaseDistribution]) -> FrozenTrial:
    """A trial as Optuna keeps it. It prefers what came further to what did not."""
    return create_trial(
        state=TrialState.COMPLETE if trial.whole else TrialState.PRUNED,
        value=trial.distance if trial.whole else None,
        params={called(name): value for name, value in trial.tried.values},
        distributions=ranges,
        intermediate_values=dict(trial.steps),
    )


def called(name: Name) -> str:
    return " ".join(name)


def games_of(games: int, trials: int) -> int:
    """How many games a search plays, at most."""
    ends = [max(games // part, 1) for part in PARTS]
    total = ends[-1]
    for first in range(0, trials, ROUND):
        left, begin = min(ROUND, trials - first), 0
        for end in ends:
            total += left * (end - begin)
            left, begin = -(-left // 2), end
    return total
