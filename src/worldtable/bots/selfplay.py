"""Games that bots play against themselves to learn from: by short searches, with slips, so that much is seen."""

from __future__ import annotations

from typing import Any, Final

from worldtable.bots.evaluation import whole
from worldtable.bots.mind import Mind
from worldtable.bots.playout import Luck, guess
from worldtable.bots.search import Search
from worldtable.bots.sight import Sight
from worldtable.engine.features import Features
from worldtable.engine.game import Game
from worldtable.engine.loop import go_on, over
from worldtable.engine.step import State

PARTS: Final = 10_000  # what often and seldom are told in


class Sample:
    """A table of a game, as every side sees it, what the search hoped for there, and what each got in the end."""

    def __init__(self, at: list[list[int]], amounts: list[list[float]]) -> None:
        self.at = at
        self.amounts = amounts
        self.hoped: list[float] = []
        self.got: list[float] = []


class SelfPlay:
    """How such games are played."""

    def __init__(self, game: Game[Any], mind: Mind, rounds: int, slips: float, wild: float, every: float) -> None:
        self.game = game
        self.mind = mind
        self.rounds = rounds  # of search for an answer
        self.slips = slips  # shares of the rounds that differ by less are alike
        self.wild = wild  # how often anything is answered
        self.every = every  # how many of the tables are kept

    def play(self, seats: int, seed: int, options: dict[str, str]) -> list[Sample]:
        """One game; of the tables that are kept, what was hoped for and what came of them."""
        game = self.game
        s: State = game.start(seats, seed, options)
        s.telling = False
        sides = len(game.sides(s))
        sight = Sight(game, s)
        luck = Luck(seed)
        found: list[Sample] = []
        waiting: list[Sample] = []
        stretch = game.stretch(s)
        made = 0
        while s.ask is not None and made < game.bound:
            at = luck.roll(s.open_asks())
            made += 1
            if luck.roll(PARTS) < self.wild * PARTS:
                go_on(s, at, guess(s, at, luck))
            else:
                search = self.searched(s, at, seed * 10_007 + made)
                if luck.roll(PARTS) < self.every * PARTS:
                    waiting.append(sample(game, s, sight, sides))
                    waiting[-1].hoped = [total / search.root.visits for total in search.root.shares]
                go_on(s, at, self.liked(search, s.options_at(at), luck))
            if over(s) or game.stretch(s) != stretch:
                got = whole(game.prize(s, stretch), sides)
                for each in waiting:
                    each.got = got
                found.extend(waiting)
                waiting = []
                stretch = game.stretch(s)
        return found

    def searched(self, s: State, at: int, seed: int) -> Search:
        """A short search for who is asked, from what may be known there."""
        seat = s.ask_at(at).player
        table: State = self.game.redeal(s, seat, seed)
        search = Search(self.game, table, seat, seed, self.mind)
        search.counting = True
        search.think(self.rounds)
        return search

    def liked(self, search: Search, options: list[int], luck: Luck) -> int:
        """The answer that was tried most, give or take a slip."""
        arms = search.arms()
        chosen = options[0]
        top = -1e9
        for option in options:
            node = arms.get(option)
            if node is not None and node.visits > 0:
                worth = node.visits / self.rounds + self.slips * luck.roll(1000) * 0.001
                if worth > top:
                    top = worth
                    chosen = option
        return chosen


def sample(game: Game[Any], s: State, sight: Sight, sides: int) -> Sample:
    scores = [game.score(s, side) for side in range(sides)]
    at: list[list[int]] = []
    amounts: list[list[float]] = []
    for side in range(sides):
        found = Features()
        sight.look(s, side, scores, found)
        at.append(found.at)
        amounts.append(found.amounts)
    return Sample(at, amounts)
