"""Card sets of one's own: copied, edited, checked by the rules, shared, and played at tables that keep them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.test_store import a_table, with_store
from worldtable.games import SHELF
from worldtable.record import follow, game_of, parse
from worldtable.server.sets import boxes, text
from worldtable.server.sets.desk import SETS
from worldtable.server.store.cardsets import DRAFTS, CardSets, Kept
from worldtable.server.store.store import Store, Taken
from worldtable.server.testing import People, Person, Server, Visit

GAME = "world_changers"
EDITABLE = [name for name, game in SHELF.items() if game.card_files()]


def copied(person: Person, game: str = GAME, **more: Any) -> dict[str, Any]:
    """A copy of the printed set, as its page shows it."""
    code = person.call("POST", "/api/sets", {"game": game, **more})["code"]
    return opened(person, code)


def opened(person: Person, code: str, query: str = "") -> dict[str, Any]:
    found: dict[str, Any] = person.call("GET", f"/api/sets/{code}{query}")
    return found


def card(found: dict[str, Any], id: str) -> dict[str, Any]:
    return next(each for each in found["cards"] if each["values"].get("id") == id)


def edit(found: dict[str, Any], id: str, **values: Any) -> dict[str, Any]:
    """What a page sends to change some values of a card; None takes one out."""
    each = card(found, id)
    new = {key: value for key, value in {**each["values"], **values}.items() if value is not None}
    return {"draft": found["draft"], "cards": [{"at": each["at"], "file": each["file"], "values": new}]}


def save(person: Person, found: dict[str, Any], id: str, **values: Any) -> dict[str, Any]:
    reply: dict[str, Any] = person.call("PUT", f"/api/sets/{found['code']}", edit(found, id, **values))
    return reply


@pytest.mark.parametrize("name", EDITABLE)
def test_a_copy_of_a_printed_set_is_the_same_set_line_by_line(name: str, tmp_path: Path) -> None:
    game = SHELF[name]
    found = text.printed(game)
    boxes.write(found, tmp_path / "set")
    box = game.with_cards(str(tmp_path / "set"))
    assert (box.cards.hash, box.printed()) == (game.cards.hash, game.printed())
    assert text.kept(name, found.text) == found
    for file, written in found.written().items():
        rows = ["", *written.splitlines()]
        for at, each in enumerate(found.cards):
            if each.file == file:
                lines = found.lines[at]
                assert rows[lines[""]] == "[[card]]"
                assert all(rows[lines[key]].startswith(f"{key} = ") for key in each.values)


def test_a_change_is_a_draft_with_its_own_hash(people: People) -> None:
    (linda,) = people("Linda")
    found = copied(linda, name="Milder")
    assert (found["name"], found["draft"], found["changed"], found["playable"]) == ("Milder", 1, 0, True)
    assert found["hash"] == SHELF[GAME].cards.hash[:8]
    new = save(linda, found, "alexander_iii", value=-6)
    assert (new["draft"], new["changed"], [each["at"] for each in new["cards"]]) == (
        2,
        1,
        [card(found, "alexander_iii")["at"]],
    )
    assert new["hash"] != found["hash"]
    assert (new["cards"][0]["was"]["value"], new["cards"][0]["values"]["value"]) == (-4, -6)
    assert new["prints"][0]["face"]["amounts"] == [{"kind": "value", "value": -6}]
    assert card(opened(linda, found["code"], "?draft=1"), "alexander_iii")["values"]["value"] == -4
    assert [each["number"] for each in opened(linda, found["code"])["drafts"]] == [2, 1]
    back = save(linda, new, "alexander_iii", value=-4)
    assert (back["draft"], back["changed"], back["hash"]) == (3, 0, found["hash"])
    once_more = linda.call("PUT", f"/api/sets/{found['code']}", {"draft": 3, "back": 2})
    assert (once_more["draft"], once_more["hash"]) == (4, new["hash"])
    back = linda.call("PUT", f"/api/sets/{found['code']}", {"draft": 4, "back": 1})
    again = save(linda, opened(linda, back["code"]), "alexander_iii", value=-4)
    assert again["draft"] == 5, "nothing new is no new draft"


def test_what_is_wrong_is_told_by_card_and_line_and_kept_all_the_same(people: People) -> None:
    (linda,) = people("Linda")
    found = copied(linda)
    new = save(linda, found, "plato", value=99, effect="flies", amount=None)
    wrong = {each["key"]: each for each in new["problems"] if each["wrong"]}
    plato = card(new, "plato")
    assert set(wrong) == {"value", "effect"}
    assert {each["card"] for each in wrong.values()} == {plato["at"]}
    assert wrong["value"]["line"] == plato["lines"]["value"]
    assert "it must be a whole number from -20 to 20" in wrong["value"]["text"]
    assert "points_per_trigger" in wrong["effect"]["text"]
    assert (new["playable"], new["prints"]) == (False, [])
    status, sentence = linda.refused(
        "POST", "/api/tables", {"game": GAME, "cards": new["code"], "seats": [{"kind": "me"}] * 2}
    )
    assert (status, "has errors" in sentence) == (409, True)
    mended = save(linda, new, "plato", value=0, effect="points_per_trigger", amount=3)
    doubts = [each for each in mended["problems"] if each["card"] == plato["at"]]
    assert [(each["key"], each["wrong"]) for each in doubts] == [("text", False)]
    assert "amount was 2 and is 3" in doubts[0]["text"]


def test_of_two_windows_on_one_draft_the_later_one_is_told(people: People) -> None:
    (linda,) = people("Linda")
    found = copied(linda)
    save(linda, found, "plato", value=1)
    status, sentence = linda.refused("PUT", f"/api/sets/{found['code']}", edit(found, "plato", value=2))
    assert (status, "draft 2" in sentence) == (409, True)
    assert card(opened(linda, found["code"]), "plato")["values"]["value"] == 1


def test_whoever_has_the_link_looks_and_copies_and_changes_nothing(people: People) -> None:
    linda, bo = people("Linda", "Bo")
    found = copied(linda, name="Shared")
    save(linda, found, "plato", value=1)
    seen = opened(bo, found["code"])
    assert (seen["mine"], card(seen, "plato")["values"]["value"]) == (False, 1)
    for method, body in (("PUT", edit(seen, "plato", value=2)), ("PATCH", {"name": "Mine"}), ("DELETE", None)):
        assert bo.refused(method, f"/api/sets/{found['code']}", body)[0] == 403
    mine = bo.call("POST", "/api/sets", {"from": found["code"]})
    assert (mine["name"], mine["changed"]) == ("Shared", 1)
    assert [each["code"] for each in bo.call("GET", "/api/sets")["sets"]] == [mine["code"]]
    linda.call("DELETE", f"/api/sets/{found['code']}")
    assert bo.refused("GET", f"/api/sets/{found['code']}")[0] == 404
    assert card(opened(bo, mine["code"]), "plato")["was"]["value"] == 0


def test_cards_come_and_go_and_the_set_has_its_own_name(people: People) -> None:
    (linda,) = people("Linda")
    found = copied(linda)
    plato = card(found, "plato")
    new = {**plato["values"], "id": "zeno", "name": "Zeno", "number": 99}
    body = {"draft": 1, "cards": [{"at": -1, "file": plato["file"], "values": new}]}
    more = linda.call("PUT", f"/api/sets/{found['code']}", body)
    assert (more["count"], more["playable"], more["cards"][0]["was"]) == (33, True, None)
    at = more["cards"][0]["at"]
    body = {"draft": 2, "cards": [{"at": at, "file": plato["file"], "values": {}}]}
    assert linda.call("PUT", f"/api/sets/{found['code']}", body)["count"] == 32
    assert linda.call("PATCH", f"/api/sets/{found['code']}", {"name": "Stoics"})["name"] == "Stoics"


@pytest.mark.parametrize(
    "values",
    [
        {"name": "x" * 700},
        {"value": 10**9},
        {"value": 1.5},
        {"text": None, "Name": "x"},
        {"deep": [[[[[1]]]]]},
        {"many": ["x"] * 100},
    ],
)
def test_what_no_card_can_have_is_refused_in_a_sentence(people: People, values: dict[str, Any]) -> None:
    (linda,) = people("Linda")
    found = copied(linda)
    status, sentence = linda.refused("PUT", f"/api/sets/{found['code']}", edit(found, "plato", **values))
    assert (status, sentence.endswith(".")) == (422, True)
    assert opened(linda, found["code"])["draft"] == 1


def test_one_person_has_so_many_sets(people: People) -> None:
    (linda,) = people("Linda")
    codes = [linda.call("POST", "/api/sets", {"game": GAME})["code"] for _ in range(SETS)]
    status, sentence = linda.refused("POST", "/api/sets", {"game": GAME})
    assert (status, f"You have {SETS} card sets" in sentence) == (409, True)
    for code in codes:
        linda.call("DELETE", f"/api/sets/{code}")
    assert linda.call("GET", "/api/sets")["sets"] == []


def test_a_table_plays_a_set_whatever_becomes_of_it(
    database: str, start: Callable[..., Server], visit: Visit
) -> None:
    """After its owner deleted it and the server was killed: people, bots, the replay and a rematch still have it."""
    running = start(database)
    (linda,) = visit(running, "Linda")
    found = save(linda, copied(linda, name="Heavy"), "alexander_iii", value=-9)
    table = linda.table(GAME, "me", "random", cards=found["code"])
    code = table["code"]
    assert table["cards"] == {"name": "Heavy", "hash": found["hash"], "own": True}
    linda.call("DELETE", f"/api/sets/{found['code']}")
    running.kill()
    running.start()
    told = linda.at(code, "/cards")
    shown = next(each["face"] for each in told["cards"] if each["face"].get("id") == "alexander_iii")
    assert (told["name"], told["hash"], shown["amounts"][0]["value"]) == ("Heavy", found["hash"], -9)
    linda.sit(code).play()
    again = linda.at(code, "/rematch", {})
    assert again["cards"] == table["cards"]
    record = parse(linda.http.get(f"/api/tables/{code}/download").text, "game")
    assert (record.cards, record.cards_hash[:8]) == ("Heavy", found["hash"])


def test_bots_and_readers_play_with_the_cards_of_the_table(
    tmp_path: Path, start: Callable[..., Server], visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In their own processes, where a game with other cards would come to other tables."""
    there = tmp_path / "there"
    there.mkdir()
    monkeypatch.setenv("TMPDIR", str(there))
    running = start(f"sqlite:///{tmp_path}/tables.sqlite3")
    (linda,) = visit(running, "Linda")
    found = copied(linda)
    for each in found["cards"]:  # another deck, so that other cards are dealt
        if each["values"]["value"] > 0:
            found = opened(linda, save(linda, found, each["values"]["id"], copies=2)["code"])
    code = linda.table(GAME, "me", "greedy", "level1", cards=found["code"], seed="7")["code"]
    place = linda.sit(code)
    place.asked()
    assert linda.at(code, "/previews")["seat"] == 0
    place.play()
    outline = linda.at(code, "/outline")
    assert len(outline["steps"]) == linda.at(code, "/replay?from=0&count=1")["steps"]
    assert linda.at(code, "/log")["lines"]
    assert "answered for" not in running.told()
    assert "job failed" not in running.told()
    assert len([*there.iterdir()]) == 1
    running.stop()
    assert [*there.iterdir()] == [], "nothing is left behind"


def test_the_last_drafts_are_kept_and_texts_that_nothing_names_are_not(database: str) -> None:
    async def work(store: Store) -> None:
        sets = CardSets(store)
        first = Kept("s1", "CODE", "linda", GAME, "Many", "base", 1, "text 1", "", 0, 1, 1)
        await sets.add(first, "one", "printed")
        for number in range(2, DRAFTS + 4):
            await sets.save(replace(first, number=number, digest=f"text {number}", updated=number), "more")
        assert [each.number for each in await sets.drafts("s1")] == list(range(DRAFTS + 3, 3, -1))
        assert await sets.text("text 3") is None
        assert await sets.text("text 4") == (GAME, "more")
        head, seats = a_table()
        head.cards_text = "text 9"
        await store.add_table(head, seats, cards="more")
        (latest,) = await sets.of("linda")
        await sets.remove(latest)
        assert await sets.by_code("CODE") is None
        assert (await sets.text("text 8"), await sets.text("base")) == (None, None)
        assert await sets.text("text 9") == (GAME, "more"), "a table plays with it"

    with_store(database, work)


def test_a_draft_that_is_there_already_is_refused_whole(database: str) -> None:
    async def work(store: Store) -> None:
        sets = CardSets(store)
        first = Kept("s1", "CODE", "linda", GAME, "Two windows", "base", 1, "text 1", "", 0, 1, 1)
        await sets.add(first, "one", "printed")
        await sets.save(replace(first, number=2, digest="text 2"), "two")
        with pytest.raises(Taken):
            await sets.save(replace(first, number=2, digest="text 3"), "three")
        assert await sets.text("text 3") is None
        assert [each.digest for each in await sets.of("linda")] == ["text 2"]

    with_store(database, work)


def test_the_replay_of_such_a_table_is_verified_with_the_files_of_its_set(people: People, tmp_path: Path) -> None:
    (linda,) = people("Linda")
    found = save(linda, copied(linda), "plato", value=3)
    files = linda.call("GET", f"/api/sets/{found['code']}/files")["files"]
    for name, content in files.items():
        (tmp_path / name).write_text(content, encoding="utf-8")
    code = linda.table(GAME, "me", "greedy", cards=found["code"])["code"]
    linda.sit(code).play()
    record = parse(linda.http.get(f"/api/tables/{code}/download").text, "game")
    s = follow(game_of(record, str(tmp_path)), record)
    assert not s.asks


def test_a_card_that_is_tried_out_lies_in_the_first_hand(people: People) -> None:
    (linda,) = people("Linda")
    found = save(linda, copied(linda), "plato", name="Zeno")
    for _ in range(3):
        table = linda.table(GAME, "me", "random", cards=found["code"], show="plato", commitment=linda.promise())
        assert not table["fair"], "it was chosen"
        shown = linda.sit(table["code"]).asked()["view"]["zones"]
        hand = [thing["face"] for zone in shown if zone["kind"] == "fan" for thing in zone["things"]]
        assert "Zeno" in [face["title"] for face in hand if face]
    table = linda.table(GAME, "me", "random", cards=found["code"], show="nobody", commitment=linda.promise())
    assert table["fair"], "no such card, no chosen deal"


def test_a_set_is_played_by_its_own_game_alone(people: People) -> None:
    (linda,) = people("Linda")
    found = copied(linda)
    other = next(name for name in EDITABLE if name != GAME)
    status, sentence = linda.refused(
        "POST", "/api/tables", {"game": other, "cards": found["code"], "seats": [{"kind": "me"}] * 2}
    )
    assert (status, SHELF[GAME].title in sentence) == (400, True)
