"""The store: SQLite or PostgreSQL through SQLAlchemy. One writer commits what all tables have waiting at once.

A head carries a stamp that counts its changes. Whoever changes it tells the stamp that was read; if another process
was faster, nothing is written and Taken says so.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from worldtable.server.store import schema
from worldtable.server.store.database import LIMIT, Away, Database, database_at
from worldtable.server.store.heads import MINE, STAMPED, change, heads
from worldtable.server.store.migrations.upgrade import upgrade
from worldtable.server.store.rows import ChatLine, Head, Row, Seat
from worldtable.server.store.texts import keep

LOG = logging.getLogger("worldtable.store")
CHAT = 100  # lines of chat that a newcomer gets
HEALTHY = 0.8  # seconds in which a database that is well reads and writes
PULSE = 5.0  # seconds after a commit in which nobody doubts that another one works
UNSAVED = "The table could not be saved; nothing has changed. Try again."
UNSURE = (
    "The database does not answer, so this could not be saved for certain; the table shows what is true when it does."
)
NOTHING: Mapping[str, Any] = {}
Work = Callable[[Connection], None]


class Taken(Exception):
    """Somebody else wrote first: a row with this key is there already, or the head has another stamp."""


class Broken(Exception):
    """What the database holds of a table cannot be read."""


class Unsaved(Exception):
    """The database did not take it."""


class Unsure(Unsaved):
    """The database does not answer; nothing can be said about what it holds."""


@dataclass
class Waiting:
    """Something to be written: answers of one message with their head's notes, or other work."""

    rows: list[dict[str, Any]]
    notes: dict[str, Any] | None
    work: Work | None
    done: asyncio.Future[None]


NOTES = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table_id"))
    .values(
        turn=bindparam("new_turn"),
        asked=bindparam("new_asked"),
        over=bindparam("new_over"),
        standing=bindparam("new_standing"),
        updated=bindparam("now"),
        taken_back=schema.tables.c.taken_back + bindparam("back"),
        taken_back_late=schema.tables.c.taken_back_late + bindparam("late"),
        stamp=STAMPED,
    )
)
ROWS = insert(schema.answers)


class Store:
    """Everything that lasts."""

    def __init__(self, url: str, limit: float = LIMIT) -> None:
        self.limit = limit
        self.database: Database = database_at(url, limit)
        self.waiting: list[Waiting] = []
        self.ready = asyncio.Event()
        self.writer: asyncio.Task[None] | None = None
        self.health: asyncio.Task[bool] | None = None
        self.saved = 0.0  # when a commit last worked; 0 if one has failed since

    async def open(self) -> None:
        """Bring the database up to date and start the writer."""
        await self.database.open(upgrade)
        self.writer = asyncio.create_task(self.write_all())

    async def close(self) -> None:
        for task in (self.writer, self.health):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        settle(self.waiting, Unsaved(UNSAVED))
        await self.database.close()

    # Writing.

    async def append(
        self, head: Head, rows: Sequence[Row], asked: list[int], at: int, standing: Mapping[str, Any] = NOTHING
    ) -> None:
        """Commit rows, all or none, whom they leave asked and how things stand then.

        Taken if somebody was faster, Unsaved if the database failed.
        """
        values = [{"table_id": head.id, **asdict(row)} for row in rows]
        notes = {
            "table_id": head.id,
            "old_stamp": head.stamp,
            "new_turn": rows[-1].turn,
            "new_asked": ",".join(map(str, asked)),
            "new_over": not asked,
            "new_standing": json.dumps(dict(standing), ensure_ascii=False),
            "now": at,
            "back": sum(row.back for row in rows),
            "late": sum(row.late for row in rows),
        }
        await self.put(values, notes, None)
        head.stamp += 1

    async def write(self, work: Work) -> None:
        """Commit other work."""
        await self.put([], None, work)

    async def put(self, rows: list[dict[str, Any]], notes: dict[str, Any] | None, work: Work | None) -> None:
        waiting = Waiting(rows, notes, work, asyncio.get_running_loop().create_future())
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
            if error is None or len(batch) == 1 or isinstance(error, Unsure):
                settle(batch, error)
            else:
                await self.commit_each(batch)
            if isinstance(error, Unsure):  # those who came meanwhile shall not wait for the same again
                late, self.waiting = self.waiting, []
                settle(late, Unsaved(UNSAVED))

    async def commit_each(self, batch: list[Waiting]) -> None:
        """One of them cannot be written: find out which, save the others, as long as there is time for it."""
        end = time.monotonic() + self.limit
        for each in batch:
            settle([each], await self.commit([each]) if time.monotonic() < end else Unsaved(UNSAVED))

    async def commit(self, batch: list[Waiting]) -> Exception | None:
        def work(connection: Connection) -> None:
            rows = [row for each in batch for row in each.rows]
            if rows:
                connection.execute(ROWS, rows)
                connection.execute(NOTES, [each.notes for each in batch if each.notes is not None])
            for each in batch:
                if each.work is not None:
                    each.work(connection)

        try:
            await self.database.write(work)
        except IntegrityError:
            return Taken("Somebody else was faster; try again.")
        except Away as error:
            self.saved = 0.0
            LOG.error("no database", extra={"data": {"error": str(error)}})
            return Unsure(UNSURE)
        except Exception as error:  # whatever a driver raises: the writer must go on
            LOG.error("not saved", extra={"data": {"error": type(error).__name__, "detail": str(error)[:300]}})
            return Unsaved(UNSAVED)
        self.saved = time.monotonic()
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

    async def epoch_of(self, id: str) -> int | None:
        """How often an identity has signed out everywhere; None if there is no such identity."""
        found = await self.one(select(schema.identities.c.epoch).where(schema.identities.c.id == id))
        return None if found is None else int(found)

    async def sign_out(self, id: str) -> None:
        """All cookies of an identity so far stop working."""
        column = schema.identities.c
        await self.execute(update(schema.identities).where(column.id == id).values(epoch=column.epoch + 1))

    # Tables.

    async def add_table(
        self, head: Head, seats: list[Seat], follows: Head | None = None, rows: Sequence[Row] = (), cards: str = ""
    ) -> None:
        """A new table, with answers if it is a branch; `follows` is the head of the table it is the rematch of,
        `cards` the text of the set that it plays with, which is kept with it.

        Taken if that has changed, for instance because it has a rematch already.
        """
        given = [{"table_id": head.id, **asdict(row)} for row in rows]

        def work(connection: Connection) -> None:
            if head.cards_text:
                keep(connection, head.cards_text, head.game, cards)
            connection.execute(insert(schema.tables), head.values())
            connection.execute(insert(schema.seats), [{"table_id": head.id, **asdict(seat)} for seat in seats])
            if given:
                connection.execute(ROWS, given)
            if follows is not None:
                change(connection, follows, {"rematch": head.code})

        await self.write(work)
        if follows is not None:
            follows.stamp += 1

    async def save_head(self, head: Head, seats: list[Seat]) -> None:
        """Write wishes, start and notes of a table, and all of its seats. Taken if somebody else changed it first."""
        values = head.values()
        rows = [{"table_id": head.id, **asdict(seat)} for seat in seats]

        def work(connection: Connection) -> None:
            change(connection, head, values)
            connection.execute(schema.seats.delete().where(schema.seats.c.table_id == head.id))
            connection.execute(insert(schema.seats), rows)

        await self.write(work)
        head.stamp += 1

    async def table_id(self, code: str) -> str | None:
        """The table that a code, of either kind, belongs to."""
        either = (schema.tables.c.code == code) | (schema.tables.c.watch_code == code)
        found = await self.one(select(schema.tables.c.id).where(either))
        return None if found is None else str(found)

    async def load(self, id: str) -> tuple[Head, list[Seat], list[Row]]:
        """All there is of a table; Broken if it cannot be read."""
        columns = [column for column in schema.answers.c if column.name != "table_id"]
        query = select(*columns).where(schema.answers.c.table_id == id).order_by(schema.answers.c.turn)

        def work(connection: Connection) -> tuple[Head, list[Seat], list[Row]]:
            found, _ = heads(connection, schema.tables.c.id == id)
            if not found:
                raise Broken(id)
            head, seats = found[0]
            return head, seats, [Row(*row) for row in connection.execute(query)]

        return await self.database.read(work)

    async def mine(self, identity: str) -> tuple[list[tuple[Head, list[Seat]]], list[dict[str, Any]]]:
        """The tables where an identity holds a seat or is the host, and the rows of those that are broken.

        Chapters of lessons are none of them: who learns takes them up from the game's own box.
        """
        sitting = select(schema.seats.c.table_id).where(schema.seats.c.identity == identity)
        which = (schema.tables.c.id.in_(sitting) | (schema.tables.c.host == identity)) & (
            schema.tables.c.position == ""
        )
        return await self.database.read(lambda connection: heads(connection, which, MINE))

    async def at_home(self, code: str, identity: str) -> bool:
        """Whether an identity has a seat at the table of a code, or is its host."""
        tables, seats = schema.tables, schema.seats
        sitting = select(seats.c.table_id).where(seats.c.identity == identity)
        named = (tables.c.code == code) | (tables.c.watch_code == code)
        query = select(tables.c.id).where(named, tables.c.id.in_(sitting) | (tables.c.host == identity))
        return await self.one(query) is not None

    async def waiting_for_bots(self) -> list[str]:
        """Tables in play whose notes say that a bot is asked."""
        bots = select(schema.seats.c.table_id).where(schema.seats.c.kind == "bot")
        which = schema.tables.c.started & ~schema.tables.c.over & schema.tables.c.id.in_(bots)
        found, _ = await self.database.read(lambda connection: heads(connection, which))
        return [head.id for head, seats in found if any(seats[seat].kind == "bot" for seat in head.asked)]

    async def sealed(self, head: Head) -> bool:
        """Whether a game that this one was branched off still goes on, so that their seed must stay secret."""
        table = schema.tables.c

        def work(connection: Connection) -> bool:
            at = head.branch_of
            while at:
                over, at = connection.execute(select(table.over, table.branch_of).where(table.id == at)).one()
                if not over:
                    return True
            return False

        return bool(head.branch_of) and await self.database.read(work)

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
        """Whether the database reads and writes, within a second. Those who ask at once get one answer."""
        if self.health is None or self.health.done():
            self.health = asyncio.create_task(self.well())
        await asyncio.wait([self.health], timeout=HEALTHY)
        return self.health.done() and self.health.result()

    async def well(self) -> bool:
        """Read something; write something, too, unless a commit has just worked: a full disk can still be read."""
        try:
            await self.one(select(1))
            if time.monotonic() - self.saved > PULSE:
                await self.write(pulse)
        except Taken:
            return True  # another process was faster, so it can be written
        except (Away, Unsaved):
            return False
        return True


def pulse(connection: Connection) -> None:
    """Change something. What stays the same would not be written at all."""
    connection.execute(delete(schema.secrets).where(schema.secrets.c.name == "pulse"))
    connection.execute(insert(schema.secrets).values(name="pulse", value=str(time.time_ns())))


def settle(batch: list[Waiting], error: Exception | None) -> None:
    """Tell those who wait how it went."""
    for each in batch:
        if each.done.done():
            continue
        if error is None:
            each.done.set_result(None)
        else:
            each.done.set_exception(error)
