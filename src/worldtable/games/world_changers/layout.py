"""The table of World Changers declared once: its places, who sees what lies there, and the codes that point at it."""

from __future__ import annotations

from typing import Final

from worldtable.engine.choices import WAYS
from worldtable.engine.layout import NOBODY, OWNER, Layout, Place

# The places, in the order in which a redeal fills them. The layout is the only word on what is hidden.
HAND: Final = 0  # + seat
PILE: Final = 4  # its last card is its top
ASIDE: Final = 5  # face down before the active player, for a moment
BOX: Final = 6  # out of the game
VOID: Final = 7
CREW: Final = 8  # + side

# The codes: a face in a place, a seat, a button, or several answers in one go.
FACES: Final = 64  # a set has at most so many different cards
SEAT: Final = 7 * FACES
PASS: Final = SEAT + 4
DECLINE: Final = PASS + 1
WAY: Final = DECLINE + 1
CODES: Final = WAY + WAYS

TABLE: Final = Layout(
    4,
    FACES,
    Place(HAND, "hand", "hand", each=True, seen_by=OWNER, code=FACES, ordered=False),
    Place(PILE, "pile", "the Draw Pile", seen_by=NOBODY),
    Place(ASIDE, "aside", "the Draw Pile", seen_by=NOBODY, code=2 * FACES),
    Place(BOX, "box", "the box", seen_by=NOBODY, fixed=True),
    Place(VOID, "void", "the Void", code=0),
    Place(CREW, "crew", "crew", each=True, code=3 * FACES),
    seats=SEAT,
    decline=DECLINE,
    ways=WAY,
    box=BOX,
)
