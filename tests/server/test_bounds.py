"""Bounds before work: whatever is sent, it is read quickly or refused in a short sentence."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.toy import ORCHARD, Orchard, State
from worldtable.engine.game import LONGEST
from worldtable.engine.option import BadSetup, Option
from worldtable.engine.step import Reason
from worldtable.games import SHELF
from worldtable.games.lords_of_worlds.board import DEFAULTS
from worldtable.games.worldbreakers.decks import starter, written
from worldtable.server import wire
from worldtable.server.app import make_app
from worldtable.server.command import listening
from worldtable.server.http import fields
from worldtable.server.http.calls import failed
from worldtable.server.http.doors import make_server
from worldtable.server.http.fields import BadField, checked
from worldtable.server.http.routes import CALLS
from worldtable.server.people.invitations import new_code
from worldtable.server.people.words import cleaned
from worldtable.server.settings import Settings
from worldtable.server.testing import QUICK, People, Person, Postgres, Server, Visit

MOMENT = 0.05  # seconds of work; a few milliseconds on a machine that does nothing else
FEW = 600  # characters, a few hundred
OPTIONS = [(name, option) for name, game in SHELF.items() for option in game.options]
NAMES = [f"{name}-{option.name}" for name, option in OPTIONS]


def work(doing: Callable[[], Any]) -> float:
    """The seconds that something keeps a core busy, whatever else the machine does."""
    started = time.thread_time()
    doing()
    return time.thread_time() - started


@contextmanager
def inside(settings: Settings, client: Path | None = None) -> Iterator[str]:
    """A server in this process."""
    app = make_app(settings, client) if client else make_app(settings)
    open_now = threading.Event()
    server = make_server(app, settings, open_now.set)
    found = listening("127.0.0.1", 0)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [found]})
    thread.start()
    assert open_now.wait(30)
    try:
        yield f"http://127.0.0.1:{found.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(30)
        found.close()


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a client, however little of one."""
    folder = tmp_path_factory.mktemp("pages")
    (folder / "web").mkdir()
    (folder / "web" / "index.html").write_text("<!doctype html>")
    with inside(Settings(f"sqlite:///{folder}/t.sqlite3"), folder / "web") as url:
        yield url


# Options and decks.

HOSTILE = (
    "1000000 Caravan Guard;x",
    "30000000 Caravan Guard\n30000000 Caravan Guard",
    "² Caravan Guard;x",
    "9" * LONGEST,
    "9" * (LONGEST - 3) + " x;",
    "30 Caravan Guard;" * 110,
    "void;" * 390,
    "a;" * (LONGEST // 2),
    "a;" * 200_000,
    ";" * LONGEST,
    "² random",
    "٣ random",
    "9" * 1900 + " random",
    "," * LONGEST,
    "L1:0:0,0 " * 200,
    "L1:²:0,0",
    "seat ²",
    "x" * 10_000_000,
)


@pytest.mark.parametrize(("name", "option"), OPTIONS, ids=NAMES)
def test_a_hostile_option_is_refused_quickly_in_a_short_sentence(name: str, option: Option) -> None:
    game = SHELF[name]
    said: list[str] = []
    for value in HOSTILE:

        def read(value: str = value) -> None:
            try:
                game.check_options({option.name: value})
            except BadSetup as error:
                said.append(str(error))

        read()  # what is made once is made now
        assert work(read) < MOMENT, value[:40]
    assert max(map(len, said)) < FEW


@pytest.mark.parametrize(("name", "option"), OPTIONS, ids=NAMES)
@settings(max_examples=25, deadline=None)
@given(value=st.text(max_size=60))
def test_any_text_is_an_option_or_gets_a_sentence(name: str, option: Option, value: str) -> None:
    for text in (value, f"{value};{value}", f"{value} random", f"L1:{value}"):
        try:
            found = SHELF[name].check_options({option.name: text})[option.name]
        except BadSetup as error:
            found = str(error)
        assert found or not text.strip()


@pytest.mark.parametrize("name", SHELF)
def test_a_start_is_quick_with_any_options(name: str) -> None:
    game = SHELF[name]
    for seats in game.seats:
        boards = {"boards": f"{DEFAULTS[seats]} "} if name == "lords_of_worlds" else {}  # worked out anew
        assert work(lambda seats=seats, more=boards: game.start(seats, 1, more)) < MOMENT  # type: ignore[misc]
        assert work(lambda seats=seats: game.start(seats, 1, {})) < MOMENT  # type: ignore[misc]


def test_an_unknown_option_of_any_length_is_told_shortly() -> None:
    for game in SHELF.values():
        with pytest.raises(BadSetup) as error:
            game.check_options({"x" * 1_000_000: "yes"})
        assert len(str(error.value)) < FEW


def test_boards_that_people_make_up_are_not_kept_for_ever() -> None:
    game: Any = SHELF["lords_of_worlds"]
    for blanks in range(150):
        game.start(2, 1, {"boards": f"{DEFAULTS[2]}{' ' * blanks}"})
    assert 1 < len(game.boards) <= 100


def test_a_million_copies_harm_nobody(people: People) -> None:
    linda, paul = people("Linda", "Paul")
    for deck in ("1000000 Caravan Guard;x", "30000000 Caravan Guard;x", "² Caravan Guard;x", "void;" * 300):
        body = {"game": "worldbreakers", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"deck_1": deck}}
        status, sentence = linda.refused("POST", "/api/tables", body)
        assert status == 400
        assert "this deck cannot be played" in sentence
        assert len(sentence) < FEW
        assert paul.call("GET", "/api/me") == {"name": "Paul"}


def test_a_deck_list_comes_in_with_its_lines(people: People) -> None:
    """As people paste it: longer than a name, one card a line."""
    (linda,) = people("Linda")
    game: Any = SHELF["worldbreakers"]
    deck = written(game.cards, starter(game.cards, "moon"))
    assert len(deck) > 500
    table = linda.table("worldbreakers", "me", "me", options={"deck_1": deck.replace("\n", " \r\n\r\n")})
    assert table["status"] == "playing"
    assert table["options"]["deck_1"] == deck


def test_options_that_do_not_go_with_the_number_of_players(people: People) -> None:
    """They are refused when the table is made, not when the last seat is taken."""
    (linda,) = people("Linda")
    for kind in ("me", "open"):
        seats = [{"kind": "me"}, {"kind": kind}]
        body = {"game": "world_of_wonders", "seats": seats, "options": {"first": "seat 7"}}
        assert linda.refused("POST", "/api/tables", body) == (400, "There is no seat 7 among 2 players.")
    three = linda.table("world_of_wonders", "me", "me", "open", options={"first": "seat 3"})
    path = f"/api/tables/{three['code']}/seats/2"
    assert linda.refused("PUT", path, {"kind": "closed"}) == (409, "There is no seat 3 among 2 players.")


# Bodies, names, paths, headers.


def test_large_names_and_values_are_refused_before_they_are_read(people: People) -> None:
    (linda,) = people("Linda")
    large = "\u0301é" * 15_000
    for body in (
        {large: 1},
        {"game": large, "seats": []},
        {"game": "x", "seats": [{"kind": "me", "name": large}]},
        {"game": "x", "seats": [{"kind": "me"}], "options": {large: "x"}},
        {"game": "x", "seats": [{"kind": "me"}], "options": {"x": large}},
        {"game": "x", "seats": [{"kind": "me"}], "seed": "9" * 60_000},
    ):
        status, sentence = linda.refused("POST", "/api/tables", body)
        assert status == 422
        assert len(sentence) < FEW

        def read(body: Any = body) -> None:
            wanted = next(call.body for call in CALLS if call.path == "/api/tables")
            with pytest.raises(BadField):
                checked(wanted, body)

        assert work(read) < MOMENT


def test_a_text_that_is_too_long_is_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    def look(text: str) -> str:
        assert len(text) < 1_000
        return cleaned(text)

    monkeypatch.setattr(fields, "cleaned", look)
    texts = {field.name: field for call in CALLS for field in (*call.query, *call.body) if field.kind == "text"}
    assert len(texts) > 3
    for field in texts.values():
        with pytest.raises(BadField):
            field.check("x" * 50_000)


def test_no_refusal_is_long_whoever_wrote_it() -> None:
    long = "é" * 1_000_000
    assert len(bytes(failed(400, long).body)) < 2 * FEW
    assert len(wire.error(long)) < FEW
    assert len(wire.closing(long).encode()) <= 123
    assert wire.short("A sentence.") == "A sentence."


@pytest.mark.parametrize(
    "path",
    ["/" + "x" * 300, "/assets/" + "x" * 300 + ".js", "/" + "é" * 200, "/x" * 400, "/%00", "/" + "x" * 5000],
)
def test_no_path_is_too_long_for_an_answer(pages: str, path: str) -> None:
    assert httpx.get(f"{pages}{path}").status_code in (200, 404, 414)


def test_no_number_in_a_path_is_too_long(people: People, game: str) -> None:
    (linda,) = people("Linda")
    code = linda.table(game, "me", "open")["code"]
    for number in ("9" * 900, "9" * 5000, "²", "-1"):
        status, _ = linda.refused("PUT", f"/api/tables/{code}/seats/{number}", {"kind": "open"})
        assert status in (404, 405, 414)
    for query in ("seat=²", "after=" + "9" * 3000, "wait=٣", "seat=1e9"):
        assert linda.refused("GET", f"/api/tables/{code}/state?{query}")[0] == 422


@pytest.mark.parametrize("origin", ["http://[", "http://]", "//", "http://[::1", "\xb2", "http://a:b:c", "x" * 9000])
def test_an_origin_that_is_none_is_refused(house: Server, origin: str) -> None:
    headers = {b"Origin": origin.encode("latin-1")}
    reply = httpx.post(f"{house.url}/api/me", json={"name": "Eve"}, headers=headers)
    assert (reply.status_code, reply.json()) == (403, {"error": "Requests from other sites are refused."})
    url = f"ws://127.0.0.1:{house.port}/api/tables/{new_code()}/play"
    if origin.isascii():
        with pytest.raises(InvalidStatus) as error, connect(url, origin=Origin(origin)):
            pass
        assert error.value.response.status_code in (400, 403)


@pytest.mark.parametrize("length", [b"\xb2", b"1\xb2", b"-1", b"1e3", b"9" * 400, b"+5", b" "])
def test_a_length_that_is_none_is_refused(house: Server, length: bytes) -> None:
    with closing(socket.create_connection(("127.0.0.1", house.port), 20)) as wire:
        wire.sendall(b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: " + length + b"\r\n\r\n{}")
        assert b" 4" in wire.recv(1000)[:12]


def test_a_length_that_no_parser_saw_is_refused_too(tmp_path: Path) -> None:
    app = make_app(Settings(f"sqlite:///{tmp_path}/t.sqlite3"))

    async def ask(length: bytes) -> int:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:
            return (await client.post("/api/me", headers={b"Content-Length": length})).status_code

    assert [asyncio.run(ask(each)) for each in (b"\xb2", b"9" * 5000, b"-1")] == [413] * 3


@pytest.mark.parametrize("value", ["bytes=\xb2-", "bytes=" + "0-1," * 3000, "bytes=" + "9" * 5000 + "-", "\xb2"])
def test_a_strange_range_of_a_file_is_no_trouble(pages: str, value: str) -> None:
    assert httpx.get(pages, headers={b"Range": value.encode("latin-1")}).status_code < 500


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u2800\u2800",
        "\u115f\u1160",
        "\uffa0",
        "\u0301\u0302",
        "\ufe0f",
        "\u200b",
        " \u00a0\u3000 ",
        "\U000e0101",
    ],
)
def test_names_that_show_nothing_are_refused(people: People, name: str) -> None:
    (linda,) = people("Linda")
    assert linda.refused("POST", "/api/me", {"name": name}) == (422, "“name” must be a text of 1 to 40 characters.")
    seats = [{"kind": "me", "name": name}, {"kind": "me"}]
    assert linda.refused("POST", "/api/tables", {"game": "world_changers", "seats": seats})[0] == 422


def test_names_that_look_alike_are_alike() -> None:
    assert cleaned("Lin\u3164da\ufe0f\u2800") == "Linda"
    assert cleaned("Jose\u0301") == cleaned("José") == "José"
    assert cleaned("\u0301Zoë") == "Zoë"
    assert len(cleaned("a" + "\u0316" * 30)) == 5  # no towers of accents
    for name in ("Đặng", "नमस्ते", "สวัสดี", "Ελένη", "김철수", "♥ Paul ♥", "O’Neill"):
        assert cleaned(name) == name


# Whatever a game does, the connection stays.


@pytest.mark.parametrize("name", SHELF)
def test_no_code_closes_the_connection(people: People, name: str) -> None:
    (linda,) = people("Linda")
    code = linda.table(name, "me", "me")["code"]
    place = linda.sit(code)
    place.asked()
    for number in (-1000, -1, SHELF[name].codes, 2**31 - 1, -(2**31) + 1):
        said = place.ask({"why": number}, "error")["error"]
        assert said == f"There is no such code; those of {SHELF[name].title} go from 0 to {SHELF[name].codes - 1}."
        place.send({"choose": number, "question": place.view["question"]})
        assert place.next("error")["error"] == said
    assert linda.refused("GET", f"/api/tables/{code}/why?code=2147483647")[0] == 400
    for number in range(SHELF[name].codes):
        place.send({"why": number})
        assert place.receive()["type"] == "why"


class Trap(Orchard):
    """An orchard whose reasons are broken."""

    def why_not(self, s: State, seat: int, code: int) -> Reason:
        raise IndexError("nothing grows here")


def test_a_game_that_fails_costs_an_error_and_no_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, ORCHARD.name, Trap())
    with inside(Settings(f"sqlite:///{tmp_path}/t.sqlite3")) as url:
        linda = Person(url, "Linda")
        code = linda.table("orchard", "me", "me")["code"]
        place = linda.sit(code)
        place.asked()
        for _ in range(40):  # more often than a connection is forgiven nonsense: it is not the client's fault
            assert place.ask({"why": 31}, "error")["error"] == "Something went wrong here; nothing has changed."
        assert linda.refused("GET", f"/api/tables/{code}/why?code=31")[0] == 500
        assert place.ask({"ping": 1}, "pong")
        linda.go()


def test_a_database_that_fails_costs_an_error_and_no_connection(
    postgres: Postgres, start: Callable[..., Server], visit: Visit, game: str
) -> None:
    database = postgres.database()
    running = start(database, *QUICK, "--polling", "0.1")
    linda, paul = visit(running, "Linda", "Paul")
    table = linda.table(game, "me", "open")
    paul.at(table["code"], "/join", {})
    place = linda.sit(table["code"])
    place.next("chat")

    def sql(text: str) -> None:
        assert postgres.sql(text, database.rsplit("/", 1)[-1]).returncode == 0

    sql("ALTER TABLE identities RENAME TO elsewhere; ALTER TABLE chat RENAME TO silence")
    place.send({"chat": "hello"})
    assert place.next("error")["error"].endswith("Try again.")
    late = paul.sit(table["code"])  # sits down, and is told no chat
    assert late.closed() == 1013
    sql("ALTER TABLE elsewhere RENAME TO identities; ALTER TABLE silence RENAME TO chat")
    assert not linda.at(table["code"])["seats"][1]["here"]
    assert place.ask({"chat": "hello again"}, "chat")["lines"][0]["text"] == "hello again"
