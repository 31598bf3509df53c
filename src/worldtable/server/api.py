"""What the HTTP calls do. docs/api.md tells what they mean, `routes` which fields they accept."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.responses import Response

from worldtable.bots import BEST, BOTS
from worldtable.engine.loop import asked, waiting
from worldtable.games import SHELF
from worldtable.record import line_of
from worldtable.rulebook import Rule, page, rules, search
from worldtable.server import info, seating, wire
from worldtable.server.calls import Asked, answered, said
from worldtable.server.identity import new_identity
from worldtable.server.rows import now, record_of, standing
from worldtable.server.table import Problem, Table
from worldtable.server.workers import Failed

# Who you are, and the shelf.


async def who_am_i(a: Asked) -> Response:
    found = await a.house.store.name_of(a.identity) if a.identity else None
    return answered({"name": found or ""})


async def call_me(a: Asked) -> Response:
    name = a.values["name"]
    id = a.identity
    if id and await a.house.store.name_of(id) is not None:
        await a.house.store.rename(id, name)
    else:
        id = new_identity()
        await a.house.store.add_identity(id, name, now())
    reply = answered({"name": name})
    reply.headers["set-cookie"] = a.house.signer.cookie(id, a.house.settings.secure)
    return reply


async def games(a: Asked) -> Response:
    shelf = [
        {
            "name": game.name,
            "title": game.title,
            "sentence": game.sentence,
            "version": game.version,
            "players": list(game.seats),
            "minutes": game.minutes,
            "weight": game.weight,
            "rules": has_rules(game.name),
            "options": [
                {
                    "name": each.name,
                    "text": each.text,
                    "values": list(each.values),
                    "more": each.more,
                    "default": each.default,
                }
                for each in game.options
            ],
        }
        for game in SHELF.values()
    ]
    bots = [{"name": bot.name, "sentence": bot.sentence, "best": bot.name == BEST} for bot in BOTS.values()]
    return answered({"games": shelf, "bots": bots})


def has_rules(game: str) -> bool:
    try:
        return bool(page(game))
    except OSError:
        return False


def game_named(a: Asked) -> str:
    name = str(a.request.path_params["name"])
    if name not in SHELF or not has_rules(name):
        raise Problem(404, "There are no rules of that name.")
    return name


def rule_data(rule: Rule) -> dict[str, str]:
    return {"number": rule.number, "section": rule.section, "text": rule.text}


async def rules_of(a: Asked) -> Response:
    name = game_named(a)
    words = a.values.get("search", "")
    if words:
        return answered({"rules": [rule_data(rule) for rule in search(name, words)]})
    return answered({"page": page(name), "rules": [rule_data(rule) for rule in rules(name).values()]})


async def one_rule(a: Asked) -> Response:
    found = rules(game_named(a)).get(str(a.request.path_params["number"]))
    if found is None:
        raise Problem(404, "There is no rule of that number.")
    return answered(rule_data(found))


# Tables and seats.


async def new_table(a: Asked) -> Response:
    name = await a.name()
    if not a.limits.creations.spend(a.identity):
        raise Problem(429, "That is many tables; wait a moment.")
    table = await seating.new_table(a.house, a.identity, name, a.values)
    return answered(table.info(a.identity, True), 201)


async def my_tables(a: Asked) -> Response:
    await a.name()
    return answered({"tables": await a.house.mine(a.identity)})


async def one_table(a: Asked) -> Response:
    table, knows_code = await a.table()
    if not knows_code:
        may_watch(a, table)
    return answered(table.info(a.identity, knows_code))


async def join(a: Asked) -> Response:
    name = a.values.get("name") or await a.name()
    await a.name()
    table, knows_code = await a.table()
    if not knows_code:
        raise Problem(403, "This link is for watching; ask for the table's code.")
    await a.house.do(table, lambda t: seating.join(t, a.identity, name, a.values.get("seat")))
    return await one_table(a)


async def leave(a: Asked) -> Response:
    table, _ = await a.table()
    await a.house.do(table, lambda t: seating.leave(t, a.identity, a.values.get("seat")))
    return await one_table(a)


async def put_seat(a: Asked) -> Response:
    number = int(a.request.path_params["number"])
    table, _ = await a.table()
    kind, bot = a.values["kind"], a.values.get("bot", "")
    await a.house.do(table, lambda t: seating.put(t, a.identity, number, kind, bot))
    return await one_table(a)


async def wish(a: Asked) -> Response:
    table, _ = await a.table()
    await a.house.do(table, lambda t: seating.change(t, a.identity, a.values))
    return await one_table(a)


async def rematch(a: Asked) -> Response:
    table, _ = await a.table()
    code = await a.house.do(table, lambda t: seating.rematch(t, a.identity))
    following, _ = await a.house.find(code)
    return answered(following.info(a.identity, True))


async def branch(a: Asked) -> Response:
    table, _ = await a.table()
    if not a.limits.creations.spend(a.identity):
        raise Problem(429, "That is many tables; wait a moment.")
    new = await a.house.do(table, lambda t: seating.branch(t, a.identity, a.values["step"]))
    return answered(new.info(a.identity, True), 201)


# Play without a WebSocket.


def may_watch(a: Asked, table: Table) -> None:
    own = info.mine(table.seats, a.identity)
    if not (own or table.head.watch or (a.identity and table.head.host == a.identity)):
        raise Problem(403, "This table may not be watched.")


def seat_of(a: Asked, table: Table) -> int:
    """The seat somebody speaks for or looks from: one of theirs, or the watchers' -1."""
    own = info.mine(table.seats, a.identity)
    wanted = a.values.get("seat")
    if wanted is None:
        mine_asked = [seat for seat in own if seat in table.head.asked]
        wanted = (mine_asked or own or [-1])[0]
    if wanted >= 0 and wanted not in own:
        raise Problem(403, "That seat is not yours.")
    if wanted < 0:
        may_watch(a, table)
    return int(wanted)


def own_seat(a: Asked, table: Table) -> int:
    seat = seat_of(a, table)
    if seat < 0:
        raise Problem(403, "You have no seat at this table.")
    return seat


async def state(a: Asked) -> Response:
    table, knows_code = await a.table()
    seat_of(a, table)
    after, wait = a.values.get("after"), a.values.get("wait", 0)
    if after is not None and wait and table.head.turn <= after:
        change: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        table.watching.add(change)
        await asyncio.wait([change], timeout=wait)
        table.watching.discard(change)
    return said(table.message(a.identity, seat_of(a, table), knows_code))


async def answer(a: Asked) -> Response:
    table, knows_code = await a.table()
    seat = own_seat(a, table)
    question, choose = a.values["question"], a.values["choose"]
    note = await a.house.do(table, lambda t: t.answer(seat, question, choose))
    table, _ = await a.table()
    return said(table.message(a.identity, seat, knows_code, note))


async def undo(a: Asked) -> Response:
    table, knows_code = await a.table()
    seat = own_seat(a, table)
    await a.house.do(table, lambda t: t.undo(seat))
    table, _ = await a.table()
    return said(table.message(a.identity, seat, knows_code))


async def why(a: Asked) -> Response:
    table, _ = await a.table()
    return answered(reason(table, own_seat(a, table), a.values["code"]))


def reason(table: Table, seat: int, code: int) -> dict[str, Any]:
    """Why a seat may not choose what a code points at."""
    match = table.playing()
    if seat < 0 or asked(match.state, seat) < 0:
        text = waiting(match.state, seat)
    elif code in match.state.options[asked(match.state, seat)]:
        text = "You may choose it."
    else:
        text = match.game.why_not(match.state, seat, code) or "That is not asked for now."
    return {"code": code, "text": text, "rule": wire.rule_in(text)}


# Looking back.


async def log(a: Asked) -> Response:
    table, _ = await a.table()
    seat = seat_of(a, table)
    return answered({"seat": seat, "lines": await read(a, table, {"job": "log", "seat": seat})})


async def read(a: Asked, table: Table, job: dict[str, Any]) -> Any:
    try:
        return await a.house.read(table, job)
    except Failed:
        raise Problem(503, "The game could not be read just now; try again.") from None


async def sheets(a: Asked) -> Response:
    table, _ = await a.table()
    view = table.playing().view(seat_of(a, table)).data()
    return answered({name: view[name] for name in ("sides", "sheets", "over", "verdict")})


def may_see_all(a: Asked, table: Table) -> bool:
    """After the game: those who played, and watchers if the table allows it."""
    return table.head.over and (table.head.reveal or bool(info.mine(table.seats, a.identity)))


async def replay(a: Asked) -> Response:
    table, _ = await a.table()
    wanted = a.values.get("seat")
    if wanted is not None and 0 <= wanted < len(table.seats) and may_see_all(a, table):
        may_watch(a, table)
        seat = wanted
    else:
        seat = seat_of(a, table)
    first = a.values.get("from", 0)
    job = {"job": "views", "seat": seat, "from": first, "count": a.values.get("count", 20)}
    steps = len(table.playing().seats) + 1
    views = await read(a, table, job) if first < steps else []
    return answered({"seat": seat, "steps": steps, "from": first, "views": views})


async def download(a: Asked) -> Response:
    table, _ = await a.table()
    may_watch(a, table)
    played = bool(info.mine(table.seats, a.identity)) or table.head.host == a.identity
    if not table.head.over and not table.reason:
        raise Problem(409, "The replay holds the seed, which stays secret until the game is over.")
    if not (played or (table.head.over and table.head.reveal)):
        raise Problem(403, "Only those who played may take the replay with them.")
    head, seats, rows = await a.house.store.load(table.head.id)
    given, _ = standing(rows)
    record = record_of(head, seats, given)
    if table.match is not None and any(not each.state for each in given):
        record.answers = await asyncio.to_thread(fingerprinted, table, record.answers)
    text = "".join(f"{line}\n" for line in [record.header(), *map(line_of, record.answers)])
    name = f"{head.game}-{head.id[:8]}.jsonl"
    return Response(
        text, media_type="application/jsonl", headers={"content-disposition": f'attachment; filename="{name}"'}
    )


def fingerprinted(table: Table, answers: list[Any]) -> list[Any]:
    """The answers with the fingerprint of every state, also where an answer before them was taken back."""
    from worldtable.play import Play

    record = record_of(table.head, table.seats)
    record.answers = answers
    return Play(table.playing().game, record).record.answers
