"""The sequence of play of Lanterns, and what the cards do."""

from __future__ import annotations

from typing import Final

from lanterns.table import BOX, HAND, PILE, PLAYED, Card, State
from worldtable.engine.choices import Choose, ChooseNumber
from worldtable.engine.step import Reason, Step

ENOUGH: Final = 3


class Round(Step[State]):
    """All cards are shuffled, one is left out, everybody gets one (L1)."""

    def run(self, s: State) -> None:
        s.out = s.shaded = 0
        s.lay_out(list(range(len(s.deck.cards))), PILE)
        s.shuffle(s.at[PILE])
        s.draw(PILE, BOX)
        for seat in range(s.seats):
            s.draw(PILE, HAND + seat)
        s.then(Turn(s.active))


class Turn(Step[State]):
    """Draw a card, play one of two, do what it says; then the next player (L2)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: State) -> None:
        you = self.player
        if len(s.left_in()) == 1 or not s.at[PILE]:
            s.then(EndOfRound())
        elif s.out >> you & 1:
            s.then(Turn((you + 1) % s.seats))
        else:
            s.active = you
            s.shaded &= ~(1 << you)
            s.whisper("Drew", "{you:draw} {card}.", you, [s.draw(PILE, HAND + you)], start=PILE, end=HAND + you)
            s.then(Play(you, -1), Turn((you + 1) % s.seats))


class Play(Choose[State]):
    """Which of two cards is played. Asked of equal ones too, for silence would tell."""

    always = True
    rule = "L2"

    def prompt(self, s: State) -> str:
        return "Your turn: play one of your two cards"

    def why_not(self, s: State, code: int) -> Reason:
        return Reason(f"You play a card of your hand; {self.found(s, code)}.", self.rule)

    def places(self, s: State) -> list[int]:
        return [HAND + self.player]

    def chosen(self, s: State, card: int) -> None:
        you = self.player
        card = s.move(card, HAND + you, PLAYED + you)
        s.tell("Played", "{you:play} {card}.", you, card, start=HAND + you, end=PLAYED + you)
        s.light(card).played(s, you, card)


class EndOfRound(Step[State]):
    """Whoever is left with the highest card gets a lantern; three of them win (L3, L4)."""

    def run(self, s: State) -> None:
        values = {seat: s.value(seat) for seat in s.left_in()}
        winners = [seat for seat, value in values.items() if value == max(values.values())]
        for seat in winners:
            s.lanterns[seat] += 1
            s.tell("Won", "{you:win} a lantern with {card}.", seat, s.held(seat))
        s.active = winners[0]
        if max(s.lanterns) < ENOUGH:
            s.then(Round())


def put_out(s: State, seat: int) -> None:
    """A player is out of the round and lays the hand open."""
    s.out |= 1 << seat
    s.shown += 1
    s.tell("Out", "{you:are} out, with {card}.", seat, cards=s.at[HAND + seat], start=HAND + seat, end=PLAYED + seat)
    s.move_all(HAND + seat, PLAYED + seat)


class ChooseOther(Choose[State]):
    """Another player who is not out and not in the shade; if there is none, the card does nothing (L5)."""

    wants, rule = "another player whom nothing shades", "L5"

    def sides(self, s: State) -> list[int]:
        return [seat for seat in s.left_in() if seat != self.player and not s.shaded >> seat & 1]


class Spark(Card):
    def played(self, s: State, you: int, me: int) -> None:
        s.then(WhoHolds(you, me))


class WhoHolds(ChooseOther):
    asks = "whose card do you name?"

    def named(self, s: State, side: int) -> None:
        s.then(NameNumber(self.player, self.me, side))


class NameNumber(ChooseNumber[State]):
    """Who holds the number is out (L6)."""

    asks, wants, rule = "which number is it?", "a number from 2 to 4", "L6"
    low, high = 2, 4

    def __init__(self, player: int, me: int, holder: int) -> None:
        super().__init__(player, me)
        self.holder = holder

    def picked(self, s: State, number: int) -> None:
        s.shown += 1
        s.tell("Named", f"{{you:name}} {number} to {{them}}.", self.player, them=self.holder)
        if s.value(self.holder) == number:
            put_out(s, self.holder)


class Mirror(Card):
    def played(self, s: State, you: int, me: int) -> None:
        s.then(WhomToLookAt(you, me))


class WhomToLookAt(ChooseOther):
    asks = "whose card do you look at?"

    def named(self, s: State, side: int) -> None:
        s.show(s.held(side), 1 << self.player)
        s.tell("Looked", "{you:look} at {them's} card.", self.player, them=side)


class Shade(Card):
    def played(self, s: State, you: int, me: int) -> None:
        s.shaded |= 1 << you


class Beacon(Card):
    def played(self, s: State, you: int, me: int) -> None:
        put_out(s, you)


VOCABULARY: Final = {"spark": Spark, "mirror": Mirror, "shade": Shade, "beacon": Beacon}
