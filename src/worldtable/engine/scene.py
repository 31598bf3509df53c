"""What a screen can draw: a Table of Zones of Things. Every client draws these and knows no game."""

from __future__ import annotations

from typing import Final

# The kinds of zones.
ROW: Final = "row"
FAN: Final = "fan"
PILE: Final = "pile"
COLUMNS: Final = "columns"
HEXES: Final = "hexes"
TRACK: Final = "track"
COUNTERS: Final = "counters"
NOTES: Final = "notes"

Data = dict[str, object]


class Face:
    """What a card, tile or token shows. Colour never speaks alone: a symbol says the same."""

    def __init__(
        self,
        title: str,
        kind: str = "",
        value: str = "",
        text: str = "",
        badges: tuple[str, ...] = (),
        colour: str = "",
        symbol: str = "",
    ) -> None:
        self.title = title
        self.kind = kind
        self.value = value
        self.text = text
        self.badges = badges
        self.colour = colour
        self.symbol = symbol

    def data(self) -> Data:
        return {
            "title": self.title,
            "kind": self.kind,
            "value": self.value,
            "text": self.text,
            "badges": list(self.badges),
            "colour": self.colour,
            "symbol": self.symbol,
        }


class Thing:
    """One thing on the table. Without a face it lies face down, and its id tells its place alone."""

    def __init__(
        self,
        id: str,
        face: Face | None,
        code: int = -1,
        marks: tuple[str, ...] = (),
        at: tuple[int, ...] = (),
    ) -> None:
        self.id = id
        self.face = face
        self.code = code  # the code that points at it, -1 if nothing ever does
        self.marks = marks  # exhausted, enhanced, damaged 2 …
        self.at = at  # (index), (column, row) or (q, r), as its zone's kind wants

    def data(self) -> Data:
        return {
            "id": self.id,
            "face": None if self.face is None else self.face.data(),
            "code": self.code,
            "marks": list(self.marks),
            "at": list(self.at),
        }


class Zone:
    """A place on the table: whose it is, what it is called, how it is laid out, what lies there."""

    def __init__(
        self,
        id: str,
        label: str,
        kind: str,
        things: list[Thing],
        owner: int = -1,
        note: str = "",
        now: bool = False,
    ) -> None:
        self.id = id
        self.label = label
        self.kind = kind
        self.things = things
        self.owner = owner
        self.note = note
        self.now = now  # it tells what is going on: an attack, a card being carried out; clients keep it in sight

    def data(self) -> Data:
        return {
            "id": self.id,
            "label": self.label,
            "kind": self.kind,
            "owner": self.owner,
            "note": self.note,
            "now": self.now,
            "things": [thing.data() for thing in self.things],
        }


class Line:
    """A labelled line of a score sheet."""

    def __init__(self, label: str, points: int) -> None:
        self.label = label
        self.points = points

    def data(self) -> Data:
        return {"label": self.label, "points": self.points}


class Choice:
    """One of the answers to the open question."""

    def __init__(self, code: int, label: str) -> None:
        self.code = code
        self.label = label

    def data(self) -> Data:
        return {"code": self.code, "label": self.label}


class Said:
    """A line of the log, and the codes of what it speaks of."""

    def __init__(self, text: str, things: list[int]) -> None:
        self.text = text
        self.things = things

    def data(self) -> Data:
        return {"text": self.text, "things": self.things}


class Table:
    """All that one seat may see, and what it is asked."""

    def __init__(self, seat: int, names: list[str], turn: int, zones: list[Zone]) -> None:
        self.seat = seat
        self.names = names
        self.turn = turn
        self.zones = zones
        self.status = ""  # round, phase, whatever the game keeps in its head line
        self.question = 0
        self.prompt = ""
        self.choices: list[Choice] = []
        self.waiting: list[int] = []  # the seats that are asked
        self.log: list[Said] = []
        self.sheets: list[list[Line]] = []  # a sheet for each side, where scores are public
        self.sides: list[str] = []  # whose sheets they are: the seats, and a solo opponent
        self.over = False
        self.verdict = ""

    def data(self) -> Data:
        """The table as plain lists, dicts, strings and ints: what travels to a client."""
        return {
            "seat": self.seat,
            "names": self.names,
            "turn": self.turn,
            "status": self.status,
            "zones": [zone.data() for zone in self.zones],
            "question": self.question,
            "prompt": self.prompt,
            "choices": [choice.data() for choice in self.choices],
            "waiting": self.waiting,
            "log": [said.data() for said in self.log],
            "sides": self.sides,
            "sheets": [[line.data() for line in sheet] for sheet in self.sheets],
            "over": self.over,
            "verdict": self.verdict,
        }
