"""First abilities of Great Wonders: once a round for each own constructed piece, or always at work (R28)."""

from __future__ import annotations

from worldtable.engine.step import NO_REASON, Reason
from worldtable.games.world_of_wonders import reasons
from worldtable.games.world_of_wonders.cards.works import MoveFrom, move_refusal
from worldtable.games.world_of_wonders.codes import (
    ATTACKED,
    FOREMAN,
    GREAT_WONDER,
    IN_BATTLE,
    OWN_TURN,
    PLACE,
    WORKER,
)
from worldtable.games.world_of_wonders.effects import DestroyUnits, DrawUnits, has_unit, units_from_discard
from worldtable.games.world_of_wonders.fronts import Ability
from worldtable.games.world_of_wonders.questions import OwnSiteAsk, PlaceAsk, SiteAsk, imagine_loss, imagine_units
from worldtable.games.world_of_wonders.reactions import announce
from worldtable.games.world_of_wonders.state import State


class WorkerFromDiscard(Ability):
    """The top card of the discard pile becomes a Worker on an own site."""

    times = OWN_TURN
    says = "the top discard becomes a Worker of yours"

    def refusal(self, s: State, you: int, when: int) -> Reason:
        if not s.discard:
            return reasons.NO_DISCARD
        return NO_REASON if s.own_sites(you) else reasons.NO_OWN_SITE

    def use(self, s: State, you: int) -> None:
        s.push(OntoOwnSite(you, self.face))


class OntoOwnSite(OwnSiteAsk):
    asks = "To which of your sites does the Worker go?"
    wants = "The Worker goes to a site of your own"
    word = "Worker"

    def chosen(self, s: State, place: int) -> None:
        units_from_discard(s, self.player, place, WORKER, 1)


class FarmBonus(Ability):
    """Buildings that send Workers from the deck send more of them."""

    amounts = (1, 3)
    says = "your Farms send more Workers"

    def farm_bonus(self) -> int:
        return self.amount


class DestroyWorker(Ability):
    """A Worker on any site is destroyed."""

    times = OWN_TURN
    says = "destroy a Worker"

    def refusal(self, s: State, you: int, when: int) -> Reason:
        return NO_REASON if s.workers else reasons.NO_WORKER

    def use(self, s: State, you: int) -> None:
        s.push(WhoseWorker(you, self.face))


class WhoseWorker(SiteAsk):
    asks = "On which site is a Worker destroyed?"
    wants = "Choose a site with a Worker"
    rule = "R33"
    word = "Destroy"

    def fits(self, s: State, place: int) -> bool:
        return s.is_site(place) and has_unit(s, place, WORKER)

    def imagine(self, s: State, option: int) -> State | None:
        return imagine_loss(s, option - PLACE, WORKER)

    def chosen(self, s: State, place: int) -> None:
        announce(s, DestroyUnits(self.player, WORKER, (place,)), self.me)


class RedirectAttack(Ability):
    """The attack on an own card goes to another own card that can be attacked."""

    times = IN_BATTLE
    says = "lead the attack to another card of yours"

    def refusal(self, s: State, you: int, when: int) -> Reason:
        if s.owner[s.target] != you:
            return reasons.NOT_REDIRECTING
        for place in range(len(s.owner)):
            if s.owner[place] == you and place != s.target:
                return NO_REASON
        return reasons.NO_OTHER_TARGET

    def use(self, s: State, you: int) -> None:
        s.push(LeadTo(you, self.face))


class LeadTo(PlaceAsk):
    """Which own card is attacked instead."""

    asks = "Which of your cards is attacked instead?"
    wants = "Name another site or basic building of your own"
    rule = "R37"
    word = "Here"

    def fits(self, s: State, place: int) -> bool:
        return s.owner[place] == self.player and place != s.target

    def chosen(self, s: State, place: int) -> None:
        s.target = place
        s.state[place] |= ATTACKED
        s.tell("Redirected", "The attack is led on to {there}.", self.player, place=place)


class StrengthBonus(Ability):
    """Own buildings and sites are stronger."""

    amounts = (1, 5)
    says = "your buildings and sites are stronger"

    def strength_bonus(self) -> int:
        return self.amount


class MoveForeman(Ability):
    """A Foreman moves from any site to any other site."""

    times = OWN_TURN
    says = "move a Foreman"

    def refusal(self, s: State, you: int, when: int) -> Reason:
        return move_refusal(s, FOREMAN)

    def use(self, s: State, you: int) -> None:
        s.push(MoveFrom(you, self.face, FOREMAN))


class ForemanToWonder(Ability):
    """The top card of the deck becomes a Foreman on a Great Wonder site of any player."""

    times = OWN_TURN
    says = "a Foreman from the deck to a Great Wonder"

    def refusal(self, s: State, you: int, when: int) -> Reason:
        if not s.can_draw():
            return reasons.NO_DECK
        for place in range(len(s.owner)):
            if is_wonder_site(s, place):
                return NO_REASON
        return reasons.NO_WONDER_SITE

    def use(self, s: State, you: int) -> None:
        s.push(WhichWonder(you, self.face))


def is_wonder_site(s: State, place: int) -> bool:
    return s.is_site(place) and s.cards.kinds[s.face[place]] == GREAT_WONDER


class WhichWonder(SiteAsk):
    asks = "To which Great Wonder does the Foreman go?"
    wants = "The Foreman goes to a Great Wonder under construction"
    rule = "R31"
    word = "Foreman"

    def fits(self, s: State, place: int) -> bool:
        return is_wonder_site(s, place)

    def imagine(self, s: State, option: int) -> State | None:
        return imagine_units(s, option - PLACE, FOREMAN, 1)

    def chosen(self, s: State, place: int) -> None:
        announce(s, DrawUnits(self.player, FOREMAN, 1, place), self.me)
