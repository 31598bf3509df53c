"""Both abilities of each Great Wonder."""

from __future__ import annotations

import pytest

from worldtable.games.world_of_wonders.codes import AFTERMATH, GREAT, SECOND
from worldtable.games.world_of_wonders.testing import Table

FARMS = "farm, farm, farm, farm, aurora"


@pytest.mark.card("mausoleum")
def test_mausoleum_first_takes_the_top_discard_as_a_worker() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "aurora"},
        wonders={"Ann": "mausoleum 2"},
        sites={"Ann": "school, zeus", "Ben": "farm"},
        discard="farm, temple, library",
    )
    table.choose("Mausoleum at Halicarnassus: the top discard")
    assert table.options == ["Your School site", "Your Statue of Zeus at Olympia site"]
    table.choose("Your School")
    table.choose("Mausoleum at Halicarnassus: the top discard")
    table.choose("Your School")
    assert table.sites("Ann")[0] == "school (2 workers)"
    assert table.discard == ["farm"]
    assert table.why(GREAT + 0) == "Each of your pieces has used this ability in this round. (R28)"


@pytest.mark.card("mausoleum")
@pytest.mark.rule("T30", "B35", "R54")
def test_mausoleum_second_regains_constructors() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, farm, farm, farm, farm, farm, farm, farm, aurora"},
        sites={"Ben": "school (3 workers, 1 foreman), library, zeus (1 worker)"},
        wonders={"Ben": "mausoleum 1"},
        tokens={"Ben": 5},
    )
    table.attack("Ben's School", *["Send Farm"] * 8)
    assert table.s.window == AFTERMATH
    table.choose("Mausoleum at Halicarnassus, 4 tokens")
    assert table.asks("Ben") == "Where does the Worker go? (4 to place)"
    table.choose("Your Library")
    table.choose("Your Library")
    table.choose("Your Statue")
    assert table.asks("Ben") == "Where does the Foreman go?"
    table.choose("Your Statue")
    assert table.sites("Ben") == ["library (2 workers)", "zeus (2 workers, 1 foreman)"]
    assert table.tokens("Ben") == 1
    assert "school" in table.discard
    assert len(table.discard) == 1 + 8


@pytest.mark.card("mausoleum")
@pytest.mark.rule("T30")
def test_mausoleum_second_needs_a_site() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, farm, farm, aurora"},
        sites={"Ben": "school (1 worker)"},
        wonders={"Ben": "mausoleum 1"},
        tokens={"Ben": 5},
    )
    table.attack("Ben's School", *["Send Farm"] * 3)
    assert table.asked == ["Ann"]
    assert table.tokens("Ben") == 5


@pytest.mark.card("artemis")
@pytest.mark.rule("R28", "B43")
def test_artemis_first_sends_more_workers_with_each_farm() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "aurora"},
        wonders={"Ann": "artemis 2"},
        built={"Ann": "farm, farm"},
        sites={"Ann": "school, zeus"},
    )
    table.choose("Use your Farm")
    assert table.asks("Ann") == "To which site do 3 Workers go?"
    table.choose("Your School")
    assert table.sites("Ann") == ["school (3 workers)", "zeus"]
    assert table.why(GREAT + 1) == "This ability always works and is not used. (R28)"


@pytest.mark.card("artemis")
@pytest.mark.rule("T28", "B37")
def test_artemis_second_destroys_all_militia_of_a_battle() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": FARMS, "Ben": "library, temple"},
        built={"Ann": "city_wall (1 knight)", "Ben": "school"},
        wonders={"Ben": "artemis 1"},
        tokens={"Ben": 5},
    )
    table.attack("Ben's School", "Send Farm", "Send Farm", "Send Farm", "Take a unit")
    assert table.force == 6
    table.choose("Put Library")
    table.choose("Temple of Artemis, 5 tokens")
    assert table.force == 3
    assert table.s.defenders.weak == ()  # both sides
    table.choose("Pass")
    assert "The attack on Ben's School fails, 3 against 4." in table.told[-1]
    assert table.discard[:4] == ["library", "farm", "farm", "farm"]


@pytest.mark.card("artemis")
@pytest.mark.rule("B37", "R40a")
def test_artemis_second_clears_a_wall() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "aurora"},
        built={"Ben": "city_wall (3 militia, 1 knight), city_wall (1 knight)"},
        wonders={"Ann": "artemis 1"},
        tokens={"Ann": 5},
    )
    table.choose("Temple of Artemis, 5 tokens")
    assert table.built("Ben") == ["city_wall (1 knight)", "city_wall (1 knight)"]
    assert len(table.discard) == 3


@pytest.mark.card("zeus")
@pytest.mark.rule("B49")
def test_zeus_first_destroys_a_worker() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "aurora"},
        wonders={"Ann": "zeus 1", "Ben": "mausoleum 1"},
        tokens={"Ben": 9},
        sites={"Ben": "school (2 workers, 1 foreman), farm (1 foreman)"},
    )
    table.choose("Statue of Zeus at Olympia: destroy a Worker")
    assert table.sites("Ben") == ["school (1 worker, 1 foreman)", "farm (1 foreman)"]
    assert table.asked == ["Ann"]  # no window W4 for the Mausoleum


@pytest.mark.card("zeus")
def test_zeus_second_destroys_three_workers_or_a_foreman() -> None:
    def table() -> Table:
        found = Table(
            "Ann",
            "Ben",
            hands={"Ann": "aurora"},
            wonders={"Ann": "zeus 1"},
            tokens={"Ann": 6},
            sites={"Ben": "school (2 workers, 1 foreman), farm (3 workers)"},
        )
        found.choose("Statue of Zeus at Olympia, 6 tokens")
        return found

    workers = table()
    workers.choose("Up to 3 Workers")
    workers.choose("Ben's School")
    workers.choose("Ben's School")
    assert workers.options == ["Ben's Farm site (3 Workers)", "No more"]
    workers.choose("Ben's Farm")
    assert workers.sites("Ben") == ["school (1 foreman)", "farm (2 workers)"]
    foreman = table()
    foreman.choose("A Foreman")
    assert foreman.sites("Ben") == ["school (2 workers)", "farm (3 workers)"]
    fewer = table()
    fewer.choose("Up to 3 Workers")
    fewer.choose("Ben's Farm")
    fewer.choose("No more")
    assert fewer.sites("Ben") == ["school (2 workers, 1 foreman)", "farm (2 workers)"]


@pytest.mark.card("hanging_gardens")
@pytest.mark.rule("T26", "B46")
def test_hanging_gardens_first_redirects() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": FARMS},
        built={"Ben": "stables (turned), throne_room (turned)"},
        wonders={"Ben": "hanging_gardens 1"},
    )
    table.attack("Ben's Stables", *["Send Farm"] * 4)
    table.choose("Hanging Gardens of Babylon: lead the attack")
    assert "The attack on Ben's Throne Room fails, 4 against 5." in table.told[-1]
    assert table.built("Ben") == ["stables (turned)", "throne_room (turned)"]
    assert "Attack" not in table.options  # both have been attacked


@pytest.mark.card("hanging_gardens")
@pytest.mark.rule("B46")
def test_stables_stay_with_the_location_they_named() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "aurora"},
        built={"Ann": "stables, city_wall (1 knight)", "Ben": "stables (turned), throne_room (turned)"},
        wonders={"Ben": "hanging_gardens 1"},
    )
    table.choose("Use your Stables")
    table.choose("Ben's Stables")
    table.attack("Ben's Stables", "Take a unit")
    table.choose("Hanging Gardens of Babylon: lead the attack")
    assert "The attack on Ben's Throne Room fails, 3 against 5." in table.told[-1]


@pytest.mark.card("hanging_gardens")
@pytest.mark.rule("T27", "R34", "B36")
def test_hanging_gardens_second_makes_attackers_constructors() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": FARMS},
        built={"Ann": "city_wall (1 knight)", "Ben": "throne_room (turned)"},
        sites={"Ann": "school, zeus", "Ben": "library"},
        wonders={"Ben": "hanging_gardens 1"},
        tokens={"Ben": 7},
    )
    table.attack("Ben's Throne Room", "Send Farm", "Send Farm", "Send Farm", "Take a unit")
    table.choose("Hanging Gardens of Babylon, 7 tokens", who="Ben")
    table.choose("Your School", who="Ann")
    assert table.asks("Ann") == "Where does the Foreman go?"
    table.choose("Your Statue", who="Ann")
    assert table.sites("Ann") == ["school (1 worker)", "zeus (1 foreman)"]
    assert table.sites("Ben") == ["library (2 workers)"]
    assert table.built("Ben") == ["throne_room (turned)"]
    assert table.built("Ann") == ["city_wall"]  # the wall does not get its unit back
    assert table.discard == []
    assert "The attack ends without a result." in table.told[-1]


@pytest.mark.card("hanging_gardens")
@pytest.mark.rule("R34", "R54")
def test_the_attacker_may_convert_too_and_without_a_site_units_are_lost() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": FARMS},
        built={"Ben": "throne_room (turned)"},
        sites={"Ann": "school"},
        wonders={"Ann": "hanging_gardens 1"},
        tokens={"Ann": 7},
    )
    table.attack("Ben's Throne Room", "Send Farm", "Send Farm", "Send Farm")
    assert table.why(GREAT + 3) == "Only the attacked player redirects the attack. (R54)"
    table.choose("Hanging Gardens of Babylon, 7 tokens", who="Ann")
    assert table.sites("Ann") == ["school (2 workers)"]
    assert table.discard == ["farm"]


@pytest.mark.card("colossus")
@pytest.mark.rule("T25", "R35")
def test_colossus() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": FARMS},
        built={"Ben": "barracks (turned)"},
        sites={"Ben": "school (1 worker)"},
        wonders={"Ben": "colossus 2"},
        tokens={"Ben": 8},
    )
    assert table.defence("Ben", "barracks") == 8
    assert table.defence("Ben", "school") == 7
    table.attack("Ben's Barracks", "Send Farm")
    assert table.defence("Ben", "barracks") == 8
    table.choose("Colossus of Rhodes, 8 tokens")
    assert "The attack on Ben's Barracks fails, 1 against 16." in table.told[-1]
    assert table.defence("Ben", "school") == 13  # for the whole turn
    table.end()
    assert table.defence("Ben", "school") == 7


@pytest.mark.card("colossus")
@pytest.mark.rule("R35", "R32")
def test_colossus_doubles_neither_garrisons_nor_walls_for_others() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": FARMS, "Ben": "farm"},
        built={"Ben": "stables (turned), city_wall (1 knight)"},
        wonders={"Ben": "colossus 1"},
        tokens={"Ben": 16},
    )
    table.attack("Ben's Stables", "Send Farm")
    table.choose("Colossus of Rhodes, 8 tokens")
    assert table.defence("Ben", "stables") == (2 + 2) * 2 + 3 + 3
    assert table.defence("Ben", "city_wall") == (3 + 2) * 2 + 3
    assert table.why(SECOND + 4).endswith("(R29)")


@pytest.mark.card("lighthouse")
def test_lighthouse_first_moves_a_foreman() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "aurora"},
        wonders={"Ann": "lighthouse 1"},
        sites={"Ann": "school", "Ben": "zeus (1 worker, 1 foreman)"},
    )
    table.choose("Lighthouse at Alexandria: move a Foreman")
    assert table.sites("Ann") == ["school (1 foreman)"]
    assert table.sites("Ben") == ["zeus (1 worker)"]


@pytest.mark.card("lighthouse")
def test_lighthouse_second_rearranges_own_constructors() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "aurora"},
        wonders={"Ann": "lighthouse 1"},
        tokens={"Ann": 9},
        sites={"Ann": "school (2 workers, 1 foreman), library", "Ben": "zeus (1 worker)"},
    )
    table.choose("Lighthouse at Alexandria, 9 tokens")
    table.choose("Your Library")
    table.choose("Your School")
    assert table.asks("Ann") == "Where does the Foreman go?"
    table.choose("Your Library")
    assert table.sites("Ann") == ["school (1 worker)", "library (1 worker, 1 foreman)"]
    assert table.sites("Ben") == ["zeus (1 worker)"]


@pytest.mark.card("great_pyramid")
def test_great_pyramid_first_sends_a_foreman_to_a_great_wonder() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "aurora"},
        wonders={"Ann": "great_pyramid 1"},
        sites={"Ann": "school, zeus", "Ben": "colossus"},
    )
    table.choose("Great Pyramid of Giza: a Foreman")
    assert table.options == ["Your Statue of Zeus at Olympia site", "Ben's Colossus of Rhodes site"]
    table.choose("Your Statue")
    assert table.sites("Ann") == ["school", "zeus (1 foreman)"]


@pytest.mark.card("great_pyramid")
@pytest.mark.rule("T29", "R36")
def test_great_pyramid_second_in_a_battle() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, farm, farm, farm, farm, aurora"},
        built={"Ben": "city_wall"},
        sites={"Ben": "school (2 workers)"},
        wonders={"Ben": "great_pyramid 1"},
        tokens={"Ben": 10},
    )
    table.attack("Ben's School site", *["Send Farm"] * 5)
    table.choose("Great Pyramid of Giza, 10 tokens")
    assert "The attack on Ben's School fails, 5 against 7." in table.told[-1]
    assert table.built("Ben") == ["school", "city_wall"]
    assert len(table.discard) == 2 + 5


@pytest.mark.card("great_pyramid")
@pytest.mark.rule("R16")
def test_great_pyramid_second_finishes_any_basic_site_but_no_wonder() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "aurora"},
        wonders={"Ann": "great_pyramid 1"},
        tokens={"Ann": 10},
        sites={"Ann": "zeus (1 worker)", "Ben": "school"},
    )
    table.choose("Great Pyramid of Giza, 10 tokens")
    assert table.built("Ben") == ["school"]
    assert table.sites("Ann") == ["zeus (1 worker)"]
