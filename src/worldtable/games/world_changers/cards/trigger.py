"""Trigger effects: every time their condition occurs while the card is in a crew (R25)."""

from __future__ import annotations

from worldtable.engine.effect import Effect
from worldtable.engine.step import Step
from worldtable.games.world_changers.card import (
    EVERY_PASS,
    FORCED_PASS,
    LEAVING,
    PASSING,
    TAKING,
    TO_VOID,
    TRIGGER,
    Card,
)
from worldtable.games.world_changers.cards.invite_void import ChooseFromVoid
from worldtable.games.world_changers.effects import Draw, Leave, MoveToVoid, Pass, SwapCrewMates, SwapWithVoid
from worldtable.games.world_changers.layout import DECLINE, VOID
from worldtable.games.world_changers.questions import VoidAsk
from worldtable.games.world_changers.state import State


class LeavesOnPass(Card):
    kind = TRIGGER
    watches = PASSING
    says = "When you pass: it goes to the Void."

    def after(self, s: State, me: int, effect: Effect[State]) -> Step[State] | None:
        you = s.owner(me)
        if isinstance(effect, Pass) and effect.player == you:
            return MoveToVoid(you, you, me)
        return None


class DrawsOnPass(Card):
    kind = TRIGGER
    watches = PASSING
    says = "When you pass: draw from the Draw Pile."
    amounts = (1, 3)

    def after(self, s: State, me: int, effect: Effect[State]) -> Step[State] | None:
        you = s.owner(me)
        if isinstance(effect, Pass) and effect.player == you:
            return Draw(you, self.amount)
        return None


class GoesInstead(Card):
    kind = TRIGGER
    replaces = TO_VOID
    says = "When another Crew Mate of yours would go to the Void: you may swap this card with a Void card instead."

    def instead(self, s: State, me: int, effect: Effect[State], otherwise: Step[State]) -> Step[State] | None:
        you = s.owner(me)
        if isinstance(effect, MoveToVoid) and effect.owner == you and effect.card != me and s.at[VOID]:
            return MayGoInstead(you, me, effect.card, otherwise)
        return None


class MayGoInstead(VoidAsk):
    """Swap this card with a card of the Void, or let the other Crew Mate go (O15)."""

    may = True

    def __init__(self, player: int, me: int, saved: int, otherwise: Step[State]) -> None:
        super().__init__(player, me)
        self.saved = saved
        self.otherwise = otherwise

    def request(self, s: State) -> str:
        return f"do you swap this card for one of the Void to keep {s.card_name(self.saved)}?"

    def label(self, s: State, option: int) -> str:
        if option == DECLINE:
            return f"Let {s.card_name(self.saved)} go"
        return f"Swap {s.card_name(self.me)} for {super().label(s, option)}"

    def short(self, s: State, option: int) -> str:
        return ""  # who goes is part of it

    def declined(self, s: State) -> None:
        s.then(self.otherwise)

    def chosen(self, s: State, card: int) -> None:
        s.then(SwapWithVoid(self.player, self.me, card))


class ProtectsCrew(Card):
    kind = TRIGGER
    forbids = TAKING
    says = "Other players cannot take or swap your Crew Mates."


class CannotPass(Card):
    kind = TRIGGER
    forbids = EVERY_PASS
    says = "You cannot pass, by choice or by force, while there is a card to invite."


class CannotBeForced(Card):
    kind = TRIGGER
    forbids = FORCED_PASS
    says = "No effect can force you to pass."


class TakesAmends(Card):
    kind = TRIGGER
    watches = LEAVING
    says = "When another player's effect made another Crew Mate leave your crew: you may take a card from the Void."

    def after(self, s: State, me: int, effect: Effect[State]) -> Step[State] | None:
        you = s.owner(me)
        if not isinstance(effect, Leave) or effect.owner != you or effect.user == you or effect.card == me:
            return None
        if isinstance(effect, SwapCrewMates) and effect.own == me:
            return None  # it joined the crew by this very swap (O13)
        return MayTakeFromVoid(you, me)


class MayTakeFromVoid(ChooseFromVoid):
    asks = "do you take a card of the Void?"
    may = True
