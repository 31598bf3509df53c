"""The way of a click, from the outside."""

from __future__ import annotations

import json
from hashlib import sha256

import pytest

from worldtable.engine.loop import answer_as
from worldtable.games import SHELF
from worldtable.play import Logged
from worldtable.record import game_of, parse
from worldtable.server.testing import People


@pytest.mark.parametrize("name", list(SHELF))
def test_a_whole_game_of_every_game_against_a_bot(people: People, name: str) -> None:
    (linda,) = people("Linda")
    seats = min(number for number in SHELF[name].seats if number > 1)
    table = linda.table(name, "me", *["random"] * (seats - 1))
    end = linda.sit(table["code"]).play()
    assert end["info"]["status"] == "over"
    assert end["view"]["verdict"]
    (server,) = end["info"]["deal"]
    assert sha256(server["part"].encode()).hexdigest() == server["commitment"] == table["deal"][0]["commitment"]
    assert int(sha256(server["part"].encode()).hexdigest(), 16) == int(end["info"]["seed"])
    record = parse(linda.http.get(f"/api/tables/{table['code']}/download").text, "download")
    assert Logged(game_of(record), record).over


def test_two_people_and_a_watcher_see_the_same_turn_and_their_own_cards(people: People, game: str) -> None:
    linda, paul, wanda = people("Linda", "Paul", "Wanda")
    table = linda.table(game, "me", "open")
    assert table["status"] == "lobby"
    here = linda.sit(table["code"])
    assert here.next()["view"] is None
    joined = paul.at(table["code"], "/join", {})
    assert joined["status"] == "playing"
    assert joined["mine"] == [1]
    there, watcher = paul.sit(table["code"]), wanda.sit(table["watch_code"])
    here.until(lambda m: m["type"] == "table" and m["view"] is not None and m["info"]["seats"][1]["here"])
    there.next()
    watcher.next()
    assert here.view["seat"] == 0
    assert there.view["seat"] == 1
    assert watcher.view["seat"] == -1
    assert watcher.last["info"]["code"] == ""
    assert watcher.view["choices"] == []
    while not here.last["view"]["over"]:
        mover = here if here.view["choices"] else there
        turn = mover.last["turn"]
        mover.choose()
        for each in (here, there, watcher):
            while each.last["turn"] <= turn:
                each.receive()
    assert here.last["turn"] == there.last["turn"] == watcher.last["turn"]
    assert watcher.view["verdict"] == here.view["verdict"]


@pytest.mark.parametrize("game", SHELF)
def test_no_seat_receives_a_byte_it_may_not_know(people: People, game: str) -> None:
    """Every view that travels is the view that the rules make for that seat; the seed never travels."""
    linda, paul, eve = people("Linda", "Paul", "Eve")
    table = linda.table(game, "me", "open", seed="918273645")
    paul.at(table["code"], "/join", {})
    places = {0: linda.sit(table["code"]), 1: paul.sit(table["code"]), -1: eve.sit(table["watch_code"])}
    for place in places.values():
        place.next()
    box = SHELF[game]
    s = box.start(2, 918273645, table["options"])
    s.names = ("Linda", "Paul")
    wanted = {seat: [box.view(s, seat).data()] for seat in places}
    while s.asks and places[0].last["turn"] < 40:
        mover = places[s.asks[0].player]
        turn = mover.last["turn"]
        answer_as(s, s.asks[0].player, mover.view["choices"][0]["code"])
        mover.choose(0)
        for seat, place in places.items():
            wanted[seat].append(box.view(s, seat).data())
            while place.last["turn"] <= turn:
                place.receive()
    for seat, place in places.items():
        tables = [message for message in map(json.loads, place.frames) if message["type"] == "table"]
        assert {message["turn"] for message in tables} == set(range(len(wanted[seat])))
        for message in tables:
            view = wanted[seat][message["turn"]]
            assert message["view"] == {**view, "question": message["view"]["question"]}
            if not message["view"]["over"]:
                assert "918273645" not in json.dumps(message)


def test_stale_and_double_clicks_get_the_current_table(people: People, game: str) -> None:
    (linda,) = people("Linda")
    here = linda.sit(linda.table(game, "me", "me")["code"])
    here.next()
    first = here.view["question"]
    code = here.view["choices"][0]["code"]
    here.send({"question": first, "choose": code})
    here.send({"question": first, "choose": code})
    moved = here.until(lambda m: m["type"] == "table" and m["turn"] == 1)
    late = here.next()
    assert late["note"]
    assert late["turn"] == 1
    assert late["view"] == moved["view"]
    assert linda.at(late["info"]["code"])["turn"] == 1
    future = here.ask({"question": first + 50, "choose": code})
    assert future["note"]
    assert future["turn"] == 1


def test_what_may_not_be_chosen_is_refused_with_the_reason(people: People, game: str) -> None:
    (linda,) = people("Linda")
    here = linda.sit(linda.table(game, "me", "random")["code"])
    here.asked()
    legal = {choice["code"] for choice in here.view["choices"]}
    wrong = next(code for code in range(SHELF[game].codes) if code not in legal)
    turn = here.last["turn"]
    refusal = here.ask({"question": here.view["question"], "choose": wrong}, "error")
    assert refusal["error"]
    why = here.ask({"why": wrong}, "why")
    assert why["code"] == wrong
    assert why["text"]
    assert linda.at(here.last["info"]["code"], f"/why?code={wrong}")["text"] == why["text"]
    assert here.ask({"why": min(legal)}, "why")["text"] == "You may choose it."
    assert linda.at(here.last["info"]["code"])["turn"] == turn


def test_nobody_answers_for_a_seat_that_is_not_theirs(people: People, game: str) -> None:
    linda, paul, eve = people("Linda", "Paul", "Eve")
    table = linda.table(game, "me", "open")
    paul.at(table["code"], "/join", {})
    state = linda.at(table["code"], "/state?seat=0")
    asked = state["info"]["asked"][0]
    other = paul if asked == 0 else linda
    body = {"question": state["view"]["question"], "choose": 0}
    assert eve.refused("POST", f"/api/tables/{table['code']}/answer", body)[0] == 403
    assert other.refused("POST", f"/api/tables/{table['code']}/answer", {**body, "seat": asked})[0] == 403
    assert other.refused("GET", f"/api/tables/{table['code']}/state?seat={asked}")[0] == 403
    watcher = eve.sit(table["code"])
    assert "watch" in watcher.ask({**body}, "error")["error"]
    assert "not yours" in watcher.ask({**body, "seat": asked}, "error")["error"]
    assert linda.at(table["code"])["turn"] == 0


def test_play_over_http_alone_with_waiting(people: People, game: str) -> None:
    (linda,) = people("Linda")
    code = linda.table(game, "me", "random")["code"]
    state = linda.at(code, "/state")
    while not state["view"]["over"]:
        if state["view"]["choices"]:
            choose = state["view"]["choices"][-1]["code"]
            state = linda.at(code, "/answer", {"question": state["view"]["question"], "choose": choose})
        else:
            state = linda.at(code, f"/state?after={state['turn']}&wait=20")
    sheets = linda.at(code, "/sheets")
    assert sheets["over"]
    assert sheets["verdict"] == state["view"]["verdict"]
    assert len(sheets["sheets"]) == len(sheets["sides"])


def test_the_log_tells_the_whole_story_again(people: People, game: str) -> None:
    (linda,) = people("Linda")
    here = linda.sit(linda.table(game, "me", "me")["code"])
    here.next()
    story = [line["text"] for line in here.view["log"]]
    for _ in range(6):
        if not here.last["info"]["asked"]:
            break  # a game can be over as soon as that
        here.ask({"look": here.last["info"]["asked"][0]})
        here.choose(0)
        here.ask({"look": 0})
        story += [line["text"] for line in here.view["log"]]
    told = here.ask({"history": True}, "log")
    assert [line["text"] for line in told["lines"]] == story
    assert linda.at(here.last["info"]["code"], "/log?seat=0")["lines"] == told["lines"]
    assert (told["after"], told["step"]) == (-1, here.last["step"])
    for after in range(here.last["step"] + 1):  # whoever was away is told what came after it, and nothing twice
        rest = here.ask({"history": True, "after": after}, "log")
        assert rest["lines"] == [line for line in told["lines"] if line["step"] > after]
        assert (rest["after"], rest["step"]) == (after, told["step"])
    assert "error" in here.ask({"history": True, "after": "all"}, "error")
