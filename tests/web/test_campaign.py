"""A campaign in the browser: first and last chapter by clicking, drafts, and what is told between chapters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.house import ROOT, House, Player
from tests.web.positions import Position, messages
from tests.web.sitting import Sitting
from tests.web.stage import Stage
from worldtable.engine.loop import answer, answer_as
from worldtable.games.worldbreakers.codes import GAIN
from worldtable.games.worldbreakers.state import State
from worldtable.record import Record, game_of, read, start

WON = ROOT / "tests" / "replays" / "worldbreakers" / "campaign-won.jsonl"
# Clicks one answer after the other as soon as it can be seen, and closes what is told between chapters; gives the
# turn of the first that cannot be clicked, null if there is none, and what was told.
CLICK_ALL = """async (ways) => {
    const patience = 20000;
    const told = [];
    const now = () => document.querySelector('.table')?.dataset.turn;
    const close = () => {
        const panel = document.querySelector('dialog[data-panel]');
        if (panel) told.push(panel.dataset.panel);
        panel?.querySelector('button.main').click();
        return panel;
    };
    for (const [turn, way] of ways) {
        for (const code of way) {
            const end = performance.now() + patience;
            const thing = `button.choosable[data-code="${code}"], button[data-choice="${code}"]:enabled`;
            const what = code < 0 ? 'button[data-send]:enabled' : thing;
            const ready = () => now() === String(turn) && !close() && document.querySelector(what);
            while (!ready() && Number(now()) <= turn) {
                if (performance.now() > end) return [turn, told];
                await new Promise((go) => setTimeout(go, 4));
            }
            ready()?.click();
        }
    }
    return [null, told];
}"""
SEND = -1  # in a way: what was gathered is sent
CHAPTER_2 = 58  # answers before it begins
CHAPTER_4_WON = 242


@dataclass(frozen=True)
class Given:
    """An answer of the record: to which question, and what is pointed at for it; its own code for a button."""

    question: int
    code: int
    points: list[int]
    several: int  # how many are gathered before they are sent, 0 if each goes alone


def answers(record: Record) -> list[Given]:
    game = game_of(record)
    s = start(game, record)
    found: list[Given] = []
    for given in record.answers:
        view = game.view(s, given.seat)
        choice = next(each for each in view.choices if each.code == given.choose)
        several = view.several.count if view.several else 0
        found.append(Given(s.question, given.choose, choice.points or [choice.code], several))
        answer_as(s, given.seat, given.choose)
    return found


def ways(given: list[Given], first: int, last: int) -> list[tuple[int, list[int]]]:
    """What is pointed at in each turn from one to another. What is gathered goes together."""
    found: list[tuple[int, list[int]]] = []
    gathering = 0
    for turn in range(first, last):
        each = given[turn]
        if gathering:
            found[-1][1].extend(each.points)
        else:
            found.append((turn, each.points.copy()))
            gathering = each.several or 1
        gathering -= 1
        if each.several and not gathering:
            found[-1][1].append(SEND)
    return found


@pytest.mark.early
def test_a_campaign_is_won_by_clicking(player: Player) -> None:
    record = read(WON)
    given = answers(record)
    table = Sitting(player, record.game, str(record.seed), 1, **record.options)
    player.go(f"/table/{table.code}")
    player.at_table()
    player.page.get_by_role("tab", name="Story").click()
    expect(player.page.locator(".log")).to_contain_text("Chapter 1: Out of the Khan's City")
    player.page.get_by_role("button", name="Close").click()
    assert player.page.evaluate(CLICK_ALL, ways(given, 0, CHAPTER_2)) == [None, ["1 won 1"]]
    news_are_told_once(player)
    player.go("/rules/worldbreakers")  # nobody looks while the next three chapters are played
    for each in given[CHAPTER_2:CHAPTER_4_WON]:
        table.call(f"/api/tables/{table.code}/answer", {"seat": 0, "question": each.question, "choose": each.code})
    player.go(f"/table/{table.code}")
    panel = player.page.get_by_role("dialog", name="Chapter 4 is won")
    expect(panel).to_contain_text("Won in round 5: 7 power to 3, 4 more.")
    expect(panel).to_contain_text("Choose 3 of 6 cards for your deck.")
    last = ways(given, CHAPTER_4_WON, len(given))
    assert player.page.evaluate(CLICK_ALL, last) == [None, ["4 won 1", "5 new"]]
    expect(player.page.locator(".words.over")).to_be_visible()
    player.see_table()
    player.page.get_by_role("tab", name="Story").click()
    expect(player.page.locator(".log")).to_contain_text("the words that nobody in Venice will believe")


def news_are_told_once(player: Player) -> None:
    """Closed by a key, they come no more, but can be read again on the map, which tells what came of chapter 1."""
    page = player.page
    panel = page.get_by_role("dialog", name="New in this chapter")
    expect(panel).to_contain_text("Poised Duelist and Forbidding Guru")
    page.keyboard.press("Enter")
    expect(panel).to_have_count(0)
    page.reload()
    player.at_table()
    page.keyboard.press("m")
    stops = page.get_by_role("tablist", name="Chapters").get_by_role("tab")
    expect(stops).to_have_count(5)
    names = [stop.get_attribute("aria-label") for stop in stops.all()]
    assert names[:3] == [
        "Chapter 1: Out of the Khan's City, won, 5 to 3",
        "Chapter 2: The Singing Sands, being played",
        "Chapter 3, to come",
    ]
    told = page.get_by_role("tabpanel", name="Chapter 2")
    expect(told).to_contain_text("Riders on the Horizon")
    stops.nth(1).focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tabpanel", name="Chapter 1")).to_contain_text("Won in round 5: 5 power to 3, 2 more.")
    expect(stops.first).to_be_focused()
    stops.nth(1).click()
    told.get_by_role("button", name="Rule S16").click()
    expect(page.locator('[data-rule="S16"]')).to_be_visible()
    expect(page.locator("dialog[data-panel]")).to_have_count(0)
    page.get_by_role("button", name="Close").click()


def a_loss() -> dict[str, Any]:
    """A table whose second chapter was lost, as a browser gets it."""
    record = read(WON)
    game = game_of(record)
    s = start(game, record)
    assert isinstance(s, State)
    for each in record.answers[:CHAPTER_2]:
        answer_as(s, each.seat, each.choose)
    s.power[1] = 9
    while not s.asks[0].prompt(s).startswith("Chapter 2 is lost"):
        answer(s, GAIN if GAIN in s.options[0] else s.options[0][-1])
    step = Position("campaign-won.jsonl", 0, 0, 0, 0, 0, 1, 0, "campaign")
    message = next(messages("worldbreakers", [step]))
    message["view"] = {**game.view(s, 0).data(), "question": message["view"]["question"]}
    message["info"]["code"] = "AAAA-AAAA-AAAA"
    return message


def test_a_loss_tells_what_stays_on_a_phone(house: House, come: Visit) -> None:
    stage = Stage(house, come, (390, 844))
    stage.show(a_loss())
    panel = stage.page.get_by_role("dialog", name="Chapter 2 is lost")
    expect(panel).to_contain_text("All 23 cards stay yours, drafted ones too.")
    expect(panel).to_contain_text("What lay on the table, mythium, standing and power are gone.")
    again = panel.get_by_role("button", name="Try again", exact=True)
    expect(again).to_be_focused()
    expect(again).to_be_in_viewport(ratio=1)
    stage.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    stage.page.get_by_role("button", name="Map").click()
    sheet = stage.page.get_by_role("dialog", name="The campaign")
    expect(sheet).to_contain_text("1 of 5 chapters won · 1 game lost")
    expect(sheet.get_by_role("tab", name="Chapter 2: The Singing Sands, lost")).to_have_attribute(
        "aria-selected", "true"
    )
    stage.page.keyboard.press("m")
    expect(sheet).to_have_count(0)
