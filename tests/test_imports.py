"""The import law: who may know whom."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import worldtable
from worldtable.games import SHELF

HERE = Path(worldtable.__file__).parent
STANDARD_ONLY = ("engine", "games")
MAY_IMPORT = {
    "engine": {"engine"},
    "games": {"engine", "games", "guests"},  # the shelf alone: games of others stand on it too
    "bots": {"engine", "bots"},
    "testing": {"engine", "games", "guests", "testing", "record"},
    "lessons": {"engine", "games", "lessons"},
    "glossary": {"glossary"},
    "puzzles": {"engine", "games", "bots", "puzzles", "record"},
    "lab": {"engine", "games", "bots", "lab", "puzzles", "record"},
    "research": {"engine", "games", "bots", "research"},
    "server": {
        "engine",
        "games",
        "bots",
        "lab",
        "server",
        "lessons",
        "glossary",
        "keep",
        "deal",
        "hints",
        "play",
        "puzzles",
        "record",
        "rulebook",
        "webbuild",
    },
    "terminal": {
        "engine",
        "games",
        "bots",
        "terminal",
        "lessons",
        "glossary",
        "hints",
        "play",
        "puzzles",
        "record",
        "rulebook",
    },
}
ROOMS = {  # of the server; what stands in its hall may import them all
    "store": {"store", "optional"},
    "people": {"people", "store", "problem", "settings"},
    "sets": {"sets", "bots", "people", "store", "problem", "wire", "service"},
    "tables": {"tables", "sets", "people", "store", "problem", "wire", "service"},
    "bots": {"bots", "tables", "sets", "people", "store", "problem", "metrics", "settings"},
    "puzzles": {"puzzles", "bots", "people", "store", "problem", "service"},
    "http": {
        "http",
        "bots",
        "tables",
        "puzzles",
        "sets",
        "people",
        "store",
        "problem",
        "metrics",
        "settings",
        "wire",
        "service",
    },
}
NO_GAME_BY_NAME = ("engine", "bots", "lab", "puzzles", "research", "terminal", "testing", "server", "cli")


def modules(folder: str) -> list[Path]:
    found = sorted((HERE / folder).rglob("*.py"))
    return [path for path in found if not path.name.endswith("_test.py")]


def is_module(name: str) -> bool:
    place = HERE.parent / name.replace(".", "/")
    return place.is_dir() or place.with_suffix(".py").is_file()


def imported(path: Path) -> set[str]:
    """The modules a file imports, by their whole names."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            found.update([name if is_module(name) else node.module for name in names])
    return found


@pytest.mark.parametrize("folder", MAY_IMPORT)
def test_a_folder_imports_only_what_it_may(folder: str) -> None:
    for path in modules(folder):
        if path.name == "testing.py":
            continue  # a game's test table sits on worldtable.testing
        for name in imported(path):
            if name.startswith("worldtable."):
                assert name.split(".")[1] in MAY_IMPORT[folder], f"{path.name} imports {name}"


def test_every_room_of_the_server_is_in_the_law() -> None:
    assert {path.parent.name for path in (HERE / "server").glob("*/__init__.py")} == {*ROOMS}


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_of_the_server_knows_only_what_it_may(room: str) -> None:
    for path in modules(f"server/{room}"):
        for name in imported(path):
            if name.startswith("worldtable.server."):
                assert name.split(".")[2] in ROOMS[room], f"{path.name} imports {name}"


@pytest.mark.parametrize("folder", STANDARD_ONLY)
def test_rules_need_nothing_but_the_standard_library(folder: str) -> None:
    import sys

    for path in modules(folder):
        for name in imported(path):
            top = name.split(".")[0]
            optional = top == "mypy_extensions" and path.name == "compiled.py"
            assert top == "worldtable" or top in sys.stdlib_module_names or optional, f"{path.name} imports {name}"


@pytest.mark.parametrize("name", SHELF)
def test_no_game_knows_another(name: str) -> None:
    for path in modules(f"games/{name}"):
        for module in imported(path):
            parts = module.split(".")
            if parts[:2] == ["worldtable", "games"] and len(parts) > 2:
                assert parts[2] == name, f"{path.name} imports {module}"


@pytest.mark.parametrize("folder", NO_GAME_BY_NAME)
def test_no_game_is_named_outside_its_folder(folder: str) -> None:
    for path in modules(folder):
        text = path.read_text(encoding="utf-8").lower()
        for name, game in SHELF.items():
            assert name not in text, f"{path.name} names {name}"
            assert game.title.lower() not in text, f"{path.name} names {game.title}"


def test_no_file_is_longer_than_a_page() -> None:
    for path in HERE.rglob("*.py"):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 400, path
