"""Every word, symbol and place of a game in one sentence: `<game>.toml`, read when it is wanted."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Word:
    """A word that players meet, and what it means."""

    name: str
    sentence: str
    rules: tuple[str, ...] = ()  # the numbers of the rules behind it
    sign: str = ""  # what stands for it on a card, in words
    also: tuple[str, ...] = ()  # how else it is written

    def data(self) -> dict[str, Any]:
        found = {"name": self.name, "sentence": self.sentence, "rules": list(self.rules), "sign": self.sign}
        return {**found, "also": list(self.also)}


@cache
def words(game: str) -> tuple[Word, ...]:
    """The glossary of a game, empty if it has none."""
    path = HERE / f"{game}.toml"
    if not path.is_file():
        return ()
    return tuple(word_of(each) for each in tomllib.loads(path.read_text(encoding="utf-8"))["word"])


def word_of(found: dict[str, Any]) -> Word:
    return Word(
        found["name"],
        found["sentence"],
        tuple(found.get("rules", ())),
        found.get("sign", ""),
        tuple(found.get("also", ())),
    )


def find(game: str, wanted: str) -> list[Word]:
    """The words that are written so, else those that begin so, however their letters are written."""
    sought = wanted.strip().lower()
    spelt = {word: [each.lower() for each in (word.name, *word.also)] for word in words(game)}
    exact = [word for word, names in spelt.items() if sought in names or sought.removesuffix("s") in names]
    return exact or [
        word for word, names in spelt.items() if sought and any(each.startswith(sought) for each in names)
    ]
