"""What a bot is: somebody who chooses for a seat from what that seat may know."""

from __future__ import annotations

from typing import Any

from worldtable.engine.compiled import mypyc_attr
from worldtable.engine.game import Game
from worldtable.engine.loop import asked
from worldtable.engine.step import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A way to play any game. It never sees the real table, only one redealt for its seat."""

    name: str = ""
    sentence: str = ""

    def choose(self, game: Game[Any], s: State, seat: int, seed: int) -> int:
        """One of the options of the seat's open question."""
        raise NotImplementedError(f"{self.name} does not choose")


def choice(bot: Bot, game: Game[Any], s: State, seat: int, seed: int) -> int:
    """What a bot chooses for a seat. The same seed and the same view give the same choice."""
    at = asked(s, seat)
    if len(s.options[at]) == 1:
        return s.options[at][0]
    return bot.choose(game, game.redeal(s, seat, seed), seat, seed)
