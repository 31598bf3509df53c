"""The breach, the damage and the end (R46 to R49); combats inside combats."""

from __future__ import annotations

from typing import Final

from worldtable.engine.step import Reason, Step
from worldtable.games.worldbreakers.campaign.targeting import targeted, tell_pick
from worldtable.games.worldbreakers.codes import BREACH, BY_BREACH, DONE, DUST, IN_COMBAT, LOCATION, SHOWS, TRIUMPH
from worldtable.games.worldbreakers.effects import damage, discard_from_hand, gain_power, show_from_hand, trigger
from worldtable.games.worldbreakers.questions import OWNED, Question
from worldtable.games.worldbreakers.state import State
from worldtable.games.worldbreakers.window import CLEANUP, After, open_window

MOST_DUST: Final = 2


def breach(s: State) -> None:
    """Every attacker still in the combat breaches: one gain of power, then Breach abilities (R46, R47)."""
    side = s.attacking
    s.breached = s.attackers
    s.attackers = []
    s.success = True
    s.tell("Decisive", "{cards:breach}.", cards=s.breached)
    after = After(s.base)
    s.then(after, BREACHED, after, DAMAGE[s.seat_of(side)], END_COMBAT)
    gain_power(s, side, len(s.breached), BY_BREACH)
    for card in s.breached:
        trigger(s, card, TRIUMPH)


class Breached(Step[State]):
    """Breach abilities of exactly those followers that breached (R47)."""

    def run(self, s: State) -> None:
        for card in s.breached:
            if s.in_play(card):
                trigger(s, card, BREACH)
        open_window(s, s.base)


def exposed(s: State, side: int) -> list[int]:
    """A side's locations that are not hidden (R37)."""
    return [card for card in s.of_kind(side, LOCATION) if not s.face(card).hidden]


class Damage(Question):
    """After a successful attack one location may be damaged (R48); the automaton's choice is no choice (S32)."""

    asks = "Breach: which location is damaged?"
    says = OWNED
    does = "Damage"
    none = "None"
    no = "Leave them"
    refuses = "Damage a location of the defending player; this is {this}."
    rule = "R48"

    def options(self, s: State) -> list[int]:
        cards = exposed(s, 1 - s.attacking)
        if s.automaton(s.attacking):
            return targeted(s, cards, False)
        if cards:
            cards.append(DONE)
        return cards

    def why_not(self, s: State, code: int) -> Reason:
        if 0 <= code < DONE and s.in_play(code) and s.face(code).hidden:
            return Reason(f"{s.card_name(code)} is hidden: an opponent cannot damage it.", "R37")
        if s.automaton(s.attacking):
            return Reason(
                "The automaton picks by cost, requirement and stages left; only ties are yours to break.", "S37"
            )
        return super().why_not(s, code)

    def chosen(self, s: State, card: int) -> None:
        if s.automaton(s.attacking):
            tell_pick(s, exposed(s, 1 - s.attacking), False, card)
        s.push(After(s.base))
        damage(s, card, s.attacking)


class Dust(Damage):
    """An Interrupt: before the combat ends another location may be damaged, and then one more (P44)."""

    asks = "Which location is damaged as well?"

    def __init__(self, player: int, left: int) -> None:
        super().__init__(player)
        self.left = left

    def chosen(self, s: State, card: int) -> None:
        if self.left > 1:
            s.push(Dust(self.player, self.left - 1))
        super().chosen(s, card)


class EndCombat(Step[State]):
    """Before the end, the end, and after it (R49)."""

    def run(self, s: State) -> None:
        s.then(CLEANUP, EXPIRE)
        if s.raid & DUST and s.success:
            s.push(Dust(s.attacking, MOST_DUST))


class Expire(Step[State]):
    """Effects for this combat end; then what comes after the combat."""

    def run(self, s: State) -> None:
        for side in (0, 1):
            info = s.info[side]
            for spot in range(len(info)):
                if info[spot] & IN_COMBAT:
                    info[spot] &= ~IN_COMBAT
        defender = 1 - s.attacking
        shows = s.raid & SHOWS and s.success
        s.attacking = -1
        s.attackers = []
        s.breached = []
        s.declared = 0
        s.raid = 0
        s.push(After(s.base))
        if s.outer:
            outer = s.outer[-1]
            s.outer = s.outer[:-1]
            outer.run(s)
        if shows and s.hands[defender]:
            s.push(Show(defender, ()))


class OuterCombat(Step[State]):
    """A combat that waits for the end of one inside it, and then goes on as it was."""

    def __init__(self, s: State) -> None:
        self.attacking = s.attacking
        self.attackers = tuple(s.attackers)
        self.base = s.base
        self.declared = s.declared
        self.raid = s.raid
        self.boost = s.boost
        self.success = s.success
        self.breached = tuple(s.breached)
        self.fight = tuple(s.fight)
        self.cards = (*s.play[0], *s.play[1])
        self.marks = tuple([s.marks(card) & IN_COMBAT for card in self.cards])

    def run(self, s: State) -> None:
        s.attacking = self.attacking
        s.attackers = [card for card in self.attackers if s.in_play(card)]
        s.base = self.base
        s.declared = self.declared
        s.raid = self.raid
        s.boost = self.boost
        s.success = self.success
        s.breached = list(self.breached)
        s.fight = list(self.fight)
        for at in range(len(self.cards)):
            s.flag(self.cards[at], self.marks[at])


class Show(Question):
    """The defending player shows three cards, all if there are fewer; the attacker picks one to be discarded."""

    always = True
    says = "Show {card}"
    does = "Show"
    refuses = "Show cards of your hand that you have not shown yet."
    rule = "R59"

    def __init__(self, player: int, shown: tuple[int, ...]) -> None:
        super().__init__(player)
        self.shown = shown

    def prompt(self, s: State) -> str:
        return f"Stupefied: show a card of your hand ({len(self.shown) + 1} of 3)"

    def options(self, s: State) -> list[int]:
        return [card for card in s.hands[self.player] if card not in self.shown]

    def picked(self) -> tuple[int, ...]:
        return self.shown

    def chosen(self, s: State, card: int) -> None:
        shown = (*self.shown, card)
        show_from_hand(s, self.player, card)
        if len(shown) < 3 and len(shown) < len(s.hands[self.player]):
            s.push(Show(self.player, shown))
        else:
            s.push(Pick(1 - self.player, shown))


class Pick(Question):
    """The attacker picks one of the cards shown."""

    does = "Discard"
    refuses = "Pick one of the cards that were shown."
    rule = "R59"

    def __init__(self, player: int, shown: tuple[int, ...]) -> None:
        super().__init__(player)
        self.shown = shown

    def prompt(self, s: State) -> str:
        return f"Which of these cards does {s.name(1 - self.player)} discard?"

    def options(self, s: State) -> list[int]:
        return list(self.shown)

    def chosen(self, s: State, card: int) -> None:
        discard_from_hand(s, 1 - self.player, card)


BREACHED: Final = Breached()
DAMAGE: Final = [Damage(0), Damage(1)]
END_COMBAT: Final = EndCombat()
EXPIRE: Final = Expire()
