"""What a campaign shows beside the table."""

from __future__ import annotations

from worldtable.engine.scene import Zone
from worldtable.games.worldbreakers.state import State


def campaign_zones(s: State) -> list[Zone]:
    return []
