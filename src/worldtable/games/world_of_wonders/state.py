"""The table of World of Wonders: where the cards lie.

A card is its face, for copies cannot be told apart. Sites and constructed buildings are locations, each with a
place of its own; a location holds weak units (Workers or Militia) and strong ones (Foremen or Knights), whose
fronts nobody sees until they are discarded.

These are no places of `engine.places`, which keep who knows which card: here whoever put a unit down forgets its
front like all others. `open_to` and `hidden_from` say what a seat knows; census and redeal follow from them.
"""

from __future__ import annotations

from typing import Final

from worldtable.engine.step import BESIDE, Step
from worldtable.engine.window import Windows
from worldtable.games.world_of_wonders import units
from worldtable.games.world_of_wonders.card import EVENT, GREAT_WONDER, NATURAL_WONDER, Card, Cards
from worldtable.games.world_of_wonders.codes import GREAT, GREATS, HAPPENED, NATURAL, OPENING, PLACE, PLACES
from worldtable.games.world_of_wonders.log import Sentence

NOBODY: Final = -1
EMPTY: Final = -1
NONE: Final[tuple[int, ...]] = ()
ALSO_BESIDE: Final = BESIDE | {"announcer"}  # for screens alone

# The state of a location, as bits; a site has none of the first two.
BUILT: Final = 1
TURNED: Final = 2
ATTACKED: Final = 4  # this turn


class State(Windows):
    """Lists of faces; the last card of `deck` and of `discard` is on top."""

    def __init__(self, seats: int, cards: Cards) -> None:
        super().__init__(seats)
        self.cards = cards
        # The switches of the rulings.
        self.hand_defence = True
        self.six_at_once = True
        self.ordered = False
        # The cards.
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.hands: list[list[int]] = []
        self.removed: tuple[int, ...] = ()  # events that have happened
        self.coming: tuple[int, ...] = ()  # events that wait for the opening hands
        self.box: tuple[int, ...] = ()  # events that are not in the game
        self.events_secret = False  # which events take part was drawn by lot
        self.aside: tuple[tuple[int, int, int], ...] = ()  # Constructors in the air: whose, which unit, the card
        self.heap: tuple[tuple[int, int], ...] = ()  # to be discarded in some order: the group, the card
        # The locations, by place; an empty place has the face and the owner -1.
        self.face: list[int] = []
        self.owner: list[int] = []
        self.state: list[int] = []
        self.units: list[units.Units] = []
        self.chain: list[tuple[int, ...]] = []  # former holders of a stolen piece, the last one last
        self.sites = 0  # how many there are
        self.workers = 0  # on all sites
        self.foremen = 0
        # The districts: seat * GREATS + number of the Wonder.
        self.great: list[int] = []
        self.natural: list[int] = []
        self.pieces: list[int] = []  # by seat, of all Great Wonders
        self.used_first: list[int] = []  # uses in this round
        self.used_second: list[int] = []  # by seat, a bit for each Wonder
        self.tokens: list[int] = []
        # The turn.
        self.active = 0
        self.phase = OPENING
        self.turns = 0
        self.idle = 0  # turns in a row without a card from the deck
        self.emptied = 0  # how often the draw deck ran empty
        self.last_turns = -1  # how many turns are left, -1 while nobody knows
        self.peace = NOBODY  # no attacks until this seat's next turn
        self.forged = 0  # seats whose Militia count 2 this turn, as bits
        self.doubled = 0  # seats whose buildings have twice their strength this turn
        self.horses: tuple[tuple[int, int], ...] = ()  # whose Knights count 6, and at which place
        # The attack.
        self.target = EMPTY
        self.attackers = units.NO_UNITS
        self.defenders = units.NO_UNITS
        # What the window is about, and a hand that is looked at.
        self.announced: Step[State] | None = None  # what waits for reactions
        self.announcer = EMPTY  # the face of the card whose ability it is
        self.spy = NOBODY  # who looks into a hand
        self.spied = NOBODY  # whose hand it is

    def beside(self) -> frozenset[str]:
        return ALSO_BESIDE

    def clone(self) -> State:
        other = State(self.seats, self.cards)
        self.copy_to(other)
        other.hand_defence = self.hand_defence
        other.six_at_once = self.six_at_once
        other.ordered = self.ordered
        other.deck = self.deck.copy()
        other.discard = self.discard.copy()
        for hand in self.hands:
            other.hands.append(hand.copy())
        other.removed = self.removed
        other.coming = self.coming
        other.box = self.box
        other.events_secret = self.events_secret
        other.aside = self.aside
        other.heap = self.heap
        other.face = self.face.copy()
        other.owner = self.owner.copy()
        other.state = self.state.copy()
        other.units = self.units.copy()
        other.chain = self.chain.copy()
        other.sites = self.sites
        other.workers = self.workers
        other.foremen = self.foremen
        other.great = self.great.copy()
        other.natural = self.natural.copy()
        other.pieces = self.pieces.copy()
        other.used_first = self.used_first.copy()
        other.used_second = self.used_second.copy()
        other.tokens = self.tokens.copy()
        other.active = self.active
        other.phase = self.phase
        other.turns = self.turns
        other.idle = self.idle
        other.emptied = self.emptied
        other.last_turns = self.last_turns
        other.peace = self.peace
        other.forged = self.forged
        other.doubled = self.doubled
        other.horses = self.horses
        other.target = self.target
        other.attackers = self.attackers
        other.defenders = self.defenders
        other.announced = self.announced
        other.announcer = self.announcer
        other.spy = self.spy
        other.spied = self.spied
        return other

    def census(self) -> list[int]:
        return sorted(self.open_to(0) + self.hidden_from(0))

    # Who sees what: whatever a seat does not see is dealt anew.

    def sees_hand(self, seat: int, owner: int) -> bool:
        return owner == seat or (self.spied == owner and self.spy == seat)

    def open_to(self, seat: int) -> list[int]:
        """The cards whose place a seat knows."""
        cards = [*self.discard, *self.removed, *[face for face in self.face if face >= 0]]
        cards.extend([card for group, card in self.heap if group == units.THE_CARD])
        if not self.events_secret:
            cards.extend(self.box)
        for each in range(self.seats):
            if self.sees_hand(seat, each):
                cards.extend(self.hands[each])
            for great in self.cards.greats:
                cards.extend([great.face] * self.great[each * GREATS + great.number])
            for natural in self.cards.naturals:
                cards.extend([natural.face] * self.natural[each * GREATS + natural.number])
        return cards

    def hidden_from(self, seat: int) -> list[int]:
        """All others: the fronts of units are hidden from everybody."""
        cards = [*self.deck, *self.coming, *self.attackers.all(), *self.defenders.all()]
        cards.extend([card for _, _, card in self.aside])
        cards.extend([card for group, card in self.heap if group != units.THE_CARD])
        if self.events_secret:
            cards.extend(self.box)
        for each in range(self.seats):
            if not self.sees_hand(seat, each):
                cards.extend(self.hands[each])
        for there in self.units:
            cards.extend(there.all())
        return cards

    def deal_anew(self, seat: int, seed: int) -> None:
        """Hands of others, the deck, the fronts of units and chance itself; events are in the deck alone."""
        shown = self.shown
        hidden = sorted(self.hidden_from(seat))
        unknown = [card for card in hidden if self.cards.kinds[card] != EVENT]
        events = [card for card in hidden if self.cards.kinds[card] == EVENT]
        self.reseed(seed)
        self.shuffle(unknown)
        self.shuffle(events)
        self.happened = [fact.seen(seat) for fact in self.happened]
        for each in range(self.seats):
            if each != seat:
                self.standing[each] = 0
            if not self.sees_hand(seat, each):
                self.hands[each] = [unknown.pop() for _ in self.hands[each]]
        self.units = [there.dealt(unknown) for there in self.units]
        self.attackers = self.attackers.dealt(unknown)
        self.defenders = self.defenders.dealt(unknown)
        self.aside = tuple([(whose, unit, unknown.pop()) for whose, unit, _ in self.aside])
        self.heap = tuple([(group, card if group == units.THE_CARD else unknown.pop()) for group, card in self.heap])
        self.coming = tuple(sorted([events.pop() for _ in self.coming]))
        self.deck = unknown + [events.pop() for _ in range(len(self.deck) - len(unknown))]
        self.shuffle(self.deck)
        self.box = tuple(sorted(events if self.events_secret else self.box))
        self.shown = shown
        self.reopen()

    # What lies where.

    def is_site(self, place: int) -> bool:
        return self.owner[place] >= 0 and self.state[place] & BUILT == 0

    def is_built(self, place: int) -> bool:
        return self.state[place] & BUILT != 0

    def is_wall(self, place: int) -> bool:
        return self.owner[place] >= 0 and self.state[place] & BUILT != 0 and self.cards.walls[self.face[place]]

    def takes(self, place: int) -> int:
        """What a card of its owner's hand becomes at a location: a Worker, a Militia on a wall, -1 for nothing."""
        if self.state[place] & BUILT == 0:
            return units.WORKER
        return units.MILITIA if self.cards.walls[self.face[place]] else -1

    def built(self, seat: int) -> list[int]:
        """The places of a seat's constructed basic buildings."""
        return [place for place in range(len(self.owner)) if self.owner[place] == seat and self.is_built(place)]

    def own_sites(self, seat: int) -> list[int]:
        """The places of a seat's sites."""
        return [at for at in range(len(self.owner)) if self.owner[at] == seat and self.state[at] & BUILT == 0]

    def constructors(self, place: int) -> int:
        """The strength of the Constructors on a site, or of the garrison on a wall without doublings (R13)."""
        return self.units[place].strength()

    def twin(self, place: int) -> int:
        """The first location that cannot be told from this one: equal buildings share a code; sites, walls do not."""
        state = self.state[place]
        face = self.face[place]
        if state & BUILT == 0 or self.cards.walls[face] or self.marked(place):
            return place
        owner = self.owner[place]
        for other in range(place):
            same = self.face[other] == face and self.owner[other] == owner and self.state[other] == state
            if same and not self.marked(other):
                return other
        return place

    def marked(self, place: int) -> bool:
        """Whether a location is under attack, or somebody's Stables named it."""
        if place == self.target:
            return True
        return len(self.horses) > 0 and place in [at for _, at in self.horses]

    def rides(self, seat: int, place: int) -> bool:
        """Whether Knights of a seat count 6 at a location."""
        return len(self.horses) > 0 and (seat, place) in self.horses

    def turn(self, place: int, you: int) -> None:
        """A building is turned for its ability (R27)."""
        self.state[place] |= TURNED
        self.tell("Turned", "{you:use} the {card}.", you, self.face[place])

    def ready(self, place: int, seat: int) -> bool:
        """Whether a place is a seat's constructed building that has not been turned."""
        return self.owner[place] == seat and self.state[place] & (BUILT | TURNED) == BUILT

    def can_draw(self) -> bool:
        """Whether a card can come from the deck, perhaps after the shuffle that waits for a discard (R58, R61)."""
        return len(self.deck) > 0 or (self.emptied == 0 and len(self.discard) > 0)

    def fighting(self, seat: int) -> bool:
        """Whether a seat attacks or is attacked (R56)."""
        return self.target >= 0 and (seat == self.active or seat == self.owner[self.target])

    def card(self, face: int) -> Card:
        return self.cards.faces[face]

    def asking(self, seat: int, face: int) -> int:
        """The code of the card whose ability asks a seat: a mosaic, an event, or a building turned for it."""
        if face < 0:
            return -1
        front = self.card(face)
        if front.kind == GREAT_WONDER:
            return GREAT + front.number
        if front.kind == EVENT:
            return HAPPENED + face if face in self.removed else -1
        return self.location(seat, face, TURNED)

    def location(self, seat: int, face: int, state: int = 0) -> int:
        """The code of a seat's first location with a face, in some state, -1 if there is none."""
        for place in range(len(self.owner)):
            if self.owner[place] == seat and self.face[place] == face and self.state[place] & state == state:
                return PLACE + self.twin(place)
        return -1

    # The table in words.

    def whose(self, seat: int, to: int) -> str:
        return "your" if seat == to else f"{self.name(seat)}'s"

    def title(self, place: int) -> str:
        """What a location is called in its district; equal ones are numbered."""
        built = self.state[place] & BUILT
        name = self.card_name(self.face[place]) + ("" if built else " site")
        own = [at for at in range(len(self.owner)) if self.owner[at] == self.owner[place] and self.twin(at) == at]
        same = [at for at in own if self.face[at] == self.face[place] and self.state[at] & BUILT == built]
        return f"{name} {same.index(self.twin(place)) + 1}" if len(same) > 1 else name

    def in_words(self, place: int, to: int) -> str:
        """A location with its owner, its units and whether it has been turned, in words for a seat."""
        if self.owner[place] < 0:
            return "an empty place"
        held = self.units[place].said(self.is_built(place))
        turned = "turned" if self.state[place] & TURNED else ""
        inside = ", ".join([part for part in (held, turned) if part])
        name = f"{self.whose(self.owner[place], to)} {self.title(place)}"
        return f"{name} ({inside})" if inside else name

    def card_name(self, card: int) -> str:
        return self.cards.faces[card].name

    def card_id(self, card: int) -> str:
        return self.cards.faces[card].id

    def seen_at(self, card: int, to: int) -> int:
        """The code of a card where a seat has it: a location, a mosaic, a Natural Wonder, an event."""
        code = self.location(to, card)
        if code >= 0:
            return code
        front = self.card(card)
        if front.kind == GREAT_WONDER:
            return GREAT + front.number
        if front.kind == NATURAL_WONDER and self.natural[to * GREATS + front.number]:
            return NATURAL + to * GREATS + front.number
        return HAPPENED + card if front.kind == EVENT else -1

    def tell(
        self,
        called: str,
        sentence: str,
        you: int = -1,
        card: int = -1,
        *,
        place: int = -1,
        them: int = -1,
        second: int = -1,
        unit: int = units.WORKER,
        count: int = 1,
        more: str = "",
    ) -> None:
        """Note what happened, to a card or at a location, as a sentence (see `engine.log` and `log.Sentence`)."""
        if not self.telling:
            return
        cards = (self.face[place],) if place >= 0 else (card,) if card >= 0 else NONE
        if second >= 0:
            cards = (*cards, second)
        owner = self.owner[place] if place >= 0 else you
        line = Sentence(called, sentence, you, owner if them < 0 else them, cards, count, -1, -1, False)
        line.owner = owner
        line.site = place >= 0 and self.is_site(place)
        line.unit = unit
        line.more = more
        self.note(line)

    def whisper(self, called: str, sentence: str, you: int, cards: list[int], them: int = -1) -> None:
        """The same of cards that `you` alone may know."""
        if self.telling:
            self.note(Sentence(called, sentence, you, them, tuple(cards), len(cards), -1, -1, True))

    # Moves of single cards.

    def lay_site(self, seat: int, face: int) -> int:
        """Put a card down as a site in the first empty place."""
        place = 0
        while place < len(self.owner) and self.owner[place] >= 0:
            place += 1
        if place == len(self.owner):
            assert place < PLACES
            self.face.append(EMPTY)
            self.owner.append(NOBODY)
            self.state.append(0)
            self.units.append(units.NO_UNITS)
            self.chain.append(NONE)
        self.face[place] = face
        self.owner[place] = seat
        self.sites += 1
        return place

    def clear(self, place: int) -> None:
        """Empty a place whose units have gone."""
        if self.state[place] & BUILT == 0:
            self.sites -= 1
        self.face[place] = EMPTY
        self.owner[place] = NOBODY
        self.state[place] = 0
        self.chain[place] = NONE
