"""What a seat may see of World Shapers, and how the rest is dealt anew. The only code that knows what is hidden."""

from __future__ import annotations

from worldtable.engine.scene import COLUMNS, COUNTERS, FAN, PILE, ROW, Face, Thing, Zone
from worldtable.games.world_shapers import log, scoring
from worldtable.games.world_shapers.cards.points import Vicinity
from worldtable.games.world_shapers.questions import sealed_options
from worldtable.games.world_shapers.state import (
    COLUMN,
    FIRST_OF_EXPANSION,
    HAND,
    ICONS,
    OVERLOAD,
    PLACED,
    POOL,
    SEAT,
    UNIVERSAL,
    Power,
    State,
    WorldCard,
)

KINDS = ("Air", "Earth", "Fire", "Water", "Universal")
COLOURS = ("yellow", "green", "red", "blue", "purple")
SYMBOLS = ("☁", "▲", "✹", "≈", "◇")
UNREACHABLE = "unreachable this game"


def knows(s: State, seat: int, side: int) -> bool:
    """Whether a seat has held the hand that lies at a side and so knows what is left of it."""
    return seat >= 0 and s.seen[side] >> seat & 1 == 1


def face(card: WorldCard, value: str) -> Face:
    text = f"{card.text} Enhanced: {card.enhanced_text}" if card.activation else card.text
    badges = [f"no. {card.number}"]
    if card.symbols > 1:
        badges.append(f"{card.symbols} symbols")
    if card.dots:
        badges.append("•" * card.dots)
    if card.activation:
        badges.append("activation place")
    if card.place == OVERLOAD:
        return Face(card.name, "Overload", value, text, tuple(badges), "grey", "!")
    element = card.element
    kind = f"{KINDS[element]}, {ICONS[card.icon]}"
    return Face(card.name, kind, value, text, tuple(badges), COLOURS[element], SYMBOLS[element])


def unreachable(s: State, card: int, powers: list[Power]) -> bool:
    """Whether a vicinity card asks for the opposite element, which is never beside it (A2)."""
    element = s.cards.faces[card].element
    for power in powers:
        if isinstance(power, Vicinity) and element != UNIVERSAL and not power.reach(s, element):
            return True
    return False


class Laying:
    """Lays out things for one seat; what the seat has chosen under seal is marked for it alone."""

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.chosen = s.chosen[seat] if seat >= 0 and s.choosing >> seat & 1 else -1

    def thing(self, id: str, shown: Face | None, code: int, marks: list[str], at: tuple[int, ...]) -> Thing:
        if code >= 0 and code == self.chosen:
            marks = ["your choice", *marks]
        return Thing(id, shown, code, tuple(marks), at)

    def loose(self, card: int, code: int, at: int, marks: list[str]) -> Thing:
        """A card outside the collections: it shows what is printed."""
        printed = self.s.cards.faces[card]
        if unreachable(self.s, card, printed.basic):
            marks = [*marks, UNREACHABLE]
        return self.thing(printed.id, face(printed, str(printed.value)), code, marks, (at,))

    def collection(self, side: int) -> Zone:
        """Source tiles in row 0, cards below them; rows are the same for everybody (R42)."""
        s = self.s
        things: list[Thing] = []
        scored = scoring.scored(s, side)
        at = 0
        for place, element in enumerate(s.order):
            tile = Face(f"{KINDS[element]} source", "", "", "", (), COLOURS[element], SYMBOLS[element])
            code = COLUMN + element if side == self.seat else -1
            things.append(self.thing(f"source-{side}-{element}", tile, code, [], (place, 0)))
            for row in range(s.heights[side * 4 + element]):
                things.append(self.placed(side, element, row, place, scored[at]))
                at += 1
        rows = f"complete rows: {s.complete_rows(side)}, incomplete rows: {s.incomplete_rows(side)}"
        return Zone(f"collection-{side}", f"{self.whose(side)} collection", COLUMNS, things, side, rows)

    def placed(self, side: int, element: int, row: int, place: int, scored: scoring.Scored) -> Thing:
        """A card of a collection: its value is what it scores now; marks tell what a crystal would change."""
        s = self.s
        card = scored.card
        printed = s.cards.faces[card]
        marks: list[str] = []
        if s.lit >> card & 1:
            marks.append("enhanced")
        elif printed.activation:
            marks.append(f"{scoring.if_enhanced(s, side, element, row, card)} if enhanced")
        marks.append(scored.why)
        if printed.element == UNIVERSAL:
            marks.append(f"counts as {KINDS[element].lower()}")
        if unreachable(s, card, s.powers(card)):
            marks.append(UNREACHABLE)
        return self.thing(printed.id, face(printed, str(scored.points)), PLACED + card, marks, (place, row + 1))

    def hand(self, side: int) -> Zone:
        """One's own hand; of others the cards one has held before, or backs."""
        s = self.s
        hand = s.hands[side]
        note = "1 card" if len(hand) == 1 else f"{len(hand)} cards"
        label = f"{self.whose(side)} hand"
        if side == self.seat:
            things = [self.loose(card, HAND + card, at, []) for at, card in enumerate(hand)]
        elif knows(s, self.seat, side):
            things = [self.loose(card, -1, at, ["you know this card"]) for at, card in enumerate(hand)]
        else:
            things = [Thing(f"hand-{side}-{at}", None, -1, (), (at,)) for at in range(len(hand))]
        return Zone(f"hand-{side}", label, FAN, things, side, note)

    def pool(self) -> Zone:
        s = self.s
        things: list[Thing] = []
        for at, card in enumerate(s.pool_cards):
            marks: list[str] = []
            if s.blocked >> card & 1:
                marks.append("nobody may take it this turn")
            if s.taken >> card & 1:
                marks.append("taken")
            if s.fresh >> card & 1:
                marks.append("new")
            things.append(self.loose(card, POOL + card, at, marks))
        return Zone("pool", "Pool", ROW, things)

    def picked(self) -> Zone:
        s = self.s
        things: list[Thing] = []
        for side in range(s.sides):
            if s.picked[side] >= 0:
                things.append(self.loose(s.picked[side], -1, len(things), [f"picked by {self.whom(side)}"]))
        return Zone("picked", "Picked cards", ROW, things)

    def discarded(self, side: int) -> Zone:
        """Face down; its owner may look (A23)."""
        s = self.s
        if side == self.seat:
            things = [self.loose(s.discards[side], -1, 0, ["discarded"])]
        else:
            things = [Thing(f"discard-{side}", None, -1, ("discarded",), (0,))]
        return Zone(f"discard-{side}", f"{self.whose(side)} discard of this round", PILE, things, side)

    def whose(self, side: int) -> str:
        if side == self.seat:
            return "Your"
        return "The Imitation's" if self.s.imitation(side) else f"{self.s.name(side)}'s"

    def whom(self, side: int) -> str:
        return "you" if side == self.seat else self.s.side_name(side)


def zones(s: State, seat: int) -> list[Zone]:
    laying = Laying(s, seat)
    found: list[Zone] = []
    for step in range(s.sides):
        side = (max(seat, 0) + step) % s.sides
        found.append(laying.collection(side))
        found.append(laying.hand(side))
        if s.overload == side:
            thing = laying.loose(OVERLOAD, -1, 0, [])
            whose = "your" if side == seat else f"{s.side_name(side)}'s"
            found.append(Zone(f"beside-{side}", f"Beside {whose} collection", ROW, [thing], side))
        if s.discards[side] >= 0:
            found.append(laying.discarded(side))
        if step == 0:
            found.append(laying.pool())
            if max(s.picked) >= 0:
                found.append(laying.picked())
            found.append(Zone("players", "Players and supply", COUNTERS, counters(s)))
    return found


def counters(s: State) -> list[Thing]:
    things = [player(s, side) for side in range(s.sides)]
    tiles = "1 set of source tiles" if s.seats <= 2 else "2 sets of source tiles in the same order"
    supply = Face("Supply", "", log.crystals_in_words(s.supply), tiles)
    things.append(Thing("supply", supply, -1, (), (s.sides,)))
    deck = Face("Deck", "", "1 card" if len(s.deck) == 1 else f"{len(s.deck)} cards")
    things.append(Thing("deck", deck, -1, (), (s.sides + 1,)))
    return things


def player(s: State, side: int) -> Thing:
    marks: list[str] = []
    if side in [ask.player for ask in s.asks]:
        marks.append("still to choose")
    if side == s.overload:
        marks.append(f"{s.name_of(OVERLOAD)} beside the collection")
    if s.discards[side] >= 0:
        marks.append("has discarded this round")
    if s.imitation(side):
        return Thing(f"player-{side}", Face("The Imitation", "solo opponent"), SEAT + side, tuple(marks), (side,))
    if s.seats > 1 and side == s.lead:
        marks.append("lead seat")
    shown = Face(s.name(side), "", log.crystals_in_words(s.crystals[side]))
    return Thing(f"player-{side}", shown, SEAT + side, tuple(marks), (side,))


def redeal(s: State, seat: int, seed: int) -> State:
    """Deal anew what the seat cannot know: hands it never held, deck, box, sealed answers, and chance itself."""
    other = s.clone()
    other.reseed(seed)
    other.happened = [fact.seen(seat) for fact in s.happened]
    unknown = [card for card in [*s.deck, *s.boxed] if card != OVERLOAD]
    for side in range(s.sides):
        if not knows(s, seat, side):
            unknown.extend(s.hands[side])
    unknown.sort()
    other.shuffle(unknown)
    other.boxed = boxed_anew(unknown, len(s.boxed))
    for side in range(s.sides):
        if not knows(s, seat, side):
            other.hands[side] = sorted([unknown.pop() for _ in s.hands[side]])
    if OVERLOAD in s.deck:  # it is dealt in a later round: no hand of this one holds it (R66)
        unknown.append(OVERLOAD)
        other.shuffle(unknown)
    other.deck = unknown
    for each in range(s.seats):
        if each != seat and s.choosing >> each & 1 and s.chosen[each] >= 0:
            options = sealed_options(other, each)
            other.chosen[each] = options[other.roll(len(options))]
    other.shown = s.shown
    other.reopen()
    return other


def boxed_anew(unknown: list[int], count: int) -> list[int]:
    """Cards for the box out of the unknown ones: none of the expansion, which came in after it (R63)."""
    boxed: list[int] = []
    at = len(unknown)
    while len(boxed) < count:
        at -= 1
        if unknown[at] < FIRST_OF_EXPANSION:
            boxed.append(unknown.pop(at))
    return boxed
