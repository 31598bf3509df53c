"""kill -9 at any moment: every table goes on where it was, no answer lost or doubled."""

from __future__ import annotations

import contextlib
import random
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from worldtable.play import Logged
from worldtable.record import Record, game_of, parse
from worldtable.server.testing import QUICK, Person, Place, Postgres, Server, Visit

KILLS = 6
PLAYERS = 6
GONE = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError, httpx.TransportError)


class Stubborn(threading.Thread):
    """Plays hot-seat tables one after the other, comes back after every crash, and remembers every answer it sent."""

    def __init__(self, server: Server, game: str, number: int, bot: bool) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.game = game
        self.seats = ("me", "random") if bot else ("me", "me")
        self.luck = random.Random(number)
        self.person = Person(server.url, f"Player {number}")
        self.ended = threading.Event()
        self.tables: dict[str, dict[int, int]] = {}  # code: the turn each acknowledged answer became
        self.problems: list[str] = []
        self.comebacks = 0

    def run(self) -> None:
        code = ""
        while not self.ended.is_set():
            try:
                if not code:
                    code = self.person.table(self.game, *self.seats)["code"]
                    self.tables[code] = {}
                self.play(code)
                code = ""
            except GONE:
                self.comebacks += 1
                time.sleep(0.05)
            except AssertionError as error:
                self.problems.append(str(error))
                return

    def play(self, code: str) -> None:
        place = Place(self.person, code)
        try:
            known = self.tables[code]
            place.next()
            if place.last["turn"] < max(known, default=0):
                self.problems.append(f"turn {max(known)} was shown, but after the crash it is {place.last['turn']}")
            while not place.view["over"] and not self.ended.is_set():
                self.answer(place, known)
        finally:
            with contextlib.suppress(*GONE):
                place.leave()

    def answer(self, place: Place, known: dict[int, int]) -> None:
        asked = place.last["info"]["asked"][0]
        if asked not in place.last["info"]["mine"]:
            place.next()
            return
        if place.last["seat"] != asked:
            place.ask({"look": asked})
            return
        turn, question = place.last["turn"], place.view["question"]
        choose = self.luck.choice(place.view["choices"])["code"]
        for _ in range(self.luck.choice((1, 1, 2))):  # now and then a double click
            place.send({"question": question, "choose": choose, "seat": asked})
        place.until(lambda message: message["type"] == "table" and message["turn"] > turn)
        known[turn + 1] = choose


def replay_of(person: Person, code: str, database: str) -> Record | None:
    reply = person.http.get(f"/api/tables/{code}/download")
    return parse(reply.text, code) if reply.status_code == 200 else None


@pytest.mark.early
@pytest.mark.parametrize("bots", [False, True])
def test_killed_in_a_loop_under_load(database: str, game: str, bots: bool) -> None:
    server = Server(database, *QUICK).start()
    players = [Stubborn(server, game, number, bots) for number in range(PLAYERS)]
    luck = random.Random(7)
    try:
        for player in players:
            player.start()
        for _ in range(KILLS):
            time.sleep(luck.uniform(0.3, 1.2))
            server.kill()
            server.start()  # on the same port
        time.sleep(1.0)
        for player in players:
            player.ended.set()
        for player in players:
            player.join(60)
        assert not any(player.problems for player in players), [player.problems for player in players]
        assert sum(player.comebacks for player in players) >= KILLS
        checked = sum(check(player) for player in players)
        assert checked >= PLAYERS
        for line in server.told().splitlines():
            assert '"level": "error"' not in line, line
    finally:
        for player in players:
            player.ended.set()
            player.join(60)
            player.person.go()
        if server.process is not None:
            server.stop()
        server.errors.close()


def check(player: Stubborn) -> int:
    """Finish every table; its replay holds each answer that was acknowledged, in its place. How many were checked."""
    for code, known in player.tables.items():
        place = player.person.sit(code)
        place.next()
        while not place.view["over"]:
            player.answer(place, known)
        reply = player.person.http.get(f"/api/tables/{code}/download")
        record = parse(reply.text, code)
        for turn, choose in known.items():
            assert record.answers[turn - 1].choose == choose, f"turn {turn} of {code}"
        assert len(record.answers) == place.last["turn"]
        assert Logged(game_of(record), record).over
    return len(player.tables)


def turns(person: Person) -> dict[str, int]:
    """How far each of somebody's tables is, without opening any."""
    return {table["code"]: table["turn"] for table in person.call("GET", "/api/tables/mine")["tables"]}


def test_after_a_restart_a_bot_goes_on_by_itself(tmp_path: Path, game: str, visit: Visit) -> None:
    """The crash came after a person's answer and before the bot's; nobody opens the table afterwards."""
    server = Server(f"sqlite:///{tmp_path}/t.sqlite3", "--pace", "8", "--unlimited").start()
    try:
        (linda,) = visit(server, "Linda")
        place = linda.sit_where(lambda table: table["info"]["asked"] == [1], game, "me", "random")
        code, turn = place.last["info"]["code"], place.last["turn"]
        server.kill()
        server.start()
        end = time.monotonic() + 20
        while turns(linda)[code] == turn:
            assert time.monotonic() < end, "the bot does not go on"
            time.sleep(0.2)
    finally:
        server.kill()
        server.errors.close()


def test_two_processes_serve_one_table_and_the_key_decides(
    postgres: Postgres, game: str, start: Callable[..., Server], visit: Visit
) -> None:
    database = postgres.database()
    first, second = start(database), start(database)
    (linda,) = visit(first, "Linda")
    code = linda.table(game, "me", "me")["code"]
    (other,) = visit(second, "")
    other.http.cookies = linda.http.cookies
    here, there = linda.sit(code), other.sit(code)
    here.next()
    there.next()
    assert here.view == there.view
    question, choices = here.view["question"], here.view["choices"]
    seat = here.last["seat"]
    here.send({"question": question, "choose": choices[0]["code"], "seat": seat})
    here.until(lambda m: m["type"] == "table" and m["turn"] == 1)
    there.send({"question": question, "choose": choices[-1]["code"], "seat": seat})
    late = there.until(lambda m: m["type"] == "table" and m["note"] != "")
    assert late["turn"] == 1
    here.ask({"look": seat})
    there.ask({"look": seat})
    assert there.view == here.view


def test_a_table_whose_rules_are_gone_says_so_and_is_not_played(tmp_path: Path, game: str, visit: Visit) -> None:
    path = tmp_path / "t.sqlite3"
    server = Server(f"sqlite:///{path}", *QUICK).start()
    try:
        (linda,) = visit(server, "Linda")
        (eve,) = visit(server, "Eve")
        codes = [linda.table(game, "me", "me")["code"] for _ in range(3)]
        for code in codes:
            place = linda.sit(code)
            place.next()
            place.choose()
            place.leave()
        server.kill()
        with contextlib.closing(sqlite3.connect(path)) as db, db:
            bare = [code.replace("-", "") for code in codes]
            db.execute("UPDATE tables SET version = 999 WHERE code = ?", (bare[0],))
            db.execute(
                "UPDATE answers SET state = 'qother' WHERE table_id = (SELECT id FROM tables WHERE code = ?)",
                (bare[1],),
            )
        server.start()
        for code, word in ((codes[0], "999"), (codes[1], "position")):
            table = linda.at(code)
            assert table["status"] == "gone"
            assert word in table["reason"]
            assert linda.at(code, "/state")["view"] is None
            body = {"question": 1, "choose": 0}
            assert linda.refused("POST", f"/api/tables/{code}/answer", body)[0] == 409
            for person in (linda, eve):
                assert person.refused("GET", f"/api/tables/{code}/download")[0] == 409
            assert linda.sit(code).next()["info"]["status"] == "gone"
        listed = {each["code"]: each["status"] for each in linda.call("GET", "/api/tables/mine")["tables"]}
        assert listed[codes[0]] == "gone"
        assert listed[codes[2]] == "playing"
    finally:
        server.kill()
        server.errors.close()


@pytest.mark.early
def test_the_database_goes_away_and_comes_back(start: Callable[..., Server], visit: Visit, game: str) -> None:
    """What could not be saved is refused and changes nothing; the same click works once the database is back."""
    postgres = Postgres(durable=True).start()
    try:
        server = start(postgres.database())
        (linda,) = visit(server, "Linda")
        here = linda.sit(linda.table(game, "me", "me")["code"])
        here.next()
        here.choose(0)
        here.ask({"look": here.last["info"]["asked"][0]})
        before = here.last
        postgres.crash()
        click = {"question": here.view["question"], "choose": here.view["choices"][0]["code"]}
        assert "could not be saved" in here.ask(click, "error")["error"]
        assert linda.refused("POST", "/api/me", {"name": "Paula"})[0] == 503
        assert linda.http.get("/healthz").status_code == 503
        postgres.run()
        here.send(click)
        here.until(lambda m: m["type"] == "table" and m["turn"] > before["turn"])
        assert (here.last["turn"], here.last["note"]) == (before["turn"] + 1, "")
        assert linda.http.get("/healthz").status_code == 200
    finally:
        postgres.stop()
