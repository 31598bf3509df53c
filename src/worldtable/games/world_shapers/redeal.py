"""How what a seat of World Shapers cannot know is dealt anew."""

from __future__ import annotations

from worldtable.games.world_shapers.card import FIRST_OF_EXPANSION, OVERLOAD
from worldtable.games.world_shapers.questions import sealed_options
from worldtable.games.world_shapers.state import State


def redeal(s: State, seat: int, seed: int) -> State:
    """Deal anew what the seat cannot know: hands it never held, deck, box, sealed answers, and chance itself."""
    other = s.clone()
    other.reseed(seed)
    other.happened = [fact.seen(seat) for fact in s.happened]
    unknown = [card for card in [*s.deck, *s.boxed] if card != OVERLOAD]
    for side in range(s.sides):
        if not s.knows(seat, side):
            unknown.extend(s.hands[side])
    unknown.sort()
    other.shuffle(unknown)
    other.boxed = boxed_anew(unknown, len(s.boxed))
    for side in range(s.sides):
        if not s.knows(seat, side):
            other.hands[side] = sorted([unknown.pop() for _ in s.hands[side]])
    if OVERLOAD in s.deck:  # it is dealt in a later round: no hand of this one holds it (R66)
        unknown.append(OVERLOAD)
        other.shuffle(unknown)
    other.deck = unknown
    for each in range(s.seats):
        if each != seat and s.choosing >> each & 1 and s.chosen[each] >= 0:
            options = sealed_options(other, each)
            other.chosen[each] = options[other.roll(len(options))]
    other.shown = s.shown
    other.reopen()
    return other


def boxed_anew(unknown: list[int], count: int) -> list[int]:
    """Cards for the box out of the unknown ones: none of the expansion, which came in after it (R63)."""
    boxed: list[int] = []
    at = len(unknown)
    while len(boxed) < count:
        at -= 1
        if unknown[at] < FIRST_OF_EXPANSION:
            boxed.append(unknown.pop(at))
    return boxed
