"""Games of others stand on the shelf beside ours and are played by everything, with no change of ours."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from worldtable.games import SHELF
from worldtable.guests import BadGuest, from_folder, invite

ROOT = Path(__file__).parent.parent
LANTERNS = ROOT / "examples" / "lanterns"
MOST_LINES = 400


def run(*words: str, given: str = "", home: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """In a process of its own, whose shelf is its own."""
    command = [sys.executable, "-m", "worldtable", "--with", str(LANTERNS), *words]
    return subprocess.run(command, input=given, capture_output=True, text=True, cwd=home, timeout=120)


def test_it_is_listed_beside_ours() -> None:
    done = run("games")
    assert done.returncode == 0, done.stderr
    assert "Lanterns (lanterns), 2 to 4 players, about 10 minutes, light" in done.stdout
    assert "World Changers (world_changers)" in done.stdout


def test_it_is_played_in_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """To the end; the words of its questions come from constants of classes that are not compiled."""
    monkeypatch.setenv("WORLDTABLE_HOME", str(tmp_path))
    done = run("play", "lanterns", "--plain", "--seed", "5", given="1\n" * 200)
    assert "Spark: which number is it?" in done.stdout
    assert "With 3 lanterns:" in done.stdout, done.stdout[-500:]


def test_bots_play_it() -> None:
    done = run("duel", "lanterns", "greedy", "random", "--games", "20", "--jobs", "2")
    assert done.returncode == 0, done.stderr
    assert "20 games" in done.stdout


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "is no package: it has no __init__.py that offers a GAME."),
        ("GAME = 7", "offers no GAME of the kind worldtable.engine.game.Game."),
        ("1 / 0", "cannot be used: ZeroDivisionError: division by zero"),
    ],
)
def test_what_is_no_game_is_told(content: str | None, said: str, tmp_path: Path) -> None:
    package = tmp_path / f"guest_{len(content or '')}"
    package.mkdir()
    if content is not None:
        (package / "__init__.py").write_text(content, encoding="utf-8")
    with pytest.raises(BadGuest, match=said):
        from_folder(str(package))
    command = [sys.executable, "-m", "worldtable", "--with", str(package), "games"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert said in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr


def test_a_name_on_the_shelf_is_not_taken_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WORLDTABLE_WITH", raising=False)
    shelf = dict(SHELF)
    game = invite(shelf, str(LANTERNS))
    assert shelf["lanterns"] is game
    shelf["lanterns"] = SHELF["world_changers"]
    with pytest.raises(BadGuest, match="there is a game 'lanterns' on the shelf already"):
        invite(shelf, str(LANTERNS))


def test_it_is_a_page() -> None:
    lines = [path.read_text(encoding="utf-8").count("\n") for path in sorted(LANTERNS.glob("*.*"))]
    assert sum(lines) <= MOST_LINES
