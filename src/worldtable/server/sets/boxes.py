"""Games with other cards in their boxes: in this process, and as folders that other processes read."""

from __future__ import annotations

import shutil
import tempfile
from collections import OrderedDict
from pathlib import Path
from typing import Any

from worldtable.engine.game import Game
from worldtable.games import SHELF
from worldtable.server.sets.text import SetText

KEPT = 32  # games that stay made; others are read again when they are needed
AnyGame = Game[Any]


class Boxes:
    """The sets that this process plays with, each by its digest, in a folder that goes when the server ends."""

    def __init__(self) -> None:
        self.root: Path | None = None
        self.made: OrderedDict[str, AnyGame] = OrderedDict()

    def folder(self, digest: str) -> str:
        """Where other processes find a set, "" for what is printed."""
        if not digest:
            return ""
        if self.root is None:
            self.root = Path(tempfile.mkdtemp(prefix="worldtable-sets-"))
        return str(self.root / digest)

    def clear(self) -> None:
        """Leave nothing behind when the server ends."""
        if self.root is not None:
            shutil.rmtree(self.root, ignore_errors=True)
        self.root = None
        self.made.clear()

    def has(self, digest: str) -> bool:
        return not digest or Path(self.folder(digest)).is_dir()

    def lay(self, text: SetText) -> AnyGame:
        """Put a set where it can be played with. BadCards if it cannot."""
        folder = Path(self.folder(text.digest))
        if not folder.is_dir():
            beside = folder.with_suffix(".new")
            shutil.rmtree(beside, ignore_errors=True)
            write(text, beside)
            beside.rename(folder)  # it is there whole, or not at all
        return self.box(text.game, text.digest)

    def box(self, game: str, digest: str) -> AnyGame:
        """A game with a set that lies here, or as it is printed. BadCards if the set is none any more."""
        return self.at(game, self.folder(digest))

    def at(self, game: str, folder: str) -> AnyGame:
        """A game with the set of a folder; "" for what is printed."""
        if not folder:
            return SHELF[game]
        found = self.made.pop(folder, None) or SHELF[game].with_cards(folder)
        self.made[folder] = found
        if len(self.made) > KEPT:
            self.made.popitem(last=False)
        return found


def write(text: SetText, folder: Path) -> None:
    """The files of a set, in a new folder."""
    folder.mkdir()
    for name, content in text.written().items():
        (folder / name).write_text(content, encoding="utf-8")


BOXES = Boxes()  # of this process, as the shelf is
