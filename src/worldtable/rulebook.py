"""The numbered rules of a game, as its `docs/rules` page tells them: look up and search."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

PAGES = Path(__file__).parent / "rules"
NUMBER = r"([A-Z]{1,2}[0-9]+[a-z]?)"
STARTS = (
    re.compile(rf"^\s*[-*] +\*\*{NUMBER}\b[^*]*\*\*"),  # - **R12** …
    re.compile(rf"^\s*[-*] +{NUMBER}(?:\.| \()"),  # - R12. …   - T3 (R31) …
    re.compile(rf"^#+ +{NUMBER}\b"),  # ### T1. …
    re.compile(rf"^\| *(?:\*\*)?{NUMBER}(?:\*\*)? *\|"),  # | B1 | …
)


@dataclass(frozen=True)
class Rule:
    """A numbered paragraph and the heading it stands under."""

    number: str
    section: str
    text: str


@cache
def rules(game: str) -> dict[str, Rule]:
    """The numbered rules of a game in printed order."""
    return parse(page(game))


def page(game: str) -> str:
    """The rules page of a game."""
    return (PAGES / f"{game}.md").read_text(encoding="utf-8")


def parse(text: str) -> dict[str, Rule]:
    found: dict[str, Rule] = {}
    section = ""
    number = ""
    lines: list[str] = []

    def close() -> None:
        if number and number not in found:
            found[number] = Rule(number, section, "\n".join(lines).strip())

    for line in text.splitlines():
        start = number_of(line)
        heading = line.startswith("#")
        if start or heading or (not line.strip() and not number.startswith("T")):
            close()
            number, lines = start, [line] if start else []
            if heading and not start:
                section = line.lstrip("# ")
        elif number:
            lines.append(line)
    close()
    return found


def number_of(line: str) -> str:
    """The number a line starts to tell, "" if none."""
    for pattern in STARTS:
        match = pattern.match(line)
        if match:
            return match.group(1)
    return ""


def search(game: str, words: str) -> list[Rule]:
    """The rules that contain all of some words, in printed order."""
    wanted = set(words.lower().split())
    return [rule for rule, text in lowered(game) if all(word in text for word in wanted)]


@cache
def lowered(game: str) -> list[tuple[Rule, str]]:
    """The rules with the text that is searched in."""
    return [(rule, f"{rule.section} {rule.text}".lower()) for rule in rules(game).values()]
