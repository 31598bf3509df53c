"""Cards from the deck into a hand, and events that come in between (R25, R66, R67)."""

from __future__ import annotations

from worldtable.engine import table
from worldtable.engine.step import Ask, Reason, Step
from worldtable.games.world_of_wonders.codes import EVENT, NO, YES
from worldtable.games.world_of_wonders.effects import happen, take_top
from worldtable.games.world_of_wonders.questions import stray
from worldtable.games.world_of_wonders.state import State


def draw_until(s: State, you: int, size: int) -> int:
    """Draw until a hand holds so many cards; the event that stops it, -1 if none does."""
    hand = s.hands[you]
    drawn: list[int] = []
    event = -1
    while len(hand) < size:
        face = take_top(s)
        if face < 0:
            break
        if s.cards.kinds[face] == EVENT:
            event = face
            break
        hand.append(face)
        drawn.append(face)
    if drawn:
        s.whisper("Drew", "{you:draw} {card}.", you, drawn)
    return event


class DrawCards(Step[State]):
    """An ability draws a number of cards; an event among them is replaced (R67)."""

    def __init__(self, player: int, count: int) -> None:
        self.player = player
        self.count = count

    def run(self, s: State) -> None:
        you = self.player
        size = len(s.hands[you]) + self.count
        event = draw_until(s, you, size)
        if event >= 0:
            s.push(DrawCards(you, size - len(s.hands[you])))
            happen(s, you, event)


class FillHand(Step[State]):
    """The Draw phase draws until the hand holds so many cards, whatever an event does to it on the way (R25, B52)."""

    def __init__(self, player: int, size: int) -> None:
        self.player = player
        self.size = size

    def run(self, s: State) -> None:
        event = draw_until(s, self.player, self.size)
        if event >= 0:
            s.push(Replace(self.player, self.size))
            happen(s, self.player, event)


class Replace(Ask[State]):
    """Whether the drawer of an event takes a card in its place, or ends with one fewer in hand (R67, B52)."""

    def __init__(self, player: int, size: int) -> None:
        super().__init__(player)
        self.size = size

    def prompt(self, s: State) -> str:
        return "Do you draw another card for the event?"

    def options(self, s: State) -> list[int]:
        return [YES, NO] if s.can_draw() else [NO]

    def label(self, s: State, option: int) -> str:
        return "Draw another card for it" if option == YES else "Go without"

    def short(self, s: State, option: int) -> str:
        return "Draw" if option == YES else "Go without"

    def tone(self, s: State, option: int) -> str:
        return table.MAIN if option == YES else table.DECLINE

    def why_not(self, s: State, code: int) -> Reason:
        return stray("Say whether you replace the event", "R67")

    def answer(self, s: State, option: int) -> None:
        s.push(FillHand(self.player, self.size if option == YES else self.size - 1))
