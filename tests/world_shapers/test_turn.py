"""The turn: pick, place, discard, enhance, pass (rules R14 to R23 and R30 to R37)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.world_shapers.changed_set import game_with
from worldtable.games.world_shapers.layout import DISCARD, GONE, IN_HAND, NO, PLACED
from worldtable.games.world_shapers.testing import Table

HANDS = {"Ann": "A01, A05, A10", "Ben": "E13, E14, E22"}
POOL = "W46, F34, F25"


@pytest.mark.rule("R14", "R15", "R16", "R17", "R19", "R53")
def test_a_hand_of_three_gives_three_turns() -> None:
    table = Table("Ann", "Ben", hands=HANDS, pool=POOL, crystals={"Ann": 0, "Ben": 0})
    assert table.asked == ["Ann", "Ben"]
    assert table.asks("Ann") == "Pick a card; the others go on to Ben"
    table.pick(Ben="E22")
    assert table.asked == ["Ann"]
    assert not [line for line in table.told[-1] if "reveals" in line]
    table.pick(Ann="A10")
    assert table.told[-1][-2:] == ["Ann reveals Clear Sky.", "Ben reveals Fertile Plain."]
    assert table.asks("Ann") == "Use Clear Sky: place it or discard it (+1 crystal)"  # no crystal for an exchange
    table.use(Ann="Place", Ben="Place")
    table.pick(Ann="E13", Ben="A01")
    table.use(Ann="Place", Ben="Place")
    table.use(Ann="Place", Ben="Place")  # the last cards leave no choice of a pick
    assert table.over
    assert table.column("Ann", "air") == ["A10", "A05"]
    assert table.column("Ann", "earth") == ["E13"]
    assert table.s.turns == 3


@pytest.mark.rule("R16", "R17")
def test_picks_are_secret_until_all_are_in() -> None:
    table = Table("Ann", "Ben", hands=HANDS, pool=POOL)
    table.pick(Ann="A10")
    assert table.hand("Ann") == ["A01", "A05", "A10"]
    own = {zone.id: [thing.id for thing in zone.things] for zone in table.game.zones(table.s, 0)}
    assert (own["hand-0"], own["picked"]) == (["A01", "A05"], ["A10"])
    assert next(zone for zone in table.game.zones(table.s, 1) if zone.id == "picked").things == []
    theirs = next(zone for zone in table.game.zones(table.s, 1) if zone.id == "hand-0")
    assert [thing.face for thing in theirs.things] == [None, None, None]
    assert table.why(NO, "Ben").endswith("(R16)")
    assert table.why(PLACED, "Ben").endswith("(R16)")


@pytest.mark.rule("R20", "T4", "R17")
def test_an_element_card_goes_to_the_bottom_of_its_column() -> None:
    table = Table("Ann", "Ben", hands=HANDS, pool=POOL, collections={"Ann": "A02 . . ."})
    table.pick(Ann="A05", Ben="E22")
    assert table.why(192 + 2, "Ann") == "Lord of Winds is a card of air and goes under that source. (R20)"
    assert table.why(NO, "Ann").endswith("(R17)")
    assert table.why(IN_HAND, "Ann").endswith("(R17)")
    table.use(Ann="Place", Ben="Place")
    assert table.drawn("Ann") == "air    earth  fire   water\nA02    .      .      .\nA05    .      .      ."


@pytest.mark.rule("R21", "T5", "A16")
def test_a_universal_card_becomes_a_card_of_its_column() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "U49", "Ben": "E13"},
        pool=POOL,
        crystals={"Ann": 0, "Ben": 0},
        collections={"Ann": ". E14 . ."},
    )
    assert table.options_of("Ann") == [
        "Place it under air",
        "Place it under earth",
        "Place it under fire",
        "Place it under water",
        "Discard it for a crystal",
    ]
    table.use(Ann="fire", Ben="Place")
    assert table.s.symbols[2] == 1
    assert table.score("Ann") == 4  # Volcanic Soil has a fire card beside it
    assert table.over


@pytest.mark.rule("A16", "R47")
def test_a_universal_card_is_universal_again_in_the_pool_and_keeps_its_column_when_moved() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "U51, W44", "Ben": "E22, A01"},
        pool=POOL,
        collections={"Ann": ". . U49 .\n. . F26 ."},
    )
    table.pick(Ann="W44", Ben="E22")
    table.use(Ann="Place", Ben="Place")
    table.choose("Echo", "Ann")
    assert table.column("Ann", "fire") == ["F26", "U49"]
    table.enhance(Ann="")
    table.use(Ann="Place", Ben="water")  # Ben has the U51 now
    assert table.over is False


@pytest.mark.rule("R30", "R31", "T11")
def test_discard_once_a_round_for_a_crystal() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "A01, A05", "Ben": "E13, E14"},
        pool=POOL,
        deck="A02, A03, A04, A06, A07, A11, E15, E16, E17, E18, E19, E20",
        round=2,
    )
    table.pick(Ann="A01", Ben="E13")
    table.use(Ann="Discard", Ben="Place")
    assert (table.crystals("Ann"), table.supply) == (3, 17)
    assert table.column("Ann", "air") == []
    table.enhance(Ben="")
    assert "Discard it for a crystal" in table.options_of("Ben")
    assert "Discard it for a crystal" not in table.options_of("Ann")
    assert table.why(DISCARD, "Ann") == "You have discarded a card in this round already. (R31)"
    table.use(Ann="Place", Ben="Place")
    table.enhance(Ann="", Ben="")
    assert table.s.round == 3
    assert table.number("A01") in table.s.at[GONE]  # out of the game
    table.pick(Ann="A02", Ben="E15")
    assert "Discard it for a crystal" in table.options_of("Ann")


@pytest.mark.rule("A23", "R30")
def test_a_discarded_card_lies_face_down_and_is_named_to_its_owner_alone() -> None:
    table = Table("Ann", "Ben", hands=HANDS, pool=POOL)
    table.pick(Ann="A10", Ben="E22")
    table.use(Ann="Discard", Ben="Place")
    assert "You discard Clear Sky and take 1 crystal." in table.told[0]
    assert "Ann discards the picked card and takes 1 crystal." in table.told[1]
    faces = {}
    for seat in (0, 1, -1):
        zone = next(zone for zone in table.game.zones(table.s, seat) if zone.id == "discard-0")
        faces[seat] = zone.things[0].face
    assert faces[0] is not None
    assert faces[1] is None
    assert faces[-1] is None


@pytest.mark.rule("R32", "A11")
def test_no_discard_while_the_supply_is_empty() -> None:
    table = Table("Ann", "Ben", hands=HANDS, pool=POOL, supply=0)
    table.pick(Ann="A10", Ben="E22")
    assert table.why(DISCARD, "Ann") == "The supply holds no crystal to discard for. (R32)"
    assert "Discard it for a crystal" not in table.options_of("Ann")


@pytest.mark.rule("R18", "R33", "R34", "T12")
def test_enhance_one_card_of_your_own_that_has_a_free_place() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands=HANDS,
        pool=POOL,
        collections={"Ann": "A02* E15 . .\nA04 . . .", "Ben": "A03 . . ."},
    )
    table.pick(Ann="A01", Ben="E22")
    table.use(Ann="Place", Ben="Place")
    assert table.asked == ["Ann", "Ben"]
    assert table.options_of("Ann") == ["Enhance nothing", "Enhance Breath of Dawn", "Enhance River Delta"]
    assert table.why_placed("Ann", "A04") == "Jet Stream has no place for a crystal. (R34)"
    assert table.why_placed("Ann", "A02") == "Dust Devil is enhanced already. (R34)"
    assert table.why_placed("Ann", "A03") == "This card is not in your collection. (R34)"
    table.enhance(Ann="E15", Ben="")
    assert table.column("Ann", "earth") == ["E15*"]
    assert table.crystals("Ann") == 1
    assert table.asks("Ann") == "Pick a card; the others go on to Ben"  # no second enhancement in this turn


@pytest.mark.rule("R33", "R36", "R37")
def test_the_crystal_stays_on_the_card_and_the_enhanced_effect_counts() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "A01", "Ben": "E13"}, pool=POOL)
    table.use(Ann="Place", Ben="Place")
    table.enhance(Ann="A01", Ben="E13")
    assert table.over
    assert (table.score("Ann"), table.score("Ben")) == (5, 4)
    assert table.s.lit.bit_count() == 2
    assert (table.crystals("Ann"), table.supply) == (1, 18)


@pytest.mark.rule("R36")
def test_enhancements_replace_add_or_are_all_there_is() -> None:
    faces = {face.id: face for face in Table("Ann", "Ben", begin=False).s.cards.faces}
    assert [power.amount for power in faces["A01"].enhanced.all] == [5]  # replaces 2
    assert [power.amount for power in faces["A11"].enhanced.all] == [2, 1]  # adds 2
    assert (faces["U50"].basic.all, [power.sources for power in faces["U50"].enhanced.all]) == ([], [2])


@pytest.mark.rule("R35")
def test_a_crystal_of_step_2_may_be_spent_in_step_3() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands=HANDS,
        pool=POOL,
        crystals={"Ann": 0, "Ben": 0},
        collections={"Ann": "A02 . . ."},
    )
    table.pick(Ann="A10", Ben="E22")
    table.use(Ann="Discard", Ben="Place")
    assert table.asked == ["Ann"]
    table.enhance(Ann="A02")
    assert table.column("Ann", "air") == ["A02*"]


@pytest.mark.rule("R19", "T13", "A24")
def test_hands_are_passed_to_the_left_in_every_round() -> None:
    for round in (1, 2, 3):
        hands = {"Ann": "A01, A05, A06", "Ben": "E13, E14, E15", "Cem": "F25, F26, F27"}
        table = Table(
            "Ann", "Ben", "Cem", hands=hands, pool=POOL.replace("F25", "W38"), round=round, crystals={"Ann": 0}
        )
        table.pick(Ann="A01", Ben="E13", Cem="F25")
        table.use(Ann="Place", Ben="Place", Cem="Place")
        assert table.hand("Ben") == ["A05", "A06"]
        assert table.hand("Cem") == ["E14", "E15"]
        assert table.hand("Ann") == ["F26", "F27"]


@pytest.mark.rule("R22", "R23")
def test_instant_effects_work_by_placing_and_by_exchange_and_only_once_added() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "E20, A01", "Ben": "A10, E22"}, pool="A09, F34, F25")
    table.pick(Ann="A01", Ben="A10")
    table.use(Ann="Exchange A09", Ben="Place")
    assert (table.crystals("Ann"), table.crystals("Ben")) == (2 - 1 + 2, 2 + 1)
    given = Table("Ann", "Ben", hands={"Ann": "E20, A01", "Ben": "A10, E22"}, pool="W46, F34, F25")
    given.pick(Ann="E20", Ben="A10")
    given.use(Ann="Exchange F34", Ben="Place")
    assert given.crystals("Ann") == 1  # the picked card has no effect


@pytest.mark.rule("A12")
def test_an_instant_effect_of_an_enhancement_works_when_the_crystal_is_put_on(tmp_path: Path) -> None:
    printed = 'enhanced = [{ effect = "flat", points = 5 }]'
    gaining = 'enhanced = [{ effect = "flat", points = 5 }, { effect = "gain_crystals", own = 2, others = 1 }]'
    game = game_with(tmp_path / "set", "air.toml", (printed, gaining))
    table = Table("Ann", "Ben", hands=HANDS, pool=POOL, game=game)
    table.pick(Ann="A01", Ben="E22")
    table.use(Ann="Place", Ben="Place")
    assert table.crystals("Ann") == 2  # nothing yet
    table.enhance(Ann="A01")
    assert (table.crystals("Ann"), table.crystals("Ben")) == (3, 3)
