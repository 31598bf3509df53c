"""A table that cannot be played or read here: it alone, and it gives nothing away."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from worldtable.server.testing import QUICK, Person, Server, Visit

Start = Callable[..., Server]


def edit(folder: Path, statement: str, *values: object) -> None:
    """Change what the database holds, behind the server's back."""
    with closing(sqlite3.connect(folder / "t.sqlite3")) as db, db:
        assert db.execute(statement, values).rowcount > 0, "nothing was changed"


def bare(code: str) -> str:
    return code.replace("-", "")


def mine(person: Person) -> dict[str, dict[str, object]]:
    return {table["code"]: table for table in person.call("GET", "/api/tables/mine")["tables"]}


def test_a_table_whose_rules_are_gone_keeps_its_secrets(
    tmp_path: Path, start: Start, visit: Visit, game: str
) -> None:
    server = start(f"sqlite:///{tmp_path}/t.sqlite3")
    linda, paul = visit(server, "Linda", "Paul")
    code = linda.table(game, "me", "open")["code"]
    version = paul.at(code, "/join", {})["version"]
    before = linda.at(code, "/state")["view"]
    server.kill()
    edit(tmp_path, "UPDATE tables SET version = 99 WHERE code = ?", bare(code))
    server.start()
    for person in (linda, paul):
        info = person.at(code)
        assert (info["status"], info["seed"]) == ("gone", "")
        assert mine(person)[code]["seed"] == ""
        status, sentence = person.refused("GET", f"/api/tables/{code}/download")
        assert (status, "stays secret until the game is over" in sentence) == (409, True)
        for what in ("replay?seat=0", "replay?seat=1", "log", "sheets"):
            assert person.refused("GET", f"/api/tables/{code}/{what}")[0] in (403, 409)
        assert person.refused("POST", f"/api/tables/{code}/branch", {"step": 0})[0] == 409
        assert person.refused("POST", f"/api/tables/{code}/rematch", {})[0] == 409
        assert person.at(code, "/state")["view"] is None
    assert linda.refused("PATCH", f"/api/tables/{code}", {"watch": False})[0] == 409
    server.kill()
    edit(tmp_path, "UPDATE tables SET version = ? WHERE code = ?", version, bare(code))
    server.start()
    info = linda.at(code)
    assert (info["status"], info["fair"]) == ("playing", True)
    assert {**linda.at(code, "/state")["view"], "question": 0} == {**before, "question": 0}


def test_a_finished_table_whose_rules_are_gone_can_still_be_taken_home(
    tmp_path: Path, start: Start, visit: Visit, game: str
) -> None:
    server = start(f"sqlite:///{tmp_path}/t.sqlite3")
    (linda,) = visit(server, "Linda")
    code = linda.table(game, "me", "random")["code"]
    linda.sit(code).play()
    server.kill()
    edit(tmp_path, "UPDATE tables SET version = 99 WHERE code = ?", bare(code))
    server.start()
    assert linda.at(code)["seed"]
    assert linda.http.get(f"/api/tables/{code}/download").status_code == 200


THIS = "(SELECT id FROM tables WHERE code = ?)"
DAMAGE = (
    "UPDATE tables SET options = '{' WHERE code = ?",
    "UPDATE tables SET options = '[1]' WHERE code = ?",
    "UPDATE tables SET asked = 'nobody' WHERE code = ?",
    "UPDATE tables SET asked = '7' WHERE code = ?",
    "UPDATE tables SET seed = 'x' WHERE code = ?",
    "UPDATE tables SET updated = 'yesterday' WHERE code = ?",
    "UPDATE tables SET redeals = '[{}]' WHERE code = ?",
    "UPDATE tables SET patience = 'long' WHERE code = ?",
    f"UPDATE seats SET kind = 'cat' WHERE table_id = {THIS}",
    f"DELETE FROM seats WHERE seat = 0 AND table_id = {THIS}",
    f"UPDATE answers SET choose = 2000000000 WHERE table_id = {THIS}",
    f"UPDATE answers SET seat = 'x' WHERE table_id = {THIS}",
    f"UPDATE answers SET choose = 'x' WHERE table_id = {THIS}",
)


def test_one_broken_row_breaks_one_table(tmp_path: Path, start: Start, visit: Visit, game: str) -> None:
    """All others are listed and shown, and where a bot was asked it goes on after the start."""
    server = start(f"sqlite:///{tmp_path}/t.sqlite3", "--pace", "10", "--unlimited")
    (linda,) = visit(server, "Linda")
    good, *bad = (linda.table(game, "me", "random", options={"first": "seat 1"})["code"] for _ in (0, *DAMAGE))
    for code in (good, *bad):
        here = linda.sit(code)
        here.asked()
        while here.last["info"]["asked"] == [0]:
            here.choose(0)
        here.leave()
    turn = linda.at(good)["turn"]
    server.kill()
    for code, damage in zip(bad, DAMAGE, strict=True):
        edit(tmp_path, damage, bare(code))
    server.arguments = QUICK
    server.start()
    while linda.at(good)["turn"] == turn:
        linda.at(good, f"/state?after={turn}&wait=5")
    for code, damage in zip(bad, DAMAGE, strict=True):
        reply = linda.http.get(f"/api/tables/{code}")
        assert reply.status_code in (200, 409), damage
        shown = reply.json()
        assert "broken" in shown.get("error", "") or (shown["status"], shown["seed"]) == ("gone", ""), damage
        assert linda.http.get(f"/api/tables/{code}/state").status_code in (200, 409), damage
    listed = mine(linda)
    assert listed[good]["status"] == "playing"
    for code, damage in zip(bad, DAMAGE, strict=True):
        assert (listed[code]["status"], listed[code]["seed"]) == ("gone", ""), damage
        assert listed[code]["reason"], damage


# Those who play over HTTP.


def test_who_polls_is_here_for_a_while(tmp_path: Path, start: Start, visit: Visit, game: str) -> None:
    server = start(f"sqlite:///{tmp_path}/t.sqlite3", *QUICK, "--polling", "2")
    linda, paul = visit(server, "Linda", "Paul")
    code = linda.table(game, "me", "open", seed="7")["code"]
    paul.at(code, "/join", {})
    here = linda.sit(code)
    assert not here.next()["info"]["seats"][1]["here"]
    for call in ("/state", "/undo", "/answer"):
        if call == "/state":
            paul.at(code, call)
        else:
            paul.http.post(
                f"/api/tables/{code}{call}", json={"question": 0, "choose": 0} if call == "/answer" else {}
            )
        here.until(lambda m: m["type"] == "table" and m["info"]["seats"][1]["here"])
        here.until(lambda m: m["type"] == "table" and not m["info"]["seats"][1]["here"])


def test_nobody_stands_in_for_a_player_who_polls(tmp_path: Path, start: Start, visit: Visit, game: str) -> None:
    server = start(f"sqlite:///{tmp_path}/t.sqlite3")
    linda, paul = visit(server, "Linda", "Paul")
    code = linda.table(game, "me", "open", seed="7", stand_in="random", patience=5)["code"]
    paul.at(code, "/join", {})
    here = linda.sit(code)
    here.next()
    while here.last["info"]["asked"] != [1]:
        here.choose(0)
    turn = here.last["turn"]
    for _ in range(4):
        waited = paul.at(code, f"/state?after={turn}&wait=2")
        assert waited["turn"] == turn, "a bot answered for somebody who is here"
    view = waited["view"]
    after = paul.at(code, "/answer", {"question": view["question"], "choose": view["choices"][0]["code"]})
    assert (after["turn"], after["note"]) == (turn + 1, "")
