"""The pictures of the rulebooks: positions of the corpus as the client draws them. `make images` makes them too."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.corpus import FOLDER
from tests.web.house import FLAGS, ROOT, House, Player, chromium, visit
from tests.web.palette import smaller
from tests.web.positions import Position, messages
from tests.web.stage import Stage
from worldtable import webbuild
from worldtable.record import read

IMAGES = ROOT / "docs" / "images" / "rulebooks"
SIZE = (1280, 720)
SCALE = 0.9
LARGE = 1.4  # a zone alone
ROUND = 24  # what is seen round it
DRAWN = "() => [...document.images].every((image) => image.complete)"
# The game, what is to be seen, the position of the corpus (file and step), and the zone that is shown alone.
PICTURES = (
    ("world_changers", "table", "3-players-0.jsonl", 14, ""),
    ("world_of_wonders", "table", "3-players-0.jsonl", 133, ""),
    ("world_of_wonders", "fight", "3-players-0.jsonl", 98, ""),
    ("world_shapers", "table", "2-players-0.jsonl", 35, ""),
    ("world_shapers", "rows", "2-players-0.jsonl", 56, "collection-0"),
    ("lords_of_worlds", "table", "2-players-0.jsonl", 168, ""),
    ("lords_of_worlds", "planet", "2-players-0.jsonl", 105, "planet-0"),
    ("worldbreakers", "table", "2-players-5.jsonl", 154, ""),
    ("worldbreakers", "attack", "2-players-2.jsonl", 91, ""),
)


def position(game: str, file: str, step: int) -> Position:
    seat = read(FOLDER / game / file).answers[step].seat
    return Position(file, step, seat, 0, 0, 0, 0, 0, "")


def at_scale(browser: Browser, scale: float, house: House, **wishes: Any) -> Player:
    return visit(house, browser, device_scale_factor=scale, **wishes)


def around(page: Page, zone: str) -> bytes:
    """A zone with a little of what lies round it."""
    box = page.locator(f'[data-zone="{zone}"]').first.bounding_box()
    assert box is not None
    left, top = max(0, box["x"] - ROUND), max(0, box["y"] - ROUND)
    right, bottom = min(SIZE[0], box["x"] + box["width"] + ROUND), min(SIZE[1], box["y"] + box["height"] + ROUND)
    return page.screenshot(clip={"x": left, "y": top, "width": right - left, "height": bottom - top})


def book_images(house: House, browser: Browser) -> Iterator[Path]:
    for game, what, file, step, zone in PICTURES:
        scale = LARGE if zone else SCALE
        stage = Stage(house, partial(at_scale, browser, scale), SIZE)
        stage.show(next(messages(game, [position(game, file, step)])))
        stage.page.wait_for_function(DRAWN)
        stage.page.mouse.move(2, 2)
        stage.page.wait_for_timeout(400)
        path = IMAGES / f"{game}-{what}.png"
        path.write_bytes(smaller(around(stage.page, zone) if zone else stage.page.screenshot()))
        stage.player.context.close()
        yield path


def main() -> None:
    trouble = webbuild.ensure()
    if trouble:
        raise SystemExit(trouble)
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=chromium(), args=FLAGS)
        house = House(Path(folder))
        try:
            for path in book_images(house, browser):
                print(path, path.stat().st_size)
        finally:
            house.stop()
            browser.close()


if __name__ == "__main__":
    main()
