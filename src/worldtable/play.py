"""A game in progress: its state, who answered what, and what may be taken back. At a server as in a terminal."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from worldtable.engine.game import WATCHER, Game, agree, fingerprint
from worldtable.engine.loop import Refused, answer_as, asked
from worldtable.engine.scene import Said
from worldtable.engine.step import Reason, State
from worldtable.engine.table import View
from worldtable.record import Answer, BadReplay, Record, redealt, start


@dataclass(frozen=True, slots=True)
class Given:
    """An answer, and how many answers and takings back there were with it."""

    turn: int
    seat: int
    choose: int
    state: str = ""  # the fingerprint of the state after it, "" if nobody knows it
    joined: bool = False  # it came in one message with the answer before it


@dataclass(frozen=True, slots=True)
class Tried:
    """An answer that can be given, and the state after it."""

    given: Given
    after: State


class Play:
    """One game, small in memory: answers are kept as numbers, without fingerprints and without what was said.

    An answer is first tried, which changes nothing. Whoever keeps the game saves it, and only then it is taken.
    """

    def __init__(self, game: Game[Any], record: Record) -> None:
        self.game = game
        self.record = record
        self.begin()

    def begin(self) -> None:
        self.state: State = start(self.game, self.record)
        self.turn = 0  # answers and takings back so far
        self.question = 1  # the number of the open questions; it never comes twice, even after taking back
        self.seats = array("b")
        self.chosen = array("i")
        self.questions = array("i")  # which answers found the same questions, by the numbers of the state
        self.showns = array("i")  # how much had been shown before each answer
        self.joined = array("b")  # whether each came in one message with the one before

    def view(self, seat: int) -> View:
        """The table as a seat sees it. Its `question` is the number that an answer names."""
        view = self.game.view(self.state, seat)
        view.question = self.question
        return view

    @property
    def over(self) -> bool:
        return not self.state.asks

    def asked(self) -> list[int]:
        """The seats that are asked."""
        return [ask.player for ask in self.state.asks]

    def pairs(self) -> list[tuple[int, int]]:
        """Who chose what, so far."""
        return list(zip(self.seats, self.chosen, strict=True))

    # Answers.

    def tries(self, seat: int, chosen: Sequence[int]) -> Iterator[Tried]:
        """Answers that are given one after the other, to be taken all of them or none; Refused says why not.

        Each but the last must leave the seat with a question, so that nobody answers before anybody else was asked.
        """
        before = self.state
        for number, choose in enumerate(chosen):
            if number and asked(before, seat) < 0:
                raise Refused(f"Nothing is asked of you after {several(number)}; {len(chosen)} came. None was taken.")
            try:
                if not 0 <= choose < self.game.codes:
                    raise Refused(no_code(self.game))
                after = before.clone()
                answer_as(after, seat, choose)
            except Refused as error:
                if not number:
                    raise
                raise Refused(Reason(f"{error.reason.text} None was taken.", *error.reason.rules)) from None
            yield Tried(Given(self.turn + 1 + number, seat, choose, fingerprint(after), number > 0), after)
            before = after

    def take(self, tried: Tried) -> None:
        """Adopt an answer that was tried."""
        self.add(tried.given, self.state.question, self.state.shown, tried.after)

    def answer(self, seat: int, choose: int) -> Given:
        """Try an answer and take it at once; Refused leaves everything as it was."""
        (tried,) = self.tries(seat, [choose])
        self.take(tried)
        return tried.given

    def follow(self, given: Sequence[Given], every: bool = False) -> Iterator[Given]:
        """Give answers that stand, the next one whenever it is asked for. BadReplay if these rules play otherwise:
        the last position, or every one, must be the one that was noted."""
        for number, each in enumerate(given, 1):
            question, shown = self.state.question, self.state.shown
            try:
                answer_as(self.state, each.seat, each.choose)
            except Refused as error:
                raise BadReplay(f"Answer {number} is refused by these rules: {error}") from None
            if each.state and (every or number == len(given)) and not agree(fingerprint(self.state), each.state):
                raise BadReplay(f"After answer {number} these rules lead to another position than the game had.")
            self.add(each, question, shown, self.state)
            yield each

    def add(self, given: Given, question: int, shown: int, after: State) -> None:
        """Keep an answer, which found a question with so much shown, and go on from the state after it."""
        self.seats.append(given.seat)
        self.chosen.append(given.choose)
        self.questions.append(question)
        self.showns.append(shown)
        self.joined.append(given.joined)
        self.turn = given.turn
        if after.question != question:
            self.question = given.turn + 1
        self.state = after
        self.note()
        self.state = redealt(self.game, after, self.record.redeals, len(self.seats))

    def note(self) -> None:
        """Called after every answer, before a redeal ends what was said with it."""

    # Taking back.

    def why_no_undo(self, seat: int) -> str:
        """Why a seat cannot take back its last message on its own; "" if it can."""
        at = self.last_of(seat)
        if at < 0:
            return self.nothing(seat)
        first, own, later = self.first_of(at), self.questions[at], self.questions[at + 1 :]
        moved = self.state.question != own or first < at
        if any(question != own for question in later) or (later and moved):
            return "Somebody else has answered since; the whole table must agree to go back."
        if self.state.shown != self.showns[first]:
            return "Something hidden was shown, or chance was used, since; the whole table must agree to go back."
        return ""

    def back(self, seat: int, agreed: bool = False) -> tuple[int, int]:
        """The first answer, and how many, that go if a seat takes back its last message; by consent also all that
        came later. Refused if it may not."""
        reason = "" if agreed else self.why_no_undo(seat)
        at = self.last_of(seat)
        if reason or at < 0:
            raise Refused(reason or self.nothing(seat))
        first = self.first_of(at)
        return first, (len(self.seats) if agreed else at + 1) - first

    def without(self, first: int, count: int) -> list[Given]:
        """The answers that stand if some are taken back."""
        all = zip(self.seats, self.chosen, self.joined, strict=True)
        given = [Given(0, seat, choose, "", bool(joined)) for seat, choose, joined in all]
        return given[:first] + given[first + count :]

    def taken_back(self, turn: int) -> None:
        """With this turn somebody took back: what is asked now has a number that it never had."""
        self.turn = max(self.turn, turn)
        self.question = max(self.question, turn + 1)

    def last_of(self, seat: int) -> int:
        """The place of a seat's last answer that can be taken back, -1 if there is none."""
        for at in range(len(self.seats) - 1, self.wall - 1, -1):
            if self.seats[at] == seat:
                return at
        return -1

    def first_of(self, at: int) -> int:
        """The first of the answers that came in one message with one, and are taken back with it."""
        while at > self.wall and self.joined[at]:
            at -= 1
        return at

    @property
    def wall(self) -> int:
        """How many answers stand for good: before a redeal lies the future of another game."""
        return max((each.after for each in self.record.redeals), default=0)

    def nothing(self, seat: int) -> str:
        """Why a seat has nothing to take back."""
        if seat in self.seats[: self.wall]:
            return "This table was dealt anew after your last answer; it cannot go back before that."
        return "You have answered nothing yet."


class Logged(Play):
    """A play that also keeps what each seat was told, and the answers of its record: for a terminal and its files."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        wanted = record.answers
        super().__init__(game, record)
        self.again([Given(number, each.seat, each.choose, each.state) for number, each in enumerate(wanted, 1)])

    def begin(self) -> None:
        super().begin()
        self.record.answers = []
        self.log: dict[int, list[Said]] = {seat: [] for seat in range(WATCHER, self.record.seats)}
        self.listen()

    def again(self, given: Sequence[Given]) -> None:
        for _ in self.follow(given, every=True):
            pass

    def note(self) -> None:
        self.record.answers.append(Answer(self.seats[-1], self.chosen[-1], fingerprint(self.state)))
        self.listen()

    def listen(self) -> None:
        """Add what just happened to the log of every seat."""
        for seat, lines in self.log.items():
            lines.extend(self.game.said(self.state, seat))

    def undo(self, seat: int) -> None:
        """Take back a seat's last answer, if no information forbids it."""
        self.drop(*self.back(seat))

    def undo_by_consent(self, seat: int) -> None:
        """The whole table agreed: go back to before a seat's last answer."""
        self.drop(*self.back(seat, agreed=True))

    def drop(self, first: int, count: int) -> None:
        """Leave out answers and play the others again."""
        kept, turn = self.without(first, count), self.turn + 1
        self.begin()
        self.again(kept)
        self.taken_back(turn)


def several(number: int) -> str:
    return "1 answer" if number == 1 else f"{number} answers"


def no_code(game: Game[Any]) -> str:
    """What is said to a code that points at nothing."""
    return f"There is no such code; those of {game.title} go from 0 to {game.codes - 1}."
