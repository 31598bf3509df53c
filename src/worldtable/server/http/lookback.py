"""Calls that look ahead or back: they are made from whole games, in a process of their own."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import orjson
from starlette.responses import Response

from worldtable.lab.review import growing, seen_by
from worldtable.record import line_of
from worldtable.server.bots import hinting
from worldtable.server.bots.workers import Failed
from worldtable.server.http.api import may_watch, own_seat, seat_of
from worldtable.server.http.calls import Asked, answered
from worldtable.server.people.shares import Owner
from worldtable.server.problem import Problem
from worldtable.server.store.rows import given_by, record_of
from worldtable.server.tables import info
from worldtable.server.tables.table import Table


async def previews(a: Asked) -> Response:
    table, _ = await a.table()
    seat = own_seat(a, table)
    question = table.playing().question
    found = await read(a, table, {"job": "previews", "seat": seat})
    return answered({"question": question, "seat": seat, "previews": orjson.Fragment(found)})


async def hint(a: Asked) -> Response:
    table, _ = await a.table()
    seat = own_seat(a, table)
    table.presence.hear(a.identity)
    return answered(await hinting.hint(table, Owner(a.address, a.identity), seat))


async def log(a: Asked) -> Response:
    table, _ = await a.table()
    seat = seat_of(a, table)
    lines = await read(a, table, {"job": "log", "seat": seat})
    return answered({"seat": seat, "lines": orjson.Fragment(lines)})


async def read(a: Asked, table: Table, job: dict[str, Any]) -> bytes:
    """What a worker makes of a game, as JSON that need not be understood here."""
    try:
        return await a.service.read(table, job, Owner(a.address, a.identity))
    except Failed:
        raise Problem(503, "The game could not be read just now; try again.") from None


async def sheets(a: Asked) -> Response:
    table, _ = await a.table()
    view = table.playing().view(seat_of(a, table)).data()
    return answered({name: view[name] for name in ("sides", "sheets", "over", "verdict")})


def may_see_all(a: Asked, table: Table) -> bool:
    """After the game: those who played, and watchers if the table allows it. Not while its seed is that of another
    game still going on."""
    played = bool(info.mine(table.seats, a.identity))
    return table.head.over and not table.sealed and (table.head.reveal or played)


def eyes(a: Asked, table: Table) -> dict[str, Any]:
    """Through whose eyes somebody looks back: a seat's, and whether everything is open to them."""
    wanted = a.values.get("seat")
    opened = a.values.get("all", False)
    if opened and not may_see_all(a, table):
        raise Problem(403, "Not everything of this game may be seen, or not yet.")
    if wanted is not None and 0 <= wanted < len(table.seats) and may_see_all(a, table):
        may_watch(a, table)
        return {"seat": wanted, "all": opened}
    return {"seat": seat_of(a, table), "all": opened}


async def replay(a: Asked) -> Response:
    table, _ = await a.table()
    first = a.values.get("from", 0)
    job = {"job": "views", **eyes(a, table), "from": first, "count": a.values.get("count", 20)}
    steps = len(table.playing().seats) + 1
    views = orjson.Fragment(await read(a, table, job) if first < steps else b"[]")
    return answered({"seat": job["seat"], "all": job["all"], "steps": steps, "from": first, "views": views})


async def outline(a: Asked) -> Response:
    table, _ = await a.table()
    job = {"job": "outline", **eyes(a, table)}
    every = may_see_all(a, table)
    allowed = list(range(len(table.seats))) if every else info.mine(table.seats, a.identity)
    found = orjson.loads(await read(a, table, job))
    return answered({"seat": job["seat"], "all": job["all"], "eyes": allowed, "may_see_all": every, **found})


async def review(a: Asked) -> Response:
    """The review of a finished game as a pair of eyes sees it; whoever asks first has it made."""
    table, _ = await a.table()
    if not table.head.over:
        raise Problem(409, "A review is made of games that are over; this one goes on.")
    may_watch(a, table)
    every = may_see_all(a, table)
    mine = info.mine(table.seats, a.identity)
    about = {"eyes": list(range(len(table.seats))) if every else mine, "may_see_all": every}
    if table.play is None:
        return answered({"state": "impossible", "sentence": table.reason, **about})
    seat = eyes(a, table)["seat"]
    reviewer = a.service.reviewer
    found = None if table.head.id in reviewer.making else await reviewer.kept(table.head.id)
    if found is not None:
        return answered({"state": "done", "seat": seat, **about, "review": seen_by(found, seat, every)})
    making = reviewer.begin(a.service.told(table), Owner(a.address, a.identity))
    about |= {"state": making.state, "seat": seat, **making.progress()}
    if making.state == "done" and making.whole is not None:
        about["review"] = seen_by(making.whole, seat, every)
    elif making.head:
        about["growing"] = growing(making.head, making.found(), seat)
    if making.sentence:
        about["sentence"] = making.sentence
    return answered(about)


async def download(a: Asked) -> Response:
    table, _ = await a.table()
    may_watch(a, table)
    played = bool(info.mine(table.seats, a.identity)) or table.head.host == a.identity
    if not table.head.over:
        raise Problem(409, "The replay holds the seed, which stays secret until the game is over.")
    if table.sealed:
        raise Problem(409, "The replay holds the seed of a game that still goes on; it was branched off there.")
    if not (played or table.head.reveal):
        raise Problem(403, "Only those who played may take the replay with them.")
    head, seats, rows = await a.service.store.load(table.head.id)
    given, _ = given_by(rows)
    record = record_of(head, seats, given)
    if table.play is not None and any(not each.state for each in given):
        states = orjson.loads(await read(a, table, {"job": "prints"}))
        record.answers = [replace(each, state=state) for each, state in zip(record.answers, states, strict=True)]
    text = "".join(f"{line}\n" for line in [record.header(), *map(line_of, record.answers)])
    name = f"{head.game}-{head.id[:8]}.jsonl"
    return Response(
        text, media_type="application/jsonl", headers={"content-disposition": f'attachment; filename="{name}"'}
    )
