"""What all questions of Worldbreakers have in common: how they speak, which card asks, what has been picked."""

from __future__ import annotations

from typing import Final

from worldtable.engine import table
from worldtable.engine.step import Ask
from worldtable.games.worldbreakers.codes import DONE, ORDER
from worldtable.games.worldbreakers.state import State

NAME: Final = 16  # letters of a name that leave room for what is asked


def named(s: State, card: int) -> str:
    """A card in a question, which stays on one line: its picture stands beside it."""
    face = s.face(card)
    return face.name if len(face.name) <= NAME else face.short or face.name


class Question(Ask[State]):
    """A question. What ends it without a card declines, unless it says otherwise."""

    def tone(self, s: State, option: int) -> str:
        return table.DECLINE if option == DONE else table.PLAIN

    def source(self, s: State) -> int:
        return at_work(s)

    def picked(self) -> tuple[int, ...]:
        """The cards that are part of the answer so far."""
        return ()

    def less(self, s: State, card: int) -> int:
        """How much less a card costs for as long as this is asked."""
        return 0


class CardQuestion(Question):
    """A question that a card asks."""

    def __init__(self, player: int, me: int) -> None:
        super().__init__(player)
        self.me = me

    def source(self, s: State) -> int:
        return self.me if in_sight(s, self.me, self.player) else at_work(s)


def in_sight(s: State, card: int, to: int) -> bool:
    """Whether a card lies where a seat can point at it."""
    side = card >> 7
    if s.at(card) >= 0 or card in s.table or card in s.discards[side]:
        return True
    if card in [each & 255 for each in s.stored]:
        return True
    return side == to and card in s.hands[side]


def at_work(s: State) -> int:
    """The code of the event or the order that is being carried out, -1 if none is."""
    if s.table:
        return s.table[-1]
    return ORDER if s.automaton(s.active) and s.orders and s.round else -1


def open_question(s: State) -> Question | None:
    """The question that is asked; this game never asks two at once."""
    ask = s.asks[0] if s.asks else None
    return ask if isinstance(ask, Question) else None
