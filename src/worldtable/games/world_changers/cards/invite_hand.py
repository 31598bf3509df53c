"""Invite effects on hands and on next turns."""

from __future__ import annotations

from worldtable.engine.step import Step
from worldtable.games.world_changers import log
from worldtable.games.world_changers.effects import Draw, Invite, MustPass, PutInVoid
from worldtable.games.world_changers.questions import HandAsk, SeatAsk
from worldtable.games.world_changers.state import DECLINE, FORCED_PASS, Figure, State


class MostCrewMustPass(Figure):
    says = "Every player with the most Crew Mates must pass their next turn."
    next_turn = True

    def invited(self, s: State, you: int, me: int) -> None:
        most = max([len(crew) for crew in s.crews])
        victims: list[Step[State]] = [MustPass(side) for side in s.clockwise(you) if len(s.crews[side]) == most]
        s.then(*victims)


class NamedMustPass(Figure):
    says = "Choose another player, who must pass their next turn."
    next_turn = True

    def invited(self, s: State, you: int, me: int) -> None:
        s.then(ChooseWhoPasses(you, me))


class ChooseWhoPasses(SeatAsk):
    def request(self, s: State) -> str:
        return "who must pass their next turn?"

    def spared_by(self, s: State, side: int) -> int:
        return s.forbidden(side, FORCED_PASS)

    def chosen(self, s: State, side: int) -> None:
        s.then(MustPass(side))


class OthersPutInVoid(Figure):
    says = "Each other player puts a hand card of their choice into the Void."

    def invited(self, s: State, you: int, me: int) -> None:
        givers: list[Step[State]] = [GiveToVoid(side, me) for side in s.others(you) if not s.solo_dummy(side)]
        s.then(*givers)


class GiveToVoid(Step[State]):
    """A player with one card has no choice, which everybody can see; with more they are asked."""

    def __init__(self, player: int, me: int) -> None:
        self.player = player
        self.me = me

    def run(self, s: State) -> None:
        hand = s.hands[self.player]
        if len(hand) == 1:
            s.then(PutInVoid(self.player, hand[0]))
        elif hand:
            s.then(ChooseToPutInVoid(self.player, self.me))


class ChooseToPutInVoid(HandAsk):
    def request(self, s: State) -> str:
        return "which card of your hand goes into the Void?"

    def chosen(self, s: State, card: int) -> None:
        s.then(PutInVoid(self.player, card))


class HandToVoid(Figure):
    says = "Put your whole hand into the Void."

    def invited(self, s: State, you: int, me: int) -> None:
        s.then(PutHandInVoid(you))


class PutHandInVoid(Step[State]):
    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: State) -> None:
        hand = s.hands[self.player]
        if hand and s.telling:
            s.tell(log.PutInVoid(self.player, tuple(hand)))
        for card in hand:
            s.put_in_void(card)
        hand.clear()


class InviteAgain(Figure):
    says = "You may at once invite another card, from your hand only."

    def invited(self, s: State, you: int, me: int) -> None:
        s.then(MayInviteFromHand(you, me))


class MayUseHand(HandAsk):
    """Choose a card of your hand or decline. Everybody sees whether there is a hand to choose from."""

    def options(self, s: State) -> list[int]:
        codes = super().options(s)
        return [*codes, DECLINE] if codes else []

    def answer(self, s: State, option: int) -> None:
        if option != DECLINE:
            self.chosen(s, s.in_hand(self.player, option))


class MayInviteFromHand(MayUseHand):
    def request(self, s: State) -> str:
        return "do you invite another card from your hand?"

    def chosen(self, s: State, card: int) -> None:
        s.take_from_hand(self.player, card)
        s.then(Invite(self.player, card, True))


class PlaceFromHand(Figure):
    says = "You may place a card of your hand in your crew without its Invite effect."

    def invited(self, s: State, you: int, me: int) -> None:
        s.then(MayPlaceFromHand(you, me))


class MayPlaceFromHand(MayUseHand):
    def request(self, s: State) -> str:
        return "do you place a card of your hand in your crew?"

    def chosen(self, s: State, card: int) -> None:
        s.take_from_hand(self.player, card)
        s.put_in_crew(self.player, card)
        if s.telling:
            s.tell(log.Placed(self.player, card))


class PassHandsOn(Figure):
    says = "All players hand their cards to the next player clockwise."

    def invited(self, s: State, you: int, me: int) -> None:
        s.then(MoveHands())


class MoveHands(Step[State]):
    """Givers still know what they gave, takers learn what they get (O18)."""

    def run(self, s: State) -> None:
        if s.seats == 1:
            return
        s.hands.insert(0, s.hands.pop())
        for seat in range(s.seats):
            for card in s.hands[seat]:
                s.knows[card] |= 1 << seat
        s.shown += 1
        if s.telling:
            s.tell(log.HandsPassedOn())


class OthersDraw(Figure):
    says = "Each other player draws from the Draw Pile."
    amounts = (1, 3)

    def invited(self, s: State, you: int, me: int) -> None:
        drawers: list[Step[State]] = [Draw(side, self.amount) for side in s.others(you) if not s.solo_dummy(side)]
        s.then(*drawers)
