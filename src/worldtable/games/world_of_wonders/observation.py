"""What a seat knows at a table of World of Wonders: cards in sight, districts and units, Wonders, the attack."""

from __future__ import annotations

from typing import Final

from worldtable.engine.compiled import i64
from worldtable.engine.features import Plane
from worldtable.engine.observation import Row
from worldtable.games.world_of_wonders.codes import ASK_AGAIN, FACES, GREATS, GROUND, PHASES, PLACES
from worldtable.games.world_of_wonders.state import ATTACKED, BUILT, TURNED, State
from worldtable.games.world_of_wonders.units import THE_CARD

FACE_OF: Final = [*range(FACES)]  # a card is its face
WISHES: Final = GROUND - ASK_AGAIN  # standing answers
PILES: Final = 7  # planes of faces that all sides share
SIDE: Final = 2 * FACES + 4 * GREATS + PLACES + 12
PLACE: Final = 7  # numbers of each place
TURN: Final = 6


def planes(sides: int) -> list[Plane]:
    found: list[Plane] = []
    for step in range(sides):
        found += [
            Plane(f"sites +{step}", FACES),
            Plane(f"buildings +{step}", FACES),
            Plane(f"pieces of each Great Wonder +{step}", GREATS),
            Plane(f"Natural Wonders +{step}", GREATS),
            Plane(f"first abilities used this round +{step}", GREATS),
            Plane(f"second abilities used this round +{step}", GREATS),
            Plane(f"owner of each place +{step}", PLACES),
            Plane(f"cards in hand, tokens, Workers lost, Foremen lost +{step}", 4),
            Plane(f"active, peace, Militia count 2, buildings doubled, has passed, concerned +{step}", 6),
            Plane(f"looks at a hand, is looked at +{step}", 2),
        ]
    return [
        *found,
        Plane("own hand", FACES),
        Plane("hand that the seat looks at", FACES),
        Plane("discard pile", FACES),
        Plane("discard pile, depth", FACES),
        Plane("events that have happened", FACES),
        Plane("cards that are not in the game, where all know them", FACES),
        Plane("card whose ability is announced", FACES),
        Plane("places: number of the card, from 1", PLACES),
        Plane("places: constructed", PLACES),
        Plane("places: turned", PLACES),
        Plane("places: raided this turn", PLACES),
        Plane("places: weak units", PLACES),
        Plane("places: strong units", PLACES),
        Plane("places: side whose Knights count 6 there, from 1", PLACES),
        Plane("place under attack", PLACES),
        Plane("weak and strong attackers, weak and strong defenders", 4),
        Plane("phase", len(PHASES)),
        Plane("window", WISHES + 1),
        Plane("own standing answers", WISHES),
        Plane("deck, turns, turns without a card, times the deck ran empty, events to come, last turns from 1", TURN),
    ]


def fill(s: State, seat: int, first: i64, row: Row) -> None:
    for side in range(s.seats):
        fill_side(s, side, first + SIDE * ((side - seat) % s.seats), row)
    fill_places(s, seat, first, row)
    first += SIDE * s.seats
    fill_cards(s, seat, first, row)
    first += FACES * PILES + PLACES * (PLACE + 1)
    row.put(first, len(s.attackers.weak))
    row.put(first + 1, len(s.attackers.strong))
    row.put(first + 2, len(s.defenders.weak))
    row.put(first + 3, len(s.defenders.strong))
    first += 4
    row.mark(first + s.phase)
    first += len(PHASES)
    row.mark(first + s.window)
    first += WISHES + 1
    if s.standing[seat]:
        for window in range(WISHES):
            row.put(first + window, s.standing_answer(seat, window))
    first += WISHES
    row.put(first, len(s.deck))
    row.put(first + 1, s.turns)
    row.put(first + 2, s.idle)
    row.put(first + 3, s.emptied)
    row.put(first + 4, len(s.coming))
    row.put(first + 5, s.last_turns + 1)


def fill_side(s: State, side: int, first: i64, row: Row) -> None:
    """Wonders, and what a player is about; sites and buildings are filled place by place."""
    first += 2 * FACES
    own = side * GREATS
    for number in range(GREATS):
        row.put(first + number, s.great[own + number])
        row.put(first + GREATS + number, s.natural[own + number])
        row.put(first + 2 * GREATS + number, s.used_first[own + number])
    row.bits(first + 3 * GREATS, s.used_second[side])
    first += 4 * GREATS + PLACES
    row.put(first, len(s.hands[side]))
    row.put(first + 1, s.tokens[side])
    for whose, unit, _ in s.aside:
        if whose == side:
            row.add(first + 2 + unit)
    first += 4
    row.put(first, 1 if s.active == side else 0)
    row.put(first + 1, 1 if s.peace == side else 0)
    row.put(first + 2, s.forged >> side & 1)
    row.put(first + 3, s.doubled >> side & 1)
    row.put(first + 4, s.passes >> side & 1)
    row.put(first + 5, s.touched >> side & 1)
    row.put(first + 6, 1 if s.spy == side else 0)
    row.put(first + 7, 1 if s.spied == side else 0)


def fill_cards(s: State, seat: int, first: i64, row: Row) -> None:
    """The cards that a seat sees."""
    for card in s.hands[seat]:
        row.add(first + card)
    if s.spied >= 0 and s.spy == seat:
        for card in s.hands[s.spied]:
            row.add(first + FACES + card)
    row.count(first + 2 * FACES, s.discard, FACE_OF, FACES)
    for group, card in s.heap:
        if group == THE_CARD:
            row.add(first + 2 * FACES + card)
    if s.ordered:
        for at in range(len(s.discard)):
            row.put(first + 3 * FACES + s.discard[at], len(s.discard) - at)
    for card in s.removed:
        row.add(first + 4 * FACES + card)
    if not s.events_secret:
        row.count(first + 5 * FACES, [*s.box], FACE_OF, FACES)
    if s.announcer >= 0:
        row.mark(first + 6 * FACES + s.announcer)


def fill_places(s: State, seat: int, first: i64, row: Row) -> None:
    """Sites, buildings, and how many stand on them; nobody sees who."""
    common = first + SIDE * s.seats + FACES * PILES
    for place in range(len(s.owner)):
        owner = s.owner[place]
        if owner < 0:
            continue
        side = first + SIDE * ((owner - seat) % s.seats)
        face, state, there = s.face[place], s.state[place], s.units[place]
        row.add(side + face + (FACES if state & BUILT else 0))
        row.mark(side + 2 * FACES + 4 * GREATS + place)
        row.put(common + place, face + 1)
        if state & BUILT:
            row.mark(common + PLACES + place)
        if state & TURNED:
            row.mark(common + 2 * PLACES + place)
        if state & ATTACKED:
            row.mark(common + 3 * PLACES + place)
        row.put(common + 4 * PLACES + place, len(there.weak))
        row.put(common + 5 * PLACES + place, len(there.strong))
    for seat_of, place in s.horses:
        row.put(common + 6 * PLACES + place, (seat_of - seat) % s.seats + 1)
    if s.target >= 0:
        row.mark(common + 7 * PLACES + s.target)
