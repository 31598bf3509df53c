"""The solo game of World Changers against the dummy (S1 to S12)."""

from __future__ import annotations

from typing import Final

from worldtable.engine.step import Ask, Reason, Step
from worldtable.engine.table import MAIN
from worldtable.games.world_changers.effects import FillFromPile, Pass
from worldtable.games.world_changers.layout import CREW, HAND, PASS, PILE, VOID
from worldtable.games.world_changers.rules import (
    HAND_SIZE,
    forced_to_pass,
    invite_chosen,
    invite_label,
    open_codes,
    why_not_invite,
)
from worldtable.games.world_changers.state import State

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
        return open_codes(s, YOU)

    def label(self, s: State, option: int) -> str:
        return invite_label(s, option, YOU)

    def short(self, s: State, option: int) -> str:
        return "Invite"

    def tone(self, s: State, option: int) -> str:
        return MAIN

    def why_not(self, s: State, code: int) -> Reason:
        if code == PASS:
            return Reason("In the solo game you may not pass by choice.", "O24")
        return why_not_invite(s, code, self.player)

    def answer(self, s: State, option: int) -> None:
        s.then(RefillHand(), DummyTakes(), FillFromPile(SOLO_VOID), SoloEnd())
        invite_chosen(s, YOU, option)


class RefillHand(Step[State]):
    """Take Void cards into your hand until you hold 2 (S5, O25)."""

    def run(self, s: State) -> None:
        if len(s.hand(YOU)) < HAND_SIZE and s.at[VOID]:
            s.then(TakeInHand(YOU), self)


class TakeInHand(Ask[State]):
    """Which card of the Void you take into your hand (S5)."""

    def prompt(self, s: State) -> str:
        return "Which card of the Void do you take into your hand?"

    def options(self, s: State) -> list[int]:
        return s.codes(VOID)

    def label(self, s: State, option: int) -> str:
        return f"Take {s.describe(option, YOU)} into your hand"

    def why_not(self, s: State, code: int) -> Reason:
        return Reason(f"Your hand is refilled from the Void; this is from {s.place_in_words(code, YOU)}.", "S5")

    def answer(self, s: State, option: int) -> None:
        card = s.card_at(VOID, option)
        s.move(card, VOID, HAND)
        said = "{you:take} {card} from the Void into {your} hand."
        s.tell("TookInHand", said, YOU, card, start=VOID, end=HAND)


class DummyTakes(Step[State]):
    """All cards left in the Void join the dummy's crew; no effect is activated (S6)."""

    def run(self, s: State) -> None:
        join_dummy(s, VOID, "the Void")


class SoloEnd(Step[State]):
    """Go on until Void and pile are both empty; your hand then joins the dummy's crew (S8)."""

    def run(self, s: State) -> None:
        if s.at[VOID] or s.at[PILE]:  # the pile shrinks turn by turn, so there is no end to force (O8)
            s.push(SoloTurn())
            return
        join_dummy(s, HAND, "{them's} hand")
        s.tell("Ended", "The Void and the Draw Pile are empty: the game ends.")


def join_dummy(s: State, start: int, words: str) -> None:
    """All cards of a place join the dummy's crew; no effect is activated."""
    end = CREW + DUMMY
    cards = s.at[start]
    if cards:
        said = f"{{card}} from {words} {'joins' if len(cards) == 1 else 'join'} the dummy's crew."
        s.tell("DummyTook", said, cards=cards, them=YOU, start=start, end=end)
    s.move_all(start, end)
