"""Places as zones of a screen: what a seat sees of a row, a pile or a hand; and the same for games with lists of
their own: things side by side, backs, zones of a side."""

from __future__ import annotations

from worldtable.engine.places import Places
from worldtable.engine.scene import FAN, PILE, ROW, Amount, Thing, Zone


class Laying:
    """Makes things with ids that tell a face and no history: copies count up in reading order."""

    def __init__(self, s: Places, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.seen: dict[str, int] = {}

    def named(self, id: str) -> str:
        """An id that no thing before has."""
        count = self.seen.get(id, 0) + 1
        self.seen[id] = count
        return id if count == 1 else f"{id}-{count}"

    def open(self, card: int, code: int, at: int, state: tuple[str, ...] = (), notes: tuple[str, ...] = ()) -> Thing:
        face = self.s.card(card).as_printed()
        return Thing(self.named(self.s.card_id(card)), face, code, (at,), state=state, notes=notes)

    def coded(self, card: int, place: int, at: int) -> Thing:
        """A card that a code points at."""
        return self.open(card, self.s.deck.code_of[place][card], at)

    def things(self, place: int) -> list[Thing]:
        return [self.coded(card, place, at) for at, card in enumerate(self.s.at[place])]

    def row(self, place: int, label: str, amounts: tuple[Amount, ...] = ()) -> Zone:
        """Cards that all see, as they lie."""
        layout = self.s.layout
        return Zone(layout.ids[place], label, ROW, self.things(place), layout.owner[place], amounts=amounts)

    def pile(self, place: int, label: str) -> Zone:
        """A number of cards, and those whose place the seat has seen."""
        s = self.s
        things: list[Thing] = []
        for depth, card in enumerate(reversed(s.at[place])):
            if s.aware(self.seat, card):
                things.append(self.open(card, -1, depth, ("known",), (f"It is card {depth + 1} from the top.",)))
        return Zone(s.layout.ids[place], label, PILE, things, count=len(s.at[place]))

    def aside(self, place: int, label: str, owner: int) -> Zone:
        """Cards that lie face down for a moment; who knows them may choose among them."""
        s = self.s
        id = s.layout.ids[place]
        things = [
            self.coded(card, place, at) if s.aware(self.seat, card) else back(id, at)
            for at, card in enumerate(s.at[place])
        ]
        return Zone(id, label, FAN, things, owner, now=True)

    def hand(self, place: int) -> Zone:
        """One's own hand as it is held; of others the cards one knows, then the backs of the rest."""
        s = self.s
        id, owner, cards = s.layout.ids[place], s.layout.owner[place], s.at[place]
        if self.seat == owner:
            return Zone(id, "Your hand", FAN, self.things(place), owner)
        known = s.known(self.seat, place)
        things = [self.open(card, -1, at, ("known",)) for at, card in enumerate(known)]
        things.extend(backs(id, len(known), len(cards)))
        return Zone(id, f"{s.side_name(owner)}'s hand", FAN, things, owner)


# For any game.


def in_row(things: list[Thing]) -> list[Thing]:
    """Things side by side: each is told its number, from 0."""
    for at, thing in enumerate(things):
        thing.at = (at,)
    return things


def back(place: str, at: int) -> Thing:
    """A card that lies face down: nothing but its place tells it from others."""
    return Thing(f"{place}-{at}", None, at=(at,))


def backs(place: str, first: int, end: int) -> list[Thing]:
    """Those that lie face down behind the cards that a seat knows."""
    return [back(place, at) for at in range(first, end)]


def belonging(zones: list[Zone], side: int, whose: str) -> list[Zone]:
    """Zones of a side: their ids end with its number, their labels begin with whose they are."""
    for zone in zones:
        zone.id = f"{zone.id}-{side}"
        zone.label = f"{whose} {zone.label}"
        zone.owner = side
    return zones


def true_of(*words: tuple[str, bool]) -> tuple[str, ...]:
    """The words that hold, such as the states of a thing."""
    return tuple([word for word, holds in words if holds])
