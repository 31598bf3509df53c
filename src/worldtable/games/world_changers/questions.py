"""Questions of World Changers that many effects share, and the reasons for their refusals."""

from __future__ import annotations

from worldtable.engine.choices import Choose
from worldtable.engine.step import Reason
from worldtable.games.world_changers.card import TAKING
from worldtable.games.world_changers.layout import CREW, DECLINE, HAND, PASS, SEAT, VOID
from worldtable.games.world_changers.state import State


class CardAsk(Choose[State]):
    """A question that the effect of a card puts to a player."""

    rule = "R29"

    def shielded_by(self, s: State, side: int) -> int:
        """The card that forbids to choose a side or its Crew Mates here, -1 if there is none."""
        return -1

    def spared_by(self, s: State, side: int) -> int:
        """The card through which the effect would do nothing to a side, -1 if there is none."""
        return self.shielded_by(s, side)

    def spared(self, s: State) -> list[tuple[int, int]]:
        """The sides that the effect cannot touch, each with the card that says so."""
        found = [(SEAT + side, self.spared_by(s, side)) for side in s.others(self.player)]
        return [(side, s.pointed(card)) for side, card in found if card >= 0]

    def why_not(self, s: State, code: int) -> Reason:
        place = s.place_at(code)
        if place >= CREW:
            mates = s.cards_at(place, code)
            if mates and all([s.in_chain(card) for card in mates]):
                name = s.card_name(mates[0])
                return Reason(f"{name} is part of this Invite action and cannot be chosen by it.", "O9")
            shield = self.shielded_by(s, place - CREW) if place != CREW + self.player else -1
            if mates and shield >= 0:
                owner = s.name(place - CREW)
                said = f"{owner}'s Crew Mates cannot be taken or swapped"
                return Reason(f"{owner}'s {s.card_name(shield)} says that {said}.", "R28")
        if code == DECLINE:
            return Reason(f"{s.card_name(self.me)}'s effect must be carried out.", "R28")
        if code == PASS:
            return Reason("An effect is being carried out; nobody can pass now.", "R27")
        return super().why_not(s, code)


class VoidAsk(CardAsk):
    """Choose a card of the Void."""

    wants = "a card of the Void"
    asks = "which card of the Void do you take?"

    def places(self, s: State) -> list[int]:
        return [VOID]


class OwnCrewAsk(CardAsk):
    """Choose one of your Crew Mates outside the chain."""

    wants = "one of your other Crew Mates"

    def places(self, s: State) -> list[int]:
        return [CREW + self.player]

    def among(self, s: State, card: int) -> bool:
        return not s.in_chain(card)


class TheirCrewAsk(CardAsk):
    """Choose a Crew Mate of another player outside the chain."""

    wants = "a Crew Mate of another player"

    def places(self, s: State) -> list[int]:
        return [CREW + side for side in s.others(self.player) if self.shielded_by(s, side) < 0]

    def among(self, s: State, card: int) -> bool:
        return not s.in_chain(card)


class TakableCrewAsk(TheirCrewAsk):
    """Choose a Crew Mate of another player that nothing keeps from being taken or swapped."""

    def shielded_by(self, s: State, side: int) -> int:
        return s.forbidden(side, TAKING)


class HandAsk(CardAsk):
    """Choose a card of your hand.

    Asked even when all cards look alike: that it was not asked would tell the others so.
    """

    wants = "a card of your hand"
    always = True

    def places(self, s: State) -> list[int]:
        return [HAND + self.player]


class SeatAsk(CardAsk):
    """Choose another player."""

    wants = "another player"

    def sides(self, s: State) -> list[int]:
        return [side for side in s.others(self.player) if not s.solo_dummy(side)]

    def why_not(self, s: State, code: int) -> Reason:
        side = code - SEAT
        if side == self.player:
            return Reason(f"{s.card_name(self.me)} names another player, not you.", "O11")
        if 0 <= side < s.sides:
            shield = self.shielded_by(s, side)
            if shield >= 0:
                name = s.name(side)
                return Reason(f"{name}'s {s.card_name(shield)} says that {name} cannot be chosen.", "R28")
            if not s.solo_dummy(side) and not s.free_crew(side):
                return Reason(f"{s.name(side)} has no Crew Mate to hand over.", "R29")
        return super().why_not(s, code)
