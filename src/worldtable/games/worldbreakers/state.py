"""The table of Worldbreakers: what can be asked of it, and the small changes that everything else is made of."""

from __future__ import annotations

from worldtable.engine.log import Told
from worldtable.games.worldbreakers import codes
from worldtable.games.worldbreakers.card import Card
from worldtable.games.worldbreakers.codes import EXHAUSTED, FOLLOWER, LOCATION, side_of
from worldtable.games.worldbreakers.fields import NOTHING, Fields
from worldtable.games.worldbreakers.log import Said


class State(Fields):
    """Two sides; lists indexed by the side. The last card of a deck is its top."""

    def clone(self) -> State:
        other = State(self.seats, self.cards, True)
        self.copy_fields(other)
        return other

    # Words.

    def name(self, seat: int) -> str:
        if self.solo and seat == 1:
            return "Automaton"
        return super().name(seat)

    def card_name(self, card: int) -> str:
        return self.cards.deck[card].name

    def card_id(self, card: int) -> str:
        return self.cards.deck[card].id

    def seen_at(self, card: int, to: int) -> int:
        return card

    def tell(
        self, kind: str, sentence: str, you: int = -1, card: int = -1, cards: list[int] = NOTHING, *, n: int = 0
    ) -> None:
        """Note what happened, as a sentence (see `engine.log`), about cards that all may know; {n} is a number."""
        if self.telling:
            about = (card,) if card >= 0 else tuple(cards)
            said = sentence.replace("{n}", str(n))
            self.note(Said(kind, said, you, -1, about, len(about), -1, -1, False))

    def whisper(self, kind: str, sentence: str, you: int, cards: list[int]) -> None:
        """The same of cards that `you` alone may know; all others are told their number."""
        if self.telling:
            self.note(Told(kind, sentence, you, -1, tuple(cards), len(cards), -1, -1, True))

    # Sides.

    def seat_of(self, side: int) -> int:
        """Who decides for a side: you decide for the automaton (S37, S54)."""
        return 0 if self.solo else side

    def automaton(self, side: int) -> bool:
        return self.solo and side == 1

    def worldbreaker(self, side: int) -> int:
        return self.play[side][0]

    def total_standing(self, side: int) -> int:
        return sum(self.standing[side])

    def earn(self, side: int, source: int, count: int) -> None:
        """Note where power came from."""
        self.earned = [self.earned[0].copy(), self.earned[1].copy()]
        self.earned[side][source] += count

    def cut(self, side: int, face: Card) -> int:
        """What cards in play take off a cost (R26)."""
        return 1 if self.always[side] & codes.CHEAPENS and face.kind != FOLLOWER else 0

    # Cards in play.

    def face(self, card: int) -> Card:
        return self.cards.deck[card]

    def spot(self, card: int) -> int:
        """The spot of a card among its owner's cards in play, -1 if it is not there."""
        row = self.play[side_of(card)]
        for spot in range(len(row)):
            if row[spot] == card:
                return spot
        return -1

    def in_play(self, card: int) -> bool:
        return self.spot(card) >= 0

    def marks(self, card: int) -> int:
        """The counters and marks of a card in play, 0 for any other."""
        spot = self.spot(card)
        return self.info[side_of(card)][spot] if spot >= 0 else 0

    def mark(self, card: int, change: int) -> None:
        """Add to the counters of a card in play; nothing happens to any other."""
        spot = self.spot(card)
        if spot >= 0:
            self.info[side_of(card)][spot] += change

    def flag(self, card: int, bit: int) -> None:
        spot = self.spot(card)
        if spot >= 0:
            self.info[side_of(card)][spot] |= bit

    def unflag(self, card: int, bit: int) -> None:
        spot = self.spot(card)
        if spot >= 0:
            self.info[side_of(card)][spot] &= ~bit

    def ready(self, card: int) -> bool:
        spot = self.spot(card)
        return spot >= 0 and self.info[side_of(card)][spot] & EXHAUSTED == 0

    def strength(self, card: int) -> int:
        """Printed strength, +1/+1 counters, lasting bonuses (R14)."""
        marks = self.marks(card)
        return self.cards.deck[card].strength + codes.pluses_in(marks) + codes.extra_in(marks)

    def health_left(self, card: int) -> int:
        """Printed health and +1/+1 counters less wounds (R14)."""
        marks = self.marks(card)
        return self.cards.deck[card].health + codes.pluses_in(marks) - codes.wounds_in(marks)

    def wounds(self, card: int) -> int:
        return codes.wounds_in(self.marks(card))

    def plus(self, card: int) -> int:
        return codes.pluses_in(self.marks(card))

    def stages(self, card: int) -> int:
        """Stage counters."""
        return codes.stages_in(self.marks(card))

    def overwhelms(self, card: int) -> bool:
        return self.face(card).overwhelm or self.marks(card) & codes.OVERWHELM_NOW != 0

    def lethal(self, card: int) -> bool:
        return self.face(card).lethal or self.marks(card) & codes.LETHAL_NOW != 0

    def stationary(self, card: int) -> bool:
        """By keyword, counter, or its own text (R38, R54)."""
        face = self.face(card)
        if face.stationary or codes.stills_in(self.marks(card)):
            return True
        return face.always & codes.STILL != 0 and self.standing[side_of(card)][codes.MOON] <= 3

    def of_kind(self, side: int, kind: int) -> list[int]:
        """A side's followers or locations in play."""
        deck = self.cards.deck
        return [card for card in self.play[side] if deck[card].kind == kind]

    def everywhere(self, kind: int) -> list[int]:
        """The followers or locations of both sides."""
        return self.of_kind(0, kind) + self.of_kind(1, kind)

    def able_to_attack(self, side: int) -> list[int]:
        """Ready followers that can attack (R38); none for the human of a campaign (S19) or in times of peace."""
        found: list[int] = []
        if self.peace or (self.solo and side == 0):
            return found
        deck = self.cards.deck
        row = self.play[side]
        info = self.info[side]
        for spot in range(len(row)):
            card = row[spot]
            marks = info[spot]
            if marks & EXHAUSTED or deck[card].kind != FOLLOWER or codes.stuns_in(marks):
                continue
            if not self.stationary(card):
                found.append(card)
        return found

    def enter(self, card: int, exhausted: bool) -> None:
        """Put a card into play with its stage counters (R7, R27)."""
        side = side_of(card)
        face = self.cards.deck[card]
        self.play[side].append(card)
        self.info[side].append(face.stages * codes.STAGE + (EXHAUSTED if exhausted else 0))
        self.timings[side] |= face.timings
        self.always[side] |= face.always

    def leave(self, card: int) -> None:
        """Take a card out of play: counters go, stored cards are discarded (R53)."""
        side = side_of(card)
        spot = self.spot(card)
        self.play[side].pop(spot)
        self.info[side].pop(spot)
        self.timings[side] = 0
        self.always[side] = 0
        for other in self.play[side]:
            face = self.cards.deck[other]
            self.timings[side] |= face.timings
            self.always[side] |= face.always
        if card in self.attackers:
            self.attackers.remove(card)
        for stored in self.stored_on(card):
            self.unstore(stored)
            self.discard(stored)

    def store(self, card: int, host: int) -> None:
        """A card comes to lie on another."""
        self.stored = {**self.stored, card: host}

    def unstore(self, card: int) -> None:
        """A stored card leaves its host."""
        self.stored = {each: host for each, host in self.stored.items() if each != card}

    def discard(self, card: int) -> None:
        self.discards[side_of(card)].append(card)
        self.forget(card)

    def doom(self, card: int) -> None:
        """A follower is to be defeated, or a location to be depleted, in the next cleanup (R52, R35)."""
        self.flag(card, codes.DOOMED)
        self.dirty = True

    def stored_on(self, host: int) -> list[int]:
        return [card for card, on in self.stored.items() if on == host]

    def playable_place(self, side: int) -> list[int]:
        """The hand, and locations stored on a Worldbreaker that lets them be played."""
        if self.always[side] & codes.PLAYS_STORED == 0 or not self.stored:
            return self.hands[side]
        cards = self.hands[side].copy()
        for card, host in self.stored.items():
            lets = self.face(host).always & codes.PLAYS_STORED
            if lets and side_of(card) == side and self.face(card).kind == LOCATION:
                cards.append(card)
        return cards

    # What is hidden.

    def who_knows(self, card: int) -> int:
        """The seats that know where a hidden card lies, as bits."""
        return self.known.get(card, 0)

    def knows(self, seat: int, card: int) -> bool:
        """Whether a seat knows where a hidden card lies; a watcher knows what both know."""
        seats = self.who_knows(card)
        return seats == codes.BOTH if seat < 0 else seats >> seat & 1 == 1

    def learn(self, card: int, seats: int) -> None:
        """Some seats (as bits) come to know where a hidden card is."""
        self.known[card] = self.who_knows(card) | seats

    def forget(self, card: int) -> None:
        if card in self.known:
            del self.known[card]

    def shuffle_deck(self, side: int) -> None:
        deck = self.decks[side]
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
