"""Everybody's device adds its part to the seed, and nobody can choose theirs to fit."""

from __future__ import annotations

import time
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from worldtable.cli.main import main
from worldtable.deal import commitment_of
from worldtable.server.testing import People, Person, Server, Visit

Json = dict[str, Any]


def sha(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def proved(info: Json, before: list[str]) -> bool:
    """The sum that docs/api.md tells, done by hand: commitments as they were shown before, parts, seed."""
    parts = [word["part"] for word in info["deal"]]
    assert [word["commitment"] for word in info["deal"]] == before
    assert [sha(part) for part in parts if part] == [word["commitment"] for word in info["deal"] if word["part"]]
    return int(sha("-".join(parts)), 16) == int(info["seed"])


def promises(info: Json) -> list[str]:
    return [word["commitment"] for word in info["deal"]]


def shared(linda: Person, paul: Person, game: str, **more: Any) -> Json:
    """A table of two people whose devices have committed."""
    table = linda.table(game, "me", "open", commitment=linda.promise(), **more)
    found: Json = paul.at(table["code"], "/join", {"commitment": paul.promise()})
    return found


def test_a_table_against_bots_is_dealt_from_the_servers_part_and_ones_own(people: People, game: str) -> None:
    (linda,) = people("Linda")
    table = linda.table(game, "me", "random", commitment=linda.promise())
    code, before = table["code"], promises(table)
    assert (table["status"], table["awaited"], table["seed"]) == ("lobby", [0], "")
    assert [word["seat"] for word in table["deal"]] == [-1, 0]
    begun = linda.show(code)
    assert (begun["status"], begun["awaited"]) == ("playing", [])
    assert promises(begun) == before
    end = linda.sit(code).play()["info"]
    assert end["deal"][1]["part"] == linda.parts[before[1]]
    assert proved(end, before)


def test_nobody_shows_a_part_before_all_have_committed(people: People, game: str) -> None:
    linda, paul = people("Linda", "Paul")
    table = linda.table(game, "me", "open", commitment=linda.promise())
    code = table["code"]
    status, sentence = linda.refused("POST", f"/api/tables/{code}/deal", {"part": linda.part(code)})
    assert (status, "until every seat is taken" in sentence) == (409, True)
    full = paul.at(code, "/join", {"commitment": paul.promise()})
    assert (full["status"], full["awaited"]) == ("lobby", [0, 1])
    assert linda.show(code)["awaited"] == [1]
    assert linda.show(code)["awaited"] == [1]  # once more is no harm
    begun = paul.show(code)
    assert begun["status"] == "playing"
    assert promises(begun) == promises(full)
    assert paul.show(code)["status"] == "playing"  # the other window of the same browser


def test_nobody_changes_a_part_once_one_is_shown(people: People, game: str) -> None:
    linda, paul = people("Linda", "Paul")
    code = shared(linda, paul, game)["code"]
    path = f"/api/tables/{code}/deal"
    changed = paul.at(code, "/deal", {"commitment": paul.promise()})  # before that it does not matter
    assert changed["awaited"] == [0, 1]
    linda.show(code)
    assert paul.refused("POST", path, {"commitment": paul.promise()})[0] == 409
    status, sentence = paul.refused("POST", path, {"part": "0" * 64})
    assert (status, "committed to" in sentence) == (400, True)
    paul.parts = {word["commitment"]: paul.parts[word["commitment"]] for word in changed["deal"][2:]}
    assert paul.show(code)["status"] == "playing"
    for late in ({"commitment": paul.promise()}, {"part": "0" * 64}):
        assert "has begun" in paul.refused("POST", path, late)[1]


@pytest.mark.parametrize("how", ["leaves", "is replaced by a bot"])
def test_after_somebody_went_all_parts_that_were_shown_are_void(people: People, game: str, how: str) -> None:
    """Whoever comes now could choose a part that fits, so everybody's must be new."""
    linda, paul, moon = people("Linda", "Paul", "Moon")
    code = shared(linda, paul, game)["code"]
    server, first, _ = promises(linda.show(code))
    if how == "leaves":
        paul.at(code, "/leave", {})
        after = moon.at(code, "/join", {"commitment": moon.promise()})
        assert promises(after) == [server, "", after["deal"][2]["commitment"]]
    else:
        after = linda.at(code, "/seats/1", {"kind": "bot", "bot": "random"}, "PUT")
        assert promises(after) == [server, ""]
    assert (after["status"], after["awaited"]) == ("lobby", [0])
    assert linda.refused("POST", f"/api/tables/{code}/deal", {"part": linda.parts[first]})[0] == 409
    again = linda.at(code, "/deal", {"commitment": linda.promise()})
    assert first not in promises(again)
    done = linda.show(code)
    assert (moon.show(code) if how == "leaves" else done)["status"] == "playing"


def test_parts_stay_secret_until_the_game_is_over(people: People, game: str) -> None:
    linda, paul, wanda = people("Linda", "Paul", "Wanda")
    table = shared(linda, paul, game)
    code = table["code"]
    watcher = wanda.sit(table["watch_code"])
    for person in (linda, paul):
        person.show(code)
    places = [linda.sit(code), paul.sit(code)]
    for place in (*places, watcher):
        place.next()
    told = "".join([*places[0].frames, *places[1].frames, *watcher.frames, str(wanda.at(table["watch_code"]))])
    assert told.count(table["deal"][0]["commitment"]) > 3
    for part in [*linda.parts.values(), *paul.parts.values()]:
        assert part not in told
    assert wanda.at(table["watch_code"])["seed"] == ""


def test_one_device_with_several_seats_adds_one_part(people: People, game: str) -> None:
    (linda,) = people("Linda")
    table = linda.table(game, "me", "me", commitment=linda.promise())
    assert [word["seat"] for word in table["deal"]] == [-1, 0]
    assert linda.show(table["code"])["status"] == "playing"


def test_programs_without_a_part_hold_nobody_up(people: People, game: str) -> None:
    linda, robot = people("Linda", "Robot")
    table = linda.table(game, "me", "open", commitment=linda.promise())
    full = robot.at(table["code"], "/join", {})
    assert full["awaited"] == [0]
    assert linda.show(table["code"])["status"] == "playing"
    assert robot.table(game, "me", "random")["status"] == "playing"


def test_a_chosen_seed_takes_no_parts(people: People, game: str) -> None:
    linda, paul = people("Linda", "Paul")
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "seed": "7"}
    status, sentence = linda.refused("POST", "/api/tables", {**wish, "commitment": linda.promise()})
    assert (status, "not both" in sentence) == (400, True)
    table = linda.call("POST", "/api/tables", wish)
    assert (table["fair"], table["deal"]) == (False, [])
    assert linda.refused("POST", f"/api/tables/{table['code']}/deal", {"commitment": linda.promise()})[0] == 409
    assert paul.at(table["code"], "/join", {"commitment": paul.promise()})["status"] == "playing"


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({}, 422),
        ({"commitment": "0" * 64, "part": "0" * 64}, 422),
        ({"part": "0" * 63}, 422),
        ({"part": "0" * 65}, 422),
        ({"commitment": "A" * 64}, 422),
        ({"commitment": "٣" * 64}, 422),
        ({"commitment": 7}, 422),
        ({"part": "0" * 64}, 409),
    ],
)
def test_what_is_no_part_is_refused_in_a_sentence(people: People, game: str, body: Json, status: int) -> None:
    linda, eve = people("Linda", "Eve")
    code = linda.table(game, "me", "open")["code"]
    found, sentence = linda.refused("POST", f"/api/tables/{code}/deal", body)
    assert found == status
    assert len(sentence) < 120
    assert eve.refused("POST", f"/api/tables/{code}/deal", {"commitment": "0" * 64})[0] == 403


def over(linda: Person, game: str) -> str:
    """A table that Linda's device took part in and that is over."""
    code = str(linda.table(game, "me", "random", commitment=linda.promise())["code"])
    linda.show(code)
    linda.sit(code).play()
    return code


def test_a_rematch_waits_for_the_devices_that_took_part(people: People, game: str) -> None:
    (linda,) = people("Linda")
    code = over(linda, game)
    new = linda.at(code, "/rematch", {})
    assert (new["status"], new["awaited"], promises(new)[1:]) == ("lobby", [1], [""])
    again = linda.at(new["code"], "/deal", {"commitment": linda.promise()})
    assert again["awaited"] == [1]
    before = promises(again)
    assert linda.show(new["code"])["status"] == "playing"
    assert proved(linda.sit(new["code"]).play()["info"], before)
    at_once = linda.at(new["code"], "/rematch", {"commitment": linda.promise()})
    assert linda.show(at_once["code"])["status"] == "playing"


def finished(linda: Person, moon: Person, game: str) -> str:
    """A table of two that both devices took part in and that is over."""
    code = str(shared(linda, moon, game, patience=5)["code"])
    for person in (linda, moon):
        person.show(code)
    places = [linda.sit(code), moon.sit(code)]
    for place in places:
        place.next()
    while not places[0].view["over"]:
        turn = places[0].last["turn"]
        next(place for place in places if place.view["choices"]).choose(0)
        for place in places:
            while place.last["turn"] <= turn:
                place.receive()
    return code


def test_a_rematch_is_dealt_when_both_have_come(people: People, game: str) -> None:
    linda, moon = people("Linda", "Moon")
    code = finished(linda, moon, game)
    new = linda.at(code, "/rematch", {"commitment": linda.promise()})["code"]
    same = moon.at(code, "/rematch", {"commitment": moon.promise()})
    assert (same["code"], same["awaited"]) == (new, [0])
    both = moon.at(new, "/deal", {"commitment": moon.promise()})
    assert (both["awaited"], both["mine"]) == ([0, 1], [0])
    moon.show(new)
    assert linda.show(new)["status"] == "playing"


def test_a_rematch_goes_on_without_those_who_do_not_come(people: People, game: str) -> None:
    """Moon does not come: she is not waited for any more, Linda's part counts, and Moon's seat stays hers."""
    linda, moon = people("Linda", "Moon")
    code = finished(linda, moon, game)
    new = linda.at(code, "/rematch", {"commitment": linda.promise()})
    assert [seat["name"] for seat in new["seats"]] == ["Moon", "Linda"]
    assert new["awaited"] == [0]
    path = f"/api/tables/{new['code']}/begin"
    status, sentence = linda.refused("POST", path)
    assert (status, "waits for the device of Moon" in sentence) == (409, True)
    waited_for(linda, path)
    assert linda.at(new["code"])["awaited"] == [1]
    begun = linda.show(new["code"])
    assert begun["status"] == "playing"
    assert [word["seat"] for word in begun["deal"]] == [-1, 1]
    assert moon.at(new["code"])["mine"] == [0]


def waited_for(person: Person, path: str) -> Json:
    """A call that works after some patience."""
    end = time.monotonic() + 30
    while True:
        reply = person.http.post(path)
        if reply.status_code == 200:
            found: Json = reply.json()
            return found
        assert reply.status_code == 409, reply.text
        assert time.monotonic() < end, reply.text
        time.sleep(0.25)


def test_who_committed_and_does_not_show_is_told_in_the_record(people: People, game: str, tmp_path: Path) -> None:
    linda, paul = people("Linda", "Paul")
    table = shared(linda, paul, game, patience=5)
    code = table["code"]
    linda.show(code)
    begun = waited_for(linda, f"/api/tables/{code}/begin")
    assert (begun["status"], promises(begun)) == ("playing", promises(table))
    paul.at(code, "/leave", {})
    end = linda.sit(code).play()["info"]
    assert [bool(word["part"]) for word in end["deal"]] == [True, True, False]
    assert proved(end, promises(table))
    file = tmp_path / "game.jsonl"
    file.write_text(linda.http.get(f"/api/tables/{code}/download").text, encoding="utf-8")
    said = CliRunner().invoke(main, ["verify", str(file)])
    assert said.exit_code == 0
    assert "parts of: the server, Linda. Committed to a part, but did not show it: Paul." in said.output


def test_open_seats_are_not_skipped(people: People, game: str) -> None:
    linda, eve = people("Linda", "Eve")
    path = f"/api/tables/{linda.table(game, 'me', 'open', commitment=linda.promise())['code']}/begin"
    assert "Seats are still open" in linda.refused("POST", path)[1]
    assert eve.refused("POST", path)[0] == 403


def test_the_downloaded_replay_proves_the_seed(people: People, game: str, tmp_path: Path) -> None:
    linda, paul = people("Linda", "Paul")
    table = shared(linda, paul, game)
    for person in (linda, paul):
        person.show(table["code"])
    paul.at(table["code"], "/leave", {})
    linda.sit(table["code"]).play()
    file = tmp_path / "game.jsonl"
    file.write_text(linda.http.get(f"/api/tables/{table['code']}/download").text, encoding="utf-8")
    shown = table["deal"][0]["commitment"]
    said = CliRunner().invoke(main, ["verify", str(file), "--commitment", shown])
    assert said.exit_code == 0, said.output
    assert "The seed was made from parts of: the server, Linda, Paul." in said.output
    assert f"The server's commitment is {shown}." in said.output
    said = CliRunner().invoke(main, ["verify", str(file), "--commitment", "0" * 64])
    assert (said.exit_code, "not the one that was shown" in said.output) == (1, True)


def test_a_deal_that_waits_survives_the_end_of_the_server(
    database: str, start: Callable[..., Server], visit: Visit, game: str
) -> None:
    house = start(database)
    linda, paul = visit(house, "Linda", "Paul")
    table = shared(linda, paul, game)
    linda.show(table["code"])
    house.kill()
    house.start()
    assert linda.at(table["code"])["awaited"] == [1]
    assert promises(linda.at(table["code"])) == promises(table)
    begun = paul.show(table["code"])
    assert begun["status"] == "playing"
    assert begun["deal"][1]["commitment"] == commitment_of(linda.part(table["code"]))


def test_taking_back_after_a_bot_answered_is_told(people: People, game: str, tmp_path: Path) -> None:
    (linda,) = people("Linda")
    here = linda.sit_where(lambda table: table["undo"]["ask"] and table["info"]["asked"] == [0], game, "me", "random")
    assert (here.last["info"]["taken_back"], here.last["info"]["taken_back_late"]) == (0, 0)
    turn = here.last["turn"]
    here.send({"undo": True})
    back = here.until(lambda m: m["type"] == "table" and m["turn"] == turn + 1)
    assert (back["info"]["taken_back"], back["info"]["taken_back_late"]) == (1, 1)
    here.play()
    code = here.last["info"]["code"]
    file = tmp_path / "game.jsonl"
    file.write_text(linda.http.get(f"/api/tables/{code}/download").text, encoding="utf-8")
    said = CliRunner().invoke(main, ["verify", str(file)])
    assert "Once an answer was taken back, and that was after something was shown or somebody else" in said.output


def test_taking_back_what_nobody_saw_is_counted_apart(people: People, game: str) -> None:
    (linda,) = people("Linda")
    for _ in range(50):  # until somebody answers without drawing a card
        here = linda.sit(linda.table(game, "me", "me")["code"])
        here.next()
        here.choose()
        if here.last["undo"]["possible"]:
            break
    after = here.ask({"undo": True})
    assert (after["info"]["taken_back"], after["info"]["taken_back_late"]) == (1, 0)
    found = linda.call("GET", "/api/tables/mine")["tables"]
    assert (1, 0) in [(table["taken_back"], table["taken_back_late"]) for table in found]
