"""How to write what a seat knows of the tables of one game: the same planes in the same order, always.

First come the options of the seat, by code, so that the beginning of a row is the mask of its answers. Then what is
asked, of whom, and which thing asks; points; declared places; and what the game adds.
"""

from __future__ import annotations

from typing import Any

from worldtable.engine.alike import Alike
from worldtable.engine.features import Plane
from worldtable.engine.game import Game
from worldtable.engine.loop import asked
from worldtable.engine.observation import Known, Row, each_side, known_planes
from worldtable.engine.places import Places
from worldtable.engine.step import State


class Encoding:
    """The planes of a game at a table like the one given, and where each begins."""

    def __init__(self, game: Game[Any], s: State, kinds: list[type]) -> None:
        self.game = game
        self.codes = game.codes
        self.scored = len(game.sides(s))  # sides with a score sheet
        self.sides = s.sides if isinstance(s, Places) else self.scored
        self.kinds = {kind: number for number, kind in enumerate(kinds)}
        self.known: Known | None = None
        self.planes = [Plane("options", game.codes), Plane("kind of question", len(kinds))]
        self.planes += each_side("asked", 1, self.sides)
        self.planes += [Plane("source of the question", game.codes), Plane("own seat", self.sides)]
        self.planes += each_side("points", 1, self.sides)
        self.kind = game.codes
        self.asked = self.kind + len(kinds)
        self.source = self.asked + self.sides
        self.seat = self.source + game.codes
        self.points = self.seat + self.sides
        self.places = self.points + self.sides
        self.first = self.places
        if isinstance(s, Places):
            alike = isinstance(s, Alike)
            self.known = Known(s.layout, self.sides, alike)
            self.planes += known_planes(s.layout, self.sides, alike)
            self.first += self.known.size
        self.planes += game.observed_planes(self.sides)
        self.size = sum([plane.size for plane in self.planes])

    def write(self, s: State, seat: int, row: Row) -> None:
        """One observation, into a row that has begun."""
        self.write_question(s, seat, row)
        if s.ask is None or self.game.scores_public(s):
            for side in range(self.scored):
                row.put(self.points + (side - seat) % self.sides, self.game.score(s, side))
        if self.known is not None:
            assert isinstance(s, Places)
            self.known.fill(s, seat, self.places, row)
        self.game.observe(s, seat, self.first, row)

    def write_question(self, s: State, seat: int, row: Row) -> None:
        """What is asked: of the seat, with its options and where it comes from, or of somebody else."""
        row.mark(self.seat + seat)
        if s.ask is None:
            return
        at = asked(s, seat)
        ask = s.ask_at(max(at, 0))
        number = self.kinds.get(type(ask), -1)
        if number >= 0:
            row.mark(self.kind + number)
        for other in range(s.open_asks()):
            row.mark(self.asked + (s.ask_at(other).player - seat) % self.sides)
        if at >= 0:
            for option in s.options_at(at):
                row.mark(option)
            source = ask.source(s)
            if source >= 0:
                row.mark(self.source + source)

    def observation(self, s: State, seat: int) -> bytes:
        """A row by itself."""
        buffer = bytearray(self.size)
        self.write(s, seat, Row(buffer, self.size))
        return bytes(buffer)

    def plane_at(self, at: int) -> str:
        """The name of the plane that a number of a row belongs to."""
        for plane in self.planes:
            if at < plane.size:
                return plane.name
            at -= plane.size
        raise AssertionError("the planes end before it")
