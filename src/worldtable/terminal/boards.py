"""Boards in text: columns, hexes and tracks, and their things listed place by place."""

from __future__ import annotations

from rich.text import Text

from worldtable.engine.scene import Thing, Zone
from worldtable.terminal.words import MARKED, QUIET, Numbers, fitted, ink, sentence

NARROW = 9  # a cell of a grid needs as many characters to tell anything
WIDE = 24
HEX = 10

Place = tuple[int, int]


def places(zone: Zone) -> dict[Place, list[Thing]]:
    """The things of a board by column and row, or q and r, in the order in which they lie there."""
    found: dict[Place, list[Thing]] = {}
    for index, thing in enumerate(zone.things):
        at = thing.at
        place = (at[0], at[1]) if len(at) > 1 else (at[0], 0) if at else (index, 0)
        found.setdefault(place, []).append(thing)
    return found


def cell(things: list[Thing], width: int, numbers: Numbers) -> list[Text]:
    """What lies in one place, in two lines: the numbers and the first thing; then the other things."""
    first = Text()
    marks = [mark for mark in dict.fromkeys(numbers.mark(thing) for thing in things) if mark]
    for mark in marks[:2]:
        first.append(mark, MARKED)
    room = width - len(first.plain)
    words, style = brief(things[0])
    first.append(fitted(words, max(room, 0)), style)
    second = Text()
    face = things[0].face
    if face is not None and face.value:
        second.append(fitted(face.value, width))
    for thing in things[1:]:
        words, style = brief(thing)
        room = width - second.cell_len - 1
        if room < 1:
            break
        second.append(" " if second.plain else "")
        second.append(fitted(words, room), style)
    if things[0].marks and second.cell_len < width - 2:
        second.append(fitted(f" ({', '.join(things[0].marks)})", width - second.cell_len), "italic")
    return [padded(first, width), padded(second, width)]


def brief(thing: Thing) -> tuple[str, str]:
    if thing.face is None:
        return "▒▒", QUIET
    face = thing.face
    return f"{face.symbol} {face.title}".strip(), ink(face)


def padded(line: Text, width: int) -> Text:
    """A line of exactly as many cells."""
    line.truncate(width, overflow="ellipsis")
    line.append(" " * (width - line.cell_len))
    return line


def columns_drawn(zone: Zone, width: int, numbers: Numbers) -> list[Text]:
    """A grid, columns across and rows down; empty if it is too wide to be drawn."""
    board = places(zone)
    if not board:
        return []
    across = sorted({column for column, _ in board})
    down = sorted({row for _, row in board})
    room = min((width + 1) // len(across) - 1, WIDE)
    if room < NARROW:
        return []
    lines: list[Text] = []
    for row in down:
        cells = [
            cell(board[column, row], room, numbers) if (column, row) in board else blank(room) for column in across
        ]
        for at in range(2):
            line = Text(" ").join([each[at] for each in cells])
            line.rstrip()
            if line.plain or at == 0:
                lines.append(line)
    return lines


def blank(width: int) -> list[Text]:
    return [padded(Text("·", QUIET), width), padded(Text(), width)]


def hexes_drawn(zone: Zone, width: int, numbers: Numbers) -> list[Text]:
    """A map of flat-topped hexes: q counts columns, r runs down them; empty if it is too wide to be drawn.

    A hex is two lines high, and each column begins one line lower than the one before it.
    """
    board = places(zone)
    if not board:
        return []
    left = min(q for q, _ in board)
    across = max(q for q, _ in board) - left + 1
    top = min(2 * r + q for q, r in board)
    high = max(2 * r + q for q, r in board) - top + 2
    room = min(width // across - 1, HEX)
    if room < 5:
        return []
    grid: list[list[Text]] = [[padded(Text(), room) for _ in range(across)] for _ in range(high)]
    for (q, r), things in board.items():
        for at, line in enumerate(cell(things, room, numbers)):
            grid[2 * r + q - top + at][q - left] = line
    lines = [Text(" ").join(row) for row in grid]
    for line in lines:
        line.rstrip()
    return lines


def listed(zone: Zone, numbers: Numbers, across: str, down: str) -> list[Text]:
    """A board place by place, for those who cannot see a drawing: what it says in words."""
    lines: list[Text] = []
    for (column, row), things in sorted(places(zone).items()):
        line = Text(f"{across} {column}, {down} {row}: ")
        line.append_text(Text("; ").join([sentence(thing, numbers) for thing in things]))
        lines.append(line)
    return lines


def track_drawn(zone: Zone, numbers: Numbers) -> list[Text]:
    """A track as its occupied spaces in order."""
    spaces: dict[int, list[Thing]] = {}
    for index, thing in enumerate(zone.things):
        spaces.setdefault(thing.at[0] if thing.at else index, []).append(thing)
    lines: list[Text] = []
    for space, things in sorted(spaces.items()):
        line = Text(f"{space}: ")
        line.append_text(Text("; ").join([sentence(thing, numbers) for thing in things]))
        lines.append(line)
    return lines
