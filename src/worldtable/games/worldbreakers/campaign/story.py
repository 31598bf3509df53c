"""The cards of the campaign: chapters, New Rules, the sides of orders. Their words stand in campaign.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

# Steps that many orders share.
ATTACK: Final = "The attack begins"
BLOCK: Final = "You block, or let it pass"
THROUGH: Final = "Who gets through brings 1 power"
RAZE: Final = "A location of yours is damaged"
A_COMBAT: Final = (ATTACK, BLOCK, THROUGH, RAZE)


class ChapterCard:
    """The story before and after a chapter, the power that wins it, and how many cards are drafted then."""

    def __init__(self, title: str, goal: int, look: str, front: str, back: str, draft: int) -> None:
        self.title = title
        self.goal = goal
        self.look = look
        self.front = front
        self.back = back
        self.draft = draft


class NewRule:
    """What the campaign deck brings before a chapter, together with an order."""

    def __init__(
        self, title: str, text: str, brief: str, look: str, order: str, changes: list[list[str]], adds: list[str]
    ) -> None:
        self.title = title
        self.text = text
        self.brief = brief
        self.look = look
        self.order = order  # what the order that joins does
        self.changes = changes  # what changes for you, a sentence and its rule each
        self.adds = adds  # the followers that join the opponent's deck, by id


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
