"""Which numbers may be changed, and how far: the designer's word, checked against the set and its game."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from worldtable.engine.cardset import BadCards
from worldtable.engine.wording import quoted, some_of
from worldtable.lab.tuning.sheets import Name, Sheets

AROUND: Final = re.compile(r"\s*([\w.-]+?)\s*(?:±|\+/?-)\s*(\d{1,2})\s*")
MANY: Final = 12  # names that a sentence lists
WAY: Final = "A file of bounds has lines such as [its_card] and under it value = [-2, 3]"


class BadBounds(Exception):
    """Bounds that cannot be; the sentence says why and what is accepted."""


@dataclass(frozen=True)
class Knob:
    """A number of a card that may be changed, from low to high."""

    card: str
    field: str
    was: int
    low: int
    high: int

    @property
    def name(self) -> Name:
        return self.card, self.field


def knobs_of(sheets: Sheets, bounds: Path | None, vary: Sequence[str]) -> list[Knob]:
    """All that may be changed, in the order of the cards; a line of the file goes before a whole field."""
    found: dict[Name, Knob] = {}
    for text in vary:
        found |= {knob.name: knob for knob in around(sheets, text)}
    if bounds is not None:
        found |= {knob.name: knob for knob in from_file(sheets, bounds)}
    if not found:
        raise BadBounds(
            f'Nothing may be changed. Name cards in --bounds FILE, or a whole field: --vary "value±2". {WAY}.'
        )
    return [found[name] for name in sheets.numbers if name in found]


def from_file(sheets: Sheets, path: Path) -> list[Knob]:
    try:
        told = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadBounds(f"{path} cannot be read: {error.strerror}.") from None
    except ValueError as error:
        raise BadBounds(f"{path} is not TOML: {error}. {WAY}.") from None
    found = [knob_of(sheets, path, card, field, ends) for card, line in told.items() for field, ends in lines(line)]
    for knob in refused(sheets, found):
        for end in (knob.low, knob.high):
            try:
                sheets.with_numbers({knob.name: end})
            except BadCards as error:
                raise BadBounds(
                    f"{path}: {knob.card} cannot have {knob.field} = {end}: {error.problems[0]}"
                ) from None
    return found


def lines(told: Any, field: str = "") -> list[tuple[str, Any]]:
    """The fields of a card with their ends; `basic.points = [1, 4]` is a table in a table to TOML."""
    if not isinstance(told, dict):
        return [(field, told)]
    return [line for key, each in told.items() for line in lines(each, f"{field}.{key}" if field else key)]


def knob_of(sheets: Sheets, path: Path, card: str, field: str, ends: Any) -> Knob:
    """A line of the file; BadBounds if the set has no such number."""
    fields = sheets.fields(card)
    if not fields:
        raise BadBounds(f"{path}: there is no card {quoted(card)} with numbers. {near(card, ids(sheets))}")
    if field not in fields:
        raise BadBounds(f"{path}: {card} has no number {quoted(field)}. It has: {', '.join(fields)}. {WAY}.")
    whole = isinstance(ends, list) and len(ends) == 2 and all(type(end) is int for end in ends)
    if not whole or ends[0] >= ends[1]:
        raise BadBounds(f"{path}: {card} {field} is {quoted(ends)}; it must be two whole numbers, [lowest, highest].")
    return Knob(card, field, sheets.numbers[card, field], *ends)


def around(sheets: Sheets, text: str) -> list[Knob]:
    """All cards with a field, so far up and down from what they have, as far as the game accepts it."""
    match = AROUND.fullmatch(text)
    if match is None or not int(match[2]):
        raise BadBounds(f'--vary {quoted(text)} cannot be read; it is a field and how far: --vary "value±2".')
    field, far = match[1], int(match[2])
    names = [name for name in sheets.numbers if name[1] == field]
    if not names:
        raise BadBounds(f"No card has a number {quoted(field)}. {near(field, fields(sheets))}")
    wide = [
        Knob(*name, sheets.numbers[name], sheets.numbers[name] - far, sheets.numbers[name] + far) for name in names
    ]
    narrow = {knob.name: narrowed(sheets, knob) for knob in refused(sheets, wide)}
    found = [narrow.get(knob.name, knob) for knob in wide]
    if not any(knob.low < knob.high for knob in found):
        raise BadBounds(f"{sheets.game.title} accepts no other {field} that is {far} away on any card.")
    return [knob for knob in found if knob.low < knob.high]


def refused(sheets: Sheets, knobs: list[Knob]) -> list[Knob]:
    """Those to look at one by one: none, if the game accepts all at their lowest and all at their highest."""
    try:
        for ends in ({knob.name: knob.low for knob in knobs}, {knob.name: knob.high for knob in knobs}):
            sheets.with_numbers(ends)
    except BadCards:
        return knobs
    return []


def narrowed(sheets: Sheets, knob: Knob) -> Knob:
    """As far to both sides as the game accepts."""

    def furthest(ends: range) -> int:
        for end in ends:
            try:
                sheets.with_numbers({knob.name: end})
                return end
            except BadCards:
                continue
        return knob.was

    low, high = furthest(range(knob.low, knob.was)), furthest(range(knob.high, knob.was, -1))
    return Knob(knob.card, knob.field, knob.was, low, high)


def ids(sheets: Sheets) -> list[str]:
    return [*dict.fromkeys(card for card, _ in sheets.numbers)]


def fields(sheets: Sheets) -> list[str]:
    return [*dict.fromkeys(field for _, field in sheets.numbers)]


def near(word: str, names: list[str]) -> str:
    """What was meant, perhaps, and what is accepted."""
    meant = get_close_matches(word, names, 1)
    return f"{f'Did you mean {meant[0]}? ' if meant else ''}Accepted: {some_of(names, MANY, ', ')}."
