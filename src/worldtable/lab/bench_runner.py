"""What the engines of many games cost: how long they take to begin, games a second against one process, memory."""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final

from worldtable.lab.engines import Here, Pool, Ray
from worldtable.lab.runner import Engine
from worldtable.lab.simulate.run import play
from worldtable.lab.simulate.setting import Setting

JOBS: Final = 8  # for each core: so many that none waits for long in the end
PROC: Final = Path("/proc")
PSS: Final = "Pss:"  # the line of what a process takes, with its share of what it shares
PARENT: Final = 1  # among the numbers of a process
TIMES: Final = slice(11, 15)  # of itself and of those that it waited for
TICKS: Final = 100  # in a second, on every Linux


@dataclass
class Pace:
    """What was measured of an engine."""

    engine: str
    processes: int
    start: float  # seconds until the first result of an engine that nobody has used yet
    games: float  # a second
    cpu: float  # games a CPU second, which other people's work on the machine hardly changes
    megabytes: float  # that all its processes take beside this one; 0 where the system does not tell

    def data(self) -> dict[str, Any]:
        return asdict(self)


def nothing(number: int) -> int:
    return number


def measure_engines(setting: Setting, seconds: float, runs: int, cores: int, ray: bool) -> list[Pace]:
    """Each engine plays the same games, in turns, so that a busy machine is busy for all; medians count.

    Every run has a process of its own, so that no engine finds what another one left.
    """
    engines: dict[str, Engine] = {"here": Here(), "pool": Pool(cores)}
    if ray:
        engines["ray"] = Ray(workers=cores)
    chunk = chunk_of(setting, seconds / (JOBS * cores))
    found: dict[str, list[Pace]] = {name: [] for name in engines}
    for _ in range(runs):
        for name, engine in engines.items():
            with ProcessPoolExecutor(1) as own:
                found[name].append(own.submit(one_run, name, engine, setting, chunk, cores).result())
    return [middle(each) for each in found.values()]


def one_run(name: str, engine: Engine, setting: Setting, chunk: int, cores: int) -> Pace:
    """Begin with an engine, warm it up, and let it play."""
    work = partial(play, setting, None)
    with engine:
        began = perf_counter()
        list(engine.spread(nothing, range(2)))
        start = perf_counter() - began
        list(engine.spread(work, chunks(1, 2 * cores)))  # modules are loaded, processes there
        jobs = chunks(chunk, JOBS * cores)
        memory, spent = 0.0, cpu_seconds()
        began = perf_counter()
        for number, _ in enumerate(engine.spread(work, jobs)):
            if number == len(jobs) // 2:
                memory = megabytes()
        took, spent = perf_counter() - began, cpu_seconds() - spent
    games = jobs[-1][1]
    return Pace(name, 1 if name == "here" else cores, start, games / took, games / spent, memory)


def middle(paces: Sequence[Pace]) -> Pace:
    """The median of each figure."""
    figures = ("start", "games", "cpu", "megabytes")
    return replace(paces[0], **{name: median(getattr(pace, name) for pace in paces) for name in figures})


def chunk_of(setting: Setting, seconds: float) -> int:
    """How many games take so long in this process."""
    play(setting, None, (0, 2))  # what is slow the first time
    games, took = 1, 0.0
    while took < seconds / 2:
        games *= 2
        began = perf_counter()
        play(setting, None, (0, games))
        took = perf_counter() - began
    return max(1, round(games * seconds / took))


def chunks(games: int, count: int) -> list[tuple[int, int]]:
    return [(number * games, (number + 1) * games) for number in range(count)]


def descendants() -> dict[int, list[str]]:
    """All processes that come from this one, with the numbers that the system keeps of each."""
    fields: dict[int, list[str]] = {}
    for stat in PROC.glob("[0-9]*/stat"):
        try:
            fields[int(stat.parent.name)] = (
                stat.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
            )
        except OSError:
            continue  # it ended meanwhile
    found = {os.getpid()}
    for _ in fields:
        more = {process for process, each in fields.items() if int(each[PARENT]) in found}
        if more <= found:
            break
        found |= more
    return {process: fields[process] for process in found if process != os.getpid()}


def cpu_seconds() -> float:
    """What this process and all that come from it have taken so far, ended ones included."""
    ticks = sum(int(number) for each in descendants().values() for number in each[TIMES])
    return sum(os.times()[:4]) + ticks / TICKS


def megabytes() -> float:
    """The memory of all processes that come from this one; 0 where the system does not tell."""
    kilobytes = 0
    for process in descendants():
        try:
            lines = (PROC / str(process) / "smaps_rollup").read_text(encoding="utf-8").splitlines()
        except OSError:
            continue
        kilobytes += sum(int(line.split()[1]) for line in lines if line.startswith(PSS))
    return kilobytes / 1024
