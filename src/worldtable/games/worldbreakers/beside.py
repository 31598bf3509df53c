"""What lies beside the table of Worldbreakers: a draft, or a campaign between its games."""

from __future__ import annotations

from typing import Final

from worldtable.engine.step import State as Base

# Never changed: they stand for lists that are made later.
NOTHING: Final[list[int]] = []
NOBODYS: Final[list[list[int]]] = [NOTHING, NOTHING]
NO_PILES: Final[list[list[int]]] = []
UNCHOSEN: Final = [-1, -1]
NO_RESULTS: Final[list[tuple[int, int, int, int]]] = []


class Beside(Base):
    """Lists are replaced and not changed, so that clones share them; those of a draft and the orders are copied."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.solo = seats == 1
        self.stock: list[int] = NOTHING
        self.piles: list[list[int]] = NO_PILES
        self.taken: list[list[int]] = NOBODYS
        self.looking = -1
        self.building = False  # the decks of a draft are being built
        self.breakers: list[int] = UNCHOSEN
        self.winner = -1
        self.chapter = 0
        self.lost = 0  # games lost in this campaign
        self.lost_by = 0  # the power that was missing in them, all together
        self.results: list[tuple[int, int, int, int]] = NO_RESULTS  # games: chapter, your power, its power, rounds
        self.orders: list[int] = NOTHING  # the last one is on top
        self.spent: list[int] = NOTHING  # discarded orders
        self.flipped = False  # the B side of the top order shows
        self.rules = 0  # New Rules cards revealed so far
        self.paiza = False  # its marker is there
        self.rider = False  # the first follower of the automaton will be strengthened
        self.library: list[int] = NOTHING  # your deck between games
        self.draft_deck: list[int] = NOTHING
        self.offer: list[int] = NOTHING  # dealt out of it
        self.reserve: list[int] = NOTHING  # the automaton's cards between games and those set aside
        self.order_box: list[int] = NOTHING  # orders to come, and those out of the campaign
        self.handicap = 0  # what a chapter needs more or less

    def copy_beside(self, other: Beside) -> None:
        other.winner = self.winner
        other.breakers = self.breakers
        other.taken = self.taken
        if self.piles or self.building:
            other.stock = self.stock.copy()
            other.piles = [pile.copy() for pile in self.piles]
            other.taken = [self.taken[0].copy(), self.taken[1].copy()]
            other.looking = self.looking
            other.building = self.building
        if self.solo:
            self.copy_campaign(other)

    def copy_campaign(self, other: Beside) -> None:
        other.chapter = self.chapter
        other.lost = self.lost
        other.lost_by = self.lost_by
        other.results = self.results
        other.orders = self.orders.copy()
        other.spent = self.spent.copy()
        other.flipped = self.flipped
        other.rules = self.rules
        other.paiza = self.paiza
        other.rider = self.rider
        other.library = self.library
        other.draft_deck = self.draft_deck
        other.reserve = self.reserve
        other.order_box = self.order_box
        other.handicap = self.handicap
        other.offer = self.offer

    def cards_beside(self) -> list[int]:
        cards = [*self.stock, *self.taken[0], *self.taken[1]]
        for pile in self.piles:
            cards.extend(pile)
        return [*cards, *self.library, *self.draft_deck, *self.offer, *self.reserve]
