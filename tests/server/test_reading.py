"""What is made from whole games: logs, previews, replays, downloads. Nobody else waits for it, and everybody pays."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import orjson
import pytest

from worldtable.record import follow, game_of, read
from worldtable.server.app import make_app
from worldtable.server.people.shares import Owner
from worldtable.server.service import Service
from worldtable.server.settings import Settings
from worldtable.server.testing import People

Work = Callable[[Service, httpx.AsyncClient, str], Awaitable[None]]
WAYS = ("log", "replay", "outline", "previews")


def at_a_table(tmp_path: Path, game: str, work: Work, seats: int = 2, **settings: Any) -> None:
    """Do something at a table whose seats are all of one person, in a house in this process."""
    app = make_app(Settings(f"sqlite:///{tmp_path}/t.sqlite3", **settings))

    async def run() -> None:
        async with contextlib.AsyncExitStack() as stack:
            await app.state.service.open()
            stack.push_async_callback(app.state.service.close)
            client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost")
            await stack.enter_async_context(client)
            await client.post("/api/me", json={"name": "Linda"})
            body = {"game": game, "seats": [{"kind": "me"}] * seats, "seed": "3"}
            made = await client.post("/api/tables", json=body)
            await work(app.state.service, client, f"/api/tables/{made.json()['code']}")

    asyncio.run(run())


def test_a_game_is_passed_on_without_being_understood(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fifty views are megabytes; to take them apart and put them together again would stop all tables."""

    def understand(text: bytes) -> Any:
        raise AssertionError(f"{len(text)} bytes are taken apart")

    async def work(house: Service, client: httpx.AsyncClient, table: str) -> None:
        monkeypatch.setattr(orjson, "loads", understand)
        views = (await client.get(f"{table}/replay?count=50")).json()["views"]
        assert views[0]["view"]["seat"] in (0, 1)
        assert "lines" in (await client.get(f"{table}/log")).json()
        assert "previews" in (await client.get(f"{table}/previews")).json()

    at_a_table(tmp_path, game, work)


def test_an_address_reads_only_so_many_games_at_a_time(tmp_path: Path, game: str) -> None:
    async def work(house: Service, client: httpx.AsyncClient, table: str) -> None:
        with house.quota.reading(Owner("127.0.0.1", "somebody else there")):
            for way in WAYS:
                reply = await client.get(f"{table}/{way}")
                assert (reply.status_code, reply.json()["error"][:10]) == (429, "Many games")
        with house.quota.reading(Owner("192.0.2.7", "somebody elsewhere")):
            for way in WAYS:
                assert (await client.get(f"{table}/{way}")).status_code == 200

    at_a_table(tmp_path, game, work, reads=1)


def test_a_stranger_reads_at_the_cost_of_his_own_address(tmp_path: Path, game: str) -> None:
    async def work(house: Service, client: httpx.AsyncClient, table: str) -> None:
        watched = f"/api/tables/{(await client.get(table)).json()['watch_code']}/log"
        client.cookies.clear()
        with house.quota.reading(Owner("192.0.2.7", "")):  # a stranger, too, but somewhere else
            assert (await client.get(watched)).status_code == 200
        with house.quota.reading(Owner("127.0.0.1", "")):
            assert (await client.get(watched)).status_code == 429

    at_a_table(tmp_path, game, work, reads=1)


def test_a_download_that_plays_the_game_again_is_such_a_reading(tmp_path: Path) -> None:
    """Where a sealed answer was taken back the states after it are worked out anew, and not by the tables."""

    async def work(house: Service, client: httpx.AsyncClient, table: str) -> None:
        async def answer(seat: int) -> dict[str, Any]:
            view = (await client.get(f"{table}/state?seat={seat}")).json()["view"]
            body = {"seat": seat, "question": view["question"], "choose": view["choices"][0]["code"]}
            found: dict[str, Any] = (await client.post(f"{table}/answer", json=body)).json()
            return found

        await answer(0)
        await answer(1)
        assert (await client.post(f"{table}/undo", json={"seat": 0})).status_code == 200
        view = (await answer(0))["view"]
        while not view["over"]:
            view = (await answer(view["waiting"][0]))["view"]
        with house.quota.reading(Owner("127.0.0.1", "somebody else there")):
            assert (await client.get(f"{table}/download")).status_code == 429
        saved = tmp_path / "game.jsonl"
        saved.write_bytes((await client.get(f"{table}/download")).content)
        record = read(saved)
        assert record.taken_back == 1
        follow(game_of(record), record)  # every state is the one that the file tells

    at_a_table(tmp_path, "world_shapers", work, 3, reads=1, requests=10_000.0)


def test_what_may_not_be_watched_is_not_looked_back_at_either(people: People, game: str) -> None:
    """Though watchers would be shown everything if there were any."""
    linda, eve = people("Linda", "Eve")
    table = linda.table(game, "me", "random", seed="7", watch=False, reveal=True)
    linda.sit(table["code"]).play()
    assert linda.at(table["code"], "/replay?seat=1&all=true&count=1")["views"]
    for code in (table["code"], table["watch_code"]):
        for way in ("replay", "outline"):
            for eyes in ("seat=0", "seat=1&all=true", "seat=-1", "all=true"):
                assert eve.refused("GET", f"/api/tables/{code}/{way}?{eyes}")[0] == 403
