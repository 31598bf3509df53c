"""What a seat may see of World Changers, and how the rest is dealt anew. The only code that knows what is hidden."""

from __future__ import annotations

from worldtable.engine.scene import FAN, PILE, ROW, Amount, Banner, Face, Keyword, Piece, Thing, Zone
from worldtable.games.world_changers.rules import ChooseForVoid, gaps
from worldtable.games.world_changers.scoring import score, stars
from worldtable.games.world_changers.state import (
    ASIDE,
    CREW,
    EVERYBODY,
    FACES,
    HAND,
    INVITE,
    SEAT,
    VOID,
    Figure,
    State,
)

KINDS = ("invite", "trigger", "end of game")
LINES = ("Invite", "Trigger", "End of Game")
COLOURS = ("blue", "orange", "purple")
SYMBOLS = ("✉", "⚡", "★")


def knows(s: State, seat: int, card: int) -> bool:
    """Whether a seat knows where a card is; a watcher knows what everybody knows."""
    if seat < 0:
        return s.knows[card] == EVERYBODY
    return s.knows[card] >> seat & 1 == 1


def face(figure: Figure) -> Face:
    kind = figure.kind
    line = f"{LINES[kind]}, Next Turn" if figure.next_turn else LINES[kind]
    return Face(
        figure.name,
        KINDS[kind],
        id=figure.id,
        line=line,
        text=figure.text,
        short=figure.short,
        brief=figure.brief,
        look=figure.look,
        colour=COLOURS[kind],
        symbol=SYMBOLS[kind],
        amounts=(Amount("value", figure.value),),
        keywords=(Keyword("Next Turn"),) if figure.next_turn else (),
    )


class Laying:
    """Makes things with ids that tell a face and no history: copies count up in reading order."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.seen: dict[str, int] = {}

    def open(self, card: int, place: int, at: int, state: tuple[str, ...] = (), notes: tuple[str, ...] = ()) -> Thing:
        figure = self.s.card(card)
        count = self.seen.get(figure.id, 0) + 1
        self.seen[figure.id] = count
        id = figure.id if count == 1 else f"{figure.id}-{count}"
        code = place + figure.face if place >= 0 else -1
        return Thing(id, face(figure), code, (at,), state=state, notes=notes)

    def row(self, cards: list[int], place: int) -> list[Thing]:
        return [self.open(card, place, at) for at, card in enumerate(cards)]

    def crew(self, side: int) -> list[Thing]:
        """Crew Mates: an Invite effect is spent, a star tells what it brings as things stand."""
        things = self.row(self.s.crews[side], CREW + side * FACES)
        brought = stars(self.s, side)
        for at, card in enumerate(self.s.crews[side]):
            figure = self.s.card(card)
            if figure.kind == INVITE:
                things[at].state = ("spent",)
            elif card in brought:
                things[at].amounts = (Amount("points", brought[card]), *times(figure))
        return things


def times(figure: Figure) -> tuple[Amount, ...]:
    """What a star does to the whole total, if it is not a number of points."""
    return (Amount("times", figure.times),) if figure.times > 1 else ()


def zones(s: State, seat: int) -> list[Zone]:
    laying = Laying(s)
    found = [
        void_zone(s, laying),
        pile_zone(s, seat, laying),
    ]
    if s.aside:
        found.append(aside_zone(s, seat, laying))
    for side in s.clockwise(max(seat, 0)):
        dummy = s.solo_dummy(side)
        label = "The dummy's crew" if dummy else f"{s.name(side)}'s crew"
        found.append(Zone(f"crew-{side}", label, ROW, laying.crew(side), side))
        if not dummy:
            found.append(hand_zone(s, seat, side, laying))
    return found


def void_zone(s: State, laying: Laying) -> Zone:
    """The Void, and how many gaps somebody is about to fill."""
    filling = len([ask for ask in s.asks if isinstance(ask, ChooseForVoid)]) > 0
    amounts = (Amount("gaps", gaps(s)),) if filling else ()
    return Zone("void", "The Void", ROW, laying.row(s.void, VOID), amounts=amounts)


def pile_zone(s: State, seat: int, laying: Laying) -> Zone:
    """The pile is a number of cards, and those whose place the seat has seen."""
    things: list[Thing] = []
    for depth, card in enumerate(reversed(s.pile)):
        if knows(s, seat, card):
            things.append(laying.open(card, -1, depth, ("known",), (f"It is card {depth + 1} from the top.",)))
    return Zone("pile", "Draw Pile", PILE, things, count=len(s.pile))


def aside_zone(s: State, seat: int, laying: Laying) -> Zone:
    things: list[Thing] = []
    for at, card in enumerate(s.aside):
        if knows(s, seat, card):
            things.append(laying.open(card, ASIDE, at))
        else:
            things.append(Thing(f"aside-{at}", None, at=(at,)))
    return Zone("aside", "Set aside", FAN, things, s.active, now=True)


def hand_zone(s: State, seat: int, owner: int, laying: Laying) -> Zone:
    """One's own hand as it is held; of others the cards one knows, then the backs of the rest."""
    hand = s.hands[owner]
    if seat == owner:
        return Zone(f"hand-{owner}", "Your hand", FAN, laying.row(hand, HAND), owner)
    known = sorted([card for card in hand if knows(s, seat, card)])
    things = [laying.open(card, -1, at, ("known",)) for at, card in enumerate(known)]
    for at in range(len(known), len(hand)):
        things.append(Thing(f"hand-{owner}-{at}", None, at=(at,)))
    return Zone(f"hand-{owner}", f"{s.name(owner)}'s hand", FAN, things, owner)


def banners(s: State) -> list[Banner]:
    """Chip, Reminder Token, Crew Mates and running total of each side."""
    return [banner(s, side) for side in range(s.sides)]


def banner(s: State, side: int) -> Banner:
    mates = (Amount("Crew Mates", len(s.crews[side])),)
    total = score(s, side)
    if s.solo_dummy(side):
        return Banner(side, "The dummy", code=SEAT + side, score=total, amounts=mates)
    passive = s.passive >> side & 1 == 1
    token = s.tokens >> side & 1 == 1
    return Banner(
        side,
        s.name(side),
        code=SEAT + side,
        doing="passive" if passive else "active",
        score=total,
        state=("passive",) if passive else ("active",),
        amounts=mates,
        pieces=(Piece("Reminder Token"),) if token else (),
        notes=("Must pass the next turn.",) if token else (),
    )


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
