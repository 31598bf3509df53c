"""Attacks: declaration, strengths, result, clean-up (R37 to R40b)."""

from __future__ import annotations

from typing import Final

from worldtable.engine import table
from worldtable.engine.asking import Asked, ChooseOne, Either
from worldtable.engine.places import distinct
from worldtable.engine.step import NO_REASON, Reason, Step
from worldtable.games.world_of_wonders import reasons
from worldtable.games.world_of_wonders.codes import (
    DONE,
    FACES,
    GREAT,
    GREATS,
    GROUP,
    HAND,
    KNIGHT_BUTTON,
    MILITIA_BUTTON,
    MOST_SEATS,
    PLACE,
)
from worldtable.games.world_of_wonders.effects import detach, discard_units, join_battle, lift
from worldtable.games.world_of_wonders.fronts import GREAT_WONDER
from worldtable.games.world_of_wonders.moments import UNDER_ATTACK
from worldtable.games.world_of_wonders.questions import PlaceAsk, WorkerDuty, hand_codes
from worldtable.games.world_of_wonders.reactions import AFTER, WINDOW, attackable
from worldtable.games.world_of_wonders.state import NONE, State
from worldtable.games.world_of_wonders.strength import attack, defence
from worldtable.games.world_of_wonders.units import (
    ATTACKED,
    ATTACKERS,
    DEFENDERS,
    EMPTY,
    FOREMAN,
    GROUP_NAMES,
    ITS_GARRISON,
    KNIGHT,
    MILITIA,
    NOBODY,
    STRONG,
    THE_CARD,
    UNIT,
    WORKER,
    face_of,
    loose,
    whose,
)

# R37, R38: what can be attacked, and with what.


def attack_refusal(s: State, you: int) -> Reason:
    """Why a player cannot declare any attack now; NO_REASON if they can."""
    if s.peace != NOBODY:
        return reasons.PEACE
    armed = len(s.hands[you]) > 0
    for place in range(len(s.owner)):
        if not armed and s.owner[place] == you:
            armed = is_source(s, you, place)
    if not armed:
        return reasons.NO_UNIT
    for place in range(len(s.owner)):
        if is_target(s, you, place):
            return NO_REASON
    return reasons.NOTHING_TO_ATTACK


def is_target(s: State, you: int, place: int) -> bool:
    """Sites and basic buildings of others, each once a turn (R37, R38)."""
    owner = s.owner[place]
    return owner >= 0 and owner != you and s.state[place] & ATTACKED == 0


def is_source(s: State, you: int, place: int) -> bool:
    """A wall with a garrison, or a ready building that brings units from the discard pile."""
    if s.is_wall(place):
        return len(s.weak[place]) > 0 or len(s.strong[place]) > 0
    return s.ready(place, you) and s.cards.abilities[s.face[place]].reinforces and len(s.discard) > 0


class ChooseTarget(PlaceAsk):
    """Which location is attacked (R37)."""

    asks = "Attack: which site or building?"
    wants = "Only sites and constructed basic buildings of others can be attacked"
    rule = "R37"
    does = "Attack"
    word = "Attack"

    def fits(self, s: State, place: int) -> bool:
        return is_target(s, self.player, place)

    def label(self, s: State, option: int) -> str:
        return f"{super().label(s, option)}: defence {defence(s, option - PLACE)}"

    def why_not(self, s: State, code: int) -> Reason:
        if PLACE <= code < PLACE + len(s.owner):
            if s.owner[code - PLACE] == self.player:
                return Reason("You cannot attack your own cards.", "R37")
            return Reason("You have attacked this location in this turn.", "R38")
        if GREAT <= code < GREAT + GREATS:
            return Reason("Constructed Great Wonders cannot be attacked.", "R37")
        return super().why_not(s, code)

    def chosen(self, s: State, place: int) -> None:
        call(s, self.player, place)
        s.push(gather(s, self.player))


def call(s: State, you: int, place: int) -> None:
    """A location is named as the target of an attack."""
    s.target = place
    s.state[place] |= ATTACKED
    s.tell("Called", "{you:call} an attack on {there}.", you, place=place)


class Gather(Asked[State]):
    """The force, unit by unit: Militia from the hand, Military off own walls, units of buildings turned now (R39)."""

    asks = "Who marches?"
    wants = "Choose who takes part in the attack"
    rule = "R39"

    def __init__(self, player: int, many: bool) -> None:
        super().__init__(player)
        self.always = many  # with several cards in hand even if they are equal, so that silence tells nothing

    def options(self, s: State) -> list[int]:
        you = self.player
        codes = hand_codes(s, you)
        for place in range(len(s.owner)):
            if s.owner[place] == you and is_source(s, you, place) and s.twin(place) == place:
                codes.append(PLACE + place)
        if s.attack_weak or s.attack_strong:
            codes.append(DONE)
        return codes

    def label(self, s: State, option: int) -> str:
        if option == DONE:
            return "Declare the attack"
        if option < FACES:
            return f"Send {s.card_name(option - HAND)} as Militia"
        place = option - PLACE
        name = s.in_words(place, self.player)
        return f"Take a unit off {name}" if s.is_wall(place) else f"Turn {name} for more units"

    def short(self, s: State, option: int) -> str:
        if option == DONE:
            return "Attack"
        if option < FACES:
            return UNIT[MILITIA]
        return "March" if s.is_wall(option - PLACE) else "Turn"

    def tone(self, s: State, option: int) -> str:
        return table.MAIN if option == DONE else table.PLAIN

    def source(self, s: State) -> int:
        return PLACE + s.target

    def why_not(self, s: State, code: int) -> Reason:
        if code == DONE:
            return Reason("An attack needs at least one unit.", "R39")
        if PLACE <= code < GREAT:
            return Reason("Units come from your own garrisons and from ready buildings that bring them.", "R39")
        return super().why_not(s, code)

    def answer(self, s: State, option: int) -> None:
        you = self.player
        if option == DONE:
            declare(s, you)
            return
        if option < FACES:
            send(s, you, option - HAND)
            s.push(gather(s, you))
            return
        s.push(gather(s, you))
        place = option - PLACE
        if not s.is_wall(place):
            s.turn(place, you)
            s.cards.abilities[s.face[place]].reinforce(s, you)
        elif s.weak[place] and s.strong[place]:
            s.push(OffTheWall(you, place))
        else:
            leave_wall(s, place, MILITIA if s.weak[place] else KNIGHT)


def send(s: State, you: int, face: int) -> None:
    """A card of the hand joins the attack as Militia."""
    s.hands[you].remove(face)
    join_battle(s, you, MILITIA, (face,))
    s.tell("Sent", "{you:send} {units} from the hand against {there}.", you, place=s.target, unit=MILITIA)


def gather(s: State, you: int) -> Gather:
    return GATHER_FROM_MANY[you] if len(s.hands[you]) > 1 else GATHER[you]


class OffTheWall(Either[State]):
    """Which kind of unit leaves a wall for the attack."""

    wants = "A Militia or a Knight leaves the wall"
    rule = "R39"
    one = (MILITIA_BUTTON, "A Militia", "")
    other = (KNIGHT_BUTTON, "A Knight", "")

    def __init__(self, player: int, place: int) -> None:
        super().__init__(player)
        self.place = place

    def prompt(self, s: State) -> str:
        return f"Who leaves the {s.card_name(s.face[self.place])}?"

    def source(self, s: State) -> int:
        return PLACE + self.place

    def answer(self, s: State, option: int) -> None:
        leave_wall(s, self.place, MILITIA if option == MILITIA_BUTTON else KNIGHT)


def leave_wall(s: State, place: int, unit: int) -> None:
    join_battle(s, s.active, unit, (detach(s, place, unit),))
    said = "{you:send} {units} off the {second} against {there}."
    s.tell("Sent", said, s.active, place=s.target, second=s.face[place], unit=unit)


def declare(s: State, you: int) -> None:
    """The attack is declared; everybody may react, then it is decided (R39)."""
    s.tell("Declared", "{you:attack} {there} with strength {count}.", you, place=s.target, count=attack(s))
    s.open_window(UNDER_ATTACK, 1 << you | 1 << s.owner[s.target])
    s.then(WINDOW, RESULT)


# The result and the clean-up.


class Result(Step[State]):
    """Compare the strengths (R40)."""

    def run(self, s: State) -> None:
        you = s.active
        if not attackable(s):
            s.tell("Said", "The attack ends without a result.")
            s.push(CLEAN_UP)
            return
        place = s.target
        force = attack(s)
        strength = defence(s, place)
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
            s.heap = (*s.heap, loose(THE_CARD, s.face[place]))
            lift(s, place)
            s.clear(place)
            s.then(AFTER, CLEAN_UP)


def raze(s: State, place: int) -> None:
    """A constructed building is destroyed, a wall with its garrison."""
    garrison = [loose(ITS_GARRISON, card) for card in s.weak[place] + s.strong[place]]
    s.heap = (*s.heap, loose(THE_CARD, s.face[place]), *garrison)
    s.weak[place] = NONE
    s.strong[place] = NONE
    s.clear(place)


def damage(s: State, place: int, points: int) -> None:
    """Each point removes a Worker; when none is left, each full 3 points remove a Foreman (R40)."""
    seat = s.owner[place]
    lost: list[int] = []
    workers, foremen = wounds(s, place, points)
    for _ in range(workers):
        lost.append(loose(seat, detach(s, place, WORKER)))
    for _ in range(foremen):
        lost.append(loose(seat, detach(s, place, FOREMAN), True))
    if lost:
        s.aside = s.aside + tuple(lost)
        s.tell("LostConstructors", "{there} loses {count:Constructor}.", seat, place=place, count=len(lost))


def wounds(s: State, place: int, points: int) -> tuple[int, int]:
    """How many Workers and Foremen of a site so many points of damage remove (R40)."""
    workers = min(max(points, 0), len(s.weak[place]))
    return workers, min(max(points - workers, 0) // STRONG, len(s.strong[place]))


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
        heap = [loose(DEFENDERS, card) for card in s.defence_weak + s.defence_strong]
        heap.extend([loose(ATTACKERS, card) for card in s.attack_weak + s.attack_strong])
        s.heap = s.heap + tuple(heap)
        s.attack_weak = NONE
        s.attack_strong = NONE
        s.defence_weak = NONE
        s.defence_strong = NONE
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
            discard_units(s, tuple([face_of(card) for card in s.heap]))
            s.heap = NONE


def groups(s: State) -> list[int]:
    """The groups of cards that wait to be discarded."""
    return distinct([whose(card) for card in s.heap])


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
        return GROUP_NAMES[group]

    def chosen(self, s: State, group: int) -> None:
        discard_units(s, tuple([face_of(card) for card in s.heap if whose(card) == group]))
        s.heap = tuple([card for card in s.heap if whose(card) != group])


DISCARD_HEAP: Final = DiscardHeap()
CHOOSE_TARGET: Final = [ChooseTarget(seat) for seat in range(MOST_SEATS)]
GATHER: Final = [Gather(seat, False) for seat in range(MOST_SEATS)]
GATHER_FROM_MANY: Final = [Gather(seat, True) for seat in range(MOST_SEATS)]
RESULT: Final = Result()
CLEAN_UP: Final = CleanUp()
