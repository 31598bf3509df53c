"""A game is played on from any of its steps, at a table of one's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from worldtable.games import SHELF
from worldtable.record import follow, game_of, parse
from worldtable.server.testing import People, Person, Place, Server, Visit

CAMPAIGN = "worldbreakers"
SOLO = next(name for name, game in SHELF.items() if 1 in game.seats)
Json = dict[str, Any]


def same(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what belongs to the way it came about."""
    return {name: value for name, value in view.items() if name not in ("question", "log")}


def alone(person: Person) -> str:
    """A solo table after some answers."""
    place = person.sit(person.table(CAMPAIGN, "me")["code"])
    place.next()
    for _ in range(12):
        place.choose(0)
    return str(place.last["info"]["code"])


def test_a_solo_game_is_played_again_from_a_step(people: People) -> None:
    (linda,) = people("Linda")
    code = alone(linda)
    past = linda.at(code, "/replay?from=0&count=50")["views"]
    assert past[0]["mark"] == "Chapter 1"
    assert {each["mark"] for each in past[1:]} == {""}
    new = linda.at(code, "/branch", {"step": 5})
    assert (new["turn"], new["status"], new["mine"], new["fair"]) == (5, "playing", [0], False)
    there = linda.sit(new["code"])
    there.next()
    assert same(there.view) == same(past[5]["view"])
    there.choose(-1)
    assert there.last["turn"] == 6
    assert linda.at(code)["turn"] == 12
    assert new["code"] in [table["code"] for table in linda.call("GET", "/api/tables/mine")["tables"]]


def test_a_branch_keeps_only_answers_that_there_are(people: People) -> None:
    (linda,) = people("Linda")
    code = alone(linda)
    assert linda.at(code, "/branch", {"step": 12})["turn"] == 12
    status, sentence = linda.refused("POST", f"/api/tables/{code}/branch", {"step": 13})
    assert status == 400
    assert "0 to 12" in sentence
    assert linda.refused("POST", f"/api/tables/{code}/branch", {"step": -1})[0] == 422
    assert linda.refused("POST", f"/api/tables/{code}/branch", {})[0] == 422


def test_what_others_hide_cannot_be_branched_before_the_end(people: People, game: str) -> None:
    linda, paul, eve = people("Linda", "Paul", "Eve")
    table = linda.table(game, "me", "open", seed="7")
    code = table["code"]
    paul.at(code, "/join", {})
    places = [linda.sit(code), paul.sit(code)]
    for place in places:
        place.next()
    assert "when it is over" in linda.refused("POST", f"/api/tables/{code}/branch", {"step": 0})[1]
    assert eve.refused("POST", f"/api/tables/{code}/branch", {"step": 0})[0] == 403
    while not places[0].view["over"]:
        turn = places[0].last["turn"]
        next(place for place in places if place.view["choices"]).choose(0)
        for place in places:
            while place.last["turn"] <= turn:
                place.receive()
    new = paul.at(code, "/branch", {"step": 1})
    assert [seat["kind"] for seat in new["seats"]] == ["bot", "human"]
    assert new["mine"] == [1]
    assert eve.refused("POST", f"/api/tables/{code}/branch", {"step": 0})[0] == 403
    assert paul.refused("POST", f"/api/tables/{code}/branch", {"step": places[0].last["turn"]})[0] == 400
    assert paul.sit(new["code"]).play()["view"]["over"]


# Off a game that still goes on.


def to_the_end(place: Place) -> list[Json]:
    """What a solo player sees who always takes the first option."""
    views: list[Json] = []
    while not place.asked()["view"]["over"]:
        views.append({**place.view, "question": 0, "log": []})
        place.choose(0)
    return [*views, {**place.view, "question": 0, "log": []}]


def some_steps(person: Person, count: int) -> Place:
    place = person.sit(person.table(SOLO, "me")["code"])
    for _ in range(count):
        place.asked()
        place.choose(0)
    return place


def test_a_branch_of_a_game_in_play_tells_nothing_of_its_future(people: People) -> None:
    (linda,) = people("Linda")
    place = some_steps(linda, 2)
    code = place.last["info"]["code"]
    now = {**place.view, "question": 0, "log": []}
    futures = []
    branches = [linda.at(code, "/branch", {"step": 2}) for _ in range(3)]
    for branch in branches:
        assert "branched off" in branch["why_unfair"]
        there = linda.sit(branch["code"])
        there.next()
        assert {**there.view, "question": 0, "log": []} == now
        futures.append(to_the_end(there))
    real = to_the_end(place)
    for at, future in enumerate(futures):
        assert future[0] == real[0]
        assert future[1:] != real[1:]
        assert all(future[1:] != other[1:] for other in futures[:at])
    assert place.last["info"]["fair"]


def test_the_seed_of_a_game_in_play_is_not_to_be_had_from_its_branch(people: People) -> None:
    (linda,) = people("Linda")
    place = some_steps(linda, 2)
    code = place.last["info"]["code"]
    branch = linda.at(code, "/branch", {"step": 2})["code"]
    to_the_end(linda.sit(branch))
    assert (linda.at(branch)["status"], linda.at(branch)["seed"]) == ("over", "")
    status, sentence = linda.refused("GET", f"/api/tables/{branch}/download")
    assert (status, "still goes on" in sentence) == (409, True)
    mine = {table["code"]: table for table in linda.call("GET", "/api/tables/mine")["tables"]}
    assert mine[branch]["seed"] == ""
    again = linda.at(branch, "/branch", {"step": 1})["code"]  # of the branch, before it was dealt anew
    other = linda.sit(again)
    other.asked()
    other.choose(0)
    assert to_the_end(other)[1:] != to_the_end(place)[1:]
    for each in (code, branch, again):
        text = linda.http.get(f"/api/tables/{each}/download").text
        record = parse(text, "replay")
        assert not follow(game_of(record), record).asks
        assert len(record.redeals) == (0 if each == code else 1)
        assert len(linda.at(each, "/replay?seat=0&from=0&count=50")["views"]) > 3


def test_a_branch_cannot_go_back_before_it_was_dealt_anew(people: People) -> None:
    (linda,) = people("Linda")
    place = some_steps(linda, 2)
    branch = linda.at(place.last["info"]["code"], "/branch", {"step": 2})["code"]
    there = linda.sit(branch)
    there.next()
    assert (there.last["undo"]["possible"], there.last["undo"]["ask"]) == (False, False)
    assert "dealt anew" in there.last["undo"]["why"]
    assert "dealt anew" in there.ask({"undo": True}, "error")["error"]
    assert linda.refused("POST", f"/api/tables/{branch}/undo", {})[0] == 409
    there.choose(0)
    there.send({"undo": True})
    back = there.until(lambda m: m["type"] == "table" and m["step"] == 2)
    assert back["turn"] == 4
    assert "dealt anew" in there.ask({"undo": True}, "error")["error"]


def test_a_branch_outlives_its_server(tmp_path: Path, start: Callable[..., Server], visit: Visit) -> None:
    server = start(f"sqlite:///{tmp_path}/t.sqlite3")
    (linda,) = visit(server, "Linda")
    place = some_steps(linda, 3)
    code = linda.at(place.last["info"]["code"], "/branch", {"step": 2})["code"]
    there = linda.sit(code)
    there.asked()
    there.choose(0)
    before = there.view
    server.kill()
    server.start()
    after = linda.at(code, "/state")["view"]
    assert {**after, "question": 0} == {**before, "question": 0}
    past = linda.at(code, "/replay?from=0&count=50")["views"]
    assert {**past[-1]["view"], "question": 0} == {**before, "question": 0}
    assert linda.at(code, "/log")["lines"]
    to_the_end(linda.sit(code))


def test_against_bots_a_branch_deals_their_hands_anew(people: People, game: str) -> None:
    linda, paul = people("Linda", "Paul")
    here = linda.sit(linda.table(game, "me", "random")["code"])
    here.asked()
    code = here.last["info"]["code"]
    step = here.last["step"]
    branch = linda.at(code, "/branch", {"step": step})
    assert [seat["kind"] for seat in branch["seats"]] == ["human", "bot"]
    there = linda.sit(branch["code"])
    there.next()
    assert {**there.view, "question": 0, "log": []} == {**here.view, "question": 0, "log": []}
    there.play()
    for seat in (0, 1):
        path = f"/api/tables/{branch['code']}/replay?seat={seat}"
        assert (linda.http.get(path).status_code == 200) == (seat == 0)
    assert paul.refused("POST", f"/api/tables/{code}/branch", {"step": 0})[0] == 403
    here.play()
    assert linda.at(branch["code"], "/replay?seat=1")["views"]


def test_who_plays_several_seats_branches_when_the_game_is_over(people: People, game: str) -> None:
    (linda,) = people("Linda")
    code = linda.table(game, "me", "me")["code"]
    here = linda.sit(code)
    here.next()
    status, sentence = linda.refused("POST", f"/api/tables/{code}/branch", {"step": 0})
    assert (status, "several seats" in sentence) == (409, True)
    while not here.view["over"]:
        here.ask({"look": here.last["info"]["asked"][0]})
        here.choose(0)
    new = linda.at(code, "/branch", {"step": 1})
    assert new["mine"] == [0, 1]
    assert linda.at(new["code"])["seed"] == ""


def test_off_a_game_that_is_over_what_lay_hidden_is_true_or_dealt_anew(people: People, game: str) -> None:
    """As a review plays on: what its player saw stays as it was, and what comes is as open as it was then."""
    (linda,) = people("Linda")
    here = linda.sit(linda.table(game, "me", "me")["code"])
    here.next()
    while not here.view["over"]:
        here.ask({"look": here.last["info"]["asked"][0]})
        here.choose(0)
    code = here.last["info"]["code"]
    hidden: dict[str, list[Json]] = {"true": [], "anew": []}
    for wish, found in hidden.items():
        for _ in range(4):
            branch = linda.at(code, "/branch", {"step": 2, "hidden": wish})
            assert ("true cards" in branch["why_unfair"]) == (wish == "true")
            assert ("dealt anew" in branch["why_unfair"]) == (wish == "anew")
            asked = branch["asked"][0]
            views = [linda.at(branch["code"], f"/state?seat={seat}")["view"] for seat in (asked, 1 - asked)]
            found.append({**views[1], "question": 0, "log": []})
            past = linda.at(code, f"/replay?seat={asked}&from=2&count=1")["views"][0]["view"]
            assert same(views[0])["zones"] == same(past)["zones"]
    assert all(each == hidden["true"][0] for each in hidden["true"])
    assert any(each != hidden["true"][0] for each in hidden["anew"])
    status, sentence = linda.refused("POST", f"/api/tables/{code}/branch", {"step": 2, "hidden": "perhaps"})
    assert (status, "true, anew" in sentence) == (422, True)
