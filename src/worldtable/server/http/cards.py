"""The calls for those who look at the cards of a game, draw or print them."""

from __future__ import annotations

from functools import cache
from typing import Any

from starlette.responses import Response

from worldtable.engine.game import Game
from worldtable.games import SHELF
from worldtable.rulebook import for_players
from worldtable.server.http.calls import Asked, answered
from worldtable.server.problem import Problem


def game_of(a: Asked) -> Game[Any]:
    game = SHELF.get(str(a.request.path_params["name"]))
    if game is None:
        raise Problem(404, "There is no game of that name.")
    return game


async def looks_of(a: Asked) -> Response:
    """What draws the cards that pictures of tables name."""
    faces = {each.face.id: each.face for each in game_of(a).prints() if each.face.id}
    return answered(
        {
            id: {"kind": face.kind, "group": face.group, "look": face.look, "title": face.title}
            for id, face in faces.items()
        }
    )


async def cards_of(a: Asked) -> Response:
    """All cards and tiles of a box. They are printed, so they are no secret of any table."""
    game = game_of(a)
    return answered({"title": game.title, "cards": cards(game.name)})


@cache
def cards(name: str) -> list[dict[str, Any]]:
    return cards_in(SHELF[name])


def cards_in(game: Game[Any]) -> list[dict[str, Any]]:
    """Every print of a game, with where its words come from and the rules that speak of it by name."""
    origins = {str(each["id"]): str(each["origin"]) for each in game.printed() if "id" in each}
    texts = {number: rule.text for number, rule in for_players(game.name).items()}
    found: list[dict[str, Any]] = []
    for each in game.prints():
        told = [number for number, text in texts.items() if each.face.title in text] if each.face.id else []
        found.append({**each.data(), "origin": origins.get(each.face.id, ""), "rules": told})
    return found
