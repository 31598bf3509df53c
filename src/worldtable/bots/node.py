"""What a search knows of an answer: at one place of the tree, and wherever else it was given."""

from __future__ import annotations


class Habit:
    """An answer of somebody to a kind of question, wherever in the tree it was given."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0


class Node:
    """How often an answer was offered and tried, what came of it, and what may follow."""

    def __init__(self, chooser: int, habit: Habit | None = None) -> None:
        self.chooser = chooser  # whose answer it is; -1 where nobody chose
        self.habit = habit  # None where nobody chose
        self.offered = 0
        self.visits = 0
        self.total = 0.0  # of the chances of who chose it
        self.squares = 0.0
        self.points = 0.0  # of who asked the search, in all worlds where it was tried first
        self.shares: list[float] = []  # what every side made of it, where that is counted
        self.square_shares: list[float] = []
        self.answers: dict[int, Node] = {}
        self.together: dict[int, Node] = {}  # by seat, where several are asked

    def learn(self, got: float) -> None:
        """It was tried, and this came of it for who chose it."""
        self.visits += 1
        self.total += got
        self.squares += got * got
        if self.habit is not None:
            self.habit.visits += 1
            self.habit.total += got

    def count(self, worth: list[float], points: int) -> None:
        """Note what every side made of it."""
        self.points += points
        if not self.shares:
            self.shares = [0.0] * len(worth)
            self.square_shares = [0.0] * len(worth)
        for side in range(len(worth)):
            self.shares[side] += worth[side]
            self.square_shares[side] += worth[side] * worth[side]
