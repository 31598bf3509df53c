"""What a seat may see of World Changers, and how the rest is dealt anew. The only code that knows what is hidden."""

from __future__ import annotations

from worldtable.engine.scene import COUNTERS, FAN, PILE, ROW, Face, Thing, Zone
from worldtable.games.world_changers.state import (
    ASIDE,
    CREW,
    EVERYBODY,
    FACES,
    HAND,
    SEAT,
    VOID,
    Figure,
    State,
)

KINDS = ("Invite", "Trigger", "End of Game")
COLOURS = ("blue", "orange", "purple")
SYMBOLS = ("✉", "⚡", "★")


def knows(s: State, seat: int, card: int) -> bool:
    """Whether a seat knows where a card is; a watcher knows what everybody knows."""
    if seat < 0:
        return s.knows[card] == EVERYBODY
    return s.knows[card] >> seat & 1 == 1


def face(figure: Figure) -> Face:
    badges = ("Next Turn",) if figure.next_turn else ()
    value = f"+{figure.value}" if figure.value > 0 else str(figure.value)
    kind = figure.kind
    return Face(figure.name, KINDS[kind], value, figure.text, badges, COLOURS[kind], SYMBOLS[kind])


class Laying:
    """Makes things with ids that tell a face and no history: copies count up in reading order."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.seen: dict[str, int] = {}

    def open(self, card: int, place: int, at: int, marks: tuple[str, ...] = ()) -> Thing:
        figure = self.s.card(card)
        count = self.seen.get(figure.id, 0) + 1
        self.seen[figure.id] = count
        id = figure.id if count == 1 else f"{figure.id}-{count}"
        code = place + figure.face if place >= 0 else -1
        return Thing(id, face(figure), code, marks, (at,))

    def row(self, cards: list[int], place: int) -> list[Thing]:
        return [self.open(card, place, at) for at, card in enumerate(cards)]


def zones(s: State, seat: int) -> list[Zone]:
    laying = Laying(s)
    found = [
        Zone("void", "The Void", ROW, laying.row(s.void, VOID)),
        pile_zone(s, seat, laying),
    ]
    if s.aside:
        found.append(aside_zone(s, seat, laying))
    for side in s.clockwise(max(seat, 0)):
        dummy = s.solo_dummy(side)
        label = "The dummy's crew" if dummy else f"{s.name(side)}'s crew"
        crew = laying.row(s.crews[side], CREW + side * FACES)
        found.append(Zone(f"crew-{side}", label, ROW, crew, side))
        if not dummy:
            found.append(hand_zone(s, seat, side, laying))
    found.append(Zone("chips", "Players", COUNTERS, [chip(s, side) for side in range(s.sides)]))
    return found


def pile_zone(s: State, seat: int, laying: Laying) -> Zone:
    """The pile is a number of cards, and those whose place the seat has seen."""
    things: list[Thing] = []
    for depth, card in enumerate(reversed(s.pile)):
        if knows(s, seat, card):
            things.append(laying.open(card, -1, depth, (f"card {depth + 1} from the top",)))
    count = len(s.pile)
    return Zone("pile", "Draw Pile", PILE, things, -1, "1 card" if count == 1 else f"{count} cards")


def aside_zone(s: State, seat: int, laying: Laying) -> Zone:
    things: list[Thing] = []
    for at, card in enumerate(s.aside):
        if knows(s, seat, card):
            things.append(laying.open(card, ASIDE, at))
        else:
            things.append(Thing(f"aside-{at}", None, -1, (), (at,)))
    return Zone("aside", "Set aside", FAN, things, s.active)


def hand_zone(s: State, seat: int, owner: int, laying: Laying) -> Zone:
    """One's own hand as it is held; of others the cards one knows, then the backs of the rest."""
    hand = s.hands[owner]
    note = "1 card" if len(hand) == 1 else f"{len(hand)} cards"
    if seat == owner:
        return Zone(f"hand-{owner}", "Your hand", FAN, laying.row(hand, HAND), owner, note)
    known = sorted([card for card in hand if knows(s, seat, card)])
    things = [laying.open(card, -1, at, ("you know this card",)) for at, card in enumerate(known)]
    for at in range(len(known), len(hand)):
        things.append(Thing(f"hand-{owner}-{at}", None, -1, (), (at,)))
    return Zone(f"hand-{owner}", f"{s.name(owner)}'s hand", FAN, things, owner, note)


def chip(s: State, side: int) -> Thing:
    if s.solo_dummy(side):
        return Thing(f"chip-{side}", Face("The dummy", "Dummy"), SEAT + side, (), (side,))
    passive = s.passive >> side & 1 == 1
    shown = Face(s.name(side), "Player Chip", "passive" if passive else "active", symbol="○" if passive else "●")
    marks = ("must pass the next turn",) if s.tokens >> side & 1 else ()
    return Thing(f"chip-{side}", shown, SEAT + side, marks, (side,))


def redeal(s: State, seat: int, seed: int) -> State:
    """Deal anew what the seat cannot know: other hands, the pile, the box, and chance itself."""
    other = s.clone()
    other.reseed(seed)
    other.happened = [fact.seen(seat) for fact in s.happened]
    unknown = other.box.copy()
    for hand in other.hands:
        unknown.extend([card for card in hand if not knows(s, seat, card)])
    unknown.extend([card for card in other.pile if not knows(s, seat, card)])
    unknown.extend([card for card in other.aside if not knows(s, seat, card)])
    unknown.sort()
    other.shuffle(unknown)
    other.shown = s.shown
    for owner in range(s.seats):
        if owner != seat:
            other.hands[owner] = redealt_hand(s, seat, owner, other, unknown)
    redealt_pile(s, seat, other.pile, 0, other, unknown)
    redealt_pile(s, seat, other.aside, 1 << s.active, other, unknown)
    unknown.sort()
    for card in unknown:
        other.knows[card] = 0
    other.box = unknown
    other.reopen()
    return other


def redealt_hand(s: State, seat: int, owner: int, other: State, unknown: list[int]) -> list[int]:
    """The cards the seat knows to be there, in an order that tells nothing, then unknown ones."""
    hand = sorted([card for card in s.hands[owner] if knows(s, seat, card)])
    while len(hand) < len(s.hands[owner]):
        card = unknown.pop()
        other.knows[card] = 1 << owner
        hand.append(card)
    return hand


def redealt_pile(s: State, seat: int, cards: list[int], knowers: int, other: State, unknown: list[int]) -> None:
    """New cards in all places the seat does not know."""
    for at in range(len(cards)):
        if not knows(s, seat, cards[at]):
            card = unknown.pop()
            other.knows[card] = knowers
            cards[at] = card
