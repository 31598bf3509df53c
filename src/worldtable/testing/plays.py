"""Random games for the laws: every setting, their states, and all that a seat sees of them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import islice, product
from typing import Any

import orjson

from worldtable.engine.game import WATCHER, Game
from worldtable.engine.loop import answer_at, asked
from worldtable.engine.step import State, frozen, named_fields

AnyGame = Game[Any]
Answers = list[tuple[int, int]]
Law = Callable[[AnyGame, int, dict[str, str], int], None]
MANY = 24  # combinations of options that are all tried
MIXES = 4  # mixed ones that are tried where there are more
SELDOM = 6  # one in so many answers is a shortcut, where there are any
SEEDS = 2  # in turns over the settings of a game; long runs try many for each
SHORT = 10  # minutes of a game whose states are all looked at


class BrokenLaw(AssertionError):
    """A game that breaks a law, and where."""


def settings(game: AnyGame) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of players with every combination of the listed values of the options that matter to it.

    Where there are too many combinations: some in which every value of every option occurs, and a few mixed ones.
    """
    for seats in game.seats:
        for chosen in combinations_for(game, seats):
            yield seats, chosen


def tried(game: AnyGame, seats: int, quickly: bool) -> list[tuple[dict[str, str], int]]:
    """The options, each with a seed, to try a law with at a number of players; quickly the first and the last."""
    numbered = list(enumerate(combinations_for(game, seats)))
    chosen = numbered[:1] + numbered[1:][-1:] if quickly else numbered
    return [(options, number % SEEDS) for number, options in chosen]


def combinations_for(game: AnyGame, seats: int) -> list[dict[str, str]]:
    names = [option.name for option in game.options]
    values = [each.values if each.values and each.matters(seats) else (each.default,) for each in game.options]
    combinations = list(islice(product(*values), MANY + 1))
    if len(combinations) > MANY:
        longest = max(len(each) for each in values)
        combinations = [tuple(each[turn % len(each)] for each in values) for turn in range(longest)]
        combinations += [tuple(luck.choice(each) for each in values) for luck in map(random.Random, range(MIXES))]
    return [dict(zip(names, chosen, strict=True)) for chosen in combinations]


def random_game(game: AnyGame, seats: int, options: dict[str, str], seed: int) -> Iterator[tuple[State, Answers]]:
    """The states of a random game at its questions, and at its end, with the answers so far."""
    luck = random.Random(seed)
    s = game.start(seats, seed, options)
    answers: Answers = []
    yield s, answers
    while s.asks:
        if len(answers) >= game.bound:
            raise BrokenLaw(f"End: no end after {game.bound} answers (seed {seed}).")
        at = luck.randrange(len(s.asks))
        seat, option = s.asks[at].player, drawn(s, at, luck)
        answer_at(s, at, option)
        answers.append((seat, option))
        yield s, answers


def answers_to(s: State, at: int) -> list[int]:
    """Whatever answers an open question."""
    return [*s.options[at], *s.asks[at].shortcuts(s)]


def drawn(s: State, at: int, luck: random.Random) -> int:
    """An answer by chance, now and then a shortcut."""
    shortcuts = s.asks[at].shortcuts(s)
    if shortcuts and luck.randrange(SELDOM) == 0:
        return luck.choice(shortcuts)
    return luck.choice(s.options[at])


def sampled(game: AnyGame, seats: int, options: dict[str, str], seed: int) -> Iterator[tuple[State, Answers]]:
    """The states that a costly law looks at: all of a short game; of a long one a sample that moves with the seed."""
    stride = max(1, (game.minutes - SHORT) * (seats + 1) // 15)
    for s, answers in random_game(game, seats, options, seed):
        if len(answers) % stride == seed % stride or not s.asks:
            yield s, answers


def sight(game: AnyGame, s: State, seat: int) -> list[object]:
    """Everything that leaves the engine for a seat: table, question, log, and every reason for a no."""
    reasons: dict[str, str] = {}
    if seat != WATCHER and asked(s, seat) >= 0:
        codes = [*game.things(s, seat), *range(*game.buttons)]
        reasons = {str(code): str(game.why_not(s, seat, code)) for code in codes}
    return [game.view(s, seat).data(), reasons]


def seen(game: AnyGame, s: State, seat: int) -> str:
    """The same as text."""
    return as_text(sight(game, s, seat))


def as_text(data: object) -> str:
    """Data as the server sends them: the laws compare nothing more often."""
    return orjson.dumps(data, option=orjson.OPT_SORT_KEYS).decode()


def all_seen(game: AnyGame, s: State) -> list[str]:
    return [seen(game, s, seat) for seat in range(WATCHER, s.seats)]


def differing(one: State, other: State) -> str:
    """The names of the fields in which two states differ."""
    fields = {name: frozen(value) for name, value in named_fields(other)}
    return ", ".join([name for name, value in named_fields(one) if fields.get(name) != frozen(value)]) or "the stack"
