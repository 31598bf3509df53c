"""The table of World Changers: Draw Pile, Void, hands, crews, chips and tokens, and what a card is."""

from __future__ import annotations

from typing import Final

from worldtable.engine.cardset import CardSet
from worldtable.engine.effect import Card, Faces

# The map of codes: a face in a place, a seat, a button, or several answers in one go.
FACES: Final = 64  # a set has at most so many different cards
VOID: Final = 0
HAND: Final = FACES  # a card of one's own hand
ASIDE: Final = 2 * FACES  # a card of the Draw Pile that is being looked at
CREW: Final = 3 * FACES  # + side * FACES
SEAT: Final = 7 * FACES
PASS: Final = SEAT + 4
DECLINE: Final = PASS + 1
WAY: Final = DECLINE + 1
WAYS: Final = 128  # more ways through several questions are not offered at once
CODES: Final = WAY + WAYS

# The kinds of cards.
INVITE: Final = 0
TRIGGER: Final = 1
END_OF_GAME: Final = 2

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

EVERYBODY: Final = 15
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
        self.face = 0
        self.id = ""
        self.number = 0
        self.value = 0
        self.amount = 0
        self.copies = 1
        self.effect = ""
        self.short = ""  # the name in at most eleven letters, where it is longer
        self.brief = ""  # the words in at most sixty letters
        self.look = ""  # what the picture shows
        self.culture = ""
        self.era = ""
        self.solo = True  # false: taken out for the solo game (S1)
        self.origins: dict[str, str] = {}

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
        self.deck: list[Figure] = []
        self.copied = False  # whether any two cards look alike
        self.hand_codes: list[int] = []  # of each card of the deck
        for face in faces:
            self.copied = self.copied or face.copies > 1
            for _ in range(face.copies):
                self.deck.append(face)
                self.hand_codes.append(HAND + face.face)
        self.solo_deck = [card for card in range(len(self.deck)) if self.deck[card].solo]
        self.whole_deck = list(range(len(self.deck)))


class State(Faces):
    """Cards are places in the set's deck. Piles and rows are lists; the last card of `pile` is its top."""

    order_rule = "R30"

    pile: list[int]
    void: list[int]
    aside: list[int]  # face down before the active player, for a moment
    box: list[int]  # out of the game, unseen
    hands: list[list[int]]
    crews: list[list[int]]
    forbids: list[int]  # what the Crew Mates of each side forbid, or-ed
    knows: list[int]  # for each card, which seats know where it is, or-ed

    def __init__(self, seats: int, cards: Figures) -> None:
        super().__init__(seats)
        self.cards = cards
        self.sides = 2 if seats == 1 else seats  # the solo game's dummy is side 1
        self.passive = 0  # the seats whose chips are passive, as bits
        self.tokens = 0  # the seats that must pass their next turn, as bits
        self.active = 0
        self.turns = 0
        self.chain = 0  # the cards invited or activated by the current Invite action, as bits

    def lay_out(self, box: list[int]) -> None:
        """An empty table with all cards in the box."""
        self.pile = []
        self.void = []
        self.aside = []
        self.box = box
        self.hands = [[] for _ in range(self.seats)]
        self.crews = [[] for _ in range(self.sides)]
        self.forbids = [0] * self.sides
        self.knows = [0] * len(self.cards.deck)

    def clone(self) -> State:
        other = State(self.seats, self.cards)
        self.copy_to(other)
        other.pile = self.pile.copy()
        other.void = self.void.copy()
        other.aside = self.aside.copy()
        other.box = self.box  # never changes during a game
        other.hands = [hand.copy() for hand in self.hands]
        other.crews = [crew.copy() for crew in self.crews]
        other.forbids = self.forbids.copy()
        other.knows = self.knows.copy()
        other.passive = self.passive
        other.tokens = self.tokens
        other.active = self.active
        other.turns = self.turns
        other.chain = self.chain
        return other

    # What the engine asks.

    def census(self) -> list[int]:
        cards = [*self.pile, *self.void, *self.aside, *self.box]
        for hand in self.hands:
            cards.extend(hand)
        for crew in self.crews:
            cards.extend(crew)
        cards.sort()
        return cards

    def watchers(self, kind: int) -> list[int]:
        found: list[int] = []
        deck = self.cards.deck
        for step in range(self.seats):
            for card in self.crews[(self.active + step) % self.seats]:
                figure = deck[card]
                if (figure.watches | figure.replaces) & kind:
                    found.append(card)
        return found

    def controller(self, thing: int) -> int:
        return self.owner(thing)

    def pointed(self, thing: int) -> int:
        return CREW + self.owner(thing) * FACES + self.cards.deck[thing].face

    def card(self, thing: int) -> Figure:
        return self.cards.deck[thing]

    # Whose and where.

    def clockwise(self, first: int) -> list[int]:
        """All sides in playing order."""
        return [(first + step) % self.sides for step in range(self.sides)]

    def others(self, you: int) -> list[int]:
        """The other sides, from the left."""
        return [(you + step) % self.sides for step in range(1, self.sides)]

    def solo_dummy(self, side: int) -> bool:
        """True for the solo game's dummy, whom no effect serves or shields (S9, O27)."""
        return side >= self.seats

    def owner(self, card: int) -> int:
        """The side whose Crew Mate a card is, -1 if it is nobody's."""
        for side in range(self.sides):
            if card in self.crews[side]:
                return side
        return -1

    def forbidden(self, side: int, what: int) -> int:
        """The Crew Mate of a side that says "cannot", -1 if there is none (R28)."""
        if self.forbids[side] & what == 0:
            return -1
        for card in self.crews[side]:
            if self.cards.deck[card].forbids & what:
                return card
        return -1

    def free_crew(self, side: int) -> list[int]:
        """A side's Crew Mates that are no part of the current chain (O9)."""
        return [card for card in self.crews[side] if not self.in_chain(card)]

    def in_chain(self, card: int) -> bool:
        return self.chain >> card & 1 == 1

    def name_of(self, card: int) -> str:
        return self.cards.deck[card].name

    # Codes.

    def hand_codes(self, seat: int) -> list[int]:
        codes = self.cards.hand_codes
        found = [codes[card] for card in self.hands[seat]]
        return distinct(found) if self.cards.copied else found

    def void_codes(self) -> list[int]:
        if self.cards.copied:
            return self.codes(self.void, VOID)
        return self.void.copy()  # every card is its own face, and the codes of the Void begin at 0

    def open_codes(self, seat: int) -> list[int]:
        """The cards a seat may invite: those of the Void and of its hand."""
        found = self.void_codes()
        if self.cards.copied:
            found.extend(self.hand_codes(seat))
            return found
        codes = self.cards.hand_codes
        for card in self.hands[seat]:
            found.append(codes[card])
        return found

    def crew_codes(self, side: int, cards: list[int]) -> list[int]:
        return self.codes(cards, CREW + side * FACES)

    def codes(self, cards: list[int], place: int) -> list[int]:
        """The codes of cards in a place; equal faces share one."""
        deck = self.cards.deck
        found = [place + deck[card].face for card in cards]
        return distinct(found) if self.cards.copied else found

    def in_hand(self, seat: int, code: int) -> int:
        return self.find(self.hands[seat], code - HAND)

    def in_void(self, code: int) -> int:
        return self.find(self.void, code - VOID)

    def in_crew(self, code: int) -> int:
        """The Crew Mate a code points at; one outside the chain if there is a choice of copies."""
        side = (code - CREW) // FACES
        face = (code - CREW) % FACES
        for card in self.crews[side]:
            if self.cards.deck[card].face == face and not self.in_chain(card):
                return card
        return self.find(self.crews[side], face)

    def pull(self, seat: int, code: int) -> int:
        """Take a card of the Void or of a hand by its code."""
        cards = self.hands[seat] if code >= HAND else self.void
        face = code % FACES
        at = 0
        while self.cards.deck[cards[at]].face != face:
            at += 1
        card = cards.pop(at)
        if code >= HAND and self.cards.copied:
            self.forget_like(seat, card)
        return card

    def find(self, cards: list[int], face: int) -> int:
        """The first card with a face, -1 if there is none."""
        for card in cards:
            if self.cards.deck[card].face == face:
                return card
        return -1

    # Moves of single cards.

    def take_from_hand(self, seat: int, card: int) -> None:
        """A hand card leaves to be laid open."""
        self.hands[seat].remove(card)
        if self.cards.copied:
            self.forget_like(seat, card)

    def forget_like(self, seat: int, card: int) -> None:
        """Nobody can tell a card that left a hand from its like, so what others knew of those is lost."""
        for like in self.hands[seat]:
            if self.cards.deck[like] is self.cards.deck[card]:
                self.knows[like] = 1 << seat

    def put_in_void(self, card: int) -> None:
        self.void.append(card)
        self.knows[card] = EVERYBODY

    def put_in_crew(self, side: int, card: int) -> None:
        figure = self.cards.deck[card]
        self.crews[side].append(card)
        self.knows[card] = EVERYBODY
        if side < self.seats:  # no effect serves or shields the dummy (S9, O27)
            self.watched |= figure.watches | figure.replaces
            self.forbids[side] |= figure.forbids

    def take_from_crew(self, side: int, card: int) -> None:
        self.crews[side].remove(card)
        if self.cards.deck[card].forbids and side < self.seats:
            self.forbids[side] = 0
            for mate in self.crews[side]:
                self.forbids[side] |= self.cards.deck[mate].forbids

    def draw(self, seat: int) -> int:
        """Move the top card of the Draw Pile to a hand."""
        card = self.pile.pop()
        self.hands[seat].append(card)
        self.knows[card] |= 1 << seat
        self.shown += 1
        return card


def distinct(codes: list[int]) -> list[int]:
    """Each code once, in order."""
    found: list[int] = []
    for code in codes:
        if code not in found:
            found.append(code)
    return found
