"""Somebody who looks at a table."""

from __future__ import annotations

import asyncio
from collections import deque

MOST = 64  # messages that wait for a slow reader; then it misses the older tables


class Connection:
    """A way down to one client. Sending never waits; a task of its own writes what is in the outbox."""

    def __init__(self, identity: str, seat: int, knows_code: bool) -> None:
        self.identity = identity
        self.seat = seat
        self.knows_code = knows_code
        self.outbox: deque[str] = deque(maxlen=MOST)
        self.ready = asyncio.Event()
        self.closed = 0  # the code to close with, 0 while open

    def send(self, text: str) -> None:
        self.outbox.append(text)
        self.ready.set()

    def close(self, code: int) -> None:
        self.closed = self.closed or code
        self.ready.set()

    async def take(self) -> str | None:
        """The next message to write, None when it is time to close."""
        while not self.outbox:
            if self.closed:
                return None
            self.ready.clear()
            await self.ready.wait()
        return self.outbox.popleft()
