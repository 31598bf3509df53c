"""A scene as panels for a full screen: cards in frames where there is room, lines where there is not.

What can be chosen has a heavy frame, bold words and the number of its option; the thing under the
cursor is shown in reverse.
"""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from worldtable.engine.scene import COLUMNS, FAN, HEXES, PILE, ROW, Table, Thing, Zone
from worldtable.terminal.boards import padded
from worldtable.terminal.draw import BRIEFLY, EVERYTHING, Telling, zone_lines
from worldtable.terminal.words import Numbers, fitted, folded, heading, ink, marks_of, runs

NOBODY = -1
CLICK = "choose"  # marks what a click chooses with the number of its option
LIGHT = "╭─╮│╰─╯"
HEAVY = "┏━┓┃┗━┛"
BACKS = "░░░"
GAP = 1
PAIRS = 96  # from this width on, lines stand in two columns


@dataclass(frozen=True)
class Size:
    """How large cards are drawn: cells across, and lines of their text at most."""

    width: int
    lines: int


SIZES = (Size(34, 12), Size(30, 9), Size(26, 6), Size(24, 4), Size(22, 2), Size(22, 0))


@dataclass
class Block:
    """Lines of one width."""

    width: int
    lines: list[Text]


@dataclass
class Pen:
    """What drawing needs to know about the open question."""

    numbers: Numbers
    seat: int
    cursor: int  # the code under the cursor, -1 if there is none

    def chosen(self, thing: Thing) -> bool:
        return thing.code >= 0 and thing.code == self.cursor


def panels(table: Table, width: int, height: int, cursor: int = NOBODY) -> list[Text]:
    """The zones of a table, as large as they fit; too long only if nothing is short enough."""
    pen = Pen(Numbers(table), table.seat, cursor)
    for size in SIZES:
        if width < 2 * size.width:
            continue
        cards = [zone for zone in table.zones if zone.kind in (ROW, FAN, COLUMNS, HEXES)]
        others = [zone for zone in table.zones if zone not in cards]
        lines = flow([card_panel(zone, pen, width, size) for zone in cards], width)
        lines += flow([card_panel(zone, pen, width, size) for zone in others], width)
        if len(lines) <= height:
            return lines
    for telling in (EVERYTHING, BRIEFLY):
        lines = headed(table, pen, width, telling)
        if len(lines) <= height:
            break
    return lines


# Cards in frames.


def card_panel(zone: Zone, pen: Pen, width: int, size: Size) -> Block:
    """A zone in a frame, with its cards side by side."""
    inside = width - 4
    if zone.kind in (ROW, FAN, PILE):
        cards = [card(thing, count, pen, size) for thing, count in runs(zone.things)]
        lines = level(cards, inside)
    else:
        lines = [clicked(line) for line in zone_lines(zone, pen.numbers, inside, BRIEFLY)]
    title = heading(zone, pen.seat)
    wide = max([line.cell_len for line in lines] + [min(len(title) + 2, inside)])
    if zone.kind in (HEXES, COLUMNS):
        wide = max(wide, min(inside, 2 * size.width))
    return framed(title, lines, wide, pen.seat >= 0 and zone.owner == pen.seat)


def framed(title: str, lines: list[Text], wide: int, own: bool) -> Block:
    style = "" if own else "dim"
    top = Text().append("╭─ ", style)
    top.append(fitted(title, wide - 1), "bold" if own else "")
    top.append(" ", style)
    top.append("─" * (wide + 3 - top.cell_len), style)
    top.append("╮", style)
    found = [top]
    for line in lines:
        row = Text().append("│ ", style)
        row.append_text(padded(line.copy(), wide))
        row.append(" │", style)
        found.append(row)
    found.append(Text().append("╰" + "─" * (wide + 2) + "╯", style))
    return Block(wide + 4, found)


def card(thing: Thing, count: int, pen: Pen, size: Size) -> Block:
    """A card in its frame; backs are small."""
    number = pen.numbers.mark(thing)
    face = thing.face
    if face is None:
        inside = 5 if not number and not thing.marks else size.width - 2
        body = [Text(BACKS, "dim")]
        if count > 1:
            body = [Text(f"{BACKS}", "dim"), Text(f"× {count}")]
        if thing.marks:
            body += [Text(line, "italic") for line in folded(marks_of(thing), inside)]
        return frame(body, inside, number, "", thing, pen)
    inside = size.width - 2
    colour = ink(face)
    value = f" {face.value}" if face.value else ""
    name = f"{face.symbol} {face.title}".strip()
    first = Text().append(fitted(name, inside - len(value)), f"bold {colour}".strip() if number else colour)
    first.append(" " * (inside - first.cell_len - len(value)))
    first.append(value, "bold")
    body = [first]
    kind = ", ".join(part for part in (face.kind, *face.badges) if part)
    if kind:
        body.append(Text(fitted(kind, inside), "dim"))
    if thing.marks:
        body += [Text(line, "italic") for line in folded(marks_of(thing), inside)]
    if face.text and size.lines:
        words = folded(face.text, inside)
        if len(words) > size.lines:
            words = [*words[: size.lines - 1], fitted(f"{words[size.lines - 1]} ……", inside)]
        body += [Text(line) for line in words]
    return frame(body, inside, number, colour, thing, pen)


def frame(body: list[Text], inside: int, number: str, colour: str, thing: Thing, pen: Pen) -> Block:
    signs = HEAVY if number else LIGHT
    style = colour if number else "dim"
    top = Text().append(signs[:2], style)
    top.append(number, "bold reverse")
    top.append(signs[1] * (inside + 1 - top.cell_len) + signs[2], style)
    lines = [top]
    for line in body:
        row = Text().append(signs[3], style)
        row.append_text(padded(line, inside))
        row.append(signs[3], style)
        lines.append(row)
    lines.append(Text().append(signs[4] + signs[5] * inside + signs[6], style))
    if pen.chosen(thing):
        for line in (lines[0], lines[1], lines[-1]):
            line.stylize("reverse")
    if number:
        for line in lines:
            line.stylize(pointer(number))
    return Block(inside + 2, lines)


def pointer(number: str) -> Style:
    """What makes a click on something choose the option with its number."""
    return Style(meta={CLICK: int(number.strip("[]"))})


def clicked(line: Text) -> Text:
    """A line whose numbers in brackets can be clicked."""
    for at in range(line.plain.count("[")):
        start = nth(line.plain, "[", at)
        end = line.plain.find("]", start)
        word = line.plain[start + 1 : end]
        if word.isdecimal():
            line.stylize(pointer(word), start, end + 1)
            line.stylize("reverse", start, end + 1)
    return line


def nth(text: str, sign: str, count: int) -> int:
    at = text.find(sign)
    for _ in range(count):
        at = text.find(sign, at + 1)
    return at


# Putting blocks together.


def level(blocks: list[Block], width: int) -> list[Text]:
    """Blocks side by side, in as many rows as they need."""
    lines: list[Text] = []
    for row in rows(blocks, width):
        lines += beside(row)
    return lines


def rows(blocks: list[Block], width: int) -> list[list[Block]]:
    found: list[list[Block]] = []
    room = 0
    for block in blocks:
        if found and block.width + GAP <= room:
            found[-1].append(block)
            room -= block.width + GAP
        else:
            found.append([block])
            room = width - block.width
    return found


def beside(blocks: list[Block]) -> list[Text]:
    high = max(len(block.lines) for block in blocks)
    lines: list[Text] = []
    for at in range(high):
        cells = [block.lines[at] if at < len(block.lines) else Text(" " * block.width) for block in blocks]
        lines.append(Text(" " * GAP).join(cells))
    return lines


def flow(blocks: list[Block], width: int) -> list[Text]:
    """Panels side by side as they fit, with their lower frames on one line."""
    lines: list[Text] = []
    for row in rows(blocks, width):
        high = max(len(block.lines) for block in row)
        lines += beside([stretched(block, high) for block in row])
    return lines


def stretched(block: Block, high: int) -> Block:
    """A framed block as high as its neighbours."""
    side = block.lines[-1].spans[0].style if block.lines[-1].spans else ""
    empty = Text().append("│" + " " * (block.width - 2) + "│", side)
    missing = [empty] * (high - len(block.lines))
    return Block(block.width, [*block.lines[:-1], *missing, block.lines[-1]])


# Lines under headings.


def headed(table: Table, pen: Pen, width: int, telling: Telling) -> list[Text]:
    """The zones as lines under headings; in two columns where there is room."""
    count = 2 if width >= PAIRS else 1
    wide = (width - (count - 1) * 2) // count
    columns: list[list[Text]] = [[] for _ in range(count)]
    blocks = [headed_zone(zone, pen, wide, telling) for zone in table.zones]
    half = (sum(len(block) for block in blocks) + count - 1) // count
    at = 0
    for block in blocks:
        if columns[at] and len(columns[at]) + len(block) > half + 1 and at < count - 1:
            at += 1
        columns[at] += block
    high = max([len(column) for column in columns])
    padded_columns = [Block(wide, [padded(line, wide) for line in column]) for column in columns]
    for column in padded_columns:
        column.lines += [Text(" " * wide)] * (high - len(column.lines))
    return [Text("  ").join([column.lines[row] for column in padded_columns]) for row in range(high)]


def headed_zone(zone: Zone, pen: Pen, width: int, telling: Telling) -> list[Text]:
    own = pen.seat >= 0 and zone.owner == pen.seat
    title = Text().append("── ", "" if own else "dim")
    title.append(fitted(heading(zone, pen.seat), width - 4), "bold" if own else "")
    title.append(" ")
    title.append("─" * (width - title.cell_len), "" if own else "dim")
    lines = zone_lines(zone, pen.numbers, width, telling)
    mark = pen.numbers.of.get(pen.cursor, 0)
    for line in lines:
        if mark and f"[{mark}]" in line.plain:
            line.stylize("reverse", line.plain.index(f"[{mark}]"))
        clicked(line)
    return [title, *lines]
