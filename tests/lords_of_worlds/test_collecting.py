"""Collecting tiles: what pays for them and what may be taken (R41 to R46)."""

from __future__ import annotations

import pytest

from tests.lords_of_worlds.test_turn import EXAMPLE, blue_to_move
from worldtable.games.lords_of_worlds.layout import HAND, MOVE
from worldtable.games.lords_of_worlds.testing import Table

# Collecting


@pytest.mark.rule("R41", "R42", "R43", "R44", "R45", "R32", "E3")
def test_e3_move_and_collect() -> None:
    table = blue_to_move("cyan-3, cyan-4, blue-5, blue-2")
    table.choose("Collect Desert 5 from D4 for 2 + 5 = 7 in cyan, 5 points at once")
    assert table.options == ["Play Cyan 3", "Play Cyan 4"]
    assert table.why(HAND + 4).startswith("This payment is in cyan; Blue 5 is of another colour.")
    table.pay("cyan-3", "cyan-4")
    assert table.points("Blue") == 5
    assert table.cart("Blue") == "D4"
    assert table.discard == ["cyan-3", "cyan-4"]
    assert [table.lies(hex) for hex in ("D4", "D7", "D6", "D1")] == [".", "W9", "L7", "#W2"]
    assert "Lowlands 7 on D6 and Water 9 on D7 are turned face-up." in table.told[1]


@pytest.mark.rule("R43", "R30", "E3")
@pytest.mark.parametrize(
    ("hand", "accepted"),
    [
        ("blue-4, blue-3", False),
        ("cyan-4, cyan-2", False),
        ("cyan-4, wild-3", True),
        ("wild-4, wild-3", True),
        ("wild-4, red-3", False),
    ],
)
def test_e3_what_pays_on_a_cyan_hex(hand: str, accepted: bool) -> None:
    table = blue_to_move(hand)
    offered = [label for label in table.options if "Desert 5" in label]
    assert bool(offered) == accepted
    if not accepted:
        assert "costs 7 in cyan" in table.why(table.hex("D4"))
        return
    table.choose("Collect Desert 5")
    table.pay(*hand.split(", "))
    assert table.points("Blue") == 5


@pytest.mark.rule("R30", "R43", "E3", "O37")
def test_e3_wilds_on_a_cyan_hex_stand_for_cyan_alone() -> None:
    table = blue_to_move("wild-4, wild-3, red-5")
    table.choose("Collect Desert 5")
    table.choose("Play Wild 4")
    assert table.asks("Blue") == "Collect Desert 5 for 7 in cyan"
    assert "Red 5 is of another colour" in table.why(HAND + 9)


@pytest.mark.rule("R41", "O20")
def test_only_face_up_tiles_on_the_carts_own_hex() -> None:
    table = blue_to_move("red-5, red-4, red-3, red-2")
    collected = [label.split(" from ")[1].split()[0] for label in table.options if label.startswith("Collect")]
    assert not {"D7", "D2", "D5"} & set(collected), "face-down, gone, and a portal"
    for hex in ("D7", "D2", "D5"):
        trip = table.label(table.hex(hex))
        assert trip == f"Go to {hex} for {table.price('A16', hex)}", "there is nothing to do but to go there"
    table.choose("Collect Forest 4")
    table.pay("red-5", "red-2")
    assert table.cart("Blue") == "D3", "the Cart went there"


@pytest.mark.rule("R43", "R44")
def test_neutral_hexes_take_any_colour_and_score_nothing() -> None:
    for card in ("red-5", "violet-5"):
        table = blue_to_move(f"{card}, {card}")
        table.choose("Collect Water 6")
        table.pay(card, card)
        assert table.points("Blue") == 0


@pytest.mark.rule("R42", "R45")
def test_one_paid_collection_a_turn_and_bare_hexes_stay_bare() -> None:
    table = blue_to_move("red-5, red-4, red-3, red-2, red-5")
    table.choose("Collect Lowlands 3")
    table.pay("red-5")
    assert table.why(table.hex("A20")) == "First place Lowlands 3 on your Planet. (R47)"
    assert table.why(MOVE) == "First place Lowlands 3 on your Planet. (R47)"
    table.choose("Place it on c3")
    assert table.asked == ["Red"]
    assert table.lies("A21") == "."


@pytest.mark.rule("R46", "R66")
def test_a_full_planet_collects_nothing() -> None:
    full = """
                  W1
              W2      W3
          W4      W5      W6
              W7      W8
          W9      W10     D1
              D2      D3
          D4      D5      D6
              D7      D8
                  D9
    """
    table = Table(
        "Blue",
        "Red",
        hands={"Blue": "red-5"},
        carts={"Blue": "A16"},
        board=EXAMPLE,
        planets={"Blue": full},
        groups="red-1",
    )
    assert table.options == ["Hire group 1: Red 1 (1)", "Move without collecting"]
    assert table.why(table.hex("A20")) == "Your Planet has no place for Water 6. (R46)"
    roof = full.replace("W5 ", "A8 ")
    table = Table(
        "Blue", "Red", hands={"Blue": "red-5"}, carts={"Blue": "A16"}, board=EXAMPLE, planets={"Blue": roof}
    )
    table.choose("Collect Lowlands 3")
    table.pay("red-5")
    assert table.points("Blue") == 3, "the Architect tile is the only place, so it is covered at once"
    assert "A8/L3" in table.planet("Blue")
