"""The cards of the campaign: chapters, New Rules, the sides of orders. Their words stand in campaign.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final, NamedTuple

# Steps that many orders share.
ATTACK: Final = "The attack begins"
BLOCK: Final = "You block, or let it pass"
THROUGH: Final = "Who gets through brings 1 power"
RAZE: Final = "A location of yours is damaged"
A_COMBAT: Final = (ATTACK, BLOCK, THROUGH, RAZE)


class ChapterCard(NamedTuple):
    title: str
    goal: int
    draft: int  # how many cards are drafted after it was won
    look: str
    front: str  # the story before it
    back: str  # and after it was won


class NewRule(NamedTuple):
    """What the campaign deck brings before a chapter, together with an order."""

    title: str
    text: str
    brief: str
    look: str
    order: str  # what the order that joins does
    changes: list[list[str]]  # what changes for you, a sentence and its rule each
    adds: list[str]  # the followers that join the opponent's deck, by id


class OrderSide:
    """A side of an order, and what it does, step by step."""

    def __init__(self, end: str, title: str, text: str, look: str, step: str = "", attacks: bool = False) -> None:
        self.title = title
        self.text = text
        self.look = look
        self.steps = [*([step] if step else []), *(A_COMBAT if attacks else ()), end]


CARDS: Final = tomllib.loads((Path(__file__).parent / "campaign.toml").read_text(encoding="utf-8"))
COVER: Final[str] = CARDS["cover"]
LOSS: Final[str] = CARDS["loss"]
CHAPTERS: Final = [ChapterCard(**each) for each in CARDS["chapter"]]
NEW_RULES: Final = [NewRule(**each) for each in CARDS["new_rule"]]
A_SIDES: Final = [OrderSide("This card is turned over", **each) for each in CARDS["a_side"]]
B_SIDES: Final = [OrderSide("This card is discarded", **each) for each in CARDS["b_side"]]
SIDES: Final = A_SIDES + B_SIDES
