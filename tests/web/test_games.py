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


@pytest.mark.parametrize("game", SHELF)
@pytest.mark.parametrize(("wide", "high"), [(390, 844), (1440, 900)])
def test_hand_and_question_stay_in_sight_however_far_one_scrolls(
    house: House, come: Visit, game: str, wide: int, high: int
) -> None:
    visitor = come(house, viewport={"width": wide, "height": high})
    visitor.play_now(game)
    for to in ("0", "document.body.scrollHeight"):
        visitor.page.evaluate(f"window.scrollTo(0, {to})")
        for what in ("section.hand", "section.prompt"):
            box = visitor.page.locator(what).bounding_box()
            assert box is not None
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= high + 1


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


def many(player: Player, game: str, seats: int) -> None:
    """A table of one person and as many bots as fill it."""
    player.go(f"/new/{game}")
    player.page.get_by_label("Players").select_option(str(seats))
    for seat in range(2, seats + 1):
        player.page.get_by_label(f"Who takes seat {seat}").select_option("bot")
    player.page.get_by_role("button", name="Open the table").click()
    player.at_table()


def test_areas_of_many_players_are_small_until_somebody_opens_one(player: Player) -> None:
    game = max(SHELF.values(), key=lambda each: each.seats[-1])
    many(player, game.name, game.seats[-1])
    areas = player.page.locator(".others .area")
    assert areas.count() == game.seats[-1] - 1
    first, second = areas.nth(0).bounding_box(), areas.nth(1).bounding_box()
    assert first is not None
    assert second is not None
    assert first["y"] == second["y"]  # side by side
    areas.nth(1).get_by_role("button", name="Larger").click()
    wide = areas.nth(1).bounding_box()
    assert wide is not None
    assert wide["width"] > 1.8 * second["width"]
    areas.nth(1).get_by_role("button", name="Smaller").click()
    assert areas.nth(1).bounding_box() == second


def test_a_long_story_does_not_stretch_the_page(player: Player) -> None:
    player.play_now("world_of_wonders")
    for nth in range(40):
        player.answer(nth)
    assert player.page.locator(".log").evaluate("log => log.scrollHeight > 900")
    below = """() => document.documentElement.scrollHeight - window.scrollY
               - document.querySelector('.table').getBoundingClientRect().bottom"""
    assert player.page.evaluate(below) < 50


def test_an_option_in_ones_own_words(player: Player) -> None:
    player.go("/new/world_of_wonders")
    player.page.get_by_label("Who takes seat 2").select_option("bot")
    events = player.page.get_by_label("events", exact=True)
    events.select_option("something else …")
    words = player.page.get_by_label("events: something else")
    words.fill("plague, flood")
    player.page.get_by_role("button", name="Open the table").click()
    player.page.get_by_role("alert").get_by_text("Option events cannot be").wait_for()
    assert "status of 400" in player.troubles.pop()  # the browser notes every refusal
    words.fill("Plague, Great Fire")
    player.page.get_by_role("button", name="Open the table").click()
    player.at_table()
    player.page.get_by_role("tab", name="Table").click()
    player.page.get_by_text("great_fire, plague").wait_for()
