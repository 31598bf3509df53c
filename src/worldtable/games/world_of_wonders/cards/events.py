"""Events: they hit all players at once; choices go from the current player clockwise (R66, R68)."""

from __future__ import annotations

from worldtable.engine import table
from worldtable.engine.step import Step
from worldtable.games.world_of_wonders import effects
from worldtable.games.world_of_wonders.battle.result import DISCARD_HEAP, raze
from worldtable.games.world_of_wonders.card import Event
from worldtable.games.world_of_wonders.codes import NO, PLACE
from worldtable.games.world_of_wonders.questions import OwnSiteAsk, PlaceAsk, cut_hand
from worldtable.games.world_of_wonders.reactions import AFTER
from worldtable.games.world_of_wonders.state import State
from worldtable.games.world_of_wonders.units import FOREMAN, NO_UNITS, WORKER


class EachSiteLosesWorker(Event):
    """A Worker on every site is destroyed; the window W4 follows (B31)."""

    says = "a Worker on every site is destroyed"

    def happen(self, s: State, drawer: int) -> None:
        lost: list[tuple[int, int, int]] = []
        for place in range(len(s.owner)):
            if s.is_site(place) and s.units[place].weak:
                seat = s.owner[place]
                lost.append((seat, WORKER, effects.detach(s, place, WORKER)))
                s.tell("LostConstructors", "{there} loses {count:Constructor}.", seat, place=place)
        s.aside = tuple(lost)
        s.then(AFTER, DISCARD_HEAP)


class DiscardBuilding(Event):
    """Whoever has so many constructed basic buildings discards one of them."""

    amounts = (1, 9)
    says = "players with so many buildings discard one"

    def happen(self, s: State, drawer: int) -> None:
        for seat in reversed(s.clockwise(s.active)):
            if len(s.built(seat)) >= self.amount:
                s.push(GiveUp(seat, self.face))


class GiveUp(PlaceAsk):
    """Which own building is discarded."""

    asks = "Which of your buildings do you discard?"
    wants = "One of your own constructed basic buildings must go"
    rule = "R69"
    does = "Discard"
    word = "Discard"

    def fits(self, s: State, place: int) -> bool:
        return s.owner[place] == self.player and s.is_built(place)

    def chosen(self, s: State, place: int) -> None:
        s.tell("BuildingLost", "{you:lose} the {card}.", self.player, s.face[place])
        raze(s, place)
        s.push(DISCARD_HEAP)


class Harvest(Event):
    """A Worker from the deck comes to one own site of every player."""

    says = "everybody gets a Worker from the deck"

    def happen(self, s: State, drawer: int) -> None:
        for seat in reversed(s.clockwise(s.active)):
            if s.own_sites(seat):
                s.push(HarvestOf(seat, self.face))


class HarvestOf(Step[State]):
    """The Worker of one player; nobody is asked for a site where no card can be drawn (R61)."""

    def __init__(self, player: int, me: int) -> None:
        self.player = player
        self.me = me

    def run(self, s: State) -> None:
        if s.can_draw():
            s.push(HarvestAt(self.player, self.me))
        else:
            effects.nothing_to_draw(s)


class HarvestAt(OwnSiteAsk):
    asks = "Rich Harvest: where does the Worker go?"
    wants = "The Worker goes to a site of your own"
    rule = "R69"
    word = "Worker"

    def imagine(self, s: State, option: int) -> State | None:
        return effects.imagined(s, option - PLACE, WORKER, 1)

    def chosen(self, s: State, place: int) -> None:
        s.push(effects.DrawUnits(self.player, (place,), WORKER, 1))


class Tokens(Event):
    """Everybody gets a token, and one for each own Great Wonder piece."""

    says = "everybody gets Wonder tokens"

    def happen(self, s: State, drawer: int) -> None:
        for seat in s.clockwise(s.active):
            effects.gain_tokens(s, seat, 1 + s.pieces[seat])


class GarrisonsLeave(Event):
    """All Military on all walls is discarded."""

    says = "all garrisons are discarded"

    def happen(self, s: State, drawer: int) -> None:
        for place in range(len(s.owner)):
            if s.is_wall(place):
                effects.discard_units(s, s.units[place].all())
                s.units[place] = NO_UNITS


class NoAttacks(Event):
    """No attack is declared until the drawer's next turn begins."""

    says = "no attacks until the drawer's next turn"

    def happen(self, s: State, drawer: int) -> None:
        s.peace = drawer


class HandLimit(Event):
    """Hands are discarded down to a number of cards."""

    amounts = (1, 9)
    says = "hands are cut down"

    def happen(self, s: State, drawer: int) -> None:
        for seat in reversed(s.clockwise(s.active)):
            cut_hand(s, seat, self.amount, "R69", self.face)


class PromoteWorker(Event):
    """Everybody may turn a Worker on an own site into a Foreman."""

    says = "everybody may make a Worker a Foreman"

    def happen(self, s: State, drawer: int) -> None:
        for seat in reversed(s.clockwise(s.active)):
            s.push(Promote(seat, self.face))


class Promote(OwnSiteAsk):
    asks = "Where does a Worker become a Foreman?"
    wants = "Choose a site of yours with a Worker"
    rule = "R69"
    word = "Foreman"
    button = NO
    says = "None"
    tone_of_button = table.DECLINE

    def fits(self, s: State, place: int) -> bool:
        return super().fits(s, place) and len(s.units[place].weak) > 0

    def chosen(self, s: State, place: int) -> None:
        effects.attach(s, place, FOREMAN, effects.detach(s, place, WORKER))
        s.tell("Promoted", "A Worker on {there} becomes a Foreman.", self.player, place=place)
