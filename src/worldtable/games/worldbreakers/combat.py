"""Combat: declaring an attack and its window (R38, R39). Blocking and the breach follow in their own files."""

from __future__ import annotations

from worldtable.engine import table
from worldtable.engine.step import Reason
from worldtable.games.worldbreakers import log
from worldtable.games.worldbreakers.asking import Question, in_sight
from worldtable.games.worldbreakers.breach import put_off
from worldtable.games.worldbreakers.codes import (
    ALL_LETHAL,
    ALL_OVERWHELM,
    ATTACKS,
    DONE,
    EXHAUSTED,
    FOLLOWER,
    LETHAL_NOW,
    LONE_RIDER,
    ONE,
    OVERWHELM_NOW,
    STRONGER,
    YOUR_ATTACK,
)
from worldtable.games.worldbreakers.defence import Defence
from worldtable.games.worldbreakers.effects import (
    trigger,
    trigger_all,
)
from worldtable.games.worldbreakers.questions import (
    where,
)
from worldtable.games.worldbreakers.state import State
from worldtable.games.worldbreakers.window import (
    After,
    flush,
    tell_use,
)


class Attack(Question):
    """Name the attackers one by one (R38). They attack together once "Done" is said."""

    def __init__(self, player: int, chosen: tuple[int, ...], raid: int, may: bool, using: int = -1) -> None:
        super().__init__(player)
        self.chosen = chosen
        self.raid = raid
        self.may = may
        self.using = using  # the card whose use a yes tells, -1 for none (P42)

    def prompt(self, s: State) -> str:
        if not self.chosen:
            return "Which follower attacks?" if not self.may else "Do you attack, and with which follower?"
        return "Which follower attacks as well?"

    def options(self, s: State) -> list[int]:
        able = s.able_to_attack(self.player)
        if not able:
            return []
        cards = [card for card in able if card not in self.chosen] if self.chosen else able
        if self.chosen or self.may:
            cards.append(DONE)
        return cards

    def label(self, s: State, option: int) -> str:
        if option == DONE:
            return "Attack" if self.chosen else "Do not attack"
        return f"{s.called(option)} attacks"

    def short(self, s: State, option: int) -> str:
        if option != DONE:
            return "Attack"
        return f"Attack with {len(self.chosen)}" if self.chosen else "No attack"

    def tone(self, s: State, option: int) -> str:
        return table.MAIN if option == DONE and self.chosen else super().tone(s, option)

    def source(self, s: State) -> int:
        asks = self.using >= 0 and in_sight(s, self.using, self.player)
        return self.using if asks else super().source(s)

    def picked(self) -> tuple[int, ...]:
        return self.chosen

    def why_not(self, s: State, code: int) -> Reason:
        if code == DONE:
            return Reason("You attack: name a follower.", "R38")
        if code in self.chosen:
            return Reason(f"{s.called(code)} attacks already.", "R38")
        this = where(s, code, self.player)
        return Reason(f"Only your ready followers without stationary or stun can attack; this is {this}.", "R38")

    def answer(self, s: State, option: int) -> None:
        if option == DONE:
            if self.chosen:
                declare(s, self.player, self.chosen, self.raid)
            return
        tell_use(s, self.player, self.using)
        chosen = (*self.chosen, option)
        if self.raid & ONE:
            declare(s, self.player, chosen, self.raid)
        else:
            s.push(Attack(self.player, chosen, self.raid, False))


def declare(s: State, side: int, chosen: tuple[int, ...], raid: int) -> None:
    """Exhaust all attackers at once, then the attack window (R38, R39)."""
    if s.attacking >= 0:
        put_off(s)
    s.attacking = side
    s.attackers = list(chosen)
    s.declared = len(chosen)
    s.raid = raid
    s.boost = 0
    s.success = False
    s.breached = []
    for card in chosen:
        s.flag(card, EXHAUSTED)
    if raid & (ALL_LETHAL | ALL_OVERWHELM | LONE_RIDER):
        grant(s, side, raid)
    if s.declared == 1:
        s.lone[side] += 1
    if s.telling:
        s.note(log.Note(side, "attack with {cards}", "attacks with {cards}", chosen))
    base = len(s.pending)
    s.then(After(base), Defence(1 - side, base))
    came_up(s, side, base)


def came_up(s: State, side: int, base: int) -> None:
    """Your Attack abilities of all cards, Attacks abilities of the attackers: one window (R39, P12)."""
    if s.timings[side] & YOUR_ATTACK:
        trigger_all(s, side, YOUR_ATTACK)
    if s.timings[side] & ATTACKS:
        for card in s.attackers:
            if s.face(card).timings & ATTACKS:
                trigger(s, card, ATTACKS)
    flush(s, side, base)


def grant(s: State, side: int, raid: int) -> None:
    """What an effect gives followers until the combat ends; the cards are fixed now (R65)."""
    if raid & LONE_RIDER:
        s.flag(s.attackers[0], OVERWHELM_NOW)
        s.mark(s.attackers[0], 2 * STRONGER)
        return
    for card in s.of_kind(side, FOLLOWER):
        s.flag(card, LETHAL_NOW if raid & ALL_LETHAL else OVERWHELM_NOW)
