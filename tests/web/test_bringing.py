"""Decks that players bring: chosen in the lobby, behind a card back for everybody else."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.house import House, Player
from tests.web.test_access import violations
from tests.web.test_around import info
from tests.web.test_decks import bench, listed, verdict

NIGHT = "\n".join(["# Night", *listed("moon")])


def new_table(player: Player, *seats: str) -> None:
    player.set_table("worldbreakers", *seats)
    player.page.locator('label:has([data-preset="own"])').click()


def choose(player: Player, deck: str) -> None:
    """A deck in the dialog that is open, and bring it."""
    player.page.locator(f'label:has([data-deck="{deck}"])').click()
    player.page.get_by_role("button", name="Bring this deck").click()
    player.page.locator("dialog").wait_for(state="detached")


def test_two_people_bring_decks_that_nobody_else_sees(house: House, come: Visit) -> None:
    ada, bea, eve = come(house, bypass_csp=True), come(house), come(house)
    new_table(ada, "me", "open")
    ada.open_table()
    ada.page.get_by_role("button", name="Choose your deck…").wait_for()
    bea.go(f"/table/{ada.code}")
    eve.go(f"/table/{ada.code}")
    bea.page.locator("main").get_by_label("Your name").fill("Bea")
    bea.page.get_by_role("button", name="Take a seat").click()
    bea.page.get_by_role("button", name="Choose your deck…").click()
    expect(ada.page.get_by_role("button", name="I am ready")).to_have_count(0)

    # Bea pastes: what is wrong is told with its rule, and not taken.
    bea.page.locator('label:has([data-deck="pasted"])').click()
    bea.page.get_by_role("textbox", name="one name a line").fill("\n".join(listed("moon")[:-1]))
    expect(verdict(bea)).to_contain_text("exactly 30 other cards; this one has 29.")
    expect(verdict(bea).get_by_role("link", name="R73")).to_have_attribute("href", "/rules/worldbreakers/R73")
    expect(bea.page.get_by_role("button", name="Bring this deck")).to_be_disabled()
    bea.page.get_by_role("textbox", name="one name a line").fill(NIGHT)
    expect(verdict(bea)).to_have_text(re.compile("This deck can be played."))
    choose(bea, "pasted")
    expect(bea.page.locator("[data-brought]")).to_have_attribute("data-brought", "Night")
    for each in (ada, eve):
        expect(each.page.locator(".seat", has_text="Bea").get_by_role("img", name="Deck chosen")).to_be_visible()

    # Ada builds hers and comes back with it; another choice takes the tick away.
    ada.page.get_by_role("button", name="Choose your deck…").click()
    ada.page.locator('[data-deck="void"]').wait_for(state="attached")
    assert violations(ada) == []
    ada.page.get_by_role("link", name="Build one…").click()
    ada.page.get_by_role("button", name="Void starter").click()
    ada.page.get_by_role("button", name="Bring it to the table").click()
    expect(ada.page.locator("[data-brought]")).to_have_attribute("data-brought", "My Void")
    ada.ready()
    ada.page.locator("[data-brought]").click()
    expect(ada.page.locator('[data-deck="kept:My Void"]')).to_be_checked()
    choose(ada, "stars")
    bea.ready()
    assert violations(ada) == []
    expect(bea.page.locator(".seat", has_text="Guest").locator(".tick")).to_have_count(0)
    told = "".join(ada.frames + eve.frames).lower()
    assert "night" not in told
    assert "muhandasat" not in told
    assert "marco" not in "".join([*bea.frames, *eve.frames]).lower()
    ada.ready()
    for each in (ada, bea, eve):
        each.at_table()
    found = info(bea)["options"]
    assert (found["deck_1"], found["deck_2"]) == ("stars", "\n".join(listed("moon")))
    bea.page.keyboard.press("5")
    expect(bea.page.locator(".played")).to_contain_text("Bea: The Muhandasat, Council of Engineers")


def test_two_at_one_device_choose_behind_the_curtain(player: Player) -> None:
    page = player.page
    new_table(player, "me", "me")
    expect(page.locator(".decks")).to_have_count(0)
    player.open_table()
    page.get_by_role("button", name="Guest’s deck…").click()
    for name, deck in (("Guest", "earth"), ("Guest 2", "moon")):
        page.get_by_role("heading", name=f"Hand the device to {name}", exact=True).wait_for()
        page.get_by_role("button", name="choose my deck").click()
        expect(page.locator("[data-deck]:checked")).to_have_count(0)
        choose(player, deck)
    page.get_by_role("button", name="show my table").click()
    player.at_table()
    assert [info(player)["options"][f"deck_{seat}"] for seat in (1, 2)] == ["earth", "moon"]


def test_a_bot_brings_what_the_host_chooses(player: Player) -> None:
    page = player.page
    new_table(player, "me", "level1")
    expect(page.locator('[data-option="deck_1"] [data-value=""]')).to_be_checked()
    page.locator('[data-option="deck_2"] label:has([data-value="void"])').click()
    player.open_table()
    page.get_by_role("button", name="Pip’s deck…").wait_for()
    player.go("/tables")
    expect(page.locator("li.row").first).to_contain_text("Choose your deck")
    page.go_back()
    page.get_by_role("button", name="Pip’s deck…").click()
    choose(player, "moon")
    page.get_by_role("button", name="Choose your deck…").click()
    choose(player, "earth")
    player.at_table()
    assert info(player)["options"]["deck_2"] == "moon"


def test_the_gallery_and_the_builder_know_each_other(player: Player) -> None:
    bench(player)
    player.page.get_by_role("link", name="All cards").click()
    player.page.get_by_role("link", name="Build a deck").click()
    player.page.wait_for_url("**/decks/worldbreakers")
    player.go("/cards/world_changers")
    player.page.locator("button.one").first.wait_for()
    expect(player.page.get_by_role("link", name="Build a deck")).to_have_count(0)
