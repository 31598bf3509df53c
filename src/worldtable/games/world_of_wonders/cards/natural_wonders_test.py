"""Natural Wonders: all alike but for their names."""

from __future__ import annotations

import pytest

from worldtable.games.world_of_wonders.codes import ATTACK
from worldtable.games.world_of_wonders.testing import Table

NAMES = {
    "mount_everest": "Mount Everest",
    "aurora": "Aurora",
    "grand_canyon": "Grand Canyon",
    "great_barrier_reef": "Great Barrier Reef",
    "harbor_of_rio_de_janeiro": "Harbor of Rio de Janeiro",
    "paricutin_volcano": "Paricutin Volcano",
    "victoria_falls": "Victoria Falls",
}


@pytest.mark.card(
    "mount_everest",
    "aurora",
    "grand_canyon",
    "great_barrier_reef",
    "harbor_of_rio_de_janeiro",
    "paricutin_volcano",
    "victoria_falls",
)
@pytest.mark.rule("A3", "R37", "R44", "R64")
@pytest.mark.parametrize("id", NAMES)
def test_natural_wonder(id: str) -> None:
    table = Table("Ann", "Ben", hands={"Ann": f"{id}, farm", "Ben": "school"}, wonders={"Ann": id, "Ben": id})
    assert (table.score("Ann"), table.score("Ben")) == (2, 2)
    table.choose(f"Lay {NAMES[id]}")
    assert table.wonders("Ann") == {id: 2}
    assert (table.score("Ann"), table.score("Ben")) == (6, 3)
    assert table.why(ATTACK) == "There is nothing left that you can attack in this turn. (R38)"
    table.end()
    assert table.tokens("Ann") == 1


def test_the_set_has_no_other() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "farm"})
    assert [front.id for front in table.s.cards.naturals] == list(NAMES)
