"""The log of World of Wonders: what happened, told to each seat as far as it may know."""

from __future__ import annotations

from worldtable.engine.step import Fact
from worldtable.games.world_of_wonders import words
from worldtable.games.world_of_wonders.codes import (
    EVENT,
    GREAT,
    GREAT_WONDER,
    GREATS,
    HAPPENED,
    MILITIA,
    NATURAL,
    NATURAL_WONDER,
    NOBODY,
    PLACE,
    WORKER,
)
from worldtable.games.world_of_wonders.state import State


class Told(Fact[State]):
    """A fact about a player, and perhaps about a card (its face), its owner if that is somebody else, and units."""

    def __init__(
        self,
        player: int,
        face: int = -1,
        *,
        owner: int = NOBODY,
        site: bool = True,
        unit: int = WORKER,
        count: int = 1,
    ) -> None:
        self.player = player
        self.face = face
        self.owner = player if owner == NOBODY else owner
        self.site = site
        self.unit = unit
        self.count = count

    def does(self, s: State, to: int, verb: str) -> str:
        """The player with a verb: "You draw", "Linda draws"."""
        return s.who(self.player, to, verb, f"{verb}s")

    def own(self, to: int) -> str:
        return "your" if self.player == to else "the"

    def card(self, s: State) -> str:
        return s.front(self.face).name

    def where(self, s: State, to: int) -> str:
        """The card with its owner: "your Farm site", "Linda's Farm"."""
        name = f"{words.whose(s, self.owner, to)} {self.card(s)}"
        return f"{name} site" if self.site else name

    def units(self) -> str:
        return words.units(self.count, self.unit)

    def things(self, s: State, to: int) -> list[int]:
        if self.face < 0:
            return []
        for place in range(len(s.owner)):
            if s.owner[place] == self.owner and s.face[place] == self.face:
                return [PLACE + s.twin(place)]
        front = s.front(self.face)
        if front.kind == GREAT_WONDER:
            return [GREAT + front.number]
        if front.kind == NATURAL_WONDER and s.natural[self.player * GREATS + front.number]:
            return [NATURAL + self.player * GREATS + front.number]
        return [HAPPENED + self.face] if front.kind == EVENT else []


class Said(Fact[State]):
    """The same sentence for everybody."""

    def __init__(self, text: str) -> None:
        self.text = text

    def say(self, s: State, to: int) -> str:
        return self.text


# The turn and its actions.


class TurnBegins(Told):
    def say(self, s: State, to: int) -> str:
        return f"{words.start(words.whose(s, self.player, to))} turn begins."


class Mulliganed(Told):
    def say(self, s: State, to: int) -> str:
        return f"{self.does(s, to, 'discard')} {self.own(to)} whole hand for four new cards."


class Started(Told):
    def say(self, s: State, to: int) -> str:
        return f"{self.does(s, to, 'start')} to build {self.card(s)}."


class LaidNatural(Told):
    def say(self, s: State, to: int) -> str:
        return f"{self.does(s, to, 'lay')} the Natural Wonder {self.card(s)}."


class Finished(Told):
    def say(self, s: State, to: int) -> str:
        return f"{words.start(words.whose(s, self.player, to))} {self.card(s)} is finished."


class SixPieces(Told):
    def say(self, s: State, to: int) -> str:
        return f"{self.does(s, to, 'own')} all pieces of {self.card(s)}: the game is won."


class Turned(Told):
    def say(self, s: State, to: int) -> str:
        return f"{self.does(s, to, 'use')} the {self.card(s)}."


class UsedFirst(Told):
    def say(self, s: State, to: int) -> str:
        return f"{self.does(s, to, 'use')} a piece of {self.card(s)}."


class UsedSecond(Told):
    """The count is that of the tokens."""

    def say(self, s: State, to: int) -> str:
        return f"{self.does(s, to, 'pay')} {self.count} Wonder tokens for {self.card(s)}."


class Announced(Told):
    def __init__(self, player: int, deed: str) -> None:
        super().__init__(player)
        self.deed = deed

    def say(self, s: State, to: int) -> str:
        return f"{self.does(s, to, 'announce')}: {self.deed}."


# Units and Constructors.


class CameFromDeck(Told):
    def say(self, s: State, to: int) -> str:
        return f"{words.start(self.units())} comes from the deck to {self.where(s, to)}."


class CameFromHand(Told):
    def say(self, s: State, to: int) -> str:
        where = self.card(s) if self.unit >= MILITIA else f"{self.card(s)} site"
        return f"{self.does(s, to, 'put')} {self.units()} on the {where}."


class Placed(CameFromHand):
    """A Constructor that lay aside goes to a site."""


class CameFromDiscard(Told):
    """Units of the discard pile go to a wall or a site (its face), or into the battle (-1)."""

    def say(self, s: State, to: int) -> str:
        where = "into the battle" if self.face < 0 else f"to the {self.card(s)}"
        goes = "goes" if self.count == 1 else "go"
        return f"{words.start(self.units())} from the discard pile {goes} {where}."


class Moved(Told):
    def __init__(self, player: int, face: int, owner: int, unit: int, new_owner: int, new_face: int) -> None:
        super().__init__(player, face, owner=owner, unit=unit)
        self.new_owner = new_owner
        self.new_face = new_face

    def say(self, s: State, to: int) -> str:
        goal = f"{words.whose(s, self.new_owner, to)} {s.front(self.new_face).name} site"
        return f"{self.does(s, to, 'move')} {self.units()} from {self.where(s, to)} to {goal}."


class Destroyed(Told):
    def say(self, s: State, to: int) -> str:
        return f"{self.does(s, to, 'destroy')} {self.units()} on {self.where(s, to)}."


class MilitiaDestroyed(Told):
    def say(self, s: State, to: int) -> str:
        return f"{words.start(self.units())} {'is' if self.count == 1 else 'are'} destroyed."


class Promoted(Told):
    def say(self, s: State, to: int) -> str:
        return f"A Worker on {self.where(s, to)} becomes a Foreman."


class LostConstructors(Told):
    def say(self, s: State, to: int) -> str:
        return f"{words.start(self.where(s, to))} loses {words.counted(self.count, 'Constructor')}."


# Attacks.


class Called(Told):
    def say(self, s: State, to: int) -> str:
        return f"{self.does(s, to, 'call')} an attack on {self.where(s, to)}."


class Sent(Told):
    """A unit on its way to the card that is attacked."""

    def __init__(self, player: int, face: int, owner: int, site: bool, unit: int, whence: str) -> None:
        super().__init__(player, face, owner=owner, site=site, unit=unit)
        self.whence = whence

    def say(self, s: State, to: int) -> str:
        return f"{self.does(s, to, 'send')} {self.units()} {self.whence} against {self.where(s, to)}."


class Declared(Told):
    def __init__(self, player: int, face: int, owner: int, site: bool, force: int) -> None:
        super().__init__(player, face, owner=owner, site=site)
        self.force = force

    def say(self, s: State, to: int) -> str:
        return f"{self.does(s, to, 'attack')} {self.where(s, to)} with strength {self.force}."


class Redirected(Told):
    def say(self, s: State, to: int) -> str:
        return f"The attack is led on to {self.where(s, to)}."


class Defends(Told):
    def say(self, s: State, to: int) -> str:
        return f"{self.does(s, to, 'send')} a Militia from {self.own(to)} hand into the defence."


class Fought(Declared):
    def __init__(self, player: int, face: int, owner: int, site: bool, force: int, strength: int) -> None:
        super().__init__(player, face, owner, site, force)
        self.strength = strength

    def say(self, s: State, to: int) -> str:
        result = "succeeds" if self.force >= self.strength else "fails"
        return f"The attack on {self.where(s, to)} {result}, {self.force} against {self.strength}."


class Doubled(Told):
    """Something counts twice until the end of the turn."""

    def __init__(self, player: int, what: str) -> None:
        super().__init__(player)
        self.what = what

    def say(self, s: State, to: int) -> str:
        return f"{words.start(words.whose(s, self.player, to))} {self.what} until the end of the turn."


class Stolen(Told):
    def say(self, s: State, to: int) -> str:
        return f"{self.does(s, to, 'steal')} a piece of {self.card(s)} from {words.whom(s, self.owner, to)}."


class Returned(Told):
    def say(self, s: State, to: int) -> str:
        return f"The stolen piece of {self.card(s)} goes back to {words.whom(s, self.player, to)}."


class SiteLost(Told):
    def say(self, s: State, to: int) -> str:
        return f"{words.start(self.where(s, to))} has no Constructor and is lost."


class BuildingLost(Told):
    def say(self, s: State, to: int) -> str:
        return f"{self.does(s, to, 'lose')} the {self.card(s)}."


# Cards and tokens.


class GotTokens(Told):
    def say(self, s: State, to: int) -> str:
        return f"{self.does(s, to, 'get')} {words.counted(self.count, 'Wonder token')}."


class Drew(Told):
    """Cards from the deck; their faces are for the drawer alone."""

    def __init__(self, player: int, count: int, faces: tuple[int, ...]) -> None:
        super().__init__(player, count=count)
        self.faces = faces

    def say(self, s: State, to: int) -> str:
        if self.player == to and self.faces:
            return f"You draw {words.listed([s.front(face).name for face in self.faces])}."
        return f"{self.does(s, to, 'draw')} {words.counted(self.count, 'card')}."

    def seen(self, to: int) -> Drew:
        return self if to == self.player else Drew(self.player, self.count, ())


class Looked(Told):
    """A hand that was looked at; what it holds is for the spy alone."""

    def __init__(self, player: int, owner: int, faces: tuple[int, ...]) -> None:
        super().__init__(player, owner=owner)
        self.faces = faces

    def say(self, s: State, to: int) -> str:
        if self.player == to and self.faces:
            names = words.listed([s.front(face).name for face in self.faces])
            return f"You look at {s.name(self.owner)}'s hand: {names}."
        return f"{self.does(s, to, 'look')} at {words.whose(s, self.owner, to)} hand."

    def seen(self, to: int) -> Looked:
        return self if to == self.player else Looked(self.player, self.owner, ())


class DiscardedFromHand(Told):
    def say(self, s: State, to: int) -> str:
        return f"{self.does(s, to, 'discard')} {self.card(s)} from {self.own(to)} hand."


class TookFromDiscard(Told):
    def say(self, s: State, to: int) -> str:
        return f"{self.does(s, to, 'take')} {self.card(s)} from the discard pile."


class EventHappens(Told):
    def say(self, s: State, to: int) -> str:
        return f"{self.does(s, to, 'draw')} the event {self.card(s)}: {s.front(self.face).text}"


class DeckEmpty(Told):
    def say(self, s: State, to: int) -> str:
        last = "you play" if self.player == to else f"{s.name(self.player)} plays"
        return f"The draw deck is empty for the second time: after this turn one more each, and {last} last."


# What everybody is told in the same words; facts never change, so one of each serves every game.
FIZZLED = Said("The ability finds nothing left to do.")
ATTACK_ENDS = Said("The attack ends without a result.")
CONVERTED = Said("The attackers become Constructors and are shared.")
NOTHING_TO_DRAW = Said("The draw deck is empty: nothing is drawn.")
LAST_TURN_PLAYED = Said("The last turn has been played: the game ends.")


def reshuffled(count: int) -> Said:
    return Said(f"The draw deck is empty; {words.counted(count, 'card')} of the discard pile become the new one.")
