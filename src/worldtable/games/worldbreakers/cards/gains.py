"""Clauses that give and take: mythium, power, cards, standing, counters of the card itself; conditions and prices."""

from __future__ import annotations

from typing import Final

from worldtable.games.worldbreakers import codes, effects
from worldtable.games.worldbreakers.card import Verb
from worldtable.games.worldbreakers.codes import EXHAUSTED, FOLLOWER, LOCATION
from worldtable.games.worldbreakers.questions import ChooseGuild, FromHand
from worldtable.games.worldbreakers.state import State

MOST_FROM_SCHOLARS: Final = 4
MYTHIUM_AND_STANDING: Final = 3


class Mythium(Verb):
    touches = codes.MYTHIUM

    def go(self, s: State, you: int, me: int) -> None:
        effects.gain_mythium(s, you, self.amount)


class Power(Verb):
    def go(self, s: State, you: int, me: int) -> None:
        effects.gain_power(s, you, self.amount, codes.BY_CARDS)


class DrawCards(Verb):
    touches = codes.DRAWING

    def go(self, s: State, you: int, me: int) -> None:
        effects.draw(s, you, self.amount)


class Standing(Verb):
    touches = codes.STANDINGS
    steps = True

    def go(self, s: State, you: int, me: int) -> None:
        s.push(ChooseGuild(you, me, self.amount))


class GuildStanding(Verb):
    touches = codes.STANDINGS
    guild: int = codes.EARTH

    def go(self, s: State, you: int, me: int) -> None:
        effects.gain_standing(s, you, self.guild, self.amount)


class OpponentLosesMythium(Verb):
    def go(self, s: State, you: int, me: int) -> None:
        effects.lose_mythium(s, 1 - you, self.amount)


class OpponentLosesPower(Verb):
    def go(self, s: State, you: int, me: int) -> None:
        effects.lose_power(s, 1 - you, self.amount)


class DiscardOne(FromHand):
    """A price (R58)."""

    need = True
    asks = "which card do you discard?"

    def hit(self, s: State, you: int, me: int, card: int) -> None:
        effects.discard_from_hand(s, you, card)


class OpponentDiscards(DiscardOne):
    """The opponent chooses; the automaton has no hand (S53)."""

    need = False

    def can(self, s: State, you: int, me: int) -> bool:
        return super().can(s, 1 - you, me)

    def go(self, s: State, you: int, me: int) -> None:
        super().go(s, 1 - you, me)


class MythiumPerStanding(Verb):
    touches = codes.MYTHIUM

    def go(self, s: State, you: int, me: int) -> None:
        effects.gain_mythium(s, you, s.total_standing(you))


class PerScholar(Verb):
    touches = codes.MYTHIUM

    def go(self, s: State, you: int, me: int) -> None:
        effects.gain_mythium(s, you, min(1 + scholars(s, you), MOST_FROM_SCHOLARS))


def scholars(s: State, side: int) -> int:
    return len([card for card in s.play[side] if s.face(card).scholar])


class MythiumAtRally(Verb):
    """A lasting effect: it does not depend on its source (R65)."""

    touches = codes.MYTHIUM

    def go(self, s: State, you: int, me: int) -> None:
        s.delayed = [*s.delayed, (you, self.amount)]


class Invest(Verb):
    touches = MYTHIUM_AND_STANDING
    steps = True

    def go(self, s: State, you: int, me: int) -> None:
        if s.of_kind(you, LOCATION):
            effects.gain_mythium(s, you, self.amount)
        else:
            s.push(ChooseGuild(you, me, 1))


class ExtraAction(Verb):
    """The next turn of this round has one action more (R23)."""

    def go(self, s: State, you: int, me: int) -> None:
        s.extra[you] += 1


class NoAttacks(Verb):
    def go(self, s: State, you: int, me: int) -> None:
        s.peace = True


class CounterSelf(Verb):
    def go(self, s: State, you: int, me: int) -> None:
        effects.strengthen(s, me)


class HealSelf(Verb):
    def can(self, s: State, you: int, me: int) -> bool:
        return s.wounds(me) > 0

    def go(self, s: State, you: int, me: int) -> None:
        effects.heal(s, me)


class StrongerSelf(Verb):
    def go(self, s: State, you: int, me: int) -> None:
        s.mark(me, self.amount * codes.STRONGER)


class DefeatSelf(Verb):
    def go(self, s: State, you: int, me: int) -> None:
        s.doom(me)


class ReadyWorldbreaker(Verb):
    def can(self, s: State, you: int, me: int) -> bool:
        return s.marks(s.worldbreaker(you)) & EXHAUSTED != 0

    def go(self, s: State, you: int, me: int) -> None:
        if self.can(s, you, me):
            effects.make_ready(s, s.worldbreaker(you))


class Boost(Verb):
    def go(self, s: State, you: int, me: int) -> None:
        s.boost += 1


# Conditions and prices: without them an ability cannot be used (R58, R63).


class If(Verb):
    """A condition: it does nothing itself, and ends the ability when it does not hold."""

    need = True

    def go(self, s: State, you: int, me: int) -> None:
        pass


class IfLocation(If):
    def can(self, s: State, you: int, me: int) -> bool:
        return bool(s.of_kind(you, LOCATION))


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
    touches = codes.MYTHIUM

    def can(self, s: State, you: int, me: int) -> bool:
        return s.mythium[you] >= self.amount

    def go(self, s: State, you: int, me: int) -> None:
        s.mythium[you] -= self.amount


class ExhaustSelf(Verb):
    """Not offered while the card is exhausted (R63)."""

    need = True

    def can(self, s: State, you: int, me: int) -> bool:
        return s.ready(me)

    def go(self, s: State, you: int, me: int) -> None:
        s.flag(me, EXHAUSTED)
