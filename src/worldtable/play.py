"""A game in progress: its record, its state, its log, and what may be taken back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from worldtable.engine.game import WATCHER, Game, agree, fingerprint
from worldtable.engine.loop import Refused, answer_as
from worldtable.engine.scene import Said
from worldtable.engine.step import State
from worldtable.engine.table import Table
from worldtable.record import Answer, BadReplay, Record, redealt, start


@dataclass(frozen=True)
class Moment:
    """What an answer found: the number of its question and how much had been shown before it."""

    seat: int
    question: int
    shown: int


class Play:
    """One table. The record is the truth; the state follows from it and is never ahead of it."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        self.game = game
        self.record = record
        self.reset()
        wanted, record.answers = record.answers, []
        for number, each in enumerate(wanted, 1):
            try:
                found = self.answer(each.seat, each.choose)
            except Refused as error:
                raise BadReplay(f"Answer {number} (seat {each.seat}, {each.choose}) is refused: {error}") from None
            if not agree(found.state, each.state):
                raise BadReplay(
                    f"After answer {number} the state is {found.state}, but the record says {each.state}."
                )

    def reset(self) -> None:
        self.state: State = start(self.game, self.record)
        self.moments: list[Moment] = []
        self.log: dict[int, list[Said]] = {seat: [] for seat in range(WATCHER, self.record.seats)}
        self.note()

    def answer(self, seat: int, choose: int) -> Answer:
        """Give an answer; Refused leaves everything as it was. The caller saves what this returns."""
        after = self.state.clone()
        answer_as(after, seat, choose)
        self.moments.append(Moment(seat, self.state.question, self.state.shown))
        self.state = after
        given = Answer(seat, choose, fingerprint(after))
        self.record.answers.append(given)
        self.note()
        self.state = redealt(self.game, after, self.record.redeals, len(self.record.answers))
        return given

    def note(self) -> None:
        """Add what just happened to the log of every seat."""
        for seat, lines in self.log.items():
            lines.extend(self.game.said(self.state, seat))

    def view(self, seat: int) -> Table:
        return self.game.view(self.state, seat)

    @property
    def over(self) -> bool:
        return not self.state.asks

    # Taking back.

    def why_no_undo(self, seat: int) -> str:
        """Why a seat cannot take back its last answer on its own; "" if it can."""
        at = self.last_of(seat)
        if at < 0:
            return self.nothing(seat)
        own = self.moments[at]
        first = self.first_of(at)
        later = self.moments[at + 1 :]
        if any(moment.question != own.question for moment in later) or (
            later and (self.state.question != own.question or first < at)
        ):
            return "Somebody else has answered since; the whole table must agree to go back."
        if self.state.shown != self.moments[first].shown:
            return "Something hidden was shown, or chance was used, since; the whole table must agree to go back."
        return ""

    def undo(self, seat: int) -> None:
        """Take back a seat's last answer, if no information forbids it."""
        reason = self.why_no_undo(seat)
        if reason:
            raise Refused(reason)
        self.drop(self.last_of(seat), 1)

    def undo_by_consent(self, seat: int) -> None:
        """The whole table agreed: go back to before a seat's last answer."""
        at = self.last_of(seat)
        if at < 0:
            raise Refused(self.nothing(seat))
        self.drop(at, len(self.record.answers) - at)

    def last_of(self, seat: int) -> int:
        """The place of a seat's last answer that can be taken back, -1 if there is none."""
        places = [at for at, moment in enumerate(self.moments) if moment.seat == seat and at >= self.wall]
        return places[-1] if places else -1

    def first_of(self, at: int) -> int:
        """The first of the answers that came together with one, and are taken back with it."""
        return at

    @property
    def wall(self) -> int:
        """How many answers stand for good: before a redeal lies the future of another game."""
        return max((each.after for each in self.record.redeals), default=0)

    def nothing(self, seat: int) -> str:
        """Why a seat has nothing to take back."""
        if any(moment.seat == seat for moment in self.moments[: self.wall]):
            return "This table was dealt anew after your last answer; it cannot go back before that."
        return "You have answered nothing yet."

    def drop(self, at: int, count: int) -> None:
        """Leave out answers and play the others again."""
        kept = self.record.answers[:at] + self.record.answers[at + count :]
        self.record.answers = []
        self.reset()
        for each in kept:
            self.answer(each.seat, each.choose)
