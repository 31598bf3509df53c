"""Rows, vicinity, symbols, and the score (rules R42 to R44c and R48 to R55)."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.world_shapers.sight import things
from worldtable.games.world_shapers import scoring
from worldtable.games.world_shapers.game import WORLD_SHAPERS
from worldtable.games.world_shapers.testing import Scores, Table
from worldtable.games.world_shapers.view import OUT_OF_REACH, WITHOUT_CRYSTAL


@pytest.mark.rule("R42", "A3")
def test_rows_are_counted_from_the_tile_without_gaps() -> None:
    table = Table("Ann", "Ben", begin=False, collections={"Ann": "A01 E13 . .\nA02 . . .\nA03 . . ."})
    s = table.s
    s.take(table.number("A01"))
    assert table.column("Ann", "air") == ["A02", "A03"]
    assert (s.complete_rows(0), s.incomplete_rows(0)) == (0, 2)


@pytest.mark.rule("R43", "T15", "A1")
def test_the_first_and_the_last_column_are_neighbours() -> None:
    scores = Scores("A01 . . W38")
    assert (scores.of("W38"), scores.total()) == (4, 6)
    assert scores.why("W38") == "4 for air beside it"


@pytest.mark.rule("R43", "T16", "A1")
def test_an_empty_place_is_no_neighbour() -> None:
    short = Scores("""
        A01  E13  .  W38
        A04  E22  .  .
    """)
    assert (short.of("A04"), short.total()) == (0, 11)
    long = Scores("""
        A01  E13  .  W38
        A04  E22  .  W46
    """)
    assert (long.of("A04"), long.total()) == (5, 19)


@pytest.mark.rule("R43")
def test_cards_above_below_or_diagonal_are_not_adjacent() -> None:
    scores = Scores("""
        A02  .    .  .
        .    .    .  .
    """)
    assert scores.of("A02") == 0
    diagonal = Scores("""
        A10  E13  .  .
        A02  .    .  .
    """)
    assert diagonal.of("A02") == 0


@pytest.mark.rule("R43", "T17", "A2")
def test_the_opposite_element_is_never_adjacent() -> None:
    scores = Scores("A03 E22 F25 .")
    assert (scores.of("A03"), scores.total()) == (0, 5)
    enhanced = Scores("A03* E22 F25 .")
    assert (enhanced.of("A03"), enhanced.total()) == (5, 10)


@pytest.mark.rule("A2")
def test_the_table_marks_what_is_unreachable_in_this_game() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "A03, A02", "Ben": "E22, E13"}, pool="F27, W46, W38")
    states = {
        thing.id: thing.state
        for zone in WORLD_SHAPERS.zones(table.s, 0)
        for thing in zone.things
        if zone.id in ("hand-0", "pool")
    }
    assert states == {
        "A03": ("unreachable",),
        "A02": (),
        "F27": ("unreachable",),
        "W46": (),
        "W38": (),
    }
    notes = {id: thing.notes for id, thing in things(table.s, 0, "hand-0").items()}
    assert notes == {"A03": (WITHOUT_CRYSTAL,), "A02": ()}


@pytest.mark.rule("A2")
def test_the_table_tells_whether_a_crystal_helps_what_is_unreachable() -> None:
    table = Table("Ann", "Ben", collections={"Ann": "air fire earth water\nA02 F27 E15 W39*"})
    (own,) = [zone for zone in WORLD_SHAPERS.zones(table.s, 0) if zone.id == "collection-0"]
    found = {thing.id: (thing.state, thing.notes) for thing in own.things if not thing.id.startswith("source")}
    assert found == {
        "A02": (("unreachable", "even with a crystal"), (OUT_OF_REACH,)),
        "F27": ((), ()),
        "E15": ((), ()),
        "W39": ((), ()),
    }
    other = Table("Ann", "Ben", collections={"Ann": "A03 . . ."})
    (lone,) = [zone for zone in WORLD_SHAPERS.zones(other.s, 0) if zone.id == "collection-0"]
    (card,) = [thing for thing in lone.things if thing.id == "A03"]
    assert (card.state, card.notes) == (("unreachable",), (WITHOUT_CRYSTAL,))


@pytest.mark.rule("A4", "R43")
def test_a_mirrored_order_of_the_sources_has_the_same_neighbours() -> None:
    one = Scores("air earth fire water\nA02 E14 F26 W38")
    other = Scores("water fire earth air\nW38 F26 E14 A02")
    assert one.total() == other.total() == 16


@pytest.mark.rule("R44")
def test_each_need_is_met_by_a_different_card() -> None:
    assert Scores("A04 E22 . .").of("A04") == 0
    assert Scores("A04 E22 . W46").of("A04") == 5
    assert Scores("A02 U49 . .").of("A02") == 4  # a universal card has its column's element


@pytest.mark.rule("R44a", "A3")
def test_complete_and_incomplete_rows() -> None:
    table = Table(
        "Ann",
        "Ben",
        begin=False,
        collections={"Ann": "A01 E13 F25 W37\nA02 E14 F26 .\nA03 . . ."},
    )
    assert (table.s.complete_rows(0), table.s.incomplete_rows(0)) == (1, 2)
    zone = next(zone for zone in WORLD_SHAPERS.zones(table.s, 0) if zone.id == "collection-0")
    assert {each.kind: each.value for each in zone.amounts} == {"complete rows": 1, "incomplete rows": 2}
    assert [(row.kind, row.label, len(row.codes)) for row in zone.groups] == [
        ("complete row", "Row 1", 4),
        ("incomplete row", "Row 2", 3),
        ("incomplete row", "Row 3", 1),
    ]


@pytest.mark.rule("R44c", "T18", "A17")
def test_a_tie_for_the_most_pays_nothing() -> None:
    tied = Scores(". E17 . .\n. E22 . .", ". E14 . .\n. E15 . .")
    assert (tied.of("E17"), tied.total()) == (0, 3)
    assert tied.why("E17") == "not the most earth (2 : 2)"
    ahead = Scores(". E17 . .\n. E13 . .", ". E14 . .\n. E15 . .")
    assert (ahead.of("E17"), ahead.total()) == (4, 6)
    assert ahead.why("E17") == "4 for the most earth (3 : 2)"


@pytest.mark.rule("R44c", "T19", "A17")
def test_most_pays_the_owner_only_and_zero_is_never_the_most() -> None:
    scores = Scores(". E17 . .", ". E14 . .\n. E15 . .")
    assert scores.of("E17") == 0
    assert scores.total(2) == 0
    assert Scores("A10 . . .\nU49 . . .", ". E22 F29 .").of("U49") == 0  # copies "most fire" with no fire


@pytest.mark.rule("R44c")
def test_with_three_players_every_other_one_must_be_behind() -> None:
    own = "A05 . . .\nA10 . . ."
    assert Scores(own, "A01 . . .", "A02 . . .").of("A05") == 4
    assert Scores(own, "A01 . . .", "A02 . . .\nA03 . . .").of("A05") == 0


A38 = """
    A02*  E13   F26  W38
    A05   E19*  F32  W42*
    U49   .     .    W43
"""
B38 = """
    A01  E14  F29  W37
    A07  E17  F30  W40
    .    E16  .    .
"""


@pytest.mark.rule("T38", "R54")
def test_whole_scoring() -> None:
    scores = Scores(A38, B38)
    a = {"A02": 6, "A05": 4, "U49": 4, "E13": 2, "E19": 3, "F26": 4, "F32": 3, "W38": 4, "W42": 4, "W43": 2}
    b = {"A01": 2, "A07": 2, "E14": 4, "E17": 0, "E16": 0, "F29": 0, "F30": 1, "W37": 2, "W40": 5}
    assert {id: scores.of(id) for id in a} == a
    assert {id: scores.of(id, 2) for id in b} == b
    assert (scores.total(1), scores.total(2)) == (36, 16)


@pytest.mark.rule("R54")
def test_crystals_pool_and_discards_give_nothing() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "A10", "Ben": "E22"}, pool="W46, F34, F25")
    table.use(Ann="Discard", Ben="Place")
    assert table.over
    assert table.crystals("Ann") == 3
    assert (table.score("Ann"), table.score("Ben")) == (0, 3)


def ended(ann: str, ben: str, crystals: tuple[int, int]) -> Table:
    return Table(
        "Ann",
        "Ben",
        begin=False,
        crystals={"Ann": crystals[0], "Ben": crystals[1]},
        collections={"Ann": ann, "Ben": ben},
    )


@pytest.mark.rule("R55", "T14")
def test_ties_go_to_the_most_crystals_left_then_are_shared() -> None:
    won = ended("A10 . . .", ". E22 . .", (2, 1))
    assert WORLD_SHAPERS.outcome(won.s) == [1.0, 0.0]
    assert WORLD_SHAPERS.verdict(won.s) == "Ann wins with 3 creation points and the most crystals left."
    shared = ended("A10 . . .", ". E22 . .", (1, 1))
    assert WORLD_SHAPERS.outcome(shared.s) == [0.5, 0.5]
    assert WORLD_SHAPERS.verdict(shared.s) == (
        "Ann and Ben share the result with 3 creation points and equally many crystals."
    )
    more = ended("A10 . . .", ". E22 . .\n. E13 . .", (5, 0))
    assert WORLD_SHAPERS.verdict(more.s) == "Ben wins with 5 creation points."
    on_cards = ended("A01* . . .", ". E13* . .\n. E19 . .\n", (0, 0))
    assert (on_cards.score("Ann"), on_cards.score("Ben")) == (5, 7)


@pytest.mark.rule("R52")
@settings(max_examples=60, deadline=None)
@given(gaps=st.lists(st.tuples(st.integers(1, 2), st.integers(1, 8)), max_size=7), sources=st.integers(0, 5))
def test_virtual_sources_are_spent_in_the_best_way_there_is(gaps: list[tuple[int, int]], sources: int) -> None:
    things = [scoring.Gain(at, points, lacks, 0) for at, (lacks, points) in enumerate(gaps)]
    chosen = scoring.filled(things, sources)
    assert sum(gap.sources for gap in chosen) <= sources
    best = max(
        sum(points for _, points in some)
        for count in range(len(gaps) + 1)
        for some in combinations(gaps, count)
        if sum(lacks for lacks, _ in some) <= sources
    )
    assert sum(gap.points for gap in chosen) == best


@pytest.mark.rule("R52", "A18")
@settings(max_examples=60, deadline=None)
@given(
    worth=st.lists(st.tuples(st.integers(0, 8), st.integers(0, 3)), max_size=4),
    gaps=st.lists(st.tuples(st.integers(1, 2), st.integers(1, 8)), max_size=4),
    copies=st.integers(0, 3),
    sources=st.integers(0, 2),
)
def test_copies_are_chosen_in_the_best_way_there_is(
    worth: list[tuple[int, int]], gaps: list[tuple[int, int]], copies: int, sources: int
) -> None:
    targets = [scoring.Gain(at, points, more, 0) for at, (points, more) in enumerate(worth)]
    things = [scoring.Gain(at, points, lacks, 0) for at, (lacks, points) in enumerate(gaps)]
    found = scoring.search(targets, copies, things, sources)

    def best(left: int, more: int) -> int:
        if left == 0 or not worth:
            return sum(gap.points for gap in scoring.filled(things, more))
        return max(points + best(left - 1, more + extra) for points, extra in worth)

    assert found.points == best(copies, sources)


@pytest.mark.rule("R54")
def test_every_card_has_a_line_with_its_reason() -> None:
    s = Scores(A38, B38).table.s
    lines = [(line.label, line.points) for line in scoring.sheet(s, 0)]
    assert lines == [
        ("Dust Devil: 6 for earth beside it", 6),
        ("Lord of Winds: 4 for the most air (3 : 2)", 4),
        ("Echo: copies P1's Lord of Winds: 4 for the most air (3 : 2)", 4),
        ("Twin Peaks: 2 of its own", 2),
        ("Deep Roots: 1 for each of 3 earth", 3),
        ("Geyser: 4 for water beside it", 4),
        ("Forge of Worlds: 1 for each of 3 enhanced cards, at most 4", 3),
        ("Rain Cloud: 4 for air beside it", 4),
        ("Calm Waters: 2 for each of 2 complete rows", 4),
        ("Cycle of Life: 1 for each of 2 sets of all elements", 2),
    ]
