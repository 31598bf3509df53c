"""The words of a game explain themselves: to a pointer, a finger, the keyboard and whoever listens."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.house import STILL, House, Player
from tests.web.keyboard import known_table
from tests.web.positions import messages, worst
from tests.web.sitting import Json, Sitting
from tests.web.stage import DRAWN, Stage
from worldtable.games import SHELF
from worldtable.glossary import find, words

VOID = find("world_changers", "Void")[0]
SILENT = ("world_of_wonders",)  # the first question there has no word of its own
SLIP = ".slip[role=status]"

# The large card: by how much it is too full, how large its letters are, and what it explains.
LARGE = """() => {
    const large = document.querySelector('aside.lens, aside.glass');
    const full = large?.querySelector('.card, .large') ?? large;
    const told = large?.querySelector('.told');
    return told && {
        title: told.querySelector('h4, b').innerText,
        over: full.scrollHeight - full.clientHeight - 1,
        letters: Number(told.style.zoom),
        words: [...told.querySelectorAll('.keyword')].filter((each) => !each.hidden).map((each) => each.innerText),
    };
}"""
STRUCK = 'path[d="M1 15L45 1"]'  # a line of a formula that nothing can fulfil


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
    known_table(player, "world_changers", "3", "random")
    player.wait_asked()
    asked = player.page.locator(".question [data-term]").first  # what a bot did first decides which it is
    term = asked.get_attribute("data-term") or ""
    asked.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(player.page.locator(SLIP)).to_contain_text(find("world_changers", term)[0].sentence)


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


def large_cards(page: Page, which: str = "", most: int = 10) -> list[Json]:
    """What is shown large of the things that the keyboard can be at, spread over the table."""
    things = page.locator(f"button[data-thing]{which}:visible")
    things.first.wait_for()
    found: list[Json] = []
    for at in range(0, things.count(), max(1, things.count() // most)):
        things.nth(at).focus()
        page.evaluate(DRAWN)
        large = page.evaluate(LARGE)
        found += [large] if large else []
    return found


@pytest.mark.parametrize("game", SHELF)
def test_words_are_explained_wherever_they_stand_at_a_table(player: Player, game: str) -> None:
    page, slip = player.page, player.page.locator(SLIP)
    page.set_viewport_size({"width": 1280, "height": 720})
    known_table(player, game, "3", "random")
    player.wait_asked()
    sentences = {word.sentence for word in words(game)}
    if game not in SILENT:
        term = page.locator(".question [data-term]").first
        expect(term).to_have_attribute(
            "aria-description", find(game, term.get_attribute("data-term") or "")[0].sentence
        )
        term.hover()
        expect(slip).to_contain_text(term.get_attribute("data-term") or "")
        page.mouse.move(1, 1)
    shown = large_cards(page, "[aria-description]")
    assert [each for each in shown if each["over"] > 0] == []
    assert all(any(word.endswith(each) for each in sentences) for large in shown for word in large["words"])
    assert any(large["words"] for large in shown)
    page.keyboard.press("i")
    slip.wait_for()
    assert slip.locator("p").nth(1).inner_text() in sentences
    page.keyboard.press("Escape")
    expect(slip).to_have_count(0)
    page.get_by_role("tab", name="Rules").click()
    page.locator("#panel [data-term]").first.hover()
    slip.wait_for()
    page.get_by_role("tab", name="Rules").hover()
    expect(slip).to_have_count(0)
    page.get_by_role("tab", name="Rules").press("i")
    slip.wait_for()


@pytest.mark.parametrize("game", SHELF)
def test_the_large_card_has_letters_as_large_as_wished_and_room(house: House, come: Visit, game: str) -> None:
    player = come(house, kept={**STILL, "text": 1.5})
    known_table(player, game, "3", "random")
    player.wait_asked()
    for size in ((1280, 720), (390, 844)):
        player.page.set_viewport_size({"width": size[0], "height": size[1]})
        player.page.evaluate(DRAWN)
        shown = large_cards(player.page)
        assert [each for each in shown if each["over"] > 0] == [], size
        assert max(each["letters"] for each in shown) >= 1.2, size


def test_signs_of_world_shapers_are_explained(player: Player) -> None:
    page, slip = player.page, player.page.locator(SLIP)
    known_table(player, "world_shapers", "3", "random")
    player.wait_asked()
    expect(page.locator(".first")).to_have_text("1first player")  # the number is drawn, the words are heard
    page.locator(".first").hover()
    expect(slip).to_contain_text(find("world_shapers", "First player")[0].sentence)
    player.answer(0)
    player.wait_asked()
    chip = page.locator("button[data-thing] [data-meaning]").first
    chip.hover()
    expect(slip).to_contain_text("What it would bring as the table stands: you ")
    holder = chip.locator("xpath=ancestor::button[1]")
    expect(holder).to_contain_text(chip.get_attribute("data-meaning") or "-")


def test_a_line_that_a_crystal_makes_possible_is_not_struck_out(house: House, come: Visit) -> None:
    stage = Stage(house, come, (1280, 720))
    position = worst("world_shapers")["fullest hand"]
    (message,) = messages("world_shapers", [position])
    stage.show(message)
    hand = next(zone for zone in message["view"]["zones"] if zone["id"] == f"hand-{position.seat}")
    helped = [thing["id"] for thing in hand["things"] if thing.get("state") == ["unreachable"]]
    assert helped
    for id in helped:
        card = stage.page.locator(f'button[data-thing="{id}"]')
        expect(card.locator(f".sum:not(.enhanced) {STRUCK}")).to_have_count(1)
        expect(card.locator(f".sum.enhanced {STRUCK}")).to_have_count(0)
