"""The lab in the browser: a set is copied, edited, checked as typed, shared, printed and played."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.house import House, Player
from tests.web.test_access import in_both_lights
from worldtable.games import SHELF

GAME = "world_changers"
EDITABLE = [name for name, game in SHELF.items() if game.card_files()]
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def own_set(player: Player, game: str = GAME) -> str:
    """A copy of the printed cards, open on the bench."""
    player.post("/api/me", {"name": "Linda"})
    code: str = player.post("/api/sets", {"game": game})["code"]
    player.go(f"/lab/{code}")
    player.page.locator("[data-live] .drawn").wait_for()
    return code


def field(player: Player, key: str) -> Locator:
    return player.page.locator(f'[data-key="{key}"]')


def pick(player: Player, id: str) -> None:
    player.page.locator(f'button[data-id="{id}"]').click()
    expect(player.page.locator(f'button[data-id="{id}"]')).to_have_attribute("aria-current", "true")


def saved(player: Player, draft: int) -> None:
    expect(player.page.get_by_text(f"draft {draft} of")).to_be_visible()
    expect(player.page.get_by_role("status").get_by_text("saved")).to_be_visible()


def test_cards_are_copied_from_the_shelf_of_the_lab_and_edited(player: Player) -> None:
    player.go("/lab")
    player.page.locator(f'button[data-game="{GAME}"]').click()
    player.page.locator("[data-live] .drawn").wait_for()
    pick(player, "alexander_iii")
    field(player, "value").get_by_role("button", name="one less").click()
    field(player, "value").get_by_role("button", name="one less").click()
    saved(player, 2)
    expect(field(player, "value").locator("s")).to_have_text("-4")
    expect(player.page.locator('button[data-id="alexander_iii"] i')).to_have_attribute("title", "changed")
    expect(player.page.locator("[data-live]").get_by_text("−6")).to_be_visible()
    player.page.reload()
    pick(player, "alexander_iii")
    expect(field(player, "value").get_by_role("textbox")).to_have_value("-6")
    player.page.get_by_role("button", name="Back to how it was").click()
    saved(player, 3)
    expect(player.page.get_by_text("0 changed")).to_be_visible()


def test_what_is_typed_is_checked_and_a_line_leads_to_its_field(player: Player) -> None:
    own_set(player)
    pick(player, "plato")
    field(player, "value").get_by_role("textbox").fill("99")
    wrong = player.page.locator("section li.wrong")
    expect(wrong).to_contain_text("whole number from -20 to 20")
    expect(player.page.get_by_role("button", name="Playtest now")).to_be_disabled()
    pick(player, "ashoka")
    wrong.get_by_role("button", name="Plato").click()
    expect(field(player, "value").get_by_role("textbox")).to_be_focused()
    field(player, "value").get_by_role("textbox").fill("1")
    expect(wrong).to_have_count(0)
    player.page.get_by_role("radio", name="points_for_most_crew").check()
    expect(player.page.locator("section li", has_text="the words are as before").first).to_be_visible()
    expect(player.page.get_by_role("button", name="Playtest now")).to_be_enabled()


def test_lines_move_when_a_value_comes_or_goes_before_them(player: Player) -> None:
    own_set(player)
    pick(player, "alexander_iii")
    before = int(field(player, "value").locator(".line").inner_text())
    pick(player, "plato")
    player.page.get_by_role("radio", name="doubles_total").check()
    expect(field(player, "amount")).to_have_count(0)
    saved(player, 2)
    pick(player, "alexander_iii")
    expect(field(player, "value").locator(".line")).to_have_text(str(before - 1))
    player.page.reload()
    pick(player, "alexander_iii")
    expect(field(player, "value").locator(".line")).to_have_text(str(before - 1))


def test_the_later_of_two_windows_is_told_and_shown_the_difference(house: House, come: Visit) -> None:
    player = come(house)
    code = own_set(player)
    pick(player, "plato")
    url = f"{house.url}/api/sets/{code}"
    there: dict[str, Any] = player.context.request.get(url).json()
    plato = next(each for each in there["cards"] if each["values"]["id"] == "plato")
    body = {
        "draft": 1,
        "cards": [{"at": plato["at"], "file": plato["file"], "values": {**plato["values"], "value": 7}}],
    }
    assert player.context.request.put(url, data=body, headers={"Origin": house.url}).ok
    field(player, "value").get_by_role("textbox").fill("3")
    later = player.page.get_by_role("alert").filter(has_text="Another window")
    expect(later).to_contain_text("there 7, here 3")
    later.get_by_role("button", name="Keep what I typed").click()
    saved(player, 3)
    expect(field(player, "value").get_by_role("textbox")).to_have_value("3")
    assert [each for each in player.troubles if "409" in each] == player.troubles
    player.troubles.clear()  # that is how the page is told


def test_a_set_is_played_at_once_and_its_table_says_which_it_is(player: Player) -> None:
    own_set(player)
    pick(player, "plato")
    field(player, "value").get_by_role("textbox").fill("5")
    saved(player, 2)
    player.page.get_by_role("button", name="Playtest now").click()
    player.at_table()
    player.page.get_by_role("tab", name="Table").click()
    player.page.get_by_role("link", name="Look at its cards").click()
    expect(player.page.get_by_text("The card set of this table")).to_be_visible()
    player.page.locator('button.one[data-card="Plato"]').click()
    expect(player.page.get_by_role("dialog").get_by_text("value 5")).to_be_visible()


def test_whoever_has_the_link_looks_and_copies(house: House, come: Visit) -> None:
    code = own_set(come(house))
    guest = come(house)
    guest.go(f"/lab/{code}")
    guest.page.locator("[data-live] .drawn").wait_for()
    expect(field(guest, "value").get_by_role("textbox")).not_to_be_editable()
    guest.page.get_by_role("button", name="Copy it").click()
    expect(guest.page).not_to_have_url(re.compile(code))
    guest.page.locator("[data-live] .drawn").wait_for()
    expect(field(guest, "value").get_by_role("textbox")).to_be_editable()


def test_changed_cards_alone_are_printed(player: Player) -> None:
    own_set(player)
    pick(player, "plato")
    field(player, "value").get_by_role("textbox").fill("5")
    saved(player, 2)
    player.page.get_by_role("link", name="Changed cards").click()
    player.page.locator(".paper .side").first.wait_for()
    titles = player.page.locator(".paper .side[data-card]").evaluate_all("all => all.map(each => each.dataset.card)")
    assert set(titles) <= {"Plato", ""}


@pytest.mark.parametrize("game", EDITABLE)
def test_every_card_of_every_game_has_its_fields(player: Player, game: str) -> None:
    own_set(player, game)
    cards = player.page.locator("button[data-id]")
    assert cards.count() == len(SHELF[game].printed())
    cards.last.click()
    expect(player.page.locator("[data-live] .drawn")).to_be_visible()
    expect(field(player, "name").get_by_role("textbox")).to_be_editable()


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (390, 844)])
def test_the_bench_fits_its_screen_and_axe_finds_nothing(house: House, come: Visit, size: tuple[int, int]) -> None:
    player = come(house, viewport={"width": size[0], "height": size[1]}, bypass_csp=True)
    own_set(player)
    assert player.page.evaluate(WIDER) <= 0
    assert in_both_lights(player) == {"light": [], "dark": []}


def test_the_keyboard_goes_from_card_to_card(player: Player) -> None:
    own_set(player)
    player.page.locator("button[data-at='0']").focus()
    player.page.keyboard.press("ArrowDown")
    expect(player.page.locator("button[data-at='1']")).to_be_focused()
    expect(player.page.locator("button[data-at='1']")).to_have_attribute("aria-current", "true")
