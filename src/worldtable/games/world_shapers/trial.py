"""What an answer that waits face down would do, tried on a copy of the table before anybody else's answer.

The others' picked cards stay where they lie. Crystals come at once; effects that ask something are left out.
"""

from __future__ import annotations

from worldtable.games.world_shapers.card import GAINS, UNIVERSAL
from worldtable.games.world_shapers.scoring import score, scored
from worldtable.games.world_shapers.state import COLUMN, DISCARD, PLACED, State, goes_under, wanted


def picked(s: State, you: int, card: int) -> State:
    """A card of the hand, laid at once; a universal one where it brings its owner the most."""
    s.hands[you].remove(card)
    element = s.cards.faces[card].element
    if element == UNIVERSAL:
        element = best_column(s, you, card)
    enter(s, you, element, card)
    return s


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


def used(s: State, you: int, code: int) -> State:
    """The picked card, placed, exchanged or discarded (R17)."""
    card = s.picked[you]
    s.picked[you] = -1
    if code == DISCARD:
        s.supply -= 1
        s.crystals[you] += 1
        s.discards[you] = card
        return s
    taken = wanted(code)
    if taken >= 0:
        s.crystals[you] -= 1
        s.supply += 1
        s.put_in_pool(card, taken)
        card = taken
    enter(s, you, goes_under(s, code, card), card)
    return s


def enhanced(s: State, you: int, code: int) -> State:
    """A crystal on a card, or none (R33)."""
    if PLACED <= code < COLUMN:
        s.crystals[you] -= 1
        s.lit |= 1 << (code - PLACED)
        gain(s, you, code - PLACED)
    return s


def swapped(s: State, you: int, code: int) -> State:
    """The pool card of a swap in its column; which card goes to the pool for it is asked afterwards (R47)."""
    card = wanted(code)
    if card >= 0:
        s.pool_cards.remove(card)
        enter(s, you, goes_under(s, code, card), card)
    return s


def enter(s: State, you: int, element: int, card: int) -> None:
    """A card enters its column and brings its crystals (R20, R50)."""
    s.add(you, element, card)
    gain(s, you, card)


def gain(s: State, you: int, card: int) -> None:
    """The crystals that a card gives its player, then those for the others (R41, R50)."""
    s.telling = False
    order = s.resolution_order()
    for power in s.powers(card):
        if power.stage == GAINS:
            power.gain(s, you, order)
    for power in s.powers(card):
        power.others_gain(s, you, order)


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
