"""What can be learned from at a table of World of Wonders: hands, districts, sites, units, Wonders and the deck."""

from __future__ import annotations

from typing import Final

from worldtable.engine.features import Features, Plane
from worldtable.games.world_of_wonders.codes import FACES, GREATS
from worldtable.games.world_of_wonders.state import BUILT, TURNED, State

PIECES: Final = 8
LATE: Final = 8
PLANES: Final = [
    Plane("hand", FACES),
    Plane("buildings", FACES),
    Plane("others' buildings", FACES),
    Plane("sites", FACES),
    Plane("sites, share of the cost that is there", FACES),
    Plane("walls, strength on them", FACES),
    Plane("pieces of each Great Wonder", GREATS),
    Plane("most pieces of one Great Wonder", PIECES),
    Plane("others' most pieces of one Great Wonder", PIECES),
    Plane("Natural Wonders", GREATS),
    Plane("cards in hand, others' on average, tokens, others' tokens, sites, others' sites", 6),
    Plane("strength on sites, others' strength on sites, buildings turned, finished sites", 4),
    Plane("cards in the deck and how often it ran empty, turns left", 4),
    Plane("turns left, late", LATE),
    Plane("phase of the own turn", 6),
    Plane("turns of others before the next own one", 7),
    Plane("under attack, attacking, peace", 3),
]
BUILDINGS: Final = FACES
OTHERS: Final = 2 * FACES
SITES: Final = 3 * FACES
BEGUN: Final = 4 * FACES
WALLS: Final = 5 * FACES
GREAT: Final = 6 * FACES
MOST: Final = GREAT + GREATS
OTHERS_MOST: Final = MOST + PIECES
NATURAL: Final = OTHERS_MOST + PIECES
NUMBERS: Final = NATURAL + GREATS
LABOUR: Final = NUMBERS + 6
DECK: Final = LABOUR + 4
LEFT: Final = DECK + 4
PHASE: Final = LEFT + LATE
TURN: Final = PHASE + 6
WAR: Final = TURN + 7


def fill(s: State, side: int, first: int, found: Features) -> None:
    """The planes of a side, from `first` on."""
    for card in s.hands[side]:
        found.add(first + card, 1.0)
    district(s, side, first, found)
    wonders(s, side, first, found)
    cards = tokens = 0
    for seat in range(s.seats):
        if seat != side:
            cards += len(s.hands[seat])
            tokens = max(tokens, s.tokens[seat])
    found.some(first + NUMBERS, len(s.hands[side]))
    found.add(first + NUMBERS + 1, cards * 0.1 / (s.seats - 1))
    found.some(first + NUMBERS + 2, s.tokens[side])
    found.some(first + NUMBERS + 3, tokens)
    found.some(first + DECK, len(s.deck))
    if s.emptied:
        found.add(first + DECK + 1, 1.0)
        found.some(first + DECK + 2, len(s.deck))
    if s.last_turns >= 0:
        found.add(first + DECK + 3, 1.0)
        found.add(first + LEFT + min(s.last_turns, LATE - 1), 1.0)
    if s.active == side:
        found.add(first + PHASE + s.phase, 1.0)
    found.add(first + TURN + (side - s.active) % s.seats, 1.0)
    if s.target >= 0:
        if s.owner[s.target] == side:
            found.add(first + WAR, 1.0)
        elif s.active == side:
            found.add(first + WAR + 1, 1.0)
    if s.peace >= 0:
        found.add(first + WAR + 2, 1.0)


def district(s: State, side: int, first: int, found: Features) -> None:
    """Sites, buildings, and what stands on them."""
    costs, walls = s.cards.costs, s.cards.walls
    own_sites = sites = labour = others_labour = turned = finished = 0
    for place in range(len(s.owner)):
        owner = s.owner[place]
        if owner < 0:
            continue
        face, built = s.face[place], s.state[place] & BUILT
        there = s.units[place].strength()
        if owner != side:
            if built:
                found.add(first + OTHERS + face, 1.0)
            else:
                sites += 1
                others_labour += there
        elif built:
            found.add(first + BUILDINGS + face, 1.0)
            turned += 1 if s.state[place] & TURNED else 0
            if walls[face]:
                found.some(first + WALLS + face, there)
        else:
            own_sites += 1
            labour += there
            finished += 1 if there >= costs[face] else 0
            found.add(first + SITES + face, 1.0)
            found.add(first + BEGUN + face, min(there / max(costs[face], 1), 1.0))
    found.some(first + NUMBERS + 4, own_sites)
    found.some(first + NUMBERS + 5, sites)
    found.some(first + LABOUR, labour)
    found.some(first + LABOUR + 1, others_labour)
    found.some(first + LABOUR + 2, turned)
    found.some(first + LABOUR + 3, finished)


def wonders(s: State, side: int, first: int, found: Features) -> None:
    """Pieces of Great Wonders, and Natural Wonders."""
    most = others_most = 0
    for seat in range(s.seats):
        for number in range(GREATS):
            pieces = s.great[seat * GREATS + number]
            if seat != side:
                others_most = max(others_most, pieces)
            else:
                most = max(most, pieces)
                found.some(first + GREAT + number, pieces)
                found.some(first + NATURAL + number, s.natural[seat * GREATS + number])
    found.add(first + MOST + min(most, PIECES - 1), 1.0)
    found.add(first + OTHERS_MOST + min(others_most, PIECES - 1), 1.0)
