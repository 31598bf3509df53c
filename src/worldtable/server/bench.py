"""`worldtable bench --server`: many tables in play on loopback, every answer timed from click to view."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import sys
import tempfile
import time
import tracemalloc
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import orjson
from websockets.asyncio.client import ClientConnection, connect

from worldtable.games import SHELF
from worldtable.server.launch import QUICK, NoPostgres, Postgres, Server
from worldtable.server.optional import needed
from worldtable.server.service import Service
from worldtable.server.settings import Settings
from worldtable.server.tables.seating import new_table

SEATS = 2


@dataclass
class Figures:
    """What was measured on one database."""

    database: str
    tables: int
    cold_start: float = 0.0  # seconds from the command to the first page
    paced: list[float] = field(default_factory=list)  # seconds from click to view, at a fixed rate
    paced_rate: float = 0.0
    flat_out: list[float] = field(default_factory=list)  # the same, every table as fast as it is asked
    flat_out_rate: float = 0.0
    paced_work: float = 0.0  # seconds of processor time that the server took for each answer
    flat_out_work: float = 0.0
    memory: float = 0.0  # bytes of the server's process for each table in play, with its connections

    def lines(self) -> list[str]:
        return [
            f"{self.database}: {self.tables} tables of {SEATS} people",
            f"  cold start to the first page  {self.cold_start:.2f} s",
            f"  at {self.paced_rate:.0f} answers a second      {spread(self.paced)}",
            f"    processor time an answer    {self.paced_work * 1000:.2f} ms",
            f"  flat out, {self.flat_out_rate:.0f} a second       {spread(self.flat_out)}",
            f"    processor time an answer    {self.flat_out_work * 1000:.2f} ms",
            f"  memory a table in play        {self.memory / 1000:.0f} kB",
        ]


def spread(times: list[float]) -> str:
    if not times:
        return "nothing was answered"
    median, late = quantile(times, 0.5), quantile(times, 0.99)
    return f"median {median * 1000:.1f} ms, p99 {late * 1000:.1f} ms, slowest {max(times) * 1000:.0f} ms"


def quantile(times: list[float], part: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


# Clients.


def call(url: str, path: str, body: object, cookie: str = "") -> tuple[dict[str, Any], str]:
    """A call, and the cookie it set."""
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    request = urllib.request.Request(url + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=60) as reply:
        found: dict[str, Any] = json.load(reply)
        return found, str(reply.headers["Set-Cookie"] or "").split(";")[0]


class Seat:
    """A person with a connection, and what the last table message said."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.turn = -1
        self.view: dict[str, Any] = {}

    async def until(self, turn: int) -> None:
        """Read until the table is at a turn."""
        while self.turn < turn or not self.view:
            message = orjson.loads(await self.socket.recv())
            if message["type"] == "table" and message["view"]:
                self.turn, self.view = message["turn"], message["view"]


class Group:
    """Two people who play one game after the other."""

    def __init__(self, url: str, number: int, cookies: list[str]) -> None:
        self.url = url
        self.luck = random.Random(number)
        self.cookies = cookies
        games = [game.name for game in SHELF.values() if SEATS in game.seats]
        self.game = games[number % len(games)]
        self.seats: list[Seat] = []

    async def sit_down(self) -> None:
        body = {"game": self.game, "seats": [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]}
        table, _ = await asyncio.to_thread(call, self.url, "/api/tables", body, self.cookies[0])
        for cookie in self.cookies[1:]:
            await asyncio.to_thread(call, self.url, f"/api/tables/{table['code']}/join", {}, cookie)
        play = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table['code']}/play"
        for seat in self.seats:
            await seat.socket.close()
        self.seats = [
            Seat(await connect(play, additional_headers={"Cookie": cookie}, max_size=None, compression=None))
            for cookie in self.cookies
        ]
        for seat in self.seats:
            await seat.until(0)

    async def answer(self) -> float:
        """One answer; the seconds until the one who gave it sees the table after it."""
        if not self.seats or self.seats[0].view["over"]:
            await self.sit_down()
        asked = self.seats[0].view["waiting"][0]
        seat = self.seats[asked]
        choice = self.luck.choice(seat.view["choices"])
        message = json.dumps({"question": seat.view["question"], "choose": choice["code"]})
        started = time.perf_counter()
        await seat.socket.send(message)
        await seat.until(seat.turn + 1)
        spent = time.perf_counter() - started
        for other in self.seats:
            await other.until(seat.turn)
        return spent

    async def play(self, end: float, every: float, times: list[float]) -> None:
        """Until a moment: an answer every so many seconds, or as fast as it goes."""
        due = time.perf_counter() + every * self.luck.random()
        while (now := time.perf_counter()) < end:
            if now < due:
                await asyncio.sleep(due - now)
            due += every
            times.append(await self.answer())

    async def leave(self) -> None:
        for seat in self.seats:
            await seat.socket.close()


# Measuring.


async def measured(figures: Figures, server: Server, rate: float, seconds: float) -> None:
    url = server.url
    before = memory_of(server)
    groups: list[Group] = []
    for number in range(figures.tables):
        cookies = [(await asyncio.to_thread(call, url, "/api/me", {"name": name}))[1] for name in ("Ada", "Bob")]
        groups.append(Group(url, number, cookies))
        await groups[-1].sit_down()
    for group in groups:
        await group.answer()
    figures.memory = (memory_of(server) - before) / figures.tables
    worked = work_of(server)
    figures.paced_rate = await phase(groups, seconds, figures.tables / rate, figures.paced)
    figures.paced_work = (work_of(server) - worked) / len(figures.paced)
    worked = work_of(server)
    figures.flat_out_rate = await phase(groups, seconds, 0.0, figures.flat_out)
    figures.flat_out_work = (work_of(server) - worked) / len(figures.flat_out)
    for group in groups:
        await group.leave()


async def phase(groups: list[Group], seconds: float, every: float, times: list[float]) -> float:
    """All groups play for a while; the answers a second."""
    gc.collect()
    gc.disable()  # the clients' own pauses are not the server's
    started = time.perf_counter()
    await asyncio.gather(*[group.play(started + seconds, every, times) for group in groups])
    gc.enable()
    return len(times) / (time.perf_counter() - started)


def memory_of(server: Server) -> int:
    """Bytes that the server's process holds."""
    assert server.process is not None
    try:
        text = Path(f"/proc/{server.process.pid}/status").read_text()
    except OSError:
        return 0
    return next(int(line.split()[1]) * 1024 for line in text.splitlines() if line.startswith("VmRSS"))


def work_of(server: Server) -> float:
    """Seconds of processor time that the server's process has taken."""
    assert server.process is not None
    try:
        parts = Path(f"/proc/{server.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def on_database(name: str, url: str, tables: int, rate: float, seconds: float) -> Figures:
    """Start a server, and a second one that finds its database made, and measure."""
    figures = Figures(name, tables)
    warm = Server(url, *QUICK).start()
    warm.stop()
    warm.errors.close()
    server = Server(url, *QUICK)
    started = time.perf_counter()
    server.start()
    urllib.request.urlopen(server.url, timeout=30).close()
    figures.cold_start = time.perf_counter() - started
    try:
        asyncio.run(measured(figures, server, rate, seconds))
    finally:
        server.stop()
        server.errors.close()
    return figures


async def at_rest(tables: int = 100, answers: int = 10) -> float:
    """Bytes that a table holds in memory while nobody is at it, counted by the interpreter itself."""
    with tempfile.TemporaryDirectory() as folder:
        service = Service(Settings(f"sqlite:///{folder}/t.sqlite3", limited=False))
        await service.open()
        games = [game.name for game in SHELF.values() if SEATS in game.seats]
        luck = random.Random(1)

        async def add(game: str) -> None:
            table = await new_table(service, "a" * 32, "Ada", {"game": game, "seats": [{"kind": "me"}] * SEATS})
            for _ in range(answers):
                play = table.playing()
                if play.over:
                    break
                seat, choose = play.asked()[0], luck.choice(play.state.options[0])
                await table.do(lambda t=table, s=seat, q=play.question, c=choose: t.answer(s, q, [c]))  # type: ignore[misc]

        for game in games:
            await add(game)
        gc.collect()
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        for number in range(tables):
            await add(games[number % len(games)])
        gc.collect()
        after = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        await service.close()
    return (after - before) / tables


def bench(tables: int = 200, rate: float = 200.0, seconds: float = 20.0, postgres: bool = True) -> list[Figures]:
    """Measure on SQLite and, if it can be had, on PostgreSQL; print and return the figures."""
    found: list[Figures] = []
    slow, lacking = needed("Full speed", "fast"), needed("PostgreSQL", "postgres")
    for sentence in [each for each in (slow, lacking if postgres else "") if each]:
        print(sentence, file=sys.stderr)
    with tempfile.TemporaryDirectory() as folder:
        found.append(on_database("SQLite", f"sqlite:///{folder}/tables.sqlite3", tables, rate, seconds))
    print("\n".join(found[-1].lines()), flush=True)
    if postgres and not lacking:
        try:
            running = Postgres(durable=True).start()
        except NoPostgres as error:
            print(f"PostgreSQL: {error}", file=sys.stderr)
        else:
            try:
                found.append(on_database("PostgreSQL", running.database(), tables, rate, seconds))
            finally:
                running.stop()
            print("\n".join(found[-1].lines()), flush=True)
    print(f"A table in memory with nobody at it: {asyncio.run(at_rest()) / 1000:.1f} kB")
    busy = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    if busy > 2 + (os.cpu_count() or 1):  # server and clients alone make two
        print(
            f"Other programs were running: {busy:.0f} wanted the {os.cpu_count()} cores, so the times are too long."
        )
    return found


if __name__ == "__main__":
    bench(seconds=float(sys.argv[1]) if len(sys.argv) > 1 else 20.0)
