"""The store, the same on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import importlib
import pkgutil
from collections.abc import Awaitable, Callable

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect

from worldtable.server.migrations import upgrade as upgrading
from worldtable.server.migrations import versions
from worldtable.server.rows import ChatLine, Given, Head, Row, Seat, now, standing
from worldtable.server.schema import metadata
from worldtable.server.store import Store, Taken, Unsaved


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
    return head, [Seat(0, "human", "linda", "", "Linda"), Seat(1, "bot", "", "random", "Röb")]


def test_what_is_written_is_read(database: str) -> None:
    async def work(store: Store) -> None:
        head, seats = a_table()
        await store.add_table(head, seats)
        await store.append("t1", Row(1, 1, 2_000_000, "abc"), [0, 1], 77)
        await store.append("t1", Row(2, 1, -1, "", 0, 1), [], 78)
        loaded, chairs, rows = await store.load("t1")
        assert (loaded.options, loaded.turn, loaded.asked, loaded.over, loaded.updated) == (
            {"ä": "ö"},
            2,
            [],
            True,
            78,
        )
        assert chairs == seats
        assert rows == [Row(1, 1, 2_000_000, "abc"), Row(2, 1, -1, "", 0, 1)]
        assert await store.table_id(head.code) == await store.table_id(head.watch_code) == "t1"
        assert await store.table_id("NONE") is None
        assert [each.id for each, _ in await store.mine("linda")] == ["t1"]
        assert await store.mine("paul") == []
        assert await store.alive()

    with_store(database, work)


def test_a_key_is_taken_once_whoever_comes_together(database: str) -> None:
    async def work(store: Store) -> None:
        for id in ("t1", "t2"):
            await store.add_table(*a_table(id))
        writes = [store.append(id, Row(1, 0, n, ""), [0], 1) for id in ("t1", "t2") for n in range(5)]
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
            for turn in range(1, 11):
                await store.append(id, Row(turn, 0, turn, ""), [0], turn)

        await asyncio.gather(*[play(f"t{number}") for number in range(20)])
        for number in range(20):
            head, _, rows = await store.load(f"t{number}")
            assert [row.choose for row in rows] == list(range(1, 11))
            assert head.turn == 10

    with_store(database, work)


def test_a_table_that_does_not_exist_takes_no_rows(database: str) -> None:
    async def work(store: Store) -> None:
        with pytest.raises((Taken, Unsaved)):
            await store.append("nowhere", Row(1, 0, 1, ""), [0], 1)

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
        head.reveal = False
        await store.save_head(head, seats[:1])
        loaded, chairs, _ = await store.load("t1")
        assert not loaded.reveal
        assert chairs == seats[:1]

    with_store(database, work)


def test_one_rematch_a_table(database: str) -> None:
    async def work(store: Store) -> None:
        await store.add_table(*a_table("t1"))
        await store.add_table(*a_table("t2"), follows="t1")
        with pytest.raises(Taken):
            await store.add_table(*a_table("t3"), follows="t1")
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


def test_head_is_the_newest_migration() -> None:
    steps = [
        importlib.import_module(f"{versions.__name__}.{each.name}")
        for each in pkgutil.iter_modules(versions.__path__)
    ]
    followed = {step.down_revision for step in steps}
    assert [step.revision for step in steps if step.revision not in followed] == [upgrading.HEAD]


def test_taking_back_leaves_answers_out() -> None:
    rows = [Row(1, 0, 10, "a"), Row(2, 1, 11, "b"), Row(3, 0, 12, "c"), Row(4, 1, -1, "", 1, 1), Row(5, 1, 13, "d")]
    given, back = standing(rows)
    assert given == [Given(1, 0, 10, "a"), Given(3, 0, 12, ""), Given(5, 1, 13, "d")]
    assert back == 4
    assert standing([*rows, Row(6, 0, -1, "", 0, 3)]) == ([], 6)


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


def test_several_may_open_an_empty_database_at_once(database: str) -> None:
    async def run() -> None:
        stores = [Store(database) for _ in range(4)]
        await asyncio.gather(*[store.open() for store in stores])
        found = await asyncio.gather(*[store.secret("cookie") for store in stores])
        assert len(set(found)) == 1
        for store in stores:
            await store.close()

    asyncio.run(run())
