"""The call for those who print a game."""

from __future__ import annotations

from starlette.responses import Response

from worldtable.games import SHELF
from worldtable.server.calls import Asked, answered
from worldtable.server.table import Problem


async def cards_of(a: Asked) -> Response:
    """All cards and tiles of a box. They are printed, so they are no secret of any table."""
    game = SHELF.get(str(a.request.path_params["name"]))
    if game is None:
        raise Problem(404, "There is no game of that name.")
    return answered({"title": game.title, "cards": [each.data() for each in game.prints()]})
