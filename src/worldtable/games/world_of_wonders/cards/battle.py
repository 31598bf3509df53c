"""Abilities of battles: walls, units from the discard pile, doublings, and what turns an attack."""

from __future__ import annotations

from worldtable.engine.step import NO_REASON, Reason
from worldtable.games.world_of_wonders import effects, reasons
from worldtable.games.world_of_wonders.battle.attack import is_target
from worldtable.games.world_of_wonders.battle.strength import knight, militia
from worldtable.games.world_of_wonders.card import Ability
from worldtable.games.world_of_wonders.codes import ANY_TIME, BATTLE, BATTLE_OR_PLAY, IN_BATTLE, UNDER_ATTACK
from worldtable.games.world_of_wonders.questions import Aimed, PlaceAll, PlaceAsk
from worldtable.games.world_of_wonders.reactions import announce
from worldtable.games.world_of_wonders.state import ATTACKED, EMPTY, State
from worldtable.games.world_of_wonders.units import FOREMAN, KNIGHT, MILITIA, NO_UNITS, WORKER, in_words


class Wall(Ability):
    """Adds its strength and its garrison to every other own basic building that is no wall; see `strength.py`."""

    wall = True
    says = "strengthens your other buildings"


class StrengthBonus(Ability):
    """Own buildings and sites are stronger."""

    amounts = (1, 5)
    says = "your buildings and sites are stronger"
    strengthens = True


# Units from the discard pile.


class FromDiscard(Ability):
    """Units from the discard pile, all to the same place: an own wall, the own attack, or the own defence."""

    times = ANY_TIME
    reinforces = True
    unit: int = MILITIA
    amounts = (1, 4)

    def refusal(self, s: State, you: int, when: int) -> Reason:
        if not s.discard:
            return reasons.NO_DISCARD
        if when == UNDER_ATTACK and s.fighting(you):
            return NO_REASON
        for place in range(len(s.owner)):
            if s.owner[place] == you and s.is_wall(place):
                return NO_REASON
        return reasons.NO_WALL

    def use(self, s: State, you: int) -> None:
        s.push(WhereTo(you, self.face, self.unit, self.amount))

    def reinforce(self, s: State, you: int) -> None:
        reinforce(s, you, self.unit, self.amount)

    def brings(self, s: State, you: int) -> int:
        each = knight(s, you) if self.unit == KNIGHT else militia(s, you)
        return min(self.amount, len(s.discard)) * each


class MilitiaFromDiscard(FromDiscard):
    says = "Militia from the discard pile"


class KnightsFromDiscard(FromDiscard):
    unit = KNIGHT
    says = "Knights from the discard pile"


class WhereTo(PlaceAsk):
    """An own wall, or the battle in which the player attacks or is attacked (R54)."""

    wants = "They go to a City Wall of yours, into your attack, or to the defence of your attacked card"
    rule = "R54"
    does = "On"
    word = "Here"
    button = BATTLE

    def prompt(self, s: State) -> str:
        return f"Where do {in_words(self.count, self.unit)} go?"

    def fits(self, s: State, place: int) -> bool:
        return s.owner[place] == self.player and s.is_wall(place)

    def has_button(self, s: State) -> bool:
        return s.window == UNDER_ATTACK and s.fighting(self.player)

    def label(self, s: State, option: int) -> str:
        if option == BATTLE:
            return "Into your attack" if self.player == s.active else "To the defence"
        return super().label(s, option)

    def short(self, s: State, option: int) -> str:
        return self.word

    def chosen(self, s: State, place: int) -> None:
        effects.units_from_discard(s, self.player, place, self.unit, self.count)

    def pressed(self, s: State) -> None:
        reinforce(s, self.player, self.unit, self.count)


def reinforce(s: State, you: int, unit: int, count: int) -> None:
    cards = effects.from_discard(s, count)
    effects.join_battle(s, you, unit, cards)
    said = "{units} from the discard pile {:go} into the battle."
    s.tell("CameFromDiscard", said, you, unit=unit, count=len(cards))


# Doublings, until the end of the turn.


class DoubleMilitia(Ability):
    """Own Militia everywhere count 2 until the end of the turn; once doubled is enough (R32, R55)."""

    times = BATTLE_OR_PLAY
    says = "your Militia count 2"

    def refusal(self, s: State, you: int, when: int) -> Reason:
        if s.forged >> you & 1:
            return reasons.MILITIA_DOUBLED
        if when == UNDER_ATTACK and not s.fighting(you):
            return reasons.NOT_IN_BATTLE
        return NO_REASON

    def use(self, s: State, you: int) -> None:
        s.forged |= 1 << you
        s.tell("Doubled", "{you's} Militia count 2 until the end of the turn.", you)


class DoubleKnights(Aimed):
    """Own Knights at one location count 6 until the end of the turn, but not on a wall (R32, R55).

    In the Play phase it is a location of an attack to come, in a battle the one that is attacked.
    """

    times = BATTLE_OR_PLAY
    says = "your Knights at one location count 6"
    asks = "At which location do your Knights count 6?"
    wants = "Name a location that you can still attack in this turn"
    rule = "R55"
    word = "Here"
    sites = False
    lacks = reasons.NOWHERE_TO_RIDE

    def refusal(self, s: State, you: int, when: int) -> Reason:
        if when != UNDER_ATTACK:
            return super().refusal(s, you, when)
        if not s.fighting(you):
            return reasons.NOT_IN_BATTLE
        return reasons.KNIGHTS_DOUBLED if s.rides(you, s.target) else NO_REASON

    def fits(self, s: State, you: int, place: int) -> bool:
        return is_target(s, you, place) and not s.rides(you, place)

    def use(self, s: State, you: int) -> None:
        if s.window == UNDER_ATTACK:
            self.chosen(s, you, s.target)
        else:
            super().use(s, you)

    def chosen(self, s: State, you: int, place: int) -> None:
        s.horses = (*s.horses, (you, place))
        if s.telling:
            said = "{you's} Knights at {more} count 6 until the end of the turn."
            s.tell("Doubled", said, you, more=s.in_words(place, -1))


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


# What turns an attack.


class RedirectAttack(Aimed):
    """The attack on an own card goes to another own card that can be attacked."""

    times = IN_BATTLE
    says = "lead the attack to another card of yours"
    asks = "Which of your cards is attacked instead?"
    wants = "Name another site or basic building of your own"
    rule = "R37"
    word = "Here"
    sites = False
    lacks = reasons.NO_OTHER_TARGET

    def refusal(self, s: State, you: int, when: int) -> Reason:
        return super().refusal(s, you, when) if s.owner[s.target] == you else reasons.NOT_REDIRECTING

    def fits(self, s: State, you: int, place: int) -> bool:
        return s.owner[place] == you and place != s.target

    def chosen(self, s: State, you: int, place: int) -> None:
        s.target = place
        s.state[place] |= ATTACKED
        s.tell("Redirected", "The attack is led on to {there}.", you, place=place)


class ConvertAttackers(Ability):
    """Attackers become Constructors, as many for each side, an odd one for the attacker (R34)."""

    second = True
    times = IN_BATTLE
    says = "make the attackers Constructors"

    def refusal(self, s: State, you: int, when: int) -> Reason:
        if not s.fighting(you):
            return reasons.NOT_FIGHTING
        return NO_REASON if s.attackers.any() else reasons.NO_ATTACKER

    def use(self, s: State, you: int) -> None:
        attacker, attacked = s.active, s.owner[s.target]
        weak, strong = s.attackers.weak, s.attackers.strong
        foremen = len(strong) // 2
        workers = (len(weak) + len(strong)) // 2 - foremen
        aside = [(attacked if at < workers else attacker, WORKER, card) for at, card in enumerate(weak)]
        aside.extend([(attacked if at < foremen else attacker, FOREMAN, card) for at, card in enumerate(strong)])
        s.aside = tuple(aside)
        s.attackers = NO_UNITS
        s.target = EMPTY
        s.tell("Said", "The attackers become Constructors and are shared.")
        s.then(PlaceAll(attacker, self.face), PlaceAll(attacked, self.face))


class DestroyMilitia(Aimed):
    """All Militia of one location, of both sides, are destroyed (B37)."""

    second = True
    times = ANY_TIME
    says = "destroy all Militia of a location"
    asks = "At which location are all Militia destroyed?"
    wants = "Choose a location with Militia: a City Wall, or where the battle is"
    word = "Here"
    sites = False
    lacks = reasons.NO_MILITIA

    def fits(self, s: State, you: int, place: int) -> bool:
        return militia_at(s, place) > 0

    def remark(self, s: State, place: int) -> str:
        return ", under attack" if place == s.target else ""

    def imagine(self, s: State, you: int, place: int) -> State | None:
        take_militia(s, place)
        return s

    def chosen(self, s: State, you: int, place: int) -> None:
        announce(s, KillMilitia(you, (place,)), self.face)


def militia_at(s: State, place: int) -> int:
    """How many Militia are at a location: its garrison, and both sides of a battle there."""
    count = len(s.units[place].weak) if s.is_wall(place) else 0
    if place == s.target:
        count += len(s.attackers.weak) + len(s.defenders.weak)
    return count


def take_militia(s: State, place: int) -> list[tuple[int, ...]]:
    """Take all Militia off a location: the garrison, the defenders, the attackers."""
    taken: list[tuple[int, ...]] = []
    if s.is_wall(place):
        taken.append(s.units[place].weak)
        s.units[place] = s.units[place].replaced(MILITIA, ())
    if place == s.target:
        taken.extend([s.defenders.weak, s.attackers.weak])
        s.defenders = s.defenders.replaced(MILITIA, ())
        s.attackers = s.attackers.replaced(MILITIA, ())
    return taken


class KillMilitia(effects.Deed):
    how = "destroys on"

    def run(self, s: State) -> None:
        place = self.places[0]
        count = militia_at(s, place)
        for units in take_militia(s, place):
            effects.discard_units(s, units)
        s.touch(s.owner[place])
        s.tell("MilitiaDestroyed", "{units} {:are} destroyed.", self.player, unit=MILITIA, count=count)

    def say(self, s: State, to: int) -> str:
        return f"destroy all Militia at {s.in_words(self.places[0], to)}"
