"""What is wished of the games of a set, and how far from it they are: in points, 0 if they are as wished.

What counts of a game is a row of numbers; rows are added up, and all that a goal needs follows from the sums. So
games can be counted wherever they are played and drawn again as often as one likes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]
EVEN: Final = ("seat", "cards", "hands")
LENGTH: Final = "length"
DOUBT: Final = 50  # plays with an even share that every card is given besides its own
AIM: Final = re.compile(r"\s*(\w+)\s*=\s*([\w.]+)\s*(?:\*\s*([\d.]+)\s*)?")
ACCEPTED: Final = "seat=even, cards=even, hands=even, length=TURNS, each with a weight if you like: seat=even*2"


class BadGoal(Exception):
    """A goal that cannot be read; the sentence says what is accepted."""


@dataclass(frozen=True)
class Aim:
    """One wish. `turns` is the length that is wished, 0 where the wish is another."""

    name: str
    turns: float = 0.0
    weight: float = 1.0

    @property
    def words(self) -> str:
        wish = f"{self.name}={self.turns:g}" if self.turns else f"{self.name}=even"
        return wish if self.weight == 1 else f"{wish}*{self.weight:g}"


def aims_of(text: str) -> list[Aim]:
    found = [aim_of(part) for part in text.split(",")]
    if len({aim.name for aim in found}) < len(found):
        raise BadGoal(f"--toward {text!r} wishes something twice. It accepts once each: {ACCEPTED}.")
    return found


def aim_of(text: str) -> Aim:
    match = AIM.fullmatch(text)
    try:
        name, wish, weight = match.groups() if match else ("", "", None)
        by = float(weight or 1)
        if name in EVEN and wish == "even" and by > 0:
            return Aim(name, weight=by)
        if name == LENGTH and by > 0 and float(wish) > 0:
            return Aim(name, float(wish), by)
    except ValueError:
        pass
    raise BadGoal(f"--toward {text.strip()!r} cannot be read. It accepts: {ACCEPTED}.")


class Tally:
    """The columns of a row: games, turns, what each place in the order of play got, then for every card seats that
    held it and what they got, seats that played it and what they got."""

    def __init__(self, seats: int, ids: Sequence[str]) -> None:
        self.seats = seats
        self.ids = {id: at for at, id in enumerate(ids)}
        self.width = 2 + seats + 4 * len(ids)

    def row(self, game: Mapping[str, Any], first: int) -> Numbers:
        """What counts of a game as `watch` tells it; `first` is the seat that was asked first."""
        row = np.zeros(self.width)
        row[:2] = 1, game["turns"]
        outcome = game["outcome"]
        row[2 : 2 + self.seats] = np.roll(outcome, -first)
        for had, cards in ((0, game["drawn"]), (2, game["played"])):
            begin = 2 + self.seats + had * len(self.ids)
            for got, held in zip(outcome, cards, strict=False):  # an opponent that has no seat comes last
                for card in held:
                    if card in self.ids:
                        row[begin + self.ids[card]] += 1
                        row[begin + len(self.ids) + self.ids[card]] += got
        return row

    def cards(self, sums: Numbers, aim: str = "cards") -> tuple[Numbers, Numbers]:
        """Of each card how many seats played (or held) it, and what they got."""
        begin = 2 + self.seats + (0 if aim == "hands" else 2) * len(self.ids)
        middle = begin + len(self.ids)
        return sums[..., begin:middle], sums[..., middle : middle + len(self.ids)]

    def distance(self, aim: Aim, sums: Numbers) -> Numbers:
        """How far the games of these sums are from a wish, in points."""
        even = 1 / self.seats
        if aim.name == LENGTH:
            return np.asarray(100 * np.abs(sums[..., 1] / sums[..., 0] / aim.turns - 1))
        if aim.name == "seat":
            shares = sums[..., 2 : 2 + self.seats] / sums[..., :1]
        else:
            cases, got = self.cards(sums, aim.name)
            shares = (got + DOUBT * even) / (cases + DOUBT)
        return np.asarray(100 * np.sqrt(((shares - even) ** 2).mean(axis=-1)))

    def goal(self, aims: Sequence[Aim], sums: Numbers) -> Numbers:
        """All wishes together, by their weights."""
        return np.asarray(sum(aim.weight * self.distance(aim, sums) for aim in aims))
