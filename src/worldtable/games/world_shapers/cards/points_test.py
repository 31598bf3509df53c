"""Cards that count by themselves and by their place."""

from __future__ import annotations

import pytest

from worldtable.games.world_shapers.testing import Scores


@pytest.mark.card("A01", "F25")
def test_first_cards_are_worth_2_and_5_with_a_crystal() -> None:
    assert Scores("A01 . F25 .").total() == 4
    assert Scores("A01* . F25* .").total() == 10


@pytest.mark.card("A10", "E22", "F34", "W46")
def test_plain_cards_are_worth_3() -> None:
    scores = Scores("A10 E22 F34 W46")
    assert [scores.of(id) for id in ("A10", "E22", "F34", "W46")] == [3, 3, 3, 3]


@pytest.mark.card("E13", "W37")
@pytest.mark.rule("R44b")
def test_twins_count_two_symbols_and_2_points_or_4() -> None:
    scores = Scores("""
        .  E13  .  W37
        .  E19  .  .
    """)
    assert (scores.of("E13"), scores.of("W37")) == (2, 2)
    assert scores.of("E19") == 3  # two symbols of Twin Peaks, one of Deep Roots
    enhanced = Scores("""
        .  E13*  .  W37*
        .  E19   .  .
    """)
    assert (enhanced.of("E13"), enhanced.of("W37"), enhanced.of("E19")) == (4, 4, 3)


NEXT = [("A02", "E22"), ("E14", "F34"), ("F26", "W46"), ("W38", "A10")]


@pytest.mark.card("A02", "E14", "F26", "W38")
@pytest.mark.parametrize(("id", "neighbour"), NEXT)
@pytest.mark.parametrize("wrong", [False, True])
def test_vicinity_of_one_element_gives_4_or_6(id: str, neighbour: str, wrong: bool) -> None:
    """The neighbour in the next column counts, the one in the column before does not."""
    other = {"A02": "W46", "E14": "A10", "F26": "E22", "W38": "F34"}[id]
    beside = other if wrong else neighbour
    for crystal, points in (("", 4), ("*", 6)):
        row = ["." if each[0] not in (id[0], beside[0]) else each for each in ("A", "E", "F", "W")]
        row["AEFW".index(id[0])] = id + crystal
        row["AEFW".index(beside[0])] = beside
        assert Scores(" ".join(row)).of(id) == (0 if wrong else points)


@pytest.mark.card("A03", "E15", "F27", "W39")
@pytest.mark.parametrize(
    ("order", "row", "id"),
    [
        ("fire air earth water", "F34 A03 . .", "A03"),
        ("water earth fire air", "W46 E15 . .", "E15"),
        ("air fire water earth", "A10 F27 . .", "F27"),
        ("earth water fire air", "E22 W39 . .", "W39"),
    ],
)
def test_vicinity_that_accepts_any_card_when_enhanced(order: str, row: str, id: str) -> None:
    assert Scores(f"{order}\n{row}").of(id) == 3
    assert Scores(f"{order}\n{row.replace(id, id + '*')}").of(id) == 5


@pytest.mark.card("A03", "E15", "F27", "W39")
@pytest.mark.parametrize(
    ("row", "id", "basic"),
    [("A03 E22 . .", "A03", 0), (". E15 F34 .", "E15", 0), (". . F27 W46", "F27", 0), ("A10 . . W39", "W39", 0)],
)
def test_any_neighbour_serves_only_with_a_crystal(row: str, id: str, basic: int) -> None:
    assert Scores(row).of(id) == basic
    assert Scores(row.replace(id, id + "*")).of(id) == 5
    alone = " ".join(word if word == id else "." for word in row.split())
    assert Scores(alone.replace(id, id + "*")).of(id) == 0


@pytest.mark.card("A04", "E16", "F28", "W40")
@pytest.mark.parametrize(
    ("row", "id"),
    [("A04 E22 . W46", "A04"), ("A10 E16 F34 .", "E16"), (". E22 F28 W46", "F28"), ("A10 . F34 W40", "W40")],
)
def test_vicinity_on_both_sides_gives_5(row: str, id: str) -> None:
    assert Scores(row).of(id) == 5
    for word in row.split():
        if word not in (id, "."):
            assert Scores(row.replace(word, ".")).of(id) == 0


@pytest.mark.card("U50")
@pytest.mark.rule("R49", "T22", "A19", "A20")
def test_phantom_sources_stand_in_for_two_neighbours_anywhere() -> None:
    collection = """
        A03   .  F27  .
        U50*  .  .    .
    """
    scores = Scores(collection)
    assert (scores.of("A03"), scores.of("F27"), scores.total()) == (3, 3, 6)
    assert scores.why("A03") == "3 with virtual sources for fire beside it"
    assert scores.why("U50") == "virtual sources for Thermal Updraft and Wildfire"
    assert Scores(collection.replace("*", "")).total() == 0
    assert Scores(collection.replace("*", "")).if_enhanced("U50") == 6


@pytest.mark.card("U50")
@pytest.mark.rule("T23")
def test_phantom_sources_stand_in_for_both_neighbours_of_one_card() -> None:
    scores = Scores("""
        A04   .  .  .
        U50*  .  .  .
    """)
    assert (scores.of("A04"), scores.total()) == (5, 5)


@pytest.mark.card("U50")
@pytest.mark.rule("T28", "R49", "A19")
def test_a_half_met_card_uses_up_one_virtual_source() -> None:
    scores = Scores("""
        A04   E22  F27  .
        U50*  .    .    .
    """)
    assert (scores.of("A04"), scores.of("F27"), scores.total()) == (5, 3, 11)


@pytest.mark.card("U50")
@pytest.mark.rule("R52", "A20")
def test_virtual_sources_go_where_they_give_most_and_to_their_owner_alone() -> None:
    scores = Scores(
        """
        A02*  .  F26*  .
        U50*  .  F27   .
        A03   .  .     .
        """,
        "A04 . . .",
    )
    assert (scores.of("A02"), scores.of("F26")) == (6, 6)
    assert (scores.of("A03"), scores.of("F27")) == (0, 0)
    assert scores.total(2) == 0
