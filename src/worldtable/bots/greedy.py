"""A bot that tries each option on a few redealt clones, plays them out shortly, and compares score sheets."""

from __future__ import annotations

from typing import Any, Final

from worldtable.bots.bot import Bot
from worldtable.engine.game import Game
from worldtable.engine.loop import asked, go_on, playout
from worldtable.engine.step import State

WORLDS: Final = 12  # redealt clones that every option is tried on
HORIZON: Final = 24  # answers that a trial is played on with, at random
MARGIN: Final = 0.1  # what a point of the score counts beside the victory of a finished trial


class Greedy(Bot):
    name = "greedy"
    sentence = "Tries each option on a few possible worlds, plays on shortly, and compares the scores."

    def choose(self, game: Game[Any], s: State, seat: int, seed: int) -> int:
        options = s.options[asked(s, seat)]
        totals = [0.0] * len(options)
        for world in range(WORLDS):
            luck = seed * WORLDS + world
            table: State = game.redeal(s, seat, luck)
            table.telling = False
            at = asked(table, seat)
            for place in range(len(options)):
                trial = table.clone()
                go_on(trial, at, options[place])
                playout(trial, luck, HORIZON)
                totals[place] += worth(game, trial, seat)
        return options[best(totals)]


def worth(game: Game[Any], s: State, seat: int) -> float:
    """How well a seat stands: its lead over the best other side, and the victory once the game is over."""
    own = game.score(s, seat)
    others = [game.score(s, side) for side in range(len(game.sides(s))) if side != seat]
    lead = MARGIN * (own - max(others)) if others else MARGIN * own
    return lead + game.outcome(s)[seat] if not s.asks else lead


def best(totals: list[float]) -> int:
    """The place of the highest total, the first of equals."""
    found = 0
    for place in range(1, len(totals)):
        if totals[place] > totals[found]:
            found = place
    return found
