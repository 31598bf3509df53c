"""Invite effects on the Void and the Draw Pile."""

from __future__ import annotations

from worldtable.engine.choices import Choose, orders
from worldtable.engine.step import Step
from worldtable.games.world_changers.card import Card
from worldtable.games.world_changers.effects import FillFromPile, SwapWithVoid, TakeFromVoid
from worldtable.games.world_changers.layout import ASIDE, HAND, PILE, VOID
from worldtable.games.world_changers.questions import CardAsk, OwnCrewAsk, VoidAsk
from worldtable.games.world_changers.state import State


class TakeOneFromVoid(Card):
    says = "Take a card of your choice from the Void."

    def invited(self, s: State, you: int, me: int) -> None:
        s.then(ChooseFromVoid(you, me))


class ChooseFromVoid(VoidAsk):
    def chosen(self, s: State, card: int) -> None:
        s.then(TakeFromVoid(self.player, card))


class AllTakeFromVoid(Card):
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

    asks = "which of the highest cards does the dummy take?"

    def among(self, s: State, card: int) -> bool:
        return s.card(card).value == max([s.card(each).value for each in s.at[VOID]])

    def found(self, s: State, code: int) -> str:
        return "the Void holds a higher one" if s.place_at(code) == VOID else super().found(s, code)

    def chosen(self, s: State, card: int) -> None:
        s.then(TakeFromVoid(self.dummy, card))


class SwapOneWithVoid(Card):
    says = "You may swap one of your other Crew Mates with a card of the Void."

    def invited(self, s: State, you: int, me: int) -> None:
        s.then(MaySwapWithVoid(you, me))


class MaySwapWithVoid(OwnCrewAsk):
    asks = "which of your other Crew Mates do you swap with a card of the Void?"
    may = True

    def second(self, card: int) -> Choose[State]:
        return ChooseSwapFromVoid(self.player, self.me, card)


class ChooseSwapFromVoid(VoidAsk):
    def __init__(self, player: int, me: int, own: int) -> None:
        super().__init__(player, me)
        self.own = own

    def request(self, s: State) -> str:
        return f"which card of the Void do you get for {s.card_name(self.own)}?"

    def chosen(self, s: State, card: int) -> None:
        s.then(SwapWithVoid(self.player, self.own, card))


class LookAtPile(Card):
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
        you = self.player
        count = min(self.count, len(s.at[PILE]))
        for _ in range(count):
            card = s.draw(PILE, ASIDE)
            if count > 1:
                s.knows[card] = 0
            s.show(card, 1 << you)
        if count:
            top = "the top card" if count == 1 else f"the top {count} cards"
            s.whisper("LookedAt", f"{{you:look}} at {top} of the Draw Pile{{: card}}.", you, s.at[ASIDE])


class LookedAtAsk(CardAsk):
    """Choose one of the cards that were looked at; asked even of equal ones, for silence would tell."""

    wants = "one of the cards you look at"
    always = True

    def places(self, s: State) -> list[int]:
        return [ASIDE]


class KeepOne(LookedAtAsk):
    asks = "which card do you take into your hand?"

    def chosen(self, s: State, card: int) -> None:
        hidden = "it" if len(s.at[ASIDE]) == 1 else "one of them"
        hand = HAND + self.player
        s.move(card, ASIDE, hand)
        said = f"{{you:take}} {{card|{hidden}}} into {{your}} hand."
        s.whisper("KeptOne", said, self.player, [card], start=PILE, end=hand)


class PutBack(Step[State]):
    """The other cards go back on top one by one; the last one put back is the new top."""

    def __init__(self, player: int, me: int) -> None:
        self.player = player
        self.me = me

    def run(self, s: State) -> None:
        if len(s.at[ASIDE]) > 1:
            s.then(ChooseToPutBack(self.player, self.me), self)
        else:
            s.move_all(ASIDE, PILE)


class ChooseToPutBack(LookedAtAsk):
    asks = "which card do you put back first? What you put back last will be on top"

    def ways(self, s: State) -> list[list[int]]:
        return orders(self.options(s), len(s.at[ASIDE]) - 1)

    def chosen(self, s: State, card: int) -> None:
        s.move(card, ASIDE, PILE)


class RenewVoid(Card):
    says = "Put the whole Void under the Draw Pile in any order, then reveal as many cards."

    def invited(self, s: State, you: int, me: int) -> None:
        s.then(BuryVoid(you, me), FillFromPile(len(s.at[VOID])))


class BuryVoid(Step[State]):
    """The Void goes under the pile card by card, in sight of everybody."""

    def __init__(self, player: int, me: int) -> None:
        self.player = player
        self.me = me

    def run(self, s: State) -> None:
        if s.at[VOID]:
            s.then(ChooseToBury(self.player, self.me), self)


class ChooseToBury(VoidAsk):
    asks = "which card of the Void goes under the Draw Pile next?"

    def ways(self, s: State) -> list[list[int]]:
        return orders(self.options(s), len(s.at[VOID]) - 1)

    def chosen(self, s: State, card: int) -> None:
        s.bury(card, VOID, PILE)
        said = "{you:put} {card} under the Draw Pile."
        s.tell("PutUnderPile", said, self.player, card, start=VOID, end=PILE)
