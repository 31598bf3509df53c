"""Invite effects on hands and on next turns."""

from __future__ import annotations

from worldtable.engine.step import Step
from worldtable.games.world_changers.card import FORCED_PASS, Card
from worldtable.games.world_changers.effects import Draw, MustPass, PutInVoid, invite, told_in_void
from worldtable.games.world_changers.layout import CREW, HAND, VOID
from worldtable.games.world_changers.questions import HandAsk, SeatAsk
from worldtable.games.world_changers.state import State


class MostCrewMustPass(Card):
    says = "Every player with the most Crew Mates must pass their next turn."
    next_turn = True

    def invited(self, s: State, you: int, me: int) -> None:
        most = s.most_crew()
        victims: list[Step[State]] = [MustPass(side) for side in s.clockwise(you) if len(s.crew(side)) == most]
        s.then(*victims)


class NamedMustPass(Card):
    says = "Choose another player, who must pass their next turn."
    next_turn = True

    def invited(self, s: State, you: int, me: int) -> None:
        s.then(ChooseWhoPasses(you, me))


class ChooseWhoPasses(SeatAsk):
    asks = "who must pass their next turn?"

    def spared_by(self, s: State, side: int) -> int:
        return s.forbidden(side, FORCED_PASS)

    def named(self, s: State, side: int) -> None:
        s.then(MustPass(side))


class OthersPutInVoid(Card):
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
        hand = s.hand(self.player)
        if len(hand) == 1:
            s.then(PutInVoid(self.player, hand[0]))
        elif hand:
            s.then(ChooseToPutInVoid(self.player, self.me))


class ChooseToPutInVoid(HandAsk):
    asks = "which card of your hand goes into the Void?"

    def chosen(self, s: State, card: int) -> None:
        s.then(PutInVoid(self.player, card))


class HandToVoid(Card):
    says = "Put your whole hand into the Void."

    def invited(self, s: State, you: int, me: int) -> None:
        s.then(PutHandInVoid(you))


class PutHandInVoid(Step[State]):
    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: State) -> None:
        told_in_void(s, self.player, s.move_all(HAND + self.player, VOID))


class InviteAgain(Card):
    says = "You may at once invite another card, from your hand only."

    def invited(self, s: State, you: int, me: int) -> None:
        s.then(MayInviteFromHand(you, me))


class MayInviteFromHand(HandAsk):
    may = True
    asks = "do you invite another card from your hand?"

    def chosen(self, s: State, card: int) -> None:
        invite(s, self.player, card, HAND + self.player)


class PlaceFromHand(Card):
    says = "You may place a card of your hand in your crew without its Invite effect."

    def invited(self, s: State, you: int, me: int) -> None:
        s.then(MayPlaceFromHand(you, me))


class MayPlaceFromHand(HandAsk):
    may = True
    asks = "do you place a card of your hand in your crew?"

    def chosen(self, s: State, card: int) -> None:
        start, end = HAND + self.player, CREW + self.player
        card = s.move(card, start, end)
        s.tell(
            "Placed", "{you:place} {card} from {your} hand in {your} crew.", self.player, card, start=start, end=end
        )


class PassHandsOn(Card):
    says = "All players hand their cards to the next player clockwise."

    def invited(self, s: State, you: int, me: int) -> None:
        s.then(MoveHands())


class MoveHands(Step[State]):
    """Givers still know what they gave, takers learn what they get (O18)."""

    def run(self, s: State) -> None:
        if s.seats == 1:
            return
        hands = [s.hand(seat) for seat in range(s.seats)]
        for seat in range(s.seats):
            s.at[HAND + seat] = hands[seat - 1]
            for card in hands[seat - 1]:
                s.show(card, 1 << seat)
        s.shown += 1
        s.tell("HandsPassedOn", "All hands move on to the next player clockwise.")


class OthersDraw(Card):
    says = "Each other player draws from the Draw Pile."
    amounts = (1, 3)

    def invited(self, s: State, you: int, me: int) -> None:
        drawers: list[Step[State]] = [Draw(side, self.amount) for side in s.others(you) if not s.solo_dummy(side)]
        s.then(*drawers)
