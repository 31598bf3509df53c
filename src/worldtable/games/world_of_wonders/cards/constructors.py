"""Abilities that send, move, destroy and regain Constructors, or finish what they build (R31, R33)."""

from __future__ import annotations

from worldtable.engine import table
from worldtable.engine.asking import Either
from worldtable.engine.step import NO_REASON, Reason
from worldtable.games.world_of_wonders import codes, effects, reasons
from worldtable.games.world_of_wonders.card import GREAT_WONDER, Ability
from worldtable.games.world_of_wonders.questions import Aimed, PlaceAll, SiteAsk, Where, first_aside
from worldtable.games.world_of_wonders.reactions import announce
from worldtable.games.world_of_wonders.state import BUILT, State
from worldtable.games.world_of_wonders.units import FOREMAN, UNIT, WORKER, in_words

# From the deck and from the discard pile.


class ForemenFromDeck(Aimed):
    """Foremen from the deck to a site of any player (R33)."""

    times = codes.OWN_TURN
    amounts = (1, 4)
    says = "Foremen from the deck to a site"
    wants = "The Constructors go to a site of any player"
    rule = "R33"
    word = "Send"
    unit = FOREMAN

    def count(self, s: State, you: int) -> int:
        return self.amount

    def refusal(self, s: State, you: int, when: int) -> Reason:
        if s.sites == 0:
            return reasons.NO_SITE
        return NO_REASON if s.can_draw() else reasons.NO_DECK

    def warns(self, s: State, you: int) -> str:
        name = s.card_name(self.face)
        return "" if s.own_sites(you) else f"You have no site: the {name} would help another player's."

    def asked(self, s: State, you: int) -> str:
        count = self.count(s, you)
        return f"To which site {'does' if count == 1 else 'do'} {in_words(count, self.unit)} go?"

    def fits(self, s: State, you: int, place: int) -> bool:
        return s.is_site(place)

    def imagine(self, s: State, you: int, place: int) -> State | None:
        return effects.imagined(s, place, self.unit, self.count(s, you))

    def chosen(self, s: State, you: int, place: int) -> None:
        announce(s, effects.DrawUnits(you, (place,), self.unit, self.count(s, you)), self.face)


class WorkersFromDeck(ForemenFromDeck):
    """Workers from the deck to a site; Great Wonders may send more of them along (B43)."""

    says = "Workers from the deck to a site"
    unit = WORKER

    def count(self, s: State, you: int) -> int:
        count = self.amount
        for great in s.cards.greats:
            count += s.cards.farm_bonus[great.number] * s.great[you * codes.GREATS + great.number]
        return count


class FarmBonus(Ability):
    """Buildings that send Workers from the deck send more of them."""

    amounts = (1, 3)
    says = "your Farms send more Workers"
    helps_farms = True


class ForemanToWonder(ForemenFromDeck):
    """The top card of the deck becomes a Foreman on a Great Wonder site of any player."""

    amounts = (0, 0)
    says = "a Foreman from the deck to a Great Wonder"
    wants = "The Foreman goes to a Great Wonder under construction"
    rule = "R31"
    word = "Foreman"
    lacks = reasons.NO_WONDER_SITE

    def count(self, s: State, you: int) -> int:
        return 1

    def refusal(self, s: State, you: int, when: int) -> Reason:
        return Aimed.refusal(self, s, you, when) if s.can_draw() else reasons.NO_DECK

    def asked(self, s: State, you: int) -> str:
        return "To which Great Wonder does the Foreman go?"

    def fits(self, s: State, you: int, place: int) -> bool:
        return s.is_site(place) and s.cards.kinds[s.face[place]] == GREAT_WONDER


class WorkerFromDiscard(Aimed):
    """The top card of the discard pile becomes a Worker on an own site."""

    times = codes.OWN_TURN
    says = "the top discard becomes a Worker of yours"
    asks = "To which of your sites does the Worker go?"
    wants = "The Worker goes to a site of your own"
    word = "Worker"
    lacks = reasons.NO_OWN_SITE

    def refusal(self, s: State, you: int, when: int) -> Reason:
        return super().refusal(s, you, when) if s.discard else reasons.NO_DISCARD

    def fits(self, s: State, you: int, place: int) -> bool:
        return s.owner[place] == you and s.is_site(place)

    def chosen(self, s: State, you: int, place: int) -> None:
        effects.units_from_discard(s, you, place, WORKER, 1)


# From one site to another.


class MoveWorker(Aimed):
    """Move a Worker from any site to any other site."""

    times = codes.ANY_TIME
    says = "move a Worker"
    asks = "From which site does a Worker move?"
    wants = "Choose a site with such a Constructor"
    rule = "R33"
    word = "From here"

    def refusal(self, s: State, you: int, when: int) -> Reason:
        if s.workers == 0:
            return reasons.NO_WORKER
        return NO_REASON if s.sites > 1 else reasons.NO_OTHER_SITE

    def fits(self, s: State, you: int, place: int) -> bool:
        return s.is_site(place) and effects.has_unit(s, place, self.unit)

    def imagine(self, s: State, you: int, place: int) -> State | None:
        """The unit has left; with one other site it has arrived there."""
        goals = [goal for goal in range(len(s.owner)) if s.is_site(goal) and goal != place]
        effects.imagined(s, place, self.unit, -1)
        return effects.imagined(s, goals[0], self.unit, 1) if len(goals) == 1 else s

    def chosen(self, s: State, you: int, place: int) -> None:
        s.push(MoveTo(you, self.face, self.unit, place=place))


class MoveForeman(MoveWorker):
    """Move a Foreman from any site to any other site."""

    times = codes.OWN_TURN
    says = "move a Foreman"
    asks = "From which site does a Foreman move?"
    unit = FOREMAN

    def refusal(self, s: State, you: int, when: int) -> Reason:
        if s.foremen == 0:
            return reasons.NO_FOREMAN
        return NO_REASON if s.sites > 1 else reasons.NO_OTHER_SITE


class MoveTo(SiteAsk):
    """To which other site it moves."""

    wants = "Choose another site"
    rule = "R33"
    word = "To here"

    def prompt(self, s: State) -> str:
        return f"To which site does the {UNIT[self.unit]} move?"

    def fits(self, s: State, place: int) -> bool:
        return s.is_site(place) and place != self.place

    def imagine(self, s: State, option: int) -> State | None:
        effects.imagined(s, self.place, self.unit, -1)
        return effects.imagined(s, option - codes.PLACE, self.unit, 1)

    def chosen(self, s: State, place: int) -> None:
        announce(s, effects.MoveUnit(self.player, (self.place, place), self.unit, 1), self.me)


# Destroyed.


class DestroyWorker(Aimed):
    """A Worker on any site is destroyed."""

    times = codes.OWN_TURN
    says = "destroy a Worker"
    asks = "On which site is a Worker destroyed?"
    wants = "Choose a site with a Worker"
    rule = "R33"
    word = "Destroy"

    def refusal(self, s: State, you: int, when: int) -> Reason:
        return NO_REASON if s.workers else reasons.NO_WORKER

    def fits(self, s: State, you: int, place: int) -> bool:
        return s.is_site(place) and effects.has_unit(s, place, self.unit)

    def imagine(self, s: State, you: int, place: int) -> State | None:
        return effects.imagined(s, place, self.unit, -1)

    def chosen(self, s: State, you: int, place: int) -> None:
        announce(s, effects.DestroyUnits(you, (place,), self.unit, 1), self.face)


class DestroyConstructors(DestroyWorker):
    """Several Workers, or one Foreman, on any sites are destroyed."""

    second = True
    amounts = (1, 6)
    says = "destroy several Workers or a Foreman"
    asks = "On which site is a Foreman destroyed?"
    wants = "Choose a site with a Foreman"
    unit = FOREMAN

    def refusal(self, s: State, you: int, when: int) -> Reason:
        return NO_REASON if s.workers or s.foremen else reasons.NO_CONSTRUCTOR

    def use(self, s: State, you: int) -> None:
        if s.workers and s.foremen:
            s.push(WhichKind(you, self))
        elif s.workers:
            s.push(WorkersAt(you, self.face, self.amount, ()))
        else:
            super().use(s, you)


class WhichKind(Either[State]):
    """Workers or a Foreman."""

    asks = "What is destroyed?"
    wants = "Choose Workers or a Foreman"
    rule = "R31"
    one = (codes.WORKER_BUTTON, "", "")
    other = (codes.FOREMAN_BUTTON, "A Foreman", "")

    def __init__(self, player: int, ability: Ability) -> None:
        super().__init__(player)
        self.ability = ability

    def label(self, s: State, option: int) -> str:
        return super().label(s, option) or f"Up to {in_words(self.ability.amount, WORKER)}"

    def source(self, s: State) -> int:
        return s.asking(self.player, self.ability.face)

    def answer(self, s: State, option: int) -> None:
        if option == codes.WORKER_BUTTON:
            s.push(WorkersAt(self.player, self.ability.face, self.ability.amount, ()))
        else:
            s.push(Where(self.player, self.ability))


class WorkersAt(SiteAsk):
    """The sites of the Workers that are destroyed, one by one."""

    wants = "Choose a site with a Worker that is not chosen yet"
    rule = "R33"
    word = "Destroy"
    button = codes.DONE
    says = "No more"
    tone_of_button = table.MAIN

    def __init__(self, player: int, me: int, count: int, places: tuple[int, ...]) -> None:
        super().__init__(player, me, count=count)
        self.places = places

    def prompt(self, s: State) -> str:
        return f"On which site is a Worker destroyed? ({len(self.places) + 1} of up to {self.count})"

    def fits(self, s: State, place: int) -> bool:
        return s.is_site(place) and len(s.units[place].weak) > self.places.count(place)

    def has_button(self, s: State) -> bool:
        return len(self.places) > 0

    def imagine(self, s: State, option: int) -> State | None:
        """All that are chosen so far, and this one."""
        for place in self.places if option == codes.DONE else (*self.places, option - codes.PLACE):
            effects.imagined(s, place, WORKER, -1)
        return s

    def pressed(self, s: State) -> None:
        announce(s, effects.DestroyUnits(self.player, self.places, WORKER, len(self.places)), self.me)

    def chosen(self, s: State, place: int) -> None:
        places = (*self.places, place)
        if len(places) < self.count:
            s.push(WorkersAt(self.player, self.me, self.count, places))
        else:
            announce(s, effects.DestroyUnits(self.player, places, WORKER, len(places)), self.me)


# Finished, regained and rearranged.


class FinishBuilding(Aimed):
    """A basic building site of any player is finished at once (R36)."""

    second = True
    times = codes.ANY_TIME
    says = "finish a basic building"
    asks = "Which basic building is finished at once?"
    wants = "Choose a basic building under construction"
    word = "Finish"
    lacks = reasons.NO_BASIC_SITE

    def fits(self, s: State, you: int, place: int) -> bool:
        return s.is_site(place) and s.cards.kinds[s.face[place]] != GREAT_WONDER

    def imagine(self, s: State, you: int, place: int) -> State | None:
        """Built and ready; whoever worked there goes face down."""
        effects.strip_site(s, place)
        s.state[place] |= BUILT
        return s

    def chosen(self, s: State, you: int, place: int) -> None:
        announce(s, effects.FinishAny(you, (place,)), self.face)


class RegainConstructors(Ability):
    """All own Constructors just destroyed come back to own sites (B35)."""

    second = True
    times = codes.IN_AFTERMATH
    says = "regain your Constructors"

    def refusal(self, s: State, you: int, when: int) -> Reason:
        if first_aside(s, you) < 0:
            return reasons.NOTHING_LOST
        return NO_REASON if s.own_sites(you) else reasons.NO_SITE_FOR_THEM

    def use(self, s: State, you: int) -> None:
        s.push(PlaceAll(you, self.face))


class RearrangeConstructors(Ability):
    """All own Constructors are taken up and placed anew on own sites."""

    second = True
    times = codes.ANY_TIME
    says = "rearrange your Constructors"

    def refusal(self, s: State, you: int, when: int) -> Reason:
        sites = s.own_sites(you)
        if len(sites) < 2:
            return reasons.NO_SECOND_SITE
        for place in sites:
            if s.units[place].any():
                return NO_REASON
        return reasons.NO_OWN_CONSTRUCTORS

    def use(self, s: State, you: int) -> None:
        for place in s.own_sites(you):
            effects.lift(s, place)
        s.push(PlaceAll(you, self.face))
