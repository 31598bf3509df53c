"""The log of Worldbreakers: sentences as `engine.log` has them, and what is more than a sentence."""

from __future__ import annotations

from worldtable.engine.log import Fact, Told
from worldtable.engine.step import State
from worldtable.games.worldbreakers.codes import side_of


class Said(Told):
    """A sentence in which {0} and {1} are cards with their owners: your Dogtamer, Linda's Dogtamer."""

    def filled(self, s: State, to: int, gap: str, first: bool) -> str:
        if gap not in ("0", "1"):
            return super().filled(s, to, gap, first)
        words = owned(s, self.cards[0 if gap == "0" else 1], to)
        return words[:1].upper() + words[1:] if first else words


class Picked(Fact[State]):
    """The automaton picked a card: those that fitted, and those left after each comparison (S33 to S37).

    More than a sentence: the table shows the ladder that led there.
    """

    def __init__(self, card: int, steps: list[list[int]], values: list[list[int]]) -> None:
        self.card = card
        self.steps = steps
        self.values = values  # what was compared, of those that each comparison found

    def decided(self) -> int:
        """The step after which one card was left: 0 if only one fitted, as many as there are if you chose."""
        for at in range(len(self.steps)):
            if len(self.steps[at]) == 1:
                return at
        return len(self.steps)

    def say(self, s: State, to: int) -> str:
        """Only what was compared is worth a word."""
        why = ("", "it costs the most", "it asks for the most standing", "it has the least left", "")[self.decided()]
        name = s.card_name(self.card) if side_of(self.card) else owned(s, self.card, to)
        return f"The automaton picks {name}: {why}." if why else ""

    def things(self, s: State, to: int) -> list[int]:
        return [self.card]

    def by(self) -> int:
        return 1


def owned(s: State, card: int, to: int) -> str:
    """A card by its name, with its owner where that is not who reads."""
    side = side_of(card)
    name = s.card_name(card).removeprefix("The ")
    return f"your {name}" if side == to else f"{possessive(s.name(side))} {name}"


def possessive(name: str) -> str:
    return f"{name}'" if name.endswith("s") else f"{name}'s"


def listed(words: list[str]) -> str:
    if len(words) < 2:
        return words[0] if words else ""
    return f"{', '.join(words[:-1])} and {words[-1]}"
