"""A whole campaign in the browser: five chapters, with a draft after each, by clicking."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.house import ROOT, Player
from tests.web.test_table import origin
from worldtable.record import read

WON = ROOT / "tests" / "replays" / "worldbreakers" / "campaign-won.jsonl"
# Clicks one answer after the other as soon as it can be seen; the number of the first that cannot, or of all of them.
CLICK_ALL = """async (codes) => {
    const patience = 20000;
    for (const [turn, code] of codes.entries()) {
        const end = performance.now() + patience;
        const what = `button.choosable[data-code="${code}"], button[data-choice="${code}"]:enabled`;
        const ready = () => document.querySelector(`.table[data-turn="${turn}"]`) && document.querySelector(what);
        while (!ready()) {
            if (performance.now() > end) return turn;
            await new Promise((go) => setTimeout(go, 4));
        }
        ready().click();
    }
    return codes.length;
}"""


def test_a_campaign_is_won_by_clicking(player: Player) -> None:
    record = read(WON)
    player.context.request.post(f"{player.house.url}/api/me", data={"name": "Ada"}, headers=origin(player))
    wish = {"game": record.game, "seats": [{"kind": "me"}], "options": record.options, "seed": str(record.seed)}
    made = player.context.request.post(f"{player.house.url}/api/tables", data=wish, headers=origin(player))
    player.go(f"/table/{made.json()['code']}")
    player.at_table()
    expect(player.page.locator(".log")).to_contain_text("Chapter 1: Out of the Khan's City")
    codes = [answer.choose for answer in record.answers]
    assert player.page.evaluate(CLICK_ALL, codes) == len(codes)
    expect(player.page.locator(".words.over")).to_be_visible()
    player.page.get_by_role("tab", name="Story").click()
    expect(player.page.locator(".log")).to_contain_text("the words that nobody in Venice will believe")
