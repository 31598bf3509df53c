"""The small pictures of tables in lists: right, small, and no way to look into hands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import orjson
import pytest

from tests.corpus import FOLDER
from worldtable.engine.game import WATCHER, Game
from worldtable.engine.loop import answer_as
from worldtable.engine.step import State
from worldtable.games import SHELF
from worldtable.record import game_of, read, start
from worldtable.server.tables.standing import standing
from worldtable.server.testing import People

EVERY = 29  # answers between two positions that are looked at
FILES = 6  # every so many


def positions(name: str) -> Iterator[tuple[Game[Any], State]]:
    """Positions of the corpus of a game, the end of each game among them."""
    for path in sorted((FOLDER / name).glob("*.jsonl"))[::FILES]:
        record = read(path)
        game = game_of(record)
        s = start(game, record)
        for number, answer in enumerate(record.answers):
            if number % EVERY == 0:
                yield game, s
            answer_as(s, answer.seat, answer.choose)
        yield game, s


def shown(game: Game[Any], s: State, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = standing(game, s, [seat])["pictures"][str(seat)]
    return found


def named(game: Game[Any], s: State, seat: int) -> set[str]:
    """The cards that a seat sees."""
    things = [thing for zone in game.view(s, seat).zones for thing in zone.things]
    return {thing.face.id for thing in things if thing.face is not None and thing.face.id}


@pytest.mark.parametrize("name", SHELF)
def test_a_picture_is_small_and_knows_what_its_seat_knows(name: str) -> None:
    for game, s in positions(name):
        looks = {each.face.id for each in game.prints()}
        for seat in range(WATCHER, s.seats):
            found = shown(game, s, seat)
            assert len(orjson.dumps(found)) <= 1024
            assert found["zones"][0].get("things"), "what comes first has no room"
            cards = {each for each in found["faces"] if isinstance(each, str)}
            assert cards <= named(game, s, seat)
            assert cards <= looks, "cards that nobody can draw"
            if seat >= 0 and s.asks:
                assert found == shown(game, game.redeal(s, seat, 7), seat)


def test_a_list_shows_my_hand_alone_and_none_at_a_shared_device(people: People, game: str) -> None:
    linda, paul = people("Linda", "Paul")
    code = linda.table(game, "me", "open")["code"]
    paul.at(code, "/join", {})
    linda.table(game, "me", "me")

    def fans(person: Any, at: int) -> list[tuple[int, bool]]:
        """Whose hands are there, and whether they are open."""
        table = person.call("GET", "/api/tables/mine")["tables"][at]
        hands = [zone for zone in table["picture"]["zones"] if zone["kind"] == "fan"]
        return sorted((zone["owner"], any(thing >= 0 for thing in zone.get("things", []))) for zone in hands)

    assert fans(linda, 1) == [(0, True), (1, False)]
    assert fans(paul, 0) == [(0, False), (1, True)]
    assert fans(linda, 0) == [(0, False), (1, False)]
    assert "picture" not in linda.at(code)
