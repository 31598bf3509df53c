"""A card set as data: the values of its cards, the files that a game reads them from, and the line each stands on."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Any

from worldtable.engine.cardset import Problem
from worldtable.engine.game import Game
from worldtable.server.people.words import cleaned

KEY = re.compile("[a-z][a-z0-9_]{0,39}")
MOST_KEYS = 40  # of a card, or of a table in it
MOST_ITEMS = 24  # of a list
MOST_WORDS = 600  # letters of a text
MOST_NUMBER = 10**6
MOST_DEPTH = 3  # lists and tables in one another
MOST_BYTES = 150_000  # of a set; nearly three times the largest that is printed
Values = dict[str, Any]


class BadSet(Exception):
    """A set, or a card of it, that is not kept; the sentence says what is accepted."""


@dataclass(frozen=True)
class Card:
    """A card as its file tells it."""

    file: str
    values: Values

    def data(self) -> list[Any]:
        return [self.file, self.values]


@dataclass(frozen=True)
class SetText:
    """All cards of a set, in the order of the files of its game."""

    game: str
    files: tuple[str, ...]
    cards: tuple[Card, ...]

    @cached_property
    def text(self) -> str:
        """As the database holds it."""
        return json.dumps([list(self.files), [card.data() for card in self.cards]], ensure_ascii=False)

    @cached_property
    def digest(self) -> str:
        """What the set is known by: another one for any other letter."""
        return sha256(f"{self.game}\n{self.text}".encode()).hexdigest()

    @cached_property
    def lines(self) -> list[dict[str, int]]:
        """For each card the line of each of its keys, and under "" that of its head."""
        found: list[dict[str, int]] = []
        last = dict.fromkeys(self.files, 0)
        for card in self.cards:
            first = last[card.file] + 1
            found.append({"": first, **{key: first + at for at, key in enumerate(card.values, 1)}})
            last[card.file] = first + len(card.values) + 1
        return found

    def written(self) -> dict[str, str]:
        """The files, as the game reads them from a folder."""
        return {file: self.file(file) for file in self.files}

    def file(self, name: str) -> str:
        parts: list[str] = []
        for card in self.cards:
            if card.file == name:
                rows = [f"{key} = {literal(value)}" for key, value in card.values.items()]
                parts.append("\n".join(["[[card]]", *rows, ""]))
        return "\n".join(parts) or "card = []\n"

    def where(self, problem: Problem) -> tuple[int, str]:
        """The card and the key that a problem is about, -1 and "" if it is about the whole set."""
        for at, card in enumerate(self.cards):
            keys = self.lines[at]
            if card.file == problem.file and keys[""] <= problem.line <= keys[""] + len(card.values):
                return at, next((key for key, line in keys.items() if line == problem.line), "")
        return -1, ""

    def changed(self, changes: Sequence[tuple[int, Card | None]]) -> SetText:
        """With some cards otherwise: at their places, None for none any more, at -1 a new one of its file.

        BadSet if there is no such place, or if it is too much.
        """
        cards: list[Card | None] = list(self.cards)
        for at, card in changes:
            if at >= len(self.cards) or (card is not None and card.file not in self.files):
                raise BadSet(f"There is no such card; the set has {len(self.cards)}, in {', '.join(self.files)}.")
            if at < 0:
                cards.append(card)
            else:
                cards[at] = card
        left = [card for card in cards if card is not None]
        ordered = sorted(left, key=lambda card: self.files.index(card.file))
        return bounded(SetText(self.game, self.files, tuple(ordered)))


def bounded(found: SetText) -> SetText:
    size = len(found.text.encode())
    if size > MOST_BYTES:
        raise BadSet(f"The set has {size} bytes; at most {MOST_BYTES} are kept.")
    return found


def printed(game: Game[Any]) -> SetText:
    """The set that a game comes with, as data. BadSet if the game has none that can be edited."""
    cards: list[Card] = []
    files = game.card_files()
    if not files:
        raise BadSet(f"{game.title} has no cards to edit.")
    for path in files:
        for values in tomllib.loads(path.read_text(encoding="utf-8")).get("card", []):
            cards.append(Card(path.name, checked_values(values)))
    return bounded(SetText(game.name, tuple(path.name for path in files), tuple(cards)))


def kept(game: str, text: str) -> SetText:
    """A set as the database holds it."""
    files, cards = json.loads(text)
    return SetText(game, tuple(files), tuple(Card(file, values) for file, values in cards))


def checked_values(values: object) -> Values:
    """The values of a card that comes from outside. BadSet says which is none that a card can have."""
    if not isinstance(values, dict) or len(values) > MOST_KEYS:
        raise BadSet(f"A card must be an object with at most {MOST_KEYS} values in it.")
    return {checked_key(key): checked_value(str(key), value, 0) for key, value in values.items()}


def checked_key(key: object) -> str:
    if not isinstance(key, str) or not KEY.fullmatch(key):
        raise BadSet("The name of a value must be small letters, digits and _, at most 40 of them.")
    return key


def checked_value(name: str, value: object, depth: int) -> Any:
    if isinstance(value, bool):
        return value
    if isinstance(value, int) and abs(value) <= MOST_NUMBER:
        return value
    if isinstance(value, str) and len(value) <= MOST_WORDS:
        return cleaned(value)
    if isinstance(value, list) and len(value) <= MOST_ITEMS and depth < MOST_DEPTH:
        return [checked_value(name, each, depth + 1) for each in value]
    if isinstance(value, dict) and len(value) <= MOST_KEYS and depth < MOST_DEPTH:
        return {checked_key(key): checked_value(name, each, depth + 1) for key, each in value.items()}
    raise BadSet(
        f"“{cleaned(name)}” must be a text of at most {MOST_WORDS} letters, a whole number up to {MOST_NUMBER}, "
        f"true or false, or a list or an object of at most {MOST_ITEMS} of them."
    )


def literal(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {literal(each)}" for key, each in value.items()) + " }"
    return "[" + ", ".join(map(literal, value)) + "]"


def changes(new: SetText, old: SetText) -> list[int]:
    """The cards of a set that are otherwise than in another one, or not in it."""
    before = {str(card.values.get("id", "")): card for card in old.cards}
    return [at for at, card in enumerate(new.cards) if not same(card, before.get(str(card.values.get("id", ""))))]


def same(card: Card, other: Card | None) -> bool:
    return other is not None and (card.file, card.values) == (other.file, other.values)


def doubts(new: SetText, old: SetText) -> list[tuple[int, str, str]]:
    """Cards that do something else than those they were copied from, in the same words: each with a key and why."""
    before = {str(card.values.get("id", "")): card.values for card in old.cards}
    found: list[tuple[int, str, str]] = []
    for at, card in enumerate(new.cards):
        was = before.get(str(card.values.get("id", "")))
        if was is None or was.get("text") != card.values.get("text"):
            continue
        for key in ("effect", "amount"):
            if was.get(key) != card.values.get(key):
                what = f"{key} was {literal(was[key])}" if key in was else f"there was no {key}"
                found.append((at, "text", f"the words are as before, but {what} and is {now(card, key)}."))
    return found


def now(card: Card, key: str) -> str:
    return literal(card.values[key]) if key in card.values else "none"
