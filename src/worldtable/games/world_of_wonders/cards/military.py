"""Buildings of war: units from the discard pile, walls, and doublings."""

from __future__ import annotations

from worldtable.engine.step import NO_REASON, Reason
from worldtable.games.world_of_wonders import reasons, words
from worldtable.games.world_of_wonders.codes import (
    ANY_TIME,
    BATTLE,
    BATTLE_OR_PLAY,
    KNIGHT,
    MILITIA,
    PLACES,
    UNDER_ATTACK,
)
from worldtable.games.world_of_wonders.combat import is_target
from worldtable.games.world_of_wonders.effects import from_discard, units_from_discard
from worldtable.games.world_of_wonders.fronts import Building
from worldtable.games.world_of_wonders.questions import PlaceAsk
from worldtable.games.world_of_wonders.state import State
from worldtable.games.world_of_wonders.strength import knight, militia


class Wall(Building):
    """Adds its strength and its garrison to every other own basic building that is no wall; see `strength.py`."""

    wall = True
    says = "strengthens your other buildings"


class FromDiscard(Building):
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
        if s.first_wall(you) >= 0:
            return NO_REASON
        return reasons.NO_WALL

    def use(self, s: State, you: int) -> None:
        s.push(WhereTo(you, self.face, self.unit, self.amount))

    def reinforce(self, s: State, you: int) -> None:
        join_battle(s, you, self.unit, self.amount)

    def brings(self, s: State, you: int) -> int:
        each = knight(s, you, s.target) if self.unit == KNIGHT else militia(s, you)
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

    def __init__(self, player: int, me: int, unit: int, count: int) -> None:
        super().__init__(player, me)
        self.unit = unit
        self.count = count

    def prompt(self, s: State) -> str:
        return f"Where do {words.units(self.count, self.unit)} go?"

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
        units_from_discard(s, self.player, place, self.unit, self.count)

    def pressed(self, s: State) -> None:
        join_battle(s, self.player, self.unit, self.count)


def join_battle(s: State, you: int, unit: int, count: int) -> None:
    cards = from_discard(s, count)
    if you == s.active:
        if unit == KNIGHT:
            s.attack_strong = s.attack_strong + cards
        else:
            s.attack_weak = s.attack_weak + cards
    elif unit == KNIGHT:
        s.defence_strong = s.defence_strong + cards
    else:
        s.defence_weak = s.defence_weak + cards
    said = "{units} from the discard pile {:go} into the battle."
    s.tell("CameFromDiscard", said, you, unit=unit, count=len(cards))


class DoubleMilitia(Building):
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


class DoubleKnights(Building):
    """Own Knights at one location count 6 until the end of the turn, but not on a wall (R32, R55)."""

    times = BATTLE_OR_PLAY
    says = "your Knights at one location count 6"

    def refusal(self, s: State, you: int, when: int) -> Reason:
        if when == UNDER_ATTACK:
            if not s.fighting(you):
                return reasons.NOT_IN_BATTLE
            if you * PLACES + s.target in s.horses:
                return reasons.KNIGHTS_DOUBLED
            return NO_REASON
        for place in range(len(s.owner)):
            if rides_to(s, you, place):
                return NO_REASON
        return reasons.NOWHERE_TO_RIDE

    def use(self, s: State, you: int) -> None:
        if s.window == UNDER_ATTACK:
            mount(s, you, s.target)
        else:
            s.push(WhichLocation(you, self.face))


def rides_to(s: State, you: int, place: int) -> bool:
    """A location that can still be attacked and has no horses yet."""
    return is_target(s, you, place) and you * PLACES + place not in s.horses


def mount(s: State, you: int, place: int) -> None:
    s.horses = (*s.horses, you * PLACES + place)
    if s.telling:
        said = "{you's} Knights at {more} count 6 until the end of the turn."
        s.tell("Doubled", said, you, more=s.in_words(place, -1))


class WhichLocation(PlaceAsk):
    """The location of an attack to come at which Knights will count 6 (R55)."""

    asks = "At which location do your Knights count 6?"
    wants = "Name a location that you can still attack in this turn"
    rule = "R55"
    word = "Here"

    def fits(self, s: State, place: int) -> bool:
        return rides_to(s, self.player, place)

    def chosen(self, s: State, place: int) -> None:
        mount(s, self.player, place)
