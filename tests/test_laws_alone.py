"""The laws of a game without pytest: `python -m worldtable.testing GAME`, for people who have the package alone."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

LANTERNS = Path(__file__).parent.parent / "examples" / "lanterns"


def tried(*words: str, where: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "worldtable.testing", *words]
    return subprocess.run(command, cwd=where, capture_output=True, text=True, timeout=120)


def guest(folder: Path, said: str, instead: str) -> Path:
    """The game of a page with something wrong in it."""
    package = folder / "lanterns"
    shutil.copytree(LANTERNS, package, ignore=shutil.ignore_patterns("__pycache__", "*_test.py"))
    box = package / "box.py"
    text = box.read_text(encoding="utf-8")
    assert text.count(said) == 1
    box.write_text(text.replace(said, instead), encoding="utf-8")
    return package


def test_a_game_of_the_shelf_keeps_the_laws() -> None:
    done = tried("world_changers", "--quick", "--seats", "2")
    assert done.returncode == 0, done.stdout + done.stderr
    first, *laws, last = done.stdout.splitlines()
    assert first.startswith("World Changers, version ")
    assert first.endswith(": 11 laws in 2 settings")
    assert [line[:5] for line in laws] == ["holds"] * 11
    assert last == "All laws hold."


def test_a_broken_law_is_named_with_where_and_the_others_are_tried(tmp_path: Path) -> None:
    package = guest(
        tmp_path, "def verdict(self, s: State) -> str:\n", 'def verdict(self, s: State) -> str:\n        return ""\n'
    )
    done = tried("lanterns", "--with", str(package), "--seats", "3")
    assert done.returncode == 1, done.stdout + done.stderr
    assert done.stdout.count("\nholds ") == 10
    assert "  With 3 players, {}, seed 0: End: no verdict (seed 0)." in done.stdout
    assert done.stdout.endswith("1 of 11 laws are broken.\n")


def test_rules_that_crash_are_told_by_file_and_line(tmp_path: Path) -> None:
    package = guest(
        tmp_path, "def verdict(self, s: State) -> str:\n", "def verdict(self, s: State) -> str:\n        1 / 0\n"
    )
    done = tried("lanterns", "--with", "lanterns", "--seats", "2", where=tmp_path)
    assert done.returncode == 1, done.stdout + done.stderr
    assert f"ZeroDivisionError: division by zero ({package / 'box.py'}, line " in done.stdout
    assert "Traceback" not in done.stdout + done.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess",), "There is no game 'chess'. The shelf holds: world_changers,"),
        (("world_changers", "--seats", "9"), "World Changers is not for 9; it is for so many players: 1, 2, 3, 4."),
        (("x", "--with", "nowhere"), "nowhere is no package: it has no __init__.py that offers a GAME."),
    ],
)
def test_what_cannot_be_tried_is_said_in_a_sentence(words: tuple[str, ...], said: str) -> None:
    done = tried(*words)
    assert done.returncode == 2
    assert said in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr
