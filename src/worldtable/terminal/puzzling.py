"""Puzzles in plain lines: the table, the goal, the answers by number, and why a wrong one is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TextIO

from worldtable.puzzles import Laid, Puzzle, addressed, laid, words
from worldtable.record import BadReplay
from worldtable.terminal.draw import EVERYTHING, WIDTH, head_line, scene_lines
from worldtable.terminal.words import folded

GREETING = "Type the number of an answer; hint, show (the answer), next or quit."


class Puzzling:
    """Somebody who solves puzzles with one stream of lines in and one out."""

    def __init__(self, puzzles: Sequence[Puzzle], given: TextIO, out: TextIO) -> None:
        self.puzzles = puzzles
        self.given = given
        self.out = out
        self.results: list[str] = []

    def run(self) -> None:
        """One puzzle after the other, until nobody wants to go on."""
        self.say(GREETING)
        for number, puzzle in enumerate(self.puzzles, 1):
            try:
                there = laid(puzzle)
            except BadReplay as error:
                self.say(str(error))
                continue
            if not self.solve(there, f"Puzzle {number} of {len(self.puzzles)}"):
                break
        if self.results:
            self.say("", "Your results:", *[f"  {each}" for each in self.results])

    def solve(self, there: Laid, name: str) -> bool:
        """One puzzle; False if somebody leaves."""
        puzzle = there.puzzle
        view = there.game.view(there.s, puzzle.seat)
        dots = "●" * puzzle.level + "○" * (len(puzzle.solved) - puzzle.level)
        self.say("", f"=== {name}: {words.title(puzzle)} ({there.game.title}, difficulty {dots})", head_line(view))
        self.say(*scene_lines(view, WIDTH, EVERYTHING), "", *folded(words.goal(puzzle), WIDTH))
        self.say(*folded(words.about(puzzle), WIDTH), *folded(view.prompt, WIDTH))
        offered = [choice for choice in view.choices if puzzle.about(choice.code) is not None]
        for number, choice in enumerate(offered, 1):
            self.say(*folded(f"{number:>3}  {choice.sentence}", WIDTH))
        tried: list[int] = []
        while True:
            line = self.read()
            if line in (None, "quit", "q"):
                return False
            if line in ("next", "show"):
                if line == "show":
                    self.solution(there)
                self.result(there, tried, False)
                return True
            if line == "hint":
                self.say(words.found_by(puzzle))
            elif line is None or not line.isdecimal() or not 1 <= int(line[:6]) <= len(offered):
                self.say(f"Type a number from 1 to {len(offered)}, hint, show, next or quit.")
            else:
                option = offered[int(line) - 1].code
                tried += [] if option in tried else [option]
                if option == puzzle.best.option:
                    self.say("Right.")
                    self.solution(there)
                    self.result(there, tried, True)
                    return True
                found = puzzle.about(option)
                assert found is not None
                self.say("Not that one.", *folded(words.refuted(there, found), WIDTH))

    def solution(self, there: Laid) -> None:
        """The answer, what is expected after it, and how much it is ahead."""
        best, second = there.puzzle.weighed[:2]
        ask = there.s.asks[0]
        lines = [f"{ask.label(there.s, best.option)}. It wins {words.plus_minus(best.chance, best.error)}."]
        lines += [f"Then {addressed(there.s.name(seat))}: {told}" for seat, told in words.expected(there, best)]
        lines.append(f"The second best costs {words.plus_minus(second.cost, second.cost_error)}.")
        lines.append(words.found_by(there.puzzle))
        self.say(*[part for line in lines for part in folded(line, WIDTH)])

    def result(self, there: Laid, tried: list[int], solved: bool) -> None:
        how = f"{len(tried)} tries" if len(tried) != 1 else "1 try"
        end = f"solved in {how}" if solved else f"not solved, {how}"
        self.results.append(f"{words.signs(len(tried), solved)}  {words.title(there.puzzle)}, {end}")

    def say(self, *lines: str) -> None:
        for line in lines:
            self.out.write(f"{addressed(line)}\n")
        self.out.flush()

    def read(self) -> str | None:
        """A typed line, None at the end of the input."""
        self.out.write("> ")
        self.out.flush()
        line = self.given.readline()
        if not line:
            self.out.write("\n")
            return None
        return line.strip().lower()
