"""Two cards in one turn (rules R45 and R46)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.world_shapers.changed_set import game_with
from worldtable.games.world_shapers.layout import DISCARD
from worldtable.games.world_shapers.testing import IMITATION, Table

POOL = "W46, F34, F25"


@pytest.mark.rule("R45", "R46", "T27", "R31")
def test_who_discards_the_first_card_cannot_discard_the_second() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "A08, A01, A05", "Ben": "E13, E14, E22"}, pool=POOL)
    table.pick(Ann="A08", Ben="E13")
    table.use(Ann="Place", Ben="Discard")
    table.pick(Ann="A01", Ben="E14")
    assert table.why(DISCARD, "Ben").endswith("(R31)")
    assert "Discard it for a crystal" in table.options_of("Ann")


@pytest.mark.rule("R46", "A15", "R45")
def test_the_second_pick_comes_instead_of_passing_after_either_of_which_one_may_enhance_once() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "A08, A01, A05, A06", "Ben": "E13, E14, E22, E15"},
        pool=POOL,
        collections={"Ann": "A02 . . ."},
    )
    table.pick(Ann="A08", Ben="E13")
    table.use(Ann="Place", Ben="Place")
    assert table.asks("Ann") == "Enhance a card, once for both picks? You have 2 crystals"
    table.enhance(Ann="A02", Ben="")
    assert table.asks("Ben") == "Pick a card; the others go on to Ann"
    table.pick(Ann="A01", Ben="E14")
    table.use(Ann="Place", Ben="Place")
    assert table.asked == ["Ben"]  # Ann has enhanced a card in this turn
    table.enhance(Ben="E14")
    assert table.asks("Ann") == "Pick a card; the others go on to Ben"
    assert table.hand("Ann") == ["E15", "E22"]  # one pass


@pytest.mark.rule("R46", "R26")
def test_an_early_enhancement_counts_for_the_fewest_crystals_of_the_second_pick() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "A08, A01, A05", "Ben": "E13, E14, E22"},
        pool=POOL,
        collections={"Ann": "A02 . . ."},
    )
    table.pick(Ann="A08", Ben="E13")
    table.use(Ann="Place", Ben="Place")
    table.enhance(Ann="A02", Ben="")
    table.pick(Ann="A01", Ben="E14")
    table.use(Ann="Exchange F34", Ben="Exchange F34")
    assert table.column("Ann", "fire") == []  # not yet: Ben chooses again
    assert table.asked == ["Ben"]


@pytest.mark.rule("R46", "R67")
def test_overload_is_pushed_once_in_a_turn_of_two_picks() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "A08, A01, A05", "Ben": "E13, E14, E22"},
        pool=POOL,
        crystals={"Ann": 2, "Ben": 2},
        overload="Ann",
    )
    table.pick(Ann="A08", Ben="E13")
    table.use(Ann="Place", Ben="Place")
    table.enhance(Ben="")
    table.choose("Push it to Ben", "Ann")
    table.pick(Ann="A01", Ben="E14")
    table.use(Ann="Place", Ben="Place")
    table.enhance(Ann="", Ben="")
    assert "The hands are passed to the left." in table.told[-1]  # Ben was not asked to push it on


@pytest.mark.rule("R46", "A15")
def test_a_second_extra_pick_in_the_same_turn_adds_nothing(tmp_path: Path) -> None:
    """With a set that has two such cards: placed together, and one after the other."""
    move, twice = '{ effect = "move_to_bottom" }', '{ effect = "double_turn" }'
    game = game_with(tmp_path / "set", "water.toml", (move, twice))
    for first, second in (("W44", "E14"), ("E14", "W44")):
        table = Table(
            "Ann",
            "Ben",
            hands={"Ann": "A08, A05, A06, A07", "Ben": "W44, E14, E22, E15"},
            pool=POOL,
            crystals={"Ann": 0, "Ben": 0},
            game=game,
        )
        table.pick(Ann="A08", Ben=first)
        table.use(Ann="Place", Ben="Place")
        table.pick(Ann="A05", Ben=second)
        table.use(Ann="Place", Ben="Place")
        assert table.hand("Ann") == ["E15", "E22"]  # passed


def solo() -> Table:
    hands = {"Ann": "A01, A05, A06", IMITATION: "A08, E14, E22"}
    return Table("Ann", hands=hands, pool=POOL, crystals={"Ann": 0})


@pytest.mark.rule("R45", "R60", "A25")
def test_the_imitations_extra_pick_applies_to_both_sides() -> None:
    placed = 0
    for seed in range(12):
        table = solo()
        table.s.reseed(seed)
        table.pick(Ann="A01")
        gale = table.ids([table.s.picked[1]]) == ["A08"]
        table.use(Ann="Place")
        placed += gale
        assert ("Everybody picks a second card from the same hand." in table.told[-1]) == gale
        assert (table.hand("Ann") == ["A05", "A06"]) == gale
    assert 0 < placed < 12
