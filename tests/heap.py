"""Heap, where nothing is hidden: in turn each takes one to three stones, and whoever takes the last one wins."""

from __future__ import annotations

from typing import Final

from worldtable.engine.card import CardSet
from worldtable.engine.game import Game
from worldtable.engine.scene import COUNTERS, Amount, Face, Line, Thing, Zone
from worldtable.engine.step import Ask, Reason, Step
from worldtable.engine.step import State as Base


class State(Base):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.heap = 5
        self.last = -1

    def clone(self) -> State:
        other = State(self.seats)
        self.copy_to(other)
        other.heap = self.heap
        other.last = self.last
        return other


class Take(Ask[State]):
    def prompt(self, s: State) -> str:
        return "How many stones do you take?"

    def options(self, s: State) -> list[int]:
        return list(range(1, min(s.heap, 3) + 1))

    def label(self, s: State, option: int) -> str:
        return f"Take {option}"

    def why_not(self, s: State, code: int) -> Reason:
        return Reason("You take one to three stones.", "R1")

    def answer(self, s: State, option: int) -> None:
        s.heap -= option
        s.last = self.player
        if s.heap:
            s.then(Turn(1 - self.player))


class Turn(Step[State]):
    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: State) -> None:
        s.then(Take(self.player))


class Heap(Game[State]):
    def __init__(self) -> None:
        super().__init__(range(2, 3), (), CardSet(None, "heap"))
        self.name = "heap"
        self.title = "Heap"
        self.version = 1
        self.codes = 4
        self.buttons = (1, 4)
        self.bound = 40

    def setup(self, seats: int, seed: int, options: dict[str, str]) -> State:
        s = State(seats)
        s.reseed(seed)
        s.then(Turn(0))
        return s

    def zones(self, s: State, seat: int) -> list[Zone]:
        return [
            Zone("heap", "heap", COUNTERS, [Thing("stones", Face("Stones", amounts=(Amount("stones", s.heap),)))])
        ]

    def redeal(self, s: State, seat: int, seed: int) -> State:
        other = s.clone()
        other.reseed(seed)
        other.shown = s.shown
        return other

    def sheet(self, s: State, side: int) -> list[Line]:
        return [Line("Last stone", 1 if s.last == side and not s.heap else 0)]

    def outcome(self, s: State) -> list[float]:
        return [1.0 if s.last == seat else 0.0 for seat in range(s.seats)]

    def verdict(self, s: State) -> str:
        return f"{s.name(s.last)} took the last stone."


HEAP: Final = Heap()
