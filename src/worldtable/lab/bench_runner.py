"""What the engines of many games cost: how long they take to begin, how much faster they are than one process, memory."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import asdict, dataclass
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


@dataclass
class Pace:
    """What was measured of an engine."""

    engine: str
    processes: int
    start: float  # seconds until the first result of an engine that nobody has used yet
    games: float  # a second
    megabytes: float  # that all its processes take beside this one; 0 where the system does not tell

    def data(self) -> dict[str, Any]:
        return asdict(self)


def nothing(number: int) -> int:
    return number


def measure_engines(setting: Setting, seconds: float, runs: int, cores: int, ray: bool) -> list[Pace]:
    """Each engine plays the same games, in turns, so that a busy machine is busy for all; the median counts."""
    chunk = chunk_of(setting, seconds / (JOBS * cores))
    engines: dict[str, Engine] = {"here": Here(), "pool": Pool(cores)}
    if ray:
        engines["ray"] = Ray(workers=cores)
    starts: dict[str, float] = {}
    paces: dict[str, list[float]] = {name: [] for name in engines}
    memory = dict.fromkeys(engines, 0.0)
    try:
        for name, engine in engines.items():
            began = perf_counter()
            list(engine.spread(nothing, range(2)))
            starts[name] = perf_counter() - began
            list(
                engine.spread(partial(play, setting, None), chunks(chunk, cores))
            )  # modules are loaded, caches filled
        for _ in range(runs):
            for name, engine in engines.items():
                pace, took = one_run(engine, setting, chunks(chunk, JOBS * cores))
                paces[name].append(pace)
                memory[name] = max(memory[name], took)
    finally:
        for engine in engines.values():
            engine.close()
    return [
        Pace(name, 1 if name == "here" else cores, starts[name], median(paces[name]), memory[name])
        for name in engines
    ]


def chunk_of(setting: Setting, seconds: float) -> int:
    """How many games take so long in this process."""
    games, took = 1, 0.0
    while took < seconds / 4:
        games *= 2
        began = perf_counter()
        play(setting, None, (0, games))
        took = perf_counter() - began
    return max(1, round(games * seconds / took))


def chunks(games: int, count: int) -> list[tuple[int, int]]:
    return [(number * games, (number + 1) * games) for number in range(count)]


def one_run(engine: Engine, setting: Setting, jobs: Sequence[tuple[int, int]]) -> tuple[float, float]:
    """Games a second, and the most memory that was seen while they were played."""
    seen: list[float] = []
    began = perf_counter()
    for _ in engine.spread(partial(play, setting, None), jobs):
        if len(seen) < 2:  # looking costs time, too
            seen.append(memory_of(os.getpid()))
    return jobs[-1][1] / (perf_counter() - began), max(seen)


def memory_of(parent: int) -> float:
    """What all processes that come from one take, in megabytes."""
    children: dict[int, list[int]] = {}
    for stat in PROC.glob("[0-9]*/stat"):
        try:
            fields = stat.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
        except OSError:
            continue  # it ended meanwhile
        children.setdefault(int(fields[1]), []).append(int(stat.parent.name))
    kilobytes, waiting = 0, [*children.get(parent, [])]
    while waiting:
        process = waiting.pop()
        waiting += children.get(process, [])
        try:
            lines = (PROC / str(process) / "smaps_rollup").read_text(encoding="utf-8").splitlines()
        except OSError:
            continue
        kilobytes += sum(int(line.split()[1]) for line in lines if line.startswith(PSS))
    return kilobytes / 1024
