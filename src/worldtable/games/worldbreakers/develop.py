"""Developing a location (section 7)."""

from __future__ import annotations

from worldtable.games.worldbreakers import log
from worldtable.games.worldbreakers.codes import STAGE
from worldtable.games.worldbreakers.state import State
from worldtable.games.worldbreakers.window import CLEANUP, Work


def develop(s: State, you: int, card: int) -> None:
    """Take 1 stage counter off; cleanup; then the stage that was current resolves, come what may (R32, P10)."""
    counters = s.counters(card)
    if counters <= 0:
        return
    face = s.face(card)
    number = face.stages - counters + 1  # R31
    s.mark(card, -STAGE)
    s.dirty = True
    if s.telling:
        s.note(log.Note(you, f"develop {{cards}}, stage {number}", f"develops {{cards}}, stage {number}", (card,)))
    s.then(CLEANUP, Work(you, card, face.stage(number), 0))
