"""What a puzzle is about, by what can be told of any game."""

from __future__ import annotations

from typing import Any

from worldtable.engine.game import Game
from worldtable.engine.loop import asked, go_on
from worldtable.engine.step import State
from worldtable.engine.table import DECLINE, FINAL, PASS
from worldtable.puzzles.words import EARLY, FIGHT, LAST, LATE, LEAVE, MIDDLE, QUIET

ENDING = 0.93  # of all answers of a game


def theme_of(game: Game[Any], s: State, seat: int, best: int, share: float) -> str:
    """The theme of a position whose answers before it are such a share of the whole game."""
    if share >= ENDING:
        return LAST
    if game.fight(s, seat) is not None:
        return FIGHT
    if s.asks[asked(s, seat)].tone(s, best) in (PASS, DECLINE, FINAL):
        return LEAVE
    gains = {option: gain(game, s, seat, option) for option in s.options[asked(s, seat)]}
    if gains[best] < max(gains.values()):
        return QUIET
    return EARLY if share < 1 / 3 else MIDDLE if share < 2 / 3 else LATE


def gain(game: Game[Any], s: State, seat: int, option: int) -> int:
    """The points that an answer brings at once."""
    table = s.clone()
    table.telling = False
    go_on(table, asked(table, seat), option)
    return game.score(table, seat) - game.score(s, seat)
