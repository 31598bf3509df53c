"""Questions of World Changers that many effects share, and the reasons for their refusals."""

from __future__ import annotations

from itertools import permutations
from math import perm

from worldtable.engine import table
from worldtable.engine.step import Ask, Reason
from worldtable.games.world_changers.state import (
    ASIDE,
    CREW,
    DECLINE,
    FACES,
    HAND,
    PASS,
    SEAT,
    TAKING,
    WAY,
    WAYS,
    State,
)


def describe(s: State, code: int, to: int) -> str:
    """What a code points at, in words for a seat."""
    if code == DECLINE:
        return "Decline"
    if code == PASS:
        return "Pass"
    if code >= SEAT:
        side = code - SEAT
        return "The dummy" if s.solo_dummy(side) else s.name(side)
    face = s.cards.faces[code % FACES]
    if CREW <= code < SEAT:
        side = (code - CREW) // FACES
        if side == to:
            return face.name
        return f"The dummy's {face.name}" if s.solo_dummy(side) else f"{s.name(side)}'s {face.name}"
    return face.name


def place_of(s: State, code: int, to: int) -> str:
    """The place a code belongs to, in words for a seat."""
    if code < HAND:
        return "the Void"
    if code < ASIDE:
        return "your hand"
    if code < CREW:
        return "the Draw Pile"
    if code < SEAT:
        side = (code - CREW) // FACES
        if side == to:
            return "your own crew"
        return "the dummy's crew" if s.solo_dummy(side) else f"{s.name(side)}'s crew"
    return "the players" if code < PASS else "the buttons"


def in_order(s: State, codes: list[int], to: int) -> str:
    """Things that are chosen one after the other, in words for a seat."""
    return f"First {', then '.join([describe(s, code, to) for code in codes])}"


def crew_mate(s: State, code: int) -> int:
    """The Crew Mate a code points at, -1 if it points at none."""
    side = (code - CREW) // FACES
    return s.in_crew(code) if 0 <= side < s.sides and code < SEAT else -1


class Question(Ask[State]):
    """A question that may begin a row of them; a way is what a player would choose in each, all at once."""

    def ways(self, s: State) -> list[list[int]]:
        """The codes to point at, one after the other, for each way through the questions that follow."""
        return []

    def offered(self, s: State) -> list[list[int]]:
        found = self.ways(s)
        return found if len(found) <= WAYS else []

    def shortcuts(self, s: State) -> list[int]:
        return list(range(WAY, WAY + len(self.offered(s))))

    def points(self, s: State, option: int) -> list[int]:
        return self.offered(s)[option - WAY] if option >= WAY else []


def pairs(first: list[int], second: list[int]) -> list[list[int]]:
    return [[one, other] for one in first for other in second]


def orders(codes: list[int], count: int) -> list[list[int]]:
    """Every way to point at some of several things, one after the other; none where there is only one to point at."""
    if count < 2 or perm(len(codes), count) > WAYS:
        return []
    return [list(order) for order in permutations(codes, count)]


class CardAsk(Question):
    """A question that the effect of a card puts to a player."""

    wants: str = ""  # what may be chosen, for refusals
    rule: str = "R29"

    def __init__(self, player: int, me: int) -> None:
        super().__init__(player)
        self.me = me

    def prompt(self, s: State) -> str:
        return f"{s.name_of(self.me)}: {self.request(s)}"

    def request(self, s: State) -> str:
        """What the card asks for, after its name."""
        raise NotImplementedError(f"{type(self).__name__} has no request")

    def label(self, s: State, option: int) -> str:
        return describe(s, option, self.player)

    def short(self, s: State, option: int) -> str:
        return "No, thanks" if option == DECLINE else ""

    def source(self, s: State) -> int:
        return s.pointed(self.me) if s.owner(self.me) >= 0 else -1

    def tone(self, s: State, option: int) -> str:
        return table.DECLINE if option == DECLINE else table.PLAIN

    def why_not(self, s: State, code: int) -> Reason:
        card = crew_mate(s, code)
        if card >= 0:
            if s.in_chain(card):
                return Reason(f"{s.name_of(card)} is part of this Invite action and cannot be chosen by it.", "O9")
            side = s.owner(card)
            if side != self.player:
                shield = self.shielded_by(s, side)
                if shield >= 0:
                    owner = s.name(side)
                    said = f"{owner}'s Crew Mates cannot be taken or swapped"
                    return Reason(f"{owner}'s {s.name_of(shield)} says that {said}.", "R28")
        if code == DECLINE:
            return Reason(f"{s.name_of(self.me)}'s effect must be carried out.", "R28")
        if code == PASS:
            return Reason("An effect is being carried out; nobody can pass now.", "R27")
        return Reason(f"{s.name_of(self.me)} wants {self.wants}; {self.found(s, code)}.", self.rule)

    def found(self, s: State, code: int) -> str:
        """What is wrong with what a code points at: its place, or something about it there."""
        return f"this is from {place_of(s, code, self.player)}"

    def shielded_by(self, s: State, side: int) -> int:
        """The card that forbids to choose a side's Crew Mates here, -1 if there is none."""
        return -1

    def spared_by(self, s: State, side: int) -> int:
        """The card through which the effect would do nothing to a side, -1 if there is none."""
        return self.shielded_by(s, side)

    def spared(self, s: State) -> list[tuple[int, int]]:
        """The sides that the effect cannot touch, each with the card that says so."""
        found = [(SEAT + side, self.spared_by(s, side)) for side in s.others(self.player)]
        return [(side, s.pointed(card)) for side, card in found if card >= 0]


class VoidAsk(CardAsk):
    """Choose a card of the Void."""

    wants = "a card of the Void"

    def request(self, s: State) -> str:
        return "which card of the Void do you take?"

    def options(self, s: State) -> list[int]:
        return s.void_codes()

    def answer(self, s: State, option: int) -> None:
        self.chosen(s, s.in_void(option))

    def chosen(self, s: State, card: int) -> None:
        raise NotImplementedError(f"{type(self).__name__} has no chosen")


class OwnCrewAsk(CardAsk):
    """Choose one of your Crew Mates outside the chain."""

    wants = "one of your other Crew Mates"

    def options(self, s: State) -> list[int]:
        return s.crew_codes(self.player, s.free_crew(self.player))

    def answer(self, s: State, option: int) -> None:
        self.chosen(s, s.in_crew(option))

    def chosen(self, s: State, card: int) -> None:
        raise NotImplementedError(f"{type(self).__name__} has no chosen")


class TheirCrewAsk(CardAsk):
    """Choose a Crew Mate of another player outside the chain."""

    wants = "a Crew Mate of another player"

    def options(self, s: State) -> list[int]:
        codes: list[int] = []
        for side in s.others(self.player):
            if self.shielded_by(s, side) < 0:
                codes.extend(s.crew_codes(side, s.free_crew(side)))
        return codes

    def answer(self, s: State, option: int) -> None:
        self.chosen(s, (option - CREW) // FACES, s.in_crew(option))

    def chosen(self, s: State, owner: int, card: int) -> None:
        raise NotImplementedError(f"{type(self).__name__} has no chosen")


class TakableCrewAsk(TheirCrewAsk):
    """Choose a Crew Mate of another player that nothing keeps from being taken or swapped."""

    def shielded_by(self, s: State, side: int) -> int:
        return s.forbidden(side, TAKING)


class HandAsk(CardAsk):
    """Choose a card of your hand.

    Asked even when all cards look alike: that it was not asked would tell the others so.
    """

    wants = "a card of your hand"
    always = True

    def options(self, s: State) -> list[int]:
        return s.hand_codes(self.player)

    def answer(self, s: State, option: int) -> None:
        self.chosen(s, s.in_hand(self.player, option))

    def chosen(self, s: State, card: int) -> None:
        raise NotImplementedError(f"{type(self).__name__} has no chosen")


class SeatAsk(CardAsk):
    """Choose another player."""

    wants = "another player"

    def options(self, s: State) -> list[int]:
        return [SEAT + side for side in s.others(self.player) if not s.solo_dummy(side)]

    def answer(self, s: State, option: int) -> None:
        self.chosen(s, option - SEAT)

    def why_not(self, s: State, code: int) -> Reason:
        side = code - SEAT
        if code == SEAT + self.player:
            return Reason(f"{s.name_of(self.me)} names another player, not you.", "O11")
        if 0 <= side < s.sides:
            shield = self.shielded_by(s, side)
            if shield >= 0:
                return Reason(
                    f"{s.name(side)}'s {s.name_of(shield)} says that {s.name(side)} cannot be chosen.", "R28"
                )
            if not s.solo_dummy(side) and not s.free_crew(side):
                return Reason(f"{s.name(side)} has no Crew Mate to hand over.", "R29")
        return super().why_not(s, code)

    def chosen(self, s: State, side: int) -> None:
        raise NotImplementedError(f"{type(self).__name__} has no chosen")
