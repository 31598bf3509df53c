"""What is printed: the clauses of an ability, the ability, the card, the set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from worldtable.engine import card
from worldtable.engine.card import CardSet, Reading
from worldtable.engine.cardset import Entry
from worldtable.engine.printing import Print
from worldtable.engine.scene import Amount, Face, Keyword, Need, Term
from worldtable.engine.wording import quoted
from worldtable.games.worldbreakers import codes
from worldtable.games.worldbreakers.codes import FOLLOWER, GUILD_NAMES, GUILDS, KINDS, LOCATION, WORLDBREAKER

if TYPE_CHECKING:
    from worldtable.games.worldbreakers.state import State


MOST_AMOUNT = 20
NUMBERED = ("bloodshed", "storage")
KEYWORDS = ("overwhelm", "lethal", "stationary", "hidden", *NUMBERED)


def amount_of(text: str) -> int:
    """The number that follows a clause or a keyword; 0 if it is none, or too large."""
    for amount in range(1, MOST_AMOUNT + 1):
        if text == str(amount):
            return amount
    return 0


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
        self.asks = (
            bool(worded) and worded[0].may and timing not in (codes.PLAY, codes.STAGE_TIMING)
        )  # it begins with "you may"
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


class Card(card.Card["State"]):
    """What is printed on a card, by the box or by the campaign (P1)."""

    def __init__(self, campaign: bool = False) -> None:
        super().__init__()
        self.campaign = campaign
        self.number = ""  # in the public catalogue
        self.kind = FOLLOWER
        self.guild = codes.NEUTRAL
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
        self.timings = 0  # of all abilities, or-ed
        self.solo_only = False
        self.alias_of = ""

    # From its file. What its abilities do is read beside the vocabulary.

    def read(self, entry: Entry) -> None:
        super().read(entry)
        self.number = entry.text("number", "")
        self.alias_of = entry.text("alias_of", "")
        self.signature_of = entry.text("signature_of", "")
        entry.text("known_facts", "")  # for people who know the card better
        self.read_kind(entry)
        if self.kind != WORLDBREAKER:
            self.read_cost(entry)
            self.read_standing(entry)
        if self.kind == FOLLOWER:
            self.strength = entry.number("strength", 0, 20)
            self.health = entry.number("health", 1, 40)
        self.read_keywords(entry)
        self.traits = tuple(entry.strings("traits"))
        self.scholar = "scholar" in self.traits
        for word in entry.strings("always"):
            self.always |= codes.ALWAYS.get(word, 0)
            if word not in codes.ALWAYS:
                accepted = ", ".join(codes.ALWAYS)
                entry.problem("always", f"{entry.called()}: always {quoted(word)}; accepted: {accepted}.")
        if entry.text("before", ""):
            self.before = codes.BEFORE[entry.choice("before", tuple(codes.BEFORE))]
            self.before_amount = entry.number("before_amount", 1, 9)

    def read_kind(self, entry: Entry) -> None:
        """Kind and guild stand in the name of the file, but for Worldbreakers and the solo cards."""
        self.solo_only = entry.file == "solo.toml"
        if entry.file == "worldbreakers.toml":
            self.kind = WORLDBREAKER
            self.guild = GUILDS.index(entry.choice("guild", GUILDS[:4]))
        elif self.solo_only:
            self.kind = KINDS.index(entry.choice("kind", KINDS))
            self.guild = GUILDS.index(entry.choice("guild", GUILDS))
        else:
            guild, kind = entry.file.removesuffix("s.toml").split("_")
            self.guild = GUILDS.index(guild)
            self.kind = KINDS.index(kind)

    def read_cost(self, entry: Entry) -> None:
        self.cost_x = entry.values.get("cost") == "X"
        if not self.cost_x:
            self.cost = entry.number("cost", 0, 20)
            return
        entry.read.append("cost")
        if self.kind != codes.EVENT:
            entry.problem("cost", f"{entry.called()}: only events can cost X.")

    def read_standing(self, entry: Entry) -> None:
        """The requirement; the campaign may print another one."""
        entry.read.extend(("standing", "solo_standing"))
        found = entry.values.get("standing", {})
        if self.campaign:
            found = entry.values.get("solo_standing", found)
        if not isinstance(found, dict):
            entry.problem("standing", f"{entry.called()}: standing must be a table like {{ earth = 1 }}.")
            return
        for guild, count in found.items():
            if guild in GUILDS[:4] and isinstance(count, int) and 0 <= count <= 9:
                self.standing[GUILDS.index(guild)] = count
            else:
                said = f"standing {quoted(guild)} = {quoted(count)}; a guild and 0 to 9."
                entry.problem("standing", f"{entry.called()}: {said}")
        self.required = sum(self.standing)

    def read_keywords(self, entry: Entry) -> None:
        found: dict[str, int] = {}
        for word in entry.strings("keywords"):
            name, _, number = word.partition(" ")
            found[name] = amount_of(number)
            if name not in KEYWORDS or (name in NUMBERED) != (found[name] > 0):
                accepted = "overwhelm, lethal, stationary, hidden, bloodshed N, storage N"
                entry.problem("keywords", f"{entry.called()}: keyword {quoted(word)}; accepted: {accepted}.")
        self.overwhelm = "overwhelm" in found
        self.lethal = "lethal" in found
        self.stationary = "stationary" in found
        self.hidden = "hidden" in found
        self.bloodshed = found.get("bloodshed", 0)
        self.storage = found.get("storage", 0)

    def parts(self) -> tuple[object, ...]:
        """All that makes it differ from another card."""
        cost = "X" if self.cost_x else self.cost
        printed = (self.id, self.name, self.text, self.kind, self.guild, cost, self.standing)
        fights = (self.strength, self.health, self.signature_of)
        keywords = (self.overwhelm, self.lethal, self.stationary, self.hidden, self.bloodshed, self.storage)
        static = (self.traits, self.always, (self.before, self.before_amount))
        return (*printed, *fights, keywords, *static, [ability.text for ability in self.abilities])

    # For screens and for people.

    def as_printed(self) -> Face:
        return self.shown_as(
            KINDS[self.kind],
            group=GUILDS[self.guild],
            line=self.line(),
            colour=codes.GUILD_COLOURS[self.guild],
            symbol=codes.GUILD_SYMBOLS[self.guild],
            amounts=self.numbers(),
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

    def numbers(self) -> tuple[Amount, ...]:
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
        plain = (self.overwhelm, self.lethal, self.stationary, self.hidden)
        found = [Keyword(word.capitalize()) for word, has in zip(KEYWORDS, plain, strict=False) if has]
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

    def head(self) -> str:
        worth = f", {self.strength}/{self.health}" if self.kind == FOLLOWER else ""
        return f"{self.name} ({self.line()}{worth})"

    def details(self) -> dict[str, object]:
        return {
            "number": self.number,
            "kind": KINDS[self.kind],
            "guild": GUILD_NAMES[self.guild],
            "cost": "X" if self.cost_x else self.cost,
            "standing": {GUILDS[guild]: self.standing[guild] for guild in self.needs()},
            "keywords": [each.data() for each in self.keywords()],
            "abilities": [ability.text for ability in self.abilities],
        }

    # In play.

    def stage(self, number: int) -> int:
        """The ability of a stage, counted from 1."""
        return len(self.abilities) - self.stages + number - 1


class Cards(CardSet):
    """The faces of a set, by number."""

    def __init__(self, reading: Reading, parts: object, faces: list[Card]) -> None:
        super().__init__(reading, parts, faces)
        self.faces = faces
        self.by_id = {face.id: face.face for face in faces}
        blank = [Card() for _ in range(codes.FACES - len(faces))]
        self.deck = [*faces, *blank, *faces, *blank]  # what is printed on a card, by the number of the card
        self.shown: list[Face] = []  # the cards as screens show them, made when they are first needed
        self.solo: Cards | None = None  # the same set as the campaign prints it
