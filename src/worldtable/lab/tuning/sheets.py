"""The files of a card set as their designer wrote them, with numbers that can be changed where they stand."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import tomlkit

from worldtable.bots.mind import FILE
from worldtable.engine.game import Game

Steps = tuple[str | int, ...]  # from a file to a number in it
Name = tuple[str, str]  # the id of a card and a field of it that holds a number


class Sheets:
    """A set as files. What bots have learned of it lies beside them and goes with them."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        paths = game.card_files()
        self.files = {path.name: path.read_bytes() for path in paths}
        self.beside = {
            path.name: path.read_bytes() for path in {each.parent / FILE for each in paths} if path.is_file()
        }
        self.places: dict[Name, tuple[str, Steps]] = {}
        self.numbers: dict[Name, int] = {}  # as they are
        self.words: dict[str, list[str]] = {}  # of each card, which may name a number
        for file, content in self.files.items():
            for at, card in enumerate(tomllib.loads(content.decode("utf-8"))["card"]):
                self.words[str(card["id"])] = [each for key, each in card.items() if is_said(key, each)]
                for field, steps, number in numbers_in(card):
                    name = (str(card["id"]), field)
                    self.places[name] = (file, ("card", at, *steps))
                    self.numbers[name] = number
        self.open: dict[str, tomlkit.TOMLDocument] = {}

    def fields(self, card: str) -> list[str]:
        return [field for id, field in self.numbers if id == card]

    def changed(self, values: Mapping[Name, int]) -> dict[str, bytes]:
        """The files that differ with these numbers in place of their own; all else in them stays as it is."""
        wanted = {**self.numbers, **values}
        differ = {self.places[name][0] for name in values if values[name] != self.numbers[name]}
        for name, (file, steps) in self.places.items():
            if file in differ:
                self.put(file, steps, wanted[name])
        return {file: tomlkit.dumps(self.open[file]).encode("utf-8") for file in sorted(differ)}

    def put(self, file: str, steps: Steps, value: int) -> None:
        if file not in self.open:
            self.open[file] = tomlkit.parse(self.files[file])
        held: Any = self.open[file]
        for step in steps[:-1]:
            held = held[step]
        if held[steps[-1]] != value:
            held[steps[-1]] = value

    def write(self, folder: Path, values: Mapping[Name, int]) -> None:
        """The set with these numbers, as a folder that `with_cards` reads."""
        lay(folder, self.files | self.changed(values) | self.beside)

    def with_numbers(self, values: Mapping[Name, int]) -> Game[Any]:
        """The game with these numbers; BadCards if it does not accept them."""
        with TemporaryDirectory() as folder:
            self.write(Path(folder), values)
            return self.game.with_cards(folder)


def lay(folder: Path, files: Mapping[str, bytes]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        (folder / name).write_bytes(content)


def numbers_in(value: Any, field: str = "", steps: Steps = ()) -> Iterator[tuple[str, Steps, int]]:
    """Every whole number in a card: `points`, in a table `basic.points`, in one of several `basic.2.points`."""
    if isinstance(value, int) and not isinstance(value, bool):
        yield field, steps, value
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from numbers_in(each, f"{field}.{key}" if field else key, (*steps, key))
    elif isinstance(value, list):
        for at, each in enumerate(value):
            yield from numbers_in(each, f"{field}.{at + 1}" if len(value) > 1 else field, (*steps, at))


def is_said(key: str, value: Any) -> bool:
    """Whether this is a sentence for players; what a picture shows is none."""
    return isinstance(value, str) and " " in value and key not in ("look", "name", "short")
