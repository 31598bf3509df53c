"""`worldtable games`: the shelf."""

from __future__ import annotations

import json
from typing import Any

import click

from worldtable.engine.game import Game
from worldtable.games import SHELF


@click.command()
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def games(as_json: bool) -> None:
    """List the games on the shelf with their players and options."""
    if as_json:
        click.echo(json.dumps([described(game) for game in SHELF.values()], ensure_ascii=False, indent=2))
        return
    for game in SHELF.values():
        low, high = game.seats[0], game.seats[-1]
        click.echo(
            f"{game.title} ({game.name}), {low} to {high} players, about {game.minutes} minutes, {game.weight}"
        )
        click.echo(f"  {game.sentence}")
        for option in game.options:
            values = [*option.values, option.more] if option.more else option.values
            click.echo(f"  --option {option.name}={option.default} [{' | '.join(values)}]  {option.text}")


def described(game: Game[Any]) -> dict[str, object]:
    """A game in plain data."""
    return {
        "name": game.name,
        "title": game.title,
        "sentence": game.sentence,
        "version": game.version,
        "players": list(game.seats),
        "minutes": game.minutes,
        "weight": game.weight,
        "codes": game.codes,
        "cards": {"name": game.cards.name, "hash": game.cards.hash},
        "options": [
            {
                "name": each.name,
                "text": each.text,
                "values": list(each.values),
                "more": each.more,
                "default": each.default,
            }
            for each in game.options
        ],
    }
