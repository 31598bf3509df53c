"""A card to keep for every game: one key away at the table, drawn, and printable."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.house import Player
from tests.web.keyboard import known_table
from worldtable.games import SHELF
from worldtable.keep import keep_of


@pytest.mark.parametrize("game", SHELF)
def test_the_card_is_drawn_whole_and_can_be_printed(player: Player, game: str) -> None:
    keep = keep_of(game)
    assert keep is not None
    player.go(f"/keep/{game}")
    card = player.page.locator("article.keep")
    for part in keep.parts:
        expect(card.get_by_role("heading", name=part.title)).to_be_visible()
    signs = sum(len(entry.signs) for part in keep.parts for entry in part.entries)
    expect(card.locator(".signs .picture > *")).to_have_count(signs)  # each is drawn
    player.page.emulate_media(media="print")
    assert card.bounding_box()
    expect(player.page.get_by_role("button", name="Print it")).to_be_hidden()


def test_it_is_one_key_away_and_leads_to_a_rule(player: Player) -> None:
    known_table(player, "world_changers", "3", "random")
    player.wait_asked()
    player.page.keyboard.press("?")
    sheet = player.page.get_by_role("dialog", name="What to keep in mind")
    sheet.get_by_role("button", name="R36").click()
    expect(sheet).to_have_count(0)
    expect(player.page.locator('[data-rule="R36"]')).to_be_visible()
    player.page.get_by_role("button", name="Help").click()
    sheet.wait_for()
    player.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
