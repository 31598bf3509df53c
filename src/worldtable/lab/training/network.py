"""A small network that learns how likely each side is to win: softmax over the strengths of the sides.

A strength is what `bots.evaluation` makes of the same weights: one hidden layer, and a straight way past it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from worldtable.lab.training.examples import Examples, Floats, Ints

STEP = 0.003  # of Adam
KEEP = (0.9, 0.999)  # how much of the old means Adam keeps
TINY = 1e-8
DECAY = 1e-3  # what weights lose that nobody needs
BATCH = 512  # tables
MOST = 8.0  # strengths lie between minus and plus this, as in play


@dataclass
class Learner:
    """The weights, and what Adam remembers of each."""

    size: int
    hidden: int
    weights: dict[str, Floats]
    first: dict[str, Floats] = field(default_factory=dict)
    second: dict[str, Floats] = field(default_factory=dict)
    steps: int = 0

    def __post_init__(self) -> None:
        for name, weight in self.weights.items():
            self.first.setdefault(name, np.zeros_like(weight))
            self.second.setdefault(name, np.zeros_like(weight))

    def strengths(self, rows: Floats) -> tuple[Floats, Floats]:
        """The strength of each row, and what the hidden units made of it."""
        units = np.maximum(rows @ self.weights["in"] + self.weights["bias"], 0)
        return units @ self.weights["out"] + rows @ self.weights["straight"] + self.weights["rest"][0], units

    def learn(self, rows: Floats, sides: Ints, targets: Floats, rate: float) -> float:
        """One step down the slope of the cross entropy; the loss before it, a table."""
        found, units = self.strengths(rows)
        held = np.clip(found, -MOST, MOST)
        alone = sides == 1
        first = np.concatenate([[0], np.cumsum(sides)[:-1]])
        power = np.exp(held)
        totals = np.add.reduceat(power, first) + alone  # who plays alone is measured against a strength of 0
        chances = power / np.repeat(totals, sides)
        loss = -np.sum(targets * np.log(chances + 1e-9))
        loss -= np.sum(((1 - targets) * np.log(1 - chances + 1e-9))[np.repeat(alone, sides)])
        wrong = (chances - targets) * (np.abs(found) < MOST) / len(sides)
        through = np.outer(wrong, self.weights["out"]) * (units > 0)
        self.follow(
            {
                "in": rows.T @ through,
                "bias": through.sum(axis=0),
                "out": units.T @ wrong,
                "straight": rows.T @ wrong,
                "rest": np.array([wrong.sum()]),
            },
            rate,
        )
        return float(loss) / len(sides)

    def follow(self, slopes: dict[str, Floats], rate: float) -> None:
        self.steps += 1
        for name, slope in slopes.items():
            slope = slope.astype(np.float32)
            self.first[name] = KEEP[0] * self.first[name] + (1 - KEEP[0]) * slope
            self.second[name] = KEEP[1] * self.second[name] + (1 - KEEP[1]) * slope * slope
            mean = self.first[name] / (1 - KEEP[0] ** self.steps)
            spread = self.second[name] / (1 - KEEP[1] ** self.steps)
            self.weights[name] -= rate * (mean / (np.sqrt(spread) + TINY) + DECAY * self.weights[name])

    def study(self, examples: Examples, epochs: int, rng: np.random.Generator) -> float:
        """Go through all examples so many times, ever more carefully; the loss of the last time, a table."""
        loss = 0.0
        row_of = np.concatenate([[0], np.cumsum(examples.sides.astype(np.int64))])
        for epoch in range(epochs):
            order = rng.permutation(examples.tables)
            losses = []
            for first in range(0, len(order), BATCH):
                chosen = order[first : first + BATCH]
                if len(chosen) < BATCH // 8 and first:
                    continue  # too few to point anywhere
                rate = STEP * (1 - 0.9 * (epoch + first / len(order)) / epochs)
                losses.append(self.learn(*gathered(examples, row_of, chosen, self.size), rate))
            loss = sum(losses) / len(losses)
        return loss


def gathered(examples: Examples, row_of: Ints, chosen: Ints, size: int) -> tuple[Floats, Ints, Floats]:
    """The rows of some tables as a full matrix, how many belong to each, and their targets."""
    sides = examples.sides[chosen].astype(np.int64)
    which = spans(row_of[chosen], sides)
    lengths = examples.starts[which + 1] - examples.starts[which]
    numbers = spans(examples.starts[which], lengths)
    rows = np.zeros(len(which) * size, np.float32)
    places = np.repeat(np.arange(len(which)) * size, lengths) + examples.at[numbers]
    np.add.at(rows, places, examples.amounts[numbers])
    return rows.reshape(len(which), size), sides, examples.targets[which]


def spans(starts: Ints, lengths: Ints) -> Ints:
    """All the numbers from each start on, as many as its length."""
    ends = np.cumsum(lengths)
    return np.arange(ends[-1]) + np.repeat(starts - ends + lengths, lengths)


def fresh(size: int, hidden: int, rng: np.random.Generator) -> Learner:
    """A network that knows nothing yet."""
    return Learner(
        size,
        hidden,
        {
            "in": (rng.standard_normal((size, hidden)) * 0.1).astype(np.float32),
            "bias": np.zeros(hidden, np.float32),
            "out": (rng.standard_normal(hidden) * 0.1).astype(np.float32),
            "straight": np.zeros(size, np.float32),
            "rest": np.zeros(1, np.float32),
        },
    )
