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
    Amount,
    Banner,
    Face,
    Group,
    Keyword,
    Line,
    Need,
    Piece,
    Said,
    Thing,
    Zone,
)
from worldtable.engine.table import PASS, PLAIN, Choice, Fight, Part, View
from worldtable.terminal.boards import hexes_drawn
from worldtable.terminal.draw import BRIEFLY, Telling, drawn, every_text, sheet_lines
from worldtable.terminal.panels import panels
from worldtable.terminal.reader import CLICK, Reader, meta_of, spanned
from worldtable.terminal.sides import banner_lines
from worldtable.terminal.words import fitted, ink, plural

REEF = Face(
    "Coral Reef",
    "card",
    group="Water",
    line="Water card",
    text="2 points for each Water card next to this one.",
    short="Reef",
    colour="cyan",
    symbol="≈",
    amounts=(Amount("value", 2), Amount("cost", 1)),
    keywords=(Keyword("Spring"), Keyword("Tide", 2)),
)
HILL = Face("Hill", "Land", symbol="▲", colour="no such colour")


def scene() -> View:
    """A table with a zone of each kind, where the reef of the row, a cell, a hex and the deck can be chosen."""
    table = View(0, ["Linda", "Moon"], 0, [market(), *boards(), *rest()])
    table.banners = [
        Banner(0, "Linda", code=50, score=12, doing="chooses", amounts=(Amount("mythium", 3),)),
        Banner(1, "Moon", code=51, score=9, state=("passive",), pieces=(Piece("token", 2, 1),)),
    ]
    table.status = "Round 2"
    table.prompt = "What do you take?"
    table.choices = [
        Choice(99, "Pass", "Pass", [], PASS),
        Choice(7, "Take", "Take Coral Reef", [7], PLAIN),
        Choice(9, "Dig", "Dig the Hill", [9], PLAIN),
        Choice(10, "Go there", "Go to the Hill", [10], PLAIN),
        Choice(60, "Draw", "Draw a card", [60], PLAIN),
    ]
    table.waiting = [0]
    table.log = [Said("Moon takes a Hill.", [])]
    return table


def market() -> Zone:
    reef = Thing(
        "reef",
        REEF,
        7,
        state=("exhausted",),
        amounts=(Amount("value", 4, why="two Water cards lie beside it"), Amount("power", 3, most=10)),
        pieces=(Piece("Worker", 2, 1), Piece("Foreman", 2, 0), Piece("crystal", 0, most=1)),
        needs=(Need("blue", 3, False), Need("fish", 1, True)),
        links=(("stored on", 8),),
        notes=("Moon wants it.",),
    )
    return Zone("market", "Market", ROW, [reef, Thing("hill", HILL, 8)])


def boards() -> list[Zone]:
    land = [Thing("x", HILL, 9, (0, 0), pieces=(Piece("Cart", 1, 1),)), Thing("y", REEF, -1, (2, 1))]
    chain = Group("chain", "Hills", [8, 9], (Amount("length", 2),), ("closed",))
    return [
        Zone("land", "Linda's land", COLUMNS, land, 0, groups=(chain,)),
        Zone("map", "Map", HEXES, [Thing("h", HILL, 10, (-1, 0)), Thing("i", None, -1, (1, 1))]),
    ]


def rest() -> list[Zone]:
    backs = [Thing("a", None), Thing("b", None), Thing("c", None)]
    coins = Face("Coins", amounts=(Amount("number", 4),))
    return [
        Zone("hand-1", "Moon's hand", FAN, backs, 1),
        Zone("deck", "Deck", PILE, [], count=12, code=60),
        Zone("discard", "Discard", PILE, [], count=0),
        Zone("years", "Years", TRACK, [Thing("t", Face("Linda", symbol="●"), -1, (3,))]),
        Zone("money", "Purse", COUNTERS, [Thing("m", coins), Thing("n", Face("Stars"))], amounts=(Amount("sum", 5),)),
        Zone("goal", "Goal", NOTES, [Thing("g", Face("Have the most reefs", text="Ties are shared."))]),
        Zone("now", "Being built", ROW, [Thing("z", HILL)], now=True),
    ]


def flat(text: str) -> str:
    """Text without its line ends."""
    return " ".join(text.split())


def test_everything_in_sight_is_told_in_words() -> None:
    text = drawn(scene())
    assert text.startswith("Round 2 · your turn\n")
    assert (
        "[1] ≈ Coral Reef (Water card, value 4 (printed 2), cost 1, power 3 of 10, Spring, Tide 2): exhausted, "
        "2 Workers of Moon, 2 Foremen of yours, 0 of 1 crystal, needs 3 blue (missing), needs 1 fish (met), "
        "stored on Hill 2 points for each Water card" in flat(text)
    )
    assert "  ▲ Hill (Land)\n" in text
    assert "Moon's hand\n  3 face down" in text
    assert "[4] Deck: 12\n" in text
    assert "Discard: empty\n" in text
    assert "Linda's land (yours)" in text
    assert "[2]▲ Hill" in text
    assert "1 Cart of Moon" in text
    assert "Hills (length 2, closed): Hill, Hill" in text
    assert "[3]▲ Hill" in text
    assert "3: ● Linda" in text
    assert "Purse: sum 5\n  Coins (number 4) | Stars\n" in text
    assert "Have the most reefs\n      Ties are shared." in text
    assert "- Moon takes a Hill." in text


def test_each_side_has_a_head_line() -> None:
    lines = drawn(scene()).splitlines()
    assert lines[1] == "▸ Linda (you): score 12 · chooses · mythium 3"
    assert lines[2] == "  Moon: score 9 · passive · 2 tokens"
    table = scene()
    table.banners = [Banner(side, f"Seat {side}", score=side) for side in range(7)]
    reader = Reader(table)
    assert len(banner_lines(table, reader, 78, 2)) == 4, "seven sides stand two in a row at 80 × 24"
    assert len(banner_lines(table, reader, 158, 7)) == 7


def test_passing_comes_after_the_other_options() -> None:
    assert drawn(scene()).endswith(
        "What do you take?\n   1. Take Coral Reef\n   2. Dig the Hill\n   3. Go to the Hill\n   4. Draw a card\n"
        "   5. Pass"
    )


def test_what_is_going_on_is_told_next_to_the_question() -> None:
    text = drawn(scene())
    assert text.index("Goal") < text.index("Being built") < text.index("What do you take?")
    screen = "\n".join(line.plain for line in panels(scene(), 46, 14))
    assert screen.index("Being built") < screen.index("Market")


def test_a_fight_is_told_with_its_parts_and_its_end() -> None:
    table = scene()
    table.fight = Fight(
        1,
        0,
        target=9,
        force=(Part("Militia", 2, 4), Part("Knight", 1, 6, note="on horseback")),
        defence=(Part("wall", 0, 3),),
        attackers=(7, 10),
        pairs=((7, 8),),
        may=((9, 10),),
        result="falls",
        forecast="The Hill falls to Moon.",
    )
    wanted = (
        "Moon attacks Hill of yours. Attack 10: 2 Militia for 4, 1 Knight for 6 (on horseback). "
        "Defence 3: wall for 3. Hill meets Coral Reef. Nobody meets Hill. Hill may meet Hill. "
        "The Hill falls to Moon."
    )
    assert wanted in flat(drawn(table))
    for size in ((46, 14), (150, 80)):
        screen = flat("\n".join(line.plain for line in panels(table, *size)).replace("│", " "))
        assert "The Hill falls to Moon." in screen


def test_many_options_of_a_thing_take_few_letters() -> None:
    assert [spanned(each) for each in ([3], [2, 3, 4], [1, 3], [1, 2, 7], [1, 3, 5, 7, 9, 11])] == [
        "3",
        "2-4",
        "1,3",
        "1-2,7",
        "1…11",
    ]
    table = scene()
    table.choices = [Choice(at, f"Pay {at}", f"Pay {at} for the reef", [7, 8], PLAIN) for at in range(3)]
    assert "[1-3] ≈ Coral Reef" in drawn(table)
    assert "[1-3] ▲ Hill" in drawn(table)
    assert "«2» ≈ Reef" in "\n".join(line.plain for line in panels(table, 46, 14, cursor=2))


def test_only_numbers_of_options_can_be_clicked() -> None:
    table = scene()
    table.zones[1].things[1].face = Face("[1] Isle", "Land")
    lines = panels(table, 46, 24)
    clicks = [clicked for line in lines for _, clicked in meta_of(line, CLICK)]
    assert sorted(str(each) for each in clicks) == ["[1]", "[2]", "[3]", "[4]"]


def test_pieces_are_counted_in_english() -> None:
    words = ("Worker", "Militia", "Foreman", "wounds", "mythium", "Colony", "Key")
    assert [plural(each, 2) for each in words] == [
        "Workers",
        "Militia",
        "Foremen",
        "wounds",
        "mythium",
        "Colonies",
        "Keys",
    ]
    assert plural("Worker", 1) == "Worker"


def test_boards_are_listed_for_those_who_cannot_see_a_drawing() -> None:
    text = drawn(scene(), telling=Telling(every_text, listing=True))
    assert "column 2, row 1: ≈ Coral Reef" in text
    assert "q -1, r 0: [3] ▲ Hill" in text
    assert "▒" not in text


def test_alike_texts_of_a_board_are_told_once() -> None:
    places = [
        Thing(f"a{row}", Face(f"a{row}", "Field", text="Plant here."), -1, (column, row))
        for row in range(3)
        for column in range(2)
    ]
    text = drawn(View(-1, ["Linda"], 0, [Zone("land", "Land", COLUMNS, places)]))
    assert "    a0, a1, a2 (Field): Plant here." in text
    assert text.count("Plant here.") == 1


def test_columns_one_high_read_as_a_row() -> None:
    table = View(-1, ["Linda"], 0, [Zone("w", "Wonders", COLUMNS, [Thing("x", REEF, -1, (3, 0))])])
    assert "  ≈ Coral Reef (Water card, value 2, cost 1, Spring, Tide 2)\n      2 points" in drawn(table)


@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_no_line_is_wider_than_asked(width: int) -> None:
    assert max(len(line) for line in drawn(scene(), width).splitlines()) <= width


def test_short_leaves_the_texts_out() -> None:
    assert "2 points for each" not in drawn(scene(), telling=BRIEFLY)


def test_a_hex_map_keeps_its_shape() -> None:
    tiles = [Thing(f"{q}{r}", Face(f"T{q}{r}"), -1, (q, r)) for q, r in ((0, 0), (1, -1), (1, 0), (2, -1))]
    lines = drawn(View(-1, ["Linda"], 0, [Zone("map", "Map", HEXES, tiles)]), telling=BRIEFLY).splitlines()
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
    lines = panels(scene(), *size, cursor=1)
    assert max(line.cell_len for line in lines) <= size[0]
    text = "\n".join(line.plain for line in lines)
    for mark in ("«1»", "[2]", "[3]", "[4]"):
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


def test_the_colour_of_a_hex_is_told_under_what_lies_on_it() -> None:
    cyan = Face("A3", "hex", group="cyan", colour="cyan", symbol="◆")
    bare = Face("A4", "hex", group="neutral")
    water = Face("Water 8", "basic", symbol="≈", amounts=(Amount("value", 8),))
    things = [Thing("a", cyan, at=(0, 0)), Thing("b", water, at=(0, 0))]
    things += [Thing("c", bare, at=(1, 0)), Thing("d", None, at=(1, 0)), Thing("e", cyan, at=(2, 0))]
    for width in (60, 18):
        lines = hexes_drawn(Zone("map", "Map", HEXES, things), width, Reader(scene()))
        text = "\n".join(line.plain for line in lines)
        assert text.count("◆C") == 1, "under the tile alone: an empty hex shows its own sign"
        (line,) = [line for line in lines if "◆C" in line.plain]
        at = line.plain.index("◆C")
        assert any(span.style == ink(cyan) and span.start <= at < span.end for span in line.spans)
