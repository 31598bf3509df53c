"""How the suite is spread over the cores: some tests wait for something else, and some take long."""

from __future__ import annotations

import os
from itertools import islice

import pytest


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """Three processes on two cores, for servers and browsers are waited for; the rules of a game are not."""
    if config.getoption("--game") or "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ:
        return None
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores * 3 // 2


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Every process begins with its share of the tests that take long, so that none is waited for in the end."""
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    if workers > 1:
        items[:] = spread(items, workers)


def spread(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """The tests in the order in which they are dealt: each process gets the next part, all parts of the same size."""
    early = [item for item in items if item.get_closest_marker("early")]
    others = iter([item for item in items if not item.get_closest_marker("early")])
    found: list[pytest.Item] = []
    for worker in range(workers):
        size = (len(items) - len(found)) // (workers - worker)
        share = early[worker::workers]
        found += [*share, *islice(others, max(0, size - len(share)))]
    return found
