"""A whole campaign in the browser: five chapters, with a draft after each, by clicking."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.house import ROOT, Player
from tests.web.test_table import origin
from worldtable.engine.loop import answer_as
from worldtable.record import Record, game_of, read, start

WON = ROOT / "tests" / "replays" / "worldbreakers" / "campaign-won.jsonl"
# Clicks one answer after the other as soon as it can be seen; the number of the first that cannot, or of all of them.
CLICK_ALL = """async (ways) => {
    const patience = 20000;
    const now = () => document.querySelector('.table')?.dataset.turn;
    for (const [turn, way] of ways.entries()) {
        for (const code of way) {
            const end = performance.now() + patience;
            const what = `button.choosable[data-code="${code}"], button[data-choice="${code}"]:enabled`;
            const ready = () => now() === String(turn) && document.querySelector(what);
            while (!ready() && Number(now()) <= turn) {
                if (performance.now() > end) return turn;
                await new Promise((go) => setTimeout(go, 4));
            }
            ready()?.click();
        }
    }
    return ways.length;
}"""


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
    assert player.page.evaluate(CLICK_ALL, ways(record)) == len(record.answers)
    expect(player.page.locator(".words.over")).to_be_visible()
    player.see_table()
    player.page.get_by_role("tab", name="Story").click()
    expect(player.page.locator(".log")).to_contain_text("the words that nobody in Venice will believe")
