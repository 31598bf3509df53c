"""What a seat sees of World Shapers, as zones of a screen."""

from __future__ import annotations

from worldtable.engine import laying
from worldtable.engine.scene import COLUMNS, COUNTERS, PILE, ROW, TRACK, Amount, Banner, Group, Piece, Thing, Zone
from worldtable.games.world_shapers import scoring
from worldtable.games.world_shapers.card import ELEMENTS, SOURCES, SUPPLY, UNIVERSAL, Power
from worldtable.games.world_shapers.instants import open_choice, open_wishes
from worldtable.games.world_shapers.layout import (
    COLUMN,
    DECK,
    DISCARD,
    HAND,
    IN_HAND,
    IN_POOL,
    OVERLOAD,
    PLACED,
    POOL,
)
from worldtable.games.world_shapers.questions import points_of
from worldtable.games.world_shapers.state import CRYSTALS, PICKING, State

CRYSTAL = "crystal"
MARKS = (
    ("closed", "Nobody may take it this turn."),
    ("leaving", "It goes to one of the players."),
    ("fresh", "It came with this pick."),
)  # of cards of the pool
OUT_OF_REACH = "The order of the sources puts what it asks for out of reach."
WITHOUT_CRYSTAL = "Without a crystal, the order of the sources puts what it asks for out of reach."


def unreachable(s: State, card: int, powers: list[Power]) -> bool:
    """Whether a card asks for the opposite element, which is never beside it (A2)."""
    element = s.cards.faces[card].element
    return element != UNIVERSAL and not all(power.reach(s, element) for power in powers)


def out_of_reach(s: State, card: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """States and notes of a card whose neighbours can never come: as it is, and with a crystal too."""
    printed = s.cards.faces[card]
    if not unreachable(s, card, s.powers(card)):
        return (), ()
    if not printed.activation or s.lit >> card & 1:
        return ("unreachable",), (OUT_OF_REACH,)
    if unreachable(s, card, printed.enhanced.all):
        return ("unreachable", "even with a crystal"), (OUT_OF_REACH,)
    return ("unreachable",), (WITHOUT_CRYSTAL,)


class Laying(laying.Laying):
    """What the seat has chosen under seal is marked for it alone."""

    def __init__(self, s: State, seat: int) -> None:
        super().__init__(s, seat)
        self.state = s
        self.chosen: list[int] = []  # the codes of what the seat pointed at for its sealed answer
        self.picked_card = -1  # the card it has picked face down
        answer = s.chosen[seat] if seat >= 0 and s.choosing >> seat & 1 else -1
        if answer >= 0:
            self.chosen = points_of(answer)
            self.picked_card = answer - IN_HAND if s.phase == PICKING else -1

    def states(self, code: int, *words: str) -> tuple[str, ...]:
        return ("chosen", *words) if code >= 0 and code in self.chosen else words

    def open(self, card: int, code: int, at: int, state: tuple[str, ...] = (), notes: tuple[str, ...] = ()) -> Thing:
        face = self.state.cards.shown[card]
        far, why = out_of_reach(self.state, card)
        return Thing(face.id, face, code, (at,), state=self.states(code, *state, *far), notes=(*notes, *why))

    def things(self, place: int) -> list[Thing]:
        """The hand without what is picked."""
        cards = [card for card in self.s.at[place] if card != self.picked_card]
        return [self.coded(card, place, at) for at, card in enumerate(cards)]

    def pick(self, card: int, side: int, at: int, *state: str) -> Thing:
        """A picked card of a side."""
        thing = self.open(card, IN_HAND + card, at, state)
        thing.pieces = (Piece("pick", owner=side),)
        return thing

    def collection(self, side: int) -> Zone:
        """Source tiles in row 0, cards below them; rows are the same for everybody (R42)."""
        s = self.state
        things: list[Thing] = []
        scored = scoring.scored(s, side)
        for place, element in enumerate(s.order):
            things.append(self.source(side, element, place))
            things.extend([self.placed(side, each, place) for each in scored if each.element == element])
        amounts = (Amount("complete rows", s.complete_rows(side)), Amount("incomplete rows", s.incomplete_rows(side)))
        label, groups = f"{self.whose(side)} collection", tuple(rows(s, side, scored))
        return Zone(f"collection-{side}", label, COLUMNS, things, side, amounts=amounts, groups=groups)

    def source(self, side: int, element: int, place: int) -> Thing:
        """A source tile with the symbols of its column; first is who has strictly the most of them (R44c)."""
        code = COLUMN + element if side == self.seat else -1
        count = self.state.symbols[side * 4 + element]
        others = [self.state.symbols[other * 4 + element] for other in range(self.state.sides) if other != side]
        state = self.states(code, "first") if count > max(others) else self.states(code)
        id = f"source-{side}-{element}"
        return Thing(id, SOURCES[element], code, (place, 0), state=state, amounts=(Amount("symbols", count),))

    def placed(self, side: int, scored: scoring.Scored, place: int) -> Thing:
        """A card of a collection: what it scores now and with a crystal, and for which cards it does."""
        s = self.state
        card, element = scored.card, scored.element
        printed = s.cards.faces[card]
        lit = s.lit >> card & 1
        amounts = [Amount("points", scored.points, printed.value or None, why=scored.why)]
        if printed.activation and not lit:
            amounts.append(Amount("enhanced", scoring.if_enhanced(s, side, scored)))
        notes: list[str] = []
        if printed.element == UNIVERSAL:
            amounts.append(Amount(ELEMENTS[element], printed.symbols))
            notes.append(f"Counts as {ELEMENTS[element]}.")
        thing = self.open(card, PLACED + card, place, notes=tuple(notes))
        thing.at = (place, scored.row + 1)
        thing.pieces = (Piece(CRYSTAL, lit, most=1),) if printed.activation else ()
        thing.amounts = tuple(amounts)
        thing.links = tuple(scored.links)
        return thing

    def pool(self) -> Zone:
        """The pool, and who wants which of its cards while a conflict makes somebody choose again."""
        s = self.state
        wishes = open_wishes(s)
        shut = (s.blocked, s.taken, s.fresh)
        things: list[Thing] = []
        for at, card in enumerate(s.at[POOL]):
            marks = [mark for mark, cards in zip(MARKS, shut, strict=True) if cards >> card & 1]
            state = tuple([word for word, _ in marks])
            notes = tuple([note for _, note in marks])
            thing = self.open(card, IN_POOL + card, at, state, notes)
            thing.pieces = tuple([Piece("wish", owner=seat) for seat, wish in wishes if wish == card])
            things.append(thing)
        return Zone("pool", "Pool", ROW, things)

    def picked(self) -> Zone:
        """The picked cards, open to all from the reveal on; before it a seat sees its own alone (R16, R17)."""
        s = self.state
        things: list[Thing] = []
        if self.picked_card >= 0:
            things.append(self.pick(self.picked_card, self.seat, 0, "hidden"))
        for side in range(s.sides):
            if s.picked[side] >= 0:
                things.append(self.pick(s.picked[side], side, len(things)))
        return Zone("picked", "Picked cards", ROW, things)

    def discarded(self, side: int) -> Zone:
        """Face down; its owner may look (A23)."""
        s = self.state
        id = f"discard-{side}"
        thing = self.open(s.discards[side], -1, 0, ("hidden",)) if side == self.seat else Thing(id, None, at=(0,))
        return Zone(id, f"{self.whose(side)} discard of this round", PILE, [thing], side)

    def supply(self) -> Zone:
        """All crystals that nobody has; one points at it to discard for one."""
        s = self.state
        crystals = (Piece(CRYSTAL, s.supply, most=CRYSTALS),)
        heap = Thing("supply", SUPPLY[(s.seats - 1) // 2], DISCARD, (0,), state=self.states(DISCARD), pieces=crystals)
        return Zone("supply", "Supply", COUNTERS, [heap])

    def whose(self, side: int) -> str:
        return "Your" if side == self.seat else f"{self.s.side_name(side)}'s"


def rows(s: State, side: int, scored: list[scoring.Scored]) -> list[Group]:
    """The rows of a collection, complete or not, with the cards that lie in them (R44a)."""
    found: list[Group] = []
    for row in range(s.complete_rows(side) + s.incomplete_rows(side)):
        codes = [PLACED + each.card for each in scored if each.row == row]
        kind = "complete row" if len(codes) == 4 else "incomplete row"
        found.append(Group(kind, f"Row {row + 1}", codes, (Amount("cards", len(codes), most=4),)))
    return found


def zones(s: State, seat: int) -> list[Zone]:
    laid = Laying(s, seat)
    found: list[Zone] = []
    own = max(seat, 0)
    for side in s.clockwise(own):
        found.append(laid.collection(side))
        found.append(laid.hand(HAND + side))
        if s.overload == side:
            thing = laid.open(OVERLOAD, PLACED + OVERLOAD, 0)
            whose = "your" if side == seat else f"{s.called(side)}'s"
            found.append(Zone(f"beside-{side}", f"Beside {whose} collection", ROW, [thing], side))
        if s.discards[side] >= 0:
            found.append(laid.discarded(side))
        if side == own:
            found.append(laid.picked())
            found.append(laid.pool())
            found.append(laid.supply())
            found.append(Zone("deck", "Deck", PILE, [], count=len(s.at[DECK])))
    if s.seats == 1:
        found.append(ranks(s))
    return found


def ranks(s: State) -> Zone:
    """The ranks of the solo game, each with the points it asks for; the player stands at the present one (R62)."""
    present = scoring.rank(scoring.score(s, 0))
    things: list[Thing] = []
    for at, face in enumerate(scoring.RANK_FACES):
        state = ("now",) if at == present else ()
        asked = (Amount("points", scoring.LEAST[at - 1] if at else 0),)
        things.append(Thing(f"rank-{at}", face, at=(at,), state=state, amounts=asked))
    return Zone("ranks", "Ranks", TRACK, things)


def banner(s: State, side: int) -> Banner:
    """Points, crystals and what a side is doing."""
    overload = (Piece(s.card_name(OVERLOAD)),) if side == s.overload else ()
    if s.imitation(side):
        return Banner(
            side, "The Imitation", code=s.side_code(side), pieces=overload
        )  # its points do not matter (A27)
    doing = ""
    if side in [ask.player for ask in s.asks]:
        doing = "chooses"
    elif s.choosing >> side & 1 and s.chosen[side] >= 0:
        doing = "has chosen"
    return Banner(
        side,
        s.name(side),
        code=s.side_code(side),
        doing=doing,
        score=scoring.score(s, side),
        state=("first",) if s.seats > 1 and side == s.lead else (),
        amounts=(Amount("discards", 0 if s.discards[side] >= 0 else 1, most=1),),
        pieces=(Piece(CRYSTAL, s.crystals[side]), *overload),
        notes=(open_choice(s, side),) if open_choice(s, side) else (),
    )
