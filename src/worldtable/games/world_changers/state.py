"""The table of World Changers in play: crews and what they forbid, chips and tokens."""

from __future__ import annotations

from worldtable.engine.places import Places
from worldtable.games.world_changers.card import Card, Cards
from worldtable.games.world_changers.layout import ASIDE, CREW, HAND, TABLE


class State(Places):
    """Cards are places in the set's deck."""

    order_rule = "R30"

    def __init__(self, seats: int, cards: Cards) -> None:
        super().__init__(seats, TABLE, cards.numbers)
        self.cards = cards
        self.sides = 2 if seats == 1 else seats  # the solo game's dummy is side 1
        self.passive = 0  # the seats whose chips are passive, as bits
        self.tokens = 0  # the seats that must pass their next turn, as bits
        self.active = 0
        self.turns = 0
        self.forbids = 0  # what any Crew Mate since the beginning forbids, or-ed
        self.chain = 0  # the cards invited or activated by the current Invite action, as bits

    def clone(self) -> State:
        other = State(self.seats, self.cards)
        self.copy_to(other)
        other.forbids = self.forbids
        other.passive = self.passive
        other.tokens = self.tokens
        other.active = self.active
        other.turns = self.turns
        other.chain = self.chain
        return other

    # What the engine asks.

    def came(self, card: int, end: int) -> None:
        if CREW <= end < CREW + self.seats:  # no effect serves or shields the dummy (S9, O27)
            figure = self.cards.deck[card]
            self.watched |= figure.watches | figure.replaces
            self.forbids |= figure.forbids

    def beside(self) -> frozenset[str]:
        return super().beside() | {"forbids"}

    def holder(self, place: int) -> int:
        return 1 << self.active if place == ASIDE else super().holder(place)

    def watchers(self, kind: int) -> list[int]:
        found: list[int] = []
        deck = self.cards.deck
        for step in range(self.seats):
            for card in self.at[CREW + (self.active + step) % self.seats]:
                figure = deck[card]
                if (figure.watches | figure.replaces) & kind:
                    found.append(card)
        return found

    def controller(self, thing: int) -> int:
        return self.owner(thing)

    def pointed(self, thing: int) -> int:
        return self.seen_at(thing, -1)

    def card(self, thing: int) -> Card:
        return self.cards.deck[thing]

    def called(self, side: int) -> str:
        return "the dummy" if self.solo_dummy(side) else self.name(side)

    # Whose and where.

    def others(self, you: int) -> list[int]:
        """The other sides, from the left."""
        return [(you + step) % self.sides for step in range(1, self.sides)]

    def solo_dummy(self, side: int) -> bool:
        """True for the solo game's dummy, whom no effect serves or shields (S9, O27)."""
        return side >= self.seats

    def crew(self, side: int) -> list[int]:
        return self.at[CREW + side]

    def most_crew(self) -> int:
        """How many Crew Mates the side with the most has."""
        return max([len(self.crew(side)) for side in range(self.sides)])

    def hand(self, seat: int) -> list[int]:
        return self.at[HAND + seat]

    def owner(self, card: int) -> int:
        """The side whose Crew Mate a card is, -1 if it is nobody's."""
        for side in range(self.sides):
            if card in self.at[CREW + side]:
                return side
        return -1

    def forbidden(self, side: int, what: int) -> int:
        """The Crew Mate of a side that says "cannot", -1 if there is none (R28)."""
        if self.forbids & what == 0 or self.solo_dummy(side):
            return -1
        for card in self.at[CREW + side]:
            if self.cards.deck[card].forbids & what:
                return card
        return -1

    def free_crew(self, side: int) -> list[int]:
        """A side's Crew Mates that are no part of the current chain (O9)."""
        return [card for card in self.at[CREW + side] if not self.in_chain(card)]

    def in_chain(self, card: int) -> bool:
        return self.chain >> card & 1 == 1
