"""Every game of the shelf as an environment of PettingZoo's: `env` asks one seat after another, `parallel_env` all
seats that are asked at the same time. After `register`, `pettingzoo.make("aec", "worldtable/GAME-v0")`.

An observation is what its seat knows, as a row of bytes, with the mask of its answers. Rewards come at the end: 1 for
a victory and as much less for the others as makes the sum 0.
"""

from __future__ import annotations

import random
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box as Numbers
from gymnasium.spaces import Dict, Discrete
from pettingzoo import (  # type: ignore[import-untyped,unused-ignore]
    AECEnv,
    ParallelEnv,
    aec_registry,
)
from pettingzoo import register as register_one

from worldtable.engine.loop import answer_as, go_on
from worldtable.engine.many import utilities
from worldtable.engine.step import State
from worldtable.research.knowledge import Knowledge, box_of, names
from worldtable.research.moment import observed

Seen = dict[str, Any]
SEEDS: Final = 1 << 30
NOBODY: Final = -1


class Table:
    """What both kinds of environments share: a game, its spaces, its seeds."""

    def __init__(self, game: str, seats: int | None, options: dict[str, str] | None, cards: str, more: int) -> None:
        self.knowledge = Knowledge(box_of(game, seats, options, cards))
        self.rules = self.knowledge.game
        self.codes = self.knowledge.codes
        self.names = [f"seat_{seat}" for seat in range(self.knowledge.box.seats)]
        self.seat_of = {name: seat for seat, name in enumerate(self.names)}
        self.answers = {name: Discrete(self.codes + more) for name in self.names}
        self.sights = {name: sight(self.knowledge.size, self.codes + more) for name in self.names}
        self.luck = random.Random()
        self.s: State | None = None
        self.given = 0  # answers so far

    def deal(self, seed: int | None) -> State:
        """A new game: that of the seed, or the next one of those that follow from the last seed."""
        if seed is not None:
            self.luck = random.Random(seed)
        self.s = self.knowledge.start(self.luck.randrange(SEEDS) if seed is None else seed)
        self.given = 0
        return self.s

    @property
    def state(self) -> State:
        if self.s is None:
            raise RuntimeError("No game has begun; call reset first.")
        return self.s

    @property
    def over(self) -> bool:
        return self.state.ask is None or self.given >= self.rules.bound


def sight(size: int, codes: int) -> Dict:
    return Dict({"observation": Numbers(0, 255, (size,), np.uint8), "action_mask": Numbers(0, 1, (codes,), np.int8)})


def refusal(options: list[int], action: object) -> str:
    return f"{action!r} is no answer to what is asked. The mask allows: {options}."


class raw_env(AECEnv[str, Seen, int]):  # type: ignore[misc,unused-ignore]  # named as PettingZoo names it
    """One seat after another; questions that are open together are asked in turn, and nobody sees the answers before
    all are given."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        cards: str = "",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Table(game, seats, options, cards, 0)
        self.metadata = {**self.metadata, "name": f"{game}_v0"}
        self.render_mode = render_mode
        self.possible_agents = self.table.names
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Dict:
        return self.table.sights[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.table.answers[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        s = self.table.deal(seed)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[s.ask.player if s.ask is not None else 0]

    def observe(self, agent: str) -> Seen:
        table = self.table
        row = table.knowledge.look(table.state, table.seat_of[agent])
        return {"observation": row, "action_mask": row[: table.codes].view(np.int8)}

    def step(self, action: int | None) -> None:
        """An answer of the seat that is selected. One that its mask does not allow loses the game and ends it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        s = table.state
        if action not in s.options_at(0):
            self.finish({each: -1.0 if each == agent else 0.0 for each in self.agents}, True)
            self.infos[agent] = {"refused": refusal(s.options_at(0), action)}
            return
        go_on(s, 0, int(action))
        table.given += 1
        ask = s.ask
        if ask is not None and table.given < table.rules.bound:
            self.agent_selection = table.names[ask.player]
        else:
            self.finish(dict(zip(self.agents, utilities(table.rules, s), strict=True)), ask is None)

    def finish(self, rewards: dict[str, float], ended: bool) -> None:
        """The game is over for all seats, at its end or where it has taken too long."""
        self.rewards = rewards
        self._cumulative_rewards = {**rewards}
        self.terminations = dict.fromkeys(self.agents, ended)
        self.truncations = dict.fromkeys(self.agents, not ended)

    def render(self) -> str | None:
        """All that everybody sees, in words."""
        return observed(self.table.rules, self.table.state, NOBODY) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing stays open."""


env = raw_env  # it does what PettingZoo's wrappers are for, in less time


class parallel_env(ParallelEnv[str, Seen, int]):  # type: ignore[misc,unused-ignore]  # named as PettingZoo names it
    """All seats that are asked answer at the same time. The others have one action, which does nothing: the last."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        cards: str = "",
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, seats, options, cards, 1)
        self.metadata = {**self.metadata, "name": f"{game}_v0"}
        self.render_mode = render_mode
        self.possible_agents = self.table.names
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Dict:
        return self.table.sights[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.table.answers[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.table.deal(seed)
        self.agents = [*self.possible_agents]
        return {agent: self.seen(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def seen(self, agent: str) -> Seen:
        """What a seat knows; if it is not asked, or the game is over, all it can do is nothing."""
        table = self.table
        row = table.knowledge.look(table.state, table.seat_of[agent])
        mask = np.zeros(table.codes + 1, np.int8)
        mask[:-1] = row[: table.codes]
        mask[-1] = not mask.any()
        return {"observation": row, "action_mask": mask}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        table = self.table
        s = table.state
        asked = [(self.possible_agents[ask.player], s.options_at(at)) for at, ask in enumerate(s.asks)]
        for agent, options in asked:
            if agent not in actions or actions[agent] not in options:
                raise ValueError(refusal(options, actions.get(agent)))
        for agent, _ in asked:
            answer_as(s, table.seat_of[agent], int(actions[agent]))
        table.given += len(asked)
        agents = self.agents
        seen = {agent: self.seen(agent) for agent in agents}
        rewards = dict(zip(agents, utilities(table.rules, s), strict=True))
        ended = dict.fromkeys(agents, s.ask is None)
        cut = dict.fromkeys(agents, table.over and s.ask is not None)
        if table.over:
            self.agents = []
        return seen, rewards, ended, cut, {agent: {} for agent in agents}

    def render(self) -> str | None:
        """All that everybody sees, in words."""
        return observed(self.table.rules, self.table.state, NOBODY) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing stays open."""


def register() -> list[str]:
    """Tell PettingZoo of every game of the shelf; the ids by which it makes them, of both kinds."""
    for id, name in names().items():
        if id not in aec_registry:
            register_one("aec", id, env, kwargs={"game": name})
            register_one("parallel", id, parallel_env, kwargs={"game": name})
    return [*names()]
