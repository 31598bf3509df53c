"""The laws of every game, with every option and number of players; and that everything is named by a test."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from worldtable.engine.loop import playout
from worldtable.games.world_shapers.game import WORLD_SHAPERS
from worldtable.games.world_shapers.state import CARDS, OVERLOAD
from worldtable.rulebook import rules
from worldtable.testing.cover import files_about, gaps, named
from worldtable.testing.laws import LAWS, law_sealed, law_secrecy, settings

SLOW = (law_secrecy, law_sealed)
SETTINGS = list(settings(WORLD_SHAPERS))
FILES = files_about("world_shapers", Path("tests"), Path("src"))


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
@pytest.mark.parametrize("law", LAWS)
def test_laws(law: Any, seats: int, options: dict[str, str]) -> None:
    for seed in range(1 if law in SLOW else 3):
        law(WORLD_SHAPERS, seats, options, seed + 11 * seats)


def test_every_rule_is_named_by_a_test() -> None:
    assert gaps(set(rules("world_shapers")), named(FILES, "rule")) == ""


def test_every_card_is_named_by_a_test() -> None:
    assert gaps({face.id for face in WORLD_SHAPERS.world_cards.faces}, named(FILES, "card")) == ""


def test_every_card_comes_into_play_in_random_games() -> None:
    placed: set[int] = set()
    for seed in range(40):
        s = WORLD_SHAPERS.start(4, seed, {"expansion": "on"})
        s.telling = False
        playout(s, seed, 1000)
        for side in range(4):
            placed.update(s.collection(side))
        if s.overload >= 0:
            placed.add(OVERLOAD)
    assert placed == set(range(CARDS))
