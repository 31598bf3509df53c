"""Units in battle: where they come from, who may send them, what is shown and lost."""

from __future__ import annotations

import pytest

from worldtable.games.world_of_wonders.battle.strength import defence
from worldtable.games.world_of_wonders.codes import ATTACK, PLACE
from worldtable.games.world_of_wonders.game import WORLD_OF_WONDERS as GAME
from worldtable.games.world_of_wonders.state import NONE
from worldtable.games.world_of_wonders.testing import Table


@pytest.mark.rule("R38", "R39")
def test_an_attack_needs_a_unit() -> None:
    table = Table("Ann", "Ben", built={"Ann": "city_wall, library, barracks", "Ben": "school"})
    assert table.why(ATTACK) == "You have no unit to attack with. (R39)"


@pytest.mark.rule("R39", "B5")
def test_hand_and_walls_are_committed_at_once_buildings_may_follow() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, school, aurora"},
        built={"Ann": "barracks, throne_room, city_wall (1 militia)", "Ben": "school"},
        discard="temple, temple, temple",
    )
    table.attack("Ben's School", "Send Farm")
    assert table.force == 1
    assert [label for label in table.options if not label.startswith("Pass")] == [
        "Use your Barracks",
        "Use your Throne Room",
    ]
    table.choose("Use your Barracks")
    table.choose("Into your attack")
    table.choose("Use your Throne Room")
    table.choose("Into your attack")
    assert table.built("Ben") == []  # 1 + 2 + 3 against 4
    assert table.built("Ann") == ["barracks (turned)", "throne_room (turned)", "city_wall (1 militia)"]


@pytest.mark.rule("B6", "R54")
def test_militia_from_the_hand_defend() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, farm, farm, farm, aurora", "Ben": "library, temple"},
        built={"Ben": "school"},
    )
    table.attack("Ben's School", *["Send Farm"] * 4)
    assert table.asked == ["Ben"]
    table.choose("Put Library into the defence as Militia")
    assert table.asked == ["Ben"]  # each card is a use of priority; Ann has no reaction
    table.choose("Pass")
    assert table.built("Ben") == ["school"]
    assert table.hand("Ben") == ["temple"]
    assert "library" in table.discard


@pytest.mark.rule("B6")
def test_hand_defence_can_be_switched_off() -> None:
    s = GAME.start(2, 1, {"hand_defence": "no"})
    assert not s.hand_defence
    table = Table("Ann", "Ben", hands={"Ann": "farm, farm, aurora", "Ben": "library"}, built={"Ben": "school"})
    table.s.hand_defence = False
    table.attack("Ben's School", "Send Farm")
    assert table.asked == ["Ann"]


@pytest.mark.rule("R40a")
def test_a_garrison_is_lost_with_its_wall_only() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": ", ".join(["farm"] * 5) + ", aurora"},
        built={"Ben": "city_wall (1 militia), stables (turned)"},
    )
    table.attack("Ben's Stables", *["Send Farm"] * 5)
    assert table.built("Ben") == ["city_wall (1 militia)", "stables (turned)"]
    table = Table(
        "Ann", "Ben", hands={"Ann": ", ".join(["farm"] * 5) + ", aurora"}, built={"Ben": "city_wall (1 militia)"}
    )
    table.attack("Ben's City Wall", *["Send Farm"] * 4)
    assert table.built("Ben") == []
    assert len(table.discard) == 2 + 4


@pytest.mark.rule("R40a", "B22")
def test_a_blacksmith_doubles_militia_on_walls_too() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, aurora"},
        built={"Ben": "city_wall (2 militia, 1 knight), blacksmith, school"},
    )
    table.attack("Ben's School", "Send Farm")
    assert table.defence("Ben", "school") == 4 + 3 + 2 + 3
    table.choose("Use your Blacksmith")
    assert table.defence("Ben", "school") == 4 + 3 + 4 + 3
    assert table.defence("Ben", "city_wall") == 3 + 4 + 3


@pytest.mark.rule("R40b")
def test_an_attack_on_something_that_left_the_table_ends() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "farm, farm, aurora", "Ben": "library"}, built={"Ben": "school"})
    table.attack("Ben's School", "Send Farm")
    s = table.s
    s.discard.append(s.face[s.target])  # as if an effect had taken it away
    s.clear(s.target)
    table.choose("Pass")
    assert "The attack ends without a result." in table.told[-1]
    assert table.discard == ["school", "farm"]
    assert s.attackers.weak == NONE
    assert table.asked == ["Ann"]


@pytest.mark.rule("R56", "B39")
def test_third_players_cannot_join() -> None:
    table = Table(
        "Ann",
        "Ben",
        "Cid",
        hands={"Ann": "farm, aurora", "Cid": "library"},
        built={"Ben": "school", "Cid": "barracks, blacksmith, stables, city_wall"},
        discard="temple, temple",
    )
    table.attack("Ben's School", "Send Farm")
    assert table.asked == ["Cid"]
    assert [label for label in table.options if not label.startswith("Pass")] == ["Use your Barracks"]
    assert table.why(table.code_of("Cid", "blacksmith")) == (
        "Only the attacker and the attacked player use it in a battle. (R54)"
    )
    table.choose("Use your Barracks")
    assert table.built("Cid")[-1] == "city_wall (2 militia)"


@pytest.mark.rule("R34", "B36")
@pytest.mark.parametrize(
    ("militia", "knights", "attacker", "attacked"),
    [
        (1, 0, "1 worker", ""),
        (0, 1, "1 foreman", ""),
        (1, 1, "1 foreman", "1 worker"),
        (2, 1, "1 worker, 1 foreman", "1 worker"),
        (1, 2, "1 worker, 1 foreman", "1 foreman"),
        (2, 2, "1 worker, 1 foreman", "1 worker, 1 foreman"),
        (3, 3, "1 worker, 2 foremen", "2 workers, 1 foreman"),
        (4, 1, "2 workers, 1 foreman", "2 workers"),
        (0, 3, "2 foremen", "1 foreman"),
    ],
)
def test_hanging_gardens_divide_equally_by_number(militia: int, knights: int, attacker: str, attacked: str) -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "aurora"},
        built={"Ann": f"city_wall ({militia} militia), city_wall ({knights} knights)", "Ben": "school (turned)"},
        sites={"Ann": "zeus", "Ben": "library"},
        wonders={"Ben": "hanging_gardens 1"},
        tokens={"Ben": 7},
    )
    off_walls = ["Take a unit off your City Wall 1"] * militia + ["Take a unit off your City Wall 2"] * knights
    table.attack("Ben's School", *off_walls)
    table.choose("Hanging Gardens of Babylon, 7 tokens", who="Ben")
    assert table.sites("Ann") == [f"zeus ({attacker})"]
    assert table.sites("Ben") == [f"library ({attacked})" if attacked else "library"]


@pytest.mark.rule("R53")
def test_the_current_player_may_order_what_is_discarded() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "farm, farm, farm, aurora"}, sites={"Ben": "school (1 worker)"})
    table.s.ordered = True
    worker = table.ids(table.s.units[0].weak)
    table.attack("Ben's School", *["Send Farm"] * 3)
    assert table.options == ["First the card", "First the Constructors", "First the attackers"]
    table.choose("First the attackers")
    table.choose("First the Constructors")
    assert table.discard == ["farm", "farm", "farm", *worker, "school"]
    assert GAME.start(2, 1, {"discards": "ordered"}).ordered


@pytest.mark.rule("R12", "R39")
def test_equal_cards_in_hand_do_not_show_by_a_question_that_is_skipped() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "farm, farm, farm"}, built={"Ben": "school"})
    table.choose("Attack")
    assert table.options == ["Send Farm as Militia"]
    assert table.force == 0
    table = Table("Ann", "Ben", hands={"Ann": "zeus, farm, farm"})
    table.choose("Start to build Statue")
    assert table.options == ["Farm"]


Parts = list[tuple[str, int, int]]


def strengths(table: Table, seat: int) -> tuple[Parts, Parts]:
    """The attack as a seat sees it: kind, count and strength of each part, which sum to what is compared."""
    fight = GAME.fight(table.s, seat)
    assert fight is not None
    assert fight.target == PLACE + table.s.target
    assert sum(part.strength for part in fight.force) == table.force
    assert sum(part.strength for part in fight.defence) == defence(table.s, table.s.target)
    force, guard = [
        [(part.kind, part.count, part.strength) for part in parts] for parts in (fight.force, fight.defence)
    ]
    return force, guard


@pytest.mark.rule("R39")
def test_the_attack_is_shown_in_its_parts() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, farm, aurora", "Ben": "library, library"},
        built={"Ann": "blacksmith, city_wall (1 knight)", "Ben": "school, city_wall (1 militia)"},
        wonders={"Ben": "colossus 1"},
        tokens={"Ben": 8},
    )
    table.choose("Use your Blacksmith")
    table.attack("Ben's School", "Send Farm", "Send Farm", "Take a unit off")
    table.choose("Put Library into the defence", who="Ben")
    table.choose("Colossus of Rhodes, 8 tokens", who="Ben")
    force, guard = strengths(table, 1)
    assert force == [("Militia", 2, 4), ("Knight", 1, 3)]
    stone = [("building", 1, 4), ("Great Wonder", 1, 2), ("doubled", 1, 6)]
    assert guard == [*stone, ("wall", 1, 3), ("Militia", 1, 1), ("Militia", 1, 1)]  # on the wall, from the hand


@pytest.mark.rule("R39")
def test_the_attack_on_a_site_or_a_wall_is_shown_in_its_parts() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, aurora, aurora"},
        sites={"Ben": "school (2 workers, 1 foreman)"},
        built={"Ben": "city_wall (1 militia, 1 knight)"},
    )
    table.choose("Attack")
    table.choose("Attack Ben's School")
    assert strengths(table, 0) == ([], [("site", 1, 2), ("Worker", 2, 2), ("Foreman", 1, 3)])
    table.choose("Send Farm")
    assert strengths(table, -1)[0] == [("Militia", 1, 1)]
    table.choose("Declare")
    table.choose("Attack")
    assert strengths(table, 0) == ([], [("building", 1, 3), ("Militia", 1, 1), ("Knight", 1, 3)])
