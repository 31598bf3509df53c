"""What a seat cannot know of Worldbreakers is dealt anew."""

from __future__ import annotations

from worldtable.games.worldbreakers.orders import redeal_orders
from worldtable.games.worldbreakers.state import State


def redeal(s: State, seat: int, seed: int) -> State:
    """The same view for a seat; hands, decks, drafts, orders and chance itself as they might be."""
    other = s.clone()
    other.reseed(seed)
    other.taken = [s.taken[0].copy(), s.taken[1].copy()]
    other.happened = [fact.seen(seat) for fact in s.happened]
    if s.piles:
        redeal_draft(s, other, seat)
    else:
        for side in (0, 1):
            redeal_side(s, other, seat, side)
    if s.solo:
        redeal_orders(other)
    other.shown = s.shown
    other.reopen()
    return other


def redeal_side(s: State, other: State, seat: int, side: int) -> None:
    """A side's hidden cards change places among deck, hand and what was laid aside or left out.

    One's own hand is known, and so are its neighbours; of the rest what the seat has seen stays where it is.
    """
    hidden = [other.decks[side]]
    if side != seat:
        hidden.extend((other.hands[side], other.aside[side], other.taken[side]))
        other.hands[side].sort(key=KnownFirst(s, seat).place)
        other.aside[side].sort()
        other.taken[side].sort()
    unknown: list[int] = []
    for zone in hidden:
        unknown.extend([card for card in zone if not (s.known and s.knows(seat, card))])
    unknown.sort()
    other.shuffle(unknown)
    fresh = list(unknown)
    for zone in hidden:
        for at in range(len(zone)):
            if not (s.known and s.knows(seat, zone[at])):
                zone[at] = fresh.pop()
    other.known = [each for each in other.known if each & 255 not in unknown]


class KnownFirst:
    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat

    def place(self, card: int) -> int:
        return card if self.s.knows(self.seat, card) else 1000


def redeal_draft(s: State, other: State, seat: int) -> None:
    """Stock, piles and what the other player took, as far as the seat has not looked at them."""
    hidden = [other.stock, *other.piles]
    for side in (0, 1):
        if side != seat:
            other.taken[side].sort(key=KnownFirst(s, seat).place)
            hidden.append(other.taken[side])
    for pile in other.piles:
        pile.sort(key=KnownFirst(s, seat).place)
    unknown: list[int] = []
    for zone in hidden:
        unknown.extend([card for card in zone if not s.knows(seat, card)])
    unknown.sort()
    other.shuffle(unknown)
    fresh = list(unknown)
    for zone in hidden:
        for at in range(len(zone)):
            if not s.knows(seat, zone[at]):
                zone[at] = fresh.pop()
    other.known = [each for each in other.known if each & 255 not in unknown]
