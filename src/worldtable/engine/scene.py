"""What a screen can draw: a Table of Zones of Things, as data. Every client draws these and knows no game.

Numbers, kinds, states and owners travel as fields; the sentences beside them are for people who read or listen, and
no client takes anything out of them. A field that is empty does not travel; docs/scene.md tells what each one means.
"""

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

# The states of a thing that every client knows how to show.
STATES: Final = frozenset(
    (
        "active",  # awake: a chip, a stage, an ability in force
        "passive",  # asleep
        "exhausted",  # has done its work for now
        "spent",  # will not do it again
        "attacking",
        "blocking",
        "fighting",  # attacker and blocker, nose to nose
        "attacked",  # the aim of the attack that goes on
        "raided",  # was attacked this turn
        "hidden",  # lies face down, or may not be attacked
        "known",  # face up for this seat alone
        "chosen",  # part of the answer that is being put together
        "fresh",  # came with the last answer
        "leaving",  # about to leave play
        "out",  # out of the game, damaged, used up
        "closed",  # takes nothing more
        "bare",  # a place whose tile is gone
        "unreachable",  # what it asks for can never be
        "even with a crystal",  # nor does its stronger effect help
        "now",  # the present one of a row of turns, chapters, stages
        "first",  # starts, leads
    )
)

Data = dict[str, object]


def filled(found: Data) -> Data:
    """The fields that hold something. The number 0 is something."""
    return {
        name: value
        for name, value in found.items()
        if value is not None and value is not False and value != "" and value != []
    }


class Amount:
    """A number with a meaning, called as people call it: strength, health, cost, points, mythium."""

    def __init__(
        self, kind: str, value: int, base: int | None = None, most: int | None = None, why: str = ""
    ) -> None:
        self.kind = kind
        self.value = value
        self.base = base  # what is printed, if that is another number
        self.most = most  # what it can reach: the goal of power, the cost of a site
        self.why = why  # why it is not what is printed

    def data(self) -> Data:
        base = self.base if self.base != self.value else None
        return {"kind": self.kind, "value": self.value, **filled({"base": base, "most": self.most, "why": self.why})}


class Piece:
    """What stands on a thing or before a player: a Cart of seat 2, three Workers, two wounds, a crystal."""

    def __init__(self, kind: str, count: int = 1, owner: int = -1, most: int | None = None, note: str = "") -> None:
        self.kind = kind
        self.count = count
        self.owner = owner  # the seat whose colour and sign it wears, -1 for none
        self.most = most  # how many places there are for them
        self.note = note

    def data(self) -> Data:
        owner = self.owner if self.owner >= 0 else None
        more = filled({"owner": owner, "most": self.most, "note": self.note})
        return {"kind": self.kind, "count": self.count, **more}


class Keyword:
    """A word of the glossary that is printed on a card, with its number if it has one."""

    def __init__(self, word: str, number: int = 0) -> None:
        self.word = word
        self.number = number

    def data(self) -> Data:
        return {"word": self.word, **filled({"number": self.number or None})}


class Need:
    """What a card asks for before it can be played, and whether its player has it."""

    def __init__(self, kind: str, count: int, met: bool) -> None:
        self.kind = kind
        self.count = count
        self.met = met

    def data(self) -> Data:
        return {"kind": self.kind, "count": self.count, "met": self.met}


class Term:
    """A part of a formula: so many points for each of something, or for several things together."""

    def __init__(
        self, kind: str, number: int, of: tuple[str, ...] = (), most: int | None = None, enhanced: bool = False
    ) -> None:
        self.kind = kind
        self.number = number
        self.of = of
        self.most = most
        self.enhanced = enhanced

    def data(self) -> Data:
        more = filled({"of": list(self.of), "most": self.most, "enhanced": self.enhanced})
        return {"kind": self.kind, "number": self.number, **more}


class Face:
    """What is printed on a card, tile or token. Colour never speaks alone: a symbol says the same."""

    def __init__(
        self,
        title: str,
        kind: str = "",
        *,
        id: str = "",
        group: str = "",
        line: str = "",
        text: str = "",
        short: str = "",
        brief: str = "",
        look: str = "",
        colour: str = "",
        symbol: str = "",
        amounts: tuple[Amount, ...] = (),
        keywords: tuple[Keyword, ...] = (),
        formula: tuple[Term, ...] = (),
    ) -> None:
        self.title = title
        self.kind = kind  # one of the game's kinds of things: follower, site, invite
        self.id = id  # of the card in its card set
        self.group = group  # guild, element, suit, terrain
        self.line = line  # kind, group and the like in words
        self.text = text  # all its words
        self.short = short  # its name in at most eleven letters, where the name is longer
        self.brief = brief  # its words in at most sixty letters
        self.look = look  # what its picture shows
        self.colour = colour
        self.symbol = symbol
        self.amounts = amounts  # as printed
        self.keywords = keywords
        self.formula = formula

    def data(self) -> Data:
        return {
            "title": self.title,
            **filled(
                {
                    "kind": self.kind,
                    "id": self.id,
                    "group": self.group,
                    "line": self.line,
                    "text": self.text,
                    "short": self.short,
                    "brief": self.brief,
                    "look": self.look,
                    "colour": self.colour,
                    "symbol": self.symbol,
                    "amounts": [each.data() for each in self.amounts],
                    "keywords": [each.data() for each in self.keywords],
                    "formula": [each.data() for each in self.formula],
                }
            ),
        }


class Thing:
    """One thing on the table. Without a face it lies face down, and its id tells its place alone."""

    def __init__(
        self,
        id: str,
        face: Face | None,
        code: int = -1,
        at: tuple[int, ...] = (),
        *,
        state: tuple[str, ...] = (),
        amounts: tuple[Amount, ...] = (),
        pieces: tuple[Piece, ...] = (),
        needs: tuple[Need, ...] = (),
        links: tuple[tuple[str, int], ...] = (),
        notes: tuple[str, ...] = (),
    ) -> None:
        self.id = id
        self.face = face
        self.code = code  # the code that points at it, -1 if nothing ever does
        self.at = at  # (index), (column, row) or (q, r), as its zone's kind wants
        self.state = state  # words of STATES
        self.amounts = amounts  # as they are now, where they are not as printed or not printed at all
        self.pieces = pieces
        self.needs = needs
        self.links = links  # (how, code): what it scores for, copies, is stored on
        self.notes = notes  # sentences, shown only large

    def data(self) -> Data:
        return {
            "id": self.id,
            "face": None if self.face is None else self.face.data(),
            **filled(
                {
                    "code": self.code if self.code >= 0 else None,
                    "at": list(self.at),
                    "state": list(self.state),
                    "amounts": [each.data() for each in self.amounts],
                    "pieces": [each.data() for each in self.pieces],
                    "needs": [each.data() for each in self.needs],
                    "links": [{"how": how, "code": code} for how, code in self.links],
                    "notes": list(self.notes),
                }
            ),
        }


class Group:
    """Things of a zone that belong together: a chain of tiles, a complete row, a group for hire."""

    def __init__(
        self, kind: str, label: str, codes: list[int], amounts: tuple[Amount, ...] = (), state: tuple[str, ...] = ()
    ) -> None:
        self.kind = kind
        self.label = label
        self.codes = codes
        self.amounts = amounts
        self.state = state

    def data(self) -> Data:
        more = filled({"amounts": [each.data() for each in self.amounts], "state": list(self.state)})
        return {"kind": self.kind, "label": self.label, "codes": self.codes, **more}


class Zone:
    """A place on the table: whose it is, what it is called, how it is laid out, what lies there."""

    def __init__(
        self,
        id: str,
        label: str,
        kind: str,
        things: list[Thing],
        owner: int = -1,
        *,
        note: str = "",
        count: int | None = None,
        code: int = -1,
        now: bool = False,
        amounts: tuple[Amount, ...] = (),
        groups: tuple[Group, ...] = (),
    ) -> None:
        self.id = id
        self.label = label
        self.kind = kind
        self.things = things
        self.owner = owner
        self.note = note
        self.count = count  # how many lie there, where not all of them are things: a deck, a pile
        self.code = code  # the code that points at the place itself: the deck to draw from, a column
        self.now = now  # it tells what is going on: an attack, a card being carried out; clients keep it in sight
        self.amounts = amounts
        self.groups = groups

    def data(self) -> Data:
        return {
            "id": self.id,
            "label": self.label,
            "kind": self.kind,
            "owner": self.owner,
            "things": [thing.data() for thing in self.things],
            **filled(
                {
                    "note": self.note,
                    "count": self.count,
                    "code": self.code if self.code >= 0 else None,
                    "now": self.now,
                    "amounts": [each.data() for each in self.amounts],
                    "groups": [each.data() for each in self.groups],
                }
            ),
        }


class Banner:
    """What everybody sees of a player, or of a solo opponent, at a glance."""

    def __init__(
        self,
        side: int,
        name: str,
        *,
        code: int = -1,
        doing: str = "",
        score: int | None = None,
        state: tuple[str, ...] = (),
        amounts: tuple[Amount, ...] = (),
        pieces: tuple[Piece, ...] = (),
        notes: tuple[str, ...] = (),
    ) -> None:
        self.side = side
        self.name = name
        self.code = code  # the code that points at the player
        self.doing = doing  # attacks with 5, passed, chooses
        self.score = score  # None while it is secret
        self.state = state
        self.amounts = amounts
        self.pieces = pieces
        self.notes = notes

    def data(self) -> Data:
        return {
            "side": self.side,
            "name": self.name,
            **filled(
                {
                    "code": self.code if self.code >= 0 else None,
                    "doing": self.doing,
                    "score": self.score,
                    "state": list(self.state),
                    "amounts": [each.data() for each in self.amounts],
                    "pieces": [each.data() for each in self.pieces],
                    "notes": list(self.notes),
                }
            ),
        }


class Line:
    """A labelled line of a score sheet, and the code of the thing that brought it, if one did."""

    def __init__(self, label: str, points: int, code: int = -1, kind: str = "") -> None:
        self.label = label
        self.points = points
        self.code = code
        self.kind = kind

    def data(self) -> Data:
        more = filled({"code": self.code if self.code >= 0 else None, "kind": self.kind})
        return {"label": self.label, "points": self.points, **more}


class Went:
    """Cards that a line of the log tells of, and the zones they went between: a line drawn instead of written."""

    def __init__(self, card: str, start: str, end: str, count: int = 1) -> None:
        self.card = card  # its id in its set; "" if nobody may know which
        self.start = start
        self.end = end
        self.count = count

    def data(self) -> Data:
        more = filled({"card": self.card, "count": self.count if self.count != 1 else None})
        return {"from": self.start, "to": self.end, **more}


class Said:
    """A line of the log: the words, what kind of fact, whose, the codes of what it speaks of, what went where."""

    def __init__(
        self, text: str, things: list[int], kind: str = "", by: int = -1, went: list[Went] | None = None
    ) -> None:
        self.text = text
        self.things = things
        self.kind = kind
        self.by = by
        self.went = went or []

    def data(self) -> Data:
        found: Data = {"text": self.text, "things": self.things, "kind": self.kind, "by": self.by}
        return {**found, **filled({"went": [each.data() for each in self.went]})}
