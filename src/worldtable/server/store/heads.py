"""The heads of tables in the database: read with their seats, and changed only as they were read."""

from __future__ import annotations

import logging
from typing import Any

from sqlalchemy import Connection, bindparam, case, select, update

from worldtable.server.store import schema
from worldtable.server.store.rows import Head, Seat, head_of, whole

LOG = logging.getLogger("worldtable.heads")
MINE = 200  # tables in a list, at most
# One more, if the stamp is the one that was read; else nothing at all, which the column refuses. So a stale change is
# a broken constraint like any other, also among many statements that tell no counts of rows.
STAMPED = case((schema.tables.c.stamp == bindparam("old_stamp"), schema.tables.c.stamp + 1))


def change(connection: Connection, head: Head, values: dict[str, Any]) -> None:
    """Change a head as it was read; a broken constraint if it has changed since."""
    mine = schema.tables.c.id == head.id
    statement = update(schema.tables).where(mine).values({**values, "stamp": STAMPED})
    connection.execute(statement, {"old_stamp": head.stamp})


def heads(
    connection: Connection, which: Any, most: int | None = None
) -> tuple[list[tuple[Head, list[Seat]]], list[dict[str, Any]]]:
    """The heads that a condition selects, the latest first, each with its seats; and the rows that are broken."""
    query = select(schema.tables).where(which).order_by(schema.tables.c.updated.desc()).limit(most)
    rows = {row.id: dict(row._mapping) for row in connection.execute(query)}
    seats: dict[str, list[Seat]] = {id: [] for id in rows}
    ids = list(rows)
    for first in range(0, len(ids), MINE):  # a query holds only so many ids
        some = schema.seats.c.table_id.in_(ids[first : first + MINE])
        for row in connection.execute(select(schema.seats).where(some).order_by(schema.seats.c.seat)):
            values = dict(row._mapping)
            seats[values.pop("table_id")].append(Seat(**values))
    found: list[tuple[Head, list[Seat]]] = []
    broken: list[dict[str, Any]] = []
    for id, values in rows.items():
        try:
            head = head_of(values)
        except (ValueError, TypeError, KeyError, AttributeError):
            head = None
        if head is not None and whole(head, seats[id]):
            found.append((head, seats[id]))
        else:
            LOG.error("a table is broken", extra={"data": {"table": id}})
            broken.append(values)
    return found, broken
