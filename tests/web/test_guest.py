"""A game of others in the browser: nothing was written for it there."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import Visit
from tests.web.house import ROOT, House


def test_a_game_of_a_page_is_played_to_its_end(
    browser: Browser, come: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WORLDTABLE_WITH", str(ROOT / "examples" / "lanterns"))
    house = House(tmp_path)
    try:
        player = come(house)
        player.go("/new/lanterns")
        player.page.locator("ol.seats").wait_for()
        assert player.page.locator('img[src=""], img:not([src])').count() == 0, "it has no cover"
        player.go("/")
        player.play_against("lanterns", "level1")
        player.at_table()
        assert player.play_to_the_end() > 3
        expect(player.page.locator(".words.over")).to_contain_text("lanterns:")
    finally:
        house.stop()
