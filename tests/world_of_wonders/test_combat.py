"""Attacks (R37 to R40b), with the rulebook's example and the scenarios."""

from __future__ import annotations

import pytest

from worldtable.games.world_of_wonders.codes import ATTACK, GREAT
from worldtable.games.world_of_wonders.game import WORLD_OF_WONDERS as GAME
from worldtable.games.world_of_wonders.testing import Table

# Aurora stays in the attacker's hand in these tests, so that the Play phase goes on afterwards.


@pytest.mark.rule("T1", "R39", "R40", "A6", "B7")
def test_the_combat_example() -> None:
    table = Table(
        "Tim",
        "Brandon",
        hands={"Tim": "farm, library, aurora"},
        built={"Tim": "throne_room"},
        sites={"Brandon": "school (3 workers)"},
        discard="stables",
    )
    assert table.defence("Brandon", "school") == 5
    table.attack("Brandon's School", "Send Farm", "Send Library", "Turn your Throne Room")
    assert table.sites("Brandon") == []
    assert table.built("Tim") == ["throne_room (turned)"]
    assert len(table.discard) == 1 + 3 + 3
    assert set(table.discard) >= {"school", "farm", "library", "stables"}
    assert table.hand("Tim") == ["aurora"]
    assert "The attack on Brandon's School site succeeds, 5 against 5." in table.told[-1]


@pytest.mark.rule("T2", "R40")
def test_one_short() -> None:
    table = Table(
        "Tim",
        "Brandon",
        hands={"Tim": "farm, aurora"},
        built={"Tim": "throne_room"},
        sites={"Brandon": "school (3 workers)"},
        discard="stables",
    )
    table.attack("Brandon's School", "Send Farm", "Turn your Throne Room")
    assert table.sites("Brandon") == ["school (1 worker)"]
    assert len(table.discard) == 2 + 2


@pytest.mark.rule("T3", "R40")
@pytest.mark.parametrize(("force", "left"), [(2, ["school (1 foreman)"]), (4, ["school (1 foreman)"]), (5, [])])
def test_no_partial_damage_to_a_foreman(force: int, left: list[str]) -> None:
    table = Table(
        "Tim", "Ben", hands={"Tim": "farm, farm, farm, farm, farm, aurora"}, sites={"Ben": "school (1 foreman)"}
    )
    table.attack("Ben's School", *["Send Farm"] * force)
    assert table.sites("Ben") == left
    assert table.discard.count("farm") >= force


@pytest.mark.rule("T4", "R40")
def test_workers_go_before_foremen() -> None:
    table = Table(
        "Tim",
        "Ben",
        hands={"Tim": "farm, farm, farm, aurora"},
        built={"Tim": "city_wall (1 knight)"},
        sites={"Ben": "school (2 workers, 1 foreman)"},
    )
    assert table.defence("Ben", "school") == 7
    table.attack("Ben's School", "Send Farm", "Send Farm", "Send Farm", "Take a unit off your City Wall")
    assert table.sites("Ben") == ["school (1 foreman)"]


@pytest.mark.rule("R40")
def test_full_three_points_remove_a_foreman() -> None:
    table = Table(
        "Tim",
        "Ben",
        hands={"Tim": "farm, farm, farm, farm, farm, farm, aurora"},
        sites={"Ben": "school (1 worker, 2 foremen)"},
    )
    table.attack("Ben's School", *["Send Farm"] * 6)  # 6 - 2 = 4: the Worker, then a Foreman
    assert table.sites("Ben") == ["school (1 foreman)"]


@pytest.mark.rule("T12", "R40", "R18", "B9", "B11")
def test_stealing() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, library, aurora, school"},
        built={"Ann": "temple"},
        sites={"Ann": "stables (1 worker)", "Ben": "colossus (1 worker)"},
    )
    table.choose("Use your Temple")
    table.choose("Ben's Colossus")
    assert table.sites("Ben") == ["colossus"]
    table.attack("Ben's Colossus", "Send Farm", "Send Library")
    assert table.asks("Ann") == "Which card becomes a Worker?"
    assert GAME.view(table.s, 0).source == table.code_of("Ann", "colossus")
    table.choose("School")
    assert table.sites("Ann") == ["stables (2 workers)", "colossus (1 worker)"]
    assert table.s.chain[1] == (1,)


@pytest.mark.rule("R40", "B9")
def test_one_strong_attack_removes_constructors_and_steals() -> None:
    table = Table(
        "Ann", "Ben", hands={"Ann": "farm, farm, farm, aurora, aurora"}, sites={"Ben": "colossus (1 worker)"}
    )
    table.attack("Ben's Colossus", "Send Farm", "Send Farm", "Send Farm")
    table.choose("Aurora")  # it must become a Worker
    assert table.sites("Ann") == ["colossus (1 worker)"]
    assert table.sites("Ben") == []


@pytest.mark.rule("T14", "R39", "B23")
def test_a_wall_and_its_garrison_guard_buildings_but_no_sites() -> None:
    table = Table(
        "Ann",
        "Ben",
        built={"Ben": "farm, city_wall (1 militia, 1 knight)"},
        sites={"Ben": "library (1 worker)"},
        hands={"Ann": "farm"},
    )
    assert table.defence("Ben", "farm") == 10
    assert table.defence("Ben", "library") == 3


@pytest.mark.rule("T15", "R39", "B24", "B25")
def test_walls_do_not_help_walls_but_add_up_for_others() -> None:
    table = Table("Ann", "Ben", built={"Ben": "city_wall, city_wall, farm"}, hands={"Ann": "farm"})
    assert table.defence("Ben", "city_wall") == 3
    assert table.defence("Ben", "farm") == 3 + 3 + 3
    rich = Table(
        "Ann",
        "Ben",
        built={"Ben": "city_wall, city_wall, farm"},
        wonders={"Ben": "colossus 2"},
        hands={"Ann": "farm"},
    )
    assert rich.defence("Ben", "farm") == 3 + 4 + 3 + 3
    assert rich.defence("Ben", "city_wall") == 3 + 4


@pytest.mark.rule("T16", "R40a", "B22")
def test_stables_do_not_help_on_a_wall_but_off_it() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, aurora"},
        built={"Ann": "city_wall (1 knight), stables", "Ben": "city_wall (1 knight), stables"},
    )
    table.attack("Ben's City Wall", "Take a unit off your City Wall")
    assert table.force == 3
    table.choose("Use your Stables", who="Ann")
    assert table.force == 6
    assert table.defence("Ben", "city_wall") == 3 + 3
    table.choose("Use your Stables", who="Ben")
    assert "The attack on Ben's City Wall succeeds, 6 against 6." in table.told[-1]


@pytest.mark.rule("T17", "R39", "A6")
def test_a_garrison_in_an_attack_is_discarded() -> None:
    table = Table(
        "Ann", "Ben", hands={"Ann": "aurora"}, built={"Ann": "city_wall (2 militia)", "Ben": "stables (turned)"}
    )
    table.attack("Ben's Stables", "Take a unit off your City Wall", "Take a unit off your City Wall")
    assert table.built("Ben") == []
    assert table.built("Ann") == ["city_wall"]
    assert len(table.discard) == 3


@pytest.mark.rule("R39")
def test_militia_or_knight_off_the_wall() -> None:
    table = Table(
        "Ann", "Ben", hands={"Ann": "aurora"}, built={"Ann": "city_wall (1 militia, 1 knight)", "Ben": "school"}
    )
    table.choose("Attack")
    table.choose("Take a unit off")
    table.choose("A Knight")
    assert table.force == 3
    table.choose("Declare")
    assert table.built("Ann") == ["city_wall (1 militia)"]


@pytest.mark.rule("T18", "R39")
def test_defenders_are_discarded_unless_they_stand_on_a_wall() -> None:
    def attacked() -> Table:
        table = Table(
            "Ann",
            "Ben",
            hands={"Ann": "school, school, school, aurora"},
            built={"Ben": "barracks, city_wall"},
            discard="farm, farm",
        )
        table.attack("Ben's Barracks", "Send School")
        table.choose("Use your Barracks")
        return table

    table = attacked()
    table.choose("To the defence")
    assert table.built("Ben") == ["barracks (turned)", "city_wall"]
    assert sorted(table.discard) == ["farm", "farm", "school"]
    table = attacked()
    table.choose("On your City Wall")
    assert table.built("Ben") == ["barracks (turned)", "city_wall (2 militia)"]
    assert table.discard == ["school"]


@pytest.mark.rule("T23", "R40", "B7")
def test_a_failed_attack_on_a_building_does_nothing() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "farm, farm, farm, aurora"}, built={"Ben": "library"})
    table.attack("Ben's Library", "Send Farm", "Send Farm", "Send Farm")
    assert table.built("Ben") == ["library"]
    assert table.discard == ["farm"] * 3


@pytest.mark.rule("R37")
def test_what_cannot_be_attacked() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, farm, aurora"},
        sites={"Ann": "library", "Ben": "zeus (1 worker), school (1 worker)"},
        built={"Ben": "stables", "Ann": "farm"},
        wonders={"Ben": "colossus 1, aurora 1"},
    )
    table.choose("Attack")
    assert table.options == [
        "Attack Ben's Statue of Zeus at Olympia site (a Worker): defence 5",
        "Attack Ben's School site (a Worker): defence 5",
        "Attack Ben's Stables: defence 4",
    ]
    assert table.why(table.code_of("Ann", "library")) == "You cannot attack your own cards. (R37)"
    assert table.why(GREAT + 4) == "Constructed Great Wonders cannot be attacked. (R37)"


@pytest.mark.rule("T39", "R38", "B8")
def test_one_location_once_a_turn_others_as_well() -> None:
    table = Table(
        "Ann", "Ben", hands={"Ann": "farm, farm, farm, aurora"}, sites={"Ben": "school (2 workers), farm (2 workers)"}
    )
    table.choose("Attack")
    table.choose("Attack Ben's School")
    table.choose("Send Farm")
    table.choose("Declare")
    table.choose("Attack")  # only the other site is left
    assert table.asks("Ann") == "Who marches?"
    assert GAME.view(table.s, 0).source == table.code_of("Ben", "farm")
    table.choose("Send Farm")
    table.choose("Declare")
    assert table.why(ATTACK) == "There is nothing left that you can attack in this turn. (R38)"


@pytest.mark.rule("R38")
def test_the_next_turn_allows_it_again() -> None:
    table = Table(
        "Ann", "Ben", hands={"Ann": "farm, farm, farm, aurora", "Ben": "aurora"}, sites={"Ben": "school (2 workers)"}
    )
    table.attack("Ben's School", "Send Farm")
    table.choose("Pass", who="Ben")
    table.end()
    table.end()
    assert table.asked == ["Ann"]
    assert "Attack" in table.options


@pytest.mark.rule("R42", "R40", "B10")
def test_a_piece_that_is_stolen_again_remembers_all_its_holders() -> None:
    table = Table(
        "Ann",
        "Ben",
        "Cid",
        hands={"Ann": "farm, farm", "Ben": "library", "Cid": "library"},
        sites={"Ben": "zeus (stolen from Cid)"},
    )
    table.attack("Ben's Statue", "Send Farm", "Send Farm")
    table.choose("Pass", who="Ben")  # and Ann, without a card for a Worker, loses the piece in her Wonders phase
    assert table.sites("Ann") == []
    assert table.sites("Ben") == ["zeus"]
    table.end()
    assert table.sites("Ben") == []
    assert table.sites("Cid") == ["zeus"]


@pytest.mark.rule("R39", "R18", "R46")
def test_the_aftermath_comes_before_the_duty_to_place_a_worker() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, farm, farm, aurora, school"},
        sites={"Ben": "colossus (1 worker), library"},
        wonders={"Ben": "mausoleum 1"},
        tokens={"Ben": 4},
    )
    table.attack("Ben's Colossus", "Send Farm", "Send Farm", "Send Farm")
    assert table.asked == ["Ben"]
    table.choose("Mausoleum at Halicarnassus")
    assert table.sites("Ben") == ["library (1 worker)"]
    assert table.asks("Ann") == "Which card becomes a Worker?"


@pytest.mark.rule("R39", "R27")
def test_a_turned_building_brings_nobody_to_an_attack() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, aurora"},
        built={"Ann": "throne_room (turned), barracks", "Ben": "school"},
        discard="library, library, library",
    )
    table.choose("Attack")
    assert table.options == ["Send Farm as Militia", "Send Aurora as Militia", "Turn your Barracks for more units"]
    table.choose("Turn your Barracks")
    assert table.force == 2
    assert "Turn your Barracks (turned) for more units" not in table.options


@pytest.mark.rule("R53", "R40", "B50")
def test_the_attacker_orders_the_discards_of_a_battle() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, farm, farm, farm, farm, aurora", "Ben": "library, library"},
        built={"Ben": "city_wall (1 militia)"},
    )
    table.s.ordered = True
    table.attack("Ben's City Wall", *["Send Farm"] * 5)
    table.choose("Put Library into the defence", who="Ben")
    table.choose("Pass", who="Ben")
    assert table.asks("Ann") == "Several cards are discarded: which go first?"
    assert table.options == ["First the card", "First the garrison", "First the defenders", "First the attackers"]
    table.choose("First the attackers")
    table.choose("First the defenders")
    table.choose("First the card")
    assert table.discard[:7] == ["farm"] * 5 + ["library", "city_wall"]
    assert len(table.discard) == 8
