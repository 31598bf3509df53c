"""A whole campaign in the browser: five chapters, with a draft after each, by clicking."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.house import ROOT, Player
from tests.web.test_table import origin
from worldtable.engine.loop import answer_as
from worldtable.record import Record, game_of, read, start

WON = ROOT / "tests" / "replays" / "worldbreakers" / "campaign-won.jsonl"
# Clicks one answer after the other as soon as it can be seen, and closes what is told between chapters; the number of the
# first answer that cannot be given, or of all of them, and what was told.
CLICK_ALL = """async ([ways, from]) => {
    const patience = 20000;
    const told = [];
    const now = () => document.querySelector('.table')?.dataset.turn;
    const close = () => {
        const panel = document.querySelector('dialog[data-panel]');
        if (panel) told.push(panel.dataset.panel);
        panel?.querySelector('button.main').click();
        return panel;
    };
    for (const [at, way] of ways.entries()) {
        const turn = from + at;
        for (const code of way) {
            const end = performance.now() + patience;
            const what = `button.choosable[data-code="${code}"], button[data-choice="${code}"]:enabled`;
            const ready = () => now() === String(turn) && !close() && document.querySelector(what);
            while (!ready() && Number(now()) <= turn) {
                if (performance.now() > end) return [turn, told];
                await new Promise((go) => setTimeout(go, 4));
            }
            ready()?.click();
        }
    }
    return [from + ways.length, told];
}"""
CHAPTER_2 = 58  # answers before it begins


def ways(record: Record) -> list[list[int]]:
    """What is pointed at for each answer, in order; its own code where it is a button."""
    game = game_of(record)
    s = start(game, record)
    found: list[list[int]] = []
    for answer in record.answers:
        choice = next(each for each in game.view(s, answer.seat).choices if each.code == answer.choose)
        found.append(choice.points or [choice.code])
        answer_as(s, answer.seat, answer.choose)
    return found


def test_a_campaign_is_won_by_clicking(player: Player) -> None:
    record = read(WON)
    player.context.request.post(f"{player.house.url}/api/me", data={"name": "Ada"}, headers=origin(player))
    wish = {"game": record.game, "seats": [{"kind": "me"}], "options": record.options, "seed": str(record.seed)}
    made = player.context.request.post(f"{player.house.url}/api/tables", data=wish, headers=origin(player))
    player.go(f"/table/{made.json()['code']}")
    player.at_table()
    player.page.get_by_role("tab", name="Story").click()
    expect(player.page.locator(".log")).to_contain_text("Chapter 1: Out of the Khan's City")
    player.page.get_by_role("button", name="Close").click()
    clicks = ways(record)
    assert player.page.evaluate(CLICK_ALL, [clicks[:CHAPTER_2], 0]) == [CHAPTER_2, ["1 won 1"]]
    news_are_told_once(player)
    told = [f"{number} {what}" for number in range(2, 6) for what in ("new", "won 1")][1:-1]
    assert player.page.evaluate(CLICK_ALL, [clicks[CHAPTER_2:], CHAPTER_2]) == [len(record.answers), told]
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
