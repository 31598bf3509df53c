"""Deck lists read by the rules for whoever builds them: quickly, shortly, and without any table."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.server.test_bounds import FEW, HOSTILE, MOMENT, work
from worldtable.engine.game import LONGEST
from worldtable.engine.option import BadSetup
from worldtable.games import SHELF
from worldtable.games.worldbreakers.decks import starter, written
from worldtable.server.http.decks import MOST
from worldtable.server.testing import People, Server

GAME: Any = SHELF["worldbreakers"]
PATH = "/api/games/worldbreakers/deck"


def listed(name: str) -> list[str]:
    return written(GAME.cards, starter(GAME.cards, name)).splitlines()


def sent(house: Server, text: Any, path: str = PATH) -> httpx.Response:
    """As a stranger sends it, who has no name yet."""
    return httpx.post(f"{house.url}{path}", json={"deck": text}, headers={"origin": house.url})


def test_a_list_is_read_with_its_name_cards_and_leader(house: Server) -> None:
    lines = listed("moon")
    found = sent(house, "\r\n".join(["# My moon", "", *lines])).json()
    assert found["title"] == "My moon"
    assert found["leader"] == "the_muhandasat_council_of_engineers"
    assert {GAME.box.faces[GAME.box.by_id[each["id"]]].name for each in found["cards"]} == set(lines[1:])
    assert {each["copies"] for each in found["cards"]} == {1}
    assert (found["flaws"], found["more"]) == ([], 0)


@pytest.mark.rule("R73", "R74")
def test_what_is_wrong_is_told_with_its_rule_and_what_it_is_about(house: Server) -> None:
    found = sent(house, "Marco Polo, Robed in Silk\n\n2x Dogtamer\nDogtamor\nConfident Suitor").json()
    flaws = {(each["rule"], each["card"], each["line"]): each["text"] for each in found["flaws"]}
    assert flaws["R2", "", 4].startswith("Line 4: no card of the box is called")
    assert "exactly 30 other cards; this one has 3." in flaws["R73", "", 0]
    assert "twice" in flaws["R73", "dogtamer", 0]
    assert "needs Khutulun" in flaws["R74", "confident_suitor", 0]
    assert {"id": "dogtamer", "copies": 2} in found["cards"]


def test_what_the_builder_calls_legal_can_be_played(people: People, house: Server) -> None:
    """The same rules answer the builder and a new table."""
    kit = httpx.get(f"{house.url}/api/games/worldbreakers/decks").json()
    assert [each["name"] for each in kit["starters"]] == ["earth", "moon", "stars", "void"]
    assert (kit["size"], len(kit["leaders"]), len(kit["cards"])) == (30, 4, 108)
    (linda,) = people("Linda")
    for each in kit["starters"]:
        assert sent(house, each["text"]).json()["flaws"] == []
        table = linda.table("worldbreakers", "me", "me", options={"deck_1": f"# Mine\n{each['text']}"})
        assert table["options"]["deck_1"] == each["text"]
    lines = kit["starters"][0]["text"].splitlines()
    for wrong in (lines[1:], lines[:-1], [*lines, lines[-1]]):
        assert sent(house, "\n".join(wrong)).json()["flaws"]
        with pytest.raises(BadSetup):
            GAME.check_options({"deck_1": "\n".join(wrong)})


def test_games_without_decks_say_so(house: Server) -> None:
    for path in ("/api/games/world_changers/deck", "/api/games/nothing/deck"):
        assert sent(house, "x", path).status_code == 404
        assert httpx.get(f"{house.url}{path}s").status_code == 404
    shelf = httpx.get(f"{house.url}/api/games").json()["games"]
    assert [each["name"] for each in shelf if each["decks"]] == ["worldbreakers"]


def test_whatever_is_sent_is_read_quickly_and_answered_shortly(house: Server) -> None:
    for text in HOSTILE:
        if len(text) <= LONGEST:
            GAME.read_deck(text)
            assert work(lambda text=text: GAME.read_deck(text)) < MOMENT, text[:40]  # type: ignore[misc]
        reply = sent(house, text)
        assert reply.status_code == (200 if len(text) <= LONGEST else 413 if len(text) > 65_000 else 422)
        assert len(reply.text) < FEW * MOST / 4
    for wrong in (None, 3, ["x"], {"x": "y"}):
        assert sent(house, wrong).status_code == 422
    found = sent(house, "\n".join(f"Nobody {number}" for number in range(150))).json()
    assert (len(found["flaws"]), found["more"]) == (MOST, 150 + 2 - MOST)


def test_a_list_that_is_too_long_is_told_by_its_name(people: People, house: Server) -> None:
    long = "Dogtamer\n" * 600
    assert sent(house, long).json()["error"] == f"“deck” has {len(long)} characters; at most {LONGEST} are read."
    (linda,) = people("Linda")
    body = {"game": "worldbreakers", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"deck_2": long}}
    reply = linda.http.post("/api/tables", json=body)
    assert reply.status_code == 422
    assert reply.json()["about"] == "deck_2"
    assert "“deck_2” has" in reply.json()["error"]
