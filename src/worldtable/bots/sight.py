"""A table as the numbers that bots learn from: points, whose move it is, cards in places, and what a game adds."""

from __future__ import annotations

from typing import Any, Final

from worldtable.engine.features import SHARE, Features, PlaceMap, Plane, place_planes
from worldtable.engine.game import Game
from worldtable.engine.places import Places
from worldtable.engine.step import State

MOST_SEATS: Final = 8
STEPS: Final = 12  # leads are told in steps, too: one point decides, the tenth hardly matters
STANDING: Final = [
    Plane("points", 1),
    Plane("lead over the best other side", 1),
    Plane("lead in steps", 2 * STEPS + 1),
    Plane("asked", 1),
    Plane("another side is asked", 1),
    Plane("number of players", MOST_SEATS),
]
LEAD: Final = 1
LEAD_STEPS: Final = 2
ASKED: Final = LEAD_STEPS + 2 * STEPS + 1
PLAYERS: Final = ASKED + 2
GAME: Final = PLAYERS + MOST_SEATS  # where the planes of the game begin


class Sight:
    """How to look at the tables of one game."""

    def __init__(self, game: Game[Any], s: State) -> None:
        self.game = game
        self.sides = len(game.sides(s))
        self.places: PlaceMap | None = None
        self.planes = [*STANDING]
        if isinstance(s, Places):
            self.places = PlaceMap(s.layout)
            self.planes.extend(place_planes(s.layout))
        self.first = GAME + (self.places.size if self.places is not None else 0)
        self.planes.extend(game.planes())
        self.size = sum([plane.size for plane in self.planes])

    def look(self, s: State, side: int, scores: list[int], found: Features) -> None:
        """What a side is judged by."""
        found.clear()
        best = 0
        others = False
        for other in range(len(scores)):
            if other != side and (not others or scores[other] > best):
                best = scores[other]
                others = True
        lead = scores[side] - best
        found.add(0, scores[side] * SHARE)
        found.add(LEAD, lead * SHARE)
        found.add(LEAD_STEPS + STEPS + max(min(lead, STEPS), -STEPS), 1.0)
        ask = s.ask
        if ask is not None:
            found.add(ASKED + (0 if ask.player == side else 1), 1.0)
        found.add(PLAYERS + min(s.seats, MOST_SEATS - 1), 1.0)
        if self.places is not None:
            assert isinstance(s, Places)
            self.places.fill(s, side, found)
        self.game.features(s, side, self.first, found)
