"""Card sets that differ from the printed one in a few words."""

from __future__ import annotations

import shutil
from pathlib import Path

from worldtable.games.world_shapers.cards import FILES, PRINTED
from worldtable.games.world_shapers.game import WORLD_SHAPERS, WorldShapers


def changed_set(folder: Path, file: str, *changes: tuple[str, str]) -> Path:
    """A copy of the printed card set in a folder, one file of it changed: old words and new ones."""
    folder.mkdir(exist_ok=True)
    for name in FILES:
        if not (folder / name).exists():
            shutil.copy(PRINTED / name, folder / name)
    text = (folder / file).read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, f"{file} does not say {old!r}"
        text = text.replace(old, new, 1)
    (folder / file).write_text(text, encoding="utf-8")
    return folder


def game_with(folder: Path, file: str, *changes: tuple[str, str]) -> WorldShapers:
    """The game with a changed card set."""
    return WORLD_SHAPERS.with_cards(str(changed_set(folder, file, *changes)))
