"""What a table does for a player: reasons, undo, curtain, replay, reload, restart."""

from __future__ import annotations

import json
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.web.conftest import Visit
from tests.web.house import PATIENCE, House, Player
from worldtable.games import SHELF

GAME = next(iter(SHELF))
LESSON = {"game": "world_changers", "seed": "662", "options": {"first": "seat 1"}}  # its cards are known


def lesson_table(player: Player, seats: list[dict[str, str]]) -> None:
    """A table whose cards are known."""
    player.context.request.post(f"{player.house.url}/api/me", data={"name": "Ada"}, headers=origin(player))
    made = player.context.request.post(
        f"{player.house.url}/api/tables", data={**LESSON, "seats": seats}, headers=origin(player)
    )
    assert made.status == 201, made.text()
    player.go(f"/table/{made.json()['code']}")


def origin(player: Player) -> dict[str, str]:
    return {"Origin": player.house.url}


AGAINST_A_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
TWO_AT_ONE_DEVICE = [{"kind": "me"}, {"kind": "me", "name": "Bea"}]


def test_what_may_not_be_chosen_tells_why_and_opens_the_rule(player: Player) -> None:
    lesson_table(player, AGAINST_A_BOT)
    player.choose("Invite Nelson Mandela from your hand")
    expect(player.page.locator(".question .words")).to_contain_text("which card of the Void")
    player.page.locator('[data-zone="hand-0"] button[data-thing]').first.click()
    refusal = player.page.get_by_role("alert")
    expect(refusal).to_contain_text("Nelson Mandela wants a card of the Void; this is from your hand.")
    refusal.get_by_role("button", name="Why not? Rule R29").click()
    expect(player.page.locator('.rule.shown[data-rule="R29"]')).to_be_visible()
    assert player.prompt.startswith("Nelson Mandela")


def test_an_answer_is_taken_back(player: Player) -> None:
    lesson_table(player, AGAINST_A_BOT)
    player.choose("Invite Nelson Mandela from your hand")
    expect(player.page.locator(".question .words")).to_contain_text("which card of the Void")
    player.page.get_by_role("button", name="Undo", exact=False).click()
    expect(player.page.locator(".question .words")).to_contain_text("Your turn: invite a card or pass")
    expect(player.page.locator('[data-zone="hand-0"] [data-thing="nelson_mandela"]')).to_be_visible()


def test_the_story_points_at_its_cards(player: Player) -> None:
    lesson_table(player, AGAINST_A_BOT)
    player.choose("Invite Nelson Mandela from your hand")
    player.page.get_by_role("tab", name="Story").click()
    line = player.page.locator(".log .line", has_text="You invite Nelson Mandela")
    line.hover()
    expect(player.thing("nelson_mandela")).to_have_class(re.compile(r"\bmarked\b"))


def test_a_full_card_is_shown_to_pointer_and_focus(player: Player) -> None:
    lesson_table(player, AGAINST_A_BOT)
    player.wait_asked()
    player.thing("plato").hover()
    expect(player.page.locator(".lens")).to_contain_text("Add 2 Legacy Points for each of your Crew Mates")
    player.page.mouse.move(2, 2)
    expect(player.page.locator(".lens")).to_have_count(0)
    player.thing("louis_xiv").focus()
    expect(player.page.locator(".lens")).to_contain_text("Add 3 Legacy Points")


def test_a_finger_reads_before_it_chooses(house: House, come: Visit) -> None:
    phone = come(house, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    lesson_table(phone, AGAINST_A_BOT)
    phone.wait_asked()
    phone.thing("nelson_mandela").tap()
    expect(phone.page.locator(".lens")).to_contain_text("Take 1 card of your choice from the Void")
    assert phone.prompt == "Your turn: invite a card or pass"
    expect(phone.thing("nelson_mandela")).to_contain_text("tap again")
    phone.thing("nelson_mandela").tap()
    expect(phone.page.locator(".question .words")).to_contain_text("which card of the Void")
    expect(phone.page.locator(".lens")).to_have_count(0)  # what was read does not lie over what is asked next
    phone.page.get_by_role("tab", name="Scores").tap()
    expect(phone.page.locator(".scores")).to_be_visible()
    phone.page.get_by_role("button", name="Close").tap()
    expect(phone.page.locator(".scores")).to_be_hidden()


def test_a_curtain_falls_between_players_at_one_device(player: Player) -> None:
    lesson_table(player, TWO_AT_ONE_DEVICE)
    curtain = player.page.get_by_role("dialog", name="Hand the device to Ada")
    expect(curtain).to_be_visible()
    assert player.page.locator("[data-thing]").count() == 0
    player.page.get_by_role("button", name="I am Ada").click()
    player.choose("Pass")
    expect(player.page.get_by_role("dialog", name="Hand the device to Bea")).to_be_visible()
    assert player.page.locator("[data-thing]").count() == 0
    player.page.get_by_role("button", name="I am Bea").click()
    expect(player.page.locator('[data-zone="hand-1"]')).to_have_attribute("aria-label", "Your hand")
    assert player.page.locator('[data-zone="hand-0"] button').count() == 0


@pytest.mark.parametrize("game", SHELF)
def test_every_game_is_played_at_one_device(player: Player, game: str) -> None:
    """Whenever somebody else is asked the curtain falls, and nothing lies behind it."""
    player.set_table(game, "me", "me")
    player.open_table()
    seen: set[str] = set()
    for nth in range(60):
        player.page.locator(
            "[role=dialog].curtain, button.choosable, button[data-choice]:enabled, .words.over"
        ).first.wait_for()
        curtain = player.page.get_by_role("dialog", name="Hand the device to")
        if curtain.count():
            assert player.page.locator("[data-thing]").count() == 0
            seen.add(curtain.get_by_role("button").first.inner_text())
            curtain.get_by_role("button").first.click()
            curtain.wait_for(state="detached")
        if len(seen) == 2 or not player.answer(nth):
            break
    assert len(seen) == 2


def test_a_reload_in_the_middle_of_a_question_changes_nothing(player: Player) -> None:
    lesson_table(player, AGAINST_A_BOT)
    player.choose("Invite Nelson Mandela from your hand")
    expect(player.page.locator(".question .words")).to_contain_text("which card of the Void")
    player.page.reload()
    expect(player.page.locator(".question .words")).to_contain_text("which card of the Void")
    player.page.get_by_role("tab", name="Story").click()
    expect(player.page.locator(".log")).to_contain_text("You invite Nelson Mandela")
    player.choose("Louis XIV")
    expect(player.page.locator('[data-zone="crew-0"] [data-thing="louis_xiv"]')).to_be_visible()


def test_a_lost_connection_is_mended(player: Player) -> None:
    lesson_table(player, AGAINST_A_BOT)
    player.wait_asked()
    player.context.set_offline(True)
    player.page.evaluate("window.dispatchEvent(new Event('offline'))")
    player.context.set_offline(False)
    player.choose("Invite Nelson Mandela from your hand")
    expect(player.page.locator(".question .words")).to_contain_text("which card of the Void")


def test_after_a_break_the_story_goes_on_where_it_was(player: Player) -> None:
    """What was told before stays; only what came after it is sent."""

    def told() -> list[dict[str, Any]]:
        found = [json.loads(frame) for frame in player.frames]
        return [each for each in found if each["type"] == "log"]

    lesson_table(player, AGAINST_A_BOT)
    player.choose("Invite Nelson Mandela from your hand")
    player.page.get_by_role("tab", name="Story").click()
    expect(player.page.locator(".log")).to_contain_text("You invite Nelson Mandela")
    before = told()
    assert before[0]["after"] == -1
    sent = len(player.frames)
    player.page.evaluate("fetch('/api/me/signout', {method: 'POST', body: '{}'})")  # it ends every connection
    for _ in range(PATIENCE // 50):  # until it is connected again
        if any('"type":"table"' in frame for frame in player.frames[sent:]):
            break
        player.page.wait_for_timeout(50)
    player.choose("Louis XIV")
    expect(player.page.locator('[data-zone="crew-0"] [data-thing="louis_xiv"]')).to_be_visible()
    player.wait_asked_or_over()
    if player.over():  # a bot can end the game alone; then the scores lie over the story
        player.see_table()
        player.page.get_by_role("tab", name="Story").click()
    expect(player.page.locator(".log")).to_contain_text("You invite Nelson Mandela")
    assert all(each["after"] >= 0 for each in told()[len(before) :])


def test_code_that_was_lost_on_the_way_is_fetched_again(player: Player) -> None:
    lost: set[str] = set()

    def lose_once(route: Route) -> None:
        name = route.request.url
        if name in lost:
            route.continue_()
        else:
            lost.add(name)
            route.abort()

    player.page.route(re.compile(r"/assets/(dress|art-).*\.js"), lose_once)
    lesson_table(player, AGAINST_A_BOT)
    player.wait_asked()
    assert len(lost) == 2
    player.troubles.clear()  # the browser tells what it lost


TRY_NOW = "[...document.querySelectorAll('button')].find((each) => each.textContent.includes('Try now'))?.click()"


def test_a_killed_server_comes_back_in_the_middle_of_a_game(own_house: House, come: Visit) -> None:
    player = come(own_house)
    lesson_table(player, AGAINST_A_BOT)
    player.choose("Invite Nelson Mandela from your hand")
    expect(player.page.locator(".question .words")).to_contain_text("which card of the Void")
    own_house.kill()
    band = player.page.get_by_text("No connection for")
    expect(band).to_be_visible()
    player.choose("Louis XIV")  # it is kept until somebody can hear it
    expect(player.page.get_by_text("Your answer is kept, not yet sent: Louis XIV")).to_be_visible()
    own_house.start()
    player.page.evaluate(TRY_NOW)  # unless it is back by itself already
    expect(band).to_have_count(0, timeout=20_000)
    expect(player.page.get_by_text("Back again, your answer has been sent")).to_be_visible()
    expect(player.page.locator('[data-zone="crew-0"] [data-thing="louis_xiv"]')).to_be_visible()
    player.play_to_the_end()
    assert player.over()


def test_a_campaign_is_played_again_from_a_chapter(player: Player) -> None:
    player.set_table("worldbreakers", "me")
    player.open_table()
    player.at_table()
    for nth in range(4):
        player.answer(nth)
    code = player.code
    player.go(f"/replay/{code}")
    player.page.get_by_role("slider", name="Step").fill("3")
    player.page.get_by_role("group", name="Chapters").get_by_role("button", name="Chapter 1").click()
    expect(player.page.locator(".replay")).to_have_attribute("data-step", "0")
    player.page.get_by_role("button", name="Play on from here").click()
    player.page.get_by_role("button", name="Play on from step 0").click()
    player.page.wait_for_url("**/table/*")
    player.at_table()
    assert player.code != code
    assert player.page.locator(".table").get_attribute("data-turn") == "0"
    assert player.answer(1)


def test_a_notification_tells_that_it_is_my_turn(house: House, come: Visit) -> None:
    player = come(house, permissions=["notifications"])
    player.go("/")
    player.page.get_by_role("button", name="Settings").click()
    player.page.get_by_label("Notify me when it is my turn").check()
    player.page.evaluate(
        """() => {
            window.told = [];
            window.Notification = class { constructor(title) { window.told.push(title); } close() {} };
            window.Notification.permission = 'granted';
            Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
        }"""
    )
    player.page.get_by_role("button", name="Done").click()
    player.play_against("world_shapers")  # where everybody is asked at once
    player.wait_asked()
    deadline = time.monotonic() + 5
    while not player.page.evaluate("window.told.length") and time.monotonic() < deadline:
        player.page.wait_for_timeout(50)
    assert "it is your turn" in player.page.evaluate("window.told[0]")
