"""Cards from the deck into a hand, and events that come in between (R25, R66, R67)."""

from __future__ import annotations

from worldtable.engine.step import Ask, Step
from worldtable.games.world_of_wonders import log
from worldtable.games.world_of_wonders.codes import EVENT, NO, YES
from worldtable.games.world_of_wonders.effects import happen, take_top
from worldtable.games.world_of_wonders.questions import stray
from worldtable.games.world_of_wonders.state import State


class DrawCards(Step[State]):
    """Draw a number of cards. The drawer of an event may replace it; where an ability draws, it is replaced."""

    def __init__(self, player: int, count: int, asks: bool) -> None:
        self.player = player
        self.count = count
        self.asks = asks

    def run(self, s: State) -> None:
        left = self.count
        drawn: list[int] = []
        hand = s.hands[self.player]
        event = -1
        while left > 0:
            face = take_top(s)
            if face < 0:
                break
            if s.cards.kinds[face] == EVENT:
                event = face
                break
            hand.append(face)
            drawn.append(face)
            left -= 1
        if drawn and s.telling:
            s.tell(log.Drew(self.player, len(drawn), tuple(drawn)))
        if event >= 0:
            s.push(Replace(self.player, left) if self.asks else DrawCards(self.player, left, False))
            happen(s, self.player, event)


class Replace(Ask[State]):
    """Whether the drawer of an event takes the next card in its place (R67)."""

    def __init__(self, player: int, left: int) -> None:
        super().__init__(player)
        self.left = left

    def prompt(self, s: State) -> str:
        return "Do you replace the event with the next card of the draw deck?"

    def options(self, s: State) -> list[int]:
        return [YES, NO] if s.can_draw() else [NO]

    def label(self, s: State, option: int) -> str:
        return "Draw another card for it" if option == YES else "Go without"

    def why_not(self, s: State, code: int) -> str:
        return stray("Say whether you replace the event", "R67")

    def answer(self, s: State, option: int) -> None:
        left = self.left if option == YES else self.left - 1
        if left > 0:
            s.push(DrawCards(self.player, left, True))
