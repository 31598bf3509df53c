"""What is printed: buildings, Great Wonders, Natural Wonders and events, their abilities, and a set of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from worldtable.engine import card
from worldtable.engine.card import LOOKS, CardSet, Reading
from worldtable.engine.cardset import Entry
from worldtable.engine.log import counted
from worldtable.engine.printing import Print
from worldtable.engine.scene import Amount, Face
from worldtable.engine.step import NO_REASON, Reason
from worldtable.games.world_of_wonders.codes import COPIES

if TYPE_CHECKING:
    from worldtable.games.world_of_wonders.state import State

# The kinds of cards.
BUILDING: Final = 0
GREAT_WONDER: Final = 1
NATURAL_WONDER: Final = 2
EVENT: Final = 3
KINDS: Final = ("building", "Great Wonder", "Natural Wonder", "event")
TYPES: Final = ("basic building", "Great Wonder", "Natural Wonder", "event")
LINES: Final = ("Basic building", "Great Wonder", "Natural Wonder", "Event")
SITE_LINES: Final = ("Building site", "Site of a Great Wonder", "", "")
COLOURS: Final = ("brown", "gold", "green", "purple")
SYMBOLS: Final = ("⌂", "▲", "❀", "⚡")
MOST_COPIES: Final = COPIES // 3  # in each of the three groups
ROOM: Final = (("short", 11), ("brief", 60))  # letters, where there is little room


class Card(card.Card["State"]):
    """The front of a card."""

    kind: int = BUILDING
    fields: tuple[str, ...] = ("name", "values", "effect", "copies")

    def __init__(self) -> None:
        super().__init__()
        self.number = 0  # among those of its kind
        self.cost = 0
        self.defence = 0
        self.points = 0
        self.base = 0  # copies in every game
        self.four = 0  # more copies with four and more players
        self.six = 0  # more copies with six and more
        self.kickstarter = False

    def read(self, entry: Entry) -> None:
        super().read(entry)
        for key, most in ROOM:
            found = entry.text(key, "")
            if len(found) > most:
                entry.problem(key, f"{entry.called()}: {key} has {len(found)} letters; it may have {most}.")

    def as_printed(self) -> Face:
        return self.drawn(KINDS[self.kind], LINES[self.kind])

    def as_site(self) -> Face:
        return self.drawn("site", SITE_LINES[self.kind])

    def drawn(self, kind: str, line: str) -> Face:
        colour, symbol = COLOURS[self.kind], SYMBOLS[self.kind]
        group, amounts = KINDS[self.kind], self.numbers()
        return self.shown_as(kind, group=group, line=line, colour=colour, symbol=symbol, amounts=amounts)

    def numbers(self) -> tuple[Amount, ...]:
        """The numbers that are printed on it."""
        return ()

    def head(self) -> str:
        facts = [f"cost {self.cost}"] if self.cost else []
        facts += [f"defence {self.defence}"] if self.defence else []
        facts += [counted(self.points, "point")] if self.points else []
        return ", ".join([self.name, TYPES[self.kind], *facts])

    def details(self) -> dict[str, object]:
        groups = [("base", self.base), ("4+", self.four), ("6+", self.six)]
        return {
            "type": TYPES[self.kind],
            "cost": self.cost,
            "defence": self.defence,
            "points": self.points,
            "effect": self.effect,
            "amount": self.amount,
            "groups": ", ".join([f"{count} {name}" for name, count in groups if count]),
            "kickstarter": self.kickstarter,
            "origins": self.origins,
        }

    def prints(self) -> list[Print]:
        """Its copies by the part of the box they come in (R3)."""
        face = self.as_printed()
        if self.kickstarter:
            return [Print(face, self.copies, "Kickstarter cards")]
        groups = ((self.base, "2 and 3 players"), (self.four, "4 and 5"), (self.six, "6 and 7"))
        return [Print(face, copies, part) for copies, part in groups if copies]

    def copies_for(self, seats: int) -> int:
        return self.base + (self.four if seats >= 4 else 0) + (self.six if seats >= 6 else 0)


class Ability:
    """What a building or a Great Wonder can do. Its subclasses are the vocabulary."""

    times: int = 0  # when it is used, as bits (R54); 0 if it always works
    second: bool = False  # of a Great Wonder, for tokens
    wall: bool = False
    reinforces: bool = False  # brings units to a battle
    helps_farms: bool = False  # each constructed piece adds its amount to a Farm
    strengthens: bool = False  # and to the strength of its owner's buildings and sites
    says: str = ""
    amounts: tuple[int, int] = (0, 0)  # what `amount` may be, (0, 0) if it has none
    asks: str = ""  # for a location
    wants: str = ""  # what may be chosen, for refusals
    rule: str = "R31"  # that says so
    word: str = ""  # an answer in a word
    sites: bool = True  # only sites may be chosen

    def __init__(self) -> None:
        self.text = ""
        self.amount = 0
        self.face = 0  # of the card that has it

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.face})"

    def refusal(self, s: State, you: int, when: int) -> Reason:
        """Why it cannot be used at a moment that `times` allows; NO_REASON if it can."""
        return NO_REASON

    def use(self, s: State, you: int) -> None:
        """Schedule it; its card has been turned, or it has been paid for."""

    def warns(self, s: State, you: int) -> str:
        """Why a player is asked again who wants to use it now; "" if it is meant so."""
        return ""

    # An ability that is used at a location, in the words of its question (see `questions.Aimed`).

    def asked(self, s: State, you: int) -> str:
        return self.asks

    def fits(self, s: State, you: int, place: int) -> bool:
        """Whether a location may be chosen."""
        return False

    def chosen(self, s: State, you: int, place: int) -> None:
        """Use it there."""

    def remark(self, s: State, place: int) -> str:
        """What is told of a location besides."""
        return ""

    def imagine(self, s: State, you: int, place: int) -> State | None:
        """A copy of the table as it would be then, None if its answer shows that."""
        return None

    # An ability that works in battles or always.

    def reinforce(self, s: State, you: int) -> None:
        """Bring units to the player's side of the battle."""

    def brings(self, s: State, you: int) -> int:
        """The strength of the units it would bring to the battle."""
        return 0


NOTHING: Final = Ability()


class Building(Card):
    """A basic building."""

    def __init__(self, ability: Ability) -> None:
        super().__init__()
        self.ability = ability

    def read(self, entry: Entry) -> None:
        super().read(entry)
        self.cost = entry.number("cost", 1, 20)
        self.defence = entry.number("defence", 1, 20)
        self.points = entry.number("points", 0, 20)
        self.amount = self.ability.amount = entry.amount("amount", self.ability.amounts)
        self.base = entry.number("base", 0, MOST_COPIES)
        self.four = entry.number("four", 0, MOST_COPIES, 0)
        self.six = entry.number("six", 0, MOST_COPIES, 0)
        self.copies = self.copies_for(6) or 1
        self.kickstarter = entry.flag("kickstarter")

    def numbers(self) -> tuple[Amount, ...]:
        return (Amount("cost", self.cost), Amount("defence", self.defence), Amount("points", self.points))


class Great(Card):
    """A piece of a Great Wonder."""

    kind = GREAT_WONDER

    def __init__(self, first: Ability, second: Ability) -> None:
        super().__init__()
        self.first = first
        self.second = second
        self.pieces = 6

    def read(self, entry: Entry) -> None:
        self.cost = self.points = entry.number("cost", 1, 20)  # R63
        self.pieces = self.base = self.copies = entry.number("pieces", 1, 9)
        super().read(entry)

    def words(self, entry: Entry) -> str:
        return f"{self.first.text} For {self.cost} tokens: {self.second.text}"

    def numbers(self) -> tuple[Amount, ...]:
        return (Amount("cost", self.cost), Amount("points", self.points))


class Natural(Card):
    kind = NATURAL_WONDER

    def read(self, entry: Entry) -> None:
        super().read(entry)
        self.base = self.copies = entry.number("pieces", 1, MOST_COPIES)


class Event(Card):
    """An event. Its subclasses are the vocabulary."""

    kind = EVENT

    def read(self, entry: Entry) -> None:
        super().read(entry)
        self.amount = entry.amount("amount", self.amounts)

    def prints(self) -> list[Print]:
        return [Print(self.as_printed(), 1, "Events")]

    def happen(self, s: State, drawer: int) -> None:
        """Schedule what it does to everybody."""


class Cards(CardSet):
    """A set of cards."""

    def __init__(self, reading: Reading, faces: list[Card]) -> None:
        entries = reading.entries
        parts = [[each for each in sorted(entry.values.items()) if each[0] not in LOOKS] for entry in entries]
        super().__init__(reading, parts, faces)
        self.faces = faces
        self.greats = [face for face in faces if isinstance(face, Great)]
        self.naturals = [face for face in faces if isinstance(face, Natural)]
        self.events = [face for face in faces if isinstance(face, Event)]
        for face in faces:
            if isinstance(face, Building):
                face.ability.face = face.face
            elif isinstance(face, Great):
                face.first.face = face.second.face = face.face
        # What is looked up often, by face.
        self.abilities = [face.ability if isinstance(face, Building) else NOTHING for face in faces]
        self.shown = [face.as_printed() for face in faces]  # for screens
        self.as_sites = [face.as_site() for face in faces]
        self.kinds = [face.kind for face in faces]
        self.costs = [face.cost for face in faces]
        self.defences = [face.defence for face in faces]
        self.times = [ability.times for ability in self.abilities]
        self.walls = [ability.wall for ability in self.abilities]
        self.farm_bonus = [great.first.amount if great.first.helps_farms else 0 for great in self.greats]
        self.strength_bonus = [great.first.amount if great.first.strengthens else 0 for great in self.greats]

    def prints(self) -> list[Print]:
        return [each for face in self.faces for each in face.prints()]

    def deck(self, seats: int, kickstarter: bool) -> list[int]:
        """The cards for a number of players, without events (R3)."""
        cards = [face for face in self.faces if face.kind != EVENT and (kickstarter or not face.kickstarter)]
        return [card.face for card in cards for _ in range(card.copies_for(seats))]
