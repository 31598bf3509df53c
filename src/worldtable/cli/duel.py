"""`worldtable duel`: one bot against another, with seats swapped and a confidence interval."""

from __future__ import annotations

import json
import sys

import click

from worldtable.cli.common import Wrong, check_seats, find_bot, find_game, played_often, read_options
from worldtable.lab.duel import Result, play_duel
from worldtable.lab.runner import Engine


@click.command()
@click.argument("game")
@click.argument("bot")
@click.argument("against")
@click.option("--games", "count", default=1000, show_default=True, help="How many games.")
@click.option("--seats", default=2, show_default=True, help="Players at the table; BOT has one seat.")
@click.option("--seed", default=0, show_default=True, help="The first seed.")
@played_often
def duel(
    game: str,
    bot: str,
    against: str,
    count: int,
    seats: int,
    seed: int,
    options: tuple[str, ...],
    cards: str | None,
    engine: Engine,
    as_json: bool,
) -> None:
    """Let BOT play GAME against AGAINST, in every seat in turn, and tell how often it wins."""
    if count < 1:
        raise Wrong(f"{count} games cannot be played; at least 1.")
    box = find_game(game, cards)
    check_seats(box, seats)
    if seats < 2:
        raise Wrong("A duel takes at least 2 seats.")
    chosen = read_options(box, options)
    for name in (bot, against):
        find_bot(name)
    with click.progressbar(length=count, label=f"{bot} against {against}", file=sys.stderr) as bar:
        result = play_duel(game, cards, bot, against, count, seats, seed, chosen, engine, bar.update)
    click.echo(json.dumps(result.data()) if as_json else in_words(box.title, bot, against, result))


def in_words(title: str, bot: str, against: str, result: Result) -> str:
    low, high = result.interval()
    return (
        f"{bot} wins {result.share():.1%} of {result.games} games of {title} against {against} "
        f"(95 % confidence: {low:.1%} to {high:.1%}); shared victories count in parts. "
        f"An even share would be {1 / result.seats:.1%}."
    )
