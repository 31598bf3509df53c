"""Two card sets at the same deals: how much each figure differs, and whether that is proved.

Every seed is played with both sets, same seats, same bots. What is the same in both games of a pair falls out of the
difference, so that far fewer games prove it.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from math import sqrt
from statistics import NormalDist
from typing import Any, Final

import numpy as np

from worldtable.lab.balance.cards import FEW
from worldtable.lab.balance.course import changed, leads
from worldtable.lab.balance.figures import began
from worldtable.lab.balance.read import Cases, Run
from worldtable.lab.balance.shares import Numbers, Whole, holm

POINT: Final = 0.01  # of a win rate: what is too small to matter
TURN: Final = 0.5  # of a number, such as turns, changes of the lead or points
WRONG: Final = 0.05


@dataclass
class Difference:
    """A figure with one set and with the other."""

    name: str
    before: float
    after: float
    error: float  # half of the 95 % interval of the difference, widened for how often was looked
    cases: int  # with the second set
    band: float
    verdict: str = "open"  # proved, no change or open
    pairs: int = 0  # that would settle an open one, about; 0 if nobody can tell

    @property
    def difference(self) -> float:
        return self.after - self.before

    def data(self) -> dict[str, Any]:
        return {**asdict(self), "difference": self.difference}


def sure(looks: int) -> float:
    """Standard errors to both sides, when somebody looks so often at a growing run."""
    return NormalDist().inv_cdf(1 - WRONG / looks / 2)


def card_differences(one: Run, other: Run, looks: int) -> list[Difference]:
    """Of each card's win rate when played, in the order of the ids."""
    parts = [wins(run, run.played) for run in (one, other)]
    width = max(one.games, other.games)
    share = [gains / np.maximum(cases, 1) for _, _, _, cases, gains in parts]
    keys, pull = [], []
    for sign, (key, n, w, cases, _), rate in zip((-1, 1), parts, share, strict=True):
        card = key // width
        keys.append(key)
        pull.append(sign * (w - rate[card] * n) / np.maximum(cases[card], 1))
    unique, place = np.unique(np.concatenate(keys), return_inverse=True)
    square = np.bincount(place, weights=np.concatenate(pull), minlength=len(unique)) ** 2
    variance = np.bincount(unique // width, weights=square, minlength=len(one.ids))
    found = [
        Difference(
            id,
            float(share[0][at]),
            float(share[1][at]),
            sure(looks) * sqrt(float(variance[at])),
            int(parts[1][3][at]),
            POINT,
        )
        for at, id in enumerate(one.ids)
    ]
    enough = [min(parts[0][3][at], parts[1][3][at]) >= FEW for at in range(len(found))]
    return judged(found, one.games, looks, enough)


def wins(run: Run, cases: Cases) -> tuple[Whole, Numbers, Numbers, Numbers, Numbers]:
    """By card and game, how many seats had the card and what they got; and the sums by card."""
    ours = (cases.where < run.seats) & (cases.cards >= 0)
    games, seats, cards = cases.games[ours], cases.where[ours], cases.cards[ours]
    key, place = np.unique(cards * run.games + games, return_inverse=True)
    n = np.bincount(place, minlength=len(key)).astype(np.float64)  # of seats
    w = np.bincount(place, weights=run.outcome[games, seats], minlength=len(key))
    card, count = key // run.games, len(run.ids)
    total = np.bincount(card, weights=n, minlength=count).astype(np.float64)
    return key, n, w.astype(np.float64), total, np.bincount(card, weights=w, minlength=count).astype(np.float64)


def game_differences(one: Run, other: Run, looks: int) -> list[Difference]:
    """Of what belongs to the whole game."""
    found: list[Difference] = []
    for (name, before, band), (_, after, _) in zip(measures(one), measures(other), strict=True):
        error = sure(looks) * float((after - before).std(ddof=1)) / sqrt(len(before))
        found.append(Difference(name, float(before.mean()), float(after.mean()), error, len(after), band))
    return judged(found, one.games, looks, [True] * len(found))


def measures(run: Run) -> list[tuple[str, Numbers, float]]:
    """A number for each game: its name, the numbers, and what of it is too small to matter."""
    first = run.outcome[np.arange(run.games), began(run)]
    lead = np.array([changed(row) for row in leads(run)], dtype=np.float64)
    return [
        ("First to play wins", first, POINT),
        ("Turns in a game", run.turns.astype(np.float64), TURN),
        ("Changes of the lead", lead, TURN),
        ("Winning score", run.scores.max(axis=1).astype(np.float64), TURN),
    ]


def judged(found: list[Difference], pairs: int, looks: int, enough: list[bool]) -> list[Difference]:
    """Proved: 0 lies outside the interval, widened by Holm's rule. No change: all of the interval is in the band."""
    chances = [1.0] * len(found)
    for at, each in enumerate(found):
        if each.error > 0 and enough[at]:
            far = abs(each.difference) / (each.error / sure(looks))
            chances[at] = min(1.0, 2 * (1 - NormalDist().cdf(far)) * looks)
    for at, proved in enumerate(holm(chances)):
        each = found[at]
        if proved:
            each.verdict = "proved"
        elif enough[at] and abs(each.difference) + each.error <= each.band:
            each.verdict = "no change"
        elif each.difference and each.error:
            widened = each.error / sure(looks) * NormalDist().inv_cdf(1 - WRONG / looks / len(found) / 2)
            each.pairs = round(pairs * (widened / abs(each.difference)) ** 2)
    return found
