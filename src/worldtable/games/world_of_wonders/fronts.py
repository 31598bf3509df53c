"""The fronts of the cards: buildings, Great Wonders, Natural Wonders, events, and the set that holds them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from worldtable.engine.card import Card, CardSet, Reading
from worldtable.engine.printing import Print
from worldtable.engine.scene import Amount, Face
from worldtable.engine.step import NO_REASON, Reason

if TYPE_CHECKING:
    from worldtable.games.world_of_wonders.state import State

# The kinds of fronts.
BUILDING: Final = 0
GREAT_WONDER: Final = 1
NATURAL_WONDER: Final = 2
EVENT: Final = 3
KINDS: Final = ("building", "Great Wonder", "Natural Wonder", "event")
LINES: Final = ("Basic building", "Great Wonder", "Natural Wonder", "Event")
SITE: Final = "site"
SITE_LINES: Final = ("Building site", "Site of a Great Wonder")
COLOURS: Final = ("brown", "gold", "green", "purple")
SYMBOLS: Final = ("⌂", "▲", "❀", "⚡")


class Front(Card["State"]):
    """The front of a card."""

    kind: int = BUILDING

    def __init__(self) -> None:
        super().__init__()
        self.face = 0
        self.number = 0  # among those of its kind
        self.id = ""
        self.cost = 0
        self.points = 0
        self.base = 0  # copies in every game
        self.four = 0  # more copies with four and more players
        self.six = 0  # more copies with six and more
        self.kickstarter = False
        self.effect = ""
        self.amount = 0
        self.origins: dict[str, str] = {}
        self.short = ""
        self.brief = ""
        self.look = ""

    def numbers(self) -> tuple[Amount, ...]:
        """The numbers that are printed on it."""
        return ()

    def shown(self, site: bool) -> Face:
        """What a screen draws of it, as a card or as a site."""
        kind = self.kind
        return Face(
            self.name,
            SITE if site else KINDS[kind],
            id=self.id,
            group=KINDS[kind],
            line=SITE_LINES[kind] if site else LINES[kind],
            text=self.text,
            short=self.short,
            brief=self.brief,
            look=self.look,
            colour=COLOURS[kind],
            symbol=SYMBOLS[kind],
            amounts=self.numbers(),
        )


class Ability:
    """What a building or a Great Wonder can do. Its subclasses are the vocabulary."""

    times: int = 0  # when it is used, as bits (R54); 0 if it always works
    second: bool = False  # of a Great Wonder, for tokens
    wall: bool = False
    reinforces: bool = False  # brings units to a battle
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
        self.number = 0  # among all of a set

    def refusal(self, s: State, you: int, when: int) -> Reason:
        """Why it cannot be used at a moment that `times` allows; NO_REASON if it can."""
        return NO_REASON

    def use(self, s: State, you: int) -> None:
        """Schedule it; its card has been turned, or it has been paid for."""

    # An ability that is used at a location, in the words of its question (see `questions.Aimed`).

    def fits(self, s: State, you: int, place: int) -> bool:
        """Whether a location may be chosen."""
        return False

    def chosen(self, s: State, you: int, place: int) -> None:
        """Use it there."""

    def remark(self, s: State, place: int) -> str:
        """What is told of a location besides."""
        return ""

    def imagine(self, s: State, place: int) -> State | None:
        """A copy of the table as it would be then, None if its answer shows that."""
        return None

    # An ability that works in battles or always.

    def reinforce(self, s: State, you: int) -> None:
        """Bring units to the player's side of the battle."""

    def brings(self, s: State, you: int) -> int:
        """The strength of the units it would bring to the battle."""
        return 0

    def farm_bonus(self) -> int:
        """What each constructed piece adds to a Farm."""
        return 0

    def strength_bonus(self) -> int:
        """What each constructed piece adds to its owner's buildings and sites."""
        return 0


class Building(Front):
    """A basic building."""

    def __init__(self, ability: Ability) -> None:
        super().__init__()
        self.ability = ability
        self.defence = 0

    def numbers(self) -> tuple[Amount, ...]:
        return (Amount("cost", self.cost), Amount("defence", self.defence), Amount("points", self.points))


class Great(Front):
    kind = GREAT_WONDER

    def __init__(self, first: Ability, second: Ability) -> None:
        super().__init__()
        self.first = first
        self.second = second
        self.pieces = 6

    def numbers(self) -> tuple[Amount, ...]:
        return (Amount("cost", self.cost), Amount("points", self.points))


class Natural(Front):
    kind = NATURAL_WONDER


class Event(Front):
    """An event. Its subclasses are the vocabulary."""

    kind = EVENT
    says: str = ""
    amounts: tuple[int, int] = (0, 0)

    def happen(self, s: State, drawer: int) -> None:
        """Schedule what it does to everybody."""


class Fronts(CardSet):
    """A set of cards."""

    def __init__(self, reading: Reading, parts: object, faces: list[Front]) -> None:
        super().__init__(reading, parts, faces)
        self.faces = faces
        nothing = Ability()
        self.numbered: list[Ability] = []  # all of them
        self.abilities: list[Ability] = []  # of buildings, by face
        self.defences: list[int] = []
        self.greats: list[Great] = []
        self.naturals: list[Natural] = []
        self.events: list[Event] = []
        for front in faces:
            self.abilities.append(front.ability if isinstance(front, Building) else nothing)
            self.defences.append(front.defence if isinstance(front, Building) else 0)
            if isinstance(front, Building):
                self.count_in(front.ability, front.face)
            elif isinstance(front, Great):
                self.greats.append(front)
                self.count_in(front.first, front.face)
                self.count_in(front.second, front.face)
            elif isinstance(front, Natural):
                self.naturals.append(front)
            elif isinstance(front, Event):
                self.events.append(front)
        self.shown = [front.shown(False) for front in faces]  # faces for screens, made once
        self.as_sites = [front.shown(front.kind in (BUILDING, GREAT_WONDER)) for front in faces]
        self.kinds = [front.kind for front in faces]
        self.costs = [front.cost for front in faces]
        self.walls = [ability.wall for ability in self.abilities]
        self.farm_bonus = [great.first.farm_bonus() for great in self.greats]
        self.strength_bonus = [great.first.strength_bonus() for great in self.greats]

    def count_in(self, ability: Ability, face: int) -> None:
        ability.face = face
        ability.number = len(self.numbered)
        self.numbered.append(ability)

    def prints(self) -> list[Print]:
        """Every card by the part of the box it comes in (R3)."""
        found: list[Print] = []
        for front in self.faces:
            face = self.shown[front.face]
            if front.kind == EVENT:
                found.append(Print(face, 1, "Events"))
            elif front.kickstarter:
                found.append(Print(face, front.base + front.four + front.six, "Kickstarter cards"))
            else:
                groups = ((front.base, "2 and 3 players"), (front.four, "4 and 5"), (front.six, "6 and 7"))
                found.extend([Print(face, copies, part) for copies, part in groups if copies])
        return found

    def deck(self, seats: int, kickstarter: bool) -> list[int]:
        """The cards for a number of players, without events (R3)."""
        found: list[int] = []
        for front in self.faces:
            if front.kind == EVENT or (front.kickstarter and not kickstarter):
                continue
            copies = front.base
            if seats >= 4:
                copies += front.four
            if seats >= 6:
                copies += front.six
            found.extend([front.face] * copies)
        return found
