"""How what a seat of Lords of Worlds cannot know is dealt anew: other hands, the deck, face-down tiles (R86)."""

from __future__ import annotations

from typing import Final

from worldtable.games.lords_of_worlds.state import PURSES, State

TRIES: Final = 30  # deals in search of a hand that can do what its player has begun


def redeal(s: State, seat: int, seed: int) -> State:
    """The same view for a seat, and a hand of every other player that fits what all have seen."""
    other = s.clone()
    other.reseed(seed)
    deal_tiles(other)
    pool = hidden_cards(s, seat)
    for _ in range(TRIES):
        deal_cards(s, seat, other, pool)
        if fits(other, seat):
            break
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


def deal_cards(s: State, seat: int, other: State, pool: list[int]) -> None:
    cards = pool.copy()
    other.shuffle(cards)
    if not s.switches.open_hands:
        for owner in range(s.seats):
            if owner != seat:
                hand = s.known[owner].copy()
                while len(hand) < len(s.hands[owner]):
                    hand.append(cards.pop())
                hold(other, owner, hand)
    other.deck = cards


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


def fits(s: State, seat: int) -> bool:
    """Work out what others may answer with their new hands; false if one of them could not go on."""
    options: list[list[int]] = []
    for at in range(len(s.asks)):
        own = s.asks[at].player == seat
        options.append(s.options[at] if own else s.asks[at].options(s))
    s.options = tuple(options)
    return all([len(each) > 0 for each in options])
