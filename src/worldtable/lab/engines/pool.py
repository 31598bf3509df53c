"""Work that is done by processes beside this one."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Sequence
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from typing import Any, Final, Generic

from worldtable.lab.engines.here import Here
from worldtable.lab.runner import TRIES, Engine, J, Lost, R

STOPPING: Final = 5.0  # seconds that a process is given to end


class Pool(Engine):
    """So many processes, 0 for one a core. Where one is enough, it is this one."""

    def __init__(self, processes: int = 0) -> None:
        self.processes = processes

    def each(self, work: Callable[[J], R], jobs: Sequence[J]) -> Generator[tuple[int, R]]:
        count = min(self.processes or os.cpu_count() or 1, len(jobs))
        if count <= 1:
            yield from Here().each(work, jobs)
            return
        crew = [Worker(work) for _ in range(count)]
        try:
            yield from served(crew, jobs)
        finally:
            for worker in crew:
                worker.end()


def served(crew: list[Worker[J, R]], jobs: Sequence[J]) -> Generator[tuple[int, R]]:
    """Give every idle worker the next job, and its result away."""
    waiting = [*range(len(jobs))][::-1]
    tries = [0] * len(jobs)
    missing = len(jobs)
    while missing:
        for worker in crew:
            if worker.number < 0 and waiting:
                worker.begin(waiting[-1], jobs[waiting.pop()])
        ready = wait([worker.pipe for worker in crew if worker.number >= 0])
        for worker in [each for each in crew if each.pipe in ready]:
            number = worker.number
            if worker.gone():
                tries[number] += 1
                if tries[number] == TRIES:
                    raise Lost(jobs[number])
                waiting.append(number)
                continue
            missing -= 1
            yield number, worker.result()


class Worker(Generic[J, R]):
    """A process that does one job after another."""

    def __init__(self, work: Callable[[J], R]) -> None:
        self.work = work
        self.number = -1  # of the job it does, -1 if it does none
        self.answer: tuple[bool, Any] = (False, None)
        self.start()

    def start(self) -> None:
        context = get_context()
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(self.work, theirs), daemon=True)
        self.process.start()
        theirs.close()

    def begin(self, number: int, job: J) -> None:
        self.number = number
        try:
            self.pipe.send(job)
        except OSError:
            self.start()  # it died while it waited
            self.pipe.send(job)

    def gone(self) -> bool:
        """Whether it died instead of answering; then another process takes its place."""
        try:
            self.answer = self.pipe.recv()
            return False
        except (EOFError, OSError):
            self.end()
            self.start()
            return True
        finally:
            self.number = -1

    def result(self) -> R:
        well, found = self.answer
        if not well:
            assert isinstance(found, BaseException)
            raise found
        result: R = found
        return result

    def end(self) -> None:
        self.pipe.close()
        self.process.terminate()
        self.process.join(STOPPING)


def serve(work: Callable[[J], R], pipe: Connection[Any, Any]) -> None:
    """What a worker does. Ctrl-C is meant for the process that gave it the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)  # however the process that began it takes that
    parent = parent_process()
    assert parent is not None
    while wait([pipe, parent.sentinel]) == [pipe]:  # brothers may hold the pipe open when the parent is gone
        try:
            job = pipe.recv()
        except (EOFError, OSError):
            return
        pipe.send(tried(work, job))


def tried(work: Callable[[J], R], job: J) -> tuple[bool, R | Exception]:
    """What the work makes of a job, and whether it went well: if not, what it raised."""
    try:
        return True, work(job)
    except Exception as error:
        return False, error
