"""Buildings of war: units from the discard pile, walls, and doublings."""

from __future__ import annotations

from worldtable.engine.step import Ask
from worldtable.games.world_of_wonders import log, words
from worldtable.games.world_of_wonders.codes import (
    ANY_TIME,
    BATTLE,
    BATTLE_OR_PLAY,
    KNIGHT,
    MILITIA,
    PLACE,
    PLACES,
    UNDER_ATTACK,
)
from worldtable.games.world_of_wonders.combat import is_target
from worldtable.games.world_of_wonders.effects import from_discard, garrison
from worldtable.games.world_of_wonders.fronts import Building
from worldtable.games.world_of_wonders.questions import stray
from worldtable.games.world_of_wonders.state import State


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

    def refusal(self, s: State, you: int, when: int) -> str:
        if not s.discard:
            return "The discard pile is empty. (R30)"
        if when == UNDER_ATTACK and s.fighting(you):
            return ""
        if s.first_wall(you) >= 0:
            return ""
        return "The units need a City Wall of yours, or a battle of yours. (R54)"

    def use(self, s: State, you: int) -> None:
        s.push(WhereTo(you, self.unit, self.amount))

    def reinforce(self, s: State, you: int) -> None:
        join_battle(s, you, self.unit, self.amount)


class MilitiaFromDiscard(FromDiscard):
    says = "Militia from the discard pile"


class KnightsFromDiscard(FromDiscard):
    unit = KNIGHT
    says = "Knights from the discard pile"


class WhereTo(Ask[State]):
    """An own wall, or the battle in which the player attacks or is attacked (R54)."""

    def __init__(self, player: int, unit: int, count: int) -> None:
        super().__init__(player)
        self.unit = unit
        self.count = count

    def prompt(self, s: State) -> str:
        return f"Where do {words.units(self.count, self.unit)} go?"

    def options(self, s: State) -> list[int]:
        you = self.player
        codes = [PLACE + place for place in range(len(s.owner)) if s.owner[place] == you and s.is_wall(place)]
        if s.window == UNDER_ATTACK and s.fighting(you):
            codes.append(BATTLE)
        return codes

    def label(self, s: State, option: int) -> str:
        if option == BATTLE:
            return "Into your attack" if self.player == s.active else "To the defence"
        return f"On {words.place(s, option - PLACE, self.player)}"

    def why_not(self, s: State, code: int) -> str:
        return stray(
            "They go to a City Wall of yours, into your attack, or to the defence of your attacked card", "R54"
        )

    def answer(self, s: State, option: int) -> None:
        if option == BATTLE:
            join_battle(s, self.player, self.unit, self.count)
            return
        cards = from_discard(s, self.count)
        garrison(s, option - PLACE, self.unit, cards)
        if s.telling:
            s.tell(log.CameFromDiscard(self.player, s.face[option - PLACE], unit=self.unit, count=len(cards)))


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
    if s.telling:
        s.tell(log.CameFromDiscard(you, unit=unit, count=len(cards)))


class DoubleMilitia(Building):
    """Own Militia everywhere count 2 until the end of the turn; once doubled is enough (R32, R55)."""

    times = BATTLE_OR_PLAY
    says = "your Militia count 2"

    def refusal(self, s: State, you: int, when: int) -> str:
        if s.forged >> you & 1:
            return "Your Militia count 2 already; doublings do not stack. (R32)"
        if when == UNDER_ATTACK and not s.fighting(you):
            return "Only the attacker and the attacked player use it in a battle. (R54)"
        return ""

    def use(self, s: State, you: int) -> None:
        s.forged |= 1 << you
        if s.telling:
            s.tell(log.Doubled(you, "Militia count 2"))


class DoubleKnights(Building):
    """Own Knights at one location count 6 until the end of the turn, but not on a wall (R32, R55)."""

    times = BATTLE_OR_PLAY
    says = "your Knights at one location count 6"

    def refusal(self, s: State, you: int, when: int) -> str:
        if when == UNDER_ATTACK:
            if not s.fighting(you):
                return "Only the attacker and the attacked player use it in a battle. (R54)"
            if you * PLACES + s.target in s.horses:
                return "Your Knights there count 6 already; doublings do not stack. (R32)"
            return ""
        for place in range(len(s.owner)):
            if rides_to(s, you, place):
                return ""
        return "There is no location left that your Knights could attack. (R55)"

    def use(self, s: State, you: int) -> None:
        if s.window == UNDER_ATTACK:
            mount(s, you, s.target)
        else:
            s.push(WhichLocation(you))


def rides_to(s: State, you: int, place: int) -> bool:
    """A location that can still be attacked and has no horses yet."""
    return is_target(s, you, place) and you * PLACES + place not in s.horses


def mount(s: State, you: int, place: int) -> None:
    s.horses = (*s.horses, you * PLACES + place)
    if s.telling:
        s.tell(log.Doubled(you, f"Knights at {words.place(s, place, -1)} count 6"))


class WhichLocation(Ask[State]):
    """The location of an attack to come at which Knights will count 6 (R55)."""

    def prompt(self, s: State) -> str:
        return "At which location do your Knights count 6?"

    def options(self, s: State) -> list[int]:
        you = self.player
        return [PLACE + place for place in range(len(s.owner)) if rides_to(s, you, place) and s.twin(place) == place]

    def label(self, s: State, option: int) -> str:
        return words.start(words.place(s, option - PLACE, self.player))

    def why_not(self, s: State, code: int) -> str:
        return stray("Name a location that you can still attack in this turn", "R55")

    def answer(self, s: State, option: int) -> None:
        mount(s, self.player, option - PLACE)
