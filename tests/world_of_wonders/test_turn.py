"""The phases of a turn, the actions of the Play phase, the Wonders phase (R20 to R33, R41 to R45)."""

from __future__ import annotations

import pytest

from worldtable.games.world_of_wonders.codes import ATTACK, GREAT, SECOND
from worldtable.games.world_of_wonders.reactions import window_in_words
from worldtable.games.world_of_wonders.testing import Table

PLAY = "What do you do?"


@pytest.mark.rule("R20", "R24")
def test_phases_come_in_order() -> None:
    table = Table(
        "Ann",
        "Ben",
        sites={"Ann": "farm (2 workers), zeus (1 worker), library"},
        built={"Ann": "blacksmith (turned)"},
        wonders={"Ann": "colossus 1"},
        hands={"Ann": "school", "Ben": "school"},
        phase="build",
    )
    assert table.built("Ann") == ["farm", "blacksmith"]  # Build, then Ready
    assert table.asks("Ann") == PLAY
    assert table.tokens("Ann") == 0
    table.end()
    assert table.sites("Ann") == ["zeus (2 workers)"]  # Wonders: the check, the Worker,
    assert table.tokens("Ann") == 1  # the tokens
    assert len(table.hand("Ann")) == 5  # Draw
    assert table.asked == ["Ben"]


@pytest.mark.rule("R22")
def test_ready_renews_buildings_and_great_wonders() -> None:
    table = Table(
        "Ann",
        "Ben",
        built={"Ann": "library (turned)", "Ben": "library (turned)"},
        sites={"Ben": "school (3 workers)"},
        wonders={"Ann": "zeus 1"},
        hands={"Ann": "farm", "Ben": "farm"},
        tokens={"Ann": 6},
        turn="Ann",
    )
    zeus = table.s.cards.greats[2]
    table.choose("Statue of Zeus at Olympia: destroy a Worker")
    table.choose("Statue of Zeus at Olympia, 6 tokens")
    table.choose("Ben's School")
    assert "each of your pieces has used" in table.why(GREAT + zeus.number).lower()
    table.end()
    table.end()
    assert table.asked == ["Ann"]
    assert table.built("Ann") == ["library"]
    assert table.built("Ben") == ["library"]
    assert table.s.used_first[zeus.number] == 0
    assert table.s.used_second[0] == 0


@pytest.mark.rule("R23", "A1", "A2", "A3", "A4", "A5", "A6")
def test_any_number_of_actions_in_any_order() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "aurora, farm, stables, school, temple, barracks, aurora"},
        built={"Ann": "city_wall, library", "Ben": "blacksmith (turned)"},
        deck="blacksmith, blacksmith, blacksmith, blacksmith, blacksmith, blacksmith",
    )
    table.choose("Lay Aurora")
    table.choose("Start to build Farm")
    table.choose("Add a Worker to your Farm")
    table.choose("Temple")
    table.choose("Put a Militia on your City Wall")
    table.choose("School")
    table.choose("Use your Library")
    table.attack("Ben's Blacksmith", "Send Barracks", "Send Stables")
    table.choose("Start to build Blacksmith")
    assert table.built("Ben") == []
    assert table.built("Ann") == ["city_wall (1 militia)", "library (turned)"]
    assert sorted(table.sites("Ann")) == ["blacksmith", "farm (1 worker)"]
    assert table.wonders("Ann") == {"aurora": 1}


@pytest.mark.rule("R23")
def test_no_action_is_compulsory() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "aurora, farm", "Ben": "farm"}, built={"Ann": "library"})
    table.end()
    assert table.asked == ["Ben"]


@pytest.mark.rule("A3")
def test_a_natural_wonder_costs_nothing() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "aurora, aurora"})
    table.choose("Lay Aurora")
    table.choose("Lay Aurora")
    assert table.wonders("Ann") == {"aurora": 2}
    assert table.sites("Ann") == []


@pytest.mark.rule("A5", "B41")
def test_militia_on_a_wall_have_no_limit_and_leave_only_for_an_attack() -> None:
    table = Table(
        "Ann", "Ben", hands={"Ann": "farm, farm, farm, farm, aurora"}, built={"Ann": "city_wall, city_wall"}
    )
    for _ in range(4):
        table.choose("Put a Militia on your City Wall 1")
        table.choose("Farm")
    assert table.built("Ann") == ["city_wall (4 militia)", "city_wall"]
    assert table.options == [
        "Lay Aurora",
        "Put a Militia on your City Wall 1 (4 Militia)",
        "Put a Militia on your City Wall 2",
        "End the Play phase",
    ]


@pytest.mark.rule("R25", "T37", "B30")
def test_a_hand_above_five_is_cut() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "farm, farm, school, school, temple, temple, aurora"}, phase="draw")
    assert table.asks("Ann") == "Keep 5 cards: which one do you discard?"
    table.choose("Discard Farm")
    table.choose("Discard Temple")
    assert table.hand("Ann") == ["farm", "school", "school", "temple", "aurora"]
    assert table.discard == ["farm", "temple"]


@pytest.mark.rule("R25")
def test_draw_up_to_five() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "farm, farm"}, deck="school, temple, library, stables", phase="draw")
    assert table.hand("Ann") == ["farm", "farm", "school", "temple", "library"]


@pytest.mark.rule("R26")
def test_a_turned_building_keeps_strength_bonus_and_points() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "farm"}, built={"Ben": "temple (turned), city_wall"})
    assert table.defence("Ben", "temple") == 4 + 3
    assert table.score("Ben") == 2 + 1


@pytest.mark.rule("R27", "A4")
def test_a_building_is_used_once_a_round() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "farm", "Ben": "farm"}, built={"Ann": "library, city_wall"})
    table.choose("Use your Library")
    assert table.built("Ann") == ["library (turned)", "city_wall"]
    assert table.why(table.code_of("Ann", "library")).startswith("This building has been turned")
    table.end()
    assert table.asked == ["Ben"]
    assert table.built("Ann") == ["library (turned)", "city_wall"]


@pytest.mark.rule("R27")
def test_a_wall_is_passive() -> None:
    table = Table("Ann", "Ben", built={"Ann": "city_wall, library"})
    assert table.options == ["Use your Library: draw", "End the Play phase"]
    assert table.why(table.code_of("Ann", "city_wall")) == "You have no card in hand. (R14)"


@pytest.mark.rule("R28", "R29", "T21", "B19")
def test_first_ability_for_each_piece_second_once_a_round() -> None:
    table = Table(
        "Ann",
        "Ben",
        wonders={"Ann": "zeus 2"},
        tokens={"Ann": 12},
        sites={"Ben": "school (9 workers), farm (1 worker)"},
        hands={"Ann": "farm"},
    )
    zeus = 2
    for _ in range(2):
        table.choose("Statue of Zeus at Olympia: destroy a Worker")
        table.choose("Ben's School")
    assert table.sites("Ben") == ["school (7 workers)", "farm (1 worker)"]
    assert table.why(GREAT + zeus) == "Each of your pieces has used this ability in this round. (R28)"
    table.choose("Statue of Zeus at Olympia, 6 tokens")
    for _ in range(3):
        table.choose("Ben's School")
    assert table.sites("Ben") == ["school (4 workers)", "farm (1 worker)"]
    assert table.tokens("Ann") == 6
    assert table.why(SECOND + zeus) == "You have used this second ability in this round. (R29)"


@pytest.mark.rule("R29", "B19", "B20")
def test_a_second_ability_needs_a_piece_and_tokens_and_each_wonder_counts_by_itself() -> None:
    table = Table(
        "Ann",
        "Ben",
        wonders={"Ann": "zeus 1, great_pyramid 1"},
        tokens={"Ann": 16},
        sites={"Ben": "school (2 workers)"},
        hands={"Ann": "farm"},
    )
    assert table.why(SECOND + 1) == "You own no constructed piece of this Great Wonder. (R29)"
    table.choose("Statue of Zeus at Olympia, 6 tokens")
    table.choose("Ben's School")
    assert table.asks("Ann") == "You announce Statue of Zeus at Olympia: react?"
    assert "destroy 2 Workers" in window_in_words(table.s, 0)
    table.choose("Pass")
    table.choose("Great Pyramid of Giza, 10 tokens")
    assert table.tokens("Ann") == 0
    assert table.built("Ben") == ["school"]
    poor = Table("Ann", "Ben", wonders={"Ann": "zeus 1"}, tokens={"Ann": 5}, sites={"Ben": "school (2 workers)"})
    assert poor.why(SECOND + 2) == "You have fewer Wonder tokens than this Great Wonder costs. (R29)"


@pytest.mark.rule("R30", "T34", "B13", "B14")
def test_from_the_discard_pile_comes_its_top_as_far_as_it_reaches() -> None:
    table = Table("Ann", "Ben", built={"Ann": "barracks, city_wall"}, hands={"Ann": "farm"}, discard="school")
    table.choose("Use your Barracks")
    assert table.built("Ann") == ["barracks (turned)", "city_wall (1 militia)"]
    assert table.discard == []
    empty = Table("Ann", "Ben", built={"Ann": "barracks, city_wall"}, hands={"Ann": "farm"})
    assert empty.why(empty.code_of("Ann", "barracks")) == "The discard pile is empty. (R30)"
    top = Table(
        "Ann", "Ben", built={"Ann": "throne_room, city_wall"}, hands={"Ann": "farm"}, discard="school, temple"
    )
    top.choose("Use your Throne Room")
    assert top.discard == ["school"]


@pytest.mark.rule("R31")
def test_a_card_drawn_as_a_unit_has_no_front_effect() -> None:
    table = Table(
        "Ann",
        "Ben",
        built={"Ann": "farm"},
        sites={"Ann": "library (1 worker)"},
        hands={"Ann": "temple"},
        deck="aurora, mount_everest, school",
    )
    table.choose("Use your Farm")
    assert table.wonders("Ann") == {}
    assert table.sites("Ann") == ["library (2 workers)"]
    assert not [line for line in table.told[0] if "Aurora" in line]


@pytest.mark.rule("R33")
def test_any_site_means_sites_of_all_players_and_great_wonders() -> None:
    table = Table(
        "Ann",
        "Ben",
        built={"Ann": "school"},
        sites={"Ann": "library (1 worker)", "Ben": "farm, zeus (1 worker)"},
        hands={"Ann": "temple"},
    )
    table.choose("Use your School")
    assert len(table.options) == 3
    table.choose("Ben's Statue of Zeus")
    assert table.sites("Ben") == ["farm", "zeus (1 worker, 1 foreman)"]


@pytest.mark.rule("R43", "T19", "B12")
def test_a_great_wonder_site_draws_a_worker_after_the_check() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ben": "school"},
        sites={"Ann": "zeus (1 worker), colossus"},
        deck="farm, library, temple, farm, farm, farm, farm",
        phase="wonders",
    )
    assert table.sites("Ann") == ["zeus (2 workers)"]
    assert table.discard == ["colossus"]
    assert table.hand("Ann")[:2] == ["library", "temple"]


@pytest.mark.rule("R44", "T20")
def test_tokens() -> None:
    table = Table(
        "Ann",
        "Ben",
        wonders={"Ann": "colossus 1, zeus 1, mount_everest 3, victoria_falls 2, aurora 1"},
        phase="wonders",
    )
    assert table.tokens("Ann") == 5
    assert table.tokens("Ben") == 0


@pytest.mark.rule("R45")
def test_a_constructed_piece_can_be_neither_attacked_nor_lost() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "farm, farm"}, wonders={"Ben": "colossus 1, aurora 1"})
    assert table.why(ATTACK) == "There is nothing left that you can attack in this turn. (R38)"
    table.end()
    assert table.wonders("Ben") == {"colossus": 1, "aurora": 1}


@pytest.mark.rule("R53")
def test_the_player_orders_sites_that_are_finished_together() -> None:
    table = Table(
        "Ann", "Ben", sites={"Ann": "farm (2 workers), library (2 workers)"}, hands={"Ann": "temple"}, phase="build"
    )
    cards = table.ids(table.s.units[0].weak), table.ids(table.s.units[1].weak)
    assert table.asks("Ann") == "Several sites are finished: which one first?"
    table.choose("Your Library site")
    assert table.built("Ann") == ["farm", "library"]
    assert table.discard == cards[1] + cards[0]


def three_empty_sites() -> Table:
    return Table(
        "Ann",
        "Ben",
        sites={"Ann": "farm, library, temple (1 worker), school, zeus (stolen from Ben), farm"},
        hands={"Ann": "stables", "Ben": "stables"},
    )


@pytest.mark.rule("R53", "R41")
def test_sites_that_are_lost_together_go_as_they_lie() -> None:
    table = three_empty_sites()
    table.end()
    assert table.discard == ["farm", "library", "school", "farm"]
    assert table.asked == ["Ben"]


@pytest.mark.rule("R53", "R41", "B50")
def test_the_player_orders_sites_that_are_lost_together() -> None:
    table = three_empty_sites()
    table.s.ordered = True
    table.end()
    assert table.asks("Ann") == "Several sites are lost: which one goes first?"
    assert table.sites("Ben") == ["zeus"]  # it went back, and is not discarded
    assert table.options == ["Your Farm site 1", "Your Library site", "Your School site", "Your Farm site 2"]
    assert table.why(table.code_of("Ann", "temple")) == "Choose one of your sites without Constructors. (R41)"
    table.choose("Your School site")
    assert table.options == ["Your Farm site 1", "Your Library site", "Your Farm site 2"]
    table.choose("Your Library site")  # two Farms are left, whose order nobody could tell
    assert table.discard == ["school", "library", "farm", "farm"]
    assert table.sites("Ann") == ["temple (1 worker)"]
    assert table.asked == ["Ben"]


@pytest.mark.rule("B47")
def test_deck_abilities_need_a_deck() -> None:
    table = Table(
        "Ann",
        "Ben",
        built={"Ann": "farm, library, school"},
        sites={"Ann": "zeus (1 worker)"},
        hands={"Ann": "temple"},
        deck="",
        emptied=2,
    )
    for id in ("farm", "library", "school"):
        assert table.why(table.code_of("Ann", id)) == "The draw deck is empty. (R61)"
    table.end()
    assert table.sites("Ann") == ["zeus (1 worker)"]


@pytest.mark.rule("B48")
def test_equal_buildings_are_one_choice() -> None:
    table = Table("Ann", "Ben", built={"Ann": "library, library, library (turned)"})
    assert table.options == ["Use your Library 1: draw", "End the Play phase"]
    row = next(zone for zone in table.game.zones(table.s, 0) if zone.id == "built-0")
    assert row.things[0].code == row.things[1].code != row.things[2].code
    table.choose("Use your Library 1")
    assert sorted(table.built("Ann")) == ["library", "library (turned)", "library (turned)"]
