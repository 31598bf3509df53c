"""The puzzles that ship with the package, and files of others."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from worldtable.games import SHELF
from worldtable.puzzles.position import game_of
from worldtable.puzzles.puzzle import FORMAT, Puzzle, puzzle_of
from worldtable.record import BadReplay

HERE = Path(__file__).parent
ENDING = ".jsonl"
MOST_BYTES = 5_000_000
MOST_LINE = 100_000


class BadPuzzles(Exception):
    """A file that holds no puzzles; the sentence says where and why."""


def shipped(game: str) -> Path:
    """Where the puzzles of a game lie."""
    return HERE / f"{game}{ENDING}"


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game that its rules still allow; none if it has none."""
    if game not in SHELF or not shipped(game).is_file():
        return ()
    return tuple(fitting(read(shipped(game)))[0])


def fitting(puzzles: list[Puzzle]) -> tuple[list[Puzzle], str]:
    """Those that belong to the rules and cards at hand, and a sentence about the others, "" if there are none."""
    good: list[Puzzle] = []
    why: list[str] = []
    for each in puzzles:
        try:
            game_of(each)
            good.append(each)
        except BadReplay as error:
            why.append(str(error).rstrip("."))
    if not why:
        return good, ""
    count = f"{len(why)} puzzles were" if len(why) > 1 else "1 puzzle was"
    return good, f"{count} left out: {why[0]}."


def read(path: Path) -> list[Puzzle]:
    """The puzzles of a file, whatever rules made them. BadPuzzles if there is anything else in it."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
        text = content.decode("utf-8")
    except FileNotFoundError:
        raise BadPuzzles(f"There is no file {path}.") from None
    except IsADirectoryError:
        raise BadPuzzles(f"{path} is a folder; puzzles are kept in a file.") from None
    except UnicodeDecodeError:
        raise BadPuzzles(f"{path} is not a text file, so it holds no puzzles.") from None
    except OSError as error:
        raise BadPuzzles(f"{path} cannot be read: {error.strerror}.") from None
    if len(content) > MOST_BYTES:
        raise BadPuzzles(f"{path} is too large for puzzles; at most {MOST_BYTES} bytes are read.")
    lines = text.replace("\r\n", "\n").split("\n")
    lines.pop()  # "", or a line that was cut off while it was written
    return [parsed(line, f"{path}, line {number}") for number, line in enumerate(lines, 1) if not head_of(line)]


def head_of(line: str) -> dict[str, object]:
    """The line that says how a file was made; {} if it is none."""
    try:
        found = json.loads(line) if len(line) <= MOST_LINE else {}
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) and "puzzles" in found else {}


def parsed(line: str, where: str) -> Puzzle:
    if len(line) > MOST_LINE:
        raise BadPuzzles(f"{where}: {len(line)} letters; a line has at most {MOST_LINE}.")
    try:
        found = json.loads(line)
        if found["puzzle"] != FORMAT:
            raise BadPuzzles(f"{where}: not a puzzle of format {FORMAT}.")
        return puzzle_of(found)
    except (ValueError, RecursionError, KeyError, TypeError, AttributeError, OverflowError):
        raise BadPuzzles(f"{where}: not a puzzle.") from None
