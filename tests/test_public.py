"""What is public is said, typed and documented, does not change by accident, and costs nothing to import."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from difflib import unified_diff
from importlib import import_module

from tests.public_api import ROOT, TEXT, lines, public_modules
from worldtable import __version__

DOORS = ("worldtable", "worldtable.engine", "worldtable.testing", "worldtable.research", "worldtable.games")


def python(code: str) -> list[str]:
    """What a new process says, as a list."""
    done = subprocess.run([sys.executable, "-c", f"import json, sys; {code}"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found: list[str] = json.loads(done.stdout)
    return found


def test_the_public_api_changes_on_purpose_only() -> None:
    before = TEXT.read_text(encoding="utf-8").splitlines()
    changes = [line for line in unified_diff(before, lines(), n=0, lineterm="") if line[:2] not in ("--", "++", "@@")]
    assert changes == [], (
        "The public API changed. If that is meant, run `python -m tests.public_api` and tell of it in CHANGELOG.md:\n"
        + "\n".join(changes)
    )


def test_every_door_says_what_is_where_and_all_of_it_is_there() -> None:
    """The words are those of the source, for what is compiled keeps none."""
    modules = {module.path: module for module in public_modules()}
    for name in DOORS:
        words = modules[name].docstring
        assert words is not None
        door = import_module(name)
        for each in door.__all__:
            path = f"{name}.{each}"
            assert path not in modules or f"`{each}`" in words.value, f"{name} does not say what {each} is"
            assert hasattr(door, each) or import_module(path)


def test_what_is_public_is_typed() -> None:
    """As mypy holds for all of the package; users of it see so by a mark."""
    assert (ROOT / "src/worldtable/py.typed").is_file()
    assert [
        line for line in lines() if "(" in line and "->" not in line and not re.search(r": |__init__\(", line)
    ] == []


def test_every_public_module_is_in_the_reference() -> None:
    pages = (ROOT / "docs/reference").glob("*.md")
    told = {name for page in pages for name in re.findall(r"^::: (\S+)$", page.read_text(encoding="utf-8"), re.M)}
    doors = {"worldtable", "worldtable.engine", "worldtable.testing", "worldtable.research"}
    assert told == {module.path for module in public_modules()} - doors


def test_importing_the_package_loads_nothing_else() -> None:
    assert (
        python("import worldtable; print(json.dumps([m for m in sys.modules if m.startswith('worldtable.')]))") == []
    )


def test_the_engine_loads_the_standard_library_alone() -> None:
    loaded = python("from worldtable.engine import *; print(json.dumps([*sys.modules]))")
    assert "worldtable.engine.loop" in loaded
    ours = re.compile(
        r"worldtable|_*mypyc|mypy_extensions|_?_editable_|_distutils_hack|sitecustomize|[0-9a-f]+__mypyc"
    )
    strange = {name.partition(".")[0] for name in loaded if not ours.match(name)} - {*sys.stdlib_module_names}
    assert strange - {*python("print(json.dumps([name.partition('.')[0] for name in sys.modules]))")} == set()
    assert [name for name in loaded if name.startswith(("worldtable.games", "worldtable.bots"))] == []


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "worldtable.__version__"}
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {__version__}\n" in cited
    assert f"\n## {__version__}\n" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert "version" not in json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))
