"""The verbs of World of Wonders: what happens to cards, units and tokens."""

from __future__ import annotations

from worldtable.engine.log import listed
from worldtable.engine.step import Step
from worldtable.games.world_of_wonders.card import EVENT, GREAT_WONDER, Event
from worldtable.games.world_of_wonders.codes import GREATS, PLACE
from worldtable.games.world_of_wonders.state import BUILT, State
from worldtable.games.world_of_wonders.units import FOREMAN, NO_UNITS, WORKER, Units, in_words

# Units.


def attach(s: State, place: int, unit: int, face: int) -> None:
    """Put a card on a location as a unit: a Constructor on a site, Military on a wall."""
    units = s.units[place]
    s.units[place] = units.replaced(unit, (*units.of(unit), face))
    recount(s, unit, 1)


def detach(s: State, place: int, unit: int) -> int:
    """Take the unit that came last off a location; its card."""
    units = s.units[place]
    cards = units.of(unit)
    s.units[place] = units.replaced(unit, cards[:-1])
    recount(s, unit, -1)
    return cards[-1]


def recount(s: State, unit: int, change: int) -> None:
    if unit == WORKER:
        s.workers += change
    elif unit == FOREMAN:
        s.foremen += change


def has_unit(s: State, place: int, unit: int) -> bool:
    return len(s.units[place].of(unit)) > 0


def discard_units(s: State, units: tuple[int, ...]) -> None:
    """Units go to the discard pile, where their fronts show."""
    if units:
        s.discard.extend(units)
        s.shown += 1


def strip_site(s: State, place: int) -> Units:
    """Take all Constructors off a site."""
    units = s.units[place]
    s.workers -= len(units.weak)
    s.foremen -= len(units.strong)
    s.units[place] = NO_UNITS
    return units


def lift(s: State, place: int) -> None:
    """All Constructors of a site are in the air."""
    seat = s.owner[place]
    units = strip_site(s, place)
    s.aside = s.aside + tuple([(seat, WORKER, card) for card in units.weak])
    s.aside = s.aside + tuple([(seat, FOREMAN, card) for card in units.strong])


def imagined(s: State, place: int, unit: int, change: int) -> State:
    """A table with more or fewer units at a location, whatever cards they are: nobody sees their fronts."""
    for _ in range(change):
        attach(s, place, unit, s.face[place])
    for _ in range(-change):
        detach(s, place, unit)
    return s


# The draw deck.


def take_top(s: State) -> int:
    """The top card of the draw deck, -1 if there is none (R58 to R61)."""
    if not s.deck:
        if s.emptied > 0 or not s.discard:
            return -1
        reshuffle(s)  # it had to wait for a discard
    face = s.deck.pop()
    s.shown += 1
    s.idle = 0
    if not s.deck:
        if s.emptied == 0:
            if s.discard:
                reshuffle(s)
        else:
            s.emptied = 2
            said = "The draw deck is empty for the second time: after this turn one more each, and {you:play} last."
            s.tell("DeckEmpty", said, s.active)
    return face


def reshuffle(s: State) -> None:
    """The discard pile becomes the draw deck, once in a game."""
    s.emptied = 1
    s.deck = s.discard
    s.discard = []
    s.shuffle(s.deck)
    said = "The draw deck is empty; {count:card} of the discard pile become the new one."
    s.tell("Said", said, count=len(s.deck))


def nothing_to_draw(s: State) -> None:
    s.tell("Said", "The draw deck is empty: nothing is drawn.")


def happen(s: State, drawer: int, face: int) -> None:
    """An event takes effect and leaves the game (R66)."""
    event = s.card(face)
    assert isinstance(event, Event)
    s.removed = (*s.removed, face)
    s.tell("EventHappens", "{you:draw} the event {card}: {more}", drawer, face, more=event.text)
    event.happen(s, drawer)


def draw_until(s: State, you: int, size: int) -> int:
    """Draw until a hand holds so many cards; the event that stops it, -1 if none does."""
    hand = s.hands[you]
    drawn: list[int] = []
    event = -1
    while len(hand) < size:
        face = take_top(s)
        if face < 0:
            break
        if s.cards.kinds[face] == EVENT:
            event = face
            break
        hand.append(face)
        drawn.append(face)
    if drawn:
        s.whisper("Drew", "{you:draw} {card}.", you, drawn)
    return event


class DrawCards(Step[State]):
    """An ability draws a number of cards; an event among them is replaced (R67)."""

    def __init__(self, player: int, count: int) -> None:
        self.player = player
        self.count = count

    def run(self, s: State) -> None:
        you = self.player
        size = len(s.hands[you]) + self.count
        event = draw_until(s, you, size)
        if event >= 0:
            s.push(DrawCards(you, size - len(s.hands[you])))
            happen(s, you, event)


# Deeds: what an announced ability does once the window has closed, as far as it still can (R52).


class Deed(Step[State]):
    """What an ability does, at some locations, perhaps with a number of units.

    It does nothing where its locations are no longer what they were.
    """

    how: str = ""  # what it does at each location, for screens

    def __init__(self, player: int, places: tuple[int, ...], unit: int = WORKER, count: int = 0) -> None:
        self.player = player
        self.places = places
        self.unit = unit
        self.count = count

    def touches(self, s: State) -> int:
        """The seats whose cards, units or hand it touches, as bits."""
        seats = 0
        for place in self.places:
            seats |= 1 << s.owner[place]
        return seats

    def aims(self) -> tuple[tuple[str, int], ...]:
        """What it is about, for screens: how, and the code of a location or a seat."""
        return tuple([(how, PLACE + place) for how, place in zip(self.how.split(", "), self.places, strict=True)])


def fizzle(s: State) -> None:
    s.tell("Said", "The ability finds nothing left to do.")


class DrawUnits(Deed):
    """Cards of the deck become Constructors on a site. An event in between happens and is replaced (R66, R67)."""

    how = "to"

    def run(self, s: State) -> None:
        left = self.count
        place = self.places[0]
        if not s.is_site(place):
            fizzle(s)
            return
        while left > 0:
            face = take_top(s)
            if face < 0:
                nothing_to_draw(s)
                return
            if s.cards.kinds[face] == EVENT:
                s.push(DrawUnits(self.player, self.places, self.unit, left))
                happen(s, self.player, face)
                return
            attach(s, place, self.unit, face)
            s.touch(s.owner[place])
            left -= 1
            said = "{units} comes from the deck to {there}."
            s.tell("CameFromDeck", said, self.player, place=place, unit=self.unit)

    def say(self, s: State, to: int) -> str:
        return f"{in_words(self.count, self.unit)} from the deck to {s.in_words(self.places[0], to)}"


class MoveUnit(Deed):
    """A Constructor goes from one site to another; this never destroys a site (R17)."""

    how = "from, to"

    def run(self, s: State) -> None:
        source, goal = self.places[0], self.places[1]
        if not (s.is_site(source) and s.is_site(goal) and has_unit(s, source, self.unit)):
            fizzle(s)
            return
        attach(s, goal, self.unit, detach(s, source, self.unit))
        s.touch(s.owner[source])
        s.touch(s.owner[goal])
        said = "{you:move} {units} from {there} to {them's} {second} site."
        s.tell("Moved", said, self.player, place=source, them=s.owner[goal], second=s.face[goal], unit=self.unit)

    def say(self, s: State, to: int) -> str:
        unit = in_words(1, self.unit)
        return f"move {unit} from {s.in_words(self.places[0], to)} to {s.in_words(self.places[1], to)}"


class DestroyUnits(Deed):
    """Constructors on sites are discarded, one for each place named. No window follows: it is no attack (R46)."""

    def aims(self) -> tuple[tuple[str, int], ...]:
        return tuple([("destroys on", PLACE + place) for place in sorted(set(self.places))])

    def run(self, s: State) -> None:
        for place in self.places:
            if s.is_site(place) and has_unit(s, place, self.unit):
                discard_units(s, (detach(s, place, self.unit),))
                said = "{you:destroy} {units} on {there}."
                s.tell("Destroyed", said, self.player, place=place, unit=self.unit)
            else:
                fizzle(s)

    def say(self, s: State, to: int) -> str:
        where: list[str] = []
        for place in self.places:
            name = s.in_words(place, to)
            if name not in where:
                where.append(name)
        return f"destroy {in_words(self.count, self.unit)} on {listed(where)}"


class FinishAny(Deed):
    """A basic building site is finished at once; if it is under attack, it is a building from now on (R36)."""

    how = "finishes"

    def run(self, s: State) -> None:
        place = self.places[0]
        if s.is_site(place):
            s.touch(s.owner[place])
            finish(s, place)
        else:
            fizzle(s)

    def say(self, s: State, to: int) -> str:
        return f"finish {s.in_words(self.places[0], to)} at once"


def finish(s: State, place: int) -> None:
    """Constructors, any surplus among them, are discarded; the card is constructed and ready (R16)."""
    face = s.face[place]
    owner = s.owner[place]
    discard_units(s, strip_site(s, place).all())
    s.tell("Finished", "{you's} {card} is finished.", owner, face)
    front = s.card(face)
    if front.kind != GREAT_WONDER:
        s.state[place] |= BUILT
        s.sites -= 1
        return
    s.clear(place)
    at = owner * GREATS + front.number
    s.great[at] += 1
    s.pieces[owner] += 1
    if s.great[at] == s.cards.greats[front.number].pieces and s.six_at_once:  # R62
        s.tell("SixPieces", "{you:own} all pieces of {card}: the game is won.", owner, face)
        s.top = 0


# Tokens and discards.


def gain_tokens(s: State, seat: int, count: int) -> None:
    s.tokens[seat] += count
    s.tell("GotTokens", "{you:get} {count:Wonder token}.", seat, count=count)


def discard_from_hand(s: State, seat: int, face: int) -> None:
    """A card that has left a hand is discarded."""
    s.discard.append(face)
    s.tell("DiscardedFromHand", "{you:discard} {card} from {your|the} hand.", seat, face)


def from_discard(s: State, count: int) -> tuple[int, ...]:
    """The top cards of the discard pile, as many as there are (R30)."""
    return tuple([s.discard.pop() for _ in range(min(count, len(s.discard)))])


def units_from_discard(s: State, you: int, place: int, unit: int, count: int) -> None:
    """The top cards of the discard pile go to a location as units."""
    cards = from_discard(s, count)
    for card in cards:
        attach(s, place, unit, card)
    said = "{units} from the discard pile {:go} to the {card}."
    s.tell("CameFromDiscard", said, you, place=place, unit=unit, count=len(cards))


def join_battle(s: State, you: int, unit: int, cards: tuple[int, ...]) -> None:
    """Cards become Military of the attacker, or of the attacked player."""
    side = s.attackers if you == s.active else s.defenders
    side = side.replaced(unit, side.of(unit) + cards)
    if you == s.active:
        s.attackers = side
    else:
        s.defenders = side
