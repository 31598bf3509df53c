"""Things in words: what numbers, pieces, faces and places are called, and the styles that go with them."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from rich.cells import cell_len
from rich.color import Color, ColorParseError
from rich.text import Text

from worldtable.engine.scene import Amount, Face, Keyword, Need, Piece, Thing, Zone
from worldtable.terminal.reader import Reader

QUIET = "dim"
BACK = "face down"
ALONE = ("a", "s", "um")  # words with these endings are many already: Militia, wounds, mythium

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


# Numbers and pieces.


def amount_words(amount: Amount) -> str:
    """ "strength 4 (printed 3)", "power 3 of 10"."""
    words = f"{amount.kind} {amount.value}"
    if amount.most is not None:
        words = f"{words} of {amount.most}"
    if amount.base is not None and amount.base != amount.value:
        words = f"{words} (printed {amount.base})"
    return words


def amounts_now(thing: Thing) -> list[Amount]:
    """The numbers of a thing as they are now; what is printed stays known where it is another number."""
    printed = thing.face.amounts if thing.face is not None else ()
    now = {each.kind: each for each in thing.amounts}
    found: list[Amount] = []
    for each in printed:
        new = now.pop(each.kind, each)
        base = each.value if new.base is None else new.base
        found.append(Amount(new.kind, new.value, base, new.most, new.why))
    return [*found, *now.values()]


def plural(kind: str, count: int) -> str:
    """A kind of piece as so many of them are called."""
    if count == 1 or kind.endswith(ALONE):
        return kind
    if kind.endswith("man"):
        return f"{kind[:-3]}men"
    if kind.endswith("y") and kind[-2:-1] not in "aeiou":
        return f"{kind[:-1]}ies"
    return f"{kind}s"


def piece_words(piece: Piece, reader: Reader, holder: int = -1) -> str:
    """ "2 Workers of Ada"; whose they are goes without saying if it is the one they stand before."""
    count = f"{piece.count} of {piece.most}" if piece.most is not None else f"{piece.count}"
    words = f"{count} {plural(piece.kind, piece.count if piece.most is None else piece.most)}"
    if piece.owner >= 0 and piece.owner != holder:
        words = f"{words} of {'yours' if piece.owner == reader.seat else reader.side(piece.owner)}"
    return f"{words} ({piece.note})" if piece.note else words


def need_words(need: Need) -> str:
    return f"needs {need.count} {need.kind} ({'met' if need.met else 'missing'})"


def keyword_words(keyword: Keyword) -> str:
    return f"{keyword.word} {keyword.number}" if keyword.number else keyword.word


# Faces and things.


def title_of(thing: Thing) -> str:
    return thing.face.title if thing.face is not None else BACK


def short_of(face: Face) -> str:
    return face.short or face.title


def names_of(thing: Thing) -> list[str]:
    """What a thing can be called by."""
    face = thing.face
    return [] if face is None else [name for name in (face.title, face.short) if name]


def line_of(face: Face) -> str:
    """Kind and group: what kind of thing it is."""
    return face.line or ", ".join(part for part in (face.kind, face.group) if part)


def keywords_of(face: Face) -> list[str]:
    """The keywords that the line does not tell already."""
    return [keyword_words(each) for each in face.keywords if each.word not in line_of(face)]


def facts_of(thing: Thing) -> str:
    """Kind, numbers and keywords: what stands beside a title."""
    if thing.face is None:
        return ", ".join(amount_words(each) for each in thing.amounts)
    numbers = amounts_now(thing)
    told = {thing.face.title.lower(), *[each.kind.lower() for each in numbers]}
    kind = [thing.face.line] if thing.face.line else [thing.face.kind, thing.face.group]
    parts = [part for part in kind if part and part.lower() not in told]
    return ", ".join([*parts, *[amount_words(each) for each in numbers], *keywords_of(thing.face)])


def condition(thing: Thing, reader: Reader, holder: int = -1) -> str:
    """How it goes with a thing: its states, what stands on it, what it needs, what it belongs to."""
    parts = [*thing.state, *[piece_words(each, reader, holder) for each in thing.pieces]]
    parts += [need_words(each) for each in thing.needs]
    parts += [f"{how} {reader.names[code]}" for how, code in thing.links if code in reader.names]
    return ", ".join(parts)


def sentence(thing: Thing, reader: Reader, holder: int = -1) -> Text:
    """A thing in a line: its number if it can be chosen, title, symbol, kind, numbers, states and pieces."""
    line = marked(thing, reader)
    facts = facts_of(thing)
    if facts:
        line.append(f" ({facts})")
    now = condition(thing, reader, holder)
    if now:
        line.append(f": {now}", "italic")
    return line


def marked(thing: Thing, reader: Reader, short: bool = False) -> Text:
    """The title of a thing after the numbers of the options that point at it."""
    line = Text().append_text(reader.mark(thing.code))
    if line.plain:
        line.append(" ")
    face = thing.face
    if face is None:
        return line.append(BACK, QUIET)
    colour = ink(face)
    if face.symbol:
        line.append(f"{face.symbol} ", colour)
    style = "reverse" if reader.pointed(thing.code) else "bold" if line.plain and reader.offers(thing.code) else ""
    return line.append(short_of(face) if short else face.title, f"{style} {colour}".strip())


def nutshell(thing: Thing, reader: Reader, holder: int = -1, counter: bool = False) -> Text:
    """A thing in a few words: its short title, its numbers, states and pieces. A counter is its number."""
    line = marked(thing, reader, short=True)
    now = amounts_now(thing)
    bare = counter and len(now) == 1 and now[0].most is None
    parts = [*([str(now[0].value)] if bare else numbers_in_short(thing)), *thing.state]
    parts += [piece_words(each, reader, holder) for each in thing.pieces]
    return line.append(f" {', '.join(parts)}" if parts else "")


def numbers_in_short(thing: Thing) -> list[str]:
    """A thing's numbers as they are now, else as printed: a single one without its kind, unless the title has it."""
    printed = thing.face.amounts if thing.face is not None else ()
    if not thing.amounts and len(printed) == 1 and printed[0].most is None:
        number = str(printed[0].value)
        return [number] if number not in title_of(thing).split() else []
    return [amount_words(Amount(each.kind, each.value, most=each.most)) for each in thing.amounts or printed]


def runs(things: list[Thing], reader: Reader) -> Iterator[tuple[Thing, int]]:
    """Things in order; backs that nothing tells apart are counted together."""
    at = 0
    while at < len(things):
        count = 1
        while alike(things[at], reader) and at + count < len(things) and alike(things[at + count], reader):
            count += 1
        yield things[at], count
        at += count


def alike(thing: Thing, reader: Reader) -> bool:
    told = thing.pieces or any(word != "hidden" for word in thing.state)
    return thing.face is None and not told and not reader.offers(thing.code)


def counted(zone: Zone, reader: Reader) -> bool:
    """Whether a number tells all that there is to tell of what lies in a zone."""
    return zone.count is not None and all(alike(thing, reader) for thing in zone.things)


def heading(zone: Zone, reader: Reader) -> Text:
    """What a zone is called, whose it is if that is you, how much lies there, its numbers and its note."""
    told = zone_facts(zone, reader)
    return label_of(zone, reader).append(f": {', '.join(told)}" if told else "")


def label_of(zone: Zone, reader: Reader) -> Text:
    line = Text().append_text(reader.mark(zone.code))
    if line.plain:
        line.append(" ")
    label = zone.label
    if reader.seat >= 0 and zone.owner == reader.seat and not label.lower().startswith("your"):
        label = f"{label} (yours)"
    return line.append(label)


def zone_facts(zone: Zone, reader: Reader) -> list[str]:
    told = [str(zone.count)] if zone.count and (counted(zone, reader) or zone.count != len(zone.things)) else []
    told += [*[amount_words(each) for each in zone.amounts], *([zone.note] if zone.note else [])]
    bare = zone.count == 0 or (zone.count is None and zone.code < 0)  # a place to point at need not hold anything
    return told if told or zone.things or not bare else ["empty"]


def described(thing: Thing, zone: Zone, reader: Reader) -> str:
    """All that can be seen of a thing, in a paragraph."""
    face = thing.face
    facts = facts_of(thing)
    words = title_of(thing) if face is not None else BACK.capitalize()
    words = f"{words} ({facts})" if facts else words
    now = condition(thing, reader, zone.owner)
    words = f"{words}: {now}" if now else words
    label = zone.label
    if label.startswith(("The ", "Your ")):
        label = label[0].lower() + label[1:]
    reasons = [f"{each.kind.capitalize()} {each.value}: {each.why}." for each in amounts_now(thing) if each.why]
    text = [face.text] if face is not None and face.text else []
    return " ".join([f"{words}, in {label}.", *text, *reasons, *thing.notes])


# Lines.


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
