"""A scene as panels for a full screen: cards in frames where there is room, lines where there is not.

The others sit opposite: their things are drawn first, then what is common, then one's own. Where there is little
room, zones share it: what can be chosen gets it first, then one's own; each is named in a line or two at least, so
that all of the table is in sight, and what they cannot tell stands below.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.text import Text

from worldtable.engine.scene import COLUMNS, FAN, HEXES, PILE, ROW, Zone
from worldtable.engine.table import View
from worldtable.terminal.boards import columns_drawn, hex_room, padded, single_row
from worldtable.terminal.draw import BRIEFLY, EVERYTHING, NUTSHELLS, Telling, hanging, titles, zone_lines
from worldtable.terminal.frames import Block, Size, card, flow, framed, level
from worldtable.terminal.reader import Reader
from worldtable.terminal.sides import fight_lines
from worldtable.terminal.words import heading, label_of, runs, zone_facts

LINE = 44  # cells across that a line of a panel may take
ROOMY = 8  # cells across that a hex should have
PAIRS = 96  # from this width on, lines stand in two columns
SIZES = (Size(34, 12), Size(28, 8), Size(26, 5), Size(22, 2))

# Where a zone lies, from the top of the screen to its foot.
NOW = 0
OPPOSITE = 1
COMMON = 2
OWN = 3

# How much of a zone is told where there are no frames.
NAMES = 0
FLOWING = 1
LINES = 2
SOME_TEXTS = 3  # of what can be chosen
TEXTS = 4


@dataclass(frozen=True)
class Level:
    """How a table is drawn: in frames of a size, everybody's or one's own; or each zone in a form of its own.

    What was told by name alone is told again below, out of sight; what is pinned stays in sight above what scrolls.
    """

    size: Size | None = None
    everybodys: bool = False
    forms: tuple[int, ...] = ()
    below: bool = False
    pinned: int = 0  # lines about the others at most


FRAMED = [Level(size, everybodys) for everybodys in (True, False) for size in SIZES]


@dataclass
class Pen:
    """What drawing needs to know: who reads, and what was drawn before."""

    reader: Reader
    drawn: dict[tuple[str, int, int], list[Text]] = field(default_factory=dict)  # never changed once they are drawn
    headed: dict[tuple[str, int, int], list[Text]] = field(default_factory=dict)
    cramped: dict[tuple[str, int], bool] = field(default_factory=dict)

    def own(self, zone: Zone) -> bool:
        return self.reader.seat >= 0 and zone.owner == self.reader.seat

    def offers(self, zone: Zone) -> bool:
        """Whether the zone or something in it can be chosen."""
        return self.reader.offers(zone.code) or any(self.reader.offers(thing.code) for thing in zone.things)

    def matters(self, zone: Zone) -> bool:
        """Whether a zone is the seat's own, tells what goes on, or something in it can be chosen."""
        return zone.now or self.own(zone) or self.offers(zone)

    def rank(self, zone: Zone) -> int:
        """Who gets more room first: what matters, then what lies before others, then the rest."""
        if self.matters(zone):
            return 0 if zone.now else 1 if self.offers(zone) else 2
        return 3 if zone.owner >= 0 else 4

    def told(self, zone: Zone, form: int, width: int) -> list[Text]:
        """A zone in a form, as lines."""
        if (zone.id, form, width) not in self.drawn:
            some = Telling(lambda thing: self.reader.offers(thing.code), members=False)
            telling = (NUTSHELLS, NUTSHELLS, BRIEFLY, some, EVERYTHING)[form]
            self.drawn[zone.id, form, width] = zone_lines(zone, self.reader, width, telling)
        return self.drawn[zone.id, form, width]


def panels(table: View, width: int, height: int, cursor: int = 0) -> list[Text]:
    """The zones of a table, as large as they fit; too long only if nothing is short enough."""
    chosen = fitting(table, width, height)
    return pinned(table, width, chosen) + at_level(table, width, chosen, cursor)


def at_level(table: View, width: int, chosen: Level, cursor: int = 0) -> list[Text]:
    """The zones of a table, drawn in a way that was found to fit."""
    return level_drawn(table, width, chosen, Pen(Reader(table, cursor)))


def pinned(table: View, width: int, chosen: Level) -> list[Text]:
    """What the others have, by name, if the rest must be scrolled."""
    if not chosen.pinned:
        return []
    pen = Pen(Reader(table))
    zones = [zone for zone in in_order(table) if seated(zone, table.seat) == OPPOSITE]
    boards = [zone for zone in zones if zone.kind not in (PILE, FAN)]
    lines = names_of(boards, pen, width, 2)
    if len(lines) > chosen.pinned:
        lines = names_of(boards, pen, width, 1)
    lines += names_of([zone for zone in zones if zone not in boards], pen, width, 1)
    return lines[: chosen.pinned]


def names_of(zones: list[Zone], pen: Pen, width: int, most: int) -> list[Text]:
    """Zones by name, beside each other where there is room."""
    lines = [line for zone in zones for line in by_name(zone, pen, width, most)]
    return [line for block in side_by_side(lines, width) for line in block]


def level_drawn(table: View, width: int, chosen: Level, pen: Pen) -> list[Text]:
    if chosen.size is not None:
        return framed_table(table, pen, width, chosen.size, chosen.everybodys)
    lines = headed(table, pen, width, chosen)
    if chosen.below:
        for zone, form in zip(in_order(table), chosen.forms, strict=True):
            lines += headed_zone(zone, pen, width, FLOWING) if form == NAMES and zone.things else []
    return lines


def fitting(table: View, width: int, height: int) -> Level:
    """The largest way of drawing that fits; if none does, the smallest in which what can be chosen is told."""
    pen = Pen(Reader(table))

    def fits(chosen: Level) -> bool:
        wide = chosen.size is None or width >= 2 * chosen.size.width
        return wide and len(level_drawn(table, width, chosen, pen)) <= height

    if fits(FRAMED[-1]):  # if the smallest frames are too large, all are
        return next(each for each in FRAMED if fits(each))
    zones = in_order(table)
    forms = [FLOWING if zone.now or pen.offers(zone) else NAMES for zone in zones]
    for form in (FLOWING, LINES, SOME_TEXTS, TEXTS):
        for at in sorted(range(len(zones)), key=lambda at: pen.rank(zones[at])):
            trial = [*forms[:at], form, *forms[at + 1 :]]
            if forms[at] == form - 1 and fits(Level(forms=tuple(trial))):
                forms = trial
    scrolls = not fits(Level(forms=tuple(forms)))
    return Level(forms=tuple(forms), below=True, pinned=height // 3 if scrolls else 0)


def in_order(table: View) -> list[Zone]:
    """The zones as one sits at a table: what is going on, what the others have, what is common, what is one's own."""
    return sorted(table.zones, key=lambda zone: seated(zone, table.seat))


def seated(zone: Zone, seat: int) -> int:
    if zone.now:
        return NOW
    if zone.owner < 0:
        return COMMON
    return OWN if zone.owner == seat else OPPOSITE


# Frames.


def framed_table(table: View, pen: Pen, width: int, size: Size, everybodys: bool) -> list[Text]:
    """All zones in frames; cards in frames of their own, everybody's or only those that matter to the seat."""
    large: list[Block] = []
    small: list[Block] = []
    if table.fight is not None:
        lines = [Text(line) for line in fight_lines(table.fight, pen.reader, width - 4)]
        large.append(framed(Text("The fight"), lines, max(line.cell_len for line in lines), True))
    for zone in in_order(table):
        cards = zone.kind in (ROW, FAN) and (everybodys or pen.matters(zone))
        blocks = large if cards or zone.kind in (ROW, FAN, COLUMNS, HEXES) else small
        blocks.append(card_panel(zone, pen, width, size, cards or (everybodys and zone.kind == PILE)))
    return flow(large, width) + flow(small, width)


def card_panel(zone: Zone, pen: Pen, width: int, size: Size, cards: bool) -> Block:
    """A zone in a frame, with its cards side by side or as lines."""
    inside = width - 4
    if cards:
        shown = runs(zone.things, pen.reader)
        lines = level([card(thing, count, pen.reader, size, zone.owner) for thing, count in shown], inside)
    else:
        room = inside if zone.kind in (COLUMNS, HEXES) else min(inside, max(inside // 2 - 3, LINE))
        lines = pen.told(zone, LINES, room)
    title = heading(zone, pen.reader)
    wide = max([line.cell_len for line in lines] + [min(title.cell_len + 2, inside)])
    return framed(title, lines, wide, pen.own(zone))


# Lines under headings.


def headed(table: View, pen: Pen, width: int, chosen: Level) -> list[Text]:
    """The zones as lines under headings; in two columns where there is room, wide boards across both."""
    fight = [] if table.fight is None else [Text(line) for line in fight_lines(table.fight, pen.reader, width)]
    half = (width - 2) // 2 if width >= PAIRS else width
    lines = fight
    blocks: list[list[Text]] = []
    short: list[Text] = []  # zones by name, which may stand beside each other
    for zone, form in zip(in_order(table), chosen.forms, strict=True):
        if chosen.pinned and form == NAMES and seated(zone, table.seat) == OPPOSITE:
            continue
        if form == NAMES:
            short += by_name(zone, pen, half, 2 if seated(zone, table.seat) == OPPOSITE else 1)
            continue
        blocks += side_by_side(short, half)
        short = []
        if half < width and wants_width(zone, half - 2, pen):
            lines += in_pairs(blocks, half) + headed_zone(zone, pen, width, form)
            blocks = []
        else:
            blocks.append(headed_zone(zone, pen, half, form))
    blocks += side_by_side(short, half)
    if half < width:
        return lines + in_pairs(blocks, half)
    return lines + [line for block in blocks for line in block]


def by_name(zone: Zone, pen: Pen, width: int, most: int = 1) -> list[Text]:
    """A zone in some lines: as many names as there is room for, or its numbers."""
    names = titles(zone, pen.reader)
    line = label_of(zone, pen.reader) if names else heading(zone, pen.reader)
    line.append(": " if names else "").append_text(Text(", ").join(names))
    lines = hanging(line, width, "")
    if len(lines) > most:
        lines[most - 1].truncate(width - 1)
        lines[most - 1].append("…")
    return lines[:most]


def side_by_side(lines: list[Text], width: int) -> list[list[Text]]:
    """Short lines beside each other, as many as fit."""
    found: list[Text] = []
    for line in lines:
        if found and found[-1].cell_len + 3 + line.cell_len <= width:
            found[-1].append(" · ", "dim").append_text(line)
        else:
            found.append(line)
    return [[line] for line in found]


def wants_width(zone: Zone, width: int, pen: Pen) -> bool:
    """Whether a board would be cramped in some width."""
    if zone.kind == HEXES:
        return hex_room(zone, width) < ROOMY
    if zone.kind != COLUMNS or single_row(zone):
        return False
    if (zone.id, width) not in pen.cramped:
        pen.cramped[zone.id, width] = not columns_drawn(zone, width, pen.reader)
    return pen.cramped[zone.id, width]


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
    both = zip(left, right, strict=True)
    return [Text("  ").join([padded(one.copy(), wide), padded(two.copy(), wide)]) for one, two in both]


def headed_zone(zone: Zone, pen: Pen, width: int, form: int) -> list[Text]:
    """A zone under a rule with its heading; numbers that the rule has no room for stand below it."""
    if (zone.id, form, width) in pen.headed:
        return pen.headed[zone.id, form, width]
    style = "" if pen.own(zone) else "dim"
    label = heading(zone, pen.reader)
    facts: list[Text] = []
    if label.cell_len > width - 4:
        label = label_of(zone, pen.reader)
        label.truncate(width - 4, overflow="ellipsis")
        facts = hanging(Text(", ".join(zone_facts(zone, pen.reader))), width)
    label.stylize("bold" if pen.own(zone) else "")
    title = Text().append("── ", style).append_text(label).append(" ")
    title.append("─" * (width - title.cell_len), style)
    pen.headed[zone.id, form, width] = [title, *facts, *pen.told(zone, form, width)]
    return pen.headed[zone.id, form, width]
