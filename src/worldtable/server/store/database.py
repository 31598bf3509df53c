"""A database that never blocks the tables: work is a plain function that gets a connection in a transaction.

Everything has a time limit. What takes longer counts as failed, and nobody knows whether it is done.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, NullPool, create_engine, event
from sqlalchemy.engine import Engine, make_url
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    OperationalError,
    SQLAlchemyError,
)

from worldtable.server.optional import needed
from worldtable.server.store.lock import Lock

LOG = logging.getLogger("worldtable.database")
T = TypeVar("T")
Work = Callable[[Connection], T]
LIMIT = 4.0  # seconds that a transaction may take
OPENING = 120.0  # seconds that bringing a database up to date may take
PATIENT = 0.7  # the part of a limit that SQLite waits for a lock, so that it gives up before we do
READERS = 2  # threads that read SQLite
WRITING = "worldtable_writing"
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
AWAY = ("08", "25", "53", "55", "57", "58")  # classes of PostgreSQL's errors that have nothing to do with the work
ACCEPTED = "it can be sqlite:///path/to/a/file or postgresql://user:password@host/name"
IN_USE = (
    "The tables in {path} are open in another Worldtable{holder}. Only one at a time can use an SQLite file: "
    "end the other one, name another file with --database, or let both use PostgreSQL."
)


class NoDatabase(Exception):
    """There is no database to work with; the sentence says what to do."""


class Away(Exception):
    """The database does not answer, or cannot do anything; nobody knows what it did last."""


class Database(Protocol):
    async def open(self, work: Work[None]) -> None:
        """Bring it up to date, before anything else. NoDatabase if it cannot be used."""

    async def read(self, work: Work[T]) -> T:
        """Do something that only reads. Away if that fails."""

    async def write(self, work: Work[T]) -> T:
        """Do something and commit it; an exception leaves nothing behind, but after Away nobody knows."""

    async def close(self) -> None: ...


class Limited:
    """Work that is waited for no longer than a limit."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.late: set[asyncio.Task[Any]] = set()  # what is still under way, though nobody waits for it

    async def within(self, limit: float, work: Coroutine[Any, Any, T]) -> T:
        """What comes of some work; Away if it takes too long. Its end may take long, too, and is not awaited."""
        task = asyncio.create_task(work)
        try:
            await asyncio.wait([task], timeout=limit)
        finally:
            if not task.done():
                task.cancel()
                self.late.add(task)
                task.add_done_callback(self.ended)
        if task.done():
            return task.result()
        raise Away(f"no answer within {limit:g} seconds")

    def ended(self, task: asyncio.Task[Any]) -> None:
        self.late.discard(task)
        if not task.cancelled():
            task.exception()

    async def reading(self, work: Coroutine[Any, Any, T]) -> T:
        try:
            return await self.within(self.limit, work)
        except (SQLAlchemyError, OSError) as error:
            raise Away(brief(error)) from error

    async def writing(self, work: Coroutine[Any, Any, T]) -> T:
        try:
            return await self.within(self.limit, work)
        except IntegrityError:
            raise
        except (OperationalError, InterfaceError, OSError) as error:
            raise Away(brief(error)) from error
        except DBAPIError as error:
            state = str(getattr(error.orig, "sqlstate", "") or "")
            if error.connection_invalidated or state.startswith(AWAY):
                raise Away(brief(error)) from error
            raise
        except SQLAlchemyError as error:  # no connection was free
            raise Away(brief(error)) from error

    async def opening(self, where: str, work: Coroutine[Any, Any, None]) -> None:
        try:
            await self.within(OPENING, work)
        except Exception as error:
            LOG.debug("no database", exc_info=True)
            raise NoDatabase(f"The database {where} cannot be used: {brief(error)}.") from error


def brief(error: Exception) -> str:
    """What went wrong, in a line that holds no values."""
    found = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    lines = str(found).splitlines()
    return (lines[0] if lines else type(found).__name__)[:300].rstrip(".")


class Sqlite(Limited):
    """SQLite in threads, a whole transaction in one go: one that hands over every statement costs the tables more.

    The write-ahead log lets readers and the writer work at once; every commit is on the disk when it returns.
    """

    def __init__(self, url: str, limit: float) -> None:
        super().__init__(limit)
        path = make_url(url).database
        self.path = Path(path) if path and path != ":memory:" else None
        self.lock: Lock | None = None
        self.engine: Engine = create_engine(url, hide_parameters=True)  # what seats hide goes into no log
        event.listen(self.engine, "connect", self.prepare)
        event.listen(self.engine, "begin", begin)
        self.readers = ThreadPoolExecutor(READERS, "read")
        self.writer = ThreadPoolExecutor(1, "write")

    async def open(self, work: Work[None]) -> None:
        if self.path is not None:
            self.claim(self.path)
        await self.opening(f"in {self.path or 'memory'}", self.run(self.writer, work, True))

    def claim(self, path: Path) -> None:
        """Lock the file for this process."""
        lock = Lock(path)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            ours = lock.take()
        except OSError as error:
            raise NoDatabase(f"The database in {path} cannot be used: {error.strerror}.") from None
        if not ours:
            holder = lock.holder()
            raise NoDatabase(IN_USE.format(path=path, holder=f" (process {holder})" if holder else ""))
        self.lock = lock

    async def read(self, work: Work[T]) -> T:
        return await self.reading(self.run(self.readers, work, False))

    async def write(self, work: Work[T]) -> T:
        return await self.writing(self.run(self.writer, work, True))

    async def run(self, where: ThreadPoolExecutor, work: Work[T], writing: bool) -> T:
        return await asyncio.get_running_loop().run_in_executor(where, self.transaction, work, writing)

    def transaction(self, work: Work[T], writing: bool) -> T:
        with self.engine.connect().execution_options(**{WRITING: writing}) as connection, connection.begin():
            return work(connection)

    def prepare(self, connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we begin ourselves: the driver leaves making tables out of a transaction
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={int(self.limit * PATIENT * 1000)}")
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    async def close(self) -> None:
        self.readers.shutdown()
        self.writer.shutdown()
        self.engine.dispose()
        if self.lock is not None:
            self.lock.release()


def begin(connection: Connection) -> None:
    """A writer takes its turn at once, so that what it reads is still so when it writes."""
    writing = connection.get_execution_options().get(WRITING, True)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


class Remote(Limited):
    """A database server, by a driver that does not block. Connections are tried before they are used."""

    def __init__(self, url: str, limit: float) -> None:
        super().__init__(limit)
        if needed("PostgreSQL", "postgres"):
            raise NoDatabase(needed("PostgreSQL", "postgres"))
        from sqlalchemy.ext.asyncio import create_async_engine

        self.url = make_url(url)
        milliseconds = str(int(limit * 1000))
        names = ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")
        self.engine = create_async_engine(
            self.url,
            pool_pre_ping=True,
            pool_size=8,
            max_overflow=8,
            pool_timeout=limit,
            connect_args={
                "timeout": limit,
                "command_timeout": limit,
                "server_settings": dict.fromkeys(names, milliseconds),
            },
        )

    async def open(self, work: Work[None]) -> None:
        await self.opening(self.url.render_as_string(hide_password=True), self.upgrade(work))

    async def upgrade(self, work: Work[None]) -> None:
        """On a connection of its own: a change of many rows may take longer than an answer."""
        from sqlalchemy.ext.asyncio import create_async_engine

        engine = create_async_engine(self.url, poolclass=NullPool, connect_args={"timeout": self.limit})
        async with engine.begin() as connection:
            await connection.run_sync(work)
        await engine.dispose()

    async def read(self, work: Work[T]) -> T:
        return await self.reading(self.look(work))

    async def look(self, work: Work[T]) -> T:
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        return await self.writing(self.change(work))

    async def change(self, work: Work[T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        try:
            await self.within(self.limit, self.engine.dispose())
        except Away:
            LOG.warning("the database does not take leave")


def database_at(url: str, limit: float = LIMIT) -> Database:
    """The database that a URL names; NoDatabase says what is wrong with it."""
    url = understood(url)
    try:
        kind = make_url(url).drivername
    except ArgumentError:
        raise NoDatabase(f"That is no URL of a database; {ACCEPTED}.") from None
    if kind in ("sqlite", "sqlite+pysqlite"):
        return Sqlite(url, limit)
    if kind == "postgresql+asyncpg":
        return Remote(url, limit)
    raise NoDatabase(f"Worldtable knows no database of the kind {kind!r}; {ACCEPTED}.")


def understood(url: str) -> str:
    """A database URL as people write it, with the driver that serves it."""
    for plain, driver in (("postgresql://", "postgresql+asyncpg://"), ("postgres://", "postgresql+asyncpg://")):
        if url.startswith(plain):
            return driver + url[len(plain) :]
    return url
