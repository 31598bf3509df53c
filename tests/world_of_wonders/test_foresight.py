"""What is told before it happens: the fight as it stands, and what an answer would change."""

from __future__ import annotations

import pytest

from worldtable.engine.changes import Preview
from worldtable.engine.table import Fight
from worldtable.games.world_of_wonders.game import WORLD_OF_WONDERS as GAME
from worldtable.games.world_of_wonders.testing import Table


def fight(table: Table, seat: int = -1) -> Fight:
    found = GAME.fight(table.s, seat)
    assert found is not None
    return found


def lost(found: Fight) -> dict[str, int]:
    return {piece.kind: piece.count for piece in found.losses}


def preview(table: Table, sentence: str) -> Preview:
    seat = table.s.asks[0].player
    code = next(each.code for each in GAME.view(table.s, seat).choices if each.sentence.startswith(sentence))
    found = GAME.preview(table.s, seat, code)
    assert found is not None
    return found


def changes(found: Preview) -> dict[tuple[str, str], tuple[int, int]]:
    return {(each.id, each.kind): (each.before, each.after) for each in found.changes}


# The fight.


@pytest.mark.rule("R40")
def test_a_site_that_holds_loses_what_the_force_reaches() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, library, school, aurora"},
        sites={"Ben": "hanging_gardens (7 workers)"},
    )
    table.choose("Attack")
    assert (fight(table).result, lost(fight(table))) == ("holds", {})
    for card in ("Farm", "Library", "School"):
        table.choose(f"Send {card}")
    found = fight(table)
    assert (found.attacker, found.defender, found.target) == (0, 1, table.code_of("Ben", "hanging_gardens"))
    assert (found.result, lost(found)) == ("holds", {"Worker": 1})
    assert found.forecast == (
        "Hanging Gardens of Babylon site would hold, 3 against 9, and lose a Worker: "
        "it would have 6 of 7 Constructors and not be finished."
    )
    table.choose("Declare")
    assert table.sites("Ben") == ["hanging_gardens (6 workers)"]


@pytest.mark.rule("R40")
def test_defenders_stand_before_the_constructors() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, farm, farm, aurora", "Ben": "library, temple"},
        sites={"Ben": "school (2 workers)"},
    )
    table.attack("Ben's School", "Send Farm", "Send Farm", "Send Farm")
    assert lost(fight(table)) == {"Worker": 1}
    table.choose("Put Library into the defence")
    assert [part.kind for part in fight(table).defence] == ["site", "Militia", "Worker"]
    assert lost(fight(table)) == {}
    table.choose("Pass")
    assert table.sites("Ben") == ["school (2 workers)"]


@pytest.mark.rule("R40")
def test_what_would_fall_and_what_would_be_taken() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, farm, farm, farm, aurora"},
        sites={"Ben": "zeus (1 worker)"},
        built={"Ben": "city_wall (1 militia)"},
    )
    table.choose("Attack")
    table.choose("Attack Ben's Statue")
    for _ in range(3):
        table.choose("Send Farm")
    assert (fight(table).result, lost(fight(table))) == ("taken", {"Worker": 1})
    assert fight(table, 0).forecast == "You would take the piece, 3 against 3, and a Worker would be lost."
    table = Table(
        "Ann", "Ben", hands={"Ann": "farm, farm, farm, farm, aurora"}, built={"Ben": "city_wall (1 militia)"}
    )
    table.choose("Attack")
    for _ in range(4):
        table.choose("Send Farm")
    assert (fight(table).result, lost(fight(table))) == ("falls", {"Militia": 1})
    assert fight(table).forecast == "City Wall would fall, 4 against 4, with a Militia."


@pytest.mark.rule("R54")
def test_what_the_attacked_player_may_openly_answer() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, farm, farm, aurora", "Ben": "library, temple"},
        sites={"Ben": "school (2 workers)"},
        built={"Ben": "barracks"},
        wonders={"Ben": "mausoleum 1"},
        tokens={"Ben": 4},
        discard="temple, temple",
    )
    table.choose("Attack")
    table.choose("Attack Ben's School")
    for _ in range(3):
        table.choose("Send Farm")
    assert [(each.kind, each.count, each.strength, each.note) for each in fight(table).answers] == [
        ("hand", 2, 2, ""),
        ("building", 1, 2, "Militia from the discard pile"),
        ("Great Wonder", 4, 0, "regain your Constructors"),
    ]
    for seat in (-1, 0, 1):
        codes = [each.code for each in fight(table, seat).answers if each.code >= 0]
        assert len(codes) == 2
        assert set(codes) <= set(GAME.things(table.s, seat))


@pytest.mark.rule("R39")
def test_a_decided_attack_is_no_fight_any_more() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, farm, farm, aurora"},
        sites={"Ben": "school (2 workers)"},
        wonders={"Ben": "mausoleum 1"},
        tokens={"Ben": 4},
    )
    table.attack("Ben's School", "Send Farm", "Send Farm", "Send Farm")
    assert table.asks("Ben") == "Constructors have been destroyed: react?"
    assert GAME.fight(table.s, 1) is None
    zones = {zone.id: zone for zone in GAME.zones(table.s, 1)}
    assert "attack" not in zones
    assert [(each.kind, each.count, each.owner) for each in zones["aside"].things[0].pieces] == [("Worker", 1, 1)]


# Previews.


@pytest.mark.rule("R14")
def test_a_worker_is_seen_before_its_card_is_chosen() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "farm, library, aurora"}, sites={"Ann": "school (1 worker)"})
    found = changes(preview(table, "Add a Worker"))
    assert found == {
        ("place-0", "Worker"): (1, 2),
        ("place-0", "Constructors"): (1, 2),
        ("place-0", "defence"): (3, 4),
    }
    table.choose("Add a Worker")
    assert changes(preview(table, "Farm"))["0", "hand"] == (3, 2)


@pytest.mark.rule("R64")
def test_a_natural_wonder_tells_points_for_each_owner() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "aurora, farm"}, wonders={"Ben": "aurora 1"})
    found = changes(preview(table, "Lay Aurora"))
    assert (found["0", "score"], found["1", "score"]) == ((0, 2), (1, 2))
    assert found["natural-1-1", "points"] == (1, 2)


@pytest.mark.rule("R39", "R40")
def test_each_unit_shows_the_bars_with_it() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "farm, farm, aurora"}, sites={"Ben": "zeus (1 worker)"})
    table.choose("Attack")
    table.choose("Send Farm")
    table.choose("Send Farm")
    assert fight(table).result == "holds"
    found = preview(table, "Send Aurora").fight
    assert found is not None
    assert (found.result, sum(part.strength for part in found.force)) == ("taken", 3)
    declared = preview(table, "Declare").fight
    assert declared is not None
    assert declared.result == "holds"


@pytest.mark.rule("R39", "R40")
def test_the_last_reaction_shows_the_bars_although_the_attack_is_decided_then() -> None:
    table = Table(
        "Ann", "Ben", hands={"Ann": "farm, farm, farm, aurora", "Ben": "library"}, sites={"Ben": "zeus (1 worker)"}
    )
    table.attack("Ben's Statue", "Send Farm", "Send Farm", "Send Farm")
    held, passed = preview(table, "Put Library").fight, preview(table, "Pass").fight
    assert held is not None
    assert passed is not None
    assert (held.result, passed.result) == ("holds", "taken")
    assert [part.kind for part in held.defence] == ["site", "Militia", "Worker"]


@pytest.mark.rule("R33", "R47")
def test_a_move_shows_both_sites_although_others_may_react() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, aurora"},
        built={"Ann": "temple", "Ben": "temple"},
        sites={"Ann": "farm (1 worker), school", "Ben": "library (1 worker)"},
    )
    farm, library = table.place_of("Ann", "farm"), table.place_of("Ben", "library")
    table.choose("Use your Temple")
    assert changes(preview(table, "Ben's Library site"))[f"place-{library}", "Worker"] == (1, 0)
    table.choose("Ben's Library site")
    found = changes(preview(table, "Your Farm site"))
    for kind, before, after in (("Worker", 1, 2), ("Constructors", 1, 2), ("defence", 3, 4)):
        assert found[f"place-{farm}", kind] == (before, after)
    assert found[f"place-{library}", "Worker"] == (1, 0)


@pytest.mark.rule("R33")
def test_a_move_with_one_goal_shows_it_at_once() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, aurora"},
        built={"Ann": "temple", "Ben": "temple"},
        sites={"Ann": "farm (1 worker)", "Ben": "library (1 worker)"},
    )
    farm, library = table.place_of("Ann", "farm"), table.place_of("Ben", "library")
    table.choose("Use your Temple")
    found = changes(preview(table, "Ben's Library site"))
    assert (found[f"place-{library}", "Worker"], found[f"place-{farm}", "Worker"]) == ((1, 0), (1, 2))


@pytest.mark.rule("R33", "R46")
def test_destroyed_units_are_foreseen_and_their_fronts_are_not() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, aurora"},
        wonders={"Ann": "zeus 1"},
        sites={"Ben": "library (1 worker), school (2 workers)"},
    )
    table.choose("Statue of Zeus")
    found = preview(table, "Ben's School site")
    assert [(each.kind, each.before, each.after) for each in found.changes if each.kind == "Worker"] == [
        ("Worker", 2, 1)
    ]
    assert not [each for each in found.changes if each.id == "discard"]
    assert not found.moves


@pytest.mark.rule("R33")
def test_workers_from_the_deck_are_foreseen() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, aurora"},
        built={"Ann": "farm"},
        wonders={"Ann": "artemis 1"},
        sites={"Ann": "library (1 worker)", "Ben": "school (1 worker)"},
    )
    table.choose("Use your Farm")
    found = changes(preview(table, "Your Library site"))
    assert ("Worker", (1, 3)) in [(kind, numbers) for (_, kind), numbers in found.items()]


@pytest.mark.rule("R51")
def test_a_preview_does_not_tell_whether_others_want_to_be_asked() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, farm, aurora", "Ben": "library, school"},
        built={"Ben": "school"},
    )
    table.choose("Attack")
    table.choose("Send Farm")
    before = preview(table, "Declare").data()
    table.s.standing[1] = 2 << 2 * 3  # never ask me at attacks
    assert preview(table, "Declare").data() == before
    assert before["partly"]
