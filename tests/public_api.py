"""The public API as text: every public name with its signature. `python -m tests.public_api` writes it anew.

It is read from the source, so that compiled modules and packages that are not installed make no difference.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import griffe

ROOT = Path(__file__).parent.parent
TEXT = Path(__file__).parent / "public_api.txt"


@cache
def package() -> griffe.Module:
    found = griffe.load("worldtable", search_paths=[ROOT / "src"], allow_inspection=False)
    assert isinstance(found, griffe.Module)
    return found


def public_modules(module: griffe.Module | None = None) -> Iterator[griffe.Module]:
    """The package, and whatever public modules its doors name."""
    module = module or package()
    yield module
    for name in module.exports or []:
        member = module.members.get(str(name))
        if isinstance(member, griffe.Module):
            yield from public_modules(member)


def lines() -> list[str]:
    return sorted(line for module in public_modules() for line in told(module, module.path))


def told(here: griffe.Module | griffe.Class, path: str) -> Iterator[str]:
    """A line for every public name that is no module; what a door passes on is told at the door."""
    for name, member in here.members.items():
        if not is_public(here, name, member):
            continue
        found = member.final_target if isinstance(member, griffe.Alias) else member
        at = f"{path}.{name}"
        if isinstance(found, griffe.Class):
            yield f"{at}: class({', '.join(str(base) for base in found.bases)})"
            yield from told(found, at)
        elif isinstance(found, griffe.Function):
            yield f"{at}{signature(found)}"
        elif isinstance(found, griffe.Attribute):
            yield f"{at}: {found.annotation or 'as its value'}"


def is_public(here: griffe.Module | griffe.Class, name: str, member: griffe.Object | griffe.Alias) -> bool:
    """What a door names; elsewhere what is made there and has no underscore, and how a class is called."""
    if isinstance(member, griffe.Module):
        return False
    if here.exports is not None:
        return name in [str(each) for each in here.exports]
    return not isinstance(member, griffe.Alias) and (not name.startswith("_") or name == "__init__")


def signature(function: griffe.Function) -> str:
    return str(function.signature(return_type=True)).removeprefix(function.name)


def main() -> None:
    TEXT.write_text("\n".join(lines()) + "\n", encoding="utf-8")
    print(f"{TEXT.name}: {len(lines())} public names")


if __name__ == "__main__":
    main()
