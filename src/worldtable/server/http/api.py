"""What the HTTP calls do. docs/api.md tells what they mean, `routes` which fields they accept."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.responses import Response

from worldtable import glossary, keep
from worldtable.bots import BEST, BOTS, STYLES
from worldtable.bots.cast import character
from worldtable.engine.loop import accepted, asked, waiting
from worldtable.engine.step import Reason
from worldtable.games import SHELF
from worldtable.lessons import lesson_of
from worldtable.play import no_code
from worldtable.rulebook import PAGES, Rule, book, chapters_of, for_players, search, search_book
from worldtable.server.http.calls import Asked, answered, said
from worldtable.server.http.machine import from_here, neighbours
from worldtable.server.people.identity import new_identity
from worldtable.server.people.quota import bots_alone
from worldtable.server.problem import Problem
from worldtable.server.store.rows import BOT, now
from worldtable.server.tables import devices, following, info, lesson, lobby, seating, teaching
from worldtable.server.tables.table import Table

# Who you are, and the shelf.


async def who_am_i(a: Asked) -> Response:
    found = await a.service.store.name_of(a.identity) if a.identity else None
    reply = answered({"name": found or ""})
    return await with_cookie(a, reply, a.identity) if found else reply  # a cookie that is used lives on


async def call_me(a: Asked) -> Response:
    name = a.values["name"]
    id = a.identity
    if id:
        await a.service.store.rename(id, name)
    else:
        id = new_identity()
        await a.service.store.add_identity(id, name, now())
    return await with_cookie(a, answered({"name": name}), id)


async def with_cookie(a: Asked, reply: Response, id: str) -> Response:
    """A reply with a fresh cookie of an identity; "" takes the cookie away."""
    epoch = await a.service.store.epoch_of(id) or 0
    reply.headers["set-cookie"] = a.service.signer.cookie(id, epoch, a.service.settings.secure)
    return reply


async def sign_out(a: Asked) -> Response:
    """Every cookie so far stops working, every connection ends; this device gets a new one unless it leaves, too."""
    name = await a.name()
    here = a.values.get("here", False)
    await a.service.sign_out(a.identity)
    return await with_cookie(a, answered({"name": "" if here else name}), "" if here else a.identity)


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
            "lesson": about_lesson(game.name),
            "decks": game.deck_kit() is not None,
            "presets": [
                {
                    "name": preset.name,
                    "title": preset.title,
                    "sentence": preset.sentence,
                    "options": preset.options,
                    "seats": list(preset.seats),
                    "brings": game.brought(preset.seats[0], game.check_options(preset.options)),
                }
                for preset in game.presets
            ],
            "options": [
                {
                    "name": each.name,
                    "text": each.text,
                    "values": list(each.values),
                    "more": each.more,
                    "group": each.group,
                    "meanings": list(each.meanings),
                    "seats": list(each.seats),
                    "default": each.default,
                }
                for each in game.options
            ],
        }
        for game in SHELF.values()
    ]
    bots = [
        {"name": bot.name, "sentence": bot.sentence, "best": bot.name == BEST, **character(bot.name).data()}
        for bot in BOTS.values()
    ]
    styles = [{"name": style.name, "sentence": style.sentence} for style in STYLES.values()]
    return answered({"games": shelf, "bots": bots, "styles": styles})


def about_lesson(game: str) -> dict[str, Any] | None:
    """How a game is taught, None if it is not."""
    found = lesson_of(game)
    if found is None:
        return None
    return {"minutes": found.minutes, "chapters": [chapter.title for chapter in found.chapters]}


def has_rules(game: str) -> bool:
    return (PAGES / f"{game}.md").is_file()


def game_named(a: Asked) -> str:
    name = str(a.request.path_params["name"])
    if name not in SHELF or not has_rules(name):
        raise Problem(404, "There are no rules of that name.")
    return name


def rule_data(game: str, rule: Rule) -> dict[str, str]:
    chapter = chapters_of(game).get(rule.number, "")
    return {"number": rule.number, "section": rule.section, "text": rule.text, "chapter": chapter}


async def rules_of(a: Asked) -> Response:
    name = game_named(a)
    words = a.values.get("search", "")
    if words:
        places = [
            {"chapter": hit.chapter.id, "title": hit.chapter.title, "heading": hit.heading, "line": hit.line}
            for hit in search_book(name, words)
        ]
        return answered({"places": places, "rules": [rule_data(name, rule) for rule in search(name, words)]})
    chapters = [
        {"id": each.id, "title": each.title, "text": each.text, "rules": list(each.rules)} for each in book(name)
    ]
    return answered({"book": chapters, "rules": [rule_data(name, rule) for rule in for_players(name).values()]})


async def words_of(a: Asked) -> Response:
    name = str(a.request.path_params["name"])
    if name not in SHELF:  # it need not have a glossary
        raise Problem(404, "There is no game of that name.")
    return answered({"words": [word.data() for word in glossary.words(name)]})


async def keep_of(a: Asked) -> Response:
    """The card to keep of a game, with the faces of the cards that are drawn on it."""
    name = game_named(a)
    found = keep.keep_of(name)
    if found is None:
        raise Problem(404, "There is no card to keep of that game.")
    signs = {sign for part in found.parts for entry in part.entries for sign in entry.signs}
    faces = {each.face.title: each.face.data() for each in SHELF[name].prints() if f"card:{each.face.title}" in signs}
    return answered({"title": SHELF[name].title, **found.data(), "faces": faces})


async def one_rule(a: Asked) -> Response:
    name = game_named(a)
    found = for_players(name).get(str(a.request.path_params["number"]))
    if found is None:
        raise Problem(404, "There is no rule of that number.")
    return answered(rule_data(name, found))


# Tables and seats.


async def new_table(a: Asked) -> Response:
    name = await a.name()
    if not a.limits.creations.spend(a.identity):
        raise Problem(429, "That is many tables; wait a moment.")
    alone = all(seat["kind"] == BOT for seat in a.values["seats"])
    with a.service.quota.another(a.service.tables.values(), a.identity, alone):
        table = await seating.new_table(a.service, a.identity, name, a.values)
    return answered(table.info(a.identity, True), 201)


async def new_lesson(a: Asked) -> Response:
    name = await a.name()
    if not a.limits.creations.spend(a.identity):
        raise Problem(429, "That is many tables; wait a moment.")
    with a.service.quota.another(a.service.tables.values(), a.identity):
        table = await teaching.new_lesson(a.service, a.identity, name, a.values["game"], a.values["chapter"])
    return answered(table.info(a.identity, True), 201)


async def my_tables(a: Asked) -> Response:
    await a.name()
    return answered({"tables": await a.service.mine(a.identity)})


async def one_table(a: Asked) -> Response:
    table, knows_code = await a.table()
    if not knows_code:
        may_watch(a, table)
    return answered(table.info(a.identity, knows_code))


async def reach(a: Asked) -> Response:
    """How others in the house get to a table. What this machine is called there is told to its host, on it, alone."""
    table, _ = await a.table()
    if table.head.host != a.identity or not from_here(a.request):
        raise Problem(403, "That is told to the host of the table alone, on the machine that serves it.")
    place = a.request.scope.get("server") or ("", 0)
    return answered(neighbours(a.service.settings.listening, int(place[1] or 0)))


async def join(a: Asked) -> Response:
    name = a.values.get("name") or await a.name()
    await a.name()
    table, knows_code = await a.table()
    if not knows_code:
        raise Problem(403, "This link is for watching; ask for the table's code.")
    wanted, commitment = a.values.get("seat"), a.values.get("commitment", "")
    await a.service.do(table, lambda t: seating.join(t, a.identity, name, wanted, commitment))
    return await one_table(a)


async def leave(a: Asked) -> Response:
    table, _ = await a.table()
    await a.service.do(table, lambda t: seating.leave(t, a.identity, a.values.get("seat")))
    return await one_table(a)


async def put_seat(a: Asked) -> Response:
    number = int(a.request.path_params["number"])
    table, _ = await a.table()
    kind, bot = a.values["kind"], a.values.get("bot", "")
    await a.service.do(table, lambda t: seating.put(t, a.identity, number, kind, bot))
    return await one_table(a)


async def wish(a: Asked) -> Response:
    table, _ = await a.table()
    await a.service.do(table, lambda t: lobby.wish(t, a.identity, a.values))
    return await one_table(a)


async def ready(a: Asked) -> Response:
    table, _ = await a.table()
    await a.service.do(table, lambda t: lobby.say(t, a.identity, a.values.get("ready", True)))
    return await one_table(a)


async def start(a: Asked) -> Response:
    table, _ = await a.table()
    await a.service.do(table, lambda t: lobby.start(t, a.identity))
    return await one_table(a)


async def deal(a: Asked) -> Response:
    table, _ = await a.table()
    commitment, part = a.values.get("commitment", ""), a.values.get("part", "")
    if bool(commitment) == bool(part):
        raise Problem(422, "Send a “commitment” or a “part”, one of them.")
    if commitment:
        await a.service.do(table, lambda t: devices.commit(t, a.identity, commitment))
    else:
        await a.service.do(table, lambda t: devices.show_part(t, a.identity, part))
    return await one_table(a)


async def begin(a: Asked) -> Response:
    table, _ = await a.table()
    await a.service.do(table, lambda t: devices.begin_without(t, a.identity))
    return await one_table(a)


async def rematch(a: Asked) -> Response:
    table, _ = await a.table()
    commitment = a.values.get("commitment", "")
    with a.service.quota.another(a.service.tables.values(), a.identity, bots_alone(table)):
        code = await a.service.do(table, lambda t: following.rematch(t, a.identity, commitment))
    new, _ = await a.service.find(code)
    return answered(new.info(a.identity, True))


async def branch(a: Asked) -> Response:
    table, _ = await a.table()
    if not a.limits.creations.spend(a.identity):
        raise Problem(429, "That is many tables; wait a moment.")
    with a.service.quota.another(a.service.tables.values(), a.identity):
        new = await a.service.do(table, lambda t: following.branch(t, a.identity, **a.values))
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
    table.presence.hear(a.identity)
    after, wait = a.values.get("after"), a.values.get("wait", 0)
    if after is not None and wait and table.head.turn <= after:
        change: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        table.watching.add(change)
        await asyncio.wait([change], timeout=wait)
        table.watching.discard(change)
        a.identity = await a.service.who(a.request.cookies)  # it may have signed out meanwhile
        table.presence.hear(a.identity)
    return said(table.message(a.identity, seat_of(a, table), knows_code))


async def answer(a: Asked) -> Response:
    table, knows_code = await a.table()
    seat = own_seat(a, table)
    table.presence.hear(a.identity)
    question, chosen = a.values["question"], a.values["choose"]
    note = await a.service.do(table, lambda t: t.answer_by(a.identity, seat, question, chosen))
    return await afterwards(a, seat, knows_code, note)


async def undo(a: Asked) -> Response:
    table, knows_code = await a.table()
    seat = own_seat(a, table)
    table.presence.hear(a.identity)
    await a.service.do(table, lambda t: t.undo(a.identity, seat))
    return await afterwards(a, seat, knows_code)


async def go_on(a: Asked) -> Response:
    table, knows_code = await a.table()
    seat = own_seat(a, table)
    table.presence.hear(a.identity)
    await a.service.do(table, lambda t: lesson.go_on(t, a.identity))
    return await afterwards(a, seat, knows_code)


async def agree(a: Asked) -> Response:
    table, knows_code = await a.table()
    seat = own_seat(a, table)
    table.presence.hear(a.identity)
    await a.service.do(table, lambda t: t.agree(a.identity, a.values["agree"]))
    return await afterwards(a, seat, knows_code)


async def afterwards(a: Asked, seat: int, knows_code: bool, note: str = "") -> Response:
    """The table after something was done for a seat, unless somebody left it meanwhile."""
    table, _ = await a.table()
    table.check_held(a.identity, seat)
    return said(table.message(a.identity, seat, knows_code, note))


async def why(a: Asked) -> Response:
    table, _ = await a.table()
    return answered(reason(table, own_seat(a, table), a.values["code"]))


def reason(table: Table, seat: int, code: int) -> dict[str, Any]:
    """Why a seat may not choose what a code points at."""
    play = table.playing()
    if seat < 0 or asked(play.state, seat) < 0:
        found = Reason(waiting(play.state, seat))
    elif not 0 <= code < play.game.codes:
        raise Problem(400, no_code(play.game))
    elif accepted(play.state, asked(play.state, seat), code):
        found = Reason(lesson.FIRST if lesson.runs(table) else "You may choose it.")
    else:
        found = play.game.why_not(play.state, seat, code)
    return {"code": code, "text": found.text or "That is not asked for now.", "rules": list(found.rules)}
