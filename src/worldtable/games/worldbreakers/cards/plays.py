"""Clauses that let a player attack, and play, search, look at, reveal and store cards."""

from __future__ import annotations

from typing import Final

from worldtable.engine import table
from worldtable.engine.game import WATCHER
from worldtable.engine.step import Reason
from worldtable.games.worldbreakers.codes import (
    BOTH,
    DONE,
    DRAWING,
    EVENT,
    EXHAUSTED,
    FIRST_CHOICE,
    FOLLOWER,
    LOCATION,
)
from worldtable.games.worldbreakers.combat.attack import Attack
from worldtable.games.worldbreakers.effects import draw, draw_found, drew, told_with_yes
from worldtable.games.worldbreakers.faces import Verb
from worldtable.games.worldbreakers.playing import PlayFrom, can_play, why_not_play
from worldtable.games.worldbreakers.questions import CardQuestion, FromHand, OneOf
from worldtable.games.worldbreakers.state import State
from worldtable.games.worldbreakers.window import Work

FOLLOWERS: Final = 1 << FOLLOWER
EVENTS: Final = 1 << EVENT
LOCATIONS: Final = 1 << LOCATION
ANY: Final = FOLLOWERS | EVENTS | LOCATIONS
LOOKED_AT: Final = 3


class OrderAttack(Verb):
    """You attack; with no follower that can, this part does nothing (R38)."""

    steps = True
    raid: int = 0

    def can(self, s: State, you: int, me: int) -> bool:
        return bool(s.able_to_attack(you))

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        if not s.automaton(you):
            s.push(Attack(you, (), self.raid, self.may, told_with_yes(s, me, ability, at)))


class MayPlay(Verb):
    """Play a card of a kind from your hand at some mythium less (R30); without "may" you must if you can (P43)."""

    steps = True
    kinds: int = 0
    may = True

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        if not s.automaton(you):
            using = told_with_yes(s, me, ability, at)
            s.push(PlayFrom(you, me, self.kinds, self.cut(s, you), self.may, (), using))

    def cut(self, s: State, you: int) -> int:
        return self.amount


class PlayByStanding(MayPlay):
    may = False

    def cut(self, s: State, you: int) -> int:
        return s.total_standing(you)


# Searching the deck.


def turn_up(s: State, you: int, kinds: int, count: int) -> list[int]:
    """Turn up cards until so many of some kinds have appeared; these go to the hand, the rest is shuffled back."""
    deck = s.decks[you]
    found: list[int] = []
    seen: list[int] = []
    while deck and len(found) < count:
        card = deck.pop()
        seen.append(card)
        if kinds >> s.face(card).kind & 1:
            found.append(card)
    finish_search(s, you, found, seen)
    return found


def finish_search(s: State, you: int, found: list[int], seen: list[int]) -> None:
    for card in seen:
        if card not in found:
            s.decks[you].append(card)
    for card in found:
        s.hands[you].append(card)
        s.learn(card, BOTH)
    s.shuffle_deck(you)
    if seen:
        s.tell("Note", "{you:turn} up {card}.", you, cards=seen)


class FindFollowers(Verb):
    steps = True
    touches = DRAWING

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        found = turn_up(s, you, FOLLOWERS, 2)
        draw_found(s, you, found)
        if found:
            s.push(PlayFrom(you, me, FOLLOWERS, 0, True, tuple(found)))


class FindNamed(Verb):
    steps = True
    touches = DRAWING

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        s.push(NameKind(you, me, "Follower", "Location", self.amount))


class NameKind(OneOf):
    def __init__(self, player: int, me: int, first: str, second: str, cut: int) -> None:
        super().__init__(player, me, first, second)
        self.cut = cut

    def chosen(self, s: State, option: int) -> None:
        kinds = FOLLOWERS if option == FIRST_CHOICE else LOCATIONS
        found = turn_up(s, self.player, kinds, 1)
        if found:
            s.push(PlayOrDraw(self.player, self.me, kinds, self.cut, True, tuple(found)))


class PlayOrDraw(PlayFrom):
    """The card that was found is played, or drawn."""

    no = "Draw it"

    def label(self, s: State, option: int) -> str:
        return f"Draw {s.card_name(self.among[0])}" if option == DONE else super().label(s, option)

    def tone(self, s: State, option: int) -> str:
        return table.PLAIN

    def declined(self, s: State) -> None:
        draw_found(s, self.player, list(self.among))


class FindBoth(Verb):
    steps = True
    touches = DRAWING

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        deck = s.decks[you]
        found: list[int] = []
        seen: list[int] = []
        missing = FOLLOWERS | LOCATIONS
        while deck and missing:
            card = deck.pop()
            seen.append(card)
            if missing >> s.face(card).kind & 1:
                missing &= ~(1 << s.face(card).kind)
                found.append(card)
        finish_search(s, you, found, seen)
        draw_found(s, you, found)
        if found:
            s.push(PlayEither(you, me, ANY, 0, True, tuple(found)))


class PlayEither(PlayFrom):
    """One, then perhaps the other, in any order."""

    def others(self, s: State, card: int) -> None:
        rest = tuple([each for each in self.among if each != card])
        if rest:
            s.push(PlayFrom(self.player, self.me, self.kinds, 0, True, rest))


class LookAtThree(Verb):
    steps = True
    touches = DRAWING

    def can(self, s: State, you: int, me: int) -> bool:
        return bool(s.decks[you])

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
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

    touches = DRAWING

    def can(self, s: State, you: int, me: int) -> bool:
        return bool(s.decks[you])

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
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
        s.learn(card, BOTH)


# Storage: cards that lie on other cards, for all to see.


def is_location(s: State, card: int) -> bool:
    return s.face(card).kind == LOCATION


def free_storage(s: State, host: int) -> bool:
    return len(s.stored_on(host)) < s.face(host).storage


def store(s: State, side: int, card: int, host: int) -> None:
    """Stored cards are public and in nobody's hand (section 11, P31)."""
    s.hands[side].remove(card)
    s.forget(card)
    s.store(card, host)
    s.shown += 1
    s.tell("Note", "{you:store} {card}.", side, card)


class StoreFollower(Verb):
    """Store a follower of your hand here; the rest of the ability only if you did (R58)."""

    gate = True
    may = True

    def can(self, s: State, you: int, me: int) -> bool:
        return bool(s.hands[you]) and free_storage(s, me)

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        s.push(ChooseToStore(you, me, ability, at, told_with_yes(s, me, ability, at)))


class ChooseToStore(FromHand):
    asks = "which follower do you store?"
    kind = FOLLOWER
    may = True

    def __init__(self, player: int, me: int, ability: int, at: int, using: int) -> None:
        super().__init__(player, me, using)
        self.ability = ability
        self.at = at

    def use(self, s: State, card: int) -> None:
        s.push(Work(self.player, self.me, self.ability, self.at + 1))
        store(s, self.player, card, self.me)


class PlayStored(Verb):
    """It enters play at once, ready, and could block in the same combat."""

    steps = True
    may = True

    def can(self, s: State, you: int, me: int) -> bool:
        return bool(s.stored_on(me))

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        cards = s.stored_on(me)
        if cards:
            s.push(ChooseStored(you, me, ANY, 0, True, tuple(cards), told_with_yes(s, me, ability, at)))


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


class StoreDrawn(Verb):
    """Exhaust this and store a location just drawn; if it was stored, draw another card."""

    steps = True
    may = True

    def can(self, s: State, you: int, me: int) -> bool:
        """Offered for any card that others have not seen: what it is must not show."""
        if not s.drawn or not s.ready(me) or not free_storage(s, me):
            return False
        hand = s.hands[you]
        maybe = [card for card in s.drawn if card in hand and (is_location(s, card) or not s.knows(WATCHER, card))]
        return bool(maybe)

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        s.push(ChooseDrawn(you, me, told_with_yes(s, me, ability, at)))


class ChooseDrawn(FromHand):
    asks = "which location just drawn do you store?"
    may = True

    def options(self, s: State) -> list[int]:
        hand = s.hands[self.player]
        return [*[card for card in s.drawn if card in hand and is_location(s, card)], DONE]

    def use(self, s: State, card: int) -> None:
        s.flag(self.me, EXHAUSTED)
        store(s, self.player, card, self.me)
        draw(s, self.player, 1)


class StoreLocation(Verb):
    """On your Worldbreaker, if it has free storage."""

    steps = True
    may = True

    def can(self, s: State, you: int, me: int) -> bool:
        return free_storage(s, s.worldbreaker(you)) and bool(s.hands[you])

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        if self.can(s, you, me):
            s.push(ChooseLocationToStore(you, me, told_with_yes(s, me, ability, at)))


class ChooseLocationToStore(FromHand):
    asks = "which location do you store?"
    kind = LOCATION
    may = True

    def use(self, s: State, card: int) -> None:
        store(s, self.player, card, s.worldbreaker(self.player))
