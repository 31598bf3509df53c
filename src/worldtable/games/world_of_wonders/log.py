"""The log of World of Wonders: what happened, told to each seat as far as it may know."""

from __future__ import annotations

from worldtable.engine.step import Fact
from worldtable.games.world_of_wonders import words
from worldtable.games.world_of_wonders.codes import GREAT, GREAT_WONDER, PLACE
from worldtable.games.world_of_wonders.state import State


def site_of(s: State, owner: int, face: int, to: int, site: bool = True) -> str:
    name = s.front(face).name
    return f"{words.whose(s, owner, to)} {name} site" if site else f"{words.whose(s, owner, to)} {name}"


class Told(Fact[State]):
    """A fact about a player, and perhaps a face."""

    def __init__(self, player: int, face: int = -1) -> None:
        self.player = player
        self.face = face

    def who(self, s: State, to: int, you: str, they: str) -> str:
        return s.who(self.player, to, you, they)

    def card(self, s: State) -> str:
        return s.front(self.face).name

    def holder(self) -> int:
        """Whose card it is about."""
        return self.player

    def things(self, s: State, to: int) -> list[int]:
        if self.face < 0:
            return []
        for place in range(len(s.owner)):
            if s.owner[place] == self.holder() and s.face[place] == self.face:
                return [PLACE + s.twin(place)]
        front = s.front(self.face)
        return [GREAT + front.number] if front.kind == GREAT_WONDER else []


class TurnBegins(Told):
    def say(self, s: State, to: int) -> str:
        return "Your turn begins." if self.player == to else f"{s.name(self.player)}'s turn begins."


class Mulliganed(Told):
    def say(self, s: State, to: int) -> str:
        own = "your" if self.player == to else "the"
        return f"{self.who(s, to, 'discard', 'discards')} {own} whole hand for four new cards."


class Started(Told):
    def say(self, s: State, to: int) -> str:
        return f"{self.who(s, to, 'start', 'starts')} to build {self.card(s)}."


class LaidNatural(Told):
    def say(self, s: State, to: int) -> str:
        return f"{self.who(s, to, 'lay', 'lays')} the Natural Wonder {self.card(s)}."


class Finished(Told):
    def say(self, s: State, to: int) -> str:
        owner = words.whose(s, self.player, to)
        return f"{words.start(owner)} {self.card(s)} is finished."


class SixPieces(Told):
    def say(self, s: State, to: int) -> str:
        return f"{self.who(s, to, 'own', 'owns')} all pieces of {self.card(s)}: the game is won."


class Turned(Told):
    def say(self, s: State, to: int) -> str:
        return f"{self.who(s, to, 'use', 'uses')} the {self.card(s)}."


class UsedFirst(Told):
    def say(self, s: State, to: int) -> str:
        return f"{self.who(s, to, 'use', 'uses')} a piece of {self.card(s)}."


class UsedSecond(Told):
    def __init__(self, player: int, face: int, tokens: int) -> None:
        super().__init__(player, face)
        self.tokens = tokens

    def say(self, s: State, to: int) -> str:
        return f"{self.who(s, to, 'pay', 'pays')} {self.tokens} Wonder tokens for {self.card(s)}."


class Announced(Told):
    def __init__(self, player: int, deed: str) -> None:
        super().__init__(player)
        self.deed = deed

    def say(self, s: State, to: int) -> str:
        return f"{self.who(s, to, 'announce', 'announces')}: {self.deed}."


class Fizzled(Told):
    def say(self, s: State, to: int) -> str:
        return "The ability finds nothing left to do."


class CameFromDeck(Told):
    def __init__(self, player: int, unit: int, owner: int, face: int) -> None:
        super().__init__(player, face)
        self.unit = unit
        self.owner = owner

    def holder(self) -> int:
        return self.owner

    def say(self, s: State, to: int) -> str:
        where = site_of(s, self.owner, self.face, to)
        return f"{words.start(words.units(1, self.unit))} comes from the deck to {where}."


class CameFromHand(Told):
    def __init__(self, player: int, unit: int, face: int) -> None:
        super().__init__(player, face)
        self.unit = unit

    def say(self, s: State, to: int) -> str:
        where = f"{self.card(s)} site" if self.unit < 2 else self.card(s)
        return f"{self.who(s, to, 'put', 'puts')} {words.units(1, self.unit)} on the {where}."


class CameFromDiscard(Told):
    """Units of the discard pile go to a wall or a site (its face), or into the battle (-1)."""

    def __init__(self, player: int, unit: int, count: int, face: int) -> None:
        super().__init__(player, face)
        self.unit = unit
        self.count = count

    def say(self, s: State, to: int) -> str:
        where = "into the battle" if self.face < 0 else f"to the {self.card(s)}"
        return f"{words.start(words.units(self.count, self.unit))} from the discard pile {self.verb()} {where}."

    def verb(self) -> str:
        return "goes" if self.count == 1 else "go"


class Placed(CameFromHand):
    """A Constructor that lay aside goes to a site."""


class Moved(Told):
    def __init__(self, player: int, unit: int, owner: int, face: int, new_owner: int, new_face: int) -> None:
        super().__init__(player, face)
        self.unit = unit
        self.owner = owner
        self.new_owner = new_owner
        self.new_face = new_face

    def holder(self) -> int:
        return self.owner

    def say(self, s: State, to: int) -> str:
        source = site_of(s, self.owner, self.face, to)
        goal = site_of(s, self.new_owner, self.new_face, to)
        return f"{self.who(s, to, 'move', 'moves')} {words.units(1, self.unit)} from {source} to {goal}."


class Destroyed(Told):
    def __init__(self, player: int, unit: int, owner: int, face: int) -> None:
        super().__init__(player, face)
        self.unit = unit
        self.owner = owner

    def holder(self) -> int:
        return self.owner

    def say(self, s: State, to: int) -> str:
        where = site_of(s, self.owner, self.face, to)
        return f"{self.who(s, to, 'destroy', 'destroys')} {words.units(1, self.unit)} on {where}."


class MilitiaDestroyed(Told):
    def __init__(self, player: int, count: int) -> None:
        super().__init__(player)
        self.count = count

    def say(self, s: State, to: int) -> str:
        return f"{words.start(words.units(self.count, 2))} {'is' if self.count == 1 else 'are'} destroyed."


class Declared(Told):
    def __init__(self, player: int, owner: int, face: int, site: bool, force: int) -> None:
        super().__init__(player, face)
        self.owner = owner
        self.site = site
        self.force = force

    def holder(self) -> int:
        return self.owner

    def say(self, s: State, to: int) -> str:
        where = site_of(s, self.owner, self.face, to, self.site)
        return f"{self.who(s, to, 'attack', 'attacks')} {where} with strength {self.force}."


class Redirected(Told):
    def __init__(self, player: int, face: int, site: bool) -> None:
        super().__init__(player, face)
        self.site = site

    def say(self, s: State, to: int) -> str:
        where = site_of(s, self.player, self.face, to, self.site)
        return f"The attack is led on to {where}."


class Defends(Told):
    def say(self, s: State, to: int) -> str:
        own = "your" if self.player == to else "the"
        return f"{self.who(s, to, 'send', 'sends')} a Militia from {own} hand into the defence."


class Fought(Told):
    def __init__(self, player: int, owner: int, face: int, site: bool, force: int, strength: int) -> None:
        super().__init__(player, face)
        self.owner = owner
        self.site = site
        self.force = force
        self.strength = strength

    def holder(self) -> int:
        return self.owner

    def say(self, s: State, to: int) -> str:
        where = site_of(s, self.owner, self.face, to, self.site)
        if self.force >= self.strength:
            return f"The attack on {where} succeeds, {self.force} against {self.strength}."
        return f"The attack on {where} fails, {self.force} against {self.strength}."


class AttackEnds(Told):
    def say(self, s: State, to: int) -> str:
        return "The attack ends without a result."


class LostConstructors(Told):
    def __init__(self, player: int, face: int, count: int) -> None:
        super().__init__(player, face)
        self.count = count

    def say(self, s: State, to: int) -> str:
        lost = "1 Constructor" if self.count == 1 else f"{self.count} Constructors"
        site = site_of(s, self.player, self.face, to)
        return f"{words.start(site)} loses {lost}."


class Stolen(Told):
    def __init__(self, player: int, owner: int, face: int) -> None:
        super().__init__(player, face)
        self.owner = owner

    def holder(self) -> int:
        return self.owner

    def say(self, s: State, to: int) -> str:
        owner = "you" if self.owner == to else s.name(self.owner)
        return f"{self.who(s, to, 'steal', 'steals')} a piece of {self.card(s)} from {owner}."


class Returned(Told):
    def say(self, s: State, to: int) -> str:
        owner = "you" if self.player == to else s.name(self.player)
        return f"The stolen piece of {self.card(s)} goes back to {owner}."


class SiteLost(Told):
    def say(self, s: State, to: int) -> str:
        site = site_of(s, self.player, self.face, to)
        return f"{words.start(site)} has no Constructor and is lost."


class BuildingLost(Told):
    def say(self, s: State, to: int) -> str:
        return f"{self.who(s, to, 'lose', 'loses')} the {self.card(s)}."


class GotTokens(Told):
    def __init__(self, player: int, count: int) -> None:
        super().__init__(player)
        self.count = count

    def say(self, s: State, to: int) -> str:
        tokens = "1 Wonder token" if self.count == 1 else f"{self.count} Wonder tokens"
        return f"{self.who(s, to, 'get', 'gets')} {tokens}."


class Drew(Told):
    """Cards from the deck; their faces are for the drawer alone."""

    def __init__(self, player: int, count: int, faces: tuple[int, ...]) -> None:
        super().__init__(player)
        self.count = count
        self.faces = faces

    def say(self, s: State, to: int) -> str:
        if self.player == to and self.faces:
            return f"You draw {words.listed([s.front(face).name for face in self.faces])}."
        return f"{self.who(s, to, 'draw', 'draws')} {words.count_cards(self.count)}."

    def seen(self, to: int) -> Drew:
        return self if to == self.player else Drew(self.player, self.count, ())


class Looked(Told):
    """A hand that was looked at; what it holds is for the spy alone."""

    def __init__(self, player: int, owner: int, faces: tuple[int, ...]) -> None:
        super().__init__(player)
        self.owner = owner
        self.faces = faces

    def holder(self) -> int:
        return self.owner

    def say(self, s: State, to: int) -> str:
        if self.player == to and self.faces:
            names = words.listed([s.front(face).name for face in self.faces])
            return f"You look at {s.name(self.owner)}'s hand: {names}."
        return f"{self.who(s, to, 'look', 'looks')} at {words.whose(s, self.owner, to)} hand."

    def seen(self, to: int) -> Looked:
        return self if to == self.player else Looked(self.player, self.owner, ())


class DiscardedFromHand(Told):
    def say(self, s: State, to: int) -> str:
        own = "your" if self.player == to else "the"
        return f"{self.who(s, to, 'discard', 'discards')} {self.card(s)} from {own} hand."


class TookFromDiscard(Told):
    def say(self, s: State, to: int) -> str:
        return f"{self.who(s, to, 'take', 'takes')} {self.card(s)} from the discard pile."


class Converted(Told):
    def say(self, s: State, to: int) -> str:
        return "The attackers become Constructors and are shared."


class Doubled(Told):
    """Something counts twice until the end of the turn."""

    def __init__(self, player: int, what: str) -> None:
        super().__init__(player)
        self.what = what

    def say(self, s: State, to: int) -> str:
        owner = words.whose(s, self.player, to)
        return f"{words.start(owner)} {self.what} until the end of the turn."


class EventHappens(Told):
    def say(self, s: State, to: int) -> str:
        return f"{self.who(s, to, 'draw', 'draws')} the event {self.card(s)}: {s.front(self.face).text}"


class Promoted(Told):
    def say(self, s: State, to: int) -> str:
        return f"A Worker on {site_of(s, self.player, self.face, to)} becomes a Foreman."


class NothingToDraw(Told):
    def say(self, s: State, to: int) -> str:
        return "The draw deck is empty: nothing is drawn."


class Reshuffled(Fact[State]):
    def __init__(self, count: int) -> None:
        self.count = count

    def say(self, s: State, to: int) -> str:
        return f"The draw deck is empty; {words.count_cards(self.count)} of the discard pile become the new one."


class DeckEmpty(Told):
    def say(self, s: State, to: int) -> str:
        last = "you play" if self.player == to else f"{s.name(self.player)} plays"
        return f"The draw deck is empty for the second time: after this turn one more each, and {last} last."


class Ended(Fact[State]):
    def __init__(self, text: str) -> None:
        self.text = text

    def say(self, s: State, to: int) -> str:
        return self.text
