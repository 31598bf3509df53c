"""A file of puzzles that grows: its first line says which command made it and up to which game that has looked."""

from __future__ import annotations

import json
from pathlib import Path

from worldtable.puzzles import BadPuzzles, Puzzle, read
from worldtable.puzzles.kept import fitting, head_of


class Book:
    """What was made so far, in a file if there is one."""

    def __init__(self, path: Path | None, game: str, command: str, afresh: bool) -> None:
        """Go on with a file as far as it belongs to these rules. BadPuzzles if it is none, or of another game."""
        self.path = path
        self.game = game
        self.command = command
        self.puzzles: list[Puzzle] = []
        self.why = ""  # some were left out
        self.game_at = 0  # the game that was looked in last
        if path is None:
            return
        if path.exists() and not afresh:
            self.puzzles, self.why = fitting(read(path))
            if any(each.game != game for each in self.puzzles):
                raise BadPuzzles(f"{path} holds puzzles of another game; name another file, or begin it --afresh.")
            with path.open(encoding="utf-8") as file:
                head = head_of(file.readline())
            if head.get("made_by") == command:
                self.game_at = int(str(head.get("looked", 0)))
                self.game_at = max([self.game_at, *[each.made for each in self.puzzles]])
        path.parent.mkdir(parents=True, exist_ok=True)
        self.write()

    @property
    def known(self) -> set[str]:
        return {each.id for each in self.puzzles}

    def add(self, puzzle: Puzzle) -> None:
        """One more; it is in the file when this returns."""
        self.puzzles.append(puzzle)
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(puzzle.line() + "\n")

    def write(self) -> None:
        """The whole file at once; what was there before stays until the new one is complete."""
        if self.path is None:
            return
        head = json.dumps({"puzzles": self.game, "made_by": self.command, "looked": self.game_at})
        text = "".join(f"{line}\n" for line in [head, *[each.line() for each in self.puzzles]])
        partial = self.path.with_name(self.path.name + ".partial")
        partial.write_text(text, encoding="utf-8")
        partial.replace(self.path)
