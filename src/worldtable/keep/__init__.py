"""A card to keep for every game: aim, turn, end, points and symbols on one page; `<game>.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Entry:
    """A line of the card."""

    text: str
    title: str = ""
    rules: tuple[str, ...] = ()
    signs: tuple[
        str, ...
    ] = ()  # what is drawn beside it: symbol:NAME, piece:KIND or card:TITLE, as the game's art knows them


@dataclass(frozen=True)
class Part:
    title: str
    entries: tuple[Entry, ...]
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Keep:
    line: str  # the game in a few words
    parts: tuple[Part, ...]

    def data(self) -> dict[str, Any]:
        return asdict(self)


@cache
def keep_of(game: str) -> Keep | None:
    """The card of a game, None if it has none."""
    path = HERE / f"{game}.toml"
    if not path.is_file():
        return None
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    return Keep(found["line"], tuple(part_of(each) for each in found["part"]))


def part_of(found: dict[str, Any]) -> Part:
    return Part(found["title"], tuple(entry_of(each) for each in found["entries"]), tuple(found.get("rules", ())))


def entry_of(found: dict[str, Any]) -> Entry:
    rules, signs = tuple(found.get("rules", ())), tuple(found.get("signs", ()))
    return Entry(found["text"], found.get("title", ""), rules, signs)
