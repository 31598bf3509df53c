"""What a search knows of an answer."""

from __future__ import annotations


class Node:
    """How often an answer was offered and tried, what came of it, and what may follow."""

    def __init__(self, chooser: int) -> None:
        self.chooser = chooser  # whose answer it is; -1 where nobody chose
        self.offered = 0
        self.visits = 0
        self.total = 0.0  # of the chances of who chose it
        self.squares = 0.0
        self.points = 0.0  # of who asked the search, in all worlds where it was tried first
        self.shares: list[float] = []  # what every side made of it, where that is counted
        self.square_shares: list[float] = []
        self.answers: dict[int, Node] = {}
        self.together: dict[int, Node] = {}  # by seat, where several are asked

    def count(self, worth: list[float], points: int) -> None:
        """Note what every side made of it."""
        self.points += points
        if not self.shares:
            self.shares = [0.0] * len(worth)
            self.square_shares = [0.0] * len(worth)
        for side in range(len(worth)):
            self.shares[side] += worth[side]
            self.square_shares[side] += worth[side] * worth[side]
