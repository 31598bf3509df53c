"""A database that freezes, is locked or full: everybody is told soon and truly, and no answer is lost or doubled."""

from __future__ import annotations

import contextlib
import os
import resource
import socket
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from worldtable.server.testing import Person, Place, Postgres, Server, Visit

SOON = 10.0  # seconds: the limit of four, and what a busy machine adds
AT_ONCE = 2.0  # the same for /healthz, which has one


@pytest.fixture
def frozen() -> Iterator[Postgres]:
    """A PostgreSQL of the test's own."""
    running = Postgres(durable=True)
    try:
        yield running.start()
    finally:
        running.stop()


def timed(work: Callable[[], Any]) -> tuple[Any, float]:
    started = time.monotonic()
    return work(), time.monotonic() - started


def at_once(*works: Callable[[], Any]) -> list[tuple[Any, float]]:
    """Everybody at the same time; what came of it, and the seconds that each took."""
    found: list[tuple[Any, float]] = [(None, 0.0)] * len(works)

    def run(at: int) -> None:
        found[at] = timed(works[at])

    threads = [threading.Thread(target=run, args=(at,)) for at in range(len(works))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found


def health(person: Person) -> tuple[int, float]:
    reply, spent = timed(lambda: person.http.get("/healthz"))
    assert reply.json()["ok"] == (reply.status_code == 200)
    return reply.status_code, spent


def healthy_again(person: Person) -> None:
    end = time.monotonic() + 30
    while health(person)[0] != 200:
        assert time.monotonic() < end, "it does not get well"


def playing(person: Person, game: str) -> Place:
    """Somebody alone at a table, with an open question."""
    place = person.sit(person.table(game, "me", "me")["code"])
    place.next()
    place.choose(0)
    place.ask({"look": place.last["info"]["asked"][0]})
    return place


def clicks(places: list[Place], messages: list[dict[str, Any]]) -> list[Callable[[], Any]]:
    """Everybody's click, which will not be saved."""
    return [partial(place.ask, message, "error") for place, message in zip(places, messages, strict=True)]


def click(place: Place) -> dict[str, Any]:
    return {"question": place.view["question"], "choose": place.view["choices"][0]["code"]}


def settled(place: Place, message: dict[str, Any]) -> int:
    """Click until the answer stands, as people do; the turn after it."""
    end = time.monotonic() + 60
    while True:
        place.send(message)
        found = place.until(lambda each: each["type"] == "error" or (each["type"] == "table" and not each["note"]))
        if found["type"] == "table" and found["view"]["question"] != message["question"]:
            return int(found["turn"])
        assert time.monotonic() < end, "the answer does not come to stand"


def test_a_postgres_that_freezes(frozen: Postgres, start: Callable[..., Server], visit: Visit, game: str) -> None:
    server = start(frozen.database())
    people = visit(server, *[f"Player {number}" for number in range(4)])
    (watcher,) = visit(server, "Eve")
    places = [playing(person, game) for person in people]
    turns, messages = [place.last["turn"] for place in places], [click(place) for place in places]
    frozen.freeze()
    for round in range(2):
        found = at_once(
            *clicks(places, messages),
            lambda: watcher.refused("POST", "/api/me", {"name": "Eva"}),
            lambda: health(watcher),
        )
        for answer, spent in found[: len(places)]:
            assert "could not be saved" in answer["error"] or "cannot be reached" in answer["error"]
            assert spent < SOON
        assert found[-2][0][0] == 503
        assert found[-2][1] < SOON
        assert found[-1][0][0] == 503, round
        assert found[-1][1] < AT_ONCE
    code = places[0].last["info"]["code"]
    (status, _), spent = timed(lambda: people[0].refused("GET", f"/api/tables/{code}/state"))
    assert (status, spent < SOON) == (503, True)
    frozen.thaw()
    healthy_again(watcher)
    for place, turn, message in zip(places, turns, messages, strict=True):
        settled(place, message)
        shown = place.person.at(place.last["info"]["code"], "/state")
        assert (shown["turn"], shown["step"]) == (turn + 1, turn + 1), "lost or doubled"


class Wire:
    """A line to a PostgreSQL that is cut at the worst moment: the commit arrives, the word that it did does not."""

    def __init__(self, port: int) -> None:
        self.to = port
        self.armed = threading.Event()
        self.cut = threading.Event()
        self.ends: list[socket.socket] = []
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listening.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.listening.accept()
                far = socket.create_connection(("127.0.0.1", self.to))
                self.ends += [near, far]
                threading.Thread(target=self.carry, args=(near, far, True), daemon=True).start()
                threading.Thread(target=self.carry, args=(far, near, False), daemon=True).start()

    def carry(self, source: socket.socket, target: socket.socket, up: bool) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if up and self.armed.is_set() and b"COMMIT" in data:
                    self.cut.set()
                if up or not self.cut.is_set():
                    target.sendall(data)
            target.shutdown(socket.SHUT_WR)

    def mend(self) -> None:
        self.armed.clear()
        self.cut.clear()

    def close(self) -> None:
        for each in (self.listening, *self.ends):
            each.close()


def test_an_answer_that_was_saved_though_nobody_heard_of_it(
    postgres: Postgres, start: Callable[..., Server], visit: Visit, game: str
) -> None:
    """The table is read again by itself and shown to all; the same click once more changes nothing."""
    wire = Wire(postgres.port)
    try:
        server = start(postgres.database().replace(f":{postgres.port}/", f":{wire.port}/"))
        linda, paul = visit(server, "Linda", "Paul")
        place = playing(linda, game)
        other = paul.sit(place.last["info"]["watch_code"])
        other.next()
        turn, message = place.last["turn"], click(place)
        wire.armed.set()
        answer, spent = timed(lambda: place.ask(message, "error"))
        assert "for certain" in answer["error"]
        assert spent < SOON
        assert wire.cut.is_set()
        code = place.last["info"]["code"]
        assert linda.refused("GET", f"/api/tables/{code}/state")[0] == 503
        wire.mend()
        for each in (place, other):
            each.until(lambda found: found["type"] == "table" and found["turn"] == turn + 1)
        place.send(message)
        late = place.until(lambda found: found["type"] == "table" and found["note"] != "")
        assert (late["turn"], late["step"]) == (turn + 1, turn + 1)
    finally:
        wire.close()


def test_a_locked_sqlite(tmp_path: Path, start: Callable[..., Server], visit: Visit, game: str) -> None:
    path = tmp_path / "t.sqlite3"
    server = start(f"sqlite:///{path}")
    people = visit(server, *[f"Player {number}" for number in range(4)])
    places = [playing(person, game) for person in people]
    turns, messages = [place.last["turn"] for place in places], [click(place) for place in places]
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("BEGIN IMMEDIATE")
        found = at_once(*clicks(places, messages))
        for answer, spent in found:
            assert "saved" in answer["error"] or "cannot be reached" in answer["error"]
            assert spent < SOON
        status, spent = health(people[0])
        assert (status, spent < AT_ONCE) == (503, True)
        db.execute("ROLLBACK")
    healthy_again(people[0])
    for place, turn, message in zip(places, turns, messages, strict=True):
        assert settled(place, message) == turn + 1


def test_a_full_disk(tmp_path: Path, start: Callable[..., Server], visit: Visit, game: str) -> None:
    """No file may grow beyond some bytes: what can be read is read, what cannot be written is refused."""
    server = start(f"sqlite:///{tmp_path}/t.sqlite3")
    assert server.process is not None
    (linda,) = visit(server, "Linda")
    place = playing(linda, game)
    turn, message = place.last["turn"], click(place)
    _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, most))
    answer, spent = timed(lambda: place.ask(message, "error"))
    assert "could not be saved" in answer["error"]
    assert spent < SOON
    status, spent = health(linda)
    assert (status, spent < AT_ONCE) == (503, True)
    assert linda.at(place.last["info"]["code"], "/state")["turn"] == turn
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, most))
    healthy_again(linda)
    assert settled(place, message) == turn + 1
    assert linda.at(place.last["info"]["code"], "/state")["step"] == turn + 1


def test_health_looks_whether_anything_can_be_written_though_nobody_plays(
    tmp_path: Path, start: Callable[..., Server], visit: Visit
) -> None:
    server = start(f"sqlite:///{tmp_path}/t.sqlite3")
    assert server.process is not None
    (linda,) = visit(server, "Linda")
    assert health(linda)[0] == 200
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, -1))
    end = time.monotonic() + 30
    while health(linda)[0] == 200:
        assert time.monotonic() < end, "it is said to be well, but cannot write"
    assert os.path.getsize(tmp_path / "t.sqlite3") > 0
