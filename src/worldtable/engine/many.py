"""Many tables of one game, stepped in one call; what happens is written into buffers that others read in place."""

from __future__ import annotations

from array import array
from typing import Any

from worldtable.engine.compiled import i64
from worldtable.engine.encoding import Encoding
from worldtable.engine.game import Game
from worldtable.engine.loop import go_on
from worldtable.engine.observation import Row
from worldtable.engine.step import State


class Many:
    """So many tables with the same seats and options. Of each the seat that answers next is told what it knows.

    A table whose game is over begins the next one at once, from a seed that no other of its tables has used as long
    as the first ones followed each other.
    """

    def __init__(self, game: Game[Any], seats: int, options: dict[str, str], encoding: Encoding, count: int) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.encoding = encoding
        self.tables: list[State] = []
        self.seeds: list[int] = []
        self.lengths: list[int] = [0] * count  # answers so far
        self.observations = bytearray(count * encoding.size)
        self.rewards = array("f", bytes(4 * count * seats))
        self.dones = bytearray(count)
        self.asked = bytearray(count)  # the seat that answers next
        self.row = Row(self.observations, encoding.size)

    def begin(self, seeds: list[int]) -> None:
        """New games, from a seed for each table."""
        self.seeds = seeds
        self.lengths = [0] * len(seeds)
        self.tables = [self.dealt(seed) for seed in seeds]
        for at in range(len(seeds)):
            self.tell(at)

    def dealt(self, seed: int) -> State:
        s: State = self.game.start(self.seats, seed, self.options)
        s.telling = False
        return s

    def tell(self, at: int) -> None:
        """What the seat that answers next at a table knows."""
        s = self.tables[at]
        seat = s.ask.player if s.ask is not None else 0
        self.asked[at] = seat
        self.row.begin(at * self.encoding.size)
        self.encoding.write(s, seat, self.row)

    def refused(self, answers: list[int]) -> int:
        """The first table whose answer is none of its options, -1 if all are."""
        codes: i64 = self.encoding.codes
        for at in range(len(answers)):
            option = answers[at]
            if not 0 <= option < codes or self.observations[at * self.encoding.size + option] == 0:
                return at
        return -1

    def step(self, answers: list[int]) -> None:
        """Give each table an answer that is among its options. The caller clears rewards and ends of before."""
        for at in range(len(answers)):
            s = self.tables[at]
            go_on(s, 0, answers[at])
            self.lengths[at] += 1
            if s.ask is None or self.lengths[at] >= self.game.bound:
                found = utilities(self.game, s)
                for seat in range(self.seats):
                    self.rewards[at * self.seats + seat] = found[seat]
                self.dones[at] = 1
                self.lengths[at] = 0
                self.seeds[at] += len(answers)
                self.tables[at] = self.dealt(self.seeds[at])
            self.tell(at)


def utilities(game: Game[Any], s: State) -> list[float]:
    """For each seat 1 for a victory and as much less for the others as makes the sum 0; -1 or 1 alone, and for what
    lies between them as much. Nothing as long as the game is not over."""
    seats = s.seats
    if s.ask is not None:
        return [0.0] * seats
    outcome = game.outcome(s)
    if seats == 1:
        return [2 * outcome[0] - 1]
    return [(seats * got - 1) / (seats - 1) for got in outcome]
