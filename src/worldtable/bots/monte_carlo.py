"""A bot that grows a tree of what may be answered, over many possible worlds, and plays each branch out by guess."""

from __future__ import annotations

from math import log, sqrt
from typing import Any, Final

from worldtable.bots.bot import Bot
from worldtable.bots.playout import Luck, guess
from worldtable.engine.game import Game
from worldtable.engine.loop import asked, go_on
from worldtable.engine.step import State

BUDGET: Final = 40_000  # answers given in all playouts together: a fifth of a second
LIMIT: Final = 1_000  # answers of one playout
CURIOSITY: Final = 0.7  # how much a seldom tried option is preferred
PATIENCE: Final = 0.98  # what a victory or defeat is worth an answer later: win soon, lose late
LEAD: Final = 0.3  # the most that the points count beside victory
HALF: Final = 10.0  # the lead in points that counts half of that


class MonteCarlo(Bot):
    name = "monte_carlo"
    sentence = "Plays thousands of possible games to their end and follows what went well most often."

    def choose(self, game: Game[Any], s: State, seat: int, seed: int) -> int:
        search = Search(game, s, seat, seed)
        while search.spent < BUDGET:
            search.play()
        return search.favourite(s.options[asked(s, seat)])


class Node:
    """What is known of an option: how often it could be chosen, how often it was, and what came of it."""

    def __init__(self) -> None:
        self.offered = 0
        self.visits = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}


class Search:
    """One tree for a seat's question. Worlds differ, so a node is what was answered, not what lies on the table."""

    def __init__(self, game: Game[Any], s: State, seat: int, seed: int) -> None:
        self.game = game
        self.s = s
        self.seat = seat
        self.seed = seed
        self.stretch = game.stretch(s)
        self.before = leads(game, s)
        self.root = Node()
        self.spent = 0
        self.luck = Luck(seed)

    def play(self) -> None:
        """One possible world: down the tree, one new option, by guesswork to the end; then the tree learns."""
        world = self.seed * 1_000_003 + self.root.visits
        table: State = self.game.redeal(self.s, self.seat, world)
        table.telling = False
        self.luck = Luck(world)
        path = [self.root]
        choosers = [self.seat]
        made = 0
        growing = True
        while made < LIMIT and table.ask is not None and self.game.stretch(table) == self.stretch:
            at = asked(table, self.seat) if made == 0 else self.luck.roll(table.open_asks())
            ask = table.ask_at(at)
            player = ask.player
            if growing and (player == self.seat or not ask.sealed):
                option = self.pick(path[-1], table.options_at(at))
                node = path[-1].children[option]
                path.append(node)
                choosers.append(player)
                growing = node.visits > 0
            else:
                option = guess(table, at, self.luck)
            go_on(table, at, option)
            made += 1
        self.spent += made + 5  # a world has to be dealt, too
        self.learn(table, path, choosers, made)

    def pick(self, node: Node, options: list[int]) -> int:
        """An option never tried before, else the one with the best upper bound (UCB)."""
        fresh: list[int] = []
        best = options[0]
        top = -1e9
        for option in options:
            child = node.children.get(option)
            if child is None:
                child = Node()
                node.children[option] = child
            child.offered += 1
            if child.visits == 0:
                fresh.append(option)
            elif not fresh:
                bound = child.total / child.visits + CURIOSITY * sqrt(log(child.offered) / child.visits)
                if bound > top:
                    top = bound
                    best = option
        return fresh[self.luck.roll(len(fresh))] if fresh else best

    def learn(self, table: State, path: list[Node], choosers: list[int], made: int) -> None:
        worth = rewards(self.game, table, self.stretch, self.before, PATIENCE**made)
        for place in range(len(path)):
            path[place].visits += 1
            path[place].total += worth[choosers[place]]

    def favourite(self, options: list[int]) -> int:
        """The option that was tried most often."""
        best = options[0]
        for option in options:
            if self.visits(option) > self.visits(best):
                best = option
        return best

    def visits(self, option: int) -> int:
        child = self.root.children.get(option)
        return child.visits if child is not None else 0


def rewards(game: Game[Any], s: State, stretch: int, before: list[int], weight: float) -> list[float]:
    """What each seat made of a playout: victory or defeat, and a little for the points it gained on the others."""
    now = leads(game, s)
    found: list[float] = []
    over = s.ask is None or game.stretch(s) != stretch
    got = game.prize(s, stretch) if over else []
    for seat in range(s.seats):
        points = now[seat] - before[seat]
        worth = LEAD * points / (HALF + abs(points))
        found.append(worth + weight * (2 * got[seat] - 1) if over else worth)
    return found


def leads(game: Game[Any], s: State) -> list[int]:
    """How far each seat is ahead of the best other side; the score itself for one who plays alone."""
    scores = [game.score(s, side) for side in range(len(game.sides(s)))]
    found: list[int] = []
    for seat in range(s.seats):
        others = [scores[side] for side in range(len(scores)) if side != seat]
        found.append(scores[seat] - max(others) if others else scores[seat])
    return found
