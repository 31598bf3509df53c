"""A puzzle as data: a position, whose answer is wanted, and what a deep search found of every answer."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

FORMAT = 1
LEVELS = 5  # of bots that try a puzzle
FOUND = 0.5  # a level finds a puzzle that it solves in at least so many of its tries
MOST_ANSWERS = 5000  # before a position
MOST_OPTIONS = 60
Pairs = tuple[tuple[int, int], ...]  # seats and what they choose


@dataclass(frozen=True)
class Weighed:
    """An answer, weighed by a search on the same dealt tables as all others."""

    option: int
    chance: float  # to win, 0 to 1
    error: float  # half of its 95 % interval
    cost: float  # of the chance, against the best answer
    cost_error: float
    line: Pairs = ()  # what is expected next

    def data(self) -> list[Any]:
        numbers = [round(each, 3) for each in (self.chance, self.error, self.cost, self.cost_error)]
        return [self.option, *numbers, " ".join(f"{seat}:{option}" for seat, option in self.line)]


@dataclass(frozen=True)
class Puzzle:
    """A position with one answer that is clearly best. Nothing in it tells who played."""

    game: str
    version: int
    cards: str  # hash of the card set
    options: dict[str, str]  # those that differ from the usual ones
    seats: int
    seed: int
    answers: Pairs  # up to the position
    redeal: int  # the seed from which all that the seat cannot see was dealt anew there
    seat: int  # whose answer is wanted
    state: str  # the fingerprint of the position
    proved: bool  # nothing is hidden, and only the best answer wins whatever the others do
    worlds: int  # dealt tables that every answer was weighed on
    weighed: tuple[Weighed, ...]  # the best first
    solved: tuple[float, ...]  # the share of its tries in which each level finds the best answer
    theme: str
    made: int = 0  # from which game of the command that made it

    @property
    def id(self) -> str:
        """A name for the position; it tells nothing of the answer."""
        what = [self.game, self.seed, self.options, self.answers, self.redeal, self.seat]
        return blake2b(json.dumps(what).encode(), digest_size=6).hexdigest()

    @property
    def best(self) -> Weighed:
        return self.weighed[0]

    @property
    def level(self) -> int:
        """The lowest level that finds it, 1 to 5."""
        return next((at for at, share in enumerate(self.solved, 1) if share >= FOUND), len(self.solved))

    def about(self, option: int) -> Weighed | None:
        return next((each for each in self.weighed if each.option == option), None)

    def line(self) -> str:
        """A line of a file."""
        return json.dumps(
            {
                "puzzle": FORMAT,
                "game": self.game,
                "version": self.version,
                "cards": self.cards,
                **({"options": self.options} if self.options else {}),
                "seats": self.seats,
                "seed": str(self.seed),  # as text: larger than what some readers of JSON can hold
                "answers": folded(self.answers),
                "redeal": str(self.redeal),
                "seat": self.seat,
                "state": self.state,
                "proved": self.proved,
                "worlds": self.worlds,
                "weighed": [each.data() for each in self.weighed],
                "solved": [round(share, 3) for share in self.solved],
                "theme": self.theme,
                "made": self.made,
            },
            ensure_ascii=False,
        )


def folded(pairs: Sequence[tuple[int, int]]) -> str:
    """Answers as text; a seat is named where it is another one than before."""
    found: list[str] = []
    before = -1
    for seat, choose in pairs:
        found.append(str(choose) if seat == before else f"{seat}:{choose}")
        before = seat
    return " ".join(found)


def unfolded(text: str) -> Pairs:
    found: list[tuple[int, int]] = []
    seat = -1
    for word in text.split():
        head, colon, tail = word.rpartition(":")
        seat = int(head) if colon else seat
        found.append((seat, int(tail)))
    return tuple(found)


def puzzle_of(found: dict[str, Any]) -> Puzzle:
    """The puzzle of a line; ValueError, TypeError or KeyError if it is none."""
    puzzle = Puzzle(
        game=str(found["game"]),
        version=int(found["version"]),
        cards=str(found["cards"]),
        options={str(name): str(value) for name, value in found.get("options", {}).items()},
        seats=int(found["seats"]),
        seed=int(str(found["seed"])),
        answers=unfolded(str(found["answers"])),
        redeal=int(str(found["redeal"])),
        seat=int(found["seat"]),
        state=str(found["state"]),
        proved=bool(found["proved"]),
        worlds=int(found["worlds"]),
        weighed=tuple(weighed_of(each) for each in found["weighed"]),
        solved=tuple(float(each) for each in found["solved"]),
        theme=str(found["theme"]),
        made=int(found.get("made", 0)),
    )
    sizes = 2 <= len(puzzle.weighed) <= MOST_OPTIONS and len(puzzle.answers) <= MOST_ANSWERS
    if not sizes or len(puzzle.solved) != LEVELS or not 0 <= puzzle.seat < puzzle.seats:
        raise ValueError("puzzle")
    return puzzle


def weighed_of(found: list[Any]) -> Weighed:
    option, chance, error, cost, cost_error, line = found
    return Weighed(int(option), float(chance), float(error), float(cost), float(cost_error), unfolded(str(line)))
