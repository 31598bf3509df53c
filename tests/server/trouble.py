"""What happens to a house during a soak run: a database that freezes, workers that die, kills."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import time
from pathlib import Path
from statistics import median

import httpx

from worldtable.server.testing import Postgres, Server


def children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(each) for each in found]


def signal_all(pids: list[int], what: signal.Signals) -> None:
    """Signal processes; one that has just ended needs none."""
    for pid in pids:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, what)


def memory(pid: int) -> int:
    """Kilobytes that a process holds."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


class Frozen:
    """The database stops answering for some seconds, and workers die; the house stays."""

    def __init__(self, server: Server, postgres: Postgres, luck: random.Random) -> None:
        self.server = server
        self.postgres = postgres
        self.luck = luck
        self.freezes = self.deaths = 0
        self.health: list[float] = []
        self.memory: list[int] = []

    def happen(self, end: float) -> None:
        assert self.server.process is not None
        pid = self.server.process.pid
        if self.luck.random() < 0.4:
            self.freeze(self.luck.uniform(1, 8))
        for worker in children(pid):
            if self.luck.random() < 0.3:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(worker, signal.SIGKILL)
                    self.deaths += 1
        pause(end, self.luck.uniform(5, 20))
        self.memory.append(memory(pid))

    def freeze(self, seconds: float) -> None:
        assert self.postgres.process is not None
        pid = self.postgres.process.pid
        frozen = [pid, *children(pid)]
        signal_all(frozen, signal.SIGSTOP)
        try:
            time.sleep(seconds)
            started = time.monotonic()
            httpx.get(f"{self.server.url}/healthz", timeout=30)
            self.health.append(time.monotonic() - started)
        finally:
            signal_all(frozen, signal.SIGCONT)
        self.freezes += 1

    def over(self) -> None:
        """All is well again."""

    def level(self) -> bool:
        """Whether the last part of the run needed no more memory than the one before."""
        part = len(self.memory) // 4
        before, after = median(self.memory[part : 2 * part]), median(self.memory[-part:])
        return after < before * 1.15 + 10_000

    def told(self) -> str:
        slowest = max(self.health, default=0.0)
        mebibytes = [each // 1024 for each in self.memory[:: max(1, len(self.memory) // 12)]]
        return (
            f"{self.freezes} freezes (slowest /healthz {slowest:.2f} s), {self.deaths} dead workers, MiB {mebibytes}"
        )


class Killed:
    """The house itself is killed and started again."""

    def __init__(self, server: Server, luck: random.Random) -> None:
        self.server = server
        self.luck = luck
        self.kills = 0

    def happen(self, end: float) -> None:
        pause(end, self.luck.uniform(3, 25))
        self.server.kill()
        self.server.start()  # on the same port
        self.kills += 1

    def over(self) -> None:
        """It stays up now."""

    def told(self) -> str:
        return f"{self.kills} kills"


def pause(end: float, seconds: float) -> None:
    time.sleep(max(0.0, min(seconds, end - time.monotonic())))
