"""`worldtable chapters`: what came of the chapters of a saved campaign."""

from __future__ import annotations

from pathlib import Path

import click

from worldtable.cli.common import Wrong
from worldtable.cli.replays import cards_option
from worldtable.record import BadReplay, follow, game_of, read
from worldtable.terminal.chapters import chapter_lines
from worldtable.terminal.draw import WIDTH


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@cards_option
def chapters(file: Path, cards: str | None) -> None:
    """Tell the chapters of the campaign in FILE: results, story, what each one brought."""
    try:
        record = read(file)
        game = game_of(record, cards)
        found = game.chapters(follow(game, record))
    except BadReplay as error:
        raise Wrong(f"{file}: {error}") from None
    if not found:
        raise Wrong(f"{file} is no campaign: it is a game of {game.title} without chapters.")
    click.echo("\n".join(chapter_lines(found, WIDTH)))
