"""The bots of a tournament by their specs: `greedy`, `level4`, `level5+0.1s`."""

from __future__ import annotations

from worldtable.bots import STYLES, Bot, find
from worldtable.bots.levels import Level


def named(spec: str) -> Bot:
    """The bot of a spec that is known to be one. Its seconds are those of the processor, so that a busy machine
    makes no difference."""
    bot = find(spec)
    assert bot is not None, spec
    if not isinstance(bot, Level) or bot.seconds <= 0.0:
        return bot
    fair = bot.slower(bot.seconds)
    fair.by_processor = True
    return fair


def timed(spec: str, seconds: float) -> str:
    """The spec with so many seconds a move, if its bot thinks by the clock and has no time of its own."""
    name, *wishes = spec.split("+")
    bot = find(name)
    if not isinstance(bot, Level) or bot.seconds <= 0.0 or any(wish not in STYLES for wish in wishes):
        return spec
    return "+".join([name, f"{seconds:g}s", *wishes])


def level(spec: str) -> int:
    """The level of a bot, 0 if it is none."""
    bot = find(spec)
    return bot.level if isinstance(bot, Level) else 0
