"""A campaign as a screen tells it: chapters that were played, are played, and are to come."""

from __future__ import annotations

from typing import Final

from worldtable.engine.scene import Amount, Data, filled

# How a chapter stands.
WON: Final = "won"
LOST: Final = "lost"  # its last game was, and it was not begun again
NOW: Final = "now"
NEXT: Final = "next"  # it comes next, and nothing of it is known yet
AHEAD: Final = "ahead"

# Kinds of what a game leaves, which every client has a sign for.
STAYS: Final = "stays"
GONE: Final = "gone"
COMES: Final = "next"


class Change:
    """Something that a chapter brings or leaves, in one sentence, with the rule that says so."""

    def __init__(self, kind: str, title: str, text: str, rule: str, look: str = "") -> None:
        self.kind = kind
        self.title = title
        self.text = text
        self.rule = rule
        self.look = look

    def data(self) -> Data:
        found: Data = {"kind": self.kind, "title": self.title, "text": self.text, "rule": self.rule}
        return {**found, **filled({"look": self.look})}


class Played:
    """A game of a chapter that was decided: its numbers, and the same in a sentence."""

    def __init__(self, won: bool, text: str, amounts: tuple[Amount, ...]) -> None:
        self.won = won
        self.text = text
        self.amounts = amounts

    def data(self) -> Data:
        return {"won": self.won, "text": self.text, "amounts": [each.data() for each in self.amounts]}


class Chapter:
    """A stretch of a campaign. Of one that is to come only its number is known."""

    def __init__(self, number: int, state: str) -> None:
        self.number = number
        self.state = state
        self.title = ""
        self.goal = 0
        self.look = ""
        self.front = ""  # the story before it
        self.back = ""  # and after it was won
        self.games: list[Played] = []
        self.news: list[Change] = []  # what is new since the chapter before
        self.after: list[Change] = []  # what its last game leaves and what comes next, until the next game begins

    def data(self) -> Data:
        more: Data = {
            "title": self.title,
            "goal": self.goal or None,
            "look": self.look,
            "front": self.front,
            "back": self.back,
            "games": [each.data() for each in self.games],
            "news": [each.data() for each in self.news],
            "after": [each.data() for each in self.after],
        }
        return {"number": self.number, "state": self.state, **filled(more)}
