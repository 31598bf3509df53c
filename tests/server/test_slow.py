"""Connections that take their time: half-sent requests, readers that do not read, people who are not there."""

from __future__ import annotations

import base64
import os
import re
import select
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from worldtable.server.tables.connection import Connection
from worldtable.server.testing import QUICK, Person, Server, Visit, server

SOON = ("--limit", "arrival=0.5", "--limit", "stall=0.5", "--limit", "idle=0.5")
HEAD = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
GET = b"GET /api/games/worldbreakers/rules HTTP/1.1\r\nHost: localhost\r\n\r\n"
PATIENCE = 20.0  # of the test itself, on a busy machine


class Wire:
    """A connection without manners."""

    def __init__(self, running: Server, taking: int = 0) -> None:
        self.socket = socket.socket()
        if taking:  # bytes that its side keeps unread
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, taking)
        self.socket.settimeout(PATIENCE)
        self.socket.connect(("127.0.0.1", running.port))

    def send(self, text: bytes) -> Wire:
        with suppress(OSError):  # it may be closed by now
            self.socket.sendall(text)
        return self

    def heard(self) -> bytes:
        """All that comes until the other end closes."""
        found = b""
        with suppress(ConnectionResetError):
            while part := self.socket.recv(65536):
                found += part
        return found

    def is_cut(self) -> None:
        """Wait for the end without reading anything."""
        watch = select.poll()
        watch.register(self.socket, 0)
        assert watch.poll(PATIENCE * 1000), "it stays open"

    def trickle(self, text: bytes) -> bytes:
        """Send a byte again and again, as slow as one may, until the other end closes: what it said."""
        found = b""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.send(text)
            if select.select([self.socket], [], [], 0.05)[0]:
                with suppress(ConnectionResetError):
                    if part := self.socket.recv(65536):
                        found += part
                        continue
                return found
        raise AssertionError("it stays open")

    def upgrade(self, person: Person, code: str) -> Wire:
        """Become a WebSocket of somebody."""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET /api/tables/{code}/play HTTP/1.1",
            *("Host: localhost", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"),
            f"Sec-WebSocket-Key: {key}",
            f"Cookie: {person.cookie()}\r\n\r\n",
        )
        return self.send("\r\n".join(lines).encode())

    def close(self) -> None:
        self.socket.close()


Dial = Callable[..., Wire]


@pytest.fixture
def dial() -> Iterator[Dial]:
    """Connections that are closed when the test is over."""
    with ExitStack() as stack:

        def connect(running: Server, taking: int = 0) -> Wire:
            wire = Wire(running, taking)
            stack.callback(wire.close)
            return wire

        yield connect


@pytest.fixture(scope="module", params=["httptools", "h11"])
def quick(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without patience, with each of the parsers that it may find installed."""
    folder = tmp_path_factory.mktemp("slow")
    with pytest.MonkeyPatch.context() as patch:
        if request.param == "h11":
            (folder / "httptools.py").write_text("raise ImportError\n")
            patch.setenv("PYTHONPATH", f"{folder}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
        with server(f"sqlite:///{folder}/t.sqlite3", *QUICK, *SOON, "--log-level", "info") as running:
            yield running


def open_files(running: Server) -> int:
    assert running.process is not None
    return len(os.listdir(f"/proc/{running.process.pid}/fd"))


def comes_true(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it does not come true"
        select.select([], [], [], 0.02)


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"G",
        HEAD,
        HEAD + b"Content-Length: 20\r\n\r\n",
        HEAD + b'Content-Length: 20\r\n\r\n{"na',
        HEAD + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
        b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\n\r\n{",
    ],
)
def test_a_half_sent_request_is_closed(quick: Server, half: bytes, dial: Dial) -> None:
    wire = dial(quick).send(half)
    said = wire.heard()
    answered = b"/api/me HTTP" in half and half.startswith(b"GET")  # it needs no body, and is answered without
    assert said.startswith(b"HTTP/1.1 200" if answered else b"HTTP/1.1 408")
    assert answered or said.endswith(b'{"error":"The request did not come to its end in time."}')


@pytest.mark.parametrize(
    ("start", "more"),
    [
        (b"GET /api/games HTTP/1.1\r\nX-Long: ", b"x"),
        (HEAD + b"Content-Length: 60000\r\n\r\n", b"x"),
        (HEAD + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n"),
    ],
)
def test_a_trickle_is_no_request(quick: Server, start: bytes, more: bytes, dial: Dial) -> None:
    assert dial(quick).send(start).trickle(more).startswith(b"HTTP/1.1 408")


def test_a_kept_connection_closes_when_idle_and_when_its_next_request_is_half_sent(quick: Server, dial: Dial) -> None:
    whole = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n"
    idle = dial(quick).send(whole).heard()
    assert idle.count(b"HTTP/1.1") == 1
    half = dial(quick).send(whole + whole)
    assert half.socket.recv(10)
    said = half.send(b"GET /api/me HT").heard()
    assert said.count(b"HTTP/1.1 200") >= 1
    assert said.endswith((b'in time."}', b'{"name":""}'))
    refused = dial(quick).send(HEAD + b"Content-Length: 9999999\r\n\r\n").trickle(b"x")
    assert refused.startswith(b"HTTP/1.1 413")


def test_a_head_has_an_end(quick: Server, dial: Dial) -> None:
    wire = dial(quick).send(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n")
    for number in range(2000):
        wire.send(f"X-{number}: {'x' * 100}\r\n".encode())
    assert re.match(rb"HTTP/1.1 4(31|00)|$", wire.heard())
    long = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 40_000 + b"\r\n\r\n"
    assert re.match(rb"HTTP/1.1 4(31|00)", dial(quick).send(long).heard())


def test_a_crowd_of_half_sent_requests_is_shown_out_and_keeps_nobody_waiting(
    quick: Server, visit: Visit, dial: Dial
) -> None:
    (linda,) = visit(quick, "Linda")
    before = open_files(quick)
    crowd = [dial(quick).send(HEAD + b"Content-Length: 20\r\n\r\n{") for _ in range(150)]
    assert linda.call("GET", "/api/me") == {"name": "Linda"}
    assert all(b"408" in wire.heard() for wire in crowd)
    comes_true(lambda: open_files(quick) <= before + 2)
    assert "a call failed" not in quick.told()  # no trace in the log for what was never said to the end


def test_an_answer_that_nobody_takes_ends(quick: Server, dial: Dial) -> None:
    """Twenty requests whose answers are not read: the connection ends before all are answered."""
    wire = dial(quick, taking=4096).send(GET * 20)
    wire.is_cut()
    assert wire.heard().count(b"HTTP/1.1 200") < 20


def test_a_slow_reader_gets_all_of_it(quick: Server, dial: Dial) -> None:
    """It takes much longer than the limit, but never stops to take."""
    wire = dial(quick, taking=4096).send(GET * 8 + GET.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
    started = time.monotonic()
    found = b""
    while part := wire.socket.recv(16384):
        found += part
        if time.monotonic() - started < 1.5:
            select.select([], [], [], 0.05)
    assert found.count(b"HTTP/1.1 200") == 9


def test_an_address_has_only_so_many_connections(
    tmp_path: Path, start: Callable[..., Server], dial: Dial, visit: Visit, game: str
) -> None:
    running = start(f"sqlite:///{tmp_path}/t.sqlite3", "--limit", "sockets=8", "--limit", "arrival=5")
    several = [dial(running) for _ in range(20)]
    for wire in several[8:]:  # some of the first may be what the start of the server left open
        assert b"Too many connections" in wire.heard()
    for wire in several:
        wire.close()
    me = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    comes_true(lambda: b" 200 " in dial(running).send(me).heard())  # those who leave make room
    (linda,) = visit(running, "Linda")
    code = linda.table(game, "me", "me")["code"]
    for _ in range(12):  # so does a WebSocket
        linda.sit(code).next()
        linda.places.pop().leave()


# People at tables.


def here(message: dict[str, object], seat: int) -> bool:
    return bool(message["info"]["seats"][seat]["here"])  # type: ignore[index]


@pytest.fixture
def watched(tmp_path: Path, start: Callable[..., Server]) -> Server:
    limits = ("--limit", "ping=0.2", "--limit", "pong=0.4", "--limit", "stall=60")
    return start(f"sqlite:///{tmp_path}/t.sqlite3", *QUICK, *limits)


def test_who_does_not_answer_pings_is_not_here(watched: Server, visit: Visit, game: str, dial: Dial) -> None:
    linda, paul = visit(watched, "Linda", "Paul")
    table = linda.table(game, "me", "open")
    paul.at(table["code"], "/join", {})
    place = linda.sit(table["code"])
    wire = dial(watched).upgrade(paul, table["code"])
    place.until(lambda message: message["type"] == "table" and here(message, 1))
    gone = place.until(lambda message: message["type"] == "table" and not here(message, 1))
    assert here(gone, 0)  # she who answers them stays
    assert b"keepalive" in wire.heard()
    assert place.ask({"ping": 5}, "pong")["ping"] == 5


def test_who_reads_nothing_is_not_here(
    tmp_path: Path, start: Callable[..., Server], visit: Visit, game: str, dial: Dial
) -> None:
    """Without any pings: what is sent to them does not get through, and that is enough."""
    limits = ("--limit", "ping=1000", "--limit", "stall=0.5", "--limit", "outbox=20000")
    running = start(f"sqlite:///{tmp_path}/t.sqlite3", *QUICK, *limits)
    linda, paul = visit(running, "Linda", "Paul")
    code = linda.table(game, "me", "open")["code"]
    paul.at(code, "/join", {})
    wire = dial(running, taking=4096).upgrade(paul, code)
    comes_true(lambda: bool(linda.at(code)["seats"][1]["here"]))
    comes_true(lambda: not linda.at(code, body={"patience": 30}, method="PATCH")["seats"][1]["here"])
    wire.is_cut()


def test_who_reads_slowly_misses_tables_but_not_the_newest() -> None:
    reader = Connection("", -1, False, most=100)
    for turn in range(10):
        reader.show(f"table {turn}" + "." * 30)
        reader.send(f"chat {turn}")
    waiting = [text for text, _ in reader.outbox]
    assert sum(map(len, waiting)) <= 100
    tables = [text for text in waiting if text.startswith("table")]
    assert tables[-1].startswith("table 9")
    assert waiting[-1] == "chat 9"
    reader.send("x" * 1000)  # larger than all that may wait: it comes alone with the newest table
    assert [text[:7] for text, _ in reader.outbox] == ["table 9", "xxxxxxx"]
    assert reader.size == sum(len(text) for text, _ in reader.outbox)


def test_who_reads_in_time_misses_nothing() -> None:
    reader = Connection("", -1, False, most=100)
    for turn in range(3):
        reader.show(f"table {turn}")
        reader.send(f"chat {turn}")
    assert [text for text, _ in reader.outbox] == ["table 0", "chat 0", "table 1", "chat 1", "table 2", "chat 2"]
