"""Make the pictures of `docs/images`: `make images`. They come from real tables on a real server."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.web.house import FLAGS, ROOT, House, Player, chromium, visit
from worldtable import webbuild
from worldtable.games import SHELF

IMAGES = ROOT / "docs" / "images"
WIDE = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
ANSWERS = 14  # until a table has something to show


def shoot(player: Player, name: str) -> None:
    player.page.mouse.move(2, 2)
    player.page.evaluate("window.scrollTo(0, 0)")
    player.page.wait_for_timeout(400)
    player.page.screenshot(path=IMAGES / f"{name}.png")
    print(IMAGES / f"{name}.png")


def table(house: House, browser: Browser, game: str) -> None:
    """A table in play, wide and on a phone, by day and by night."""
    player = visit(house, browser, **WIDE)
    player.play_now(game)
    for nth in range(ANSWERS):
        player.answer(nth * 4 + 1)
        if player.over():
            player.play_now(game)
    player.page.locator("button.choosable, button[data-choice], .words.over").first.wait_for()
    shoot(player, game)
    phone = visit(house, browser, **PHONE, storage_state=player.context.storage_state())
    phone.go(f"/table/{player.code}")
    phone.at_table()
    shoot(phone, f"{game}-phone")
    player.page.emulate_media(color_scheme="dark")
    shoot(player, f"{game}-dark")
    phone.context.close()
    player.context.close()


def shelf(house: House, browser: Browser) -> None:
    for name, wishes in (("shelf", WIDE), ("shelf-phone", PHONE), ("shelf-dark", {**WIDE, "color_scheme": "dark"})):
        player = visit(house, browser, **wishes)
        player.go("/")
        player.page.locator(".box").first.wait_for()
        shoot(player, name)
        player.context.close()


def main() -> None:
    trouble = webbuild.ensure()
    if trouble:
        raise SystemExit(trouble)
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=chromium(), args=FLAGS)
        house = House(Path(folder))
        try:
            shelf(house, browser)
            for game in SHELF:
                table(house, browser, game)
        finally:
            house.stop()
            browser.close()


if __name__ == "__main__":
    main()
