"""What the store holds of a table, as plain values."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any

from worldtable.deal import Part
from worldtable.play import Given
from worldtable.record import PERSON, Answer, Record, Redeal, redeal_of

OPEN = "open"
HUMAN = "human"
BOT = "bot"
# What a row that takes back has for a choice: LATE where the table had to agree, TOGETHER if it takes one message
# back that held several answers.
BACK, LATE, TOGETHER = -1, -2, -3
ALONE, JOINED = -1, -2  # what an answer has for a place; JOINED if it came in one message with the answer before it
PLAIN = {"str": str, "int": int, "bool": int}  # fields that the database holds as they are


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(slots=True)
class Seat:
    """Who sits there: an identity, a bot, or nobody yet; and who has seen what is hidden from all other seats."""

    seat: int
    kind: str = OPEN
    identity: str = ""
    bot: str = ""
    name: str = ""
    seen: str = ""  # every identity that has held the seat of this game, with blanks between them
    ready: bool = False  # its holder has said so, before the game
    deck: str = ""  # the deck that it brings, where decks are brought; nobody but its holder is told before the game
    hints: int = 0  # taken in the game, by whoever held it

    def show(self) -> None:
        """Its holder sees it from now on."""
        if self.identity and self.identity not in self.seen.split():
            self.seen = f"{self.seen} {self.identity}".strip()


@dataclass(frozen=True, slots=True)
class Word:
    """What the server or a person's device says about the seed: first a commitment, then the part."""

    seat: int
    identity: str  # "" for the server
    commitment: str = ""  # "" while the device is still to commit
    part: str = ""


@dataclass(slots=True)
class Head:
    """All of a table but its answers."""

    id: str
    code: str
    watch_code: str
    game: str
    version: int
    rules: str
    cards: str
    cards_hash: str
    options: dict[str, str]
    seed: str  # "" before the deal
    fair: bool
    host: str
    watch: bool = True
    reveal: bool = True
    stand_in: str = ""
    patience: int = 60
    started: bool = False
    rematch: str = ""
    created: int = field(default_factory=now)
    turn: int = 0  # rows so far
    asked: list[int] = field(default_factory=list)
    over: bool = False
    updated: int = field(default_factory=now)
    deal: list[Word] = field(default_factory=list)  # where the seed comes from; empty if somebody chose it
    taken_back: int = 0  # how often somebody took back
    taken_back_late: int = 0  # how often after something was shown or somebody else had answered
    stamp: int = 0  # changes so far, as the database counts them
    branch_of: str = ""  # the table that this one was branched off, "" for none
    redeals: list[Redeal] = field(default_factory=list)
    standing: dict[str, Any] = field(default_factory=dict)  # the prompts of those asked, or how it ended
    ticks: bool = False  # it begins when everybody has said that they are ready
    changed: list[str] = field(default_factory=list)  # wishes and options that the host changed while others sat here
    hints: str = "usual"  # how many are given: none, three, free, or as usual
    position: str = ""  # the chapter of a lesson that it began as, "" for a game
    cards_text: str = ""  # the card set that it plays with, whatever becomes of it elsewhere; "" as printed

    def values(self) -> dict[str, Any]:
        """As the database holds it."""
        found = {name: getattr(self, name) for name in self.__slots__}
        found["options"] = json.dumps(self.options, ensure_ascii=False)
        found["asked"] = ",".join(map(str, self.asked))
        found["deal"] = json.dumps([asdict(word) for word in self.deal])
        found["redeals"] = json.dumps([each.data() for each in self.redeals])
        found["standing"] = json.dumps(self.standing, ensure_ascii=False)
        found["changed"] = json.dumps(self.changed)
        return found


def head_of(values: dict[str, Any]) -> Head:
    """The head that a row of the database holds; ValueError or the like if the row is broken."""
    for each in fields(Head):
        if each.type in PLAIN and not isinstance(values[each.name], PLAIN[str(each.type)]):
            raise ValueError(each.name)
    asked = [int(each) for each in values["asked"].split(",") if each]
    deal = [Word(**word) for word in json.loads(values["deal"])]
    redeals = [redeal_of(each) for each in json.loads(values["redeals"])]
    options = {str(key): str(value) for key, value in json.loads(values["options"]).items()}
    standing = dict(json.loads(values["standing"]))
    int(values["seed"] or 0)  # none before the deal
    changed = [str(name) for name in json.loads(values["changed"])]
    found = {"options": options, "asked": asked, "deal": deal, "redeals": redeals, "standing": standing}
    return Head(**{**values, **found, "changed": changed})


def whole(head: Head, seats: Sequence[Seat]) -> bool:
    """Whether the seats of a table are all there, each of a known kind, and those that are asked among them."""
    numbers = [seat.seat for seat in seats]
    known = all(seat.kind in (OPEN, HUMAN, BOT) for seat in seats)
    return bool(seats) and numbers == list(range(len(seats))) and known and set(head.asked) <= set(numbers)


@dataclass(frozen=True, slots=True)
class Row:
    """An answer, or the taking back of some. Rows are only ever added; their key is (table, turn)."""

    turn: int  # from 1
    seat: int
    choose: int
    state: str
    at: int = ALONE
    count: int = 0

    @property
    def back(self) -> bool:
        return self.count > 0

    @property
    def late(self) -> bool:
        """It takes back what the table had to agree to: something was shown, or somebody else had answered since."""
        return self.choose == LATE or (self.count > 1 and self.choose != TOGETHER)


def row_of(given: Given) -> Row:
    return Row(given.turn, given.seat, given.choose, given.state, JOINED if given.joined else ALONE)


def row_back(turn: int, seat: int, first: int, count: int, agreed: bool) -> Row:
    """The row that takes back some answers: of one message, or, if the table agreed, all from there on."""
    return Row(turn, seat, LATE if agreed else TOGETHER if count > 1 else BACK, "", first, count)


def given_by(rows: Sequence[Row]) -> tuple[list[Given], int]:
    """The answers that stand after all the taking back, and the last row that took back (0 for none).

    An answer has no state if one before it was taken back.
    """
    given: list[Given] = []
    back = 0
    for row in rows:
        if row.count:
            later = [replace(each, state="") for each in given[row.at + row.count :]]
            given = given[: row.at] + later
            back = row.turn
        else:
            given.append(Given(row.turn, row.seat, row.choose, row.state, row.at == JOINED))
    return given, back


@dataclass(frozen=True, slots=True)
class ChatLine:
    """Something said at a table; seat -1 and no name: by the table itself."""

    number: int
    seat: int
    name: str
    text: str
    at: int


def record_of(head: Head, seats: list[Seat], given: Sequence[Given] = ()) -> Record:
    """A table as the record that replays are made of. The parts of its seed are in it when the game is over."""
    return Record(
        game=head.game,
        version=head.version,
        rules=head.rules,
        cards=head.cards,
        cards_hash=head.cards_hash,
        options=head.options,
        seats=len(seats),
        seed=int(head.seed or 0),
        names=[seat.name for seat in seats],
        players=[seat.bot if seat.kind == BOT else PERSON for seat in seats],
        answers=[Answer(each.seat, each.choose, each.state) for each in given],
        deal=[Part(word.seat, word.commitment, word.part) for word in head.deal if head.over],
        taken_back=head.taken_back,
        taken_back_late=head.taken_back_late,
        redeals=head.redeals,
        position=head.position,
    )
