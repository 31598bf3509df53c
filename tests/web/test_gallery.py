"""All cards of a game, to be looked at: found by kind, group and words, each large with all that is known of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.house import Player
from worldtable.games import SHELF


@pytest.mark.parametrize("game", SHELF)
def test_every_card_is_there_and_can_be_looked_at(player: Player, game: str) -> None:
    titles = {each.face.title for each in SHELF[game].prints()}
    player.go(f"/cards/{game}")
    shown = player.page.locator("button.one")
    shown.first.wait_for()
    assert {each.get_attribute("data-card") for each in shown.all()} == titles
    last = sorted(titles)[-1]
    player.page.get_by_role("searchbox").fill(last)
    player.page.locator(f'button.one[data-card="{last}"]').first.click()
    large = player.page.get_by_role("dialog", name=last)
    expect(large.get_by_role("heading", name=last).first).to_be_visible()
    expect(large.get_by_text("×").first).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(large).to_have_count(0)


def test_cards_are_found_by_kind_group_and_words(player: Player) -> None:
    wanted = {
        each.face.title
        for each in SHELF["worldbreakers"].prints()
        if each.face.kind == "location" and each.face.group == "stars" and "mythium" in each.face.text
    }
    assert len(wanted) > 1
    player.go("/cards/worldbreakers")
    player.page.get_by_role("button", name="location", exact=True).click()
    player.page.get_by_role("button", name="stars", exact=True).click()
    player.page.get_by_role("searchbox").fill("mythium")
    shown = player.page.locator("button.one")
    expect(shown).to_have_count(len(wanted))
    assert {each.get_attribute("data-card") for each in shown.all()} == wanted
