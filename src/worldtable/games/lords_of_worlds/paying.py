"""What a hand can pay: the total in one colour, wilds included, must reach the cost (R29 to R31)."""

from __future__ import annotations

from worldtable.games.lords_of_worlds.board import COLOURS, NEUTRAL
from worldtable.games.lords_of_worlds.state import PURSES, WILD, State


def sums(s: State, cards: list[int], colour: int) -> int:
    """The totals that some of the cards of a colour and the wilds can make, as bits."""
    made = 1
    for card in cards:
        if s.cards.colour[card] == colour or s.cards.colour[card] == WILD:
            made |= made << s.cards.worth[card]
    return made


def all_sums(s: State, you: int) -> list[int]:
    """The totals a hand can make in each colour, as bits; last for neutral hexes: in any one colour."""
    found = [sums(s, s.hands[you], colour) for colour in range(PURSES)]
    anything = 0
    for made in found:
        anything |= made
    found.append(anything)
    return found


def exactly(s: State, cards: list[int], ground: int, cost: int) -> bool:
    """Whether cards can make a cost to the point: in the colour of the ground, or in any one if it is neutral."""
    if cost < 0:
        return False
    if ground != NEUTRAL:
        return sums(s, cards, ground) >> cost & 1 == 1
    return any([sums(s, cards, colour) >> cost & 1 for colour in range(WILD)])


class Means:
    """What a hand can pay, worked out once for many prices."""

    def __init__(self, s: State, you: int) -> None:
        self.exact = s.switches.exact
        self.limits = all_sums(s, you) if self.exact else s.budget(you)

    def reach(self, ground: int, cost: int) -> bool:
        if self.exact:
            return self.limits[ground] >> cost & 1 == 1
        return cost <= self.limits[ground]


def suitable(s: State, you: int, card: int, cost: int, colour: int, paid: int) -> bool:
    """Whether a card can be played next, the colour and what is paid so far given."""
    own = s.cards.colour[card]
    if own != WILD and colour != NEUTRAL and own != colour:
        return False
    if s.switches.exact:
        rest = s.hands[you].copy()
        rest.remove(card)
        return exactly(s, rest, colour if own == WILD else own, cost - paid - s.cards.worth[card])
    if own == WILD or colour != NEUTRAL:
        return True
    return paid + s.purse[you * PURSES + own] + s.purse[you * PURSES + WILD] >= cost


def most(s: State, you: int, ground: int) -> str:
    """What a hand holds for a payment, in words."""
    budget = s.budget(you)[ground]
    return f"you hold {budget}" if ground != NEUTRAL else f"you hold at most {budget} in one colour"


def in_colour(ground: int) -> str:
    return f" in {COLOURS[ground]}" if ground < WILD else " in one colour"
