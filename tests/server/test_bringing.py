"""Decks that players bring: chosen in the lobby, known to nobody else before the game, open in it."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.server.test_decks import GAME, listed
from worldtable.engine.game import LONGEST
from worldtable.games.worldbreakers.starters import STARTERS
from worldtable.record import follow, game_of
from worldtable.record import read as read_replay
from worldtable.server.testing import People, Person, Place, Server, Visit

OWN = {"format": "own"}
BREAKERS = "worldbreakers"
SIGNS = count(1)
Json = dict[str, Any]


def lobby(host: Person, guest: Person, **more: Any) -> str:
    """A table where both are to bring a deck."""
    code: str = host.table(BREAKERS, "me", "open", options=OWN, ticks=True, **more)["code"]
    guest.at(code, "/join", {})
    return code


def bring(person: Person, code: str, deck: str, **more: Any) -> Json:
    found: Json = person.at(code, "/deck", {"deck": deck, **more})
    return found


def refused(person: Person, code: str, deck: Any, **more: Any) -> tuple[int, str]:
    return person.refused("POST", f"/api/tables/{code}/deck", {"deck": deck, **more})


def unstamped(frame: str) -> str:
    """A message but for the seconds in which tables last changed."""
    return re.sub(r'"updated":"[^"]*"', '"updated":""', frame)


def heard(place: Place, person: Person, code: str) -> list[str]:
    """All that a place has been sent so far: a line of chat ends it."""
    sign = f"sign {next(SIGNS)}."
    place.send({"chat": sign})
    place.until(lambda m: m["type"] == "chat" and any(sign in line["text"] for line in m["lines"]))
    frames = [unstamped(frame) for frame in place.frames if '"type":"table"' in frame]
    place.frames.clear()
    calls = [f"/api/tables/{code}", f"/api/tables/{code}/state", "/api/tables/mine"]
    return [*frames, *[unstamped(person.http.get(path).text) for path in calls]]


def test_the_game_begins_with_the_decks_that_were_brought(people: People) -> None:
    linda, paul, eve = people("Linda", "Paul", "Eve")
    code = lobby(linda, paul)
    info = linda.at(code)
    assert (info["brings"], info["unready"], [seat["deck"] for seat in info["seats"]]) == (True, [0, 1], [False] * 2)
    assert linda.refused("POST", f"/api/tables/{code}/ready", {}) == (
        409,
        "Choose your deck first; then you are ready.",
    )
    assert linda.refused("POST", f"/api/tables/{code}/start", {}) == (
        409,
        "Linda and Paul have not chosen a deck yet.",
    )
    mine = "\n".join(["# My void", *reversed(listed("void"))])
    assert bring(linda, code, mine)["deck"] == "\n".join(["# My void", *listed("void")])
    assert bring(paul, code, "MOON")["deck"] == "moon"
    for who in (linda, paul, eve):
        info = who.at(code)
        assert info["options"] == GAME.check_options(OWN)  # as if nobody had chosen
        assert [seat["deck"] for seat in info["seats"]] == [True, True]
        assert info["deck"] == {linda: "\n".join(["# My void", *listed("void")]), paul: "moon", eve: ""}[who]
    assert [seat["ready"] for seat in linda.at(code, "/ready", {})["seats"]] == [True, False]
    assert [seat["ready"] for seat in bring(linda, code, mine)["seats"]] == [False, False]
    paul.at(code, "/ready", {})
    info = linda.at(code, "/ready", {})
    assert (info["status"], info["brings"], info["deck"]) == ("playing", False, "")
    assert (info["options"]["deck_1"], info["options"]["deck_2"]) == ("\n".join(listed("void")), "moon")
    assert eve.at(code)["options"] == info["options"]
    assert refused(linda, code, "moon")[0] == 409


def test_a_finished_game_holds_its_decks(people: People, tmp_path: Path) -> None:
    (linda,) = people("Linda")
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random", "deck": "void"}]
    info = linda.call("POST", "/api/tables", {"game": BREAKERS, "seats": seats, "options": OWN})
    assert info["options"]["deck_1"] in STARTERS  # drawn
    assert info["options"]["deck_2"] == "void"
    place = linda.sit(info["code"])
    place.until(lambda m: m["type"] == "table" and m["view"]["over"])
    path = tmp_path / "game.jsonl"
    path.write_text(linda.http.get(f"/api/tables/{info['code']}/download").text)
    record = read_replay(path)
    assert record.options == info["options"]
    assert not follow(game_of(record), record).asks
    following = linda.at(info["code"], "/rematch", {})
    assert following["options"]["deck_1"] == "void"  # it moved on with its seat


@pytest.mark.rule("R73", "R74")
def test_a_deck_against_the_rules_is_refused_and_the_chosen_one_stays(people: People) -> None:
    linda, paul = people("Linda", "Paul")
    code = lobby(linda, paul)
    bring(linda, code, "earth")
    short = "\n".join(listed("moon")[:-1])
    status, sentence = refused(linda, code, short)
    assert status == 400
    assert sentence == ("This deck cannot be played.\nA deck has exactly 30 other cards; this one has 29. (R73)")
    assert "needs Khutulun" in refused(linda, code, "\n".join([listed("stars")[0], *listed("earth")[1:]]))[1]
    assert "no card of the box is called" in refused(linda, code, "nonsense")[1]
    assert refused(linda, code, "Dogtamer\n" * 600)[1].endswith(f"characters; at most {LONGEST} are read.")
    for wrong in (None, 3, ["moon"]):
        assert refused(linda, code, wrong)[0] == 422
    assert linda.at(code)["deck"] == "earth"
    assert refused(linda, code, "moon", seat=1) == (403, "That seat is not yours.")
    assert refused(linda, code, "moon", seat=7)[0] == 403
    (eve,) = people("Eve")
    assert refused(eve, code, "moon")[0] == 403
    assert bring(linda, code, "")["unready"] == [0, 1]
    plain = linda.table(BREAKERS, "me", "open")["code"]
    assert refused(linda, plain, "moon") == (409, "Nobody brings a deck to this table.")
    wish = {"game": BREAKERS, "options": OWN, "seats": [{"kind": "me"}, {"kind": "open", "deck": "moon"}]}
    assert linda.refused("POST", "/api/tables", wish)[0] == 400


def test_others_get_the_same_bytes_whatever_is_chosen(people: People) -> None:
    """The host as well, and those who watch; the same for a list and the name of a ready-made deck."""
    linda, paul, eve = people("Linda", "Paul", "Eve")
    code = lobby(linda, paul)
    spies = {linda: linda.sit(code), eve: eve.sit(code)}
    own = paul.sit(code)
    bring(paul, code, "earth")

    def told() -> list[str]:
        return [frame for spy, place in spies.items() for frame in heard(place, spy, code)]

    told()
    found: list[list[str]] = []
    for deck in ("moon", "random", "\n".join(["# A name that nobody shall know", *listed("stars")])):
        bring(paul, code, deck)
        frames = told()
        paul.at(code, "/ready", {})
        found.append([*frames, *told()])
        paul.at(code, "/ready", {"ready": False})
        told()
    assert (
        sum('"type":"table"' in frame for frame in found[0]) == 8
    )  # two to each of them, and two that they called for
    assert found[0] == found[1] == found[2]
    assert "A name that nobody shall know" in own.until(lambda m: "A name" in str(m))["info"]["deck"]


def test_another_rule_takes_the_ticks_and_a_seat_left_takes_its_deck(people: People) -> None:
    linda, paul = people("Linda", "Paul")
    code = lobby(linda, paul)
    bring(linda, code, "earth")
    bring(paul, code, "void")
    paul.at(code, "/ready", {})
    found = linda.at(code, "", {"options": {"deck_1": "moon"}}, "PATCH")
    assert (found["brings"], found["options"]["deck_1"], found["changed"]) == (False, "moon", ["deck_1", "format"])
    found = linda.at(code, "", {"options": {**OWN, "deck_2": "moon"}}, "PATCH")
    assert found["options"] == GAME.check_options(OWN)
    assert [(seat["deck"], seat["ready"]) for seat in found["seats"]] == [(True, False)] * 2
    found = paul.at(code, "/leave", {})
    assert found["seats"][1]["deck"] is False
    assert paul.at(code, "/join", {})["deck"] == ""


def test_decks_outlive_the_server_and_hot_seats_keep_theirs_apart(
    database: str, start: Callable[..., Server], visit: Visit
) -> None:
    running = start(database)
    linda, paul = visit(running, "Linda", "Paul")
    code = lobby(linda, paul)
    bring(paul, code, "\n".join(["# Night", *listed("moon")]))
    shared = linda.table(BREAKERS, "me", "me", options=OWN)
    assert shared["status"] == "lobby"
    assert bring(linda, shared["code"], "void", seat=1)["unready"] == [0]
    running.kill()
    running.start()
    assert paul.at(code)["deck"] == "\n".join(["# Night", *listed("moon")])
    found = linda.at(shared["code"])
    assert ([seat["deck"] for seat in found["seats"]], found["deck"]) == ([False, True], "")
    assert bring(linda, shared["code"], "stars", seat=0)["status"] == "playing"
    assert linda.at(shared["code"])["options"]["deck_2"] == "void"
    bring(linda, code, "earth")
    linda.at(code, "/ready", {})
    assert paul.at(code, "/ready", {})["options"]["deck_2"] == "\n".join(listed("moon"))


def test_the_host_chooses_for_bots_and_begins_alone_with_a_deck(people: People) -> None:
    linda, paul = people("Linda", "Paul")
    code = linda.table(BREAKERS, "me", "random", options=OWN)["code"]
    assert refused(paul, code, "moon", seat=1)[0] == 403
    assert bring(linda, code, "moon", seat=1)["unready"] == [0]
    found = bring(linda, code, "earth")
    assert (found["status"], found["options"]["deck_2"]) == ("playing", "moon")
    seats = [{"kind": "me", "deck": "earth"}, {"kind": "bot"}]
    table = linda.call("POST", "/api/tables", {"game": BREAKERS, "seats": seats, "options": OWN, "seed": "5"})
    again = linda.call("POST", "/api/tables", {"game": BREAKERS, "seats": seats, "options": OWN, "seed": "5"})
    assert table["status"] == "playing"
    assert table["options"] == again["options"]  # the seed draws the bot's deck
