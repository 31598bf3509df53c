"""Who thinks for a seat: its bot, or the one that stands in for a player who is away."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING, Any

from worldtable.engine.loop import Refused, asked
from worldtable.server.metrics import Metrics
from worldtable.server.rows import BOT, HUMAN
from worldtable.server.settings import Settings
from worldtable.server.workers import Failed, Late, Workers

if TYPE_CHECKING:
    from worldtable.server.match import Match
    from worldtable.server.table import Table

LOG = logging.getLogger("worldtable.bots")
AGAIN = 1.0  # seconds until a bot's answer that could not be saved is tried again


class Botmaster:
    def __init__(self, settings: Settings, workers: Workers, metrics: Metrics) -> None:
        self.settings = settings
        self.workers = workers
        self.metrics = metrics

    def wake(self, table: Table) -> None:
        """Start the tasks that a table needs now; end those that it does not need any more."""
        wanted = self.wanted(table)
        for key in [key for key in table.bots if key not in wanted]:
            task = table.bots.pop(key)
            if task is not asyncio.current_task():
                task.cancel()
        for key, delay in wanted.items():
            if key not in table.bots:
                table.bots[key] = asyncio.create_task(self.play(table, key, delay))

    def wanted(self, table: Table) -> dict[tuple[int, int, str], float]:
        """(seat, question, bot) and the seconds to wait before it answers."""
        match = table.match
        found: dict[tuple[int, int, str], float] = {}
        if match is None:
            return found
        present = table.present()
        for at in table.head.asked:
            seat = table.seats[at]
            if seat.kind == BOT:
                found[(at, match.question, seat.bot)] = self.settings.pace if table.connections else 0.0
            elif seat.kind == HUMAN and table.head.stand_in and seat.identity not in present:
                others = [each for each in table.seats if each.kind == HUMAN and each.identity in present]
                if others:  # nobody plays on while all are away
                    gone = time.monotonic() - table.away.setdefault(seat.identity, time.monotonic())
                    found[(at, match.question, table.head.stand_in)] = max(0.0, table.head.patience - gone)
        return found

    async def play(self, table: Table, key: tuple[int, int, str], delay: float) -> None:
        """Think, then answer through the table's inbox as anybody does."""
        seat, question, bot = key
        try:
            if delay > self.settings.pace:  # standing in: first wait, then think
                await asyncio.sleep(delay - self.settings.pace)
                delay = self.settings.pace
            started = time.perf_counter()
            choose = await self.choose(table, seat, bot)
            spent = time.perf_counter() - started
            self.metrics.thinking.labels(bot).observe(spent)
            await asyncio.sleep(max(0.0, delay - spent))
            while not await self.put(table, seat, question, choose):
                await asyncio.sleep(AGAIN)
        except Exception:  # the task stays in the table's list, so that it is not tried for ever
            LOG.exception("a bot gave up", extra={"data": {"table": table.head.id, "bot": bot, "seat": seat}})
            return
        if table.bots.get(key) is asyncio.current_task():
            table.bots.pop(key)
            table.wake()

    async def choose(self, table: Table, seat: int, bot: str) -> int:
        """What a bot chooses; any option if it fails or takes too long."""
        match = table.playing()
        job = {**self.position(table, match), "job": "choose", "seat": seat, "bot": bot, "luck": secrets.randbits(60)}
        options = match.state.options[asked(match.state, seat)]
        try:
            choose = await self.workers.do(job, self.settings.deadline)
            if choose in options:
                return int(choose)
            error: Exception = Refused(f"{choose} is no option")
        except Late as late:
            self.metrics.late.labels(bot).inc()
            error = late
        except Failed as failed:
            error = failed
        LOG.warning("a bot is answered for", extra={"data": {"table": table.head.id, "bot": bot, "why": str(error)}})
        return secrets.choice(options)

    async def put(self, table: Table, seat: int, question: int, choose: int) -> bool:
        """Give the answer; false if it could not be saved and should be tried again."""
        from worldtable.server.table import Closed, Problem

        try:
            await table.do(lambda: table.answer(seat, question, choose, BOT))
        except Closed:
            return True
        except Problem as problem:
            if problem.status == 503:
                return False
            raise
        return True

    def position(self, table: Table, match: Match) -> dict[str, Any]:
        """What a worker needs to play a table up to now."""
        record = match.record
        return {
            "table": table.head.id,
            "game": record.game,
            "seats": record.seats,
            "seed": str(record.seed),
            "options": record.options,
            "names": [seat.name for seat in table.seats],
            "answers": match.given(),
        }
