"""Second abilities of Great Wonders: once a round, for as many Wonder tokens as the Wonder costs (R29)."""

from __future__ import annotations

from worldtable.engine import table
from worldtable.engine.asking import Buttons
from worldtable.engine.step import NO_REASON, Reason
from worldtable.games.world_of_wonders import reasons, words
from worldtable.games.world_of_wonders.codes import (
    ANY_TIME,
    BUILT,
    DONE,
    EMPTY,
    FOREMAN,
    FOREMAN_BUTTON,
    GREAT_WONDER,
    IN_AFTERMATH,
    IN_BATTLE,
    MILITIA,
    OWN_TURN,
    PLACE,
    WORKER,
    WORKER_BUTTON,
    loose,
)
from worldtable.games.world_of_wonders.effects import (
    Deed,
    DestroyUnits,
    FinishAny,
    discard_units,
    has_unit,
    lift,
    strip_site,
    touch,
)
from worldtable.games.world_of_wonders.fronts import Ability
from worldtable.games.world_of_wonders.questions import PlaceAll, PlaceAsk, SiteAsk, first_aside, imagine_loss
from worldtable.games.world_of_wonders.reactions import announce
from worldtable.games.world_of_wonders.state import NONE, State


class RegainConstructors(Ability):
    """All own Constructors just destroyed come back to own sites (B35)."""

    second = True
    times = IN_AFTERMATH
    says = "regain your Constructors"

    def refusal(self, s: State, you: int, when: int) -> Reason:
        if first_aside(s, you) < 0:
            return reasons.NOTHING_LOST
        return NO_REASON if s.own_sites(you) else reasons.NO_SITE_FOR_THEM

    def use(self, s: State, you: int) -> None:
        s.push(PlaceAll(you, self.face))


class DestroyMilitia(Ability):
    """All Militia of one location, of both sides, are destroyed (B37)."""

    second = True
    times = ANY_TIME
    says = "destroy all Militia of a location"

    def refusal(self, s: State, you: int, when: int) -> Reason:
        for place in range(len(s.owner)):
            if militia_at(s, place):
                return NO_REASON
        return reasons.NO_MILITIA

    def use(self, s: State, you: int) -> None:
        s.push(WhereMilitia(you, self.face))


def militia_at(s: State, place: int) -> int:
    """How many Militia are at a location: its garrison, and both sides of a battle there."""
    if s.owner[place] < 0:
        return 0
    count = len(s.weak[place]) if s.is_wall(place) else 0
    if place == s.target:
        count += len(s.attack_weak) + len(s.defence_weak)
    return count


class WhereMilitia(PlaceAsk):
    """At which location the Militia are destroyed."""

    asks = "At which location are all Militia destroyed?"
    wants = "Choose a location with Militia: a City Wall, or where the battle is"
    rule = "R31"
    word = "Here"

    def fits(self, s: State, place: int) -> bool:
        return militia_at(s, place) > 0

    def label(self, s: State, option: int) -> str:
        name = super().label(s, option)
        return f"{name}, under attack" if option - PLACE == s.target else name

    def imagine(self, s: State, option: int) -> State | None:
        take_militia(s, option - PLACE)
        return s

    def chosen(self, s: State, place: int) -> None:
        announce(s, KillMilitia(self.player, (place,)), self.me)


def take_militia(s: State, place: int) -> list[tuple[int, ...]]:
    """Take all Militia off a location: the garrison, the defenders, the attackers."""
    taken: list[tuple[int, ...]] = []
    if s.is_wall(place):
        taken.append(s.weak[place])
        s.weak[place] = NONE
    if place == s.target:
        taken.extend([s.defence_weak, s.attack_weak])
        s.defence_weak = NONE
        s.attack_weak = NONE
    return taken


class KillMilitia(Deed):
    how = ("destroys on",)

    def run(self, s: State) -> None:
        place = self.places[0]
        count = militia_at(s, place)
        for units in take_militia(s, place):
            discard_units(s, units)
        touch(s, s.owner[place])
        s.tell("MilitiaDestroyed", "{units} {:are} destroyed.", self.player, unit=MILITIA, count=count)

    def say(self, s: State, to: int) -> str:
        return f"destroy all Militia at {s.in_words(self.places[0], to)}"


class DestroyConstructors(Ability):
    """Several Workers, or one Foreman, on any sites are destroyed."""

    second = True
    times = OWN_TURN
    amounts = (1, 6)
    says = "destroy several Workers or a Foreman"

    def refusal(self, s: State, you: int, when: int) -> Reason:
        return NO_REASON if s.workers or s.foremen else reasons.NO_CONSTRUCTOR

    def use(self, s: State, you: int) -> None:
        if s.workers and s.foremen:
            s.push(WhichKind(you, self.face, self.amount))
        elif s.workers:
            s.push(WorkersAt(you, self.face, self.amount, ()))
        else:
            s.push(ForemanAt(you, self.face))


class WhichKind(Buttons[State]):
    """Workers or a Foreman."""

    asks = "What is destroyed?"
    wants = "Choose Workers or a Foreman"
    rule = "R31"

    def __init__(self, player: int, me: int, count: int) -> None:
        super().__init__(player)
        self.me = me
        self.count = count
        self.buttons = (
            (WORKER_BUTTON, f"Up to {words.units(count, WORKER)}", ""),
            (FOREMAN_BUTTON, "A Foreman", ""),
        )

    def source(self, s: State) -> int:
        return s.asking(self.player, self.me)

    def answer(self, s: State, option: int) -> None:
        if option == WORKER_BUTTON:
            s.push(WorkersAt(self.player, self.me, self.count, ()))
        else:
            s.push(ForemanAt(self.player, self.me))


class WorkersAt(SiteAsk):
    """The sites of the Workers that are destroyed, one by one."""

    wants = "Choose a site with a Worker that is not chosen yet"
    rule = "R33"
    word = "Destroy"
    button = DONE
    says = "No more"
    tone_of_button = table.MAIN

    def __init__(self, player: int, me: int, count: int, places: tuple[int, ...]) -> None:
        super().__init__(player, me)
        self.count = count
        self.places = places

    def prompt(self, s: State) -> str:
        return f"On which site is a Worker destroyed? ({len(self.places) + 1} of up to {self.count})"

    def fits(self, s: State, place: int) -> bool:
        return s.is_site(place) and len(s.weak[place]) > self.places.count(place)

    def has_button(self, s: State) -> bool:
        return len(self.places) > 0

    def imagine(self, s: State, option: int) -> State | None:
        """All that are chosen so far, and this one."""
        for place in self.places if option == DONE else (*self.places, option - PLACE):
            imagine_loss(s, place, WORKER)
        return s

    def pressed(self, s: State) -> None:
        announce(s, DestroyUnits(self.player, WORKER, self.places), self.me)

    def chosen(self, s: State, place: int) -> None:
        places = (*self.places, place)
        if len(places) < self.count:
            s.push(WorkersAt(self.player, self.me, self.count, places))
        else:
            announce(s, DestroyUnits(self.player, WORKER, places), self.me)


class ForemanAt(SiteAsk):
    asks = "On which site is a Foreman destroyed?"
    wants = "Choose a site with a Foreman"
    rule = "R33"
    word = "Destroy"

    def fits(self, s: State, place: int) -> bool:
        return s.is_site(place) and has_unit(s, place, FOREMAN)

    def imagine(self, s: State, option: int) -> State | None:
        return imagine_loss(s, option - PLACE, FOREMAN)

    def chosen(self, s: State, place: int) -> None:
        announce(s, DestroyUnits(self.player, FOREMAN, (place,)), self.me)


class ConvertAttackers(Ability):
    """Attackers become Constructors, as many for each side, an odd one for the attacker (R34)."""

    second = True
    times = IN_BATTLE
    says = "make the attackers Constructors"

    def refusal(self, s: State, you: int, when: int) -> Reason:
        if not s.fighting(you):
            return reasons.NOT_FIGHTING
        return NO_REASON if s.attack_weak or s.attack_strong else reasons.NO_ATTACKER

    def use(self, s: State, you: int) -> None:
        attacker, attacked = s.active, s.owner[s.target]
        weak, strong = s.attack_weak, s.attack_strong
        foremen = len(strong) // 2
        workers = (len(weak) + len(strong)) // 2 - foremen
        aside = [loose(attacked if at < workers else attacker, card) for at, card in enumerate(weak)]
        aside.extend([loose(attacked if at < foremen else attacker, card, True) for at, card in enumerate(strong)])
        s.aside = tuple(aside)
        s.attack_weak = NONE
        s.attack_strong = NONE
        s.target = EMPTY
        s.tell("Said", "The attackers become Constructors and are shared.")
        s.then(PlaceAll(attacker, self.face), PlaceAll(attacked, self.face))


class DoubleBuildings(Ability):
    """Own buildings and sites have twice their strength until the end of the turn (R35)."""

    second = True
    times = IN_BATTLE
    says = "double the strength of your buildings"

    def refusal(self, s: State, you: int, when: int) -> Reason:
        if s.owner[s.target] != you:
            return reasons.NOT_ATTACKED
        return reasons.BUILDINGS_DOUBLED if s.doubled >> you & 1 else NO_REASON

    def use(self, s: State, you: int) -> None:
        s.doubled |= 1 << you
        s.tell("Doubled", "{you's} buildings have twice their strength until the end of the turn.", you)


class RearrangeConstructors(Ability):
    """All own Constructors are taken up and placed anew on own sites."""

    second = True
    times = ANY_TIME
    says = "rearrange your Constructors"

    def refusal(self, s: State, you: int, when: int) -> Reason:
        sites = s.own_sites(you)
        if len(sites) < 2:
            return reasons.NO_SECOND_SITE
        for place in sites:
            if s.weak[place] or s.strong[place]:
                return NO_REASON
        return reasons.NO_OWN_CONSTRUCTORS

    def use(self, s: State, you: int) -> None:
        for place in s.own_sites(you):
            lift(s, place)
        s.push(PlaceAll(you, self.face))


class FinishBuilding(Ability):
    """A basic building site of any player is finished at once (R36)."""

    second = True
    times = ANY_TIME
    says = "finish a basic building"

    def refusal(self, s: State, you: int, when: int) -> Reason:
        for place in range(len(s.owner)):
            if is_basic_site(s, place):
                return NO_REASON
        return reasons.NO_BASIC_SITE

    def use(self, s: State, you: int) -> None:
        s.push(FinishWhich(you, self.face))


def is_basic_site(s: State, place: int) -> bool:
    return s.is_site(place) and s.cards.kinds[s.face[place]] != GREAT_WONDER


class FinishWhich(SiteAsk):
    asks = "Which basic building is finished at once?"
    wants = "Choose a basic building under construction"
    rule = "R31"
    word = "Finish"

    def fits(self, s: State, place: int) -> bool:
        return is_basic_site(s, place)

    def imagine(self, s: State, option: int) -> State | None:
        """Built and ready; whoever worked there goes face down."""
        strip_site(s, option - PLACE)
        s.state[option - PLACE] |= BUILT
        return s

    def chosen(self, s: State, place: int) -> None:
        announce(s, FinishAny(self.player, (place,)), self.me)
