"""The full-screen client without a terminal: a script presses its keys and reads what it shows."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from worldtable.terminal.pages import Page
from worldtable.terminal.screen import WorldtableScreen
from worldtable.terminal.session import Session

Script = Callable[[WorldtableScreen, Pilot[None]], Awaitable[None]]


def perform(session: Session, script: Script, size: tuple[int, int] = (80, 24)) -> WorldtableScreen:
    """Run the client without a terminal and let a script press keys."""
    app = WorldtableScreen(session)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await calm(app, pilot)
            await script(app, pilot)

    asyncio.run(run())
    return app


async def calm(app: WorldtableScreen, pilot: Pilot[None]) -> None:
    """Wait until no bot thinks and everything is drawn."""
    await pilot.pause()
    while app.thinking:
        await asyncio.sleep(0.01)
    await app.workers.wait_for_complete()
    await pilot.pause()


async def press(app: WorldtableScreen, pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await calm(app, pilot)


async def type_line(app: WorldtableScreen, pilot: Pilot[None], line: str) -> None:
    """Type into the line at the bottom."""
    await press(app, pilot, "colon")
    await pilot.press(*[{" ": "space"}.get(sign, sign) for sign in line])
    await press(app, pilot, "enter")


def words(app: WorldtableScreen, name: str) -> str:
    """What one part of the screen says."""
    return str(app.screen_stack[0].query_one(name, Static).content)


def told(app: WorldtableScreen) -> str:
    """The log beside the table, without its line ends."""
    return " ".join(words(app, "#log").split())


def page(app: WorldtableScreen) -> str:
    assert isinstance(app.screen, Page)
    return "\n".join(app.screen.lines)


def options(app: WorldtableScreen) -> list[str]:
    found = app.screen_stack[0].query_one("#options", OptionList)
    return [" ".join(str(option.prompt).split()) for option in found.options]
