"""What cards, tiles, hexes and spaces of Lords of Worlds show. Faces never change, so things share them."""

from __future__ import annotations

from typing import Final

from worldtable.engine.printing import HEX, Print
from worldtable.engine.scene import Amount, Face
from worldtable.games.lords_of_worlds.board import COLOURS, NEUTRAL, PORTAL, Hex
from worldtable.games.lords_of_worlds.planet import ARCHITECTS, NAMES, SPACES
from worldtable.games.lords_of_worlds.state import BASIC, COLOUR_NAMES, TERRAINS, WILD, Assistant, Pieces, Tile

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
CARD_SYMBOLS: Final = ("●", "■", "▲", "◆", "✚", "★", "♥")
CARTS: Final = ("red", "blue", "white", "black")
CART_SYMBOLS: Final = ("①", "②", "③", "④")


def card_face(cards: Pieces, card: int) -> Face:
    if not cards.card_faces:
        cards.card_faces = [assistant_face(each) for each in cards.assistants]
    return cards.card_faces[card]


def tile_face(cards: Pieces, tile: int) -> Face:
    if not cards.tile_faces:
        cards.tile_faces = [terrain_face(each) for each in cards.tiles]
    return cards.tile_faces[tile]


def assistant_face(card: Assistant) -> Face:
    wild = card.colour == WILD
    return Face(
        card.name,
        "wild" if wild else "assistant",
        id=card.id,
        group=COLOUR_NAMES[card.colour],
        line="Wild assistant" if wild else f"{COLOUR_NAMES[card.colour].capitalize()} assistant",
        text=card.text,
        short=card.short,
        brief=card.brief,
        look=card.look,
        colour=CARD_COLOURS[card.colour],
        symbol=CARD_SYMBOLS[card.colour],
        amounts=(Amount("value", card.value),),
    )


def terrain_face(tile: Tile) -> Face:
    basic = tile.terrain < BASIC
    name = TERRAINS[tile.terrain]
    return Face(
        tile.name,
        "basic" if basic else "special",
        id=tile.id,
        group=name,
        line=f"{name}, basic tile" if basic else f"{name}, special tile",
        text=tile.text,
        short=tile.short,
        brief=tile.brief,
        look=tile.look,
        colour=TERRAIN_COLOURS[tile.terrain],
        symbol=TERRAIN_SYMBOLS[tile.terrain],
        amounts=(Amount("value", tile.value),),
    )


def prints(cards: Pieces) -> list[Print]:
    """The assistants, and the tiles in their shape (R2 to R4)."""
    found = [Print(card_face(cards, each.face), each.copies, back="assistants") for each in cards.assistants]
    for tile in cards.tiles:
        found.append(Print(tile_face(cards, tile.face), tile.copies, shape=HEX, back="tiles"))
    return found


def ground_face(hex: Hex) -> Face:
    """A hex of the boards, under whatever lies there."""
    if hex.ground == PORTAL:
        return Face(hex.name, "portal", line="Portal", colour="white", symbol="☁")
    if hex.ground == NEUTRAL:
        return Face(hex.name, "hex", group="neutral", line="Neutral hex")
    colour = COLOURS[hex.ground]
    return Face(
        hex.name,
        "hex",
        group=colour,
        line=f"{colour.capitalize()} hex",
        colour=colour,
        symbol=CARD_SYMBOLS[hex.ground],
    )


def space_face(space: int) -> Face:
    """A space of a Planet, under whatever lies there."""
    if ARCHITECTS >> space & 1:
        text = "A tile placed here scores its value."
        line = "Architect space"
        return Face(NAMES[space], "space", group="Architect", line=line, text=text, colour="orange", symbol="⌂")
    text = "The first tile placed here in a turn brings a free collection."
    return Face(NAMES[space], "space", group="Empty", line="Empty space", text=text)


SPACE_FACES: Final = [space_face(space) for space in range(SPACES)]
