"""What is printed: the clauses of an ability, the ability, the card, the set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from worldtable.engine import scene
from worldtable.engine.cardset import CardSet
from worldtable.engine.effect import Card
from worldtable.games.worldbreakers.codes import FOLLOWER, NEUTRAL, PLAY, STAGE_TIMING

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
    gate: bool = False  # schedules the rest of the ability itself

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def __repr__(self) -> str:
        return f"{self.name} {self.amount}"

    def can(self, s: State, you: int, me: int) -> bool:
        """Whether it is true, can be paid, or would do anything now."""
        return True

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        """Do it, or schedule it. `ability` and `at` tell which clause of the card this is."""
        raise NotImplementedError(f"{type(self).__name__} has no go")

    def words(self) -> str:
        return self.says.replace("{n}", str(self.amount))


class Ability:
    """A printed ability: when, whether it must be used, and its clauses in reading order."""

    def __init__(self, timing: int, forced: bool, verbs: list[Verb], text: str) -> None:
        self.timing = timing
        self.forced = forced
        self.verbs = verbs
        self.text = text  # as the card file spells it
        self.touches = 0
        self.conditional = False
        for verb in verbs:
            self.touches |= verb.touches
            self.conditional = self.conditional or verb.need
        self.asks = self.first_may()  # this clause, by its answer, decides whether the ability is used at all

    def first_may(self) -> int:
        """The place of a "you may" with which the ability begins, conditions aside; -1 if it begins otherwise.

        Events and stages are played and developed, whatever is declined then.
        """
        if self.timing in (PLAY, STAGE_TIMING):
            return -1
        for at in range(len(self.verbs)):
            if self.verbs[at].says:  # a condition has no words
                return at if self.verbs[at].may else -1
        return -1

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
        super().__init__("", "", "")
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


class Cards(CardSet):
    """The faces of a set, by number."""

    def __init__(self, name: str, hash: str, faces: list[Face]) -> None:
        super().__init__(name, hash)
        self.faces = faces
        self.by_id: dict[str, int] = {}
        for face in faces:
            self.by_id[face.id] = face.face
        self.shown: list[scene.Face] = []  # the cards as screens show them, made when they are first needed
        self.solo: Cards | None = None  # the same set as the campaign prints it

    def ids(self, faces: list[int]) -> list[str]:
        return [self.faces[face].id for face in faces]
