"""Law 9: every numbered rule and every card is named by a test, and no test names one that does not exist.

Tests say what they prove with `@pytest.mark.rule("R12", "O9")` and `@pytest.mark.card("plato")`. The game is
the one in the test's path. Test files are read, not run, so the check holds whatever part of them is run.
"""

from __future__ import annotations

import ast
from pathlib import Path


def named(files: list[Path], mark: str) -> set[str]:
    """What the tests of some files say they prove with a mark."""
    found: set[str] = set()
    for path in files:
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and called(node.func) == mark:
                found.update(word for word in (constant(each) for each in node.args) if word)
    return found


def called(function: ast.expr) -> str:
    """The last name of `pytest.mark.rule` or `rule`."""
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def constant(argument: ast.expr) -> str:
    return argument.value if isinstance(argument, ast.Constant) and isinstance(argument.value, str) else ""


def files_about(game: str, *folders: Path) -> list[Path]:
    """The test files that speak of a game: those with its name in their path inside a folder."""
    return [
        path
        for folder in folders
        for path in sorted(folder.rglob("*.py"))
        if (path.name.endswith("_test.py") or path.name.startswith("test_"))
        and game in path.relative_to(folder).as_posix()
    ]


def gaps(wanted: set[str], proved: set[str]) -> str:
    """What lacks a test and what does not exist, in a sentence; "" if all is well."""
    missing = sorted(wanted - proved)
    unknown = sorted(proved - wanted)
    parts = []
    if missing:
        parts.append(f"no test names {', '.join(missing)}")
    if unknown:
        parts.append(f"tests name {', '.join(unknown)}, which do not exist")
    return "; ".join(parts)
