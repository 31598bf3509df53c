"""A real server and a real browser for the tests of the client, and a player who clicks."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from secrets import randbits
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page
from playwright.sync_api import TimeoutError as LateError

from tests.puzzled import TODAY

ROOT = Path(__file__).parent.parent.parent
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WORLDS = 24  # tables on which a review tries each answer: enough to be looked at
PATIENCE = 30_000  # milliseconds that anything may take


def chromium() -> str:
    """The browser of this machine."""
    named = os.environ.get("WORLDTABLE_CHROMIUM")
    found = named or next((path for each in BROWSERS if (path := shutil.which(each))), None)
    if not found:
        raise RuntimeError(
            "The tests of the client need Chromium: apt-get install chromium, or set WORLDTABLE_CHROMIUM."
        )
    return found


class House:
    """One server process on one database; it can be killed and started again on the same port."""

    def __init__(self, folder: Path, pace: float = 0.0) -> None:
        self.folder = folder
        self.pace = pace
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None
        self.killed = False  # at least once: what was on its way then is lost
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "worldtable.server", "--no-browser", "--unlimited", "--workers", "1"]
        command += ["--port", str(self.port), "--pace", str(self.pace), "--limit", "hinting=0.2"]
        command += ["--limit", f"worlds={WORLDS}", "--day", str(TODAY)]
        command += ["--database", f"sqlite:///{self.folder / 'tables.db'}"]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        self.wait()

    def wait(self) -> None:
        for _ in range(200):
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=5):
                    return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError(f"The server did not start: {(self.folder / 'server.log').read_text()[-2000:]}")

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.killed = True
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Player:
    """Somebody in front of a browser: reads what is shown, clicks what glows."""

    def __init__(self, house: House, context: BrowserContext) -> None:
        self.house = house
        self.context = context
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.troubles: list[str] = []
        self.frames: list[str] = []  # all that the server said over WebSockets
        self.page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        self.page.on("console", self.heard)
        self.page.on("websocket", lambda line: line.on("framereceived", self.received))

    def heard(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type}: {message.text}")

    def received(self, frame: str | bytes) -> None:
        self.frames.append(frame if isinstance(frame, str) else frame.decode())

    def real_troubles(self) -> list[str]:
        """What the browser complained of, but for lost connections and a first visit without a name."""
        expected = "status of 401|ERR_CONNECTION_REFUSED|WebSocket connection to"
        if self.house.killed:
            expected += "|ERR_CONTENT_LENGTH_MISMATCH|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED"
        return [each for each in self.troubles if not re.search(expected, each)]

    # Going places.

    def go(self, path: str) -> None:
        self.page.goto(f"{self.house.url}{path}")

    def play_now(self, game: str) -> None:
        """A table against a bot, by the way over the shelf."""
        for _ in range(20):
            self.go("/")
            self.play_against(game)
            self.at_table()
            self.wait_asked_or_over()
            if not self.over():  # a game with luck can end before
                return
        raise AssertionError("Every game is over at once.")

    def sit_down(self, game: str, answers: int = 0, **wishes: Any) -> None:
        """The same table without the way there, where something is asked after so many answers."""
        self.post("/api/me", {"name": "Guest"})
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "level1"}]
        for _ in range(20):
            table = {"game": game, "seats": seats, "seed": str(randbits(40)), **wishes}
            self.go(f"/table/{self.post('/api/tables', table)['code']}")
            self.at_table()
            if all(self.answer(nth) for nth in range(answers)):
                self.wait_asked_or_over()
                if not self.over():
                    return
        raise AssertionError("Every game is over at once.")

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """What the service answers, as this browser would be answered."""
        url, origin = self.house.url, {"Origin": self.house.url}
        reply = self.context.request.post(f"{url}{path}", data=body, headers=origin)
        assert reply.ok, reply.text()
        found: dict[str, Any] = reply.json()
        return found

    def play_against(self, game: str, bot: str = "level1") -> None:
        """From the shelf: the box, the bot, the gold button."""
        self.page.locator(f'label:has([data-game="{game}"])').click()
        self.page.locator(f'label:has([data-bot="{bot}"])').click()
        self.page.get_by_role("button", name=re.compile("^Play ")).click()

    def set_table(self, game: str, *seats: str) -> None:
        """The page of a new table with as many seats, each "me", "open" or a bot; it is not opened yet."""
        self.go(f"/new/{game}")
        places = self.page.locator("ol.seats button.seat[aria-pressed]")
        places.first.wait_for()
        for number in range(places.count(), len(seats), -1):
            self.page.get_by_role("button", name=f"Take seat {number} away").click()
        for _ in range(places.count(), len(seats)):
            self.page.get_by_role("button", name="Another seat").click()
        for at, who in enumerate(seats[1:], 1):
            places.nth(at).click()
            self.page.locator(f'[data-who="{who}"], button[data-bot="{who}"]').click()

    def open_table(self) -> None:
        self.page.get_by_role("button", name="Open the table").click()

    def ready(self) -> None:
        """Say so. A click that meets a lobby just being laid out anew is given again; a refusal is not."""
        button = self.page.get_by_role("button", name="I am ready")
        button.click()
        try:
            button.wait_for(state="detached", timeout=5000)
        except LateError:
            assert self.page.get_by_role("alert").all_inner_texts() == []
            button.click()
            button.wait_for(state="detached")

    def at_table(self) -> None:
        self.page.locator(".board").wait_for()

    @property
    def code(self) -> str:
        return self.page.url.split("?")[0].rstrip("/").split("/")[-1]

    # Reading the table.

    @property
    def prompt(self) -> str:
        return self.page.locator(".question .words").inner_text().strip()

    @property
    def choices(self) -> Locator:
        return self.page.locator("button.choosable, button[data-choice]:enabled")

    def over(self) -> bool:
        return self.page.locator(".words.over").count() > 0

    def see_table(self) -> None:
        """Look at the table again, if the end of the game lies over it."""
        if self.over():
            end = self.page.get_by_role("dialog")
            end.wait_for()
            self.page.keyboard.press("Escape")
            end.wait_for(state="detached")

    def wait_asked(self) -> None:
        self.choices.first.wait_for()

    def wait_asked_or_over(self) -> None:
        self.page.locator("button.choosable, button[data-choice]:enabled, .words.over").first.wait_for()

    def thing(self, id: str) -> Locator:
        return self.page.locator(f'[data-thing="{id}"]')

    # Playing.

    def choose(self, label: str) -> None:
        """Click the thing or the button that stands for an answer."""
        self.wait_asked()
        exact = re.compile(rf"^{re.escape(label)}(\.|$)")
        self.choices.and_(self.page.get_by_role("button", name=exact)).first.click()

    def answer(self, nth: int) -> bool:
        """Give one answer, the nth of what may be chosen; False when the game is over."""
        self.wait_asked_or_over()
        if self.over():
            return False
        shown = self.page.evaluate(CLICK, nth)
        if shown is not None:
            self.page.wait_for_function(GONE_ON, arg=shown)
        return True

    def play_to_the_end(self, most: int = 3000) -> int:
        """Answer until it is over, each question once it is drawn; how many answers that took."""
        count: int = self.page.evaluate(PLAY, [most, PATIENCE])
        assert self.over(), f"The game is not over after {count} answers."
        return count


# A click like a person's, without the pointer's way to it: whole games have hundreds.
CLICK = """(nth) => {
    const things = [...document.querySelectorAll('button.choosable')];
    const buttons = [...document.querySelectorAll('button[data-choice]:enabled')];
    const { turn, path } = document.querySelector('.table').dataset;
    const doubt = Number(path) >= 100; // it ends the game: is it meant?
    const whole = document.querySelector('[data-send]:enabled'); // all that is wanted is gathered
    if (whole) {
        whole.click();
        return `${turn} ${path}`;
    }
    const found = doubt ? buttons : things.length && nth % 4 ? things : [...things, ...buttons];
    if (!found.length) return null;
    found[nth % found.length].click();
    return `${turn} ${path}`;
}"""
GONE_ON = """(sign) => {
    const table = document.querySelector('.table');
    if (!table) return document.querySelector('.curtain') !== null;
    return `${table.dataset.turn} ${table.dataset.path}` !== sign || document.querySelector('.words.over') !== null;
}"""

# The same again and again, frame by frame, without a word between the page and the test.
PLAY = f"""async ([most, patience]) => {{
    const click = {CLICK};
    const goneOn = {GONE_ON};
    const asked = 'button.choosable, button[data-choice]:enabled, .words.over';
    const isAsked = () => [...document.querySelectorAll(asked)].some((each) => each.checkVisibility());
    const until = async (what) => {{
        const end = performance.now() + patience;
        while (!what()) {{
            if (performance.now() > end) throw new Error(`in vain: ${{document.querySelector('main')?.innerText}}`);
            await new Promise(requestAnimationFrame);
        }}
    }};
    for (let count = 0; count < most; count++) {{
        await until(isAsked);
        if (document.querySelector('.words.over')) return count;
        const sign = click(count * 7 + 3);
        if (sign !== null) await until(() => goneOn(sign));
    }}
    return most;
}}"""

# Nothing moves and nothing waits, unless a test is about that.
STILL = {"speed": "once", "motion": "calm"}
REMEMBER = "localStorage.getItem('worldtable') ?? localStorage.setItem('worldtable', JSON.stringify({}))"


def visit(house: House, browser: Browser, kept: dict[str, Any] | None = None, **wishes: Any) -> Player:
    """Somebody comes in, with what their device remembers."""
    settings: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce", **wishes}
    context = browser.new_context(**settings)
    context.add_init_script(REMEMBER.replace("{}", json.dumps(STILL if kept is None else kept)))
    return Player(house, context)


def pages(game: str, code: str) -> dict[str, str]:
    """Every page of the client but the table, and what is there once it is complete."""
    return {
        "/": ".box",
        f"/new/{game}": "ol.seats",
        f"/rules/{game}": "[data-chapter]",
        f"/rules/{game}/R1": ".rule",
        f"/keep/{game}": ".signs .picture",
        f"/cards/{game}": "button.one",
        "/lab": "button.game",
        "/tables": "li.row",
        "/join": "main form",
        f"/replay/{code}": ".dock",
        "/puzzle": "[data-tries]",
        "/puzzle/earlier": "a.row",
        "/puzzle/results": "main h2",
        "/nowhere": "h1",
    }
