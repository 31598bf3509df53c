"""The verbs of World Changers: what effects do to cards, chips and hands."""

from __future__ import annotations

from worldtable.engine.effect import Effect
from worldtable.engine.step import Step
from worldtable.games.world_changers.card import LEAVING, LEAVING_FOR_VOID, PASSING
from worldtable.games.world_changers.layout import CREW, HAND, PILE, VOID
from worldtable.games.world_changers.state import State


class Pass(Effect[State]):
    """Flip your chip to passive; your Crew Mates that react to passing take effect (R17, R18)."""

    kind = PASSING

    def __init__(self, player: int, forced: bool) -> None:
        self.player = player
        self.forced = forced

    def do(self, s: State) -> None:
        s.passive |= 1 << self.player
        s.tell("Passed", "{you:have} to pass." if self.forced else "{you:pass}.", self.player)


class Leave(Effect[State]):
    """A Crew Mate leaves a crew because of an effect that somebody uses."""

    kind = LEAVING

    def __init__(self, user: int, owner: int, card: int) -> None:
        self.user = user
        self.owner = owner
        self.card = card

    def still(self, s: State) -> bool:
        return self.card in s.crew(self.owner)


class MoveToVoid(Leave):
    """A Crew Mate goes to the Void and belongs to nobody any more (R33)."""

    kind = LEAVING_FOR_VOID

    def do(self, s: State) -> None:
        start = CREW + self.owner
        s.move(self.card, start, VOID)
        s.tell("WentToVoid", "{you's} {card} goes to the Void.", self.owner, self.card, start=start, end=VOID)

    def say(self, s: State, to: int) -> str:
        return f"{s.card_name(self.card)} goes to the Void"


class Take(Leave):
    """A Crew Mate joins another crew. Its own Invite effect stays asleep (R23)."""

    def do(self, s: State) -> None:
        start, end = CREW + self.owner, CREW + self.user
        s.move(self.card, start, end)
        said = "{you:take} {card} from {them}."
        s.tell("Took", said, self.user, self.card, them=self.owner, start=start, end=end)


class Give(Leave):
    """A player hands a Crew Mate of their own to somebody."""

    def __init__(self, user: int, card: int, to: int) -> None:
        super().__init__(user, user, card)
        self.to = to

    def do(self, s: State) -> None:
        start, end = CREW + self.owner, CREW + self.to
        s.move(self.card, start, end)
        s.tell("Gave", "{you:give} {card} to {them}.", self.owner, self.card, them=self.to, start=start, end=end)


class SwapCrewMates(Leave):
    """A player's Crew Mate and one of another player change places."""

    def __init__(self, user: int, own: int, owner: int, card: int) -> None:
        super().__init__(user, owner, card)
        self.own = own

    def do(self, s: State) -> None:
        swap(s, self.user, self.own, self.card, CREW + self.owner, "{them's} {second}", self.owner)


class SwapWithVoid(Step[State]):
    """A player's Crew Mate and a card of the Void change places. It is no move to the Void (O15)."""

    def __init__(self, user: int, own: int, card: int) -> None:
        self.user = user
        self.own = own
        self.card = card

    def run(self, s: State) -> None:
        swap(s, self.user, self.own, self.card, VOID, "{second} from the Void", -1)


def swap(s: State, you: int, own: int, card: int, place: int, other: str, owner: int) -> None:
    """A Crew Mate of yours and a card of another place change places."""
    crew = CREW + you
    s.move(card, place, crew)
    s.move(own, crew, place)
    said = f"{{you:swap}} {{first}} with {other}."
    s.tell("Swapped", said, you, cards=[own, card], them=owner, start=crew, end=place)


class TakeFromVoid(Step[State]):
    """A card of the Void joins a crew without its Invite effect (R23)."""

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def run(self, s: State) -> None:
        end = CREW + self.player
        s.move(self.card, VOID, end)
        s.tell("Took", "{you:take} {card} from the Void.", self.player, self.card, start=VOID, end=end)


class PutInVoid(Step[State]):
    """A hand card goes to the Void because of an effect that somebody else may have used."""

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def run(self, s: State) -> None:
        s.move(self.card, HAND + self.player, VOID)
        told_in_void(s, self.player, 1)
        s.shown += 1


def told_in_void(s: State, player: int, count: int) -> None:
    """Tell of hand cards that went to the Void."""
    if count:
        start = HAND + player
        s.tell("PutInVoid", "{you:put} {card} into the Void.", player, latest=count, start=start, end=VOID)


def draw(s: State, player: int, count: int) -> None:
    """Draw cards from the pile into a hand, as many as there are."""
    hand = HAND + player
    drawn = min(count, len(s.at[PILE]))
    for _ in range(drawn):
        s.draw(PILE, hand)
    if drawn:
        s.whisper("Drew", "{you:draw} {card}.", player, latest=drawn, start=PILE, end=hand)


class Draw(Step[State]):
    """Draw cards as a step of its own."""

    def __init__(self, player: int, count: int) -> None:
        self.player = player
        self.count = count

    def run(self, s: State) -> None:
        draw(s, self.player, self.count)

    def say(self, s: State, to: int) -> str:
        return "draw 1 card" if self.count == 1 else f"draw {self.count} cards"


def fill_void(s: State, size: int) -> None:
    """Turn cards of the Draw Pile face up until the Void holds so many, or the pile is empty (R13, S7)."""
    revealed = min(size - len(s.at[VOID]), len(s.at[PILE]))
    for _ in range(revealed):
        s.draw(PILE, VOID)
    if revealed > 0:
        s.tell("Revealed", "The Void gets {card} from the Draw Pile.", latest=revealed, start=PILE, end=VOID)


class FillFromPile(Step[State]):
    """Fill the Void from the Draw Pile."""

    def __init__(self, size: int) -> None:
        self.size = size

    def run(self, s: State) -> None:
        fill_void(s, self.size)


class MustPass(Step[State]):
    """A Reminder Token: the player passes their next turn (R32). Two tokens mean no more than one (O7)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: State) -> None:
        if not s.solo_dummy(self.player):
            s.tokens |= 1 << self.player
            s.tell("MustPass", "{you} must pass {your} next turn.", self.player)


class Activate(Step[State]):
    """Use a card's Invite effect: once in a chain, for the player who uses it (R24, O9)."""

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def run(self, s: State) -> None:
        s.chain |= 1 << self.card
        owner = s.owner(self.card)
        whose = "your own" if owner == self.player else "them's"
        said = f"{{you:use}} the effect of {{{whose}}} {{card}}."
        s.tell("Activated", said, self.player, self.card, them=owner, start=CREW + owner, end=CREW + owner)
        s.card(self.card).invited(s, self.player, self.card)


def invite(s: State, you: int, card: int, start: int) -> None:
    """A card of the Void or of a hand joins a crew by its player's Invite action (R9).

    Its Invite effect is activated (R10, R22).
    """
    crew = CREW + you
    card = s.move(card, start, crew)
    s.chain |= 1 << card
    said = "{you:invite} {card} from the Void." if start == VOID else "{you:invite} {card} from {your} hand."
    s.tell("Invited", said, you, card, start=start, end=crew)
    s.card(card).invited(s, you, card)
