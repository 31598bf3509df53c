"""A game is played on from any of its steps, at a table of one's own."""

from __future__ import annotations

from typing import Any

from worldtable.server.testing import People, Person

CAMPAIGN = "worldbreakers"


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
