"""How hard the chapters of a campaign are: bots play each of them from the same positions, on all cores."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from worldtable.bots import choice
from worldtable.engine.game import Game
from worldtable.engine.loop import answer_as
from worldtable.engine.step import State
from worldtable.games import SHELF
from worldtable.lab.duel import Result
from worldtable.lab.players import named
from worldtable.lab.runner import Engine

LUCK = 100_003  # room for the answers of one campaign among the seeds of bots


@dataclass
class Trial:
    """What a bot made of a chapter."""

    mark: str
    bot: str
    got: float


@dataclass
class Chapters:
    """All trials, by chapter and bot."""

    results: dict[str, dict[str, Result]] = field(default_factory=dict)

    def add(self, trials: list[Trial]) -> None:
        for trial in trials:
            result = self.results.setdefault(trial.mark, {}).setdefault(trial.bot, Result(0, 1))
            result.games += 1
            result.total += trial.got

    def data(self) -> dict[str, object]:
        chapters = {mark: {bot: got.data() for bot, got in bots.items()} for mark, bots in self.results.items()}
        return {"chapters": chapters}


def has_chapters(game: Game[Any]) -> bool:
    return 1 in game.seats and bool(game.mark(game.start(1, 0)))


def measure(
    game: str,
    cards: str | None,
    bots: list[str],
    count: int,
    seed: int,
    options: dict[str, str],
    engine: Engine,
    progress: Callable[[int], None] | None = None,
) -> Chapters:
    """So many campaigns: every bot plays every chapter once, all of them from the same table."""
    found = Chapters()
    work = partial(one_campaign, game, cards, bots, options)
    for trials in engine.spread(work, range(seed, seed + count)):
        found.add(trials)
        if progress is not None:
            progress(1)
    return found


def one_campaign(game: str, cards: str | None, bots: list[str], options: dict[str, str], seed: int) -> list[Trial]:
    """A campaign goes on from the table of the first bot that wins, or from a chapter that was given away."""
    box: Game[Any] = SHELF[game] if cards is None else SHELF[game].with_cards(cards)
    s: State = box.start(1, seed, options)
    trials: list[Trial] = []
    luck = seed * LUCK
    while s.asks:
        won: list[State] = []
        for bot in bots:
            trial: State = s.clone()
            trials.append(Trial(box.mark(s), bot, play_chapter(box, trial, bot, luck)))
            if trials[-1].got:
                won.append(trial)
        s = won[0] if won else given_away(box, s, luck)
        luck += LUCK // 10
    return trials


def given_away(game: Game[Any], s: State, luck: int) -> State:
    """The table after a chapter that is won whatever is answered."""
    stretch = game.stretch(s)
    made = 0
    while s.asks and game.stretch(s) == stretch:
        made += 1
        game.grant(s)
        answer_as(s, 0, choice(named("random"), game, s, 0, luck + made))
    return s


def play_chapter(game: Game[Any], s: State, bot: str, luck: int) -> float:
    """Play to the end of the chapter; what the bot got out of it."""
    stretch = game.stretch(s)
    made = 0
    mind = named(bot)
    while s.asks and game.stretch(s) == stretch:
        made += 1
        answer_as(s, 0, choice(mind, game, s, 0, luck + made))
    return game.prize(s, stretch)[0]
