"""The solo game against the Imitation (rules R56 to R62)."""

from __future__ import annotations

from pathlib import Path

import pytest

from worldtable.engine.loop import playout
from worldtable.games.world_shapers import scoring
from worldtable.games.world_shapers.game import WORLD_SHAPERS
from worldtable.games.world_shapers.testing import IMITATION, Table


def solo(ann: str, imitation: str, pool: str = "W46, F34, F25", seed: int = 0, **drawn: str) -> Table:
    table = Table(
        "Ann",
        hands={"Ann": ann, IMITATION: imitation},
        pool=pool,
        crystals={"Ann": 0},
        collections=drawn,
    )
    table.s.reseed(seed)
    return table


@pytest.mark.rule("R57", "R19")
def test_hands_are_passed_between_you_and_the_imitation() -> None:
    table = solo("A01, A05, A06", "E13, E14, E22")
    table.pick(Ann="A01")
    table.use(Ann="Place")
    assert set(table.hand("Ann")) < {"E13", "E14", "E22"}
    assert table.hand(IMITATION) == ["A05", "A06"]


@pytest.mark.rule("R58")
def test_the_imitation_picks_at_random_and_always_places() -> None:
    picks = set()
    for seed in range(30):
        table = solo("A01, A05, A06", "E13, E14, E22", seed=seed)
        table.pick(Ann="A01")
        table.use(Ann="Place")
        placed = table.column(IMITATION, "earth")
        assert len(placed) == 1
        picks.update(placed)
    assert picks == {"E13", "E14", "E22"}
    for seed in range(20):
        s = WORLD_SHAPERS.start(1, seed)
        while s.asks:
            playout(s, s.question, 1)
            assert s.crystals[1] == 0
            assert s.discards[1] == -1
            assert not [card for card in s.collection(1) if s.lit >> card & 1]
        assert len(s.collection(1)) == 16 + 3


@pytest.mark.rule("R59", "T29", "A4")
def test_a_universal_card_of_the_imitation_goes_to_its_fewest_symbols_leftmost() -> None:
    table = solo(
        "A05",
        "U51",
        Imitation="""
            A01  E14  F26  W37
            A02  .    .    W38
        """,
    )
    table.use(Ann="Place")
    assert table.column(IMITATION, "earth")[1] == "U51"
    other = solo(
        "A05",
        "U51",
        Imitation="""
            air  fire  earth  water
            A01  F26   E14    W37
            A02  .     .      W38
        """,
    )
    other.use(Ann="Place")
    assert other.column(IMITATION, "fire")[1] == "U51"


@pytest.mark.rule("R59", "R44b")
def test_two_symbols_of_one_card_count_for_the_choice_of_a_column() -> None:
    table = solo("A05", "U51", Imitation="A01 E13 F26 W37\n. . . .")
    table.use(Ann="Place")
    assert table.column(IMITATION, "air")[1] == "U51"


@pytest.mark.rule("R60", "A25")
def test_the_imitations_instant_effects_do_nothing() -> None:
    for id in ("A09", "E20", "W44", "U51"):
        table = solo("A05", id, Imitation="A01 E14 F26 W37\nA02 . . .")
        table.use(Ann="Place")
        assert table.over
        assert table.crystals("Ann") == 0
        assert table.supply == 22


@pytest.mark.rule("R60")
def test_your_gains_for_others_ignore_the_imitation() -> None:
    table = solo("A09", "E22")
    table.use(Ann="Place")
    assert (table.s.crystals, table.supply) == ([2, 0], 20)


@pytest.mark.rule("R61", "T30", "A26")
def test_the_pool_joins_the_imitation_universal_cards_last() -> None:
    table = solo(
        "E17",
        "A10",
        pool="U51, E14, E16",
        Ann=". E22 . .\n. E13 . .",
        Imitation="A01 . F26 W37",
    )
    table.use(Ann="Place")
    assert table.over
    assert table.pool == []
    assert table.column(IMITATION, "earth") == ["E14", "E16"]
    assert table.column(IMITATION, "fire") == ["F26", "U51"]  # fewest after the element cards
    assert table.score("Ann") == 3 + 2 + 4  # most earth, 4 to 2


@pytest.mark.rule("R61", "T30")
def test_most_is_checked_against_the_pool_cards_too() -> None:
    table = solo("E17", "A10", pool="E15, E14, E16", Ann=". E22 . .\n. E21 . .")
    table.use(Ann="Place")
    assert table.score("Ann") == 3 + 3 + 0  # 3 earth each; Mirror Canyon counts the rival's three
    names = WORLD_SHAPERS.sides(table.s)
    assert names == ["Ann"]


@pytest.mark.rule("A27", "R62")
def test_the_imitations_score_does_not_matter() -> None:
    table = solo("A10", "E22")
    table.use(Ann="Place")
    assert WORLD_SHAPERS.verdict(table.s) == "Ann reaches the rank of Astral with 3 creation points."
    assert WORLD_SHAPERS.outcome(table.s) == [0.0]
    assert len(WORLD_SHAPERS.view(table.s, 0).sheets) == 1


@pytest.mark.rule("R62")
def test_the_ranks_lie_on_the_table_and_tell_where_the_player_stands() -> None:
    at = solo("A10", "E22").s
    ranks = next(zone for zone in WORLD_SHAPERS.zones(at, 0) if zone.id == "ranks")
    told = [(each.face.title, each.amounts[0].value) for each in ranks.things if each.face]
    assert told == list(zip(scoring.RANKS, (0, *scoring.LEAST), strict=True))
    assert [each.state for each in ranks.things] == [("now",), (), (), (), (), ()]
    two = Table("Ann", "Ben", hands={"Ann": "A10, A01", "Ben": "E22, E13"}, pool="W46, F34, F25").s
    assert "ranks" not in [zone.id for zone in WORLD_SHAPERS.zones(two, 0)]


@pytest.mark.rule("R62", "T31")
def test_ranks() -> None:
    names = {
        points: scoring.RANKS[scoring.rank(points)] for points in (0, 34, 35, 45, 46, 55, 56, 65, 66, 75, 76, 99)
    }
    assert names == {
        0: "Astral",
        34: "Astral",
        35: "Ethereal",
        45: "Ethereal",
        46: "Celestial",
        55: "Celestial",
        56: "Deity",
        65: "Deity",
        66: "Eternal",
        75: "Eternal",
        76: "Omnipotent",
        99: "Omnipotent",
    }


@pytest.mark.rule("R62")
def test_the_page_of_measured_ranks_adds_up_and_its_code_runs() -> None:
    page = (Path(__file__).parents[2] / "docs" / "world_shapers_solo.md").read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in page.splitlines() if line.startswith("|")]
    counts = [row for row in rows if row[0] in scoring.RANKS]
    assert [row[0] for row in counts] == list(scoring.RANKS)
    for column in range(2, 6):
        assert sum(int(row[column]) for row in counts) == 1000
    for row, least in zip(counts[1:], scoring.LEAST, strict=True):
        assert row[1].startswith(str(least))
    found: dict[str, list[int]] = {}
    exec(page.split("```python\n")[1].split("```")[0].replace("range(2)", "range(1)"), found)
    assert len(found["points"]) == 1
    assert 33 <= found["points"][0] <= 65
