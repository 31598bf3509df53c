"""Blocks one by one, each with its fight (R40 to R45)."""

from __future__ import annotations

from typing import Final

from worldtable.engine import table
from worldtable.engine.step import Reason, Step
from worldtable.games.worldbreakers import codes
from worldtable.games.worldbreakers.codes import DONE, EXHAUSTED, FOLLOWER
from worldtable.games.worldbreakers.combat.breach import END_COMBAT, breach
from worldtable.games.worldbreakers.effects import gain_power, trigger, wound
from worldtable.games.worldbreakers.questions import Question
from worldtable.games.worldbreakers.state import State
from worldtable.games.worldbreakers.window import CLEANUP, After, open_window


class Defence(Step[State]):
    """Block, or stop blocking (R40, R41); with no attacker left the combat ends."""

    def run(self, s: State) -> None:
        defender = 1 - s.attacking
        if not s.attackers:
            s.push(END_COMBAT)
        elif s.raid & codes.UNBLOCKED or not blockers(s, defender):
            breach(s)
        else:
            s.push(BLOCK[s.seat_of(defender)])


def blockers(s: State, side: int) -> list[int]:
    """Ready followers that can block some attacker still in the combat (R41)."""
    found: list[int] = []
    deck = s.cards.deck
    row = s.play[side]
    info = s.info[side]
    for spot in range(len(row)):
        marks = info[spot]
        if marks & (EXHAUSTED | codes.NO_BLOCK) or codes.stuns_in(marks) or deck[row[spot]].kind != FOLLOWER:
            continue
        if blockable(s, row[spot], True):
            found.append(row[spot])
    return found


def blockable(s: State, blocker: int, any_will_do: bool) -> list[int]:
    """The attackers that a follower may block."""
    found: list[int] = []
    shield = 0
    strong = s.strength(blocker) >= 3
    deck = s.cards.deck
    attackers = s.attackers
    if s.always[s.attacking] & codes.SHIELDS_WEAKER:
        for card in attackers:
            if deck[card].always & codes.SHIELDS_WEAKER:
                shield = max(shield, s.strength(card))
    for card in attackers:
        if strong and deck[card].always & codes.FORBIDS_STRONG:
            continue
        if shield and s.strength(card) < shield:
            continue
        found.append(card)
        if any_will_do:
            break
    return found


class Block(Question):
    """Name a follower that blocks, or stop blocking (R41)."""

    says = "{card} blocks"
    none = "No more blocks"
    refuses = "Only your ready followers that can block do so; this is {this}."
    rule = "R41"
    doing = "blocks?"

    def prompt(self, s: State) -> str:
        if len(s.attackers) == 1:
            return f"Who blocks {s.card_name(s.attackers[0])}?"
        return f"{len(s.attackers)} followers attack: who blocks?"

    def options(self, s: State) -> list[int]:
        return [*blockers(s, 1 - s.attacking), DONE]

    def short(self, s: State, option: int) -> str:
        if option != DONE:
            return "Block"
        return "No block" if len(s.attackers) == s.declared else "No more blocks"

    def tone(self, s: State, option: int) -> str:
        return table.PASS if option == DONE else table.PLAIN

    def tempting(self, s: State, options: list[int]) -> list[int]:
        """Those who would live or would not die alone, else all who can block."""
        cards = options[:-1]
        return [card for card in cards if good_blocks(s, card, blockable(s, card, False))] or cards

    def declined(self, s: State) -> None:
        breach(s)

    def chosen(self, s: State, card: int) -> None:
        s.push(BlockWhom(self.player, card))


class BlockWhom(Question):
    """Which attacker is blocked (R41)."""

    says = "Block {card}"
    does = "Block"
    refuses = "Block one of the attackers still in the combat; this is {this}."
    rule = "R41"
    doing = "blocks?"

    def __init__(self, player: int, blocker: int) -> None:
        super().__init__(player)
        self.blocker = blocker

    def prompt(self, s: State) -> str:
        return f"Whom does {s.card_name(self.blocker)} block?"

    def options(self, s: State) -> list[int]:
        return blockable(s, self.blocker, False)

    def picked(self) -> tuple[int, ...]:
        return (self.blocker,)

    def why_not(self, s: State, code: int) -> Reason:
        if code in s.attackers:
            return Reason(f"{s.card_name(self.blocker)} may not block {s.card_name(code)}.", "R41")
        return super().why_not(s, code)

    def tempting(self, s: State, options: list[int]) -> list[int]:
        return good_blocks(s, self.blocker, options) or options

    def chosen(self, s: State, card: int) -> None:
        block(s, self.blocker, card)


def good_blocks(s: State, blocker: int, attackers: list[int]) -> list[int]:
    """The attackers that a follower defeats; if it defeats none, those that it survives."""
    kills = [card for card in attackers if s.strength(blocker) >= s.health_left(card)]
    return kills or [card for card in attackers if s.strength(card) < s.health_left(blocker)]


def block(s: State, blocker: int, attacker: int) -> None:
    """The blocker is exhausted; its Blocks abilities, then the attacker's Responses (R42)."""
    s.flag(blocker, EXHAUSTED)
    s.fight = [blocker, attacker]
    s.tell("Plain", "{0} blocks {1}.", cards=s.fight)
    s.push(FIGHT)
    answer_to_block(s, attacker, codes.BLOCKED)
    answer_to_block(s, blocker, codes.BLOCKS)


def answer_to_block(s: State, card: int, timing: int) -> None:
    if s.face(card).timings & timing:
        s.push(After(s.base))
        trigger(s, card, timing)
        open_window(s, s.base)


class Fight(Step[State]):
    """Each deals wounds equal to its strength to the other, at the same time (R43)."""

    def run(self, s: State) -> None:
        blocker = s.fight[0]
        attacker = s.fight[1]
        fought = s.in_play(blocker) and s.in_play(attacker)
        s.then(CLEANUP, Outcome(fought and s.overwhelms(attacker)))
        if not fought:
            return
        to_attacker = s.strength(blocker)
        to_blocker = s.strength(attacker)
        if to_blocker and s.lethal(attacker):
            s.doom(blocker)
        if to_attacker and s.lethal(blocker):
            s.doom(attacker)
        wound(s, blocker, to_blocker)
        wound(s, attacker, to_attacker)


class Outcome(Step[State]):
    """Overwhelm, then the attacker is out of the combat and blocking goes on (R44, R45)."""

    def __init__(self, overwhelming: bool) -> None:
        self.overwhelming = overwhelming

    def run(self, s: State) -> None:
        blocker = s.fight[0]
        attacker = s.fight[1]
        s.fight = []
        if attacker in s.attackers:
            s.attackers.remove(attacker)
        s.then(After(s.base), DEFENCE)
        if self.overwhelming and not s.in_play(blocker):
            s.tell("Decisive", "{0} overwhelms.", card=attacker)
            gain_power(s, s.attacking, 1, codes.BY_OVERWHELM)
            if s.in_play(attacker):
                trigger(s, attacker, codes.TRIUMPH)


DEFENCE: Final = Defence()
BLOCK: Final = [Block(0), Block(1)]
FIGHT: Final = Fight()
