"""Attacks: what can be attacked and with what, and how an attack is declared (R37 to R39)."""

from __future__ import annotations

from typing import Final

from worldtable.engine import table
from worldtable.engine.asking import Either, Worded
from worldtable.engine.step import NO_REASON, Reason
from worldtable.games.world_of_wonders import codes, reasons
from worldtable.games.world_of_wonders.battle.result import RESULT
from worldtable.games.world_of_wonders.battle.strength import attack, defence
from worldtable.games.world_of_wonders.effects import detach, join_battle
from worldtable.games.world_of_wonders.questions import PlaceAsk, hand_codes
from worldtable.games.world_of_wonders.reactions import WINDOW
from worldtable.games.world_of_wonders.state import ATTACKED, NOBODY, State
from worldtable.games.world_of_wonders.units import KNIGHT, MILITIA

# R37, R38: what can be attacked, and with what.


def refusal(s: State, you: int) -> Reason:
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
        return s.units[place].any()
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
        return f"{super().label(s, option)}: defence {defence(s, option - codes.PLACE)}"

    def why_not(self, s: State, code: int) -> Reason:
        if codes.PLACE <= code < codes.PLACE + len(s.owner):
            if s.owner[code - codes.PLACE] == self.player:
                return Reason("You cannot attack your own cards.", "R37")
            return Reason("You have attacked this location in this turn.", "R38")
        if codes.GREAT <= code < codes.GREAT + codes.GREATS:
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


class Gather(Worded[State]):
    """The force, unit by unit: Militia from the hand, Military off own walls, units of buildings turned now (R39)."""

    asks = "Who marches?"
    wants = "Choose who takes part in the attack"
    rule = "R39"

    def __init__(self, player: int, many: bool) -> None:
        super().__init__(player)
        self.always = many  # with several cards in hand even if they are equal, so that silence tells nothing

    def options(self, s: State) -> list[int]:
        you = self.player
        found = hand_codes(s, you)
        for place in range(len(s.owner)):
            if s.owner[place] == you and is_source(s, you, place) and s.twin(place) == place:
                found.append(codes.PLACE + place)
        if s.attackers.any():
            found.append(codes.DONE)
        return found

    def words(self, s: State, option: int) -> tuple[str, str]:
        if option == codes.DONE:
            return "Declare the attack", "Attack"
        if option < codes.FACES:
            return f"Send {s.card_name(option - codes.HAND)} as Militia", "Militia"
        name = s.in_words(option - codes.PLACE, self.player)
        wall = s.is_wall(option - codes.PLACE)
        return (f"Take a unit off {name}", "March") if wall else (f"Turn {name} for more units", "Turn")

    def tone(self, s: State, option: int) -> str:
        return table.MAIN if option == codes.DONE else table.PLAIN

    def source(self, s: State) -> int:
        return codes.PLACE + s.target

    def why_not(self, s: State, code: int) -> Reason:
        if code == codes.DONE:
            return Reason("An attack needs at least one unit.", "R39")
        if codes.PLACE <= code < codes.GREAT:
            return Reason("Units come from your own garrisons and from ready buildings that bring them.", "R39")
        return super().why_not(s, code)

    def answer(self, s: State, option: int) -> None:
        you = self.player
        if option == codes.DONE:
            declare(s, you)
            return
        if option < codes.FACES:
            send(s, you, option - codes.HAND)
            s.push(gather(s, you))
            return
        s.push(gather(s, you))
        place = option - codes.PLACE
        if not s.is_wall(place):
            s.turn(place, you)
            s.cards.abilities[s.face[place]].reinforce(s, you)
        elif s.units[place].weak and s.units[place].strong:
            s.push(OffTheWall(you, place))
        else:
            leave_wall(s, place, MILITIA if s.units[place].weak else KNIGHT)


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
    one = (codes.MILITIA_BUTTON, "A Militia", "")
    other = (codes.KNIGHT_BUTTON, "A Knight", "")

    def __init__(self, player: int, place: int) -> None:
        super().__init__(player)
        self.place = place

    def prompt(self, s: State) -> str:
        return f"Who leaves the {s.card_name(s.face[self.place])}?"

    def source(self, s: State) -> int:
        return codes.PLACE + self.place

    def answer(self, s: State, option: int) -> None:
        leave_wall(s, self.place, MILITIA if option == codes.MILITIA_BUTTON else KNIGHT)


def leave_wall(s: State, place: int, unit: int) -> None:
    join_battle(s, s.active, unit, (detach(s, place, unit),))
    said = "{you:send} {units} off the {second} against {there}."
    s.tell("Sent", said, s.active, place=s.target, second=s.face[place], unit=unit)


def declare(s: State, you: int) -> None:
    """The attack is declared; everybody may react, then it is decided (R39)."""
    if s.telling:
        s.tell("Declared", "{you:attack} {there} with strength {count}.", you, place=s.target, count=attack(s))
    s.open_window(codes.UNDER_ATTACK, 1 << you | 1 << s.owner[s.target])
    s.then(WINDOW, RESULT)


# Steps never change, so one of each serves every game.
CHOOSE_TARGET: Final = [ChooseTarget(seat) for seat in range(codes.MOST_SEATS)]
GATHER: Final = [Gather(seat, False) for seat in range(codes.MOST_SEATS)]
GATHER_FROM_MANY: Final = [Gather(seat, True) for seat in range(codes.MOST_SEATS)]
