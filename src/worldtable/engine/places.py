"""The table declared once: places that hold cards, who may see what lies there, and how cards move.

A game lists its places in a `Layout`, the only word on what is hidden. What lies where is `s.at[PLACE]`, for a place
that every seat has `s.at[HAND + seat]`. From the layout follow the copy of a table, its census, the codes that point
at cards, who knows what, and the redeal.
"""

from __future__ import annotations

from typing import Any, Final

from worldtable.engine.card import Card
from worldtable.engine.compiled import mypyc_attr
from worldtable.engine.effect import Faces
from worldtable.engine.layout import ALL, OWNER, Deck, Layout
from worldtable.engine.log import Told
from worldtable.engine.step import State

NONE: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Places(Faces):
    """A state whose cards lie in places. A card is a number; its face tells what is printed on it."""

    at: list[list[int]]
    knows: list[int]  # for each card, which seats know where it is, or-ed

    def __init__(self, seats: int, layout: Layout, deck: Deck) -> None:
        super().__init__(seats)
        self.layout = layout
        self.deck = deck
        self.sides = seats

    def lay_out(self, cards: list[int], box: int) -> None:
        """An empty table with cards in the box. The last place of sides that are not there is left out."""
        absent = self.layout.sides - self.sides if self.layout.owner[-1] >= 0 else 0
        self.at = [[] for _ in range(len(self.layout.ids) - absent)]
        self.at[box] = cards
        self.knows = [0] * len(self.deck.face_of)
        self.happened = [fact.gathered() for fact in self.happened]

    def copy_to(self, other: State) -> None:
        assert isinstance(other, Places)
        super().copy_to(other)
        at = self.at.copy()
        for place in self.deck.moving[self.sides]:
            at[place] = at[place].copy()
        other.at = at
        other.knows = self.knows.copy()

    def beside(self) -> frozenset[str]:
        return super().beside() | {"deck", "layout"}

    def census(self) -> list[int]:
        return sorted([card for cards in self.at for card in cards])

    # Moves: nothing else changes where a card lies, and nothing but `show` and these teaches.

    def move(self, card: int, start: int, end: int) -> int:
        """A card goes from one place to another; who sees the new place learns it. What number it has there."""
        take(card, self.at[start])
        if self.deck.copied and self.layout.seen_by[start] == OWNER:
            self.forget_like(card, start)
        self.left(card, start)
        return self.put(card, end)

    def draw(self, start: int, end: int) -> int:
        """The last card of a pile, its top, goes to another place; whoever sees that is shown something."""
        if self.layout.sees[end]:
            self.shown += 1
        return self.put(self.at[start].pop(), end)

    def put(self, card: int, end: int) -> int:
        """A card that lies nowhere comes to a place. What number it has there."""
        sees = self.layout.sees[end]
        if self.knows[card] != sees:
            if self.deck.copied and sees == self.layout.everybody:
                card = self.first_like(card)
            self.knows[card] = self.knows[card] | sees  # in place it would cost more
        self.at[end].append(card)
        self.came(card, end)
        return card

    def first_like(self, card: int) -> int:
        """The first of the cards that look like one and that not everybody has seen; the two change names.

        So the numbers of open cards tell the order in which they were opened and nothing of where they were hidden.
        """
        first = self.first_free(card, 0)
        self.change_names(card, first)
        return first

    def first_free(self, card: int, taken: int) -> int:
        """The first card that looks like one, that not everybody has seen, and that is not taken (bits)."""
        for like in range(len(self.knows)):
            free = self.knows[like] != self.layout.everybody and not taken >> like & 1
            if free and self.deck.face_of[like] == self.deck.face_of[card]:
                return like
        return card

    def change_names(self, one: int, other: int) -> None:
        """Two cards that look alike take each other's number, with all that seats know of where they lie."""
        if one == other:
            return
        for cards in self.at:
            for spot in range(len(cards)):
                if cards[spot] == one:
                    cards[spot] = other
                elif cards[spot] == other:
                    cards[spot] = one
        self.knows[one], self.knows[other] = self.knows[other], self.knows[one]
        self.happened = [fact.renamed(one, other) for fact in self.happened]

    def bury(self, card: int, start: int, end: int) -> None:
        """A card goes under a pile."""
        self.move(card, start, end)
        self.at[end].insert(0, self.at[end].pop())

    def move_all(self, start: int, end: int) -> int:
        """All cards of a place go to another, in their order. How many they are."""
        cards = self.at[start]
        moved = 0
        while cards:
            card = cards.pop(0)
            self.left(card, start)
            self.put(card, end)
            moved += 1
        return moved

    def show(self, card: int, seats: int) -> None:
        """Seats, as bits, learn where a card is."""
        self.knows[card] |= seats
        self.shown += 1

    def forget_like(self, card: int, place: int) -> None:
        """Nobody can tell a card that left a hand from its like, so what others knew of those is lost."""
        for like in self.at[place]:
            if self.deck.face_of[like] == self.deck.face_of[card]:
                self.knows[like] = self.layout.sees[place]

    def left(self, card: int, start: int) -> None:
        """What else changes when a card leaves a place."""

    def came(self, card: int, end: int) -> None:
        """What else changes when a card comes to a place."""

    # Who knows what.

    def aware(self, seat: int, card: int) -> bool:
        """Whether a seat knows where a card is; a watcher knows what everybody knows."""
        bits = self.bits(seat)
        return self.knows[card] & bits == bits

    def bits(self, seat: int) -> int:
        """What `knows` has of a card that a seat knows."""
        return 1 << seat if seat >= 0 else self.layout.everybody

    def known(self, seat: int, place: int) -> list[int]:
        """The cards of a place that a seat knows, sorted."""
        return sorted([card for card in self.at[place] if self.aware(seat, card)])

    def hidden(self, seat: int) -> list[int]:
        """The places where a seat can know no card; `knows` tells of single ones everywhere else."""
        return NONE

    def holder(self, place: int) -> int:
        """Who knows what lies in a place that others do not see, as bits."""
        return self.layout.sees[place]

    def deal_anew(self, seat: int, seed: int) -> None:
        """Deal anew what a seat cannot know: hidden cards in hidden places, and chance itself."""
        box = self.layout.box
        self.reseed(seed)
        shown = self.shown
        self.happened = [fact.seen(seat) for fact in self.happened]
        hidden = [each for each in range(len(self.at)) if self.layout.seen_by[each] != ALL and each != box]
        if self.deck.copied:
            self.name_anew(hidden, seat)
        bits = self.bits(seat)
        unknown = [card for card in range(len(self.knows)) if self.knows[card] & bits != bits]
        self.shuffle(unknown)
        for place in hidden:
            if not (self.layout.seen_by[place] == OWNER and self.layout.owner[place] == seat):
                self.fill_anew(place, seat, unknown)
        rest = [card for card in self.at[box] if self.knows[card] & bits == bits]
        for card in unknown:
            self.knows[card] = 0
            rest.append(card)
        rest.sort()
        self.at[box] = rest
        self.shown = shown
        self.reopen()

    def name_anew(self, hidden: list[int], seat: int) -> None:
        """Hidden cards that a seat knows get numbers in reading order, for it cannot tell like ones apart."""
        taken = 0
        for place in hidden:
            for spot in range(len(self.at[place])):
                card = self.at[place][spot]
                if self.aware(seat, card) and self.knows[card] != self.layout.everybody:
                    first = self.first_free(card, taken)
                    self.change_names(card, first)
                    taken |= 1 << first

    def fill_anew(self, place: int, seat: int, unknown: list[int]) -> None:
        """Unknown cards in all spots that a seat does not know; where order means nothing, known ones come first."""
        cards = self.at[place]
        bits = self.bits(seat)
        if not self.layout.ordered[place]:
            known = sorted([card for card in cards if self.knows[card] & bits == bits])
            cards = known + [card for card in cards if self.knows[card] & bits != bits]
            self.at[place] = cards
        holder = self.holder(place)
        for spot in range(len(cards)):
            if self.knows[cards[spot]] & bits != bits:
                card = unknown.pop()
                cards[spot] = card
                self.knows[card] = holder

    # Codes.

    def codes(self, place: int) -> list[int]:
        """The codes that point at the cards of a place; equal faces share one."""
        return self.at[place].copy() if self.deck.plain[place] else self.with_codes([], place)

    def with_codes(self, found: list[int], place: int) -> list[int]:
        """Codes, followed by those that point at the cards of a place."""
        codes = self.deck.code_of[place]
        for card in self.at[place]:
            code = codes[card]
            if not self.deck.copied or code not in found:
                found.append(code)
        return found

    def cards_at(self, place: int, code: int) -> list[int]:
        """The cards of a place that a code points at."""
        codes = self.deck.code_of[place]
        return [card for card in self.at[place] if codes[card] == code]

    def card_at(self, place: int, code: int) -> int:
        """The first of them."""
        codes = self.deck.code_of[place]
        for card in self.at[place]:
            if codes[card] == code:
                return card
        raise AssertionError(f"{code} points at nothing in {self.layout.ids[place]}")

    def place_at(self, code: int) -> int:
        """The place whose cards a code points at, seen from a hand's owner; -1 if it points at no card."""
        for place in range(len(self.at)):
            first = self.layout.code[place]
            if 0 <= first <= code < first + self.layout.faces:
                return place
        return -1

    def where(self, card: int) -> int:
        """The place where a card lies, -1 if it lies nowhere."""
        for place in range(len(self.at)):
            if card in self.at[place]:
                return place
        return -1

    # What is printed.

    def card(self, thing: int) -> Card[Any]:
        return self.deck.cards[thing]

    def card_name(self, card: int) -> str:
        return self.deck.cards[card].name

    def card_id(self, card: int) -> str:
        return self.deck.cards[card].id

    # What measurements ask.

    def hand_of(self, side: int) -> list[int]:
        return [card for place in self.deck.hands[side] if place < len(self.at) for card in self.at[place]]

    def cards_behind(self, code: int) -> list[str]:
        place = self.place_at(code)
        return [self.deck.faces[code - self.layout.code[place]].id] if place >= 0 else []

    # Words.

    def describe(self, code: int, to: int) -> str:
        """What a code points at, in words for a seat."""
        layout = self.layout
        place = self.place_at(code)
        if place < 0:
            return "Decline" if code == layout.decline else self.side_name(code - layout.seats)
        name = self.deck.faces[code - layout.code[place]].name
        owner = layout.owner[place]
        if layout.seen_by[place] == OWNER or owner in (-1, to):
            return name
        return f"{self.side_name(owner)}'s {name}"

    def place_in_words(self, code: int, to: int) -> str:
        """The place a code belongs to, in words for a seat."""
        layout = self.layout
        place = self.place_at(code)
        if place < 0:
            return "the players" if layout.seats <= code < layout.seats + layout.sides else "the buttons"
        owner = layout.owner[place]
        if layout.seen_by[place] == OWNER:
            return f"your {layout.words[place]}"
        if owner < 0:
            return layout.words[place]
        return f"your own {layout.words[place]}" if owner == to else f"{self.called(owner)}'s {layout.words[place]}"

    def clockwise(self, first: int) -> list[int]:
        """All sides in playing order."""
        return [(first + step) % self.sides for step in range(self.sides)]

    # What the log asks.

    def tell(
        self,
        called: str,
        sentence: str,
        you: int = -1,
        card: int = -1,
        cards: list[int] = NONE,
        *,
        them: int = -1,
        start: int = -1,
        end: int = -1,
        latest: int = 0,
        spot: int = -1,
        spots: list[int] = NONE,
        number: int = 0,
        given: int = -1,
        seats: list[int] = NONE,
    ) -> None:
        """Note what happened, as a sentence (see `engine.log`). Rules never read it, searches never write it.

        It is about a card, about cards, or about so many that came to `end` as the latest.
        """
        if self.telling:
            about = (card,) if card >= 0 else tuple(self.latest(end, latest) if latest else cards)
            told = Told(called, sentence, you, them, about, len(about), start, end, False)
            told.spots = (spot,) if spot >= 0 else tuple(spots)
            told.number = number
            told.given = given
            told.seats = tuple(seats)
            self.note(told)

    def whisper(
        self,
        called: str,
        sentence: str,
        you: int,
        cards: list[int] = NONE,
        *,
        start: int = -1,
        end: int = -1,
        latest: int = 0,
    ) -> None:
        """The same of cards that `you` alone may know."""
        if self.telling:
            about = tuple(self.latest(end, latest) if latest else cards)
            self.note(Told(called, sentence, you, -1, about, len(about), start, end, True))

    def latest(self, place: int, count: int) -> list[int]:
        """The cards that came to a place last, in their order."""
        return self.at[place][-count:]

    def side_code(self, side: int) -> int:
        return self.layout.seats + side

    def zone_id(self, place: int) -> str:
        return self.layout.ids[place]

    def seen_at(self, card: int, to: int) -> int:
        place = self.where(card)
        if place < 0 or self.layout.code[place] < 0:
            return -1
        seen_by = self.layout.seen_by[place]
        if seen_by == ALL or (seen_by == OWNER and self.layout.owner[place] == to):
            return self.deck.code_of[place][card]
        return -1


def take(card: int, cards: list[int]) -> None:
    """Take a card away that lies among others."""
    for spot in range(len(cards)):
        if cards[spot] == card:
            cards.pop(spot)
            return
    raise AssertionError(f"{card} does not lie there")


def distinct(codes: list[int]) -> list[int]:
    """Each code once, in order."""
    found: list[int] = []
    for code in codes:
        if code not in found:
            found.append(code)
    return found
