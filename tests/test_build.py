"""What an installation does with rules that do not compile, with no compiler, and with stale compiled rules."""

from __future__ import annotations

import os
import py_compile
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from worldtable.testing.plugin import STALE, newer_sources

ROOT = Path(__file__).parent.parent
NEW, OLD = 2_000_000_000, 1_000_000_000  # times of files


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The tree with its real build, cut down to the engine, so that compiling takes no time."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path / name)
    source = ROOT / "src" / "worldtable"
    here = tmp_path / "src" / "worldtable"
    shutil.copytree(source / "engine", here / "engine", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    shutil.copytree(source / "testing", here / "testing", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(source / "__init__.py", here / "__init__.py")
    return tmp_path


def run(tree: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("WORLDTABLE_", "PYTEST_"))}
    environment = {**kept, "PYTHONPATH": str(tree / "src"), **more}
    return subprocess.run([sys.executable, *words], cwd=tree, env=environment, capture_output=True, text=True)


def build(tree: Path, compiler: str) -> subprocess.CompletedProcess[str]:
    """Compile with the real setup.py and some C compiler."""
    pytest.importorskip("mypyc")
    return run(tree, "setup.py", "build_ext", "--inplace", CC=compiler, LDSHARED=f"{compiler} -shared")


def test_rules_that_do_not_compile_stop_the_build_with_the_message(tree: Path) -> None:
    with (tree / "src/worldtable/engine/dice.py").open("a") as file:
        file.write('\n\ndef loaded() -> int:\n    return "six"\n')
    done = build(tree, "cc")
    assert done.returncode != 0
    assert 'Incompatible return value type (got "str", expected "int")' in done.stdout
    assert "dice.py" in done.stdout
    assert "interpreted" not in done.stdout + done.stderr


def test_without_a_c_compiler_the_rules_stay_interpreted_and_that_is_said(tree: Path) -> None:
    done = build(tree, "/nowhere/cc")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "worldtable: no working C compiler (" in done.stderr
    assert "/nowhere/cc" in done.stderr
    assert not list((tree / "src").rglob("*.so"))
    assert "False" in run(tree, "-c", "import worldtable; print(worldtable.compiled())").stdout


def test_a_compiler_that_works_but_fails_on_the_rules_stops_the_build(tree: Path) -> None:
    compiler = tree / "cc.sh"
    compiler.write_text('#!/bin/sh\ncase "$*" in *probe*) exec cc "$@" ;; esac\necho "disk full" >&2\nexit 1\n')
    compiler.chmod(0o755)
    if shutil.which("cc") is None:
        pytest.skip("no C compiler here")
    done = build(tree, str(compiler))
    assert done.returncode != 0
    assert "disk full" in done.stderr + done.stdout
    assert "interpreted" not in done.stdout + done.stderr


CARD = """
class Card:
    def worth(self) -> int:
        return 1

    def twice(self) -> int:
        return 2 * self.worth()
"""
MORE = (
    "from worldtable.engine.card import Card\n\n\nclass More(Card):\n    def worth(self) -> int:\n        return {}\n"
)


@pytest.mark.early
def test_a_changed_game_is_compiled_and_no_other(tmp_path: Path) -> None:
    """Three libraries; a card of a game overrides what the engine calls, across them."""
    if shutil.which("cc") is None:
        pytest.skip("no C compiler here")
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path / name)
    here = tmp_path / "src" / "worldtable"
    for folder in ("engine", "games/one", "games/two"):
        (here / folder).mkdir(parents=True)
    for folder in ("", "engine", "games", "games/one", "games/two"):
        (here / folder / "__init__.py").touch()
    (here / "__init__.py").write_text('__version__ = "1.0"\n')
    (here / "engine" / "card.py").write_text(CARD)
    for game in ("one", "two"):
        (here / "games" / game / "more.py").write_text(MORE.format(5))
    assert build(tmp_path, "cc").returncode == 0
    before = {path: path.stat().st_mtime_ns for path in (tmp_path / "build").rglob("*.o")}
    (here / "games" / "one" / "more.py").write_text(MORE.format(7))
    done = build(tmp_path, "cc")
    assert done.returncode == 0, done.stdout + done.stderr
    anew = [path.stem for path, time in before.items() if path.stat().st_mtime_ns != time]
    assert anew
    assert all("games___one" in name or "games_one" in name for name in anew)
    question = "from worldtable.games.{0} import more; print(more.__file__.endswith('.so'), more.More().twice())"
    assert run(tmp_path, "-c", question.format("one")).stdout == "True 14\n"
    assert run(tmp_path, "-c", question.format("two")).stdout == "True 10\n"


def test_in_a_source_tree_rules_changed_after_compiling_are_found(tree: Path) -> None:
    here = tree / "src" / "worldtable"
    compiled = tree / "src" / "rules.so"
    compiled.touch()
    for path in [*here.rglob("*.py"), compiled]:
        os.utime(path, (OLD, OLD))
    assert newer_sources(here) == []
    for name in ("engine/loop.py", "engine/loop_test.py", "engine/testing.py", "__init__.py"):
        (here / name).touch()
        os.utime(here / name, (NEW, NEW))
    assert newer_sources(here) == ["loop.py"]
    (tree / "setup.py").unlink()
    assert newer_sources(here) == [], "an installed package is not edited"


def test_whichever_tests_are_run_stale_compiled_rules_are_refused(tree: Path) -> None:
    """Here the loop is compiled to bytecode without its source, which is compiled enough."""
    (plugin,) = tomllib.loads((tree / "pyproject.toml").read_text())["project"]["entry-points"]["pytest11"].values()
    here = tree / "src" / "worldtable"
    py_compile.compile(str(here / "engine/loop.py"), str(here / "engine/loop.pyc"), doraise=True)
    (here / "engine/loop.py").unlink()
    (here / "engine/some_test.py").write_text("def test_something() -> None:\n    pass\n")
    compiled = tree / "src" / "rules.so"
    compiled.touch()
    words = ("-m", "pytest", "-q", "-p", plugin, "-p", "no:cacheprovider", "src/worldtable/engine/some_test.py")
    os.utime(compiled, (NEW, NEW))
    done = run(tree, *words)
    assert done.returncode == 0, done.stdout + done.stderr
    os.utime(compiled, (OLD, OLD))
    done = run(tree, *words)
    assert done.returncode == STALE
    assert "The compiled rules are older than" in done.stdout + done.stderr
    assert "run make build" in done.stdout + done.stderr
    assert "passed" not in done.stdout


def chosen(*words: str) -> subprocess.CompletedProcess[str]:
    return run(ROOT, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", "-m", "not soak", *words)


@pytest.mark.early
def test_a_game_a_folder_of_it_or_a_card_can_be_tested_alone() -> None:
    found = chosen("--game", "lords_of_worlds").stdout
    assert "tests/test_laws.py::test_law[lords_of_worlds-2-law_replay]" in found
    assert "tests/lords_of_worlds/test_turn.py" in found
    assert "src/worldtable/games/lords_of_worlds/cards/tiles_test.py" in found
    assert not any(word in found for word in ("worldbreakers", "tests/web", "tests/server", "greedy_beats_random"))
    lines = [line for line in chosen("--game", "lords_of_worlds/cards").stdout.splitlines() if "::" in line]
    assert lines
    assert all(line.startswith("src/worldtable/games/lords_of_worlds/cards/") for line in lines)
    marked = chosen("--game", "lords_of_worlds/cards", "--card", "mix-10").stdout
    assert 0 < marked.count("::") < len(lines)


@pytest.mark.parametrize(
    ("words", "trouble"),
    [
        (("--game", "chess"), "There is no game chess; there are lords_of_worlds, world_changers"),
        (("--game", "world_changers/decks"), "world_changers has no folder decks."),
        (
            ("--game", "world_changers/cards", "--card", "nobody"),
            "No test of world_changers is marked with the card nobody.",
        ),
    ],
)
def test_what_cannot_be_tested_is_named(words: tuple[str, ...], trouble: str) -> None:
    done = chosen(*words)
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert trouble in done.stdout + done.stderr
