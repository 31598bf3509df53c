"""Exchange with the pool, conflicts over it, and the order of simultaneous effects (rules R24 to R29, R38 to R41)."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest

from tests.world_shapers.changed_set import game_with
from worldtable.games.world_shapers.layout import COLUMN, UNDER
from worldtable.games.world_shapers.testing import Table


def three(crystals: tuple[int, int, int], pool: str = "A01, E22, W46", supply: int | None = None) -> Table:
    table = Table(
        "Ann",
        "Ben",
        "Cem",
        hands={"Ann": "F25, A10", "Ben": "F26, A11", "Cem": "F27, A12"},
        pool=pool,
        crystals=dict(zip(("Ann", "Ben", "Cem"), crystals, strict=True)),
        supply=supply,
    )
    table.pick(Ann="F25", Ben="F26", Cem="F27")
    return table


@pytest.mark.rule("R24", "R25", "T6", "A11")
def test_an_exchange_costs_a_crystal_and_the_cards_change_places() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "F25, A10", "Ben": "F26, A11"}, pool="A01, E22, W46")
    table.pick(Ann="F25", Ben="F26")
    table.use(Ann="Exchange E22", Ben="Place")
    assert table.column("Ann", "earth") == ["E22"]
    assert table.column("Ann", "fire") == []
    assert table.pool == ["A01", "F25", "W46"]
    assert (table.crystals("Ann"), table.supply) == (1, 19)


@pytest.mark.rule("R24", "T7")
def test_no_exchange_without_a_crystal() -> None:
    table = three((0, 2, 2))
    assert table.options_of("Ann") == ["Place it under fire", "Discard it for a crystal"]
    assert table.why_pool("Ann", "E22") == "An exchange costs a crystal, and you have none. (R24)"


@pytest.mark.rule("R21", "R25")
def test_a_universal_pool_card_is_chosen_together_with_its_column() -> None:
    table = three((2, 2, 2), pool="A01, U49, W46")
    assert [label for label in table.options_of("Ann") if "Echo" in label] == [
        f"Exchange it for Echo, under {element} (1 crystal)" for element in ("air", "earth", "fire", "water")
    ]
    assert table.why_pool("Ann", "U49") == "Echo is universal: choose it together with its column. (R21)"
    assert table.why(UNDER + 4, "Ann") == "This card is not in the pool. (R25)"
    table.use(Ann="Exchange U49 under water", Ben="Place", Cem="Place")
    assert table.column("Ann", "water") == ["U49"]


@pytest.mark.rule("R26", "R28", "T8", "A6", "A7")
def test_the_fewest_crystals_get_a_contested_card_and_the_loser_chooses_again() -> None:
    table = three((1, 3, 2))
    table.use(Ann="Exchange E22", Ben="Exchange E22", Cem="Place")
    assert "Ann and Ben want Fertile Plain; Ann has the fewest crystals and gets it." in table.told[-1]
    assert table.asked == ["Ben"]
    assert table.options == [
        "Place it under fire",
        "Exchange it for Breath of Dawn (1 crystal)",
        "Exchange it for Still Lake (1 crystal)",
        "Discard it for a crystal",
    ]
    assert table.why_pool("Ben", "E22") == "Fertile Plain goes to another player. (R28)"
    assert table.crystals("Ben") == 3
    table.use(Ben="Place")
    assert table.column("Ann", "earth") == ["E22"]
    assert [table.crystals(who) for who in ("Ann", "Ben")] == [0, 3]


@pytest.mark.rule("R27", "R28", "T9", "A7")
def test_a_tie_for_the_fewest_blocks_the_card_for_all() -> None:
    table = three((2, 2, 5))
    table.use(Ann="Exchange E22", Ben="Exchange E22", Cem="Place")
    assert table.asked == ["Ann", "Ben"]
    assert table.why_pool("Ann", "E22").endswith("nobody may take it this turn. (R27)")
    table.use(Ann="Place", Ben="Exchange W46")
    assert "E22" in table.pool
    assert [table.crystals(who) for who in ("Ann", "Ben")] == [2, 1]
    table.enhance(Ann="", Cem="")
    assert [label for label in table.options_of("Ann") if "Fertile Plain" in label]  # the next turn


@pytest.mark.rule("R27", "T10", "A8")
def test_the_third_with_more_crystals_does_not_get_a_blocked_card_either() -> None:
    table = three((1, 1, 4))
    table.use(Ann="Exchange E22", Ben="Exchange E22", Cem="Exchange E22")
    assert table.asked == ["Ann", "Ben", "Cem"]
    assert not [label for who in table.asked for label in table.options_of(who) if "Fertile Plain" in label]


@pytest.mark.rule("R28")
def test_new_choices_may_conflict_again_until_none_is_left() -> None:
    table = three((1, 2, 3))
    table.use(Ann="Exchange E22", Ben="Exchange E22", Cem="Exchange E22")
    assert table.asked == ["Ben", "Cem"]
    table.use(Ben="Exchange A01", Cem="Exchange A01")
    assert table.asked == ["Cem"]
    assert table.why_pool("Cem", "A01").endswith("(R28)")
    table.use(Cem="Exchange W46")
    assert sorted(table.pool) == ["F25", "F26", "F27"]
    assert [table.crystals(who) for who in ("Ann", "Ben", "Cem")] == [0, 1, 2]


@pytest.mark.rule("A35", "R28")
def test_a_new_choice_cannot_take_what_another_gets_without_a_conflict() -> None:
    table = three((1, 3, 2))
    table.use(Ann="Exchange E22", Ben="Exchange E22", Cem="Exchange W46")
    assert table.why_pool("Ben", "W46") == "Still Lake goes to another player. (R28)"
    pool = next(zone for zone in table.game.zones(table.s, -1) if zone.id == "pool").things
    assert {thing.id: thing.state for thing in pool} == {"A01": (), "E22": ("leaving",), "W46": ("leaving",)}


@pytest.mark.rule("R29", "A9")
def test_a_card_put_into_the_pool_can_be_taken_from_the_next_turn_on() -> None:
    table = three((1, 3, 2))
    table.use(Ann="Exchange E22", Ben="Exchange E22", Cem="Place")
    assert not [label for label in table.options if "First Spark" in label]
    table.use(Ben="Place")
    table.enhance(Ben="", Cem="")
    assert [label for label in table.options_of("Ben") if "First Spark" in label]  # the last cards are picked


@pytest.mark.rule("R29", "A34")
def test_in_an_extra_pick_new_pool_cards_are_open_and_blocked_ones_are_not() -> None:
    table = Table(
        "Ann",
        "Ben",
        "Cem",
        hands={"Ann": "F25, A10, E13", "Ben": "F26, A11, E14", "Cem": "A08, A12, E15"},
        pool="A01, E22, W46",
        crystals={"Ann": 2, "Ben": 2, "Cem": 5},
    )
    table.pick(Ann="F25", Ben="F26", Cem="A08")
    table.use(Ann="Exchange E22", Ben="Exchange E22", Cem="Place")
    table.use(Ann="Exchange A01", Ben="Place")
    table.enhance(Ann="", Ben="")
    table.pick(Ann="A10", Ben="A11", Cem="A12")
    assert [label for label in table.options_of("Ben") if "First Spark" in label]
    assert table.why_pool("Ben", "E22").endswith("(R27)")


@pytest.mark.rule("R38", "A5")
def test_ways_of_use_are_sealed_and_may_come_in_any_order() -> None:
    keys = set()
    for order in permutations(("Ann", "Ben", "Cem")):
        table = three((1, 2, 3))
        ways = {"Ann": "Exchange E22", "Ben": "Discard", "Cem": "Place"}
        for who in order[:-1]:
            table.choose_way(who, ways[who])
            for other in range(-1, 3):
                if other != table.seat(who):
                    view = table.game.view(table.s, other)
                    assert not [line for line in view.log if "exchange" in line.text or "discard" in line.text]
            assert table.crystals("Ann") == 1
        table.choose_way(order[-1], ways[order[-1]])
        keys.add(repr(table.s.key()))
    assert len(keys) == 1


@pytest.mark.rule("R39")
def test_resolution_order_is_by_crystals_at_reveal_then_from_the_lead_seat() -> None:
    table = three((2, 1, 2))
    assert table.s.round == 3
    assert table.s.lead == 2
    assert table.s.resolution_order() == [1, 2, 0]
    first = Table("Ann", "Ben", "Cem", begin=False, round=1, crystals={"Ann": 1})
    assert first.s.lead == 0
    assert first.s.resolution_order() == [0, 1, 2]


@pytest.mark.rule("R40", "R39", "A10")
def test_first_gains_then_moves_in_resolution_order_then_the_extra_pick() -> None:
    table = Table(
        "Ann",
        "Ben",
        "Cem",
        hands={"Ann": "W44, A10", "Ben": "X52, A11", "Cem": "A09, A12"},
        pool="A01, E22, W46",
        crystals={"Ann": 2, "Ben": 1, "Cem": 0},
        collections={"Ann": ". . . W38"},
    )
    table.pick(Ann="W44", Ben="X52", Cem="A09")
    table.use(Ann="Place", Ben="air", Cem="Place")
    assert [table.crystals(who) for who in ("Ann", "Ben", "Cem")] == [3, 2, 2]
    assert table.asked == ["Ben"]  # fewer crystals at reveal
    table.choose("Ann's Rain Cloud")
    assert table.column("Ann", "water") == ["W44", "W38"]
    assert table.asked != ["Ben"]
    assert not table.asks("Ann").startswith("Undertow")  # Rain Cloud lies at the bottom now


@pytest.mark.rule("A39", "R39")
def test_an_effect_stays_with_the_player_who_added_the_card() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "W44, A10", "Ben": "X53, A11"},
        pool="A01, E22, W46",
        crystals={"Ann": 2, "Ben": 0},
        collections={"Ann": "A02 . . .\nA03 . . .", "Ben": ". . . W38"},
    )
    table.pick(Ann="W44", Ben="X53")
    table.use(Ann="Place", Ben="water")
    table.choose("Rain Cloud")
    table.choose("Ann's Undertow")
    assert table.column("Ben", "water") == ["W44", "X53"]
    assert table.asked == ["Ann"]
    table.choose("Dust Devil")
    assert table.column("Ann", "air") == ["A03", "A02"]


@pytest.mark.rule("R41", "T36", "A11")
def test_a_short_supply_serves_the_owner_first() -> None:
    table = Table(
        "Ann",
        "Ben",
        "Cem",
        "Dag",
        hands={"Ann": "A09, A10", "Ben": "F26, A11", "Cem": "F27, A12", "Dag": "E13, E14"},
        pool="A01, E22, W46",
        crystals={"Ann": 5, "Ben": 0, "Cem": 0, "Dag": 0},
        supply=1,
    )
    table.pick(Ann="A09", Ben="F26", Cem="F27", Dag="E13")
    table.use(Ann="Place", Ben="Place", Cem="Place", Dag="Place")
    assert [table.crystals(who) for who in ("Ann", "Ben", "Cem", "Dag")] == [6, 0, 0, 0]
    assert table.supply == 0
    assert "Discard it for a crystal" not in table.options_of("Ann")
    assert table.why(224, "Ann").endswith("(R32)")


@pytest.mark.rule("R41")
def test_owners_then_others_each_in_resolution_order() -> None:
    table = Table(
        "Ann",
        "Ben",
        "Cem",
        hands={"Ann": "A09, A10", "Ben": "W45, A11", "Cem": "F27, A12"},
        pool="A01, E22, W46",
        crystals={"Ann": 2, "Ben": 1, "Cem": 0},
        supply=5,
    )
    table.pick(Ann="A09", Ben="W45", Cem="F27")
    table.use(Ann="Place", Ben="Place", Cem="Place")
    # Ben and Ann take 2 each as owners; the fifth goes to Cem, first of the others of Ben's card
    assert [table.crystals(who) for who in ("Ann", "Ben", "Cem")] == [4, 3, 1]
    assert table.supply == 0


@pytest.mark.rule("A33", "R32", "R28")
def test_who_gets_no_crystal_for_a_discard_keeps_the_card_and_chooses_again() -> None:
    table = three((3, 1, 2), supply=1)
    table.use(Ann="Discard", Ben="Discard", Cem="Discard")
    assert "The supply has no crystal for the discards of Ann and Cem, who choose again." in table.told[-1]
    assert table.asked == ["Ann", "Cem"]  # Ben had the fewest crystals and is served
    assert "Discard it for a crystal" not in table.options_of("Ann")
    assert table.why(224, "Ann").endswith("(R32)")
    table.use(Ann="Place", Cem="Exchange E22")
    assert [table.crystals(who) for who in ("Ann", "Ben", "Cem")] == [3, 2, 1]
    assert table.supply == 1  # what Cem paid comes too late for Ann's discard
    paid = three((3, 1, 2), supply=1)
    paid.use(Ann="Discard", Ben="Discard", Cem="Exchange E22")
    assert [paid.crystals(who) for who in ("Ann", "Ben", "Cem")] == [4, 2, 1]


SWAP = ('{ effect = "move_to_bottom" }', '{ effect = "swap_with_pool" }')


@pytest.mark.rule("R47", "R26", "R27", "R28")
def test_two_swaps_that_want_one_pool_card_are_decided_like_exchanges(tmp_path: Path) -> None:
    game = game_with(tmp_path / "set", "water.toml", SWAP)

    def swapping(ann: int, ben: int) -> Table:
        table = Table(
            "Ann",
            "Ben",
            hands={"Ann": "U51, A10", "Ben": "W44, A11"},
            pool="A01, E22, W46",
            crystals={"Ann": ann, "Ben": ben},
            collections={"Ann": "A02 . . .", "Ben": "A03 . . ."},
            game=game,
        )
        table.pick(Ann="U51", Ben="W44")
        table.use(Ann="fire", Ben="Place")
        assert table.asked == ["Ann", "Ben"]
        table.choose("Swap for Fertile Plain", "Ben")
        table.choose("Swap for Fertile Plain", "Ann")
        return table

    table = swapping(3, 1)
    assert table.asked == ["Ann"]
    assert table.options == ["Swap for Breath of Dawn", "Swap for Still Lake"]
    table.choose("Swap for Still Lake")
    table.choose("Thermal Updraft", "Ben")
    table.choose("Dust Devil", "Ann")
    assert table.column("Ben", "earth") == ["E22"]
    assert table.column("Ann", "water") == ["W46"]
    assert sorted(table.pool) == ["A01", "A02", "A03"]
    tied = swapping(2, 2)
    assert tied.asked == ["Ann", "Ben"]
    assert tied.why_pool("Ann", "E22").endswith("(R27)")


@pytest.mark.rule("R17")
def test_the_source_tiles_answer_for_placing() -> None:
    table = three((0, 0, 0))
    assert table.code("Fire source", "Ann") == COLUMN + 2
