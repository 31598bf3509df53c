"""A game in progress as the server keeps it: small in memory, and nothing adopted before it is saved."""

from __future__ import annotations

import asyncio
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from worldtable.engine.game import Game, agree, fingerprint
from worldtable.engine.loop import Refused, answer_as, asked
from worldtable.engine.step import Reason, State
from worldtable.play import Moment, Play
from worldtable.record import BadReplay, Record, Redeal, redealt, start
from worldtable.server.store.rows import ALONE, BACK, JOINED, LATE, TOGETHER, Given, Row
from worldtable.server.tables.picture import picture

BREATH = 50  # answers that are played again before other tables get a word in


class Match(Play):
    """One game. Answers are kept in arrays; their fingerprints stay in the database."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        self.game = game
        self.record = record
        self.turn = 0  # rows so far
        self.released = False  # the script of a lesson is over, and the table is played on
        self.begin()

    def begin(self) -> None:
        self.state: State = start(self.game, self.record)
        self.opened = 0  # the row that opened the present questions
        self.seats = array("b")
        self.chosen = array("i")
        self.questions = array("i")  # the question each answer found, as the state numbers it
        self.showns = array("i")
        self.joined = array("b")  # whether each came in one message with the one before

    def note(self) -> None:
        """The log of a seat is made from the record when it is wanted."""

    async def follow(self, given: Sequence[Given], turn: int, back: int) -> None:
        """Play answers that stand, up to a row; BadReplay if these rules play otherwise."""
        for number, each in enumerate(given, 1):
            after = self.state.clone()
            try:
                answer_as(after, each.seat, each.choose)
            except Refused as error:
                raise BadReplay(f"Answer {number} is refused by these rules: {error}") from None
            if number == len(given) and not agree(fingerprint(after), each.state):
                raise BadReplay("These rules lead to another position than the table had.")
            self.take(after, Row(each.row, each.seat, each.choose, "", JOINED if each.joined else ALONE))
            if number % BREATH == 0:
                await asyncio.sleep(0)
        self.turn = turn
        self.opened = max(self.opened, back)

    async def branched(self, count: int, anew: Redeal | None) -> tuple[Match, list[Row]]:
        """Another match that begins as this one did, up to an answer and perhaps a redeal there, and its rows."""
        found: list[Row] = []
        kept = [each for each in self.record.redeals if each.after <= count]
        other = Match(self.game, replace(self.record, redeals=[*kept, *([anew] if anew is not None else [])]))
        for seat, choose in self.given()[:count]:
            after, row = other.tried(seat, choose)
            other.take(after, row)
            found.append(row)
            if row.turn % BREATH == 0:
                await asyncio.sleep(0)
        return other, found

    def tried(self, seat: int, choose: int) -> tuple[State, Row]:
        """The state after an answer and the row to save; Refused if it cannot be given. Nothing is changed."""
        return self.step(self.state, Row(self.turn + 1, seat, choose, ""))

    async def tried_all(self, seat: int, chosen: Sequence[int]) -> list[tuple[State, Row]]:
        """The same for answers that are given one after the other: all of them, or none.

        Each but the last must leave the seat with a question, so that nobody answers before anybody else was asked.
        """
        found = [self.tried(seat, chosen[0])]
        for number, choose in enumerate(chosen[1:], 1):
            before = found[-1][0]
            if asked(before, seat) < 0:
                raise Refused(f"Nothing is asked of you after {several(number)}; {len(chosen)} came. None was taken.")
            try:
                found.append(self.step(before, Row(self.turn + 1 + number, seat, choose, "", JOINED)))
            except Refused as error:
                raise Refused(Reason(f"{error.reason.text} None was taken.", *error.reason.rules)) from None
            if number % BREATH == 0:
                await asyncio.sleep(0)
        return found

    def step(self, before: State, row: Row) -> tuple[State, Row]:
        """The state after an answer, and its row with the fingerprint of that state."""
        if not 0 <= row.choose < self.game.codes:
            raise Refused(no_code(self.game))
        after = before.clone()
        answer_as(after, row.seat, row.choose)
        return after, replace(row, state=fingerprint(after))

    def take(self, after: State, row: Row) -> None:
        """Adopt the state after an answer that is saved."""
        self.seats.append(row.seat)
        self.chosen.append(row.choose)
        self.joined.append(row.at == JOINED)
        self.questions.append(self.state.question)
        self.showns.append(self.state.shown)
        if after.question != self.state.question:
            self.opened = row.turn
        self.state = redealt(self.game, after, self.record.redeals, len(self.seats))
        self.turn = row.turn

    @property
    def question(self) -> int:
        """The number of the open questions; it never comes twice, even after taking back."""
        return self.opened + 1

    def asked(self) -> list[int]:
        return [ask.player for ask in self.state.asks]

    def standing(self, eyes: Sequence[int], s: State | None = None) -> dict[str, Any]:
        """How things stand, for lists that play nothing: what those who are asked are asked, or how it ended.

        `pictures` show the table to each of these eyes, by the number of their seat.
        """
        now = self.state if s is None else s
        found: dict[str, Any] = {"pictures": {str(seat): picture(self.game.view(now, seat)) for seat in eyes}}
        if now.asks:
            return {**found, "prompts": [ask.prompt(now) for ask in now.asks]}
        return {**found, "verdict": self.game.verdict(now), "places": places(self.game, now)}

    def given(self) -> list[tuple[int, int]]:
        """Who chose what, so far."""
        return list(zip(self.seats, self.chosen, strict=True))

    # Taking back, by the rules of Play.

    @property
    def moments(self) -> Sequence[Moment]:  # type: ignore[override]
        return Moments(self)

    def last_of(self, seat: int) -> int:
        for at in range(len(self.seats) - 1, self.wall - 1, -1):
            if self.seats[at] == seat:
                return at
        return -1

    def first_of(self, at: int) -> int:
        while at > self.wall and self.joined[at]:
            at -= 1
        return at

    def row_back(self, seat: int, agreed: bool) -> Row:
        """The row that takes back a seat's last message, or, by consent, all from there on; Refused if it may not."""
        reason = "" if agreed else self.why_no_undo(seat)
        at = self.last_of(seat)
        if reason or at < 0:
            raise Refused(reason or self.nothing(seat))
        first = self.first_of(at)
        if agreed:
            return Row(self.turn + 1, seat, LATE, "", first, len(self.seats) - first)
        return Row(self.turn + 1, seat, BACK if first == at else TOGETHER, "", first, at + 1 - first)

    def given_without(self, row: Row) -> list[Given]:
        """The answers that stand when a row has taken back some."""
        given = zip(self.seats, self.chosen, self.joined, strict=True)
        kept = [Given(0, seat, choose, "", bool(joined)) for seat, choose, joined in given]
        return kept[: row.at] + kept[row.at + row.count :]


def places(game: Game[Any], s: State) -> list[int]:
    """Who came in where, seat by seat: those who won first, the rest by points."""
    won = [part > 0 for part in game.outcome(s)]
    scores = [game.score(s, side) for side in range(len(game.sides(s)))]
    losers = [score for side, score in enumerate(scores) if side >= len(won) or not won[side]]
    first = len(scores) - len(losers)
    return [1 if won[seat] else 1 + first + sum(other > scores[seat] for other in losers) for seat in range(s.seats)]


def several(number: int) -> str:
    return "1 answer" if number == 1 else f"{number} answers"


def no_code(game: Game[Any]) -> str:
    """What is said to a code that points at nothing."""
    return f"There is no such code; those of {game.title} go from 0 to {game.codes - 1}."


class Moments(Sequence[Moment]):
    """The moments of a match, made when they are looked at."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def __len__(self) -> int:
        return len(self.match.seats)

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, slice):
            return [self[each] for each in range(*at.indices(len(self)))]
        return Moment(self.match.seats[at], self.match.questions[at], self.match.showns[at])

    def __iter__(self) -> Iterator[Moment]:
        return (self[at] for at in range(len(self)))
