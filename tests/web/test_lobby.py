"""The lobby: a link for friends, ticks of those who are ready, rules that the host may still change."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.house import House, Player
from tests.web.test_around import GAME, info


def test_with_friends_opens_a_lobby_with_a_link(house: House, come: Visit) -> None:
    player = come(house, permissions=["clipboard-read", "clipboard-write"])
    player.go("/")
    player.page.get_by_role("button", name="With friends").click()
    player.page.get_by_role("heading", name="Waiting for one more").wait_for()
    assert player.page.evaluate("navigator.clipboard.readText()") == player.page.url
    expect(player.page.get_by_text("Only this machine gets in by this link.")).to_be_visible()
    expect(player.page.get_by_text("worldtable serve --host 0.0.0.0")).to_be_visible()
    assert player.page.get_by_role("img", name="QR code of the link").count() == 1


def changed_rule(host: Player) -> None:
    """A rule is changed in the lobby, whichever it is."""
    host.page.get_by_role("button", name="Change the rules…").click()
    rules = host.page.get_by_role("dialog", name="What we play")
    rules.locator("[data-option] input:not(:checked)").first.locator("xpath=..").click()
    rules.get_by_role("button", name="Play it like this").click()
    rules.wait_for(state="detached")


def test_the_host_starts_with_those_who_are_here(house: House, come: Visit) -> None:
    ada, bea = come(house), come(house)
    ada.set_table(GAME, "me", "open", "open", "open")
    ada.open_table()
    ada.page.get_by_role("heading", name="Waiting for three more").wait_for()
    expect(ada.page.get_by_role("button", name=re.compile("^Start with"))).to_have_count(0)
    bea.go(f"/table/{ada.code}")
    bea.page.locator("main").get_by_label("Your name").fill("Bea")
    bea.page.get_by_role("button", name="Take a seat").click()
    start = ada.page.get_by_role("button", name=re.compile("^Start with two"))
    expect(start).to_contain_text("Bea is not ready")
    bea.ready()
    expect(start).not_to_contain_text("not ready")
    expect(ada.page.get_by_role("heading", name="Waiting for you and two more")).to_be_visible()
    expect(ada.page.locator(".seat", has_text="Bea").locator(".tick")).to_be_visible()
    changed_rule(ada)
    expect(bea.page.locator(".played .fresh")).to_contain_text(re.compile("changed$"))
    expect(bea.page.locator(".tick")).to_have_count(0)
    expect(start).to_contain_text("Bea is not ready")
    start.click()
    for each in (ada, bea):
        each.at_table()
    assert [seat["name"] for seat in info(ada)["seats"]] == ["Guest", "Bea"]


def test_the_host_removes_a_guest_and_everybody_may_leave(house: House, come: Visit) -> None:
    ada, bea = come(house), come(house)
    ada.set_table(GAME, "me", "open", "open")
    ada.open_table()
    ada.page.get_by_role("heading", name="Waiting for two more").wait_for()
    bea.go(f"/table/{ada.code}")
    bea.page.locator("main").get_by_label("Your name").fill("Bea")
    bea.page.get_by_role("button", name="Take a seat").click()
    bea.page.get_by_role("button", name="Leave").wait_for()
    ada.page.get_by_role("button", name="Open seat 2").click()
    bea.page.get_by_role("button", name="Take a seat").click()
    bea.page.get_by_role("button", name="Leave").click()
    ada.page.get_by_role("heading", name="Waiting for two more").wait_for()
