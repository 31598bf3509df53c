"""What an answer that waits face down would do, tried on a copy of the table before anybody else's answer.

The others' picked cards stay where they lie. Crystals come at once; effects that ask something are left out.
"""

from __future__ import annotations

from worldtable.games.world_shapers.card import UNIVERSAL
from worldtable.games.world_shapers.effects import gain_crystals, use_picked
from worldtable.games.world_shapers.layout import COLUMN, HAND, PLACED, POOL, wanted
from worldtable.games.world_shapers.scoring import score, scored
from worldtable.games.world_shapers.state import State


def picked(s: State, you: int, card: int) -> None:
    """A card of the hand, laid at once; a universal one where it brings its owner the most."""
    s.at[HAND + you].remove(card)
    element = s.cards.faces[card].element
    laid_under(s, you, best_column(s, you, card) if element == UNIVERSAL else element, card)


def best_column(s: State, you: int, card: int) -> int:
    """The column in which a card gives a side the most points, the leftmost of equals."""
    best, most = s.order[0], -1000
    for element in s.order:
        s.add(you, element, card)
        points = score(s, you)
        if points > most:
            best, most = element, points
        s.take(card)
    return best


def used(s: State, you: int, code: int) -> None:
    """The picked card, placed, exchanged or discarded (R17)."""
    s.chosen[you] = code
    use_picked(s, you, you + 1)
    card = s.picked[you]
    s.chosen[you] = s.picked[you] = -1
    with_gains(s, you, card)


def enhanced(s: State, you: int, code: int) -> None:
    """A crystal on a card, or none (R33)."""
    if PLACED <= code < COLUMN:
        s.crystals[you] -= 1
        s.lit |= 1 << (code - PLACED)
        with_gains(s, you, code - PLACED)


def swapped(s: State, you: int, code: int) -> None:
    """The pool card of a swap in its column; which card goes to the pool for it is asked afterwards (R47)."""
    card = wanted(code)
    if card >= 0:
        s.at[POOL].remove(card)
        laid_under(s, you, s.goes_under(code, card), card)


def laid_under(s: State, you: int, element: int, card: int) -> None:
    """A card enters its column and brings its crystals (R20, R50)."""
    s.add(you, element, card)
    with_gains(s, you, card)


def with_gains(s: State, you: int, card: int) -> None:
    """The crystals that a card of a seat brings, -1 for no card."""
    if card >= 0:
        gain_crystals(s, [you], [card] * s.seats, s.resolution_order())


def laid(before: State, after: State, seat: int) -> list[int]:
    """What each card scores that comes into a seat's collection."""
    return [each.points for each in scored(after, seat) if before.owner(each.card) != seat]


def reasons(before: State, after: State, seat: int) -> list[str]:
    """Why each card that comes or scores otherwise scores what it does, one's own cards first."""
    was = {each.card: each.points for side in range(before.sides) for each in scored(before, side)}
    found: list[str] = []
    for step in range(after.sides):
        side = (seat + step) % after.sides
        whose = "" if side == seat else f"{after.called(side)}'s "
        for each in scored(after, side):
            if was.get(each.card) != each.points:
                found.append(f"{whose}{after.card_name(each.card)}: {each.why}")
    return found
