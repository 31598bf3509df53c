"""What all tests share: compiled rules must be those of the source."""

from __future__ import annotations

from pathlib import Path

import pytest

import worldtable

HERE = Path(worldtable.__file__).parent


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to test stale compiled rules: they would run in place of the source that was changed."""
    if not worldtable.compiled():
        return
    built = max(path.stat().st_mtime for path in HERE.parent.rglob("*.so"))
    sources = [path for folder in ("engine", "games", "bots") for path in (HERE / folder).rglob("*.py")]
    stale = [path.name for path in sources if path.stat().st_mtime > built and not path.name.endswith("_test.py")]
    stale = [name for name in stale if name != "testing.py"]
    if stale:
        pytest.exit(f"The compiled rules are older than {', '.join(sorted(stale)[:5])}: run make build.", 3)
