"""Each basic building by its card."""

from __future__ import annotations

import pytest

from worldtable.games.world_of_wonders.codes import ANNOUNCEMENT
from worldtable.games.world_of_wonders.game import WORLD_OF_WONDERS as GAME
from worldtable.games.world_of_wonders.testing import Table


@pytest.mark.card("barracks")
@pytest.mark.rule("R31")
def test_barracks_sends_two_militia_to_one_place() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "aurora"},
        built={"Ann": "barracks, city_wall, city_wall"},
        discard="farm, temple, school",
    )
    table.choose("Use your Barracks")
    assert table.options == ["On your City Wall 1", "On your City Wall 2"]
    table.choose("On your City Wall 2")
    assert table.built("Ann") == ["barracks (turned)", "city_wall", "city_wall (2 militia)"]
    assert table.discard == ["farm"]


@pytest.mark.card("barracks")
def test_barracks_needs_a_wall_or_a_battle() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "aurora"}, built={"Ann": "barracks"}, discard="farm")
    assert table.why(table.code_of("Ann", "barracks")) == (
        "The units need a City Wall of yours, or a battle of yours. (R54)"
    )


@pytest.mark.card("blacksmith")
@pytest.mark.rule("T24", "R32", "B21", "B45")
def test_blacksmith_doubles_militia_once() -> None:
    table = Table(
        "Ann", "Ben", hands={"Ann": "farm, farm, aurora"}, built={"Ann": "blacksmith, blacksmith", "Ben": "library"}
    )
    table.choose("Use your Blacksmith")
    assert table.why(table.code_of("Ann", "blacksmith") + 1) == (
        "Your Militia count 2 already; doublings do not stack. (R32)"
    )
    table.attack("Ben's Library", "Send Farm", "Send Farm")
    assert "The attack on Ben's Library succeeds, 4 against 4." in table.told[-1]
    assert table.built("Ben") == []


@pytest.mark.card("city_wall")
@pytest.mark.rule("R39")
def test_city_wall_adds_three_and_its_garrison() -> None:
    table = Table(
        "Ann", "Ben", hands={"Ann": "aurora"}, built={"Ben": "stables, city_wall (2 militia), city_wall (1 knight)"}
    )
    assert table.defence("Ben", "stables") == 2 + 3 + 2 + 3 + 3
    assert table.defence("Ben", "city_wall") == 3 + 2


@pytest.mark.card("farm")
def test_farm_sends_a_worker_from_the_deck() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "aurora"},
        built={"Ann": "farm"},
        sites={"Ann": "school", "Ben": "library"},
        deck="temple, stables, stables",
    )
    table.choose("Use your Farm")
    table.choose("Your School site")
    assert table.sites("Ann") == ["school (1 worker)"]
    assert table.deck == ["stables", "stables"]


@pytest.mark.card("farm")
@pytest.mark.rule("R46")
def test_farm_may_help_another_player_who_is_told_first() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "aurora"},
        built={"Ann": "farm", "Ben": "temple"},
        sites={"Ann": "school (1 worker)", "Ben": "library (1 worker)"},
    )
    table.choose("Use your Farm")
    table.choose("Ben's Library site")
    assert table.s.window == ANNOUNCEMENT
    table.choose("Pass", who="Ben")
    assert table.sites("Ben") == ["library (2 workers)"]


@pytest.mark.card("library")
def test_library_draws_a_card() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "aurora"}, built={"Ann": "library"}, deck="temple, stables, stables")
    table.choose("Use your Library")
    assert table.hand("Ann") == ["aurora", "temple"]
    assert "You draw Temple." in table.told[0]
    assert "Ann draws 1 card." in table.told[1]


@pytest.mark.card("school")
def test_school_sends_a_foreman_from_the_deck() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "aurora"}, built={"Ann": "school"}, sites={"Ann": "zeus (1 worker)"})
    table.choose("Use your School")
    assert table.sites("Ann") == ["zeus (1 worker, 1 foreman)"]


@pytest.mark.card("stables")
@pytest.mark.rule("R32", "B45")
def test_stables_double_knights_at_one_location_each() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "aurora"},
        built={"Ann": "stables, stables, city_wall (2 knights)", "Ben": "school, temple"},
    )
    table.choose("Use your Stables")
    table.choose("Ben's School")
    table.choose("Use your Stables 2")  # the other Stables, for the other location
    assert table.built("Ann")[:2] == ["stables (turned)", "stables (turned)"]
    table.choose("Attack")
    table.choose("Attack Ben's Temple")
    table.choose("Take a unit")
    assert table.force == 6
    table.choose("Declare")
    assert table.built("Ben") == ["school"]


@pytest.mark.card("stables")
@pytest.mark.rule("B22")
def test_stables_help_a_defending_knight() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, farm, farm, farm, farm, aurora"},
        built={"Ben": "throne_room, stables"},
        discard="school",
    )
    table.attack("Ben's Throne Room", *["Send Farm"] * 5)
    table.choose("Use your Throne Room")
    table.choose("Use your Stables")
    assert "The attack on Ben's Throne Room fails, 5 against 11." in table.told[-1]


@pytest.mark.card("temple")
def test_temple_moves_a_worker_from_any_site_to_any_other() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "aurora"},
        built={"Ann": "temple"},
        sites={"Ann": "school, zeus (1 foreman)", "Ben": "farm (2 workers)"},
    )
    table.choose("Use your Temple")  # the only Workers are Ben's
    assert table.options == ["Your School site", "Your Statue of Zeus at Olympia site (a Foreman)"]
    table.choose("Your School")
    assert table.sites("Ann") == ["school (1 worker)", "zeus (1 foreman)"]
    assert table.sites("Ben") == ["farm (1 worker)"]


@pytest.mark.card("throne_room")
def test_throne_room_sends_a_knight() -> None:
    table = Table(
        "Ann", "Ben", hands={"Ann": "aurora"}, built={"Ann": "throne_room, city_wall"}, discard="farm, temple"
    )
    table.choose("Use your Throne Room")
    assert table.built("Ann") == ["throne_room (turned)", "city_wall (1 knight)"]
    assert table.discard == ["farm"]


@pytest.mark.card("black_market")
def test_black_market_swaps_a_hand_card_for_another_discard() -> None:
    table = Table(
        "Ann", "Ben", hands={"Ann": "aurora, farm"}, built={"Ann": "black_market"}, discard="zeus, temple, farm"
    )
    table.choose("Use your Black Market")
    table.choose("Discard Farm")
    assert table.options == ["Take Statue of Zeus at Olympia", "Take Temple", "Take Farm"]
    table.choose("Take Statue")
    assert table.hand("Ann") == ["aurora", "zeus"]
    assert table.discard == ["temple", "farm", "farm"]


@pytest.mark.card("black_market")
def test_black_market_does_not_give_the_same_card_back() -> None:
    table = Table(
        "Ann", "Ben", hands={"Ann": "aurora, farm"}, built={"Ann": "black_market"}, discard="temple, school"
    )
    table.choose("Use your Black Market")
    table.choose("Discard Farm")
    assert table.options == ["Take Temple", "Take School"]


def market(discard: str) -> Table:
    """Ann has given her Aurora to the Black Market."""
    table = Table("Ann", "Ben", hands={"Ann": "aurora, zeus"}, built={"Ann": "black_market"}, discard=discard)
    table.choose("Use your Black Market")
    table.choose("Discard Aurora")
    return table


@pytest.mark.card("black_market")
@pytest.mark.rule("B53")
def test_black_market_asks_which_copy_where_the_order_of_the_pile_depends_on_it() -> None:
    table = market("farm, temple, farm, farm, school")
    assert table.options == ["Take Farm", "Take Temple", "Take School"]
    table.choose("Take Farm")
    assert table.asks("Ann") == "Which Farm of the discard pile do you take?"
    assert table.options == [
        "The one under School, with 2 cards above it",
        "The one under Temple, with 5 cards above it",
    ]
    assert table.why(table.code("Farm", zone="discard")) == (
        "Say which of the equal cards of the discard pile you take. (B53)"
    )
    table.choose("The one under School")
    assert table.hand("Ann") == ["zeus", "farm"]
    assert table.discard == ["farm", "temple", "farm", "school", "aurora"]
    assert "Ann takes Farm from the discard pile." in table.told[1]


@pytest.mark.card("black_market")
@pytest.mark.rule("B53")
def test_black_market_takes_the_copy_that_was_named() -> None:
    table = market("farm, temple, farm, farm, school")
    table.choose("Take Farm")
    table.choose("The one under Temple")
    assert table.discard == ["temple", "farm", "farm", "school", "aurora"]


@pytest.mark.card("black_market")
@pytest.mark.rule("B53")
def test_black_market_asks_for_no_copy_where_all_leave_the_same_pile() -> None:
    table = market("temple, farm, farm, farm")
    table.choose("Take Farm")
    assert table.discard == ["temple", "farm", "farm", "aurora"]
    assert table.asks("Ann") == "What do you do?"


@pytest.mark.card("black_market")
@pytest.mark.rule("B53")
def test_black_market_counts_copies_without_the_one_that_was_discarded_for_it() -> None:
    table = market("aurora, farm, aurora")
    table.choose("Take Aurora")
    assert table.options == [
        "The one under Aurora, with 1 card above it",
        "The one under Farm, with 3 cards above it",
    ]
    table.choose("The one under Farm")
    assert table.discard == ["farm", "aurora", "aurora"]


@pytest.mark.card("spy_network")
def test_spy_network_sees_a_hand_and_discards_a_card_of_it() -> None:
    table = Table(
        "Ann",
        "Ben",
        "Cid",
        hands={"Ann": "aurora", "Ben": "zeus, farm", "Cid": "school"},
        built={"Ann": "spy_network"},
    )
    table.choose("Use your Spy Network")
    table.choose("Ben")
    assert table.options == ["Discard Statue of Zeus at Olympia", "Discard Farm"]
    assert "spied-1" in [zone.id for zone in GAME.zones(table.s, 0)]
    for seat in (-1, 1, 2):
        assert "spied-1" not in [zone.id for zone in GAME.zones(table.s, seat)]
    assert GAME.redeal(table.s, 0, 5).hands[1] == table.s.hands[1]
    table.choose("Discard Statue")
    assert table.hand("Ben") == ["farm"]
    assert table.discard == ["zeus"]
    assert "You look at Ben's hand: Statue of Zeus at Olympia and Farm." in table.told[0]
    assert "Ann looks at Ben's hand." in table.told[2]
    assert "spied-1" not in [zone.id for zone in GAME.zones(table.s, 0)]


@pytest.mark.card("spy_network")
@pytest.mark.rule("R54")
def test_spy_network_is_a_reaction() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "aurora, farm"}, built={"Ben": "spy_network"}, phase="build")
    table.choose("Use your Spy Network", who="Ben")
    table.choose("Discard Aurora")
    assert table.hand("Ann") == ["farm"]
