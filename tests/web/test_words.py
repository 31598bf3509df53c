"""The words of a game explain themselves: to a pointer, a finger, the keyboard and whoever listens."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.house import House, Player
from tests.web.keyboard import known_table
from tests.web.sitting import Json, Sitting
from worldtable.glossary import find

VOID = find("world_changers", "Void")[0]


def test_a_word_is_explained_under_the_pointer_and_leads_to_its_rule(player: Player) -> None:
    player.go("/rules/world_changers/R5")
    player.page.locator('[data-rule="R5"] [data-term="The Void"]').hover()
    said = player.page.get_by_role("status").filter(has_text=VOID.sentence)
    said.wait_for()
    said.get_by_role("button", name=VOID.rules[-1]).click()
    expect(player.page.locator(f'[data-rule="{VOID.rules[-1]}"]')).to_be_focused()
    expect(said).to_have_count(0)


def test_the_key_i_explains_what_the_keyboard_is_at(player: Player) -> None:
    known_table(player, "worldbreakers", "3", "random")
    player.wait_asked()
    card = player.page.get_by_label("Your hand").locator("[data-thing]").first
    card.focus()
    player.page.keyboard.press("i")
    slip = player.page.locator(".slip[role=status]")
    slip.wait_for()
    assert any(
        word.sentence in slip.inner_text() for word in find("worldbreakers", slip.locator("b").first.inner_text())
    )
    player.page.keyboard.press("Escape")
    expect(slip).to_have_count(0)


def test_a_finger_rests_on_a_word(house: House, come: Visit) -> None:
    player = come(house, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    player.go("/rules/world_changers/R5")
    word = player.page.locator('[data-rule="R5"] [data-term="The Void"]').first
    word.scroll_into_view_if_needed()
    word.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    player.page.get_by_text(VOID.sentence).wait_for()


def test_badges_say_what_they_mean_to_those_who_listen(player: Player) -> None:
    sitting = Sitting(player, "worldbreakers", "3")
    view = sitting.until(lambda view: bool(badges(view)))
    sitting.sit_down()
    for id, name in badges(view):
        (word,) = find("worldbreakers", name)
        expect(player.page.locator(f'button[data-thing="{id}"]').first).to_contain_text(word.sentence)


def badges(view: Json) -> list[tuple[str, str]]:
    """The cards in hand that have badges, each with the first of them."""
    hand = [thing for zone in view["zones"] if zone["id"] == "hand-0" for thing in zone["things"]]
    return [(thing["id"], thing["face"]["keywords"][0]["word"]) for thing in hand if thing["face"].get("keywords")]
