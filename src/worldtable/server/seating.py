"""Making tables and changing who sits where. All but `new_table` run in the inbox of their table."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from worldtable.bots import BEST, BOTS
from worldtable.engine.game import BadSetup
from worldtable.games import SHELF
from worldtable.record import new_record
from worldtable.server import info
from worldtable.server.codes import new_code
from worldtable.server.house import House
from worldtable.server.identity import new_identity
from worldtable.server.match import Match
from worldtable.server.rows import BOT, HUMAN, OPEN, Head, Seat, now, record_of
from worldtable.server.store import Taken, Unsaved
from worldtable.server.table import Problem, Table

SEED_BITS = 256  # more than anybody can try against the hash
CLOSED = "closed"
WISHES = ("watch", "reveal", "stand_in", "patience")
ME = "me"


async def new_table(house: House, identity: str, name: str, wish: dict[str, Any]) -> Table:
    """A table as somebody wishes it. It starts at once if no seat is open."""
    if wish["game"] not in SHELF:
        raise Problem(400, f"There is no game {wish['game']!r}; the shelf holds: {', '.join(SHELF)}.")
    seats: list[Seat] = []
    for number, each in enumerate(wish["seats"]):
        if each["kind"] == ME:
            seats.append(Seat(number, HUMAN, identity, "", unique(each.get("name") or name, seats)))
        elif each["kind"] == BOT:
            bot = bot_called(each.get("bot") or BEST)
            seats.append(Seat(number, BOT, "", bot, unique(each.get("name") or bot.capitalize(), seats)))
        else:
            seats.append(Seat(number, OPEN, "", "", open_name(number)))
    seed = wish.get("seed") or str(secrets.randbits(SEED_BITS))
    head = make_head(wish["game"], len(seats), wish.get("options", {}), seed, identity)
    head.fair = not wish.get("seed")
    wishes(head, wish)
    return await add(house, head, seats)


def make_head(game: str, seats: int, options: dict[str, str], seed: str, host: str) -> Head:
    try:
        record = new_record(SHELF[game], seats, int(seed), options)
    except BadSetup as error:
        raise Problem(400, str(error)) from None
    return Head(
        id=new_identity(),
        code=new_code(),
        watch_code=new_code(),
        game=game,
        version=record.version,
        rules=record.rules,
        cards=record.cards,
        cards_hash=record.cards_hash,
        options=record.options,
        seed=str(record.seed),
        fair=True,
        host=host,
    )


async def add(house: House, head: Head, seats: list[Seat], follows: str = "") -> Table:
    if not any(seat.kind == OPEN for seat in seats):
        begin(head, seats)
    try:
        return await house.add(head, seats, follows)
    except Unsaved as error:
        raise Problem(503, str(error)) from None


def begin(head: Head, seats: list[Seat]) -> Match:
    """Deal, and note who is asked first."""
    record = record_of(head, seats)
    match = Match(SHELF[head.game], record)
    head.started = True
    head.asked = match.asked()
    head.over = match.over
    return match


def wishes(head: Head, wish: dict[str, Any]) -> None:
    """What the host wishes of the table."""
    if wish.get("stand_in"):
        bot_called(wish["stand_in"])
    for name in WISHES:
        if name in wish:
            setattr(head, name, wish[name])


def bot_called(name: str) -> str:
    if name not in BOTS:
        raise Problem(400, f"There is no bot {name!r}; there are: {', '.join(BOTS)}.")
    return name


def open_name(number: int) -> str:
    return f"Player {number + 1}"


def unique(name: str, others: Sequence[Seat]) -> str:
    """A name that nobody else at the table has."""
    taken = [seat.name for seat in others]
    found, count = name, 1
    while found in taken:
        count += 1
        found = f"{name} {count}"
    return found


# At a table.


async def keep(table: Table, head: Head, seats: list[Seat]) -> None:
    """Save a changed head and seats, then adopt and show them; start the game if no seat is open."""
    match = table.match
    if not head.started and not any(seat.kind == OPEN for seat in seats):
        match = begin(head, seats)
    head.updated = now()
    try:
        await table.house.store.save_head(head, seats)
    except (Taken, Unsaved):
        table.doubtful = True
        raise Problem(503, "That could not be saved; nothing has changed. Try again.") from None
    table.head, table.seats, table.match = head, seats, match
    table.vote = None
    if match is not None:
        match.record.names = [seat.name for seat in seats]
        match.state.names = tuple(match.record.names)
    table.show()
    table.wake()


def copies(table: Table) -> tuple[Head, list[Seat]]:
    """What may be changed before it is saved."""
    values = {name: getattr(table.head, name) for name in Head.__slots__}
    seats = [Seat(seat.seat, seat.kind, seat.identity, seat.bot, seat.name) for seat in table.seats]
    return Head(**values), seats


def open_table(table: Table) -> None:
    if table.reason:
        raise Problem(409, table.reason)
    if table.head.over:
        raise Problem(409, "The game is over.")


def hosted(table: Table, identity: str) -> None:
    if table.head.host != identity:
        raise Problem(403, "Only the host of the table may do that.")


async def join(table: Table, identity: str, name: str, wanted: int | None) -> None:
    """Take an open seat; those who have one already and name no other keep it."""
    open_table(table)
    head, seats = copies(table)
    if wanted is None and info.mine(seats, identity):
        return
    free = [seat for seat in seats if seat.kind == OPEN and wanted in (None, seat.seat)]
    if not free:
        raise Problem(409, "That seat is taken." if wanted is not None else "No seat is open at this table.")
    seat = free[0]
    others = [each for each in seats if each is not seat]
    seat.kind, seat.identity, seat.bot, seat.name = HUMAN, identity, "", unique(name, others)
    for connection in table.connections:
        if connection.identity == identity and connection.seat < 0:
            connection.seat = seat.seat
    await keep(table, head, seats)


async def leave(table: Table, identity: str, wanted: int | None) -> None:
    """Give up one's seats, or one of them."""
    open_table(table)
    head, seats = copies(table)
    own = [seat for seat in seats if seat.seat in info.mine(seats, identity) and wanted in (None, seat.seat)]
    if not own:
        raise Problem(409, "You have no such seat at this table.")
    for seat in own:
        vacate(head, seat, OPEN if not head.started else BOT, BEST, seats)
    await keep(table, head, seats)


def vacate(head: Head, seat: Seat, kind: str, bot: str, seats: list[Seat]) -> None:
    """Nobody sits here any more: a bot, or an open seat. In a game the seat keeps the name that the log knows."""
    seat.kind, seat.identity, seat.bot = kind, "", bot if kind == BOT else ""
    if not head.started:
        others = [each for each in seats if each is not seat]
        seat.name = unique(bot.capitalize(), others) if kind == BOT else open_name(seat.seat)


async def put(table: Table, identity: str, number: int, kind: str, bot: str) -> None:
    """The host fills a seat with a bot, opens it, or closes it."""
    hosted(table, identity)
    open_table(table)
    head, seats = copies(table)
    if not 0 <= number < len(seats):
        raise Problem(404, "There is no such seat.")
    if kind != CLOSED:
        vacate(head, seats[number], kind, bot_called(bot or BEST), seats)
    elif head.started:
        raise Problem(409, "The game has begun; a seat can be given to a bot, but not closed.")
    else:
        del seats[number]
        try:
            SHELF[head.game].check_seats(len(seats))
        except BadSetup as error:
            raise Problem(409, str(error)) from None
        for at, seat in enumerate(seats):
            seat.name = open_name(at) if seat.kind == OPEN else seat.name
            seat.seat = at
        for connection in table.connections:
            own = info.mine(seats, connection.identity)
            connection.seat = own[0] if own and connection.seat >= 0 else -1
    await keep(table, head, seats)


async def change(table: Table, identity: str, wish: dict[str, Any]) -> None:
    """The host wishes the table otherwise."""
    hosted(table, identity)
    head, seats = copies(table)
    wishes(head, wish)
    await keep(table, head, seats)


async def branch(table: Table, identity: str, count: int) -> Table:
    """A new table that begins where this one stood after so many answers; bots take the seats of all others.

    What is still hidden at a table must stay so: it has to be over, or one's own alone.
    """
    match, old = table.playing(), table.head
    own = info.mine(table.seats, identity)
    if not own:
        raise Problem(403, "Only those who played may play on from here.")
    if not old.over and len(own) < len(table.seats):
        raise Problem(409, "Others play here, too: you may play on from a step of this game when it is over.")
    last = len(match.seats) - (1 if old.over else 0)
    if count > last:
        raise Problem(400, f"There is no open question after {count} answers; it can be 0 to {last}.")
    _, seats = copies(table)
    for seat in seats:
        if seat.kind == HUMAN and seat.seat not in own:
            seat.kind, seat.identity, seat.bot = BOT, "", BEST
    head = make_head(old.game, len(seats), old.options, old.seed, identity)
    there, rows = await match.branched(count)
    head.fair, head.started, head.turn, head.asked = False, True, count, there.asked()
    wishes(head, {name: getattr(old, name) for name in WISHES})
    try:
        return await table.house.add(head, seats, rows=rows)
    except Unsaved as error:
        raise Problem(503, str(error)) from None


async def rematch(table: Table, identity: str) -> str:
    """The code of the table that follows this one: the same people, everybody one seat on."""
    if not info.mine(table.seats, identity) and table.head.host != identity:
        raise Problem(403, "Only those who played ask for a rematch.")
    if not table.head.over:
        raise Problem(409, "The game is not over yet.")
    if table.head.game not in SHELF:
        raise Problem(409, "The game is not on the shelf any more.")
    old = table.head
    if not old.rematch:
        _, seats = copies(table)
        seats = seats[1:] + seats[:1]
        for at, seat in enumerate(seats):
            seat.seat = at
        head = make_head(old.game, len(seats), old.options, str(secrets.randbits(SEED_BITS)), old.host)
        wishes(head, {name: getattr(old, name) for name in WISHES})
        try:
            await add(table.house, head, seats, old.id)
            old.rematch = head.code
        except Taken:
            await table.reload()
        table.show()
    return table.head.rematch
