"""The verbs of World Shapers: what the rules and the cards do to collections, pool and crystals."""

from __future__ import annotations

from typing import Final

from worldtable.games.world_shapers.card import ELEMENTS, GAINS
from worldtable.games.world_shapers.layout import COLUMN, DISCARD, POOL, SEAT, wanted
from worldtable.games.world_shapers.state import DUE, NONE, ROWS, State

# By element.
PLACE_UNDER: Final = [f"{{you:place}} {{card}} under {element}." for element in ELEMENTS]
EXCHANGE_UNDER: Final = [
    f"{{you:pay}} 1 crystal {{and:exchange}} {{given}} for {{card}}, under {element}." for element in ELEMENTS
]


# Using the picked card.


def use_picked(s: State, first: int, end: int) -> int:
    """Of sides from the first up to the end: payments, pool and discards; then all cards enter their columns (R38).

    When instant effects of these cards happen, as bits.
    """
    for side in range(first, end):
        card = wanted(s.chosen[side])
        if card >= 0:
            exchange(s, side, card)
    for side in range(first, end):
        if s.chosen[side] == DISCARD:
            discard(s, side)
    instants = 0
    for side in range(first, end):
        card = s.picked[side]
        if card < 0:
            continue
        code = s.chosen[side]
        element = s.goes_under(code, card)
        if COLUMN <= code < SEAT:
            s.tell("Placed", PLACE_UNDER[element], side, card)
        s.add(side, element, card)
        instants |= s.cards.faces[card].basic.stage
    return instants


def exchange(s: State, side: int, card: int) -> None:
    """Pay a crystal; the picked card takes the place of the pool card, which enters the column (R24, R25)."""
    given = s.picked[side]
    pay(s, side)
    put_in_pool(s, given, card)
    s.picked[side] = card
    s.tell("Exchanged", EXCHANGE_UNDER[s.goes_under(s.chosen[side], card)], side, card, given=given)


def put_in_pool(s: State, card: int, taken: int) -> None:
    """A card takes the place in the pool of one that goes to a column (R25)."""
    pool = s.at[POOL]
    pool[pool.index(taken)] = card
    s.fresh |= 1 << card


def discard(s: State, seat: int) -> None:
    """The picked card goes face down, a crystal comes for it (R30)."""
    s.supply -= 1
    s.crystals[seat] += 1
    card = s.picked[seat]
    s.discards[seat] = card
    s.picked[seat] = -1
    s.whisper("Discarded", "{you:discard} {card|the picked card} {and:take} 1 crystal.", seat, [card])  # A23


# Crystals.


def pay(s: State, seat: int) -> None:
    """A crystal to the supply."""
    s.crystals[seat] -= 1
    s.supply += 1


def enhance(s: State, seat: int, card: int) -> None:
    """A crystal goes on a card (R33)."""
    s.crystals[seat] -= 1
    s.lit |= 1 << card
    s.tell("Enhanced", "{you:enhance} {card}.", seat, card)


def take_crystals(s: State, seat: int, count: int) -> None:
    """From the supply, as many as there are (R41)."""
    taken = min(count, s.supply)
    if taken == 0:
        return
    s.supply -= taken
    s.crystals[seat] += taken
    s.tell("Gained", "{you:take} {number:crystal} from the supply.", seat, number=taken)


def gain_crystals(s: State, users: list[int], cards: list[int], order: list[int]) -> None:
    """The crystals that the cards of some seats give their players, then those for the others (R41, R50)."""
    for seat in users:
        for power in s.powers(cards[seat]):
            if power.stage == GAINS:
                power.gain(s, seat, order)
    for seat in users:
        for power in s.powers(cards[seat]):
            power.others_gain(s, seat, order)


def take_crystal_off(s: State, you: int, card: int, gain: int) -> None:
    """The crystal on another player's card returns to that player; its taker gains from the supply (R71)."""
    owner = s.owner(card)
    s.lit &= ~(1 << card)
    s.crystals[owner] += 1
    said = "{you:take} the crystal off {named's} {card}; it returns to its owner."
    s.tell("Siphoned", said, you, card, them=owner)
    take_crystals(s, you, gain)


# Collections and picks.


def extra_pick(s: State) -> None:
    """Once a turn (R46)."""
    if s.extra == NONE:
        s.extra = DUE


def move_to_bottom(s: State, you: int, card: int) -> None:
    """A card goes to the end of its own column with whatever lies on it; those below move up (R37, R51)."""
    owner, element = s.owner(card), s.element(card)
    s.take(card)
    s.add(owner, element, card)
    card_of = "{card}" if owner == you else "{named's} {card}"
    s.tell("Moved", f"{{you:move}} {card_of} to the bottom of its column.", you, card, them=owner)


def trade_places(s: State, you: int, given: int, card: int) -> None:
    """Two cards of one column element take each other's place; nothing is triggered (R71)."""
    here = s.find(given)
    there = s.find(card)
    faces = s.cards.faces
    s.cells[here] = card
    s.cells[there] = given
    difference = faces[card].symbols - faces[given].symbols
    s.symbols[here // ROWS] += difference
    s.symbols[there // ROWS] -= difference
    said = "{you:trade} {given} for {named's} {card}, place for place."
    s.tell("Traded", said, you, card, given=given, them=there // (4 * ROWS))
