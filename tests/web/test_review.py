"""A review in a browser: it appears when a game is over, is walked with keys, and leads to a table of one's own."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import Visit
from tests.web.house import House, Player, visit
from tests.web.stage import DRAWN
from tests.web.test_access import violations
from tests.web.test_table import AGAINST_A_BOT, lesson_table

SIZES = ((1280, 720), (1440, 900), (844, 390), (390, 844))
SMALL_WORDS = """() => {
    const small = [];
    for (const each of document.querySelectorAll('main.review *')) {
        const own = [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
        const drawn = each.closest('.small'); // the table in small
        const size = parseFloat(getComputedStyle(each).fontSize);
        if (own && !drawn && each.checkVisibility() && size < 12) small.push(each.outerHTML);
    }
    return small;
}"""


# Whether something has ever been on the page, however shortly.
EVER = """() => {
    window.ever = new Set();
    const look = () => document.querySelectorAll('main.review section').forEach((e) => ever.add(e.ariaLabel));
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
}"""
# How many colours there are in the upper and in the lower half of a picture, and how large it is.
COLOURS = """async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    pen.drawImage(image, 0, 0);
    const half = image.height / 2;
    const count = (top) => new Set(new Uint32Array(pen.getImageData(0, top, image.width, half).data.buffer)).size;
    return { size: [image.width, image.height], curve: count(0), table: count(half) };
}"""


@dataclass(frozen=True)
class Past:
    """A game that is over and reviewed, and what the device of who played it remembers."""

    code: str
    review: dict[str, Any]
    device: Any


@pytest.fixture(scope="module")
def past(house: House, browser: Browser) -> Iterator[Past]:
    """One for all tests that only look at it."""
    player = visit(house, browser)
    lesson_table(player, AGAINST_A_BOT)
    player.at_table()
    code = player.code
    call, url, origin = player.context.request, f"{house.url}/api/tables/{code}", {"Origin": house.url}
    while not (state := call.get(f"{url}/state").json())["view"]["over"]:
        view = state["view"]
        if view["choices"]:
            answer = {"question": view["question"], "choose": view["choices"][0]["code"]}
            assert call.post(f"{url}/answer", data=answer, headers=origin).ok
    review_of(player, code)
    yield Past(code, call.get(f"{url}/review").json()["review"], player.context.storage_state())
    player.context.close()


def review_of(player: Player, code: str, query: str = "") -> None:
    player.go(f"/table/{code}/review{query}")
    player.page.locator('main.review[data-state="done"]').wait_for()


def at(player: Player, what: str) -> int:
    return int(player.page.locator("main.review").get_attribute(f"data-{what}") or -1)


@pytest.mark.early
def test_a_review_is_reached_from_the_end_and_walked_through_with_keys(house: House, come: Visit) -> None:
    player = come(house, permissions=["clipboard-read", "clipboard-write"])
    lesson_table(player, AGAINST_A_BOT)
    player.at_table()
    player.play_to_the_end()
    page, code = player.page, player.code
    page.evaluate(EVER)
    page.get_by_role("link", name="Review").click()
    page.locator('main.review[data-state="done"]').wait_for()
    assert page.evaluate("ever.has('Still to come')")
    expect(page.get_by_role("heading", name="Win chance after each turn")).to_be_visible()
    expect(page.get_by_role("slider", name="Turn")).to_have_attribute("aria-valuetext", re.compile("percent"))
    keys = page.keyboard
    keys.press("Home")
    expect(page.locator("main.review")).to_have_attribute("data-turn", "0")
    keys.press("ArrowRight")
    expect(page.locator("main.review")).to_have_attribute("data-turn", "1")
    keys.press("ArrowLeft")
    keys.press("End")
    last = at(player, "turn")
    assert last > 1
    keys.press("Home")
    keys.press("ArrowDown")
    first = at(player, "step")
    keys.press("ArrowDown")
    expect(page.locator("main.review")).not_to_have_attribute("data-step", str(first))
    keys.press("ArrowUp")
    expect(page.locator("main.review")).to_have_attribute("data-step", str(first))
    expect(page.get_by_role("region", name="The chosen turn")).to_contain_text("You took")
    rows = page.get_by_role("region", name="The chosen turn").locator("tbody tr")
    assert rows.count() > 1
    expect(rows.filter(has_text="taken")).to_have_count(1)
    expect(rows.first.locator(".chance")).to_have_text(re.compile(r"\d+ ± \d+"))
    expect(page.get_by_role("region", name="Luck and choices")).to_contain_text("own choices")
    page.get_by_role("button", name="Share this moment").click()
    expect(page.get_by_text("The link to this moment is copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    friend = come(house)
    friend.page.goto(link)
    friend.page.locator(f'main.review[data-step="{first}"]').wait_for()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_function(
        "code => !location.pathname.includes(code) && location.pathname.startsWith('/table/')", arg=code
    )
    player.wait_asked()


def test_a_review_fits_its_screen_and_is_for_everybody(house: House, come: Visit, past: Past) -> None:
    player = come(house, bypass_csp=True, storage_state=past.device)
    page = player.page
    review_of(player, past.code)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        page.locator("main.review .chart svg").first.wait_for()
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), (width, height)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (width, height)
        assert page.evaluate(SMALL_WORDS) == []
        assert violations(player) == [], (width, height)
    page.get_by_role("button", name="Luck", exact=True).click()
    expect(page.get_by_role("dialog", name="Luck and choices")).to_contain_text("others’ choices")
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Table", exact=True).click()
    expect(page.get_by_role("dialog", name="The table before this choice").locator(".board")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_review_is_seen_with_other_eyes_and_by_who_watches(house: House, come: Visit, past: Past) -> None:
    player, friend = come(house, storage_state=past.device), come(house)
    review_of(player, past.code)
    eyes = player.page.get_by_role("group", name="Seen from")
    eyes.get_by_role("button").nth(1).click()
    expect(eyes.get_by_role("button").nth(1)).to_have_attribute("aria-pressed", "true")
    expect(player.page.locator("main.review")).to_have_attribute("data-state", "done")
    friend.go(f"/table/{player.page.url.split('/table/')[1].split('/')[0]}/review?seat=-1")
    friend.page.locator('main.review[data-state="done"]').wait_for()
    expect(friend.page.get_by_role("button", name="Public")).to_have_attribute("aria-pressed", "true")
    expect(friend.page.get_by_role("button", name="Play on from here")).to_have_count(0)


def test_a_game_that_goes_on_says_so(player: Player) -> None:
    lesson_table(player, AGAINST_A_BOT)
    player.at_table()
    player.go(f"/table/{player.code}/review")
    expect(player.page.get_by_role("alert")).to_contain_text("this one goes on")


def info(player: Player) -> dict[str, Any]:
    found: dict[str, Any] = player.context.request.get(f"{player.house.url}/api/tables/{player.code}").json()
    return found


def test_one_plays_on_with_what_lay_hidden_dealt_anew_or_after_a_question_with_the_true_cards(
    house: House, come: Visit, past: Past
) -> None:
    player = come(house, storage_state=past.device)
    page = player.page
    review_of(player, past.code, "?step=2")
    page.get_by_role("button", name="Play on from here").click()
    player.wait_asked()
    assert "dealt anew" in info(player)["why_unfair"]
    review_of(player, past.code, "?step=2")
    page.get_by_role("button", name="Play on with the true cards").click()
    doubt = page.get_by_role("dialog", name="Play on with the true cards?")
    doubt.get_by_role("button", name="Not that").click()
    expect(doubt).to_have_count(0)
    page.get_by_role("button", name="Play on with the true cards").click()
    doubt.get_by_role("button", name="Play with the true cards").click()
    player.wait_asked()
    assert "true cards" in info(player)["why_unfair"]


def test_a_moment_is_kept_as_a_picture_of_curve_and_position(house: House, come: Visit, past: Past) -> None:
    """The same on every screen, also where the table is not in sight."""
    player = come(house, storage_state=past.device)
    for width, height in ((1280, 720), (390, 844)):
        player.page.set_viewport_size({"width": width, "height": height})
        review_of(player, past.code)
        with player.page.expect_download() as kept:
            player.page.get_by_role("button", name="Picture", exact=True).click()
        assert re.fullmatch(r"World Changers, turn \d+\.png", kept.value.suggested_filename)
        data = base64.b64encode(Path(kept.value.path()).read_bytes()).decode()
        found = player.page.evaluate(COLOURS, data)
        assert found["size"] == [1200, 1080]
        assert found["curve"] > 500
        assert found["table"] > 5000
        expect(player.page.get_by_text("Curve and position are kept as a picture.")).to_be_visible()


def test_the_best_answer_and_the_taken_one_are_marked_on_the_table(house: House, come: Visit, past: Past) -> None:
    player = come(house, storage_state=past.device)
    for choice in past.review["choices"]:
        points = {each["option"]: each["points"] for each in choice["answers"]}
        best, taken = points[choice["answers"][0]["option"]], points.get(choice["taken"], [])
        if choice["seat"] == 0 and best and taken and best != taken:
            break
    else:
        raise AssertionError("No choice with two things to mark.")
    review_of(player, past.code, f"?step={choice['step']}")
    before = player.page.get_by_role("region", name="The table before this choice")
    for name, codes in (("best", best), ("taken", taken)):
        expect(before.locator(f".thing.{name}")).to_have_count(len(codes))
        expect(before.locator(f'.thing.{name}[data-code="{codes[0]}"]')).to_be_visible()
