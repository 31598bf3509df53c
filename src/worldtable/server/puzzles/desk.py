"""Where puzzles are handed out and answers judged. The solution leaves it when a puzzle is solved or given up."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import TYPE_CHECKING, Any

import orjson

from worldtable.puzzles import DAYS, Puzzle, daily
from worldtable.server.bots.workers import Failed
from worldtable.server.people.shares import Owner
from worldtable.server.problem import Problem
from worldtable.server.puzzles import telling
from worldtable.server.store import puzzling
from worldtable.server.store.puzzling import SHOWN, SOLVED, Result

if TYPE_CHECKING:
    from worldtable.server.service import Service

READING = 30.0  # seconds that laying out a table may take
KEPT = 2 * DAYS  # tables that are remembered
NONE = "There is no puzzle for that day."


@dataclass(frozen=True)
class Page:
    """The table of a puzzle. `open` is told to everybody, as it is."""

    open: bytes
    picture: Any
    answers: dict[str, Any]
    where: str
    steps: bytes


class Desk:
    """The puzzles of the last days."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.pages: OrderedDict[str, asyncio.Task[Page]] = OrderedDict()

    def now(self) -> datetime:
        """Noon of the day that the settings name, or else what the clock says."""
        day = self.service.settings.day
        return datetime.combine(day, time(12), UTC) if day else datetime.now(UTC)

    def today(self) -> date:
        return self.now().date()

    # Which puzzle.

    def of(self, text: str) -> tuple[date, Puzzle]:
        """The day that somebody names, today for "", and its puzzle. Problem if it is not to be had."""
        now = self.today()
        try:
            day = date.fromisoformat(text) if text else now
        except ValueError:
            raise Problem(422, "“day” must be a day like 2026-11-16.") from None
        if not now - timedelta(DAYS) <= day <= now:
            raise Problem(404, f"There are puzzles for today and the {DAYS} days before.")
        found = daily(day)
        if found is None:
            raise Problem(404, NONE)
        return day, found

    def days(self) -> list[tuple[date, Puzzle]]:
        """Today and the days before, the latest first."""
        now = self.today()
        found = [(now - timedelta(back), daily(now - timedelta(back))) for back in range(DAYS + 1)]
        return [(day, puzzle) for day, puzzle in found if puzzle is not None]

    async def page(self, puzzle: Puzzle, owner: Owner) -> Page:
        """The table of a puzzle; all who ask at once wait for the same."""
        task = self.pages.get(puzzle.id)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self.pages[puzzle.id] = asyncio.create_task(self.lay(puzzle, owner))
            if len(self.pages) > KEPT:
                self.pages.popitem(last=False)
        self.pages.move_to_end(puzzle.id)
        try:
            return await asyncio.shield(task)
        except Failed:
            raise Problem(503, "The puzzle could not be laid out just now; try again.") from None

    async def lay(self, puzzle: Puzzle, owner: Owner) -> Page:
        found = orjson.loads(await self.job(puzzle, "puzzle", owner))
        return Page(
            orjson.dumps(found["open"]),
            found["picture"],
            found["answers"],
            found["where"],
            orjson.dumps(found["steps"]),
        )

    async def job(self, puzzle: Puzzle, kind: str, owner: Owner, **more: Any) -> bytes:
        job = {"job": kind, "game": puzzle.game, "line": puzzle.line(), **more}
        with self.service.quota.reading(owner):
            return (await self.service.readers.do(job, READING, owner)).text

    async def why(self, puzzle: Puzzle, code: int, owner: Owner) -> bytes:
        """Why a code cannot be chosen there, as JSON."""
        try:
            return await self.job(puzzle, "puzzle_why", owner, code=code)
        except Failed:
            raise Problem(503, "That could not be found out just now; try again.") from None

    # What people do.

    async def result(self, identity: str, day: date, puzzle: Puzzle) -> Result:
        """How far somebody is, as far as they have begun."""
        if identity:
            for each in await puzzling.results(self.service.store, identity):
                if each.day == day.isoformat() and each.puzzle == puzzle.id:
                    return each
        return Result(identity, day.isoformat(), puzzle.id, puzzle.game)

    async def change(self, identity: str, day: date, puzzle: Puzzle, work: Callable[[Result], None]) -> Result:
        at = int(self.now().timestamp() * 1000)
        wanted = Result(identity, day.isoformat(), puzzle.id, puzzle.game, at=at)

        def still(found: Result) -> None:
            if not found.ending:
                work(found)

        return await puzzling.change(self.service.store, wanted, still)

    async def attempt(self, identity: str, day: date, puzzle: Puzzle, option: int) -> Result:
        """An answer is tried; the same one again counts nothing."""
        if puzzle.about(option) is None:
            raise Problem(409, "That cannot be chosen here.")

        def work(found: Result) -> None:
            if option not in found.tried:
                found.tried.append(option)
            if option == puzzle.best.option:
                found.ending = SOLVED

        return await self.change(identity, day, puzzle, work)

    async def hint(self, identity: str, day: date, puzzle: Puzzle) -> Result:
        def work(found: Result) -> None:
            found.hints = min(found.hints + 1, telling.HINTS)

        return await self.change(identity, day, puzzle, work)

    async def give_up(self, identity: str, day: date, puzzle: Puzzle) -> Result:
        def work(found: Result) -> None:
            found.ending = SHOWN

        return await self.change(identity, day, puzzle, work)
