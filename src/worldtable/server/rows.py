"""What the store holds of a table, as plain values."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from worldtable.record import PERSON, Answer, Record

OPEN = "open"
HUMAN = "human"
BOT = "bot"


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(slots=True)
class Seat:
    """Who sits there: an identity, a bot, or nobody yet."""

    seat: int
    kind: str = OPEN
    identity: str = ""
    bot: str = ""
    name: str = ""


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
    seed: str
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

    def values(self) -> dict[str, Any]:
        """As the database holds it."""
        found = {name: getattr(self, name) for name in self.__slots__}
        found["options"] = json.dumps(self.options, ensure_ascii=False)
        found["asked"] = ",".join(map(str, self.asked))
        return found


def head_of(values: dict[str, Any]) -> Head:
    asked = [int(each) for each in values["asked"].split(",") if each]
    return Head(**{**values, "options": json.loads(values["options"]), "asked": asked})


@dataclass(frozen=True, slots=True)
class Row:
    """An answer, or the taking back of some. Rows are only ever added; their key is (table, turn)."""

    turn: int  # from 1
    seat: int
    choose: int
    state: str
    at: int = -1
    count: int = 0


@dataclass(frozen=True, slots=True)
class Given:
    """An answer that stands, and the row that gave it. Its state is "" if an answer before it was taken back."""

    row: int
    seat: int
    choose: int
    state: str


def standing(rows: Sequence[Row]) -> tuple[list[Given], int]:
    """The answers that stand after all the taking back, and the last row that took back (0 for none)."""
    given: list[Given] = []
    back = 0
    for row in rows:
        if row.count:
            later = [Given(each.row, each.seat, each.choose, "") for each in given[row.at + row.count :]]
            given = given[: row.at] + later
            back = row.turn
        else:
            given.append(Given(row.turn, row.seat, row.choose, row.state))
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
    """A table as the record that replays are made of."""
    return Record(
        game=head.game,
        version=head.version,
        rules=head.rules,
        cards=head.cards,
        cards_hash=head.cards_hash,
        options=head.options,
        seats=len(seats),
        seed=int(head.seed),
        names=[seat.name for seat in seats],
        players=[seat.bot if seat.kind == BOT else PERSON for seat in seats],
        answers=[Answer(each.seat, each.choose, each.state) for each in given],
    )
