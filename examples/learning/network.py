"""A small network that tells for each answer how likely to give it, and how a game will end; with its gradients."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]
Bytes = npt.NDArray[np.uint8]

# A byte as the network reads it: 0 and 1 as they are, large ones not much larger.
SCALE: Final[Floats] = np.log2(1 + np.arange(256, dtype=np.float32))
NEVER: Final = np.float32(-1e9)  # for an answer that its mask forbids
CLIP: Final = 0.2  # how much likelier or less likely an answer may become by one batch
CURIOSITY: Final = 0.01  # what it counts that answers are not too sure
VALUE: Final = 0.5  # what the error about the end of the game counts
STEADY: Final = (0.9, 0.999)  # of Adam


class Network:
    """Two hidden layers; of an observation it reads the numbers that were ever anything but 0."""

    def __init__(self, read: Ints, codes: int, hidden: tuple[int, int], seed: int) -> None:
        luck = np.random.default_rng(seed)
        sizes = (read.size, *hidden, codes + 1)
        self.read = read
        self.codes = codes
        self.weights: list[Floats] = []
        for before, after in pairwise(sizes):
            scale = np.sqrt(2 / before) if after != sizes[-1] else 0.01
            self.weights.append((luck.standard_normal((before, after)) * scale).astype(np.float32))
            self.weights.append(np.zeros(after, np.float32))
        self.moments = [[np.zeros_like(each) for each in self.weights] for _ in range(2)]
        self.steps = 0

    def layers(self, rows: Bytes) -> list[Floats]:
        """What each layer says of some observations, the numbers that are read first."""
        found: list[Floats] = [SCALE[rows[:, self.read]]]
        for at in range(0, len(self.weights), 2):
            said = found[-1] @ self.weights[at] + self.weights[at + 1]
            found.append(np.maximum(said, 0) if at + 2 < len(self.weights) else said)
        return found

    def judge(self, rows: Bytes) -> tuple[Floats, Floats]:
        """For each observation the logarithm of how likely each answer is, and what its seat can hope for."""
        said = self.layers(rows)[-1]
        return likelihoods(said[:, :-1], rows[:, : self.codes]), np.tanh(said[:, -1])

    def lesson(self, rows: Bytes, answers: Ints, before: Floats, better: Floats, ends: Floats) -> list[Floats]:
        """The way down to answers that turned out better than expected, and to how games ended (PPO)."""
        layers = self.layers(rows)
        logs = likelihoods(layers[-1][:, :-1], rows[:, : self.codes])
        value = np.tanh(layers[-1][:, -1])
        count = np.arange(answers.size)
        chances = np.exp(logs)
        ratio = np.exp(logs[count, answers] - before)
        free = np.where(better > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = free * ratio * better
        doubt = -(chances * np.maximum(logs, -50)).sum(1, keepdims=True)
        slope = np.empty_like(layers[-1])
        slope[:, :-1] = push[:, None] * chances + CURIOSITY * chances * (np.maximum(logs, -50) + doubt)
        slope[count, answers] -= push
        slope[:, -1] = 2 * VALUE * (value - ends) * (1 - value * value)
        return self.gradients(layers, slope / np.float32(answers.size))

    def gradients(self, layers: list[Floats], slope: Floats) -> list[Floats]:
        found: list[Floats] = []
        for at in range(len(self.weights) - 2, -1, -2):
            inside = layers[at // 2]
            found[:0] = [inside.T @ slope, slope.sum(0)]
            if at:
                slope = (slope @ self.weights[at].T) * (inside > 0)
        return found

    def descend(self, gradients: list[Floats], rate: float) -> None:
        """Adam."""
        self.steps += 1
        length = np.sqrt(sum([float((each * each).sum()) for each in gradients]))
        short = min(1.0, 0.5 / (length + 1e-9))
        first, second = STEADY
        for weight, mean, square, gradient in zip(self.weights, *self.moments, gradients, strict=True):
            mean += (1 - first) * (short * gradient - mean)
            square += (1 - second) * ((short * gradient) ** 2 - square)
            step = mean / (1 - first**self.steps)
            weight -= rate * step / (np.sqrt(square / (1 - second**self.steps)) + 1e-8)

    def save(self, path: Path) -> None:
        parts: dict[str, Any] = {f"weight{at}": each for at, each in enumerate(self.weights)}
        np.savez_compressed(path, read=self.read, codes=np.array(self.codes), **parts)


def load(path: Path) -> Network:
    with np.load(path) as kept:
        found = Network(kept["read"], int(kept["codes"]), (1, 1), 0)
        found.weights = [kept[f"weight{at}"] for at in range(len(found.weights))]
    return found


def likelihoods(said: Floats, masks: Bytes) -> Floats:
    """The logarithm of how likely each answer is, among those that a mask allows."""
    allowed = np.where(masks > 0, said, NEVER)
    allowed -= allowed.max(1, keepdims=True)
    found: Floats = allowed - np.log(np.exp(allowed).sum(1, keepdims=True))
    return found
