"""What a question lays on the table: crystals for X, two halves, discs of abilities that wait; its one line."""

from __future__ import annotations

from tests.corpus import FOLDER, needs_corpus
from tests.worldbreakers.sights import numbers, zone
from worldtable.engine.loop import answer_as
from worldtable.games.worldbreakers.codes import ABILITY, FIRST_CHOICE, NUMBER, SECOND_CHOICE
from worldtable.games.worldbreakers.game import WORLDBREAKERS as GAME
from worldtable.games.worldbreakers.testing import Seat, Table
from worldtable.record import game_of, read, start

ONE_LINE = 64  # letters: beside its buttons, at 1440 pixels


def zones(table: Table, seat: int) -> set[str]:
    return {each.id for each in GAME.view(table.s, seat).zones}


def test_x_is_a_row_of_crystals_that_say_what_is_left_and_what_comes() -> None:
    table = Table(Seat(hand="exploitative_extraction", play="the_pit_of_despair", mythium=5, stars=3))
    table.choose("Play Exploitative Extraction")
    crystals = zone(table, 0, "number").things
    assert [each.code for each in crystals] == [NUMBER, NUMBER + 1, NUMBER + 2, NUMBER + 3]
    faces = [each.face for each in crystals if each.face]
    assert [numbers(each.amounts)["mythium left"] for each in faces] == [5, 4, 3, 2]
    assert [each.brief for each in faces] == [
        "nothing",
        "develop a location of yours",
        "develop a location of yours, 2 times",
        "develop a location of yours, 3 times",
    ]
    assert [each.points for each in GAME.view(table.s, 0).choices] == [[each.code] for each in crystals]
    assert "number" not in zones(table, 1)
    assert "number" not in zones(table, -1)


def test_one_of_two_is_two_halves_with_their_signs() -> None:
    table = Table(Seat(hand="ger_migration", mythium=5, earth=3))
    table.choose("Play Ger Migration")
    halves = zone(table, 0, "halves").things
    assert [each.code for each in halves] == [FIRST_CHOICE, SECOND_CHOICE]
    first, second = [numbers(each.face.amounts) for each in halves if each.face]
    assert (first, second) == ({"cards": 2, "standing": 1}, {"earth": -1, "mythium": 5})
    assert "halves" not in zones(table, 1)


def test_abilities_that_wait_are_discs_also_two_of_one_card() -> None:
    table = Table(Seat(hand="stars_apprentice", play="the_humble_underpass", mythium=9))
    table.choose("Play Stars Apprentice")
    discs = zone(table, 0, "abilities").things
    assert [each.code for each in discs] == [table.you.card("stars_apprentice"), ABILITY + 1]
    assert [each.face.text for each in discs if each.face][1] == "draw 1"
    assert "abilities" not in zones(table, 1)


def test_questions_stay_on_one_line() -> None:
    needs_corpus("worldbreakers")
    for path in sorted((FOLDER / "worldbreakers").glob("*.jsonl")):
        record = read(path)
        s = start(game_of(record), record)
        for given in record.answers:
            prompt = s.asks[0].prompt(s)
            assert len(prompt) <= ONE_LINE, prompt
            answer_as(s, given.seat, given.choose)
