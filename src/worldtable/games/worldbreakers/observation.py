"""What a seat knows at a table of Worldbreakers: cards in sight and their counters, both sides, draft, campaign.

A side has one of each card, so that cards need only be marked.
"""

from __future__ import annotations

from typing import Final

from worldtable.engine.compiled import i64
from worldtable.engine.features import Plane
from worldtable.engine.observation import Row
from worldtable.games.worldbreakers import codes
from worldtable.games.worldbreakers.campaign.orders import ORDERS, visible
from worldtable.games.worldbreakers.campaign.story import SIDES
from worldtable.games.worldbreakers.codes import FACES, TURNS, face_of, side_of
from worldtable.games.worldbreakers.state import State

ORDER_SIDES: Final = 10
PILES: Final = 3
FLAGS: Final = 4
RAID: Final = 8  # what an event adds to a combat, as bits
CARDS: Final = 15  # planes of faces that each side has
FACE_OF: Final = [face_of(card) for card in range(2 * FACES)]
NUMBERS: Final = 20
SIDE: Final = (CARDS + FLAGS) * FACES + NUMBERS
DRAFT: Final = (PILES + 3) * FACES + 2 * PILES + 2
ROUND: Final = TURNS + 9 + RAID
CAMPAIGN: Final = 7


def planes(sides: int) -> list[Plane]:
    assert len(SIDES) == ORDER_SIDES
    found: list[Plane] = []
    for step in range(sides):
        found += [
            Plane(f"{name} +{step}", FACES)
            for name in (
                "hand, as far as it is known",
                "deck, depth of known cards",
                "laid aside, as far as it is known",
                "drafted, as far as it is known",
                "discard pile",
                "in play",
                "wounds",
                "stages",
                "+1/+1 counters",
                "stationary counters",
                "stun counters",
                "stronger in this combat",
                "stored on the card of that number, from 1",
                "played now",
                "deck list",
                "exhausted",
                "attacks",
                "has breached",
                "fights",
            )
        ]
        found += [
            Plane(f"cards in hand, in the deck, laid aside, drafted +{step}", 4),
            Plane(f"mythium, power +{step}", 2),
            Plane(f"standing +{step}", 4),
            Plane(f"active, first, attacks, automaton +{step}", 4),
            Plane(f"extra, power gained, attacks alone, mythium due this round +{step}", 4),
            Plane(f"marks for a combat: overwhelm, lethal +{step}", 2),
        ]
    return [
        *found,
        Plane("piles of the draft, as far as they are known", PILES * FACES),
        Plane("cards dealt out of the Draft deck", FACES),
        Plane("own deck between games", FACES),
        Plane("drafted Worldbreakers", FACES),
        Plane("cards in each pile of the draft", PILES),
        Plane("pile that is looked at", PILES),
        Plane("stock, decks are built", 2),
        Plane("turn of the round", TURNS + 1),
        Plane("round, goal, defeats, peace, declared, boost, success, base", 8),
        Plane("what an event adds to this combat", RAID),
        Plane("order that shows", ORDER_SIDES),
        Plane("spent orders by the first of their kind", len(ORDERS)),
        Plane(
            "chapter, games lost, power missing in them, New Rules, marker, strengthened first, handicap", CAMPAIGN
        ),
    ]


def fill(s: State, seat: int, first: i64, row: Row) -> None:
    for side in (0, 1):
        start = first + SIDE * ((side - seat) % 2)
        fill_cards(s, seat, side, start, row)
        fill_play(s, side, start + 5 * FACES, row)
        fill_numbers(s, side, start + (CARDS + FLAGS) * FACES, row)
    first += 2 * SIDE
    if s.piles or s.building or s.solo:
        fill_draft(s, seat, first, row)
    first += DRAFT
    row.mark(first + s.turn)
    first += TURNS + 1
    row.put(first, s.round)
    row.put(first + 1, s.goal)
    row.put(first + 2, s.defeats)
    row.put(first + 3, 1 if s.peace else 0)
    row.put(first + 4, s.declared)
    row.put(first + 5, s.boost)
    row.put(first + 6, 1 if s.success else 0)
    row.put(first + 7, s.base)
    row.bits(first + 8, s.raid)
    if s.solo:
        fill_campaign(s, first + 8 + RAID, row)


def fill_cards(s: State, seat: int, side: int, first: i64, row: Row) -> None:
    """Cards of a side that are not in play: one's own but for the deck, of the other those that one has seen."""
    own = side == seat
    for card in s.hands[side]:
        if own or s.knows(seat, card):
            row.mark(first + face_of(card))
    deck = s.decks[side]
    if s.known:
        for at in range(len(deck)):
            if s.knows(seat, deck[at]):
                row.put(first + FACES + face_of(deck[at]), len(deck) - at)
    for card in s.aside[side]:
        if own or s.knows(seat, card):
            row.mark(first + 2 * FACES + face_of(card))
    for card in s.taken[side]:
        if own or s.knows(seat, card):
            row.mark(first + 3 * FACES + face_of(card))
    row.count(first + 4 * FACES, s.discards[side], FACE_OF, FACES)
    if s.stored:
        for card, host in s.stored.items():
            if side_of(card) == side:
                row.put(first + 12 * FACES + face_of(card), face_of(host) + 1)
    for card in s.table:
        if side_of(card) == side:
            row.mark(first + 13 * FACES + face_of(card))
    if s.play[0] and (own or not (s.taken[0] or s.taken[1])):  # what was drafted is its owner's secret
        row.count(first + 14 * FACES, s.decks[side] + s.hands[side] + s.aside[side], FACE_OF, FACES)


def fill_play(s: State, side: int, first: i64, row: Row) -> None:
    """The cards in play with their counters and what they are about."""
    cards, info = s.play[side], s.info[side]
    for spot in range(len(cards)):
        marks = info[spot]
        at = first + face_of(cards[spot])
        row.mark(at)
        if marks:
            row.put(at + FACES, codes.wounds_in(marks))
            row.put(at + 2 * FACES, codes.stages_in(marks))
            row.put(at + 3 * FACES, codes.pluses_in(marks))
            row.put(at + 4 * FACES, codes.stills_in(marks))
            row.put(at + 5 * FACES, codes.stuns_in(marks))
            row.put(at + 6 * FACES, codes.extra_in(marks))
            if marks & codes.EXHAUSTED:
                row.mark(at + 10 * FACES)
    for card in s.attackers:
        if side_of(card) == side:
            row.mark(first + 11 * FACES + face_of(card))
    for card in s.breached:
        if side_of(card) == side:
            row.mark(first + 12 * FACES + face_of(card))
    for card in s.fight:
        if side_of(card) == side:
            row.mark(first + 13 * FACES + face_of(card))


def fill_numbers(s: State, side: int, first: i64, row: Row) -> None:
    row.put(first, len(s.hands[side]))
    row.put(first + 1, len(s.decks[side]))
    row.put(first + 2, len(s.aside[side]))
    row.put(first + 3, len(s.taken[side]))
    row.put(first + 4, s.mythium[side])
    row.put(first + 5, s.power[side])
    for guild in range(4):
        row.put(first + 6 + guild, s.standing[side][guild])
    row.put(first + 10, 1 if s.active == side else 0)
    row.put(first + 11, 1 if s.first == side else 0)
    row.put(first + 12, 1 if s.attacking == side else 0)
    row.put(first + 13, 1 if s.automaton(side) else 0)
    row.put(first + 14, s.extra[side])
    row.put(first + 15, s.gains[side])
    row.put(first + 16, s.lone[side])
    due = 0
    for whose, mythium in s.delayed:
        if whose == side:
            due += mythium
    row.put(first + 17, due)
    overwhelm = lethal = 0
    if s.attacking >= 0:
        for marks in s.info[side]:
            overwhelm += 1 if marks & codes.OVERWHELM_NOW else 0
            lethal += 1 if marks & codes.LETHAL_NOW else 0
    row.put(first + 18, overwhelm)
    row.put(first + 19, lethal)


def fill_draft(s: State, seat: int, first: i64, row: Row) -> None:
    """Piles that the seat has looked at, decks that are being built, and what lies out between games."""
    for number in range(len(s.piles)):
        for card in s.piles[number]:
            if s.knows(seat, card):
                row.mark(first + number * FACES + face_of(card))
    first += PILES * FACES
    for card in s.offer:
        row.mark(first + face_of(card))
    for card in s.library:
        row.mark(first + FACES + face_of(card))
    for breaker in s.breakers:
        if breaker >= 0:
            row.mark(first + 2 * FACES + face_of(breaker))
    first += 3 * FACES
    for number in range(len(s.piles)):
        row.put(first + number, len(s.piles[number]))
    if s.looking >= 0:
        row.mark(first + PILES + s.looking)
    row.put(first + 2 * PILES, len(s.stock))
    row.put(first + 2 * PILES + 1, 1 if s.building else 0)


def fill_campaign(s: State, first: i64, row: Row) -> None:
    if s.orders and s.play[0]:
        row.mark(first + visible(s))
    for order in s.spent:
        row.add(first + ORDER_SIDES + ORDERS.index(ORDERS[order]))  # nobody tells those of a kind apart
    first += ORDER_SIDES + len(ORDERS)
    row.put(first, s.chapter)
    row.put(first + 1, s.lost)
    row.put(first + 2, s.lost_by)
    row.put(first + 3, s.rules)
    row.put(first + 4, 1 if s.paiza else 0)
    row.put(first + 5, 1 if s.rider else 0)
    row.put(first + 6, s.handicap)
