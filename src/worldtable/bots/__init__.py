"""The bots by name."""

from __future__ import annotations

from typing import Final

from worldtable.bots.bot import Bot, choice
from worldtable.bots.greedy import Greedy
from worldtable.bots.levels import LADDER, level_of
from worldtable.bots.monte_carlo import MonteCarlo
from worldtable.bots.random_bot import RandomBot
from worldtable.bots.style import STYLES
from worldtable.bots.thought import (
    Considered,
    Prospects,
    Thought,
    foretold,
    merged,
    prospects,
    think,
    thought_from,
    weigh,
)

BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (RandomBot(), Greedy(), MonteCarlo(), *LADDER)}
BEST: Final = "level3"


def find(spec: str) -> Bot | None:
    """The bot of a name, or of a level with its seconds and its style; None if there is none."""
    return BOTS.get(spec) or level_of(spec)


__all__ = [
    "BEST",
    "BOTS",
    "STYLES",
    "Bot",
    "Considered",
    "Prospects",
    "Thought",
    "choice",
    "find",
    "foretold",
    "merged",
    "prospects",
    "think",
    "thought_from",
    "weigh",
]
