"""The verbs of World Changers: what effects do to cards, chips and hands."""

from __future__ import annotations

from worldtable.engine.effect import Effect
from worldtable.engine.step import Step
from worldtable.games.world_changers import log
from worldtable.games.world_changers.state import LEAVING, LEAVING_FOR_VOID, PASSING, State


class Pass(Effect[State]):
    """Flip your chip to passive; your Crew Mates that react to passing take effect (R17, R18)."""

    kind = PASSING

    def __init__(self, player: int, forced: bool) -> None:
        self.player = player
        self.forced = forced

    def do(self, s: State) -> None:
        s.passive |= 1 << self.player
        if s.telling:
            s.tell(log.Passed(self.player, self.forced))


class Leave(Effect[State]):
    """A Crew Mate leaves a crew because of an effect that somebody uses."""

    kind = LEAVING

    def __init__(self, user: int, owner: int, card: int) -> None:
        self.user = user
        self.owner = owner
        self.card = card

    def still(self, s: State) -> bool:
        return self.card in s.crews[self.owner]


class MoveToVoid(Leave):
    """A Crew Mate goes to the Void and belongs to nobody any more (R33)."""

    kind = LEAVING_FOR_VOID

    def do(self, s: State) -> None:
        s.take_from_crew(self.owner, self.card)
        s.put_in_void(self.card)
        if s.telling:
            s.tell(log.WentToVoid(self.owner, self.card))

    def say(self, s: State, to: int) -> str:
        return f"{s.name_of(self.card)} goes to the Void"


class Take(Leave):
    """A Crew Mate joins another crew. Its own Invite effect stays asleep (R23)."""

    def do(self, s: State) -> None:
        s.take_from_crew(self.owner, self.card)
        s.put_in_crew(self.user, self.card)
        if s.telling:
            s.tell(log.Took(self.user, self.owner, self.card))


class Give(Leave):
    """A player hands a Crew Mate of their own to somebody."""

    def __init__(self, user: int, card: int, to: int) -> None:
        super().__init__(user, user, card)
        self.to = to

    def do(self, s: State) -> None:
        s.take_from_crew(self.owner, self.card)
        s.put_in_crew(self.to, self.card)
        if s.telling:
            s.tell(log.Gave(self.owner, self.to, self.card))


class SwapCrewMates(Leave):
    """A player's Crew Mate and one of another player change places."""

    def __init__(self, user: int, own: int, owner: int, card: int) -> None:
        super().__init__(user, owner, card)
        self.own = own

    def do(self, s: State) -> None:
        s.take_from_crew(self.owner, self.card)
        s.take_from_crew(self.user, self.own)
        s.put_in_crew(self.user, self.card)
        s.put_in_crew(self.owner, self.own)
        if s.telling:
            s.tell(log.Swapped(self.user, self.own, self.owner, self.card))


class SwapWithVoid(Step[State]):
    """A player's Crew Mate and a card of the Void change places. It is no move to the Void (O15)."""

    def __init__(self, user: int, own: int, card: int) -> None:
        self.user = user
        self.own = own
        self.card = card

    def run(self, s: State) -> None:
        s.take_from_crew(self.user, self.own)
        s.void.remove(self.card)
        s.put_in_void(self.own)
        s.put_in_crew(self.user, self.card)
        if s.telling:
            s.tell(log.Swapped(self.user, self.own, -1, self.card))


class TakeFromVoid(Step[State]):
    """A card of the Void joins a crew without its Invite effect (R23)."""

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def run(self, s: State) -> None:
        s.void.remove(self.card)
        s.put_in_crew(self.player, self.card)
        if s.telling:
            s.tell(log.Took(self.player, -1, self.card))


class PutInVoid(Step[State]):
    """A hand card goes to the Void because of an effect that somebody else may have used."""

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def run(self, s: State) -> None:
        s.take_from_hand(self.player, self.card)
        s.put_in_void(self.card)
        s.shown += 1
        if s.telling:
            s.tell(log.PutInVoid(self.player, (self.card,)))


def draw(s: State, player: int, count: int) -> None:
    """Draw cards from the pile into a hand, as many as there are."""
    count = min(count, len(s.pile))
    for _ in range(count):
        s.draw(player)
    if count > 0 and s.telling:
        s.tell(log.Drew(player, count, tuple(s.hands[player][-count:])))


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
    revealed: list[int] = []
    while len(s.void) < size and s.pile:
        card = s.pile.pop()
        s.put_in_void(card)
        revealed.append(card)
    if revealed:
        s.shown += 1
        if s.telling:
            s.tell(log.Revealed(tuple(revealed)))


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
            if s.telling:
                s.tell(log.MustPass(self.player))


class Activate(Step[State]):
    """Use a card's Invite effect: once in a chain, for the player who uses it (R24, O9)."""

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def run(self, s: State) -> None:
        s.chain |= 1 << self.card
        if s.telling:
            s.tell(log.Activated(self.player, self.card, s.owner(self.card)))
        s.card(self.card).invited(s, self.player, self.card)


class Invite(Step[State]):
    """A card that was taken from its place joins a crew by its player's Invite action (R9).

    Its Invite effect is activated (R10, R22).
    """

    def __init__(self, player: int, card: int, hand: bool) -> None:
        self.player = player
        self.card = card
        self.hand = hand  # from the hand, not from the Void

    def run(self, s: State) -> None:
        s.put_in_crew(self.player, self.card)
        s.chain |= 1 << self.card
        if s.telling:
            s.tell(log.Invited(self.player, self.card, self.hand))
        s.card(self.card).invited(s, self.player, self.card)
