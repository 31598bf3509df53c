"""Opening hands: the mulligan, and the events that join the deck after it."""

from __future__ import annotations

from typing import Final

from worldtable.engine import table
from worldtable.engine.step import Ask, Reason, Step
from worldtable.games.world_of_wonders.codes import MOST_SEATS, NO, YES
from worldtable.games.world_of_wonders.hand import DrawCards
from worldtable.games.world_of_wonders.questions import stray
from worldtable.games.world_of_wonders.state import NONE, State

MULLIGAN_SIZE: Final = 4


class Mulligan(Ask[State]):
    """Once, before the first turn: the whole hand for four new cards (R8)."""

    def prompt(self, s: State) -> str:
        return "Do you keep your hand?"

    def options(self, s: State) -> list[int]:
        return [NO, YES]

    def label(self, s: State, option: int) -> str:
        return "Discard it and draw four cards" if option == YES else "Keep it"

    def short(self, s: State, option: int) -> str:
        return "Four new cards" if option == YES else "Keep"

    def tone(self, s: State, option: int) -> str:
        return table.PLAIN if option == YES else table.MAIN

    def why_not(self, s: State, code: int) -> Reason:
        return stray("Keep your whole hand, or discard all of it", "R8")

    def answer(self, s: State, option: int) -> None:
        if option == NO:
            return
        s.discard.extend(s.hands[self.player])
        s.hands[self.player].clear()
        s.tell("Mulliganed", "{you:discard} {your|the} whole hand for four new cards.", self.player)
        s.push(DrawCards(self.player, MULLIGAN_SIZE))


class ShuffleEventsIn(Step[State]):
    """Events join the draw deck once all hands are settled (R9)."""

    def run(self, s: State) -> None:
        if s.coming:
            s.deck.extend(s.coming)
            s.coming = NONE
            s.shuffle(s.deck)


MULLIGAN: Final = [Mulligan(seat) for seat in range(MOST_SEATS)]
EVENTS_IN: Final = ShuffleEventsIn()
