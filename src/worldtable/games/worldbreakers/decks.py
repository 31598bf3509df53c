"""Decks: lists as plain text that people paste, what is legal (R73, R74), starter decks, a deck by lot."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from worldtable.engine import decks as lists
from worldtable.engine.decks import DeckKit, DeckList, Flaw, Starter, number_of, plain
from worldtable.engine.option import BadSetup, Option
from worldtable.engine.wording import quoted, some_of
from worldtable.games.worldbreakers.card import Card, Cards
from worldtable.games.worldbreakers.codes import WORLDBREAKER
from worldtable.games.worldbreakers.starters import STARTERS
from worldtable.games.worldbreakers.state import State

DECK_SIZE = 30
RANDOM = "random"
NAMES = (*STARTERS, RANDOM)
A_LIST = f"a deck list: a Worldbreaker and {DECK_SIZE} cards, one name a line"
MOST_LINES = 200
FIRST_FEW = 4  # reasons that are told


class Deck(NamedTuple):
    """A Worldbreaker and its cards, as faces."""

    breaker: int
    cards: list[int]


# What is legal.


def in_box(cards: Cards) -> list[Card]:
    """All but the cards of the campaign."""
    return [face for face in cards.faces if not face.solo_only]


def leaders(cards: Cards) -> list[Card]:
    return [face for face in in_box(cards) if face.kind == WORLDBREAKER]


def usable(cards: Cards, leader: str) -> list[int]:
    """The cards that a deck with a Worldbreaker may hold, with "" those that any deck may (R74)."""
    others = [face for face in in_box(cards) if face.kind != WORLDBREAKER]
    return [face.face for face in others if face.signature_of in ("", leader)]


def check(cards: Cards, breakers: list[int], found: list[int]) -> list[Flaw]:
    """The rules of deck building (R73, R74): what is wrong with the counts, then with single cards."""
    problems: list[Flaw] = []
    if len(breakers) != 1:
        said = f"A deck has exactly 1 Worldbreaker; this one has {number_of(len(breakers))}."
        problems.append(Flaw(said, "R73"))
    if len(found) != DECK_SIZE:
        said = f"A deck has exactly {DECK_SIZE} other cards; this one has {number_of(len(found))}."
        problems.append(Flaw(said, "R73"))
    leading = [cards.faces[each].id for each in breakers]
    for number, count in Counter(found).items():
        face = cards.faces[number]
        if count > 1:
            times = "twice" if count == 2 else f"{number_of(count)} times"
            said = f"{face.name} is in the deck {times}; every card is allowed once."
            problems.append(Flaw(said, "R73", face.id))
        if face.signature_of and leading and face.signature_of not in leading:
            needed = cards.faces[cards.by_id[face.signature_of]].name
            problems.append(Flaw(f"{face.name} is a signature card and needs {needed}.", "R74", face.id))
    return problems


# Lists as text.


def parse(cards: Cards, text: str) -> tuple[Deck, list[Flaw]]:
    """The deck of a list, and what is wrong with it. Names or ids, one a line or between semicolons."""
    lines = lists.lines_of(text)
    if len(lines) > MOST_LINES:
        return Deck(-1, []), [Flaw(f"A deck list has at most {MOST_LINES} lines; this one has {len(lines)}.", "R73")]
    problems: list[Flaw] = []
    breakers: list[int] = []
    found: list[int] = []
    names = {plain(face.name): face.face for face in reversed(in_box(cards))}
    for number, line in enumerate(lines, 1):
        count, words = lists.counted(line)
        if not words:
            continue
        face = names.get(plain(words), cards.by_id.get(words, -1))
        if face < 0 or cards.faces[face].solo_only:
            hint = meant(cards, words) if len(problems) < FIRST_FEW else ""
            said = f"Line {number}: no card of the box is called {quoted(words)}.{hint}"
            problems.append(Flaw(said, "R2", line=number))
        elif cards.faces[face].kind == WORLDBREAKER:
            breakers.extend([face] * count)
        else:
            found.extend([face] * count)
    problems.extend(check(cards, breakers, found))
    return Deck(breakers[0] if breakers else -1, found), problems


def meant(cards: Cards, words: str) -> str:
    """The card of the box that somebody probably meant; a card of the campaign is one under another name (P5)."""
    start = plain(words)[:5]
    for face in cards.faces if start else []:
        if plain(face.name).startswith(start) and (face.alias_of or not face.solo_only):
            same = cards.faces[cards.by_id[face.alias_of]] if face.solo_only else face
            return f" Did you mean {same.name}?"
    return ""


def written(cards: Cards, deck: Deck) -> str:
    """The tidy form of a deck list: the Worldbreaker, then the cards by guild, a name a line."""
    return "\n".join([cards.faces[face].name for face in [deck.breaker, *sorted(deck.cards)]])


def deck_list(cards: Cards, text: str) -> DeckList:
    """A list as it is shown to whoever builds it. A comment before all cards is its name."""
    deck, flaws = parse(cards, text)
    copies = {cards.faces[face].id: min(count, lists.MOST_COUNTED + 1) for face, count in Counter(deck.cards).items()}
    return DeckList(lists.titled(text), cards.faces[deck.breaker].id if deck.breaker >= 0 else "", copies, flaws)


# Decks by name.


def meaning(name: str, cards: Cards) -> str:
    """A starter deck, or a deck by lot, in a plain sentence."""
    if name == RANDOM:
        return "A legal deck, put together by lot."
    return f"The {name.capitalize()} starter deck of {cards.faces[cards.by_id[STARTERS[name][0]]].name}."


def starter(cards: Cards, name: str) -> Deck:
    breaker, ids = STARTERS[name]
    return Deck(cards.by_id[breaker], [cards.by_id[id] for id in ids])


def kit(cards: Cards) -> DeckKit:
    """The Worldbreakers, every card that a deck with one of them may hold (R74), and the starter decks."""
    lists = [(name, written(cards, starter(cards, name))) for name in STARTERS]
    starters = [Starter(name, meaning(name, cards), STARTERS[name][0], text) for name, text in lists]
    needed = {face.id: face.signature_of for face in in_box(cards) if face.kind != WORLDBREAKER}
    return DeckKit(DECK_SIZE, [face.id for face in leaders(cards)], needed, starters)


def deck_of(s: State, value: str) -> Deck:
    """The deck that an option names; by lot it is any Worldbreaker and 30 of the cards that it may use."""
    if value == RANDOM:
        breakers = leaders(s.cards)
        breaker = breakers[s.roll(len(breakers))]
        cards = usable(s.cards, breaker.id)
        s.deal(cards, DECK_SIZE)
        return Deck(breaker.face, sorted(cards[-DECK_SIZE:]))
    if value in STARTERS:
        return starter(s.cards, value)
    deck, problems = parse(s.cards, value)
    assert not problems, problems
    return deck


class DeckOption(Option):
    """A starter deck by its name, a random legal deck, or a deck list as text."""

    def __init__(self, name: str, text: str, default: str, cards: Cards) -> None:
        values = {each: meaning(each, cards) for each in NAMES}
        super().__init__(name, text, values, default, group="decks", seats=range(2, 3), more=A_LIST)
        self.cards = cards

    def check(self, value: str) -> str:
        """The name of a deck, or the deck list in its tidy form; BadSetup with the first few faults."""
        name = value.strip().lower()
        if name in NAMES:
            return name
        if "\n" not in value and ";" not in value:
            accepted = f"{', '.join(NAMES)}, or {A_LIST}"
            raise BadSetup(f"Option {self.name} cannot be {quoted(value)}. It accepts: {accepted}.")
        deck, problems = parse(self.cards, value)
        if problems:
            said = some_of([each.said() for each in problems], FIRST_FEW, "\n")
            raise BadSetup(f"Option {self.name}: this deck cannot be played.\n{said}")
        return written(self.cards, deck)
