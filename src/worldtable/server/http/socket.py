"""Play: one WebSocket, one table, one person."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import Any

import orjson
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from worldtable.engine.loop import Refused
from worldtable.server import wire
from worldtable.server.bots import hinting
from worldtable.server.bots.workers import Failed
from worldtable.server.http.api import reason
from worldtable.server.http.calls import Limits, find
from worldtable.server.people.limits import Rate, caller
from worldtable.server.people.shares import Owner
from worldtable.server.problem import Problem
from worldtable.server.service import SIGNED_OUT, Service
from worldtable.server.store.database import Away
from worldtable.server.tables import info, lesson
from worldtable.server.tables.connection import Connection
from worldtable.server.tables.inbox import AWAY, Closed
from worldtable.server.tables.seating import unique
from worldtable.server.tables.table import NOT_YOURS, Table
from worldtable.server.wire import BadMessage, Message

LOG = logging.getLogger("worldtable.socket")
NO_IDENTITY, NO_TABLE, BROKEN, TOO_MANY = 4401, 4404, 4409, 4429
LATER = 1013  # connect again in a while
HELD_UP = 0.1  # seconds until a message is tried again whose address has sent too many
PATIENCE = 30  # refused messages in a row that a connection is forgiven
WORTH = 10  # answers in one message that count as one more message


class Conversation:
    """A connection at work: reads what comes up, has it done, and says what went wrong."""

    def __init__(
        self, service: Service, limits: Limits, table: Table, connection: Connection, address: str = ""
    ) -> None:
        self.service = service
        self.owner = Owner(address, connection.identity)
        self.limits = limits
        self.table = table
        self.connection = connection
        settings = service.settings
        self.rate = Rate(settings.messages, settings.burst, settings.limited)
        self.hinting: asyncio.Task[bool] | None = None

    async def arrive(self) -> None:
        """Sit down: first the table, then the chat."""
        while True:
            self.table = await self.service.table(self.table.head.id)
            try:
                await self.table.do(self.seated)
                break
            except Closed:
                continue
        try:
            self.connection.send(info.chat_message(await self.service.store.chat(self.table.head.id)))
        except BaseException:
            self.go()  # who cannot be served is not here
            raise

    async def seated(self) -> None:
        table, identity = self.table, self.connection.identity
        fresh = identity not in table.present()
        table.connections.add(self.connection)
        table.presence.came(identity)
        if self.connection.seat not in info.mine(table.seats, identity):
            self.connection.seat = -1  # it was given up on the way here
        if fresh and info.mine(table.seats, identity):
            table.show()
            table.wake()
        else:
            self.again()

    def go(self) -> None:
        """Stand up, if seated."""
        table, identity = self.table, self.connection.identity
        if self.connection not in table.connections:
            return
        table.connections.discard(self.connection)
        table.since = time.monotonic()
        table.presence.forget(identity)
        table.presence.went(identity)

    def again(self, note: str = "") -> None:
        """The table as it is, to this connection alone."""
        mine = self.connection
        text = self.table.message(mine.identity, mine.seat, mine.knows_code, note)
        if note:
            mine.send(text)  # a newer table would not say it
        else:
            mine.show(text)

    async def hear(self, text: str) -> bool:
        """A message that came up; false if it was refused."""
        return await self.guarded(self.understand(text))

    async def understand(self, text: str) -> None:
        up = wire.read(text)
        await self.table.sure()
        await self.do(up)

    async def guarded(self, work: Coroutine[Any, Any, None]) -> bool:
        """Do something, and say what went wrong with it; false if it was no message at all."""
        try:
            await work
        except BadMessage as error:
            self.service.metrics.refused.labels("message").inc()
            self.connection.send(wire.error(str(error)))
            return False
        except Refused as error:
            self.service.metrics.refused.labels("rule").inc()
            self.connection.send(wire.error(error.reason.text, error.reason.rules))
        except Problem as error:
            self.service.metrics.refused.labels("rule").inc()
            self.connection.send(wire.error(str(error)))
        except Away as error:
            LOG.error("no database", extra={"data": {"table": self.table.head.id, "error": str(error)}})
            self.connection.send(wire.error(AWAY))
        except Failed:
            self.connection.send(wire.error("The game could not be read just now; try again."))
        except Closed:
            self.connection.close(1012)
        except Exception:
            LOG.exception("a message failed", extra={"data": {"table": self.table.head.id}})
            self.connection.send(wire.error("Something went wrong here; nothing has changed."))
        return True

    def seat(self, message: Message) -> int:
        """The seat that a message speaks for."""
        seat = self.connection.seat if message.seat is None else message.seat
        self.table.check_held(self.connection.identity, seat)
        return seat

    async def do(self, message: Message) -> None:
        table = self.table
        if message.kind == "choose":
            seat = self.seat(message)
            for _ in range(len(message.chosen) // WORTH):
                self.rate.spend("")
            note = await table.do(
                lambda: table.answer_by(self.connection.identity, seat, message.question, message.chosen)
            )
            if note:
                self.again(note)
        elif message.kind == "why":
            self.connection.send(wire.encoded({"type": "why", **reason(table, self.seat(message), message.number)}))
        elif message.kind == "look":
            self.look(message.number)
        elif message.kind == "history":
            await self.tell(self.connection.seat, message.number)
        elif message.kind == "previews":
            await self.foresee(self.seat(message))
        elif message.kind == "hint":
            self.begin_hint(self.seat(message))
        elif message.kind == "undo":
            seat = self.seat(message)
            await table.do(lambda: table.undo(self.connection.identity, seat))
        elif message.kind == "agree":
            await table.do(lambda: table.agree(self.connection.identity, message.yes))
        elif message.kind == "on":
            await table.do(lambda: lesson.go_on(table, self.connection.identity))
        elif message.kind == "chat":
            await self.chat(message.text)
        else:
            self.connection.send(wire.encoded({"type": "pong", "ping": message.number}))

    async def tell(self, seat: int, after: int) -> None:
        """What a seat was told after a step, and up to which one."""
        step = len(self.table.playing().seats)
        lines = await self.service.read(self.table, {"job": "log", "seat": seat, "after": after}, self.owner)
        told = {"type": "log", "seat": seat, "after": after, "step": step, "lines": orjson.Fragment(lines)}
        self.connection.send(wire.encoded(told))

    async def foresee(self, seat: int) -> None:
        """What each answer would bring: worked out apart, so that no table waits for it."""
        question = self.table.playing().question
        found = await self.service.read(self.table, {"job": "previews", "seat": seat}, self.owner)
        told = {"type": "previews", "question": question, "seat": seat, "previews": orjson.Fragment(found)}
        self.connection.send(wire.encoded(told))

    def begin_hint(self, seat: int) -> None:
        """Nobody waits for a hint: meanwhile one may answer."""
        if self.hinting is not None and not self.hinting.done():
            raise Problem(429, "A hint is being worked out for you already; wait a moment.")
        self.hinting = task = asyncio.create_task(self.guarded(self.hint(seat)))
        self.table.asides.add(task)
        task.add_done_callback(self.table.asides.discard)

    async def hint(self, seat: int) -> None:
        table = self.table
        question = table.playing().question
        try:
            found = await hinting.hint(table, self.owner, seat)
        except Problem:
            if table.playing().question == question:
                raise
            return  # it was answered meanwhile: no hint is missed, and none is counted
        self.connection.send(wire.encoded({"type": "hint", **found}))

    def look(self, seat: int) -> None:
        if seat != -1 and seat not in info.mine(self.table.seats, self.connection.identity):
            raise Problem(403, "That seat is not yours.")
        self.connection.seat = seat
        self.again()

    async def chat(self, text: str) -> None:
        identity, table = self.connection.identity, self.table
        name = await self.service.store.name_of(identity) if identity else None
        if name is None:
            raise Problem(401, "Say who you are before you chat.")
        if not self.limits.chats.spend(identity):
            raise Problem(429, "Not so fast; wait a moment.")
        own = info.mine(table.seats, identity)
        seat = self.connection.seat if self.connection.seat in own else (own or [-1])[0]
        name = table.seats[seat].name if seat >= 0 else unique(name, table.seats)  # no watcher speaks as a player
        await table.do(lambda: table.say(seat, name, text))


async def write(socket: WebSocket, connection: Connection) -> None:
    """Send what is in the outbox until it is time to close."""
    while (text := await connection.take()) is not None:
        await socket.send_text(text)
    await socket.close(connection.closed)


async def listen(socket: WebSocket, conversation: Conversation, most: int) -> None:
    refused = 0
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect" or conversation.connection.closed:
            return
        text = message.get("text")
        if not conversation.rate.spend("") or refused > PATIENCE:
            conversation.connection.close(TOO_MANY)
            return
        while not conversation.limits.messages.spend(
            conversation.owner.address
        ):  # many at one address wait for each other
            await asyncio.sleep(HELD_UP)
        if text is None or len(text.encode()) > most:
            conversation.connection.send(wire.error(f"A message is a text of at most {most} bytes."))
            refused += 1
            continue
        refused = 0 if await conversation.hear(text) else refused + 1


async def enter(socket: WebSocket, service: Service, limits: Limits, address: str) -> tuple[Table, Connection]:
    """The table and the place at it that somebody asks for. Problem with the code to close with."""
    identity = await service.who(socket.cookies)
    service.owners.saw(identity, address)
    try:
        table, knows_code = await find(service, limits, address, identity, str(socket.path_params["code"]))
    except Problem as problem:
        code = {404: NO_TABLE, 409: BROKEN, 503: LATER}.get(problem.status, TOO_MANY)
        raise Problem(code, str(problem)) from None
    own = info.mine(table.seats, identity)
    inside = own or (identity and identity == table.head.host) or (knows_code and not table.head.started)
    if not inside and not table.head.watch:
        raise Problem(NOT_YOURS if identity else NO_IDENTITY, "This table may not be watched.")
    if service.settings.limited and len(table.connections) >= service.settings.watchers and not own:
        raise Problem(TOO_MANY, "The table is full of watchers.")
    wanted = socket.query_params.get("seat", "")
    asked = [seat for seat in own if seat in table.head.asked]
    seat = int(wanted) if wanted.isascii() and wanted.isdigit() and len(wanted) < 4 else (asked or own or [-1])[0]
    return table, Connection(identity, seat if seat in own else -1, knows_code, service.settings.outbox)


class PlayRoute:
    """The route."""

    def __init__(self, service: Service, limits: Limits) -> None:
        self.service = service
        self.limits = limits
        self.open: dict[str, int] = {}  # connections of each address

    async def __call__(self, socket: WebSocket) -> None:
        await socket.accept()
        address = caller(socket.scope)
        settings = self.service.settings
        if settings.limited and self.open.get(address, 0) >= settings.connections:
            await socket.close(TOO_MANY, "Too many connections.")
            return
        self.open[address] = self.open.get(address, 0) + 1
        self.service.metrics.connections.inc()
        try:
            await self.serve(socket, address)
        finally:
            self.service.metrics.connections.dec()
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]

    async def serve(self, socket: WebSocket, address: str) -> None:
        """Find the table, sit down, talk, stand up; whatever goes wrong is the reason that it closes with."""
        try:
            table, connection = await enter(socket, self.service, self.limits, address)
            conversation = Conversation(self.service, self.limits, table, connection, address)
            try:
                await conversation.arrive()
                if connection.identity != await self.service.who(socket.cookies):
                    connection.close(SIGNED_OUT)  # while it came in
                await talk(socket, conversation)
            finally:
                conversation.go()
        except Problem as problem:
            await farewell(socket, problem.status if problem.status >= 1000 else LATER, str(problem))
        except Away as error:
            LOG.error("no database", extra={"data": {"error": str(error)}})
            await farewell(socket, LATER, AWAY)
        except Exception:
            LOG.exception("a connection failed")
            await farewell(socket, LATER, "Something went wrong here.")


async def talk(socket: WebSocket, conversation: Conversation) -> None:
    """Read and write until one of both ends."""
    connection = conversation.connection
    tasks: list[asyncio.Task[Any]] = [
        asyncio.create_task(write(socket, connection)),
        asyncio.create_task(listen(socket, conversation, conversation.service.settings.message)),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if connection.closed and not tasks[0].done():
            await asyncio.wait([tasks[0]], timeout=1)
    finally:
        conversation.go()  # before the last words, which may take a while to get through
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await farewell(socket)


async def farewell(socket: WebSocket, code: int = 1000, reason: str = "") -> None:
    """Close, if that has not been done."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        if socket.application_state is WebSocketState.CONNECTED:
            await socket.close(code, wire.closing(reason))


def play_route(service: Service, limits: Limits) -> WebSocketRoute:
    play = PlayRoute(service, limits)

    async def endpoint(socket: WebSocket) -> None:
        await play(socket)

    return WebSocketRoute("/api/tables/{code}/play", endpoint, name="play")
