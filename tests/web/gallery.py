"""Every picture of a game on a few sheets, drawn by the art that is shipped: to be looked at, and to be compared."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.web.house import House, visit
from worldtable.games import SHELF
from worldtable.webbuild import BUILT

SIZES = (56, 110, 240)
# Pictures as images, each with its name.
SHEET = """async ([source, size, drawn]) => {
    const { art } = await import(source);
    document.body.replaceChildren();
    document.body.style = 'margin: 8px; background: #ddd6c8; display: flex; flex-wrap: wrap; gap: 6px';
    document.body.style.alignContent = 'start';
    document.body.style.font = '11px sans-serif';
    for (const [what, name, argument] of drawn) {
        const text = what === 'face' ? art.picture(argument, 'square') : art[what](name, argument);
        const whole = text.includes('xmlns=') ? text : text.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
        const image = new Image(size, size);
        image.src = URL.createObjectURL(new Blob([whole], { type: 'image/svg+xml' }));
        const box = document.createElement('figure');
        box.style = `margin: 0; width: ${Math.max(size, 84)}px; overflow: hidden`;
        box.append(image, document.createElement('br'), what === 'face' ? argument.title : name);
        document.body.append(box);
        await image.decode();
    }
}"""


def source(name: str) -> str:
    """Where the art of a game is served."""
    (found,) = BUILT.glob(f"assets/art-{name}-*.js")
    return f"/assets/{found.name}"


def faces(name: str) -> list[dict[str, Any]]:
    """Everything printed of a game, both sides, each once."""
    found: dict[str, dict[str, Any]] = {}
    for each in SHELF[name].prints():
        for face in (each.face, each.reverse):
            if face is not None:
                data: dict[str, Any] = face.data()
                found.setdefault(f"{face.id or face.title} {face.look}", data)
    return list(found.values())


def sheets(house: House, browser: Browser, name: str, folder: Path) -> list[Path]:
    """The contact sheets of a game, one for each size."""
    player = visit(house, browser, viewport={"width": 1400, "height": 900})
    player.go("/nowhere")
    drawn = [["face", face["title"], face] for face in faces(name)]
    found: list[Path] = []
    for size in SIZES:
        player.page.evaluate(SHEET, [source(name), size, drawn])
        found.append(folder / f"{name}-art-{size}.png")
        player.page.screenshot(path=found[-1], full_page=True)
    player.context.close()
    return found
