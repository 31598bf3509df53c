"""What people's devices say about the seed before the deal. All of it runs in the inbox of its table."""

from __future__ import annotations

from worldtable.deal import commitment_of
from worldtable.server.problem import Problem
from worldtable.server.store.rows import now
from worldtable.server.tables import dealing, info
from worldtable.server.tables.seating import copies, keep, open_table
from worldtable.server.tables.table import Table


def before_the_deal(table: Table, identity: str) -> None:
    """Problem if somebody has no say in the deal here, or not any more."""
    open_table(table)
    if not info.mine(table.seats, identity):
        raise Problem(403, "You have no seat at this table.")
    if table.head.started:
        raise Problem(409, "The game has begun; its seed is made.")
    if not table.head.deal:
        raise Problem(409, "This table has a seed that somebody chose; no parts are added to it.")


async def commit(table: Table, identity: str, commitment: str) -> None:
    """Somebody's device has made a part; what it is stays its secret for now."""
    before_the_deal(table, identity)
    if dealing.any_shown(table.head):
        raise Problem(409, "Parts have been shown already; nobody may commit to another one now.")
    head, seats = copies(table)
    head.deal = dealing.promised(head, seats, identity, commitment)
    await keep(table, head, seats)


async def show_part(table: Table, identity: str, part: str) -> None:
    """Somebody's device shows the part that it has committed to. Once is enough; again changes nothing."""
    word = next((each for each in table.head.deal[1:] if each.identity == identity), None)
    if word is not None and word.part == part:
        return
    before_the_deal(table, identity)
    if word is None or not word.commitment:
        raise Problem(409, "Your device has not committed to a part; send its “commitment” first.")
    if commitment_of(part) != word.commitment:
        raise Problem(400, "That is not the part that your device has committed to.")
    if not dealing.all_committed(table.head, table.seats):
        raise Problem(
            409, "Keep your part to yourself until every seat is taken, all are ready and every device has committed."
        )
    head, seats = copies(table)
    head.deal = dealing.shown(head, identity, part)
    await keep(table, head, seats)


async def begin_without(table: Table, identity: str) -> None:
    """Go on without the devices that are awaited, once the table has been patient with them."""
    before_the_deal(table, identity)
    if not dealing.full(table.seats):
        raise Problem(409, "Seats are still open; the host may give them to bots or close them.")
    late = dealing.unready(table.head, table.seats)
    if late:
        names = " and ".join(table.seats[number].name for number in late)
        raise Problem(409, f"{names} {'are' if len(late) > 1 else 'is'} not ready; the host may start all the same.")
    missing = dealing.awaited(table.head, table.seats)
    rest = table.head.patience - (now() - table.head.updated) // 1000
    if rest > 0:
        names = " and ".join(table.seats[word.seat].name for word in missing)
        raise Problem(409, f"The deal waits for the device of {names}; you may begin without it in {rest} seconds.")
    head, seats = copies(table)
    at_once = dealing.all_committed(head, seats)
    head.deal = dealing.without(head, missing)
    await keep(table, head, seats, at_once=at_once)
