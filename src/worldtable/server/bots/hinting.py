"""How somebody takes a hint: it is thought about in a process apart, counted, and then told to that seat alone."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import replace
from functools import partial
from typing import Any

from worldtable.engine.loop import asked, waiting
from worldtable.hints import NOTHING
from worldtable.server.bots.workers import Done, Failed, Workers
from worldtable.server.people.shares import Owner
from worldtable.server.problem import Problem
from worldtable.server.settings import Settings
from worldtable.server.store.store import Unsaved
from worldtable.server.tables import hints, lesson
from worldtable.server.tables.hints import Told
from worldtable.server.tables.table import STALE, Table

FAILED = "No hint could be worked out just now; none is counted."


async def hint(table: Table, owner: Owner, seat: int) -> dict[str, Any]:
    """A hint for the open question of somebody's seat. Problem says why there is none."""
    play = table.playing()
    question = play.question
    check(table, owner.identity, seat, question)
    kept = table.hints.get(seat)
    if kept is not None and kept.question == question:
        return told(table, seat, kept)
    if len(play.state.options[asked(play.state, seat)]) < 2:
        return told(table, seat, Told(question, {"rounds": 0, "advice": []}))
    allowed(table, seat)
    service = table.service
    job = {**service.bots.position(table, play), "seat": seat}
    with service.quota.hinting(owner):
        try:
            found = Told(question, await thought_about(service.thinkers, service.settings, job, owner))
        except Failed:
            raise Problem(503, FAILED) from None
        return await service.do(table, partial(count, identity=owner.identity, seat=seat, found=found))


async def thought_about(thinkers: Workers, settings: Settings, job: dict[str, Any], owner: Owner) -> dict[str, Any]:
    """The hint for a position: every process that has nothing else to do thinks about it by itself, one at least."""
    thought = {**job, "job": "thought", "seconds": settings.hinting}
    deadline = settings.hinting + settings.deadline
    thoughts = [
        thinkers.do({**thought, "luck": secrets.randbits(60)}, deadline, owner)
        for _ in range(max(1, thinkers.shares.free))
    ]
    found = await asyncio.gather(*thoughts, return_exceptions=True)
    done = [each.value for each in found if isinstance(each, Done)]
    if not done:
        raise next(each for each in found if isinstance(each, BaseException))
    hint = {**job, "job": "hint", "luck": secrets.randbits(60), "thoughts": done}
    told: dict[str, Any] = (await thinkers.do(hint, settings.deadline, owner)).value
    return told


def check(table: Table, identity: str, seat: int, question: int) -> None:
    """Problem if a question is not, or not any more, that of somebody's seat."""
    table.check_held(identity, seat)
    play = table.playing()
    if play.question != question:
        raise Problem(409, STALE)
    if asked(play.state, seat) < 0:
        raise Problem(409, waiting(play.state, seat))


def allowed(table: Table, seat: int) -> None:
    """Problem if the table gives this seat no hint."""
    if lesson.runs(table):
        raise Problem(409, "The lesson says what comes next.")
    why = hints.why_none(table.head, table.seats, seat)
    if why:
        raise Problem(403, why)


async def count(table: Table, identity: str, seat: int, found: Told) -> dict[str, Any]:
    """Note that a seat has taken a hint, as all may know, then tell it."""
    check(table, identity, seat, found.question)
    allowed(table, seat)
    seats = [replace(each, hints=each.hints + (each.seat == seat)) for each in table.seats]
    head = replace(table.head)
    try:
        await table.service.store.save_head(head, seats)
    except Unsaved as error:
        table.doubtful = True
        raise Problem(503, str(error)) from None
    table.head, table.seats = head, seats
    table.hints[seat] = found
    table.service.metrics.hints.inc()
    table.show()
    if not hints.alone(seats):
        await table.tell(f"{seats[seat].name} took a hint.")
    return told(table, seat, found)


def told(table: Table, seat: int, hint: Told) -> dict[str, Any]:
    """A hint as its taker gets it."""
    return {
        "question": hint.question,
        "seat": seat,
        "rounds": hint.found["rounds"],
        "options": hint.found["advice"],
        "text": "" if hint.found["advice"] else NOTHING,
        "used": table.seats[seat].hints,
        "most": hints.most(table.head, table.seats),
    }
