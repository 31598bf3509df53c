"""Tables as rows of numbers, packed: what each side was judged by, and what it got in the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from worldtable.bots.selfplay import Sample

HOPED = 0.7  # how much of what is learned is what the search hoped for; the rest is what came of it
Floats = NDArray[np.float32]
Ints = NDArray[np.int64]


@dataclass
class Examples:
    """Rows of a sparse matrix, one a side; those of a table follow each other."""

    starts: Ints  # where the numbers of each row begin; one more for the end
    at: NDArray[np.uint16]
    amounts: NDArray[np.float32]
    sides: NDArray[np.uint8]  # rows of each table
    targets: Floats  # of each row

    @property
    def tables(self) -> int:
        return len(self.sides)

    def save(self, path: Path) -> None:
        part = path.with_suffix(".part.npz")
        np.savez_compressed(
            part, starts=self.starts, at=self.at, amounts=self.amounts, sides=self.sides, targets=self.targets
        )
        part.replace(path)


def load(path: Path) -> Examples:
    with np.load(path) as found:
        return Examples(found["starts"], found["at"], found["amounts"], found["sides"], found["targets"])


def pack(samples: Sequence[Sample]) -> Examples:
    """Samples as rows. Who plays alone has a row that is compared with nothing."""
    lengths: list[int] = []
    at: list[int] = []
    amounts: list[float] = []
    targets: list[float] = []
    for sample in samples:
        for side, numbers in enumerate(sample.at):
            lengths.append(len(numbers))
            at.extend(numbers)
            amounts.extend(sample.amounts[side])
            targets.append(HOPED * sample.hoped[side] + (1 - HOPED) * sample.got[side])
    return Examples(
        np.concatenate([[0], np.cumsum(lengths, dtype=np.int64)]).astype(np.int64),
        np.array(at, np.uint16),
        np.array(amounts, np.float32),
        np.array([len(sample.at) for sample in samples], np.uint8),
        np.array(targets, np.float32),
    )


def joined(parts: Sequence[Examples]) -> Examples:
    """Several packs as one."""
    ends = np.cumsum([0, *[part.starts[-1] for part in parts]])
    starts = [part.starts[:-1] + ends[place] for place, part in enumerate(parts)]
    return Examples(
        np.concatenate([*starts, ends[-1:]]).astype(np.int64),
        np.concatenate([part.at for part in parts]),
        np.concatenate([part.amounts for part in parts]),
        np.concatenate([part.sides for part in parts]),
        np.concatenate([part.targets for part in parts]),
    )
