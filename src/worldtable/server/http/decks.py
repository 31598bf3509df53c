"""The calls for those who build decks, which the rules alone answer, and for those who bring one to a table."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from worldtable.engine.decks import DeckKit
from worldtable.engine.game import Game
from worldtable.games import SHELF
from worldtable.server.http.api import one_table
from worldtable.server.http.calls import Asked, answered
from worldtable.server.problem import Problem
from worldtable.server.tables import lobby

MOST = 40  # flaws that are told; the others are counted


def built(a: Asked) -> tuple[Game[Any], DeckKit]:
    """The game that is asked for, and what its decks are built from."""
    game = SHELF.get(str(a.request.path_params["name"]))
    if game is None:
        raise Problem(404, "There is no game of that name.")
    kit = game.deck_kit()
    if kit is None:
        raise Problem(404, f"{game.title} has no decks to build.")
    return game, kit


async def kit_of(a: Asked) -> Response:
    game, kit = built(a)
    return answered({"title": game.title, **kit.data()})


async def read(a: Asked) -> Response:
    game, _ = built(a)
    found = game.read_deck(a.values["deck"])
    return answered(
        {
            "title": found.title,
            "leader": found.leader,
            "cards": [{"id": id, "copies": copies} for id, copies in found.copies.items()],
            "flaws": [flaw.data() for flaw in found.flaws[:MOST]],
            "more": max(0, len(found.flaws) - MOST),
        }
    )


async def bring(a: Asked) -> Response:
    table, _ = await a.table()
    wanted, deck = a.values.get("seat"), a.values["deck"]
    await a.service.do(table, lambda t: lobby.bring(t, a.identity, wanted, deck))
    return await one_table(a)
