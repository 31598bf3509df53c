"""Hints: for whom and how many, counted for good, and told to nobody but who asked."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from worldtable.server.testing import QUICK, People, Person, Server, Visit, server

BRIEF = (*QUICK, "--limit", "hinting=0.05")
SEED = "1"


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that thinks but shortly about hints."""
    with server(f"sqlite:///{tmp_path_factory.mktemp('hints')}/tables.sqlite3", *BRIEF) as running:
        yield running


@pytest.fixture
def guests(quick: Server, visit: Visit) -> People:
    return lambda *names: visit(quick, *names)


def two(linda: Person, paul: Person, game: str, **wishes: Any) -> str:
    """The code of a game of two people, the first of them its host."""
    code = str(linda.table(game, "me", "open", seed=SEED, **wishes)["code"])
    paul.at(code, "/join", {})
    return code


def asked(code: str, *people: Person) -> tuple[Person, dict[str, Any]]:
    """Whoever is asked, and their table."""
    tables = [(person, person.at(code, "/state")) for person in people]
    return next((person, table) for person, table in tables if table["view"]["choices"])


def answer(code: str, person: Person, table: dict[str, Any]) -> None:
    view = table["view"]
    person.at(code, "/answer", {"question": view["question"], "choose": view["choices"][0]["code"]})


def taken(code: str, person: Person) -> list[int]:
    return [seat["hints"] for seat in person.at(code)["seats"]]


def test_who_plays_alone_has_them_free(guests: People, game: str) -> None:
    (linda,) = guests("Linda")
    info = linda.table(game, "me", "level1")
    code = info["code"]
    assert (info["hints"], info["hints_most"]) == ("free", None)
    place = linda.sit(code)
    view = place.asked()["view"]
    told = place.ask({"hint": True}, "hint")
    assert (told["question"], told["seat"], told["used"], told["most"]) == (view["question"], 0, 1, None)
    assert 1 <= len(told["options"]) <= 3
    sentences = {each["code"]: each["sentence"] for each in view["choices"]}
    for each in told["options"]:
        assert each["sentence"] == sentences[each["code"]]
        assert 0 <= each["chance"] <= 1
        assert 0 < each["error"] <= 1
        assert isinstance(each["points"], float)
    firsts = [choice_of(view, each["code"]) for each in told["options"]]
    assert len(set(firsts)) == len(firsts)  # each begins with another click
    assert linda.at(code, "/hint", {})["options"] == told["options"]  # the same question: told again, counted once
    assert taken(code, linda) == [1, 0]


def choice_of(view: dict[str, Any], code: int) -> tuple[str, int]:
    choice = next(each for each in view["choices"] if each["code"] == code)
    return ("at", choice["points"][0]) if choice.get("points") else ("button", code)


def test_several_people_play_without_unless_the_host_wished_otherwise(guests: People, game: str) -> None:
    linda, paul = guests("Linda", "Paul")
    code = two(linda, paul, game)
    assert linda.at(code)["hints"] == "none"
    mover, _ = asked(code, linda, paul)
    none = (403, "No hints are given at this table.")
    assert mover.refused("POST", f"/api/tables/{code}/hint", {}) == none
    assert mover.sit(code).ask({"hint": True}, "error")["error"] == none[1]
    status, why = linda.refused("PATCH", f"/api/tables/{code}", {"hints": "free"})
    assert (status, why) == (409, "The game has begun; hints are given, or not, as it was agreed before.")
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "hints": "many"}
    assert linda.refused("POST", "/api/tables", wish) == (
        422,
        "“hints” must be one of: usual, none, three, free.",
    )
    lobby = linda.table(game, "me", "open")["code"]
    assert linda.at(lobby, "", {"hints": "three"}, "PATCH")["hints_most"] == 3
    assert paul.refused("PATCH", f"/api/tables/{lobby}", {"hints": "free"})[0] == 403


def test_what_was_agreed_holds_when_somebody_leaves(guests: People, game: str) -> None:
    linda, paul = guests("Linda", "Paul")
    code = two(linda, paul, game)
    paul.at(code, "/leave", {})
    assert linda.at(code)["hints"] == "none"
    assert linda.at(code, "", {"hints": "free"}, "PATCH")["hints"] == "free"  # now it concerns nobody else


def test_three_a_game(guests: People, game: str) -> None:
    linda, paul = guests("Linda", "Paul")
    code = two(linda, paul, game, hints="three")
    taker, _ = asked(code, linda, paul)
    seat = 0 if taker is linda else 1
    count = 0
    while True:
        mover, table = asked(code, linda, paul)
        if mover is taker and count == 3:
            break
        if mover is taker:
            count += 1
            told = taker.at(code, "/hint", {})
            assert (told["used"], told["most"]) == (count, 3)
        answer(code, mover, table)
    assert taker.refused("POST", f"/api/tables/{code}/hint", {}) == (403, "You have taken all 3 hints of this game.")
    assert taken(code, paul)[seat] == 3
    assert taken(code, paul)[1 - seat] == 0


def test_others_see_that_a_hint_was_taken_and_nothing_else(guests: People, game: str) -> None:
    linda, paul = guests("Linda", "Paul")
    code = two(linda, paul, game, hints="free")
    taker, _ = asked(code, linda, paul)
    seat, other = (0, paul) if taker is linda else (1, linda)
    taker.at(code, "/state")  # both are here before anybody looks
    looking = other.sit(code)
    looking.next("chat")
    before, frames = looking.last, len(looking.frames)
    taker.at(code, "/hint", {})
    looking.until(lambda message: message["type"] == "chat" and "took a hint" in message["lines"][0]["text"])
    expected = json.loads(json.dumps(before))
    expected["info"]["seats"][seat]["hints"] = 1
    assert looking.last == expected
    name = before["info"]["seats"][seat]["name"]
    assert [each["lines"][0]["text"] for each in looking.others[1:]] == [f"{name} took a hint."]
    assert len(looking.frames) == frames + 2


def test_watchers_strangers_and_those_not_asked_get_none(guests: People, game: str) -> None:
    linda, paul, eve = guests("Linda", "Paul", "Eve")
    code = two(linda, paul, game, hints="free")
    path = f"/api/tables/{code}/hint"
    assert eve.refused("POST", path, {}) == (403, "You have no seat at this table.")
    assert eve.sit(code).ask({"hint": True}, "error")["error"] == "You only watch here."
    mover, _ = asked(code, linda, paul)
    idle, seat = (paul, 0) if mover is linda else (linda, 1)
    assert idle.refused("POST", path, {})[0] == 409
    assert idle.refused("POST", path, {"seat": seat}) == (403, "That seat is not yours.")
    assert taken(code, linda) == [0, 0]


def test_an_answer_given_meanwhile_needs_no_hint(start: Callable[..., Server], visit: Visit, tmp_path: Path) -> None:
    running = start(f"sqlite:///{tmp_path}/tables.sqlite3", *QUICK, "--limit", "hinting=0.5")
    (linda,) = visit(running, "Linda")
    code = linda.table("world_changers", "me", "me", hints="free", seed=SEED)["code"]
    place = linda.sit(code)
    view = place.next()["view"]
    seat = place.last["seat"]
    place.send({"hint": True, "seat": seat})
    place.send({"question": view["question"], "choose": view["choices"][0]["code"]})
    place.until(lambda message: message["type"] == "table" and message["turn"] == 1)
    next_one = linda.at(code)["asked"][0]
    path, busy = f"/api/tables/{code}/hint", "A hint is being worked out for you already; wait a moment."
    assert linda.refused("POST", path, {"seat": next_one}) == (429, busy)
    while (reply := linda.http.post(path, json={"seat": next_one})).status_code == 429:
        assert reply.json()["error"] == busy
    assert (reply.json()["used"], sum(taken(code, linda))) == (1, 1)
    assert [each["type"] for each in place.others] == ["chat"]


def test_the_count_outlives_the_server(database: str, start: Callable[..., Server], visit: Visit, game: str) -> None:
    running = start(database, *BRIEF)
    (linda,) = visit(running, "Linda")
    code = linda.table(game, "me", "me", hints="three", seed=SEED)["code"]
    seat = linda.at(code)["asked"][0]
    linda.at(code, "/hint", {"seat": seat})
    running.kill()
    running.start()
    info = linda.at(code)
    assert (info["hints"], info["seats"][seat]["hints"]) == ("three", 1)
    assert linda.at(code, "/hint", {"seat": seat})["used"] == 2


def test_a_rematch_and_a_branch_begin_without_any_taken(guests: People, game: str) -> None:
    (linda,) = guests("Linda")
    code = linda.table(game, "me", "level1", seed=SEED, hints="none")["code"]
    linda.sit(code).asked()
    assert linda.refused("POST", f"/api/tables/{code}/hint", {})[0] == 403
    branch = linda.at(code, "/branch", {"step": 0})
    assert (branch["hints"], branch["seats"][0]["hints"]) == ("free", 0)


def test_a_lesson_says_itself_what_comes_next(guests: People) -> None:
    (linda,) = guests("Linda")
    code = linda.call("POST", "/api/lessons", {"game": "world_changers", "chapter": 0})["code"]
    assert linda.refused("POST", f"/api/tables/{code}/hint", {}) == (409, "The lesson says what comes next.")


def test_a_bot_travels_with_its_time_and_style(guests: People, game: str) -> None:
    (linda,) = guests("Linda")
    shelf = linda.call("GET", "/api/games")
    style = shelf["styles"][0]["name"]
    assert all(each["sentence"] for each in shelf["styles"])
    info = linda.table(game, "open", f"level2+1s+{style}")
    assert (info["seats"][1]["bot"], info["seats"][1]["name"]) == (f"level2+1s+{style}", "Barley")
    path = f"/api/tables/{info['code']}/seats/1"
    assert linda.call("PUT", path, {"kind": "bot", "bot": "level4+3s"})["seats"][1]["name"] == "Minerva"
    for wrong in ("level9", "level4+99s", "level4+", "level4+3s+3s", "greedy+3s", "x" * 80):
        status, why = linda.refused("PUT", path, {"kind": "bot", "bot": wrong})
        assert (status, why.startswith(f"There is no bot '{wrong}'; there are: random, greedy,")) == (400, True)
    assert linda.refused("PUT", path, {"kind": "bot", "bot": "level4+3s" * 10})[0] == 422


def test_the_time_that_a_bot_is_given_is_not_held_against_it(
    start: Callable[..., Server], visit: Visit, game: str, tmp_path: Path
) -> None:
    limits = ("--limit", "deadline=1.9", "--limit", "hurry=60")
    running = start(f"sqlite:///{tmp_path}/tables.sqlite3", *QUICK, *limits)
    (linda,) = visit(running, "Linda")
    place = linda.sit(linda.table(game, "me", "level1+2s", seed=SEED)["code"])
    while not place.last or not place.last["thinking"]:
        place.next()
        if place.view["choices"]:
            place.choose()
    place.until(lambda message: message["type"] == "table" and not message["thinking"])
    assert "a bot is answered for" not in running.told()
