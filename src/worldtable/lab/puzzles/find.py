"""Where puzzles are looked for: games that bots of the middle play, and games that people have finished."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from worldtable.bots import BOTS, choice
from worldtable.bots.playout import Luck
from worldtable.engine.game import Game
from worldtable.engine.loop import answer_as, asked
from worldtable.engine.step import State
from worldtable.record import BadReplay, follow, game_of, read

MAKERS = ("level3", "level2")  # who plays, in turn: good enough for real positions, weak enough for mistakes
MOST_SEATS = 4
FEWEST, MOST = 3, 14  # options of a question that makes a puzzle
LOOKED_AT = 150  # positions of a game, at most
Pair = tuple[int, int]


@dataclass(frozen=True)
class Source:
    """A whole game to look in."""

    game: str
    options: dict[str, str]  # those that differ from the usual ones
    seats: int
    seed: int
    answers: tuple[Pair, ...]


def seats_of(game: Game[Any], number: int) -> int:
    """How many play the game of a number: every table size in turn, people against people first of all."""
    sizes = [size for size in game.seats if 2 <= size <= MOST_SEATS] or [game.seats[0]]
    return sizes[number % len(sizes)]


def played(game: Game[Any], number: int, seed: int) -> Source:
    """The game of a number, played by bots."""
    seats = seats_of(game, number)
    first = seed * 1_000_003 + number
    s: State = game.start(seats, first)
    s.telling = False
    answers: list[Pair] = []
    while s.asks and len(answers) < game.bound:
        seat = s.asks[0].player
        bot = BOTS[MAKERS[(seat + number) % len(MAKERS)]]
        chosen = choice(bot, game, s, seat, first * 10_007 + len(answers))
        answer_as(s, seat, chosen)
        answers.append((seat, chosen))
    return Source(game.name, {}, seats, first, tuple(answers))


def finished(game: Game[Any], path: Path) -> Source:
    """A game that people have finished, from its file. BadReplay with a sentence if there is nothing to look for."""
    record = read(path)
    if record.game != game.name:
        raise BadReplay(f"{path} is a game of {record.game}, not of {game.name}.")
    game_of(record)
    if record.position or record.redeals:
        raise BadReplay(f"{path} is a lesson or a branch; puzzles are looked for in games played from their deal.")
    if follow(game, record).asks:
        raise BadReplay(f"{path} is not finished; puzzles are looked for in finished games.")
    usual = game.check_options({})
    options = {name: value for name, value in record.options.items() if usual[name] != value}
    answers = tuple((each.seat, each.choose) for each in record.answers)
    return Source(game.name, options, record.seats, record.seed, answers)


@dataclass(frozen=True)
class Spot:
    """A question of a game that could make a puzzle: after how many answers, and whose."""

    after: int
    seat: int


def spots(game: Game[Any], source: Source, seed: int) -> list[Spot]:
    """Some of the questions that have enough answers and are answered one at a time, spread by lot."""
    s: State = game.start(source.seats, source.seed, source.options)
    s.telling = False
    stretch = game.stretch(s)
    found: list[Spot] = []
    for after, (seat, chosen) in enumerate(source.answers):
        if game.stretch(s) == stretch and fits(s, seat):
            found.append(Spot(after, seat))
        answer_as(s, seat, chosen)
    luck = Luck(seed)
    while len(found) > LOOKED_AT:
        found.pop(luck.roll(len(found)))
    return found


def fits(s: State, seat: int) -> bool:
    """Whether the question of a seat can be a puzzle: it is asked alone, and one answer is one decision."""
    at = asked(s, seat)
    ask = s.asks[at]
    return len(s.asks) == 1 and not ask.several(s) and FEWEST <= len(s.options[at]) <= MOST


def position(game: Game[Any], source: Source, spot: Spot, seed: int) -> State:
    """The table of a spot with all that its seat cannot see dealt anew."""
    s: State = game.start(source.seats, source.seed, source.options)
    for seat, chosen in source.answers[: spot.after]:
        answer_as(s, seat, chosen)
    found: State = game.redeal(s, spot.seat, seed)
    found.happened = []
    return found
