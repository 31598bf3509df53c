"""Making a table that is a chapter of a lesson."""

from __future__ import annotations

from worldtable.games import SHELF
from worldtable.lessons import lesson_of
from worldtable.lessons.script import YOU, name_of
from worldtable.server.problem import Problem
from worldtable.server.service import Service
from worldtable.server.store.rows import BOT, HUMAN, Seat
from worldtable.server.tables import seating
from worldtable.server.tables.table import Table

PARTNER = "level2"  # plays on for the others once the script is left or over


async def new_lesson(service: Service, identity: str, name: str, game: str, number: int) -> Table:
    """A table of one's own that begins as a chapter, counted from 0."""
    lesson = lesson_of(game) if game in SHELF else None
    if lesson is None:
        raise Problem(404, "There is no lesson of that game.")
    if not 0 <= number < len(lesson.chapters):
        raise Problem(404, f"The lesson of {SHELF[game].title} has {len(lesson.chapters)} chapters.")
    s = lesson.chapters[number].position()
    names = [s.name(seat) for seat in range(s.seats)]
    others = [Seat(seat, BOT, "", PARTNER, names[seat]) for seat in range(1, s.seats)]
    seats = [Seat(YOU, HUMAN, identity, "", seating.unique(name, others)), *others]
    head = seating.make_head(game, s.seats, {}, "0", identity)
    head.fair, head.position = False, name_of(number)
    return await seating.add(service, head, seats)
