"""A database that never blocks the tables: work is a plain function that gets a connection in a transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import Engine, make_url

T = TypeVar("T")
READERS = 2  # threads that read SQLite
WRITING = "worldtable_writing"
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000")


class Database(Protocol):
    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do something that only reads."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do something and commit it; an exception leaves nothing behind."""

    async def close(self) -> None: ...


class Sqlite:
    """SQLite in threads, a whole transaction in one go: one that hands over every statement costs the tables more.

    The write-ahead log lets readers and the writer work at once; every commit is on the disk when it returns.
    """

    def __init__(self, url: str) -> None:
        path = make_url(url).database
        if path and path != ":memory:":
            Path(path).parent.mkdir(parents=True, exist_ok=True)
        self.engine: Engine = create_engine(url)
        event.listen(self.engine, "connect", prepare)
        event.listen(self.engine, "begin", begin)
        self.readers = ThreadPoolExecutor(READERS, "read")
        self.writer = ThreadPoolExecutor(1, "write")

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.transaction, work, False)

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.writer, self.transaction, work, True)

    def transaction(self, work: Callable[[Connection], T], writing: bool) -> T:
        with self.engine.connect().execution_options(**{WRITING: writing}) as connection, connection.begin():
            return work(connection)

    async def close(self) -> None:
        self.readers.shutdown()
        self.writer.shutdown()
        self.engine.dispose()


def prepare(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # we begin ourselves: the driver would leave making tables out of a transaction
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin(connection: Connection) -> None:
    """A writer takes its turn at once, so that what it reads is still so when it writes."""
    writing = connection.get_execution_options().get(WRITING, True)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


class Remote:
    """A database server, by a driver that does not block. Connections are tried before they are used."""

    def __init__(self, url: str) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine

        self.engine = create_async_engine(url, pool_pre_ping=True, pool_size=8, max_overflow=8)

    async def read(self, work: Callable[[Connection], T]) -> T:
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self.engine.dispose()


def database_at(url: str) -> Database:
    url = understood(url)
    return Sqlite(url) if url.startswith("sqlite") else Remote(url)


def understood(url: str) -> str:
    """A database URL as people write it, with the driver that serves it."""
    for plain, driver in (("postgresql://", "postgresql+asyncpg://"), ("postgres://", "postgresql+asyncpg://")):
        if url.startswith(plain):
            return driver + url[len(plain) :]
    return url
