"""A server in a process of its own, and a PostgreSQL that goes away again: for tests and for measuring."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

WAIT = 30.0  # seconds that anything may take
QUICK = ("--pace", "0", "--unlimited")  # bots answer at once, and nobody is held up


class Server:
    """`worldtable serve` in a process of its own."""

    def __init__(self, database: str, *arguments: str, port: int = 0) -> None:
        self.database = database
        self.arguments = arguments
        self.port = port
        self.process: subprocess.Popen[str] | None = None
        self.errors = tempfile.TemporaryFile("w+")  # noqa: SIM115  # open as long as the server

    def start(self) -> Server:
        command = [sys.executable, "-m", "worldtable.server", "--no-browser", "--database", self.database]
        command += ["--port", str(self.port), *self.arguments]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.errors, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://[^:]+:(\d+)/", line)
        assert found, f"the server did not start: {line}{self.told()}"
        self.port = int(found.group(1))
        self.wait()
        return self

    def wait(self) -> None:
        """Until it answers."""
        end = time.monotonic() + WAIT
        while True:
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=WAIT):
                    return
            except OSError:
                assert self.process is not None
                assert self.process.poll() is None, f"the server ended: {self.told()}"
                assert time.monotonic() < end, "the server does not answer"
                time.sleep(0.05)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def told(self) -> str:
        """Its log."""
        self.errors.seek(0)
        return self.errors.read()

    def kill(self) -> None:
        """As a power cut does it."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.send_signal(how)
        self.process.wait(WAIT)
        self.process.stdout.close()
        self.process = None


def children(pid: int) -> list[int]:
    """The processes that a process has started, such as a server's workers."""
    found = [path.read_text() for path in Path(f"/proc/{pid}/task").glob("*/children")]
    return [int(each) for text in found for each in text.split()]


@contextlib.contextmanager
def server(database: str, *arguments: str) -> Iterator[Server]:
    """A server for the length of a block; its log is shown if the block fails."""
    running = Server(database, *arguments)
    try:
        yield running.start()
    except BaseException:
        sys.stderr.write(running.told())
        raise
    finally:
        if running.process is not None:
            running.stop()
        running.errors.close()


# PostgreSQL.


class NoPostgres(Exception):
    """There is none and it cannot be had; the sentence says what to do."""


def postgres_programs() -> Path:
    """The folder of initdb and postgres. Debian's package is installed if that is possible."""
    found = find_postgres()
    if found is None and os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["apt-get", "update", "-q"], ["apt-get", "install", "-q", "-y", "postgresql"]):
            subprocess.run(command, check=False, capture_output=True, env=quiet)
        found = find_postgres()
    if found is None:
        raise NoPostgres(
            "PostgreSQL is not installed. Install its server (Debian: apt-get install postgresql), "
            "or put initdb and postgres on the PATH."
        )
    return found


def find_postgres() -> Path | None:
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    program = shutil.which("initdb")
    return Path(program).resolve().parent if program else None


class Postgres:
    """A PostgreSQL of its own, in a folder that goes away with it. It refuses root, so root lends it a user."""

    def __init__(self, durable: bool = False) -> None:
        self.durable = durable  # whether commits are synced to the disk, as they are where people play
        self.programs = postgres_programs()
        self.folder = Path(tempfile.mkdtemp(prefix="worldtable-postgres-"))
        self.data = self.folder / "data"
        self.port = free_port()
        self.lent: dict[str, Any] = {}
        if os.geteuid() == 0:
            name = unprivileged()
            self.lent = {"user": name, "group": None, "extra_groups": []}
            shutil.chown(self.folder, name)
        self.process: subprocess.Popen[bytes] | None = None
        self.made = 0

    def start(self) -> Postgres:
        first = ["-D", str(self.data), "-U", "worldtable", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C"]
        made = subprocess.run(
            [str(self.programs / "initdb"), *first], capture_output=True, text=True, cwd=self.folder, **self.lent
        )
        assert made.returncode == 0, made.stderr
        return self.run()

    def run(self) -> Postgres:
        """Start the server on its data."""
        self.process = subprocess.Popen(
            [
                *(str(self.programs / "postgres"), "-D", str(self.data), "-p", str(self.port)),
                *("-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={self.folder}"),
                *("-c", f"fsync={'on' if self.durable else 'off'}"),
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self.folder,
            **self.lent,
        )
        self.wait()
        return self

    def wait(self) -> None:
        end = time.monotonic() + WAIT
        while self.sql("SELECT 1").returncode != 0:
            assert self.process is not None
            assert self.process.poll() is None, "PostgreSQL ended at once"
            assert time.monotonic() < end, "PostgreSQL does not answer"
            time.sleep(0.1)

    def sql(self, statement: str, database: str = "postgres") -> subprocess.CompletedProcess[str]:
        command = [str(self.programs / "psql"), "-h", "127.0.0.1", "-p", str(self.port), "-U", "worldtable"]
        return subprocess.run([*command, "-d", database, "-c", statement], capture_output=True, text=True)

    def database(self) -> str:
        """The URL of a new, empty database."""
        self.made += 1
        name = f"tables_{self.made}"
        made = self.sql(f"CREATE DATABASE {name}")
        assert made.returncode == 0, made.stderr
        return f"postgresql://worldtable@127.0.0.1:{self.port}/{name}"

    def crash(self) -> None:
        """End at once; its data stay."""
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait(WAIT)
            self.process = None

    def freeze(self) -> None:
        """Answer nothing any more, and take no leave either."""
        assert self.process is not None
        for each in [self.process.pid, *children(self.process.pid)]:
            os.kill(each, signal.SIGSTOP)

    def thaw(self) -> None:
        assert self.process is not None
        for each in [*children(self.process.pid), self.process.pid]:
            os.kill(each, signal.SIGCONT)

    def stop(self) -> None:
        if self.process is not None:
            self.thaw()
        self.crash()
        shutil.rmtree(self.folder, ignore_errors=True)


def unprivileged() -> str:
    """A user that is not root."""
    import pwd

    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    raise NoPostgres("PostgreSQL refuses to run as root, and there is no user postgres or nobody to lend it.")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
