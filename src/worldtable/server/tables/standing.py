"""How things stand at a table, for lists that play nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from worldtable.engine.game import Game
from worldtable.engine.step import State
from worldtable.server.tables.picture import picture


def standing(game: Game[Any], s: State, eyes: Sequence[int]) -> dict[str, Any]:
    """What those who are asked are asked, or how it ended; `pictures` show the table to each of these eyes, by the
    number of their seat."""
    found: dict[str, Any] = {"pictures": {str(seat): picture(game.view(s, seat)) for seat in eyes}}
    if s.asks:
        return {**found, "prompts": [ask.prompt(s) for ask in s.asks]}
    return {**found, "verdict": game.verdict(s), "places": places(game, s)}


def places(game: Game[Any], s: State) -> list[int]:
    """Who came in where, seat by seat: those who won first, the rest by points."""
    won = [part > 0 for part in game.outcome(s)]
    scores = [game.score(s, side) for side in range(len(game.sides(s)))]
    losers = [score for side, score in enumerate(scores) if side >= len(won) or not won[side]]
    first = len(scores) - len(losers)
    return [1 if won[seat] else 1 + first + sum(other > scores[seat] for other in losers) for seat in range(s.seats)]
