"""Games of others: packages that stand on the shelf beside ours, with no change of ours.

A package offers its game as `GAME`. `worldtable --with FOLDER` names one; installed packages say so themselves, by
the entry point group `worldtable.games`. Processes that a process starts put the same games on their shelves.
"""

from __future__ import annotations

import importlib
import os
import sys
from importlib.metadata import entry_points
from pathlib import Path
from types import GetSetDescriptorType
from typing import Any

from worldtable.engine.game import Game

__all__ = ["BadGuest", "from_folder", "invite"]

WITH = "WORLDTABLE_WITH"  # the folders that were named, separated as in PATH
GROUP = "worldtable.games"
NATIVE = "__mypyc_attrs__"


class BadGuest(Exception):
    """A package that holds no game; the sentence says why."""


def guests() -> dict[str, Game[Any]]:
    """The games of installed packages and of the folders that were named."""
    found = [offered(each.value.partition(":")[0], f"the installed package {each.name}") for each in installed()]
    found += [from_folder(each) for each in os.environ.get(WITH, "").split(os.pathsep) if each]
    return {game.name: game for game in found}


def installed() -> list[Any]:
    return list(entry_points(group=GROUP))


def invite(shelf: dict[str, Game[Any]], folder: str) -> Game[Any]:
    """Put the game of a folder on the shelf, here and in every process that this one starts."""
    game = from_folder(folder)
    if shelf.setdefault(game.name, game) is not game:
        raise BadGuest(f"{folder}: there is a game {game.name!r} on the shelf already.")
    named = [each for each in os.environ.get(WITH, "").split(os.pathsep) if each]
    os.environ[WITH] = os.pathsep.join([*named, str(Path(folder).resolve())])
    return game


def from_folder(folder: str) -> Game[Any]:
    """The game of a package in a folder; what lies beside the package can be imported too."""
    path = Path(folder).resolve()
    if not (path / "__init__.py").is_file():
        raise BadGuest(f"{folder} is no package: it has no __init__.py that offers a GAME.")
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    return offered(path.name, folder)


def offered(package: str, called: str) -> Game[Any]:
    try:
        game = getattr(importlib.import_module(package), "GAME", None)
    except Exception as error:  # whatever a stranger's package does wrong
        raise BadGuest(f"{called} cannot be used: {type(error).__name__}: {error}") from error
    if not isinstance(game, Game):
        raise BadGuest(f"{called} offers no GAME of the kind worldtable.engine.game.Game.")
    for name, module in list(sys.modules.items()):
        if name == package or name.startswith(f"{package}."):
            for kind in [each for each in vars(module).values() if isinstance(each, type)]:
                if kind.__module__ == name:
                    adopt(kind)
    install(game)
    return game


def adopt(kind: type[Any]) -> None:
    """Let the compiled engine see the constants of a class that is not compiled.

    Compiled code reads a constant such as `asks` from the instance, where only compiled classes put theirs.
    """
    if NATIVE in kind.__dict__ or not constants(kind):
        return
    begin = kind.__init__

    def init(self: Any, *given: Any, **named: Any) -> None:
        install(self)
        begin(self, *given, **named)

    kind.__init__ = init


def install(thing: Any) -> None:
    for slot, value in constants(type(thing)):
        slot.__set__(thing, value)


def constants(kind: type[Any]) -> list[tuple[GetSetDescriptorType, Any]]:
    """The constants of a class and its bases that have a slot in a compiled one, the nearest last."""
    slots: dict[str, GetSetDescriptorType] = {}
    for base in kind.__mro__:
        if NATIVE in base.__dict__:
            for name, slot in base.__dict__.items():
                if isinstance(slot, GetSetDescriptorType):
                    slots.setdefault(name, slot)
    given: dict[str, Any] = {}
    for base in reversed(kind.__mro__):
        if NATIVE not in base.__dict__:
            given.update({name: value for name, value in vars(base).items() if name in slots})
    return [(slots[name], value) for name, value in given.items()]
