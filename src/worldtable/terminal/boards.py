"""Boards in text: columns, hexes and tracks, and their things listed place by place."""

from __future__ import annotations

from textwrap import wrap

from rich.cells import cell_len
from rich.text import Text

from worldtable.engine.scene import Thing, Zone
from worldtable.terminal.words import MARKED, QUIET, Numbers, fitted, ink, sentence, title_of

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


def cell(things: list[Thing], width: int, numbers: Numbers, high: int) -> list[Text]:
    """What lies in one place: numbers and the first thing's title, its value and marks, and the other things."""
    first = Text()
    for mark in dict.fromkeys(numbers.mark(thing) for thing in things):
        first.append(mark, MARKED)
    room = max(width - first.cell_len, 0)
    words, style = brief(things[0], room)
    if high > 2 and cell_len(words) > room:
        start, *rest = wrap(words, max(room, 1)) or [""]
        first.append(start, style)
        lines = [first, Text().append(fitted(" ".join(rest), width), style)]
    else:
        first.append(fitted(words, room), style)
        lines = [first]
    face = things[0].face
    shown = " ".join(line.plain for line in lines)
    parts = [(face.value, "")] if face is not None and face.value and face.value not in shown else []
    parts += [brief(thing) for thing in things[1:]]
    parts += [(mark, "italic") for mark in things[0].marks if mark != title_of(things[0])]
    last = Text()
    for words, style in parts:
        room = width - last.cell_len - 1 if last.plain else width
        if last.plain and room < min(cell_len(words), SNIPPET):
            break
        last.append(" " if last.plain else "")
        last.append(fitted(words, room), style)
    lines.append(last)
    lines += [Text() for _ in range(high - len(lines))]
    return [padded(line, width) for line in lines]


def brief(thing: Thing, room: int = WIDE) -> tuple[str, str]:
    """A thing in a word or two with its style; in little room its symbol alone."""
    face = thing.face
    if face is None:
        return "▒▒"[:room], QUIET
    words = f"{face.symbol} {face.title}".strip()
    if face.symbol and room <= SNIPPET < cell_len(words):
        words = face.symbol
    return words, ink(face)


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
    across = range(min(column for column, _ in board), max(column for column, _ in board) + 1)
    down = range(min(row for _, row in board), max(row for _, row in board) + 1)
    room = min((width + 1) // len(across) - 1, WIDE)
    if room < NARROW:
        return []
    lines: list[Text] = []
    for row in down:
        cells = [cell(board[at, row], room, numbers, 3) if (at, row) in board else blank(room) for at in across]
        for at in range(3):
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


def hexes_drawn(zone: Zone, width: int, numbers: Numbers) -> list[Text]:
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
    cells = {place: cell(things, room, numbers, 2) for place, things in board.items()}
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
