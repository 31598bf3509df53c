"""A whole campaign in the browser: five chapters, with a draft after each, by clicking."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.house import ROOT, Player
from tests.web.test_table import origin
from worldtable.engine.loop import answer_as
from worldtable.record import Record, game_of, read, start

WON = ROOT / "tests" / "replays" / "worldbreakers" / "campaign-won.jsonl"
# Clicks one answer after the other as soon as it can be seen; the turn of the first that cannot, if there is one.
CLICK_ALL = """async (ways) => {
    const patience = 20000;
    const now = () => document.querySelector('.table')?.dataset.turn;
    for (const [turn, way] of ways) {
        for (const code of way) {
            const end = performance.now() + patience;
            const thing = `button.choosable[data-code="${code}"], button[data-choice="${code}"]:enabled`;
            const what = code < 0 ? 'button[data-send]:enabled' : thing;
            const ready = () => now() === String(turn) && document.querySelector(what);
            while (!ready() && Number(now()) <= turn) {
                if (performance.now() > end) return turn;
                await new Promise((go) => setTimeout(go, 4));
            }
            ready()?.click();
        }
    }
    return null;
}"""
SEND = -1  # in a way: what was gathered is sent


def ways(record: Record) -> list[tuple[int, list[int]]]:
    """What is pointed at in each turn; an answer's own code where it is a button. What is gathered goes together."""
    game = game_of(record)
    s = start(game, record)
    found: list[tuple[int, list[int]]] = []
    gathering = 0
    for turn, answer in enumerate(record.answers):
        view = game.view(s, answer.seat)
        choice = next(each for each in view.choices if each.code == answer.choose)
        points = choice.points or [choice.code]
        if gathering:
            found[-1][1].extend(points)
        else:
            found.append((turn, points.copy()))
            gathering = view.several.count if view.several else 1
        gathering -= 1
        if view.several and not gathering:
            found[-1][1].append(SEND)
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
    assert player.page.evaluate(CLICK_ALL, ways(record)) is None
    expect(player.page.locator(".words.over")).to_be_visible()
    player.see_table()
    player.page.get_by_role("tab", name="Story").click()
    expect(player.page.locator(".log")).to_contain_text("the words that nobody in Venice will believe")
