"""One way to run many pieces of work: here, or in processes beside this one. The results are the same."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from typing import Any, Final, Generic, TypeVar

J = TypeVar("J")
R = TypeVar("R")
TRIES: Final = 3  # how often a piece of work may take its process down with it
STOPPING: Final = 5.0  # seconds that a process is given to end


class Lost(Exception):
    """Work that ends every process it is given to."""


def spread(
    work: Callable[[J], R], jobs: Sequence[J], processes: int = 0, progress: Callable[[R], None] | None = None
) -> Iterator[R]:
    """The results of all jobs, in the order of the jobs; 0 processes are as many as there are cores, 1 is this one.

    `progress` is told each result as soon as it is there, in whatever order, so that what is done is kept when the
    rest is stopped. A job whose process dies is done again by another.
    """
    count = min(processes or os.cpu_count() or 1, len(jobs))
    if count <= 1:
        for job in jobs:
            result = work(job)
            if progress is not None:
                progress(result)
            yield result
        return
    crew = [Worker(work) for _ in range(count)]
    try:
        yield from in_order(crew, jobs, progress)
    finally:
        for worker in crew:
            worker.end()


def in_order(crew: list[Worker[J, R]], jobs: Sequence[J], progress: Callable[[R], None] | None) -> Iterator[R]:
    """Give every idle worker the next job, and the results away as far as none is missing."""
    waiting = [*range(len(jobs))][::-1]
    tries = [0] * len(jobs)
    done: dict[int, R] = {}
    given = 0
    while given < len(jobs):
        for worker in crew:
            if worker.number < 0 and waiting:
                worker.begin(waiting[-1], jobs[waiting.pop()])
        ready = wait([worker.pipe for worker in crew if worker.number >= 0])
        for worker in [each for each in crew if each.pipe in ready]:
            number = worker.number
            if worker.gone():
                tries[number] += 1
                if tries[number] == TRIES:
                    raise Lost(f"A piece of work ended the process it ran in {TRIES} times: {jobs[number]!r}"[:300])
                waiting.append(number)
                continue
            done[number] = worker.result()
            if progress is not None:
                progress(done[number])
        while given in done:
            yield done.pop(given)
            given += 1


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
    parent = parent_process()
    assert parent is not None
    while wait([pipe, parent.sentinel]) == [pipe]:  # brothers may hold the pipe open when the parent is gone
        try:
            job = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer = (True, work(job))
        except Exception as error:
            answer = (False, error)  # type: ignore[assignment]
        pipe.send(answer)
