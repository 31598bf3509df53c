"""What somebody is told of a puzzle: their own tries at any time, the solution and how others did after the end."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from math import sqrt
from typing import TYPE_CHECKING, Any

from worldtable.games import SHELF
from worldtable.puzzles import Puzzle, Weighed, words
from worldtable.server.store.puzzling import SHOWN, SOLVED, Result, Tally

if TYPE_CHECKING:
    from worldtable.server.puzzles.desk import Page

HINTS = 2  # who finds it, then where to look
ENOUGH = 30  # people from whom on it is told how they did
STEPS = 5  # of difficulty, 20 % each
ROWS = ("1st try", "2nd", "3rd", "later", "gave up")
SURE = 1.959964
Data = dict[str, Any]


def difficulty(puzzle: Puzzle, tallies: Sequence[Tally]) -> int:
    """1 to 5: by the share of people who solve it at once; while they are few, by the level that finds it."""
    people = sum(each.people for each in tallies)
    if people < ENOUGH:
        return puzzle.level
    at_once = sum(each.people for each in tallies if each.ending == SOLVED and each.tries == 1)
    return max(1, STEPS - int(STEPS * at_once / people))


def others(puzzle: Puzzle, tallies: Sequence[Tally]) -> Data:
    """How all others did, with intervals, once they are enough."""
    people = sum(each.people for each in tallies)
    if people < ENOUGH:
        return {"people": people, "rows": [], "sentence": words.found_by(puzzle)}
    counts = [0] * len(ROWS)
    for each in tallies:
        counts[min(each.tries, 4) - 1 if each.ending == SOLVED else 4] += each.people
    rows = [{"name": name, **share(count, people)} for name, count in zip(ROWS, counts, strict=True)]
    return {"people": people, "rows": rows, "sentence": words.found_by(puzzle)}


def share(count: int, people: int) -> Data:
    """A share with its 95 % interval, by Wilson's formula."""
    p, z = count / people, SURE
    centre = (p + z * z / (2 * people)) / (1 + z * z / people)
    spread = z * sqrt(p * (1 - p) / people + z * z / (4 * people * people)) / (1 + z * z / people)
    return {"share": p, "low": max(centre - spread, 0.0), "high": min(centre + spread, 1.0)}


def in_a_row(solved: set[date], now: date) -> int:
    """Days in a row up to now, or up to yesterday while today's is open."""
    day = now if now in solved else now - timedelta(1)
    count = 0
    while day in solved:
        count += 1
        day -= timedelta(1)
    return count


def in_time(results: Sequence[Result]) -> set[date]:
    """The days whose puzzles were solved on the day itself."""
    solved = [each for each in results if each.ending == SOLVED]
    return {
        date.fromisoformat(each.day)
        for each in solved
        if datetime.fromtimestamp(each.at / 1000, UTC).date().isoformat() == each.day
    }


def week(days: Sequence[tuple[date, Puzzle]], results: Sequence[Result]) -> list[Data]:
    """Today and the days before, each with how far somebody is."""
    known = {(each.day, each.puzzle): each for each in results}
    found: list[Data] = []
    for day, puzzle in days:
        own = known.get((day.isoformat(), puzzle.id))
        found.append({"day": day.isoformat(), "game": puzzle.game, "title": words.title(puzzle), **ended(own)})
    return found


def ended(result: Result | None) -> Data:
    if result is None:
        return {"ending": "", "tries": 0}
    return {"ending": result.ending, "tries": len(result.tried)}


def past(results: Sequence[Result]) -> list[Data]:
    """All results of somebody, the latest first."""
    return [
        {
            "day": each.day,
            "game": each.game,
            "hints": each.hints,
            "signs": signs(each),
            **ended(each),
        }
        for each in results
        if each.ending
    ]


def signs(result: Result) -> str:
    return words.signs(len(result.tried), result.ending == SOLVED)


def told(puzzle: Puzzle, page: Page, result: Result, tallies: Sequence[Tally]) -> Data:
    """How far somebody is: the tries with what refutes them, hints, and after the end all the rest."""
    over = bool(result.ending)
    tries = [tried(puzzle, page, option) for option in result.tried]
    found: Data = {"ending": result.ending, "tries": tries, "hints": hints(puzzle, page, result), "share": ""}
    if over:
        day, solved = date.fromisoformat(result.day), result.ending == SOLVED
        title = SHELF[puzzle.game].title
        found["share"] = words.shared(day, title, len(result.tried), solved)
    found["solution"] = solution(puzzle, page) if over else None
    found["others"] = others(puzzle, tallies) if over else None
    return found


def tried(puzzle: Puzzle, page: Page, option: int) -> Data:
    """A try: right, or wrong with what it costs and what is expected."""
    weighed = puzzle.about(option)
    assert weighed is not None
    return {"right": option == puzzle.best.option, **page.answers[str(option)], **numbers(weighed)}


def numbers(weighed: Weighed) -> Data:
    return {
        "chance": weighed.chance,
        "error": weighed.error,
        "cost": weighed.cost,
        "cost_error": weighed.cost_error,
    }


def hints(puzzle: Puzzle, page: Page, result: Result) -> list[str]:
    return [words.found_by(puzzle), page.where][: result.hints]


def solution(puzzle: Puzzle, page: Page) -> Data:
    """The answer, and every other one beside it."""
    answers = [{**page.answers[str(each.option)], **numbers(each)} for each in puzzle.weighed]
    return {"code": puzzle.best.option, "worlds": puzzle.worlds, "answers": answers}


__all__ = ["SHOWN", "difficulty", "in_a_row", "in_time", "past", "told", "week"]
