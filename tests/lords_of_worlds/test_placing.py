"""Placing tiles on the Planet, and the free collection (R47 to R54)."""

from __future__ import annotations

import pytest

from tests.lords_of_worlds.test_turn import EXAMPLE, GROUPS
from worldtable.games.lords_of_worlds.layout import DECLINE, SUPPLY
from worldtable.games.lords_of_worlds.testing import Table, drawing

BARE = drawing(". " * 19)


def collected(placing: str, planet: str = BARE, **options: str) -> Table:
    """Blue has just paid for a tile on D4 and is asked where to place it."""
    return Table(
        "Blue",
        "Red",
        placing=placing,
        carts={"Blue": "D4"},
        board=EXAMPLE.replace("D5", ". "),
        planets={"Blue": planet},
        supply="F1, W4, S6, S6, D10, X11",
        reserve="L9",
        groups=GROUPS,
        options=options,
    )


@pytest.mark.rule("R43", "R45", "R48", "R49", "R51", "R52", "R54", "O18", "E4")
def test_e4_place_and_free_collection() -> None:
    table = Table(
        "Blue",
        "Red",
        hands={"Blue": "cyan-3, cyan-4"},
        carts={"Blue": "A16"},
        board=EXAMPLE,
        supply="L1, L2",
        groups=GROUPS,
    )
    table.choose("Collect Desert 5")
    table.pay("cyan-3", "cyan-4")
    table.choose("Place it on c2: Empty, then a free collection")
    assert table.points("Blue") == 5, "nothing for the value"
    assert sorted(table.options) == [
        "Decline",
        "Take Forest 4 from D3, the Cart goes there",
        "Take Lowlands 1 from the supply",
        "Take Lowlands 2 from the supply",
        "Take Lowlands 3 from A21, the Cart goes there",
        "Take Lowlands 7 from D6, the Cart goes there",
        "Take Water 6 from A20, the Cart goes there",
        "Take Water 9 from D7, the Cart goes there",
    ]
    table.choose("Take Forest 4")
    assert table.cart("Blue") == "D3"
    assert [table.lies(hex) for hex in ("D3", "D1")] == [".", "W2"]
    table.choose("Place it on c3: Architect, 4 points")
    assert table.points("Blue") == 9
    assert table.asked == ["Red"]
    assert table.planet("Blue") == drawing("""
                  .
              .       .
          .       D5      .
              .       .
          .       F4      .
              .       .
          .       .       .
              .       .
                  .
    """)


@pytest.mark.rule("R47", "O21")
def test_any_unfilled_space_or_an_architect_tile() -> None:
    table = collected(
        "W5",
        """
                  .
              .       .
          .       A8      .
              .       .
          .       F4      .
              .       .
          .       A9/D2   .
              .       .
                  .
        """,
    )
    assert len(table.options) == 17, "all but Forest 4 and the covered Architect"
    assert "Place it on c2: Architect, 5 points" in table.options
    assert table.why(table.space("Blue", "c3")) == "Forest 4 lies on c3; only an Architect tile may be covered. (R47)"
    assert "only an Architect tile may be covered" in table.why(table.space("Blue", "c4"))
    assert table.why(table.space("Red", "c3")) == "This is Red's Planet; you build on your own. (R47)"
    assert "Place it on a1" in " ".join(table.options), "no neighbour is needed"


@pytest.mark.rule("R48", "R49")
def test_architect_spaces_score_and_empty_ones_bring_a_tile() -> None:
    table = collected("W7")
    table.choose("Place it on a1: Architect, 7 points")
    assert (table.points("Blue"), table.asked) == (7, ["Red"])
    table = collected("W7")
    table.choose("Place it on a2")
    assert (table.points("Blue"), table.asks("Blue")) == (0, "Free collection: which tile do you take?")


@pytest.mark.rule("R50", "R53", "O17")
def test_one_free_collection_a_turn_and_it_may_be_declined() -> None:
    table = collected("W7")
    table.choose("Place it on a2")
    table.choose("Take Forest 1")
    table.choose("Place it on b2: Empty")
    assert table.asked == ["Red"], "the free tile brings no other"
    table = collected("W7")
    table.choose("Place it on a2")
    table.choose("Decline")
    assert table.asked == ["Red"]
    assert "Blue declines the free collection." in table.told[1]
    table = collected("W7", free_collection="must")
    table.choose("Place it on a2")
    assert "Decline" not in table.options
    assert table.why(DECLINE) == "In this game a free collection must be made. (O17)"


@pytest.mark.rule("R51", "I6")
def test_the_supply_is_refilled_and_the_cart_stays() -> None:
    table = collected("W7")
    table.choose("Place it on a2")
    assert [label for label in table.options if "Sage Tree" in label] == ["Take Sage Tree 6 from the supply"]
    table.choose("Take Desert 10")
    assert table.supply == ["F1", "W4", "S6", "S6", "X11", "L9"]
    assert table.cart("Blue") == "D4"
    table.choose("Place it on c3")
    assert table.points("Blue") == 10
    table = collected("W7")
    table.s.reserve.clear()
    table.choose("Place it on a2")
    table.choose("Take Desert 10")
    assert len(table.supply) == 5, "the reserve is empty"


@pytest.mark.rule("R51", "R52", "O19", "O20")
def test_free_tiles_come_from_face_up_neutral_neighbours() -> None:
    table = Table(
        "Blue",
        "Red",
        placing="W5",
        carts={"Blue": "A20"},
        board=EXAMPLE.replace("L3", "#L3"),
        supply="F1",
        groups=GROUPS,
    )
    table.choose("Place it on a2")
    assert table.options == ["Take Forest 1 from the supply", "Decline"]
    assert table.why(table.hex("D4")) == "D4 is coloured; nothing is free there. (R51)"
    assert table.why(table.hex("A21")).startswith("The tile on A21 lies face-down.")
    assert table.why(table.hex("D3")) == "D3 is not next to your Cart. (R51)"
    assert table.points("Blue") == 0


@pytest.mark.rule("O18")
def test_the_cart_stays_as_an_option() -> None:
    table = collected("W5", free_cart="stays")
    table.choose("Place it on a2")
    table.choose("Take Forest 4 from D3")
    assert (table.cart("Blue"), table.lies("D3"), table.lies("D1")) == ("D4", ".", "W2")


@pytest.mark.rule("R53", "O29")
def test_nothing_to_choose_skips_the_free_collection() -> None:
    table = Table("Blue", "Red", placing="W5", carts={"Blue": "A1"}, board=EXAMPLE, groups=GROUPS)
    table.choose("Place it on a2")
    assert table.asked == ["Red"]
    assert table.told[1] == ["Blue places Water 5 on a2."], "nothing was there to decline"
    table = Table("Blue", "Red", placing="W5", carts={"Blue": "D4"}, board=EXAMPLE, groups=GROUPS)
    table.choose("Place it on a2")
    assert all("the Cart goes there" in label for label in table.options[:-1]), "an empty supply leaves the board"
    assert table.options[-1] == "Decline"


@pytest.mark.rule("R53", "R46")
def test_a_planet_without_a_place_skips_the_free_collection() -> None:
    table = collected("W1", "W9 W2 W3 W4 W5 W6 W7 W8 D1 D2 D3 D4 D5 D6 . D8 D9 D10 F1")
    assert (table.asked, table.unfilled("Blue")) == (["Red"], 0), "the only space was taken at once"


@pytest.mark.rule("R49", "R50")
def test_a_free_tile_on_an_empty_space_brings_nothing() -> None:
    table = Table("Blue", "Red", placing="W5", paid=False, carts={"Blue": "D4"}, supply="F1", groups=GROUPS)
    assert "Place it on a2: Empty" in table.options
    table.choose("Place it on a2")
    assert table.asked == ["Red"]


@pytest.mark.rule("O22", "R60")
def test_a_space_with_an_architect_tile_is_filled() -> None:
    table = collected("A8")
    table.choose("Place it on b2")
    assert table.unfilled("Blue") == 18
    table.choose("Take Desert 10")
    table.choose("Place it on b2: Architect, 10 points")
    assert (table.unfilled("Blue"), table.points("Blue")) == (18, 10)


@pytest.mark.rule("R51")
def test_the_supply_is_for_free_collections_alone() -> None:
    table = Table("Blue", "Red", hands={"Blue": "red-5"}, supply="F1", groups=GROUPS)
    forest = SUPPLY + table.tile("F1")
    assert table.why(forest) == "The supply is for free collections, after a paid tile on an Empty space. (R51)"
