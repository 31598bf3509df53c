"""The Strategic Variant, and what its final scoring counts."""

from __future__ import annotations

import pytest

from tests.lords_of_worlds.test_end import (
    DECK,
    GROUPS,
    STRATEGIC,
)
from worldtable.games.lords_of_worlds.planet import PLACES
from worldtable.games.lords_of_worlds.scoring import SAME_VALUE, on_track
from worldtable.games.lords_of_worlds.state import State
from worldtable.games.lords_of_worlds.testing import READING, Table, drawing, sheet

# Strategic Variant


@pytest.mark.rule("R80")
def test_all_tiles_of_the_board_start_face_up() -> None:
    s = Table("Blue", "Red").game.start(2, 5, {"rules": "strategic"})
    assert isinstance(s, State)
    assert len([lying for lying in s.board if lying >= 0 and lying & 1]) == 40
    assert len(s.reserve) == 10
    s = Table("Blue", "Red").game.start(2, 5, {"rules": "strategic", "uncover": "random"})
    assert s.asks[0].prompt(s).startswith("On which portal")


@pytest.mark.rule("R81")
def test_the_hand_limit_holds_at_the_end_of_ones_own_turn() -> None:
    hand = ", ".join(["red-1"] * 3 + ["red-2"] * 3 + ["red-3"] * 3)
    table = Table(
        "Red",
        "Blue",
        hands={"Red": hand, "Blue": hand + ", red-4, red-4, red-4"},
        groups=GROUPS,
        deck=DECK,
        options={"rules": "strategic"},
    )
    table.choose("Hire group 1")
    assert table.asks("Red") == "Hand limit 10: which card do you discard?"
    assert table.options == ["Discard Red 1", "Discard Red 2", "Discard Red 3", "Discard Green 5"]
    table.choose("Discard Red 1")
    assert (len(table.hand("Red")), table.discard) == (10, ["red-1"])
    assert table.asked == ["Blue"]
    assert len(table.hand("Blue")) == 12, "not checked at other times"


NINE = ", ".join(["red-1"] * 3 + ["red-2"] * 3 + ["red-3"] * 3)


@pytest.mark.rule("R24", "R81", "O43")
def test_the_display_is_refilled_before_the_hand_limit_is_checked() -> None:
    table = Table(
        "Red",
        "Blue",
        hands={"Red": NINE},
        groups=GROUPS,
        discard="violet-5, violet-5, yellow-4",
        options={"rules": "strategic"},
    )
    table.choose("Hire group 1")
    assert table.asks("Red") == "Hand limit 10: which card do you discard?"
    assert len(table.groups) == 6, "the discarding player knows the new group"
    assert any(line.endswith("the display.") for line in table.told[1])
    table.choose("Discard Red 1")
    assert table.discard == ["red-1"], "what is discarded now was not shuffled into the deck"
    assert (table.asked, len(table.groups)) == (["Blue"], 6)


@pytest.mark.rule("R27", "R81", "O43")
def test_cards_of_the_hand_limit_come_back_with_the_next_turn() -> None:
    table = Table(
        "Red",
        "Blue",
        hands={"Red": NINE, "Blue": "blue-1"},
        groups=GROUPS,
        options={"rules": "strategic"},
    )
    table.choose("Hire group 1")
    table.choose("Discard Red 3")
    assert (len(table.groups), table.discard) == (5, ["red-3"]), "no card was left when the display was refilled"
    table.choose("Move")
    table.choose("Go to A6 for 1")
    table.pay("blue-1")
    assert "red-3" in table.groups, "red-5 and red-4 are closed, so it opens the sixth group"


@pytest.mark.rule("R81", "O43")
def test_two_cards_over_the_limit_are_two_discards() -> None:
    table = Table(
        "Red",
        "Blue",
        hands={"Red": NINE + ", blue-4"},
        groups=GROUPS,
        deck=DECK,
        options={"rules": "strategic"},
    )
    table.choose("Hire group 1")
    before = table.groups
    table.choose("Discard Red 1")
    assert table.asks("Red") == "Hand limit 10: which card do you discard?"
    table.choose("Discard Green 5")
    assert (table.discard, table.asked, table.groups) == (["red-1", "green-5"], ["Blue"], before)


@pytest.mark.rule("R82", "O36")
def test_strategic_portals_lead_to_other_portals() -> None:
    table = Table("Red", "Blue", hands={"Red": "red-1"}, options={"rules": "strategic"})
    assert table.price("A6", "A5") == 1
    assert table.price("A6", "C3") == 1, "enter, and on to the other portal at no cost"
    assert table.price("A6", "D6") == 2, "leaving it is a normal step"
    assert table.price("A6", "D9") > 2, "no jump to other hexes"
    assert table.price("A5", "C1") == 1, "from a portal at the start of a turn"
    assert table.price("A5", "C3") == 2, "a cost of at least 1: out and in again"


@pytest.mark.rule("R83", "R84", "I12", "E11", "O9", "O10")
def test_e11_strategic_final_scoring() -> None:
    table = Table(
        "Blue",
        "Red",
        "Kofi",
        planets={"Blue": STRATEGIC},
        groups=GROUPS,
        deck=DECK,
        options={"rules": "strategic", "types": "water desert lowlands forest mountains"},
    )
    assert sheet(table, "Blue") == {
        "Lowlands chain of 7": 28,
        "Water chain of 4": 10,
        "Mountains chain of 4": 10,
        "Forest chain of 2": 3,
        "Desert chain of 1": 2,
        "5 tiles of value 2": 40,
        "3 tiles of value 5": 10,
        "3 tiles of value 8": 10,
    }
    assert table.score("Blue") == 113
    assert on_track(113) == (100, 13)
    twos = [each[0] for each in STRATEGIC.split() if each[1:] == "2"]
    assert len(set(twos)) == 5, "one 2 of each of five types"
    assert SAME_VALUE[:11] == [0, 0, 0, 10, 25, 40, 55, 70, 85, 100, 115]


@pytest.mark.rule("R83", "R84", "R85", "O23")
def test_which_tiles_show_a_value() -> None:
    planet = drawing("""
                  W10
              .       X11
          .       .       X11
              X10     .
          D10     A8/L3   A8
              .       .
          V8      .       .
              .       A9
                  S6
    """)
    strategic = {"rules": "strategic"}
    values = {
        label: points
        for label, points in sheet(Table("Blue", "Red", planets={"Blue": planet}, options=strategic), "Blue").items()
        if "value" in label
    }
    assert values == {"3 tiles of value 10": 10}, "Mix 10 counts, Mix 11 does not, a covered Architect neither"
    counted = {**strategic, "covered_architects": "yes"}
    values = {
        label: points
        for label, points in sheet(Table("Blue", "Red", planets={"Blue": planet}, options=counted), "Blue").items()
        if "value" in label
    }
    assert values == {"3 tiles of value 10": 10, "3 tiles of value 8": 10}
    standard = sheet(Table("Blue", "Red", planets={"Blue": planet}), "Blue")
    assert not [label for label in standard if "value" in label]


def test_planets_are_drawn_as_they_are_read() -> None:
    assert [PLACES[space] for space in READING[:3]] == [(0, -2), (-1, -1), (1, -2)]
