"""Whole games by clicking, against bots: every game on the shelf, and at every size of screen."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit
from tests.web.house import House, Player
from worldtable.games import SHELF


@pytest.mark.parametrize("game", SHELF)
def test_a_whole_game_is_played_by_clicking(player: Player, game: str) -> None:
    player.play_now(game)
    assert player.play_to_the_end() > 0
    assert "win" in player.prompt or "share" in player.prompt or player.prompt
    sheet = player.page.locator(".scores")
    sheet.wait_for()
    assert sheet.locator("section").count() >= 1


@pytest.mark.parametrize("game", SHELF)
def test_every_thing_on_the_table_has_a_name(player: Player, game: str) -> None:
    player.play_now(game)
    player.wait_asked()
    names = player.page.locator("button[data-thing]").evaluate_all("all => all.map(e => e.getAttribute('aria-label'))")
    assert names
    assert all(names)


@pytest.mark.parametrize("game", SHELF)
@pytest.mark.parametrize(("wide", "high"), [(360, 740), (390, 844), (768, 1024), (1440, 900), (3840, 2160)])
def test_nothing_sticks_out_of_the_screen(house: House, come: Visit, game: str, wide: int, high: int) -> None:
    visitor = come(house, viewport={"width": wide, "height": high})
    visitor.play_now(game)
    for nth in range(4):
        visitor.answer(nth)
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= wide
    prompt = visitor.page.locator("section.prompt").bounding_box()
    assert prompt is not None
    assert 0 <= prompt["y"]
    assert prompt["y"] + prompt["height"] <= high + 1
    for path in ("/", f"/new/{game}", f"/rules/{game}", "/tables", "/join", f"/replay/{visitor.code}"):
        visitor.go(path)
        visitor.page.locator("h1").first.wait_for()
        visitor.page.wait_for_load_state("networkidle")
        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= wide, path
