"""What lies on the table of Worldbreakers, and beside it: every field, how it is laid out, copied and counted.

A card is a number that tells its owner and its face (`codes.card_of`). It lies in a list of its owner's, and few
hidden cards are known to anybody: so each zone is a list a side, and what somebody knows is a short list, in place of
the engine's places, which would copy what every seat knows of every card with each clone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from worldtable.engine.step import BESIDE, Step
from worldtable.engine.step import State as Base
from worldtable.games.worldbreakers.card import Cards
from worldtable.games.worldbreakers.codes import FACES, face_of, side_of

if TYPE_CHECKING:
    from worldtable.games.worldbreakers.state import State

# Never changed: they stand for lists that are made later.
NOTHING: Final[list[int]] = []
NOWHERE: Final[dict[int, int]] = {}
NOBODYS: Final[list[list[int]]] = [NOTHING, NOTHING]
UNCHOSEN: Final = [-1, -1]
NO_PILES: Final[list[list[int]]] = []
NONE_DUE: Final[list[tuple[int, int]]] = []
NO_RESULTS: Final[list[tuple[int, int, int, int]]] = []

# One follows from the cards in play, the other tells what was and changes nothing that comes.
ALSO_BESIDE: Final = BESIDE | {"always", "results"}


class Fields(Base):
    """Two sides; lists indexed by the side. The last card of a deck is its top.

    Lists that change seldom are shared by clones: they are replaced and never changed.
    """

    def __init__(self, seats: int, cards: Cards, cloned: bool = False) -> None:
        super().__init__(seats)
        self.cards = cards
        self.solo = seats == 1
        self.mythium: list[int] = NOTHING
        self.power: list[int] = NOTHING
        self.earned: list[list[int]] = NOBODYS  # power by source; shared, like all lists that are so marked
        self.standing: list[list[int]] = NOBODYS  # by guild
        self.decks: list[list[int]] = NOBODYS
        self.hands: list[list[int]] = NOBODYS
        self.discards: list[list[int]] = NOBODYS
        self.aside: list[list[int]] = NOBODYS  # laid aside or looked at; its owner alone sees it
        self.play: list[list[int]] = NOBODYS
        self.info: list[list[int]] = NOBODYS  # for each card in play its counters and marks
        self.timings: list[int] = NOTHING  # of all cards in play, or-ed
        self.always: list[int] = NOTHING
        self.stored: dict[int, int] = NOWHERE  # cards that lie on others, and on which; shared
        self.table: list[int] = NOTHING  # events being carried out; shared
        self.box: list[int] = NOTHING  # out of the game; shared
        self.known: dict[int, int] = NOWHERE  # hidden cards that somebody has seen, and the seats that have, as bits
        self.pending: list[int] = NOTHING  # triggers that wait for the end of what caused them (R61)
        self.opened: list[int] = NOTHING  # triggers that may be used in the open windows
        self.dirty = False  # something may be defeated or depleted
        self.breakers: list[int] = UNCHOSEN  # drafted Worldbreakers; shared
        self.winner = -1
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
        self.delayed: list[tuple[int, int]] = NONE_DUE  # side and mythium, due in the Rally Phase; shared
        self.drawn: tuple[int, ...] = ()  # cards just drawn, as long as abilities may answer to it
        self.answered = 0  # how many of them abilities in an open window answer to
        self.goal = 10
        # The combat.
        self.attacking = -1  # the side, -1 outside of combats
        self.attackers: list[int] = NOTHING
        self.base = 0  # triggers below it wait for something larger than this combat to end
        self.declared = 0
        self.raid = 0  # what an event adds to this combat
        self.boost = 0
        self.success = False
        self.breached: list[int] = NOTHING
        self.fight: list[int] = NOTHING  # blocker and attacker
        self.outer: list[Step[State]] = []  # combats that wait for the end of this one; shared
        # The draft.
        self.stock: list[int] = NOTHING
        self.piles: list[list[int]] = NO_PILES
        self.taken: list[list[int]] = NOBODYS
        self.looking = -1
        self.building = False  # the decks of a draft are being built
        # The campaign. Its lists but the orders are shared.
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
        if not cloned:
            self.lay_out()
            self.begin_round()
            self.attackers = []

    def lay_out(self) -> None:
        """An empty table."""
        self.decks, self.hands, self.discards = [[], []], [[], []], [[], []]
        self.aside, self.play, self.info = [[], []], [[], []], [[], []]
        self.timings, self.always = [0, 0], [0, 0]
        self.mythium, self.power = [0, 0], [0, 0]
        self.earned = [[0] * 5, [0] * 5]
        self.standing = [[0] * 4, [0] * 4]
        self.stored, self.known = {}, {}
        self.table, self.pending, self.opened, self.delayed = [], [], [], []

    def begin_round(self) -> None:
        """Nothing has happened in this round."""
        self.gains, self.lone, self.extra = [0, 0], [0, 0], [0, 0]
        self.defeats = 0
        self.peace = False

    def beside(self) -> frozenset[str]:
        return ALSO_BESIDE

    def copy_fields(self, other: Fields) -> None:
        self.copy_to(other)
        other.decks = [self.decks[0].copy(), self.decks[1].copy()]
        other.hands = [self.hands[0].copy(), self.hands[1].copy()]
        other.discards = [self.discards[0].copy(), self.discards[1].copy()]
        other.aside = [self.aside[0].copy(), self.aside[1].copy()]
        other.play = [self.play[0].copy(), self.play[1].copy()]
        other.info = [self.info[0].copy(), self.info[1].copy()]
        other.earned = self.earned
        other.standing = [self.standing[0].copy(), self.standing[1].copy()]
        other.mythium = self.mythium.copy()
        other.power = self.power.copy()
        other.timings = self.timings.copy()
        other.always = self.always.copy()
        other.stored = self.stored
        other.table = self.table
        other.box = self.box
        other.known = self.known.copy()
        other.pending = self.pending.copy()
        other.opened = self.opened.copy()
        other.dirty = self.dirty
        other.breakers = self.breakers
        other.winner = self.winner
        other.round = self.round
        other.turn = self.turn
        other.first = self.first
        other.active = self.active
        other.extra = self.extra.copy()
        other.gains = self.gains.copy()
        other.lone = self.lone.copy()
        other.defeats = self.defeats
        other.peace = self.peace
        other.delayed = self.delayed
        other.drawn = self.drawn
        other.answered = self.answered
        other.goal = self.goal
        other.attacking = self.attacking
        other.attackers = self.attackers.copy()
        other.base = self.base
        other.declared = self.declared
        other.raid = self.raid
        other.boost = self.boost
        other.success = self.success
        other.breached = self.breached
        other.fight = self.fight
        other.outer = self.outer
        other.taken = self.taken
        if self.piles or self.building:
            other.stock = self.stock.copy()
            other.piles = [pile.copy() for pile in self.piles]
            other.taken = [self.taken[0].copy(), self.taken[1].copy()]
            other.looking = self.looking
            other.building = self.building
        if self.solo:
            self.copy_campaign(other)

    def copy_campaign(self, other: Fields) -> None:
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

    def census(self) -> list[int]:
        cards = [*self.cards_of(0), *self.cards_of(1), *self.box, *self.stock, *self.taken[0], *self.taken[1]]
        for pile in self.piles:
            cards.extend(pile)
        cards.extend([*self.library, *self.draft_deck, *self.offer, *self.reserve])
        cards.extend([self.breakers[side] for side in (0, 1) if self.breakers[side] >= 0 and not self.play[side]])
        faces = [face_of(card) for card in cards]
        faces.extend([FACES + order for order in [*self.orders, *self.spent, *self.order_box]])
        faces.sort()
        return faces

    def cards_of(self, side: int) -> list[int]:
        """All cards of a side in a game, wherever they lie."""
        cards = [*self.decks[side], *self.hands[side], *self.discards[side], *self.aside[side], *self.play[side]]
        cards.extend([card for card in [*self.table, *self.stored] if side_of(card) == side])
        return cards
