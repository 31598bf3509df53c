"""Conditions and prices: without them an ability cannot be used (R58, R63)."""

from __future__ import annotations

from worldtable.games.worldbreakers.cards.gains import scholars
from worldtable.games.worldbreakers.codes import EXHAUSTED, FOLLOWER, LOCATION, MYTHIUM
from worldtable.games.worldbreakers.faces import Verb
from worldtable.games.worldbreakers.questions import Discard
from worldtable.games.worldbreakers.state import State


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
