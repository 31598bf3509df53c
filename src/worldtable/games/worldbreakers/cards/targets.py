"""Clauses that pick a follower or a location in play."""

from __future__ import annotations

from worldtable.engine.step import Reason
from worldtable.games.worldbreakers import codes, effects
from worldtable.games.worldbreakers.card import Verb
from worldtable.games.worldbreakers.codes import EVENT, LOCATION
from worldtable.games.worldbreakers.questions import THEIRS, YOURS, ChooseNumber, Target, named
from worldtable.games.worldbreakers.state import State
from worldtable.games.worldbreakers.window import develop


class Wound(Target):
    asks = "which follower takes {n} wounds?"
    wants = "a follower on either side"

    def hit(self, s: State, you: int, me: int, card: int) -> None:
        effects.wound(s, card, self.amount)


class WoundEnemy(Wound):
    wants = "a follower of the defending player"
    whose = THEIRS


class WoundEnemyBoosted(WoundEnemy):
    asks = "which follower is wounded?"

    def hit(self, s: State, you: int, me: int, card: int) -> None:
        effects.wound(s, card, self.amount + s.boost)


class PayToWound(WoundEnemy):
    """Pay any amount X, 0 allowed; one follower takes X + 1 wounds (P34)."""

    touches = codes.MYTHIUM
    asks = "which follower is wounded?"

    def hit(self, s: State, you: int, me: int, card: int) -> None:
        s.push(ChoosePrice(you, me, card, self.amount))


class ChoosePrice(ChooseNumber):
    def __init__(self, player: int, me: int, card: int, more: int) -> None:
        super().__init__(player, me)
        self.card = card
        self.more = more

    def prompt(self, s: State) -> str:
        return f"{named(s, self.me)}: what do you pay to wound {named(s, self.card)}?"

    def most(self, s: State) -> int:
        return min(s.mythium[self.player], codes.MOST)

    def brings(self, s: State, x: int) -> str:
        count = x + self.more
        return f"{count} wound{'' if count == 1 else 's'} to {s.card_name(self.card)}"

    def why_not(self, s: State, code: int) -> Reason:
        return Reason(f"Choose a number from 0 to {self.most(s)}.", "R26")

    def chosen(self, s: State, option: int) -> None:
        x = option - codes.NUMBER
        s.mythium[self.player] -= x
        effects.wound(s, self.card, x + self.more)


class DefeatWounded(Target):
    asks = "which wounded follower is defeated?"
    wants = "a follower with at least 1 wound"
    rule = "R51"

    def fits(self, s: State, me: int, card: int) -> bool:
        return s.wounds(card) > 0

    def hit(self, s: State, you: int, me: int, card: int) -> None:
        s.doom(card)


class DefeatCheap(DefeatWounded):
    asks = "which follower of cost {n} or less is defeated?"
    wants = "a follower whose printed cost is low enough"
    rule = "R52"

    def fits(self, s: State, me: int, card: int) -> bool:
        return s.face(card).cost <= self.amount


class DepleteExposed(Target):
    asks = "which location is depleted?"
    wants = "a location without hidden"
    rule = "R37"
    kind = LOCATION

    def fits(self, s: State, me: int, card: int) -> bool:
        return not s.face(card).hidden

    def hit(self, s: State, you: int, me: int, card: int) -> None:
        effects.deplete(s, card, you)


class DamageAny(Target):
    asks = "which location is damaged?"
    wants = "a location on either side"
    kind = LOCATION

    def hit(self, s: State, you: int, me: int, card: int) -> None:
        effects.damage(s, card, you)


class CounterAny(Target):
    asks = "which follower gets a +1/+1 counter?"
    wants = "a follower"
    helpful = True

    def hit(self, s: State, you: int, me: int, card: int) -> None:
        effects.strengthen(s, card)


class CounterOwn(CounterAny):
    wants = "a follower of yours"
    whose = YOURS


class HoldStill(Target):
    asks = "which follower gets a stationary counter?"
    wants = "a follower on either side"

    def hit(self, s: State, you: int, me: int, card: int) -> None:
        effects.hold_still(s, card)


class HoldBlockedStill(HoldStill):
    whose = THEIRS

    def fits(self, s: State, me: int, card: int) -> bool:
        return card in s.fight


class StunTwo(Target):
    asks = "which follower is stunned?"
    wants = "a follower on either side"
    may = True
    times = 2
    rule = "R55"

    def hit(self, s: State, you: int, me: int, card: int) -> None:
        effects.stun(s, card)


class ReadyTwo(Target):
    asks = "which follower is readied?"
    wants = "another exhausted follower of yours"
    may = True
    times = 2
    helpful = True
    whose = YOURS

    def fits(self, s: State, me: int, card: int) -> bool:
        return card != me and not s.ready(card)

    def hit(self, s: State, you: int, me: int, card: int) -> None:
        effects.make_ready(s, card)


class Develop(Target):
    asks = "which location do you develop?"
    wants = "a location of yours"
    rule = "R32"
    helpful = True
    kind = LOCATION
    whose = YOURS

    def hit(self, s: State, you: int, me: int, card: int) -> None:
        develop(s, you, card)


class DevelopOther(Develop):
    wants = "a different location of yours"

    def fits(self, s: State, me: int, card: int) -> bool:
        return card != me


class DevelopSelf(Verb):
    steps = True

    def can(self, s: State, you: int, me: int) -> bool:
        return s.stages(me) > 0

    def go(self, s: State, you: int, me: int) -> None:
        develop(s, you, me)


class StrengthenAttacker(Target):
    asks = "which attacker gets +{n} strength?"
    wants = "a follower in this attack"
    helpful = True
    rule = "R39"

    def targets(self, s: State, you: int, me: int) -> list[int]:
        return s.attackers.copy() if s.attacking == you else []

    def hit(self, s: State, you: int, me: int, card: int) -> None:
        s.mark(card, self.amount * codes.STRONGER)


class StopAttacker(Target):
    """An attacker taken out of the combat neither fights nor breaches and stays exhausted (R50)."""

    asks = "which attacker leaves the combat?"
    wants = "another attacker still in the combat"
    rule = "R50"

    def targets(self, s: State, you: int, me: int) -> list[int]:
        return [card for card in s.attackers if card not in s.fight]

    def hit(self, s: State, you: int, me: int, card: int) -> None:
        s.attackers.remove(card)


class CannotBlock(Target):
    """Any follower may be named (P15)."""

    asks = "which follower cannot block?"
    wants = "a follower"
    rule = "R41"

    def hit(self, s: State, you: int, me: int, card: int) -> None:
        s.flag(card, codes.NO_BLOCK)


class TakeEvents(Target):
    """Event cards with other names, from your own discard pile."""

    asks = "which event do you take into your hand?"
    wants = "an event with another name in your discard pile"
    may = True
    times = 2

    def targets(self, s: State, you: int, me: int) -> list[int]:
        discards = s.discards[you]
        return [card for card in discards if s.face(card).kind == EVENT and s.card_name(card) != s.card_name(me)]

    def hit(self, s: State, you: int, me: int, card: int) -> None:
        s.discards[you].remove(card)
        s.hands[you].append(card)
        s.learn(card, codes.BOTH)
