"""Each event, and how events are drawn (R66 to R69)."""

from __future__ import annotations

import pytest

from worldtable.engine.window import CLOSED
from worldtable.games.world_of_wonders.codes import AFTERMATH, ATTACK
from worldtable.games.world_of_wonders.testing import Table

DECK = ", farm, farm, farm, farm, farm, farm, farm, farm"
FULL = "temple, temple, temple, temple"


@pytest.mark.card("earthquake")
@pytest.mark.rule("T38", "R66", "R67", "R69")
def test_earthquake_drawn_by_a_farm() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "aurora"},
        built={"Ann": "farm"},
        sites={"Ann": "school (1 worker)", "Ben": "library (2 workers, 1 foreman), zeus (1 foreman)"},
        deck=f"earthquake{DECK}",
    )
    table.choose("Use your Farm")
    table.choose("Your School")
    assert table.sites("Ann") == ["school (1 worker)"]  # lost one, and the next card became the Farm's Worker
    assert table.sites("Ben") == ["library (1 worker, 1 foreman)", "zeus (1 foreman)"]
    assert table.ids(table.s.removed) == ["earthquake"]
    assert "earthquake" not in table.discard
    assert len(table.discard) == 2


@pytest.mark.card("earthquake")
@pytest.mark.rule("B31", "R66", "R47")
def test_earthquake_opens_the_aftermath_for_the_mausoleum() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": FULL, "Ben": "school"},
        sites={"Ann": "school (1 worker)", "Ben": "library (2 workers)"},
        built={"Ben": "temple"},
        wonders={"Ben": "mausoleum 1"},
        tokens={"Ben": 4},
        deck=f"earthquake{DECK}",
        phase="draw",
    )
    assert table.s.window == AFTERMATH
    assert table.options == ["Mausoleum at Halicarnassus, 4 tokens: regain your Constructors", "Pass"]
    table.choose("Mausoleum")
    assert table.sites("Ben") == ["library (2 workers)"]
    assert table.sites("Ann") == ["school"]
    assert table.asks("Ann") == "Do you draw another card for the event?"


@pytest.mark.card("great_fire")
@pytest.mark.rule("R68", "R69")
def test_great_fire() -> None:
    table = Table(
        "Ann",
        "Ben",
        "Cid",
        hands={"Ben": FULL, "Ann": "farm"},
        built={
            "Ann": "stables, library, school",
            "Ben": "farm, library, city_wall (1 knight)",
            "Cid": "farm, library",
        },
        deck=f"great_fire{DECK}",
        turn="Ben",
        phase="draw",
    )
    assert table.asked == ["Ben"]  # the current player first, then clockwise
    table.choose("Discard your City Wall")
    assert table.built("Ben") == ["farm", "library"]
    assert len(table.discard) == 2
    assert table.asked == ["Ann"]
    table.choose("Discard your Stables")
    assert table.built("Ann") == ["library", "school"]
    assert table.built("Cid") == ["farm", "library"]


@pytest.mark.card("rich_harvest")
@pytest.mark.rule("R69")
def test_rich_harvest() -> None:
    table = Table(
        "Ann",
        "Ben",
        "Cid",
        hands={"Ann": FULL, "Ben": "school"},
        sites={"Ann": "zeus (1 worker), library (1 worker)", "Ben": "farm"},
        deck=f"rich_harvest{DECK}",
        phase="draw",
    )
    table.choose("Your Library")
    assert table.sites("Ann") == ["zeus (1 worker)", "library (2 workers)"]
    assert table.sites("Ben") == ["farm (1 worker)"]


@pytest.mark.card("rich_harvest")
@pytest.mark.rule("R61", "R69", "B47")
def test_rich_harvest_asks_nobody_where_no_card_can_be_drawn() -> None:
    table = Table(
        "Ann",
        "Ben",
        "Cid",
        hands={"Ann": FULL, "Ben": "school"},
        sites={"Ann": "zeus (1 worker), library (1 worker)", "Ben": "farm, school"},
        deck="rich_harvest, farm",
        emptied=1,
        phase="draw",
    )
    table.choose("Your Library", who="Ann")  # the last card of the deck
    assert "The draw deck is empty: nothing is drawn." in table.told[1]
    assert table.asks("Ben") == "What do you do?"
    assert table.sites("Ben") == ["farm", "school"]


@pytest.mark.card("rich_harvest")
@pytest.mark.rule("R58", "R69")
def test_rich_harvest_asks_where_the_discard_pile_can_become_the_deck() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": FULL, "Ben": "school"},
        sites={"Ann": "zeus (1 worker), library (1 worker)"},
        deck="rich_harvest",
        discard="farm, farm, farm",
        phase="draw",
    )
    table.choose("Your Library", who="Ann")
    assert table.sites("Ann") == ["zeus (1 worker)", "library (2 workers)"]


@pytest.mark.card("rich_harvest")
@pytest.mark.rule("R66", "R67")
def test_an_event_inside_an_event() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": FULL},
        sites={"Ann": "library (1 worker)"},
        deck=f"rich_harvest, festival_of_the_gods{DECK}",
        phase="draw",
    )
    assert table.tokens("Ben") == 1
    assert table.sites("Ann") == ["library (2 workers)"]  # the event was replaced


@pytest.mark.card("festival_of_the_gods")
@pytest.mark.rule("R69")
def test_festival_of_the_gods() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": FULL},
        wonders={"Ben": "zeus 2, colossus 1"},
        deck=f"festival_of_the_gods{DECK}",
        phase="draw",
    )
    assert (table.tokens("Ann"), table.tokens("Ben")) == (1, 4)


@pytest.mark.card("desertion")
@pytest.mark.rule("R69", "R40a")
def test_desertion() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": FULL},
        built={"Ann": "city_wall (2 militia, 1 knight)", "Ben": "city_wall (1 knight)"},
        deck=f"desertion{DECK}",
        phase="draw",
    )
    assert table.built("Ann") == ["city_wall"]
    assert table.built("Ben") == ["city_wall"]
    assert len(table.discard) == 4


@pytest.mark.card("age_of_peace")
@pytest.mark.rule("R69")
def test_age_of_peace_lasts_until_the_drawers_next_turn() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": FULL, "Ben": "farm, school"},
        built={"Ann": "stables", "Ben": "stables"},
        deck=f"age_of_peace{DECK}",
        phase="draw",
    )
    table.choose("Go without")
    assert table.asked == ["Ben"]
    assert table.why(ATTACK) == "It is an Age of Peace: nobody attacks. (R69)"
    table.end()
    assert table.asked == ["Ann"]
    assert "Attack" in table.options


@pytest.mark.card("age_of_peace", "rich_harvest")
@pytest.mark.rule("R69", "R66")
def test_age_of_peace_lasts_until_the_turn_of_whoever_drew_it() -> None:
    table = Table(
        "Ann",
        "Ben",
        "Cid",
        hands={"Ann": FULL, "Ben": "farm, school", "Cid": "farm"},
        built={"Ann": "stables", "Ben": "stables"},
        sites={"Cid": "library (1 worker)"},
        deck=f"rich_harvest, age_of_peace{DECK}",
        phase="draw",
    )
    table.choose("Go without")
    assert table.asked == ["Ben"]
    assert table.why(ATTACK) == "It is an Age of Peace: nobody attacks. (R69)"
    table.end()
    assert table.asked == ["Cid"]  # whose Worker the Age of Peace would have been
    assert "Attack" in table.options


@pytest.mark.card("plague")
@pytest.mark.rule("R68", "R69")
def test_plague() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": FULL, "Ben": "farm, farm, school, school, aurora"},
        deck=f"plague{DECK}",
        phase="draw",
    )
    table.choose("Discard Temple", who="Ann")
    table.choose("Discard Farm", who="Ben")
    table.choose("Discard School", who="Ben")
    assert table.hand("Ben") == ["farm", "school", "aurora"]
    table.choose("Draw another", who="Ann")
    assert table.hand("Ann") == ["temple"] * 3 + ["farm"] * 2  # the Draw phase draws until the hand has 5
    assert table.discard == ["temple", "farm", "school"]


@pytest.mark.card("plague")
@pytest.mark.rule("R25", "R67", "B52")
def test_who_goes_without_a_card_for_the_plague_has_one_fewer() -> None:
    table = Table("Ann", "Ben", hands={"Ann": FULL, "Ben": "school"}, deck=f"plague{DECK}", phase="draw")
    table.choose("Discard Temple", who="Ann")
    table.choose("Go without", who="Ann")
    assert table.hand("Ann") == ["temple"] * 3 + ["farm"]


@pytest.mark.card("plague", "rich_harvest")
@pytest.mark.rule("R25", "B52")
def test_a_plague_that_comes_with_a_harvest_cuts_no_card_of_the_draw_phase() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": FULL, "Ben": "school"},
        sites={"Ben": "library (1 worker)"},
        deck=f"rich_harvest, plague{DECK}",
        phase="draw",
    )
    table.choose("Discard Temple", who="Ann")
    table.choose("Draw another", who="Ann")
    assert table.hand("Ann") == ["temple"] * 3 + ["farm"] * 2


@pytest.mark.card("plague", "desertion")
@pytest.mark.rule("R25", "R67", "B52")
def test_each_event_that_is_not_replaced_leaves_the_hand_one_smaller() -> None:
    table = Table(
        "Ann", "Ben", hands={"Ann": "temple", "Ben": "school"}, deck=f"desertion, plague{DECK}", phase="draw"
    )
    table.choose("Go without", who="Ann")
    table.choose("Go without", who="Ann")
    assert table.hand("Ann") == ["temple", "farm", "farm"]


@pytest.mark.card("wandering_masters")
@pytest.mark.rule("R69")
def test_wandering_masters() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": FULL},
        sites={"Ann": "zeus (2 workers), library (1 foreman)", "Ben": "farm (1 worker)"},
        deck=f"wandering_masters{DECK}",
        phase="draw",
    )
    assert table.options == ["Your Statue of Zeus at Olympia site (2 Workers)", "None"]
    table.choose("Your Statue")
    assert table.sites("Ann") == ["zeus (1 worker, 1 foreman)", "library (1 foreman)"]
    table.choose("None", who="Ben")
    assert table.sites("Ben") == ["farm (1 worker)"]


@pytest.mark.rule("R67")
def test_the_drawer_may_replace_an_event_or_not() -> None:
    def table() -> Table:
        return Table("Ann", "Ben", hands={"Ann": FULL, "Ben": "farm"}, deck=f"desertion{DECK}", phase="draw")

    yes = table()
    yes.choose("Draw another card for it")
    assert len(yes.hand("Ann")) == 5
    no = table()
    no.choose("Go without")
    assert len(no.hand("Ann")) == 4


@pytest.mark.rule("R66", "R67")
def test_events_drawn_by_a_library_a_school_and_a_great_wonder_are_replaced() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "aurora", "Ben": "aurora"},
        built={"Ann": "library, school"},
        sites={"Ann": "zeus (1 worker)"},
        deck=f"festival_of_the_gods, school, age_of_peace, temple, desertion{DECK}",
    )
    table.choose("Use your Library")
    assert table.hand("Ann") == ["aurora", "school"]
    table.choose("Use your School")
    assert table.sites("Ann") == ["zeus (1 worker, 1 foreman)"]
    table.end()
    assert table.sites("Ann") == ["zeus (2 workers, 1 foreman)"]
    assert table.ids(table.s.removed) == ["festival_of_the_gods", "age_of_peace", "desertion"]


@pytest.mark.rule("R66", "R47")
def test_events_allow_no_reaction() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": FULL, "Ben": "farm"},
        built={"Ben": "temple, city_wall (1 knight)"},
        sites={"Ann": "school (1 worker)", "Ben": "library (1 worker)"},
        deck=f"desertion{DECK}",
        phase="draw",
    )
    assert table.asked == ["Ann"]
    assert table.s.window == CLOSED
    assert table.built("Ben") == ["temple", "city_wall"]
