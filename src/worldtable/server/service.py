"""What the server offers, whoever calls: all tables, those in memory and those at rest, and what they share."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar

from worldtable.record import PERSON
from worldtable.server.bots.botmaster import Botmaster
from worldtable.server.bots.reviewer import Reviewer
from worldtable.server.bots.workers import Workers
from worldtable.server.metrics import Metrics
from worldtable.server.people.identity import COOKIE, Signer
from worldtable.server.people.invitations import understood
from worldtable.server.people.quota import Quota
from worldtable.server.people.shares import Owner, Owners
from worldtable.server.problem import Problem
from worldtable.server.puzzles.desk import Desk
from worldtable.server.sets.boxes import BOXES
from worldtable.server.sets.desk import Sets
from worldtable.server.settings import Settings
from worldtable.server.store.database import Away
from worldtable.server.store.reviews import Reviews
from worldtable.server.store.rows import BOT, Head, Row, Seat
from worldtable.server.store.store import Broken, Store
from worldtable.server.tables import info
from worldtable.server.tables.inbox import Closed
from worldtable.server.tables.table import Table

LOG = logging.getLogger("worldtable.service")
T = TypeVar("T")
NO_TABLE = "There is no table with that code."
SIGNED_OUT = 1012  # connect again: with the new cookie, or as anybody
RESUME = 5.0  # seconds until tables with bots are looked for again
READING = 30.0  # seconds that reading a whole game may take


class Service:
    """Finds tables, loads them, and lets them rest."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database, settings.storing)
        self.metrics = Metrics()
        self.thinkers = Workers(settings.workers)
        self.readers = Workers(1)  # whole games are read apart, so that slow bots keep nobody from the log
        self.owners = Owners()
        self.quota = Quota(settings, self.owners)
        self.bots = Botmaster(settings, self.thinkers, self.owners, self.metrics)
        self.reviewer = Reviewer(settings, self.thinkers, Reviews(self.store))
        self.puzzles = Desk(self)
        self.sets = Sets(self)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.ids: dict[str, str] = {}  # codes of the tables in memory
        self.signer = Signer("")
        self.keeper: asyncio.Task[None] | None = None
        self.resuming: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """NoDatabase if there is none to work with. Once is enough."""
        if self.keeper is not None:
            return
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
        await self.reviewer.close()
        await self.thinkers.close()
        await self.readers.close()
        await self.store.close()
        BOXES.clear()

    # Who comes in.

    async def who(self, cookies: Mapping[str, str]) -> str:
        """The identity of a cookie, "" for a stranger and for cookies that are signed out."""
        id, epoch = self.signer.read(cookies.get(COOKIE, ""))
        return id if id and await self.store.epoch_of(id) == epoch else ""

    async def sign_out(self, identity: str) -> None:
        """Make all cookies of an identity void, then end its connections."""
        await self.store.sign_out(identity)
        for table in self.tables.values():
            for connection in table.connections:
                if connection.identity == identity:
                    connection.close(SIGNED_OUT)

    # Finding tables.

    async def find(self, text: str) -> tuple[Table, bool]:
        """The table of a code, and whether it is the code that lets one sit down."""
        code = understood(text)
        id = (self.ids.get(code) or await self.store.table_id(code)) if code else None
        if not id:
            raise Problem(404, NO_TABLE)
        table = await self.table(id)
        if table.sealed and table.head.over:
            table.sealed = await self.store.sealed(table.head)
        return table, code == table.head.code

    async def at_home(self, text: str, identity: str) -> bool:
        """Whether a code is that of a table where somebody has a seat, or is the host."""
        code = understood(text)
        return bool(code and identity) and await self.store.at_home(code, identity)

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
        try:
            head, seats, rows = await self.store.load(id)
        except Broken:
            raise Problem(409, info.BROKEN) from None
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

    async def add(
        self, head: Head, seats: list[Seat], follows: Head | None = None, rows: Sequence[Row] = ()
    ) -> Table:
        """A new table."""
        await self.store.add_table(head, seats, follows, rows, await self.sets.text_of(head.cards_text))
        self.metrics.tables.labels(head.game).inc()
        return await self.table(head.id)

    async def mine(self, identity: str) -> list[dict[str, Any]]:
        """The infos of somebody's tables; those that are broken come last and say so."""
        found: list[dict[str, Any]] = []
        whole, broken = await self.store.mine(identity)
        for head, seats in whole:
            table = self.tables.get(head.id)
            if table is not None:
                found.append(table.info(identity, True) | info.listed(table.head, table.seats, identity))
            else:
                reason, sealed = info.why_gone(head, seats), await self.store.sealed(head)
                about = info.info(head, seats, reason, (), identity, True, sealed, self.settings.absence)
                found.append(about | info.listed(head, seats, identity))
        return found + [info.broken(row) | {"picture": None} for row in broken]

    async def read(self, table: Table, job: dict[str, Any], owner: Owner) -> bytes:
        """Something that is made from a whole game for somebody, in a process of its own, as JSON."""
        play = table.playing()
        with self.quota.reading(owner):
            done = await self.readers.do({**self.bots.position(table, play), **job}, READING, owner)
        return done.text

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
        """After a start: go on where a bot was asked, and with reviews that were under way. A table that cannot be
        loaded keeps no other from going on."""
        while True:
            try:
                waiting = await self.store.waiting_for_bots()
                unfinished = await self.reviewer.reviews.unfinished()
                break
            except Away as error:
                LOG.warning("tables with bots wait to be resumed", extra={"data": {"why": str(error)}})
                await asyncio.sleep(RESUME)
        for id in waiting:
            await self.resumed(id)
            await asyncio.sleep(0)
        for id, identity in unfinished:
            table = await self.resumed(id)
            if table is not None and table.play is not None:
                self.reviewer.resume(self.told(table), self.owners.of(identity))
            await asyncio.sleep(0)

    def told(self, table: Table) -> dict[str, Any]:
        """What a process needs to review the game of a table."""
        players = [seat.bot if seat.kind == BOT else PERSON for seat in table.seats]
        return {**self.bots.position(table, table.playing()), "players": players}

    async def resumed(self, id: str) -> Table | None:
        """A table, when the database is there again; None if it cannot be loaded."""
        while True:
            try:
                return await self.table(id)
            except Away:
                await asyncio.sleep(RESUME)
            except Exception:
                LOG.exception("a table was not resumed", extra={"data": {"table": id}})
                return None
