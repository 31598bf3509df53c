"""A worker that dies is replaced and its work done again; a bot that is late is answered for sensibly."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from worldtable.bots import BOTS
from worldtable.games import SHELF
from worldtable.play import Play
from worldtable.record import new_record
from worldtable.server.bots.botmaster import QUICKER, sensible
from worldtable.server.bots.hinting import thought_about
from worldtable.server.bots.workers import TRIES, Failed, Late, Workers
from worldtable.server.launch import children
from worldtable.server.people.shares import NOBODY, Owner
from worldtable.server.settings import Settings
from worldtable.server.testing import QUICK, Server, Visit

from .test_bots import a_job
from .trouble import signal_all

LOOPS = ("uvloop", "asyncio")


def run(loop: str, work: Callable[[Workers], Awaitable[None]], most: int = 1) -> None:
    """Do something with workers on one of the loops that a server may run on."""

    async def all_of_it() -> None:
        workers = Workers(most)
        try:
            await work(workers)
        finally:
            await workers.close()

    factory: Any = None
    if loop == "uvloop":
        factory = pytest.importorskip("uvloop").new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(all_of_it())


@pytest.mark.parametrize("loop", LOOPS)
@pytest.mark.parametrize("noticed", [True, False])
def test_a_worker_that_was_killed_while_idle_is_replaced(game: str, loop: str, noticed: bool) -> None:
    options = SHELF[game].start(2, 5).options[0]

    async def work(workers: Workers) -> None:
        assert (await workers.do(a_job(game), 30)).value in options
        process = workers.idle[0]
        process.kill()
        if noticed:
            await process.wait()
            await asyncio.sleep(0)
        assert (await workers.do(a_job(game), 30)).value in options
        assert workers.idle != [process]

    run(loop, work)


@pytest.mark.parametrize("loop", LOOPS)
def test_a_worker_that_is_killed_at_work_is_replaced_and_the_work_done_again(game: str, loop: str) -> None:
    options = SHELF[game].start(2, 5).options[0]

    async def work(workers: Workers) -> None:
        await workers.do(a_job(game), 30)
        victim = workers.idle[0]
        thinking = asyncio.create_task(workers.do(a_job(game, bot="monte_carlo"), 120))
        while victim in workers.idle:
            await asyncio.sleep(0)
        victim.kill()
        assert (await thinking).value in options
        assert victim not in workers.all

    run(loop, work)


def test_a_worker_that_does_not_begin_is_replaced(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("worldtable.server.bots.workers.BEGINNING", 0.2)
    options = SHELF[game].start(2, 5).options[0]

    async def work(workers: Workers) -> None:
        await workers.do(a_job(game), 30)
        os.kill(workers.idle[0].pid, signal.SIGSTOP)
        assert (await workers.do(a_job(game), 30)).value in options

    run("asyncio", work)


def test_work_that_kills_every_worker_is_given_up(game: str) -> None:
    async def work(workers: Workers) -> None:
        seen: set[int] = set()

        async def killer() -> None:
            while True:
                for process in workers.all:
                    seen.add(process.pid)
                    with contextlib.suppress(ProcessLookupError):
                        process.kill()
                await asyncio.sleep(0)

        killing = asyncio.create_task(killer())
        with pytest.raises(Failed, match="died"):
            await workers.do(a_job(game), 30)
        assert len(seen) == TRIES
        killing.cancel()
        assert (await workers.do(a_job(game), 30)).value in SHELF[game].start(2, 5).options[0]

    run("asyncio", work)


def test_the_start_of_a_process_and_waiting_for_one_do_not_count_as_thinking(game: str) -> None:
    """The job itself takes some milliseconds, the start of an interpreter many more."""

    async def work(workers: Workers) -> None:
        found = await asyncio.gather(*[workers.do(a_job(game, table=f"t{n}"), 5) for n in range(4)])
        assert max(each.took for each in found) < min(each.waited for each in found[1:])

    run("asyncio", work)


def test_work_is_charged_by_what_it_costs_the_processor(game: str) -> None:
    """Whoever comes first does not pay for the start of the process; who thinks long pays for it."""

    async def work(workers: Workers) -> None:
        cheap, dear = Owner("house", "linda"), Owner("cellar", "eve")
        had = workers.shares.identities.had
        done = await workers.do(a_job(game), 30, cheap)
        await workers.do(a_job(game, bot="monte_carlo"), 60, dear)
        assert 0 < had["linda"][0] < done.waited
        assert had["eve"][0] > 2 * had["linda"][0]

    run("asyncio", work)


def test_a_deadline_begins_with_the_work(game: str) -> None:
    """Neither while others have the process, nor while it has not begun, does a bot's time run."""
    deadline, longer = 4.0, 4.5  # the work itself takes a tenth of a second

    async def work(workers: Workers) -> None:
        job = a_job(game, bot="monte_carlo")
        await workers.do(job, 30)
        (process,) = workers.all
        async with workers.shares.turn(NOBODY, lambda: True):
            thinking = asyncio.create_task(workers.do(job, deadline))
            await asyncio.sleep(longer)
        await thinking
        process.send_signal(signal.SIGSTOP)
        thinking = asyncio.create_task(workers.do(job, deadline))
        await asyncio.sleep(longer)
        process.send_signal(signal.SIGCONT)
        await thinking
        assert workers.all == [process]

    run("asyncio", work)


def test_a_late_job_ends_its_process(game: str) -> None:
    async def work(workers: Workers) -> None:
        with pytest.raises(Late):
            await workers.do(a_job(game, bot="monte_carlo"), 0.01)
        assert workers.all == []

    run("asyncio", work)


# At a table.


def no_uvloop(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Servers that start now do not find it."""
    without(monkeypatch, tmp_path, "uvloop")


def without(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, *names: str) -> None:
    """Processes that start now find these packages missing."""
    folder = tmp_path / "without"
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(f"import sys\nfor name in {names!r}:\n    sys.modules[name] = None\n")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), *filter(None, sys.path)]))


def events(server: Server) -> list[dict[str, Any]]:
    """The server's log."""
    return [json.loads(line) for line in server.told().splitlines() if line.startswith("{")]


@pytest.mark.parametrize("loop", LOOPS)
def test_a_table_goes_on_when_its_workers_were_killed(
    tmp_path: Path, start: Callable[..., Server], visit: Visit, game: str, loop: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if loop == "asyncio":
        no_uvloop(monkeypatch, tmp_path)
    server = start(f"sqlite:///{tmp_path}/t.sqlite3", *QUICK)
    assert server.process is not None
    (linda,) = visit(server, "Linda")
    killed = 0
    while killed < 6:  # a game may be over before the bot has thought
        place = linda.sit(linda.table(game, "me", "greedy")["code"])
        while not place.asked()["view"]["over"]:
            workers = children(server.process.pid)
            signal_all(workers, signal.SIGKILL)  # one may just be ending by itself
            killed += len(workers)
            place.choose()
    assert not [each for each in events(server) if each["event"] == "a bot is answered for"]


def test_a_late_bot_is_answered_for_by_a_quicker_one_and_the_log_says_so(
    tmp_path: Path, start: Callable[..., Server], visit: Visit, game: str
) -> None:
    server = start(f"sqlite:///{tmp_path}/t.sqlite3", *QUICK, "--limit", "deadline=0.01", "--limit", "hurry=60")
    (linda,) = visit(server, "Linda")
    told: list[dict[str, Any]] = []
    for _ in range(20):  # a game may be over before the bot is asked
        linda.sit(linda.table(game, "me", "monte_carlo")["code"]).play()
        told = [each for each in events(server) if each["event"] == "a bot is answered for"]
        if told:
            break
    assert {each["bot"] for each in told if each["by"] == QUICKER} == {"monte_carlo"}
    assert all("0.01 seconds" in each["why"] for each in told if each["bot"] == "monte_carlo")
    measured = linda.http.get("/metrics").text.splitlines()
    assert any(line.startswith('worldtable_bot_late_total{bot="monte_carlo"}') for line in measured)
    assert any(line.startswith(f'worldtable_bot_seconds_count{{bot="{QUICKER}"}}') for line in measured)


def test_what_is_chosen_at_last_stands_out_for_the_seat_alone() -> None:
    """No chance, no peeking: what stands out on a table redealt for the seat, then the other options."""
    assert QUICKER in BOTS
    for box in SHELF.values():
        seats = 2 if 2 in box.seats else box.seats[0]
        play = Play(box, new_record(box, seats, 5, {}))
        seat = play.asked()[0]
        options = play.state.options[0]
        found = [sensible(play, seat, attempt) for attempt in range(len(options))]
        assert sorted(found) == sorted(options)
        redealt = box.redeal(play.state, seat, 3)
        assert found[0] in redealt.asks[0].tempting(redealt, options)


@pytest.mark.parametrize("loop", LOOPS)
def test_all_who_are_idle_think_about_a_hint(game: str, loop: str) -> None:
    job = a_job(game)
    settings = Settings(database="", hinting=0.1)

    async def work(workers: Workers) -> None:
        assert (await thought_about(workers, settings, job, NOBODY))["advice"]
        assert len(workers.all) == 3
        thought = {**job, "job": "thought", "seconds": 0.1}
        found = [(await workers.do({**thought, "luck": luck}, 30)).value for luck in (1, 2)]
        together = (await workers.do({**job, "job": "hint", "thoughts": found}, 30)).value
        assert together["rounds"] == sum(each["rounds"] for each in found)

    run(loop, work, most=3)
