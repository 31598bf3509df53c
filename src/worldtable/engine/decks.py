"""Decks that people build: what they are built from, and a list as the rules of a game read it."""

from __future__ import annotations

from typing import Final

from worldtable.engine.scene import Data

MOST_COUNTED: Final = 99  # copies of a card, and cards of a deck; more are just more
MOST_TITLE: Final = 60  # letters of a deck's name


class Flaw:
    """Something wrong with a deck list: words, the rule that says so, and the card or the line it is about."""

    def __init__(self, text: str, rule: str, card: str = "", line: int = 0) -> None:
        self.text = text
        self.rule = rule
        self.card = card  # its id; "" if it is about the whole deck or about no card at all
        self.line = line  # counted from 1; 0 for none

    def said(self) -> str:
        return f"{self.text} ({self.rule})"

    def data(self) -> Data:
        return {"text": self.text, "rule": self.rule, "card": self.card, "line": self.line}


class DeckList:
    """A deck list as it was understood: cards by id, each with its copies."""

    def __init__(self, title: str, leader: str, copies: dict[str, int], flaws: list[Flaw]) -> None:
        self.title = title  # "" if the list does not tell one
        self.leader = leader  # the card that leads the deck; "" for none
        self.copies = copies
        self.flaws = flaws


class Starter:
    """A deck that comes with the box, as a list."""

    def __init__(self, name: str, meaning: str, leader: str, text: str) -> None:
        self.name = name
        self.meaning = meaning
        self.leader = leader
        self.text = text

    def data(self) -> Data:
        return {"name": self.name, "meaning": self.meaning, "leader": self.leader, "text": self.text}


class DeckKit:
    """What decks of a game are built from."""

    def __init__(self, size: int, leaders: list[str], cards: dict[str, str], starters: list[Starter]) -> None:
        self.size = size  # cards of a deck besides its leader
        self.leaders = leaders
        self.cards = cards  # every card that can be in a deck, with the leader that it needs, "" for any
        self.starters = starters

    def data(self) -> Data:
        return {
            "size": self.size,
            "leaders": self.leaders,
            "cards": [{"id": id, "leader": leader} for id, leader in self.cards.items()],
            "starters": [each.data() for each in self.starters],
        }


# A list as people write it: a name a line or between semicolons, with copies, bullets and comments.


def lines_of(text: str) -> list[str]:
    return text.replace(";", "\n").splitlines()


def counted(line: str) -> tuple[int, str]:
    """A line as a number of copies and a name; comments are left out."""
    words = line.split("#")[0].strip().strip("-*• ").split()
    if not words:
        return 0, ""
    copies = words[0].rstrip("xX")
    if copies.isascii() and copies.isdigit():
        return int(copies) if len(copies) <= 2 else MOST_COUNTED + 1, " ".join(words[1:])
    return 1, " ".join(words)


def plain(name: str) -> str:
    """A name without what people type differently."""
    return "".join([mark for mark in name.lower() if mark.isalnum()])


def titled(text: str) -> str:
    """The name that a list gives to its deck: its first line, if that is a comment."""
    first = text.lstrip().partition("\n")[0]
    return first.lstrip("# ").strip()[:MOST_TITLE] if first.startswith("#") else ""


def number_of(count: int) -> str:
    return str(count) if count <= MOST_COUNTED else f"more than {MOST_COUNTED}"
