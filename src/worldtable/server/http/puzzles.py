"""The calls about the daily puzzle. What is told before its end does not depend on its answer."""

from __future__ import annotations

from datetime import date
from typing import Any

import orjson
from starlette.responses import Response

from worldtable.games import SHELF
from worldtable.puzzles import Puzzle, words
from worldtable.server.http.calls import Asked, answered, said
from worldtable.server.people.shares import Owner
from worldtable.server.problem import Problem
from worldtable.server.puzzles import telling
from worldtable.server.store import puzzling
from worldtable.server.store.puzzling import Result


def owner(a: Asked) -> Owner:
    return Owner(a.address, a.identity)


async def overview(a: Asked) -> Response:
    """Today's puzzle in short, the days before, and all of one's own results."""
    days, today = a.service.puzzles.days(), a.service.puzzles.today()
    results = await puzzling.results(a.service.store, a.identity) if a.identity else []
    found: dict[str, Any] = {
        "today": today.isoformat(),
        "streak": telling.in_a_row(telling.in_time(results), today),
        "days": telling.week(days, results),
        "results": telling.past(results),
        "picture": None,
    }
    if days:
        found["picture"] = (await a.service.puzzles.page(days[0][1], owner(a))).picture
    return answered(found)


async def one(a: Asked) -> Response:
    """The puzzle of a day with its table."""
    day, puzzle = a.service.puzzles.of(a.values.get("day", ""))
    page = await a.service.puzzles.page(puzzle, owner(a))
    tallies = await puzzling.tallies(a.service.store, puzzle.id)
    result = await a.service.puzzles.result(a.identity, day, puzzle)
    return answered(
        {
            "day": day.isoformat(),
            "puzzle": puzzle.id,
            "game": puzzle.game,
            "title": SHELF[puzzle.game].title,
            "theme": words.title(puzzle),
            "goal": words.goal(puzzle),
            "about": words.about(puzzle),
            "difficulty": telling.difficulty(puzzle, tallies),
            "seat": puzzle.seat,
            "table": orjson.Fragment(page.open),
            "standing": telling.told(puzzle, page, result, tallies),
        }
    )


async def judged(a: Asked, day: date, puzzle: Puzzle, result: Result) -> Response:
    page = await a.service.puzzles.page(puzzle, owner(a))
    tallies = await puzzling.tallies(a.service.store, puzzle.id)
    return answered(telling.told(puzzle, page, result, tallies))


def named(a: Asked) -> tuple[date, Puzzle]:
    """The puzzle that somebody speaks of, which must still be that of its day."""
    day, puzzle = a.service.puzzles.of(a.values["day"])
    if a.values["puzzle"] != puzzle.id:
        raise Problem(409, "That day has another puzzle now; fetch it again.")
    return day, puzzle


async def attempt(a: Asked) -> Response:
    await a.name()
    day, puzzle = named(a)
    return await judged(a, day, puzzle, await a.service.puzzles.attempt(a.identity, day, puzzle, a.values["choose"]))


async def hint(a: Asked) -> Response:
    await a.name()
    day, puzzle = named(a)
    return await judged(a, day, puzzle, await a.service.puzzles.hint(a.identity, day, puzzle))


async def give_up(a: Asked) -> Response:
    await a.name()
    day, puzzle = named(a)
    return await judged(a, day, puzzle, await a.service.puzzles.give_up(a.identity, day, puzzle))


async def line(a: Asked) -> Response:
    """The solution table by table, for those who know it."""
    day, puzzle = a.service.puzzles.of(a.values.get("day", ""))
    result = await a.service.puzzles.result(a.identity, day, puzzle)
    if not result.ending:
        raise Problem(403, "The line is shown when the puzzle is solved or given up.")
    page = await a.service.puzzles.page(puzzle, owner(a))
    return answered({"steps": orjson.Fragment(page.steps)})


async def why_not(a: Asked) -> Response:
    _, puzzle = a.service.puzzles.of(a.values.get("day", ""))
    return said((await a.service.puzzles.why(puzzle, a.values["code"], owner(a))).decode())
