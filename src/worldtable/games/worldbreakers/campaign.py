"""The solo campaign (section 14)."""

from __future__ import annotations

from typing import Final

from worldtable.games.worldbreakers.state import State

CHAPTERS: Final = 5


def begin_campaign(s: State, level: str) -> None:
    pass
