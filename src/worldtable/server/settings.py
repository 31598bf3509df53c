"""What can be set before the server starts."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from pathlib import Path

from platformdirs import user_data_path

from worldtable.server.store.database import LIMIT

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
    listening: str = "127.0.0.1"  # the address that connections come to; 0.0.0.0 and :: for all of this machine
    hosts: tuple[str, ...] = ()  # names, beside localhost and bare addresses, that the server answers to
    origins: tuple[str, ...] = ()  # other origins that may call, such as a development server
    proxies: tuple[str, ...] = ()  # addresses and networks whose word about who calls is taken
    metrics_token: str = ""  # lets others than this machine ask for the metrics
    day: date | None = None  # the day that puzzles are of, whatever day it is
    secure: bool = False  # the cookie travels by https alone
    workers: int = 2  # processes that bots think in
    deadline: float = 10.0  # a bot that thinks longer is answered for by a quicker one
    hurry: float = 3.0  # if that one takes longer, what stands out is chosen
    hinting: float = 2.0  # a hint is thought about for so long
    pace: float = 0.4  # a bot answers no faster, so that people can follow
    storing: float = LIMIT  # the database may take so long; then it counts as away
    polling: float = 60.0  # a player who calls over HTTP counts as here for so long
    absence: int = 600  # after this the others may decide without a player who is away
    rest: float = 120.0  # an idle table nobody is at leaves memory after this
    head: int = 32_768  # the largest head of a request: its path, query and headers
    body: int = 65_536  # the largest body of a request
    message: int = 4_096  # the largest message of a WebSocket
    outbox: int = 131_072  # messages that wait for a slow reader; beyond that it gets the newest table
    arrival: float = 15.0  # a request that is not here by then, head and body, does not come in
    idle: float = 5.0  # a connection that asks for nothing more closes
    stall: float = 15.0  # a connection whose other end takes nothing for so long closes
    ping: float = 15.0  # a WebSocket is asked as often whether somebody is there
    pong: float = 15.0  # nobody is if no answer comes by then
    requests: float = 40.0  # HTTP requests of one address
    messages: float = 25.0  # messages of one connection
    messages_near: float = 100.0  # messages of all connections of one address; those beyond it wait
    misses: float = 0.5  # codes that do not exist, tried from one address
    creations: float = 0.5  # tables made by one identity
    chats: float = 1.0  # chat lines of one identity
    drafts: float = 3.0  # drafts of card sets that one identity saves
    sockets: int = 256  # connections of one address at a time
    connections: int = 64  # WebSockets among them
    watchers: int = 200  # connections at one table
    tables: int = 40  # tables of one identity that run: in memory and not over
    tables_near: int = 400  # tables of one address that run
    bot_tables: int = 4  # tables of one identity that run with nobody but bots
    bot_tables_near: int = 12  # the same of one address
    hints: int = 1  # hints that are worked out for one identity at a time
    hints_near: int = 4  # the same for one address
    reads: int = 8  # whole games that one address has read at a time
    reviews: int = 3  # reviews that wait or are made for one person at a time
    worlds: int = 1000  # tables on which a review tries each answer, at most
    burst: float = 3.0  # seconds' worth of a rate, and at least BURST events, that may come at once
    limited: bool = True  # false for measuring: no rates, no bounds on connections
