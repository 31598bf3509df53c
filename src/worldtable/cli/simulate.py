"""`worldtable simulate`: many games written down, a row a game and a row a decision."""

from __future__ import annotations

import json
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import click

from worldtable.cli.common import Wrong, check_seats, find_game, known_bot, played_often, read_options
from worldtable.games import SHELF
from worldtable.lab.runner import Engine
from worldtable.lab.simulate.setting import OtherCards, Setting

if TYPE_CHECKING:
    from worldtable.lab.simulate.keep import Keep


@click.command()
@click.argument("game")
@click.option("--games", "count", default=1000, show_default=True, help="How many games.")
@click.option("--seats", type=int, help="Players at the table; by default two, or as many as the game is for.")
@click.option(
    "--bots",
    default="greedy",
    show_default=True,
    metavar="NAME[,NAME…]",
    help="One for all seats, or one a seat: then they move on by a seat from game to game.",
)
@click.option("--seed", default=0, show_default=True, help="Of the first game; each has a deal of its own.")
@click.option("--to", metavar="FILE", required=True, help="The file of the games, such as games.parquet.")
@click.option("--decisions/--no-decisions", default=True, show_default=True, help="Whether to write them down, too.")
@played_often
def simulate(
    game: str,
    count: int,
    seats: int | None,
    bots: str,
    seed: int,
    to: str,
    decisions: bool,
    options: tuple[str, ...],
    cards: str | None,
    engine: Engine,
    as_json: bool,
) -> None:
    """Let bots play GAME many times and write all games down as Parquet.

    What each column means is in docs/lab.md. A run that was stopped goes on with the same command; the same seed
    writes the same file, wherever the games are played.
    """
    check_installed()
    from worldtable.lab.simulate.keep import Keep, OtherRun

    setting = setting_of(game, cards, count, seats, bots, options, seed, decisions)
    path = Path(to)
    if path.is_dir() or not path.absolute().parent.is_dir():
        raise Wrong(f"{to} cannot be written: {'it is a folder' if path.is_dir() else 'its folder does not exist'}.")
    keep = Keep(path, setting, count)
    try:
        if not keep.begin():
            play(setting, cards, keep, engine)
    except (OtherRun, OtherCards) as error:
        raise Wrong(str(error)) from None
    except OSError as error:
        raise Wrong(f"{to} cannot be written: {error.strerror}. What was played is kept.") from None
    files = [str(keep.file(kind)) for kind in keep.kinds]
    if as_json:
        click.echo(json.dumps({**keep.told, "files": files}))
    else:
        click.echo(f"{count} games of {SHELF[game].title} for {setting.seats} are in {' and '.join(files)}.")


def check_installed() -> None:
    if find_spec("pyarrow") is None:
        raise Wrong('Parquet files need pyarrow, which is not installed: pip install "worldtable[lab]".')


def setting_of(
    game: str,
    cards: str | None,
    count: int,
    seats: int | None,
    bots: str,
    options: tuple[str, ...],
    seed: int,
    decisions: bool = True,
) -> Setting:
    """The setting of a run as it was typed; Wrong if there is none."""
    if count < 1:
        raise Wrong(f"{count} games cannot be played; at least 1.")
    if seed < 0:
        raise Wrong(f"Seeds are not counted below 0; {seed} is none.")
    box = find_game(game, cards)
    chosen = check_seats(box, min(max(2, box.seats[0]), box.seats[-1]) if seats is None else seats)
    names = tuple(known_bot(name) for name in bots.split(","))
    if len(names) not in (1, chosen):
        raise Wrong(f"{len(names)} bots are named for {chosen} seats; name one for all of them, or one a seat.")
    given = read_options(box, options)
    return Setting(game, box.version, box.cards.hash, chosen, names, given, seed, decisions)


def play(setting: Setting, cards: str | None, keep: Keep, engine: Engine) -> None:
    """Play what is lacking, and tell how far it is."""
    from worldtable.lab.simulate.run import simulate as played

    there = sum(last - first for first, last in keep.parts())
    if there:
        click.echo(f"Going on after {there} of {keep.count} games.", err=True)
    with click.progressbar(length=keep.count - there, label="simulating", file=sys.stderr) as bar:
        try:
            played(setting, cards, keep, engine, bar.update)
        except KeyboardInterrupt:
            bar.render_finish()
            there = sum(last - first for first, last in keep.parts())
            click.echo(f"Stopped after {there} games, which are kept; the same command goes on.", err=True)
            raise SystemExit(130) from None
