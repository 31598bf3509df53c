"""The store: SQLite or PostgreSQL through SQLAlchemy. One writer commits what all tables have waiting at once."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import bindparam, event, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from worldtable.server import schema
from worldtable.server.migrations.upgrade import upgrade
from worldtable.server.rows import ChatLine, Head, Row, Seat, head_of
from worldtable.server.settings import async_url

LOG = logging.getLogger("worldtable.store")
MINE = 200  # tables in a list, at most
CHAT = 100  # lines of chat that a newcomer gets
Work = Callable[[AsyncConnection], Awaitable[None]]


class Taken(Exception):
    """A row with this key is there already: somebody else wrote it."""


class Unsaved(Exception):
    """The database did not take it; nothing can be said about what it holds."""


@dataclass
class Waiting:
    """Something to be written: an answer with its head's notes, or other work."""

    row: dict[str, Any] | None
    notes: dict[str, Any] | None
    work: Work | None
    done: asyncio.Future[None]


NOTES = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table_id"))
    .values(
        turn=bindparam("new_turn"), asked=bindparam("new_asked"), over=bindparam("new_over"), updated=bindparam("now")
    )
)


class Store:
    """Everything that lasts."""

    def __init__(self, url: str) -> None:
        self.url = async_url(url)
        self.engine = engine_for(self.url)
        self.waiting: list[Waiting] = []
        self.ready = asyncio.Event()
        self.writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database up to date and start the writer."""
        async with self.engine.begin() as connection:
            await connection.run_sync(upgrade)
        self.writer = asyncio.create_task(self.write_all())

    async def close(self) -> None:
        if self.writer is not None:
            self.writer.cancel()
            await asyncio.gather(self.writer, return_exceptions=True)
        await self.engine.dispose()

    # Writing.

    async def append(self, id: str, row: Row, asked: list[int], at: int) -> None:
        """Commit a row and whom it leaves asked. Taken if its key exists, Unsaved if the database failed."""
        notes = {
            "table_id": id,
            "new_turn": row.turn,
            "new_asked": ",".join(map(str, asked)),
            "new_over": not asked,
            "now": at,
        }
        await self.put(Waiting({"table_id": id, **asdict(row)}, notes, None, self.future()))

    async def write(self, work: Work) -> None:
        """Commit other work."""
        await self.put(Waiting(None, None, work, self.future()))

    def future(self) -> asyncio.Future[None]:
        return asyncio.get_running_loop().create_future()

    async def put(self, waiting: Waiting) -> None:
        self.waiting.append(waiting)
        self.ready.set()
        await waiting.done

    async def write_all(self) -> None:
        """Commit in one transaction what came while the last one was under way."""
        while True:
            await self.ready.wait()
            self.ready.clear()
            batch, self.waiting = self.waiting, []
            error = await self.commit(batch)
            if error is None or len(batch) == 1:
                self.settle(batch, error)
                continue
            for each in batch:  # one of them cannot be written: find out which, save the others
                self.settle([each], await self.commit([each]))

    async def commit(self, batch: list[Waiting]) -> Exception | None:
        try:
            async with self.engine.begin() as connection:
                rows = [each.row for each in batch if each.row is not None]
                if rows:
                    await connection.execute(insert(schema.answers), rows)
                    await connection.execute(NOTES, [each.notes for each in batch if each.notes is not None])
                for each in batch:
                    if each.work is not None:
                        await each.work(connection)
        except IntegrityError:
            return Taken("That is written already.")
        except (SQLAlchemyError, OSError) as error:
            LOG.error("not saved", extra={"data": {"error": type(error).__name__, "detail": str(error)[:300]}})
            return Unsaved("The table could not be saved; nothing has changed. Try again.")
        return None

    def settle(self, batch: list[Waiting], error: Exception | None) -> None:
        for each in batch:
            if each.done.done():
                continue
            if error is None:
                each.done.set_result(None)
            else:
                each.done.set_exception(error)

    # Secrets and identities.

    async def secret(self, name: str) -> str:
        """A secret that is made once and kept."""
        while True:
            query = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
            async with self.engine.connect() as connection:
                found = (await connection.execute(query)).scalar()
            if found is not None:
                return str(found)
            statement = insert(schema.secrets).values(name=name, value=secrets.token_hex(32))
            try:
                await self.write(partial(run, statement=statement))
            except Taken:
                continue

    async def add_identity(self, id: str, name: str, created: int) -> None:
        values = {"id": id, "name": name, "created": created}
        await self.write(lambda c: run(c, insert(schema.identities), values))

    async def rename(self, id: str, name: str) -> None:
        await self.write(
            lambda c: run(c, update(schema.identities).where(schema.identities.c.id == id).values(name=name))
        )

    async def name_of(self, id: str) -> str | None:
        query = select(schema.identities.c.name).where(schema.identities.c.id == id)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).scalar()
        return None if found is None else str(found)

    # Tables.

    async def add_table(self, head: Head, seats: list[Seat], follows: str = "") -> None:
        """A new table; `follows` is the table it is the rematch of. Taken if that has one already."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.tables), head.values())
            await connection.execute(insert(schema.seats), [{"table_id": head.id, **asdict(seat)} for seat in seats])
            if follows:
                free = (schema.tables.c.id == follows) & (schema.tables.c.rematch == "")
                found = await connection.execute(update(schema.tables).where(free).values(rematch=head.code))
                if found.rowcount != 1:
                    raise IntegrityError("a rematch exists", None, Exception("taken"))

        await self.write(work)

    async def save_head(self, head: Head, seats: list[Seat] | None = None) -> None:
        """Write wishes, start and notes of a table, and all of its seats if they changed."""
        values = head.values()

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(schema.tables).where(schema.tables.c.id == head.id).values(values))
            if seats is not None:
                await connection.execute(schema.seats.delete().where(schema.seats.c.table_id == head.id))
                rows = [{"table_id": head.id, **asdict(seat)} for seat in seats]
                await connection.execute(insert(schema.seats), rows)

        await self.write(work)

    async def table_id(self, code: str) -> str | None:
        """The table that a code, of either kind, belongs to."""
        query = select(schema.tables.c.id).where(
            (schema.tables.c.code == code) | (schema.tables.c.watch_code == code)
        )
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).scalar()
        return None if found is None else str(found)

    async def load(self, id: str) -> tuple[Head, list[Seat], list[Row]]:
        """All there is of a table."""
        async with self.engine.connect() as connection:
            heads, seats = await self.heads(connection, schema.tables.c.id == id)
            found = await connection.execute(
                select(*[column for column in schema.answers.c if column.name != "table_id"])
                .where(schema.answers.c.table_id == id)
                .order_by(schema.answers.c.turn)
            )
            return heads[0], seats[id], [Row(*row) for row in found]

    async def heads(
        self, connection: AsyncConnection, which: Any, most: int | None = MINE
    ) -> tuple[list[Head], dict[str, list[Seat]]]:
        """The heads that a condition selects, the latest first, and the seats of each."""
        query = select(schema.tables).where(which).order_by(schema.tables.c.updated.desc()).limit(most)
        heads = [head_of(dict(row._mapping)) for row in await connection.execute(query)]
        ids = [head.id for head in heads]
        seats: dict[str, list[Seat]] = {id: [] for id in ids}
        for first in range(0, len(ids), MINE):  # a query holds only so many ids
            some = schema.seats.c.table_id.in_(ids[first : first + MINE])
            for row in await connection.execute(select(schema.seats).where(some).order_by(schema.seats.c.seat)):
                values = dict(row._mapping)
                seats[values.pop("table_id")].append(Seat(**values))
        return heads, seats

    async def mine(self, identity: str) -> list[tuple[Head, list[Seat]]]:
        """The tables where an identity holds a seat or is the host."""
        sitting = select(schema.seats.c.table_id).where(schema.seats.c.identity == identity)
        which = schema.tables.c.id.in_(sitting) | (schema.tables.c.host == identity)
        async with self.engine.connect() as connection:
            heads, seats = await self.heads(connection, which)
        return [(head, seats[head.id]) for head in heads]

    async def waiting_for_bots(self) -> list[str]:
        """Tables in play whose notes say that a bot is asked."""
        which = schema.tables.c.started & ~schema.tables.c.over
        bots = select(schema.seats.c.table_id).where(schema.seats.c.kind == "bot")
        async with self.engine.connect() as connection:
            heads, seats = await self.heads(connection, which & schema.tables.c.id.in_(bots), None)
        return [head.id for head in heads if any(seats[head.id][seat].kind == "bot" for seat in head.asked)]

    # Chat.

    async def say(self, id: str, line: ChatLine) -> None:
        values = {"table_id": id, **asdict(line)}
        await self.write(lambda c: run(c, insert(schema.chat), values))

    async def chat(self, id: str) -> list[ChatLine]:
        """The last lines of a table, oldest first."""
        columns = [column for column in schema.chat.c if column.name != "table_id"]
        query = select(*columns).where(schema.chat.c.table_id == id).order_by(schema.chat.c.number.desc()).limit(CHAT)
        async with self.engine.connect() as connection:
            return [ChatLine(*row) for row in await connection.execute(query)][::-1]

    async def alive(self) -> bool:
        """Whether the database answers."""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(select(1))
        except (SQLAlchemyError, OSError):
            return False
        return True


async def run(connection: AsyncConnection, statement: Any, values: Any = None) -> None:
    await connection.execute(statement, values)


def engine_for(url: str) -> AsyncEngine:
    """SQLite gets a write-ahead log and syncs at every commit; a server's connections are tried before use."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_pre_ping=True, pool_size=8, max_overflow=8)
    if parsed.database and parsed.database != ":memory:":
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url)

    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    event.listen(engine.sync_engine, "connect", prepare)
    return engine
