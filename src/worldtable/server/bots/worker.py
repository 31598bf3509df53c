"""A process that thinks for bots and reads whole games, so that no table ever waits for either.

It reads length-prefixed JSON from its standard input and says when it begins with a job. What comes of it is JSON,
too, behind a sign that tells it from what went wrong and the seconds of the processor that it cost. Tables come as
(game, cards, seats, seed, options, position, names, answers, redeals): the worker plays them again, and a bot gets
what `choice` redeals for its seat and nothing else.
"""

from __future__ import annotations

import os
import struct
import sys
import time
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any, BinaryIO

import orjson

from worldtable.bots import choice, find, merged, think, thought_from
from worldtable.engine.game import Game, fingerprint
from worldtable.engine.loop import answer_as, asked
from worldtable.engine.step import State
from worldtable.hints import told
from worldtable.lab import review
from worldtable.record import Answer, Record, Redeal, begun, redeal_of, redealt
from worldtable.server.bots import past, puzzling
from worldtable.server.sets import checking
from worldtable.server.sets.boxes import BOXES

KEPT = 64  # tables whose last position is remembered
NICE = 5  # people's clicks go first
LENGTH = struct.Struct(">I")
COST = struct.Struct(">d")
BEGUN = LENGTH.pack(0)  # an empty message: the job has arrived and is being done
DONE, FAILED = b"+", b"-"  # before the cost and what came of a job, or what went wrong with it
Job = dict[str, Any]


def box(job: Job) -> Game[Any]:
    """The game of a job, with the card set that its table plays."""
    return BOXES.at(job["game"], job.get("cards", ""))


class Reader:
    """Plays games again, and goes on from where it was if it can."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, tuple[list[list[int]], State]] = OrderedDict()
        self.plan: tuple[str, review.Plan] | None = None  # of the table whose review was worked at last

    def begin(self, job: Job) -> State:
        game: Game[Any] = box(job)
        s = begun(game, job["seats"], int(job["seed"]), job["options"], job.get("position", ""))
        s.names = tuple(job["names"])
        return s

    def step(self, job: Job, s: State, count: int) -> State:
        """The state as the next answer finds it: dealt anew where the job says so."""
        found: list[Redeal] = [redeal_of(each) for each in job.get("redeals", ())]
        return redealt(box(job), s, found, count) if found else s

    def position(self, job: Job) -> State:
        """The state after all answers of a job."""
        answers: list[list[int]] = job["answers"]
        before, s = self.kept.pop(job["table"], ([], None))
        if s is None or answers[: len(before)] != before:
            before, s = [], self.step(job, self.begin(job), 0)
        for count, (seat, choose) in enumerate(answers[len(before) :], len(before) + 1):
            answer_as(s, seat, choose)
            s = self.step(job, s, count)
        s.names = tuple(job["names"])
        self.kept[job["table"]] = (answers, s)
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return s

    def choose(self, job: Job) -> int:
        bot = find(job["bot"])
        assert bot is not None, "a bot is known before it gets a seat"
        return choice(bot, box(job), self.position(job), job["seat"], job["luck"])

    def log(self, job: Job) -> list[dict[str, Any]]:
        """All that a seat was told after a step, or from the deal on; each line with the step it belongs to."""
        game: Game[Any] = box(job)
        after = job.get("after", -1)
        s = self.begin(job)
        lines = [{"step": 0, **said.data()} for said in game.said(s, job["seat"])] if after < 0 else []
        s = self.step(job, s, 0)
        for step, (seat, choose) in enumerate(job["answers"], 1):
            answer_as(s, seat, choose)
            if step > after:
                lines.extend([{"step": step, **said.data()} for said in game.said(s, job["seat"])])
            s = self.step(job, s, step)
        return lines

    def past(self, job: Job) -> Iterator[past.Step]:
        """The game of a job from its deal on."""
        return past.played(self.begin(job), job["answers"], lambda s, count: self.step(job, s, count))

    def views(self, job: Job) -> list[dict[str, Any]]:
        return past.views(box(job), self.past(job), job)

    def outline(self, job: Job) -> dict[str, Any]:
        return past.outline(box(job), self.past(job), job["seat"], job["all"])

    def previews(self, job: Job) -> list[dict[str, object]]:
        """What each answer of a seat would bring, as far as it can be foreseen; none if the seat is not asked."""
        game: Game[Any] = box(job)
        s = self.position(job)
        at = asked(s, job["seat"])
        options = [*s.options[at], *s.asks[at].shortcuts(s)] if at >= 0 else []
        found = [game.preview(s, job["seat"], option) for option in options]
        return [preview.data() for preview in found if preview is not None]

    def thought(self, job: Job) -> dict[str, Any]:
        """What a search of so many seconds thinks of the answers of a seat."""
        s, seat = self.position(job), job["seat"]
        return think(box(job), s, seat, job["luck"], seconds=job["seconds"]).data()

    def hint(self, job: Job) -> dict[str, Any]:
        """What the thoughts of one or several processes advise a seat."""
        thought = merged([thought_from(each) for each in job["thoughts"]])
        return told(box(job), self.position(job), job["seat"], job["luck"], thought).data()

    def prints(self, job: Job) -> list[str]:
        """The fingerprint of the state after every answer."""
        s = self.step(job, self.begin(job), 0)
        found: list[str] = []
        for count, (seat, choose) in enumerate(job["answers"], 1):
            answer_as(s, seat, choose)
            found.append(fingerprint(s))
            s = self.step(job, s, count)
        return found

    def reviewed(self, job: Job) -> Any:
        """A review: what it will look at, one part of it, or the whole from its parts."""
        if self.plan is None or self.plan[0] != job["table"]:
            try:
                course = review.Course(box(job), record_of(job))
            except review.NoReview as error:
                return {"impossible": str(error)}
            self.plan = (job["table"], review.Plan(course, most=job["worlds"]))
        plan = self.plan[1]
        if job["job"] == "review plan":
            return review.begun(plan)
        if job["job"] == "review part":
            return plan.do(job["part"])
        return review.assembled(plan, job["parts"])

    def do(self, job: Job) -> Any:
        kind = job["job"]
        if kind == "check":
            return checking.checked(job["game"], job["text"], job["base"])
        if kind.startswith("review"):
            return self.reviewed(job)
        if kind == "puzzle":
            return puzzling.shown(job["line"])
        if kind == "puzzle_why":
            return puzzling.why(job["line"], job["code"])
        if kind == "deal with":
            return checking.dealt_with(box(job), job["seats"], job["options"], job["card"])
        if kind == "previews":
            return self.previews(job)
        if kind == "choose":
            return self.choose(job)
        if kind == "thought":
            return self.thought(job)
        if kind == "hint":
            return self.hint(job)
        if kind == "log":
            return self.log(job)
        if kind == "outline":
            return self.outline(job)
        if kind == "prints":
            return self.prints(job)
        return self.views(job)


def record_of(job: Job) -> Record:
    """The game of a job as a record."""
    game: Game[Any] = box(job)
    return Record(
        game=game.name,
        version=game.version,
        rules="",
        cards=game.cards.name,
        cards_hash=game.cards.hash,
        options=job["options"],
        seats=job["seats"],
        seed=int(job["seed"]),
        names=job["names"],
        answers=[Answer(seat, choose, "") for seat, choose in job["answers"]],
        redeals=[redeal_of(each) for each in job.get("redeals", ())],
        position=job.get("position", ""),
        players=job.get("players", []),
    )


def read(stream: BinaryIO) -> Job | None:
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    found: Job = orjson.loads(stream.read(LENGTH.unpack(head)[0]))
    return found


def packed(text: bytes) -> bytes:
    return LENGTH.pack(len(text)) + text


def answer_to(reader: Reader, job: Job) -> bytes:
    began = time.process_time()
    try:
        sign, text = DONE, orjson.dumps(reader.do(job))
    except Exception as error:
        sign, text = FAILED, f"{type(error).__name__}: {error}".encode(errors="replace")
    return sign + COST.pack(time.process_time() - began) + text


def main() -> None:
    """Work until the server is gone."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    output = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever a bot prints does not spoil an answer
    reader = Reader()
    while (job := read(sys.stdin.buffer)) is not None:
        try:
            output.write(BEGUN)
            output.flush()
            output.write(packed(answer_to(reader, job)))
            output.flush()
        except BrokenPipeError:
            os._exit(0)  # nobody is left to tell


if __name__ == "__main__":
    main()
