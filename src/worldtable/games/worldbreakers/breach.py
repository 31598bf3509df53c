"""Combat: the breach, the damage and the end (R46 to R49); combats inside combats."""

from __future__ import annotations

from typing import Final

from worldtable.engine.step import Reason, Step
from worldtable.games.worldbreakers import log
from worldtable.games.worldbreakers.asking import Question
from worldtable.games.worldbreakers.codes import (
    BREACH,
    BY_BREACH,
    DONE,
    DUST,
    IN_COMBAT,
    LOCATION,
    SHOWS,
    TRIUMPH,
)
from worldtable.games.worldbreakers.effects import (
    damage,
    discard_from_hand,
    gain_power,
    trigger,
)
from worldtable.games.worldbreakers.questions import (
    described,
    where,
)
from worldtable.games.worldbreakers.state import State
from worldtable.games.worldbreakers.targeting import targeted, tell_pick
from worldtable.games.worldbreakers.window import (
    CLEANUP,
    After,
    flush,
)

MOST_DUST: Final = 2


def breach(s: State, base: int) -> None:
    """Every attacker still in the combat breaches: one gain of power, then Breach abilities (R46, R47)."""
    side = s.attacking
    s.breached = s.attackers
    s.attackers = []
    s.success = True
    if s.telling:
        names = log.listed([s.called(card) for card in s.breached])
        s.note(log.Decisive(f"{names} {verb(len(s.breached))}.", tuple(s.breached)))
    s.then(After(base), Breached(base), After(base), Damage(s.seat_of(side), base), EndCombat(base))
    gain_power(s, side, len(s.breached), BY_BREACH)
    for card in s.breached:
        if s.face(card).timings & TRIUMPH:
            trigger(s, card, TRIUMPH)


def verb(count: int) -> str:
    return "breaches" if count == 1 else "breach"


class Breached(Step[State]):
    """Breach abilities of exactly those followers that breached (R47)."""

    def __init__(self, base: int) -> None:
        self.base = base

    def run(self, s: State) -> None:
        if s.timings[s.attacking] & BREACH:
            for card in s.breached:
                if s.face(card).timings & BREACH and s.at(card) >= 0:
                    trigger(s, card, BREACH)
            flush(s, s.attacking, self.base)


def exposed(s: State, side: int) -> list[int]:
    """A side's locations that are not hidden (R37)."""
    return [card for card in s.of_kind(side, LOCATION) if not s.face(card).hidden]


class Damage(Question):
    """After a successful attack one location may be damaged (R48); the automaton's choice is no choice (S32)."""

    def __init__(self, player: int, base: int) -> None:
        super().__init__(player)
        self.base = base

    def prompt(self, s: State) -> str:
        return "Breach: which location is damaged?"

    def options(self, s: State) -> list[int]:
        cards = exposed(s, 1 - s.attacking)
        if s.automaton(s.attacking):
            return targeted(s, cards, False)
        if cards:
            cards.append(DONE)
        return cards

    def label(self, s: State, option: int) -> str:
        return "None" if option == DONE else described(s, option, self.player)

    def short(self, s: State, option: int) -> str:
        return "Leave them" if option == DONE else "Damage"

    def why_not(self, s: State, code: int) -> Reason:
        if 0 <= code < DONE and s.at(code) >= 0 and s.face(code).hidden:
            return Reason(f"{s.called(code)} is hidden: an opponent cannot damage it.", "R37")
        if s.automaton(s.attacking):
            return Reason(
                "The automaton picks by cost, requirement and stages left; only ties are yours to break.", "S37"
            )
        return Reason(f"Damage a location of the defending player; this is {where(s, code, self.player)}.", "R48")

    def answer(self, s: State, option: int) -> None:
        if option != DONE:
            if s.telling and s.automaton(s.attacking):
                tell_pick(s, exposed(s, 1 - s.attacking), False, option)
            s.push(After(self.base))
            damage(s, option, s.attacking)


class Dust(Damage):
    """An Interrupt: before the combat ends another location may be damaged, and then one more (P44)."""

    def __init__(self, player: int, base: int, left: int) -> None:
        super().__init__(player, base)
        self.left = left

    def prompt(self, s: State) -> str:
        return "Which location is damaged as well?"

    def answer(self, s: State, option: int) -> None:
        if option != DONE and self.left > 1:
            s.push(Dust(self.player, self.base, self.left - 1))
        super().answer(s, option)


class EndCombat(Step[State]):
    """Before the end, the end, and after it (R49)."""

    def __init__(self, base: int) -> None:
        self.base = base

    def run(self, s: State) -> None:
        end_combat(s, self.base)


def end_combat(s: State, base: int) -> None:
    s.then(CLEANUP, Expire(base))
    if s.raid & DUST and s.success:
        s.push(Dust(s.attacking, base, MOST_DUST))


class Expire(Step[State]):
    """Effects for this combat end; then what comes after the combat."""

    def __init__(self, base: int) -> None:
        self.base = base

    def run(self, s: State) -> None:
        for side in (0, 1):
            info = s.info[side]
            for place in range(len(info)):
                if info[place] & IN_COMBAT:
                    info[place] &= ~IN_COMBAT
        defender = 1 - s.attacking
        shows = s.raid & SHOWS and s.success
        s.attacking = -1
        s.attackers = []
        s.breached = []
        s.declared = 0
        s.raid = 0
        if s.outer:
            take_up(s)
        s.push(After(self.base))
        if shows and s.hands[defender]:
            s.push(Show(defender, ()))


def put_off(s: State) -> None:
    """A combat inside another one: the outer one waits."""
    outer = [s.attacking, s.declared, s.raid, s.boost, 1 if s.success else 0, len(s.attackers), *s.attackers]
    for cards in (s.breached, s.fight):
        outer.append(len(cards))
        outer.extend(cards)
    for side in (0, 1):
        for card in s.play[side]:
            outer.append(card)
            outer.append(s.marks(card) & IN_COMBAT)
    s.outer.append(tuple(outer))


def take_up(s: State) -> None:
    """The outer combat goes on as it was."""
    outer = s.outer.pop()
    s.attacking = outer[0]
    s.declared = outer[1]
    s.raid = outer[2]
    s.boost = outer[3]
    s.success = outer[4] == 1
    end = 6 + outer[5]
    s.attackers = [card for card in outer[6:end] if s.at(card) >= 0]
    begin, end = end + 1, end + 1 + outer[end]
    s.breached = list(outer[begin:end])
    begin, end = end + 1, end + 1 + outer[end]
    s.fight = list(outer[begin:end])
    for at in range(end, len(outer), 2):
        s.flag(outer[at], outer[at + 1])


class Show(Question):
    """The defending player shows three cards, all if there are fewer; the attacker picks one to be discarded."""

    always = True

    def __init__(self, player: int, shown: tuple[int, ...]) -> None:
        super().__init__(player)
        self.shown = shown

    def prompt(self, s: State) -> str:
        return f"Stupefied: show a card of your hand ({len(self.shown) + 1} of 3)"

    def options(self, s: State) -> list[int]:
        return [card for card in s.hands[self.player] if card not in self.shown]

    def label(self, s: State, option: int) -> str:
        return f"Show {s.called(option)}"

    def short(self, s: State, option: int) -> str:
        return "Show"

    def picked(self) -> tuple[int, ...]:
        return self.shown

    def why_not(self, s: State, code: int) -> Reason:
        return Reason("Show cards of your hand that you have not shown yet.", "R59")

    def answer(self, s: State, option: int) -> None:
        shown = (*self.shown, option)
        s.learn(option, 3)
        s.shown += 1
        if s.telling:
            s.note(log.Note(self.player, "show {cards}", "shows {cards}", (option,)))
        if len(shown) < 3 and len(shown) < len(s.hands[self.player]):
            s.push(Show(self.player, shown))
        else:
            s.push(Pick(1 - self.player, shown))


class Pick(Question):
    """The attacker picks one of the cards shown."""

    def __init__(self, player: int, shown: tuple[int, ...]) -> None:
        super().__init__(player)
        self.shown = shown

    def prompt(self, s: State) -> str:
        return f"Which of these cards does {s.name(1 - self.player)} discard?"

    def options(self, s: State) -> list[int]:
        return list(self.shown)

    def label(self, s: State, option: int) -> str:
        return s.called(option)

    def short(self, s: State, option: int) -> str:
        return "Discard"

    def why_not(self, s: State, code: int) -> Reason:
        return Reason("Pick one of the cards that were shown.", "R59")

    def answer(self, s: State, option: int) -> None:
        discard_from_hand(s, 1 - self.player, option)
