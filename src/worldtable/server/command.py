"""`worldtable serve`."""

from __future__ import annotations

import gc
import ipaddress
import math
import socket
import sys
import threading
import urllib.request
import webbrowser
from dataclasses import fields, replace
from datetime import date
from typing import Any

import click

from worldtable import webbuild
from worldtable.server.logs import set_up
from worldtable.server.settings import Settings, default_database

PORT = 8765
LEVELS = ("debug", "info", "warning", "error")
HAND_OVER = 0.001  # seconds after which a busy thread lets another one go on: a commit waits no longer for views
GARBAGE = (20_000, 20, 100)  # views and rows leave no circles behind, so that hardly anything is ever found
BUFFER = 65_536  # bytes that the system keeps for a connection each way; left alone, it takes megabytes
TRIES = 20  # ports that are tried if the usual one is taken


def listening(host: str, port: int | None) -> socket.socket:
    """A socket on the port that was asked for, or on the first free one from the usual on."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    wanted = [port] if port is not None else [*range(PORT, PORT + TRIES), 0]
    for each in wanted:
        found = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        for buffer in (socket.SO_SNDBUF, socket.SO_RCVBUF):  # its connections inherit them
            found.setsockopt(socket.SOL_SOCKET, buffer, BUFFER)
        try:
            found.bind((host, each))
            found.listen(2048)
            return found
        except OSError as error:
            found.close()
            if each == wanted[-1]:
                raise click.ClickException(f"Cannot listen on {host}:{each}: {error.strerror}.") from None
    raise AssertionError("no port was tried")


def run(settings: Settings, host: str, port: int | None, browser: bool = False, say: bool = True) -> None:
    """Serve until interrupted."""
    from worldtable.server.app import make_app  # and all else that only a server needs: other commands do without
    from worldtable.server.http.doors import make_server
    from worldtable.server.store.database import NoDatabase

    try:
        app = make_app(replace(settings, listening=host))
    except NoDatabase as error:
        raise click.ClickException(str(error)) from None
    found = listening(host, port)
    name = host if host not in ("0.0.0.0", "::") else "localhost"
    url = f"http://{f'[{name}]' if ':' in name else name}:{found.getsockname()[1]}/"

    def ready() -> None:
        if say:
            click.echo(f"Worldtable is at {url}  (Ctrl-C ends it; every table is saved)")
        if browser:
            threading.Thread(target=open_when_ready, args=(url,), daemon=True).start()

    server = make_server(app, settings, ready)
    sys.setswitchinterval(HAND_OVER)
    gc.collect()
    gc.freeze()  # it stays anyway, and looking through it would stop all tables for a tenth of a second
    gc.set_threshold(*GARBAGE)
    server.run(sockets=[found])
    if server.trouble:
        raise click.ClickException(server.trouble)


def open_when_ready(url: str) -> None:
    """Open the browser once the first page is there."""
    with urllib.request.urlopen(url, timeout=20):
        webbrowser.open(url)


def addresses(context: click.Context, option: click.Parameter, value: tuple[str, ...]) -> tuple[str, ...]:
    """Addresses and networks, checked."""
    for each in value:
        try:
            ipaddress.ip_network(each)
        except ValueError:
            raise click.BadParameter(f"{each!r} is no address and no network, such as 10.0.0.0/8.") from None
    return value


def numbers(context: click.Context, option: click.Parameter, value: tuple[str, ...]) -> dict[str, Any]:
    """Settings by their names, checked."""
    known: dict[str, type[Any]] = {
        each.name: type(each.default) for each in fields(Settings) if type(each.default) in (int, float)
    }
    found: dict[str, Any] = {}
    for each in value:
        name, _, text = each.partition("=")
        if name not in known:
            raise click.BadParameter(f"there is no limit {name!r}; there are: {', '.join(known)}.")
        try:
            found[name] = known[name](text)
        except ValueError:
            raise click.BadParameter(f"{name} must be a number, not {text!r}.") from None
        if not 0 < found[name] < math.inf:
            raise click.BadParameter(f"{name} must be more than 0.")
    return found


def day_of(context: click.Context, option: click.Parameter, value: str | None) -> date | None:
    """A day, checked."""
    try:
        return date.fromisoformat(value) if value else None
    except ValueError:
        raise click.BadParameter(f"{value!r} is no day, such as 2026-11-16.") from None


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 for the network.")
@click.option("--port", type=click.IntRange(0, 65535), help=f"Port; left out: {PORT}, or the next free one.")
@click.option("--database", metavar="URL", help="PostgreSQL or SQLite URL; left out: a file in your data directory.")
@click.option("--name", "names", multiple=True, help="A host name that this server goes by (again for more).")
@click.option(
    "--origin", "origins", multiple=True, help="Another origin that may call, such as http://localhost:5173."
)
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
    callback=addresses,
    help="A proxy, or its network, whose X-Forwarded-For is believed (again for more).",
)
@click.option(
    "--metrics-token",
    default="",
    envvar="WORLDTABLE_METRICS_TOKEN",
    show_envvar=True,
    help="Whoever sends it as bearer may read /metrics; without it this machine alone may.",
)
@click.option(
    "--limit",
    "limits",
    multiple=True,
    metavar="NAME=NUMBER",
    callback=numbers,
    help="A limit that is not the usual one.",
)
@click.option("--https", is_flag=True, help="Browsers reach it by https alone: the cookie is marked so.")
@click.option("--workers", type=click.IntRange(1, 64), default=2, show_default=True, help="Processes for bots.")
@click.option("--pace", type=click.FloatRange(0, 10), default=0.4, show_default=True, help="A bot's least seconds.")
@click.option(
    "--deadline",
    type=click.FloatRange(0.1, 600),
    default=10.0,
    show_default=True,
    help="A bot's most seconds of thought.",
)
@click.option(
    "--polling",
    type=click.FloatRange(0.1, 3600),
    default=60.0,
    show_default=True,
    help="Seconds that a player who calls over HTTP counts as here.",
)
@click.option(
    "--absence",
    type=click.IntRange(1, 86_400),
    default=600,
    show_default=True,
    help="Seconds away after which the others may have a bot stand in for a player.",
)
@click.option(
    "--day", metavar="YYYY-MM-DD", callback=day_of, help="The day that puzzles are of; left out: today, in UTC."
)
@click.option("--browser/--no-browser", default=True, help="Open the browser.")
@click.option("--log-level", type=click.Choice(LEVELS), default="warning", show_default=True)
@click.option("--unlimited", is_flag=True, help="No rate limits: for measuring.")
def serve(
    host: str,
    port: int | None,
    database: str | None,
    names: tuple[str, ...],
    origins: tuple[str, ...],
    proxies: tuple[str, ...],
    metrics_token: str,
    limits: dict[str, Any],
    https: bool,
    workers: int,
    pace: float,
    deadline: float,
    polling: float,
    absence: int,
    day: date | None,
    browser: bool,
    log_level: str,
    unlimited: bool,
) -> None:
    """Open the tables: a server, and the browser to play in."""
    set_up(log_level)
    if browser:  # people will look at it: in a source tree it may have to be built first
        trouble = webbuild.ensure(click.echo)
        if trouble:
            click.echo(trouble)
    settings = Settings(
        database=database or default_database(),
        hosts=names,
        origins=origins,
        proxies=proxies,
        metrics_token=metrics_token,
        secure=https,
        workers=workers,
        pace=pace,
        deadline=deadline,
        polling=polling,
        absence=absence,
        day=day,
        limited=not unlimited,
    )
    run(replace(settings, **limits), host, port, browser)
