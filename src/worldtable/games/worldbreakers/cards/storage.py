"""Clauses about storage: cards that lie on other cards, for all to see."""

from __future__ import annotations

from worldtable.engine.game import WATCHER
from worldtable.engine.step import Reason
from worldtable.games.worldbreakers.cards.plays import ANY
from worldtable.games.worldbreakers.codes import DONE, EXHAUSTED, FOLLOWER, LOCATION
from worldtable.games.worldbreakers.effects import draw, told_with_yes
from worldtable.games.worldbreakers.faces import Verb
from worldtable.games.worldbreakers.playing import PlayFrom, can_play, why_not_play
from worldtable.games.worldbreakers.questions import FromHand
from worldtable.games.worldbreakers.state import State
from worldtable.games.worldbreakers.window import Work


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
