"""Somebody who looks at a table."""

from __future__ import annotations

import asyncio
from collections import deque

MOST = 131_072  # characters that wait for a slow reader, unless the settings say otherwise


class Connection:
    """A way down to one client. Sending never waits; a task of its own writes what is in the outbox."""

    def __init__(self, identity: str, seat: int, knows_code: bool, most: int = MOST) -> None:
        self.identity = identity
        self.seat = seat
        self.knows_code = knows_code
        self.most = most
        self.outbox: deque[tuple[str, bool]] = deque()  # texts, and whether a newer table replaces them
        self.size = 0  # characters in it
        self.ready = asyncio.Event()
        self.closed = 0  # the code to close with, 0 while open

    def show(self, text: str) -> None:
        """Send a table. A slow reader misses those before it."""
        self.put(text, True)

    def send(self, text: str) -> None:
        """Send anything else."""
        self.put(text, False)

    def put(self, text: str, table: bool) -> None:
        self.outbox.append((text, table))
        self.size += len(text)
        if self.size > self.most:
            self.drop()
        self.ready.set()

    def drop(self) -> None:
        """Down to the newest table and the latest of the rest: half of what may wait, for more will come."""
        kept: deque[tuple[str, bool]] = deque()
        room = self.most // 2
        shown = False
        for text, table in reversed(self.outbox):
            if not kept or (len(text) <= room if not table else not shown):
                kept.appendleft((text, table))
                room -= len(text)
                shown = shown or table
        self.outbox = kept
        self.size = sum(len(text) for text, _ in kept)

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
        text, _ = self.outbox.popleft()
        self.size -= len(text)
        return text
