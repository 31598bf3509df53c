"""A hint at the table: a slip where nothing can be chosen, which shows, prepares and goes. And the bots on offer."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.house import House, Player
from tests.web.sitting import Sitting
from tests.web.stage import DRAWN
from worldtable.games import SHELF

SEED = "7"  # cards that are known
CROSSED = """() => {
    const slip = document.querySelector('[data-hint]').getBoundingClientRect();
    const under = (e) => {
        const words = document.createRange();
        words.selectNodeContents(e); // the letters, wherever the box around them ends
        const b = (e.tagName === 'BUTTON' ? e : words).getBoundingClientRect();
        return b.left < slip.right && slip.left < b.right && b.top < slip.bottom && slip.top < b.bottom;
    };
    const all = [...document.querySelectorAll('.question button, .question .words')];
    const found = all.filter((e) => e.checkVisibility());
    return { covered: found.filter(under).length, inside: slip.left >= 0 && slip.right <= innerWidth
             && slip.top >= 0 && slip.bottom <= innerHeight };
}"""


def info(player: Player) -> dict[str, Any]:
    found: dict[str, Any] = player.context.request.get(f"{player.house.url}/api/tables/{player.code}").json()
    return found


def slip(player: Player) -> Locator:
    return player.page.get_by_role("region", name="Hint")


@pytest.mark.parametrize("game", SHELF)
def test_a_slip_lies_where_nothing_is_asked(player: Player, game: str) -> None:
    """On every screen; asked for again at the same question it is the same hint, and there at once."""
    player.sit_down(game, seed=SEED)
    for width, height in ((1280, 720), (390, 844), (844, 390)):
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.evaluate(DRAWN)
        player.page.keyboard.press("h")
        first = slip(player).get_by_role("listitem").first
        expect(first).to_be_visible()
        expect(first).to_contain_text(re.compile(r"\d+\s%\s±\s\d+"))
        assert player.page.evaluate(CROSSED) == {"covered": 0, "inside": True}, (width, height)
        player.page.keyboard.press("Escape")
        expect(slip(player)).to_have_count(0)


def test_pointing_shows_and_a_click_prepares(player: Player) -> None:
    player.sit_down("world_changers", seed=SEED)
    turn = info(player)["turn"]
    player.page.get_by_role("button", name="Hint").click()
    line = slip(player).get_by_role("listitem").first.get_by_role("button")
    line.hover()
    expect(player.page.locator("[data-thing].marked")).to_have_count(1)
    expect(player.page.locator(".lens")).to_have_count(0)
    words = line.locator(".what").inner_text().split("\n")[0]
    line.click()
    question = player.page.locator(".question")
    expect(question.locator(".words")).to_have_text(f"{words}?")
    assert info(player)["turn"] == turn  # the player still confirms
    question.get_by_role("button", name="Not that").click()
    expect(question.locator(".words")).to_contain_text("Your turn")
    line.click()
    question.get_by_role("button", name="Do it").click()
    expect(slip(player)).to_have_count(0)  # it goes with the answer
    expect(player.page.locator("main.table")).not_to_have_attribute("data-turn", str(turn))
    assert info(player)["seats"][0]["hints"] == 1


def test_an_answer_with_two_ends_is_an_arrow(player: Player) -> None:
    """From the card to the site where it would be built."""
    player.sit_down("world_of_wonders", seed=SEED)
    player.choose("Keep")
    player.page.locator('[data-zone="hand-0"] button.choosable').first.wait_for()
    player.page.keyboard.press("h")
    line = slip(player).get_by_role("listitem").first.get_by_role("button")
    line.hover()
    arrow = player.page.locator(".arrow .line")
    expect(arrow).to_have_count(1)
    expect(player.page.locator("[data-thing].marked")).not_to_have_count(0)
    player.page.keyboard.press("Escape")
    expect(arrow).to_have_count(0)


def test_the_slip_makes_room_for_a_card_that_is_looked_at(player: Player) -> None:
    player.sit_down("world_changers", seed=SEED)
    player.page.keyboard.press("h")
    expect(slip(player).get_by_role("listitem").first).to_be_visible()
    player.page.locator('[data-zone="hand-0"] button[data-thing]').first.hover()
    expect(player.page.locator(".lens")).to_be_visible()
    overlap = """() => {
        const [a, b] = [...document.querySelectorAll('.lens, [data-hint]')].map((e) => e.getBoundingClientRect());
        return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom; }"""
    if player.page.evaluate(overlap):
        expect(player.page.locator("[data-hint]")).to_be_hidden()


def test_a_table_counts_hints_and_may_give_none(player: Player) -> None:
    player.sit_down("world_changers", seed=SEED, hints="three")
    for count in range(1, 4):
        player.page.get_by_role("button", name="Hint").click()
        expect(slip(player).locator(".foot")).to_contain_text(f"hint {count} of 3")
        if count == 1:  # the same question: told again, and not counted again
            player.page.keyboard.press("h")
            expect(slip(player)).to_have_count(0)
            player.page.keyboard.press("h")
            expect(slip(player).locator(".foot")).to_contain_text("hint 1 of 3")
        before = player.page.locator("main.table").get_attribute("data-question")
        slip(player).get_by_role("listitem").first.get_by_role("button").click()
        player.page.get_by_role("button", name="Do it").click()
        expect(player.page.locator("main.table")).not_to_have_attribute("data-question", before or "")
        player.wait_asked()
    expect(player.page.get_by_role("button", name="Hint")).to_have_count(0)
    player.page.keyboard.press("h")
    expect(slip(player)).to_have_count(0)
    player.play_to_the_end()
    expect(player.page.locator("[data-hints]")).to_have_text("Guest took 3 hints.")
    player.sit_down("world_changers", seed=SEED, hints="none")
    expect(player.page.get_by_role("button", name="Hint")).to_have_count(0)
    player.page.get_by_role("tab", name="Table").click()
    expect(player.page.get_by_role("group", name="Hints").get_by_label("None")).to_be_checked()


def test_no_hint_between_two_people_at_one_device(player: Player) -> None:
    sitting = Sitting(player, "world_changers", "7")
    sitting.sit_down()
    expect(player.page.get_by_role("button", name="Hint")).to_have_count(0)


def test_time_and_style_of_no_bot_are_covered_by_another_seat(player: Player) -> None:
    for game, seats in (("world_changers", 4), ("world_of_wonders", 7)):
        player.set_table(game, "me", *["level1"] * (seats - 1))
        more = player.page.get_by_role("button", name="about how")
        for width, height in ((1280, 720), (390, 844)):
            player.page.set_viewport_size({"width": width, "height": height})
            player.page.evaluate(DRAWN)
            expect(more).to_have_count(seats - 1)
            for each in more.all():
                each.click(trial=True)


def test_the_five_levels_are_offered_with_time_and_style(player: Player) -> None:
    player.set_table("world_changers", "me", "level4", "open")
    names = player.page.locator("section[aria-labelledby=who-plays] button[data-bot] b").all_inner_texts()
    assert names == ["Pip", "Barley", "Sable", "Minerva", "Ember"]
    player.page.get_by_role("button", name="about how Minerva plays").click()
    sheet = player.page.get_by_role("dialog", name="How Minerva plays")
    sheet.get_by_text("3 s", exact=True).click()
    sheet.get_by_text("Bold", exact=True).click()
    player.page.keyboard.press("Escape")
    player.page.get_by_text("Others may watch;").click()
    player.page.get_by_role("group", name="Hints").get_by_text("3 a game").click()
    player.open_table()
    player.page.locator("main.lobby").wait_for()
    found = info(player)
    assert (found["seats"][1]["bot"], found["seats"][1]["name"], found["hints"]) == (
        "level4+3s+bold",
        "Minerva",
        "three",
    )
    player.page.get_by_role("button", name="about how Minerva plays").click()
    player.page.get_by_role("dialog").get_by_text("1 s", exact=True).click()
    expect(player.page.get_by_role("button", name="about how Minerva plays")).to_contain_text("1 s, bold")
    assert info(player)["seats"][1]["bot"] == "level4+1s+bold"


def test_who_was_played_against_before_the_levels_is_there_still(house: House, come: Visit) -> None:
    player = come(house, kept={"speed": "once", "motion": "calm", "bots": {"world_changers": "monte_carlo"}})
    player.go("/")
    expect(player.page.get_by_role("button", name="Play Minerva")).to_be_visible()
