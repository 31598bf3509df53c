"""The solo game of World Changers against the dummy (S1 to S12)."""

from __future__ import annotations

from typing import Final

from worldtable.engine.step import Ask, Reason, Step
from worldtable.engine.table import MAIN
from worldtable.games.world_changers import log
from worldtable.games.world_changers.effects import FillFromPile, Pass
from worldtable.games.world_changers.questions import place_of
from worldtable.games.world_changers.rules import (
    HAND_SIZE,
    chosen_invite,
    forced_to_pass,
    invite_label,
    why_not_invite,
)
from worldtable.games.world_changers.state import PASS, VOID, State

YOU: Final = 0
DUMMY: Final = 1
SOLO_VOID: Final = 4
SOLO_CARDS: Final = 24


class SoloTurn(Step[State]):
    """One card joins your crew, then the dummy takes the rest of the Void (S4 to S7)."""

    def run(self, s: State) -> None:
        s.turns += 1
        s.chain = 0
        s.passive = 0
        if forced_to_pass(s, YOU):
            s.then(Pass(YOU, True), DummyTakes(), FillFromPile(SOLO_VOID), SoloEnd())  # O24
        else:
            s.push(SoloInvite(YOU))


class SoloInvite(Ask[State]):
    """Invite a card of the Void or of your hand; you may not pass by choice (S4, O24)."""

    def prompt(self, s: State) -> str:
        return "Your turn: invite a card"

    def options(self, s: State) -> list[int]:
        return s.open_codes(YOU)

    def label(self, s: State, option: int) -> str:
        return invite_label(s, option)

    def short(self, s: State, option: int) -> str:
        return "Invite"

    def tone(self, s: State, option: int) -> str:
        return MAIN

    def why_not(self, s: State, code: int) -> Reason:
        if code == PASS:
            return Reason("In the solo game you may not pass by choice.", "O24")
        return why_not_invite(s, code, self.player)

    def answer(self, s: State, option: int) -> None:
        s.then(chosen_invite(s, YOU, option), RefillHand(), DummyTakes(), FillFromPile(SOLO_VOID), SoloEnd())


class RefillHand(Step[State]):
    """Take Void cards into your hand until you hold 2 (S5, O25)."""

    def run(self, s: State) -> None:
        if len(s.hands[YOU]) < HAND_SIZE and s.void:
            s.then(TakeInHand(YOU), self)


class TakeInHand(Ask[State]):
    """Which card of the Void you take into your hand (S5)."""

    def prompt(self, s: State) -> str:
        return "Which card of the Void do you take into your hand?"

    def options(self, s: State) -> list[int]:
        return s.void_codes()

    def label(self, s: State, option: int) -> str:
        return f"Take {s.cards.faces[option - VOID].name} into your hand"

    def why_not(self, s: State, code: int) -> Reason:
        return Reason(f"Your hand is refilled from the Void; this is from {place_of(s, code, self.player)}.", "S5")

    def answer(self, s: State, option: int) -> None:
        card = s.pull(YOU, option)
        s.hands[YOU].append(card)
        if s.telling:
            s.tell(log.TookInHand(YOU, card))


class DummyTakes(Step[State]):
    """All cards left in the Void join the dummy's crew; no effect is activated (S6)."""

    def run(self, s: State) -> None:
        if s.void and s.telling:
            s.tell(log.DummyTook(tuple(s.void), False))
        for card in s.void:
            s.put_in_crew(DUMMY, card)
        s.void.clear()


class SoloEnd(Step[State]):
    """Go on until Void and pile are both empty; your hand then joins the dummy's crew (S8)."""

    def run(self, s: State) -> None:
        if s.void or s.pile:  # the pile shrinks turn by turn, so there is no end to force (O8)
            s.push(SoloTurn())
            return
        hand = s.hands[YOU]
        if hand and s.telling:
            s.tell(log.DummyTook(tuple(hand), True))
        for card in hand:
            s.put_in_crew(DUMMY, card)
        hand.clear()
        if s.telling:
            s.tell(log.Ended("The Void and the Draw Pile are empty: the game ends."))
