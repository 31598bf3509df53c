"""One bot against another over many games, seats swapped, on all cores."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from worldtable.bots import choice
from worldtable.engine.loop import answer_as
from worldtable.games import SHELF
from worldtable.lab.players import named
from worldtable.lab.runner import Engine

CHUNK = 10  # games a process plays before it reports


@dataclass
class Result:
    """How a bot did: the sum of what it got out of each game."""

    games: int
    seats: int
    total: float = 0.0

    def share(self) -> float:
        return self.total / self.games

    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the share by Wilson's formula, which holds near 0 and 1 too."""
        z = 1.959964
        n, p = self.games, self.share()
        centre = (p + z * z / (2 * n)) / (1 + z * z / n)
        spread = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return max(centre - spread, 0.0), min(centre + spread, 1.0)

    def data(self) -> dict[str, object]:
        low, high = self.interval()
        return {"games": self.games, "seats": self.seats, "share": self.share(), "low": low, "high": high}


def play_duel(
    game: str,
    cards: str | None,
    bot: str,
    against: str,
    count: int,
    seats: int,
    seed: int,
    options: dict[str, str],
    engine: Engine,
    progress: Callable[[int], None] | None = None,
) -> Result:
    """Play games with a bot in each seat in turn; every deal is played once from every seat."""
    chunks = [(first, min(first + CHUNK, count)) for first in range(0, count, CHUNK)]
    work = partial(outcomes, game, cards, bot, against, seats, seed, options)
    result = Result(count, seats)
    for got in engine.spread(work, chunks):
        result.total += sum(got)
        if progress is not None:
            progress(len(got))
    return result


def outcomes(
    game: str,
    cards: str | None,
    bot: str,
    against: str,
    seats: int,
    seed: int,
    options: dict[str, str],
    chunk: tuple[int, int],
) -> list[float]:
    """What the bot got out of some of the games."""
    box = SHELF[game] if cards is None else SHELF[game].with_cards(cards)
    own, others = named(bot), named(against)
    got: list[float] = []
    for number in range(*chunk):
        seat = number % seats
        s = box.start(seats, seed + number // seats, options)
        made = 0
        while s.asks:
            player = s.asks[0].player
            made += 1
            mind = own if player == seat else others
            answer_as(s, player, choice(mind, box, s, player, (seed + number) * 100_003 + made))
        got.append(box.outcome(s)[seat])
    return got
