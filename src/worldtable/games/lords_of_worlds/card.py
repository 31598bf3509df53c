"""What is printed in Lords of Worlds: assistant cards (R2), terrain tiles (R3, R4), and a set of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from worldtable.engine import card
from worldtable.engine.card import CardSet, Reading
from worldtable.engine.cardset import Entry
from worldtable.engine.layout import Deck
from worldtable.engine.printing import HEX, Print
from worldtable.engine.scene import Amount, Face
from worldtable.games.lords_of_worlds.board import COLOURS
from worldtable.games.lords_of_worlds.layout import TABLE

if TYPE_CHECKING:
    from worldtable.games.lords_of_worlds.state import State

# The colour of an assistant: one of the six, or wild, which is white and the seventh (R2, R12).
WILD: Final = 6
COLOUR_NAMES: Final = (*COLOURS, "wild")
CARD_COLOURS: Final = (*COLOURS, "white")
CARD_SYMBOLS: Final = ("●", "■", "▲", "◆", "✚", "★", "♥")

# The terrain of a tile: six basic types (R3), then the special ones (R4).
BASIC: Final = 6
MIX: Final = 6
ARCHITECT: Final = 8
BASIC_TERRAINS: Final = ("Water", "Desert", "Lowlands", "Forest", "Hills", "Mountains")
TERRAINS: Final = (*BASIC_TERRAINS, "Mix", "Sage Tree", "Architect", "Viewpoint")
BASIC_COLOURS: Final = ("blue", "yellow", "lightgreen", "green", "brown", "grey")
TERRAIN_COLOURS: Final = (*BASIC_COLOURS, "pink", "teal", "orange", "purple")
TERRAIN_SYMBOLS: Final = ("≈", "∴", "⌄", "♣", "∩", "▲", "✦", "♠", "⌂", "◉")

HIGHEST_CARD: Final = 9
HIGHEST_TILE: Final = 15
MOST_COPIES: Final = 20


class Card(card.Card["State"]):
    """An assistant card or a terrain tile."""

    highest: int = HIGHEST_CARD  # value

    def __init__(self) -> None:
        super().__init__()
        self.value = 1

    def read(self, entry: Entry) -> None:
        super().read(entry)
        self.value = entry.number("value", 1, self.highest)
        self.copies = entry.number("copies", 1, MOST_COPIES, 1)

    def drawn_as(self, kind: str, group: str, line: str, colour: str, symbol: str) -> Face:
        amounts = (Amount("value", self.value),)
        return self.shown_as(kind, group=group, line=line, colour=colour, symbol=symbol, amounts=amounts)


class Assistant(Card):
    """An assistant card."""

    def __init__(self) -> None:
        super().__init__()
        self.colour = 0

    def read(self, entry: Entry) -> None:
        super().read(entry)
        self.colour = COLOUR_NAMES.index(entry.choice("colour", COLOUR_NAMES))

    def as_printed(self) -> Face:
        kind, group = "wild" if self.colour == WILD else "assistant", COLOUR_NAMES[self.colour]
        line = f"{group.capitalize()} assistant"
        return self.drawn_as(kind, group, line, CARD_COLOURS[self.colour], CARD_SYMBOLS[self.colour])

    def head(self) -> str:
        return f"{self.name}, assistant"

    def details(self) -> dict[str, object]:
        return {"value": self.value, "type": "Assistant", "colour": COLOUR_NAMES[self.colour]}


class Tile(Card):
    """A terrain tile. Its subclasses are the game's vocabulary of effects."""

    highest = HIGHEST_TILE

    def __init__(self) -> None:
        super().__init__()
        self.terrain = 0

    def read(self, entry: Entry) -> None:
        super().read(entry)
        self.amount = entry.amount("amount", self.amounts)

    def kind(self) -> str:
        return "basic tile" if self.terrain < BASIC else "special tile"

    def as_printed(self) -> Face:
        kind, group = self.kind(), TERRAINS[self.terrain]
        colour, symbol = TERRAIN_COLOURS[self.terrain], TERRAIN_SYMBOLS[self.terrain]
        return self.drawn_as(kind.removesuffix(" tile"), group, f"{group}, {kind}", colour, symbol)

    def head(self) -> str:
        return f"{self.name}, {self.kind()}"

    def details(self) -> dict[str, object]:
        kind = self.kind().capitalize()
        return {"value": self.value, "type": kind, "effect": self.effect, "amount": self.amount}

    def placed(self, s: State, you: int, space: int) -> None:
        """Schedule what the tile does when it is placed."""


class Cards(CardSet):
    """A set of assistants and tiles, and what is looked up often."""

    def __init__(self, reading: Reading, assistants: list[Assistant], tiles: list[Tile]) -> None:
        parts = [
            [(each.id, each.name, each.text, each.colour, each.value, each.copies) for each in assistants],
            [(each.id, each.name, each.text, each.effect, each.value, each.amount, each.copies) for each in tiles],
        ]
        super().__init__(reading, parts, [*assistants, *tiles])
        self.assistants = assistants
        self.tiles = tiles
        self.numbers = Deck(TABLE, assistants, alike=True)
        self.colour = [each.colour for each in assistants]
        self.worth = [each.value for each in assistants]
        self.value = [each.value for each in tiles]
        self.terrain = [each.terrain for each in tiles]
        self.deck = [each.face for each in assistants for _ in range(each.copies)]
        self.card_faces = [each.as_printed() for each in assistants]  # they never change, so things share them
        self.tile_faces = [each.as_printed() for each in tiles]

    def tiles_in_play(self, types: int) -> list[int]:
        """The tiles of the chosen basic types and all special ones (R14)."""
        chosen = [tile for tile in self.tiles if tile.terrain >= BASIC or types >> tile.terrain & 1]
        return [tile.face for tile in chosen for _ in range(tile.copies)]

    def prints(self) -> list[Print]:
        cards = [Print(each.as_printed(), each.copies, back="assistants") for each in self.assistants]
        return cards + [Print(each.as_printed(), each.copies, shape=HEX, back="tiles") for each in self.tiles]
