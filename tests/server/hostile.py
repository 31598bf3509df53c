"""A hostile client: what was tried against the house, as attacks that must come to nothing.

An attack gets an `Attacker`: somebody who sits at a table with a victim and is its host. It returns if the house
held, and fails with a sentence if it did not. `test_hostile` tries each once, the soak run all of them for an hour.
"""

from __future__ import annotations

import contextlib
import json
import random
import socket
import time
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from worldtable.server.people.invitations import new_code, spelt
from worldtable.server.testing import Person, Place

SHORT = 1_000  # bytes: no refusal is longer
QUICKLY = 10.0  # seconds: no refusal takes longer, even on a busy machine
BUSY = (429, 503)  # what may be said instead of anything else: wait a moment
GONE = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError, httpx.TransportError)
BLANKS = ("ㅤ", "⠀⠀", "­", "‮​", "͏", "ﾠ")
Body = dict[str, Any]


class Held(Exception):
    """The house said that it is busy: nothing was learnt, nothing was lost."""


class Attacker:
    """The host of a table who means no good, with the seat of a victim beside his own."""

    def __init__(self, mallory: Person, victim: Person, code: str, luck: random.Random) -> None:
        self.mallory = mallory
        self.victim = victim
        self.code = code
        self.luck = luck
        where = urlsplit(mallory.url)
        self.host, self.port = str(where.hostname), int(where.port or 80)

    def path(self, end: str = "") -> str:
        return f"/api/tables/{self.code}{end}"

    def refused(
        self, method: str, path: str, body: Any = None, who: Person | None = None, **more: Any
    ) -> httpx.Response:
        """A call that must be refused, soon and in a few words."""
        started = time.monotonic()
        reply = (who or self.mallory).http.request(method, path, json=body, **more)
        spent = time.monotonic() - started
        assert reply.status_code >= 400, f"{method} {path} {str(body)[:80]} was allowed: {reply.text[:200]}"
        assert reply.status_code in (*range(400, 500), 503), (
            f"{method} {path}: {reply.status_code} {reply.text[:200]}"
        )
        assert len(reply.content) <= SHORT, f"{method} {path}: a refusal of {len(reply.content)} bytes"
        assert spent < QUICKLY, f"{method} {path}: refused after {spent:.1f} s"
        return reply

    def found(self, path: str) -> Any:
        """What a call brings; Held if the house is busy."""
        reply = self.mallory.http.get(path)
        if reply.status_code in BUSY:
            raise Held
        assert reply.status_code == 200, f"{path}: {reply.status_code} {reply.text[:200]}"
        return reply.json()

    @contextlib.contextmanager
    def socket(self) -> Iterator[socket.socket]:
        """A bare connection."""
        with socket.create_connection((self.host, self.port), 10, (self.mallory.address, 0)) as found:
            found.settimeout(QUICKLY)
            yield found

    def seat(self, whose: Person) -> int:
        mine: list[int] = whose.call("GET", self.path())["mine"]
        return mine[0]


Attack = Callable[[Attacker], None]


# Somebody else's seat.


def take_the_victims_seat(a: Attacker) -> None:
    theirs = a.seat(a.victim)
    a.refused("PUT", a.path(f"/seats/{theirs}"), {"kind": "open"})
    a.refused("PUT", a.path(f"/seats/{theirs}"), {"kind": "closed"})
    a.refused("PUT", a.path(f"/seats/{theirs}"), {"kind": "bot", "bot": "random"})
    a.refused("POST", a.path("/join"), {"seat": theirs})
    assert a.found(a.path())["mine"] == [a.seat(a.mallory)]


def look_from_the_victims_seat(a: Attacker) -> None:
    theirs = a.seat(a.victim)
    for what in ("state", "log", "sheets", "why", "replay", "outline", "previews"):
        more = "&code=0" if what == "why" else ""
        reply = a.mallory.http.get(a.path(f"/{what}?seat={theirs}{more}"))
        assert reply.status_code in (403, *BUSY), f"{what}: {reply.status_code}"
    for what in ("replay", "outline"):
        for eyes in ("all=true", f"seat={theirs}&all=true", "seat=-1&all=true"):
            reply = a.mallory.http.get(a.path(f"/{what}?{eyes}"))
            assert reply.status_code in (403, *BUSY), f"{what}?{eyes}: {reply.status_code}"
    with at_the_table(a) as place:
        for message in (
            {"look": theirs},
            {"question": 1, "choose": 0, "seat": theirs},
            {"undo": True, "seat": theirs},
            {"why": 0, "seat": theirs},
            {"previews": True, "seat": theirs},
        ):
            place.send(message)
            assert place.next("error")["error"]
        assert place.last["seat"] != theirs


def answer_for_the_victim(a: Attacker) -> None:
    theirs = a.seat(a.victim)
    view = a.victim.call("GET", a.path("/state"))["view"]
    choose = view["choices"][0]["code"] if view["choices"] else 0
    a.refused("POST", a.path("/answer"), {"seat": theirs, "question": view["question"], "choose": choose})
    a.refused("POST", a.path("/undo"), {"seat": theirs})
    a.refused("POST", a.path("/leave"), {"seat": theirs})


def have_a_bot_stand_in(a: Attacker) -> None:
    """Wishes about absent players are no way to take a seat while somebody sits in it."""
    before = a.found(a.path())
    a.mallory.http.patch(a.path(), json={"stand_in": "random", "patience": 5})
    after = a.found(a.path())
    assert (after["stand_in"], after["patience"]) == (before["stand_in"], before["patience"])
    assert after["seats"][a.seat(a.victim)]["kind"] == "human"


def see_the_future(a: Attacker) -> None:
    """Neither the seed nor a copy of the game comes out before the end."""
    a.refused("GET", a.path("/download"))
    a.refused("POST", a.path("/branch"), {"step": 0})
    a.refused("POST", a.path("/rematch"))
    assert a.found(a.path())["seed"] == ""
    text = json.dumps(a.found(a.path("/state")))
    assert a.victim.http.cookies["worldtable"].split(".")[0] not in text


def come_in_with_a_made_up_cookie(a: Attacker) -> None:
    id, _, signature = a.victim.http.cookies["worldtable"].partition(".")
    last = "0" if signature[-1] != "0" else "1"
    for cookie in (id, f"{id}.", f"{id}.{signature[:-1]}{last}", f"{id}.{'0' * len(signature)}", "x" * 3000, "ü.ü"):
        with httpx.Client(
            base_url=a.mallory.url, transport=httpx.HTTPTransport(local_address=a.mallory.address)
        ) as c:
            reply = c.get("/api/me", headers={b"Cookie": f"worldtable={cookie}".encode()})
            if reply.status_code not in (*BUSY, 400):
                assert reply.json()["name"] == "", f"a cookie was believed: {cookie[:40]}"


def speak_under_the_victims_name(a: Attacker) -> None:
    """A watcher who takes the victim's name is told apart from the victim."""
    name = a.victim.call("GET", "/api/me")["name"]
    watch = a.found(a.path())["watch_code"]
    eve = Person(a.mallory.url, name, a.mallory.address)
    try:
        with contextlib.closing(Leaving(Place(eve, watch))) as there:
            there.place.next()
            there.place.send({"chat": "I give up."})
            said = there.place.until(lambda m: m["type"] == "error" or last_text(m) == "I give up.")
            if said["type"] == "chat":
                line = said["lines"][-1]
                assert line["seat"] == -1
                assert line["name"] != name, "a watcher speaks under a player's name"
    finally:
        eve.go()


def last_text(message: dict[str, Any]) -> str:
    lines = message.get("lines") or [{"text": ""}]
    return str(lines[-1]["text"])


# More than anybody should have to read.


def bombs_in_options(a: Attacker) -> None:
    many = ("1000000 Caravan Guard;x", "30000000 Caravan Guard", "1 a;" * 100, "9" * 400, "Khutulun;" * 60, "x" * 499)
    seats = [{"kind": "me"}, {"kind": "open"}]
    for text in many:
        for name in ("deck_1", "deck_2", "x" * 400, text):
            a.refused("POST", "/api/tables", {"game": "worldbreakers", "seats": seats, "options": {name: text}})
    a.refused("POST", "/api/tables", {"game": "x" * 60_000, "seats": seats})
    a.refused("POST", "/api/tables", {"game": "worldbreakers", "seats": [{"kind": "me"}] * 5000})
    a.refused("POST", "/api/tables", {"game": "worldbreakers", "seats": seats, "seed": "9" * 50_000})


def bombs_in_json(a: Attacker) -> None:
    bombs = (
        "[" * 30_000,
        '{"a":' * 10_000,
        "9" * 60_000,
        '{"name":"' + "\\u0000" * 9_000 + '"}',
        "\ud800".encode("utf-8", "surrogatepass"),
    )
    for bomb in bombs:
        reply = a.mallory.http.post("/api/me", content=bomb)
        assert 400 <= reply.status_code < 500 or reply.status_code == 503, reply.text[:200]
        assert len(reply.content) <= SHORT


def names_of_nothing(a: Attacker) -> None:
    for blank in BLANKS:
        a.refused("POST", "/api/me", {"name": blank})


def odd_requests(a: Attacker) -> None:
    """Whatever is odd is told so; nothing is our fault."""
    a.refused("GET", "/api/tables/" + "A" * 300)
    a.refused("GET", "/api/games/" + "x" * 300 + "/rules")
    a.refused("POST", "/api/me", {"name": "x"}, headers={"Origin": "http://["})
    a.refused("GET", a.path("/state?seat=²"))
    a.refused("GET", a.path("/why?code=-99999999999999999999"))
    for path in ("/" + "p" * 300, "/%00", "/..%2f..%2fetc/passwd", "/\\", "/a\u0301" * 50):
        assert a.mallory.http.get(path).status_code < 500
    for head in (b"Content-Length: \xb2", b"Content-Length: -1", b"Transfer-Encoding: gzip, chunked", b"Host: ["):
        with a.socket() as bare, contextlib.suppress(OSError):
            bare.sendall(b"POST /api/me HTTP/1.1\r\nHost: localhost\r\n" + head + b"\r\n\r\n")
            first = bare.recv(4096).split(b"\r\n")[0]
            assert b" 5" not in first[:12] or b"503" in first, first


def odd_messages(a: Attacker) -> None:
    with at_the_table(a) as place:
        for code in (-1000, -1, 2**31 - 1, 10_000, 77):
            place.send({"why": code})
            assert place.until(lambda m: m["type"] in ("why", "error"))
        for text in ("[" * 2000, "{}", '{"choose": 1}', '{"choose": 1e999, "question": 1}', '{"look": -2}', "nul"):
            place.socket.send(text)
            assert place.next("error")["error"]
        assert place.ask({"ping": 7}, "pong")["ping"] == 7


def talk_without_end(a: Attacker) -> None:
    """A flood is cut off, and the next one is heard again."""
    with at_the_table(a) as place:
        with contextlib.suppress(*GONE):
            for number in range(400):
                place.send({"ping": number})
        assert place.closed() == 4429


# What a machine has little of.


def invent_paths(a: Attacker) -> None:
    """What is asked for leaves no trace in what the house measures."""
    for number in range(40):
        a.mallory.http.get(f"/api/{number}/{a.luck.random()}")
        a.mallory.http.get(f"/api/tables/{a.luck.random()}/{number}")
    reply = a.mallory.http.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"})
    if reply.status_code == 200:
        assert len(reply.content) < 100_000, f"/metrics has {len(reply.content)} bytes"


def guess_codes(a: Attacker) -> None:
    """Guessing is cut off: before long even the right code would not be told apart."""
    few_are_answered([a.mallory.http.get(f"/api/tables/{spelt(new_code())}").status_code for _ in guesses(40)])
    assert {closed_with(a, new_code()) for _ in range(5)} <= {403, 4404, 4429}


def guesses(count: int) -> Iterator[int]:
    """So many tries, as long as they come faster than the house allows for."""
    started = time.monotonic()
    for number in range(count):
        if time.monotonic() - started > count / 4:
            raise Held
        yield number


def few_are_answered(seen: list[int]) -> None:
    """Of tries that come fast only the first are told that there is no such table."""
    assert set(seen) <= {404, *BUSY}
    assert seen.count(404) <= 20, f"guessing goes on and on: {seen}"


def closed_with(a: Attacker, code: str) -> int:
    """How a WebSocket to a code ends."""
    try:
        with connect(
            f"ws://{a.host}:{a.port}/api/tables/{code}/play", source_address=(a.mallory.address, 0)
        ) as guess:
            guess.recv(QUICKLY)
    except ConnectionClosed as error:
        return error.rcvd.code if error.rcvd is not None else 1006
    except InvalidHandshake:
        return 403
    return 0


def pretend_to_be_elsewhere(a: Attacker) -> None:
    """A header does not make a new address."""
    seen = []
    for number in guesses(40):
        elsewhere = {"X-Forwarded-For": f"203.0.113.{number}", "Forwarded": f"for=203.0.113.{number}"}
        seen.append(a.mallory.http.get(f"/api/tables/{spelt(new_code())}", headers=elsewhere).status_code)
    few_are_answered(seen)


def make_many_tables(a: Attacker) -> None:
    """Bots of one person do not take all there is: at some point the house says no."""
    body = {"game": "world_changers", "seats": [{"kind": "bot", "bot": "monte_carlo"}] * 4}
    statuses = [a.mallory.http.post("/api/tables", json=body).status_code for _ in range(30)]
    assert statuses[-1] in (409, *BUSY), f"thirty tables were made: {statuses}"


def send_half_a_request(a: Attacker) -> None:
    """Half a request is not waited for."""
    halves = (
        b"GET /api/games HTTP/1.1\r\nHost: loc",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
        b"",
    )
    with contextlib.ExitStack() as stack:
        wires = [stack.enter_context(a.socket()) for _ in halves]
        for wire, half in zip(wires, halves, strict=True):
            wire.settimeout(60)
            if half:
                wire.sendall(half)
        for wire in wires:
            with contextlib.suppress(ConnectionResetError):
                while wire.recv(4096):  # a last word, and the end
                    pass


def never_read(a: Attacker) -> None:
    """Somebody who asks without end and reads nothing is let go."""
    key = b"dGhlIHNhbXBsZSBub25jZQ=="
    head = f"GET {a.path('/play')} HTTP/1.1\r\nHost: localhost\r\nCookie: {a.mallory.cookie()}\r\n".encode()
    head += b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + key
    with a.socket() as bare:
        bare.settimeout(60)
        bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        bare.sendall(head + b"\r\n\r\n")
        look = json.dumps({"look": -1}).encode()
        frame = bytes([0x81, 0x80 | len(look), 0, 0, 0, 0]) + look  # masked by nothing
        with contextlib.suppress(OSError):
            for _ in range(200):
                bare.sendall(frame)
                time.sleep(0.01)


class Leaving:
    """A place that is left when it is closed."""

    def __init__(self, place: Place) -> None:
        self.place = place

    def close(self) -> None:
        self.place.leave()


@contextlib.contextmanager
def at_the_table(a: Attacker) -> Iterator[Place]:
    place = Place(a.mallory, a.code)
    try:
        place.next()
        yield place
    finally:
        place.leave()


AT_A_TABLE: tuple[Attack, ...] = (
    take_the_victims_seat,
    look_from_the_victims_seat,
    answer_for_the_victim,
    have_a_bot_stand_in,
    see_the_future,
    speak_under_the_victims_name,
    odd_messages,
    talk_without_end,
    never_read,
)
ANYWHERE: tuple[Attack, ...] = (
    come_in_with_a_made_up_cookie,
    bombs_in_options,
    bombs_in_json,
    names_of_nothing,
    odd_requests,
    invent_paths,
    send_half_a_request,
    make_many_tables,
    guess_codes,
    pretend_to_be_elsewhere,
)
ATTACKS = AT_A_TABLE + ANYWHERE
