"""What a review looks at, how closely, and in which order: from the end of the game to its beginning.

All of it follows from the game, so that everybody who reviews it finds the same, whoever does which part.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from worldtable.engine.game import WATCHER
from worldtable.lab.review.course import Choice, Course
from worldtable.lab.review.look import decision, hopes

Data = dict[str, Any]

FORMAT: Final = 1  # of a review; one of another format is made anew
WORLDS: Final = 1000  # tables on which every answer of a choice is tried, where there is time for it
FEWEST: Final = 24
ROUNDS: Final = 800  # of the search for a point of the curve, where there is time for it
FEWEST_ROUNDS: Final = 120
ALL_WORLDS: Final = 800_000  # answers on tables that a whole review may try
ALL_ROUNDS: Final = 200_000  # of the search for all points of all curves
PART: Final = 8_000  # of both: after so many a part of the work is over
CHOICE: Final = 12_000  # answers on tables that one choice may try, so that no part is much longer than others


@dataclass(frozen=True)
class Item:
    """One look: at a table with a pair of eyes, or at a choice."""

    turn: int
    eyes: int = WATCHER
    choice: Choice | None = None


class Plan:
    """The looks of a review, in parts that are reported one by one."""

    def __init__(self, course: Course, worlds: int = 0, most: int = WORLDS) -> None:
        """So many tables for every answer and point of a curve; 0: what the time allows, and so many at most."""
        self.course = course
        self.seeds = course.digest()
        self.wished = worlds > 0
        self.most = most
        self.eyes = [WATCHER, *range(course.record.seats)]
        options = max(sum(each.options for each in course.choices), 1)
        self.worlds = worlds or min(within(ALL_WORLDS // options, FEWEST, WORLDS), most)
        points = len(course.turns) * len(self.eyes)
        self.rounds = worlds or min(within(ALL_ROUNDS // points, FEWEST_ROUNDS, ROUNDS), most)
        self.parts = self.cut()

    def key(self) -> str:
        """What tells this plan from others: their parts do not fit together."""
        shape = [(item.turn, item.eyes, item.choice and item.choice.step) for part in self.parts for item in part]
        told = repr((FORMAT, self.seeds, self.worlds, self.rounds, [len(part) for part in self.parts], shape))
        return blake2b(told.encode(), digest_size=16).hexdigest()

    def cut(self) -> list[list[Item]]:
        """Parts of about the same work, none of more than one turn, the last turn first."""
        parts: list[list[Item]] = []
        for turn in reversed(range(len(self.course.turns))):
            items = [Item(turn, eyes) for eyes in self.eyes]
            items += [Item(turn, each.seat, each) for each in self.course.choices if each.turn == turn]
            work = PART
            for item in items:
                if work >= PART:
                    parts.append([])
                    work = 0
                parts[-1].append(item)
                work += self.rounds if item.choice is None else self.tables(item.choice) * item.choice.options
        return parts

    def tables(self, choice: Choice) -> int:
        """On how many tables each answer of a choice is tried; on fewer where there are very many of them."""
        return self.worlds if self.wished else max(min(self.worlds, CHOICE // choice.options), FEWEST)

    def do(self, part: int) -> list[Data]:
        """Look at all of a part; what was found, in its order."""
        return [self.look(item) for item in self.parts[part]]

    def look(self, item: Item) -> Data:
        course = self.course
        sides = len(course.sides)
        if item.choice is not None:
            step = item.choice.step
            seed = self.seed(step, item.eyes, "choice")
            return decision(course.game, course.states[step], item.choice, sides, seed, self.tables(item.choice))
        step = course.turns[item.turn].first
        seed = self.seed(step, item.eyes, "curve")
        found = hopes(course.game, course.states[step], item.eyes, sides, seed, self.rounds)
        return {"turn": item.turn, "eyes": item.eyes, **found}

    def seed(self, step: int, eyes: int, what: str) -> int:
        told = repr((step, eyes, what)).encode()
        return int.from_bytes(blake2b(told, digest_size=4, key=self.seeds).digest(), "big")


def within(value: int, low: int, high: int) -> int:
    return min(max(value, low), high)
