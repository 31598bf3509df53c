"""Decks are built in the browser: by clicking, dragging and pasting; kept, shared, and played with."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.house import House, Player
from tests.web.test_access import violations
from tests.web.test_around import PHONE, info
from worldtable.games import SHELF
from worldtable.games.worldbreakers.decks import starter, written

GAME: Any = SHELF["worldbreakers"]
KHUTULUN = "khutulun_the_true_daughter"
MARCO = "marco_polo_robed_in_silk"
LEGAL = re.compile("This deck can be played.")


def listed(name: str) -> list[str]:
    """A starter deck: its Worldbreaker and 30 cards, 31 lines."""
    return written(GAME.cards, starter(GAME.cards, name)).splitlines()


def bench(player: Player) -> None:
    player.go("/decks/worldbreakers")
    player.page.locator("button.one").first.wait_for(state="attached")


def size(player: Player, number: int) -> None:
    expect(player.page.locator("[data-size]")).to_have_attribute("data-size", str(number))


def verdict(player: Player) -> Locator:
    return player.page.locator(".verdict")


def pool(player: Player, id: str) -> Locator:
    return player.page.locator(f'button.one[data-card="{id}"]')


def paste(player: Player, text: str) -> None:
    player.page.get_by_role("button", name="Text…").click()
    player.page.get_by_role("textbox", name="one name a line").fill(text)
    player.page.get_by_role("button", name="Take this list").click()


@pytest.mark.rule("R73", "R74")
def test_a_deck_is_built_by_clicking_kept_and_played_with(player: Player) -> None:
    page = player.page
    bench(player)
    page.locator(f'[data-leader="{MARCO}"]').check(force=True)
    ids = [GAME.box.faces[face].id for face in starter(GAME.cards, "earth").cards]
    page.evaluate("ids => ids.forEach(id => document.querySelector(`button.one[data-card='${id}']`).click())", ids)
    size(player, 30)
    expect(verdict(player)).to_contain_text("Confident Suitor is a signature card and needs Khutulun")
    expect(verdict(player).get_by_role("link", name="R74").first).to_have_attribute(
        "href", "/rules/worldbreakers/R74"
    )
    expect(page.locator('[data-tile="confident_suitor"]')).to_have_accessible_name(re.compile("against the rules"))
    page.locator(f'[data-leader="{KHUTULUN}"]').check(force=True)
    expect(verdict(player)).to_have_text(LEGAL)

    page.locator('[data-tile="dogtamer"]').click()
    expect(verdict(player)).to_contain_text("exactly 30 other cards; this one has 29.")
    page.keyboard.press("Control+z")
    expect(verdict(player)).to_have_text(LEGAL)
    page.get_by_role("button", name="Redo").click()
    size(player, 29)
    pool(player, "dogtamer").drag_to(page.locator(".curve"))
    size(player, 30)
    page.locator('[data-tile="dogtamer"]').drag_to(page.locator(".pool .cards"))
    size(player, 29)
    pool(player, "dogtamer").click()
    expect(verdict(player)).to_have_text(LEGAL)

    page.get_by_label("Name of the deck").fill("My riders")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("“My riders” is kept on this device.")).to_be_visible()
    page.reload()
    size(player, 30)
    expect(page.get_by_role("button", name="My riders kept here")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Play with it").click()
    expect(page.locator('[data-option="deck_1"] [data-mine="My riders"]')).to_be_checked()
    page.locator('button[data-bot="level1"]').click()
    page.locator('[data-option="deck_2"] label:has([data-mine="My riders"])').click()
    player.open_table()
    player.at_table()
    options = info(player)["options"]
    assert options["deck_1"] == options["deck_2"] == "\n".join(listed("earth"))


def test_a_list_of_31_lines_is_pasted(player: Player) -> None:
    page = player.page
    bench(player)
    paste(player, "\n".join(["# Night", *listed("moon")]))
    expect(verdict(player)).to_have_text(LEGAL)
    expect(page.get_by_label("Name of the deck")).to_have_value("Night")
    paste(player, "\n".join([*listed("moon")[:-1], "2x Dogtamer", "Dogtamor"]))
    expect(page.get_by_role("alert")).to_contain_text("Line 32: no card of the box is called 'Dogtamor'")
    page.get_by_role("button", name="Close", exact=True).click()
    expect(page.locator('[data-tile="dogtamer"]')).to_have_accessible_name(re.compile("^2 × Dogtamer"))
    expect(verdict(player)).to_contain_text("Dogtamer is in the deck twice; every card is allowed once. R73")
    paste(player, "Dogtamer\n" * 1000)
    expect(page.get_by_role("alert")).to_contain_text("“deck” has 9000 characters")
    player.troubles.clear()  # the browser tells of the refusal, too

    player.set_table("worldbreakers", "me", "level1")
    deck = page.locator('[data-option="deck_1"]')
    deck.get_by_text("Paste a list…").click()
    for long, told in (("Dogtamer\n" * 1000, "“deck_1” has 9000 characters"), ("x" * 70_000, "far too long")):
        deck.get_by_role("textbox").fill(long)
        player.open_table()
        expect(deck.get_by_role("alert")).to_contain_text(told)
    player.troubles.clear()
    deck.get_by_role("textbox").fill("\n".join(listed("moon")))
    player.open_table()
    player.at_table()
    assert info(player)["options"]["deck_1"] == "\n".join(listed("moon"))


def test_a_link_shares_a_deck(house: House, come: Visit) -> None:
    ada, bea = come(house, permissions=["clipboard-read", "clipboard-write"]), come(house)
    bench(ada)
    ada.page.get_by_role("button", name="Void starter").click()
    size(ada, 30)
    ada.page.get_by_label("Name of the deck").fill("Ada’s ~ night & day")
    ada.page.get_by_role("button", name="Share").click()
    expect(ada.page.get_by_text("The link is copied")).to_be_visible()
    link = ada.page.evaluate("navigator.clipboard.readText()")
    assert len(link) < 250

    bench(bea)
    bea.page.get_by_role("button", name="Moon starter").click()
    size(bea, 30)
    bea.page.goto(link)
    expect(bea.page.get_by_text("Ada’s ~ night & day was shared with you.")).to_be_visible()
    expect(verdict(bea)).to_have_text(LEGAL)
    expect(bea.page.locator('[data-tile="the_right_hand"]')).to_be_visible()
    bea.page.get_by_role("button", name="Lay it away").click()
    expect(bea.page.get_by_label("Name of the deck")).to_have_value("My Moon")
    bea.page.goto(link)
    bea.page.get_by_role("button", name="Keep it").click()
    expect(bea.page.get_by_role("button", name="Ada’s ~ night & day kept here")).to_be_visible()
    bea.page.reload()
    expect(bea.page.locator('[data-tile="the_right_hand"]')).to_be_visible()


def test_a_link_of_anything_harms_nothing(player: Player) -> None:
    for fragment in ("#d=A", "#<img src=x>", "#d=" + "AAAA" * 151):
        player.go("/join")
        player.go(f"/decks/worldbreakers{fragment}")
        expect(player.page.get_by_role("alert")).to_have_text("This link holds no deck that can be read.")
        size(player, 0)
    title = quote("<b>x</b>\nDogtamer\n" + "y" * 400)
    for name in (title, "%E0%A4%A"):
        player.go("/join")
        player.go(f"/decks/worldbreakers#d=AAAA~{name}")
        expect(player.page.get_by_text("1 card of it nobody knows here.")).to_be_visible()
        size(player, 0)
        expect(verdict(player)).to_contain_text("exactly 30 other cards; this one has 0.")


def test_what_a_device_has_kept_may_be_anything(house: House, come: Visit) -> None:
    whole = {"name": "Whole", "leader": KHUTULUN, "text": "\n".join(listed("earth")), "legal": True}
    decks = [
        whole,
        {**whole, "name": ""},
        {**whole, "text": 3},
        {**whole, "name": "Half", "legal": False},
        {**whole, "name": "Long", "text": "x" * 6000},
        None,
    ]
    for kept in ("nonsense", "[]", "null", {"worldbreakers": {"decks": decks, "now": 3}}):
        player = come(house)
        player.go("/join")
        player.page.evaluate(
            "kept => localStorage.setItem('worldtable.decks', kept)",
            kept if isinstance(kept, str) else json.dumps(kept),
        )
        bench(player)
        size(player, 0)
        expect(player.page.get_by_text("kept here")).to_have_count(0 if isinstance(kept, str) else 1)
    player.set_table("worldbreakers", "me", "level1")
    names = player.page.locator("[data-mine]").evaluate_all("all => all.map(each => each.dataset.mine)")
    assert names == ["Whole", "Whole"]  # what is not finished is not offered


def test_cards_are_found_and_looked_at(player: Player) -> None:
    page = player.page
    bench(player)
    expect(page.locator("button.one")).to_have_count(108)
    wanted = {
        each.id
        for each in GAME.box.faces
        if each.kind == 2 and each.guild in (0, 1) and not each.solo_only and each.cost <= 1 and not each.cost_x
    }
    kind = {each.face.kind for each in GAME.prints() if each.face.id in wanted}
    for name in ("earth", "moon", kind.pop(), "cost 0", "cost 1"):
        page.get_by_role("button", name=name, exact=True).click()
    assert {each.get_attribute("data-card") for each in page.locator("button.one").all()} == wanted
    page.get_by_role("button", name="All cards").click()
    page.get_by_role("searchbox").fill("dogtamer")
    expect(page.locator("button.one")).to_have_count(1)
    page.get_by_role("button", name="Look at Dogtamer").click()
    expect(page.get_by_role("dialog", name="Dogtamer")).to_be_visible()
    page.keyboard.press("Escape")
    pool(player, "dogtamer").focus()
    page.keyboard.press("Enter")
    size(player, 1)
    page.locator('[data-tile="dogtamer"]').focus()
    page.keyboard.press("l")
    expect(page.get_by_role("dialog", name="Dogtamer")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("searchbox").fill("kalari adept")
    pool(player, "kalari_adept").click()
    page.locator('[data-tile="dogtamer"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-tile="kalari_adept"]')).to_be_focused()
    page.keyboard.press("Enter")
    size(player, 0)


def test_the_shelf_and_a_new_table_lead_to_the_builder(player: Player) -> None:
    player.go("/")
    player.page.locator('label:has([data-game="worldbreakers"])').click()
    player.page.get_by_role("link", name="Decks of Worldbreakers").click()
    player.page.locator("button.one").first.wait_for()
    player.set_table("worldbreakers", "me", "open")
    expect(player.page.get_by_role("link", name="Build…")).to_have_attribute("href", "/decks/worldbreakers")
    player.go("/decks/world_changers")
    expect(player.page.get_by_role("alert")).to_contain_text("has no decks to build")
    player.troubles.clear()  # the browser tells of the refusal, too


@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_nothing_while_a_deck_is_built(house: House, come: Visit, light: str) -> None:
    player = come(house, color_scheme=light, bypass_csp=True, viewport={"width": 1280, "height": 720})
    bench(player)
    player.page.get_by_role("button", name="Earth starter").click()
    player.page.locator(f'[data-leader="{MARCO}"]').check(force=True)
    expect(verdict(player)).to_contain_text("R74")
    assert player.page.evaluate("document.documentElement.scrollHeight") <= 720
    assert violations(player) == []
    player.page.get_by_role("button", name="Text…").click()
    assert violations(player) == []


def test_a_deck_is_built_on_a_phone(house: House, come: Visit) -> None:
    player = come(house, bypass_csp=True, **PHONE)
    page = player.page
    bench(player)
    page.get_by_role("button", name="Stars starter").tap()
    expect(verdict(player)).to_have_text(LEGAL)
    page.locator('[data-tile="mothkeeper"]').tap()
    expect(page.get_by_role("button", name="The deck, 29 of 30")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert violations(player) == []
    page.get_by_role("button", name="All cards", exact=True).tap()
    page.get_by_role("searchbox").fill("mothkeeper")
    pool(player, "mothkeeper").tap()
    expect(page.get_by_role("button", name="The deck, 30 of 30")).to_be_visible()
    assert violations(player) == []
