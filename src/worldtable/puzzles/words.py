"""A puzzle in words: its goal, what kind it is, how hard it is, and what becomes of an answer."""

from __future__ import annotations

from datetime import date

from worldtable.bots import Considered, foretold
from worldtable.bots.cast import character
from worldtable.puzzles.position import TABLES, Laid, addressed
from worldtable.puzzles.puzzle import Puzzle, Weighed

# What makes a puzzle what it is, by what can be told of any game.
LAST, FIGHT, LEAVE, QUIET, EARLY, MIDDLE, LATE = "last", "fight", "leave", "quiet", "early", "middle", "late"
TITLES = {
    LAST: "The last turn",
    FIGHT: "Attack or defence",
    LEAVE: "Leave it",
    QUIET: "The quiet answer",
    EARLY: "An early plan",
    MIDDLE: "The turning point",
    LATE: "Before the end",
}
ABOUT = {
    LAST: "The game is about to end.",
    FIGHT: "There is a fight.",
    LEAVE: "Not everything that can be done should be.",
    QUIET: "The most points at once are not the answer.",
    EARLY: "The game is young.",
    MIDDLE: "The game is half played.",
    LATE: "The end is near.",
}
SIGNS = 5  # of a result that is shared
WRONG, RIGHT, NOTHING, SHOWN = "✕", "★", "·", "–"
MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)


def title(puzzle: Puzzle) -> str:
    return TITLES.get(puzzle.theme, "One answer")


def goal(puzzle: Puzzle) -> str:
    if puzzle.proved:
        return "You to play. Win, whatever they do."
    return "You to play. Which answer wins most often?"


def about(puzzle: Puzzle) -> str:
    """What kind of puzzle it is, without a word on the answer."""
    if puzzle.proved:
        return "Nothing is hidden, and one answer wins against everything."
    return f"What you cannot see was dealt anew {puzzle.worlds} times, and every answer tried each time."


def found_by(puzzle: Puzzle) -> str:
    """Which bots find it."""
    if puzzle.level == 1:
        return f"Even bots of {level(1)} often find it."
    return f"Bots of {level(puzzle.level)} find it, those of {level(puzzle.level - 1)} mostly do not."


def level(number: int) -> str:
    """ "level 3 (Sable)": others at the table may have that name, too."""
    return f"level {number} ({character(f'level{number}').title})"


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def plus_minus(chance: float, error: float) -> str:
    """A chance with its interval, as people read it."""
    return f"{100 * chance:.0f} % ± {max(1, round(100 * error))}"


def expected(there: Laid, answer: Weighed) -> list[tuple[int, str]]:
    """What is expected after an answer, in words: who, and what they would do."""
    considered = Considered(answer.option, there.puzzle.worlds, answer.chance, answer.error, 0.0)
    considered.line = list(answer.line)
    best: list[tuple[int, str]] = []
    for seed in range(TABLES):
        found = foretold(there.game, there.s, there.puzzle.seat, considered, seed)
        if len(found) > len(best):
            best = found
    return [(seat, addressed(text)) for seat, text in best]


def refuted(there: Laid, answer: Weighed) -> str:
    """Why an answer is wrong: how seldom it wins, and what is expected."""
    how = f"wins {plus_minus(answer.chance, answer.error)}"
    line = [f"{addressed(there.s.name(seat))} “{told.rstrip('.')}”" for seat, told in expected(there, answer)]
    after = f"; then probably {', '.join(line)}" if line else ""
    cost = f"It costs {plus_minus(answer.cost, answer.cost_error)} against the best answer"
    return f"{cost}: it {how}{after}."


def signs(tries: int, solved: bool) -> str:
    """A result as five signs, which tell nothing of the answer."""
    if solved:
        wrong = min(tries - 1, SIGNS - 1)
        return (WRONG * wrong + RIGHT).ljust(SIGNS, NOTHING)
    return (WRONG * min(tries, SIGNS - 1) + SHOWN).ljust(SIGNS, NOTHING)


def shared(day: date, game: str, tries: int, solved: bool) -> str:
    """What somebody tells others of a result."""
    return f"Worldtable puzzle, {day.day} {MONTHS[day.month - 1]}, {game}: {signs(tries, solved)}"
