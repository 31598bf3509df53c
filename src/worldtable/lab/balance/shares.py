"""Shares and means with their 95 % intervals, from many games at once.

Several seats of one game are not independent of each other, so games are what is resampled. The variance of that
resampling is worked out instead of drawn, which is the same for many games and depends on no seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import NormalDist
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]
Whole = NDArray[np.int64]
SURE: Final = NormalDist().inv_cdf(0.975)  # standard errors to both sides: 95 %


@dataclass(frozen=True)
class Share:
    """A part of so many cases, with its interval. `weight` is how many independent cases would tell as much."""

    cases: int
    share: float
    low: float
    high: float
    weight: float

    def data(self) -> dict[str, Any]:
        return {name: each for name, each in asdict(self).items() if name != "weight"}


@dataclass(frozen=True)
class Mean:
    """The mean of so many cases, and half of its interval."""

    cases: int
    mean: float
    error: float

    def data(self) -> dict[str, Any]:
        return asdict(self)


def wilson(share: float, weight: float) -> tuple[float, float]:
    """The interval by Wilson's formula, which holds near 0 and 1, too."""
    if weight <= 0:
        return 0.0, 1.0
    square = SURE * SURE
    centre = (share + square / (2 * weight)) / (1 + square / weight)
    half = SURE * sqrt(share * (1 - share) / weight + square / (4 * weight * weight)) / (1 + square / weight)
    return max(centre - half, 0.0), min(centre + half, 1.0)


def plain(got: float, cases: int) -> Share:
    """A share of independent cases."""
    share = got / cases if cases else 0.0
    return Share(cases, share, *wilson(share, cases), cases)


def by_game(groups: Whole, games: Whole, got: Numbers, count: int) -> list[Share]:
    """The share of each group, 0 to count - 1, of cases that belong to games."""
    width = int(games.max(initial=0)) + 1
    keys, place = np.unique(groups * width + games, return_inverse=True)
    cases = np.bincount(place, minlength=len(keys)).astype(np.float64)
    gains = np.bincount(place, weights=got, minlength=len(keys))
    group = keys // width
    total = np.bincount(group, weights=cases, minlength=count)
    share = np.bincount(group, weights=gains, minlength=count) / np.maximum(total, 1)
    played = np.bincount(group, minlength=count)
    rest = np.bincount(group, weights=(gains - share[group] * cases) ** 2, minlength=count)
    found: list[Share] = []
    for each in range(count):
        part, variance = float(share[each]), 0.0
        if played[each] > 1:
            variance = float(rest[each] / total[each] ** 2) * played[each] / (played[each] - 1)
        weight = part * (1 - part) / variance if variance > 0 else float(played[each])
        found.append(Share(int(total[each]), part, *wilson(part, weight), weight))
    return found


def mean(values: Numbers) -> Mean:
    if not len(values):
        return Mean(0, 0.0, 0.0)
    error = SURE * float(values.std(ddof=1)) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Mean(len(values), float(values.mean()), error)


def unlikely(share: Share, bound: float) -> float:
    """How likely a share as far from a bound as this one is, if the bound were true: Wilson's test, both sides."""
    if not 0 < bound < 1 or share.weight <= 0:
        return 1.0
    far = abs(share.share - bound) / sqrt(bound * (1 - bound) / share.weight)
    return 2 * (1 - NormalDist().cdf(far))


def holm(chances: Sequence[float], wrong: float = 0.05) -> list[bool]:
    """Which of several findings hold when none of them may be wrong but with a small chance: Holm's rule."""
    found = [False] * len(chances)
    for place, each in enumerate(sorted(range(len(chances)), key=lambda each: chances[each])):
        if chances[each] > wrong / (len(chances) - place):
            break
        found[each] = True
    return found
