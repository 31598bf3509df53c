"""Puzzles made on all cores, always in the same order; what was made before is gone on from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from worldtable.games import SHELF
from worldtable.lab.puzzles.check import puzzles_in
from worldtable.lab.puzzles.find import finished, played
from worldtable.lab.runner import Engine
from worldtable.puzzles import Puzzle
from worldtable.record import BadReplay

MOST_GAMES = 100_000  # that are looked in at once
EACH, EACH_FILE = 1, 3  # puzzles of a game that bots played, and of one that people did


@dataclass(frozen=True)
class Job:
    """A game to look in: one that bots play, or that of a file."""

    game: str
    number: int
    seed: int
    path: str = ""


@dataclass(frozen=True)
class Looked:
    """What was found in a game, or why it was not looked in."""

    number: int
    puzzles: list[Puzzle]
    why: str = ""


def look(job: Job) -> Looked:
    """The puzzles of one game."""
    box = SHELF[job.game]
    seed = job.seed * 1_009 + job.number
    if not job.path:
        return Looked(job.number, puzzles_in(box, played(box, job.number, job.seed), seed, EACH, job.number))
    try:
        source = finished(box, Path(job.path))
    except BadReplay as error:
        return Looked(job.number, [], str(error))
    return Looked(job.number, puzzles_in(box, source, seed, EACH_FILE, job.number))


def make(
    game: str,
    seed: int,
    first: int,
    engine: Engine,
    *,
    files: tuple[str, ...] = (),
    seconds: float = 0.0,
    looked: Callable[[Looked], None] = lambda found: None,
) -> Iterator[Puzzle]:
    """Puzzles of the games from a number on, or of some files. Whoever has enough stops asking.

    `looked` is told every game, in order. With `seconds` no further game is waited for after them.
    """
    until = monotonic() + seconds
    last = len(files) if files else first + MOST_GAMES
    wanted = [Job(game, number, seed, files[number] if files else "") for number in range(first, last)]
    for found in engine.spread(look, wanted):
        looked(found)
        yield from found.puzzles
        if seconds and monotonic() > until:
            return
