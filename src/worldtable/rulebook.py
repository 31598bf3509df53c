"""The rules of a game: numbered, as its page of `docs/rules` tells them, and its rulebook for players."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

PAGES = Path(__file__).parent / "rules"
BOOKS = Path(__file__).parent / "rulebooks"
NUMBER = r"([A-Z]{1,2}[0-9]+[a-z]?)"
STARTS = (
    re.compile(rf"^\s*[-*] +\*\*{NUMBER}\b[^*]*\*\*"),  # - **R12** …
    re.compile(rf"^\s*[-*] +{NUMBER}(?:\.| \()"),  # - R12. …   - T3 (R31) …
    re.compile(rf"^#+ +{NUMBER}\b"),  # ### T1. …
    re.compile(rf"^\| *(?:\*\*)?{NUMBER}(?:\*\*)? *\|"),  # | B1 | …
)
FOR_MAKERS = ("T", "E", "I", "K")  # scenarios of tests, worked examples, sums, what is known of the cards
RULINGS = "Rulings"  # a section whose rows are number, question, ruling, and perhaps where it comes from
BELONG = "Rules: "  # a chapter ends with the numbers that belong to it


@dataclass(frozen=True)
class Rule:
    """A numbered paragraph and the heading it stands under."""

    number: str
    section: str
    text: str


@dataclass(frozen=True)
class Chapter:
    """A chapter of the book for players, and the numbered rules that belong to it."""

    id: str
    title: str
    text: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Hit:
    """A place in the book: a chapter, the heading in it, and the line that holds the words."""

    chapter: Chapter
    heading: str
    line: str


@cache
def rules(game: str) -> dict[str, Rule]:
    """The numbered rules of a game in printed order, with what is written for its makers."""
    return parse(page(game))


@cache
def for_players(game: str) -> dict[str, Rule]:
    """The numbered rules that players look up."""
    found = {number: rule for number, rule in rules(game).items() if number[0] not in FOR_MAKERS}
    return {number: answered(rule) for number, rule in found.items()}


def answered(rule: Rule) -> Rule:
    """A ruling without the cells that say where it comes from."""
    cells = rule.text.split("|")
    if not rule.section.endswith(RULINGS) or len(cells) <= 4:
        return rule
    return replace(rule, text="|".join(cells[:4]) + "|")


def page(game: str) -> str:
    """The page with the numbered rules of a game."""
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


@cache
def book(game: str) -> tuple[Chapter, ...]:
    """The chapters of the book for players; the first one has its title and says what the game is about."""
    text = (BOOKS / f"{game}.md").read_text(encoding="utf-8")
    first, *others = re.split(r"^##? (?=\S)", text, flags=re.MULTILINE)[1:]
    return (chapter(game, first), *(chapter(game, each) for each in others))


def chapter(game: str, text: str) -> Chapter:
    title, _, body = text.partition("\n")
    lines = body.strip().splitlines()
    last = lines[-1] if lines else ""
    belong = numbers(game, last.removeprefix(BELONG).rstrip(".")) if last.startswith(BELONG) else ()
    words = re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")
    return Chapter(words, title, "\n".join(lines[:-1] if belong else lines).strip(), belong)


def numbers(game: str, text: str) -> tuple[str, ...]:
    """`R1 to R6, O1` number by number, in printed order."""
    printed = list(rules(game))
    found: list[str] = []
    for part in text.split(", "):
        first, _, last = part.partition(" to ")
        found += printed[printed.index(first) : printed.index(last or first) + 1]
    return tuple(found)


@cache
def chapters_of(game: str) -> dict[str, str]:
    """The chapter that each numbered rule belongs to."""
    return {number: each.id for each in book(game) for number in each.rules}


def search(game: str, words: str) -> list[Rule]:
    """The rules that contain all of some words, in printed order."""
    wanted = set(words.lower().split())
    return [rule for rule, text in lowered(game) if all(word in text for word in wanted)]


@cache
def lowered(game: str) -> list[tuple[Rule, str]]:
    """The rules with the text that is searched in."""
    return [(rule, f"{rule.section} {rule.text}".lower()) for rule in for_players(game).values()]


def search_book(game: str, words: str) -> list[Hit]:
    """The places of the book that contain all of some words: one for each heading."""
    wanted = set(words.lower().split())
    found: list[Hit] = []
    for each in book(game):
        heading, *sections = re.split(r"^### ", each.text, flags=re.MULTILINE)
        for title, text in [(each.title, heading)] + [(part.partition("\n")[0], part) for part in sections]:
            if all(word in f"{title} {text}".lower() for word in wanted):
                found.append(Hit(each, title, best_line(text, wanted)))
    return found


def best_line(text: str, wanted: set[str]) -> str:
    """The paragraph that holds most of the words, without the signs of its page."""
    paragraphs = [part for part in re.split(r"\n(?=\n|[-|>] |[0-9]+\. )", text) if part.strip()]
    best = max(paragraphs, key=lambda part: sum(word in part.lower() for word in wanted), default="")
    return re.sub(r" *\| *", " · ", re.sub(r"[*>`]|^[-#] ", "", " ".join(best.split()))).strip(" ·")
