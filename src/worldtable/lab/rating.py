"""How strong bots are, on one scale: ratings from who won rather than whom, with their intervals.

The scale: odds of 10 to 1 are 400 points, and `greedy` is 1500. The model is openskill's Bradley-Terry. Its updates
depend on the order of the games, so all games are put to it at once, again and again, until no rating moves any more.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

ANCHOR: Final = "greedy"
MIDDLE: Final = 1500.0
POINTS: Final = 400.0  # for odds of 10 to 1
UNIT: Final = POINTS / math.log(10)  # for odds of e to 1
DOUBT: Final = 800.0  # points that a bot is believed to be away from the middle before it has played
SETTLED: Final = 0.001  # points
LEAP: Final = 400.0  # points that a rating may move at once
SURE: Final = 1.959964  # standard errors to both sides: 95 %
WON, SHARED, LOST = (1, 2), (1, 1), (2, 1)  # ranks of two bots


@dataclass(frozen=True)
class Meeting:
    """Two bots at a table of whom one won, or both: the share of the first is 1, a half or 0."""

    deal: int
    one: str
    other: str
    share: float


@dataclass
class Rating:
    """A bot's place on the scale; the error is half of the 95 % interval of its distance to the middle."""

    bot: str
    points: float
    error: float

    def data(self) -> dict[str, object]:
        low, high = self.points - self.error, self.points + self.error
        return {"bot": self.bot, "rating": round(self.points, 1), "low": round(low, 1), "high": round(high, 1)}


def rate(bots: Sequence[str], meetings: Sequence[Meeting]) -> list[Rating]:
    """All bots, the strongest first. The order of the meetings means nothing."""
    import numpy as np

    names = sorted({*bots})
    numbers = {name: number for number, name in enumerate(names)}
    tallies: dict[tuple[int, int], list[int]] = {}  # how often won, shared, lost
    deals: dict[int, list[tuple[int, int, int]]] = {}
    for each in meetings:
        one, other = numbers[each.one], numbers[each.other]
        how = 1 if each.share == 0.5 else (0 if each.share > 0.5 else 2)
        if one > other:
            one, other, how = other, one, 2 - how
        tallies.setdefault((one, other), [0, 0, 0])[how] += 1
        deals.setdefault(each.deal, []).append((one, other, how))
    found = np.full(len(names), MIDDLE)
    step = np.full(len(names), LEAP)
    while float(np.abs(step).max()) > SETTLED:
        pulls = {pair: pulled(found[pair[0]], found[pair[1]]) for pair in sorted(tallies)}
        force, spread = balance(len(names), tallies, pulls)
        force -= (found - MIDDLE) / DOUBT**2
        spread += np.eye(len(names)) / DOUBT**2
        step = np.clip(np.linalg.solve(spread, force), -LEAP, LEAP)
        found += step
    errors = uncertainty(
        names, np.asarray(np.linalg.inv(spread), dtype=np.float64), [deals[deal] for deal in sorted(deals)], pulls
    )
    anchored = found - found[numbers[ANCHOR]] if ANCHOR in numbers else found - found.mean()
    ratings = [Rating(name, MIDDLE + float(anchored[at]) + 0.0, float(errors[at])) for name, at in numbers.items()]
    return sorted(ratings, key=lambda rating: (-rating.points, rating.bot))


def pulled(one: float, other: float) -> tuple[float, float, float]:
    """How much openskill raises the first of two ratings for a victory, a shared one and a defeat, in points."""
    from openskill.models import BradleyTerryFull

    model = BradleyTerryFull(mu=MIDDLE, sigma=1.0, beta=math.sqrt(UNIT**2 / 2 - 1), tau=0.0)
    found: list[float] = []
    for ranks in (WON, SHARED, LOST):
        teams = [[model.rating(mu=float(one), sigma=1.0)], [model.rating(mu=float(other), sigma=1.0)]]
        found.append(model.rate(teams, ranks=[float(rank) for rank in ranks])[0][0].mu - float(one))
    return found[0], found[1], found[2]


def balance(
    count: int, tallies: dict[tuple[int, int], list[int]], pulls: dict[tuple[int, int], tuple[float, float, float]]
) -> tuple[Numbers, Numbers]:
    """What all games together pull each rating by, and how fast that falls as ratings move."""
    import numpy as np

    force = np.zeros(count)
    spread = np.zeros((count, count))
    for pair, tally in tallies.items():
        one, other = pair
        pull = sum(times * each for times, each in zip(tally, pulls[pair], strict=True))
        force[one] += pull
        force[other] -= pull
        lost = pulls[pair][0] * UNIT  # the chance of that
        slope = sum(tally) * lost * (1 - lost) / UNIT**2
        spread[one, one] += slope
        spread[other, other] += slope
        spread[one, other] -= slope
        spread[other, one] -= slope
    return force, spread


def uncertainty(
    names: Sequence[str],
    model: Numbers,
    deals: Sequence[Sequence[tuple[int, int, int]]],
    pulls: dict[tuple[int, int], tuple[float, float, float]],
) -> list[float]:
    """Half of the 95 % interval of each bot's distance to the anchor.

    Twice computed, the wider one counts: from the model, as if all games were independent; and from how much deals
    differ, for the games of one deal belong together.
    """
    import numpy as np

    found = [model]
    if len(deals) > 1:
        forces = np.zeros((len(deals), len(names)))
        for number, deal in enumerate(deals):
            for one, other, how in deal:
                forces[number, one] += pulls[one, other][how]
                forces[number, other] -= pulls[one, other][how]
        forces -= forces.mean(axis=0)
        found.append(model @ (forces.T @ forces) @ model * len(deals) / (len(deals) - 1))
    at = [float(name == ANCHOR) for name in names]
    middle = np.array(at) if ANCHOR in names else np.full(len(names), 1 / len(names))
    errors: list[float] = []
    for each in np.eye(len(names)):
        distance = each - middle
        errors.append(SURE * math.sqrt(max(0.0, *[float(distance @ spread @ distance) for spread in found])))
    return errors
