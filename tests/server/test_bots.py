"""Bots think in processes of their own and never hold up a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from worldtable.bots import BOTS
from worldtable.games import SHELF
from worldtable.server.bots.worker import Reader
from worldtable.server.bots.workers import Failed, Workers
from worldtable.server.testing import Server, Visit


def a_job(game: str, **more: Any) -> dict[str, Any]:
    s = SHELF[game].start(2, 5)
    job = {
        "job": "choose",
        "table": "t",
        "game": game,
        "seats": 2,
        "seed": "5",
        "options": {},
        "names": [],
        "luck": 1,
    }
    return {**job, "answers": [], "seat": s.asks[0].player, "bot": "random", **more}


def test_one_process_does_one_job_after_the_other(game: str) -> None:
    async def run() -> None:
        workers = Workers(1)
        try:
            options = SHELF[game].start(2, 5).options[0]
            assert (await workers.do(a_job(game), 30)).value in options
            process = workers.idle[0]
            results = await asyncio.gather(*[workers.do(a_job(game), 30) for _ in range(3)])
            assert {each.value for each in results} <= set(options)
            with pytest.raises(Failed):
                await workers.do(a_job(game, bot="nobody"), 30)
            assert workers.idle == [process]
        finally:
            await workers.close()

    asyncio.run(run())


def test_a_slow_bot_does_not_keep_others_waiting(
    tmp_path: Path, start: Callable[..., Server], visit: Visit, game: str
) -> None:
    server = start(f"sqlite:///{tmp_path}/t.sqlite3", "--pace", "5", "--unlimited")
    linda, paul = visit(server, "Linda", "Paul")
    slow = linda.sit(linda.table(game, "me", "greedy")["code"])
    slow.next()
    quick = paul.sit(paul.table(game, "me", "me", seed="7")["code"])
    quick.next()
    for _ in range(3):
        quick.ask({"look": quick.last["info"]["asked"][0]})
        quick.choose(0)
    assert quick.last["turn"] == 3


@pytest.mark.parametrize("bot", list(BOTS))
def test_a_worker_goes_on_from_where_it_was_and_chooses_the_same(game: str, bot: str) -> None:
    fresh, going = Reader(), Reader()
    box = SHELF[game]
    s = box.start(2, 5)
    answers: list[list[int]] = []
    for luck in range(6):
        job = a_job(game, answers=[*answers], seat=s.asks[0].player, bot=bot, luck=luck)
        choose = going.choose(job)
        assert choose == Reader().choose(job) == fresh.choose(job)
        from worldtable.engine.loop import answer_as

        answers.append([s.asks[0].player, choose])
        answer_as(s, *answers[-1])
        if not s.asks:
            break
    back = a_job(game, answers=answers[:2], bot=bot)
    position = box.start(2, 5)
    for each in answers[:2]:
        answer_as(position, *each)
    assert going.position(back).key() == position.key()
