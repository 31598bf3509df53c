"""Seats, hosts, bots, watchers, hot-seat, undo, chat, rematch."""

from __future__ import annotations

import time

import pytest

from worldtable.games import SHELF
from worldtable.server.testing import People


def test_the_shelf_and_the_rules(people: People) -> None:
    (linda,) = people("Linda")
    found = linda.call("GET", "/api/games")
    assert [game["name"] for game in found["games"]] == list(SHELF)
    assert sum(bot["best"] for bot in found["bots"]) == 1
    for game in found["games"]:
        assert game["players"]
        assert game["sentence"]
        rules = linda.call("GET", f"/api/games/{game['name']}/rules")
        assert rules["book"][0]["title"] == game["title"]
        one = rules["rules"][0]
        assert linda.call("GET", f"/api/games/{game['name']}/rules/{one['number']}") == one
        word = one["text"].split()[-1].strip(".*")
        found = linda.call("GET", f"/api/games/{game['name']}/rules?search={word}")
        assert one in found["rules"]
        assert one["chapter"] in {chapter["id"] for chapter in rules["book"]}
        assert linda.call("GET", f"/api/games/{game['name']}/rules?search=example")["places"]
    assert linda.refused("GET", "/api/games/chess/rules")[0] == 404


def test_a_name_is_needed_and_can_be_changed(people: People, game: str) -> None:
    (stranger,) = people("")
    assert stranger.call("GET", "/api/me") == {"name": ""}
    assert stranger.refused("POST", "/api/tables", {"game": game, "seats": [{"kind": "me"}] * 2})[0] == 401
    stranger.call("POST", "/api/me", {"name": " Li\u202en\x00da "})
    assert stranger.call("GET", "/api/me") == {"name": "Li n da"}
    before = stranger.cookie().split(".")[0]
    stranger.call("POST", "/api/me", {"name": "Paula"})
    assert stranger.cookie().split(".")[0] == before
    assert stranger.call("GET", "/api/me") == {"name": "Paula"}


@pytest.mark.parametrize(
    ("body", "word"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "chess"),
        ({"seats": [{"kind": "me"}]}, "game"),
        ({"game": "*", "seats": [{"kind": "me"}] * 19}, "players"),
        ({"game": "*", "seats": [{"kind": "cat"}]}, "kind"),
        ({"game": "*", "seats": [{"kind": "bot", "bot": "hal"}, {"kind": "me"}]}, "hal"),
        ({"game": "*", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"colour": "red"}}, "colour"),
        ({"game": "*", "seats": [{"kind": "me"}, {"kind": "me"}], "patience": 1}, "patience"),
        ({"game": "*", "seats": [{"kind": "me"}, {"kind": "me"}], "seed": "-4"}, "seed"),
        ({"game": "*", "seats": [{"kind": "me"}, {"kind": "me"}], "cheat": True}, "cheat"),
        ([1], "object"),
    ],
)
def test_impossible_tables_are_refused_with_a_sentence(people: People, game: str, body: object, word: str) -> None:
    (linda,) = people("Linda")
    if isinstance(body, dict) and body.get("game") == "*":
        body = {**body, "game": game}
    status, sentence = linda.refused("POST", "/api/tables", body)
    assert status in (400, 422)
    assert word in sentence


def test_a_code_may_be_typed_carelessly_and_not_guessed(people: People, game: str) -> None:
    linda, paul = people("Linda", "Paul")
    table = linda.table(game, "me", "open")
    typed = table["code"].replace("-", " ").lower()
    assert paul.at(typed)["code"] == table["code"]
    assert paul.refused("GET", "/api/tables/AAAA-AAAA-AAAA")[0] == 404
    assert paul.refused("GET", "/api/tables/x")[0] == 404
    assert paul.refused("POST", f"/api/tables/{table['watch_code']}/join", {})[0] == 403


def test_the_host_fills_opens_and_closes_seats(people: People) -> None:
    linda, paul = people("Linda", "Paul")
    game = next(game for game in SHELF.values() if {2, 3} <= set(game.seats))
    code = linda.table(game.name, "me", "open", "open")["code"]
    paul.at(code, "/join", {"seat": 1, "name": "Linda"})
    assert [seat["name"] for seat in linda.at(code)["seats"]] == ["Linda", "Linda 2", "Player 3"]
    assert paul.refused("PUT", f"/api/tables/{code}/seats/2", {"kind": "bot"})[0] == 403
    assert linda.refused("PUT", f"/api/tables/{code}/seats/7", {"kind": "bot"})[0] == 404
    started = linda.at(code, "/seats/2", {"kind": "closed"}, "PUT")
    assert started["status"] == "playing"
    assert len(started["seats"]) == 2
    assert linda.refused("PUT", f"/api/tables/{code}/seats/1", {"kind": "closed"})[0] == 409
    assert paul.at(code)["mine"] == [1]


def test_leaving_gives_the_seat_to_a_bot(people: People, game: str) -> None:
    linda, paul = people("Linda", "Paul")
    code = linda.table(game, "me", "open")["code"]
    paul.at(code, "/join", {})
    assert paul.at(code, "/leave", {})["seats"][1]["kind"] == "bot"
    assert linda.sit(code).play()["view"]["over"]
    assert linda.refused("POST", f"/api/tables/{code}/leave", {})[0] == 409


def test_hot_seat_looks_from_every_seat_it_holds(people: People, game: str) -> None:
    (linda,) = people("Linda")
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "me", "name": "Paul"}]}
    table = linda.call("POST", "/api/tables", wish)
    assert table["mine"] == [0, 1]
    here = linda.sit(table["code"])
    while not here.next()["view"]["over"]:
        asked = here.last["info"]["asked"][0]
        if here.ask({"look": asked})["view"]["over"]:
            break
        assert here.view["seat"] == asked
        assert here.view["names"] == ["Linda", "Paul"]
        here.send({"question": here.view["question"], "choose": here.view["choices"][0]["code"], "seat": asked})
    assert here.view["over"]
    assert here.ask({"look": 5}, "error")["error"]


def test_a_table_may_forbid_watchers(people: People, game: str) -> None:
    linda, eve = people("Linda", "Eve")
    table = linda.table(game, "me", "random", watch=False)
    assert eve.refused("GET", f"/api/tables/{table['code']}/state")[0] == 403
    assert eve.refused("GET", f"/api/tables/{table['watch_code']}")[0] == 403
    assert eve.sit(table["code"]).closed() == 4403
    (stranger,) = people("")
    assert stranger.sit(table["code"]).closed() == 4401
    assert stranger.sit("AAAA-AAAA-AAAA").closed() == 4404
    linda.at(table["code"], "", {"watch": True}, "PATCH")
    watcher = eve.sit(table["watch_code"])
    watcher.next()
    linda.at(table["code"], "", {"watch": False}, "PATCH")
    assert watcher.closed() == 4403


def test_after_the_game_watchers_see_all_only_if_the_table_reveals(people: People, game: str) -> None:
    linda, eve = people("Linda", "Eve")
    for reveal in (True, False):
        table = linda.table(game, "me", "random", reveal=reveal)
        code = table["code"]
        assert linda.refused("GET", f"/api/tables/{code}/replay?seat=1")[0] == 403
        assert linda.refused("GET", f"/api/tables/{code}/download")[0] == 409
        linda.sit(code).play()
        assert linda.at(code, "/replay?seat=1")["views"][0]["view"]["seat"] == 1
        path = f"/api/tables/{table['watch_code']}"
        assert eve.call("GET", f"{path}/replay?seat=-1")["views"][0]["view"]["seat"] == -1
        for what in ("replay?seat=0", "download"):
            assert (eve.http.get(f"{path}/{what}").status_code == 200) == reveal


def test_replay_of_own_past_turns(people: People, game: str) -> None:
    (linda,) = people("Linda")
    here = linda.sit(linda.table(game, "me", "random")["code"])
    seen = {}
    here.asked()
    for _ in range(3):
        if here.view["over"]:
            break
        seen[here.last["turn"]] = here.view
        here.choose(0)
        here.asked()
    code = here.last["info"]["code"]
    found = linda.at(code, "/replay?from=0&count=50")
    assert found["steps"] >= len(found["views"])
    for turn, view in seen.items():
        past = found["views"][turn]["view"]
        assert {**past, "question": 0} == {**view, "question": 0}
    assert linda.at(code, f"/replay?from={found['steps'] + 50}")["views"] == []


def test_the_outline_tells_every_step_to_the_eyes_that_look(people: People, game: str) -> None:
    linda, eve = people("Linda", "Eve")
    table = linda.table(game, "me", "random", seed="7", reveal=False)
    code, watched = table["code"], f"/api/tables/{table['watch_code']}"
    here = linda.sit(code)
    here.asked()
    assert linda.at(code, "/outline")["eyes"] == [0]  # no other eyes while the game goes on
    assert linda.refused("GET", f"/api/tables/{code}/outline?all=true")[0] == 403
    assert linda.refused("GET", f"/api/tables/{code}/replay?all=true")[0] == 403
    here.play()
    own, public = linda.at(code, "/outline?seat=0"), eve.call("GET", f"{watched}/outline?seat=-1")
    assert own["eyes"] == [0, 1]
    assert public["eyes"] == []
    assert [step["by"] for step in own["steps"]] == [step["by"] for step in public["steps"]]
    assert all(bool(step["given"]) == (step["by"] == 0) for step in own["steps"])
    assert not any(step["given"] for step in public["steps"])
    views = linda.at(code, "/replay?seat=0&count=50")["views"]
    for step, seen in zip(own["steps"], views, strict=False):
        assert step["said"] == seen["view"]["log"]
        assert step["scores"] == [banner.get("score") for banner in seen["view"]["banners"]]
    for moment in own["moments"]:
        before, after = (views[moment["step"] + shift]["view"]["banners"] for shift in (-1, 0))
        side = moment["side"]
        assert after[side]["score"] - before[side]["score"] == moment["change"]
    assert eve.http.get(f"{watched}/replay?seat=-1&all=true").status_code == 403
    linda.at(code, "", {"reveal": True}, "PATCH")
    every = eve.call("GET", f"{watched}/replay?seat=0&all=true&count=50")["views"]
    assert any(zone["owner"] == 1 and all(thing["face"] for thing in zone["things"]) for zone in every[0]["hands"])
    assert {ask["seat"] for each in every for ask in each["asks"]} == {1}
    assert all(step["given"] for step in eve.call("GET", f"{watched}/outline?seat=0&all=true")["steps"][1:])


def test_undo_at_once_where_nothing_was_shown(people: People, game: str) -> None:
    """Hot-seat against oneself: look for an answer that may be taken back, and take it back."""
    (linda,) = people("Linda")
    for _ in range(20):
        here = linda.sit(linda.table(game, "me", "me")["code"])
        here.next()
        asked = here.last["info"]["asked"][0]
        here.ask({"look": asked})
        before = here.view
        here.choose(-1)
        if here.last["undo"]["possible"]:
            break
    assert here.last["undo"] == {"possible": True, "ask": False, "why": ""}
    after = here.ask({"undo": True})
    assert (after["turn"], after["step"]) == (2, 0)
    assert after["view"]["question"] > before["question"]
    without = ("question", "log")
    assert {k: v for k, v in after["view"].items() if k not in without} == {
        k: v for k, v in before.items() if k not in without
    }
    late = here.ask({"question": before["question"], "choose": before["choices"][0]["code"]})
    assert late["note"]
    assert late["turn"] == 2
    here.choose()
    assert here.last["turn"] == 3


def test_undo_by_consent_of_all(people: People, game: str) -> None:
    linda, paul = people("Linda", "Paul")
    table = linda.table(game, "me", "open", seed="7")
    paul.at(table["code"], "/join", {})
    places = {0: linda.sit(table["code"]), 1: paul.sit(table["code"])}
    for place in places.values():
        place.next()
    for _ in range(8):  # until both have answered, so that the first must ask the table
        asked = places[0].last["info"]["asked"][0]
        turn = places[asked].last["turn"]
        places[asked].choose(0)
        for place in places.values():
            while place.last["turn"] <= turn:
                place.receive()
        wanting = [seat for seat, place in places.items() if place.last["undo"]["ask"]]
        if wanting:
            break
    seat = wanting[0]
    turn = places[seat].last["turn"]
    other = places[1 - seat]
    asked_for = places[seat].ask({"undo": True})
    vote = asked_for["vote"]
    told = vote.pop("text")
    assert vote == {"by": seat, "agreed": [seat], "missing": [1 - seat]}
    assert told.startswith(f"{asked_for['info']['seats'][seat]['name']} wants to take back an answer: “")
    public = linda.at(table["code"], "/outline?seat=-1")["steps"]
    assert any(" ".join(line["text"] for line in step["said"]) == told.split("“")[1].split("”")[0] for step in public)
    other.until(lambda m: m["type"] == "table" and m["vote"] is not None)
    other.send({"agree": False})
    assert "does not agree" in other.next("chat")["lines"][0]["text"]
    places[seat].until(lambda m: m["type"] == "table" and m["vote"] is None)
    places[seat].send({"undo": True})
    other.until(lambda m: m["type"] == "table" and m["vote"] is not None)
    other.send({"agree": True})
    back = places[seat].until(lambda m: m["type"] == "table" and m["turn"] > turn)
    assert back["vote"] is None
    assert seat in back["info"]["asked"]
    assert other.ask({"agree": True}, "error")["error"]


def test_against_bots_consent_is_given(people: People, game: str) -> None:
    (linda,) = people("Linda")
    here = linda.sit_where(lambda table: table["undo"]["ask"] and table["info"]["asked"] == [0], game, "me", "random")
    turn = here.last["turn"]
    here.send({"undo": True})
    back = here.until(lambda m: m["type"] == "table" and m["turn"] == turn + 1)
    assert back["info"]["asked"] == [0]
    code = back["info"]["code"]
    here.play()
    assert linda.http.get(f"/api/tables/{code}/download").status_code == 200
    assert "over" in here.ask({"undo": True}, "error")["error"]


def test_chat(people: People, game: str) -> None:
    linda, eve = people("Linda", "Eve")
    table = linda.table(game, "me", "random")
    here, watcher = linda.sit(table["code"]), eve.sit(table["watch_code"])
    watcher.next("chat")
    here.next("chat")
    here.send({"chat": " Hello <b>there</b>\x07 "})
    for place in (here, watcher):
        line = place.next("chat")["lines"][0]
        assert line["text"] == "Hello <b>there</b>"
        assert (line["name"], line["seat"], line["number"]) == ("Linda", 0, 1)
    watcher.send({"chat": "Hi"})
    assert here.next("chat")["lines"][0]["seat"] == -1
    again = linda.sit(table["code"])
    assert [line["text"] for line in again.next("chat")["lines"]] == ["Hello <b>there</b>", "Hi"]
    assert here.ask({"chat": "x" * 501}, "error")["error"]
    assert here.ask({"chat": "  "}, "error")["error"]


def test_rematch_moves_everybody_one_seat_on(people: People, game: str) -> None:
    (linda,) = people("Linda")
    table = linda.table(game, "me", "random")
    assert linda.refused("POST", f"/api/tables/{table['code']}/rematch", {})[0] == 409
    here = linda.sit(table["code"])
    here.play()
    new = linda.at(table["code"], "/rematch", {})
    assert [seat["kind"] for seat in new["seats"]] == ["bot", "human"]
    assert new["mine"] == [1]
    assert new["deal"][0]["commitment"] != table["deal"][0]["commitment"]
    assert here.until(lambda m: m["type"] == "table" and m["info"]["rematch"])["info"]["rematch"] == new["code"]
    assert linda.at(table["code"], "/rematch", {})["code"] == new["code"]
    (eve,) = people("Eve")
    assert eve.refused("POST", f"/api/tables/{table['code']}/rematch", {})[0] == 403
    assert linda.sit(new["code"]).play()["view"]["over"]


def test_my_tables_tell_where_i_am_asked(people: People, game: str) -> None:
    linda, paul = people("Linda", "Paul")
    codes = [linda.table(game, "me", "open")["code"] for _ in range(2)]
    paul.at(codes[0], "/join", {})
    mine = {table["code"]: table for table in linda.call("GET", "/api/tables/mine")["tables"]}
    assert set(mine) == set(codes)
    assert mine[codes[0]]["status"] == "playing"
    assert mine[codes[1]]["status"] == "lobby"
    assert mine[codes[0]]["asked"]
    assert [table["code"] for table in paul.call("GET", "/api/tables/mine")["tables"]] == [codes[0]]


def test_my_tables_tell_what_is_asked_and_nobody_else(people: People, game: str) -> None:
    linda, paul = people("Linda", "Paul")
    code = linda.table(game, "me", "open", seed="7")["code"]
    paul.at(code, "/join", {})
    told = []
    for seat, person in enumerate((linda, paul)):
        view = person.sit(code).next()["view"]
        (mine,) = person.call("GET", "/api/tables/mine")["tables"]
        assert mine["prompt"] == (view["prompt"] if seat in mine["asked"] else "")
        assert (mine["verdict"], mine["places"]) == ("", [])
        told.append(mine["prompt"])
    assert any(told)
    assert people("")[0].at(code, method="GET")["prompt"] == ""


def test_my_tables_tell_how_a_game_ended(people: People, game: str) -> None:
    (linda,) = people("Linda")
    end = linda.sit(linda.table(game, "me", "random")["code"]).play()["view"]
    (mine,) = linda.call("GET", "/api/tables/mine")["tables"]
    assert (mine["verdict"], mine["prompt"]) == (end["verdict"], "")
    assert [place == 1 for place in mine["places"]] == [seat in end["winners"] for seat in range(2)]


def test_the_host_on_this_machine_is_told_how_others_get_in(people: People, game: str) -> None:
    linda, paul = people("Linda", "Paul")
    code = linda.table(game, "me", "open")["code"]
    found = linda.at(code, "/reach", method="GET")
    assert found["open"] is False  # the server of the tests listens to this machine alone
    assert not any("127.0.0.1" in link for link in found["links"])
    assert paul.refused("GET", f"/api/tables/{code}/reach")[0] == 403
    for name in ("X-Forwarded-For", "X-Real-IP", "Forwarded", "Via"):  # through a proxy on this machine comes anybody
        reply = linda.http.get(f"/api/tables/{code}/reach", headers={name: "127.0.0.1"})
        assert reply.status_code == 403


def test_bots_have_names_and_faces(people: People, game: str) -> None:
    (linda,) = people("Linda")
    bots = linda.call("GET", "/api/games")["bots"]
    assert sorted(bot["level"] for bot in bots if bot["level"]) == [1, 2, 3, 4, 5]
    assert all(bot["title"] and bot["face"] and bot["manner"] for bot in bots)
    seats = linda.table(game, "me", "level4")["seats"]
    assert seats[1]["name"] == "Minerva"


def test_bots_of_one_kind_have_names_of_their_own(people: People) -> None:
    (linda,) = people("Bramble")  # as one of them would be called
    seats = linda.table("world_of_wonders", "me", *["level3"] * 6)["seats"]
    names = [seat["name"] for seat in seats]
    assert len(set(names)) == 7
    assert names[1] == "Sable"
    assert not any(letter.isdigit() for name in names[:6] for letter in name)


def test_presence_is_shown_and_a_bot_stands_in(people: People, game: str) -> None:
    linda, paul = people("Linda", "Paul")
    table = linda.table(game, "me", "open", stand_in="random", patience=5, seed="7")
    paul.at(table["code"], "/join", {})
    here, there = linda.sit(table["code"]), paul.sit(table["code"])
    here.until(lambda m: m["type"] == "table" and m["info"]["seats"][1]["here"])
    there.leave()
    gone = here.until(lambda m: m["type"] == "table" and not m["info"]["seats"][1]["here"])
    left = time.monotonic()
    while gone["info"]["asked"] == [0]:
        gone = here.choose(0)
    assert gone["info"]["asked"] == [1]
    turn = gone["turn"]
    here.until(lambda m: m["type"] == "table" and m["turn"] > turn)
    assert time.monotonic() - left > 4
    back = paul.sit(table["code"])
    assert back.next()["info"]["seats"][1]["kind"] == "human"
