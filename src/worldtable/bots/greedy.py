"""A bot that tries each option on a few redealt clones, plays them out shortly, and compares score sheets."""

from __future__ import annotations

from typing import Any, Final

from worldtable.bots.bot import Bot
from worldtable.bots.playout import Luck, guess
from worldtable.engine.game import Game
from worldtable.engine.loop import asked, go_on
from worldtable.engine.step import State

WORLDS: Final = 12  # redealt clones that every option is tried on
PATIENCE: Final = 0.97  # what a victory or defeat is worth an answer later: win soon, lose late
HORIZON: Final = 24  # answers that a trial is played on with
MARGIN: Final = 0.03  # what a point of the score counts beside the victory of a finished trial


class Greedy(Bot):
    name = "greedy"
    sentence = "Tries each option on a few possible worlds, plays on shortly, and compares the scores."

    def choose(self, game: Game[Any], s: State, seat: int, seed: int) -> int:
        options = s.options[asked(s, seat)]
        totals = [0.0] * len(options)
        stretch = game.stretch(s)
        for world in range(WORLDS):
            luck = seed * WORLDS + world
            table: State = game.redeal(s, seat, luck)
            table.telling = False
            at = asked(table, seat)
            for place in range(len(options)):
                trial = table.clone()
                go_on(trial, at, options[place])
                made = play_on(game, trial, stretch, Luck(luck))
                totals[place] += worth(game, trial, stretch, seat, PATIENCE**made)
        return options[best(totals)]


def play_on(game: Game[Any], s: State, stretch: int, luck: Luck) -> int:
    """A few guessed answers, none of them beyond the end of the stretch; how many were made."""
    made = 0
    while s.ask is not None and made < HORIZON and game.stretch(s) == stretch:
        at = luck.roll(s.open_asks())
        go_on(s, at, guess(s, at, luck))
        made += 1
    return made


def worth(game: Game[Any], s: State, stretch: int, seat: int, weight: float) -> float:
    """How well a seat stands: its lead over the best other side; victory or defeat once it is decided."""
    own = game.score(s, seat)
    others = [game.score(s, side) for side in range(len(game.sides(s))) if side != seat]
    lead = MARGIN * (own - max(others)) if others else MARGIN * own
    if s.ask is not None and game.stretch(s) == stretch:
        return lead
    return lead + weight * (2 * game.prize(s, stretch)[seat] - 1)


def best(totals: list[float]) -> int:
    """The place of the highest total, the first of equals."""
    found = 0
    for place in range(1, len(totals)):
        if totals[place] > totals[found]:
            found = place
    return found
