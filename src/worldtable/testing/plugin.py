"""The plugin for pytest: it refuses to test stale compiled rules, whichever tests are run.

Compiled modules run in place of the source beside them. In a tree where the source was changed since, tests would
prove something about rules that are no longer there.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import worldtable

HERE = Path(worldtable.__file__).resolve().parent
STALE = 3  # how pytest ends
FOLDERS = ("engine", "games", "bots")


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
