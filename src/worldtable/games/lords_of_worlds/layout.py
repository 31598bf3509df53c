"""The table of Lords of Worlds declared: its places, who sees what lies there, and the codes that point at things."""

from __future__ import annotations

from typing import Final

from worldtable.engine.layout import NOBODY, OWNER, Layout, Place
from worldtable.games.lords_of_worlds.planet import SPACES

# The places of cards, which are their faces. The layout is the only word on which of them are hidden.
DECK: Final = 0  # its last card is its top
DISCARD: Final = 1
PAYMENT: Final = 2  # of the current turn
DISPLAY: Final = 3  # + group, oldest first
GROUPS: Final = 6
SEEN: Final = 9  # + seat: what everybody saw coming into a hand
UNSEEN: Final = 13  # + seat: the rest of it

# The places of tiles, which the log tells of: the boards and Planets are no rows or piles.
ON_BOARD: Final = 17
IN_SUPPLY: Final = 18
IN_RESERVE: Final = 19
BEING_PLACED: Final = 20
ON_PLANET: Final = 21  # + seat
TILE_ZONES: Final = ("board", "supply", "reserve", "held", "planet-0", "planet-1", "planet-2", "planet-3")
TILE: Final = 64  # + face: a tile, where cards and tiles are spoken of alike

# The codes: a thing in a place, or a button. Equal cards, and equal tiles of the supply, share one.
HAND: Final = 0  # + face of an assistant
ASSISTANTS: Final = 64  # a set has at most so many different ones
GROUP: Final = 64  # + place in the display
HEX: Final = 72  # + number of the hex
SPACE: Final = 136  # + seat * SPACES + space
SUPPLY: Final = 212  # + face of a tile
TILES: Final = 96  # a set has at most so many different ones
MOVE: Final = 308
DONE: Final = 309
DECLINE: Final = 310
PASS: Final = 311
TYPE: Final = 312  # + basic terrain type
HELD: Final = 318  # the tile that is being placed
CODES: Final = 319

TABLE: Final = Layout(
    4,
    ASSISTANTS,
    Place(DECK, "deck", "the deck", seen_by=NOBODY),
    Place(DISCARD, "discard", "the discard pile", ordered=False),
    Place(PAYMENT, "played", "the payment"),
    *[Place(DISPLAY + group, "display", "the display") for group in range(GROUPS)],
    Place(SEEN, "hand", "hand", each=True, ordered=False),
    Place(UNSEEN, "hand", "hand", each=True, seen_by=OWNER, ordered=False),
    seats=CODES,
    decline=DECLINE,
    ways=CODES,
)


def space_code(seat: int, space: int) -> int:
    """The code of a space of a Planet."""
    return SPACE + seat * SPACES + space
