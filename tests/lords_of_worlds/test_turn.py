"""A turn: hire, or move and collect, and how it is paid (R21 to R46)."""

from __future__ import annotations

import pytest

from worldtable.games.lords_of_worlds.layout import DECK, GROUP, HAND, PASS
from worldtable.games.lords_of_worlds.testing import Table

# The boards of two players, and the hexes that the tests speak of:
#
#     A1          A9
#           A5          A14
#     A2          A10         A18
#           A6          A15
#     A3          A11         A19         D1
#           A7          A16         D2
#     A4          A12         A20         D3
#           A8          A17         D4          D5
#                 A13         A21         D6
#           C1          C5          D7          D8
#                 C3          C8          D9
#           C2          C6          C10         D10
#                 C4          C9          D11
#                       C7          C11
EXAMPLE = """
    .            .
          O            .
    .            .           .
          .            .
    .            .           .           #W2
          .            .           .
    .            .           W6          F4
          .            .           D5          O
                 .           L3          #L7
          .            .           #W9         .
                 O           .           .
          .            .           .           .
                 .           .           .
                       .           .
"""
GROUPS = "green-5 green-5; violet-3; blue-2 blue-3; cyan-4; red-5 red-4; wild-3"


def blue_to_move(hand: str, discard: str = "", **options: str) -> Table:
    return Table(
        "Blue",
        "Red",
        hands={"Blue": hand},
        carts={"Blue": "A16"},
        board=EXAMPLE,
        groups=GROUPS,
        discard=discard,
        options=options,
    )


# Hiring


@pytest.mark.rule("R21", "R23", "R24", "R25", "E2")
def test_e2_hire() -> None:
    table = Table(
        "Red", "Blue", groups=GROUPS, deck="violet-5, violet-2, red-1", hands={"Red": "blue-1", "Blue": "red-1"}
    )
    table.choose("Hire group 1: Green 5 and Green 5 (10)")
    assert table.hand("Red") == ["blue-1", "green-5", "green-5"]
    after = ["violet-3 violet-5", "blue-2 blue-3", "cyan-4", "red-5 red-4", "wild-3", "violet-2"]
    assert table.groups == after
    assert len(table.s.at[DECK]) == 1, "two cards were drawn"
    assert table.asked == ["Blue"], "the turn is over"
    assert table.told[1][-2:] == ["Red hires Green 5 and Green 5.", "Violet 5 and Violet 2 join the display."]


@pytest.mark.rule("R25")
def test_no_hand_limit_in_the_standard_game() -> None:
    hand = ", ".join(["red-1"] * 3 + ["red-2"] * 3 + ["red-3"] * 3 + ["red-4"] * 3)
    table = Table("Red", "Blue", groups=GROUPS, hands={"Red": hand})
    table.choose("Hire group 1")
    assert len(table.hand("Red")) == 14
    assert table.asked == ["Blue"]


@pytest.mark.rule("R22", "O30")
def test_passing_only_without_hand_and_groups() -> None:
    table = Table("Red", "Blue", hands={"Blue": "red-1"})
    assert table.options == ["Pass"]
    table.choose("Pass")
    assert table.options == ["Move without collecting"]
    assert table.why(PASS) == "You can pass only with an empty hand and no group on display. (R22)"
    assert Table("Red", "Blue", groups="red-1").options == ["Hire group 1: Red 1 (1)"]


@pytest.mark.rule("O30")
def test_passing_always_as_an_option() -> None:
    table = Table("Red", "Blue", groups="red-1", hands={"Red": "red-1"}, options={"passing": "always"})
    table.choose("Pass")
    assert table.asked == ["Blue"]


@pytest.mark.rule("R26")
def test_the_discard_pile_is_shuffled_when_a_card_is_needed() -> None:
    table = Table("Red", "Blue", groups=GROUPS, deck="violet-5", discard="yellow-1, yellow-2, yellow-3")
    table.choose("Hire group 1")
    assert len(table.groups) == 6
    assert table.groups[5].startswith("yellow-")
    assert (len(table.s.at[DECK]), table.discard) == (2, [])
    assert "The deck is empty: the discard pile is shuffled into a new one." in table.told[-1]


@pytest.mark.rule("R27", "O13")
def test_without_any_card_the_display_stays_small_until_cards_come_back() -> None:
    table = Table("Red", "Blue", groups="red-1; red-5 red-4", hands={"Red": "red-2", "Blue": "blue-2"})
    table.choose("Hire group 1")
    assert table.groups == ["red-5 red-4"]
    table.choose("Move")
    table.choose("Go to A6 for 1")
    table.pay("blue-2")
    assert table.groups == ["red-5 red-4", "blue-2"], "refilled at the end of a later turn"


# Paying


@pytest.mark.rule("R28", "O14")
def test_move_only_collect_only_or_move_and_collect() -> None:
    table = Table("Blue", "Red", hands={"Blue": "red-5, red-4, red-1"}, carts={"Blue": "A20"}, board=EXAMPLE)
    collect = [label for label in table.options if label.startswith("Collect")]
    assert collect == [
        "Collect Water 6 from A20 for 6 in one colour",
        "Collect Lowlands 3 from A21 for 1 + 3 = 4 in one colour",
        "Collect Forest 4 from D3 for 2 + 4 = 6 in one colour",
    ]
    assert "Move without collecting" in table.options
    table.choose("Collect Water 6")
    table.pay("red-5", "red-1")
    assert table.cart("Blue") == "A20"
    table.choose("Place it on c3")
    assert table.asked == ["Red"], "no movement after collecting"


@pytest.mark.rule("O14", "O39")
def test_moving_on_after_collecting_as_an_option() -> None:
    table = blue_to_move("red-5, red-4, red-1", move_after_collecting="yes")
    table.choose("Collect Lowlands 3 from A21 for 2 + 3 = 5")
    assert table.asks("Blue") == "Where does your Cart go after collecting?"
    assert "Stay on A21: 5 in all" in table.options
    table.choose("Go on to C8: 6 in all")
    assert table.asks("Blue") == "Collect Lowlands 3 for 6"
    table.pay("red-5", "red-1")
    assert (table.cart("Blue"), table.lies("A21")) == ("C8", ".")
    table.choose("Place it on a2")
    assert table.options == ["Take Water 9 from D7, the Cart goes there", "Decline"], "what lies around C8"


@pytest.mark.rule("R29", "R31", "R32", "R33", "O15", "O28")
def test_cards_reach_the_cost_and_a_surplus_is_lost() -> None:
    table = blue_to_move("red-1, red-2, red-4, blue-5")
    table.choose("Move")
    table.choose("Go to A21 for 2")
    assert table.asks("Blue") == "Move for 2"
    assert table.options == ["Play Blue 5", "Play Red 1", "Play Red 2", "Play Red 4"]
    table.choose("Play Red 1")
    assert table.asks("Blue") == "Move for 2 in red"
    assert table.options == ["Play Red 2", "Play Red 4"]
    table.choose("Play Red 4")
    assert table.options == ["Done: pay with Red 1 and Red 4", "Play Red 2 on top"], "any legal set is accepted"
    table.choose("Done")
    assert table.hand("Blue") == ["blue-5", "red-2"]
    assert table.discard == ["red-1", "red-4"]
    assert table.told[0][-2:] == ["You pay 2 with Red 1 and Red 4.", "You go to A21."]
    assert table.asked == ["Red"]


@pytest.mark.rule("R29")
def test_a_move_takes_at_least_one_step() -> None:
    table = blue_to_move("red-1")
    table.choose("Move")
    assert table.why(table.hex("A16")) == "Your Cart stands on A16; a move takes at least one step. (R29, O28)"
    assert table.why(table.hex("D4")) == "D4 costs 2 in one colour, you hold at most 1 in one colour. (R29, R36)"


@pytest.mark.rule("O15")
def test_exact_payments_as_an_option() -> None:
    table = blue_to_move("red-4, red-3, blue-2", payment="exact")
    assert [label for label in table.options if "Collect" in label] == [
        "Collect Water 6 from A20 for 1 + 6 = 7 in one colour",
        "Collect Forest 4 from D3 for 3 + 4 = 7 in one colour",
    ]
    assert table.why(table.hex("A21")) == "Lowlands 3 costs 5 in one colour, which you cannot pay exactly. (O15)"
    table.choose("Move")
    table.choose("Go to A21 for 2")
    assert table.options == ["Play Blue 2"]
    assert table.why(HAND + 7) == "With Red 3 you cannot pay exactly 2. (O15)"
    table.choose("Play Blue 2")
    assert table.options == ["Done: pay with Blue 2"]


@pytest.mark.rule("O15", "O40")
def test_change_as_an_option() -> None:
    table = blue_to_move("red-5", discard="red-1, red-2, red-3, red-4, blue-3", change="given")
    table.choose("Move")
    table.choose("Go to A21 for 2")
    table.pay("red-5")
    assert table.hand("Blue") == ["red-3"], "the surplus was 3"
    wild = blue_to_move("wild-4", discard="red-1", change="given")
    wild.choose("Move")
    wild.choose("Go to A21 for 2")
    wild.pay("wild-4")
    assert wild.hand("Blue") == [], "wilds alone on neutral ground name no colour"
    assert table.discard == ["red-1", "red-2", "red-4", "blue-3", "red-5"]


@pytest.mark.rule("R30")
def test_one_colour_and_wilds() -> None:
    table = blue_to_move("red-1, red-2, blue-1, wild-3, yellow-1")
    table.choose("Collect Lowlands 3 from A21 for 2 + 3 = 5")
    assert table.options == ["Play Red 1", "Play Red 2", "Play Wild 3"]
    assert table.why(HAND) == "You hold too little in blue to pay 5 in one colour. (R30)"
    table.choose("Play Wild 3")
    assert table.asks("Blue") == "Collect Lowlands 3 for 5", "a wild names no colour"
    table.choose("Play Red 2")
    assert table.why(HAND).startswith("This payment is in red; Blue 1 is of another colour. (R30")
    table.choose("Done")
    assert table.asks("Blue") == "Where do you place Lowlands 3?"


@pytest.mark.rule("R33")
def test_no_card_that_leads_nowhere_is_offered() -> None:
    table = blue_to_move("red-5, red-2, blue-5, blue-1")
    table.choose("Collect Water 6 from A20 for 1 + 6 = 7")
    assert table.options == ["Play Red 2", "Play Red 5"], "blue makes 6 only"


# Moving


@pytest.mark.rule("R34", "R36")
def test_steps_cross_the_seams_of_boards() -> None:
    table = Table("Red", "Blue")
    assert table.price("A16", "A20") == 1
    assert table.price("A20", "D4") == 1, "from board A to board D"
    assert table.price("A16", "D4") == 2
    assert table.price("A12", "C5") == 2
    assert table.price("D6", "D6") == 0


@pytest.mark.rule("R35", "R40")
def test_carts_share_hexes_and_stop_anywhere_without_turning_a_tile() -> None:
    table = Table(
        "Red", "Blue", hands={"Red": "red-1", "Blue": "red-1"}, carts={"Red": "D3", "Blue": "D3"}, board=EXAMPLE
    )
    table.choose("Move")
    table.choose("Go to D6 for 1")
    table.pay("red-1")
    assert (table.cart("Red"), table.lies("D6")) == ("D6", "#L7")
    table.choose("Move")
    assert "Go to D2 for 1" in table.options, "a bare hex"
    table.choose("Go to D6 for 1")
    table.pay("red-1")
    assert table.cart("Blue") == table.cart("Red") == "D6"
    table = Table("Red", "Blue", hands={"Red": "red-5"}, carts={"Red": "D3"}, board=EXAMPLE)
    table.choose("Move")
    table.choose("Go to D5 for 1")
    table.pay("red-5")
    assert (table.cart("Red"), table.asked) == ("D5", ["Blue"]), "nothing to collect on a portal"


@pytest.mark.rule("R37", "R39")
def test_a_portal_leads_anywhere_for_one() -> None:
    table = Table("Red", "Blue", hands={"Red": "red-5, red-2"}, carts={"Red": "A6"}, board=EXAMPLE)
    assert table.price("A6", "A5") == 1
    assert table.price("A6", "D9") == 2, "enter and jump"
    assert table.price("A6", "C3") == 2, "to another portal"
    table.choose("Collect Forest 4 from D3 for 2 + 4 = 6")
    table.pay("red-5", "red-2")
    assert table.asks("Red") == "Where do you place Forest 4?"


@pytest.mark.rule("R38", "R39", "O16")
def test_a_portal_at_the_start_of_a_turn() -> None:
    table = Table("Red", "Blue", hands={"Red": "red-5"}, carts={"Red": "A5"}, board=EXAMPLE)
    assert table.price("A5", "D11") == 1
    assert "Collect Forest 4 from D3 for 1 + 4 = 5 in one colour" in table.options
    strict = Table(
        "Red", "Blue", hands={"Red": "red-5"}, carts={"Red": "A5"}, board=EXAMPLE, options={"portal_start": "no"}
    )
    assert strict.price("A5", "A6") == 1
    assert strict.price("A5", "D11") == 3, "out, in and jump"
    assert strict.price("A6", "D11") == 2, "entering works as ever"
    assert strict.why(strict.hex("D3")).startswith("Forest 4 costs 7 in one colour")


@pytest.mark.rule("R36")
def test_every_price_is_shown_and_every_dear_tile_has_its_reason() -> None:
    table = blue_to_move("red-4, cyan-5, wild-3")
    view = table.game.view(table.state, 0)
    board = next(zone for zone in view.zones if zone.id == "board")
    ways = {thing.id: thing.amounts[0].value for thing in board.things if thing.id.startswith("hex-")}
    assert [ways[f"hex-{name}"] for name in ("A16", "D4", "D6", "D5")] == [0, 2, 3, 4]
    prices = {thing.id: thing.amounts[0].value for thing in board.things if thing.needs}
    assert (prices["desert-5"], prices["water-6"]) == (2 + 5, 1 + 6)
    table = blue_to_move("cyan-4, cyan-1, red-4, red-2")
    assert table.why(table.hex("D4")) == "Desert 5 costs 7 in cyan, you hold 5. (R29, R43)"
    reason = "Water 6 costs 7 in one colour, you hold at most 6 in one colour. (R29, R31)"
    assert table.why(table.hex("A20")) == reason
    table.choose("Move")
    assert table.why(GROUP) == "A group is hired as a whole turn, instead of moving and collecting. (R21)"
