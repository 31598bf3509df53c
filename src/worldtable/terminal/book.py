"""The rules of a game as lines: by number, by words, by chapter."""

from __future__ import annotations

import re

from worldtable.glossary import Word
from worldtable.rulebook import Rule, rules, search
from worldtable.terminal.words import fitted, folded

SHOWN_RULES = 6  # so many rules that a search found are told in full


def rule_lines(game: str, words: str, width: int) -> list[str]:
    """A rule by number, the rules that hold some words, or the chapters."""
    book = rules(game)
    if not words:
        return chapters(book)
    by_number = {number.lower(): rule for number, rule in book.items()}
    numbers = words.lower().replace(",", " ").split()
    if all(number in by_number for number in numbers):
        return [line for number in numbers for line in told_rule(by_number[number], width)]
    found = search(game, words)
    if not found:
        return folded(f"No rule speaks of “{words}”. Numbers run from {', '.join(spans(book))}.", width)
    if len(found) <= SHOWN_RULES:
        return [line for rule in found for line in told_rule(rule, width)]
    lines = [f"{len(found)} rules speak of “{words}”; type rules and a number to read one:"]
    return lines + [fitted(f"  {rule.number}. {bare(rule.text)}", width) for rule in found]


def word_lines(word: Word, width: int) -> list[str]:
    """A word of the glossary, with the sign that stands for it and its rules."""
    sign = f" ({word.sign})" if word.sign else ""
    behind = f" ({', '.join(word.rules)})" if word.rules else ""
    return folded(f"{word.name}{sign}: {word.sentence}{behind}", width)


def told_rule(rule: Rule, width: int, indent: str = "") -> list[str]:
    return folded(f"{rule.number} ({rule.section}): {bare(rule.text)}", width, indent)


def bare(text: str) -> str:
    """A rule without its number and the signs of its page."""
    text = re.sub(r"[*`]", "", " ".join(text.split()))
    text = re.sub(r"^(?:[-#]+ +)?(?:\| *)?[A-Z]{1,2}[0-9]+[a-z]?\b[.:]? *(?:\| *)?", "", text)
    return re.sub(r" *\| *", " · ", text).strip(" ·")


def chapters(book: dict[str, Rule]) -> list[str]:
    """The headings of the rules with the numbers under them."""
    sections: dict[str, list[str]] = {}
    for rule in book.values():
        sections.setdefault(rule.section, []).append(rule.number)
    lines = ["The chapters; type rules and a number or words:"]
    for section, numbers in sections.items():
        span = numbers[0] if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]}"
        lines.append(f"  {section}: {span}")
    return lines


def spans(book: dict[str, Rule]) -> list[str]:
    """The first and last number of each letter."""
    letters: dict[str, list[str]] = {}
    for number in book:
        letters.setdefault(number.rstrip("abcdefghijklmnopqrstuvwxyz").rstrip("0123456789"), []).append(number)
    return [f"{numbers[0]} to {numbers[-1]}" for numbers in letters.values()]
