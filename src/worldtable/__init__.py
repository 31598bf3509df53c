"""Worldtable: modern tabletop games on one table.

What others may build on, as `tests/public_api.txt` lists it: `games` the shelf, `engine` what rules are written
with, `bots` who play them, `guests` games of others, `record` a game as data, `testing` the laws of every game,
`research` our games for the tools of researchers. Where no list says more, names without an underscore are public.
The rest is ours and may change: server, terminal, commands, lab.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

__all__ = [
    "INTERPRETED",
    "__version__",
    "bots",
    "compiled",
    "engine",
    "games",
    "guests",
    "record",
    "research",
    "testing",
]
__version__ = "0.1.0"  # the only place that says it

INTERPRETED = "WORLDTABLE_INTERPRETED"
COMPILED_PACKAGES = ("worldtable.engine", "worldtable.games", "worldtable.bots")


class SourceFirst:
    """Finds the Python source of modules that are also there compiled: for debugging, and to compare the two."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith(COMPILED_PACKAGES):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None:
                return spec
        return None


if os.environ.get(INTERPRETED):
    sys.meta_path.insert(0, SourceFirst())


def compiled() -> bool:
    """Whether the rules run compiled."""
    from worldtable.engine import loop

    return not str(loop.__file__).endswith(".py")
