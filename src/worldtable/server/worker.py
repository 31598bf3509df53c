"""A process that thinks for bots and reads whole games, so that no table ever waits for either.

It speaks length-prefixed JSON on its standard input and output. Tables come as (game, seats, seed, options,
names, answers): the worker plays them again, and a bot gets what `choice` redeals for its seat and nothing else.
"""

from __future__ import annotations

import os
import struct
import sys
from collections import OrderedDict
from typing import Any, BinaryIO

import orjson

from worldtable.bots import BOTS, choice
from worldtable.engine.game import Game
from worldtable.engine.loop import answer_as
from worldtable.engine.step import State
from worldtable.games import SHELF

KEPT = 64  # tables whose last position is remembered
NICE = 5  # people's clicks go first
LENGTH = struct.Struct(">I")
Job = dict[str, Any]


class Reader:
    """Plays games again, and goes on from where it was if it can."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, tuple[list[list[int]], State]] = OrderedDict()

    def begin(self, job: Job) -> State:
        game: Game[Any] = SHELF[job["game"]]
        s: State = game.start(job["seats"], int(job["seed"]), job["options"])
        s.names = tuple(job["names"])
        return s

    def position(self, job: Job) -> State:
        """The state after all answers of a job."""
        answers: list[list[int]] = job["answers"]
        before, s = self.kept.pop(job["table"], ([], None))
        if s is None or answers[: len(before)] != before:
            before, s = [], self.begin(job)
        for seat, choose in answers[len(before) :]:
            answer_as(s, seat, choose)
        s.names = tuple(job["names"])
        self.kept[job["table"]] = (answers, s)
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return s

    def choose(self, job: Job) -> int:
        return choice(BOTS[job["bot"]], SHELF[job["game"]], self.position(job), job["seat"], job["luck"])

    def log(self, job: Job) -> list[dict[str, Any]]:
        """All that a seat was told, each line with the step it belongs to."""
        game: Game[Any] = SHELF[job["game"]]
        s = self.begin(job)
        lines = [{"step": 0, **said.data()} for said in game.said(s, job["seat"])]
        for step, (seat, choose) in enumerate(job["answers"], 1):
            answer_as(s, seat, choose)
            lines.extend([{"step": step, **said.data()} for said in game.said(s, job["seat"])])
        return lines

    def views(self, job: Job) -> list[dict[str, Any]]:
        """What a seat saw, from a step on; the first of a chapter carries its name."""
        game: Game[Any] = SHELF[job["game"]]
        s = self.begin(job)
        found: list[dict[str, Any]] = []
        by, stretch = -1, -1
        for step in range(job["from"] + job["count"]):
            mark = game.mark(s) if s.asks and game.stretch(s) != stretch else ""
            stretch = game.stretch(s)
            if step >= job["from"]:
                found.append({"step": step, "by": by, "mark": mark, "view": game.view(s, job["seat"]).data()})
            if step == len(job["answers"]):
                break
            by, choose = job["answers"][step]
            answer_as(s, by, choose)
        return found

    def do(self, job: Job) -> Any:
        kind = job["job"]
        if kind == "choose":
            return self.choose(job)
        if kind == "log":
            return self.log(job)
        return self.views(job)


def read(stream: BinaryIO) -> Job | None:
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    found: Job = orjson.loads(stream.read(LENGTH.unpack(head)[0]))
    return found


def packed(value: Any) -> bytes:
    text = orjson.dumps(value)
    return LENGTH.pack(len(text)) + text


def main() -> None:
    """Work until the server is gone."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    output = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever a bot prints does not spoil an answer
    reader = Reader()
    while (job := read(sys.stdin.buffer)) is not None:
        try:
            answer = {"done": reader.do(job)}
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        output.write(packed(answer))
        output.flush()


if __name__ == "__main__":
    main()
