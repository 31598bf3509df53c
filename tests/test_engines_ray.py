"""A real cluster of Ray, on two nodes of this machine: what dies is made good, and nothing is left behind."""

from __future__ import annotations

import os
import select
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final
from uuid import uuid4

import pytest
from click.testing import CliRunner

from tests.test_runner import always_die, die_once, refuse, square
from worldtable.cli.main import main
from worldtable.lab.engines import Ray
from worldtable.lab.runner import TRIES, J, Lost, R

cluster_utils = pytest.importorskip("ray.cluster_utils")
pytestmark = pytest.mark.early
SMALL: Final = {"num_cpus": 1, "object_store_memory": 100 << 20}
ENDING: Final = 60.0  # seconds
MARK: Final = "WORLDTABLE_TEST_CLUSTER"  # in the environment of all that a cluster starts


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two nodes; in the end nothing of them is left."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv(MARK, str(uuid4()))
        found = cluster_utils.Cluster(True, head_node_args={**SMALL, "include_dashboard": False})
        found.add_node(**SMALL)
        yield found
        found.shutdown()
        all_end(os.environ[MARK])


@pytest.fixture(scope="module")
def engine(cluster: Any) -> Iterator[Ray]:
    with Ray(cluster.address) as found:
        yield found


def left(mark: str) -> list[int]:
    """The processes that somebody with a mark in its environment has started."""
    found: list[int] = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if mark.encode() in (process / "environ").read_bytes() and int(process.name) != os.getpid():
                found.append(int(process.name))
        except OSError:
            continue  # it ended meanwhile, or belongs to somebody else
    return found


def all_end(mark: str) -> None:
    """Wait for the end of all of them: a process of a node that was killed notices that by itself."""
    for process in left(mark):
        try:
            handle = os.pidfd_open(process)
        except ProcessLookupError:
            continue
        ended, _, _ = select.select([handle], [], [], ENDING)
        os.close(handle)
        assert ended, f"{process} goes on"


def where(number: int) -> tuple[int, str]:
    import ray

    return number, ray.get_runtime_context().get_node_id()


def test_all_nodes_work_and_results_come_in_the_order_of_the_jobs(engine: Ray) -> None:
    told: list[int] = []
    found = list(engine.spread(where, range(200), lambda result: told.append(result[0])))
    assert [number for number, _ in found] == sorted(told) == [*range(200)]
    assert len({node for _, node in found}) == 2


def test_a_mistake_in_the_work_is_raised_and_the_cluster_works_on(engine: Ray) -> None:
    with pytest.raises(ValueError, match="no 3"):
        list(engine.spread(refuse, range(6)))
    assert [result for result, _ in engine.spread(square, range(3))] == [0, 1, 4]


def test_the_work_of_a_process_that_dies_is_done_again(engine: Ray, tmp_path: Path) -> None:
    assert list(engine.spread(partial(die_once, tmp_path), range(8))) == [number * 10 for number in range(8)]
    assert (tmp_path / "died").exists()


def test_work_that_kills_every_process_is_given_up(engine: Ray) -> None:
    with pytest.raises(Lost, match=f"ended the process it ran in {TRIES} times"):
        list(engine.spread(always_die, [7]))


def simulated(path: Path, *more: str) -> bytes:
    words = ["simulate", "world_changers", "--games", "120", "--seats", "3", "--seed", "4", "--to", str(path), *more]
    result = CliRunner().invoke(main, [*words, "--bots", "greedy,random,random"])
    assert result.exit_code == 0, result.output
    return path.read_bytes() + path.with_name("games.decisions.parquet").read_bytes()


def test_a_node_that_dies_makes_no_difference_to_what_is_written(
    engine: Ray, cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    doomed = cluster.add_node(**SMALL)
    killed: list[int] = []

    class Dying(Ray):
        """The node dies while chunks are played there."""

        def each(self, work: Callable[[J], R], jobs: Sequence[J]) -> Generator[tuple[int, R]]:
            for number, result in super().each(work, jobs):
                if not killed:
                    killed.append(number)
                    cluster.remove_node(doomed, allow_graceful=False)
                yield number, result

    monkeypatch.setattr("worldtable.cli.common.Ray", Dying)
    (tmp_path / "cluster").mkdir()
    (tmp_path / "here").mkdir()
    by_ray = simulated(tmp_path / "cluster" / "games.parquet", "--ray", cluster.address)
    assert killed
    assert by_ray == simulated(tmp_path / "here" / "games.parquet", "--jobs", "1")


def test_a_cluster_of_ones_own_begins_and_ends_with_its_use() -> None:
    mark = str(uuid4())
    script = (
        "from worldtable.lab.engines import Ray\n"
        "from tests.test_runner import square\n"
        "with Ray(workers=2) as engine:\n"
        "    assert [found for found, _ in engine.spread(square, range(9))] == [n * n for n in range(9)]\n"
    )
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", script],
        env={**os.environ, MARK: mark},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert not done.stdout
    all_end(mark)
