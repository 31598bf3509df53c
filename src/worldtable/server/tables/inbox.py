"""The inbox of a table: one thing at a time, each done to the table as the database holds it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from typing import Any, TypeVar

from worldtable.engine.loop import Refused
from worldtable.server.problem import Problem
from worldtable.server.store.database import Away
from worldtable.server.store.rows import Head
from worldtable.server.store.store import Taken

LOG = logging.getLogger("worldtable.table")
AGAIN = 1.0  # seconds until a table in doubt is read again
LONG = 30.0  # the same if the reason is not that the database is away
BREATH = 50  # answers that are played before other tables get a word in
TRIES = 4  # how often something is tried while others change the table
AWAY = "The tables cannot be reached just now. Try again."
T = TypeVar("T")


class Closed(Exception):
    """This table has left memory; look it up again."""


async def breathing(work: Iterable[T]) -> AsyncIterator[T]:
    """Long work piece by piece, so that other tables get a word in."""
    for number, each in enumerate(work, 1):
        yield each
        if number % BREATH == 0:
            await asyncio.sleep(0)


async def nothing() -> None:
    """What is done to have a table read again."""


def fail(done: asyncio.Future[Any], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)
        done.exception()  # whoever waited for it may be gone


class Inbox:
    """Does what is asked for, in order. A table in doubt is read again first, and by itself if nobody asks."""

    head: Head

    def __init__(self) -> None:
        self.doubtful = False  # what the database holds must be read again
        self.pause = AGAIN
        self.closed = False
        self.busy = False
        self.since = time.monotonic()  # the last time that anything happened
        self.inbox: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue()
        self.task = asyncio.create_task(self.run())

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have something done when its turn comes, and wait for it."""
        if self.closed:
            raise Closed
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.inbox.put_nowait((work, done))
        return await done

    async def sure(self) -> None:
        """Wait until what is in memory is what the database holds. Problem 503 if that cannot be known now."""
        if self.doubtful:
            await self.do(nothing)

    async def run(self) -> None:
        while True:
            self.busy = False
            try:
                async with asyncio.timeout(self.pause if self.doubtful else None):
                    work, done = await self.inbox.get()
                self.since = time.monotonic()
            except TimeoutError:
                work, done = nothing, asyncio.get_running_loop().create_future()
            self.busy = True
            try:
                result = await self.insist(work)
                if not done.done():
                    done.set_result(result)
            except Exception as error:
                self.failed(done, error)
            except asyncio.CancelledError:
                fail(done, Closed())
                raise

    async def insist(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something at the table as the database holds it; anew if somebody else has changed it first."""
        for _ in range(TRIES):
            if self.doubtful:
                await self.reload()
                self.doubtful = False
                self.pause = AGAIN
                self.show()
                self.wake()
            try:
                return await work()
            except Taken:
                self.doubtful = True
        raise Problem(409, "Others change this table at the same time; try again.")

    def failed(self, done: asyncio.Future[Any], error: Exception) -> None:
        """Tell why something was not done."""
        if isinstance(error, Away):
            error = Problem(503, AWAY)
        elif not isinstance(error, (Problem, Refused)):
            LOG.exception("work failed", extra={"data": {"table": self.head.id, "turn": self.head.turn}})
            error = Problem(500, "Something went wrong here; nothing has changed.")
            self.pause = LONG
        fail(done, error)
        if isinstance(error, Problem) and error.status == 503:
            self.send_away(error)

    def send_away(self, error: Exception) -> None:
        """Those who wait shall not wait one after the other for a database that does not answer."""
        while not self.inbox.empty():
            _, done = self.inbox.get_nowait()
            fail(done, error)

    def close(self) -> None:
        """Do nothing more."""
        self.closed = True
        self.task.cancel()
        self.send_away(Closed())

    # What a table can do.

    async def reload(self) -> None:
        raise NotImplementedError

    def show(self) -> None:
        raise NotImplementedError

    def wake(self) -> None:
        raise NotImplementedError
