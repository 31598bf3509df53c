"""Invite effects on the Void and the Draw Pile."""

from __future__ import annotations

from worldtable.engine.step import Step
from worldtable.games.world_changers import log
from worldtable.games.world_changers.effects import FillFromPile, SwapWithVoid, TakeFromVoid
from worldtable.games.world_changers.questions import CardAsk, OwnCrewAsk, VoidAsk, in_order, orders, pairs
from worldtable.games.world_changers.state import ASIDE, DECLINE, EVERYBODY, VOID, WAY, Figure, State


class TakeOneFromVoid(Figure):
    says = "Take a card of your choice from the Void."

    def invited(self, s: State, you: int, me: int) -> None:
        s.then(ChooseFromVoid(you, me))


class ChooseFromVoid(VoidAsk):
    def chosen(self, s: State, card: int) -> None:
        s.then(TakeFromVoid(self.player, card))


class AllTakeFromVoid(Figure):
    says = "Each player, you first, takes a card from the Void while there are any."

    def invited(self, s: State, you: int, me: int) -> None:
        takers: list[Step[State]] = []
        for side in s.clockwise(you):  # R31
            takers.append(ChooseForDummy(you, me, side) if s.solo_dummy(side) else ChooseFromVoid(side, me))
        s.then(*takers)


class ChooseForDummy(VoidAsk):
    """The dummy takes the card of the highest value; you choose between equals (S10)."""

    wants = "the Void card of the highest value"
    rule = "S10"

    def __init__(self, player: int, me: int, dummy: int) -> None:
        super().__init__(player, me)
        self.dummy = dummy

    def request(self, s: State) -> str:
        return "which of the highest cards does the dummy take?"

    def options(self, s: State) -> list[int]:
        if not s.void:
            return []
        highest = max([s.card(card).value for card in s.void])
        return s.codes([card for card in s.void if s.card(card).value == highest], VOID)

    def found(self, s: State, code: int) -> str:
        return "the Void holds a higher one" if VOID <= code < ASIDE else super().found(s, code)

    def chosen(self, s: State, card: int) -> None:
        s.then(TakeFromVoid(self.dummy, card))


class SwapOneWithVoid(Figure):
    says = "You may swap one of your other Crew Mates with a card of the Void."

    def invited(self, s: State, you: int, me: int) -> None:
        if s.void:
            s.then(MaySwapWithVoid(you, me))


class MaySwapWithVoid(OwnCrewAsk):
    def request(self, s: State) -> str:
        return "which of your other Crew Mates do you swap with a card of the Void?"

    def options(self, s: State) -> list[int]:
        codes = super().options(s)
        return [*codes, DECLINE] if codes else []

    def ways(self, s: State) -> list[list[int]]:
        return pairs(super().options(s), s.void_codes())

    def label(self, s: State, option: int) -> str:
        if option < WAY:
            return super().label(s, option)
        own, other = self.points(s, option)
        return f"Swap {super().label(s, own)} for {super().label(s, other)}"

    def answer(self, s: State, option: int) -> None:
        if option >= WAY:
            own, other = self.points(s, option)
            s.then(SwapWithVoid(self.player, s.in_crew(own), s.in_void(other)))
        elif option != DECLINE:
            s.then(ChooseSwapFromVoid(self.player, self.me, s.in_crew(option)))


class ChooseSwapFromVoid(VoidAsk):
    def __init__(self, player: int, me: int, own: int) -> None:
        super().__init__(player, me)
        self.own = own

    def request(self, s: State) -> str:
        return f"which card of the Void do you get for {s.name_of(self.own)}?"

    def chosen(self, s: State, card: int) -> None:
        s.then(SwapWithVoid(self.player, self.own, card))


class LookAtPile(Figure):
    says = "Look at the top cards of the Draw Pile, take one, put the others back in any order."
    amounts = (1, 6)

    def invited(self, s: State, you: int, me: int) -> None:
        s.then(LookAtTop(you, self.amount), KeepOne(you, me), PutBack(you, me))


class LookAtTop(Step[State]):
    """The top cards lie face down before the player, who alone knows them (O18).

    Whoever knew several of them before does not see which one is kept nor how the others go back.
    """

    def __init__(self, player: int, count: int) -> None:
        self.player = player
        self.count = count

    def run(self, s: State) -> None:
        count = min(self.count, len(s.pile))
        for _ in range(count):
            card = s.pile.pop()
            before = s.knows[card] if count == 1 else 0
            s.knows[card] = before | 1 << self.player
            s.aside.append(card)
        if s.aside:
            s.shown += 1
            if s.telling:
                s.tell(log.LookedAt(self.player, len(s.aside), tuple(s.aside)))


class LookedAtAsk(CardAsk):
    """Choose one of the cards that were looked at; asked even of equal ones, for silence would tell."""

    wants = "one of the cards you look at"
    always = True

    def options(self, s: State) -> list[int]:
        return s.codes(s.aside, ASIDE)


class KeepOne(LookedAtAsk):
    def request(self, s: State) -> str:
        return "which card do you take into your hand?"

    def answer(self, s: State, option: int) -> None:
        card = s.find(s.aside, option - ASIDE)
        if s.telling:
            s.tell(log.KeptOne(self.player, len(s.aside), (card,)))
        s.aside.remove(card)
        s.hands[self.player].append(card)


class PutBack(Step[State]):
    """The other cards go back on top one by one; the last one put back is the new top."""

    def __init__(self, player: int, me: int) -> None:
        self.player = player
        self.me = me

    def run(self, s: State) -> None:
        if len(s.aside) > 1:
            s.then(ChooseToPutBack(self.player, self.me), self)
        elif s.aside:
            s.pile.append(s.aside.pop())


class ChooseToPutBack(LookedAtAsk):
    def request(self, s: State) -> str:
        return "which card do you put back first? What you put back last will be on top"

    def ways(self, s: State) -> list[list[int]]:
        return orders(self.options(s), len(s.aside) - 1)

    def label(self, s: State, option: int) -> str:
        return super().label(s, option) if option < WAY else in_order(s, self.points(s, option), self.player)

    def answer(self, s: State, option: int) -> None:
        for code in self.points(s, option) or [option]:
            card = s.find(s.aside, code - ASIDE)
            s.aside.remove(card)
            s.pile.append(card)


class RenewVoid(Figure):
    says = "Put the whole Void under the Draw Pile in any order, then reveal as many cards."

    def invited(self, s: State, you: int, me: int) -> None:
        s.then(BuryVoid(you, me), FillFromPile(len(s.void)))


class BuryVoid(Step[State]):
    """The Void goes under the pile card by card, in sight of everybody."""

    def __init__(self, player: int, me: int) -> None:
        self.player = player
        self.me = me

    def run(self, s: State) -> None:
        if s.void:
            s.then(ChooseToBury(self.player, self.me), self)


class ChooseToBury(VoidAsk):
    def request(self, s: State) -> str:
        return "which card of the Void goes under the Draw Pile next?"

    def ways(self, s: State) -> list[list[int]]:
        return orders(self.options(s), len(s.void) - 1)

    def label(self, s: State, option: int) -> str:
        return super().label(s, option) if option < WAY else in_order(s, self.points(s, option), self.player)

    def answer(self, s: State, option: int) -> None:
        for code in self.points(s, option) or [option]:
            self.chosen(s, s.in_void(code))

    def chosen(self, s: State, card: int) -> None:
        s.void.remove(card)
        s.pile.insert(0, card)
        s.knows[card] = EVERYBODY
        if s.telling:
            s.tell(log.PutUnderPile(self.player, card))
