"""How likely each side is to win, as things stand: a small network over what a side is judged by, and a guess
without one.

All arithmetic is plus, times and divide, so that every machine finds the same.
"""

from __future__ import annotations

from typing import Any, Final

from worldtable.bots.sight import Sight
from worldtable.engine.compiled import mypyc_attr
from worldtable.engine.features import Features
from worldtable.engine.game import Game
from worldtable.engine.step import State

SURE: Final = 8.0  # strengths lie between minus and plus this
HALVINGS: Final = 8


def power(x: float) -> float:
    """About e to the power of x, of the same few products everywhere."""
    x = 1.0 + max(min(x, SURE), -SURE) / 256.0
    for _ in range(HALVINGS):
        x = x * x
    return x


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """By points alone: so much of a point's lead makes so much of a chance. For games that nobody has trained."""

    def __init__(self, scale: float = 0.15) -> None:
        self.scale = scale

    def chances(self, game: Game[Any], s: State, sides: int) -> list[float]:
        """What each side may hope for: parts of 1, in the order of the sides."""
        scores = [game.score(s, side) for side in range(sides)]
        if sides == 1:
            return [0.5 + 0.5 * scores[0] / (20.0 + abs(scores[0]))]
        best = max(scores)
        return shares([(score - best) * self.scale for score in scores])


def shares(strengths: list[float]) -> list[float]:
    """Parts of 1 that grow with the strengths."""
    powers = [power(strength) for strength in strengths]
    total = 0.0
    for each in powers:
        total += each
    return [each / total for each in powers]


def whole(got: list[float], sides: int) -> list[float]:
    """What every side gets: an opponent whom nobody plays gets what is left."""
    if len(got) >= sides:
        return got
    rest = 1.0
    for share in got:
        rest -= share
    return [*got, *[rest / (sides - len(got))] * (sides - len(got))]


class Network(Evaluation):
    """One hidden layer, and a straight way past it: strength of a side = out · max(0, W x + bias) + straight · x."""

    def __init__(self, sight: Sight, hidden: int, numbers: list[float]) -> None:
        super().__init__()
        self.sight = sight
        self.hidden = hidden  # units, a multiple of four
        self.rows: list[list[float]] = []  # a row of weights for each unit, its last number the bias
        wide = sight.size + 1
        for unit in range(hidden + 1):
            self.rows.append(numbers[unit * wide : unit * wide + wide])
        self.out = numbers[(hidden + 1) * wide :]
        self.found = Features()

    def chances(self, game: Game[Any], s: State, sides: int) -> list[float]:
        scores = [game.score(s, side) for side in range(sides)]
        strengths = [self.strength(s, side, scores) for side in range(sides)]
        return shares(strengths) if sides > 1 else shares([strengths[0], 0.0])[:1]

    def strength(self, s: State, side: int, scores: list[int]) -> float:
        found = self.found
        self.sight.look(s, side, scores, found)
        at, amounts, rows, out = found.at, found.amounts, self.rows, self.out
        count = len(at)
        bias = self.sight.size
        row = rows[self.hidden]  # the straight way
        total = row[bias]
        for each in range(count):
            total += row[at[each]] * amounts[each]
        for unit in range(0, self.hidden, 4):  # four at a time, since finding a number costs more than using it
            first, second, third, fourth = rows[unit], rows[unit + 1], rows[unit + 2], rows[unit + 3]
            a, b, c, d = first[bias], second[bias], third[bias], fourth[bias]
            for each in range(count):
                place = at[each]
                amount = amounts[each]
                a += first[place] * amount
                b += second[place] * amount
                c += third[place] * amount
                d += fourth[place] * amount
            if a > 0.0:
                total += a * out[unit]
            if b > 0.0:
                total += b * out[unit + 1]
            if c > 0.0:
                total += c * out[unit + 2]
            if d > 0.0:
                total += d * out[unit + 3]
        return total


def numbers_of(hidden: int, size: int) -> int:
    """How many numbers a network has."""
    return (hidden + 1) * (size + 1) + hidden
