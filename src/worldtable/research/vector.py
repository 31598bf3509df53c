"""Many games in one call: `reset(seeds)`, then `step(actions)` into arrays that are made once.

Each table tells the seat that answers next what it knows; who it is stands in `seats`. When a game is over all its
seats get their rewards, and the table goes on with the next game: its row is already the first one of that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from worldtable.engine.many import Many
from worldtable.engine.option import BadSetup
from worldtable.engine.wording import quoted
from worldtable.research.knowledge import Bytes, Knowledge, box_of


class Tables:
    """So many tables of one game. All arrays are views that the next step changes; copy what is to be kept."""

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        cards: str = "",
    ) -> None:
        if count < 1:
            raise BadSetup(f"{quoted(count)} tables cannot be stepped; there must be 1 or more.")
        self.knowledge = Knowledge(box_of(game, seats, options, cards))
        box, size = self.knowledge.box, self.knowledge.size
        self.count = count
        self.many = Many(self.knowledge.game, box.seats, self.knowledge.options, self.knowledge.encoding, count)
        self.observations: Bytes = np.frombuffer(self.many.observations, np.uint8).reshape(count, size)
        self.masks: Bytes = self.observations[:, : self.knowledge.codes]
        self.rewards: npt.NDArray[np.float32] = np.frombuffer(self.many.rewards, np.float32).reshape(count, -1)
        self.dones: npt.NDArray[np.bool_] = np.frombuffer(self.many.dones, np.bool_)
        self.seats: Bytes = np.frombuffer(self.many.asked, np.uint8)

    def reset(self, seeds: Sequence[int] | None = None) -> tuple[Bytes, Bytes]:
        """New games at all tables: what the seats that answer first know, and who they are.

        Without seeds the first table gets 0, the next one 1, and so on.
        """
        given = list(range(self.count)) if seeds is None else [int(seed) for seed in seeds]
        if len(given) != self.count:
            raise BadSetup(f"There are {self.count} tables, so they need {self.count} seeds, not {len(given)}.")
        self.rewards.fill(0)
        self.dones.fill(False)
        self.many.begin(given)
        return self.observations, self.seats

    def step(
        self, actions: npt.NDArray[Any] | Sequence[int]
    ) -> tuple[Bytes, npt.NDArray[np.float32], npt.NDArray[np.bool_], Bytes]:
        """An answer for each table: what is known then, rewards by seat, which games ended, who answers next."""
        answers: list[int] = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        self.check(answers)
        self.rewards.fill(0)
        self.dones.fill(False)
        self.many.step(answers)
        return self.observations, self.rewards, self.dones, self.seats

    def check(self, answers: list[int]) -> None:
        """ValueError for an answer that cannot be given; then nothing has happened at any table."""
        if not self.many.tables:
            raise ValueError("No games have begun; call reset first.")
        if len(answers) != self.count:
            raise ValueError(f"There are {self.count} tables, so they need {self.count} answers, not {len(answers)}.")
        at = self.many.refused(answers)
        if at >= 0:
            options = np.flatnonzero(self.masks[at]).tolist()
            raise ValueError(f"Table {at} cannot be answered with {answers[at]}. Its mask allows: {options}.")
