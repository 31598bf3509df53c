"""Whole games by clicking, against bots: every game on the shelf, and at every size of screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.house import Player
from tests.web.stage import DRAWN
from worldtable.games import SHELF


@pytest.mark.early
@pytest.mark.parametrize("game", SHELF)
def test_a_whole_game_is_played_by_clicking(player: Player, game: str) -> None:
    player.play_now(game)
    assert player.play_to_the_end() > 0
    told = player.context.request.get(f"{player.house.url}/api/tables/{player.code}/state").json()["view"]
    assert player.prompt == told["verdict"] != ""
    player.see_table()
    player.page.get_by_role("tab", name="Scores").click()
    sheet = player.page.locator(".scores")
    sheet.wait_for()
    assert sheet.locator("section").count() >= 1


NAMES = "all => all.map(e => e.ariaLabel ?? e.textContent.trim())"
SIZES = [(360, 740), (1440, 900), (3840, 2160)]


def in_every_size(player: Player) -> Iterator[tuple[int, int]]:
    """The same page on every screen, drawn anew for each."""
    for wide, high in SIZES:
        player.page.set_viewport_size({"width": wide, "height": high})
        player.page.evaluate(DRAWN)
        assert player.page.evaluate("[innerWidth, innerHeight]") == [wide, high]
        yield wide, high


@pytest.mark.parametrize("game", SHELF)
def test_a_table_is_one_screen(player: Player, game: str) -> None:
    """Nothing scrolls; question and hand are whole; every thing has a name."""
    player.sit_down(game, answers=4)
    names = player.page.locator("button[data-thing]").evaluate_all(NAMES)
    assert names
    assert all(names)
    for wide, high in in_every_size(player):
        assert player.page.evaluate("document.documentElement.scrollWidth") <= wide
        assert player.page.evaluate("document.documentElement.scrollHeight") <= high
        for what in (".question", 'section[aria-label="Your hand"]'):
            for place in player.page.locator(what).all():
                box = place.bounding_box()
                assert box is not None
                assert box["x"] >= 0
                assert box["y"] >= 0
                assert box["x"] + box["width"] <= wide + 1
                assert box["y"] + box["height"] <= high + 1


def test_a_long_story_does_not_stretch_the_page(player: Player) -> None:
    player.sit_down("world_of_wonders")
    for nth in range(40):
        player.answer(nth)
    player.page.get_by_role("tab", name="Story").click()
    assert player.page.locator(".log").evaluate("log => log.scrollHeight > 900")
    assert player.page.evaluate("document.documentElement.scrollHeight - window.innerHeight") <= 0


def test_an_option_in_ones_own_words(player: Player) -> None:
    player.set_table("world_of_wonders", "me", "level1")
    player.page.get_by_role("button", name="House rules").click()
    events = player.page.locator('[data-option="events"]')
    events.locator("label", has_text="Paste").click()
    words = events.get_by_label("events: in your own words")
    words.fill("plague, flood")
    player.page.get_by_role("button", name="Open the table").click()
    events.get_by_role("alert").get_by_text("Option events cannot be").wait_for()  # it stands at what is wrong
    assert "status of 400" in player.troubles.pop()  # the browser notes every refusal
    words.fill("Plague, Great Fire")
    player.page.get_by_role("button", name="Open the table").click()
    player.at_table()
    player.page.get_by_role("tab", name="Table").click()
    player.page.get_by_text("Here: great_fire, plague").wait_for()
