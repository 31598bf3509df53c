"""The worst case of every game has a picture in the output of the tests, to be looked at, and fits its screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.web.house import House
from tests.web.images import PICTURES, WORST, worst_cases
from tests.web.positions import worst
from worldtable.games import SHELF


@pytest.mark.parametrize("game", SHELF)
def test_the_worst_cases_have_pictures(house: House, browser: Browser, game: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    found = worst_cases(house, browser, game, PICTURES)
    assert len(found) == len(worst(game)) * len(WORST)
    assert all(path.stat().st_size > 10_000 for path in found)
    assert max(SHELF[game].seats) == max(position.players for position in worst(game).values())


def test_campaign_and_draft_are_among_them() -> None:
    assert {"campaign", "draft"} <= set(worst("worldbreakers"))
