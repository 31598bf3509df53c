"""Before the game: ticks of those who are ready, what takes them away, and what a list of tables shows of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from worldtable.games import SHELF
from worldtable.server.testing import People, Server, Visit


def ticked(info: dict[str, Any]) -> list[bool]:
    return [seat["ready"] for seat in info["seats"]]


def test_a_game_begins_when_everybody_is_ready(people: People, game: str) -> None:
    linda, paul = people("Linda", "Paul")
    code = linda.table(game, "me", "open", ticks=True)["code"]
    here = linda.sit(code)
    assert paul.at(code, "/join", {})["status"] == "lobby"
    assert paul.at(code)["unready"] == [0, 1]
    assert ticked(paul.at(code, "/ready", {})) == [False, True]
    assert here.until(lambda m: m["type"] == "table" and m["info"]["unready"] == [0])["info"]["status"] == "lobby"
    status, sentence = paul.refused("POST", f"/api/tables/{code}/begin", {})
    assert (status, "Linda is not ready" in sentence) == (409, True)
    assert ticked(paul.at(code, "/ready", {"ready": False})) == [False, False]
    paul.at(code, "/ready", {})
    assert linda.at(code, "/ready", {})["status"] == "playing"
    assert linda.refused("POST", f"/api/tables/{code}/ready", {})[0] == 409


def test_another_rule_takes_all_ticks_away_and_is_marked(people: People, game: str) -> None:
    linda, paul = people("Linda", "Paul")
    code = linda.table(game, "me", "open", "open", ticks=True)["code"]
    option = next(each for each in SHELF[game].options if len(each.values) > 1)
    other = next(value for value in option.values if value != option.default)
    assert linda.at(code, "", {"watch": False}, "PATCH")["changed"] == []  # nobody else was there to be told
    paul.at(code, "/join", {})
    paul.at(code, "/ready", {})
    assert ticked(linda.at(code, "", {"watch": False}, "PATCH")) == [False, True, False]  # as it was
    found = linda.at(code, "", {"options": {option.name: other}}, "PATCH")
    assert (found["changed"], ticked(found)) == ([option.name], [False] * 3)
    assert paul.at(code)["options"][option.name] == other
    assert paul.refused("PATCH", f"/api/tables/{code}", {"options": {}})[0] == 403
    assert linda.refused("PATCH", f"/api/tables/{code}", {"options": {option.name: "nonsense"}})[0] == 400
    assert paul.refused("POST", f"/api/tables/{code}/start", {})[0] == 403
    assert [seat["name"] for seat in linda.at(code, "/start", {})["seats"]] == ["Linda", "Paul"]
    assert linda.at(code)["status"] == "playing"
    assert linda.refused("PATCH", f"/api/tables/{code}", {"options": {}}) == (409, "The game has begun.")


def test_those_alone_need_no_tick(people: People, game: str) -> None:
    (linda,) = people("Linda")
    assert linda.table(game, "me", "me", ticks=True)["status"] == "playing"


def test_ticks_and_pictures_outlive_the_server(
    database: str, start: Callable[..., Server], visit: Visit, game: str
) -> None:
    running = start(database)
    linda, paul = visit(running, "Linda", "Paul")
    waiting = linda.table(game, "me", "open", ticks=True)["code"]
    paul.at(waiting, "/join", {})
    paul.at(waiting, "/ready", {})
    linda.at(waiting, "", {"reveal": False}, "PATCH")
    paul.at(waiting, "/ready", {})
    code = linda.table(game, "me", "open")["code"]
    paul.at(code, "/join", {})
    before = {each["code"]: each["picture"] for each in linda.call("GET", "/api/tables/mine")["tables"]}
    running.kill()
    running.start()
    after = {each["code"]: each for each in linda.call("GET", "/api/tables/mine")["tables"]}
    assert (after[waiting]["changed"], ticked(after[waiting])) == (["reveal"], [False, True])
    assert {code: each["picture"] for code, each in after.items()} == before
    assert linda.call("GET", "/healthz")["tables"] == 0  # a list plays nothing again
    assert before[waiting] is None
    assert before[code]["zones"]
