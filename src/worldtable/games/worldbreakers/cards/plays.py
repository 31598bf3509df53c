"""Clauses that let a player attack, and play, search, look at, reveal and store cards."""

from __future__ import annotations

from typing import Final

from worldtable.engine import table
from worldtable.engine.game import WATCHER
from worldtable.engine.step import Reason
from worldtable.games.worldbreakers import codes
from worldtable.games.worldbreakers.card import Verb
from worldtable.games.worldbreakers.codes import DONE, EXHAUSTED, FOLLOWER, LOCATION
from worldtable.games.worldbreakers.combat.attack import Attack
from worldtable.games.worldbreakers.effects import draw, draw_found, drew
from worldtable.games.worldbreakers.playing import PlayFrom, can_play, why_not_play
from worldtable.games.worldbreakers.questions import CardQuestion, Either, FromHand
from worldtable.games.worldbreakers.state import State
from worldtable.games.worldbreakers.window import Work

LOOKED_AT: Final = 3


class OrderAttack(Verb):
    """You attack; with no follower that can, this part does nothing (R38)."""

    steps = True
    raid: int = 0

    def can(self, s: State, you: int, me: int) -> bool:
        return bool(s.able_to_attack(you))

    def go(self, s: State, you: int, me: int) -> None:
        if not s.automaton(you):
            s.push(Attack(you, (), self.raid, self.may, self.tells(me)))


class MayPlay(Verb):
    """Play a card of a kind from your hand at some mythium less (R30); without "may" you must if you can (P43)."""

    steps = True
    kinds: int = 0
    may = True

    def go(self, s: State, you: int, me: int) -> None:
        if not s.automaton(you):
            s.push(PlayFrom(you, me, (), self.cut(s, you), self.kinds, self.may, self.tells(me)))

    def cut(self, s: State, you: int) -> int:
        return self.amount


class PlayByStanding(MayPlay):
    may = False

    def cut(self, s: State, you: int) -> int:
        return s.total_standing(you)


# Searching the deck.


def turn_up(s: State, you: int, *wanted: int) -> tuple[int, ...]:
    """Turn up cards until each kind that is wanted has appeared; these go to the hand, the rest is shuffled back."""
    deck = s.decks[you]
    missing = list(wanted)
    found: list[int] = []
    seen: list[int] = []
    while deck and missing:
        card = deck.pop()
        seen.append(card)
        if s.face(card).kind in missing:
            missing.remove(s.face(card).kind)
            found.append(card)
    deck.extend([card for card in seen if card not in found])
    for card in found:
        s.hands[you].append(card)
        s.learn(card, codes.BOTH)
    s.shuffle_deck(you)
    if seen:
        s.tell("Note", "{you:turn} up {card}.", you, cards=seen)
    return tuple(found)


class FindFollowers(Verb):
    steps = True
    touches = codes.DRAWING

    def go(self, s: State, you: int, me: int) -> None:
        found = turn_up(s, you, FOLLOWER, FOLLOWER)
        draw_found(s, you, found)
        if found:
            s.push(PlayFrom(you, me, found))


class FindNamed(Either):
    """The card that was found is played, or drawn."""

    touches = codes.DRAWING
    first = "Follower"
    second = "Location"

    def chosen(self, s: State, you: int, me: int, option: int) -> None:
        found = turn_up(s, you, FOLLOWER if option == codes.FIRST_CHOICE else LOCATION)
        if found:
            s.push(PlayOrDraw(you, me, found, self.amount))


class PlayOrDraw(PlayFrom):
    no = "Draw it"

    def label(self, s: State, option: int) -> str:
        return f"Draw {s.card_name(self.among[0])}" if option == DONE else super().label(s, option)

    def tone(self, s: State, option: int) -> str:
        return table.PLAIN

    def declined(self, s: State) -> None:
        draw_found(s, self.player, self.among)


class FindBoth(Verb):
    steps = True
    touches = codes.DRAWING

    def go(self, s: State, you: int, me: int) -> None:
        found = turn_up(s, you, FOLLOWER, LOCATION)
        draw_found(s, you, found)
        if found:
            s.push(PlayEither(you, me, found))


class PlayEither(PlayFrom):
    """One, then perhaps the other, in any order."""

    def others(self, s: State, card: int) -> None:
        rest = tuple([each for each in self.among if each != card])
        if rest:
            s.push(PlayFrom(self.player, self.me, rest))


class LookAtThree(Verb):
    steps = True
    touches = codes.DRAWING

    def can(self, s: State, you: int, me: int) -> bool:
        return bool(s.decks[you])

    def go(self, s: State, you: int, me: int) -> None:
        deck = s.decks[you]
        for _ in range(min(LOOKED_AT, len(deck))):
            card = deck.pop()
            s.aside[you].append(card)
            s.forget(card)
        s.shown += 1
        s.push(DrawLooked(you, me))


class DrawLooked(CardQuestion):
    asks = "which card do you draw?"
    refuses = "Choose one of the cards that you look at."
    rule = "R59"

    def options(self, s: State) -> list[int]:
        return s.aside[self.player].copy()

    def chosen(self, s: State, card: int) -> None:
        you = self.player
        s.aside[you].remove(card)
        s.hands[you].append(card)
        drew(s, you, [card])
        s.whisper("Hidden", "{you:draw} {card}.", you, [card])
        s.push(PutUnder(you, self.me))


class PutUnder(DrawLooked):
    """The others go to the bottom in any order; the one named last lies lowest."""

    asks = "which card goes to the bottom first?"

    def chosen(self, s: State, card: int) -> None:
        you = self.player
        s.aside[you].remove(card)
        s.decks[you].insert(0, card)
        s.learn(card, 1 << you)
        if s.aside[you]:
            s.push(self)


class Reveal(Verb):
    """A follower goes to the hand, which counts as drawing it; any other card goes to the bottom."""

    touches = codes.DRAWING

    def can(self, s: State, you: int, me: int) -> bool:
        return bool(s.decks[you])

    def go(self, s: State, you: int, me: int) -> None:
        deck = s.decks[you]
        if not deck:
            return
        follower = s.face(deck[-1]).kind == FOLLOWER
        s.tell("Note", "{you:turn} up {card}.", you, deck[-1])
        if follower:
            card = s.draw(you)
            drew(s, you, [card])
        else:
            card = deck.pop()
            deck.insert(0, card)
            s.shown += 1
        s.learn(card, codes.BOTH)


# Storage: cards that lie on other cards, for all to see.


def free_storage(s: State, host: int) -> bool:
    return len(s.stored_on(host)) < s.face(host).storage


def store(s: State, side: int, card: int, host: int) -> None:
    """Stored cards are public and in nobody's hand (section 11, P31)."""
    s.hands[side].remove(card)
    s.forget(card)
    s.store(card, host)
    s.shown += 1
    s.tell("Note", "{you:store} {card}.", side, card)


class StoreFollower(FromHand):
    """Store a follower of your hand here; the rest of the ability only if you did (R58)."""

    gate = True
    may = True
    asks = "which follower do you store?"
    kind = FOLLOWER

    def can(self, s: State, you: int, me: int) -> bool:
        return super().can(s, you, me) and free_storage(s, me)

    def hit(self, s: State, you: int, me: int, card: int) -> None:
        s.push(Work(you, me, self.ability, self.at + 1))
        store(s, you, card, me)


class StoreLocation(FromHand):
    """On your Worldbreaker, if it has free storage."""

    may = True
    asks = "which location do you store?"
    kind = LOCATION

    def can(self, s: State, you: int, me: int) -> bool:
        return super().can(s, you, me) and free_storage(s, s.worldbreaker(you))

    def go(self, s: State, you: int, me: int) -> None:
        if self.can(s, you, me):
            super().go(s, you, me)

    def hit(self, s: State, you: int, me: int, card: int) -> None:
        store(s, you, card, s.worldbreaker(you))


class StoreDrawn(FromHand):
    """Exhaust this and store a location just drawn; if it was stored, draw another card."""

    may = True
    asks = "which location just drawn do you store?"

    def targets(self, s: State, you: int, me: int) -> list[int]:
        return [card for card in s.drawn if card in s.hands[you] and s.face(card).kind == LOCATION]

    def can(self, s: State, you: int, me: int) -> bool:
        """Offered for any card that others have not seen: what it is must not show."""
        if not s.drawn or not s.ready(me) or not free_storage(s, me):
            return False
        unseen = [card for card in s.drawn if card in s.hands[you] and not s.knows(WATCHER, card)]
        return bool(unseen) or bool(self.targets(s, you, me))

    def hit(self, s: State, you: int, me: int, card: int) -> None:
        s.flag(me, EXHAUSTED)
        store(s, you, card, me)
        draw(s, you, 1)


class PlayStored(Verb):
    """It enters play at once, ready, and could block in the same combat."""

    steps = True
    may = True

    def can(self, s: State, you: int, me: int) -> bool:
        return bool(s.stored_on(me))

    def go(self, s: State, you: int, me: int) -> None:
        if self.can(s, you, me):
            s.push(ChooseStored(you, me, tuple(s.stored_on(me)), using=self.tells(me)))


class ChooseStored(PlayFrom):
    """One of the cards stored here, at its full cost."""

    def options(self, s: State) -> list[int]:
        stored = s.stored_on(self.me)
        cards = [card for card in self.among if card in stored and can_play(s, self.player, card, 0)]
        cards.append(DONE)
        return cards

    def why_not(self, s: State, code: int) -> Reason:
        if code in self.among:
            return why_not_play(s, self.player, code, 0)
        return Reason(f"{s.card_name(self.me)} lets you play a card stored on it.", "R30")
