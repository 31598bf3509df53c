"""People, bots, kills, a database that freezes and hostile traffic at once: nothing lost, nothing hung, nothing told.

The short run belongs to every test run, the hour to `make soak`; WORLDTABLE_SOAK sets other minutes.
"""

from __future__ import annotations

import os
import random
import time
from pathlib import Path

import pytest

from tests.server.soaking import Soak
from tests.server.trouble import Frozen, Killed
from worldtable.server.testing import Postgres, Server

LONG = float(os.environ.get("WORLDTABLE_SOAK", "60"))
LIMITS = ("--pace", "0.1")  # with all limits that people have


@pytest.mark.early
@pytest.mark.parametrize("minutes", [0.25, pytest.param(LONG, marks=pytest.mark.soak, id="long")])
def test_a_house_on_postgresql_that_freezes(minutes: float) -> None:
    """Its memory stays level, too, because it is never killed."""
    postgres = Postgres(durable=True).start()
    server = Server(postgres.database(), *LIMITS).start()
    try:
        soak(server, Frozen(server, postgres, random.Random(1)), minutes, 10)
    finally:
        if server.process is not None:
            server.stop()
        postgres.stop()
        server.errors.close()


@pytest.mark.early
@pytest.mark.parametrize("minutes", [0.25, pytest.param(LONG, marks=pytest.mark.soak, id="long")])
def test_a_house_on_sqlite_that_is_killed(tmp_path: Path, minutes: float) -> None:
    server = Server(f"sqlite:///{tmp_path}/t.sqlite3", *LIMITS).start()
    try:
        soak(server, Killed(server, random.Random(2)), minutes, 20)
    finally:
        if server.process is not None:
            server.stop()
        server.errors.close()


def soak(server: Server, trouble: Frozen | Killed, minutes: float, net: int) -> None:
    """Play, be attacked and be in trouble for some minutes; then look at everything that everybody was told."""
    run = Soak(server, net)
    run.start()
    end = time.monotonic() + minutes * 60
    while time.monotonic() < end:
        trouble.happen(end)
        run.watch()
        if run.problems():
            break
    trouble.over()
    run.end()
    assert not run.problems(), run.problems()[:20]
    server.stop()
    told = run.verify(server.database)
    print(f"{told}; {trouble.told()}; {run.told()}")
    if isinstance(trouble, Frozen) and minutes >= 10:
        assert trouble.level(), f"memory grew: {trouble.memory[:: max(1, len(trouble.memory) // 20)]}"
