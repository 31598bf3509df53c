"""Clauses that give and take: mythium, power, cards, standing, counters of the card itself; conditions and prices."""

from __future__ import annotations

from typing import Final

from worldtable.games.worldbreakers.codes import (
    BY_CARDS,
    DRAWING,
    EARTH,
    EXHAUSTED,
    FOLLOWER,
    LOCATION,
    MYTHIUM,
    STANDINGS,
    STRONGER,
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
    touches = MYTHIUM

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        gain_mythium(s, you, self.amount)


class Power(Verb):
    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        gain_power(s, you, self.amount, BY_CARDS)


class DrawCards(Verb):
    touches = DRAWING

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        draw(s, you, self.amount)


class Standing(Verb):
    touches = STANDINGS
    steps = True

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        if not s.automaton(you):
            s.push(ChooseGuild(you, me, self.amount))


class GuildStanding(Verb):
    touches = STANDINGS
    guild: int = EARTH

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        gain_standing(s, you, self.guild, self.amount)


class OpponentLosesMythium(Verb):
    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        lose_mythium(s, 1 - you, self.amount)


class OpponentLosesPower(Verb):
    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        lose_power(s, 1 - you, self.amount)


class OpponentDiscards(Verb):
    """The opponent chooses; the automaton has no hand (S53)."""

    steps = True

    def can(self, s: State, you: int, me: int) -> bool:
        return bool(s.hands[1 - you])

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        if s.hands[1 - you]:
            s.push(Discard(1 - you, me))


class MythiumPerStanding(Verb):
    touches = MYTHIUM

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        gain_mythium(s, you, s.total_standing(you))


class PerScholar(Verb):
    touches = MYTHIUM

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        gain_mythium(s, you, min(1 + scholars(s, you), MOST_FROM_SCHOLARS))


def scholars(s: State, side: int) -> int:
    return len([card for card in s.play[side] if s.face(card).scholar])


class MythiumAtRally(Verb):
    """A lasting effect: it does not depend on its source (R65)."""

    touches = MYTHIUM

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        s.delayed = [*s.delayed, (you, self.amount)]


class Invest(Verb):
    touches = MYTHIUM_AND_STANDING
    steps = True

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        if s.has_kind(you, LOCATION):
            gain_mythium(s, you, self.amount)
        else:
            s.push(ChooseGuild(you, me, 1))


class ExtraAction(Verb):
    """The next turn of this round has one action more (R23)."""

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        s.extra[you] += 1


class NoAttacks(Verb):
    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        s.peace = True


class CounterSelf(Verb):
    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        strengthen(s, me)


class HealSelf(Verb):
    def can(self, s: State, you: int, me: int) -> bool:
        return s.wounds(me) > 0

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        heal(s, me)


class StrongerSelf(Verb):
    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        s.mark(me, self.amount * STRONGER)


class DefeatSelf(Verb):
    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        s.doom(me)


class ReadyWorldbreaker(Verb):
    def can(self, s: State, you: int, me: int) -> bool:
        return s.marks(s.worldbreaker(you)) & EXHAUSTED != 0

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        if self.can(s, you, me):
            make_ready(s, s.worldbreaker(you))


class Boost(Verb):
    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        s.boost += 1


# Conditions and prices: without them an ability cannot be used (R58, R63).


class If(Verb):
    """A condition: it does nothing itself, and ends the ability when it does not hold."""

    need = True

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        pass


class IfLocation(If):
    def can(self, s: State, you: int, me: int) -> bool:
        return s.has_kind(you, LOCATION)


class IfOthers(If):
    numbered = True

    def can(self, s: State, you: int, me: int) -> bool:
        others = [card for card in s.of_kind(you, FOLLOWER) if card != me]
        return len(others) >= self.amount


class IfStanding(If):
    """With one single guild."""

    numbered = True

    def can(self, s: State, you: int, me: int) -> bool:
        return max(s.standing[you]) >= self.amount


class IfAlone(If):
    """Exactly one follower was declared (R39)."""

    def can(self, s: State, you: int, me: int) -> bool:
        return s.attacking == you and s.declared == 1


class IfFirstAlone(If):
    """The first time in a round that a follower of yours attacks alone, also before this was in play (R64)."""

    def can(self, s: State, you: int, me: int) -> bool:
        return s.attacking == you and s.declared == 1 and s.lone[you] == 1


class IfDefeat(If):
    def can(self, s: State, you: int, me: int) -> bool:
        return s.defeats > 0


class IfScholars(If):
    numbered = True

    def can(self, s: State, you: int, me: int) -> bool:
        own = 1 if s.face(me).scholar else 0
        return scholars(s, you) - own >= self.amount


class IfBehind(If):
    def can(self, s: State, you: int, me: int) -> bool:
        return s.power[1 - you] > s.power[you]


class Pay(Verb):
    need = True
    touches = MYTHIUM

    def can(self, s: State, you: int, me: int) -> bool:
        return s.mythium[you] >= self.amount

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        s.mythium[you] -= self.amount


class ExhaustSelf(Verb):
    """Not offered while the card is exhausted (R63)."""

    need = True

    def can(self, s: State, you: int, me: int) -> bool:
        return s.ready(me)

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        s.flag(me, EXHAUSTED)


class DiscardOne(Verb):
    need = True
    steps = True

    def can(self, s: State, you: int, me: int) -> bool:
        return bool(s.hands[you])

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        s.push(Discard(you, me))
