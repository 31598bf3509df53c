"""Fair shares of the processes: whose work is done next, by person and by address.

Work is charged by what it cost the processor, so that nobody pays for a process that had to be started first or
for whatever else this machine was busy with. Where that is not known, the time that it held a process counts.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import NamedTuple

HALF = 10.0  # seconds after which work that was done counts half
LEAST = 0.005  # seconds that the least work counts: what it costs to hand it over
UNKNOWN = LEAST  # what work is expected to cost when nobody knows: the first of a kind is tried, then it is known
LITTLE = 0.01  # seconds that are forgotten
KEPT = 10_000  # identities whose address is remembered


class Owner(NamedTuple):
    """Who is charged for work. Both are "" where nobody knows: all of those share one share."""

    address: str = ""
    identity: str = ""


NOBODY = Owner()


class Owners:
    """Where each identity was last seen. Addresses are held in memory alone and never logged."""

    def __init__(self) -> None:
        self.addresses: OrderedDict[str, str] = OrderedDict()

    def saw(self, identity: str, address: str) -> None:
        if identity:
            self.addresses[identity] = address
            self.addresses.move_to_end(identity)
            if len(self.addresses) > KEPT:
                self.addresses.popitem(last=False)

    def of(self, identity: str) -> Owner:
        return Owner(self.addresses.get(identity, ""), identity)


class Ledger:
    """The seconds of work that each name has had of late."""

    def __init__(self) -> None:
        self.had: dict[str, tuple[float, float]] = {}  # seconds, and when they were counted

    def of(self, name: str, at: float) -> float:
        seconds, when = self.had.get(name, (0.0, at))
        return seconds * math.exp2((when - at) / HALF)

    def add(self, name: str, seconds: float, at: float) -> None:
        self.had[name] = (max(0.0, self.of(name, at) + seconds), at)
        if len(self.had) > KEPT:
            self.had = {each: found for each, found in self.had.items() if self.of(each, at) > LITTLE}


@dataclass(eq=False)
class Turn:
    """Work that waits for a process, or is being done in one."""

    owner: Owner
    attended: Callable[[], bool]
    expected: float  # seconds; counted as soon as it begins and put right when it ends
    go: asyncio.Future[None]
    alone: bool = field(default=False)  # nobody was at the table when it began
    cost: float | None = None  # seconds of the processor, once they are known


class Shares:
    """So many processes. Tables with people come first, then addresses that have had the least of late, then persons
    who will have had the least when their work is done.

    Where there are several processes, one of them never works for tables that nobody is at.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.free = most
        self.alone = 0  # processes at work for tables that nobody is at
        self.waiting: list[Turn] = []
        self.addresses = Ledger()
        self.identities = Ledger()

    @contextlib.asynccontextmanager
    async def turn(
        self, owner: Owner, attended: Callable[[], bool], expected: float = UNKNOWN
    ) -> AsyncIterator[Turn]:
        """Wait for a process and hold it for the length of a block, which may say what it cost."""
        turn = Turn(owner, attended, expected, asyncio.get_running_loop().create_future())
        self.waiting.append(turn)
        self.deal()
        try:
            await turn.go
        except asyncio.CancelledError:
            if turn in self.waiting:
                self.waiting.remove(turn)
            else:
                self.end(turn, 0.0)
            raise
        began = time.monotonic()
        try:
            yield turn
        finally:
            self.end(turn, time.monotonic() - began if turn.cost is None else turn.cost)

    def deal(self) -> None:
        """Let those begin whose turn it is. To be called also when people come to a table that waits."""
        while self.free and self.waiting:
            at = time.monotonic()
            turn = min(self.waiting, key=lambda each: self.rank(each, at))
            turn.alone = not turn.attended()
            if turn.alone and self.alone >= max(1, self.most - 1):
                return
            self.waiting.remove(turn)
            self.free -= 1
            self.alone += turn.alone
            self.charge(turn.owner, turn.expected, at)
            if not turn.go.done():
                turn.go.set_result(None)

    def rank(self, turn: Turn, at: float) -> tuple[bool, float, float]:
        """The lowest is next, of equals the first that came. A short piece of work goes before a long one."""
        address, identity = turn.owner
        return (
            not turn.attended(),
            self.addresses.of(address, at),
            self.identities.of(identity, at) + turn.expected,
        )

    def charge(self, owner: Owner, seconds: float, at: float) -> None:
        self.addresses.add(owner.address, seconds, at)
        self.identities.add(owner.identity, seconds, at)

    def end(self, turn: Turn, seconds: float) -> None:
        self.charge(turn.owner, max(seconds, LEAST) - turn.expected, time.monotonic())
        self.alone -= turn.alone
        self.free += 1
        self.deal()
