"""Play: one WebSocket, one table, one person."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from worldtable.engine.loop import Refused
from worldtable.server import info, wire
from worldtable.server.api import reason
from worldtable.server.calls import Limits, find
from worldtable.server.connection import Connection
from worldtable.server.house import House
from worldtable.server.identity import COOKIE
from worldtable.server.limits import Rate
from worldtable.server.table import NOT_YOURS, Closed, Problem, Table, chat_message
from worldtable.server.wire import BadMessage, Up
from worldtable.server.workers import Failed

NO_IDENTITY, NO_TABLE, TOO_MANY = 4401, 4404, 4429
PATIENCE = 30  # refused messages in a row that a connection is forgiven


class Sitting:
    """A connection at work: reads what comes up, has it done, and says what went wrong."""

    def __init__(self, house: House, limits: Limits, table: Table, connection: Connection) -> None:
        self.house = house
        self.limits = limits
        self.table = table
        self.connection = connection
        settings = house.settings
        self.rate = Rate(settings.messages, settings.burst, settings.limited)

    async def arrive(self) -> None:
        """Sit down: first the table, then the chat."""
        while True:
            self.table = await self.house.table(self.table.head.id)
            try:
                await self.table.do(self.seated)
                break
            except Closed:
                continue
        self.connection.send(chat_message(await self.house.store.chat(self.table.head.id)))

    async def seated(self) -> None:
        table, identity = self.table, self.connection.identity
        fresh = identity not in table.present()
        table.connections.add(self.connection)
        table.away.pop(identity, None)
        if fresh and info.mine(table.seats, identity):
            table.show()
            table.wake()
        else:
            self.again()

    def go(self) -> None:
        """Stand up."""
        table, identity = self.table, self.connection.identity
        table.connections.discard(self.connection)
        table.since = time.monotonic()
        if identity not in table.present() and info.mine(table.seats, identity):
            table.away[identity] = time.monotonic()
            table.show()
            table.wake()

    def again(self, note: str = "") -> None:
        """The table as it is, to this connection alone."""
        mine = self.connection
        mine.send(self.table.message(mine.identity, mine.seat, mine.knows_code, note))

    async def hear(self, text: str) -> bool:
        """A message that came up; false if it was refused."""
        try:
            await self.do(wire.read(text))
        except BadMessage as error:
            self.house.metrics.refused.labels("message").inc()
            self.connection.send(wire.error(str(error)))
            return False
        except (Refused, Problem) as error:
            self.house.metrics.refused.labels("rule").inc()
            self.connection.send(wire.error(str(error)))
        except Failed:
            self.connection.send(wire.error("The game could not be read just now; try again."))
        except Closed:
            self.connection.close(1012)
        return True

    def seat(self, up: Up) -> int:
        """The seat that a message speaks for."""
        seat = self.connection.seat if up.seat is None else up.seat
        if seat not in info.mine(self.table.seats, self.connection.identity):
            raise Problem(403, "You only watch here." if seat < 0 else "That seat is not yours.")
        return seat

    async def do(self, up: Up) -> None:
        table = self.table
        if up.kind == "choose":
            seat = self.seat(up)
            note = await table.do(lambda: table.answer(seat, up.question, up.number))
            if note:
                self.again(note)
        elif up.kind == "why":
            self.connection.send(wire.encoded({"type": "why", **reason(table, self.seat(up), up.number)}))
        elif up.kind == "look":
            self.look(up.number)
        elif up.kind == "history":
            seat = self.connection.seat
            lines = await self.house.read(table, {"job": "log", "seat": seat})
            self.connection.send(wire.encoded({"type": "log", "seat": seat, "lines": lines}))
        elif up.kind == "undo":
            seat = self.seat(up)
            await table.do(lambda: table.undo(seat))
        elif up.kind == "agree":
            await table.do(lambda: table.agree(self.connection.identity, up.yes))
        elif up.kind == "chat":
            await self.chat(up.text)
        else:
            self.connection.send(wire.encoded({"type": "pong", "ping": up.number}))

    def look(self, seat: int) -> None:
        if seat != -1 and seat not in info.mine(self.table.seats, self.connection.identity):
            raise Problem(403, "That seat is not yours.")
        self.connection.seat = seat
        self.again()

    async def chat(self, text: str) -> None:
        identity, table = self.connection.identity, self.table
        name = await self.house.store.name_of(identity) if identity else None
        if name is None:
            raise Problem(401, "Say who you are before you chat.")
        if not self.limits.chats.spend(identity):
            raise Problem(429, "Not so fast; wait a moment.")
        own = info.mine(table.seats, identity)
        seat = self.connection.seat if self.connection.seat in own else (own or [-1])[0]
        name = table.seats[seat].name if seat >= 0 else name
        await table.do(lambda: table.say(seat, name, text))


async def write(socket: WebSocket, connection: Connection) -> None:
    """Send what is in the outbox until it is time to close."""
    while (text := await connection.take()) is not None:
        await socket.send_text(text)
    await socket.close(connection.closed)


async def listen(socket: WebSocket, sitting: Sitting, most: int) -> None:
    refused = 0
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        if not sitting.rate.spend("") or refused > PATIENCE:
            sitting.connection.close(TOO_MANY)
            return
        if text is None or len(text.encode()) > most:
            sitting.connection.send(wire.error(f"A message is a text of at most {most} bytes."))
            refused += 1
            continue
        refused = 0 if await sitting.hear(text) else refused + 1


async def enter(socket: WebSocket, house: House, limits: Limits, address: str) -> tuple[Table, Connection]:
    """The table and the place at it that somebody asks for. Problem with the code to close with."""
    identity = house.signer.read(socket.cookies.get(COOKIE, ""))
    try:
        table, knows_code = await find(house, limits, address, str(socket.path_params["code"]))
    except Problem as problem:
        raise Problem(NO_TABLE if problem.status == 404 else TOO_MANY, str(problem)) from None
    own = info.mine(table.seats, identity)
    inside = own or (identity and identity == table.head.host) or (knows_code and not table.head.started)
    if not inside and not table.head.watch:
        raise Problem(NOT_YOURS if identity else NO_IDENTITY, "This table may not be watched.")
    if house.settings.limited and len(table.connections) >= house.settings.watchers and not own:
        raise Problem(TOO_MANY, "The table is full of watchers.")
    wanted = socket.query_params.get("seat", "")
    asked = [seat for seat in own if seat in table.head.asked]
    seat = int(wanted) if wanted.isascii() and wanted.isdigit() and len(wanted) < 4 else (asked or own or [-1])[0]
    return table, Connection(identity, seat if seat in own else -1, knows_code)


class Play:
    """The route."""

    def __init__(self, house: House, limits: Limits) -> None:
        self.house = house
        self.limits = limits
        self.open: dict[str, int] = {}  # connections of each address

    async def __call__(self, socket: WebSocket) -> None:
        await socket.accept()
        address = socket.client.host if socket.client else ""
        settings = self.house.settings
        if settings.limited and self.open.get(address, 0) >= settings.connections:
            await socket.close(TOO_MANY, "Too many connections.")
            return
        self.open[address] = self.open.get(address, 0) + 1
        self.house.metrics.connections.inc()
        try:
            await self.serve(socket, address)
        finally:
            self.house.metrics.connections.dec()
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]

    async def serve(self, socket: WebSocket, address: str) -> None:
        try:
            table, connection = await enter(socket, self.house, self.limits, address)
        except Problem as problem:
            await socket.close(problem.status, str(problem))
            return
        sitting = Sitting(self.house, self.limits, table, connection)
        await sitting.arrive()
        tasks: list[asyncio.Task[Any]] = [
            asyncio.create_task(write(socket, connection)),
            asyncio.create_task(listen(socket, sitting, self.house.settings.message)),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if connection.closed and not tasks[0].done():
                await asyncio.wait([tasks[0]], timeout=1)
        finally:
            sitting.go()
            for task in tasks:
                task.cancel()
            with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
                await asyncio.gather(*tasks, return_exceptions=True)
                if socket.application_state is WebSocketState.CONNECTED:
                    await socket.close()


def play_route(house: House, limits: Limits) -> WebSocketRoute:
    play = Play(house, limits)

    async def endpoint(socket: WebSocket) -> None:
        await play(socket)

    return WebSocketRoute("/api/tables/{code}/play", endpoint, name="play")
