"""A bot that plays any legal option: the yardstick, and the quickest opponent."""

from __future__ import annotations

from typing import Any

from worldtable.bots.bot import Bot
from worldtable.engine.dice import seeded
from worldtable.engine.game import Game
from worldtable.engine.loop import asked
from worldtable.engine.step import State


class RandomBot(Bot):
    name = "random"
    sentence = "Plays any legal option."

    def choose(self, game: Game[Any], s: State, seat: int, seed: int) -> int:
        options = s.options[asked(s, seat)]
        _, chance = seeded(seed)
        return options[int.from_bytes(chance, "big") % len(options)]
