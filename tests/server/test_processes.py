"""Two processes at one database: SQLite is for one, PostgreSQL for several, and nobody writes over anybody."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from worldtable.games import SHELF
from worldtable.server.launch import children
from worldtable.server.store.lock import Lock
from worldtable.server.testing import QUICK, Person, Postgres, Server, Visit

from .test_workers import without


def refused(database: str) -> str:
    """What a server says that does not start."""
    command = [sys.executable, "-m", "worldtable.server", "--no-browser", "--port", "0", "--database", database]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 1, ended.stderr
    assert ended.stdout == ""
    assert "Traceback" not in ended.stderr
    assert ended.stderr.count("\n") == 1, ended.stderr
    return ended.stderr.removeprefix("Error: ").strip()


def test_a_second_process_on_one_sqlite_file_is_told_so(tmp_path: Path, start: Callable[..., Server]) -> None:
    path = tmp_path / "t.sqlite3"
    first = start(f"sqlite:///{path}")
    assert first.process is not None
    sentence = refused(f"sqlite:///{path}")
    assert f"{path} are open in another Worldtable (process {first.process.pid})" in sentence
    assert "--database" in sentence
    other = tmp_path / "other name.sqlite3"
    other.symlink_to(path)
    assert "open in another Worldtable" in refused(f"sqlite:///{other}")


def test_a_killed_server_leaves_its_file_free_at_once(tmp_path: Path, game: str, visit: Visit) -> None:
    """Its workers may live a moment longer; they do not hold the lock."""
    server = Server(f"sqlite:///{tmp_path}/t.sqlite3", *QUICK).start()
    try:
        (linda,) = visit(server, "Linda")
        linda.sit_where(lambda table: table["turn"] > 2, game, "me", "greedy")
        assert server.process is not None
        assert children(server.process.pid)
        for _ in range(3):
            server.kill()
            server.start()
    finally:
        server.kill()
        server.errors.close()


def test_a_lock_is_taken_once_and_given_back(tmp_path: Path) -> None:
    first, second = Lock(tmp_path / "t"), Lock(tmp_path / "t")
    assert first.take()
    assert not second.take()
    assert second.holder() == str(os.getpid())
    first.release()
    assert second.take()
    second.release()


# PostgreSQL.


Both = Callable[..., list[tuple[Person, Person]]]


@pytest.fixture
def both(postgres: Postgres, start: Callable[..., Server], visit: Visit) -> Both:
    """People, each of them at two servers on one database."""
    database = postgres.database()
    first, second = start(database), start(database)

    def come(*names: str) -> list[tuple[Person, Person]]:
        here = visit(first, *names)
        there = visit(second, *[""] * len(names))
        for one, other in zip(here, there, strict=True):
            other.http.cookies = one.http.cookies
        return list(zip(here, there, strict=True))

    return come


def test_a_join_at_one_process_is_not_erased_by_a_join_at_another(both: Both) -> None:
    game = next(each.name for each in SHELF.values() if 3 in each.seats)
    (linda, linda_there), (paul, _), (_, eve_there) = both("Linda", "Paul", "Eve")
    code = linda.table(game, "me", "open", "open")["code"]
    linda_there.at(code)  # now the other process knows the table as it was
    paul.at(code, "/join", {})
    eve_there.at(code, "/join", {})
    assert [seat["name"] for seat in linda_there.at(code)["seats"]] == ["Linda", "Paul", "Eve"]
    assert linda_there.at(code)["status"] == "playing"
    linda.at(code, "", {"reveal": False}, "PATCH")  # whatever is changed here next reads what was changed there
    table = linda.at(code)
    assert [seat["name"] for seat in table["seats"]] == ["Linda", "Paul", "Eve"]
    assert (table["status"], table["reveal"]) == ("playing", False)


def test_two_join_the_last_seat_and_one_is_told_that_it_is_taken(both: Both, game: str) -> None:
    (linda, linda_there), (paul, _), (_, eve_there) = both("Linda", "Paul", "Eve")
    code = linda.table(game, "me", "open")["code"]
    linda_there.at(code)
    paul.at(code, "/join", {})
    assert eve_there.refused("POST", f"/api/tables/{code}/join", {}) == (409, "No seat is open at this table.")
    assert [seat["name"] for seat in linda.at(code)["seats"]] == ["Linda", "Paul"]


def test_a_stale_change_does_not_set_a_finished_table_back(both: Both, game: str) -> None:
    ((linda, there),) = both("Linda")
    code = linda.table(game, "me", "random")["code"]
    assert there.at(code)["status"] == "playing"
    linda.sit(code).play()
    turn = linda.at(code)["turn"]
    there.at(code, "", {"reveal": False}, "PATCH")
    for person in (there, linda):
        person.at(code, "", {"watch": False}, "PATCH")
        table = person.at(code)
        assert (table["status"], table["turn"], table["reveal"]) == ("over", turn, False)


def test_an_answer_counts_though_a_wish_was_changed_elsewhere(both: Both, game: str) -> None:
    ((linda, there),) = both("Linda")
    code = linda.table(game, "me", "me")["code"]
    seen = there.at(code, "/state")
    linda.at(code, "", {"patience": 99}, "PATCH")
    choice = seen["view"]["choices"][0]["code"]
    body = {"seat": seen["seat"], "question": seen["view"]["question"], "choose": choice}
    after = there.at(code, "/answer", body)
    assert (after["turn"], after["note"], after["info"]["patience"]) == (1, "", 99)
    again = linda.at(code, "/answer", body)
    assert (again["turn"], again["note"][:17]) == (1, "That question is ")


def test_both_processes_agree_on_one_rematch(both: Both, game: str) -> None:
    ((linda, there),) = both("Linda")
    code = linda.table(game, "me", "random")["code"]
    linda.sit(code).play()
    there.at(code)
    following = linda.at(code, "/rematch", {})["code"]
    assert there.at(code, "/rematch", {})["code"] == following


def test_chat_of_two_processes_is_all_kept(both: Both, game: str) -> None:
    ((linda, there),) = both("Linda")
    code = linda.table(game, "me", "me")["code"]
    places = [linda.sit(code), there.sit(code)]
    for place in places:
        place.next("chat")
    for number in range(4):
        place = places[number % 2]
        place.ask({"chat": f"Line {number}"}, "chat")
    late = linda.sit(code)
    lines = late.next("chat")["lines"]
    assert [line["text"] for line in lines] == [f"Line {number}" for number in range(4)]


# What is missing or wrong is told in a sentence.


def test_a_database_that_cannot_be_used_is_told_in_a_sentence(tmp_path: Path) -> None:
    assert "'mysql'" in refused("mysql://somewhere/x")
    assert "no URL" in refused("nonsense")
    sentence = refused("postgresql://linda:secret@127.0.0.1:1/tables")
    assert "cannot be used" in sentence
    assert "secret" not in sentence
    (tmp_path / "file").write_text("x")
    assert "cannot be used" in refused(f"sqlite:///{tmp_path}/file/t.sqlite3")
    (tmp_path / "text.sqlite3").write_text("This is no database. " * 100)
    assert "not a database" in refused(f"sqlite:///{tmp_path}/text.sqlite3")


def test_what_postgres_needs_is_named_where_it_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, start: Callable[..., Server], visit: Visit
) -> None:
    without(monkeypatch, tmp_path, "asyncpg", "uvloop")
    needs = "PostgreSQL needs asyncpg, not installed here: pip install 'worldtable[postgres]'"
    assert refused("postgresql://linda@127.0.0.1:1/tables") == needs
    server = start(f"sqlite:///{tmp_path}/t.sqlite3")
    (linda,) = visit(server, "Linda")
    told = linda.http.get("/metrics").text
    assert 'worldtable_extra{name="postgres"} 0.0' in told
    assert "pip install 'worldtable[name]'" in told
    program = "from worldtable.server.bench import bench; bench(tables=2, rate=10, seconds=0.5)"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)
    assert ended.returncode == 0, ended.stderr
    assert needs in ended.stderr
    assert "Full speed needs uvloop" in ended.stderr
    assert "Traceback" not in ended.stderr
    assert "SQLite: 2 tables" in ended.stdout
