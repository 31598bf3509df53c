"""The store: SQLite or PostgreSQL through SQLAlchemy. One writer commits what all tables have waiting at once."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from worldtable.server import schema
from worldtable.server.database import Database, database_at
from worldtable.server.migrations.upgrade import upgrade
from worldtable.server.rows import ChatLine, Head, Row, Seat, head_of

LOG = logging.getLogger("worldtable.store")
MINE = 200  # tables in a list, at most
CHAT = 100  # lines of chat that a newcomer gets
T = TypeVar("T")
Work = Callable[[Connection], None]


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
ROWS = insert(schema.answers)


class Store:
    """Everything that lasts."""

    def __init__(self, url: str) -> None:
        self.database: Database = database_at(url)
        self.waiting: list[Waiting] = []
        self.ready = asyncio.Event()
        self.writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database up to date and start the writer."""
        await self.database.write(upgrade)
        self.writer = asyncio.create_task(self.write_all())

    async def close(self) -> None:
        if self.writer is not None:
            self.writer.cancel()
            await asyncio.gather(self.writer, return_exceptions=True)
        await self.database.close()

    # Writing.

    async def append(self, id: str, row: Row, asked: list[int], at: int) -> None:
        """Commit a row and whom it leaves asked. Taken if its key exists, Unsaved if the database failed."""
        values = {
            "table_id": id,
            "turn": row.turn,
            "seat": row.seat,
            "choose": row.choose,
            "state": row.state,
            "at": row.at,
            "count": row.count,
        }
        notes = {
            "table_id": id,
            "new_turn": row.turn,
            "new_asked": ",".join(map(str, asked)),
            "new_over": not asked,
            "now": at,
        }
        await self.put(values, notes, None)

    async def write(self, work: Work) -> None:
        """Commit other work."""
        await self.put(None, None, work)

    async def put(self, row: dict[str, Any] | None, notes: dict[str, Any] | None, work: Work | None) -> None:
        waiting = Waiting(row, notes, work, asyncio.get_running_loop().create_future())
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
                settle(batch, error)
                continue
            for each in batch:  # one of them cannot be written: find out which, save the others
                settle([each], await self.commit([each]))

    async def commit(self, batch: list[Waiting]) -> Exception | None:
        def work(connection: Connection) -> None:
            rows = [each.row for each in batch if each.row is not None]
            if rows:
                connection.execute(ROWS, rows)
                connection.execute(NOTES, [each.notes for each in batch if each.notes is not None])
            for each in batch:
                if each.work is not None:
                    each.work(connection)

        try:
            await self.database.write(work)
        except IntegrityError:
            return Taken("That is written already.")
        except Exception as error:  # whatever a driver raises: the writer must go on
            LOG.error("not saved", extra={"data": {"error": type(error).__name__, "detail": str(error)[:300]}})
            return Unsaved("The table could not be saved; nothing has changed. Try again.")
        return None

    # Secrets and identities.

    async def secret(self, name: str) -> str:
        """A secret that is made once and kept."""
        query = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
        while True:
            found = await self.one(query)
            if found is not None:
                return str(found)
            try:
                await self.execute(insert(schema.secrets).values(name=name, value=secrets.token_hex(32)))
            except Taken:
                continue

    async def one(self, query: Any) -> Any:
        """The first value of a query, None if there is none."""
        return await self.database.read(lambda connection: connection.execute(query).scalar())

    async def execute(self, statement: Any) -> None:
        def work(connection: Connection) -> None:
            connection.execute(statement)

        await self.write(work)

    async def add_identity(self, id: str, name: str, created: int) -> None:
        await self.execute(insert(schema.identities).values(id=id, name=name, created=created))

    async def rename(self, id: str, name: str) -> None:
        await self.execute(update(schema.identities).where(schema.identities.c.id == id).values(name=name))

    async def name_of(self, id: str) -> str | None:
        found = await self.one(select(schema.identities.c.name).where(schema.identities.c.id == id))
        return None if found is None else str(found)

    # Tables.

    async def add_table(self, head: Head, seats: list[Seat], follows: str = "", rows: Sequence[Row] = ()) -> None:
        """A new table, with answers if it is a branch; `follows` is the table it is the rematch of.

        Taken if that has a rematch already.
        """
        given = [{"table_id": head.id, **asdict(row)} for row in rows]

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.tables), head.values())
            connection.execute(insert(schema.seats), [{"table_id": head.id, **asdict(seat)} for seat in seats])
            if given:
                connection.execute(ROWS, given)
            if follows:
                free = (schema.tables.c.id == follows) & (schema.tables.c.rematch == "")
                found = connection.execute(update(schema.tables).where(free).values(rematch=head.code))
                if found.rowcount != 1:
                    raise IntegrityError("a rematch exists", None, Exception("taken"))

        await self.write(work)

    async def save_head(self, head: Head, seats: list[Seat]) -> None:
        """Write wishes, start and notes of a table, and all of its seats."""
        values = head.values()
        rows = [{"table_id": head.id, **asdict(seat)} for seat in seats]

        def work(connection: Connection) -> None:
            connection.execute(update(schema.tables).where(schema.tables.c.id == head.id).values(values))
            connection.execute(schema.seats.delete().where(schema.seats.c.table_id == head.id))
            connection.execute(insert(schema.seats), rows)

        await self.write(work)

    async def table_id(self, code: str) -> str | None:
        """The table that a code, of either kind, belongs to."""
        either = (schema.tables.c.code == code) | (schema.tables.c.watch_code == code)
        found = await self.one(select(schema.tables.c.id).where(either))
        return None if found is None else str(found)

    async def load(self, id: str) -> tuple[Head, list[Seat], list[Row]]:
        """All there is of a table."""
        columns = [column for column in schema.answers.c if column.name != "table_id"]
        query = select(*columns).where(schema.answers.c.table_id == id).order_by(schema.answers.c.turn)

        def work(connection: Connection) -> tuple[Head, list[Seat], list[Row]]:
            ((head, seats),) = heads(connection, schema.tables.c.id == id)
            return head, seats, [Row(*row) for row in connection.execute(query)]

        return await self.database.read(work)

    async def mine(self, identity: str) -> list[tuple[Head, list[Seat]]]:
        """The tables where an identity holds a seat or is the host."""
        sitting = select(schema.seats.c.table_id).where(schema.seats.c.identity == identity)
        which = schema.tables.c.id.in_(sitting) | (schema.tables.c.host == identity)
        return await self.database.read(lambda connection: heads(connection, which, MINE))

    async def waiting_for_bots(self) -> list[str]:
        """Tables in play whose notes say that a bot is asked."""
        bots = select(schema.seats.c.table_id).where(schema.seats.c.kind == "bot")
        which = schema.tables.c.started & ~schema.tables.c.over & schema.tables.c.id.in_(bots)
        found = await self.database.read(lambda connection: heads(connection, which))
        return [head.id for head, seats in found if any(seats[seat].kind == "bot" for seat in head.asked)]

    # Chat.

    async def say(self, id: str, line: ChatLine) -> None:
        await self.execute(insert(schema.chat).values(table_id=id, **asdict(line)))

    async def chat(self, id: str) -> list[ChatLine]:
        """The last lines of a table, oldest first."""
        columns = [column for column in schema.chat.c if column.name != "table_id"]
        query = select(*columns).where(schema.chat.c.table_id == id).order_by(schema.chat.c.number.desc()).limit(CHAT)
        found = await self.database.read(lambda connection: [ChatLine(*row) for row in connection.execute(query)])
        return found[::-1]

    async def alive(self) -> bool:
        """Whether the database answers."""
        try:
            return bool(await self.one(select(1)) == 1)
        except Exception:
            return False


def settle(batch: list[Waiting], error: Exception | None) -> None:
    """Tell those who wait how it went."""
    for each in batch:
        if each.done.done():
            continue
        if error is None:
            each.done.set_result(None)
        else:
            each.done.set_exception(error)


def heads(connection: Connection, which: Any, most: int | None = None) -> list[tuple[Head, list[Seat]]]:
    """The heads that a condition selects, the latest first, each with its seats."""
    query = select(schema.tables).where(which).order_by(schema.tables.c.updated.desc()).limit(most)
    found: dict[str, tuple[Head, list[Seat]]] = {}
    for row in connection.execute(query):
        found[row.id] = (head_of(dict(row._mapping)), [])
    ids = list(found)
    for first in range(0, len(ids), MINE):  # a query holds only so many ids
        some = schema.seats.c.table_id.in_(ids[first : first + MINE])
        for row in connection.execute(select(schema.seats).where(some).order_by(schema.seats.c.seat)):
            found[row.table_id][1].append(Seat(row.seat, row.kind, row.identity, row.bot, row.name))
    return list(found.values())
