"""What is printed: the clauses of an ability, the ability, the card, the set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from worldtable.engine import scene
from worldtable.engine.card import Card, CardSet, Reading
from worldtable.engine.printing import Print
from worldtable.engine.scene import Amount, Keyword, Need, Term
from worldtable.games.worldbreakers.codes import (
    FACES,
    FOLLOWER,
    GUILD_COLOURS,
    GUILD_NAMES,
    GUILD_SYMBOLS,
    GUILDS,
    KINDS,
    LOCATION,
    NEUTRAL,
    PLAY,
    STAGE_TIMING,
    WORLDBREAKER,
)

if TYPE_CHECKING:
    from worldtable.games.worldbreakers.state import State


class Verb:
    """One clause of an ability, out of the game's vocabulary: a condition, a cost, or something that happens."""

    name: str = ""
    says: str = ""  # in words, {n} for the amount
    numbered: bool = False  # takes an amount
    touches: int = 0  # MYTHIUM, STANDING, DRAWING: what the automaton may not do (S22)
    need: bool = False  # a condition or a price: without it the ability cannot be used (R58, R63)
    may: bool = False  # "you may": it asks, and the answer can be no
    steps: bool = False  # puts steps on the stack instead of being done at once
    gate: bool = False  # such a one schedules the rest of the ability itself, if it can be done at all
    decides: bool = False  # a yes decides that the ability is used at all
    ability: Ability  # to which it belongs
    at: int = 0  # its place there

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def __repr__(self) -> str:
        return f"{self.name} {self.amount} at {self.at} of {self.ability}"

    def can(self, s: State, you: int, me: int) -> bool:
        """Whether it is true, can be paid, or would do anything now."""
        return True

    def go(self, s: State, you: int, me: int) -> None:
        """Do it, or schedule it."""
        raise NotImplementedError(f"{type(self).__name__} has no go")

    def tells(self, me: int) -> int:
        """The card whose use is told with a yes, -1 for none (P42)."""
        return me if self.decides else -1

    def counted(self, words: str) -> str:
        return words.replace("{n}", str(self.amount))

    def words(self) -> str:
        return self.counted(self.says)


class Ability:
    """A printed ability: when, whether it must be used, and its clauses in reading order."""

    def __init__(self, timing: int, forced: bool, verbs: list[Verb], text: str) -> None:
        self.timing = timing
        self.forced = forced
        self.verbs = verbs
        self.text = text  # as the card file spells it
        self.touches = 0
        for at in range(len(verbs)):
            verbs[at].ability = self
            verbs[at].at = at
            self.touches |= verbs[at].touches
        worded = [verb for verb in verbs if verb.says]  # a condition has no words
        self.asks = bool(worded) and worded[0].may and timing not in (PLAY, STAGE_TIMING)  # it begins with "you may"
        if self.asks:
            worded[0].decides = True

    def __repr__(self) -> str:
        return self.text

    def can(self, s: State, you: int, me: int) -> bool:
        """Every condition holds, every price can be paid, and something would happen (R58, R63)."""
        any_good = False
        for verb in self.verbs:
            if verb.can(s, you, me):
                any_good = any_good or not verb.need
            elif verb.need:
                return False
        return any_good

    def words(self) -> str:
        return ", ".join([verb.words() for verb in self.verbs if verb.says])


class Face(Card["State"]):
    """What is printed on a card."""

    def __init__(self) -> None:
        super().__init__()
        self.id = ""
        self.number = ""  # in the public catalogue
        self.face = 0
        self.kind = FOLLOWER
        self.guild = NEUTRAL
        self.cost = 0
        self.cost_x = False
        self.standing: list[int] = [0, 0, 0, 0]
        self.required = 0  # the sum of the requirement (S51)
        self.strength = 0
        self.health = 0
        self.signature_of = ""
        self.overwhelm = False
        self.lethal = False
        self.stationary = False
        self.hidden = False
        self.bloodshed = 0
        self.storage = 0
        self.traits: tuple[str, ...] = ()
        self.scholar = False
        self.always = 0  # static abilities, bits
        self.before = 0  # the ability before paying
        self.before_amount = 0
        self.abilities: list[Ability] = []  # then the stages of a location
        self.stages = 0
        self.first_stage = 0  # where the stages begin in `abilities`
        self.timings = 0  # of all abilities, or-ed
        self.solo_only = False
        self.alias_of = ""
        self.known_facts = ""
        self.short = ""
        self.brief = ""
        self.look = ""

    def stage(self, number: int) -> int:
        """The ability of a stage, counted from 1."""
        return self.first_stage + number - 1

    # For screens and for people.

    def as_printed(self) -> scene.Face:
        return scene.Face(
            self.name,
            KINDS[self.kind],
            id=self.id,
            group=GUILDS[self.guild],
            line=self.line(),
            text=self.text,
            short=self.short,
            brief=self.brief,
            look=self.look,
            colour=GUILD_COLOURS[self.guild],
            symbol=GUILD_SYMBOLS[self.guild],
            amounts=self.shown_amounts(),
            keywords=self.keywords(),
            formula=(Term("X", 1),) if self.cost_x else (),
        )

    def line(self) -> str:
        """Kind, guild and requirement in words."""
        said = f"{GUILD_NAMES[self.guild]} {KINDS[self.kind]}"
        if self.signature_of:
            said += ", signature"
        asked = [f"{self.standing[guild]} {GUILD_NAMES[guild]}" for guild in self.needs()]
        return f"{said}, needs {' and '.join(asked)}" if asked else said

    def needs(self) -> list[int]:
        """The guilds with which it asks for standing."""
        return [guild for guild in range(4) if self.standing[guild]]

    def shown_amounts(self) -> tuple[Amount, ...]:
        """Cost (X stands in the formula), the standing asked for in all, strength and health, or stages."""
        found: list[Amount] = []
        if self.kind != WORLDBREAKER and not self.cost_x:
            found.append(Amount("cost", self.cost))
        if self.required:
            found.append(Amount("standing", self.required))
        if self.kind == FOLLOWER:
            found.extend((Amount("strength", self.strength), Amount("health", self.health)))
        elif self.kind == LOCATION:
            found.append(Amount("stages", self.stages))
        return tuple(found)

    def keywords(self) -> tuple[Keyword, ...]:
        found: list[Keyword] = []
        for word, has in (
            ("Overwhelm", self.overwhelm),
            ("Lethal", self.lethal),
            ("Stationary", self.stationary),
            ("Hidden", self.hidden),
        ):
            if has:
                found.append(Keyword(word))
        if self.bloodshed:
            found.append(Keyword("Bloodshed", self.bloodshed))
        if self.storage:
            found.append(Keyword("Storage", self.storage))
        if self.signature_of:
            found.append(Keyword("Signature"))
        found.extend([Keyword(trait.capitalize()) for trait in self.traits])
        return tuple(found)

    def on_paper(self, part: str) -> Print:
        asked = tuple([Need(GUILDS[guild], self.standing[guild], True) for guild in self.needs()])
        return Print(self.as_printed(), 1, part, needs=asked)

    def data(self) -> dict[str, object]:
        head = f"{self.name} ({self.line()}"
        if self.kind == FOLLOWER:
            head += f", {self.strength}/{self.health}"
        return {
            "id": self.id,
            "name": self.name,
            "number": self.number,
            "head": f"{head})",
            "kind": KINDS[self.kind],
            "guild": GUILD_NAMES[self.guild],
            "cost": "X" if self.cost_x else self.cost,
            "standing": {GUILDS[guild]: self.standing[guild] for guild in self.needs()},
            "keywords": [each.data() for each in self.keywords()],
            "text": self.text,
            "short": self.short,
            "brief": self.brief,
            "look": self.look,
            "abilities": [ability.text for ability in self.abilities],
            "origin": self.origin,
            "copies": 1,
        }


class Cards(CardSet):
    """The faces of a set, by number."""

    def __init__(self, reading: Reading, parts: object, faces: list[Face]) -> None:
        super().__init__(reading, parts, faces)
        self.faces = faces
        self.by_id = {face.id: face.face for face in faces}
        blank = [Face() for _ in range(FACES - len(faces))]
        self.deck = [*faces, *blank, *faces, *blank]  # what is printed on a card, by the number of the card
        self.shown: list[scene.Face] = []  # the cards as screens show them, made when they are first needed
        self.solo: Cards | None = None  # the same set as the campaign prints it
