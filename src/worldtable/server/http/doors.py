"""The doors: how much and how long a connection may take. uvicorn itself waits for ever.

A request must be here within a time, head and body. What is written must be taken within a time. An address has
only so many connections. The server looks around several times within each of these times, and asks every
connection whether it is late.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import struct
import time
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from worldtable.server import wire
from worldtable.server.http.serving import Served
from worldtable.server.people.limits import counted
from worldtable.server.service import Service
from worldtable.server.settings import Settings

if TYPE_CHECKING:
    from uvicorn.protocols.http.h11_impl import H11Protocol as HttpProtocol
else:
    HttpProtocol = AutoHTTPProtocol  # httptools' where it is installed, else that of h11: both have what is used here

TICK = 0.1  # seconds between two ticks of uvicorn
LOOKS = 4  # within every limit of time
# Each message down is packed by itself: a table shrinks to an eighth, a connection that waits keeps no memory for it,
# and the length of a chat line that somebody else wrote tells nothing of the cards that were sent before it.
PACKED = ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_max_window_bits=12)
REASONS = {
    400: "Bad Request",
    408: "Request Timeout",
    429: "Too Many Requests",
    431: "Request Header Fields Too Large",
}
LATE = "The request did not come to its end in time."
CROWDED = "Too many connections from one address."


class Doors:
    """What all connections of a server share: its settings, and how many each address has."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.proxies = [ipaddress.ip_network(each) for each in settings.proxies]
        self.open: Counter[str] = Counter()

    def enter(self, host: str) -> bool:
        """Count a connection; false if it is one too many. Through a proxy come many people."""
        self.open[counted(host)] += 1
        if not self.settings.limited or self.open[counted(host)] <= self.settings.sockets:
            return True
        return bool(host) and any(ipaddress.ip_address(host) in each for each in self.proxies)

    def leave(self, host: str) -> None:
        self.open[counted(host)] -= 1
        if self.open[counted(host)] <= 0:
            del self.open[counted(host)]


class Written:
    """What waits to be written to a connection, and since when nothing of it was taken."""

    def __init__(self) -> None:
        self.least = 0  # bytes that waited when the fewest did
        self.moved = 0.0

    def anew(self) -> None:
        """More or less is being written from now on."""
        self.least = 0

    def stuck(self, waiting: int, now: float, limit: float) -> bool:
        if not waiting or not self.least or waiting < self.least:
            self.least, self.moved = waiting, now
        return waiting > 0 and now - self.moved > limit


class Http(HttpProtocol):
    """A connection that asks. It is late while a request is neither here nor answered."""

    doors: Doors
    transport: asyncio.Transport

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.written = Written()
        self.begun: float | None = time.monotonic()  # since when a request is awaited
        self.headed = 0  # bytes of its head
        self.host = self.client[0] if self.client else ""
        if not self.doors.enter(self.host):
            self.refuse(429, CROWDED)

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self.host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        before = cast(Any, self.cycle)
        done = before is not None and not before.more_body
        super().data_received(data)
        cycle = cast(Any, self.cycle)
        if cycle is before and (cycle is None or done):  # part of a head
            self.begun = self.begun or time.monotonic()
            self.headed += len(data)
            if self.headed > self.doors.settings.head and not self.transport.is_closing():
                self.refuse(431, f"The head of a request holds at most {self.doors.settings.head} bytes.")
        else:
            self.headed = 0
            self.begun = (self.begun or time.monotonic()) if cycle.more_body else None

    def late(self, now: float) -> None:
        """Close if it took too long."""
        settings = self.doors.settings
        if self.written.stuck(self.transport.get_write_buffer_size(), now, settings.stall):
            cut(self.transport)
        elif self.begun is not None and now - self.begun > settings.arrival:
            self.refuse(408, LATE)

    def refuse(self, status: int, sentence: str) -> None:
        """Say why, unless an answer is on its way, and close."""
        self.begun = None
        cycle = cast(Any, self.cycle)
        if cycle is None or cycle.response_complete or not cycle.response_started:
            self.transport.write(refusal(status, sentence))
        self.transport.close()

    def pause_writing(self) -> None:
        self.written.anew()
        super().pause_writing()

    def resume_writing(self) -> None:
        self.written.anew()
        super().resume_writing()


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket. It is late while it is not open yet, and when nothing is taken; pings show who is there."""

    doors: Doors

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.conn.available_extensions = [PACKED]
        self.written = Written()
        self.begun = time.monotonic()
        self.host = self.client[0] if self.client else ""  # it was counted when it asked

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self.host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:  # uvicorn would leave it at that
            self.transport.write(refusal(400, "That is no request for a WebSocket."))
            self.transport.close()

    def late(self, now: float) -> None:
        settings = self.doors.settings
        stuck = self.written.stuck(self.transport.get_write_buffer_size(), now, settings.stall)
        if stuck or (not self.handshake_complete and now - self.begun > settings.arrival):
            cut(self.transport)

    def pause_writing(self) -> None:
        self.written.anew()
        super().pause_writing()

    def resume_writing(self) -> None:
        self.written.anew()
        super().resume_writing()


def cut(transport: asyncio.Transport) -> None:
    """End a connection at once: neither we nor the system keep what it did not take."""
    transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()


def refusal(status: int, sentence: str) -> bytes:
    """A whole answer, for those who never got as far as the application."""
    body = wire.encoded({"error": wire.short(sentence)}).encode()
    head = f"HTTP/1.1 {status} {REASONS[status]}\r\ncontent-type: application/json\r\n"
    return f"{head}content-length: {len(body)}\r\nconnection: close\r\n\r\n".encode() + body


class Server(Served):
    """uvicorn that looks after its connections."""

    def __init__(
        self, config: uvicorn.Config, settings: Settings, service: Service, ready: Callable[[], None]
    ) -> None:
        super().__init__(config, service, ready)
        shortest = min(settings.arrival, settings.stall)
        self.every = max(1, int(shortest / LOOKS / TICK))

    async def on_tick(self, counter: int) -> bool:
        if counter % self.every == 0:
            now = time.monotonic()
            for connection in list(self.server_state.connections):
                cast(Http | Socket, connection).late(now)
        return await super().on_tick(counter)


def make_server(app: Starlette, settings: Settings, ready: Callable[[], None]) -> Server:
    """A server whose connections keep to the settings; `ready` is called when its service is open."""
    doors = Doors(settings)
    config = uvicorn.Config(
        app,
        http=type("BoundHttp", (Http,), {"doors": doors}),
        ws=type("BoundSocket", (Socket,), {"doors": doors}),
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=settings.message * 4,
        ws_max_queue=16,
        ws_ping_interval=settings.ping,
        ws_ping_timeout=settings.pong,
        h11_max_incomplete_event_size=settings.head,
        timeout_keep_alive=cast(int, settings.idle),  # uvicorn hands it to the loop, which takes parts of seconds
        timeout_graceful_shutdown=3,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
    )
    return Server(config, settings, app.state.service, ready)
