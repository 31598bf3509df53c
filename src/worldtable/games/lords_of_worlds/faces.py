"""What cards, tiles, hexes and spaces of Lords of Worlds show."""

from __future__ import annotations

from typing import Final

from worldtable.engine.scene import Face
from worldtable.games.lords_of_worlds.board import COLOURS, NEUTRAL, PORTAL, Hex
from worldtable.games.lords_of_worlds.planet import ARCHITECTS, NAMES
from worldtable.games.lords_of_worlds.state import BASIC, COLOUR_NAMES, TERRAINS, Assistant, Tile

TERRAIN_COLOURS: Final = (
    "blue",
    "yellow",
    "lightgreen",
    "green",
    "brown",
    "grey",
    "pink",
    "teal",
    "orange",
    "purple",
)
TERRAIN_SYMBOLS: Final = ("≈", "∴", "⌄", "♣", "∩", "▲", "✦", "♠", "⌂", "◉")
CARD_COLOURS: Final = ("blue", "red", "green", "cyan", "violet", "yellow", "white")
CARD_SYMBOLS: Final = ("●", "■", "▲", "◆", "✚", "★", "☼")
CARTS: Final = ("red", "blue", "white", "black")
CART_SYMBOLS: Final = ("①", "②", "③", "④")


def card_face(card: Assistant) -> Face:
    kind = "Wild" if card.colour == len(COLOURS) else "Assistant"
    colour, symbol = CARD_COLOURS[card.colour], CARD_SYMBOLS[card.colour]
    text = card.text if kind == "Wild" else ""  # colour and value say it all
    return Face(card.name, kind, str(card.value), text, (COLOUR_NAMES[card.colour],), colour, symbol)


def tile_face(tile: Tile) -> Face:
    kind = TERRAINS[tile.terrain]
    badges = ("special",) if tile.terrain >= BASIC else ()
    text = tile.text if tile.terrain >= BASIC else ""  # type and value say it all
    colour, symbol = TERRAIN_COLOURS[tile.terrain], TERRAIN_SYMBOLS[tile.terrain]
    return Face(tile.name, kind, str(tile.value), text, badges, colour, symbol)


def bare_face(hex: Hex) -> Face:
    """A hex without a tile."""
    if hex.ground == PORTAL:
        return Face(f"Portal {hex.name}", "Portal", "", "", (), "white", "☁")
    if hex.ground == NEUTRAL:
        return Face(hex.name, "Bare hex")
    return Face(hex.name, "Bare hex", "", "", (), COLOURS[hex.ground], CARD_SYMBOLS[hex.ground])


def space_face(space: int) -> Face:
    """A space of a Planet without a tile."""
    if ARCHITECTS >> space & 1:
        return Face(NAMES[space], "Architect", "", "A tile placed here scores its value.", (), "orange", "⌂")
    text = "The first tile placed here in a turn brings a free collection."
    return Face(NAMES[space], "Empty", "", text)
