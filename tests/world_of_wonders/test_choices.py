"""Choices that point at the table, and the card that asks."""

from __future__ import annotations

import pytest

from tests.world_of_wonders.sights import choices, zone
from worldtable.engine.game import fingerprint
from worldtable.games.world_of_wonders.codes import (
    DECK,
    GREAT,
    GROUND,
    HAND,
    HAPPENED,
    PASS_ALWAYS,
    PASS_UNTIL,
    SERVE,
    SHIELD,
    TOKENS,
    UNDER_ATTACK,
)
from worldtable.games.world_of_wonders.game import WORLD_OF_WONDERS as GAME
from worldtable.games.world_of_wonders.testing import Table


@pytest.mark.rule("R23")
def test_the_play_phase_is_chosen_on_the_table() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, aurora"},
        sites={"Ann": "library (1 worker)"},
        built={"Ann": "temple, city_wall", "Ben": "school"},
        wonders={"Ann": "zeus 1"},
        tokens={"Ann": 6},
    )
    found = {each: choice for each, choice in choices(table, "Ann").items() if choice.code < SERVE}
    farm, aurora = HAND + table.face("farm"), HAND + table.face("aurora")
    library, wall = table.code_of("Ann", "library"), table.code_of("Ann", "city_wall")
    zeus = GREAT + 2
    assert {choice.label: choice.points for choice in found.values() if choice.points} == {
        "Build": [farm, GROUND],
        "Lay": [aurora],
        "Worker": [library],
        "Militia": [wall],
        "Zeus": [zeus],
        "Zeus, 6 tokens": [TOKENS, zeus],
    }
    buttons = {choice.label: choice.tone for choice in found.values() if not choice.points}
    assert buttons == {"Attack": "plain", "End phase": "pass"}


@pytest.mark.rule("R14", "R39")
def test_a_card_goes_straight_to_a_location() -> None:
    """On an own site it is a Worker, on an own wall or against another a Militia; a Natural Wonder is just laid."""

    def deal() -> Table:
        return Table(
            "Ann",
            "Ben",
            hands={"Ann": "aurora, farm, farm, school", "Ben": "temple"},
            sites={"Ann": "library (1 worker)", "Ben": "zeus (1 worker)"},
            built={"Ann": "city_wall", "Ben": "stables"},
        )

    table = deal()
    straight = {each: choice for each, choice in choices(table, "Ann").items() if choice.code >= SERVE}
    assert all(choice.code not in table.s.options[0] for choice in straight.values())
    farm, school = HAND + table.face("farm"), HAND + table.face("school")
    library, wall = table.code_of("Ann", "library"), table.code_of("Ann", "city_wall")
    zeus, stables = table.code_of("Ben", "zeus"), table.code_of("Ben", "stables")
    assert [(choice.label, choice.points) for choice in straight.values()] == [
        (label, [card, place])
        for card in (farm, school)
        for place, label in sorted({library: "Worker", wall: "Militia", zeus: "Attack", stables: "Attack"}.items())
    ]
    for at_once, slowly in (
        ("Put Farm as Worker on your Library", ("Add a Worker to your Library", "Farm")),
        ("Put School as Militia on your City Wall", ("Put a Militia on your City Wall", "School")),
        ("Send Farm as Militia against Ben's Stables", ("Attack", "Attack Ben's Stables", "Send Farm")),
    ):
        short, long = deal(), deal()
        short.choose(at_once)
        for each in slowly:
            long.choose(each)
        assert fingerprint(short.s) == fingerprint(long.s)


@pytest.mark.rule("R14")
def test_a_card_that_goes_straight_shows_what_it_would_bring() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "farm, school"}, sites={"Ann": "library (1 worker)", "Ben": "zeus"})
    found = choices(table, "Ann")
    preview = GAME.preview(table.s, 0, found["Put Farm as Worker on your Library site (a Worker)"].code)
    assert preview is not None
    assert ("Constructors", 1, 2) in {(each.kind, each.before, each.after) for each in preview.changes}
    preview = GAME.preview(
        table.s, 0, found["Send Farm as Militia against Ben's Statue of Zeus at Olympia site"].code
    )
    assert preview is not None
    assert preview.fight is not None
    assert [(part.kind, part.strength) for part in preview.fight.force] == [("Militia", 1)]


@pytest.mark.rule("R33")
def test_constructors_that_could_help_only_others_are_asked_about_again() -> None:
    built = {"Ann": "farm, school, library"}
    table = Table("Ann", "Ben", hands={"Ann": "temple"}, built=built, sites={"Ben": "zeus (2 workers)"})
    warnings = {each.points[0]: each.warning for each in choices(table, "Ann").values() if each.warning}
    assert warnings == {
        table.code_of("Ann", "farm"): "You have no site: the Farm would help another player's.",
        table.code_of("Ann", "school"): "You have no site: the School would help another player's.",
    }
    table.choose("Start to build Temple")
    assert not any(each.warning or "warning" in each.data() for each in choices(table, "Ann").values())


@pytest.mark.rule("R8", "T22")
def test_who_wants_new_cards_points_at_the_deck() -> None:
    s = GAME.start(2, 1)
    seat = s.asks[0].player
    keep, new = GAME.view(s, seat).choices
    assert (keep.label, keep.tone, keep.points) == ("Keep", "main", [])
    assert new.points == [DECK]
    preview = GAME.preview(s, seat, new.code)
    assert preview is not None
    assert preview.partly
    assert {(move.start, move.end) for move in preview.moves} <= {(f"hand-{seat}", "discard"), (f"hand-{seat}", "")}
    assert len(preview.moves) == 5


@pytest.mark.rule("R51")
def test_in_a_window_there_is_one_pass_and_the_rest_stands_in_the_menu() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "farm, aurora", "Ben": "library"}, built={"Ben": "school"})
    table.attack("Ben's School", "Send Farm")
    view = GAME.view(table.s, 1)
    assert [(each.label, each.tone) for each in view.choices if not each.points] == [("Pass", "pass")]
    menu = zone(table, 1, "standing")
    assert [thing.id for thing in menu.things if "now" in thing.state] == [f"standing-{UNDER_ATTACK}"]
    inside = {each.label: each.points for each in view.choices if each.points and each.points[0] == SHIELD}
    assert inside == {"Only when it is about me": [SHIELD, PASS_UNTIL], "Never": [SHIELD, PASS_ALWAYS]}
    assert {SHIELD, PASS_UNTIL, PASS_ALWAYS} <= {thing.code for thing in menu.things}
    assert view.source == table.code_of("Ben", "school")
    table.choose("Pass, and never ask me at attacks", who="Ben")
    table.end()
    assert choices(table, "Ben")["Ask me again at attacks"].points == [SHIELD, menu.things[2].code]


@pytest.mark.rule("R39")
def test_who_marches_is_asked_by_the_target() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "farm, aurora"}, built={"Ben": "school", "Ann": "city_wall (1 knight)"})
    table.choose("Attack")
    table.choose("Attack Ben's School") if "Attack: which" in table.asks("Ann") else None
    table.choose("Send Farm")
    view = GAME.view(table.s, 0)
    assert view.source == table.code_of("Ben", "school")
    assert {each.label: each.tone for each in view.choices} == {
        "Militia": "plain",
        "March": "plain",
        "Attack": "main",
    }


def test_the_card_that_asks_is_told() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm"},
        built={"Ann": "temple"},
        wonders={"Ann": "zeus 1"},
        sites={"Ann": "farm (2 workers), school (1 worker)", "Ben": "library (1 worker)"},
    )
    table.choose("Use your Temple")
    assert GAME.view(table.s, 0).source == table.code_of("Ann", "temple")
    table.choose("Your Farm site")
    assert GAME.view(table.s, 0).source == table.code_of("Ann", "temple")
    table.choose("Ben's Library site")
    table.choose("Statue of Zeus")
    assert GAME.view(table.s, 0).source == GREAT + 2


@pytest.mark.rule("R69")
def test_an_event_asks_with_its_own_card() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, farm, farm, farm"},
        built={"Ann": "library"},
        deck="plague, school, school, school, school",
    )
    table.choose("Use your Library")
    view = GAME.view(table.s, 0)
    assert view.source == HAPPENED + table.face("plague")
    assert [each.label for each in view.choices] == ["Discard"]


def test_refusals_name_their_rules() -> None:
    table = Table("Ann", "Ben", built={"Ann": "library (turned)"}, hands={"Ann": "farm"})
    reason = GAME.why_not(table.s, 0, table.code_of("Ann", "library"))
    assert (reason.text, reason.rules) == (
        "This building has been turned; it is ready again in your next Ready phase.",
        ("R27",),
    )
