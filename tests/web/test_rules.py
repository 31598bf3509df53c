"""The rulebook and the numbered rules lead to each other, are searched together, and can be read beside a table."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.house import Player
from tests.web.keyboard import known_table

GAME = "world_of_wonders"
LOADED = "() => [...document.images].some((image) => image.src.includes('/rulebooks/') && image.naturalWidth > 400)"

# Every place where the words stand is painted, and nothing else.
PAINTED = """roots => {
    const painted = [...CSS.highlights.get('found')];
    const right = painted.every((range) => ['city', 'wall'].includes(range.toString().toLowerCase()));
    return right && roots.every((root) => painted.some((range) => range.startContainer.parentElement.closest(root)));
}"""
NOW = "() => [...CSS.highlights.get('found-now')].map(String)"


def search(page: Page, words: str) -> None:
    page.get_by_label("Search the rules").fill(words)


def test_a_chapter_leads_to_a_rule_and_the_rule_back(player: Player) -> None:
    page = player.page
    player.go(f"/rules/{GAME}")
    page.get_by_role("navigation", name="Chapters", exact=True).get_by_role("button", name="Fighting").click()
    fighting = page.locator('[data-chapter="fighting"]')
    page.wait_for_function(LOADED)
    page.get_by_label("The exact rules").get_by_role("button", name="R37", exact=True).click()
    rule = page.locator('[data-rule="R37"]')
    expect(rule).to_be_focused()
    expect(page).to_have_url(re.compile(f"/rules/{GAME}/R37$"))
    rule.get_by_role("button", name="in the rulebook: Fighting").click()
    expect(fighting.get_by_role("heading", name="Fighting", exact=True)).to_be_focused()
    page.go_back()
    expect(rule).to_be_focused()


def test_book_and_numbers_are_searched_together(player: Player) -> None:
    page = player.page
    player.go(f"/rules/{GAME}/R1")
    page.locator(".rule").first.wait_for()
    every = page.locator(".rule").count()
    assert page.locator('[data-rule^="T"]').count() == 0
    search(page, "city wall")
    expect(page.get_by_role("status").first).to_contain_text("places in the rulebook")
    assert 0 < page.locator(".rule").count() < every
    assert "city wall" in page.locator(".rule dd").first.inner_text().lower()
    page.wait_for_function(PAINTED, arg=[".text", ".hits"])
    page.locator('[data-hit="your-turn"]').click()
    expect(page.locator('[data-heading="3 Play"]')).to_be_focused()
    page.wait_for_function(PAINTED, arg=[".text article"])
    walk = page.locator(".walk")
    expect(walk).to_contain_text("1 of ")
    number = int(walk.inner_text().split()[2])
    assert page.evaluate(NOW) == ["City"]
    page.keyboard.press("F3")
    expect(walk).to_contain_text(f"2 of {number}")
    assert page.evaluate(NOW) == ["Wall"]
    page.keyboard.press("Shift+F3")
    page.keyboard.press("Shift+F3")
    expect(walk).to_contain_text(f"{number} of {number}")
    page.get_by_label("Search the rules").press("Enter")
    expect(walk).to_contain_text(f"1 of {number}")
    page.get_by_role("button", name="All places").click()
    page.locator('[data-hit="your-turn"]').wait_for()
    search(page, "locomotive")
    expect(page.get_by_role("status").first).to_contain_text("0 places in the rulebook, 0 of")


def test_the_rulebook_is_read_beside_a_table(player: Player) -> None:
    known_table(player, GAME, "3", "random")
    player.wait_asked()
    page = player.page
    page.get_by_role("tab", name="Rules").click()
    page.get_by_label("Chapter", exact=True).select_option("Fighting")
    fighting = page.locator('#panel [data-chapter="fighting"]')
    fighting.wait_for()
    assert page.evaluate("(panel => panel.scrollWidth <= panel.clientWidth)(document.querySelector('#panel'))")
    assert (fighting.bounding_box() or {"width": 0})["width"] > 280
    fighting.get_by_role("button", name="R38", exact=True).click()
    expect(page.locator('#panel [data-rule="R38"]')).to_be_focused()
    expect(page).to_have_url(re.compile("/table/"))
