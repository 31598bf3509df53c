"""The bots by name."""

from __future__ import annotations

from typing import Final

from worldtable.bots.bot import Bot, choice
from worldtable.bots.greedy import Greedy
from worldtable.bots.monte_carlo import MonteCarlo
from worldtable.bots.random_bot import RandomBot

BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (RandomBot(), Greedy(), MonteCarlo())}
BEST: Final = "greedy"

__all__ = ["BEST", "BOTS", "Bot", "choice"]
