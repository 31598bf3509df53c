"""Every game of the shelf as one of OpenSpiel's: `load(name, seats)`, or `pyspiel.load_game` after `register()`.

One chance node begins a game: which of so many deals it is. All later chance follows from the deal, as at our tables;
players know neither. `resample_from_infostate` deals a table anew for the seat that asks, with its chance to come, so
OpenSpiel's searches see no more than a player does. Questions that are open together are asked one after another;
nobody sees the answers before all are given.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel  # type: ignore[import-not-found,unused-ignore]

from worldtable.engine.game import Game
from worldtable.engine.many import utilities
from worldtable.games import SHELF
from worldtable.research.knowledge import Knowledge
from worldtable.research.moment import HASHED, Box, Moment, begun, observed

PREFIX: Final = "worldtable_"
DEALS: Final = 1000
SEEDS: Final = 1 << 30
PARAMETERS: Final = {"players": 0, "options": "", "cards": "", "deals": DEALS, "seed": 0}


class TableGame(pyspiel.Game):  # type: ignore[misc,unused-ignore]
    """A game of the shelf for so many players, with its options, a card set and a range of deals."""

    def __init__(self, name: str, parameters: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(parameters or {})}
        game = SHELF[name]
        seats = int(given["players"]) or max(game.seats[0], min(2, game.seats[-1]))
        options = tuple(read_options(str(given["options"])).items())
        self.box = Box(name, str(given["cards"]), seats, options)
        self.rules = self.box.open()
        self.rules.check_seats(seats)
        self.rules.check_options(dict(options))
        self.knowledge = Knowledge(self.box)
        self.first = int(given["seed"])
        self.deals = [(deal, 1 / int(given["deals"])) for deal in range(int(given["deals"]))]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.codes,
            max_chance_outcomes=len(self.deals),
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if seats > 1 else None,
            max_game_length=self.rules.bound,
        )
        super().__init__(kind(self.rules, seats), info, {**given, "players": seats})

    def new_initial_state(self, text: str | None = None) -> TableState:
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.knowledge, iig_obs_type is not None and iig_obs_type.perfect_recall)


class TableState(pyspiel.State):  # type: ignore[misc,unused-ignore]
    """A moment of a game; without one it has not been dealt yet."""

    def __init__(self, game: TableGame, here: Moment | None = None) -> None:
        super().__init__(game)
        self.here = here

    def current_player(self) -> int:
        if self.here is None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.here.asked if self.here.asked >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.here is None else self.here.options

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals: list[tuple[int, float]] = self.get_game().deals
        return deals

    def _apply_action(self, action: int) -> None:
        if self.here is None:
            game = self.get_game()
            self.here = begun(game.box, game.rules, game.first + action)
        else:
            self.here = self.here.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.here is None:
            return f"Deal {action}"
        table = self.here.table
        if table.ask is None or action not in table.options_at(0):
            return str(action)
        return f"{table.ask.label(table, action)} [{action}]"

    def is_terminal(self) -> bool:
        return self.here is not None and self.here.asked < 0

    def returns(self) -> list[float]:
        """For each seat 1 for a victory and as much less for the others as makes the sum 0; -1 or 1 alone."""
        seats = self.get_game().box.seats
        return [0.0] * seats if self.here is None else utilities(self.here.game, self.here.table)

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> TableState:
        """The same for a player, all it cannot know dealt anew."""
        assert self.here is not None, "nothing has been dealt"
        found = self.clone()
        found.here = self.here.imagined(player, int(chance() * SEEDS))
        return found  # type: ignore[no-any-return,unused-ignore]

    def __str__(self) -> str:
        return "not dealt" if self.here is None else observed(self.here.game, self.here.table, -1)


class Observer:
    """What a player sees of a state, in words and in numbers: now, or with all it saw before.

    The numbers of the past are the bits of a hash: they tell two pasts apart, and nothing more.
    """

    def __init__(self, knowledge: Knowledge, recall: bool) -> None:
        self.knowledge = knowledge
        self.recall = recall
        self.tensor = np.zeros(knowledge.size + (8 * HASHED if recall else 0), np.float32)
        self.dict: dict[str, Any] = {"observation": self.tensor[: knowledge.size]}
        if recall:
            self.dict["past"] = self.tensor[knowledge.size :]

    def set_from(self, state: TableState, player: int) -> None:
        here = state.here
        self.tensor.fill(0)
        if here is not None:
            self.dict["observation"][:] = self.knowledge.look(here.table, player)
            if self.recall:
                past = np.frombuffer(bytes.fromhex(here.past(player)), np.uint8)
                self.dict["past"][: 8 * past.size] = np.unpackbits(past)

    def string_from(self, state: TableState, player: int) -> str:
        here = state.here
        if here is None:
            return "not dealt"
        return here.known(player) if self.recall else observed(here.game, here.table, player)


def kind(game: Game[Any], seats: int) -> Any:
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if seats > 1 else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def read_options(text: str) -> dict[str, str]:
    """Options of a game as one text: name=value;name=value."""
    pairs = [part.partition("=") for part in text.split(";") if part]
    return {name: value for name, _, value in pairs}


def register() -> list[str]:
    """Tell OpenSpiel of every game of the shelf; the names by which it loads them."""
    known = {*pyspiel.registered_names()}
    for name, game in SHELF.items():
        if PREFIX + name not in known:
            pyspiel.register_game(kind(game, game.seats[-1]), Creator(name))
    return [PREFIX + name for name in SHELF]


class Creator:
    """Makes the game of a name from OpenSpiel's parameters."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.kept = self  # OpenSpiel lets go of it when Python is gone already, so it must not be the last who does

    def __call__(self, parameters: dict[str, Any] | None = None) -> TableGame:
        return TableGame(self.name, parameters)


def load(name: str, seats: int, options: dict[str, str] | None = None, cards: str = "") -> TableGame:
    """A game of the shelf for OpenSpiel's algorithms."""
    text = ";".join(f"{name}={value}" for name, value in (options or {}).items())
    return TableGame(name, {"players": seats, "options": text, "cards": cards})


def dealt(game: TableGame, table: Any) -> TableState:
    """A state at a table of ours, dealt anew for whoever is to think about it."""
    return TableState(game, Moment(game.box, game.rules, table))


def chances(seed: int) -> Callable[[], float]:
    """A stream of chances such as OpenSpiel hands around."""
    return random.Random(seed).random
