"""The rules of a game as lines: by number, by words, by chapter of the rulebook."""

from __future__ import annotations

import re

from worldtable.glossary import Word
from worldtable.rulebook import Chapter, Hit, Rule, book, for_players, search, search_book
from worldtable.terminal.words import fitted, folded

SHOWN_RULES = 6  # so many rules that a search found are told in full


def rule_lines(game: str, words: str, width: int) -> list[str]:
    """A rule by number, a chapter by its title, what holds some words, or the chapters."""
    known = for_players(game)
    if not words:
        return contents(game)
    chapter = next((each for each in book(game) if words.lower() in (each.title.lower(), each.id)), None)
    if chapter:
        return told_chapter(chapter, width)
    by_number = {number.lower(): rule for number, rule in known.items()}
    numbers = words.lower().replace(",", " ").split()
    if all(number in by_number for number in numbers):
        return [line for number in numbers for line in told_rule(by_number[number], width)]
    return told_search(words, search_book(game, words), search(game, words), known, width)


def told_search(words: str, places: list[Hit], found: list[Rule], known: dict[str, Rule], width: int) -> list[str]:
    if not places and not found:
        return folded(f"No rule speaks of “{words}”. Numbers run from {', '.join(spans(known))}.", width)
    lines = ["In the rulebook; type rules and the title of a chapter to read it:"] if places else []
    lines += [fitted(f"  {hit.chapter.title}: {hit.line}", width) for hit in places]
    if len(found) <= SHOWN_RULES:
        return lines + [line for rule in found for line in told_rule(rule, width)]
    lines.append(f"{len(found)} rules speak of “{words}”; type rules and a number to read one:")
    return lines + [fitted(f"  {rule.number}. {bare(rule.text)}", width) for rule in found]


def told_chapter(chapter: Chapter, width: int) -> list[str]:
    """A chapter as plain lines: pictures are left out, tables keep a line for each row."""
    lines = [chapter.title, ""]
    for paragraph in paragraphs(chapter.text):
        lines += folded(paragraph, width) if paragraph else [""]
    if chapter.rules:
        lines += ["", *folded(f"The exact rules: {', '.join(chapter.rules)}", width)]
    return lines


def paragraphs(text: str) -> list[str]:
    """The lines of a page, joined where a line goes on; "" stands between paragraphs."""
    found: list[str] = [""]
    for line in text.splitlines():
        plain = re.sub(r"[*`]|^#+ |^> ?", "", line).strip()
        if line.startswith("![") or re.fullmatch(r"[|\s-]+", plain):
            continue
        begins = not plain or line.startswith("#") or re.match(r"[-|]|[0-9]+\. ", plain)
        if begins or not found[-1] or found[-1].startswith("|"):
            found.append(plain)
        else:
            found[-1] += f" {plain}"
    return [re.sub(r" *\| *", " · ", each).strip(" ·") for each in found[1:]]


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


def contents(game: str) -> list[str]:
    """The chapters of the rulebook, and the headings of the numbered rules with their numbers."""
    lines = ["The rulebook; type rules and the title of a chapter:"]
    lines += [f"  {chapter.title}" for chapter in book(game)]
    sections: dict[str, list[str]] = {}
    for rule in for_players(game).values():
        sections.setdefault(rule.section, []).append(rule.number)
    lines.append("The numbered rules; type rules and a number or words:")
    for section, numbers in sections.items():
        span = numbers[0] if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]}"
        lines.append(f"  {section}: {span}")
    return lines


def spans(known: dict[str, Rule]) -> list[str]:
    """The first and last number of each letter."""
    letters: dict[str, list[str]] = {}
    for number in known:
        letters.setdefault(number.rstrip("abcdefghijklmnopqrstuvwxyz").rstrip("0123456789"), []).append(number)
    return [f"{numbers[0]} to {numbers[-1]}" for numbers in letters.values()]
