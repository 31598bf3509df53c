"""One way to run many pieces of work, wherever it is done. The results are the same everywhere."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from typing import Final, Self, TypeVar

J = TypeVar("J")
R = TypeVar("R")
TRIES: Final = 3  # how often a piece of work may take its process down with it


class Lost(Exception):
    """Work that ends every process it is given to."""

    def __init__(self, job: object) -> None:
        super().__init__(f"A piece of work ended the process it ran in {TRIES} times: {job!r}"[:300])


class Unreachable(Exception):
    """Machines that cannot be had; the sentence says why."""


class Engine:
    """Where work is done: in this process (`Here`), in processes beside it (`Pool`), on other machines (`Ray`)."""

    def each(self, work: Callable[[J], R], jobs: Sequence[J]) -> Generator[tuple[int, R]]:
        """The number and the result of every job as soon as it is done, in whatever order.

        A job whose process or machine dies is done again; what the work raises is raised. Closed, it stops.
        """
        raise NotImplementedError(f"{type(self).__name__} does no work")

    def spread(
        self, work: Callable[[J], R], jobs: Sequence[J], progress: Callable[[R], None] | None = None
    ) -> Iterator[R]:
        """The results of all jobs, in the order of the jobs.

        `progress` is told each result as soon as it is there, in whatever order, so that what is done is kept when
        the rest is stopped.
        """
        done: dict[int, R] = {}
        given = 0
        with closing(self.each(work, jobs)) as results:
            for number, result in results:
                if progress is not None:
                    progress(result)
                done[number] = result
                while given in done:
                    yield done.pop(given)
                    given += 1

    def close(self) -> None:
        """Let go what is held from one use to the next."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
