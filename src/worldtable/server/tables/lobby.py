"""Before the game: who is ready, what the host changes, and the start. All of it runs in the inbox of its table."""

from __future__ import annotations

from typing import Any

from worldtable.engine.option import BadSetup
from worldtable.record import new_record
from worldtable.server.problem import Problem
from worldtable.server.sets.boxes import BOXES
from worldtable.server.store.rows import BOT, OPEN, Head, Seat
from worldtable.server.tables import bringing, info
from worldtable.server.tables.seating import (
    PLAYERS,
    WISHES,
    change,
    copies,
    hosted,
    keep,
    open_table,
    waiting,
    wishes,
    wrong_option,
)
from worldtable.server.tables.table import Table

BEGUN = "The game has begun."


def before(table: Table) -> None:
    open_table(table)
    if table.head.started:
        raise Problem(409, BEGUN)


async def say(table: Table, identity: str, ready: bool) -> None:
    """Somebody is ready, or not any more. Those who hold several seats speak for all of them."""
    before(table)
    head, seats = copies(table)
    own = info.mine(seats, identity)
    if not own:
        raise Problem(403, "You have no seat at this table.")
    if ready and set(own) & {*bringing.lacking(head, seats)}:
        raise Problem(409, "Choose your deck first; then you are ready.")
    for number in own:
        seats[number].ready = ready
    await keep(table, head, seats)


async def bring(table: Table, identity: str, wanted: int | None, deck: str) -> None:
    """Somebody chooses their deck, or the host that of a bot. Who has another deck is not ready any more."""
    before(table)
    head, seats = copies(table)
    own = info.mine(seats, identity)
    if wanted is None and not own:
        raise Problem(403, "You have no seat at this table.")
    number = own[0] if wanted is None else wanted
    bots = [seat.seat for seat in seats if seat.kind == BOT] if head.host == identity else []
    if number not in [*own, *bots]:
        raise Problem(403, "That seat is not yours.")
    bringing.bring(head, seats, number, deck)
    for each in own if number in own else []:
        seats[each].ready = False
    await keep(table, head, seats)


async def start(table: Table, identity: str) -> None:
    """The host begins with those who are here, ready or not: open chairs go away."""
    hosted(table, identity)
    before(table)
    head, seats = copies(table)
    seats = [seat for seat in seats if seat.kind != OPEN]
    check(head, len(seats), head.options)
    late = [table.seats[number].name for number in bringing.lacking(head, seats)]
    if late:
        raise Problem(409, f"{' and '.join(late)} {'have' if len(late) > 1 else 'has'} not chosen a deck yet.")
    for number, seat in enumerate(seats):
        seat.seat = number
    head.ticks = False
    for connection in table.connections:
        own = info.mine(seats, connection.identity)
        connection.seat = own[0] if own and connection.seat >= 0 else -1
    await keep(table, head, seats)


async def wish(table: Table, identity: str, wanted: dict[str, Any]) -> None:
    """The host wishes the table otherwise: nobody is ready for that yet, and what has changed is marked."""
    if table.reason:
        raise Problem(409, table.reason)
    if table.head.started and "options" in wanted:
        raise Problem(409, BEGUN)
    if table.head.started:
        await change(table, identity, wanted)
        return
    hosted(table, identity)
    head, seats = copies(table)
    wishes(head, wanted)
    if "options" in wanted:
        head.options = check(head, len(seats), wanted["options"])
        head.options = bringing.unfilled(head, seats)
    new = mark(table.head, head, seats)
    await keep(table, head, seats, *([waiting(head.stand_in, head.patience)] if new & {*PLAYERS} else []))


def check(head: Head, seats: int, options: dict[str, str]) -> dict[str, str]:
    """Options as the game takes them for so many; Problem that says which one it does not."""
    box = BOXES.box(head.game, head.cards_text)
    try:
        found = new_record(box, seats, 0, options).options
        box.start(seats, 0, found)
    except BadSetup as error:
        raise Problem(400, str(error), wrong_option(head.game, options)) from None
    return found


def mark(old: Head, head: Head, seats: list[Seat]) -> set[str]:
    """What is otherwise than before. Where others sit that is noted; all are asked again if they are ready."""
    names = {name for name in WISHES if getattr(old, name) != getattr(head, name)}
    names |= {name for name, value in head.options.items() if old.options.get(name) != value}
    if any(seat.identity not in ("", head.host) for seat in seats):
        head.changed = sorted({*head.changed, *names})
    for seat in seats:
        seat.ready = seat.ready and not names
    return names
