"""Motion that tells: the pace of answers, skipping, calm, secrets, sounds, and the end screen."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import Visit
from tests.web.house import CLICK, GONE_ON, House, Player
from tests.web.test_access import violations

GAME = "world_changers"  # its answers are short and its cards have names
SEED = "3"
LIVELY = {"speed": "normal", "motion": "full"}

# Every table that is shown, with its time, and whether somebody chose before it: own answers are shown at once.
WATCH = """() => {
    window.shown = [{ turn: document.querySelector('main.table').dataset.turn, at: performance.now(), own: false }];
    window.clicked = false;
    addEventListener('click', () => { window.clicked = true; }, true);
    const look = () => {
        const turn = document.querySelector('main.table')?.dataset.turn;
        if (turn === undefined || turn === window.shown.at(-1)?.turn) return;
        window.shown.push({ turn, at: performance.now(), own: window.clicked });
        window.clicked = false;
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}"""
ASKED = "button.choosable, button[data-choice]:enabled, .words.over"
ANSWERED = "count => window.shown.length >= count"


@pytest.fixture(scope="module")
def quick_house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Bots answer at once here, so that it is the page that keeps the pace."""
    found = House(tmp_path_factory.mktemp("quick"))
    yield found
    found.stop()


def table(player: Player, bots: int = 3, game: str = GAME, seed: str = SEED) -> None:
    headers = {"Origin": player.house.url}
    player.context.request.post(f"{player.house.url}/api/me", data={"name": "Ada"}, headers=headers)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * bots]
    wish = {"game": game, "seed": seed, "seats": seats}
    made = player.context.request.post(f"{player.house.url}/api/tables", data=wish, headers=headers)
    assert made.status == 201, made.text()
    player.go(f"/table/{made.json()['code']}")
    player.at_table()
    player.wait_asked()


def give_one(player: Player) -> None:
    """Choose something: a person's own click."""
    player.page.evaluate(
        """() => {
            const things = [...document.querySelectorAll('button.choosable')];
            (things[0] ?? document.querySelector('button[data-choice]:enabled')).click();
        }"""
    )


def until_others_wait(player: Player) -> None:
    """Answer until answers of others wait to be shown. Bots of a busy machine may be slow: then once more."""
    for nth in range(40):
        player.page.locator(f".skip, {ASKED}").first.wait_for()
        if player.page.locator(".skip").count():
            return
        assert not player.over()
        sign = player.page.evaluate(CLICK, nth * 4 + 1)
        if sign is not None:
            player.page.wait_for_function(GONE_ON, arg=sign)
    raise AssertionError("Nothing ever waited.")


def tables(player: Player) -> list[Any]:
    """All that this seat was told, as it came over the wire."""
    return [each for each in map(json.loads, player.frames) if each["type"] == "table" and each["view"]]


def test_answers_are_shown_at_a_pace_that_people_follow(quick_house: House, come: Visit) -> None:
    player = come(quick_house, kept=LIVELY, reduced_motion="no-preference")
    table(player)
    player.page.evaluate(WATCH)
    while player.page.evaluate("window.shown.length") < 9 and not player.over():
        player.wait_asked_or_over()
        if not player.over():
            count = player.page.evaluate("window.shown.length")
            give_one(player)
            player.page.wait_for_function(ANSWERED, arg=count + 1)
    shown = player.page.evaluate("window.shown")
    others = [(later["at"] - earlier["at"], later) for earlier, later in pairwise(shown) if not later["own"]]
    assert len(others) >= 3
    assert min(gap for gap, _ in others) >= 500, others
    turns = [int(each["turn"]) for each in shown]
    assert turns == list(range(turns[0], turns[0] + len(turns))), "an answer was left out, or shown twice"


def test_a_question_is_open_only_with_its_own_position(quick_house: House, come: Visit) -> None:
    player = come(quick_house, kept={"speed": "slow", "motion": "full"}, reduced_motion="no-preference")
    table(player)
    until_others_wait(player)
    assert player.choices.count() == 0
    newest = tables(player)[-1]
    assert int(player.page.locator("main.table").get_attribute("data-turn") or 0) < newest["turn"]


@pytest.mark.parametrize("how", ["Space", "Escape", "click"])
def test_a_key_and_a_click_skip_to_now(quick_house: House, come: Visit, how: str) -> None:
    player = come(quick_house, kept={"speed": "slow", "motion": "full"}, reduced_motion="no-preference")
    table(player)
    until_others_wait(player)
    skip = player.page.get_by_role("button", name="Skip")
    expect(skip).to_contain_text("Space")
    while not player.choices.count() and not player.over():  # bots may still be at it
        if skip.count() and how == "click":
            skip.click()
        elif skip.count():
            player.page.keyboard.press(how)
        player.page.locator(f".skip, {ASKED}").first.wait_for()
    newest = tables(player)[-1]
    assert player.page.locator("main.table").get_attribute("data-turn") == str(newest["turn"])
    expect(skip).to_have_count(0)


def test_calm_tells_the_same_by_marks_and_words(quick_house: House, come: Visit) -> None:
    player = come(quick_house, kept={"speed": "normal", "motion": "calm"}, reduced_motion="no-preference")
    table(player)
    player.page.evaluate(
        """() => {
            window.most = 0;
            setInterval(() => { window.most = Math.max(window.most, document.getAnimations().length); }, 8);
        }"""
    )
    give_one(player)
    player.page.locator(".flights .mark, .flights .chip").first.wait_for()
    player.wait_asked_or_over()
    assert player.page.evaluate("window.most") == 0


def test_motion_shows_no_face_that_the_seat_was_not_told(quick_house: House, come: Visit) -> None:
    player = come(quick_house, kept=LIVELY, reduced_motion="no-preference")
    table(player)
    player.page.evaluate(
        """() => {
            window.large = new Set();
            const look = () => {
                for (const each of document.querySelectorAll('[data-large] b')) window.large.add(each.textContent);
            };
            new MutationObserver(look).observe(document, { subtree: true, childList: true });
        }"""
    )
    for _ in range(6):
        player.wait_asked_or_over()
        if player.over():
            break
        turn = player.page.locator("main.table").get_attribute("data-turn")
        give_one(player)
        player.page.wait_for_function("turn => document.querySelector('main.table').dataset.turn !== turn", arg=turn)
    player.wait_asked_or_over()
    told = {
        thing["face"]["title"]
        for each in tables(player)
        for zone in each["view"]["zones"]
        for thing in zone["things"]
        if thing["face"]
    }
    large = set(player.page.evaluate("[...window.large]"))
    assert large
    assert large <= told


COUNT_TONES = """() => {
    window.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) { window.tones += 1; return start.apply(this, when); };
}"""


def test_sounds_are_off_until_wanted(quick_house: House, come: Visit) -> None:
    player = come(quick_house, kept={"speed": "quick"}, reduced_motion="no-preference")
    table(player)
    player.page.evaluate(COUNT_TONES)
    turn = player.page.locator("main.table").get_attribute("data-turn")
    give_one(player)
    player.page.wait_for_function("turn => document.querySelector('main.table').dataset.turn !== turn", arg=turn)
    player.wait_asked_or_over()
    assert player.page.evaluate("window.tones") == 0


def test_sounds_are_made_when_wanted(quick_house: House, come: Visit) -> None:
    player = come(quick_house, kept={"speed": "quick", "sound": True}, reduced_motion="no-preference")
    table(player)
    player.page.evaluate(COUNT_TONES)
    give_one(player)
    player.page.wait_for_function("() => window.tones > 0")


def test_what_happened_since_is_told_and_played(quick_house: House, come: Visit) -> None:
    player = come(quick_house, kept=LIVELY, reduced_motion="no-preference")
    table(player)
    code = player.code
    key = f"{code} 0"
    player.page.wait_for_function(
        "key => (JSON.parse(localStorage.getItem('worldtable seen') ?? '{}'))[key] !== undefined", arg=key
    )
    while len(tables(player)) < 6:
        player.wait_asked()
        turn = player.page.locator("main.table").get_attribute("data-turn")
        give_one(player)
        player.page.wait_for_function("turn => document.querySelector('main.table').dataset.turn !== turn", arg=turn)
    player.wait_asked()
    player.page.evaluate(
        "key => localStorage.setItem('worldtable seen', JSON.stringify({ [key]: 0 }))",
        key,
    )
    player.page.reload()
    slip = player.page.get_by_role("region", name="Since you looked")
    expect(slip).to_contain_text("answers")
    player.wait_asked()  # nothing is held up
    newest = tables(player)[-1]["turn"]
    slip.get_by_role("button", name="Show me").click()
    player.page.get_by_role("button", name="Skip").wait_for()
    assert player.choices.count() == 0
    player.wait_asked()
    assert player.page.locator("main.table").get_attribute("data-turn") == str(newest)


def headline(view: dict[str, Any]) -> str:
    """Who won, as the end says it to the first player; a victory can be shared."""
    names = [view["names"][seat] for seat in view["winners"]]
    who = "You" if 0 in view["winners"] else " and ".join(names)
    if len(names) > 1:
        return f"{who} share the victory"
    return "You win" if who == "You" else f"{who} wins"


def test_the_end_has_a_page_of_its_own(house: House, come: Visit) -> None:
    player = come(house, bypass_csp=True)
    table(player, bots=2)
    player.play_to_the_end()
    end = player.page.get_by_role("dialog")
    expect(end).to_be_visible()
    view = tables(player)[-1]["view"]
    expect(end.get_by_role("heading", level=2)).to_have_text(headline(view))
    expect(end).to_contain_text(view["verdict"])
    expect(end.get_by_role("table")).to_be_visible()
    expect(end.get_by_role("img", name="Points answer by answer")).to_be_visible()
    assert violations(player) == []
    reached: set[str] = set()
    for _ in range(14):
        player.page.keyboard.press("Tab")
        reached.add(player.page.evaluate("document.activeElement?.textContent?.trim().split(' ')[0] ?? ''"))
    assert {"Rematch", "Watch", "Share", "Shelf", "See"} <= reached
    player.page.keyboard.press("Escape")
    expect(end).to_have_count(0)
    player.page.get_by_role("button", name="The end").focus()
    player.page.keyboard.press("Enter")
    expect(end).to_be_visible()
    player.page.get_by_role("button", name="Rematch").click()
    expect(player.page.locator(".words.over")).to_have_count(0)


def test_a_moment_leads_into_the_replay(house: House, come: Visit) -> None:
    player = come(house)
    table(player, bots=1)
    player.play_to_the_end()
    moment = player.page.get_by_role("dialog").locator(".course li a").first
    step = (moment.get_attribute("href") or "").split("step=")[1].split("&")[0]
    moment.click()
    expect(player.page.locator(".count")).to_contain_text(f"Step {step} of")


def test_the_end_fits_a_phone(house: House, come: Visit) -> None:
    phone = come(house, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    table(phone, bots=1)
    phone.play_to_the_end()
    end = phone.page.get_by_role("dialog")
    expect(end.get_by_role("button", name="Rematch")).to_be_in_viewport(ratio=1)
    assert phone.page.evaluate("document.querySelector('dialog').scrollWidth <= innerWidth")
