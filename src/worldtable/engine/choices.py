"""Choices that read like their sentence: which card, which seat, one after the other, or none.

A choice says what it asks, what may be chosen and what then; options, labels, tones and refusals follow.
"""

from __future__ import annotations

from itertools import permutations
from math import perm
from typing import Final, TypeVar

from worldtable.engine import table
from worldtable.engine.compiled import mypyc_attr
from worldtable.engine.places import NONE, Places, distinct
from worldtable.engine.step import Ask, Reason

P = TypeVar("P", bound=Places)
WAYS: Final = 128  # more ways through several questions are not offered at once


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Ask[P]):
    """A question that may begin a row of them; a way is what a player would choose in each, all at once."""

    def ways(self, s: P) -> list[list[int]]:
        """The codes to point at, one after the other, for each way through the questions that follow."""
        return []

    def offered(self, s: P) -> list[list[int]]:
        found = self.ways(s)
        return found if len(found) <= WAYS else []

    def shortcuts(self, s: P) -> list[int]:
        first = s.layout.ways
        return list(range(first, first + len(self.offered(s))))

    def points(self, s: P, option: int) -> list[int]:
        first = s.layout.ways
        return self.offered(s)[option - first] if option >= first else []


@mypyc_attr(allow_interpreted_subclasses=True)
class Choose(Choice[P]):
    """A question that a card puts to a player: `asks` is what follows its name.

    What may be chosen are cards that lie in some places, or sides of the table.
    """

    asks: str = ""
    wants: str = ""  # what may be chosen, for refusals
    rule: str = ""  # that says so
    may: bool = False  # it may be declined

    def __init__(self, player: int, me: int) -> None:
        super().__init__(player)
        self.me = me

    def request(self, s: P) -> str:
        """What the card asks for."""
        return self.asks

    def places(self, s: P) -> list[int]:
        """Where the cards lie that may be chosen."""
        return NONE

    def among(self, s: P, card: int) -> bool:
        """Whether a card that lies there may be chosen."""
        return True

    def second(self, card: int) -> Choose[P] | None:
        """What is chosen to go with a card, if this for that is one choice: people may point at both in one go."""
        return None

    def chosen(self, s: P, card: int) -> None:
        """What then."""
        following = self.second(card)
        assert following is not None, f"{type(self).__name__} has no chosen"
        s.push(following)

    def sides(self, s: P) -> list[int]:
        """Who may be named."""
        return NONE

    def named(self, s: P, side: int) -> None:
        """What then."""
        raise NotImplementedError(f"{type(self).__name__} has no named")

    def declined(self, s: P) -> None:
        """What then, if nothing is chosen."""

    def found(self, s: P, code: int) -> str:
        """What is wrong with what a code points at: its place, or something about it there."""
        return f"this is from {s.place_in_words(code, self.player)}"

    # What follows from it.

    def prompt(self, s: P) -> str:
        return f"{s.card_name(self.me)}: {self.request(s)}"

    def targets(self, s: P) -> list[int]:
        """The codes of what may be chosen."""
        found: list[int] = []
        for place in self.places(s):
            codes = s.deck.code_of[place]
            for card in s.at[place]:
                if self.among(s, card):
                    found.append(codes[card])
        for side in self.sides(s):
            found.append(s.layout.seats + side)
        other = self.second(-1)
        if other is not None and not other.targets(s):
            return []
        return distinct(found) if s.deck.copied else found

    def ways(self, s: P) -> list[list[int]]:
        other = self.second(-1)
        return [] if other is None else pairs(self.targets(s), other.targets(s))

    def options(self, s: P) -> list[int]:
        codes = self.targets(s)
        if self.may and codes:
            codes.append(s.layout.decline)
        return codes

    def answer(self, s: P, option: int) -> None:
        if option == s.layout.decline:
            self.declined(s)
        elif option < s.layout.ways:
            self.choose(s, option)
        else:
            codes = self.points(s, option)
            other = self.second(self.card_at(s, codes[0]))
            if other is None:
                for code in codes:
                    self.choose(s, code)
            else:
                other.choose(s, codes[1])

    def choose(self, s: P, code: int) -> None:
        card = self.card_at(s, code)
        if card >= 0:
            self.chosen(s, card)
        else:
            self.named(s, code - s.layout.seats)

    def card_at(self, s: P, code: int) -> int:
        """The card to choose that a code points at, -1 if it is none."""
        for place in self.places(s):
            codes = s.deck.code_of[place]
            for card in s.at[place]:
                if codes[card] == code and self.among(s, card):
                    return card
        return -1

    def label(self, s: P, option: int) -> str:
        codes = self.points(s, option)
        if codes:
            names = [s.describe(code, self.player) for code in codes]
            return in_order(names) if self.second(-1) is None else f"Swap {names[0]} for {names[1]}"
        return s.describe(option, self.player)

    def short(self, s: P, option: int) -> str:
        return "No, thanks" if option == s.layout.decline else ""

    def tone(self, s: P, option: int) -> str:
        return table.DECLINE if option == s.layout.decline else table.PLAIN

    def source(self, s: P) -> int:
        return s.seen_at(self.me, -1)

    def why_not(self, s: P, code: int) -> Reason:
        return Reason(f"{s.card_name(self.me)} wants {self.wants}; {self.found(s, code)}.", self.rule)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseNumber(Choose[P]):
    """A card asks for a number from `low` to `high`."""

    low: int = 0
    high: int = 0

    def targets(self, s: P) -> list[int]:
        return [s.layout.numbers + number for number in range(self.low, self.high + 1)]

    def choose(self, s: P, code: int) -> None:
        self.picked(s, code - s.layout.numbers)

    def picked(self, s: P, number: int) -> None:
        """What then."""
        raise NotImplementedError(f"{type(self).__name__} has no picked")

    def label(self, s: P, option: int) -> str:
        return super().label(s, option) if option == s.layout.decline else str(option - s.layout.numbers)


def pairs(first: list[int], second: list[int]) -> list[list[int]]:
    """Every way to point at one thing and then at another."""
    return [[one, other] for one in first for other in second]


def orders(codes: list[int], count: int) -> list[list[int]]:
    """Every way to point at some of several things, one after the other; none where there is only one to point at."""
    if count < 2 or perm(len(codes), count) > WAYS:
        return []
    return [list(order) for order in permutations(codes, count)]


def in_order(names: list[str]) -> str:
    """Things that are chosen one after the other."""
    return f"First {', then '.join(names)}"
