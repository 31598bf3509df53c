"""Invite effects on crews: activate, take, give, swap and send away Crew Mates."""

from __future__ import annotations

from worldtable.engine.choices import Choose
from worldtable.engine.step import Reason
from worldtable.games.world_changers.card import INVITE, TAKING, Card
from worldtable.games.world_changers.effects import Activate, Give, MoveToVoid, SwapCrewMates, Take
from worldtable.games.world_changers.layout import CREW, SEAT
from worldtable.games.world_changers.questions import CardAsk, OwnCrewAsk, SeatAsk, TakableCrewAsk, TheirCrewAsk
from worldtable.games.world_changers.state import State


class ActivateOwn(Card):
    says = "Activate the Invite effect of one of your other Crew Mates."

    def invited(self, s: State, you: int, me: int) -> None:
        s.then(ChooseOwnToActivate(you, me))


class ChooseOwnToActivate(OwnCrewAsk):
    wants = "one of your other Crew Mates with an Invite effect"
    asks = "which of your other Crew Mates do you activate?"

    def among(self, s: State, card: int) -> bool:
        return super().among(s, card) and s.card(card).kind == INVITE

    def found(self, s: State, code: int) -> str:
        mine = s.cards_at(CREW + self.player, code)
        return f"{s.card_name(mine[0])} has none" if mine else super().found(s, code)

    def chosen(self, s: State, card: int) -> None:
        s.then(Activate(self.player, card))


class ActivateAnother(Card):
    says = "Activate the Invite effect of another player's Crew Mate as if it were yours."

    def invited(self, s: State, you: int, me: int) -> None:
        s.then(ChooseTheirsToActivate(you, me))


class ChooseTheirsToActivate(TheirCrewAsk):
    wants = "another player's Crew Mate with an Invite effect"
    rule = "R24"
    asks = "whose Invite effect do you activate?"

    def among(self, s: State, card: int) -> bool:
        return super().among(s, card) and s.card(card).kind == INVITE

    def found(self, s: State, code: int) -> str:
        theirs = [card for side in s.others(self.player) for card in s.cards_at(CREW + side, code)]
        return f"{s.card_name(theirs[0])} has none" if theirs else super().found(s, code)

    def chosen(self, s: State, card: int) -> None:
        s.then(Activate(self.player, card))


class TakeCrewMate(Card):
    says = "Take a Crew Mate of another player."

    def invited(self, s: State, you: int, me: int) -> None:
        s.then(ChooseToTake(you, me))


class ChooseToTake(TakableCrewAsk):
    asks = "which Crew Mate do you take?"

    def chosen(self, s: State, card: int) -> None:
        s.then(Take(self.player, s.owner(card), card))


class DemandCrewMate(Card):
    says = "Choose another player, who gives you one of their Crew Mates."

    def invited(self, s: State, you: int, me: int) -> None:
        s.then(ChooseGiver(you, me))


class ChooseGiver(SeatAsk):
    asks = "who gives you a Crew Mate?"

    def sides(self, s: State) -> list[int]:
        return [side for side in s.others(self.player) if self.shielded_by(s, side) < 0 and s.free_crew(side)]

    def shielded_by(self, s: State, side: int) -> int:
        return s.forbidden(side, TAKING)

    def named(self, s: State, side: int) -> None:
        if s.solo_dummy(side):
            s.then(ChooseForDummyToGive(self.player, self.me, side))
        else:
            s.then(ChooseToGiveUp(side, self.me, self.player))


class ChooseToGiveUp(OwnCrewAsk):
    wants = "one of your Crew Mates"

    def __init__(self, player: int, me: int, taker: int) -> None:
        super().__init__(player, me)
        self.taker = taker

    def request(self, s: State) -> str:
        return f"which of your Crew Mates do you give to {s.name(self.taker)}?"

    def chosen(self, s: State, card: int) -> None:
        s.then(Take(self.taker, self.player, card))


class ChooseForDummyToGive(CardAsk):
    """The dummy gives its Crew Mate of the lowest value; you choose between equals (S10)."""

    wants = "the dummy's Crew Mate with the lowest value"
    rule = "S10"

    def __init__(self, player: int, me: int, dummy: int) -> None:
        super().__init__(player, me)
        self.dummy = dummy

    asks = "which of the dummy's lowest Crew Mates do you get?"

    def places(self, s: State) -> list[int]:
        return [CREW + self.dummy]

    def among(self, s: State, card: int) -> bool:
        crew = s.free_crew(self.dummy)
        return card in crew and s.card(card).value == min([s.card(each).value for each in crew])

    def found(self, s: State, code: int) -> str:
        return "the dummy has a lower one" if s.place_at(code) == CREW + self.dummy else super().found(s, code)

    def chosen(self, s: State, card: int) -> None:
        s.then(Take(self.player, self.dummy, card))


class GiveToFewest(Card):
    says = "Give one of your other Crew Mates to the other player with the fewest."

    def invited(self, s: State, you: int, me: int) -> None:
        s.then(ChooseToGive(you, me))


class ChooseToGive(OwnCrewAsk):
    asks = "which of your other Crew Mates do you give away?"

    def chosen(self, s: State, card: int) -> None:
        s.then(ChooseReceiver(self.player, self.me, card))


class ChooseReceiver(SeatAsk):
    wants = "the other player with the fewest Crew Mates"

    def __init__(self, player: int, me: int, card: int) -> None:
        super().__init__(player, me)
        self.card = card

    def request(self, s: State) -> str:
        return f"who gets {s.card_name(self.card)}?"

    def sides(self, s: State) -> list[int]:
        others = s.others(self.player)
        fewest = min([len(s.crew(side)) for side in others])
        return [side for side in others if len(s.crew(side)) == fewest]

    def why_not(self, s: State, code: int) -> Reason:
        if SEAT <= code < SEAT + s.sides and code != SEAT + self.player:
            return Reason(f"{s.name(code - SEAT)} does not have the fewest Crew Mates.", "R29")
        return super().why_not(s, code)

    def named(self, s: State, side: int) -> None:
        s.then(Give(self.player, self.card, side))


class SwapCrew(Card):
    says = "You may swap one of your other Crew Mates with one of another player."

    def invited(self, s: State, you: int, me: int) -> None:
        s.then(MaySwapOwn(you, me))


class MaySwapOwn(OwnCrewAsk):
    """Which own Crew Mate is swapped, if any; not asked if there is nothing to swap with."""

    asks = "which of your other Crew Mates do you swap?"
    may = True

    def spared_by(self, s: State, side: int) -> int:
        return s.forbidden(side, TAKING)

    def second(self, card: int) -> Choose[State]:
        return ChooseSwapped(self.player, self.me, card)


class ChooseSwapped(TakableCrewAsk):
    def __init__(self, player: int, me: int, own: int) -> None:
        super().__init__(player, me)
        self.own = own

    def request(self, s: State) -> str:
        return f"whom do you swap {s.card_name(self.own)} with?"

    def chosen(self, s: State, card: int) -> None:
        s.then(SwapCrewMates(self.player, self.own, s.owner(card), card))


class SendToVoid(Card):
    says = "Move a Crew Mate of another player to the Void, then one of your own others."

    def invited(self, s: State, you: int, me: int) -> None:
        s.then(ChooseTheirsToSend(you, me), ChooseOwnToSend(you, me))


class ChooseTheirsToSend(TheirCrewAsk):
    asks = "which Crew Mate of another player goes to the Void?"

    def chosen(self, s: State, card: int) -> None:
        s.then(MoveToVoid(self.player, s.owner(card), card))


class ChooseOwnToSend(OwnCrewAsk):
    asks = "which of your own other Crew Mates goes to the Void?"

    def chosen(self, s: State, card: int) -> None:
        s.then(MoveToVoid(self.player, self.player, card))
