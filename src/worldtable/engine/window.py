"""Windows: moments at which players may respond to what happens, or use what has come up.

Whoever may respond is asked, one at a time, in an order; when all have passed the window closes. In a window for
reactions a response begins it anew, and a player may answer in advance, for each kind of window by itself: never ask
me, or only when it is about me.
"""

from __future__ import annotations

from typing import Final, TypeVar

from worldtable.engine.compiled import mypyc_attr
from worldtable.engine.step import Ask, S, State, Step

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
        self.passes = 0  # seats that have passed in a row, as bits
        self.touched = 0  # seats that the window or a response in it concerns, as bits

    def copy_to(self, other: State) -> None:
        assert isinstance(other, Windows)
        super().copy_to(other)
        other.window = self.window
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
        self.passes = 0

    def passed(self, seat: int) -> None:
        self.passes |= 1 << seat

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Step[S]):
    """Ask whoever may respond, go on to the next, close when nobody is left to ask."""

    def turn(self, s: S) -> int:
        """Whose turn it is to respond, -1 when all have passed."""
        raise NotImplementedError(f"{type(self).__name__} has no turn")

    def ask(self, s: S, seat: int) -> Ask[S] | None:
        """The question to a seat, None if it could do nothing but pass. Its answer notes a response or a pass."""
        raise NotImplementedError(f"{type(self).__name__} has no ask")

    def asked(self, s: S, seat: int) -> bool:
        """Whether a seat wants to be asked at all."""
        return True

    def passed(self, s: S, seat: int) -> None:
        """A seat that is not asked passes: the turn is another's."""

    def closed(self, s: S) -> None:
        """What then."""

    def run(self, s: S) -> None:
        seat = self.turn(s)
        while seat >= 0:
            ask = self.ask(s, seat) if self.asked(s, seat) else None
            if ask is not None:
                s.push(self)
                s.push(ask)
                return
            self.passed(s, seat)
            seat = self.turn(s)
        self.closed(s)


W = TypeVar("W", bound=Windows)


@mypyc_attr(allow_interpreted_subclasses=True)
class Priority(Window[W]):
    """From the first player on, until all have passed in a row; who has passed in advance is not asked."""

    def first(self, s: W) -> int:
        """Who has priority first."""
        raise NotImplementedError(f"{type(self).__name__} has no first")

    def over(self, s: W) -> bool:
        """Whether what it was about is no more."""
        return False

    def turn(self, s: W) -> int:
        if not self.over(s):
            first = self.first(s)
            for step in range(s.seats):
                seat = (first + step) % s.seats
                if s.passes >> seat & 1 == 0:
                    return seat
        return -1

    def asked(self, s: W, seat: int) -> bool:
        return s.wants_to_be_asked(seat)

    def passed(self, s: W, seat: int) -> None:
        s.passed(seat)

    def closed(self, s: W) -> None:
        s.window = CLOSED
