"""Clauses that give and take: mythium, power, cards, standing, counters of the card itself."""

from __future__ import annotations

from typing import Final

from worldtable.games.worldbreakers.codes import (
    BY_CARDS,
    DRAWING,
    EARTH,
    EXHAUSTED,
    LOCATION,
    MOON,
    MYTHIUM,
    STANDINGS,
    STARS,
    STRONGER,
    VOID,
)
from worldtable.games.worldbreakers.effects import (
    draw,
    gain_mythium,
    gain_power,
    gain_standing,
    heal,
    lose_mythium,
    lose_power,
    make_ready,
    strengthen,
)
from worldtable.games.worldbreakers.faces import Verb
from worldtable.games.worldbreakers.questions import ChooseGuild, Discard
from worldtable.games.worldbreakers.state import State

MOST_FROM_SCHOLARS: Final = 4
MYTHIUM_AND_STANDING: Final = 3


class Mythium(Verb):
    name = "mythium"
    says = "+{n} mythium"
    numbered = True
    touches = MYTHIUM

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        gain_mythium(s, you, self.amount)


class Power(Verb):
    name = "power"
    says = "+{n} power"
    numbered = True

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        gain_power(s, you, self.amount, BY_CARDS)


class DrawCards(Verb):
    name = "draw"
    says = "draw {n}"
    numbered = True
    touches = DRAWING

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        draw(s, you, self.amount)


class Standing(Verb):
    name = "standing"
    says = "+{n} standing with a guild of your choice"
    numbered = True
    touches = STANDINGS
    steps = True

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        if not s.automaton(you):
            s.push(ChooseGuild(you, me, self.amount))


class EarthStanding(Verb):
    name = "earth"
    says = "+{n} Earth standing"
    numbered = True
    touches = STANDINGS
    guild: int = EARTH

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        gain_standing(s, you, self.guild, self.amount)


class MoonStanding(EarthStanding):
    name = "moon"
    says = "+{n} Moon standing"
    guild = MOON


class StarsStanding(EarthStanding):
    name = "stars"
    says = "+{n} Stars standing"
    guild = STARS


class VoidStanding(EarthStanding):
    name = "void"
    says = "+{n} Void standing"
    guild = VOID


class OpponentLosesMythium(Verb):
    name = "opponent_loses_mythium"
    says = "the opponent loses {n} mythium"
    numbered = True

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        lose_mythium(s, 1 - you, self.amount)


class OpponentLosesPower(Verb):
    name = "opponent_loses_power"
    says = "the opponent loses {n} power"
    numbered = True

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        lose_power(s, 1 - you, self.amount)


class OpponentDiscards(Verb):
    """The opponent chooses; the automaton has no hand (S53)."""

    name = "opponent_discards"
    says = "the opponent discards 1 card of their choice"
    steps = True

    def can(self, s: State, you: int, me: int) -> bool:
        return bool(s.hands[1 - you])

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        if s.hands[1 - you]:
            s.push(Discard(1 - you, me))


class MythiumPerStanding(Verb):
    name = "mythium_per_standing"
    says = "+1 mythium for every standing you hold"
    touches = MYTHIUM

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        gain_mythium(s, you, s.total_standing(you))


class MythiumPerScholar(Verb):
    name = "mythium_per_scholar"
    says = "+1 mythium and 1 more for each Scholar, 4 in all at most"
    touches = MYTHIUM

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        gain_mythium(s, you, min(1 + scholars(s, you), MOST_FROM_SCHOLARS))


def scholars(s: State, side: int) -> int:
    return len([card for card in s.play[side] if s.face(card).scholar])


class MythiumAtRally(Verb):
    """A lasting effect: it does not depend on its source (R65)."""

    name = "mythium_at_rally"
    says = "+{n} mythium at the start of this round's Rally Phase"
    numbered = True
    touches = MYTHIUM

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        s.delayed.append((you, self.amount))


class Invest(Verb):
    name = "mythium_with_location_else_standing"
    says = "+{n} mythium with a location, else +1 standing"
    numbered = True
    touches = MYTHIUM_AND_STANDING
    steps = True

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        if s.has_kind(you, LOCATION):
            gain_mythium(s, you, self.amount)
        else:
            s.push(ChooseGuild(you, me, 1))


class ExtraAction(Verb):
    """The next turn of this round has one action more (R23)."""

    name = "extra_action"
    says = "your next turn in this round has two actions"

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        s.extra[you] += 1


class NoAttacks(Verb):
    name = "no_attacks_this_round"
    says = "until the round ends no player can attack"

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        s.peace = True


class CounterSelf(Verb):
    name = "counter_self"
    says = "put a +1/+1 counter on this follower"

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        strengthen(s, me)


class HealSelf(Verb):
    name = "heal_self"
    says = "remove 1 wound from this follower"

    def can(self, s: State, you: int, me: int) -> bool:
        return s.wounds(me) > 0

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        heal(s, me)


class StrongerSelf(Verb):
    name = "stronger_self"
    says = "+{n} strength until the combat is over"
    numbered = True

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        s.mark(me, self.amount * STRONGER)


class DefeatSelf(Verb):
    name = "defeat_self"
    says = "this follower is defeated"

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        s.doom(me)


class ReadyWorldbreaker(Verb):
    name = "ready_worldbreaker"
    says = "ready your Worldbreaker"

    def can(self, s: State, you: int, me: int) -> bool:
        return s.marks(s.worldbreaker(you)) & EXHAUSTED != 0

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        if self.can(s, you, me):
            make_ready(s, s.worldbreaker(you))


class Boost(Verb):
    name = "boost_worldbreaker"
    says = "your Worldbreaker's ability deals 1 wound more in this combat"

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        s.boost += 1
