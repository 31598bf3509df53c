"""What the store holds of people's puzzles: a row for each that somebody has begun."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy import Connection, Row, func, insert, select, update

from worldtable.server.store.rows import now
from worldtable.server.store.schema import puzzles
from worldtable.server.store.store import Store

SOLVED, SHOWN = "solved", "shown"
MOST = 400  # results of somebody that are looked at, the latest


@dataclass(slots=True)
class Result:
    """How far somebody is with the puzzle of a day."""

    identity: str
    day: str
    puzzle: str
    game: str
    tried: list[int] = field(default_factory=list)  # answers in the order in which they were tried
    hints: int = 0
    ending: str = ""
    first: bool = True  # never met on another day
    at: int = 0  # when it was last changed; 0 if it is to be changed now


@dataclass(frozen=True, slots=True)
class Tally:
    """So many people ended a puzzle in the same way."""

    ending: str
    tries: int
    people: int


def result_of(row: Row[Any]) -> Result:
    tried = [int(each) for each in json.loads(row.tried)]
    return Result(row.identity, row.day, row.puzzle, row.game, tried, row.hints, row.ending, row.first, row.at)


async def results(store: Store, identity: str) -> list[Result]:
    """What somebody did so far, the latest day first."""
    query = select(puzzles).where(puzzles.c.identity == identity).order_by(puzzles.c.day.desc()).limit(MOST)
    return await store.database.read(lambda connection: [result_of(row) for row in connection.execute(query)])


async def tallies(store: Store, puzzle: str) -> list[Tally]:
    """How all who have ended a puzzle did when they met it first."""
    column = puzzles.c
    query = (
        select(column.ending, column.tries, func.count())
        .where(column.puzzle == puzzle, column.ending != "", column.first)
        .group_by(column.ending, column.tries)
    )
    return await store.database.read(lambda connection: [Tally(*row) for row in connection.execute(query)])


async def change(store: Store, wanted: Result, work: Callable[[Result], None]) -> Result:
    """Change somebody's result, or a new one like the wanted one; two changes at once come one after the other."""
    column = puzzles.c
    here = (column.identity == wanted.identity) & (column.day == wanted.day) & (column.puzzle == wanted.puzzle)
    met = select(column.day).where(column.identity == wanted.identity, column.puzzle == wanted.puzzle).limit(1)
    done = [wanted]

    def write(connection: Connection) -> None:
        row = connection.execute(select(puzzles).where(here).with_for_update()).first()
        found = replace(wanted, tried=[*wanted.tried]) if row is None else result_of(row)
        if row is None:
            found.first = connection.execute(met).first() is None
        work(found)
        found.at = wanted.at or now()
        values = {
            "tried": json.dumps(found.tried),
            "tries": len(found.tried),
            "hints": found.hints,
            "ending": found.ending,
            "first": found.first,
            "at": found.at,
        }
        if row is None:
            keys = {name: getattr(found, name) for name in ("identity", "day", "puzzle", "game")}
            connection.execute(insert(puzzles).values(**keys, **values))
        else:
            connection.execute(update(puzzles).where(here).values(**values))
        done[0] = found

    await store.write(write)
    return done[0]
