"""A game looked back at: one screen, keys, eyes, sharing; and those who only watch."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.house import House, Player
from tests.web.test_table import AGAINST_A_BOT, TWO_AT_ONE_DEVICE, lesson_table, origin
from worldtable.games import SHELF

Json = dict[str, Any]
SIZES = ((1280, 720), (1440, 900), (390, 844))


def table_of(player: Player, game: str, seats: int) -> Json:
    """A table against random bots, its deal known."""
    player.context.request.post(f"{player.house.url}/api/me", data={"name": "Ada"}, headers=origin(player))
    bots = [{"kind": "bot", "bot": "random", "name": name} for name in ("Bo", "Cy", "Di")[: seats - 1]]
    wish = {"game": game, "seed": "3", "seats": [{"kind": "me"}, *bots]}
    made = player.context.request.post(f"{player.house.url}/api/tables", data=wish, headers=origin(player))
    assert made.status == 201, made.text()
    found: Json = made.json()
    player.go(f"/table/{found['code']}")
    player.at_table()
    return found


def look_back(player: Player, code: str, query: str = "") -> None:
    player.go(f"/replay/{code}{query}")
    player.page.locator('.replay[data-ready="true"]').wait_for()


def at_step(player: Player, step: int) -> None:
    expect(player.page.locator(".replay")).to_have_attribute("data-step", str(step))
    player.page.locator('.replay[data-ready="true"]').wait_for()


def finished(player: Player) -> int:
    """The lesson's game to its end; how many answers were given."""
    lesson_table(player, AGAINST_A_BOT)
    player.at_table()
    player.play_to_the_end()
    look_back(player, player.code)
    return int(player.page.get_by_role("slider", name="Step").get_attribute("max") or 0)


def test_a_replay_is_walked_through_with_keys(player: Player) -> None:
    last = finished(player)
    at_step(player, 0)
    keys = player.page.keyboard
    keys.press("ArrowRight")
    at_step(player, 1)
    keys.press("End")
    at_step(player, last)
    keys.press("ArrowLeft")
    at_step(player, last - 1)
    keys.press("Home")
    keys.press("Shift+ArrowRight")
    turn = int(player.page.locator(".replay").get_attribute("data-step") or 0)
    assert 0 < turn < last
    keys.press("Shift+ArrowLeft")
    at_step(player, 0)
    keys.press("PageDown")
    chapter = int(player.page.locator(".replay").get_attribute("data-step") or 0)
    assert chapter >= turn
    player.page.get_by_role("group", name="Speed").get_by_role("button", name="4×").click()
    keys.press("Home")
    player.page.locator("h1").click()
    keys.press(" ")
    at_step(player, 2)
    player.page.get_by_role("button", name="Pause").click()


def test_in_a_replay_nothing_can_be_chosen_and_the_answer_stands_beside_its_question(player: Player) -> None:
    lesson_table(player, AGAINST_A_BOT)
    player.choose("Invite Nelson Mandela from your hand")
    expect(player.page.locator(".question .words")).to_contain_text("which card of the Void")
    look_back(player, player.code)
    expect(player.page.locator(".question .words")).to_contain_text("Your turn: invite a card or pass")
    expect(player.page.locator(".answer")).to_contain_text("Ada: ")
    assert player.choices.count() == 0
    expect(player.thing("nelson_mandela")).to_have_class(re.compile(r"\bchosen\b"))
    player.thing("nelson_mandela").hover()
    expect(player.page.locator(".lens")).to_contain_text("Take 1 card of your choice from the Void")
    expect(player.page.get_by_role("button", name="All", exact=True)).to_have_count(0)  # the game goes on


def test_a_replay_is_shared_with_its_step_and_its_eyes(house: House, come: Visit) -> None:
    player = come(house, permissions=["clipboard-read", "clipboard-write"])
    last = finished(player)
    verdict = "Legacy Points"
    player.page.keyboard.press("End")
    at_step(player, last)
    expect(player.page.locator(".question .words.over")).to_contain_text(verdict)
    player.page.keyboard.press("Home")
    player.page.get_by_role("button", name="All", exact=True).click()
    expect(player.page.get_by_role("group", name="All hands").get_by_role("img")).to_have_count(2)
    player.page.get_by_role("button", name="Share this step").click()
    link = player.page.evaluate("navigator.clipboard.readText()")
    friend = come(house)
    friend.page.goto(link)
    expect(friend.page.get_by_role("group", name="All hands").get_by_role("img")).to_have_count(2)
    friend.page.get_by_role("button", name="Proof of the seed").click()
    expect(friend.page.get_by_role("group", name="Proof of the seed")).to_contain_text("Not fair.")
    friend.page.get_by_role("tab", name="Story").click()
    expect(friend.page.locator(".log")).to_be_visible()
    friend.page.get_by_role("group", name="Whose eyes").get_by_role("button", name="Public").click()
    expect(friend.page.get_by_role("group", name="All hands")).to_have_count(0)


@pytest.mark.parametrize("game", SHELF)
def test_a_replay_and_watching_fit_one_screen(house: House, come: Visit, game: str) -> None:
    player, watcher = come(house), come(house)
    table = table_of(player, game, min(4, SHELF[game].seats[-1]))
    for nth in range(6):
        player.answer(nth * 4 + 1)
    watcher.go(f"/watch/{table['watch_code']}")
    watcher.at_table()
    look_back(player, table["code"], "?step=4")
    for each in (player, watcher):
        for width, height in SIZES:
            each.page.set_viewport_size({"width": width, "height": height})
            each.page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=[width, height])
            assert each.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
            assert each.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_who_watches_sits_with_any_side(house: House, come: Visit) -> None:
    player, watcher = come(house), come(house)
    table = table_of(player, "lords_of_worlds", 3)
    watcher.go(f"/watch/{table['watch_code']}")
    watcher.at_table()

    def planets() -> list[float]:
        return [watcher.page.locator(f'[data-zone="planet-{side}"]').bounding_box()["width"] for side in range(3)]  # type: ignore[index]

    follow = watcher.page.get_by_role("group", name="Follow")
    assert planets()[0] == max(planets())  # nobody is left out, the first lies in front
    expect(watcher.page.get_by_text("Public view")).to_be_visible()
    watcher.page.keyboard.press("2")
    expect(follow.get_by_role("button", name="Follow Bo")).to_have_attribute("aria-pressed", "true")
    assert planets()[1] == max(planets())
    watcher.page.get_by_role("list", name="Players").get_by_role("button", name="Cy").click()
    expect(follow.get_by_role("button", name="Follow Cy")).to_have_attribute("aria-pressed", "true")
    assert planets()[2] == max(planets())
    watcher.page.keyboard.press("0")
    expect(follow.get_by_role("button", name="Follow whoever moves")).to_have_attribute("aria-pressed", "true")
    assert watcher.choices.count() == 0


def test_the_curtain_opens_to_a_held_key_and_closes_behind_who_goes_away(player: Player) -> None:
    lesson_table(player, TWO_AT_ONE_DEVICE)
    curtain = player.page.get_by_role("dialog", name="Hand the device to Ada")
    expect(curtain).to_be_visible()
    player.page.keyboard.press("Enter")  # a tap does not open it
    expect(curtain).to_be_visible()
    player.page.keyboard.down("Enter")
    player.wait_asked()
    player.page.keyboard.up("Enter")
    assert player.page.locator('[data-thing="nelson_mandela"]').count() == 1
    player.page.evaluate("window.dispatchEvent(new Event('blur'))")
    expect(curtain).to_be_visible()
    behind = player.page.evaluate("document.documentElement.outerHTML")
    assert "Mandela" not in behind
    assert "invite" not in behind
    player.page.get_by_role("button", name="Ada is not here").click()
    expect(player.page.get_by_role("button", name="A bot plays for Ada from now on")).to_be_visible()


def test_a_refusal_stands_at_its_thing_and_goes_with_escape(player: Player) -> None:
    lesson_table(player, AGAINST_A_BOT)
    player.choose("Invite Nelson Mandela from your hand")
    expect(player.page.locator(".question .words")).to_contain_text("which card of the Void")
    card = player.page.locator('[data-zone="hand-0"] button[data-thing]').first
    card.click()
    slip = player.page.get_by_role("alert")
    expect(slip).to_be_visible()
    expect(card).to_have_class(re.compile(r"\brefused\b"))
    box = slip.bounding_box()
    assert box is not None
    for glowing in player.choices.all():
        there = glowing.bounding_box()
        assert there is not None
        apart = (
            there["x"] >= box["x"] + box["width"]
            or box["x"] >= there["x"] + there["width"]
            or there["y"] >= box["y"] + box["height"]
            or box["y"] >= there["y"] + there["height"]
        )
        assert apart, "a reason covers nothing that can be chosen"
    player.page.keyboard.press("Escape")
    expect(slip).to_have_count(0)
    expect(card).not_to_have_class(re.compile(r"\brefused\b"))


def test_the_story_opens_at_its_newest_line(player: Player) -> None:
    table_of(player, "worldbreakers", 2)
    player.page.set_viewport_size({"width": 1280, "height": 720})
    for nth in range(24):
        player.answer(nth * 4 + 1)
    player.page.get_by_role("tab", name="Story").click()
    log = player.page.locator(".log")
    expect(log).to_be_visible()
    assert log.evaluate("each => each.scrollHeight > each.clientHeight")
    expect(log).to_have_js_property("scrollTop", log.evaluate("each => each.scrollHeight - each.clientHeight"))


def test_a_single_point_is_a_short_bar(player: Player) -> None:
    lesson_table(player, TWO_AT_ONE_DEVICE)  # a bot could end the game at once
    player.page.get_by_role("button", name="I am Ada").click()
    player.choose("Invite Nelson Mandela from your hand")
    player.choose("Louis XIV")
    player.page.get_by_role("button", name="I am Bea").click()
    player.page.get_by_role("tab", name="Scores").click()
    bars = player.page.locator(".totals rect")
    expect(bars).to_have_count(2)
    widths = bars.evaluate_all("each => each.map((bar) => Number(bar.getAttribute('width')))")
    totals = [int(text.replace("−", "-")) for text in player.page.locator(".totals .total").all_text_contents()]
    assert max(abs(total) for total in totals) < 10
    assert all(width <= 16 * max(1, abs(total)) + 1 for width, total in zip(widths, totals, strict=True))
