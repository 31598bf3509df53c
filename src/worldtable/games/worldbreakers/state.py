"""The table of Worldbreakers: decks, hands, what is in play, the combat, and what a card is.

A card is a number: the side it belongs to times 128, plus its face. So its number tells its owner, who is always
its controller (R6), and the same number is the code that points at it wherever it lies.
"""

from __future__ import annotations

from typing import Final

from worldtable.engine.step import BESIDE
from worldtable.games.worldbreakers.beside import NOBODYS, NOTHING, Beside
from worldtable.games.worldbreakers.codes import (
    CHEAPENS,
    DOOMED,
    EXHAUSTED,
    FACES,
    FOLLOWER,
    LETHAL_NOW,
    LOCATION,
    OVERWHELM_NOW,
    PLAYS_STORED,
    PLUS,
    STAGE,
    STATIONARY,
    STILL,
    STRONGER,
    STUN,
    WOUND,
)
from worldtable.games.worldbreakers.faces import Cards, Face

# One follows from the cards in play, the other tells what was and changes nothing that comes.
ALSO_BESIDE: Final = BESIDE | {"always", "results"}


class State(Beside):
    """Two sides; lists indexed by the side. The last card of a deck is its top."""

    def __init__(self, seats: int, cards: Cards, cloned: bool = False) -> None:
        super().__init__(seats)
        self.cards = cards
        self.mythium: list[int] = NOTHING
        self.power: list[int] = NOTHING
        self.earned: list[int] = NOTHING  # power by source, five for each side
        self.standing: list[int] = NOTHING  # side * 4 + guild
        self.decks: list[list[int]] = NOBODYS
        self.hands: list[list[int]] = NOBODYS
        self.discards: list[list[int]] = NOBODYS
        self.aside: list[list[int]] = NOBODYS  # laid aside or looked at; its owner alone sees it
        self.play: list[list[int]] = NOBODYS
        self.info: list[list[int]] = NOBODYS  # for each card in play its counters and marks
        self.timings: list[int] = NOTHING  # of all cards in play, or-ed
        self.always: list[int] = NOTHING
        self.stored: list[int] = NOTHING  # card + 256 * host
        self.table: list[int] = NOTHING  # events being carried out
        self.box: list[int] = NOTHING  # out of the game
        self.known: list[int] = NOTHING  # card + 256 * the seats that know where this hidden card is
        self.pending: list[int] = NOTHING  # triggers that wait for the end of what caused them (R61)
        self.dirty = False  # something may be defeated or depleted
        # The round.
        self.round = 0
        self.turn = 0  # 0 to 7; 8 in the Rally Phase
        self.first = 0
        self.active = 0
        self.extra: list[int] = NOTHING
        self.gains: list[int] = NOTHING  # how often each side gained power in this round
        self.lone: list[int] = NOTHING  # how often a follower of each side attacked alone
        self.defeats = 0
        self.peace = False  # nobody can attack
        self.delayed: list[int] = NOTHING  # side + 2 * mythium, due at the start of the Rally Phase
        self.drawn: tuple[int, ...] = ()  # cards just drawn, as long as abilities may answer to it
        self.answered = 0  # how many of them abilities in an open window answer to
        self.goal = 10
        # The combat.
        self.attacking = -1  # the side, -1 outside of combats
        self.attackers: list[int] = NOTHING
        self.declared = 0
        self.raid = 0  # what an event adds to this combat
        self.boost = 0
        self.success = False
        self.breached: list[int] = NOTHING
        self.fight: list[int] = NOTHING  # blocker and attacker
        self.outer: list[tuple[int, ...]] = []  # combats that wait for the end of this one
        if not cloned:
            self.begin()

    def begin(self) -> None:
        """Lists of its own; a clone gets copies instead."""
        self.decks = [[], []]
        self.hands = [[], []]
        self.discards = [[], []]
        self.aside = [[], []]
        self.play = [[], []]
        self.info = [[], []]
        self.mythium = [0, 0]
        self.power = [0, 0]
        self.earned = [0] * 10
        self.standing = [0] * 8
        self.timings = [0, 0]
        self.always = [0, 0]
        self.stored = []
        self.table = []
        self.known = []
        self.pending = []
        self.extra = [0, 0]
        self.gains = [0, 0]
        self.lone = [0, 0]
        self.delayed = []
        self.attackers = []

    def beside(self) -> frozenset[str]:
        return ALSO_BESIDE

    def clone(self) -> State:
        other = State(self.seats, self.cards, True)
        self.copy_to(other)
        other.decks = [self.decks[0].copy(), self.decks[1].copy()]
        other.hands = [self.hands[0].copy(), self.hands[1].copy()]
        other.discards = [self.discards[0].copy(), self.discards[1].copy()]
        other.aside = [self.aside[0].copy(), self.aside[1].copy()]
        other.play = [self.play[0].copy(), self.play[1].copy()]
        other.info = [self.info[0].copy(), self.info[1].copy()]
        other.mythium = self.mythium.copy()
        other.power = self.power.copy()
        other.earned = self.earned.copy()
        other.standing = self.standing.copy()
        other.timings = self.timings.copy()
        other.always = self.always.copy()
        other.stored = self.stored.copy()
        other.table = self.table.copy()
        other.box = self.box
        other.known = self.known.copy()
        other.pending = self.pending.copy()
        other.dirty = self.dirty
        other.round = self.round
        other.turn = self.turn
        other.first = self.first
        other.active = self.active
        other.extra = self.extra.copy()
        other.gains = self.gains.copy()
        other.lone = self.lone.copy()
        other.defeats = self.defeats
        other.peace = self.peace
        other.delayed = self.delayed.copy()
        other.drawn = self.drawn
        other.answered = self.answered
        other.goal = self.goal
        other.attacking = self.attacking
        other.attackers = self.attackers.copy()
        other.declared = self.declared
        other.raid = self.raid
        other.boost = self.boost
        other.success = self.success
        other.breached = self.breached
        other.fight = self.fight
        other.outer = self.outer.copy()
        self.copy_beside(other)
        return other

    def census(self) -> list[int]:
        cards: list[int] = [*self.table, *self.box]
        for side in (0, 1):
            for zone in (self.decks, self.hands, self.discards, self.aside, self.play):
                cards.extend(zone[side])
            if self.breakers[side] >= 0 and not self.play[side]:
                cards.append(self.breakers[side])
        cards.extend([each & 255 for each in self.stored])
        faces = [card & 127 for card in [*cards, *self.cards_beside()]]
        faces.extend([FACES + order for order in [*self.orders, *self.spent, *self.order_box]])
        faces.sort()
        return faces

    # Words.

    def name(self, seat: int) -> str:
        if self.solo and seat == 1:
            return "Automaton"
        return super().name(seat)

    def seat_of(self, side: int) -> int:
        """Who decides for a side: you decide for the automaton (S37, S54)."""
        return 0 if self.solo else side

    def automaton(self, side: int) -> bool:
        return self.solo and side == 1

    def face(self, card: int) -> Face:
        return self.cards.faces[card & 127]

    def called(self, card: int) -> str:
        return self.cards.faces[card & 127].name

    # Cards in play.

    def at(self, card: int) -> int:
        """The place of a card among its owner's cards in play, -1 if it is not there."""
        row = self.play[card >> 7]
        for place in range(len(row)):
            if row[place] == card:
                return place
        return -1

    def marks(self, card: int) -> int:
        """The counters and marks of a card in play, 0 for any other."""
        place = self.at(card)
        return self.info[card >> 7][place] if place >= 0 else 0

    def mark(self, card: int, change: int) -> None:
        """Add to the counters of a card in play; nothing happens to any other."""
        place = self.at(card)
        if place >= 0:
            self.info[card >> 7][place] += change

    def flag(self, card: int, bit: int) -> None:
        place = self.at(card)
        if place >= 0:
            self.info[card >> 7][place] |= bit

    def unflag(self, card: int, bit: int) -> None:
        place = self.at(card)
        if place >= 0:
            self.info[card >> 7][place] &= ~bit

    def ready(self, card: int) -> bool:
        place = self.at(card)
        return place >= 0 and self.info[card >> 7][place] & EXHAUSTED == 0

    def strength(self, card: int) -> int:
        """Printed strength, +1/+1 counters, lasting bonuses (R14)."""
        marks = self.marks(card)
        return self.cards.faces[card & 127].strength + (marks // PLUS & 255) + (marks // STRONGER & 63)

    def health_left(self, card: int) -> int:
        """Printed health and +1/+1 counters less wounds (R14)."""
        marks = self.marks(card)
        return self.cards.faces[card & 127].health + (marks // PLUS & 255) - (marks // WOUND & 127)

    def wounds(self, card: int) -> int:
        return self.marks(card) // WOUND & 127

    def plus(self, card: int) -> int:
        return self.marks(card) // PLUS & 255

    def counters(self, card: int) -> int:
        """Stage counters."""
        return self.marks(card) // STAGE & 7

    def overwhelms(self, card: int) -> bool:
        return self.face(card).overwhelm or self.marks(card) & OVERWHELM_NOW != 0

    def lethal(self, card: int) -> bool:
        return self.face(card).lethal or self.marks(card) & LETHAL_NOW != 0

    def stationary(self, card: int) -> bool:
        """By keyword, counter, or its own text (R38, R54)."""
        face = self.face(card)
        if face.stationary or self.marks(card) // STATIONARY & 31:
            return True
        return face.always & STILL != 0 and self.standing[(card >> 7) * 4 + 1] <= 3

    def of_kind(self, side: int, kind: int) -> list[int]:
        """A side's followers or locations in play."""
        faces = self.cards.faces
        return [card for card in self.play[side] if faces[card & 127].kind == kind]

    def followers(self) -> list[int]:
        """All followers in play, on both sides."""
        return self.of_kind(0, FOLLOWER) + self.of_kind(1, FOLLOWER)

    def has_kind(self, side: int, kind: int) -> bool:
        return len(self.of_kind(side, kind)) > 0

    def able_to_attack(self, side: int) -> list[int]:
        """Ready followers that can attack (R38); none for the human of a campaign (S19) or in times of peace."""
        found: list[int] = []
        if self.peace or (self.solo and side == 0):
            return found
        faces = self.cards.faces
        row = self.play[side]
        info = self.info[side]
        for place in range(len(row)):
            card = row[place]
            marks = info[place]
            if marks & EXHAUSTED or faces[card & 127].kind != FOLLOWER or marks // STUN & 31:
                continue
            if not self.stationary(card):
                found.append(card)
        return found

    def enter(self, card: int, exhausted: bool) -> None:
        """Put a card into play with its stage counters (R7, R27)."""
        side = card >> 7
        face = self.cards.faces[card & 127]
        self.play[side].append(card)
        self.info[side].append(face.stages * STAGE + (EXHAUSTED if exhausted else 0))
        self.timings[side] |= face.timings
        self.always[side] |= face.always

    def leave(self, card: int) -> None:
        """Take a card out of play: counters go, stored cards are discarded (R53)."""
        side = card >> 7
        place = self.at(card)
        self.play[side].pop(place)
        self.info[side].pop(place)
        self.timings[side] = 0
        self.always[side] = 0
        for other in self.play[side]:
            face = self.cards.faces[other & 127]
            self.timings[side] |= face.timings
            self.always[side] |= face.always
        if card in self.attackers:
            self.attackers.remove(card)
        for each in [each for each in self.stored if each >> 8 == card]:
            self.stored.remove(each)
            self.discard(each & 255)

    def discard(self, card: int) -> None:
        self.discards[card >> 7].append(card)
        if self.known:
            self.forget(card)

    def doom(self, card: int) -> None:
        """A follower is to be defeated, or a location to be depleted, in the next cleanup (R52, R35)."""
        self.flag(card, DOOMED)
        self.dirty = True

    def stored_on(self, host: int) -> list[int]:
        return [each & 255 for each in self.stored if each >> 8 == host]

    def playable_place(self, side: int) -> list[int]:
        """The hand, and locations stored on a Worldbreaker that lets them be played."""
        if self.always[side] & PLAYS_STORED == 0 or not self.stored:
            return self.hands[side]
        cards = self.hands[side].copy()
        for each in self.stored:
            card = each & 255
            if card >> 7 == side and self.face(each >> 8).always & PLAYS_STORED and self.face(card).kind == LOCATION:
                cards.append(card)
        return cards

    # What is hidden.

    def knows(self, seat: int, card: int) -> bool:
        """Whether a seat knows where a hidden card lies; a watcher knows what both know."""
        for each in self.known:
            if each & 255 == card:
                return each >> 8 == 3 if seat < 0 else each >> 8 >> seat & 1 == 1
        return False

    def learn(self, card: int, seats: int) -> None:
        """Some seats (as bits) come to know where a hidden card is."""
        for at in range(len(self.known)):
            if self.known[at] & 255 == card:
                self.known[at] |= seats << 8
                return
        self.known.append(card + (seats << 8))

    def forget(self, card: int) -> None:
        for at in range(len(self.known)):
            if self.known[at] & 255 == card:
                self.known.pop(at)
                return

    def shuffle_deck(self, side: int) -> None:
        deck = self.decks[side]
        if self.known:
            for card in deck:
                self.forget(card)
        deck.sort()
        self.shuffle(deck)

    def draw(self, side: int) -> int:
        """Move the top card of a deck to the hand; -1 if there is none (A2)."""
        deck = self.decks[side]
        if not deck:
            return -1
        card = deck.pop()
        self.hands[side].append(card)
        self.shown += 1
        return card

    def total_standing(self, side: int) -> int:
        at = side * 4
        standing = self.standing
        return standing[at] + standing[at + 1] + standing[at + 2] + standing[at + 3]

    def cut(self, side: int, face: Face) -> int:
        """What cards in play take off a cost (R26)."""
        if self.always[side] & CHEAPENS and face.kind != FOLLOWER:
            return 1
        return 0

    def worldbreaker(self, side: int) -> int:
        return self.play[side][0]
