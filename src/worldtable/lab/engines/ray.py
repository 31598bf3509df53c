"""Work that is done by a cluster of Ray: by all cores of all machines that belong to it."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Generator, Sequence
from typing import Any, Final

from worldtable.lab.engines.pool import tried
from worldtable.lab.runner import TRIES, Engine, J, Lost, R, Unreachable

HERE: Final = "local"  # the address of a cluster of this machine alone, which begins and ends with its use
JOINED: Final = "auto"  # the cluster that this machine belongs to
PATIENCE: Final = 5.0  # seconds to wait for a first answer of a cluster
AHEAD: Final = 2  # jobs that each core is given at a time, so that none waits for the next one
MEMORY: Final = 256 << 20  # bytes for results on their way; the rest of the machine belongs to the games
OURS: Final = "WORLDTABLE_"  # settings of the environment that hold on every machine

kept: dict[str, Any] = {}  # the work of this process, which may remember things from job to job


class Ray(Engine):
    """A cluster by its address: `local`, `auto` for the one this machine belongs to, or HOST:PORT.

    `workers` is how many jobs are done at once, 0 for one a core. A machine that joins is given work, and what one
    that dies was at is done by another.
    """

    def __init__(self, address: str = HERE, workers: int = 0) -> None:
        self.address = address
        self.workers = workers
        self.began = False

    def connected(self) -> Any:
        """Ray, with a cluster at hand; one that its user has joined already is left as it is."""
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # or it warns of what nobody asked for
        import ray

        if ray.is_initialized():
            return ray
        quiet: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
        if self.address == HERE:
            cores = self.workers or os.cpu_count() or 1
            ray.init(HERE, num_cpus=cores, include_dashboard=False, object_store_memory=MEMORY, **quiet)
        else:
            self.check()
            found = {name: value for name, value in os.environ.items() if name.startswith(OURS)}
            try:
                ray.init(self.address, runtime_env={"env_vars": found} if found else None, **quiet)
            except (ConnectionError, ValueError, RuntimeError) as error:
                raise Unreachable(f"No cluster of Ray answers at {self.address}: {one_line(error)}") from None
        self.began = True
        return ray

    def check(self) -> None:
        """Unreachable if nobody answers at a HOST:PORT: Ray itself would try for minutes."""
        if self.address == JOINED:
            return
        host, _, port = self.address.removeprefix("ray://").rpartition(":")
        if not host or not port.isdigit():
            raise Unreachable(f"{self.address!r} is no address of Ray. It is {HERE}, {JOINED} or HOST:PORT.")
        try:
            socket.create_connection((host, int(port)), PATIENCE).close()
        except (OSError, OverflowError) as error:
            raise Unreachable(f"No cluster of Ray answers at {self.address}: {one_line(error)}") from None

    def close(self) -> None:
        if self.began:
            import ray

            ray.shutdown()
            self.began = False

    def each(self, work: Callable[[J], R], jobs: Sequence[J]) -> Generator[tuple[int, R]]:
        ray = self.connected()
        do = ray.remote(max_retries=0)(serve)
        packed = ray.put(ray.cloudpickle.dumps(work))
        todo = [*range(len(jobs))][::-1]
        tries = [0] * len(jobs)
        doing: dict[Any, int] = {}
        try:
            while todo or doing:
                most = self.workers or AHEAD * max(int(ray.cluster_resources().get("CPU", 1)), 1)
                while todo and len(doing) < most:
                    number = todo.pop()
                    doing[do.remote(packed.hex(), packed, jobs[number])] = number
                for ready in ray.wait([*doing], num_returns=1)[0]:
                    number = doing.pop(ready)
                    try:
                        well, found = ray.get(ready)
                    except ray.exceptions.RayTaskError as error:
                        raise error.as_instanceof_cause() from None
                    except ray.exceptions.RayError:  # its process or its machine is gone
                        tries[number] += 1
                        if tries[number] == TRIES:
                            raise Lost(jobs[number]) from None
                        todo.append(number)
                        continue
                    if not well:
                        raise found
                    yield number, found
        finally:
            for left in doing:
                ray.cancel(left, force=True)


def serve(token: str, packed: bytes, job: J) -> tuple[bool, Any]:
    """What a process of the cluster does."""
    import ray

    if token not in kept:
        kept.clear()
        kept[token] = ray.cloudpickle.loads(packed)
    return tried(kept[token], job)


def one_line(error: Exception) -> str:
    return " ".join(str(error).split())[:200]
