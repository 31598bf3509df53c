"""A table of World Shapers for tests, laid out in words; collections are drawn as they lie on the table.

ann = '''
    air   earth  fire  water
    A02*  .      F26   .
'''
hands = {"Ann": "A05, W46", "Ben": "E22, F25"}
table = Table("Ann", "Ben", hands=hands, pool="A01, E13, W41", collections={"Ann": ann})
table.pick(Ann="A05", Ben="E22")
table.use(Ann="Place", Ben="Discard")
assert table.column("Ann", "air") == ["A02*", "A05"]

A head line names the sources from the left; without one they are air, earth, fire, water. `.` is an empty
place, `*` a crystal.
"""

from __future__ import annotations

from worldtable.games.world_shapers import scoring
from worldtable.games.world_shapers.card import ELEMENTS
from worldtable.games.world_shapers.game import WORLD_SHAPERS, WorldShapers
from worldtable.games.world_shapers.layout import (
    CARDS,
    DECK,
    FIRST_OF_EXPANSION,
    GONE,
    HAND,
    IN_HAND,
    IN_POOL,
    OVERLOAD,
    PLACED,
    POOL,
)
from worldtable.games.world_shapers.rules import HAND_SIZES, TURN
from worldtable.games.world_shapers.state import State
from worldtable.testing.sitting import Sitting

IMITATION = "Imitation"
LAST = -1  # the last round


class Table(Sitting):
    """Cards are named by their ids, separated by commas; the deck is listed from its top.

    Before a later turn of a round the hands have been passed on, so that others know them too.
    """

    def __init__(
        self,
        *names: str,
        hands: dict[str, str] | None = None,
        pool: str = "",
        deck: str = "",
        crystals: dict[str, int] | None = None,
        supply: int | None = None,
        round: int = LAST,
        turn: int = 1,
        overload: str = "",
        refill: bool = False,
        begin: bool = True,
        game: WorldShapers = WORLD_SHAPERS,
        collections: dict[str, str] | None = None,
    ) -> None:
        s = State(len(names), game.box)
        super().__init__(game, s, names)
        self.s = s
        s.reseed(0)
        drawn = {who: drawing(text) for who, text in (collections or {}).items()}
        orders = [order for order, _ in drawn.values()] or [[0, 1, 2, 3]]
        assert all(order == orders[0] for order in orders), "the sources lie in one order for everybody"
        s.prepare(orders[0])
        self.box = list(range(CARDS))
        for who, (order, columns) in drawn.items():
            for element, cards in zip(order, columns, strict=True):
                self.lay(self.side(who), element, cards)
        for who, ids in (hands or {}).items():
            s.at[HAND + self.side(who)] = sorted(self.cards(ids))
        s.passed = turn - 1
        s.turns = turn - 1
        s.at[POOL] = self.cards(pool)
        s.at[DECK] = self.cards(deck)[::-1]
        s.refill = refill
        if overload:
            self.box.remove(OVERLOAD)
            s.overload = self.side(overload)
        for who, count in (crystals or dict.fromkeys(names, 2)).items():
            s.crystals[self.seat(who)] = count
            s.supply -= count
        if supply is not None:
            s.supply = supply
        rounds = len(HAND_SIZES[len(names)])
        s.round = round if round != LAST else rounds
        s.at[GONE] = [card for card in self.box if card < FIRST_OF_EXPANSION]
        if begin:
            s.push(TURN)
            self.begin()

    # Laying out.

    def cards(self, ids: str) -> list[int]:
        """Take cards out of the box by their ids."""
        return [self.card(id) for id in words(ids)]

    def card(self, id: str) -> int:
        found = [card for card in self.box if self.s.cards.faces[card].id == id]
        assert found, f"there is no {id} left in the box"
        self.box.remove(found[0])
        return found[0]

    def lay(self, side: int, element: int, ids: list[str]) -> None:
        s = self.s
        for id in ids:
            card = self.card(id.rstrip("*"))
            assert s.cards.faces[card].element in (element, 4), f"{id} does not belong under {ELEMENTS[element]}"
            s.add(side, element, card)
            if id.endswith("*"):
                s.lit |= 1 << card
                s.supply -= 1

    # Playing: one keyword for each player, in words.

    def pick(self, **cards: str) -> None:
        """Everybody picks, by ids."""
        for who, id in cards.items():
            self.choose_code(who, IN_HAND + self.number(id))

    def use(self, **ways: str) -> None:
        """Everybody uses the picked card: by the beginning of a label."""
        for who, way in ways.items():
            self.choose_way(who, way)

    def choose_way(self, who: str, way: str) -> None:
        words = {"Place": "Place it", "Discard": "Discard it"}
        if way.startswith("Exchange "):
            id, _, under = way.removeprefix("Exchange ").partition(" under ")
            label = f"Exchange it for {self.title(id)}"
            self.choose(f"{label}, under {under}" if under else label, who)
        else:
            self.choose(words.get(way, f"Place it under {way}"), who)

    def enhance(self, **cards: str) -> None:
        """Put crystals on cards by ids; "" is nothing."""
        for who, id in cards.items():
            if id:
                self.choose_code(who, PLACED + self.number(id))
            else:
                self.choose("Enhance nothing", who)

    def choose_code(self, who: str, code: int) -> None:
        at = self.place(who)
        ask = self.s.asks[at]
        assert code in self.s.options[at], ask.why_not(self.s, code)
        self.choose(ask.label(self.s, code), who)

    # Looking.

    def side(self, who: str) -> int:
        return 1 if who == IMITATION else self.seat(who)

    def number(self, id: str) -> int:
        return next(face.face for face in self.s.cards.faces if face.id == id)

    def title(self, id: str) -> str:
        return self.s.cards.faces[self.number(id)].name

    def ids(self, cards: list[int]) -> list[str]:
        lit = self.s.lit
        return [self.s.cards.faces[card].id + ("*" if lit >> card & 1 else "") for card in cards]

    def column(self, who: str, element: str) -> list[str]:
        return self.ids(self.s.column(self.side(who), ELEMENTS.index(element)))

    def hand(self, who: str) -> list[str]:
        return self.ids(self.s.at[HAND + self.side(who)])

    @property
    def pool(self) -> list[str]:
        return self.ids(self.s.at[POOL])

    def crystals(self, who: str) -> int:
        return self.s.crystals[self.seat(who)]

    @property
    def supply(self) -> int:
        return self.s.supply

    def drawn(self, who: str) -> str:
        """The collection as text, in the way it is given."""
        columns = [self.ids(self.s.column(self.side(who), element)) for element in self.s.order]
        lines = [[ELEMENTS[element] for element in self.s.order]]
        for row in range(max(map(len, columns))):
            lines.append([column[row] if row < len(column) else "." for column in columns])
        return "\n".join("  ".join(f"{word:5}" for word in line).rstrip() for line in lines)

    def why_placed(self, who: str, id: str) -> str:
        return self.why(PLACED + self.number(id), who)

    def why_pool(self, who: str, id: str) -> str:
        return self.why(IN_POOL + self.number(id), who)


def words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def drawing(text: str) -> tuple[list[int], list[list[str]]]:
    """The order of the sources and the columns of a drawn collection."""
    lines = [line.split() for line in text.strip().splitlines()]
    order = [0, 1, 2, 3]
    if lines and all(word in ELEMENTS for word in lines[0]):
        order = [ELEMENTS.index(word) for word in lines.pop(0)]
    columns: list[list[str]] = [[], [], [], []]
    for row, line in enumerate(lines):
        assert len(line) == 4, f"a row has four places: {line}"
        for at, word in enumerate(line):
            if word != ".":
                assert len(columns[at]) == row, f"there is a gap above {word}"
                columns[at].append(word)
    return order, columns


class Scores:
    """The points of two to four drawn collections, card by card."""

    def __init__(self, *drawings: str, game: WorldShapers = WORLD_SHAPERS) -> None:
        names = [f"P{place + 1}" for place in range(max(len(drawings), 2))]
        collections = dict(zip(names, drawings, strict=False))
        self.table = Table(*names, begin=False, crystals=dict.fromkeys(names, 0), game=game, collections=collections)

    def of(self, id: str, player: int = 1) -> int:
        """What a card scores."""
        return self.entry(id, player).points

    def why(self, id: str, player: int = 1) -> str:
        return self.entry(id, player).why

    def entry(self, id: str, player: int) -> scoring.Scored:
        found = scoring.scored(self.table.s, player - 1)
        return next(each for each in found if self.table.s.cards.faces[each.card].id == id)

    def total(self, player: int = 1) -> int:
        s = self.table.s
        total = scoring.score(s, player - 1)
        assert total == sum(line.points for line in scoring.sheet(s, player - 1)), "the sheet sums to the score"
        return total

    def if_enhanced(self, id: str, player: int = 1) -> int:
        return scoring.if_enhanced(self.table.s, player - 1, self.entry(id, player))
