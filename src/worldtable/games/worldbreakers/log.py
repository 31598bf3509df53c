"""The log of Worldbreakers: what happened, told to each seat as far as it may know."""

from __future__ import annotations

from worldtable.engine.step import Fact
from worldtable.games.worldbreakers.state import State


def cards_in_words(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def listed(words: list[str]) -> str:
    if len(words) < 2:
        return words[0] if words else ""
    return f"{', '.join(words[:-1])} and {words[-1]}"


class Note(Fact[State]):
    """Somebody does something: two forms of the verb, and cards that everybody may know."""

    def __init__(self, side: int, you: str, they: str, cards: tuple[int, ...] = ()) -> None:
        self.side = side
        self.you = you
        self.they = they
        self.cards = cards

    def say(self, s: State, to: int) -> str:
        names = listed([s.called(card) for card in self.cards])
        said = s.who(self.side, to, self.you, self.they)
        return f"{said.replace('{cards}', names)}."

    def things(self, s: State, to: int) -> list[int]:
        return list(self.cards)

    def by(self) -> int:
        return self.side


class Plain(Fact[State]):
    """A sentence for everybody, perhaps about cards in play."""

    def __init__(self, text: str, cards: tuple[int, ...] = ()) -> None:
        self.text = text
        self.cards = cards

    def say(self, s: State, to: int) -> str:
        text = self.text
        for at in range(len(self.cards)):
            text = text.replace("{" + str(at) + "}", owned(s, self.cards[at], to))
        return text[:1].upper() + text[1:]

    def things(self, s: State, to: int) -> list[int]:
        return list(self.cards)


class Decisive(Plain):
    """Why power changed, in one sentence: what is told of a moment when one looks back at a game."""


class Hidden(Fact[State]):
    """A side does something with cards that it alone knows; all others are told their number."""

    def __init__(self, side: int, you: str, they: str, cards: tuple[int, ...], count: int) -> None:
        self.side = side
        self.you = you
        self.they = they
        self.cards = cards
        self.count = count

    def say(self, s: State, to: int) -> str:
        said = s.who(self.side, to, self.you, self.they)
        names = cards_in_words(self.count)
        if to == self.side and self.cards:
            names = listed([s.called(card) for card in self.cards])
        return f"{said.replace('{cards}', names)}."

    def things(self, s: State, to: int) -> list[int]:
        return list(self.cards) if to == self.side else []

    def by(self) -> int:
        return self.side

    def seen(self, to: int) -> Fact[State]:
        if to == self.side:
            return self
        return Hidden(self.side, self.you, self.they, (), self.count)


class Picked(Fact[State]):
    """The automaton picked a card: those that fitted, and those left after each comparison (S33 to S37)."""

    def __init__(self, card: int, steps: tuple[tuple[int, ...], ...], values: tuple[tuple[int, ...], ...]) -> None:
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
        name = s.called(self.card) if self.card >> 7 else owned(s, self.card, to)
        return f"The automaton picks {name}: {why}." if why else ""

    def things(self, s: State, to: int) -> list[int]:
        return [self.card]

    def by(self) -> int:
        return 1


def owned(s: State, card: int, to: int) -> str:
    """A card by its name, with its owner where that is not who reads."""
    side = card >> 7
    name = s.called(card).removeprefix("The ")
    return f"your {name}" if side == to else f"{possessive(s.name(side))} {name}"


def possessive(name: str) -> str:
    return f"{name}'" if name.endswith("s") else f"{name}'s"
