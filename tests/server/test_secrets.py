"""Nobody gets to know more than their seat, whatever they try: seats, votes, links, chat. Branches: test_branch."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from worldtable.engine.game import WATCHER
from worldtable.engine.loop import answer_at
from worldtable.games import SHELF
from worldtable.server.http.calls import Limits
from worldtable.server.http.socket import Conversation
from worldtable.server.service import Service
from worldtable.server.settings import Settings
from worldtable.server.tables import seating
from worldtable.server.tables.connection import Connection
from worldtable.server.tables.table import Table
from worldtable.server.testing import QUICK, People, Person, Place, Server, Visit
from worldtable.testing.plays import seen

Json = dict[str, Any]


def begun(host: Person, guest: Person, game: str, **more: Any) -> str:
    """A table of two people in play where the host is asked; its code.

    So a bot that takes over the guest's seat has nothing to answer: alone it might end the game.
    """
    for _ in range(60):
        code: str = host.table(game, "me", "open", **more)["code"]
        joined = guest.at(code, "/join", {})
        assert joined["status"] == "playing"
        if "seed" in more or joined["asked"] == [0]:
            return code
    raise AssertionError("The host is never asked first.")


def told(place: Place, words: str) -> str:
    """The next line of the chat that holds some words."""
    message = place.until(lambda m: m["type"] == "chat" and any(words in line["text"] for line in m["lines"]))
    return str(next(line["text"] for line in message["lines"] if words in line["text"]))


# A seat belongs to the person in it.


@pytest.mark.parametrize("wish", [{"kind": "open"}, {"kind": "bot", "bot": "random"}, {"kind": "closed"}])
def test_the_host_takes_nobodys_seat_once_the_game_has_begun(people: People, game: str, wish: Json) -> None:
    linda, paul = people("Linda", "Paul")
    code = begun(linda, paul, game)
    status, sentence = linda.refused("PUT", f"/api/tables/{code}/seats/1", wish)
    assert status == 409
    assert "belongs to whoever sits there" in sentence
    assert linda.refused("POST", f"/api/tables/{code}/join", {"seat": 1}) == (409, "That seat is taken.")
    for what in ("state", "log", "replay", "sheets", "why"):
        assert linda.refused("GET", f"/api/tables/{code}/{what}?seat=1{'&code=1' * (what == 'why')}")[0] == 403
    assert linda.refused("POST", f"/api/tables/{code}/leave", {"seat": 1})[0] == 409
    assert paul.at(code)["mine"] == [1]
    assert paul.at(code)["fair"]


def test_a_stand_in_comes_only_with_the_consent_of_all(people: People, game: str) -> None:
    linda, paul, eve = people("Linda", "Paul", "Eve")
    code = begun(linda, paul, game)
    here, there, watcher = linda.sit(code), paul.sit(code), eve.sit(code)
    assert linda.at(code, "", {"stand_in": "random", "patience": 5}, "PATCH")["stand_in"] == ""
    vote = there.until(lambda m: m["type"] == "table" and m["vote"] is not None)["vote"]
    assert vote["text"] == "Linda proposes: Random plays for whoever is away for 5 seconds, until they are back."
    assert (vote["agreed"], vote["missing"]) == ([0], [1])
    watcher.send({"agree": True})
    assert watcher.next("error")["error"] == "You have no seat at this table."
    there.send({"agree": False})
    assert told(here, "does not agree") == "Paul does not agree."
    assert paul.at(code)["stand_in"] == ""
    paul.at(code, "", {"stand_in": "level3"}, "PATCH")  # not the host, and a player all the same
    assert linda.at(code, "/agree", {"agree": True})["info"]["stand_in"] == "level3"
    assert told(watcher, "Agreed") == "Agreed: Sable plays for whoever is away for 60 seconds, until they are back."
    assert eve.refused("PATCH", f"/api/tables/{code}", {"patience": 5})[0] == 403
    assert paul.refused("PATCH", f"/api/tables/{code}", {"watch": False})[0] == 403


def test_in_the_lobby_the_host_says_who_stands_in_and_everybody_reads_it(people: People, game: str) -> None:
    linda, eve = people("Linda", "Eve")
    code = linda.table(game, "me", "open")["code"]
    watcher = eve.sit(code)
    watcher.next("chat")
    assert linda.at(code, "", {"stand_in": "random", "patience": 30}, "PATCH")["patience"] == 30
    assert "Random plays for whoever is away for 30 seconds" in told(watcher, "Random")
    assert eve.refused("PATCH", f"/api/tables/{code}", {"stand_in": ""})[0] == 403


def test_a_short_absence_gives_nobody_a_say_over_the_seat(people: People, game: str) -> None:
    linda, paul = people("Linda", "Paul")
    code = begun(linda, paul, game)
    here = linda.sit(code)
    for patience in (5, 600, 86_400):
        linda.at(code, "", {"stand_in": "random", "patience": patience}, "PATCH")
        assert here.until(lambda m: m["type"] == "table" and m["vote"] is not None)["vote"]["missing"] == [1]
    assert linda.at(code)["absence"] == 600


def test_after_a_long_absence_the_others_may_have_a_bot_stand_in(
    tmp_path: Path, start: Callable[..., Server], visit: Visit, game: str
) -> None:
    server = start(f"sqlite:///{tmp_path}/t.sqlite3", *QUICK, "--absence", "6")
    linda, paul = visit(server, "Linda", "Paul")
    code = begun(linda, paul, game, seed="7")
    here = linda.sit(code)
    here.next()
    while linda.at(code, "", {"stand_in": "random", "patience": 6}, "PATCH")["stand_in"] != "random":
        linda.at(code, f"/state?after={here.last['turn']}&wait=1")
    linda.at(code, "", {"patience": 5}, "PATCH")
    assert linda.at(code, "/state")["vote"]["missing"] == [1], "a shorter wait needs the consent of those away, too"
    while here.last["info"]["asked"] != [1]:
        here.choose(0)
    assert "Paul is away; Random plays on until Paul is back." in told(here, "Paul is away")
    back = paul.sit(code)
    seat = back.next()["info"]["seats"][1]
    assert (seat["kind"], seat["mine"], seat["here"]) == ("human", True, True)
    while back.last["info"]["asked"] != [1]:
        if here.asked()["info"]["asked"] == [0]:
            here.choose(0)
        back.until(lambda m: m["type"] == "table" and m["turn"] >= here.last["turn"])
    assert back.choose(0)["type"] == "table"


# A seat that was left.


def test_a_seat_that_was_left_is_taken_by_those_alone_who_have_seen_no_other(
    tmp_path: Path, start: Callable[..., Server], visit: Visit, game: str
) -> None:
    slow = start(f"sqlite:///{tmp_path}/t.sqlite3", "--pace", "8", "--unlimited")  # bots must not end the game
    linda, paul, eve = visit(slow, "Linda", "Paul", "Eve")
    code = begun(linda, paul, game)
    here, there, watcher = linda.sit(code), paul.sit(code), eve.sit(code)
    there.next()
    assert there.last["seat"] == 1
    paul.at(code, "/leave", {})
    assert told(here, "left") == "Paul left; Sable plays on."
    assert there.until(lambda m: m["type"] == "table" and m["seat"] != 1)["seat"] == -1
    assert there.ask({"history": True}, "log")["seat"] == -1
    assert there.ask({"look": 1}, "error")["error"] == "That seat is not yours."
    for what in ("state", "log", "replay", "sheets"):
        assert paul.refused("GET", f"/api/tables/{code}/{what}?seat=1")[0] == 403
    free = [[seat["free"] for seat in each.at(code)["seats"]] for each in (linda, paul, eve)]
    assert free == [[False, False], [False, True], [False, True]]
    status, sentence = linda.refused("POST", f"/api/tables/{code}/join", {"seat": 1})
    assert (status, "You have seen the secrets of Linda" in sentence) == (403, True)
    assert linda.at(code, "/join", {})["mine"] == [0], "who has a seat keeps it"
    linda.at(code, "/leave", {})
    assert linda.refused("POST", f"/api/tables/{code}/join", {"seat": 1})[0] == 403
    assert paul.refused("POST", f"/api/tables/{code}/join", {"seat": 0})[0] == 403
    assert eve.at(code, "/join", {"seat": 1})["mine"] == [1]
    assert told(watcher, "takes the seat") == "Eve takes the seat of Paul."
    assert eve.refused("POST", f"/api/tables/{code}/join", {"seat": 0})[0] == 403
    assert paul.refused("POST", f"/api/tables/{code}/join", {})[0] == 403
    assert linda.at(code, "/join", {})["mine"] == [0], "nobody else may, so she gets it back"
    assert told(watcher, "back") == "Linda is back."
    assert linda.at(code)["fair"]


def test_a_bots_own_seat_is_not_for_the_taking(people: People, game: str) -> None:
    linda, eve = people("Linda", "Eve")
    code = linda.table(game, "me", "random")["code"]
    assert eve.refused("POST", f"/api/tables/{code}/join", {})[0] == 409
    assert eve.refused("POST", f"/api/tables/{code}/join", {"seat": 1})[0] == 409
    assert not any(seat["free"] for seat in eve.at(code)["seats"])


def test_a_seat_goes_through_so_many_hands_and_no_more(people: People, game: str) -> None:
    linda, *others = people("Linda", *[f"Guest {number}" for number in range(20)])
    code = begun(linda, others[0], game)
    for before, after in pairwise(others):
        before.at(code, "/leave", {})
        after.at(code, "/join", {})
    others[-1].at(code, "/leave", {})
    assert others[-1].refused("POST", f"/api/tables/{code}/join", {})[0] == 409
    assert not linda.at(code)["seats"][1]["free"]


def test_who_sees_several_seats_makes_the_table_unfair_for_good(people: People, game: str) -> None:
    linda, eve = people("Linda", "Eve")
    assert linda.table(game, "me", "random")["fair"]
    lobby = linda.table(game, "me", "open")
    assert (lobby["fair"], lobby["why_unfair"]) == (True, "")
    code = lobby["code"]
    assert not linda.at(code, "/join", {"seat": 1})["fair"]
    assert linda.at(code)["why_unfair"] == "One person sees the secrets of Linda and Linda 2."
    linda.at(code, "/leave", {"seat": 1})
    eve.at(code, "/join", {"seat": 1})
    assert [seat["kind"] for seat in eve.at(code)["seats"]] == ["human", "human"]
    assert (eve.at(code)["fair"], eve.at(code)["why_unfair"]) == (
        False,
        "One person sees the secrets of Linda and Eve.",
    )
    chosen = linda.table(game, "me", "random", seed="7")
    assert (chosen["fair"], "was chosen" in chosen["why_unfair"]) == (False, True)


# Watching.


@pytest.mark.parametrize("name", SHELF)
def test_a_watcher_sees_nothing_that_a_player_does_not(name: str) -> None:
    """Else a player would learn from the watchers' view: deal anew what a seat cannot see, and it stays the same."""
    game = SHELF[name]
    luck = random.Random(5)
    for seats in game.seats:
        s = game.start(seats, 11)
        for step in range(40):
            if not s.asks:
                break
            if step % 3 == 0:
                watched = game.view(s, WATCHER).data()
                for seat in range(seats):
                    again = game.view(game.redeal(s, seat, 1000 + step), WATCHER).data()
                    assert {**again, "log": []} == {**watched, "log": []}, (seat, step)
            at = luck.randrange(len(s.asks))
            answer_at(s, at, luck.choice(s.options[at]))
        assert seen(game, s, WATCHER)


def test_a_player_who_also_watches_sees_no_other_seat(people: People, game: str) -> None:
    linda, paul = people("Linda", "Paul")
    code = begun(linda, paul, game)
    watch = linda.at(code)["watch_code"]
    for link in (code, watch):
        assert linda.at(link, "/state?seat=-1")["view"]["seat"] == -1
        assert linda.at(link, "/state")["view"]["seat"] == 0
        assert linda.refused("GET", f"/api/tables/{link}/state?seat=1")[0] == 403
        assert linda.refused("GET", f"/api/tables/{link}/replay?seat=1")[0] == 403
        assert linda.refused("GET", f"/api/tables/{link}/download")[0] == 409
        assert linda.sit(link, 1).next()["seat"] == -1
    (stranger,) = people("")
    place = stranger.sit(watch, 1)
    assert place.next()["seat"] == -1
    assert place.ask({"look": 0}, "error")["error"]
    assert stranger.at(watch)["code"] == ""
    assert stranger.refused("POST", f"/api/tables/{watch}/join", {"seat": 1})[0] in (401, 403)


def test_the_way_to_a_rematch_is_for_players(people: People, game: str) -> None:
    linda, eve = people("Linda", "Eve")
    code = linda.table(game, "me", "random")["code"]
    linda.sit(code).play()
    new = linda.at(code, "/rematch", {})
    assert eve.at(code)["rematch"] == ""
    assert new["seed"] == ""
    assert not any(seat["free"] for seat in new["seats"])


# Chat.


def test_no_watcher_speaks_under_a_players_name(people: People, game: str) -> None:
    linda, *watchers = people("Linda", "Linda", "LINDA", "Línda", "L i n d a", "Eve")
    code = linda.table(game, "me", "random")["code"]
    here = linda.sit(code)
    here.next("chat")
    heard = []
    for each in watchers:
        each.sit(code).send({"chat": "I give up."})
        heard.append(here.next("chat")["lines"][0])
    assert [line["name"] for line in heard] == ["Linda 2", "LINDA 2", "Línda 2", "L i n d a 2", "Eve"]
    assert all(line["watching"] and line["seat"] == -1 for line in heard)
    here.send({"chat": "I do not."})
    line = here.next("chat")["lines"][0]
    assert (line["name"], line["watching"], line["seat"]) == ("Linda", False, 0)
    linda.at(code, "/leave", {})
    line = here.until(lambda m: m["type"] == "chat")["lines"][0]
    assert (line["name"], line["watching"]) == ("", False)


# What comes at the same moment.


def in_a_house(folder: Path, work: Callable[[Service, Table], Awaitable[None]], game: str) -> None:
    """Something at a table of Linda and Paul, in this process, where the order of things is ours."""

    async def run() -> None:
        house = Service(Settings(f"sqlite:///{folder}/t.sqlite3"))
        await house.open()
        try:
            wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "stand_in": "random"}
            table = await seating.new_table(house, "linda", "Linda", wish)
            await house.do(table, lambda t: seating.join(t, "paul", "Paul", None, ""))
            await work(house, table)
        finally:
            await house.close()

    asyncio.run(run())


def test_who_is_back_answers_alone(tmp_path: Path, game: str) -> None:
    """Even if the answer of the stand-in was already on its way."""

    async def work(house: Service, table: Table) -> None:
        match = table.playing()
        seat = match.asked()[0]
        choose = match.state.options[0][0]
        back = Connection(table.seats[seat].identity, seat, True)
        table.connections.add(back)
        await table.do(lambda: table.answer_for(seat, match.question, choose, "random"))
        assert table.head.turn == 0
        table.connections.discard(back)
        await table.do(lambda: table.answer_for(seat, match.question, choose, "random"))
        assert table.head.turn == 1
        lines = await house.store.chat(table.head.id)
        assert [line.text for line in lines if "away" in line.text] == [
            f"{table.seats[seat].name} is away; Random plays on until {table.seats[seat].name} is back."
        ]

    in_a_house(tmp_path, work, game)


def test_a_seat_that_is_left_on_the_way_to_the_table_is_not_shown(tmp_path: Path, game: str) -> None:
    async def work(house: Service, table: Table) -> None:
        paul = Connection("paul", 1, True)
        await house.do(table, lambda t: seating.leave(t, "paul", None))
        await Conversation(house, Limits(house.settings), table, paul).arrive()
        assert json.loads(paul.outbox[0][0])["seat"] == -1

    in_a_house(tmp_path, work, game)


@pytest.mark.parametrize("message", [{"choose": 0, "question": 1}, {"undo": True}])
def test_what_waits_for_its_turn_is_not_done_for_a_seat_that_was_left_meanwhile(
    tmp_path: Path, game: str, message: Json
) -> None:
    async def work(house: Service, table: Table) -> None:
        match = table.playing()
        seat = match.asked()[0]
        who = table.seats[seat].identity
        place = Connection(who, seat, True)
        conversation = Conversation(house, Limits(house.settings), table, place)
        await conversation.arrive()
        sent = {**message, "seat": seat}
        if "choose" in sent:
            sent |= {"question": match.question, "choose": match.state.options[0][0]}
        leaving = house.do(table, lambda t: seating.leave(t, who, None))
        await asyncio.gather(leaving, conversation.hear(json.dumps(sent)))
        errors = [json.loads(text)["error"] for text, _ in place.outbox if json.loads(text)["type"] == "error"]
        assert errors == ["That seat is not yours."]

    in_a_house(tmp_path, work, game)
