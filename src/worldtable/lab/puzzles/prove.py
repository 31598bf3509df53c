"""Proof that an answer wins whatever the others do, where nothing is hidden and nothing is left to chance."""

from __future__ import annotations

from typing import Any

from worldtable.engine.game import Game
from worldtable.engine.loop import asked, go_on
from worldtable.engine.step import State

MOST_TABLES = 20_000  # that a proof looks at
DEALS = (1, 2, 3, 4)
VICTORY = 0.999


class Unknown(Exception):
    """It cannot be proved: something is hidden, chance decides, or there is too much to look at."""


def proved(game: Game[Any], s: State, seat: int, best: int) -> bool:
    """Whether an answer wins against everything, and no other one does."""
    if hides(game, s, seat):
        return False
    prover = Prover(game, seat, game.stretch(s))
    try:
        return all(
            prover.after(s, asked(s, seat), option) == (option == best) for option in s.options[asked(s, seat)]
        )
    except Unknown:
        return False


def hides(game: Game[Any], s: State, seat: int) -> bool:
    """Whether tables that a seat cannot tell apart differ for anybody."""
    tables = [game.redeal(s, seat, deal) for deal in DEALS]
    seen = [[game.view(table, each).data() for each in range(s.seats)] for table in tables]
    return any(each != seen[0] for each in seen)


class Prover:
    """All that can happen, looked at to the end."""

    def __init__(self, game: Game[Any], seat: int, stretch: int) -> None:
        self.game = game
        self.seat = seat
        self.stretch = stretch
        self.tables = 0

    def after(self, s: State, at: int, option: int) -> bool:
        """Whether the seat wins once an answer is given, whatever the others do. Unknown if that cannot be said."""
        self.tables += 1
        if self.tables > MOST_TABLES:
            raise Unknown
        table = s.clone()
        table.telling = False
        go_on(table, at, option)
        if table.shown != s.shown:
            raise Unknown
        if not table.asks or self.game.stretch(table) != self.stretch:
            return self.game.prize(table, self.stretch)[self.seat] > VICTORY
        if len(table.asks) > 1:
            raise Unknown
        later = (self.after(table, 0, each) for each in table.options[0])
        return any(later) if table.asks[0].player == self.seat else all(later)
