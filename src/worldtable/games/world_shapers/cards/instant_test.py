"""Cards whose effect works when they are added to a collection."""

from __future__ import annotations

import pytest

from worldtable.games.world_shapers.testing import Table


@pytest.mark.card("A08")
@pytest.mark.rule("R45", "T25", "R14")
def test_sudden_gale_lets_everybody_play_a_second_card_from_the_same_hand() -> None:
    table = Table(
        "Ann", "Ben", hands={"Ann": "A08, A01, A05, A10", "Ben": "E13, E14, E22, E15"}, pool="W46, F34, F25"
    )
    table.pick(Ann="A08", Ben="E13")
    table.use(Ann="Place", Ben="Place")
    table.enhance(Ben="")  # Ann has no card that could be enhanced yet
    assert "Everybody picks a second card from the same hand." in table.told[-1]
    assert table.hand("Ann") == ["A01", "A05", "A10"]
    table.pick(Ann="A01", Ben="E14")
    table.use(Ann="Place", Ben="Place")
    table.enhance(Ann="A01", Ben="")
    assert table.hand("Ann") == ["E15", "E22"]
    assert table.hand("Ben") == ["A05", "A10"]
    assert table.column("Ann", "air") == ["A08", "A01*"]
    assert table.crystals("Ann") == 1


@pytest.mark.card("A08")
@pytest.mark.rule("R46", "T26", "A15")
def test_sudden_gale_on_the_last_card_changes_nothing() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "A08", "Ben": "E13"}, pool="W46, F34, F25")
    table.use(Ann="Place", Ben="Place")
    table.enhance(Ben="")
    assert table.over
    assert table.score("Ann") == 2
    assert "Everybody picks a second card from the same hand." not in table.told[-1]


@pytest.mark.card("E20")
@pytest.mark.rule("R50", "R35")
def test_crystal_vein_gives_a_crystal_that_may_be_spent_at_once() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "E20", "Ben": "F34"},
        pool="W46, F25, A05",
        crystals={"Ann": 0, "Ben": 0},
        collections={"Ann": "A01 . . ."},
    )
    table.use(Ann="Place", Ben="Place")
    assert (table.crystals("Ann"), table.crystals("Ben"), table.supply) == (1, 0, 21)
    table.enhance(Ann="A01")
    assert table.column("Ann", "air") == ["A01*"]
    assert table.score("Ann") == 7


@pytest.mark.card("A09", "W45")
@pytest.mark.rule("R50")
@pytest.mark.parametrize("id", ["A09", "W45"])
def test_two_crystals_for_the_owner_and_one_for_each_other_player(id: str) -> None:
    table = Table("Ann", "Ben", "Cem", hands={"Ann": id, "Ben": "F34", "Cem": "E22"}, pool="W46, F25, A05")
    table.use(Ann="Place", Ben="Place", Cem="Place")
    assert [table.crystals(who) for who in ("Ann", "Ben", "Cem")] == [4, 3, 3]
    assert table.score("Ann") == 1


@pytest.mark.card("W44")
@pytest.mark.rule("R51", "R37", "R42")
def test_undertow_moves_one_other_card_to_the_bottom_of_its_column() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "W44, A10", "Ben": "F34, E22"},
        pool="W46, F25, A05",
        collections={
            "Ann": """
                A02*  E13  .  W38
                A01   .    .  .
            """
        },
    )
    table.pick(Ann="W44", Ben="F34")
    table.use(Ann="Place", Ben="Place")
    assert table.asks("Ann").startswith("Undertow: which of your other cards")
    assert table.options == ["Decline", "Dust Devil", "Rain Cloud"]
    assert table.why_placed("Ann", "W44").endswith("(R51)")
    assert table.why_placed("Ann", "E13").endswith("(R51)")
    table.choose("Dust Devil")
    assert table.column("Ann", "air") == ["A01", "A02*"]
    assert table.column("Ann", "water") == ["W38", "W44"]


@pytest.mark.card("W44")
@pytest.mark.rule("R51")
def test_undertow_may_be_declined_and_is_silent_without_another_card() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "W44", "Ben": "F34"},
        pool="W46, F25, A05",
        crystals={"Ann": 0, "Ben": 0},
        collections={"Ann": ". . . W38"},
    )
    table.use(Ann="Place", Ben="Place")
    table.choose("Decline")
    assert table.column("Ann", "water") == ["W38", "W44"]
    alone = Table(
        "Ann", "Ben", hands={"Ann": "W44", "Ben": "F34"}, pool="W46, F25, A05", crystals={"Ann": 0, "Ben": 0}
    )
    alone.use(Ann="Place", Ben="Place")
    assert alone.over


def swapping(pool: str = "E22, F34, W46", own: str = "", ben: str = "F25") -> Table:
    drawn = (
        own
        or """
        A01  .  .  .
        A02  .  .  .
        A04  .  .  .
    """
    )
    table = Table(
        "Ann", "Ben", hands={"Ann": "U51, A05", "Ben": f"{ben}, E13"}, pool=pool, collections={"Ann": drawn}
    )
    table.pick(Ann="U51", Ben=ben)
    table.use(Ann="water", Ben="Place")
    return table


@pytest.mark.card("U51")
@pytest.mark.rule("R47", "T24", "R42", "A14")
def test_transmutation_swaps_another_card_with_the_pool() -> None:
    table = swapping()
    assert table.options == ["Swap for Fertile Plain", "Swap for Hearth", "Swap for Still Lake"]
    table.choose("Swap for Hearth")
    assert table.options == ["Breath of Dawn", "Dust Devil", "Jet Stream", "Transmutation"]  # any card
    assert table.why_pool("Ann", "E22").endswith("(R47)")
    table.choose("Dust Devil")
    assert table.column("Ann", "air") == ["A01", "A04"]
    assert table.column("Ann", "fire") == ["F34"]
    assert sorted(table.pool) == ["A02", "E22", "W46"]


@pytest.mark.card("U51")
@pytest.mark.rule("R47", "A14")
def test_the_swap_may_give_transmutation_itself() -> None:
    table = swapping()
    table.choose("Swap for Hearth")
    table.choose("Transmutation")
    assert sorted(table.pool) == ["E22", "U51", "W46"]
    assert (table.column("Ann", "water"), table.column("Ann", "fire")) == ([], ["F34"])
    alone = swapping(own=". . . .")
    alone.choose("Swap for Hearth")  # an instant effect is applied, with itself if there is no other card
    assert alone.column("Ann", "fire") == ["F34"]


@pytest.mark.card("U51")
@pytest.mark.rule("T37", "R37", "A13")
def test_the_crystal_of_a_card_that_is_swapped_out_goes_to_the_supply() -> None:
    table = swapping(own="A01 . . .\nA02* . . .")
    before = table.supply
    table.choose("Swap for Hearth")
    table.choose("Dust Devil")
    assert table.supply == before + 1
    assert "A02" in table.pool


@pytest.mark.card("U51")
@pytest.mark.rule("R22", "A14", "R47")
def test_an_instant_card_taken_by_the_swap_works() -> None:
    table = swapping(pool="E20, W44, A09")
    table.choose("Swap for Trade Winds")
    table.choose("Dust Devil")
    assert (table.crystals("Ann"), table.crystals("Ben")) == (4, 3)


@pytest.mark.card("U51", "A08")
@pytest.mark.rule("R40", "R22")
def test_an_extra_pick_taken_by_the_swap_comes_last() -> None:
    table = swapping(pool="E20, A08, A09")
    table.choose("Swap for Sudden Gale")
    table.choose("Dust Devil")
    for who in table.asked:
        table.enhance(**{who: ""})
    table.use(Ann="Place", Ben="Place")  # the second cards, the only ones left
    assert table.column("Ann", "air") == ["A01", "A04", "A08", "A05"]


@pytest.mark.card("U51", "U49")
@pytest.mark.rule("R21", "R47")
def test_a_universal_card_taken_by_the_swap_goes_under_a_source_of_choice() -> None:
    table = swapping(pool="E22, U49, W46")
    assert table.why_pool("Ann", "U49").endswith("(R21)")
    table.choose("Swap for Echo, under earth")
    table.choose("Dust Devil")
    assert table.column("Ann", "earth") == ["U49"]


@pytest.mark.card("U51")
@pytest.mark.rule("R47", "R29", "A9")
def test_the_swap_cannot_take_a_card_that_came_into_the_pool_with_this_pick() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "U51, A05", "Ben": "F25, E13"},
        pool="E22, F34, W46",
        collections={"Ann": "A01 . . ."},
    )
    table.pick(Ann="U51", Ben="F25")
    table.use(Ann="water", Ben="Exchange E22")
    assert table.pool == ["F25", "F34", "W46"]
    assert table.options == ["Swap for Hearth", "Swap for Still Lake"]
    assert table.why_pool("Ann", "F25").endswith("(R29)")


@pytest.mark.card("U51")
@pytest.mark.rule("R29", "R47")
def test_the_swap_can_take_a_card_that_came_into_the_pool_a_turn_ago() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "A05, A10", "Ben": "F25, U51"},
        pool="E22, F34, W46",
        crystals={"Ann": 0, "Ben": 1},
    )
    table.pick(Ann="A05", Ben="F25")
    table.use(Ann="Place", Ben="Exchange E22")
    table.use(Ann="water", Ben="Place")  # the last cards, passed on
    assert "Swap for First Spark" in table.options_of("Ann")
