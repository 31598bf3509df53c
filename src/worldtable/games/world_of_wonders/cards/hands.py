"""Abilities of hands: cards from the deck, from the discard pile, and out of another player's hand."""

from __future__ import annotations

from worldtable.engine.log import counted
from worldtable.engine.places import distinct
from worldtable.engine.step import NO_REASON, Reason
from worldtable.games.world_of_wonders import reasons
from worldtable.games.world_of_wonders.card import Ability
from worldtable.games.world_of_wonders.codes import ANY_TIME, COPY, DISCARD, OWN_TURN, SEAT, SPIED
from worldtable.games.world_of_wonders.effects import Deed, DrawCards, discard_from_hand, fizzle
from worldtable.games.world_of_wonders.questions import CardAsk, DiscardFromHand, FaceAsk
from worldtable.games.world_of_wonders.reactions import announce
from worldtable.games.world_of_wonders.state import NOBODY, State


class DrawsCards(Ability):
    """Draw cards; an event among them is replaced (R67)."""

    times = OWN_TURN
    amounts = (1, 4)
    says = "draw"

    def refusal(self, s: State, you: int, when: int) -> Reason:
        return NO_REASON if s.can_draw() else reasons.NO_DECK

    def use(self, s: State, you: int) -> None:
        s.push(DrawCards(you, self.amount))


class SwapWithDiscard(Ability):
    """Discard a hand card, then take any other card of the discard pile."""

    times = OWN_TURN
    says = "swap a hand card with one of the discard pile"

    def refusal(self, s: State, you: int, when: int) -> Reason:
        if not s.hands[you]:
            return reasons.NO_CARD
        return NO_REASON if s.discard else reasons.NO_DISCARD

    def use(self, s: State, you: int) -> None:
        s.push(Offer(you, self.face))


class Offer(DiscardFromHand):
    """Which card of the hand is discarded first."""

    asks = "Which card do you discard?"
    rule = "R31"

    def chosen(self, s: State, face: int) -> None:
        super().chosen(s, face)
        s.push(TakeDiscarded(self.player, self.me))


class TakeDiscarded(FaceAsk):
    """Which other card of the discard pile is taken."""

    asks = "Which card of the discard pile do you take?"
    wants = "You take a card of the discard pile, but not the one you discarded for it"
    rule = "R31"
    does = "Take"
    word = "Take"
    code = DISCARD

    def among(self, s: State) -> list[int]:
        return distinct(s.discard[:-1])

    def chosen(self, s: State, face: int) -> None:
        s.push(TakeCopy(self.player, self.me, face))


class TakeCopy(CardAsk):
    """Which of several equal cards is taken, where the order of the discard pile depends on it (B53)."""

    wants = "Say which of the equal cards of the discard pile you take"
    rule = "B53"
    code = COPY

    def __init__(self, player: int, me: int, face: int) -> None:
        super().__init__(player, me)
        self.face = face

    def prompt(self, s: State) -> str:
        return f"Which {s.card_name(self.face)} of the discard pile do you take?"

    def among(self, s: State) -> list[int]:
        return list(range(len(copies(s, self.face))))

    def called(self, s: State, number: int) -> str:
        above = s.discard[copies(s, self.face)[number] + 1 :]
        return f"The one under {s.card_name(above[0])}, with {counted(len(above), 'card')} above it"

    def short(self, s: State, option: int) -> str:
        at = copies(s, self.face)[option - COPY]
        return f"{counted(len(s.discard) - 1 - at, 'card')} down"

    def chosen(self, s: State, number: int) -> None:
        face = s.discard.pop(copies(s, self.face)[number])
        s.hands[self.player].append(face)
        s.tell("TookFromDiscard", "{you:take} {card} from the discard pile.", self.player, face)


def copies(s: State, face: int) -> list[int]:
    """Where a card lies in the discard pile below its top, from above; of neighbours one, for they are the same."""
    found: list[int] = []
    last = len(s.discard) - 2
    for at in range(last, -1, -1):
        if s.discard[at] == face and (at == last or s.discard[at + 1] != face):
            found.append(at)
    return found


class LookAndDiscard(Ability):
    """Look at an opponent's hand and discard a card of it."""

    times = ANY_TIME
    says = "look at a hand and discard a card of it"

    def refusal(self, s: State, you: int, when: int) -> Reason:
        for seat in range(s.seats):
            if seat != you and s.hands[seat]:
                return NO_REASON
        return reasons.NO_HANDS

    def use(self, s: State, you: int) -> None:
        s.push(WhoseHand(you, self.face))


class WhoseHand(CardAsk):
    """Whose hand is looked at."""

    asks = "Whose hand do you look at?"
    wants = "Choose an opponent with cards in hand"
    rule = "R31"
    word = "Look"
    code = SEAT

    def among(self, s: State) -> list[int]:
        return [seat for seat in range(s.seats) if seat != self.player and s.hands[seat]]

    def called(self, s: State, seat: int) -> str:
        return s.name(seat)

    def chosen(self, s: State, seat: int) -> None:
        announce(s, Spy(self.player, seat), self.me)


class Spy(Deed):
    """The hand lies open for the spy, who discards a card of it."""

    def __init__(self, player: int, owner: int) -> None:
        super().__init__(player, ())
        self.owner = owner

    def touches(self, s: State) -> int:
        return 1 << self.owner

    def aims(self) -> tuple[tuple[str, int], ...]:
        return (("looks at", SEAT + self.owner),)

    def run(self, s: State) -> None:
        if not s.hands[self.owner]:
            fizzle(s)
            return
        s.spy = self.player
        s.spied = self.owner
        s.shown += 1
        s.touch(self.owner)
        s.whisper("Looked", "{you:look} at {them's} hand{: card}.", self.player, s.hands[self.owner], self.owner)
        s.push(DiscardSpied(self.player))

    def say(self, s: State, to: int) -> str:
        return f"look at {s.whose(self.owner, to)} hand and discard a card of it"


class DiscardSpied(FaceAsk):
    """Which card of the hand is discarded; asked even of equal cards, for the spy is to see them."""

    always = True
    wants = "A card of the hand you look at must be discarded"
    rule = "R31"
    does = "Discard"
    word = "Discard"
    code = SPIED

    def prompt(self, s: State) -> str:
        return f"Which card of {s.name(s.spied)}'s hand is discarded?"

    def among(self, s: State) -> list[int]:
        return distinct(s.hands[s.spied])

    def chosen(self, s: State, face: int) -> None:
        s.hands[s.spied].remove(face)
        discard_from_hand(s, s.spied, face)
        s.spy = NOBODY  # the hand is hidden again
        s.spied = NOBODY
