"""Who is at a table: those with an open connection, and those who called over HTTP a short while ago."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from worldtable.server.tables import info

if TYPE_CHECKING:
    from worldtable.server.tables.table import Table


class Presence:
    """Since when players are away, and when those who play over HTTP were last heard of."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.loaded = time.monotonic()
        self.away: dict[str, float] = {}  # since when an identity has been gone
        self.told: set[str] = set()  # who is away and was said to be stood in for
        self.heard: dict[str, float] = {}
        self.timers: dict[str, asyncio.TimerHandle] = {}

    def came(self, identity: str) -> None:
        """Somebody is here: nobody stands in for them any more."""
        self.away.pop(identity, None)
        self.told.discard(identity)

    def went(self, identity: str) -> None:
        """A connection has ended, or nothing was heard any more; perhaps they are still here in another way."""
        table = self.table
        if identity not in table.present() and info.mine(table.seats, identity):
            self.away[identity] = time.monotonic()
            table.show()
            table.wake()

    def absent(self, identity: str) -> float:
        """Seconds that somebody has been away; at most since the table came into memory."""
        if identity in self.table.present():
            return 0.0
        return time.monotonic() - self.away.get(identity, self.loaded)

    # Over HTTP.

    def calling(self) -> set[str]:
        """Those who called a short while ago."""
        since = time.monotonic() - self.table.service.settings.polling
        return {identity for identity, at in self.heard.items() if at > since}

    def hear(self, identity: str) -> None:
        """A player called."""
        table = self.table
        if not info.mine(table.seats, identity):
            return
        fresh = identity not in table.present()
        self.heard[identity] = table.since = time.monotonic()
        self.came(identity)
        if identity not in self.timers:
            self.wait(identity, table.service.settings.polling)
        if fresh:
            table.show()
            table.wake()

    def wait(self, identity: str, seconds: float) -> None:
        self.timers[identity] = asyncio.get_running_loop().call_later(seconds, self.fade, identity)

    def fade(self, identity: str) -> None:
        """Time is up, unless they called again meanwhile."""
        left = self.heard.get(identity, 0.0) + self.table.service.settings.polling - time.monotonic()
        if left > 0:
            self.wait(identity, left)
            return
        self.forget(identity)
        self.went(identity)

    def forget(self, identity: str) -> None:
        """What was heard of somebody does not count any more."""
        self.heard.pop(identity, None)
        timer = self.timers.pop(identity, None)
        if timer is not None:
            timer.cancel()

    def close(self) -> None:
        for timer in self.timers.values():
            timer.cancel()
