"""A scene as lines of text, for any game: every zone with its things, the log, the prompt and the options.

The lines read from top to bottom without colour, so that a pipe, a screen reader and a full screen can
show the same. What can be chosen carries the number of its option in brackets.
"""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from worldtable.engine.scene import COLUMNS, COUNTERS, HEXES, PILE, TRACK, Group, Line, Thing, Zone
from worldtable.engine.table import View
from worldtable.terminal.boards import by_columns, columns_drawn, hexes_drawn, listed, on_top, single_row, track_drawn
from worldtable.terminal.reader import Reader, offered
from worldtable.terminal.sides import banner_text, fight_lines
from worldtable.terminal.words import (
    BACK,
    QUIET,
    amount_words,
    counted,
    facts_of,
    folded,
    heading,
    marked,
    nutshell,
    runs,
    sentence,
    text_of,
)

WIDTH = 80
INDENT = "  "
TOTAL = "Total"


class Telling:
    """How much is told: which texts, boards place by place, the members of groups, things in a few words each."""

    def __init__(
        self, texts: Callable[[Thing], bool], listing: bool = False, members: bool = True, flowing: bool = False
    ) -> None:
        self.texts = texts
        self.listing = listing
        self.members = members
        self.flowing = flowing


def every_text(thing: Thing) -> bool:
    return True


def no_text(thing: Thing) -> bool:
    return False


EVERYTHING = Telling(every_text)
BRIEFLY = Telling(no_text, members=False)
NUTSHELLS = Telling(no_text, members=False, flowing=True)


def drawn(table: View, width: int = WIDTH, telling: Telling = EVERYTHING) -> str:
    """Everything a seat sees, as plain text."""
    parts = [head_line(table), *scene_lines(table, width, telling)]
    if table.log:
        parts += ["", *[f"- {said.text}" for said in table.log]]
    return "\n".join([*parts, "", *question_lines(table, width)]).rstrip()


def head_line(table: View) -> str:
    """Round and phase, and whose turn it is."""
    parts = [table.status] if table.status else []
    if table.over:
        parts.append("the game is over")
    elif 0 <= table.turn < len(table.names):
        parts.append("your turn" if table.turn == table.seat else f"{table.names[table.turn]}'s turn")
    line = " · ".join(parts)
    return line[:1].upper() + line[1:]


def scene_lines(table: View, width: int, telling: Telling) -> list[str]:
    """The sides, the zones as plain text one under the other, and last, next to the question, what is going on."""
    reader = Reader(table)
    lines = [part for each in table.banners for part in plain(hanging(banner_text(each, table, reader), width, ""))]
    for zone in sorted(table.zones, key=lambda zone: zone.now):
        lines += ["", *plain(hanging(heading(zone, reader), width, ""))]
        lines += plain(zone_lines(zone, reader, width, telling))
    if table.fight is not None:
        lines += ["", *fight_lines(table.fight, reader, width)]
    return lines


def plain(lines: list[Text]) -> list[str]:
    return [line.plain.rstrip() for line in lines]


def zone_lines(zone: Zone, reader: Reader, width: int, telling: Telling) -> list[Text]:
    """What lies in a zone; the texts of its faces with it, as far as they are told."""
    if zone.kind == COUNTERS and not telling.flowing:
        lines = flowing([sentence(thing, reader, zone.owner) for thing in zone.things], width)
    elif zone.kind == TRACK:
        lines = flowing(track_drawn(zone, reader), width)
    elif zone.kind == HEXES or (zone.kind == COLUMNS and not single_row(zone)):
        lines = board(zone, reader, width, telling)
    elif telling.flowing:
        lines = flowing(nutshells(zone, reader), width)
    else:
        lines = item_lines(zone, reader, width, telling)
    return lines + flowing([Text(group_words(each, reader, telling)) for each in zone.groups], width)


def group_words(group: Group, reader: Reader, telling: Telling) -> str:
    """Things that belong together: their name, numbers and state, and which they are."""
    if telling.flowing and len(group.amounts) == 1:
        amount = group.amounts[0]
        number = f"{amount.value}" if amount.most is None else f"{amount.value} of {amount.most}"
        return f"{group.label}: {', '.join([number, *group.state])}"
    facts = [*[amount_words(each) for each in group.amounts], *group.state]
    words = f"{group.label} ({', '.join(facts)})" if facts else group.label
    names = [reader.names[code] for code in group.codes if code in reader.names]
    return f"{words}: {', '.join(names)}" if len(names) > 1 and telling.members else words


def nutshells(zone: Zone, reader: Reader) -> list[Text]:
    """The things of a zone in a few words each."""
    return [
        nutshell(thing, reader, zone.owner, zone.kind == COUNTERS) if count == 1 else Text(f"{count} {BACK}", QUIET)
        for thing, count in ([] if counted(zone, reader) else runs(zone.things, reader))
    ]


def titles(zone: Zone, reader: Reader) -> list[Text]:
    """What lies in a zone by name alone; counters are their numbers."""
    if zone.kind in (COUNTERS, TRACK):
        return nutshells(zone, reader)
    things = on_top(zone) if zone.kind in (HEXES, COLUMNS) else zone.things
    return [
        marked(thing, reader, short=True) if count == 1 else Text(f"{count} {BACK}", QUIET)
        for thing, count in ([] if counted(zone, reader) else runs(things, reader))
    ]


def item_lines(zone: Zone, reader: Reader, width: int, telling: Telling) -> list[Text]:
    """Things of a row, a fan, a pile or notes: a line each, and the text under it."""
    lines: list[Text] = []
    if counted(zone, reader):
        return lines  # the heading has said how many there are
    for thing, count in runs(zone.things, reader):
        if count > 1:
            lines.append(Text(f"{INDENT}{count} {BACK}", QUIET))
            continue
        lines += hanging(sentence(thing, reader, zone.owner), width)
        if zone.kind != PILE and telling.texts(thing):
            lines += [Text(line, QUIET) for line in folded(text_of(thing), width, INDENT * 3)]
    return lines


def hanging(line: Text, width: int, first: str = INDENT) -> list[Text]:
    """A line with its indent, folded with a deeper one if it is too long."""
    if line.cell_len + len(first) <= width:
        return [Text(first).append_text(line)]
    pieces = folded(line.plain, width - len(first) - len(INDENT))
    lines: list[Text] = []
    start = 0
    for at, piece in enumerate(pieces):
        start = line.plain.index(piece, start)
        indent = first if at == 0 else first + INDENT
        lines.append(Text(indent).append_text(line[start : start + len(piece)]))
        start += len(piece)
    return lines


def flowing(items: list[Text], width: int) -> list[Text]:
    """Short items beside each other, as many as fit in a line."""
    lines: list[Text] = []
    current = Text(INDENT)
    for item in items:
        empty = current.plain == INDENT
        if not empty and current.cell_len + 3 + item.cell_len > width:
            lines.append(current)
            current = Text(INDENT)
            empty = True
        if not empty:
            current.append(" | ", QUIET)
        if len(INDENT) + item.cell_len > width:
            lines += hanging(item, width)
            continue
        current.append_text(item)
    return [*lines, current] if current.plain != INDENT else lines


def board(zone: Zone, reader: Reader, width: int, telling: Telling) -> list[Text]:
    """The picture of a board, or a list of its places; and what its faces say, alike ones together."""
    if zone.kind == HEXES:
        picture, words = hexes_drawn(zone, width - 2, reader), ("q", "r")
    else:
        picture, words = columns_drawn(zone, width - 2, reader, 2 if telling.flowing else 3), ("column", "row")
    lines = [Text(INDENT).append_text(line) for line in picture]
    if telling.flowing and not picture:
        lines = flowing(by_columns(zone, reader), width)
    elif telling.listing or not picture:
        lines = [part for line in listed(zone, reader, *words) for part in hanging(line, width)]
    for entry in legend([thing for thing in zone.things if telling.texts(thing)]):
        lines += [Text(line, QUIET) for line in folded(entry, width, INDENT * 2)]
    return lines


def legend(things: list[Thing]) -> list[str]:
    """What faces say: each text once, after the titles it belongs to."""
    found: dict[tuple[str, str], list[str]] = {}
    for thing in things:
        face = thing.face
        if face is not None and face.text:
            titles = found.setdefault((facts_of(thing), face.text), [])
            if face.title not in titles:
                titles.append(face.title)
    heads = [", ".join(titles) + (f" ({facts})" if facts else "") for (facts, _), titles in found.items()]
    return [f"{head}: {text}" for head, (_, text) in zip(heads, found, strict=True)]


def question_lines(table: View, width: int) -> list[str]:
    """The prompt and the numbered options, or whom the table waits for, or how the game ended."""
    if table.over:
        return folded(table.verdict, width)
    if not table.choices:
        names = ", ".join(table.names[seat] for seat in table.waiting)
        return [f"The table waits for {names}."]
    lines = folded(table.prompt, width)
    for number, choice in enumerate(offered(table), 1):
        first, *rest = folded(choice.sentence, width - 6) or [""]
        lines.append(f"{number:>4}. {first}")
        lines += [f"      {line}" for line in rest]
    return lines


def sheet_lines(sides: list[str], sheets: list[list[Line]], width: int = WIDTH) -> list[str]:
    """Score sheets: side by side if they have the same lines and fit, else one under the other."""
    labels = [[line.label for line in sheet] for sheet in sheets]
    first = max([len(label) for label in labels[0]] + [len(TOTAL)])
    widths = [max(len(side), 4) + 2 for side in sides]
    same = all(each == labels[0] for each in labels) and len(set(labels[0])) == len(labels[0])
    if len(sheets) > 1 and same and first + sum(widths) <= width:
        rows = [("", sides)]
        rows += [(label, [str(sheet[at].points) for sheet in sheets]) for at, label in enumerate(labels[0])]
        rows.append((TOTAL, [str(total(sheet)) for sheet in sheets]))
        return [
            f"{label:<{first}}" + "".join(f"{each:>{room}}" for each, room in zip(cells, widths, strict=True))
            for label, cells in rows
        ]
    lines: list[str] = []
    for side, sheet in zip(sides, sheets, strict=True):
        lines += [f"{side}: {total(sheet)}"] if not lines else ["", f"{side}: {total(sheet)}"]
        for line in sheet:
            start, *rest = folded(line.label, width - 9)
            lines += [f"{line.points:>6}  {start}", *[f"        {each}" for each in rest]]
    return lines


def total(sheet: list[Line]) -> int:
    return sum(line.points for line in sheet)
