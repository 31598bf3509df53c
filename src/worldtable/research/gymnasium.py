"""Every game of the shelf for one agent, as an environment of Gymnasium's: the other seats are bots.

`gymnasium.make("worldtable/GAME-v0", bots=["greedy"])`, once the package is installed. `action_masks` tells
what may be answered, as sb3-contrib asks for it. The reward comes at the end: 1 for a victory, -1 for a defeat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.envs.registration import register as register_one
from gymnasium.envs.registration import registry
from gymnasium.spaces import Box as Numbers
from gymnasium.spaces import Discrete

from worldtable.bots import choice
from worldtable.engine.loop import answer_as, asked
from worldtable.engine.many import utilities
from worldtable.engine.option import BadSetup
from worldtable.engine.step import State
from worldtable.research.knowledge import Bytes, Knowledge, bot_of, box_of, names
from worldtable.research.moment import observed

SEEDS: Final = 1 << 30
LUCK: Final = 100_003  # room for the answers of one game among the seeds of bots


class SeatEnv(gymnasium.Env[Bytes, np.int64]):
    """One seat of a table. Without a seat it sits somewhere else in every game; one bot may hold all other seats."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        bots: Sequence[str] = ("random",),
        seats: int | None = None,
        options: dict[str, str] | None = None,
        cards: str = "",
        seat: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.knowledge = Knowledge(box_of(game, seats, options, cards))
        self.players = self.knowledge.box.seats
        if len(bots) not in (1, self.players - 1):
            raise BadSetup(f"{self.players - 1} other seats need 1 bot or one for each, not {len(bots)}.")
        if seat is not None and not 0 <= seat < self.players:
            raise BadSetup(f"There is no seat {seat}; seats are 0 to {self.players - 1}.")
        self.bots = [bot_of(spec) for spec in bots] * (self.players if len(bots) == 1 else 1)
        self.wanted = seat
        self.seat = 0
        self.seed = 0  # of the present game
        self.given = 0
        self.s: State | None = None
        self.render_mode = render_mode
        self.observation_space = Numbers(0, 255, (self.knowledge.size,), np.uint8)
        self.action_space = Discrete(self.knowledge.codes)

    @property
    def table(self) -> State:
        if self.s is None:
            raise gymnasium.error.ResetNeeded("No game goes on; call reset first.")
        return self.s

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        super().reset(seed=seed)
        self.seed = int(self.np_random.integers(SEEDS)) if seed is None else seed
        self.seat = int(self.np_random.integers(self.players)) if self.wanted is None else self.wanted
        self.s = self.knowledge.start(self.seed)
        self.given = 0
        self.others()
        return self.knowledge.look(self.table, self.seat), {"seat": self.seat}

    def step(self, action: np.int64) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        """An answer, and those of the others up to the next question. One that is not allowed loses the game."""
        s = self.table
        at = asked(s, self.seat)
        if at < 0:
            raise gymnasium.error.ResetNeeded("The game is over; call reset for the next one.")
        if action not in s.options_at(at):
            self.s = None
            refused = f"{int(action)} is no answer to what was asked; action_masks tells which are."
            return self.knowledge.look(s, self.seat), -1.0, True, False, {"refused": refused}
        answer_as(s, self.seat, int(action))
        self.given += 1
        self.others()
        over = s.ask is None
        cut = not over and self.given >= self.knowledge.game.bound
        reward = utilities(self.knowledge.game, s)[self.seat]
        return self.knowledge.look(s, self.seat), reward, over, cut, {"seat": self.seat}

    def others(self) -> None:
        """The bots answer until the seat is asked or the game is over."""
        s = self.table
        while s.ask is not None and asked(s, self.seat) < 0 and self.given < self.knowledge.game.bound:
            player = s.ask.player
            bot = self.bots[(player - self.seat) % self.players - 1]
            answer_as(s, player, choice(bot, self.knowledge.game, s, player, self.seed * LUCK + self.given))
            self.given += 1

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What may be answered now."""
        found = np.zeros(self.knowledge.codes, np.bool_)
        at = asked(self.table, self.seat)
        if at >= 0:
            found[self.table.options_at(at)] = True
        return found

    def render(self) -> str | None:  # type: ignore[override,unused-ignore]
        """All that the seat sees, in words."""
        return observed(self.knowledge.game, self.table, self.seat) if self.render_mode == "ansi" else None


def register() -> list[str]:
    """Tell Gymnasium of every game of the shelf; the ids by which it makes them."""
    for id, name in names().items():
        if id not in registry:
            register_one(id=id, entry_point="worldtable.research.gymnasium:SeatEnv", kwargs={"game": name})
    return [*names()]
