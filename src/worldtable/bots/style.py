"""Manners of play: what a bot looks at beside its chance to win."""

from __future__ import annotations

from typing import Any, Final

from worldtable.engine.game import Game
from worldtable.engine.step import State

MUCH: Final = 10.0  # points that count half of all that points can


class Style:
    """How much points of one's own, and those of the best other side, count beside the chance to win."""

    def __init__(self, name: str, sentence: str, own: float, others: float) -> None:
        self.name = name
        self.sentence = sentence
        self.own = own
        self.others = others

    def coloured(self, game: Game[Any], s: State, seat: int, worth: list[float], before: list[int]) -> list[float]:
        """What the sides may hope for in the eyes of a seat that plays so; `before` are the points of all sides."""
        scores = [game.score(s, side) for side in range(len(before))]
        gained = scores[seat] - before[seat]
        best = 0
        for side in range(len(before)):
            if side != seat:
                best = max(best, scores[side] - before[side])
        found = [*worth]
        found[seat] += self.own * gained / (MUCH + abs(gained)) - self.others * best / (MUCH + abs(best))
        return found


PLAIN: Final = Style("", "Plays to win.", 0.0, 0.0)
STYLES: Final[dict[str, Style]] = {
    style.name: style
    for style in (
        Style("proud", "Wants points as well as the victory.", 0.3, 0.0),
        Style("bold", "Likes what takes points from others.", 0.0, 0.3),
        Style("showy", "Wants many points, and that nobody else has any.", 0.2, 0.2),
    )
}
