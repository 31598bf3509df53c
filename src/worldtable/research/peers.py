"""OpenSpiel's searches at our tables, against ours with as many rounds.

Both of theirs get a table dealt anew for their seat. IS-MCTS deals it anew for every round. MCTS wants to see
everything, so it thinks about one such table as if it was the true one. Their random playouts run in our compiled
loop, which plays the same as OpenSpiel's own in less time.
"""

from __future__ import annotations

from functools import partial
from time import process_time
from typing import Any, Final

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-not-found,import-untyped,unused-ignore]

from worldtable.bots import Bot, choice, think
from worldtable.engine.game import Game
from worldtable.engine.loop import answer_as, asked, playout
from worldtable.engine.many import utilities
from worldtable.engine.step import State
from worldtable.research.moment import Box
from worldtable.research.openspiel import TableGame, TableState, dealt, load

LUCK: Final = 100_003  # room for the answers of one game among the seeds of bots
CURIOSITY: Final = 2.0  # what OpenSpiel's examples take


class Rollout(mcts.Evaluator):  # type: ignore[misc,unused-ignore]
    """OpenSpiel's evaluation by one random playout."""

    def __init__(self, game: TableGame, luck: Any) -> None:
        self.game = game
        self.luck = luck

    def evaluate(self, state: TableState) -> Any:
        assert state.here is not None
        table: State = state.here.table.clone()
        table.telling = False
        playout(table, int(self.luck.randint(1 << 30)), self.game.rules.bound)
        return np.array(utilities(self.game.rules, table))

    def prior(self, state: TableState) -> list[tuple[int, float]]:
        actions = state.legal_actions(state.current_player())
        return [(action, 1 / len(actions)) for action in actions]


class Resampler:
    """Deals a state anew for a player, from a stream of chances."""

    def __init__(self, luck: Any) -> None:
        self.luck = luck

    def __call__(self, state: TableState, player: int) -> TableState:
        return state.resample_from_infostate(player, self.luck.uniform)


class Peer(Bot):
    """A search of OpenSpiel's, of so many rounds a move, as one of our bots."""

    def __init__(self, name: str, game: TableGame, rounds: int, curiosity: float) -> None:
        self.name = name
        self.game = game
        self.rounds = rounds
        self.curiosity = curiosity

    def choose(self, game: Game[Any], s: State, seat: int, seed: int) -> int:
        assert asked(s, seat) == 0, "it answers the first of the open questions"
        luck = np.random.RandomState(seed % (1 << 32))
        return int(self.search(luck).step(dealt(self.game, s)))

    def search(self, luck: Any) -> Any:
        rollout = Rollout(self.game, luck)
        if self.name == "mcts":
            return mcts.MCTSBot(self.game, self.curiosity, self.rounds, rollout, random_state=luck)
        found = ismcts.ISMCTSBot(self.game, rollout, self.curiosity, self.rounds, random_state=luck)
        found.set_resampler(Resampler(luck))  # its own takes chances that nobody can repeat
        return found


class Ours(Bot):
    """The search of the highest level, of so many rounds a move."""

    def __init__(self, rounds: int) -> None:
        self.name = "ours"
        self.rounds = rounds

    def choose(self, game: Game[Any], s: State, seat: int, seed: int) -> int:
        return think(game, s, seat, seed, rounds=self.rounds).best.option


PEERS: Final = ("mcts", "is-mcts")


class Match:
    """One game against a peer: what our search got, and the CPU seconds and moves of each."""

    def __init__(self, got: float, spent: tuple[float, float], moves: tuple[int, int]) -> None:
        self.got = got
        self.spent = spent
        self.moves = moves


def against(box: Box, peer: str, rounds: int, curiosity: float, seed: int) -> partial[Match]:
    """Work for `spread`: a game by its number. Every deal is played from every seat."""
    return partial(play, box, peer, rounds, curiosity, seed)


def play(box: Box, peer: str, rounds: int, curiosity: float, seed: int, number: int) -> Match:
    game = load(box.game, box.seats, dict(box.options), box.cards)
    rules = game.rules
    seat = number % box.seats
    bots: list[Bot] = [Peer(peer, game, rounds, curiosity)] * box.seats
    bots[seat] = Ours(rounds)
    s: State = rules.start(box.seats, seed + number // box.seats, dict(box.options))
    spent, moves = [0.0, 0.0], [0, 0]
    made = 0
    while s.asks and made < rules.bound:
        player = s.asks[0].player
        made += 1
        began = process_time()
        option = choice(bots[player], rules, s, player, (seed + number) * LUCK + made)
        side = 0 if player == seat else 1
        spent[side] += process_time() - began
        moves[side] += 1
        answer_as(s, player, option)
    got = 1 / box.seats if s.asks else rules.outcome(s)[seat]
    return Match(got, (spent[0], spent[1]), (moves[0], moves[1]))
