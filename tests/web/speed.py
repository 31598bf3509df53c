"""How fast tables are drawn: `make speed`. It prints what it measured and judges nothing: machines differ.

A fresh browser shows the fullest position of the corpus for each number of players. Milliseconds of the clock say
what a player waits; those of the processor say what a page costs, also on a machine that is busy with something else.
"""

from __future__ import annotations

import json
import os
import tempfile
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tests.web.house import FLAGS, House, Player, chromium, visit
from tests.web.positions import Json, Position, messages, questions, things
from worldtable import webbuild
from worldtable.games import SHELF

PLAYERS = {"worldbreakers": (2,), "world_of_wonders": (4, 7)}  # all others: four
TIMES = 3  # medians of as many
ANSWERS = 6  # in motion, one after the other
LIVELY = {"speed": "normal", "motion": "full"}
LATE = 34  # milliseconds: two pictures of a screen that shows 60 a second
TABLE = "/table/AAAA-AAAA-AAAA"

# A line that says what it is told to say, at a moment that is known.
LINE = """
window.WebSocket = class {
    static CLOSED = 3;
    readyState = 1;
    constructor() { window.line = this; setTimeout(() => this.onopen(new Event('open'))); }
    send() {}
    close() {}
};
"""
READY = "() => window.line !== undefined"
FETCH = "(address) => import(address).then(() => 0)"
FETCHED = (
    "() => performance.getEntriesByType('resource').map((each) => each.name).filter((name) => name.endsWith('.js'))"
)
# From the message until a frame has been painted that holds the table and every picture of it.
SHOW = """async (text) => {
    const turn = String(JSON.parse(text).turn);
    const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const start = performance.now();
    window.line.onmessage(new MessageEvent('message', { data: text }));
    for (;;) {
        await painted();
        const there = document.querySelector(`main.table[data-turn="${turn}"] .zone`) !== null;
        const pictures = [...document.querySelectorAll('svg.picture')];
        const drawn = pictures.length > 0 && pictures.every((picture) => picture.childElementCount > 0);
        if (there && drawn && [...document.images].every((image) => image.complete)) return performance.now() - start;
    }
}"""
# The time of every frame while an answer is told by motion.
MOVE = """async (text) => {
    const frame = () => new Promise(requestAnimationFrame);
    const frames = [];
    const turn = String(JSON.parse(text).turn);
    window.line.onmessage(new MessageEvent('message', { data: text }));
    while (document.querySelector(`main.table[data-turn="${turn}"]`) === null) await frame();
    const moves = (each) => each.playState === 'running' && each.effect.getTiming().iterations !== Infinity;
    do frames.push(await frame());
    while (frames.length < 12 || document.getAnimations().some(moves));
    return frames;
}"""
COSTS = {
    "ScriptDuration": "script",
    "RecalcStyleDuration": "style",
    "LayoutDuration": "layout",
    "TaskDuration": "all",
}


@dataclass
class Drawn:
    """A table that was drawn once: the clock until it stood, and what the processor spent on it."""

    clock: float
    costs: dict[str, float]


def spent(line: CDPSession) -> dict[str, float]:
    """Milliseconds of the processor in the page's main thread so far, by what they were spent on."""
    found = {each["name"]: each["value"] * 1000 for each in line.send("Performance.getMetrics")["metrics"]}
    return {name: found[key] for key, name in COSTS.items()}


def come(
    house: House, browser: Browser, code: list[str], kept: dict[str, Any] | None = None, **wishes: Any
) -> Player:
    """Somebody at a table that has not spoken yet; the code that draws it has been fetched."""
    player = visit(house, browser, kept, **wishes)
    player.context.add_init_script(LINE)
    player.go(TABLE)
    player.page.wait_for_function(READY)
    for each in code:
        player.page.evaluate(FETCH, each)
    return player


def needed(house: House, browser: Browser, message: Json) -> list[str]:
    """The code that a table needs."""
    player = come(house, browser, [])
    player.page.evaluate(SHOW, json.dumps(message))
    found: list[str] = player.page.evaluate(FETCHED)
    player.context.close()
    return found


def first_frame(house: House, browser: Browser, message: Json, code: list[str]) -> Drawn:
    player = come(house, browser, code)
    line = player.context.new_cdp_session(player.page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = spent(line)
    clock: float = player.page.evaluate(SHOW, json.dumps(message))
    after = spent(line)
    player.context.close()
    return Drawn(clock, {name: after[name] - before[name] for name in before})


def arrival(house: House, browser: Browser, game: str, players: int) -> float:
    """From the address of a table that is in play until it stands on the page: a real one, with bots."""
    player = visit(house, browser)
    headers = {"Origin": house.url}
    player.context.request.post(f"{house.url}/api/me", data={"name": "Ada"}, headers=headers)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (players - 1)]
    wish = {"game": game, "seed": "3", "seats": seats}
    made = player.context.request.post(f"{house.url}/api/tables", data=wish, headers=headers)
    player.go(f"/table/{made.json()['code']}")
    player.page.locator(".board .zone").first.wait_for()
    found: float = player.page.evaluate("() => performance.now()")
    player.context.close()
    return found


def motion(page: Page, told: list[Json]) -> list[float]:
    """The time between frames while answers are told by motion."""
    gaps: list[float] = []
    for message in told:
        frames: list[float] = page.evaluate(MOVE, json.dumps(message))
        gaps += [after - before for before, after in pairwise(frames)]
    return gaps


def on_the_way(position: Position) -> list[Position]:
    """The last positions before one, and the position itself, seen by the same player."""
    return [replace(position, step=position.step - back) for back in range(ANSWERS, -1, -1)]


def fullest(game: str, players: int) -> Position:
    """The position with most things in it."""
    return max((each for each in questions(game) if each.players == players and not each.way), key=things)


def measure(house: House, browser: Browser, game: str, players: int) -> None:
    before, *told = messages(game, on_the_way(fullest(game, players)))
    message = told[-1]
    code = needed(house, browser, message)
    drawn = [first_frame(house, browser, message, code) for _ in range(TIMES)]
    costs = {name: median(each.costs[name] for each in drawn) for name in COSTS.values()}
    sight = median(arrival(house, browser, game, players) for _ in range(TIMES))
    player = come(house, browser, code, LIVELY, reduced_motion="no-preference")
    player.page.evaluate(SHOW, json.dumps(before))
    gaps = motion(player.page, told)
    player.context.close()
    clock = median(each.clock for each in drawn)
    row = [f"{clock:.0f}", *(f"{each:.0f}" for each in costs.values()), f"{sight:.0f}"]
    row += [f"{1000 * len(gaps) / sum(gaps):.0f}", f"{sum(gap > LATE for gap in gaps)} of {len(gaps)}"]
    print("|", SHELF[game].title, "|", players, "|", " | ".join(row), "|", flush=True)


def main() -> None:
    trouble = webbuild.ensure()
    if trouble:
        raise SystemExit(trouble)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=chromium(), args=FLAGS)
        house = House(Path(folder))
        try:
            print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; milliseconds, medians of {TIMES}")
            print("| game | players | first frame | script | style | layout | all | in sight | frames/s | late |")
            print("|---|---|---|---|---|---|---|---|---|---|")
            for game in SHELF:
                for players in PLAYERS.get(game, (4,)):
                    measure(house, browser, game, players)
        finally:
            house.stop()
            browser.close()


if __name__ == "__main__":
    main()
