"""How a battle ends: losses, stolen pieces, and what is discarded (R40 to R40b, R53)."""

from __future__ import annotations

from typing import Final

from worldtable.engine.asking import ChooseOne
from worldtable.engine.places import distinct
from worldtable.engine.step import Step
from worldtable.games.world_of_wonders import units
from worldtable.games.world_of_wonders.battle.strength import attack, defence
from worldtable.games.world_of_wonders.card import GREAT_WONDER
from worldtable.games.world_of_wonders.codes import GROUP
from worldtable.games.world_of_wonders.effects import detach, discard_units, lift
from worldtable.games.world_of_wonders.questions import WorkerDuty
from worldtable.games.world_of_wonders.reactions import AFTER, attackable
from worldtable.games.world_of_wonders.state import EMPTY, NONE, State


class Result(Step[State]):
    """Compare the strengths (R40)."""

    def run(self, s: State) -> None:
        you, place = s.active, s.target
        if not attackable(s):
            s.tell("Said", "The attack ends without a result.")
            s.push(CLEAN_UP)
            return
        force, strength = attack(s), defence(s, place)
        won = force >= strength
        if s.telling:
            said = "The attack on {there} succeeds, {more}." if won else "The attack on {there} fails, {more}."
            s.tell("Fought", said, you, place=place, more=f"{force} against {strength}")
        if s.is_built(place):
            if won:
                raze(s, place)
            s.push(CLEAN_UP)
        elif not won:
            damage(s, place, force - (strength - s.constructors(place)))
            s.then(AFTER, CLEAN_UP)
        elif s.cards.kinds[s.face[place]] == GREAT_WONDER:
            lift(s, place)
            steal(s, place, you)
            s.then(AFTER, CLEAN_UP, WorkerDuty(you, place))
        else:
            s.heap = (*s.heap, (units.THE_CARD, s.face[place]))
            lift(s, place)
            s.clear(place)
            s.then(AFTER, CLEAN_UP)


def raze(s: State, place: int) -> None:
    """A constructed building is destroyed, a wall with its garrison."""
    garrison = [(units.ITS_GARRISON, card) for card in s.units[place].all()]
    s.heap = (*s.heap, (units.THE_CARD, s.face[place]), *garrison)
    s.units[place] = units.NO_UNITS
    s.clear(place)


def damage(s: State, place: int, points: int) -> None:
    """The Constructors that so many points remove are in the air (R40)."""
    seat = s.owner[place]
    removed = wounded(s, place, points)
    lost = [(seat, units.WORKER, detach(s, place, units.WORKER)) for _ in removed.weak]
    lost.extend([(seat, units.FOREMAN, detach(s, place, units.FOREMAN)) for _ in removed.strong])
    if lost:
        s.aside = s.aside + tuple(lost)
        s.tell("LostConstructors", "{there} loses {count:Constructor}.", seat, place=place, count=len(lost))


def wounded(s: State, place: int, points: int) -> units.Units:
    """Each point removes a Worker of a site; when none is left, each full 3 points remove a Foreman (R40)."""
    there = s.units[place]
    workers = min(max(points, 0), len(there.weak))
    foremen = max(points - workers, 0) // units.STRONG
    return units.Units(there.weak[:workers], there.strong[:foremen])


def steal(s: State, place: int, you: int) -> None:
    """A Great Wonder piece becomes the attacker's site and remembers its former holders (R40, R42).

    Whoever played it first holds it as before: there it goes back to nobody.
    """
    s.tell("Stolen", "{you:steal} a piece of {card} from {them}.", you, place=place)
    chain = (*s.chain[place], s.owner[place])
    s.chain[place] = NONE if chain[0] == you else chain
    s.owner[place] = you


class CleanUp(Step[State]):
    """Attackers and defenders are discarded, whatever the result; units on walls stay (R39)."""

    def run(self, s: State) -> None:
        heap = [(units.DEFENDERS, card) for card in s.defenders.all()]
        heap.extend([(units.ATTACKERS, card) for card in s.attackers.all()])
        s.heap = s.heap + tuple(heap)
        s.attackers = units.NO_UNITS
        s.defenders = units.NO_UNITS
        s.target = EMPTY
        s.push(DISCARD_HEAP)


# Cards that are discarded at the same time, and their order (R53).


class DiscardHeap(Step[State]):
    """Cards that are discarded together: as they lie, or in the order of the current player."""

    def run(self, s: State) -> None:
        if s.ordered and len(groups(s)) > 1:
            s.push(self)
            s.push(DiscardFirst(s.active))
        elif s.heap:
            discard_units(s, tuple([card for _, card in s.heap]))
            s.heap = ()


def groups(s: State) -> list[int]:
    """The groups of cards that wait to be discarded."""
    return distinct([group for group, _ in s.heap])


class DiscardFirst(ChooseOne[State]):
    """The current player orders what is discarded at the same time (R53)."""

    asks = "Several cards are discarded: which go first?"
    wants = "Only what is being discarded can be put in order"
    rule = "R53"
    does = "First"
    code = GROUP

    def among(self, s: State) -> list[int]:
        return groups(s)

    def called(self, s: State, group: int) -> str:
        return units.GROUP_NAMES[group]

    def chosen(self, s: State, group: int) -> None:
        discard_units(s, tuple([card for each, card in s.heap if each == group]))
        s.heap = tuple([each for each in s.heap if each[0] != group])


# Steps never change, so one of each serves every game.
RESULT: Final = Result()
CLEAN_UP: Final = CleanUp()
DISCARD_HEAP: Final = DiscardHeap()
