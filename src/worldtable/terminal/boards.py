"""Boards in text: columns, hexes and tracks, and their things listed place by place."""

from __future__ import annotations

from textwrap import wrap

from rich.cells import cell_len
from rich.text import Text

from worldtable.engine.scene import Piece, Thing, Zone
from worldtable.terminal.reader import Reader
from worldtable.terminal.words import (
    QUIET,
    amount_words,
    amounts_now,
    fitted,
    ink,
    piece_words,
    sentence,
    short_of,
)

NARROW = 9  # a cell of a grid needs as many characters to tell anything
WIDE = 24
HEX = (4, 14)  # the narrowest and the widest hex
SNIPPET = 4  # a word that is cut shorter tells nothing

Place = tuple[int, int]


def places(zone: Zone) -> dict[Place, list[Thing]]:
    """The things of a board by column and row, or q and r, in the order in which they lie there."""
    found: dict[Place, list[Thing]] = {}
    for index, thing in enumerate(zone.things):
        at = thing.at
        place = (at[0], at[1]) if len(at) > 1 else (at[0], 0) if at else (index, 0)
        found.setdefault(place, []).append(thing)
    return found


def single_row(zone: Zone) -> bool:
    """Whether columns are but one thing high, so that they read as a row."""
    return len({row for _, row in places(zone)}) < 2 and len(places(zone)) == len(zone.things)


def on_top(zone: Zone) -> list[Thing]:
    """What lies on a board: the top of each place; where things lie on places that are things, only those."""
    found = [things for things in places(zone).values() if len(things) > 1] or list(places(zone).values())
    return [things[-1] for things in found]


def cell(things: list[Thing], width: int, reader: Reader, high: int, holder: int = -1) -> list[Text]:
    """What lies in one place: numbers of options and the top thing, then pieces, states, numbers, what lies below."""
    first = Text()
    for mark in {mark.plain: mark for mark in (reader.mark(thing.code) for thing in things)}.values():
        first.append_text(mark)
    room = max(width - first.cell_len, 0)
    top = next((thing for thing in reversed(things) if thing.face is not None), things[-1])
    words, style = brief(things[-1], room)
    if high > 2 and cell_len(words) > room:
        start, *rest = wrap(words, max(room, 1)) or [""]
        first.append(start, style)
        lines = [first, Text().append(fitted(" ".join(rest), width), style)]
    else:
        first.append(fitted(words, room), style)
        lines = [first]
    pieces = [piece for thing in things for piece in thing.pieces]
    parts = ground(things)
    if width < NARROW:
        parts += [(piece_in_short(piece, reader), "bold") for piece in pieces]
        parts += [(str(each.value), "") for each in amounts_now(top)[:1]]
    else:
        parts += [(piece_words(piece, reader, holder), "bold") for piece in pieces]
        parts += [(word, "italic") for word in things[-1].state if word != "hidden"]
        parts += [(amount_words(each), "") for each in amounts_now(top)]
        parts += [brief(thing) for thing in reversed(things[:-1])]
    lines.append(joined(parts, width))
    lines += [Text() for _ in range(high - len(lines))]
    return [padded(line, width) for line in lines]


def ground(things: list[Thing]) -> list[tuple[str, str]]:
    """What lies under something else, by symbol and letter in its colour: "◆C" for a cyan hex under a tile."""
    face = things[0].face if len(things) > 1 else None
    if face is None or not face.symbol or not face.group:
        return []
    return [(f"{face.symbol}{face.group[0].upper()}", ink(face))]


def piece_in_short(piece: Piece, reader: Reader) -> str:
    """A piece in three letters: its owner's name, or its kind."""
    return (reader.side(piece.owner) if piece.owner >= 0 else piece.kind)[:3]


def by_columns(zone: Zone, reader: Reader) -> list[Text]:
    """What lies in each column, in a few words, the numbers of options once."""
    columns: dict[int, list[Thing]] = {}
    for (column, _), things in sorted(places(zone).items()):
        columns.setdefault(column, []).extend(things)
    found: list[Text] = []
    for things in columns.values():
        marks = {mark.plain: mark for mark in (reader.mark(thing.code) for thing in things) if mark.plain}
        line = Text(" ").join([*marks.values(), Text(", ").join([Text(*brief(thing)) for thing in things])])
        found.append(line)
    return found


def joined(parts: list[tuple[str, str]], width: int) -> Text:
    """As many words as fit in a width, the last of them cut."""
    line = Text()
    for words, style in parts:
        room = width - line.cell_len - 1 if line.plain else width
        if line.plain and room < min(cell_len(words), SNIPPET):
            break
        line.append(" " if line.plain else "")
        line.append(fitted(words, room), style)
    return line


def brief(thing: Thing, room: int = WIDE) -> tuple[str, str]:
    """A thing in a word or two with its style; in little room its symbol alone."""
    face = thing.face
    if face is None:
        return "▒▒"[:room], QUIET
    words = f"{face.symbol} {short_of(face)}".strip()
    if face.symbol and room <= SNIPPET < cell_len(words):
        words = face.symbol
    return words, ink(face)


def padded(line: Text, width: int) -> Text:
    """A line of exactly as many cells."""
    line.truncate(width, overflow="ellipsis")
    line.append(" " * (width - line.cell_len))
    return line


def columns_drawn(zone: Zone, width: int, reader: Reader, high: int = 3) -> list[Text]:
    """A grid, columns across and rows down; empty if it is too wide to be drawn."""
    board = places(zone)
    if not board:
        return []
    across = range(min(column for column, _ in board), max(column for column, _ in board) + 1)
    down = range(min(row for _, row in board), max(row for _, row in board) + 1)
    room = min((width + 1) // len(across) - 1, WIDE)
    if room < NARROW:
        return []
    lines: list[Text] = []
    for row in down:
        cells = [
            cell(board[at, row], room, reader, high, zone.owner) if (at, row) in board else blank(room)
            for at in across
        ]
        for at in range(high):
            line = Text(" ").join([each[at] for each in cells])
            line.rstrip()
            if line.plain:
                lines.append(line)
    return lines


def blank(width: int) -> list[Text]:
    return [padded(Text().append("·", QUIET), width), padded(Text(), width), padded(Text(), width)]


def hex_room(zone: Zone, width: int) -> int:
    """How many cells across a hex may take in some width, 0 if there is none."""
    across = [q for q, _ in places(zone)]
    return min(width // (max(across) - min(across) + 1) - 1, HEX[1]) if across else 0


def hexes_drawn(zone: Zone, width: int, reader: Reader) -> list[Text]:
    """A map of flat-topped hexes: q counts columns, r runs down them; empty if it is too wide to be drawn.

    A hex is two lines high, and each column begins one line lower than the one before it.
    """
    board = places(zone)
    room = hex_room(zone, width)
    if room < HEX[0]:
        return []
    left = min(q for q, _ in board)
    across = max(q for q, _ in board) - left + 1
    top = min(2 * r + q for q, r in board)
    high = max(2 * r + q for q, r in board) - top + 2
    cells = {place: cell(things, room, reader, 2, zone.owner) for place, things in board.items()}
    room = max([HEX[0], *[cell_len(line.plain.rstrip()) for lines in cells.values() for line in lines]])
    grid: list[list[Text]] = [[Text(" " * room) for _ in range(across)] for _ in range(high)]
    for (q, r), lines in cells.items():
        for at, line in enumerate(lines):
            line.truncate(room)
            grid[2 * r + q - top + at][q - left] = line
    lines = [Text(" ").join(row) for row in grid]
    for line in lines:
        line.rstrip()
    while not lines[-1].plain:
        lines.pop()
    return lines


def listed(zone: Zone, reader: Reader, across: str, down: str) -> list[Text]:
    """A board place by place, for those who cannot see a drawing: what it says in words."""
    lines: list[Text] = []
    for (column, row), things in sorted(places(zone).items()):
        line = Text(f"{across} {column}, {down} {row}: ")
        line.append_text(Text("; ").join([sentence(thing, reader, zone.owner) for thing in things]))
        lines.append(line)
    return lines


def track_drawn(zone: Zone, reader: Reader) -> list[Text]:
    """A track as its occupied spaces in order."""
    spaces: dict[int, list[Thing]] = {}
    for index, thing in enumerate(zone.things):
        spaces.setdefault(thing.at[0] if thing.at else index, []).append(thing)
    lines: list[Text] = []
    for space, things in sorted(spaces.items()):
        line = Text(f"{space}: ")
        line.append_text(Text("; ").join([sentence(thing, reader, zone.owner) for thing in things]))
        lines.append(line)
    return lines
