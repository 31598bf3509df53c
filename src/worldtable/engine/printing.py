"""What comes out of a box on paper: every card and tile with its copies and what its other side shows."""

from __future__ import annotations

from typing import Final

from worldtable.engine.scene import Data, Face, Need, filled

# The shapes that are cut out.
CARD: Final = "card"  # 63 by 88 mm
LYING: Final = "lying"  # the same, turned
HEX: Final = "hex"

BASE: Final = "Base game"  # the part of the box that every game needs


class Print:
    """A card or tile as it is printed. Prints with the same `back` cannot be told apart face down."""

    def __init__(
        self,
        face: Face,
        copies: int = 1,
        part: str = BASE,
        *,
        shape: str = CARD,
        back: str = "deck",
        reverse: Face | None = None,
        needs: tuple[Need, ...] = (),
    ) -> None:
        self.face = face
        self.copies = copies
        self.part = part  # of the box: people choose which parts they print
        self.shape = shape
        self.back = back
        self.reverse = reverse  # what stands on the other side in place of a back
        self.needs = needs  # what is printed as asked for

    def data(self) -> Data:
        return {
            "face": self.face.data(),
            "copies": self.copies,
            "part": self.part,
            "shape": self.shape,
            "back": self.back,
            **filled(
                {
                    "reverse": None if self.reverse is None else self.reverse.data(),
                    "needs": [each.data() for each in self.needs],
                }
            ),
        }
