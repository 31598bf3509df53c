"""Invite effects on crews: activate, take, give, swap and send away Crew Mates."""

from __future__ import annotations

from worldtable.engine.step import Reason
from worldtable.games.world_changers.effects import Activate, Give, MoveToVoid, SwapCrewMates, Take
from worldtable.games.world_changers.questions import (
    CardAsk,
    OwnCrewAsk,
    SeatAsk,
    TakableCrewAsk,
    TheirCrewAsk,
    crew_mate,
    pairs,
)
from worldtable.games.world_changers.state import DECLINE, INVITE, SEAT, TAKING, WAY, Figure, State


class ActivateOwn(Figure):
    says = "Activate the Invite effect of one of your other Crew Mates."

    def invited(self, s: State, you: int, me: int) -> None:
        s.then(ChooseOwnToActivate(you, me))


class ChooseOwnToActivate(OwnCrewAsk):
    wants = "one of your other Crew Mates with an Invite effect"

    def request(self, s: State) -> str:
        return "which of your other Crew Mates do you activate?"

    def options(self, s: State) -> list[int]:
        crew = s.free_crew(self.player)
        return s.crew_codes(self.player, [card for card in crew if s.card(card).kind == INVITE])

    def found(self, s: State, code: int) -> str:
        card = crew_mate(s, code)
        if card >= 0 and s.owner(card) == self.player:
            return f"{s.name_of(card)} has none"
        return super().found(s, code)

    def chosen(self, s: State, card: int) -> None:
        s.then(Activate(self.player, card))


class ActivateAnother(Figure):
    says = "Activate the Invite effect of another player's Crew Mate as if it were yours."

    def invited(self, s: State, you: int, me: int) -> None:
        s.then(ChooseTheirsToActivate(you, me))


class ChooseTheirsToActivate(TheirCrewAsk):
    wants = "another player's Crew Mate with an Invite effect"
    rule = "R24"

    def request(self, s: State) -> str:
        return "whose Invite effect do you activate?"

    def options(self, s: State) -> list[int]:
        codes: list[int] = []
        for side in s.others(self.player):
            crew = s.free_crew(side)
            codes.extend(s.crew_codes(side, [card for card in crew if s.card(card).kind == INVITE]))
        return codes

    def found(self, s: State, code: int) -> str:
        card = crew_mate(s, code)
        if card >= 0 and s.owner(card) != self.player:
            return f"{s.name_of(card)} has none"
        return super().found(s, code)

    def chosen(self, s: State, owner: int, card: int) -> None:
        s.then(Activate(self.player, card))


class TakeCrewMate(Figure):
    says = "Take a Crew Mate of another player."

    def invited(self, s: State, you: int, me: int) -> None:
        s.then(ChooseToTake(you, me))


class ChooseToTake(TakableCrewAsk):
    def request(self, s: State) -> str:
        return "which Crew Mate do you take?"

    def chosen(self, s: State, owner: int, card: int) -> None:
        s.then(Take(self.player, owner, card))


class DemandCrewMate(Figure):
    says = "Choose another player, who gives you one of their Crew Mates."

    def invited(self, s: State, you: int, me: int) -> None:
        s.then(ChooseGiver(you, me))


class ChooseGiver(SeatAsk):
    def request(self, s: State) -> str:
        return "who gives you a Crew Mate?"

    def options(self, s: State) -> list[int]:
        return [SEAT + side for side in s.others(self.player) if self.shielded_by(s, side) < 0 and s.free_crew(side)]

    def shielded_by(self, s: State, side: int) -> int:
        return s.forbidden(side, TAKING)

    def chosen(self, s: State, side: int) -> None:
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

    def request(self, s: State) -> str:
        return "which of the dummy's lowest Crew Mates do you get?"

    def options(self, s: State) -> list[int]:
        crew = s.free_crew(self.dummy)
        lowest = min([s.card(card).value for card in crew])
        return s.crew_codes(self.dummy, [card for card in crew if s.card(card).value == lowest])

    def found(self, s: State, code: int) -> str:
        card = crew_mate(s, code)
        if card >= 0 and s.owner(card) == self.dummy:
            return "the dummy has a lower one"
        return super().found(s, code)

    def answer(self, s: State, option: int) -> None:
        s.then(Take(self.player, self.dummy, s.in_crew(option)))


class GiveToFewest(Figure):
    says = "Give one of your other Crew Mates to the other player with the fewest."

    def invited(self, s: State, you: int, me: int) -> None:
        s.then(ChooseToGive(you, me))


class ChooseToGive(OwnCrewAsk):
    def request(self, s: State) -> str:
        return "which of your other Crew Mates do you give away?"

    def chosen(self, s: State, card: int) -> None:
        s.then(ChooseReceiver(self.player, self.me, card))


class ChooseReceiver(SeatAsk):
    wants = "the other player with the fewest Crew Mates"

    def __init__(self, player: int, me: int, card: int) -> None:
        super().__init__(player, me)
        self.card = card

    def request(self, s: State) -> str:
        return f"who gets {s.name_of(self.card)}?"

    def options(self, s: State) -> list[int]:
        others = s.others(self.player)
        fewest = min([len(s.crews[side]) for side in others])
        return [SEAT + side for side in others if len(s.crews[side]) == fewest]

    def why_not(self, s: State, code: int) -> Reason:
        if SEAT <= code < SEAT + s.sides and code != SEAT + self.player:
            return Reason(f"{s.name(code - SEAT)} does not have the fewest Crew Mates.", "R29")
        return super().why_not(s, code)

    def chosen(self, s: State, side: int) -> None:
        s.then(Give(self.player, self.card, side))


class SwapCrew(Figure):
    says = "You may swap one of your other Crew Mates with one of another player."

    def invited(self, s: State, you: int, me: int) -> None:
        s.then(MaySwapOwn(you, me))


class MaySwapOwn(OwnCrewAsk):
    """Which own Crew Mate is swapped, if any; not asked if there is nothing to swap with."""

    def request(self, s: State) -> str:
        return "which of your other Crew Mates do you swap?"

    def spared_by(self, s: State, side: int) -> int:
        return s.forbidden(side, TAKING)

    def options(self, s: State) -> list[int]:
        if not ChooseSwapped(self.player, self.me, -1).options(s):
            return []
        codes = super().options(s)
        return [*codes, DECLINE] if codes else []

    def ways(self, s: State) -> list[list[int]]:
        return pairs(super().options(s), ChooseSwapped(self.player, self.me, -1).options(s))

    def label(self, s: State, option: int) -> str:
        if option < WAY:
            return super().label(s, option)
        own, other = self.points(s, option)
        return f"Swap {super().label(s, own)} for {super().label(s, other)}"

    def answer(self, s: State, option: int) -> None:
        if option >= WAY:
            own, other = self.points(s, option)
            ChooseSwapped(self.player, self.me, s.in_crew(own)).answer(s, other)
        elif option != DECLINE:
            s.then(ChooseSwapped(self.player, self.me, s.in_crew(option)))


class ChooseSwapped(TakableCrewAsk):
    def __init__(self, player: int, me: int, own: int) -> None:
        super().__init__(player, me)
        self.own = own

    def request(self, s: State) -> str:
        return f"whom do you swap {s.name_of(self.own)} with?"

    def chosen(self, s: State, owner: int, card: int) -> None:
        s.then(SwapCrewMates(self.player, self.own, owner, card))


class SendToVoid(Figure):
    says = "Move a Crew Mate of another player to the Void, then one of your own others."

    def invited(self, s: State, you: int, me: int) -> None:
        s.then(ChooseTheirsToSend(you, me), ChooseOwnToSend(you, me))


class ChooseTheirsToSend(TheirCrewAsk):
    def request(self, s: State) -> str:
        return "which Crew Mate of another player goes to the Void?"

    def chosen(self, s: State, owner: int, card: int) -> None:
        s.then(MoveToVoid(self.player, owner, card))


class ChooseOwnToSend(OwnCrewAsk):
    def request(self, s: State) -> str:
        return "which of your own other Crew Mates goes to the Void?"

    def chosen(self, s: State, card: int) -> None:
        s.then(MoveToVoid(self.player, self.player, card))
