"""Windows for reactions: who can respond is asked, one at a time; a response begins anew; when all pass it closes.

A player may answer in advance, for each kind of window by itself: never ask me, or only when it is about me.
"""

from __future__ import annotations

from typing import Final, TypeVar

from worldtable.engine.compiled import mypyc_attr
from worldtable.engine.step import Ask, State, Step

CLOSED: Final = 0  # no window is open; games number theirs from 1

# Standing answers, two bits a window.
ASK_ME: Final = 0
ONLY_MINE: Final = 1
NEVER: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Windows(State):
    """A state with windows."""

    standing: list[int]  # the answers of each seat in advance; private

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.window = CLOSED
        self.priority = 0  # steps from the first player to the one who is asked
        self.passes = 0  # in a row
        self.touched = 0  # seats that the window or a response in it concerns, as bits

    def copy_to(self, other: State) -> None:
        assert isinstance(other, Windows)
        super().copy_to(other)
        other.window = self.window
        other.priority = self.priority
        other.passes = self.passes
        other.touched = self.touched
        other.standing = self.standing.copy()

    def clockwise(self, first: int) -> list[int]:
        """All seats in playing order."""
        return [(first + step) % self.seats for step in range(self.seats)]

    def open_window(self, window: int, concerned: int) -> None:
        """A window stands open for its subject; the first player has priority."""
        self.window = window
        self.touched = concerned
        self.responded()

    def responded(self) -> None:
        """Priority starts again with the first player."""
        self.priority = 0
        self.passes = 0

    def passed(self) -> None:
        self.passes += 1
        self.priority += 1
        if self.priority == self.seats:
            self.priority = 0

    def touch(self, seat: int) -> None:
        """Something happens to a seat: whoever wants to be asked then is asked."""
        if seat >= 0:
            self.touched |= 1 << seat

    def standing_answer(self, seat: int, window: int) -> int:
        return self.standing[seat] >> (2 * window) & 3

    def stand(self, seat: int, window: int, wish: int) -> None:
        self.standing[seat] = self.standing[seat] & ~(3 << (2 * window)) | wish << (2 * window)

    def wants_to_be_asked(self, seat: int) -> bool:
        """Whether a player has not passed in advance."""
        if self.standing[seat] == 0:
            return True
        wish = self.standing_answer(seat, self.window)
        return wish == ASK_ME or (wish == ONLY_MINE and self.touched >> seat & 1 == 1)


W = TypeVar("W", bound=Windows)


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Step[W]):
    """Ask whoever has priority, go on to the next, close when all have passed in a row."""

    def first(self, s: W) -> int:
        """Who has priority first."""
        raise NotImplementedError(f"{type(self).__name__} has no first")

    def ask(self, s: W, seat: int) -> Ask[W] | None:
        """The question to a seat, None if it could do nothing but pass."""
        raise NotImplementedError(f"{type(self).__name__} has no ask")

    def over(self, s: W) -> bool:
        """Whether what it was about is no more."""
        return False

    def closed(self, s: W) -> None:
        """What then."""

    def run(self, s: W) -> None:
        first = self.first(s)
        while s.passes < s.seats and not self.over(s):
            seat = (first + s.priority) % s.seats
            ask = self.ask(s, seat) if s.wants_to_be_asked(seat) else None
            if ask is not None:
                s.push(self)
                s.push(ask)
                return
            s.passed()
        s.window = CLOSED
        self.closed(s)
