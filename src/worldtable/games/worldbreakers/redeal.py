"""What a seat cannot know of Worldbreakers is dealt anew."""

from __future__ import annotations

from worldtable.games.worldbreakers.campaign.orders import redeal_orders
from worldtable.games.worldbreakers.codes import LOCATION, card_of, face_of, side_of
from worldtable.games.worldbreakers.playing import BeforePaying, ChooseX, ShowFirst, price
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
        if seat < 0 and (s.building or s.breakers[0] >= 0):
            mix_drafted(other, Sight(s, seat))
        for side in (0, 1):
            redeal_side(s, other, seat, side)
        if s.drawn and s.active != seat:
            redeal_drawn(s, other, seat)
    put_in_order(s, other)
    if s.solo:
        redeal_orders(other)
    other.shown = s.shown
    other.reopen()
    return other


def put_in_order(s: State, other: State) -> None:
    """What lies beside the game is known to all, and its order means nothing."""
    other.box = sorted(s.box)
    other.order_box = sorted(s.order_box)
    other.reserve = sorted(s.reserve)
    other.draft_deck = sorted(s.draft_deck)
    other.spent = sorted(s.spent)


def redeal_side(s: State, other: State, seat: int, side: int) -> None:
    """A side's hidden cards change places among deck, hand and what was laid aside or left out.

    One's own hand is known, and so are its neighbours; of the rest what the seat has seen stays where it is.
    """
    sight = Sight(s, seat)
    hidden = zones_of(other, side) if side != seat else [other.decks[side]]
    if side != seat:
        other.hands[side].sort(key=sight.place)
        other.aside[side].sort()
        other.taken[side].sort()
    unknown = deal(other, sight, hidden)
    if side != seat:
        for ask in s.asks:
            if isinstance(ask, ShowFirst) and ask.player == side:
                let_pay(other, ask, hidden, unknown)


def mix_drafted(other: State, sight: Sight) -> None:
    """Who only watched a draft knows of no hidden card which of the two took it; signatures go with their leader."""
    hidden = [zone for side in (0, 1) for zone in zones_of(other, side)]
    spots: list[tuple[list[int], int]] = []
    for zone in hidden:
        for at in range(len(zone)):
            if not sight.holds(zone[at]) and not other.face(zone[at]).signature_of:
                spots.append((zone, at))
    faces = sorted([face_of(zone[at]) for zone, at in spots])
    other.shuffle(faces)
    for zone, at in spots:
        other.forget(zone[at])
        zone[at] = card_of(side_of(zone[at]), faces.pop())


def zones_of(s: State, side: int) -> list[list[int]]:
    """Where cards of a side lie that others do not see."""
    return [s.decks[side], s.hands[side], s.aside[side], s.taken[side]]


def deal(other: State, sight: Sight, hidden: list[list[int]]) -> list[int]:
    """Cards that a seat does not know change places; which they are. Nobody knows any more where they lie."""
    unknown: list[int] = []
    for zone in hidden:
        unknown.extend([card for card in zone if not sight.holds(card)])
    unknown.sort()
    other.shuffle(unknown)
    fresh = list(unknown)
    for zone in hidden:
        for at in range(len(zone)):
            if not sight.holds(zone[at]):
                zone[at] = fresh.pop()
    for card in unknown:
        other.forget(card)
    return unknown


def redeal_drawn(s: State, other: State, seat: int) -> None:
    """What somebody else has just drawn: the cards that the seat knows or that have left the hand, and other hidden
    cards in place of the rest. In a hand dealt anew these lie behind the known ones."""
    sight = Sight(s, seat)
    hand = other.hands[s.active]
    drawn: list[int] = []
    last = len(hand)
    for card in s.drawn:
        if card in s.hands[s.active] and not sight.holds(card):
            last -= 1
            card = hand[last]
        drawn.append(card)
    other.drawn = tuple(drawn)


def let_pay(other: State, ask: ShowFirst, hidden: list[list[int]], unknown: list[int]) -> None:
    """Whoever must show locations to pay for a card has them in hand (R27): they come from where else they lie."""
    hand = other.hands[ask.player]
    short = price(other, ask.player, other.face(ask.me), ask.cut + ask.off) - other.mythium[ask.player]
    short -= len([card for card in hand if other.face(card).kind == LOCATION and card not in ask.shown])
    useless = [card for card in hand if card in unknown and other.face(card).kind != LOCATION]
    for zone in hidden:
        for at in range(len(zone)):
            if short > 0 and zone is not hand and zone[at] in unknown and other.face(zone[at]).kind == LOCATION:
                card = useless.pop()
                hand[hand.index(card)] = zone[at]
                zone[at] = card
                short -= 1


class Sight:
    """What a seat knows of hidden cards: those it has seen, and a card that somebody is about to play (R26, R27)."""

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.played = -1
        for ask in s.asks:
            if isinstance(ask, (BeforePaying, ChooseX)):
                self.played = ask.me

    def holds(self, card: int) -> bool:
        if self.seat < 0 and self.s.building:
            return False  # what both drafters looked at is not laid out for watchers any more
        return card == self.played or self.s.knows(self.seat, card)

    def place(self, card: int) -> int:
        """An order in which the cards the seat knows come first, then those that others know, then the rest."""
        return card if self.holds(card) else 1000 - self.s.who_knows(card)


def redeal_draft(s: State, other: State, seat: int) -> None:
    """Stock, piles and what the other player took, as far as the seat has not looked at them.

    Where the other player has looked all could see, so that one knows the new cards in the same places.
    """
    sight = Sight(s, seat)
    hidden = [other.stock, *other.piles]
    for side in (0, 1):
        if side != seat:
            other.taken[side].sort(key=sight.place)
            hidden.append(other.taken[side])
    for pile in other.piles:
        pile.sort(key=sight.place)
    knowers = [[s.who_knows(card) for card in zone] for zone in hidden]
    deal(other, sight, hidden)
    for number in range(len(hidden)):
        for at in range(len(hidden[number])):
            if knowers[number][at] and not s.knows(seat, hidden[number][at]):
                other.learn(hidden[number][at], knowers[number][at])
