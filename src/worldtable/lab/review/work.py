"""A review made by several processes at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from worldtable.engine.game import Game
from worldtable.games import SHELF
from worldtable.lab.review.course import Course
from worldtable.lab.review.plan import Plan
from worldtable.lab.review.result import assembled
from worldtable.lab.runner import Engine
from worldtable.record import Record

Data = dict[str, Any]


class Work:
    """One part of a review after the other; each process plays the game once, for all parts that it gets."""

    def __init__(self, record: Record, cards: str | None, worlds: int) -> None:
        self.record = record
        self.cards = cards
        self.worlds = worlds
        self.kept: Plan | None = None

    def plan(self) -> Plan:
        if self.kept is None:
            name = self.record.game
            game: Game[Any] = SHELF[name] if self.cards is None else SHELF[name].with_cards(self.cards)
            self.kept = Plan(Course(game, self.record), self.worlds)
        return self.kept

    def __call__(self, part: int) -> list[Data]:
        return self.plan().do(part)


def review(
    record: Record,
    cards: str | None = None,
    *,
    worlds: int = 0,
    engine: Engine,
    progress: Callable[[int, int], None] | None = None,
) -> Data:
    """The review of a finished game, by an engine. NoReview if there can be none.

    `progress` hears of every part that is done: how many are, and of how many.
    """
    plan = Work(record, cards, worlds).plan()
    done = 0

    def finished(found: list[Data]) -> None:
        nonlocal done
        done += 1
        if progress is not None:
            progress(done, len(plan.parts))

    parts = engine.spread(Work(record, cards, worlds), range(len(plan.parts)), finished)
    return assembled(plan, list(parts))
