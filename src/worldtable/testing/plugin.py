"""The plugin for pytest: it refuses to test stale compiled rules, and chooses the tests of one game or card.

Compiled modules run in place of the source beside them. In a tree where the source was changed since, tests would
prove something about rules that are no longer there.

`--game NAME` runs what concerns a game, quickly: its own tests, its laws in fewer settings, its replays; not the
browser, the server or the terminal. `--game NAME/cards` runs the tests of a folder, `--card ID` those marked with a
card.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import worldtable

HERE = Path(worldtable.__file__).resolve().parent
STALE = 3  # how pytest ends
FOLDERS = ("engine", "games", "bots")
TESTS = HERE.parent.parent / "tests"
ELSEWHERE = ("web", "server", "terminal")  # folders of tests that are about no single game


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("worldtable")
    group.addoption(
        "--game", metavar="GAME[/FOLDER]", default="", help="Only what concerns a game, or a folder of it."
    )
    group.addoption("--card", metavar="ID", default="", help="Only the tests marked with a card.")


def newer_sources(here: Path) -> list[str]:
    """The compiled sources of a source tree that are newer than what was compiled; none where nothing is changed.

    An installed package is no source tree: nobody edits it, and its times mean nothing.
    """
    if not (here.parent.parent / "setup.py").is_file():
        return []
    built = [path.stat().st_mtime for path in [*here.parent.glob("*.so"), *here.rglob("*.so")]]
    sources = [path for folder in FOLDERS for path in (here / folder).rglob("*.py")]
    rules = [path for path in sources if path.name != "testing.py" and not path.name.endswith("_test.py")]
    return sorted([path.name for path in rules if path.stat().st_mtime > max(built, default=0)])


def pytest_configure(config: pytest.Config) -> None:
    """Stop before the first test if the compiled rules are not those of the source."""
    stale = newer_sources(HERE) if worldtable.compiled() else []
    if stale:
        pytest.exit(f"The compiled rules are older than {', '.join(stale[:5])}: run make build.", STALE)
    name, _, folder = wanted(config)
    if name and name not in games():
        raise pytest.UsageError(f"There is no game {name}; there are {', '.join(games())}.")
    if folder and not any(home.exists() for home in homes(name, folder)):
        raise pytest.UsageError(f"{name} has no folder {folder}.")


def games() -> list[str]:
    return sorted(path.parent.name for path in (HERE / "games").glob("*/game.py"))


def wanted(config: pytest.Config) -> tuple[str, str, str]:
    """The game that is tested, "" for all of them, and the folder of it, "" for all of it."""
    chosen: str = config.getoption("--game")
    return chosen.strip("/").partition("/")


def homes(name: str, folder: str) -> list[Path]:
    """Where the tests of a game, or of a folder of it, are."""
    return [HERE / "games" / name / folder, TESTS / name / folder]


@pytest.fixture(scope="session")
def quickly(pytestconfig: pytest.Config) -> bool:
    """Whether one game is tested while somebody waits."""
    return bool(wanted(pytestconfig)[0])


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even read tests that concern other games, or another folder."""
    name, _, folder = wanted(config)
    if not name and not config.getoption("--card"):
        return None
    others = [home for game in games() if name not in ("", game) for home in homes(game, "")]
    if collection_path in [*others, *[TESTS / each for each in ELSEWHERE]]:
        return True
    if folder and collection_path.is_file():
        return not any(collection_path.is_relative_to(home) for home in homes(name, folder)) or None
    return None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what does not concern the game or the card that was asked for."""
    name, card = wanted(config)[0], config.getoption("--card")
    chosen = [item for item in items if concerns(item, name, card)]
    if card and not chosen:
        raise pytest.UsageError(f"No test{f' of {name}' if name else ''} is marked with the card {card}.")
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = chosen


def concerns(item: pytest.Item, name: str, card: str) -> bool:
    if card:
        return any(card in mark.args for mark in item.iter_markers("card")) and name in item.nodeid
    return not name or (name in item.nodeid and item.get_closest_marker("thorough") is None)
