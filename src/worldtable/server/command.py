"""`worldtable serve`."""

from __future__ import annotations

import gc
import socket
import sys
import threading
import urllib.request
import webbrowser

import click

from worldtable import webbuild
from worldtable.server.logs import set_up
from worldtable.server.settings import Settings, default_database

PORT = 8765
LEVELS = ("debug", "info", "warning", "error")
HAND_OVER = 0.001  # seconds after which a busy thread lets another one go on: a commit waits no longer for views
GARBAGE = (20_000, 20, 100)  # views and rows leave no circles behind, so that hardly anything is ever found
TRIES = 20  # ports that are tried if the usual one is taken


def listening(host: str, port: int | None) -> socket.socket:
    """A socket on the port that was asked for, or on the first free one from the usual on."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    wanted = [port] if port is not None else [*range(PORT, PORT + TRIES), 0]
    for each in wanted:
        found = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
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
    import uvicorn  # and all else that only a server needs: other commands start without it

    from worldtable.server.app import make_app

    found = listening(host, port)
    name = host if host not in ("0.0.0.0", "::") else "localhost"
    url = f"http://{f'[{name}]' if ':' in name else name}:{found.getsockname()[1]}/"
    config = uvicorn.Config(
        make_app(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=settings.message * 4,
        ws_max_queue=16,
        timeout_graceful_shutdown=3,
        proxy_headers=True,
    )
    if say:
        click.echo(f"Worldtable is at {url}  (Ctrl-C ends it; every table is saved)")
    if browser:
        threading.Thread(target=open_when_ready, args=(url,), daemon=True).start()
    sys.setswitchinterval(HAND_OVER)
    gc.collect()
    gc.freeze()  # it stays anyway, and looking through it would stop all tables for a tenth of a second
    gc.set_threshold(*GARBAGE)
    uvicorn.Server(config).run(sockets=[found])


def open_when_ready(url: str) -> None:
    """Open the browser once the first page is there."""
    with urllib.request.urlopen(url, timeout=20):
        webbrowser.open(url)


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 for the network.")
@click.option("--port", type=click.IntRange(0, 65535), help=f"Port; left out: {PORT}, or the next free one.")
@click.option("--database", metavar="URL", help="PostgreSQL or SQLite URL; left out: a file in your data directory.")
@click.option("--name", "names", multiple=True, help="A host name that this server goes by (again for more).")
@click.option(
    "--origin", "origins", multiple=True, help="Another origin that may call, such as http://localhost:5173."
)
@click.option("--https", is_flag=True, help="Browsers reach it by https alone: the cookie is marked so.")
@click.option("--workers", type=click.IntRange(1, 64), default=2, show_default=True, help="Processes for bots.")
@click.option("--pace", type=click.FloatRange(0, 10), default=0.4, show_default=True, help="A bot's least seconds.")
@click.option(
    "--deadline", type=click.FloatRange(0.1, 600), default=10.0, show_default=True, help="A bot's most seconds."
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
    https: bool,
    workers: int,
    pace: float,
    deadline: float,
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
        secure=https,
        workers=workers,
        pace=pace,
        deadline=deadline,
        limited=not unlimited,
    )
    run(settings, host, port, browser)
