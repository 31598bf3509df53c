"""`worldtable campaign`: how often bots win each chapter of a campaign."""

from __future__ import annotations

import json
import sys

import click

from worldtable.bots import BEST, BOTS
from worldtable.cli.common import Wrong, find_bot, find_game, played_often, read_options
from worldtable.games import SHELF
from worldtable.lab.campaign import Chapters, has_chapters, measure
from worldtable.lab.duel import Result
from worldtable.lab.runner import Engine


@click.command()
@click.argument("game")
@click.option("--games", "count", default=20, show_default=True, help="How many campaigns.")
@click.option(
    "--bots",
    default=f"{BEST},random",
    show_default=True,
    metavar="NAME[,NAME…]",
    help=f"Who plays every chapter: {', '.join(BOTS)}.",
)
@click.option("--seed", default=0, show_default=True, help="The first seed.")
@played_often
def campaign(
    game: str,
    count: int,
    bots: str,
    seed: int,
    options: tuple[str, ...],
    cards: str | None,
    engine: Engine,
    as_json: bool,
) -> None:
    """Let bots play the solo campaign of GAME and tell how often they win each chapter.

    Every bot plays every chapter once; what nobody wins is given away, so that the chapters after it are played, too.
    """
    if count < 1:
        raise Wrong(f"{count} campaigns cannot be played; at least 1.")
    box = find_game(game, cards)
    if not has_chapters(box):
        others = ", ".join(name for name, each in SHELF.items() if has_chapters(each))
        raise Wrong(f"{box.title} has no campaign. Games with a campaign: {others}.")
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        find_bot(name)
    if len(set(names)) < len(names):
        raise Wrong(f"Every bot is named once; these are {', '.join(names)}.")
    chosen = read_options(box, options)
    with click.progressbar(length=count, label="Campaigns", file=sys.stderr) as bar:
        found = measure(game, cards, names, count, seed, chosen, engine, bar.update)
    click.echo(json.dumps(found.data()) if as_json else in_words(names, found))


def in_words(names: list[str], found: Chapters) -> str:
    lines = [f"{'won (95 % confidence)':<24}" + "".join(f"{name:>26}" for name in names)]
    for mark, results in found.results.items():
        lines.append(f"{mark:<24}" + "".join(f"{share(results[name]):>26}" for name in names))
    return "\n".join(lines)


def share(result: Result) -> str:
    low, high = result.interval()
    return f"{result.total:.0f} of {result.games} ({low:.0%} to {high:.0%})"
