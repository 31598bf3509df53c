"""The cards of the expansion."""

from __future__ import annotations

import pytest

from worldtable.games.world_shapers.testing import IMITATION, Table

BEN = """
    A01*  E13  .  .
    A02   .    .  .
"""


def reaching(id: str, under: str, ann: str = "", ben: str = BEN, crystals: int = 0) -> Table:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": id, "Ben": "F34"},
        pool="W46, F25, A05, E22",
        crystals={"Ann": crystals, "Ben": 0},
        collections={"Ann": ann, "Ben": ben},
    )
    table.use(Ann=under, Ben="Place")
    return table


@pytest.mark.card("X52")
@pytest.mark.rule("R71", "R37", "A38")
def test_upheaval_moves_a_card_of_another_player_with_its_crystal() -> None:
    table = reaching("X52", "fire")
    assert table.options == ["Decline", "Ben's Breath of Dawn"]
    assert table.why_placed("Ann", "A02").endswith("(R71)")
    table.choose("Ben's Breath of Dawn")
    assert table.column("Ben", "air") == ["A02", "A01*"]
    assert table.score("Ann") == 2


@pytest.mark.card("X52")
@pytest.mark.rule("R71")
def test_upheaval_may_be_declined() -> None:
    table = reaching("X52", "fire")
    table.choose("Decline")
    assert table.column("Ben", "air") == ["A01*", "A02"]


@pytest.mark.card("X53")
@pytest.mark.rule("R71", "A38")
def test_barter_trades_place_for_place_within_a_column_element() -> None:
    table = reaching("X53", "fire", ann="A10 E14 . .\nA09 . . .")
    assert table.options == ["Decline", "Clear Sky", "Trade Winds", "Volcanic Soil", "Barter of Worlds"]
    table.choose("Trade Winds")
    assert table.options == ["Ben's Dust Devil", "Decline"]  # Breath of Dawn carries a crystal
    assert table.why_placed("Ann", "A01").endswith("(R71)")
    table.choose("Ben's Dust Devil")
    assert table.column("Ann", "air") == ["A10", "A02"]
    assert table.column("Ben", "air") == ["A01*", "A09"]
    assert table.crystals("Ben") == 0  # the instant effect of Trade Winds stays asleep


@pytest.mark.card("X53")
@pytest.mark.rule("R71", "R44b")
def test_barter_carries_both_symbols_of_a_double_card() -> None:
    table = reaching("X53", "fire", ann=". E14 . .")
    table.choose("Volcanic Soil")
    table.choose("Ben's Twin Peaks")
    assert table.s.symbols[0 * 4 + 1] == 2
    assert table.s.symbols[1 * 4 + 1] == 1


@pytest.mark.card("X53")
@pytest.mark.rule("A38")
def test_barter_may_trade_itself_away() -> None:
    table = reaching("X53", "earth")
    table.choose("Barter of Worlds")
    table.choose("Ben's Twin Peaks")
    assert table.column("Ann", "earth") == ["E13"]
    assert table.column("Ben", "earth") == ["X53"]


@pytest.mark.card("X54")
@pytest.mark.rule("R71")
def test_crystal_siphon_returns_the_crystal_and_gains_one() -> None:
    table = reaching("X54", "fire")
    supply = table.supply
    assert table.options == ["Decline", "Ben's Breath of Dawn"]
    table.choose("Ben's Breath of Dawn")
    assert table.column("Ben", "air") == ["A01", "A02"]
    assert (table.crystals("Ben"), table.crystals("Ann"), table.supply) == (1, 1, supply - 1)


@pytest.mark.card("X54")
@pytest.mark.rule("R71", "A37")
def test_crystal_siphon_finds_nothing_without_an_enhanced_card() -> None:
    table = reaching("X54", "fire", ben="A01 . . .")
    assert table.over


@pytest.mark.card("X52", "X53")
@pytest.mark.rule("A37")
def test_the_imitation_is_an_opponent_whose_cards_can_be_moved_and_traded() -> None:
    table = Table(
        "Ann",
        hands={"Ann": "X52", IMITATION: "F34"},
        pool="W46, F25, A05, E22",
        crystals={"Ann": 0},
        collections={IMITATION: "A01 . . .\nA02 . . ."},
    )
    table.choose("Place it under fire")
    table.choose("the Imitation's Breath of Dawn")
    assert table.column(IMITATION, "air")[:2] == ["A02", "A01"]
    trade = Table(
        "Ann",
        hands={"Ann": "X53", IMITATION: "F34"},
        pool="W46, F25, A05, E22",
        crystals={"Ann": 0},
        collections={IMITATION: "A01 . . .\nA02 . . ."},
    )
    trade.choose("Place it under air")
    trade.choose("Barter of Worlds")
    trade.choose("the Imitation's Dust Devil")
    assert trade.column("Ann", "air") == ["A02"]


@pytest.mark.card("X55")
@pytest.mark.rule("R68", "A31", "A32")
def test_overload_costs_5_points_and_nothing_else() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "A10", "Ben": "F34"},
        pool="W46, F25, A05, E22",
        overload="Ann",
        crystals={"Ann": 0, "Ben": 0},
    )
    table.use(Ann="Place", Ben="Place")
    assert table.over
    assert table.score("Ann") == 3 - 5
    assert table.score("Ben") == 3
