"""Real servers on real databases."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.puzzled import TODAY
from worldtable.games import SHELF
from worldtable.server.testing import QUICK, People, Person, Postgres, Server, Visit, server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    running = Postgres()
    try:
        yield running.start()
    finally:
        running.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.sqlite3"
    found: Postgres = request.getfixturevalue("postgres")
    return found.database()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite for all tests that do not end it."""
    folder = tmp_path_factory.mktemp("house")
    with server(f"sqlite:///{folder}/tables.sqlite3", *QUICK, "--day", str(TODAY)) as running:
        yield running


@pytest.fixture
def start() -> Iterator[Callable[..., Server]]:
    """Starts servers that end with the test."""
    with ExitStack() as stack:
        yield lambda database, *arguments: stack.enter_context(server(database, *(arguments or QUICK)))


@pytest.fixture
def visit() -> Iterator[Visit]:
    """People who say their names at a server, and leave when the test is over."""
    with ExitStack() as stack:

        def come(running: Server, *names: str) -> list[Person]:
            found = [Person(running.url, name) for name in names]
            for person in found:
                stack.callback(person.go)
            return found

        yield come


@pytest.fixture
def people(house: Server, visit: Visit) -> People:
    """People at the common server."""
    return lambda *names: visit(house, *names)


@pytest.fixture
def game() -> str:
    """A game for two that is on the shelf, whichever it is."""
    return next(game.name for game in SHELF.values() if 2 in game.seats)
