"""People at tables: for tests that play."""

from __future__ import annotations

import contextlib
import json
import random
import time
from collections.abc import Callable
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from worldtable.deal import commitment_of, new_part
from worldtable.server.launch import QUICK, WAIT, NoPostgres, Postgres, Server, server

Message = dict[str, Any]


class Person:
    """Somebody with a name and a cookie, at an address of this machine."""

    def __init__(self, url: str, name: str = "", address: str = "127.0.0.1") -> None:
        self.url = url
        self.address = address
        self.http = httpx.Client(base_url=url, timeout=WAIT, transport=httpx.HTTPTransport(local_address=address))
        self.places: list[Place] = []
        self.parts: dict[str, str] = {}  # what this person's device has made, each with its commitment
        if name:
            try:
                self.call("POST", "/api/me", {"name": name})
            except BaseException:
                self.http.close()
                raise

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """A call that works."""
        reply = self.http.request(method, path, json=body) if method != "GET" else self.http.get(path)
        assert reply.status_code in (200, 201), f"{method} {path}: {reply.status_code} {reply.text}"
        return reply.json()

    def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """A call that does not: its status and sentence."""
        reply = self.http.request(method, path, json=body) if method != "GET" else self.http.get(path)
        assert reply.status_code >= 400, reply.text
        return reply.status_code, reply.json()["error"]

    def table(self, game: str, *seats: str, **more: Any) -> Message:
        """A new table; seats are "me", "open", or the name of a bot."""
        wanted = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        found: Message = self.call("POST", "/api/tables", {"game": game, "seats": wanted, **more})
        return found

    def at(self, code: str, path: str = "", body: Any = None, method: str = "") -> Any:
        """A call about a table."""
        return self.call(method or ("GET" if body is None else "POST"), f"/api/tables/{code}{path}", body)

    def promise(self) -> str:
        """A commitment to a new part of a seed."""
        part = new_part()
        self.parts[commitment_of(part)] = part
        return commitment_of(part)

    def show(self, code: str) -> Message:
        """Show the part that this person's device has committed to at a table."""
        found: Message = self.at(code, "/deal", {"part": self.part(code)})
        return found

    def part(self, code: str) -> str:
        """The part that this person's device has committed to at a table."""
        deal = self.at(code)["deal"]
        return next(self.parts[word["commitment"]] for word in deal if word["commitment"] in self.parts)

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def sit(self, code: str, seat: int | None = None) -> Place:
        self.places.append(Place(self, code, seat))
        return self.places[-1]

    def sit_where(self, fits: Callable[[Message], bool], game: str, *seats: str, **more: Any) -> Place:
        """A place at a table that fits, reached by choosing anything, at new tables where games end before."""
        for _ in range(50):
            place = self.sit(self.table(game, *seats, **more)["code"])
            place.asked()
            while not (fits(place.last) or place.view["over"]):
                if place.asked()["view"]["choices"]:
                    place.choose()
            if not place.view["over"]:
                return place
        raise AssertionError("no game came to such a table")

    def go(self) -> None:
        """Leave every table and the house."""
        for place in self.places:
            place.leave()
        self.http.close()


class Place:
    """Somebody at a table: a WebSocket, and the last table message that came."""

    def __init__(self, person: Person, code: str, seat: int | None = None) -> None:
        query = "" if seat is None else f"?seat={seat}"
        url = f"{person.url.replace('http', 'ws', 1)}/api/tables/{code}/play{query}"
        headers = {"Cookie": person.cookie()} if person.cookie() else {}
        self.person = person
        self.stack = contextlib.ExitStack()
        self.socket: ClientConnection = self.stack.enter_context(
            connect(
                url,
                additional_headers=headers,
                open_timeout=WAIT,
                max_size=None,
                max_queue=None,  # who looks away for a while still answers pings
                source_address=(person.address, 0),
            )
        )
        self.luck = random.Random(code)
        self.last: Message = {}
        self.frames: list[str] = []
        self.others: list[Message] = []

    def receive(self, timeout: float = WAIT) -> Message:
        text = str(self.socket.recv(timeout))
        self.frames.append(text)
        message: Message = json.loads(text)
        if message["type"] == "table":
            self.last = message
        else:
            self.others.append(message)
        return message

    def until(self, fits: Callable[[Message], bool]) -> Message:
        """The next message that fits."""
        end = time.monotonic() + WAIT
        while time.monotonic() < end:
            message = self.receive()
            if fits(message):
                return message
        raise AssertionError(f"nothing came that fits; last {str(self.last)[:500]}")

    def next(self, kind: str = "table") -> Message:
        return self.until(lambda message: message["type"] == kind)

    def send(self, message: Any) -> None:
        self.socket.send(json.dumps(message))

    def ask(self, message: Any, kind: str = "table") -> Message:
        """Send something and wait for the next message of a kind."""
        self.send(message)
        return self.next(kind)

    @property
    def view(self) -> Message:
        found: Message = self.last["view"]
        return found

    def asked(self) -> Message:
        """Wait until this seat is asked or the game is over."""
        while not (self.last and self.last["view"] and (self.view["choices"] or self.view["over"])):
            self.receive()
        return self.last

    def choose(self, at: int | None = None) -> Message:
        """Choose an option of the open question, any if none is named, and wait for the table after it."""
        question, turn = self.view["question"], self.last["turn"]
        choices = self.view["choices"]
        choice = self.luck.choice(choices) if at is None else choices[at]
        self.send({"question": question, "choose": choice["code"]})
        return self.until(lambda message: message["type"] == "error" or message.get("turn", -1) > turn)

    def play(self) -> Message:
        """Any options, to the end of the game."""
        while not self.asked()["view"]["over"]:
            self.choose()
        return self.last

    def closed(self) -> int:
        """Wait for the end of the connection: its code."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd else 1006

    def leave(self) -> None:
        self.stack.close()


People = Callable[..., list[Person]]
Visit = Callable[..., list[Person]]

__all__ = ["QUICK", "NoPostgres", "People", "Person", "Place", "Postgres", "Server", "Visit", "server"]
