"""The pictures of the rulebooks: positions of the corpus as the client draws them. `make images` makes them too."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.corpus import FOLDER
from tests.web.house import FLAGS, ROOT, House, chromium, visit
from tests.web.palette import smaller
from tests.web.positions import Position, messages
from tests.web.stage import Stage
from worldtable import webbuild
from worldtable.record import read

IMAGES = ROOT / "docs" / "images" / "rulebooks"
SIZE = (1280, 720)
SCALE = 0.9
DRAWN = "() => [...document.images].every((image) => image.complete)"
# The game, what is to be seen, the position of the corpus (file and step), and the zone that is shown alone.
PICTURES = (
    ("world_changers", "table", "3-players-0.jsonl", 14, ""),
    ("world_of_wonders", "table", "3-players-0.jsonl", 98, ""),
    ("world_of_wonders", "fight", "3-players-0.jsonl", 126, ""),
    ("world_shapers", "table", "2-players-0.jsonl", 35, ""),
    ("world_shapers", "rows", "2-players-0.jsonl", 56, "collection-0"),
    ("lords_of_worlds", "table", "2-players-0.jsonl", 168, ""),
    ("lords_of_worlds", "planet", "2-players-0.jsonl", 105, "planet-0"),
    ("worldbreakers", "table", "2-players-0.jsonl", 35, ""),
    ("worldbreakers", "attack", "2-players-2.jsonl", 91, ""),
)


def position(game: str, file: str, step: int) -> Position:
    seat = read(FOLDER / game / file).answers[step].seat
    return Position(file, step, seat, 0, 0, 0, 0, 0, "")


def book_images(house: House, browser: Browser) -> Iterator[Path]:
    for game, what, file, step, zone in PICTURES:
        stage = Stage(house, lambda house, **wishes: visit(house, browser, device_scale_factor=SCALE, **wishes), SIZE)
        stage.show(next(messages(game, [position(game, file, step)])))
        stage.page.wait_for_function(DRAWN)
        stage.page.mouse.move(2, 2)
        stage.page.wait_for_timeout(400)
        seen = stage.page.locator(f'[data-zone="{zone}"]').first if zone else stage.page.locator("main.table")
        path = IMAGES / f"{game}-{what}.png"
        path.write_bytes(smaller(seen.screenshot()))
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
