"""The processes that bots think in. One that dies is replaced and its work done again; one that is late is ended."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import orjson

from worldtable.server.bots.worker import BEGUN, COST, DONE, FAILED, LENGTH, Job, packed
from worldtable.server.people.shares import NOBODY, UNKNOWN, Owner, Shares

LOG = logging.getLogger("worldtable.workers")
TRIES = 3  # processes that a job is given to: whatever kills so many of them is its own fault
STARTING = 30.0  # seconds until a fresh process must have begun with its first job
BEGINNING = 10.0  # the same for one that has worked before
FOREIGN = "It does not speak our language"
WINDOW = 5  # jobs of a kind that tell how long the next one will take
Process = asyncio.subprocess.Process


class Failed(Exception):
    """The job could not be done."""


class Late(Failed):
    """The job was not done in time."""


class Died(Exception):
    """The process is gone, stands still, or talks nonsense."""


class Answer(NamedTuple):
    """What a process says of a job: whether it is done, the seconds of the processor it cost, and what came of it."""

    sign: bytes
    cost: float
    text: bytes


class Done(NamedTuple):
    """What came of a job as JSON, and the seconds that it waited for a process and that it took.

    A whole game is megabytes: whoever only passes it on does not have the tables wait until it is understood.
    """

    text: bytes
    waited: float
    took: float

    @property
    def value(self) -> Any:
        return orjson.loads(self.text)


class Workers:
    """Up to so many processes, started when they are first needed; one job at a time in each."""

    def __init__(self, most: int) -> None:
        self.shares = Shares(most)
        self.idle: list[Process] = []
        self.all: list[Process] = []
        self.ending: set[asyncio.Task[int]] = set()
        self.usual: dict[tuple[str, str, str], float] = {}  # seconds of the processor that a job of a kind costs

    async def do(
        self, job: Job, deadline: float, owner: Owner = NOBODY, attended: Callable[[], bool] = lambda: True
    ) -> Done:
        """The result of a job; Late if it takes longer than the deadline, counted from when a process begins with it.

        `owner` is charged for it; `attended` tells whether people wait for it.
        """
        asked = time.monotonic()
        kind = (job["job"], job["game"], job.get("bot", ""))
        usual = self.usual.get(kind, UNKNOWN)
        async with self.shares.turn(owner, attended, usual) as turn:
            answer, took = await self.insist(job, deadline)
            turn.cost = answer.cost
            waited = time.monotonic() - asked - took
        self.usual[kind] = usual + (answer.cost - usual) / WINDOW
        if answer.sign == FAILED:
            error = answer.text.decode(errors="replace")
            LOG.error("job failed", extra={"data": {"job": job["job"], "game": job["game"], "error": error}})
            raise Failed(error)
        return Done(answer.text, waited, took)

    async def insist(self, job: Job, deadline: float) -> tuple[Answer, float]:
        """Give the job to another process if one dies of, or before, it."""
        why = ""
        for _ in range(TRIES):
            try:
                return await self.attempt(job, deadline)
            except Died as error:
                why = str(error)
                LOG.warning("a worker died", extra={"data": {"job": job["job"], "game": job["game"], "why": why}})
        raise Failed(f"{TRIES} workers died of it: {why}.")

    async def attempt(self, job: Job, deadline: float) -> tuple[Answer, float]:
        process: Process | None = None
        done = False
        try:
            process, patience = await self.hired()
            found = await exchange(process, job, patience, deadline)
            done = True
            return found
        except (Late, Died):
            raise
        except Exception as error:  # a loop may raise anything when it writes to a process that is gone
            raise Died(type(error).__name__) from None
        finally:
            if process is not None:
                if done:
                    self.idle.append(process)
                else:
                    self.end(process)

    async def hired(self) -> tuple[Process, float]:
        """A process that lives, as far as anybody knows, and the seconds it has to begin."""
        while self.idle:
            process = self.idle.pop()
            if process.returncode is None:
                return process, BEGINNING
            LOG.warning("a worker died", extra={"data": {"why": "It was killed while it had nothing to do"}})
            self.end(process)
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "worldtable.server.bots.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        self.all.append(process)
        return process, STARTING

    def end(self, process: Process) -> None:
        if process in self.all:
            self.all.remove(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        ending = asyncio.create_task(process.wait())
        self.ending.add(ending)
        ending.add_done_callback(self.ending.discard)

    async def close(self) -> None:
        for process in [*self.all]:
            self.end(process)
        self.idle = []
        await asyncio.gather(*self.ending)


async def exchange(process: Process, job: Job, patience: float, deadline: float) -> tuple[Answer, float]:
    """Hand over a job and wait for its answer; the seconds from when the process began with it."""
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        async with asyncio.timeout(patience):
            process.stdin.write(packed(orjson.dumps(job)))
            await process.stdin.drain()
            if await process.stdout.readexactly(len(BEGUN)) != BEGUN:
                raise Died(FOREIGN)
    except TimeoutError:
        raise Died(f"It did not begin within {patience:g} seconds") from None
    began = time.monotonic()
    try:
        async with asyncio.timeout(deadline):
            (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
            answer = unpacked(await process.stdout.readexactly(length))
    except TimeoutError:
        raise Late(f"It took longer than {deadline:g} seconds.") from None
    return answer, time.monotonic() - began


def unpacked(message: bytes) -> Answer:
    if not message.startswith((DONE, FAILED)) or len(message) < len(DONE) + COST.size:
        raise Died(FOREIGN)
    (cost,) = COST.unpack_from(message, len(DONE))
    return Answer(message[: len(DONE)], cost, message[len(DONE) + COST.size :])
