"""The house: all tables, those in memory and those at rest."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from worldtable.server import info
from worldtable.server.botmaster import Botmaster
from worldtable.server.codes import understood
from worldtable.server.identity import Signer
from worldtable.server.metrics import Metrics
from worldtable.server.rows import Head, Row, Seat
from worldtable.server.settings import Settings
from worldtable.server.store import Store
from worldtable.server.table import Closed, Problem, Table
from worldtable.server.workers import Workers

LOG = logging.getLogger("worldtable.house")
T = TypeVar("T")
NO_TABLE = "There is no table with that code."
READING = 30.0  # seconds that reading a whole game may take


class House:
    """Finds tables, loads them, and lets them rest."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.metrics = Metrics()
        self.thinkers = Workers(settings.workers)
        self.readers = Workers(1)  # whole games are read apart, so that slow bots keep nobody from the log
        self.bots = Botmaster(settings, self.thinkers, self.metrics)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.ids: dict[str, str] = {}  # codes of the tables in memory
        self.signer = Signer("")
        self.keeper: asyncio.Task[None] | None = None
        self.resuming: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.store.open()
        self.signer = Signer(await self.store.secret("cookie"))
        self.keeper = asyncio.create_task(self.keep())
        self.resuming = asyncio.create_task(self.resume())

    async def close(self) -> None:
        for task in (self.keeper, self.resuming):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        for table in list(self.tables.values()):
            for connection in table.connections:
                connection.close(1012)
            self.forget(table)
        await self.thinkers.close()
        await self.readers.close()
        await self.store.close()

    # Finding tables.

    async def find(self, text: str) -> tuple[Table, bool]:
        """The table of a code, and whether it is the code that lets one sit down."""
        code = understood(text)
        id = (self.ids.get(code) or await self.store.table_id(code)) if code else None
        if not id:
            raise Problem(404, NO_TABLE)
        table = await self.table(id)
        return table, code == table.head.code

    async def table(self, id: str) -> Table:
        """A table by its id, loaded if it was at rest."""
        while id not in self.tables:
            task = self.loading.get(id)
            if task is None:
                task = self.loading[id] = asyncio.create_task(self.load(id))
                task.add_done_callback(lambda _: self.loading.pop(id, None))
            await asyncio.shield(task)
        return self.tables[id]

    async def load(self, id: str) -> Table:
        head, seats, rows = await self.store.load(id)
        table = Table(self, head, seats)
        try:
            await table.set_up(head, seats, rows)
        except BaseException:
            table.close()
            raise
        self.remember(table)
        return table

    def remember(self, table: Table) -> None:
        self.tables[table.head.id] = table
        self.ids[table.head.code] = self.ids[table.head.watch_code] = table.head.id
        self.metrics.loaded.set(len(self.tables))
        table.wake()

    def forget(self, table: Table) -> None:
        table.close()
        self.tables.pop(table.head.id, None)
        self.ids.pop(table.head.code, None)
        self.ids.pop(table.head.watch_code, None)
        self.metrics.loaded.set(len(self.tables))

    async def do(self, table: Table, work: Callable[[Table], Awaitable[T]]) -> T:
        """Have something done at a table, wherever it is by now."""
        while True:
            try:
                return await table.do(partial(work, table))
            except Closed:
                table = await self.table(table.head.id)

    async def add(self, head: Head, seats: list[Seat], follows: str = "", rows: Sequence[Row] = ()) -> Table:
        """A new table."""
        await self.store.add_table(head, seats, follows, rows)
        self.metrics.tables.labels(head.game).inc()
        return await self.table(head.id)

    async def mine(self, identity: str) -> list[dict[str, Any]]:
        """The infos of somebody's tables."""
        found: list[dict[str, Any]] = []
        for head, seats in await self.store.mine(identity):
            table = self.tables.get(head.id)
            if table is not None:
                found.append(table.info(identity, True))
            else:
                found.append(info.info(head, seats, info.why_gone(head, seats), (), identity, True))
        return found

    async def read(self, table: Table, job: dict[str, Any]) -> Any:
        """Something that is made from a whole game, in a process of its own."""
        match = table.playing()
        return await self.readers.do({**self.bots.position(table, match), **job}, READING)

    # Rest.

    async def keep(self) -> None:
        """Let tables rest that nobody is at."""
        while True:
            await asyncio.sleep(min(self.settings.rest / 2, 30.0))
            before = time.monotonic() - self.settings.rest
            for table in list(self.tables.values()):
                idle = not (table.connections or table.watching or table.bots or table.busy or table.inbox.qsize())
                if idle and table.since < before:
                    self.forget(table)

    async def resume(self) -> None:
        """After a start: go on where a bot was asked."""
        try:
            for id in await self.store.waiting_for_bots():
                await self.table(id)
                await asyncio.sleep(0)
        except Exception:
            LOG.exception("tables with bots were not resumed")
