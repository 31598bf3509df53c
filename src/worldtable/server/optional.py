"""Packages that a server can do without, and how to get them."""

from __future__ import annotations

import sys
from importlib.util import find_spec

FAST = ("httptools",) if sys.platform == "win32" else ("httptools", "uvloop")
EXTRAS = {"fast": FAST, "postgres": ("asyncpg", "greenlet")}


def missing(extra: str) -> list[str]:
    """What an extra holds that is not installed."""
    return [name for name in EXTRAS[extra] if find_spec(name) is None]


def needed(what: str, extra: str) -> str:
    """A sentence that says what something needs that is not installed, "" if nothing."""
    names = missing(extra)
    if not names:
        return ""
    return f"{what} needs {' and '.join(names)}, not installed here: pip install 'worldtable[{extra}]'"
