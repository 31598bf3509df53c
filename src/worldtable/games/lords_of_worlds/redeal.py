"""How what a seat cannot know of Lords of Worlds is dealt anew."""

from __future__ import annotations

from worldtable.games.lords_of_worlds.paying import Bill
from worldtable.games.lords_of_worlds.reasons import Question
from worldtable.games.lords_of_worlds.state import PURSES, State


def redeal(s: State, seat: int, seed: int) -> State:
    """The same view for a seat, and a hand of every other player that fits what all have seen."""
    other = s.clone()
    other.reseed(seed)
    other.discard.sort()  # all know what lies there; in which order it lies means nothing
    deal_tiles(other)
    deal_cards(other, seat)
    other.options = answers(other, seat)
    other.shown = s.shown
    return other


def hidden_cards(s: State, seat: int) -> list[int]:
    """The cards whose place a seat does not know, sorted."""
    pool = s.deck.copy()
    if not s.switches.open_hands:
        for owner in range(s.seats):
            if owner != seat:
                pool.extend(unseen(s, owner))
    pool.sort()
    return pool


def unseen(s: State, owner: int) -> list[int]:
    """The cards of a hand that the others have not seen being taken."""
    rest = s.hands[owner].copy()
    for card in s.known[owner]:
        rest.remove(card)
    return rest


def deal_cards(s: State, seat: int) -> None:
    """New hands for all but a seat, and a new deck. Whoever is asked comes first: that hand may have to pay."""
    cards = hidden_cards(s, seat)
    s.shuffle(cards)
    if not s.switches.open_hands:
        asked = s.asks[0].player if s.asks else 0
        for step in range(s.seats):
            owner = (asked + step) % s.seats
            if owner != seat:
                hold(s, owner, new_hand(s, owner, cards))
    s.deck = cards


def new_hand(s: State, owner: int, cards: list[int]) -> list[int]:
    """The cards of a hand that all have seen, and for the rest cards from the end of a shuffled pile."""
    hand = s.known[owner].copy()
    missing = len(s.hands[owner]) - len(hand)
    rest = len(cards) - missing
    bill = bill_of(s, owner)
    if bill is None or bill.payable(s, hand + cards[rest:], [], 0):
        hand.extend(cards[rest:])
        del cards[rest:]
    else:
        take_payable(s, bill, hand, cards, missing)
        s.shuffle(cards)  # what was passed over lies at the end
    return hand


def bill_of(s: State, owner: int) -> Bill | None:
    """What somebody is bound to pay by the open question."""
    for ask in s.asks:
        if ask.player == owner and isinstance(ask, Question):
            return ask.bill(s)
    return None


def take_payable(s: State, bill: Bill, hand: list[int], cards: list[int], missing: int) -> None:
    """Take cards from the end of a pile, passing over each with which the bill could not be paid any more.

    Such a card fits no hand that grows out of this one either, so each is looked at once.
    """
    at = len(cards)
    while missing:
        at -= 1
        hand.append(cards.pop(at))
        if bill.payable(s, hand, cards, missing - 1):
            missing -= 1
        else:
            cards.insert(at, hand.pop())


def hold(s: State, owner: int, hand: list[int]) -> None:
    """Give a seat another hand."""
    for at in range(owner * PURSES, (owner + 1) * PURSES):
        s.purse[at] = 0
    s.hands[owner] = []
    for card in hand:
        s.take(owner, card)


def deal_tiles(s: State) -> None:
    """New tiles in the reserve and wherever one lies face-down."""
    down = [hex for hex in range(s.map.size) if s.board[hex] >= 0 and s.board[hex] & 1 == 0]
    tiles = s.reserve.copy()
    tiles.extend([s.board[hex] >> 1 for hex in down])
    tiles.sort()
    s.shuffle(tiles)
    for hex in down:
        s.board[hex] = tiles.pop() * 2
    s.reserve = tiles


def answers(s: State, seat: int) -> tuple[list[int], ...]:
    """What may be answered: what a seat was offered, and what others can answer with their new hands."""
    found: list[list[int]] = []
    for at in range(len(s.asks)):
        ask = s.asks[at]
        found.append(s.options[at] if ask.player == seat else ask.options(s))
    return tuple(found)
