"""What one process plays of a generation, and how strong it finds a mind."""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from worldtable.bots import BOTS, Bot, choice
from worldtable.bots.evaluation import Evaluation
from worldtable.bots.levels import Searcher
from worldtable.bots.mind import Mind, read_mind
from worldtable.bots.selfplay import Sample, SelfPlay
from worldtable.engine.game import Game
from worldtable.engine.loop import answer_as
from worldtable.engine.option import BadSetup
from worldtable.games import SHELF
from worldtable.lab.training.examples import Examples, pack

KEPT = 2_000  # tables of one chunk, at most
YARDSTICK = "greedy"
YARD = 7_000_000  # seeds of the games against it


@dataclass(frozen=True)
class Chunk:
    """Some games of a generation."""

    game: str
    cards: str | None
    mind: str  # its file; "" for the points alone
    first: int
    count: int
    seed: int
    seats: tuple[int, ...]  # numbers of players, one after the other
    slips: float
    wild: float
    every: float
    rounds: int
    horizon: int


def box_of(game: str, cards: str | None) -> Game[Any]:
    return SHELF[game] if cards is None else SHELF[game].with_cards(cards)


def mind_in(game: Game[Any], file: str, horizon: int) -> Mind:
    """What was learned so far; at first the points."""
    mind = read_mind(game, Path(file)) if file else Mind(Evaluation())
    mind.horizon = horizon
    return mind


def play(chunk: Chunk) -> Examples:
    """The tables that were kept, with what came of them. Every game has settings of its own, by its number."""
    game = box_of(chunk.game, chunk.cards)
    mind = mind_in(game, chunk.mind, chunk.horizon)
    school = SelfPlay(game, mind, chunk.rounds, chunk.slips, chunk.wild, chunk.every)
    found: list[Sample] = []
    for number in range(chunk.first, chunk.first + chunk.count):
        luck = random.Random(chunk.seed * 1_000_003 + number)
        seats = chunk.seats[number % len(chunk.seats)]
        found.extend(school.play(seats, luck.getrandbits(60), settings(game, seats, luck)))
    kept = random.Random(chunk.seed + chunk.first)
    return pack(kept.sample(found, KEPT) if len(found) > KEPT else found)


def settings(game: Game[Any], seats: int, luck: random.Random) -> dict[str, str]:
    """Usual options in most games; in the others any that mean something to so many players."""
    if luck.random() < 0.7:
        return game.check_options({})
    chosen = {
        option.name: luck.choice(option.values) for option in game.options if option.matters(seats) and option.values
    }
    try:
        game.start(seats, 0, chosen)
    except BadSetup:  # values that do not go together
        return game.check_options({})
    return chosen


@dataclass(frozen=True)
class Way:
    """A way to play: a mind, how far it looks, and how much it slips. Without rounds: the yardstick."""

    mind: str = ""
    horizon: int = 0
    rounds: int = 0
    softness: float = 0.0

    def bot(self, game: Game[Any]) -> Bot:
        if not self.rounds:
            return BOTS[YARDSTICK]
        return Searcher(self.rounds, 0.0, self.softness, mind_in(game, self.mind, self.horizon))


@dataclass(frozen=True)
class Trial:
    """Some games of one way to play against another."""

    game: str
    cards: str | None
    own: Way
    other: Way
    first: int
    count: int


def tried(trial: Trial) -> list[float]:
    """What the first way gets out of the games, in each seat in turn."""
    game = box_of(trial.game, trial.cards)
    own, other = trial.own.bot(game), trial.other.bot(game)
    seats = 2 if 2 in game.seats else game.seats[0]
    got: list[float] = []
    for number in range(trial.first, trial.first + trial.count):
        s = game.start(seats, YARD + number // seats)
        seat = number % seats
        made = 0
        while s.asks and made < game.bound:
            made += 1
            player = s.asks[0].player
            chosen = choice(own if player == seat else other, game, s, player, number * 100_003 + made)
            answer_as(s, player, chosen)
        got.append(game.outcome(s)[seat] if not s.asks else 1.0 / seats)
    return got
