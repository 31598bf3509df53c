"""A table page that is told what to show: positions of the corpus, without a game behind them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.web.house import House, Player

Size = tuple[int, int]
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Stage:
    def __init__(self, house: House, come: Callable[..., Player], size: Size) -> None:
        self.size = size
        self.player = come(house, viewport={"width": size[0], "height": size[1]})
        self.page = self.player.page
        self.lines: list[WebSocketRoute] = []
        self.page.route_web_socket(lambda url: url.endswith("/play"), self.connected)
        self.player.go("/table/AAAA-AAAA-AAAA")
        while not self.lines:
            self.page.wait_for_timeout(20)

    def connected(self, line: WebSocketRoute) -> None:
        self.lines.append(line)

    def show(self, message: dict[str, Any]) -> None:
        self.lines[-1].send(json.dumps(message))
        self.page.locator(f'main.table[data-turn="{message["turn"]}"] .question').wait_for()
        self.page.evaluate(DRAWN)

    def resize(self, size: Size) -> None:
        if size != self.size:
            self.size = size
            self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate(DRAWN)

    def from_where_it_is(self, sizes: list[Size]) -> list[Size]:
        """The same sizes up or down, from the one that it has: every change draws the whole table again."""
        return sizes[::-1] if self.size == sizes[-1] else sizes
