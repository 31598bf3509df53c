"""One browser and one server for all tests of the client; each visitor has cookies of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web.house import FLAGS, House, Player, chromium, visit
from worldtable import webbuild

Visit = Callable[..., Player]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/web/" in str(item.path).replace("\\", "/"):
            item.add_marker(pytest.mark.web)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    trouble = webbuild.ensure()
    assert not trouble, trouble
    with sync_playwright() as tools:
        found = tools.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="session")
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House(tmp_path_factory.mktemp("house"))
    yield found
    found.stop()


@pytest.fixture
def own_house(browser: Browser, tmp_path: Path) -> Iterator[House]:
    """A server that a test may kill."""
    found = House(tmp_path)
    yield found
    found.stop()


@pytest.fixture
def come(browser: Browser) -> Iterator[Visit]:
    """Call it to have somebody come in; nobody's browser may complain."""
    came: list[Player] = []

    def in_comes(house: House, **wishes: Any) -> Player:
        player = visit(house, browser, **wishes)
        came.append(player)
        return player

    yield in_comes
    troubles = [trouble for player in came for trouble in player.real_troubles()]
    for player in came:
        player.context.close()
    assert troubles == []


@pytest.fixture
def player(house: House, come: Visit) -> Player:
    return come(house)
