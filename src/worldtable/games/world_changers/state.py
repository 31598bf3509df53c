"""The table of World Changers: its places, chips and tokens, and what a card is."""

from __future__ import annotations

from typing import Final

from worldtable.engine.cardset import CardSet
from worldtable.engine.choices import WAYS
from worldtable.engine.effect import Card
from worldtable.engine.layout import NOBODY, OWNER, Deck, Layout, Place
from worldtable.engine.places import Places
from worldtable.engine.scene import Amount, Face, Keyword

# The places, in the order in which a redeal fills them. The layout is the only word on what is hidden.
HAND: Final = 0  # + seat
PILE: Final = 4  # its last card is its top
ASIDE: Final = 5  # face down before the active player, for a moment
BOX: Final = 6  # out of the game
VOID: Final = 7
CREW: Final = 8  # + side

# The codes: a face in a place, a seat, a button, or several answers in one go.
FACES: Final = 64  # a set has at most so many different cards
SEAT: Final = 7 * FACES
PASS: Final = SEAT + 4
DECLINE: Final = PASS + 1
WAY: Final = DECLINE + 1
CODES: Final = WAY + WAYS

TABLE: Final = Layout(
    4,
    FACES,
    Place(HAND, "hand", "hand", each=True, seen_by=OWNER, code=FACES, ordered=False),
    Place(PILE, "pile", "the Draw Pile", seen_by=NOBODY),
    Place(ASIDE, "aside", "the Draw Pile", seen_by=NOBODY, code=2 * FACES),
    Place(BOX, "box", "the box", seen_by=NOBODY),
    Place(VOID, "void", "the Void", code=0),
    Place(CREW, "crew", "crew", each=True, code=3 * FACES),
    seats=SEAT,
    decline=DECLINE,
    ways=WAY,
    box=BOX,
)

# The kinds of cards.
INVITE: Final = 0
TRIGGER: Final = 1
END_OF_GAME: Final = 2
KINDS: Final = ("invite", "trigger", "end of game")
LINES: Final = ("Invite", "Trigger", "End of Game")
COLOURS: Final = ("blue", "orange", "purple")
SYMBOLS: Final = ("✉", "⚡", "★")

# The kinds of effects that Crew Mates watch.
PASSING: Final = 1
TO_VOID: Final = 2
LEAVING: Final = 4
LEAVING_FOR_VOID: Final = 6  # both; the compiler wants a plain number where a class takes it as default

# What a Crew Mate can forbid: "cannot" always wins (R28).
TAKING: Final = 1  # others take or swap its player's Crew Mates
FORCED_PASS: Final = 2  # an effect forces its player to pass
ANY_PASS: Final = 4  # its player passes at all
EVERY_PASS: Final = 6  # forced or not

LOWEST: Final = -20
HIGHEST: Final = 20


class Figure(Card["State"]):
    """A historical figure. Its subclasses are the game's vocabulary of effects."""

    kind: int = INVITE
    forbids: int = 0
    next_turn: bool = False  # carries the Next Turn icon
    late: bool = False  # counts after all other End of Game effects
    times: int = 1  # the total is multiplied by
    says: str = ""  # what the effect does, for people who choose effects
    amounts: tuple[int, int] = (0, 0)  # what `amount` may be, (0, 0) if the effect has none

    def __init__(self) -> None:
        super().__init__("", "", "")
        self.number = 0
        self.value = 0
        self.amount = 0
        self.effect = ""
        self.short = ""  # the name in at most eleven letters, where it is longer
        self.brief = ""  # the words in at most sixty letters
        self.look = ""  # what the picture shows
        self.culture = ""
        self.era = ""
        self.solo = True  # false: taken out for the solo game (S1)
        self.origins: dict[str, str] = {}

    def as_printed(self) -> Face:
        line = f"{LINES[self.kind]}, Next Turn" if self.next_turn else LINES[self.kind]
        return Face(
            self.name,
            KINDS[self.kind],
            id=self.id,
            line=line,
            text=self.text,
            short=self.short,
            brief=self.brief,
            look=self.look,
            colour=COLOURS[self.kind],
            symbol=SYMBOLS[self.kind],
            amounts=(Amount("value", self.value),),
            keywords=(Keyword("Next Turn"),) if self.next_turn else (),
        )

    def invited(self, s: State, you: int, me: int) -> None:
        """Schedule the Invite effect for the player who uses it."""

    def points(self, s: State, side: int, me: int, total: int) -> int:
        """What the End of Game effect adds to the total so far."""
        return 0


class Figures(CardSet):
    """A set of cards. A card in play is its place in `deck`, which tells its face."""

    def __init__(self, name: str, hash: str, faces: list[Figure]) -> None:
        super().__init__(name, hash)
        self.faces = faces
        self.deck = [face for face in faces for _ in range(face.copies)]
        self.numbers = Deck(TABLE, faces)
        self.whole_deck = list(range(len(self.deck)))
        self.solo_deck = [card for card in self.whole_deck if self.deck[card].solo]


class State(Places):
    """Cards are places in the set's deck."""

    order_rule = "R30"

    forbids: list[int]  # what the Crew Mates of each side forbid, or-ed

    def __init__(self, seats: int, cards: Figures) -> None:
        super().__init__(seats, TABLE, cards.numbers)
        self.cards = cards
        self.sides = 2 if seats == 1 else seats  # the solo game's dummy is side 1
        self.passive = 0  # the seats whose chips are passive, as bits
        self.tokens = 0  # the seats that must pass their next turn, as bits
        self.active = 0
        self.turns = 0
        self.chain = 0  # the cards invited or activated by the current Invite action, as bits

    def lay_out(self, cards: list[int], box: int) -> None:
        super().lay_out(cards, box)
        self.forbids = [0] * self.sides

    def clone(self) -> State:
        other = State(self.seats, self.cards)
        self.copy_to(other)
        other.forbids = self.forbids.copy()
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
            if figure.forbids:
                self.forbids[end - CREW] |= figure.forbids

    def left(self, card: int, start: int) -> None:
        if CREW <= start < CREW + self.seats and self.cards.deck[card].forbids:
            self.forbids[start - CREW] = 0
            for mate in self.at[start]:
                self.forbids[start - CREW] |= self.cards.deck[mate].forbids

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

    def card(self, thing: int) -> Figure:
        return self.cards.deck[thing]

    def called(self, side: int) -> str:
        return "the dummy" if self.solo_dummy(side) else self.name(side)

    # Whose and where.

    def others(self, you: int) -> list[int]:
        """The other sides, from the left."""
        return self.clockwise(you)[1:]

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
        if self.forbids[side] & what == 0:
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
