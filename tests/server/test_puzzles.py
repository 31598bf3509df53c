"""The daily puzzle: the same for everybody, judged at the server, and nothing of its answer leaves before the end."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from tests.puzzled import TODAY
from worldtable.puzzles import DAYS, Puzzle, daily
from worldtable.server.bots import puzzling as tables
from worldtable.server.puzzles import telling
from worldtable.server.puzzles.desk import Page
from worldtable.server.store.puzzling import SHOWN, SOLVED, Result, Tally, change, results, tallies
from worldtable.server.store.store import Store
from worldtable.server.testing import QUICK, People, Person, Server, Visit

Json = dict[str, Any]
START = Callable[..., Server]


def puzzle_of(told: Json) -> Puzzle:
    found = daily(date.fromisoformat(told["day"]))
    assert found is not None
    assert found.id == told["puzzle"]
    return found


def opened(person: Person, day: str = "") -> tuple[Json, Puzzle]:
    told = person.call("GET", f"/api/puzzle?day={day}" if day else "/api/puzzle")
    return told, puzzle_of(told)


def named(told: Json) -> Json:
    return {"day": told["day"], "puzzle": told["puzzle"]}


def attempt(person: Person, told: Json, option: int) -> Json:
    found: Json = person.call("POST", "/api/puzzle/try", {**named(told), "choose": option})
    return found


def test_a_puzzle_is_tried_until_it_is_solved(people: People) -> None:
    (linda,) = people("Linda")
    told, puzzle = opened(linda)
    view = told["table"]["view"]
    assert {each["code"] for each in view["choices"]} == {each.option for each in puzzle.weighed}
    assert told["standing"] == {
        "ending": "",
        "tries": [],
        "hints": [],
        "share": "",
        "solution": None,
        "others": None,
    }
    wrong, right = puzzle.weighed[1], puzzle.best
    after = attempt(linda, told, wrong.option)
    (one,) = after["tries"]
    assert (one["right"], one["code"], one["chance"], one["cost"]) == (
        False,
        wrong.option,
        wrong.chance,
        wrong.cost,
    )
    assert after["ending"] == ""
    assert after["solution"] is None
    assert attempt(linda, told, wrong.option) == after  # the same again counts nothing
    solved = attempt(linda, told, right.option)
    assert solved["ending"] == "solved"
    assert [each["right"] for each in solved["tries"]] == [False, True]
    assert solved["solution"]["code"] == right.option
    assert solved["share"].endswith("✕★···")
    assert attempt(linda, told, puzzle.weighed[-1].option) == solved  # it is over
    assert opened(linda)[0]["standing"] == solved
    steps = linda.call("GET", "/api/puzzle/line")["steps"]
    assert (steps[0]["by"], steps[0]["code"]) == (puzzle.seat, right.option)
    overview = linda.call("GET", "/api/puzzles")
    assert overview["streak"] == 1
    assert overview["days"][0]["ending"] == "solved"
    assert [each["signs"] for each in overview["results"]] == ["✕★···"]


def test_it_can_be_given_up(people: People) -> None:
    (linda,) = people("Linda")
    told, puzzle = opened(linda)
    shown = linda.call("POST", "/api/puzzle/answer", named(told))
    assert shown["ending"] == "shown"
    assert shown["solution"]["code"] == puzzle.best.option
    assert len(shown["solution"]["answers"]) == len(puzzle.weighed)
    assert linda.call("GET", "/api/puzzles")["streak"] == 0
    assert attempt(linda, told, puzzle.best.option)["ending"] == "shown"


def test_hints_come_one_by_one_and_are_noted(people: People) -> None:
    (linda,) = people("Linda")
    told, _ = opened(linda)
    counts = [len(linda.call("POST", "/api/puzzle/hint", named(told))["hints"]) for _ in range(3)]
    assert counts == [1, 2, 2]
    linda.call("POST", "/api/puzzle/answer", named(told))
    assert linda.call("GET", "/api/puzzles")["results"][0]["hints"] == 2


def test_strangers_look_but_say_who_they_are_before_they_try(people: People) -> None:
    (linda,) = people("Linda")
    nobody = Person(linda.url)
    told, puzzle = opened(nobody)
    assert told["standing"]["tries"] == []
    assert nobody.call("GET", "/api/puzzles")["results"] == []
    for path, more in (("try", {"choose": puzzle.best.option}), ("hint", {}), ("answer", {})):
        assert nobody.refused("POST", f"/api/puzzle/{path}", {**named(told), **more})[0] == 401
    assert nobody.refused("GET", "/api/puzzle/line")[0] == 403
    nobody.http.close()


def test_earlier_days_are_open_and_others_are_not(people: People) -> None:
    (linda,) = people("Linda")
    days = linda.call("GET", "/api/puzzles")["days"]
    assert len(days) == DAYS + 1
    assert len({each["game"] for each in days}) > 1
    told, puzzle = opened(linda, days[1]["day"])
    assert attempt(linda, told, puzzle.best.option)["ending"] == "solved"
    assert linda.call("GET", "/api/puzzles")["streak"] == 0  # it was not solved on its day
    for day, status in ((TODAY + timedelta(1), 404), (TODAY - timedelta(DAYS + 1), 404), ("2026-99-99", 422)):
        assert linda.refused("GET", f"/api/puzzle?day={day}")[0] == status
    wrong = {**named(told), "puzzle": "0"}
    assert linda.refused("POST", "/api/puzzle/hint", wrong) == (
        409,
        "That day has another puzzle now; fetch it again.",
    )
    assert linda.refused("POST", "/api/puzzle/try", {**named(told), "choose": 2**31})[0] == 422
    fresh, _ = opened(linda)
    assert linda.refused("POST", "/api/puzzle/try", {**named(fresh), "choose": 99_999})[0] == 409


def test_why_something_cannot_be_chosen(people: People) -> None:
    (linda,) = people("Linda")
    _, puzzle = opened(linda)
    assert linda.call("GET", f"/api/puzzle/why?code={puzzle.best.option}")["text"] == "You may choose it."
    assert linda.call("GET", "/api/puzzle/why?code=2000000")["text"] == "There is nothing of that code."


def test_what_is_told_before_the_end_does_not_depend_on_the_answer() -> None:
    """The same position with another answer is told in the same bytes, but for a wrong try's own figures."""
    found = daily(date(2026, 11, 16))
    assert found is not None
    first, second = found.weighed[:2]
    swapped = (replace(first, option=second.option), replace(second, option=first.option), *found.weighed[2:])
    other = replace(found, weighed=swapped)
    assert other.best.option != found.best.option
    told = [tables.shown(each.line()) for each in (found, other)]
    assert told[0]["open"] == told[1]["open"]
    assert told[0]["picture"] == told[1]["picture"]
    assert found.id == other.id
    standings = [
        telling.told(each, page(data), Result("linda", "2026-11-16", each.id, each.game, tried), [])
        for each, data in zip((found, other), told, strict=True)
        for tried in ([], [found.weighed[-1].option])
    ]
    assert standings[0] == standings[2]
    assert standings[1] == standings[3]


def page(told: Json) -> Page:
    return Page(b"", None, told["answers"], told["where"], b"")


def test_results_outlast_the_server(start: START, visit: Visit, database: str) -> None:
    running = start(database, *QUICK, "--day", str(TODAY))
    (linda,) = visit(running, "Linda")
    told, puzzle = opened(linda)
    before = attempt(linda, told, puzzle.weighed[1].option)
    running.kill()
    running.start()
    assert opened(linda)[0]["standing"] == before
    assert attempt(linda, told, puzzle.best.option)["share"].endswith("✕★···")


def test_tries_at_once_are_all_noted(database: str) -> None:
    async def run() -> None:
        store = Store(database)
        await store.open()
        wanted = Result("linda", "2026-11-16", "p", "g")

        def trying(option: int) -> Callable[[Result], None]:
            return lambda found: found.tried.append(option)

        await change(store, wanted, trying(0))
        await asyncio.gather(*[change(store, wanted, trying(option)) for option in range(1, 8)])
        (found,) = await results(store, "linda")
        assert sorted(found.tried) == [*range(8)]
        assert found.first
        again = await change(store, Result("linda", "2026-11-20", "p", "g"), trying(1))
        assert not again.first
        await store.close()

    asyncio.run(run())


def test_others_are_counted_when_they_met_it_first(database: str) -> None:
    async def run() -> None:
        store = Store(database)
        await store.open()

        def ended(tries: int, ending: str) -> Callable[[Result], None]:
            def work(found: Result) -> None:
                found.tried, found.ending = list(range(tries)), ending

            return work

        for person in range(3):
            await change(store, Result(f"p{person}", "2026-11-16", "p", "g"), ended(person + 1, SOLVED))
        await change(store, Result("p9", "2026-11-16", "p", "g"), ended(2, SHOWN))
        await change(store, Result("p8", "2026-11-16", "p", "g"), ended(2, ""))
        await change(store, Result("p0", "2026-11-23", "p", "g"), ended(2, SOLVED))
        found = sorted((each.ending, each.tries, each.people) for each in await tallies(store, "p"))
        assert found == [(SHOWN, 2, 1), (SOLVED, 1, 1), (SOLVED, 2, 1), (SOLVED, 3, 1)]
        await store.close()

    asyncio.run(run())


def test_how_others_did_is_told_from_thirty_people_on() -> None:
    puzzle = daily(date(2026, 11, 16))
    assert puzzle is not None
    few = [Tally(SOLVED, 1, 20), Tally(SHOWN, 3, 9)]
    assert telling.others(puzzle, few)["rows"] == []
    assert telling.difficulty(puzzle, few) == puzzle.level
    many = [Tally(SOLVED, 1, 40), Tally(SOLVED, 2, 30), Tally(SOLVED, 7, 10), Tally(SHOWN, 0, 20)]
    told = telling.others(puzzle, many)
    assert [each["share"] for each in told["rows"]] == [0.4, 0.3, 0.0, 0.1, 0.2]
    assert all(each["low"] <= each["share"] <= each["high"] for each in told["rows"])
    assert telling.difficulty(puzzle, many) == 3
    assert telling.difficulty(puzzle, [Tally(SOLVED, 1, 40)]) == 1
    assert telling.difficulty(puzzle, [Tally(SHOWN, 0, 40)]) == 5


def test_days_in_a_row_end_with_a_day_that_was_left_out() -> None:
    now = date(2026, 11, 16)
    days = [now - timedelta(back) for back in range(5)]
    assert telling.in_a_row(set(days), now) == 5
    assert telling.in_a_row(set(days[1:]), now) == 4  # today's is still open
    assert telling.in_a_row({*days[:2], *days[3:]}, now) == 2
    assert telling.in_a_row(set(), now) == 0
    at = int(datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp() * 1000)
    on_time = Result("l", "2026-11-16", "p", "g", [1], 0, SOLVED, True, at)
    late = replace(on_time, day="2026-11-15")
    assert telling.in_time([on_time, late, replace(on_time, ending=SHOWN)]) == {now}


def test_without_a_day_of_its_own_it_is_the_day_of_the_clock(start: START, visit: Visit, tmp_path: Path) -> None:
    before = datetime.now(UTC).date()
    (linda,) = visit(start(f"sqlite:///{tmp_path}/t.sqlite3"), "Linda")
    found = date.fromisoformat(linda.call("GET", "/api/puzzles")["today"])
    assert before <= found <= datetime.now(UTC).date()


@pytest.mark.early
def test_every_day_of_the_week_can_be_laid_out(people: People) -> None:
    (linda,) = people("Linda")
    for day in linda.call("GET", "/api/puzzles")["days"]:
        told, puzzle = opened(linda, day["day"])
        assert "Solver" not in json.dumps(told)
        assert told["table"]["view"]["seat"] == puzzle.seat
