"""Units and locations of World of Wonders as numbers."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
EMPTY: Final = -1

# Units (R13). A location holds the weak ones and the strong ones.
WORKER: Final = 0
FOREMAN: Final = 1
MILITIA: Final = 2
KNIGHT: Final = 3
UNIT: Final = ("Worker", "Foreman", "Militia", "Knight")
UNITS: Final = ("Workers", "Foremen", "Militia", "Knights")
STRONG: Final = 3  # what a Foreman or a Knight counts
SITE_STRENGTH: Final = 2

# The state of a location, as bits; a site has none of the first two.
BUILT: Final = 1
TURNED: Final = 2
ATTACKED: Final = 4  # this turn

# The discard groups of a battle, in the order in which they go if nobody orders them.
THE_CARD: Final = 0
ITS_CONSTRUCTORS: Final = 1
ITS_GARRISON: Final = 2
DEFENDERS: Final = 3
ATTACKERS: Final = 4
GROUP_NAMES: Final = ("the card", "the Constructors", "the garrison", "the defenders", "the attackers")


# A card that lies loose: a Constructor in the air, of a seat, or a card that waits to be discarded, with its group.


def loose(whose: int, face: int, strong: bool = False) -> int:
    return whose << 8 | (128 if strong else 0) | face


def whose(card: int) -> int:
    return card >> 8


def was_strong(card: int) -> bool:
    return card & 128 != 0


def face_of(card: int) -> int:
    return card & 127
