"""Make the pictures of `docs/images`: `make images`. They come from real tables on a real server.

What is only to be looked at goes to `build/pictures`: the worst cases of every game, and sheets of all its art.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.web.book_images import IMAGES as BOOK_IMAGES
from tests.web.book_images import book_images
from tests.web.gallery import sheets
from tests.web.house import FLAGS, ROOT, House, Player, chromium, visit
from tests.web.positions import messages, worst
from tests.web.stage import Stage
from worldtable import webbuild
from worldtable.games import SHELF

IMAGES = ROOT / "docs" / "images"
WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
DRAWN = """() => [...document.images].every((image) => image.complete)
    && document.querySelector('svg.picture:empty') === null"""
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PICTURES = ROOT / "build" / "pictures"  # not kept: to be looked at
WORST = {"wide": (1280, 720), "phone": (390, 844)}
ANSWERS = 14  # until a table has something to show


def shoot(player: Player, name: str) -> None:
    player.page.mouse.move(2, 2)
    player.page.evaluate("window.scrollTo(0, 0)")
    player.page.wait_for_timeout(400)
    player.page.screenshot(path=IMAGES / f"{name}.png")
    print(IMAGES / f"{name}.png")


def table(house: House, browser: Browser, game: str) -> None:
    """A table in play, wide and on a phone; it has the light of its own world, by day and by night."""
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
    phone.context.close()
    player.context.close()


def worst_cases(house: House, browser: Browser, game: str, folder: Path) -> list[Path]:
    """What is hardest to draw of a game, on a small screen and on a phone."""
    cases = worst(game)
    found: list[Path] = []
    for size, (width, height) in WORST.items():
        stage = Stage(house, lambda house, **wishes: visit(house, browser, **wishes), (width, height))
        for name, message in zip(cases, messages(game, list(cases.values())), strict=True):
            stage.show(message)
            stage.page.wait_for_function(DRAWN)
            found.append(folder / f"{game}-{name.replace(' ', '-')}-{size}.png")
            stage.page.screenshot(path=found[-1])
        stage.player.context.close()
    return found


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
    PICTURES.mkdir(parents=True, exist_ok=True)
    BOOK_IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=chromium(), args=FLAGS)
        house = House(Path(folder))
        try:
            shelf(house, browser)
            for path in book_images(house, browser):
                print(path)
            for game in SHELF:
                table(house, browser, game)
                for path in (*worst_cases(house, browser, game, PICTURES), *sheets(house, browser, game, PICTURES)):
                    print(path)
        finally:
            house.stop()
            browser.close()


if __name__ == "__main__":
    main()
