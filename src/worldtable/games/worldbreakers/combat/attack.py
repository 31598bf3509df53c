"""Declaring an attack, and its window (R38, R39)."""

from __future__ import annotations

from worldtable.engine import table
from worldtable.engine.step import Reason
from worldtable.games.worldbreakers import codes
from worldtable.games.worldbreakers.codes import DONE, EXHAUSTED, FOLLOWER
from worldtable.games.worldbreakers.combat.breach import OuterCombat
from worldtable.games.worldbreakers.combat.defence import DEFENCE
from worldtable.games.worldbreakers.effects import tell_use, trigger, trigger_all
from worldtable.games.worldbreakers.questions import Question, in_sight
from worldtable.games.worldbreakers.state import State
from worldtable.games.worldbreakers.window import After, open_window


class Attack(Question):
    """Name the attackers one by one (R38). They attack together once "Done" is said."""

    says = "{card} attacks"
    refuses = "Only your ready followers without stationary or stun can attack; this is {this}."
    rule = "R38"
    doing = "attacks"

    def __init__(self, player: int, attackers: tuple[int, ...], raid: int, may: bool, using: int = -1) -> None:
        super().__init__(player)
        self.attackers = attackers
        self.raid = raid
        self.may = may
        self.using = using  # the card whose use a yes tells, -1 for none (P42)

    def prompt(self, s: State) -> str:
        if self.attackers:
            return "Which follower attacks as well?"
        return "Do you attack, and with which follower?" if self.may else "Which follower attacks?"

    def options(self, s: State) -> list[int]:
        able = s.able_to_attack(self.player)
        if not able:
            return []
        cards = [card for card in able if card not in self.attackers] if self.attackers else able
        if self.attackers or self.may:
            cards.append(DONE)
        return cards

    def label(self, s: State, option: int) -> str:
        if option == DONE:
            return "Attack" if self.attackers else "Do not attack"
        return super().label(s, option)

    def short(self, s: State, option: int) -> str:
        if option != DONE:
            return "Attack"
        return f"Attack with {len(self.attackers)}" if self.attackers else "No attack"

    def tone(self, s: State, option: int) -> str:
        return table.MAIN if option == DONE and self.attackers else super().tone(s, option)

    def source(self, s: State) -> int:
        asks = self.using >= 0 and in_sight(s, self.using, self.player)
        return self.using if asks else super().source(s)

    def picked(self) -> tuple[int, ...]:
        return self.attackers

    def why_not(self, s: State, code: int) -> Reason:
        if code == DONE:
            return Reason("You attack: name a follower.", "R38")
        if code in self.attackers:
            return Reason(f"{s.card_name(code)} attacks already.", "R38")
        return super().why_not(s, code)

    def declined(self, s: State) -> None:
        if self.attackers:
            declare(s, self.player, self.attackers, self.raid)

    def chosen(self, s: State, card: int) -> None:
        tell_use(s, self.player, self.using)
        attackers = (*self.attackers, card)
        if self.raid & codes.ONE:
            declare(s, self.player, attackers, self.raid)
        else:
            s.push(Attack(self.player, attackers, self.raid, False))


def declare(s: State, side: int, attackers: tuple[int, ...], raid: int) -> None:
    """Exhaust all attackers at once, then the attack window (R38, R39)."""
    if s.attacking >= 0:
        s.outer = [*s.outer, OuterCombat(s)]
    s.attacking = side
    s.attackers = list(attackers)
    s.declared = len(attackers)
    s.raid = raid
    s.boost = 0
    s.success = False
    s.breached = []
    for card in attackers:
        s.flag(card, EXHAUSTED)
    if raid & (codes.ALL_LETHAL | codes.ALL_OVERWHELM | codes.LONE_RIDER):
        grant(s, side, raid)
    if s.declared == 1:
        s.lone[side] += 1
    s.tell("Note", "{you:attack} with {card}.", side, cards=s.attackers)
    s.base = len(s.pending)
    s.then(After(s.base), DEFENCE)
    attack_window(s, side)


def attack_window(s: State, side: int) -> None:
    """Your Attack abilities of all cards, Attacks abilities of the attackers: one window (R39, P12)."""
    trigger_all(s, side, codes.YOUR_ATTACK)
    for card in s.attackers:
        trigger(s, card, codes.ATTACKS)
    open_window(s, s.base)


def grant(s: State, side: int, raid: int) -> None:
    """What an effect gives followers until the combat ends; the cards are fixed now (R65)."""
    if raid & codes.LONE_RIDER:
        s.flag(s.attackers[0], codes.OVERWHELM_NOW)
        s.mark(s.attackers[0], 2 * codes.STRONGER)
        return
    for card in s.of_kind(side, FOLLOWER):
        s.flag(card, codes.LETHAL_NOW if raid & codes.ALL_LETHAL else codes.OVERWHELM_NOW)
