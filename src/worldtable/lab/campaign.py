"""How hard the chapters of a campaign are: bots play each of them from the same positions, on all cores."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from typing import Any

from worldtable.bots import BOTS, choice
from worldtable.engine.game import Game
from worldtable.engine.loop import answer_as
from worldtable.engine.step import State
from worldtable.games import SHELF
from worldtable.lab.duel import Result

LUCK = 100_003  # room for the answers of one campaign among the seeds of bots


@dataclass
class Trial:
    """What a bot made of a chapter it played for the first time."""

    mark: str
    bot: str
    got: float


@dataclass
class Chapters:
    """All trials, by chapter and bot."""

    results: dict[str, dict[str, Result]] = field(default_factory=dict)
    finished: int = 0  # campaigns that the first bot won to the end

    def add(self, trials: list[Trial]) -> None:
        for trial in trials:
            result = self.results.setdefault(trial.mark, {}).setdefault(trial.bot, Result(0, 1))
            result.games += 1
            result.total += trial.got

    def data(self) -> dict[str, object]:
        chapters = {mark: {bot: got.data() for bot, got in bots.items()} for mark, bots in self.results.items()}
        return {"chapters": chapters, "finished": self.finished}


def has_chapters(game: Game[Any]) -> bool:
    return 1 in game.seats and bool(game.mark(game.start(1, 0)))


def measure(
    game: str,
    cards: str | None,
    bots: list[str],
    count: int,
    seed: int,
    options: dict[str, str],
    tries: int,
    jobs: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Chapters:
    """Let the first bot play campaigns; wherever it comes to a chapter, the others play that chapter once, too."""
    found = Chapters()
    done: dict[int, list[Trial]] = {}
    with ProcessPoolExecutor(jobs or os.cpu_count()) as pool:
        waiting = {
            pool.submit(one_campaign, game, cards, bots, seed + number, options, tries): number
            for number in range(count)
        }
        for each in as_completed(waiting):
            done[waiting[each]], won = each.result()
            found.finished += won
            if progress is not None:
                progress(1)
    for number in range(count):
        found.add(done[number])
    return found


def one_campaign(
    game: str, cards: str | None, bots: list[str], seed: int, options: dict[str, str], tries: int
) -> tuple[list[Trial], bool]:
    """The trials of one campaign, and whether it was won. It ends where the first bot fails too often."""
    box: Game[Any] = SHELF[game] if cards is None else SHELF[game].with_cards(cards)
    s: State = box.start(1, seed, options)
    trials: list[Trial] = []
    luck = seed * LUCK
    got = 0.0
    while s.asks:
        mark = box.mark(s)
        for bot in bots[1:]:
            trials.append(Trial(mark, bot, play_chapter(box, s.clone(), bot, luck)))
        for attempt in range(tries):
            got = play_chapter(box, s, bots[0], luck + attempt * LUCK // 100)
            if attempt == 0:
                trials.append(Trial(mark, bots[0], got))
            if got or not s.asks:
                break
        if not got:
            return trials, False
        luck += LUCK // 10
    return trials, got > 0


def play_chapter(game: Game[Any], s: State, bot: str, luck: int) -> float:
    """Play to the end of the chapter; what the bot got out of it."""
    stretch = game.stretch(s)
    made = 0
    while s.asks and game.stretch(s) == stretch:
        made += 1
        answer_as(s, 0, choice(BOTS[bot], game, s, 0, luck + made))
    return game.prize(s, stretch)[0]
