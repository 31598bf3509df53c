"""What can be learned from at a table of Worldbreakers: cards, mythium, power, standing, and the round."""

from __future__ import annotations

from typing import Final

from worldtable.engine.features import Features, Plane
from worldtable.games.worldbreakers import codes
from worldtable.games.worldbreakers.codes import EXHAUSTED, FACES, FOLLOWER, LOCATION, face_of
from worldtable.games.worldbreakers.state import State

ROUNDS: Final = 8
TURNS: Final = 9
POWER: Final = 12
NUMBERS: Final = 20  # of each side
PLANES: Final = [
    Plane("hand", FACES),
    Plane("play", FACES),
    Plane("opponent's play", FACES),
    Plane("opponent's hand", FACES),
    Plane("numbers", NUMBERS),
    Plane("opponent's numbers", NUMBERS),
    Plane("power missing", POWER),
    Plane("opponent's power missing", POWER),
    Plane("round", ROUNDS),
    Plane("turn of the round", TURNS),
    Plane("active, first, attacking, attacked, peace, chapter", 6),
]
PLAY: Final = FACES
OTHERS_PLAY: Final = 2 * FACES
OTHERS_HAND: Final = 3 * FACES
OWN: Final = 4 * FACES
MISSING: Final = OWN + 2 * NUMBERS
ROUND: Final = MISSING + 2 * POWER
TURN: Final = ROUND + ROUNDS
WHO: Final = TURN + TURNS


def fill(s: State, side: int, first: int, found: Features) -> None:
    """The planes of a side, from `first` on."""
    for card in s.hands[side]:
        found.add(first + face_of(card), 1.0)
    for card in s.hands[1 - side]:
        found.add(first + OTHERS_HAND + face_of(card), 1.0)
    row(s, side, first + PLAY, first + OWN, found)
    row(s, 1 - side, first + OTHERS_PLAY, first + OWN + NUMBERS, found)
    found.add(first + MISSING + max(min(s.goal - s.power[side], POWER - 1), 0), 1.0)
    found.add(first + MISSING + POWER + max(min(s.goal - s.power[1 - side], POWER - 1), 0), 1.0)
    found.add(first + ROUND + min(s.round, ROUNDS - 1), 1.0)
    found.add(first + TURN + min(s.turn, TURNS - 1), 1.0)
    if s.active == side:
        found.add(first + WHO, 1.0)
    if s.first == side:
        found.add(first + WHO + 1, 1.0)
    if s.attacking >= 0:
        found.add(first + WHO + (2 if s.attacking == side else 3), 1.0)
    if s.peace:
        found.add(first + WHO + 4, 1.0)
    if s.chapter:
        found.some(first + WHO + 5, s.chapter)


def row(s: State, side: int, faces: int, numbers: int, found: Features) -> None:
    """The cards in play of a side, one by one and in numbers."""
    deck = s.cards.deck
    strength = health = ready = able = stages = followers = locations = stuns = 0
    cards, info = s.play[side], s.info[side]
    for spot in range(len(cards)):
        card = deck[cards[spot]]
        marks = info[spot]
        found.add(faces + face_of(cards[spot]), 1.0)
        if card.kind == FOLLOWER:
            strong = card.strength + codes.pluses_in(marks) + codes.extra_in(marks)
            followers += 1
            strength += strong
            health += card.health + codes.pluses_in(marks) - codes.wounds_in(marks)
            if marks & EXHAUSTED == 0:
                ready += strong
                able += 1
            stuns += codes.stuns_in(marks)
        elif card.kind == LOCATION:
            locations += 1
            stages += codes.stages_in(marks)
    found.some(numbers, s.mythium[side])
    found.some(numbers + 1, s.power[side])
    found.some(numbers + 2, s.standing[side][0])
    found.some(numbers + 3, s.standing[side][1])
    found.some(numbers + 4, s.standing[side][2])
    found.some(numbers + 5, s.standing[side][3])
    found.some(numbers + 6, len(s.hands[side]))
    found.some(numbers + 7, len(s.decks[side]))
    found.some(numbers + 8, strength)
    found.some(numbers + 9, health)
    found.some(numbers + 10, ready)
    found.some(numbers + 11, able)
    found.some(numbers + 12, followers)
    found.some(numbers + 13, locations)
    found.some(numbers + 14, stages)
    found.some(numbers + 15, stuns)
    found.some(numbers + 16, s.gains[side])
    found.some(numbers + 17, s.extra[side])
    found.some(numbers + 18, s.lone[side])
    found.some(numbers + 19, len(s.discards[side]))
