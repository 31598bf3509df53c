"""What a hand can pay: the total in one colour, wilds included, must reach the cost (R29 to R31)."""

from __future__ import annotations

from functools import reduce
from operator import or_

from worldtable.engine.step import Reason
from worldtable.games.lords_of_worlds.board import COLOURS, NEUTRAL
from worldtable.games.lords_of_worlds.card import WILD
from worldtable.games.lords_of_worlds.layout import PAYMENT
from worldtable.games.lords_of_worlds.state import PURSES, State


def sums(s: State, cards: list[int], colour: int, pool: list[int], more: int) -> int:
    """The totals that cards of a colour and wilds can make, with at most so many more of a pool, as bits."""
    made = 1
    for card in cards:
        if s.cards.colour[card] == colour or s.cards.colour[card] == WILD:
            made |= made << s.cards.worth[card]
    within = [made] * (more + 1)  # by how many more there are at most
    for card in pool:
        if s.cards.colour[card] == colour or s.cards.colour[card] == WILD:
            for used in range(more, 0, -1):
                within[used] |= within[used - 1] << s.cards.worth[card]
    return within[more]


class Bill:
    """What a player is bound to pay: one of some totals in the colour of the ground, in any one if it is neutral.

    The totals are bits. Where a surplus is allowed, every total from the lowest up will do (R31).
    """

    def __init__(self, s: State, ground: int, totals: list[int]) -> None:
        self.colours = list(range(WILD)) if ground == NEUTRAL else [ground]
        self.totals = 0
        for total in totals:
            self.totals |= 1 << total if s.switches.exact else -1 << total

    def payable(self, s: State, hand: list[int], pool: list[int], more: int) -> bool:
        """Whether a hand can pay, at best with so many more cards of a pool."""
        return any([sums(s, hand, colour, pool, more) & self.totals != 0 for colour in self.colours])

    def put_on_top(self, s: State, seen: list[int], unknown: list[int], missing: int) -> None:
        """Unless they lie there, put cards on top of a pile that can pay, beside those that all have seen.

        A card with which the bill could not be paid any more is passed over. It fits no hand that grows out of this
        one either, so each is looked at once.
        """
        at = len(unknown)
        if self.payable(s, seen + unknown[at - missing :], [], 0):
            return
        hand = seen.copy()
        while missing:
            at -= 1
            hand.append(unknown.pop(at))
            if self.payable(s, hand, unknown, missing - 1):
                missing -= 1
            else:
                unknown.insert(at, hand.pop())
        s.shuffle(unknown)  # what was passed over lies at the end
        unknown.extend(hand[len(seen) :])


class Means:
    """What a hand can pay, worked out once for many prices: in each colour, then for neutral hexes in any one."""

    def __init__(self, s: State, you: int) -> None:
        self.most = s.budget(you)
        self.totals: list[int] = []  # all that it can make, as bits, where payments are exact
        if s.switches.exact:
            hand = s.hand(you)
            self.totals = [sums(s, hand, colour, [], 0) for colour in range(PURSES)]
            self.totals.append(reduce(or_, self.totals))

    def reach(self, ground: int, cost: int) -> bool:
        if self.totals:
            return self.totals[ground] >> cost & 1 == 1
        return cost <= self.most[ground]


def suitable(s: State, you: int, card: int, cost: int, colour: int, paid: int) -> bool:
    """Whether a card can be played next, the colour and what is paid so far given."""
    own = s.cards.colour[card]
    if own != WILD and colour != NEUTRAL and own != colour:
        return False
    if s.switches.exact:
        rest = s.hand(you)
        rest.remove(card)
        left = cost - paid - s.cards.worth[card]
        return left >= 0 and Bill(s, colour if own == WILD else own, [left]).payable(s, rest, [], 0)
    if own == WILD or colour != NEUTRAL:
        return True
    return paid + s.purse[you * PURSES + own] + s.purse[you * PURSES + WILD] >= cost


def cheapest(s: State, you: int, cost: int, colour: int, paid: int) -> list[int]:
    """The cards that complete a payment: the least is lost, then the fewest wilds go, then the fewest cards."""
    best: list[int] = []
    least = (0, 0, 0)
    for each in range(WILD) if colour == NEUTRAL else [colour]:
        for total, (wild, cards) in ways_to_pay(s, s.hand(you), each).items():
            over = paid + total - cost
            if over < 0 or (over and s.switches.exact):
                continue
            rank = (over, wild, len(cards))
            if not best or rank < least:
                best, least = cards, rank
    return best


def ways_to_pay(s: State, hand: list[int], colour: int) -> dict[int, tuple[int, list[int]]]:
    """For each total that cards of a colour and wilds can make: the wilds' part of it and the cards, both least."""
    found: dict[int, tuple[int, list[int]]] = {0: (0, [])}
    for card in hand:
        own, worth = s.cards.colour[card], s.cards.worth[card]
        if own != colour and own != WILD:
            continue
        for total, (wild, cards) in list(found.items()):
            made = (wild + (worth if own == WILD else 0), [*cards, card])
            other = found.get(total + worth)
            if other is None or (made[0], len(made[1])) < (other[0], len(other[1])):
                found[total + worth] = made
    return found


def lay(s: State, you: int, cards: list[int], colour: int) -> int:
    """Lay cards of a hand down as payment; the colour that it is in now."""
    for card in cards:
        s.give_up(you, card, PAYMENT)
        if s.cards.colour[card] != WILD:
            colour = s.cards.colour[card]
    return colour


def too_dear(s: State, you: int, what: str, cost: int, ground: int, rule: str) -> Reason:
    """Why something cannot be paid."""
    price = f"{what} costs {cost}{in_colour(ground)}"
    budget = s.budget(you)[ground]
    if s.switches.exact and cost <= budget:
        return Reason(f"{price}, which you cannot pay exactly.", "O15")
    most = f"you hold {budget}" if ground != NEUTRAL else f"you hold at most {budget} in one colour"
    return Reason(f"{price}, {most}.", "R29", rule)


def in_colour(ground: int) -> str:
    return f" in {COLOURS[ground]}" if ground < WILD else " in one colour"
