"""The shelf: the games by name, ours and those of others."""

from __future__ import annotations

from worldtable.engine.game import Game
from worldtable.games.lords_of_worlds.game import LORDS_OF_WORLDS
from worldtable.games.world_changers.game import WORLD_CHANGERS
from worldtable.games.world_of_wonders.game import WORLD_OF_WONDERS
from worldtable.games.world_shapers.game import WORLD_SHAPERS
from worldtable.games.worldbreakers.game import WORLDBREAKERS
from worldtable.guests import guests

__all__ = ["SHELF"]

SHELF: dict[str, Game] = {  # type: ignore[type-arg]
    game.name: game for game in (WORLD_CHANGERS, WORLDBREAKERS, WORLD_SHAPERS, WORLD_OF_WONDERS, LORDS_OF_WORLDS)
}
SHELF.update(guests())
