"""The best set against the set as it was, at fresh deals: the same ones for both, drawn again by whole games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

import numpy as np

from worldtable.lab.balance.shares import Share, wilson
from worldtable.lab.tuning.goal import Aim, Numbers, Tally

DRAWS: Final = 2000
AT_ONCE: Final = 100  # draws that are added up together
SURE: Final = (2.5, 97.5)  # per cent


@dataclass(frozen=True)
class Gain:
    """How far a wish was away and is now; less is better, and the interval is of the difference."""

    name: str
    before: float
    after: float
    low: float
    high: float

    @property
    def difference(self) -> float:
        return self.after - self.before

    @property
    def verdict(self) -> str:
        if self.low == self.high == 0:
            return "same"
        return "better" if self.high < 0 else "worse" if self.low > 0 else "open"

    def pairs(self, played: int) -> int:
        """How many pairs would about settle it, if it is as it looks; 0 if nobody can tell."""
        half = (self.high - self.low) / 2
        return round(played * (half / self.difference) ** 2) if self.verdict == "open" and self.difference else 0

    def data(self) -> dict[str, Any]:
        return {**asdict(self), "difference": self.difference, "verdict": self.verdict}


def gains(tally: Tally, aims: Sequence[Aim], before: Numbers, after: Numbers, seed: int) -> list[Gain]:
    """Of the whole goal, then of each wish. Row by row these are games of one deal."""
    drawn = np.hsplit(redrawn(np.hstack([before, after]), seed), 2)  # a deal is drawn with both its games
    sums = before.sum(axis=0), after.sum(axis=0)

    def gain(name: str, aims: Sequence[Aim]) -> Gain:
        was, now = (float(tally.goal(aims, each)) for each in sums)
        again = tally.goal(aims, drawn[1]) - tally.goal(aims, drawn[0])
        low, high = np.percentile(again - again.mean(), SURE) + now - was
        return Gain(name, was, now, float(low), float(high))

    alone = [Aim(aim.name, aim.turns) for aim in aims]  # each in points of its own
    parts = [gain(aim.words, [aim]) for aim in alone]
    return [gain("goal", aims), *parts]


def share(cases: Numbers, got: Numbers) -> Share:
    """How much of a victory seats got that played a card, from how many and how much in each game."""
    total, won, games = float(cases.sum()), float(got.sum()), int((cases > 0).sum())
    part = won / total if total else 0.0
    variance = 0.0
    if games > 1:
        variance = float(((got - part * cases) ** 2).sum()) / total**2 * games / (games - 1)
    weight = part * (1 - part) / variance if variance > 0 else games
    return Share(int(total), part, *wilson(part, weight), weight)


def redrawn(rows: Numbers, seed: int) -> Numbers:
    """The sums of as many games, drawn again and again from these."""
    luck = np.random.default_rng(seed)
    count = len(rows)
    found: list[Numbers] = []
    for _ in range(0, DRAWS, AT_ONCE):
        times = luck.multinomial(count, np.full(count, 1 / count), size=AT_ONCE)
        found.append(times.astype(np.float64) @ rows)
    return np.concatenate(found)
