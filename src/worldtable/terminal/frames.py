"""Cards and zones in frames, and how framed blocks are put together.

What can be chosen has a heavy frame, bold words and the numbers of its options in brackets; under the
cursor the brackets are angled, and the title is shown in reverse.
"""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from worldtable.engine.scene import Thing
from worldtable.terminal.boards import padded
from worldtable.terminal.reader import CLICK, Reader
from worldtable.terminal.words import (
    amount_words,
    amounts_now,
    condition,
    fitted,
    folded,
    ink,
    keywords_of,
    line_of,
    short_of,
)

LIGHT = "╭─╮│╰─╯"
HEAVY = "┏━┓┃┗━┛"
BACKS = "░░░"
GAP = 1


@dataclass(frozen=True)
class Size:
    """How large cards are drawn: cells across, and lines of their text at most."""

    width: int
    lines: int


@dataclass
class Block:
    """Lines of one width."""

    width: int
    lines: list[Text]


def framed(title: Text, lines: list[Text], wide: int, own: bool) -> Block:
    """Lines under a title in a frame."""
    style = "" if own else "dim"
    top = Text().append("╭─ ", style)
    label = title.copy()
    label.truncate(wide - 1, overflow="ellipsis")
    label.stylize("bold" if own else "")
    top.append_text(label)
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


def card(thing: Thing, count: int, reader: Reader, size: Size, holder: int) -> Block:
    """A card in its frame; backs are small."""
    face = thing.face
    now = condition(thing, reader, holder)
    if face is None:
        inside = 5 if not reader.offers(thing.code) and not now else size.width - 2
        body = [Text(BACKS, "dim")]
        if count > 1:
            body.append(Text(f"× {count}"))
        body += [Text(line, "italic") for line in folded(now, inside)]
        return frame(body, inside, "", thing, reader)
    inside = size.width - 2
    colour = ink(face)
    name = f"{face.symbol} {face.title}".strip()
    if len(name) > inside:
        name = f"{face.symbol} {short_of(face)}".strip()
    style = f"bold {colour}".strip() if reader.offers(thing.code) else colour
    body = [Text(fitted(name, inside), style)]
    numbers = ", ".join(amount_words(each) for each in amounts_now(thing))
    body += [Text(line, "bold") for line in folded(numbers, inside)]
    kind = ", ".join(part for part in (line_of(face), *keywords_of(face)) if part)
    if kind:
        body.append(Text(fitted(kind, inside), "dim"))
    body += [Text(line, "italic") for line in folded(now, inside)]
    body += [Text(line) for line in card_text(face.text, face.brief, inside, size.lines)]
    return frame(body, inside, colour, thing, reader)


def card_text(text: str, brief: str, width: int, most: int) -> list[str]:
    """The words of a card in some lines: all of them, else in brief, else cut."""
    lines = folded(text, width)
    if len(lines) > most and brief:
        lines = folded(brief, width)
    if len(lines) > most:
        lines = [*lines[: most - 1], fitted(f"{lines[most - 1]} ……", width)] if most else []
    return lines


def frame(body: list[Text], inside: int, colour: str, thing: Thing, reader: Reader) -> Block:
    mark = reader.mark(thing.code)
    signs = HEAVY if mark.plain else LIGHT
    style = colour if mark.plain else "dim"
    top = Text().append(signs[:2], style)
    top.append_text(mark)
    top.append(signs[1] * (inside + 1 - top.cell_len) + signs[2], style)
    lines = [top]
    for line in body:
        row = Text().append(signs[3], style)
        row.append_text(padded(line, inside))
        row.append(signs[3], style)
        lines.append(row)
    lines.append(Text().append(signs[4] + signs[5] * inside + signs[6], style))
    if reader.pointed(thing.code):
        for line in (lines[0], lines[1], lines[-1]):
            line.stylize("reverse")
    if mark.plain:
        for line in lines:
            line.stylize(Style(meta={CLICK: reader.numbers[thing.code]}))
    return Block(inside + 2, lines)


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
