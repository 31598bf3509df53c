"""Things in words: what a face, a mark or a place is called, and the styles that go with it."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from rich.cells import cell_len
from rich.color import Color, ColorParseError
from rich.text import Text

from worldtable.engine.scene import Face, Table, Thing, Zone

MARKED = "bold"  # what can be chosen, beside its number
QUIET = "dim"
BACK = "face down"

# Colours of faces that read well on a dark and on a light ground; a symbol always says the same.
INKS = {
    "black": "bright_black",
    "blue": "#5f9fef",
    "brown": "#b08050",
    "cyan": "#3fb8c0",
    "gold": "#d0a020",
    "green": "#4fa860",
    "grey": "bright_black",
    "orange": "#e08a30",
    "pink": "#e070b0",
    "purple": "#a078e0",
    "red": "#e05f5f",
    "silver": "#909aa6",
    "white": "",
    "yellow": "#c8b020",
}


class Numbers:
    """The numbers of the open question's options, by the codes they stand for."""

    def __init__(self, table: Table, cursor: int = -1) -> None:
        self.of = {choice.code: number for number, choice in enumerate(table.choices, 1)}
        self.cursor = cursor  # the code that a cursor stands on, -1 if there is none

    def mark(self, thing: Thing) -> str:
        """ "[3]" beside what option 3 points at, "«3»" if the cursor is there too, "" beside all else."""
        number = self.of.get(thing.code, 0)
        if not number:
            return ""
        return f"«{number}»" if thing.code == self.cursor else f"[{number}]"


def ink(face: Face) -> str:
    """The style of a face's colour, "" if the terminal has none for it."""
    name = face.colour.lower()
    if name in INKS:
        return INKS[name]
    try:
        Color.parse(name)
    except ColorParseError:
        return ""
    return name


def title_of(thing: Thing) -> str:
    return thing.face.title if thing.face is not None else BACK


def names_of(thing: Thing) -> list[str]:
    """What a thing can be called by: its title, and its marks, which may name its place."""
    return [*([thing.face.title] if thing.face is not None else []), *thing.marks]


def called(thing: Thing, name: str) -> str:
    """A thing by one of its names: the title, with the mark beside it if it is that."""
    title = title_of(thing)
    return title if name == title else f"{title}, {name}"


def facts_of(face: Face) -> str:
    """Kind, value and badges: what stands beside a title."""
    first = " ".join(part for part in (face.kind, face.value) if part)
    return ", ".join(part for part in (first, *face.badges) if part)


def marks_of(thing: Thing) -> str:
    return ", ".join(thing.marks)


def sentence(thing: Thing, numbers: Numbers) -> Text:
    """A thing in a line: its number if it can be chosen, title, symbol, kind, value, badges and marks."""
    line = Text()
    mark = numbers.mark(thing)
    if mark:
        line.append(f"{mark} ", MARKED)
    face = thing.face
    if face is None:
        line.append(BACK, QUIET)
    else:
        colour = ink(face)
        if face.symbol:
            line.append(f"{face.symbol} ", colour)
        line.append(face.title, f"{MARKED} {colour}".strip() if mark else colour)
        facts = facts_of(face)
        if facts:
            line.append(f" ({facts})")
    if thing.marks:
        line.append(f": {marks_of(thing)}", "italic")
    return line


def runs(things: list[Thing]) -> Iterator[tuple[Thing, int]]:
    """Things in order; backs that nothing tells apart are counted together."""
    at = 0
    while at < len(things):
        thing = things[at]
        count = 1
        if thing.face is None and thing.code < 0 and not thing.marks:
            while at + count < len(things) and alike(things[at + count]):
                count += 1
        yield thing, count
        at += count


def alike(thing: Thing) -> bool:
    return thing.face is None and thing.code < 0 and not thing.marks


def heading(zone: Zone, seat: int) -> str:
    """What a zone is called, whose it is if that is you, and its note or how many things it holds."""
    label = zone.label
    if seat >= 0 and zone.owner == seat and not label.lower().startswith("your"):
        label = f"{label} (yours)"
    if zone.note:
        return f"{label}: {zone.note}"
    return label if zone.things else f"{label}: empty"


def folded(text: str, width: int, indent: str = "") -> list[str]:
    """A paragraph in lines of a width."""
    lines: list[str] = []
    for part in text.splitlines():
        lines.extend(wrap(part, max(width, 12), initial_indent=indent, subsequent_indent=indent) or [""])
    return lines


def fitted(text: str, width: int) -> str:
    """A text cut to some cells, with dots for what is missing."""
    if cell_len(text) <= width:
        return text
    while text and cell_len(text) > width - 1:
        text = text[:-1]
    return f"{text}…" if width > 0 else ""


def text_of(thing: Thing) -> str:
    return thing.face.text if thing.face is not None else ""


def described(thing: Thing, zone: Zone) -> str:
    """All that can be seen of a thing, in a paragraph."""
    face = thing.face
    if face is None:
        words = BACK.capitalize()
    else:
        facts = facts_of(face)
        words = f"{face.title} ({facts})" if facts else face.title
    if thing.marks:
        words = f"{words}: {marks_of(thing)}"
    label = zone.label
    if label.startswith(("The ", "Your ")):
        label = label[0].lower() + label[1:]
    where = f"{words}, in {label}."
    return f"{where} {face.text}" if face is not None and face.text else where
