"""What can be set before the server starts."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path

DATABASE = "worldtable.sqlite3"


def default_database() -> str:
    """SQLite in the user's data directory."""
    folder = user_data_path("worldtable", appauthor=False, ensure_exists=True)
    return sqlite_url(folder / DATABASE)


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path.as_posix()}"


@dataclass(frozen=True)
class Settings:
    """Sizes in bytes, times in seconds, rates in events a second."""

    database: str
    hosts: tuple[str, ...] = ()  # names, beside localhost and bare addresses, that the server answers to
    origins: tuple[str, ...] = ()  # other origins that may call, such as a development server
    secure: bool = False  # the cookie travels by https alone
    workers: int = 2  # processes that bots think in
    deadline: float = 10.0  # a bot that takes longer is answered for
    pace: float = 0.4  # a bot answers no faster, so that people can follow
    rest: float = 120.0  # an idle table nobody is at leaves memory after this
    body: int = 65_536  # the largest body of a request
    message: int = 4_096  # the largest message of a WebSocket
    requests: float = 40.0  # HTTP requests of one address
    messages: float = 25.0  # messages of one connection
    misses: float = 0.5  # codes that do not exist, tried from one address
    creations: float = 0.5  # tables made by one identity
    chats: float = 1.0  # chat lines of one identity
    connections: int = 64  # WebSockets of one address at a time
    watchers: int = 200  # connections at one table
    burst: float = 3.0  # seconds' worth of a rate, and at least BURST events, that may come at once
    limited: bool = True  # false for measuring: no rates, no bounds on connections
