"""The shelf: the games by name."""

from __future__ import annotations

from worldtable.engine.game import Game
from worldtable.games.world_changers.game import WORLD_CHANGERS
from worldtable.games.world_of_wonders.game import WORLD_OF_WONDERS

SHELF: dict[str, Game] = {  # type: ignore[type-arg]
    game.name: game for game in (WORLD_CHANGERS, WORLD_OF_WONDERS)
}
