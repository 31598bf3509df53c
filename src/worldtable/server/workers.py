"""The processes that bots think in. A job that takes too long ends its process; a fresh one takes its place."""

from __future__ import annotations

import asyncio
import logging
import sys
from typing import Any

import orjson

from worldtable.server.worker import LENGTH, Job, packed

LOG = logging.getLogger("worldtable.workers")


class Failed(Exception):
    """The job could not be done."""


class Late(Failed):
    """The job was not done in time."""


class Workers:
    """Up to so many processes, started when they are first needed; one job at a time in each."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.idle: list[asyncio.subprocess.Process] = []
        self.all: list[asyncio.subprocess.Process] = []
        self.free = asyncio.Semaphore(most)

    async def do(self, job: Job, deadline: float) -> Any:
        """The result of a job; Late if it, and its waiting for a process, take longer than the deadline."""
        try:
            async with asyncio.timeout(deadline):
                await self.free.acquire()
        except TimeoutError:
            raise Late("All workers are busy.") from None
        process: asyncio.subprocess.Process | None = None
        done = False
        try:
            async with asyncio.timeout(deadline):
                process = self.idle.pop() if self.idle else await self.start()
                answer = await exchange(process, job)
                done = True
        except TimeoutError:
            raise Late(f"It took longer than {deadline:g} seconds.") from None
        except (OSError, asyncio.IncompleteReadError, orjson.JSONDecodeError) as error:
            raise Failed(f"A worker died: {type(error).__name__}.") from None
        finally:
            if process is not None:
                if done:
                    self.idle.append(process)
                else:
                    self.end(process)
            self.free.release()
        if "error" in answer:
            LOG.error(
                "job failed", extra={"data": {"job": job["job"], "game": job["game"], "error": answer["error"]}}
            )
            raise Failed(answer["error"])
        return answer["done"]

    async def start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "worldtable.server.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        self.all.append(process)
        return process

    def end(self, process: asyncio.subprocess.Process) -> None:
        if process in self.all:
            self.all.remove(process)
        if process.returncode is None:
            process.kill()

    async def close(self) -> None:
        running, self.all, self.idle = self.all, [], []
        for process in running:
            self.end(process)
        await asyncio.gather(*[process.wait() for process in running])


async def exchange(process: asyncio.subprocess.Process, job: Job) -> dict[str, Any]:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(packed(job))
    await process.stdin.drain()
    (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
    answer: dict[str, Any] = orjson.loads(await process.stdout.readexactly(length))
    return answer
