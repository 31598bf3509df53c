"""Who thinks for a seat: its bot, or the one that stands in for a player who is away."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from functools import partial
from typing import TYPE_CHECKING, Any

from worldtable.bots import find
from worldtable.engine.loop import asked
from worldtable.server.bots.workers import Failed, Late, Workers
from worldtable.server.metrics import Metrics
from worldtable.server.people.shares import Owners
from worldtable.server.sets.boxes import BOXES
from worldtable.server.settings import Settings
from worldtable.server.store.rows import BOT, HUMAN
from worldtable.server.tables import lesson

if TYPE_CHECKING:
    from worldtable.play import Play
    from worldtable.server.tables.table import Table

LOG = logging.getLogger("worldtable.bots")
AGAIN = 1.0  # seconds until a bot's answer that could not be saved is tried again
LONG = 60.0  # the same, at most, after many attempts
QUICKER = "greedy"  # answers for a bot that cannot


class Botmaster:
    def __init__(self, settings: Settings, workers: Workers, owners: Owners, metrics: Metrics) -> None:
        self.settings = settings
        self.workers = workers
        self.owners = owners
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
        self.workers.shares.deal()  # somebody may have come to a table that waits behind others

    def wanted(self, table: Table) -> dict[tuple[int, int, str], float]:
        """(seat, question, bot) and the seconds to wait before it answers."""
        play = table.play
        found: dict[tuple[int, int, str], float] = {}
        if play is None or lesson.runs(table):
            return found
        present = table.present()
        for at in table.head.asked:
            seat = table.seats[at]
            if seat.kind == BOT:
                found[(at, play.question, seat.bot)] = self.settings.pace if table.connections else 0.0
            elif seat.kind == HUMAN and table.head.stand_in and seat.identity not in present:
                others = [each for each in table.seats if each.kind == HUMAN and each.identity in present]
                if others:  # nobody plays on while all are away
                    gone = table.presence.absent(seat.identity)
                    found[(at, play.question, table.head.stand_in)] = max(0.0, table.head.patience - gone)
        return found

    async def play(self, table: Table, key: tuple[int, int, str], delay: float) -> None:
        """Think, then answer through the table's inbox as anybody does. Whatever goes wrong, it goes on trying."""
        if delay > self.settings.pace:  # standing in: first wait, then think
            await asyncio.sleep(delay - self.settings.pace)
            delay = self.settings.pace
        attempt = 0
        while not await self.played(table, key, delay, attempt):
            await asyncio.sleep(min(AGAIN * 2**attempt, LONG))
            attempt += 1
        if table.bots.get(key) is asyncio.current_task():
            table.bots.pop(key)
            table.wake()

    async def played(self, table: Table, key: tuple[int, int, str], delay: float, attempt: int) -> bool:
        """One attempt to answer a question; after the first one without the bot, which may be what went wrong."""
        seat, question, bot = key
        started = time.perf_counter()
        try:
            if attempt:
                choose = sensible(table.playing(), seat, attempt)
            else:
                choose = await self.choose(table, seat, bot)
            await asyncio.sleep(max(0.0, delay - (time.perf_counter() - started)))
            while not await self.put(table, seat, question, choose, bot):
                await asyncio.sleep(AGAIN)
        except Exception:
            data = {"table": table.head.id, "bot": bot, "seat": seat, "attempt": attempt}
            LOG.exception("a bot could not answer", extra={"data": data})
            return False
        return True

    async def choose(self, table: Table, seat: int, bot: str) -> int:
        """What a bot chooses; if it fails or takes too long, a quicker bot; if that does too, what stands out."""
        play = table.playing()
        options = play.state.options[asked(play.state, seat)]
        luck = secrets.randbits(60)
        job = {**self.position(table, play), "job": "choose", "seat": seat, "luck": luck}
        thinkers = {bot: self.settings.deadline + thinking_time(bot)}
        thinkers.setdefault(QUICKER, self.settings.hurry)
        for name, deadline in thinkers.items():
            try:
                done = await self.workers.do(
                    {**job, "bot": name}, deadline, self.owners.of(table.head.host), partial(attended, table)
                )
                self.metrics.waiting.observe(done.waited)
                self.metrics.thinking.labels(kind_of(name)).observe(done.took)
                if done.value in options:
                    return int(done.value)
                why = f"{done.value} is no option"
            except Failed as error:
                if isinstance(error, Late):
                    self.metrics.late.labels(kind_of(name)).inc()
                why = str(error)
            by = QUICKER if name != QUICKER else "what stands out"
            data = {"table": table.head.id, "bot": name, "by": by, "why": why}
            LOG.warning("a bot is answered for", extra={"data": data})
        return sensible(play, seat)

    async def put(self, table: Table, seat: int, question: int, choose: int, bot: str) -> bool:
        """Give the answer; false if it could not be saved and should be tried again."""
        from worldtable.server.problem import Problem
        from worldtable.server.tables.inbox import Closed

        try:
            await table.do(lambda: table.answer_for(seat, question, choose, bot))
        except Closed:
            return True
        except Problem as problem:
            if problem.status == 503:
                return False
            raise
        return True

    def position(self, table: Table, play: Play) -> dict[str, Any]:
        """What a worker needs to play a table up to now."""
        record = play.record
        return {
            "table": table.head.id,
            "game": record.game,
            "seats": record.seats,
            "seed": str(record.seed),
            "options": record.options,
            "position": record.position,
            "cards": BOXES.folder(table.head.cards_text),
            "names": [seat.name for seat in table.seats],
            "answers": play.pairs(),
            "redeals": [each.data() for each in record.redeals],
        }


def kind_of(spec: str) -> str:
    """The bot that a spec asks for, whatever its time and style: what is measured goes by it."""
    return spec.partition("+")[0]


def thinking_time(spec: str) -> float:
    """The seconds that a bot takes by itself, which come before any deadline."""
    return float(getattr(find(spec), "seconds", 0.0))


def attended(table: Table) -> bool:
    """Whether anybody is at a table to wait for its bots."""
    return bool(table.connections or table.watching or table.present())


def sensible(play: Play, seat: int, attempt: int = 0) -> int:
    """Without any thought: the first option that stands out to the seat, with each attempt the next one."""
    options = play.state.options[asked(play.state, seat)]
    try:
        s = play.game.redeal(play.state, seat, secrets.randbits(60))
        first = s.asks[asked(s, seat)].tempting(s, options)
    except Exception:  # rules that fail here must not stop the table
        LOG.exception("nothing stands out", extra={"data": {"game": play.game.name}})
        first = []
    ranked = [*first, *[each for each in options if each not in first]]
    return int(ranked[attempt % len(ranked)])
