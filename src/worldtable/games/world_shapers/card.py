"""What is printed on a card of World Shapers (R4): its effects, its numbers, and how its file tells them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from worldtable.engine import card
from worldtable.engine.card import CardSet, Reading
from worldtable.engine.cardset import Entry
from worldtable.engine.layout import Deck
from worldtable.engine.printing import LYING, Print
from worldtable.engine.scene import Amount, Face, Keyword, Term
from worldtable.engine.wording import quoted
from worldtable.games.world_shapers.layout import FIRST_OF_EXPANSION, OVERLOAD, TABLE

if TYPE_CHECKING:
    from worldtable.games.world_shapers.state import State

ELEMENTS: Final = ("air", "earth", "fire", "water")
EVERY_ELEMENT: Final = 15
UNIVERSAL: Final = 4  # after the elements 0 to 3
GROUPS = (*ELEMENTS, "universal")
COLOURS = ("yellow", "green", "red", "blue", "purple")
SYMBOLS = ("☁", "▲", "✹", "≈", "◇")
NO_ELEMENT = "no element"
LOOKS = (
    "golden sky, floating island",
    "green sky, peaks and pines",
    "burning sky, volcano",
    "moonlit sky, sea with a sailboat",
)
SETS = 2  # of source tiles
SOURCES = [
    Face(f"{name.capitalize()} source", "source", group=name, look=look, colour=colour, symbol=symbol)
    for name, look, colour, symbol in zip(ELEMENTS, LOOKS, COLOURS, SYMBOLS, strict=False)
]
SUPPLY = (  # a set of source tiles serves two players
    Face("Supply", "supply", text="1 set of source tiles."),
    Face("Supply", "supply", text="2 sets of source tiles in the same order."),
)
MOST_POINTS: Final = 20

# The icons of cards (R5).
ICONS: Final = ("points", "instant", "scoring", "special")
SCORING: Final = 2

TAKEN_OUT: Final = (3, 1, 2, 3, 3)  # by players: cards with so many dots or more (R9)

# When an instant effect happens (R40), as bits.
GAINS: Final = 1
WORKS: Final = 2  # on collections and pool
EXTRA: Final = 4


class Part(Entry):
    """One effect as a file tells it: an inline table. What is wrong with it is a problem of its card's entry."""

    def __init__(self, entry: Entry, list_of: str, values: dict[str, object]) -> None:
        super().__init__(entry.file, entry.line, values, {})
        self.entry = entry
        self.list_of = list_of  # basic or enhanced effects
        self.read = ["effect"]

    def called(self) -> str:
        return f"{self.entry.called()}, {self.list_of} effect {quoted(self.values.get('effect', ''))}"

    def problem(self, key: str, text: str) -> None:
        self.entry.problem(self.list_of, text)

    def elements(self) -> list[int]:
        """Two to four different elements."""
        wanted = f"two to four of {', '.join(ELEMENTS)}"
        found = self.value("elements", wanted)
        if isinstance(found, list) and 2 <= len(found) <= 4:
            places = [ELEMENTS.index(each) for each in found if each in ELEMENTS]
            if len(places) == len(found) == len(set(places)):
                return places
        self.must("elements", found, f"name {wanted}")
        return [0, 1]

    def needs(self) -> list[int]:
        """For each neighbour that is needed the elements that serve, as bits."""
        wanted = 'one or two neighbours, each an element, a list of elements or "any"'
        found = self.value("needs", wanted)
        if isinstance(found, list) and 1 <= len(found) <= 2:
            bits = [need_bits(each) for each in found]
            if 0 not in bits:
                return bits
        self.must("needs", found, f"be {wanted}")
        return [EVERY_ELEMENT]


def need_bits(need: object) -> int:
    """The elements that serve a need, as bits; 0 if it names none."""
    if need == "any":
        return EVERY_ELEMENT
    bits = 0
    for name in need if isinstance(need, list) else [need]:
        if name not in ELEMENTS:
            return 0
        bits |= 1 << ELEMENTS.index(name)
    return bits


class Power:
    """One effect of a card with its numbers. Its subclasses are the game's vocabulary."""

    says: str = ""  # what it does, for people who choose effects
    effect: str = ""  # its name in the vocabulary
    kind: str = ""  # of its points, for the score sheet
    stage: int = 0  # of an instant effect: when it happens
    needed: int = 0  # of a vicinity effect: how many neighbours
    fixed: bool = False  # its points are printed on the card whatever lies around it
    copies: bool = False  # it copies another card during scoring
    swaps: bool = False  # it swaps a card with the pool
    reads: str = ""  # its numbers in a card's file: element, points, most
    element: int = 0  # it is about
    amount: int = 0  # the points it gives, each time or in all
    most: int = -1  # the cap on them, -1 if there is none
    sources: int = 0  # virtual sources it gives during scoring

    def read(self, part: Part) -> None:
        """Take the numbers from a card's file."""
        if "element" in self.reads:
            self.element = ELEMENTS.index(part.choice("element", ELEMENTS))
        if "points" in self.reads:
            self.amount = part.number("points", 1, MOST_POINTS)
        if "most" in self.reads:
            self.most = part.number("most", 1, MOST_POINTS, -1)

    # Its formula.

    def terms(self, enhanced: bool) -> list[Term]:
        return [Term(self.effect, self.number(), self.of(), self.most if self.most >= 0 else None, enhanced)]

    def number(self) -> int:
        return self.amount or 1  # one card, one more pick

    def of(self) -> tuple[str, ...]:
        """What it is about."""
        return ()

    # Scoring for a side, at a place of its collection.

    def points(self, s: State, side: int, element: int, row: int) -> int:
        return 0

    def why(self, s: State, side: int, element: int, row: int) -> str:
        """The reason for these points in words, "" if it scores nothing ever."""
        return ""

    def neighbours(self, s: State, side: int, element: int, row: int) -> list[int]:
        """The elements of the neighbours it scores for."""
        return []

    def missing(self, s: State, side: int, element: int, row: int) -> int:
        """How many of the neighbours it needs are not there."""
        return 0

    def beside(self) -> str:
        """The neighbours it needs, in words."""
        return ""

    def reach(self, s: State, element: int) -> bool:
        """Whether the order of the source tiles lets its needs be met in a column (A2)."""
        return True

    # Working at once.

    def gain(self, s: State, you: int, order: list[int]) -> None:
        """Take crystals (R50)."""

    def others_gain(self, s: State, you: int, order: list[int]) -> None:
        """Let the others take crystals (R41)."""

    def work(self, s: State, you: int, me: int) -> None:
        """Schedule an effect on collections and pool."""


class Powers:
    """The effects of a card, as it is or with a crystal on it."""

    def __init__(self, powers: list[Power]) -> None:
        self.all = powers
        self.scores = [power for power in powers if not power.stage]  # those that can give points
        self.stage = 0  # of the instant ones, or-ed
        for power in powers:
            self.stage |= power.stage


class Card(card.Card["State"]):
    """What is printed on a card; `face` is the card itself, wherever it lies."""

    basic: Powers
    enhanced: Powers

    def __init__(self) -> None:
        super().__init__()
        self.number = 0
        self.element = UNIVERSAL
        self.symbols = 1  # of its column (R44b)
        self.dots = 0
        self.icon = 0  # among ICONS
        self.value = 0  # the creation points printed on it
        self.enhanced_text = ""
        self.activation = False  # has a place for a crystal
        self.copying = False  # has an effect that copies

    def read(self, entry: Entry) -> None:
        self.activation = "enhanced" in entry.values
        super().read(entry)
        self.number = entry.number("number", 1, 999)
        self.symbols = entry.number("symbols", 1, 4, 1)
        self.dots = entry.number("dots", 0, 2, 0)
        self.icon = ICONS.index(entry.choice("icon", ICONS))

    def words(self, entry: Entry) -> str:
        self.enhanced_text = entry.text("enhanced_text", None if self.activation else "")
        text = entry.text("text")
        return f"{text} Enhanced: {self.enhanced_text}" if self.activation else text

    def has(self, basic: list[Power], enhanced: list[Power]) -> None:
        """Its effects, and the points among them that are printed on it."""
        self.basic = Powers(basic)
        self.enhanced = Powers(enhanced)
        self.value = sum([power.amount for power in basic if power.fixed])
        self.copying = any([power.copies for power in self.powers()])

    def powers(self) -> list[Power]:
        """All its effects, those with a crystal too."""
        return [*self.basic.all, *self.enhanced.all]

    def group(self) -> str:
        return "" if self.face == OVERLOAD else GROUPS[self.element]

    def as_printed(self) -> Face:
        icon, group = ICONS[self.icon], self.group()
        amounts = [Amount("points", self.value), Amount("number", self.number)]
        if self.symbols > 1:
            amounts.append(Amount("symbols", self.symbols))
        if self.dots:
            amounts.append(Amount("dots", self.dots))
        formula = [term for power in self.basic.all for term in power.terms(False)]
        formula.extend([term for power in self.enhanced.all for term in power.terms(True)])
        return self.shown_as(
            icon,
            group=group,
            line=f"{group.capitalize()}, {icon}" if group else icon.capitalize(),
            colour=COLOURS[self.element] if group else "grey",
            symbol=SYMBOLS[self.element] if group else "!",
            amounts=tuple(amounts),
            keywords=(Keyword("socket"),) if self.activation else (),
            formula=tuple(formula),
        )

    def head(self) -> str:
        dots = " " + "•" * self.dots if self.dots else ""
        return f"{self.id} {self.name} ({self.value}), {self.group() or NO_ELEMENT}, {ICONS[self.icon]}{dots}"

    def details(self) -> dict[str, object]:
        return {
            "number": self.number,
            "element": self.group() or NO_ELEMENT,
            "icon": ICONS[self.icon],
            "value": self.value,
            "symbols": self.symbols,
            "dots": self.dots,
        }


class Cards(CardSet):
    """A set of cards: 51, and the 4 of the expansion."""

    def __init__(self, reading: Reading, parts: object, faces: list[Card]) -> None:
        super().__init__(reading, parts, faces)
        self.faces = faces
        self.numbers = Deck(TABLE, faces, alike=True)
        base = range(FIRST_OF_EXPANSION)
        self.decks = [[card for card in base if faces[card].dots < dots] for dots in TAKEN_OUT]
        self.taken_out = [[card for card in base if faces[card].dots >= dots] for dots in TAKEN_OUT]
        self.expansion = range(FIRST_OF_EXPANSION, len(faces))
        self.overload_points = faces[OVERLOAD].value
        self.shown = [face.as_printed() for face in faces]  # as a screen draws them

    def prints(self) -> list[Print]:
        """Two sets of source tiles, the cards, and those of the expansion (R1)."""
        sources = [Print(source, SETS, shape=LYING, back="sources") for source in SOURCES]
        base = [Print(face) for face in self.shown[:FIRST_OF_EXPANSION]]
        return [*sources, *base, *[Print(face, 1, "Expansion") for face in self.shown[FIRST_OF_EXPANSION:]]]
