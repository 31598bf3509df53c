"""Clauses that pick a follower or a location in play."""

from __future__ import annotations

from worldtable.engine.step import Reason
from worldtable.games.worldbreakers.codes import (
    BOTH,
    EVENT,
    EXHAUSTED,
    FOLLOWER,
    LOCATION,
    MOST,
    MYTHIUM,
    NO_BLOCK,
    NUMBER,
    STRONGER,
    side_of,
)
from worldtable.games.worldbreakers.effects import (
    damage,
    deplete,
    hold_still,
    make_ready,
    strengthen,
    stun,
    wound,
)
from worldtable.games.worldbreakers.faces import Verb
from worldtable.games.worldbreakers.questions import ChooseNumber, Target, named
from worldtable.games.worldbreakers.state import State
from worldtable.games.worldbreakers.window import develop


class Wound(Target):
    name = "wound"
    says = "{n} wounds to one follower"
    numbered = True
    asks = "which follower takes {n} wounds?"
    wants = "a follower on either side"

    def targets(self, s: State, you: int, me: int) -> list[int]:
        return s.followers()

    def hit(self, s: State, you: int, me: int, card: int) -> None:
        wound(s, card, self.amount)


class MayWound(Wound):
    name = "may_wound"
    says = "you may deal {n} wounds to one follower"
    may = True


class WoundThree(Wound):
    """Three different followers, each chosen by itself (P19)."""

    name = "wound_three"
    says = "{n} wounds to each of up to three followers"
    may = True
    times = 3


class WoundEnemy(Wound):
    name = "wound_enemy"
    says = "{n} wounds to a follower of the defending player"
    wants = "a follower of the defending player"

    def targets(self, s: State, you: int, me: int) -> list[int]:
        return s.of_kind(1 - you, FOLLOWER)


class WoundEnemyBoosted(WoundEnemy):
    name = "wound_enemy_boosted"
    says = "{n} wound to a follower of the defending player, more with a boost"
    asks = "which follower is wounded?"

    def hit(self, s: State, you: int, me: int, card: int) -> None:
        wound(s, card, self.amount + s.boost)


class PayToWound(WoundEnemy):
    """Pay any amount X, 0 allowed; one follower takes X + 1 wounds (P34)."""

    name = "pay_x_wound_enemy"
    says = "pay X mythium; X + {n} wounds to a follower of the defending player"
    touches = MYTHIUM
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
        return min(s.mythium[self.player], MOST)

    def brings(self, s: State, x: int) -> str:
        count = x + self.more
        return f"{count} wound{'' if count == 1 else 's'} to {s.card_name(self.card)}"

    def why_not(self, s: State, code: int) -> Reason:
        return Reason(f"Choose a number from 0 to {self.most(s)}.", "R26")

    def chosen(self, s: State, card: int) -> None:
        x = card - NUMBER
        s.mythium[self.player] -= x
        wound(s, self.card, x + self.more)


class DefeatWounded(Target):
    name = "defeat_wounded"
    says = "a wounded follower is defeated"
    asks = "which wounded follower is defeated?"
    wants = "a follower with at least 1 wound"
    rule = "R51"

    def targets(self, s: State, you: int, me: int) -> list[int]:
        return [card for card in s.followers() if s.wounds(card)]

    def hit(self, s: State, you: int, me: int, card: int) -> None:
        s.doom(card)


class DefeatCheap(DefeatWounded):
    name = "defeat_cheap"
    says = "a follower with a printed cost of {n} or less is defeated"
    numbered = True
    asks = "which follower of cost {n} or less is defeated?"
    wants = "a follower whose printed cost is low enough"
    rule = "R52"

    def targets(self, s: State, you: int, me: int) -> list[int]:
        return [card for card in s.followers() if s.face(card).cost <= self.amount]


class MayDefeatCheap(DefeatCheap):
    name = "may_defeat_cheap"
    says = "you may defeat a follower with a printed cost of {n} or less"
    may = True


class DepleteExposed(Target):
    name = "deplete"
    says = "one location without hidden is depleted"
    asks = "which location is depleted?"
    wants = "a location without hidden"
    rule = "R37"

    def targets(self, s: State, you: int, me: int) -> list[int]:
        cards = s.of_kind(0, LOCATION) + s.of_kind(1, LOCATION)
        return [card for card in cards if not s.face(card).hidden]

    def hit(self, s: State, you: int, me: int, card: int) -> None:
        deplete(s, card, you)


class DamageAny(Target):
    name = "damage_any"
    says = "damage one location, hidden or not"
    asks = "which location is damaged?"
    wants = "a location on either side"

    def targets(self, s: State, you: int, me: int) -> list[int]:
        return s.of_kind(0, LOCATION) + s.of_kind(1, LOCATION)

    def hit(self, s: State, you: int, me: int, card: int) -> None:
        damage(s, card, you)


class CounterAny(Target):
    name = "counter"
    says = "a +1/+1 counter on one follower"
    asks = "which follower gets a +1/+1 counter?"
    wants = "a follower"
    helpful = True

    def targets(self, s: State, you: int, me: int) -> list[int]:
        return s.followers()

    def hit(self, s: State, you: int, me: int, card: int) -> None:
        strengthen(s, card)


class CounterOwn(CounterAny):
    name = "counter_own"
    says = "a +1/+1 counter on one of your followers"
    wants = "a follower of yours"

    def targets(self, s: State, you: int, me: int) -> list[int]:
        return s.of_kind(you, FOLLOWER)


class MayCounterOwn(CounterOwn):
    name = "may_counter_own"
    says = "if you like, a +1/+1 counter on one of your followers"
    may = True


class HoldStill(Target):
    name = "hold_still"
    says = "a stationary counter on one follower"
    asks = "which follower gets a stationary counter?"
    wants = "a follower on either side"

    def targets(self, s: State, you: int, me: int) -> list[int]:
        return s.followers()

    def hit(self, s: State, you: int, me: int, card: int) -> None:
        hold_still(s, card)


class MayHoldStill(HoldStill):
    name = "may_hold_still"
    says = "you may put a stationary counter on one follower"
    may = True


class StunTwo(HoldStill):
    name = "stun_two"
    says = "exhaust and stun up to two followers"
    asks = "which follower is stunned?"
    may = True
    times = 2
    rule = "R55"

    def hit(self, s: State, you: int, me: int, card: int) -> None:
        stun(s, card)


class ReadyTwo(Target):
    name = "ready_two_others"
    says = "ready up to two other followers of yours"
    asks = "which follower is readied?"
    wants = "another exhausted follower of yours"
    may = True
    times = 2
    helpful = True

    def targets(self, s: State, you: int, me: int) -> list[int]:
        own = s.of_kind(you, FOLLOWER)
        return [card for card in own if card != me and s.marks(card) & EXHAUSTED]

    def hit(self, s: State, you: int, me: int, card: int) -> None:
        make_ready(s, card)


class Develop(Target):
    name = "develop"
    says = "develop a location of yours"
    asks = "which location do you develop?"
    wants = "a location of yours"
    rule = "R32"
    helpful = True

    def targets(self, s: State, you: int, me: int) -> list[int]:
        return s.of_kind(you, LOCATION)

    def hit(self, s: State, you: int, me: int, card: int) -> None:
        develop(s, you, card)


class DevelopOther(Develop):
    name = "develop_other"
    says = "develop a different location of yours"
    wants = "a different location of yours"

    def targets(self, s: State, you: int, me: int) -> list[int]:
        return [card for card in s.of_kind(you, LOCATION) if card != me]


class DevelopSelf(Verb):
    name = "develop_self"
    says = "develop this location"
    steps = True

    def can(self, s: State, you: int, me: int) -> bool:
        return s.stages(me) > 0

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        develop(s, you, me)


class StrengthenAttacker(Target):
    name = "strengthen_attacker"
    says = "+{n} strength for a follower in this attack"
    numbered = True
    asks = "which attacker gets +{n} strength?"
    wants = "a follower in this attack"
    helpful = True
    rule = "R39"

    def targets(self, s: State, you: int, me: int) -> list[int]:
        return s.attackers.copy() if s.attacking == you else []

    def hit(self, s: State, you: int, me: int, card: int) -> None:
        s.mark(card, self.amount * STRONGER)


class StopAttacker(Target):
    """An attacker taken out of the combat neither fights nor breaches and stays exhausted (R50)."""

    name = "stop_another_attacker"
    says = "take another attacker out of the combat"
    asks = "which attacker leaves the combat?"
    wants = "another attacker still in the combat"
    rule = "R50"

    def targets(self, s: State, you: int, me: int) -> list[int]:
        return [card for card in s.attackers if card not in s.fight]

    def hit(self, s: State, you: int, me: int, card: int) -> None:
        s.attackers.remove(card)


class HoldBlockedStill(HoldStill):
    name = "hold_blocked_still"
    says = "a stationary counter on the attacker that this follower blocks"

    def targets(self, s: State, you: int, me: int) -> list[int]:
        return [card for card in s.fight if side_of(card) != you and s.in_play(card)]


class CannotBlock(Target):
    """Any follower may be named (P15)."""

    name = "cannot_block"
    says = "one follower cannot block in this combat"
    asks = "which follower cannot block?"
    wants = "a follower"
    rule = "R41"

    def targets(self, s: State, you: int, me: int) -> list[int]:
        return s.followers()

    def hit(self, s: State, you: int, me: int, card: int) -> None:
        s.flag(card, NO_BLOCK)


class TakeEvents(Target):
    """Event cards with other names, from your own discard pile."""

    name = "take_two_events"
    says = "take up to two other events from your discard pile"
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
        s.learn(card, BOTH)
