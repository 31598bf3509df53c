"""A scene of every kind of zone as text."""

from __future__ import annotations

import pytest

from worldtable.engine.scene import (
    COLUMNS,
    COUNTERS,
    FAN,
    HEXES,
    NOTES,
    PILE,
    ROW,
    TRACK,
    Choice,
    Face,
    Line,
    Said,
    Table,
    Thing,
    Zone,
)
from worldtable.terminal.draw import BRIEFLY, Telling, drawn, every_text, sheet_lines
from worldtable.terminal.panels import panels
from worldtable.terminal.words import fitted

REEF = Face("Coral Reef", "Water", "+2", "2 points for each Water card next to this one.", ("Spring",), "cyan", "≈")
HILL = Face("Hill", "Land", symbol="▲", colour="no such colour")


def scene() -> Table:
    """A table with a zone of each kind, where the reef of the row, a cell and a hex can be chosen."""
    table = Table(
        0,
        ["Linda", "Moon"],
        0,
        [
            Zone("market", "Market", ROW, [Thing("reef", REEF, 7, ("exhausted",)), Thing("hill", HILL, 8)]),
            Zone("hand-1", "Moon's hand", FAN, [Thing("a", None), Thing("b", None), Thing("c", None)], 1),
            Zone("deck", "Deck", PILE, [], -1, "12 cards"),
            Zone(
                "land",
                "Linda's land",
                COLUMNS,
                [Thing("x", HILL, 9, (), (0, 0)), Thing("y", REEF, -1, (), (2, 1))],
                0,
            ),
            Zone("map", "Map", HEXES, [Thing("h", HILL, 10, (), (-1, 0)), Thing("i", None, -1, (), (1, 1))]),
            Zone("years", "Years", TRACK, [Thing("t", Face("Linda", symbol="●"), -1, (), (3,))]),
            Zone(
                "money",
                "Purse",
                COUNTERS,
                [Thing("m", Face("Coins", value="4")), Thing("n", Face("Stars", value="1"))],
            ),
            Zone("goal", "Goal", NOTES, [Thing("g", Face("Have the most reefs", text="Ties are shared."))]),
        ],
    )
    table.status = "Round 2"
    table.prompt = "What do you take?"
    table.choices = [
        Choice(7, "Take Coral Reef"),
        Choice(9, "Dig the Hill"),
        Choice(10, "Go there"),
        Choice(99, "Pass"),
    ]
    table.waiting = [0]
    table.log = [Said("Moon takes a Hill.", [])]
    return table


def test_everything_in_sight_is_told_in_words() -> None:
    text = drawn(scene())
    assert text.startswith("Round 2 · your turn\n")
    assert "[1] ≈ Coral Reef (Water +2, Spring): exhausted\n" in text
    assert "2 points for each Water card" in text
    assert "  ▲ Hill (Land)\n" in text
    assert "Moon's hand\n  3 face down" in text
    assert "Deck: 12 cards" in text
    assert "Linda's land (yours)" in text
    assert "[2]▲ Hill" in text
    assert "[3]▲ Hill" in text
    assert "3: ● Linda" in text
    assert "Coins (4) | Stars (1)" in text
    assert "Have the most reefs\n      Ties are shared." in text
    assert "- Moon takes a Hill." in text
    assert text.endswith("What do you take?\n   1. Take Coral Reef\n   2. Dig the Hill\n   3. Go there\n   4. Pass")


def test_boards_are_listed_for_those_who_cannot_see_a_drawing() -> None:
    text = drawn(scene(), telling=Telling(every_text, listing=True))
    assert "column 2, row 1: ≈ Coral Reef" in text
    assert "q -1, r 0: [3] ▲ Hill" in text
    assert "▒" not in text


def test_alike_texts_of_a_board_are_told_once() -> None:
    places = [
        Thing(f"a{row}", Face(f"a{row}", "Field", text="Plant here."), -1, (), (column, row))
        for row in range(3)
        for column in range(2)
    ]
    text = drawn(Table(-1, ["Linda"], 0, [Zone("land", "Land", COLUMNS, places)]))
    assert "    a0, a1, a2 (Field): Plant here." in text
    assert text.count("Plant here.") == 1


def test_columns_one_high_read_as_a_row() -> None:
    table = Table(-1, ["Linda"], 0, [Zone("w", "Wonders", COLUMNS, [Thing("x", REEF, -1, (), (3, 0))])])
    assert "  ≈ Coral Reef (Water +2, Spring)\n      2 points" in drawn(table)


@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_no_line_is_wider_than_asked(width: int) -> None:
    assert max(len(line) for line in drawn(scene(), width).splitlines()) <= width


def test_short_leaves_the_texts_out() -> None:
    assert "2 points for each" not in drawn(scene(), telling=BRIEFLY)


def test_a_hex_map_keeps_its_shape() -> None:
    tiles = [Thing(f"{q}{r}", Face(f"T{q}{r}"), -1, (), (q, r)) for q, r in ((0, 0), (1, -1), (1, 0), (2, -1))]
    lines = drawn(Table(-1, ["Linda"], 0, [Zone("map", "Map", HEXES, tiles)]), telling=BRIEFLY).splitlines()
    rows = {word: at for at, line in enumerate(lines) for word in line.split() if word.startswith("T")}
    # Flat tops: the neighbour to the right stands one line higher and lower than half a hex.
    assert rows["T1-1"] == rows["T00"] - 1
    assert rows["T10"] == rows["T00"] + 1
    assert rows["T2-1"] == rows["T00"]


def test_whom_the_table_waits_for_and_how_it_ended() -> None:
    table = scene()
    table.choices = []
    table.waiting = [1]
    assert drawn(table).endswith("The table waits for Moon.")
    table.over, table.verdict = True, "Moon wins."
    assert "The game is over" not in drawn(table).splitlines()[-1]
    assert drawn(table).endswith("Moon wins.")


@pytest.mark.parametrize("size", [(46, 14), (60, 30), (100, 45), (150, 80)])
def test_panels_fit_their_width_and_mark_what_can_be_chosen(size: tuple[int, int]) -> None:
    lines = panels(scene(), *size, cursor=7)
    assert max(line.cell_len for line in lines) <= size[0]
    text = "\n".join(line.plain for line in lines)
    for mark in ("«1»", "[2]", "[3]"):
        assert mark in text
    assert "Market" in text
    assert "3 face down" in text or "× 3" in text


def test_panels_show_cards_in_frames_where_there_is_room() -> None:
    text = "\n".join(line.plain for line in panels(scene(), 150, 80))
    assert "┏━[1]" in text
    assert "next to this one." in text
    assert "┏" not in "\n".join(line.plain for line in panels(scene(), 46, 14))


def test_score_sheets_stand_side_by_side_if_they_have_the_same_lines() -> None:
    both = [[Line("Reefs", 4), Line("Hills", 10)], [Line("Reefs", 0), Line("Hills", -1)]]
    assert sheet_lines(["Linda", "Moon"], both) == [
        "       Linda  Moon",
        "Reefs      4     0",
        "Hills     10    -1",
        "Total     14    -1",
    ]
    other = [[Line("Ada", 4)], [Line("Plato", 3)]]
    assert sheet_lines(["Linda", "Moon"], other) == ["Linda: 4", "     4  Ada", "", "Moon: 3", "     3  Plato"]


def test_a_text_that_is_cut_says_so() -> None:
    assert fitted("Robespierre", 6) == "Robes…"
    assert fitted("Plato", 6) == "Plato"
