"""Scenes are data: the laws of what a screen gets, on every game, and that each of them can be broken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.test_laws import broken
from tests.toy import ORCHARD, Orchard, State
from worldtable.engine.changes import Preview
from worldtable.engine.game import Game
from worldtable.engine.scene import Zone
from worldtable.games import SHELF
from worldtable.testing.plays import settings, tried
from worldtable.testing.scene_laws import SCENE_LAWS, law_preview, law_scene

Law = Callable[[Game[Any], int, dict[str, str], int], None]
TABLES = [(name, seats) for name, game in SHELF.items() for seats in game.seats]


@pytest.mark.parametrize("law", SCENE_LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_law(law: Law, name: str, seats: int, quickly: bool) -> None:
    for options, seed in tried(SHELF[name], seats, quickly):
        law(SHELF[name], seats, options, seed)


# The laws can be broken.


class Peeping(Orchard):
    """What an answer would bring tells what the others hold."""

    def foresee(self, s: State, seat: int, option: int, preview: Preview) -> None:
        preview.verdict = f"Against {s.hands[seat - 1]}."


class Promising(Orchard):
    """Every answer is said to end the game."""

    def foresee(self, s: State, seat: int, option: int, preview: Preview) -> None:
        preview.over = True


class Guessing(Orchard):
    """What an answer would bring is tried at the real table."""

    def redeal(self, s: State, seat: int, seed: int) -> State:
        return s.clone() if seed < 0 else super().redeal(s, seat, seed)

    def imagined(self, s: State, seat: int, option: int, seed: int) -> Preview | None:
        found = super().imagined(s, seat, option, -1)
        if found is not None:
            found.verdict = str(s.box[-1])
        return found


class Doubling(Orchard):
    """All things are there twice."""

    def zones(self, s: State, seat: int) -> list[Zone]:
        found = super().zones(s, seat)
        for zone in found:
            zone.things = zone.things * 2
        return found


class Unpointed(Orchard):
    """Fruits are offered that nobody can click at."""

    def zones(self, s: State, seat: int) -> list[Zone]:
        return [zone for zone in super().zones(s, seat) if zone.owner < 0]


@pytest.mark.parametrize("law", SCENE_LAWS, ids=lambda law: law.__name__)
def test_the_toy_game_keeps_the_laws(law: Law) -> None:
    for seats, options in settings(ORCHARD):
        law(ORCHARD, seats, options, 0)


@pytest.mark.parametrize(
    ("law", "game", "said"),
    [
        (law_preview, Peeping(), "tells something hidden"),
        (law_preview, Guessing(), "tells something hidden"),
        (law_preview, Promising(), "promises another end"),
        (law_scene, Doubling(), "is there twice"),
        (law_scene, Unpointed(), "points at nothing and is no button"),
    ],
    ids=lambda each: type(each).__name__,
)
def test_a_law_can_be_broken(law: Law, game: Orchard, said: str) -> None:
    assert said in broken(law, game)
