"""A review in a browser: it appears when a game is over, is walked with keys, and leads to a table of one's own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.house import House, Player
from tests.web.test_access import violations
from tests.web.test_table import AGAINST_A_BOT, lesson_table

SIZES = ((1280, 720), (1440, 900), (844, 390), (390, 844))
SMALL_WORDS = """() => {
    const small = [];
    for (const each of document.querySelectorAll('main.review *')) {
        const own = [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
        const drawn = each.closest('.small'); // the table in small
        const size = parseFloat(getComputedStyle(each).fontSize);
        if (own && !drawn && each.checkVisibility() && size < 12) small.push(each.outerHTML);
    }
    return small;
}"""


def finished(player: Player) -> str:
    """A game to its end; its code."""
    lesson_table(player, AGAINST_A_BOT)
    player.at_table()
    player.play_to_the_end()
    return player.code


def review_of(player: Player, code: str, query: str = "") -> None:
    player.go(f"/table/{code}/review{query}")
    player.page.locator('main.review[data-state="done"]').wait_for()


def at(player: Player, what: str) -> int:
    return int(player.page.locator("main.review").get_attribute(f"data-{what}") or -1)


@pytest.mark.early
def test_a_review_is_reached_from_the_end_and_walked_through_with_keys(house: House, come: Visit) -> None:
    player = come(house, permissions=["clipboard-read", "clipboard-write"])
    code = finished(player)
    player.page.get_by_role("link", name="Review").click()
    page = player.page
    page.locator('main.review[data-state="done"]').wait_for()
    expect(page.get_by_role("heading", name="Win chance after each turn")).to_be_visible()
    expect(page.get_by_role("slider", name="Turn")).to_have_attribute("aria-valuetext", re.compile("percent"))
    keys = page.keyboard
    keys.press("Home")
    expect(page.locator("main.review")).to_have_attribute("data-turn", "0")
    keys.press("ArrowRight")
    expect(page.locator("main.review")).to_have_attribute("data-turn", "1")
    keys.press("ArrowLeft")
    keys.press("End")
    last = at(player, "turn")
    assert last > 1
    keys.press("Home")
    keys.press("ArrowDown")
    first = at(player, "step")
    keys.press("ArrowDown")
    expect(page.locator("main.review")).not_to_have_attribute("data-step", str(first))
    keys.press("ArrowUp")
    expect(page.locator("main.review")).to_have_attribute("data-step", str(first))
    expect(page.get_by_role("region", name="The chosen turn")).to_contain_text("You took")
    rows = page.get_by_role("region", name="The chosen turn").locator("tbody tr")
    assert rows.count() > 1
    expect(rows.filter(has_text="taken")).to_have_count(1)
    expect(rows.first.locator(".chance")).to_have_text(re.compile(r"\d+ ± \d+"))
    expect(page.get_by_role("region", name="Luck and choices")).to_contain_text("own choices")
    page.get_by_role("button", name="Share this moment").click()
    expect(page.get_by_text("The link to this moment is copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    friend = come(house)
    friend.page.goto(link)
    friend.page.locator(f'main.review[data-step="{first}"]').wait_for()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_function(
        "code => !location.pathname.includes(code) && location.pathname.startsWith('/table/')", arg=code
    )
    player.wait_asked()


def test_a_review_fits_its_screen_and_is_for_everybody(house: House, come: Visit) -> None:
    player = come(house, bypass_csp=True)
    code = finished(player)
    page = player.page
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        review_of(player, code)
        page.locator("main.review .chart svg").first.wait_for()
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), (width, height)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (width, height)
        assert page.evaluate(SMALL_WORDS) == []
        assert violations(player) == [], (width, height)
    page.get_by_role("button", name="Luck", exact=True).click()
    expect(page.get_by_role("dialog", name="Luck and choices")).to_contain_text("others’ choices")
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Table", exact=True).click()
    expect(page.get_by_role("dialog", name="The table before this choice").locator(".board")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_review_is_seen_with_other_eyes_and_by_who_watches(house: House, come: Visit) -> None:
    player, friend = come(house), come(house)
    code = finished(player)
    review_of(player, code)
    eyes = player.page.get_by_role("group", name="Seen from")
    eyes.get_by_role("button").nth(1).click()
    expect(eyes.get_by_role("button").nth(1)).to_have_attribute("aria-pressed", "true")
    expect(player.page.locator("main.review")).to_have_attribute("data-state", "done")
    friend.go(f"/table/{player.page.url.split('/table/')[1].split('/')[0]}/review?seat=-1")
    friend.page.locator('main.review[data-state="done"]').wait_for()
    expect(friend.page.get_by_role("button", name="Public")).to_have_attribute("aria-pressed", "true")
    expect(friend.page.get_by_role("button", name="Play on from here")).to_have_count(0)


def test_a_game_that_goes_on_says_so(player: Player) -> None:
    lesson_table(player, AGAINST_A_BOT)
    player.at_table()
    player.go(f"/table/{player.code}/review")
    expect(player.page.get_by_role("alert")).to_contain_text("this one goes on")
