"""Units, sites and how they are finished (R13 to R19)."""

from __future__ import annotations

import pytest

from worldtable.games.world_of_wonders.codes import FOREMAN_BUTTON, KNIGHT_BUTTON
from worldtable.games.world_of_wonders.testing import Table


@pytest.mark.rule("R13")
def test_strengths_of_units() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm"},
        sites={"Ben": "school (1 worker), library (1 foreman)"},
        built={"Ben": "city_wall (1 militia), stables"},
    )
    assert table.defence("Ben", "school") == 2 + 1
    assert table.defence("Ben", "library") == 2 + 3
    assert table.defence("Ben", "city_wall") == 3 + 1
    table = Table("Ann", "Ben", hands={"Ann": "farm"}, built={"Ben": "city_wall (1 knight)"})
    assert table.defence("Ben", "city_wall") == 3 + 3


@pytest.mark.rule("R14")
def test_from_the_hand_come_workers_and_militia_only() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "farm, library, temple"}, built={"Ann": "city_wall"})
    assert "(R" in table.why(FOREMAN_BUTTON)
    assert "(R" in table.why(KNIGHT_BUTTON)
    table.choose("Start to build Farm")
    table.choose("Add a Worker to your Farm site")
    table.choose("Library")
    table.choose("Put a Militia on your City Wall")
    assert table.sites("Ann") == ["farm (1 worker)"]
    assert table.built("Ann") == ["city_wall (1 militia)"]


@pytest.mark.rule("R15")
def test_any_number_of_constructors_fewer_or_more_than_the_cost() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "farm, library, temple, school, stables"})
    table.choose("Start to build Farm")
    assert table.sites("Ann") == ["farm"]
    for card in ("Library", "Temple", "School"):
        table.choose("Add a Worker to your Farm site")
        table.choose(card)
    assert table.sites("Ann") == ["farm (3 workers)"]
    assert "Add a Worker to your Farm site (3 Workers)" in table.options


@pytest.mark.rule("R16", "T8", "B27")
def test_finish_discards_all_constructors() -> None:
    table = Table("Ann", "Ben", sites={"Ann": "farm (1 worker, 1 foreman)"}, hands={"Ann": "temple"}, phase="build")
    assert table.built("Ann") == ["farm"]
    assert len(table.discard) == 2
    assert table.hand("Ann") == ["temple"]


@pytest.mark.rule("R16", "B26")
def test_finishing_is_not_optional() -> None:
    table = Table("Ann", "Ben", sites={"Ann": "farm (2 workers)"}, hands={"Ann": "temple"}, phase="build")
    assert table.asks("Ann") == "What do you do?"
    assert table.built("Ann") == ["farm"]


@pytest.mark.rule("R16", "R21", "T9")
def test_not_before_the_own_build_phase() -> None:
    table = Table("Ann", "Ben", sites={"Ann": "farm (1 worker)"}, hands={"Ann": "temple, school", "Ben": "library"})
    table.choose("Add a Worker to your Farm site")
    table.choose("Temple")
    assert table.sites("Ann") == ["farm (2 workers)"]
    table.end()
    assert table.asked == ["Ben"]
    assert table.sites("Ann") == ["farm (2 workers)"]
    table.end()
    assert table.asked == ["Ann"]
    assert table.built("Ann") == ["farm"]


@pytest.mark.rule("R17", "T10", "R41")
def test_an_empty_site_is_lost_in_the_wonders_phase() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "library, temple"})
    table.choose("Start to build Library")
    assert table.sites("Ann") == ["library"]
    table.end()
    assert table.sites("Ann") == []
    assert table.discard == ["library"]


@pytest.mark.rule("R17", "T11")
def test_conversion_does_not_destroy_but_an_attack_does() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "school, stables, aurora"},
        built={"Ann": "temple"},
        sites={"Ann": "library (1 worker)", "Ben": "farm (1 worker)"},
    )
    table.choose("Use your Temple")
    table.choose("Ben's Farm site")
    assert table.sites("Ben") == ["farm"]
    assert table.sites("Ann") == ["library (2 workers)"]
    table.attack("Ben's Farm site", "Send School", "Send Stables")
    assert table.sites("Ben") == []
    assert "farm" in table.discard


@pytest.mark.rule("R18")
def test_a_great_wonder_gets_a_worker_at_once() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "zeus, farm, library"})
    table.choose("Start to build Statue of Zeus")
    assert table.asks("Ann") == "Which card becomes a Worker?"
    table.choose("Farm")
    assert table.sites("Ann") == ["zeus (1 worker)"]


@pytest.mark.rule("R18")
def test_only_the_hand_is_checked_for_the_worker() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "zeus"}, built={"Ann": "farm"})
    table.choose("Start to build Statue of Zeus")
    assert table.sites("Ann") == ["zeus"]
    assert table.asks("Ann") == "What do you do?"


@pytest.mark.rule("R19")
def test_each_piece_is_a_site_of_its_own_with_the_full_cost() -> None:
    table = Table(
        "Ann",
        "Ben",
        sites={"Ann": "mausoleum (4 workers), mausoleum (3 workers)"},
        hands={"Ann": "farm"},
        phase="build",
    )
    assert table.wonders("Ann") == {"mausoleum": 1}
    assert table.sites("Ann") == ["mausoleum (3 workers)"]


@pytest.mark.rule("B28")
def test_workers_from_the_hand_go_to_own_sites_only() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "farm, school"}, sites={"Ben": "library (1 worker)"})
    assert not [label for label in table.options if "Worker" in label]
    assert table.why(table.code_of("Ben", "library")) == "You use your own buildings only. (R27)"


@pytest.mark.rule("B29")
def test_no_site_is_given_up_and_no_constructor_taken_back() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "farm"}, sites={"Ann": "library (1 worker)"})
    assert table.options == [
        "Start to build Farm",
        "Add a Worker to your Library site (a Worker)",
        "End the Play phase",
    ]


@pytest.mark.rule("B44")
def test_fronts_of_units_are_seen_by_nobody() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "farm, great_barrier_reef"}, sites={"Ann": "library (1 worker)"})
    table.choose("Add a Worker")
    table.choose("Great Barrier Reef")
    for seat in (-1, 0, 1):
        assert "Reef" not in str(table.game.view(table.s, seat).data())
