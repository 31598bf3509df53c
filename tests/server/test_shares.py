"""Nobody starves anybody: fair shares of the workers, and limits on what one person can have running."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from worldtable.server.app import make_app
from worldtable.server.people.shares import HALF, Ledger, Owner, Owners, Shares
from worldtable.server.settings import Settings
from worldtable.server.testing import QUICK, Person, Server, Visit

from .test_workers import events


class Street:
    """Work that notes when it begins and ends when it is told."""

    def __init__(self, most: int) -> None:
        self.shares = Shares(most)
        self.begun: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.crowd: set[str] = set()  # work whose table has people

    async def ask(self, name: str, address: str, identity: str, people: bool = True, expected: float = 1.0) -> None:
        self.ends[name] = asyncio.Event()
        if people:
            self.crowd.add(name)

        async def work() -> None:
            async with self.shares.turn(Owner(address, identity), lambda: name in self.crowd, expected) as turn:
                self.begun.append(name)
                await self.ends[name].wait()
                turn.cost = expected

        self.tasks[name] = asyncio.create_task(work())
        await settled()

    async def end(self, name: str) -> None:
        self.ends[name].set()
        await self.tasks[name]
        await settled()


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_who_had_least_is_next_by_address_and_then_by_person() -> None:
    async def run() -> None:
        street = Street(1)
        await street.ask("eve 1", "cellar", "eve")
        for name, address, identity in (
            ("eve 2", "cellar", "eve"),
            ("eve 3", "cellar", "eve"),
            ("mallory 1", "cellar", "mallory"),
            ("mallory 2", "cellar", "mallory"),
            ("linda 1", "house", "linda"),
        ):
            await street.ask(name, address, identity)
        for name in ("eve 1", "linda 1", "mallory 1", "eve 2", "mallory 2", "eve 3"):
            assert street.begun[-1] == name
            await street.end(name)

    asyncio.run(run())


def test_a_short_piece_of_work_goes_before_long_ones_of_newcomers() -> None:
    async def run() -> None:
        street = Street(1)
        await street.ask("linda 1", "house", "linda", expected=0.1)
        for number in range(10):
            await street.ask(f"eve {number}", "house", f"eve {number}")
        await street.ask("linda 2", "house", "linda", expected=0.1)
        await street.end("linda 1")
        assert street.begun[-1] == "linda 2"

    asyncio.run(run())


def test_tables_that_nobody_is_at_wait_and_never_hold_the_last_process() -> None:
    async def run() -> None:
        street = Street(2)
        for number in range(3):
            await street.ask(f"alone {number}", "cellar", f"eve {number}", people=False)
        assert street.begun == ["alone 0"]
        await street.ask("linda 1", "house", "linda")
        await street.ask("linda 2", "house", "linda")
        assert street.begun == ["alone 0", "linda 1"]
        await street.end("alone 0")
        assert street.begun[-1] == "linda 2"
        await street.end("linda 1")
        assert street.begun[-1] == "alone 1"
        street.crowd.add("alone 2")
        street.shares.deal()
        await street.end("linda 2")
        assert street.begun[-1] == "alone 2"

    asyncio.run(run())


def test_where_there_is_one_process_it_works_for_everybody() -> None:
    async def run() -> None:
        street = Street(1)
        await street.ask("alone", "cellar", "eve", people=False)
        assert street.begun == ["alone"]

    asyncio.run(run())


def test_who_goes_away_gives_the_turn_back() -> None:
    async def run() -> None:
        street = Street(1)
        for name in ("a", "b", "c"):
            await street.ask(name, "house", name)
        for name in ("a", "b"):  # one at work, one that waits
            street.tasks[name].cancel()
        await settled()
        assert street.begun == ["a", "c"]
        await street.end("c")
        assert (street.shares.free, street.shares.waiting, street.shares.alone) == (1, [], 0)

    asyncio.run(run())


def test_work_of_long_ago_counts_less() -> None:
    ledger = Ledger()
    ledger.add("eve", 8.0, 100.0)
    assert ledger.of("eve", 100.0 + 2 * HALF) == 2.0
    ledger.add("eve", 1.0, 100.0 + 2 * HALF)
    assert ledger.of("eve", 100.0 + 2 * HALF) == 3.0
    assert ledger.of("linda", 5.0) == 0.0


def test_an_owner_is_known_by_where_it_was_last_seen() -> None:
    owners = Owners()
    owners.saw("linda", "house")
    owners.saw("linda", "garden")
    owners.saw("", "street")
    assert owners.of("linda") == Owner("garden", "linda")
    assert owners.of("paul") == Owner("", "paul")


# The attack: ten fresh identities with many tables full of bots that think long.

TABLES = 3
SOON = 15  # answers of bots until a person is asked again; in order of arrival those of 30 tables would come first


def answers_of_bots(person: Person) -> int:
    found = re.search(r'worldtable_answers_total{by="bot"} (\d+)', person.http.get("/metrics").text)
    return int(found.group(1)) if found else 0


@pytest.mark.parametrize("watched", [False, True])
def test_one_person_does_not_starve_the_bots_of_another(
    tmp_path: Path, start: Callable[..., Server], visit: Visit, game: str, watched: bool
) -> None:
    server = start(f"sqlite:///{tmp_path}/t.sqlite3", *QUICK)
    crowd = visit(server, *[f"Eve {number}" for number in range(10)])
    (linda,) = visit(server, "Linda")
    for eve in crowd:
        for _ in range(TABLES):
            code = eve.table(game, "monte_carlo", "monte_carlo")["code"]
            if watched:
                eve.sit(code)
    waits = 0
    while waits < 4:
        place = linda.sit(linda.table(game, "me", "greedy")["code"])
        while waits < 4 and not place.asked()["view"]["over"]:
            before = answers_of_bots(linda)
            waits += place.choose()["info"]["asked"] == [1]
            place.asked()
            assert answers_of_bots(linda) - before <= SOON + (len(crowd) if waits <= 1 else 0)  # newcomers get a turn
    assert not [each for each in events(server) if each["event"] == "a bot is answered for"]


def test_one_person_and_one_address_have_only_so_many_tables_running(tmp_path: Path, game: str) -> None:
    settings = Settings(f"sqlite:///{tmp_path}/t.sqlite3", pace=60.0)
    app = make_app(replace(settings, tables=4, tables_near=6, bot_tables=2, bot_tables_near=3))
    bots = {"game": game, "seats": [{"kind": "bot", "bot": "monte_carlo"}] * 2}
    people = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]}

    async def come(stack: contextlib.AsyncExitStack, name: str) -> Callable[..., Awaitable[tuple[int, str]]]:
        transport = httpx.ASGITransport(app)
        client = await stack.enter_async_context(httpx.AsyncClient(transport=transport, base_url="http://localhost"))
        await client.post("/api/me", json={"name": name})

        async def make(table: Any) -> tuple[int, str]:
            reply = await client.post("/api/tables", json=table)
            if table is bots and reply.status_code == 201:  # somebody looks on, so that it goes at the pace
                found, _ = await app.state.service.find(reply.json()["code"])
                found.watching.add(asyncio.get_running_loop().create_future())
            return reply.status_code, reply.json().get("error", "").split(";")[0]

        return make

    async def run() -> None:
        async with contextlib.AsyncExitStack() as stack:
            await app.state.service.open()
            stack.push_async_callback(app.state.service.close)
            linda, paul, eve = [await come(stack, name) for name in ("Linda", "Paul", "Eve")]
            assert [await linda(bots) for _ in range(2)] == [(201, "")] * 2
            assert await linda(bots) == (429, "You have 2 tables where only bots sit running here")
            assert await paul(bots) == (201, "")
            assert await paul(bots) == (429, "3 tables where only bots sit run here from your address")
            assert [await linda(people) for _ in range(2)] == [(201, "")] * 2
            assert await linda(people) == (429, "You have 4 tables running here")
            assert await eve(people) == (201, "")
            assert await eve(people) == (429, "6 tables run here from your address")

    asyncio.run(run())
