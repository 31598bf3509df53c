"""Whole games by clicking, against bots: every game on the shelf, and at every size of screen."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit
from tests.web.house import House, Player, pages
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
    names = player.page.locator("button[data-thing]").evaluate_all("all => all.map(e => e.textContent.trim())")
    assert names
    assert all(names)


SIZES = [(360, 740), (1440, 900), (3840, 2160)]


@pytest.mark.parametrize("game", SHELF)
@pytest.mark.parametrize(("wide", "high"), SIZES)
def test_no_table_sticks_out_of_the_screen(house: House, come: Visit, game: str, wide: int, high: int) -> None:
    visitor = come(house, viewport={"width": wide, "height": high})
    visitor.play_now(game)
    for nth in range(4):
        visitor.answer(nth)
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= wide
    prompt = visitor.page.locator("section.prompt").bounding_box()
    assert prompt is not None
    assert prompt["y"] >= 0
    assert prompt["y"] + prompt["height"] <= high + 1


@pytest.mark.parametrize(("wide", "high"), SIZES)
def test_no_page_sticks_out_of_the_screen(house: House, come: Visit, wide: int, high: int) -> None:
    game = next(iter(SHELF))
    visitor = come(house, viewport={"width": wide, "height": high})
    visitor.play_now(game)
    visitor.answer(0)
    for path, there in pages(game, visitor.code).items():
        visitor.go(path)
        visitor.page.locator(there).first.wait_for()
        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= wide, path
