"""Work that is done in this process."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence

from worldtable.lab.runner import Engine, J, R


class Here(Engine):
    """One job after the other, each when its result is wanted."""

    def each(self, work: Callable[[J], R], jobs: Sequence[J]) -> Generator[tuple[int, R]]:
        for number, job in enumerate(jobs):
            yield number, work(job)
