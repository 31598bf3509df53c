"""Law 9 for World Changers: every numbered rule and every card is named by a test, and nothing that is not there."""

from __future__ import annotations

from pathlib import Path

import worldtable
from worldtable.games.world_changers.game import WORLD_CHANGERS as GAME
from worldtable.rulebook import rules
from worldtable.testing.cover import files_about, gaps, named

FILES = files_about("world_changers", Path(__file__).parent, Path(worldtable.__file__).parent / "games")


def test_every_rule_is_named_by_a_test() -> None:
    assert gaps(set(rules("world_changers")), named(FILES, "rule")) == ""


def test_every_card_is_named_by_a_test() -> None:
    assert gaps({figure.id for figure in GAME.figures.faces}, named(FILES, "card")) == ""
