"""Reviews at a server: made in the background and kept; who may see what of them."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from worldtable.lab.review import Course, Plan, assembled, seen_by
from worldtable.record import game_of, parse
from worldtable.server.launch import WAIT
from worldtable.server.testing import QUICK, Person, Server, Visit, server

GAME = "world_changers"
WORLDS = 6
FEW = (*QUICK, "--limit", f"worlds={WORLDS}", "--workers", "1")
Json = dict[str, Any]


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose reviews are soon made."""
    with server(f"sqlite:///{tmp_path_factory.mktemp('reviews')}/tables.sqlite3", *FEW) as running:
        yield running


def begun(host: Person, *others: Person, **wishes: Any) -> str:
    code: str = host.table(GAME, "me", *["open" for _ in others], seed="3", **wishes)["code"]
    for other in others:
        other.at(code, "/join", {})
    return code


def answer(code: str, people: tuple[Person, ...]) -> bool:
    """One answer of whoever is asked; false when the game is over."""
    asked = people[0].at(code)["asked"]
    if asked:
        view = people[asked[0]].at(code, f"/state?seat={asked[0]}")["view"]
        given = {"seat": asked[0], "question": view["question"], "choose": view["choices"][0]["code"]}
        people[asked[0]].at(code, "/answer", given)
    return bool(asked)


def finished(*people: Person, **wishes: Any) -> str:
    """A game that was played to its end by persons alone."""
    code = begun(*people, **wishes)
    while answer(code, people):
        pass
    return code


def seen(person: Person, code: str, query: str = "", far: Callable[[Json], bool] = lambda found: False) -> Json:
    """What a person sees of a review, once it is done or as far as is wished."""
    end = time.monotonic() + 2 * WAIT
    while time.monotonic() < end:
        found: Json = person.at(code, f"/review{query}")
        if found["state"] in ("done", "impossible") or far(found):
            return found
        assert found["state"] in ("waiting", "running"), found
        time.sleep(0.02)
    raise AssertionError("the review is not done")


def test_a_review_is_made_once_and_is_that_of_the_replay_file(quick: Server, visit: Visit) -> None:
    linda, paul = visit(quick, "Linda", "Paul")
    code = finished(linda, paul)
    first = linda.at(code, "/review")
    assert first["state"] in ("waiting", "running")
    found = seen(linda, code)
    assert (found["seat"], found["eyes"], found["may_see_all"]) == (0, [0, 1], True)
    record = parse(linda.http.get(f"/api/tables/{code}/download").text, "download")
    plan = Plan(Course(game_of(record), record), most=WORLDS)
    whole = assembled(plan, [plan.do(part) for part in range(len(plan.parts))])
    assert found["review"] == seen_by(whole, 0, True)
    assert paul.at(code, "/review?seat=1")["review"] == seen_by(whole, 1, True)
    assert paul.at(code, "/review?seat=-1")["review"] == seen_by(whole, -1, True)


def test_a_review_that_is_under_way_tells_how_far_it_is_and_grows_from_the_end(quick: Server, visit: Visit) -> None:
    (linda,) = visit(quick, "Linda")
    code = finished(linda)
    found = seen(linda, code, far=lambda found: bool(found.get("growing", {}).get("points")))
    if found["state"] == "running":  # it may be done before anybody looks
        turns = [each["turn"] for each in found["growing"]["points"]]
        last = len(found["growing"]["turns"]) - 1
        assert turns == list(range(last - len(turns) + 1, last + 1))
        assert 0 < found["done"] <= found["parts"]
    assert seen(linda, code)["state"] == "done"


def test_a_game_that_goes_on_is_not_reviewed(quick: Server, visit: Visit) -> None:
    linda, paul = visit(quick, "Linda", "Paul")
    code = begun(linda, paul)
    status, sentence = linda.refused("GET", f"/api/tables/{code}/review")
    assert status == 409
    assert "over" in sentence


def test_others_see_choices_and_luck_only_where_the_table_allows_it(quick: Server, visit: Visit) -> None:
    linda, paul, eve = visit(quick, "Linda", "Paul", "Eve")
    code = finished(linda, paul, reveal=False)
    own = seen(linda, code)
    assert {each["seat"] for each in own["review"]["choices"]} == {0, 1}
    found = eve.at(code, "/review")
    assert (found["seat"], found["eyes"], found["may_see_all"]) == (-1, [], False)
    assert found["review"]["choices"] == []
    assert found["review"]["luck"] == []
    assert len(found["review"]["curve"]) == len(own["review"]["curve"])
    assert eve.refused("GET", f"/api/tables/{code}/review?seat=1")[0] == 403
    shown = finished(linda, paul)
    seen(linda, shown)
    assert {each["seat"] for each in eve.at(shown, "/review?seat=1")["review"]["choices"]} == {0, 1}


def test_where_nobody_may_watch_strangers_see_no_review(quick: Server, visit: Visit) -> None:
    linda, eve = visit(quick, "Linda", "Eve")
    code = finished(linda, watch=False)
    assert eve.refused("GET", f"/api/tables/{code}/review")[0] == 403
    assert seen(linda, code)["state"] == "done"


def test_off_a_game_that_goes_on_only_the_own_eyes_are_open(quick: Server, visit: Visit) -> None:
    linda, eve = visit(quick, "Linda", "Eve")
    code = linda.table(GAME, "me", "random", seed="3")["code"]
    place = linda.sit(code)
    place.asked()
    branch = linda.at(code, "/branch", {"step": 0})["code"]
    linda.sit(branch).play()
    found = seen(linda, branch)
    assert (found["eyes"], found["may_see_all"]) == ([0], False)
    assert {each["seat"] for each in found["review"]["choices"]} == {0}
    assert found["review"]["luck"] == []
    assert linda.refused("GET", f"/api/tables/{branch}/review?seat=1")[0] == 403
    assert eve.at(branch, "/review")["review"]["choices"] == []


@pytest.mark.early
def test_a_review_that_was_under_way_goes_on_after_a_crash(
    database: str, start: Callable[..., Server], visit: Visit
) -> None:
    house = start(database, *QUICK, "--limit", "worlds=120", "--workers", "1")
    linda, paul = visit(house, "Linda", "Paul")
    code = finished(linda, paul)
    before = seen(linda, code, far=lambda found: found.get("done", 0) > 2)
    house.kill()
    house.start()
    far = seen(linda, code, far=lambda found: bool(found.get("parts")))
    assert far["state"] == "done" or far["done"] >= before["done"] > 2
    assert seen(linda, code)["state"] == "done"
    house.kill()
    house.start()
    assert linda.at(code, "/review")["state"] == "done"


@pytest.mark.early
def test_what_was_under_way_goes_on_though_nobody_asks(
    tmp_path: Path, start: Callable[..., Server], visit: Visit
) -> None:
    path = tmp_path / "t.sqlite3"
    house = start(f"sqlite:///{path}", *QUICK, "--limit", "worlds=100", "--workers", "1")
    (linda,) = visit(house, "Linda")
    code = finished(linda)
    seen(linda, code, far=lambda found: found.get("done", 0) > 0)
    house.kill()
    house.start()
    end = time.monotonic() + 2 * WAIT
    while time.monotonic() < end:
        with closing(sqlite3.connect(path)) as kept:
            if kept.execute("SELECT count(*) FROM reviews WHERE found != ''").fetchone()[0]:
                assert kept.execute("SELECT count(*) FROM review_parts").fetchone()[0] == 0
                return
        time.sleep(0.05)
    raise AssertionError("nobody went on with it")


def test_a_game_of_older_rules_is_told_so_without_figures(
    tmp_path: Path, start: Callable[..., Server], visit: Visit
) -> None:
    path = tmp_path / "t.sqlite3"
    house = start(f"sqlite:///{path}", *FEW)
    (linda,) = visit(house, "Linda")
    code = finished(linda)
    house.kill()
    with closing(sqlite3.connect(path)) as kept, kept:
        kept.execute("UPDATE tables SET version = 99")
    house.start()
    found = linda.at(code, "/review")
    assert found["state"] == "impossible"
    assert "version 99" in found["sentence"]
    assert "review" not in found


def test_one_person_has_few_reviews_made_at_a_time(
    tmp_path: Path, start: Callable[..., Server], visit: Visit
) -> None:
    house = start(f"sqlite:///{tmp_path}/t.sqlite3", "--pace", "0", "--workers", "1", "--limit", "reviews=1")
    linda, paul = visit(house, "Linda", "Paul")
    codes = [finished(linda) for _ in range(2)]
    assert linda.at(codes[0], "/review")["state"] in ("waiting", "running")
    status, sentence = linda.refused("GET", f"/api/tables/{codes[1]}/review")
    assert status == 429
    assert "1 review is being made" in sentence
    assert paul.at(codes[1], "/review")["state"] == "waiting"  # for somebody else, after hers
    assert linda.at(codes[0], "/review")["state"] == "running"
