"""Basic and special tiles (R55 to R62)."""

from __future__ import annotations

import pytest

from worldtable.games.lords_of_worlds.card import TERRAINS
from worldtable.games.lords_of_worlds.layout import TYPE
from worldtable.games.lords_of_worlds.testing import READING, Table, drawing, sheet

GROUPS = "green-5 green-5; violet-3; blue-2 blue-3; cyan-4; red-5 red-4; wild-3"
BARE = drawing(". " * 19)


def collected(placing: str, planet: str = BARE, supply: str = "D10, W6", **options: str) -> Table:
    """Blue has just paid for a tile and is asked where to place it."""
    return Table(
        "Blue", "Red", placing=placing, planets={"Blue": planet}, supply=supply, groups=GROUPS, options=options
    )


def check_basic_type(terrain: str) -> None:
    """Every tile of a type, in a game of four: it scores its value on an Architect and joins a chain of its type."""
    for value in range(1, 11):
        table = Table(
            "Blue",
            "Red",
            "Kofi",
            "Ines",
            placing=f"{terrain.lower()}-{value}",
            planets={"Blue": BARE},
            groups=GROUPS,
        )
        table.choose(f"Place it on c3: Architect, {value} point")
        assert table.points("Blue") == value
        assert sheet(table, "Blue") == {"Architects": value, f"{terrain} chain of 1": 1}
        face = table.on_planet("Blue", "c3")[-1].face
        assert face is not None
        assert (face.title, face.group, face.amounts[0].value) == (f"{terrain} {value}", terrain, value)
        assert face.look.startswith(terrain.lower())


@pytest.mark.card(
    "water-1", "water-2", "water-3", "water-4", "water-5", "water-6", "water-7", "water-8", "water-9", "water-10"
)
def test_water() -> None:
    check_basic_type("Water")


@pytest.mark.card(
    "desert-1",
    "desert-2",
    "desert-3",
    "desert-4",
    "desert-5",
    "desert-6",
    "desert-7",
    "desert-8",
    "desert-9",
    "desert-10",
)
def test_desert() -> None:
    check_basic_type("Desert")


@pytest.mark.card(
    "lowlands-1",
    "lowlands-2",
    "lowlands-3",
    "lowlands-4",
    "lowlands-5",
    "lowlands-6",
    "lowlands-7",
    "lowlands-8",
    "lowlands-9",
    "lowlands-10",
)
def test_lowlands() -> None:
    check_basic_type("Lowlands")


@pytest.mark.card(
    "forest-1",
    "forest-2",
    "forest-3",
    "forest-4",
    "forest-5",
    "forest-6",
    "forest-7",
    "forest-8",
    "forest-9",
    "forest-10",
)
def test_forest() -> None:
    check_basic_type("Forest")


@pytest.mark.card(
    "hills-1", "hills-2", "hills-3", "hills-4", "hills-5", "hills-6", "hills-7", "hills-8", "hills-9", "hills-10"
)
def test_hills() -> None:
    check_basic_type("Hills")


@pytest.mark.card(
    "mountains-1",
    "mountains-2",
    "mountains-3",
    "mountains-4",
    "mountains-5",
    "mountains-6",
    "mountains-7",
    "mountains-8",
    "mountains-9",
    "mountains-10",
)
def test_mountains() -> None:
    check_basic_type("Mountains")


# Mix

DESERT_AND_WATER = """
                  .
              D3      .
          .       D1      .
              D2      D4
          .       .       .
              .       W2
          .       W1      .
              .       .
                  .
"""


@pytest.mark.rule("R55", "R62", "E5")
@pytest.mark.card("mix-11")
def test_e5_a_mix_joins_one_chain() -> None:
    table = collected("mix-11", DESERT_AND_WATER)
    table.choose("Place it on c3: Architect, 11 points")
    assert table.points("Blue") == 11
    table.choose("Not now")
    assert table.asked == ["Red"], "no free collection"
    assert sheet(table, "Blue") == {"Architects": 11, "Desert chain of 5": 15, "Water chain of 2": 3}
    table = collected("mix-11", DESERT_AND_WATER)
    table.choose("Place it on c3")
    table.choose("It counts as Water for good")
    assert sheet(table, "Blue") == {"Architects": 11, "Desert chain of 4": 10, "Water chain of 3": 6}


@pytest.mark.rule("R56", "O42")
@pytest.mark.card("mix-10")
def test_a_declaration_is_public_and_final() -> None:
    table = collected("mix-10", DESERT_AND_WATER)
    table.choose("Place it on c3")
    assert table.asks("Blue") == "What does this Mix count as?"
    types = [f"It counts as {terrain} for good" for terrain in TERRAINS[:4]]
    assert table.options == [*types, "Not now"], "the types in play"
    assert table.why(TYPE + 5) == "Mountains is not in play. (R14)"
    table.choose("It counts as Forest")
    assert "Blue declares the Mix on c3 to be Forest." in table.told[1]
    assert [piece.kind for piece in table.on_planet("Blue", "c3")[-1].pieces] == ["Forest"]
    assert sheet(table, "Blue") == {"Architects": 10, "Desert chain of 4": 10, "Water chain of 2": 3}


@pytest.mark.rule("R57", "O24", "O41")
def test_a_mix_links_chains_of_its_type() -> None:
    planet = """
                  F1
              .       .
          .       F2      .
              .       .
          W5      X10=F   W1
              .       .
          .       X11=F   .
              F4      .
                  F3
    """
    table = collected("A8", planet)
    chains = {label: points for label, points in sheet(table, "Blue").items() if "Forest" in label}
    assert chains == {"Forest chain of 6": 21}
    apart = collected("A8", planet, mix_links="no")
    chains = {label: points for label, points in sheet(apart, "Blue").items() if "Forest" in label}
    assert chains == {"Forest chain of 2": 3, "Forest chain of 4": 10}, "both Mixes with the lower chain"


@pytest.mark.rule("R57")
def test_mixes_alone_are_no_chain() -> None:
    planet = """
                  .
              .       .
          .       .       .
              .       .
          .       X10=F   .
              .       .
          .       X11     .
              .       .
                  .
    """
    assert sheet(collected("A8", planet), "Blue") == {}
    assert sheet(collected("A8", planet, mix_alone="yes"), "Blue") == {"Forest chain of 2": 3}


# Sage Tree

WATER_AND_FOREST = """
                  .
              .       .
          .       .       .
              .       W2
          .       W1      W3
              .       .
          .       F1      .
              F3      F2
                  .
"""


@pytest.mark.rule("R58", "R62", "E6")
@pytest.mark.card("sage_tree-7")
def test_e6_sage_tree() -> None:
    table = collected("sage_tree-7", WATER_AND_FOREST)
    table.choose("Place it on d3: Empty")
    assert table.points("Blue") == 15
    assert table.asks("Blue").startswith("Free collection")
    table.choose("Take Water 6")
    table.choose("Place it on e3")
    assert table.points("Blue") == 15 + 6, "later neighbours score nothing for the tree"
    table = collected("sage_tree-7", WATER_AND_FOREST)
    table.choose("Place it on c5: Architect")
    assert table.points("Blue") == 7 + 9
    assert table.asked == ["Red"]
    assert sheet(table, "Blue")["Sage Trees"] == 9


@pytest.mark.rule("R58", "O27")
@pytest.mark.card("sage_tree-6")
def test_special_tiles_are_neighbours_of_a_sage_tree() -> None:
    planet = """
                  V8
              .       .
          .       .       .
              X10     S6
          .       A8      .
              .       .
          .       .       .
              .       .
                  .
    """
    table = collected("sage_tree-6", planet)
    table.choose("Place it on c2")
    assert table.points("Blue") == 12
    table = collected("sage_tree-6")
    table.choose("Place it on c2")
    assert table.points("Blue") == 0, "no neighbour, no points"


# Architect tiles


@pytest.mark.rule("R59", "R60", "E7")
@pytest.mark.card("architect-8")
def test_e7_architect_on_empty() -> None:
    table = collected("architect-8")
    table.choose("Place it on d3: Empty, then a free collection")
    assert (table.points("Blue"), table.unfilled("Blue")) == (0, 18)
    table.choose("Take Desert 10")
    table.choose("Place it on d3: Architect, 10 points")
    assert (table.points("Blue"), table.unfilled("Blue"), table.asked) == (10, 18, ["Red"])
    assert table.planet("Blue").split()[READING.index(14)] == "A8/D10"
    titles = [thing.face.title for thing in table.on_planet("Blue", "d3") if thing.face]
    assert titles == ["d3", "Architect 8", "Desert 10"], "the space, the covered tile and the top one"


@pytest.mark.rule("R59", "R60", "E8")
@pytest.mark.card("architect-9")
def test_e8_architect_on_architect() -> None:
    table = collected("architect-9")
    table.choose("Place it on c3: Architect, 9 points")
    assert (table.points("Blue"), table.asked) == (9, ["Red"])
    later = collected("W6", table.planet("Blue"))
    assert "Place it on c3: Architect, 6 points" in later.options
    later.choose("Place it on c3")
    assert (later.points("Blue"), later.unfilled("Blue"), later.asked) == (6, 18, ["Red"])
    assert "only an Architect tile may be covered" in collected("W1", later.planet("Blue")).why(
        later.space("Blue", "c3")
    )


# Viewpoint

FOREST_AND_WATER = """
                  .
              .       .
          .       .       F4
              W1      F2
          W3      .       F3
              W2      F1
          .       .       .
              .       X10=F
                  .
"""


@pytest.mark.rule("R61", "R62", "E9", "O26")
@pytest.mark.card("viewpoint-9")
def test_e9_viewpoint() -> None:
    table = collected("viewpoint-9", FOREST_AND_WATER)
    table.choose("Place it on c3: Architect, 9 points")
    assert table.options[0].startswith("The Forest chain of 5"), "the longest comes first"
    assert [label.partition(":")[2] for label in table.options] == [" 10 points", " 6 points"]
    assert table.why(table.space("Blue", "e1")) == "Choose this chain by its tile on d2. (R61)"
    assert table.why(table.space("Blue", "a1")) == "a1 is in no chain next to the Viewpoint. (R61)"
    table.choose("The Forest chain of 5")
    assert table.points("Blue") == 19
    assert table.asked == ["Red"]
    both = collected("viewpoint-9", FOREST_AND_WATER, viewpoint="all chains")
    both.choose("Place it on c3")
    assert both.points("Blue") == 9 + 10 + 6


@pytest.mark.rule("R61")
@pytest.mark.card("viewpoint-8")
def test_a_viewpoint_by_itself_and_next_to_one_tile() -> None:
    table = collected("viewpoint-8")
    table.choose("Place it on b2: Empty")
    assert table.points("Blue") == 0, "no chain next to it"
    table.choose("Take Water 6")
    table.choose("Place it on c2")
    assert table.points("Blue") == 0, "later changes score nothing"
    planet = drawing("W1 " + ". " * 18)
    table = collected("viewpoint-8", planet)
    table.choose("Place it on c2")
    assert table.points("Blue") == 2, "a single tile is a chain, and the only one"


@pytest.mark.rule("R56", "O25", "O42")
def test_mixes_are_declared_when_a_viewpoint_is_placed() -> None:
    planet = FOREST_AND_WATER.replace("X10=F", "X10")
    table = collected("viewpoint-9", planet)
    table.choose("Place it on c3")
    assert table.asks("Blue") == "What does this Mix count as?"
    table.choose("It counts as Forest")
    table.choose("The Forest chain of 5")
    assert table.points("Blue") == 19
    table = collected("viewpoint-9", planet)
    table.choose("Place it on c3")
    table.choose("Not now")
    table.choose("The Forest chain of 4")
    assert table.points("Blue") == 17, "an undeclared Mix does not count"
