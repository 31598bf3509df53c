"""What a screen gets: pieces, numbers and states of things, banners, choices that point, the card that asks."""

from __future__ import annotations

import json

import pytest

from tests.world_of_wonders.sights import crowd, numbers, thing, zone
from worldtable.engine.loop import playout
from worldtable.games.world_of_wonders.codes import DECK, DISCARD, SEAT
from worldtable.games.world_of_wonders.game import WORLD_OF_WONDERS as GAME
from worldtable.games.world_of_wonders.testing import Table

# Things.


@pytest.mark.rule("R13", "R16")
def test_a_site_shows_who_builds_it_and_how_far_it_is() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm"},
        sites={"Ben": "zeus (2 workers, 1 foreman)"},
        wonders={"Ben": "colossus 1"},
    )
    for seat, where in ((0, "district-1"), (1, "sites-1"), (-1, "district-1")):
        site = thing(table, seat, "Statue of Zeus at Olympia", where)
        assert site.face is not None
        assert (site.face.kind, site.face.group, site.face.short) == ("site", "Great Wonder", "Zeus")
        assert crowd(site.pieces) == [("Worker", 2, 1), ("Foreman", 1, 1)]
        assert [(each.kind, each.value, each.most) for each in site.amounts] == [
            ("Constructors", 5, 6),
            ("defence", 9, None),
        ]
        assert numbers(site.face.amounts) == {"cost": 6, "points": 6}


@pytest.mark.rule("R27", "R38", "R39")
def test_a_building_shows_its_garrison_its_defence_now_and_what_happened_to_it() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, farm, aurora"},
        built={"Ben": "school (turned), city_wall (1 militia, 1 knight)"},
    )
    wall = thing(table, 0, "City Wall", "district-1")
    assert wall.face is not None
    assert (wall.face.kind, wall.face.line) == ("building", "Basic building")
    assert crowd(wall.pieces) == [("Militia", 1, 1), ("Knight", 1, 1)]
    assert (wall.amounts[0].value, wall.amounts[0].base) == (7, 3)
    school = thing(table, 0, "School", "district-1")
    assert (numbers(school.amounts), school.amounts[0].base) == ({"defence": 11}, 4)
    assert school.state == ("exhausted",)
    table.choose("Attack")
    table.choose("Attack Ben's School")
    assert thing(table, 0, "School", "district-1").state == ("exhausted", "attacked")
    table.choose("Send Farm")
    table.choose("Declare")
    assert thing(table, 0, "School", "district-1").state == ("exhausted", "raided")


@pytest.mark.rule("R28", "R29", "R64")
def test_wonders_show_uses_and_worth() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, aurora"},
        wonders={"Ann": "zeus 2, aurora 1", "Ben": "aurora 1"},
        sites={"Ann": "farm (3 workers)"},
        tokens={"Ann": 6},
    )
    zeus = "Statue of Zeus at Olympia"
    assert numbers(thing(table, 1, zeus, "district-0").amounts) == {"pieces": 2, "uses": 2, "second uses": 1}
    table.choose(f"{zeus}: destroy")
    assert numbers(thing(table, 1, zeus, "district-0").amounts)["uses"] == 1
    table.choose(f"{zeus}, 6 tokens")
    table.choose("Your Farm site")
    assert numbers(thing(table, 0, zeus, "built-0").amounts)["second uses"] == 0
    assert zone(table, 0, "tokens-0").count == 0
    aurora = thing(table, 1, "Aurora", "district-0")
    assert numbers(aurora.amounts) == {"points": 2, "copies": 1}
    table.choose("Lay Aurora")
    assert numbers(thing(table, 1, "Aurora", "district-0").amounts) == {"points": 3, "copies": 2}


@pytest.mark.rule("R28")
def test_a_wonder_whose_pieces_have_all_been_used_is_exhausted() -> None:
    table = Table("Ann", "Ben", wonders={"Ann": "zeus 1"}, sites={"Ben": "farm (2 workers)"}, hands={"Ann": "aurora"})
    table.choose("Statue of Zeus")
    assert thing(table, 0, "Statue of Zeus at Olympia", "built-0").state == ("exhausted",)


@pytest.mark.rule("R12", "R20")
def test_banners_clock_phase_and_piles_are_numbers() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, farm", "Ben": "temple"},
        wonders={"Ann": "aurora 2"},
        tokens={"Ben": 3},
        deck="farm, school",
        discard="library",
        emptied=1,
    )
    view = GAME.view(table.s, 0)
    assert [
        (each.name, each.score, each.state, numbers(each.amounts), crowd(each.pieces)) for each in view.banners
    ] == [
        ("Ann", 4, ("now",), {"hand": 2}, [("token", 0, 0)]),
        ("Ben", 0, (), {"hand": 1}, [("token", 3, 1)]),
    ]
    assert (numbers(tuple(view.clock)), view.phase) == ({"turn": 1}, "Play")
    deck = zone(table, 0, "deck")
    assert (deck.count, numbers(deck.amounts), deck.code) == (2, {"time through": 2}, DECK)
    assert zone(table, 0, "discard").count == 1


def test_ids_tell_a_card_and_no_history() -> None:
    """Equal cards of a hand count up, so that what stays keeps its name when another card goes."""
    table = Table("Ann", "Ben", hands={"Ann": "farm, school, farm, aurora"})
    assert [each.id for each in zone(table, 0, "hand-0").things] == [
        "hand-farm",
        "hand-school",
        "hand-farm-2",
        "hand-aurora",
    ]
    before = GAME.view(table.s, 0)
    table.choose("Start to build Farm")
    moves = GAME.moves(before, GAME.view(table.s, 0))
    assert [(move.start, move.end) for move in moves.moves] == [("hand-0", "sites-0")]
    assert ("0", "hand", 4, 3) in [(each.id, each.kind, each.before, each.after) for each in moves.changes]


def test_every_card_has_a_look_and_words_that_fit() -> None:
    for card, shown in zip(GAME.printed(), GAME.box.shown, strict=True):
        assert shown.look == card["look"] != ""
        assert 0 < len(shown.brief) <= 60, shown.title
        assert len(shown.short or shown.title) <= 11, shown.title


def test_faces_are_made_once_for_a_card_set() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "farm, farm"}, discard="farm")
    first, second = zone(table, 0, "hand-0").things
    assert first.face is second.face is zone(table, 1, "discard").things[0].face


# The log, the sheet, the box.


@pytest.mark.rule("R39")
def test_the_log_tells_of_an_attack_from_its_first_unit() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "farm, aurora"}, built={"Ben": "school", "Ann": "city_wall (1 knight)"})
    table.attack("Ben's School", "Send Farm", "Take a unit")
    for line in (
        "Ann calls an attack on your School.",
        "Ann sends a Militia from the hand against your School.",
        "Ann sends a Knight off the City Wall against your School.",
    ):
        assert line in table.told[1]


@pytest.mark.rule("R63", "R64")
def test_the_lines_of_a_sheet_point_at_what_brings_them() -> None:
    table = Table("Ann", "Ben", built={"Ann": "farm, farm"}, wonders={"Ann": "zeus 2, aurora 2"})
    lines = GAME.sheet(table.s, 0)
    assert [(line.label, line.points, line.kind) for line in lines] == [
        ("Farm × 2", 2, "building"),
        ("Statue of Zeus at Olympia, 2 pieces", 12, "Great Wonder"),
        ("Aurora × 2, 2 on the table", 4, "Natural Wonder"),
    ]
    for seat in (-1, 0, 1):
        assert {line.code for line in lines} <= set(GAME.things(table.s, seat))


def test_options_are_told_in_plain_sentences() -> None:
    for option in GAME.options:
        assert len(option.meanings) == len(option.values), option.name
    assert [preset.title for preset in GAME.presets] == ["Standard", "Long", "With expansion"]
    for preset in GAME.presets:
        for seats in preset.seats:
            GAME.start(seats, 1, preset.options)


def test_a_table_of_seven_late_in_the_game_is_light() -> None:
    s = GAME.start(7, 3)
    playout(s, 5, 900)
    assert len(json.dumps(GAME.view(s, 0).data())) < 120_000


@pytest.mark.rule("R53")
def test_where_players_order_the_discards_the_whole_pile_is_told() -> None:
    """Equal cards lie together on the screen, so two piles could look alike that are not."""
    table = Table("Ann", "Ben", hands={"Ann": "temple"}, discard="farm, library, farm")
    assert zone(table, 1, "discard").groups == ()
    table.s.ordered = True
    farm, library = (DISCARD + table.face(id) for id in ("farm", "library"))
    assert [group.codes for group in zone(table, 1, "discard").groups] == [[farm, library, farm]]


@pytest.mark.rule("R47")
def test_an_announced_ability_is_a_thing_with_its_card_its_units_and_its_aim() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm"},
        built={"Ben": "temple"},
        wonders={"Ann": "zeus 1"},
        sites={"Ben": "library (1 worker), school"},
    )
    library = table.code_of("Ben", "library")
    table.choose("Statue of Zeus at Olympia: destroy a Worker")
    for seat, whose in ((0, "Ben's"), (1, "your"), (-1, "Ben's")):
        (shown,) = zone(table, seat, "window").things
        assert shown.face is not None
        assert shown.face.title == "Statue of Zeus at Olympia"
        assert (crowd(shown.pieces), shown.links) == ([("Worker", 1, -1)], (("destroys on", library),))
        assert shown.notes == (f"Destroy a Worker on {whose} Library site (a Worker).",)
    table.choose("Use your Temple")
    assert not [each for each in GAME.zones(table.s, 0) if each.id == "window"]


@pytest.mark.rule("R47")
def test_who_is_looked_at_is_the_aim_of_a_spy() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm", "Ben": "farm"},
        built={"Ann": "spy_network", "Ben": "temple"},
        sites={"Ann": "library (1 worker)", "Ben": "school (1 worker)"},
    )
    table.choose("Use your Spy Network")
    (shown,) = zone(table, 1, "window").things
    assert (shown.pieces, shown.links) == ((), (("looks at", SEAT + 1),))
