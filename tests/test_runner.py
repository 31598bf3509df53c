"""Work that is spread over processes gives what it gives in one, whatever happens to the processes."""

from __future__ import annotations

import os
import signal
from functools import partial
from pathlib import Path

import pytest

from worldtable.lab.engines import Pool
from worldtable.lab.runner import TRIES, Lost


def square(number: int) -> tuple[int, int]:
    return number * number, os.getpid()


def refuse(number: int) -> int:
    if number == 3:
        raise ValueError(f"no {number}")
    return number


def die_once(folder: Path, number: int) -> int:
    """Kill the process at the first try of job 2."""
    if number == 2 and not (folder / "died").exists():
        (folder / "died").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * 10


def always_die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def interrupt(number: int) -> int:
    """Job 5 is Ctrl-C: the terminal sends it to all processes, and only the one that gave the work heeds it."""
    if number == 5:
        os.kill(os.getpid(), signal.SIGINT)
        os.kill(os.getppid(), signal.SIGINT)
    return number


@pytest.mark.parametrize("processes", [0, 1, 3])
def test_results_come_in_the_order_of_the_jobs(processes: int) -> None:
    told: list[int] = []
    found = list(Pool(processes).spread(square, range(40), lambda result: told.append(result[0])))
    assert [result for result, _ in found] == [number * number for number in range(40)]
    assert sorted(told) == [number * number for number in range(40)]
    assert (os.getpid() in {process for _, process in found}) == (processes == 1 or os.cpu_count() == 1)


def test_nothing_to_do_is_done() -> None:
    assert list(Pool(4).spread(square, [])) == []


@pytest.mark.parametrize("processes", [1, 2])
def test_a_mistake_in_the_work_is_raised(processes: int) -> None:
    with pytest.raises(ValueError, match="no 3"):
        list(Pool(processes).spread(refuse, range(6)))


def test_the_work_of_a_process_that_dies_is_done_again(tmp_path: Path) -> None:
    assert list(Pool(2).spread(partial(die_once, tmp_path), range(8))) == [number * 10 for number in range(8)]
    assert (tmp_path / "died").exists()


def test_work_that_kills_every_process_is_given_up() -> None:
    with pytest.raises(Lost, match=f"ended the process it ran in {TRIES} times"):
        list(Pool(2).spread(always_die, [7, 8]))


def test_an_interruption_keeps_what_is_done() -> None:
    told: list[int] = []
    with pytest.raises(KeyboardInterrupt):
        list(Pool(2).spread(interrupt, range(5000), told.append))
    assert len({*range(5)} & {*told}) >= 4  # another process may still be at one of them
    assert len(told) < 5000
