"""Windows, priority, passing, standing answers (R46 to R57)."""

from __future__ import annotations

import pytest

from worldtable.engine.window import CLOSED
from worldtable.games.world_of_wonders.card import Building
from worldtable.games.world_of_wonders.codes import AFTERMATH, ANNOUNCEMENT, GREAT, SECOND, TURN_START, WONDERS_CHECK
from worldtable.games.world_of_wonders.game import WORLD_OF_WONDERS as GAME
from worldtable.games.world_of_wonders.testing import Table

PLAY = "What do you do?"


def temple_war(**more: object) -> Table:
    """Ben owns a Temple; there are two sites to move Workers between."""
    return Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, library, aurora", "Ben": "school"},
        built={"Ben": "temple"},
        sites={"Ann": "farm (2 workers)", "Ben": "library (1 worker)"},
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.rule("R46", "R47", "T33")
def test_turn_start_comes_before_the_build_check() -> None:
    table = temple_war(phase="build")
    assert table.s.window == TURN_START
    assert table.asks("Ben") == "Ann's turn begins: react?"
    table.choose("Use your Temple")
    table.choose("Ann's Farm site")
    assert table.sites("Ann") == ["farm (1 worker)"]  # not finished in this Build phase
    assert table.asks("Ann") == PLAY
    assert table.s.window == CLOSED


@pytest.mark.rule("R46", "B40")
def test_wonders_check_window_can_cost_a_site() -> None:
    table = temple_war()
    table.choose("Start to build Library")
    table.choose("Add a Worker to your Library site")
    table.choose("Farm")
    table.end()
    assert table.s.window == WONDERS_CHECK
    table.choose("Use your Temple")
    table.choose("Ann's Library site")
    table.choose("Your Library site")
    assert table.sites("Ann") == ["farm (2 workers)"]
    assert "library" in table.discard


@pytest.mark.rule("R46", "R52", "T32")
def test_announcement_and_the_answer_to_it() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm"},
        built={"Ben": "temple"},
        wonders={"Ann": "zeus 1"},
        sites={"Ben": "library (1 worker), school"},
    )
    table.choose("Statue of Zeus at Olympia: destroy a Worker")
    assert table.s.window == ANNOUNCEMENT
    assert table.asks("Ben") == "Ann announces Statue of Zeus at Olympia: react?"
    table.choose("Use your Temple")
    assert table.sites("Ben") == ["library", "school (1 worker)"]
    assert "The ability finds nothing left to do." in table.told[-1]
    assert table.why(GREAT + 2).endswith("(R28)")  # its use is spent
    assert table.asks("Ann") == PLAY


@pytest.mark.rule("R46", "R47")
def test_what_opens_no_window() -> None:
    table = temple_war()
    table.choose("Start to build Library")  # nothing of another player is touched
    assert table.asks("Ann") == PLAY
    table.choose("Add a Worker to your Library site")
    table.choose("Farm")
    assert table.asks("Ann") == PLAY
    table.choose("Lay Aurora")  # the last thing to do ends the Play phase
    assert table.s.window == WONDERS_CHECK
    table.choose("Pass")
    assert table.asked == ["Ben"]  # no window in the Draw phase; Ben's own turn begins
    assert table.s.window == TURN_START


@pytest.mark.rule("R47", "R49", "B3")
def test_a_reaction_in_a_window_is_answered_by_nobody_before_it_works() -> None:
    table = Table(
        "Ann",
        "Ben",
        "Cid",
        hands={"Ann": "farm"},
        built={"Ben": "temple", "Cid": "temple"},
        sites={"Ann": "farm (2 workers)", "Cid": "library (1 worker)"},
        phase="build",
    )
    table.choose("Use your Temple", who="Ben")
    table.choose("Ann's Farm site")
    assert table.sites("Ann") == ["farm (1 worker)"]
    assert table.s.window == TURN_START
    assert table.asked == ["Cid"]  # only now, in the same window, Cid gives an answer
    table.choose("Use your Temple")
    table.choose("Your Library site")
    assert table.built("Ann") == ["farm"]


@pytest.mark.rule("R48", "R49", "R50", "R57", "T31")
def test_priority() -> None:
    table = Table(
        "A",
        "B",
        "C",
        hands={"A": "farm, farm, aurora"},
        built={"A": "temple", "B": "temple", "C": "blacksmith, school"},
        sites={"B": "library (2 workers)", "A": "farm (1 worker)"},
    )
    table.attack("C's School", "Send Farm")
    table.choose("Pass", who="A")
    table.choose("Use your Temple", who="B")
    table.choose("Your Library")
    table.choose("Pass", who="A")  # A is asked again; B has nothing left to use
    table.choose("Use your Blacksmith", who="C")
    table.choose("Pass", who="A")
    assert table.s.window == CLOSED
    assert table.asks("A") == PLAY


@pytest.mark.rule("R50")
def test_a_pass_is_not_final() -> None:
    table = Table(
        "A",
        "B",
        hands={"A": "farm"},
        built={"A": "temple", "B": "temple, temple"},
        sites={"B": "library (2 workers)", "A": "farm (1 worker)"},
        phase="build",
    )
    asked = []
    for answer in ("Pass", "Use your Temple", "Pass", "Pass"):
        asked.append(table.asked[0])
        table.choose(answer)
        if answer.startswith("Use"):
            table.choose("Your Library")
    assert asked == ["A", "B", "A", "B"]
    assert table.asks("A") == PLAY


@pytest.mark.rule("R51")
def test_who_has_no_reaction_is_not_asked() -> None:
    table = Table("A", "B", "C", hands={"A": "farm"}, built={"B": "temple", "C": "barracks"}, phase="build")
    assert table.asks("A") == PLAY  # no Worker on any site, no discard, no wall


@pytest.mark.rule("R54", "B2", "B4")
def test_who_may_use_what_when() -> None:
    """The table of R54, and that all other abilities belong to the own Play phase; cards of one effect are alike."""
    windows = {1: "W1", 2: "W2", 3: "W3", 4: "W4", 5: "W5"}
    found: dict[str, list[str]] = {}
    first: dict[str, str] = {}
    for front in GAME.box.faces:
        if isinstance(front, Building):
            times = [name for when, name in windows.items() if front.ability.times >> when & 1]
            assert found.setdefault(first.setdefault(front.effect, front.id), times) == times
    for great in GAME.box.greats:
        for place, ability in (("first", great.first), ("second", great.second)):
            found[f"{great.id} {place}"] = [name for when, name in windows.items() if ability.times >> when & 1]
    always = ["W1", "W2", "W3", "W5"]
    assert {name: when for name, when in found.items() if when} == {
        "barracks": always,
        "throne_room": always,
        "blacksmith": ["W3"],
        "stables": ["W3"],
        "temple": always,
        "spy_network": always,
        "artemis second": always,
        "hanging_gardens first": ["W3"],
        "hanging_gardens second": ["W3"],
        "colossus second": ["W3"],
        "lighthouse second": always,
        "great_pyramid second": always,
        "mausoleum second": ["W4"],
    }


@pytest.mark.rule("R54")
def test_wrong_moments_are_refused() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm"},
        built={"Ben": "temple, blacksmith, farm"},
        wonders={"Ben": "colossus 1"},
        tokens={"Ben": 20},
        sites={"Ben": "library (1 worker), school"},
        phase="build",
    )
    assert table.asked == ["Ben"]
    assert table.why(table.code_of("Ben", "blacksmith")) == "This ability is not used at this moment. (R54)"
    assert table.why(table.code_of("Ben", "farm")) == "This ability is not used at this moment. (R54)"
    assert table.why(SECOND + 4) == "This ability is not used at this moment. (R54)"
    assert table.why(GREAT + 4) == "This ability always works and is not used. (R28)"


@pytest.mark.rule("R55")
def test_doublings_before_the_declaration() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, farm, aurora"},
        built={"Ann": "blacksmith, stables, city_wall (1 knight)", "Ben": "school, library"},
    )
    table.choose("Use your Blacksmith")
    table.choose("Use your Stables")
    table.choose("Ben's School")
    table.choose("Attack")
    table.choose("Attack Ben's School")
    table.choose("Send Farm")
    table.choose("Take a unit off")
    assert table.force == 2 + 6
    table.choose("Declare")
    assert table.built("Ben") == ["library"]
    table.attack("Ben's Library", "Send Farm")
    assert "The attack on Ben's Library fails, 2 against 4." in table.told[-1]  # for the whole turn


@pytest.mark.rule("R55", "R32")
def test_doublings_end_with_the_turn() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, aurora", "Ben": "farm"},
        built={"Ann": "blacksmith, stables, city_wall (1 knight)", "Ben": "school"},
    )
    table.choose("Use your Blacksmith")
    table.choose("Use your Stables")
    table.end()
    table.end()
    table.choose("Attack")
    table.choose("Send Farm")
    table.choose("Take a unit off")
    assert table.force == 1 + 3


@pytest.mark.rule("R46", "R47", "B31")
def test_aftermath_is_for_whoever_lost_constructors() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, farm, farm, aurora"},
        sites={"Ben": "school (2 workers), farm"},
        wonders={"Ben": "mausoleum 1", "Ann": "mausoleum 1"},
        tokens={"Ben": 4, "Ann": 4},
    )
    table.attack("Ben's School", "Send Farm", "Send Farm", "Send Farm")
    assert table.s.window == AFTERMATH
    assert table.asked == ["Ben"]
    assert table.options == ["Mausoleum at Halicarnassus, 4 tokens: regain your Constructors", "Pass"]
    table.choose("Pass")
    assert table.asked == ["Ann"]


@pytest.mark.rule("R46", "R47")
def test_an_ability_that_touches_only_the_own_district_opens_no_window() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm"},
        built={"Ann": "farm", "Ben": "temple"},
        sites={"Ann": "library (1 worker)", "Ben": "library (1 worker)"},
    )
    table.choose("Use your Farm")
    table.choose("Your Library site")
    assert table.asks("Ann") == PLAY
    assert table.sites("Ann") == ["library (2 workers)"]


@pytest.mark.rule("R52", "R36")
def test_a_building_that_was_finished_in_between_is_not_finished_again() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm"},
        wonders={"Ann": "great_pyramid 1", "Ben": "great_pyramid 1"},
        tokens={"Ann": 10, "Ben": 10},
        sites={"Ben": "school (1 worker)"},
    )
    table.choose("Great Pyramid of Giza, 10 tokens", who="Ann")
    table.choose("Great Pyramid of Giza, 10 tokens", who="Ben")
    assert table.built("Ben") == ["school"]
    assert "The ability finds nothing left to do." in table.told[-1]
    assert table.s.sites == 0
