"""For everybody: the keyboard alone, screen readers, axe on every page, no motion where none is wanted."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.house import GONE_ON, ROOT, House, Player, pages
from worldtable.games import SHELF

GAME = next(iter(SHELF))
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(player: Player) -> list[str]:
    """What axe finds on the page as it is."""
    player.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = player.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    nodes = [(each["id"], node) for each in found["violations"] for node in each["nodes"]]
    return [f"{id}: {node['html'][:200]} {node['failureSummary'][:300]}" for id, node in nodes]


@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_nothing_on_any_page(house: House, come: Visit, light: str) -> None:
    player = come(house, color_scheme=light, bypass_csp=True)
    player.play_now(GAME)
    for nth in range(3):
        player.answer(nth)
    code = player.code
    for path, there in pages(GAME, code).items():
        player.go(path)
        player.page.locator(there).first.wait_for()
        assert violations(player) == [], path


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("game", SHELF)
def test_axe_finds_nothing_at_any_table(house: House, come: Visit, game: str, light: str) -> None:
    player = come(house, color_scheme=light, bypass_csp=True)
    player.play_now(game)
    for nth in range(3):
        player.answer(nth)
    for tab in ("Story", "Scores", "Rules", "Chat", "Table"):
        player.page.get_by_role("tab", name=tab).click()
        assert violations(player) == [], tab


def test_axe_finds_nothing_in_the_lobby_behind_the_curtain_and_in_the_settings(house: House, come: Visit) -> None:
    player = come(house, bypass_csp=True)
    player.go(f"/new/{GAME}")
    player.page.locator("ol.seats").wait_for()
    player.page.get_by_role("button", name="Open the table").click()
    player.page.get_by_text("1 open seat").wait_for()
    assert violations(player) == []
    player.page.get_by_role("button", name="Guest").click()
    assert violations(player) == []
    player.go(f"/new/{GAME}")
    player.page.get_by_label("Who takes seat 2").select_option("me")
    player.page.get_by_role("button", name="Open the table").click()
    player.page.get_by_role("dialog", name="Pass the device").wait_for()
    assert violations(player) == []


def press_until(player: Player, key: str, what: str, most: int = 60) -> None:
    """Press a key until what has the focus matches."""
    for _ in range(most):
        player.page.keyboard.press(key)
        if player.page.evaluate("what => document.activeElement.matches(what)", what):
            return
    raise AssertionError(f"{key} never leads to {what}")


def answer_by_keys(player: Player, presses: int) -> bool:
    """Go to what may be chosen and choose it; False when the game is over."""
    player.wait_asked_or_over()
    if player.over():
        return False
    sign = player.page.locator(".table").get_attribute("data-turn")
    for _ in range(presses):
        player.page.keyboard.press("n")
    if player.page.evaluate("document.activeElement.matches('button.choosable, button[data-choice]')"):
        player.page.keyboard.press("Enter")
        player.page.wait_for_function(GONE_ON, arg=sign)
    return True


def test_a_whole_game_by_the_keyboard_alone(player: Player) -> None:
    player.go("/")
    player.page.locator(".box").first.wait_for()
    press_until(player, "Tab", ".box .button.main")
    player.page.keyboard.press("Enter")
    player.at_table()
    for count in range(300):
        if not answer_by_keys(player, 1 + count % 2):
            break
    assert player.over()


@pytest.mark.parametrize("game", SHELF)
def test_every_game_is_played_by_the_keyboard(player: Player, game: str) -> None:
    player.go("/")
    press_until(player, "Tab", f'article:has(a[href="/new/{game}"]) .button.main')
    player.page.keyboard.press("Enter")
    player.at_table()
    player.wait_asked()
    before = int(player.page.locator(".table").get_attribute("data-turn") or 0)
    for count in range(12):
        answer_by_keys(player, 1 + count % 3)
    assert int(player.page.locator(".table").get_attribute("data-turn") or 0) >= before + 12 or player.over()


def test_tab_reaches_what_may_be_chosen_and_arrows_the_rest(player: Player) -> None:
    player.play_now(GAME)
    player.wait_asked()
    press_until(player, "Tab", "button.choosable")
    things = player.page.locator('[data-zone="void"] button[data-thing]')
    things.first.focus()
    player.page.keyboard.press("ArrowRight")
    expect(things.nth(1)).to_be_focused()
    player.page.keyboard.press("End")
    expect(things.last).to_be_focused()
    player.page.keyboard.press("2")
    expect(player.page.locator(".scores")).to_be_visible()


def test_prompt_and_story_are_announced(player: Player) -> None:
    player.play_now(GAME)
    player.wait_asked()
    live = player.page.locator('[aria-live="polite"][role="status"]').first
    expect(live).to_contain_text(player.prompt)
    player.answer(0)
    player.wait_asked()
    expect(live).to_contain_text("You")


def test_what_glows_also_carries_a_sign(player: Player) -> None:
    player.play_now(GAME)
    player.wait_asked()
    glowing = player.page.locator("button.choosable")
    assert glowing.count() == player.page.locator("button.choosable .can").count() > 0


def test_nothing_moves_where_none_is_wanted(house: House, come: Visit) -> None:
    for wish, moves in (("reduce", False), ("no-preference", True)):
        player = come(house, reduced_motion=wish)
        player.go("/")
        player.page.evaluate(
            """() => {
                window.moved = 0;
                const animate = Element.prototype.animate;
                Element.prototype.animate = function (...all) {
                    window.moved += 1;
                    return animate.apply(this, all);
                };
            }"""
        )
        player.page.locator(f'article:has(a[href="/new/{GAME}"])').get_by_role("button", name="Play now").click()
        player.at_table()
        for nth in range(3):
            player.answer(nth)
        player.wait_asked_or_over()
        assert (player.page.evaluate("window.moved") > 0) == moves


def test_touch_targets_are_large_enough(house: House, come: Visit) -> None:
    player = come(house, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    player.play_now(GAME)
    player.wait_asked()
    small = player.page.locator("button:visible").evaluate_all(
        """all => all.map(e => [e.innerText, e.getBoundingClientRect()])
            .filter(([, box]) => box.width > 1 && (box.width < 24 || box.height < 24)).map(([text]) => text)"""
    )
    assert [each for each in small if "◎" not in each] == []  # lines of the story are text
