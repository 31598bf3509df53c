"""A scene as panels for a full screen: cards in frames where there is room, lines where there is not.

What can be chosen has a heavy frame, bold words and the number of its option in brackets; under the
cursor the brackets are angled, and the title is shown in reverse.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from rich.style import Style
from rich.text import Text

from worldtable.engine.scene import COLUMNS, FAN, HEXES, PILE, ROW, Table, Thing, Zone
from worldtable.terminal.boards import columns_drawn, hex_room, padded, single_row
from worldtable.terminal.draw import BRIEFLY, EVERYTHING, Telling, zone_lines
from worldtable.terminal.words import Numbers, fitted, folded, heading, ink, marks_of, runs

NOBODY = -1
CLICK = "choose"  # marks what a click chooses with the number of its option
LIGHT = "╭─╮│╰─╯"
HEAVY = "┏━┓┃┗━┛"
BACKS = "░░░"
GAP = 1
LINE = 44  # cells across that a line of a panel may take
ROOMY = 8  # cells across that a hex should have
MARK = re.compile(r"\[\d+\]|«\d+»")
CURSOR = re.compile(r"«\d+»")
PAIRS = 96  # from this width on, lines stand in two columns


@dataclass(frozen=True)
class Size:
    """How large cards are drawn: cells across, and lines of their text at most."""

    width: int
    lines: int


SIZES = (Size(34, 12), Size(28, 8), Size(26, 5), Size(22, 2))
LEVELS = 2 * len(SIZES) + 3  # of drawing


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
    pictures: dict[tuple[str, int], list[Text]] = field(default_factory=dict)  # zones as lines, drawn before

    def chosen(self, thing: Thing) -> bool:
        return thing.code >= 0 and thing.code == self.numbers.cursor

    def picture(self, zone: Zone, width: int) -> list[Text]:
        """A zone as lines, which do not depend on the size of cards."""
        if (zone.id, width) not in self.pictures:
            lines = [clicked(line) for line in zone_lines(zone, self.numbers, width, BRIEFLY)]
            self.pictures[zone.id, width] = lines
        return self.pictures[zone.id, width]

    def offered(self, thing: Thing) -> bool:
        return thing.code in self.numbers.of

    def matters(self, zone: Zone) -> bool:
        """Whether a zone is the seat's own, or something in it can be chosen."""
        own = self.seat >= 0 and zone.owner == self.seat
        return own or any(self.offered(thing) for thing in zone.things)


def panels(table: Table, width: int, height: int, cursor: int = NOBODY) -> list[Text]:
    """The zones of a table, as large as they fit; too long only if nothing is short enough."""
    return at_level(table, width, fitting(table, width, height), cursor)


def fitting(table: Table, width: int, height: int) -> int:
    """The largest level of drawing that fits, else the smallest."""
    pen = Pen(Numbers(table), table.seat)

    def fits(number: int) -> bool:
        return 0 < len(level_drawn(table, width, number, pen)) <= height

    framed = 2 * len(SIZES)
    first = 0 if fits(framed - 1) else framed  # if the smallest frames are too large, all are
    return next((number for number in range(first, LEVELS - 1) if fits(number)), LEVELS - 1)


def at_level(table: Table, width: int, number: int, cursor: int = NOBODY) -> list[Text]:
    """The zones of a table at a level: cards of falling size, then only one's own, then lines; [] if too wide."""
    return level_drawn(table, width, number, Pen(Numbers(table, cursor), table.seat))


def level_drawn(table: Table, width: int, number: int, pen: Pen) -> list[Text]:
    if number < 2 * len(SIZES):
        size = SIZES[number % len(SIZES)]
        return framed_table(table, pen, width, size, number < len(SIZES)) if width >= 2 * size.width else []
    tellings = (EVERYTHING, Telling(pen.offered, backs=False), BRIEFLY)
    return headed(table, pen, width, tellings[number - 2 * len(SIZES)])


# Cards in frames.


def framed_table(table: Table, pen: Pen, width: int, size: Size, everybodys: bool) -> list[Text]:
    """All zones in frames; cards in frames of their own, everybody's or only those that matter to the seat."""
    large: list[Block] = []
    small: list[Block] = []
    for zone in table.zones:
        cards = zone.kind in (ROW, FAN) and (everybodys or pen.matters(zone))
        blocks = large if cards or zone.kind in (ROW, FAN, COLUMNS, HEXES) else small
        blocks.append(card_panel(zone, pen, width, size, cards or (everybodys and zone.kind == PILE)))
    return flow(large, width) + flow(small, width)


def card_panel(zone: Zone, pen: Pen, width: int, size: Size, cards: bool) -> Block:
    """A zone in a frame, with its cards side by side or as lines."""
    inside = width - 4
    if cards:
        lines = level([card(thing, count, pen, size) for thing, count in runs(zone.things)], inside)
    else:
        room = inside if zone.kind in (COLUMNS, HEXES) else min(inside, max(inside // 2 - 3, LINE))
        lines = pen.picture(zone, room)
    title = heading(zone, pen.seat)
    wide = max([line.cell_len for line in lines] + [min(len(title) + 2, inside)])
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
    return Style(meta={CLICK: int(number.strip("[]«»"))})


def clicked(line: Text) -> Text:
    """A line whose numbers in brackets stand out and can be clicked."""
    for found in MARK.finditer(line.plain):
        line.stylize(pointer(found.group()), found.start(), found.end())
        line.stylize("reverse", found.start(), found.end())
    return line


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
    """The zones as lines under headings; in two columns where there is room, wide boards across both."""
    half = (width - 2) // 2
    if width < PAIRS:
        return [line for zone in table.zones for line in headed_zone(zone, pen, width, telling)]
    lines: list[Text] = []
    blocks: list[list[Text]] = []
    for zone in table.zones:
        if wants_width(zone, half - 2, pen):
            lines += in_pairs(blocks, half) + headed_zone(zone, pen, width, telling)
            blocks = []
        else:
            blocks.append(headed_zone(zone, pen, half, telling))
    return lines + in_pairs(blocks, half)


def wants_width(zone: Zone, width: int, pen: Pen) -> bool:
    """Whether a board would be cramped in some width."""
    if zone.kind == HEXES:
        return hex_room(zone, width) < ROOMY
    return zone.kind == COLUMNS and not single_row(zone) and not columns_drawn(zone, width, pen.numbers)


def in_pairs(blocks: list[list[Text]], wide: int) -> list[Text]:
    """Blocks in two columns of about the same height, read down the first and then down the second."""
    left: list[Text] = []
    right: list[Text] = []
    total = sum(len(block) for block in blocks)
    for block in blocks:
        if right or (left and len(left) + len(block) > (total + 1) // 2 + 1):
            right += block
        else:
            left += block
    left += [Text() for _ in range(len(right) - len(left))]
    right += [Text() for _ in range(len(left) - len(right))]
    return [Text("  ").join([padded(one, wide), padded(two, wide)]) for one, two in zip(left, right, strict=True)]


def headed_zone(zone: Zone, pen: Pen, width: int, telling: Telling) -> list[Text]:
    own = pen.seat >= 0 and zone.owner == pen.seat
    title = Text().append("── ", "" if own else "dim")
    title.append(fitted(heading(zone, pen.seat), width - 4), "bold" if own else "")
    title.append(" ")
    title.append("─" * (width - title.cell_len), "" if own else "dim")
    lines = zone_lines(zone, pen.numbers, width, telling)
    for line in lines:
        found = CURSOR.search(line.plain)
        if found and zone.kind not in (HEXES, COLUMNS):
            line.stylize("reverse", found.start())
        clicked(line)
    return [title, *lines]
