"""For everybody: the keyboard alone, screen readers, axe on every page, no motion where none is wanted."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.house import ROOT, House, Player, pages
from tests.web.keyboard import Keys
from tests.web.stage import DRAWN
from tests.web.test_games import in_every_size
from worldtable.games import SHELF

GAME = next(iter(SHELF))
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN_AXE = "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"


def violations(player: Player) -> list[str]:
    """What axe finds on the page as it is."""
    if not player.page.evaluate("'axe' in window"):
        player.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = player.page.evaluate(RUN_AXE)
    nodes = [(each["id"], node) for each in found for node in each["nodes"]]
    return [f"{id}: {node['html'][:200]} {node['failureSummary'][:300]}" for id, node in nodes]


def in_both_lights(player: Player) -> dict[str, list[str]]:
    """What axe finds by day and by night on a page that is drawn anew for either."""
    found: dict[str, list[str]] = {}
    for light in LIGHTS:
        player.page.emulate_media(color_scheme=light)
        player.page.evaluate(DRAWN)
        assert player.page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches") == (light == "dark")
        found[light] = violations(player)
    return found


@pytest.mark.early
def test_axe_finds_nothing_on_any_page_and_none_sticks_out_of_its_screen(house: House, come: Visit) -> None:
    player = come(house, bypass_csp=True)
    player.sit_down(GAME, answers=3)
    code, usual = player.code, player.page.viewport_size
    assert usual is not None
    for path, there in pages(GAME, code).items():
        player.page.set_viewport_size(usual)
        player.go(path)
        player.page.locator(there).first.wait_for()
        assert in_both_lights(player) == {"light": [], "dark": []}, path
        for wide, _ in in_every_size(player):
            assert player.page.evaluate("document.documentElement.scrollWidth") <= wide, (path, wide)


@pytest.mark.parametrize("game", SHELF)
def test_axe_finds_nothing_at_any_table(house: House, come: Visit, game: str) -> None:
    player = come(house, bypass_csp=True)
    player.sit_down(game, answers=3)
    for tab in ("Story", "Scores", "Rules", "Chat", "Table"):
        player.page.get_by_role("tab", name=tab).click()
        assert in_both_lights(player) == {"light": [], "dark": []}, tab


def test_axe_finds_nothing_in_the_lobby_behind_the_curtain_and_in_the_settings(house: House, come: Visit) -> None:
    player = come(house, bypass_csp=True)
    player.set_table(GAME, "me", "open")
    player.open_table()
    player.page.get_by_text("One open seat").wait_for()
    assert violations(player) == []
    player.go("/")
    player.page.get_by_role("button", name="Guest: settings").click()
    player.page.get_by_role("heading", name="Settings").wait_for()
    assert violations(player) == []
    player.set_table(GAME, "me", "me")
    player.open_table()
    player.page.get_by_role("dialog", name="Hand the device to").wait_for()
    assert violations(player) == []


def play_by_keys(player: Player, game: str) -> None:
    """From the shelf: Tab to the boxes, arrows to the game, Tab to the gold button."""
    player.page.locator(".box").first.wait_for()
    keys = Keys(player)
    keys.until("Tab", "[data-game]")
    if not keys.at(f'[data-game="{game}"]'):
        keys.until("ArrowRight", f'[data-game="{game}"]')
    keys.until("Tab", ".act .gold")
    keys.press("Enter")


@pytest.mark.parametrize("game", SHELF)
def test_every_game_is_begun_by_the_keyboard(player: Player, game: str) -> None:
    player.go("/")
    play_by_keys(player, game)
    player.at_table()
    player.wait_asked_or_over()
    assert not Keys(player).lost()


def test_tab_reaches_what_may_be_chosen_and_arrows_the_rest(player: Player) -> None:
    player.sit_down(GAME)
    player.wait_asked()
    Keys(player).until("Tab", "button.choosable")
    things = player.page.locator('[data-zone="void"] button[data-thing]')
    things.first.focus()
    player.page.keyboard.press("ArrowRight")
    expect(things.nth(1)).to_be_focused()
    player.page.keyboard.press("End")
    expect(things.last).to_be_focused()
    player.page.keyboard.press("2")
    expect(player.page.locator(".scores")).to_be_visible()


def test_prompt_and_story_are_announced(player: Player) -> None:
    player.sit_down(GAME)
    player.wait_asked()
    live = player.page.locator('[aria-live="polite"][role="status"]').first
    expect(live).to_contain_text(player.prompt)
    player.answer(0)
    player.wait_asked()
    expect(live).to_contain_text("You")


def test_what_glows_also_carries_a_sign(player: Player) -> None:
    player.sit_down(GAME)
    player.wait_asked()
    glowing = player.page.locator("button.choosable")
    assert glowing.count() == player.page.locator("button.choosable .can").count() > 0


def test_nothing_moves_where_none_is_wanted(house: House, come: Visit) -> None:
    for wish, moves in (("reduce", False), ("no-preference", True)):
        player = come(house, kept={"speed": "quick"}, reduced_motion=wish)
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
        player.play_against(GAME)
        player.at_table()
        for nth in range(3):
            player.answer(nth)
        player.wait_asked_or_over()
        assert (player.page.evaluate("window.moved") > 0) == moves


def test_touch_targets_are_large_enough(house: House, come: Visit) -> None:
    player = come(house, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    player.sit_down(GAME)
    player.wait_asked()
    small = player.page.locator("button:visible").evaluate_all(
        """all => all.map(e => [e.innerText, e.getBoundingClientRect()])
            .filter(([, box]) => box.width > 1 && (box.width < 24 || box.height < 24)).map(([text]) => text)"""
    )
    assert [each for each in small if "◎" not in each] == []  # lines of the story are text
