"""The store, the same on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import importlib
import pkgutil
from collections.abc import Awaitable, Callable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, Table, insert, inspect, text

from worldtable.play import Given
from worldtable.server.store.migrations import upgrade as upgrading
from worldtable.server.store.migrations import versions
from worldtable.server.store.rows import ChatLine, Head, Row, Seat, Word, given_by, now
from worldtable.server.store.schema import metadata
from worldtable.server.store.store import Store, Taken, Unsaved
from worldtable.server.testing import Postgres


def with_store(url: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(url)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def a_table(id: str = "t1", started: bool = True) -> tuple[Head, list[Seat]]:
    code = id.upper().ljust(12, "A")
    head = Head(id, code, code[:-1] + "W", "game", 1, "rules", "cards", "hash", {"ä": "ö"}, "123", True, "linda")
    head.started = started
    head.asked = [1]
    head.deal = [Word(-1, "", "c" * 64, "d" * 64), Word(0, "linda", "e" * 64)]
    return head, [Seat(0, "human", "linda", "", "Linda"), Seat(1, "bot", "", "random", "Röb")]


def test_what_is_written_is_read(database: str) -> None:
    async def work(store: Store) -> None:
        head, seats = a_table()
        await store.add_table(head, seats)
        await store.append(head, [Row(1, 1, 2_000_000, "abc")], [0, 1], 77)
        await store.append(head, [Row(2, 1, -1, "", 0, 1)], [], 78)
        loaded, chairs, rows = await store.load("t1")
        assert (loaded.options, loaded.turn, loaded.asked, loaded.over, loaded.updated) == (
            {"ä": "ö"},
            2,
            [],
            True,
            78,
        )
        assert loaded.deal == head.deal
        assert (loaded.taken_back, loaded.taken_back_late) == (1, 0)
        assert chairs == seats
        assert rows == [Row(1, 1, 2_000_000, "abc"), Row(2, 1, -1, "", 0, 1)]
        assert await store.table_id(head.code) == await store.table_id(head.watch_code) == "t1"
        assert await store.table_id("NONE") is None
        found, broken = await store.mine("linda")
        assert [each.id for each, _ in found] == ["t1"]
        assert broken == []
        assert await store.mine("paul") == ([], [])
        assert await store.alive()

    with_store(database, work)


def test_a_key_is_taken_once_whoever_comes_together(database: str) -> None:
    async def work(store: Store) -> None:
        for id in ("t1", "t2"):
            await store.add_table(*a_table(id))
        writes = [store.append(a_table(id)[0], [Row(1, 0, n, "")], [0], 1) for id in ("t1", "t2") for n in range(5)]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(each) for each in results].count(type(None)) == 2
        assert [type(each) for each in results].count(Taken) == 8
        for id in ("t1", "t2"):
            _, _, rows = await store.load(id)
            assert len(rows) == 1

    with_store(database, work)


def test_many_rows_at_once_are_all_saved(database: str) -> None:
    async def work(store: Store) -> None:
        for number in range(20):
            await store.add_table(*a_table(f"t{number}"))

        async def play(id: str) -> None:
            head, _ = a_table(id)
            for turn in range(1, 11):
                await store.append(head, [Row(turn, 0, turn, "")], [0], turn)

        await asyncio.gather(*[play(f"t{number}") for number in range(20)])
        for number in range(20):
            head, _, rows = await store.load(f"t{number}")
            assert [row.choose for row in rows] == list(range(1, 11))
            assert head.turn == 10

    with_store(database, work)


def test_a_table_that_does_not_exist_takes_no_rows(database: str) -> None:
    async def work(store: Store) -> None:
        with pytest.raises((Taken, Unsaved)):
            await store.append(a_table("nowhere")[0], [Row(1, 0, 1, "")], [0], 1)

    with_store(database, work)


def test_tables_where_a_bot_is_asked_are_found(database: str) -> None:
    async def work(store: Store) -> None:
        await store.add_table(*a_table("t1"))
        await store.add_table(*a_table("t2", started=False))
        head, seats = a_table("t3")
        head.asked = [0]
        await store.add_table(head, seats)
        assert await store.waiting_for_bots() == ["t1"]

    with_store(database, work)


def test_secrets_identities_chat_and_seats(database: str) -> None:
    async def work(store: Store) -> None:
        first, second = await asyncio.gather(store.secret("cookie"), store.secret("cookie"))
        assert first == second
        assert len(first) == 64
        await store.add_identity("x" * 32, "Linda", now())
        await store.rename("x" * 32, "Paula")
        assert await store.name_of("x" * 32) == "Paula"
        assert await store.name_of("y") is None
        head, seats = a_table()
        await store.add_table(head, seats)
        for number in range(1, 104):
            await store.say("t1", ChatLine(number, 0, "Linda", f"Line {number} ♥", 5))
        lines = await store.chat("t1")
        assert [lines[0].number, lines[-1].number, len(lines)] == [4, 103, 100]
        with pytest.raises(Taken):
            await store.say("t1", ChatLine(1, 0, "Linda", "again", 5))
        head.reveal, head.asked = False, [0]
        await store.save_head(head, seats[:1])
        loaded, chairs, _ = await store.load("t1")
        assert not loaded.reveal
        assert chairs == seats[:1]

    with_store(database, work)


def test_one_rematch_a_table(database: str) -> None:
    async def work(store: Store) -> None:
        await store.add_table(*a_table("t1"))
        await store.add_table(*a_table("t2"), follows=a_table("t1")[0])
        with pytest.raises(Taken):
            await store.add_table(*a_table("t3"), follows=a_table("t1")[0])
        loaded, _, _ = await store.load("t1")
        assert loaded.rematch == a_table("t2")[0].code
        assert await store.table_id(a_table("t3")[0].code) is None

    with_store(database, work)


def test_the_migrations_make_the_tables_that_the_code_expects(database: str) -> None:
    async def work(store: Store) -> None:
        def differences(connection: Connection) -> list[object]:
            upgrading.upgrade(connection)  # again: nothing to do
            assert upgrading.current(connection) == upgrading.HEAD
            return list(compare_metadata(MigrationContext.configure(connection), metadata))

        assert await store.database.read(differences) == []

    with_store(database, work)


def insert_older(connection: Connection, name: str, rows: list[dict[str, Any]]) -> None:
    """Rows in a table of an older database, as far as it has their columns."""
    table = Table(name, MetaData(), autoload_with=connection)
    known = [column.name for column in table.c]
    connection.execute(insert(table), [{name: row[name] for name in known if name in row} for row in rows])


def test_a_database_of_the_first_step_is_brought_up_to_date(database: str) -> None:
    """Its tables keep their seeds, whose parts nobody knows, and what was taken back at them is counted."""
    head, seats = a_table()
    rows = [Row(1, 0, 5, "a"), Row(2, 0, -1, "", 0, 1), Row(3, 0, 5, "a"), Row(4, 1, 5, "b"), Row(5, 0, -1, "", 0, 2)]

    def first_step(connection: Connection) -> None:
        upgrading.upgrade(connection, "0001")
        connection.execute(text("INSERT INTO identities (id, name, created) VALUES ('linda', 'Linda', 1)"))
        insert_older(connection, "tables", [head.values()])
        insert_older(connection, "seats", [{"table_id": "t1", **asdict(seat)} for seat in seats])
        insert_older(connection, "answers", [{"table_id": "t1", **asdict(row)} for row in rows])

    async def run() -> None:
        store = Store(database)
        await store.database.write(first_step)
        await store.close()

    async def work(store: Store) -> None:
        loaded, chairs, found = await store.load("t1")
        assert (loaded.seed, loaded.deal, loaded.taken_back, loaded.taken_back_late) == ("123", [], 2, 1)
        assert (chairs, found) == ([replace(seat, seen=seat.identity) for seat in seats], rows)
        assert await store.epoch_of("linda") == 0
        await store.sign_out("linda")
        assert (await store.epoch_of("linda"), await store.epoch_of("nobody")) == (1, None)

    asyncio.run(run())
    with_store(database, work)


def test_tables_of_old_know_who_has_seen_what(database: str) -> None:
    """And two tables in play with one seed, a game and its branch, are not fair any more."""

    def old(connection: Connection) -> None:
        upgrading.upgrade(connection, "0001")
        for id, seed in (("t1", "123"), ("t2", "123"), ("t3", "456")):
            head, seats = a_table(id)
            insert_older(connection, "tables", [{**head.values(), "seed": seed}])
            insert_older(connection, "seats", [{"table_id": id, **asdict(seat)} for seat in seats])

    async def run() -> None:
        store = Store(database)
        await store.database.write(old)
        await store.open()
        for id, fair in (("t1", False), ("t2", False), ("t3", True)):
            head, seats, _ = await store.load(id)
            assert (head.fair, head.branch_of, head.redeals) == (fair, "", [])
            assert [seat.seen for seat in seats] == ["linda", ""]
        await store.close()

    asyncio.run(run())


def test_head_is_the_newest_migration() -> None:
    steps = [
        importlib.import_module(f"{versions.__name__}.{each.name}")
        for each in pkgutil.iter_modules(versions.__path__)
    ]
    followed = {step.down_revision for step in steps}
    assert [step.revision for step in steps if step.revision not in followed] == [upgrading.HEAD]


def test_taking_back_leaves_answers_out() -> None:
    rows = [Row(1, 0, 10, "a"), Row(2, 1, 11, "b"), Row(3, 0, 12, "c"), Row(4, 1, -1, "", 1, 1), Row(5, 1, 13, "d")]
    given, back = given_by(rows)
    assert given == [Given(1, 0, 10, "a"), Given(3, 0, 12, ""), Given(5, 1, 13, "d")]
    assert back == 4
    assert given_by([*rows, Row(6, 0, -1, "", 0, 3)]) == ([], 6)


def test_a_first_start_that_is_cut_short_leaves_nothing_behind(database: str) -> None:
    def cut(connection: Connection) -> None:
        upgrading.upgrade(connection)
        assert inspect(connection).has_table("answers")
        raise RuntimeError("the power is gone")

    async def run() -> None:
        store = Store(database)
        with pytest.raises(RuntimeError):
            await store.database.write(cut)
        assert await store.database.read(lambda connection: inspect(connection).get_table_names()) == []
        await store.close()

    asyncio.run(run())
    with_store(database, lambda store: store.add_table(*a_table()))


def test_several_may_open_an_empty_database_server_at_once(postgres: Postgres) -> None:
    async def run() -> None:
        database = postgres.database()
        stores = [Store(database) for _ in range(4)]
        await asyncio.gather(*[store.open() for store in stores])
        found = await asyncio.gather(*[store.secret("cookie") for store in stores])
        assert len(set(found)) == 1
        for store in stores:
            await store.close()

    asyncio.run(run())


# Heads.


def test_a_head_is_changed_only_by_those_who_know_its_last_change(database: str) -> None:
    """Whoever read the table before another change wrote nothing, whichever way."""

    async def work(store: Store) -> None:
        head, seats = a_table()
        await store.add_table(head, seats)
        (old, _, _), (other, _, _) = await store.load("t1"), await store.load("t1")
        head.reveal = False
        await store.save_head(head, seats)
        with pytest.raises(Taken):
            await store.save_head(old, seats[:1])
        with pytest.raises(Taken):
            await store.append(old, [Row(1, 0, 5, "")], [1], 7)
        with pytest.raises(Taken):
            await store.add_table(*a_table("t2"), follows=old)
        await store.append(head, [Row(1, 0, 5, "")], [], 7)
        with pytest.raises(Taken):
            await store.save_head(other, seats)
        loaded, chairs, rows = await store.load("t1")
        assert (loaded.reveal, loaded.over, loaded.turn, loaded.rematch) == (False, True, 1, "")
        assert (chairs, len(rows), loaded.stamp) == (seats, 1, head.stamp)
        await store.add_table(*a_table("t2"), follows=loaded)
        await store.save_head(loaded, seats)

    with_store(database, work)


def test_one_stale_change_does_not_keep_others_from_being_saved(database: str) -> None:
    async def work(store: Store) -> None:
        heads = [a_table(f"t{number}") for number in range(6)]
        for head, seats in heads:
            await store.add_table(head, seats)
        heads[3][0].stamp = 9
        writes = [store.append(head, [Row(1, 0, 1, "")], [0], 1) for head, _ in heads]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(each) for each in results] == [type(None)] * 3 + [Taken] + [type(None)] * 2

    with_store(database, work)


def test_tables_made_before_there_were_stamps_are_read(tmp_path: Path) -> None:
    """A database as the first version left it comes up to date when it is opened."""
    path = tmp_path / "old.sqlite3"

    head, seats = a_table()

    def first(connection: Connection) -> None:
        upgrading.upgrade(connection, "0001")
        assert "stamp" not in [column["name"] for column in inspect(connection).get_columns("tables")]
        insert_older(connection, "tables", [head.values()])
        insert_older(connection, "seats", [{"table_id": "t1", **asdict(seat)} for seat in seats])

    async def make() -> None:
        store = Store(f"sqlite:///{path}")
        await store.database.open(first)
        await store.close()

    asyncio.run(make())

    async def work(store: Store) -> None:
        loaded, _, _ = await store.load("t1")
        assert loaded.stamp == 0
        await store.save_head(loaded, seats)

    with_store(f"sqlite:///{path}", work)
