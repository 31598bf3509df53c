"""What people install plays, serves and tests itself, in a new environment without a compiler and without Node."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path

import pytest

from tests import packages
from worldtable import __version__

ROOT = packages.ROOT
SOURCE = ROOT / "src" / "worldtable"
MISSING = ("cc", "gcc", "clang", "node", "npm")
KEYS = "1\nyes\n" * 400  # answers to more questions than the game asks
PATIENCE = 180  # seconds that anything may take on a busy machine


class Clean:
    """A new Python environment that finds nothing on its path but itself."""

    def __init__(self, folder: Path) -> None:
        self.home = folder
        self.programs = folder / "environment" / "bin"
        self.python = self.programs / "python"
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder / "environment")], check=True)
        assert [name for name in MISSING if shutil.which(name, path=str(self.programs))] == []

    @property
    def surroundings(self) -> dict[str, str]:
        strange = ("WORLDTABLE_", "PYTHON", "VIRTUAL_ENV", "CC", "LDSHARED")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(strange)}
        return {**kept, "PATH": str(self.programs), "WORLDTABLE_HOME": str(self.home / "kept")}

    def install(self, package: Path) -> str:
        """By the pip of this environment, into the other; what it said."""
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(self.python)]
        pins = str(ROOT / "constraints.txt")
        done = self.run(*pip, "install", "-v", "-c", pins, str(package))
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
        return done.stdout + done.stderr

    def uninstall(self) -> None:
        command = [sys.executable, "-m", "pip", "--python", str(self.python), "uninstall", "--yes", "worldtable"]
        assert self.run(*command).returncode == 0
        assert self.installed() == {}

    def installed(self) -> dict[str, bytes]:
        """The files of the package, as a wheel names them, and what is in them."""
        (libraries,) = (self.home / "environment" / "lib").glob("python*/site-packages")
        found = [path for top in libraries.glob("worldtable*") for path in [top, *top.rglob("*")] if path.is_file()]
        return {str(path.relative_to(libraries)): path.read_bytes() for path in found}

    def run(self, *command: str, given: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command,
            cwd=self.home,
            env=self.surroundings,
            input=given,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )

    def worldtable(self, *words: str, given: str = "") -> str:
        done = self.run(str(self.programs / "worldtable"), *words, given=given)
        assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
        return done.stdout

    def plays(self) -> None:
        """A whole game with answers from a pipe; the replay that it leaves proves itself."""
        kept = self.home / "kept"
        shutil.rmtree(kept, ignore_errors=True)
        said = self.worldtable("play", "world_changers", "--plain", "--seed", "5", "--bots", "random", given=KEYS)
        assert "Legacy Points.\n\nThe whole game is kept." in said, said[-500:]
        (replay,) = (kept / "finished").iterdir()
        assert self.worldtable("verify", str(replay))

    def serves(self) -> None:
        """A page, what it loads, a rulebook with its picture, and a call; until it is ended like a service."""
        database = f"sqlite:///{self.home / 'tables.db'}"
        command = [str(self.programs / "worldtable"), "serve", "--no-browser", "--port", "0", "--database", database]
        with subprocess.Popen(
            command, cwd=self.home, env=self.surroundings, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        ) as server:
            try:
                assert server.stdout is not None
                found = re.search(r"http://127\.0\.0\.1:\d+/", server.stdout.readline())
                assert found is not None, server.stdout.read()
                page = fetched(found.group())
                loaded = re.findall(r'(?:src|href)="/([^"]+\.(?:js|css))"', page)
                assert loaded
                for path in [*loaded, "rulebooks/world_changers-table.png", "api/games"]:
                    assert fetched(found.group() + path)
            finally:
                server.terminate()
                server.wait(PATIENCE)

    def tests_itself(self) -> None:
        shutil.copytree(ROOT / "examples" / "lanterns", self.home / "lanterns", dirs_exist_ok=True)
        laws = [str(self.python), "-m", "worldtable.testing"]
        for words in (("world_changers", "--quick", "--seats", "2"), ("lanterns", "--with", "lanterns", "--quick")):
            done = self.run(*laws, *words)
            assert done.returncode == 0, done.stdout + done.stderr
            assert done.stdout.count("\nholds ") == 11
            assert done.stdout.endswith("All laws hold.\n")

    def does_everything(self, way: str) -> None:
        assert f"worldtable {__version__} ({way} rules" in self.worldtable("--version")
        self.plays()
        self.serves()
        self.tests_itself()


def fetched(url: str) -> str:
    with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
        text: bytes = answer.read()
    return text.decode(errors="replace")


def data(folder: Path) -> set[str]:
    """The files of the package that are no Python: cards, rules, rulebooks, puzzles, minds, the client."""
    found = {Path(top, name) for top, _, names in os.walk(folder, followlinks=True) for name in names}
    return {str(path.relative_to(folder)) for path in found if path.suffix not in (".py", ".pyc", ".so")}


def packed(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def holds_what_it_should(wheel: Path) -> None:
    names = [name.removeprefix("worldtable/") for name in packed(wheel)]
    assert data(SOURCE) - {*names} == set()
    for kind in ("web/index.html", "rules/world_changers.md", "rulebooks/world_changers.md", "py.typed"):
        assert kind in names
    wanted = {str(path.relative_to(SOURCE)) for path in SOURCE.rglob("*.py") if not path.name.endswith("_test.py")}
    assert {name for name in names if name.endswith(".py")} == wanted


@pytest.mark.early
def test_whatever_is_installed_works_without_a_compiler_and_without_node(tmp_path: Path) -> None:
    """One after the other, for what they depend on is the same and takes longest to install."""
    source = packages.sdist(tmp_path)
    assert source.name == f"worldtable-{__version__}.tar.gz"
    pure = packages.pure_wheel(source, tmp_path)
    assert pure.name == f"worldtable-{__version__}-py3-none-any.whl"
    wheels = {pure: "interpreted"}
    if shutil.which("cc"):
        compiled = packages.compiled_wheel(source, tmp_path)
        assert re.fullmatch(rf"worldtable-{re.escape(__version__)}-cp3\d+-cp3\d+-\w+\.whl", compiled.name)
        wheels[compiled] = "compiled"
    clean = Clean(tmp_path)
    for wheel, way in wheels.items():
        holds_what_it_should(wheel)
        clean.install(wheel)
        clean.does_everything(way)
        clean.uninstall()
    said = clean.install(source)
    assert "worldtable: no working C compiler (" in said
    assert "the rules stay interpreted." in said
    installed = clean.installed()
    for name, content in packed(pure).items():  # what was seen to do everything, byte for byte
        assert ".dist-info" in name or installed[name] == content, name
    assert f"worldtable {__version__} (interpreted rules" in clean.worldtable("--version")
    clean.plays()
