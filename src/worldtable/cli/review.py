"""`worldtable review`: a finished game move by move, from its replay file."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import click

from worldtable.cli.common import Wrong, spread_out
from worldtable.cli.replays import cards_option
from worldtable.engine.game import WATCHER
from worldtable.lab.review import NoReview
from worldtable.lab.review import review as reviewed
from worldtable.lab.review.page import page
from worldtable.lab.review.told import in_words
from worldtable.lab.runner import Engine
from worldtable.record import BadReplay, Record, follow, game_of, read

MOST_WORLDS = 100_000


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--as", "seat", default=0, metavar="SEAT", help="Whose eyes: 1, 2, … for a player, 0 for who watched.")
@click.option("--json", "as_json", is_flag=True, help="For programs: everything, as all pairs of eyes see it.")
@click.option("--html", "output", type=click.Path(path_type=Path), metavar="OUT", help="Write a page of its own.")
@spread_out
@click.option("--worlds", default=0, help="Tables on which each answer is tried; by default what the time allows.")
@cards_option
def review(
    file: Path, seat: int, as_json: bool, output: Path | None, engine: Engine, worlds: int, cards: str | None
) -> None:
    """Review a finished game: chances turn by turn, what decided it, what each choice cost, luck apart from skill.

    Nothing in it knows what came later: every choice is weighed on what its player could know.
    """
    if not 0 <= worlds <= MOST_WORLDS:
        raise Wrong(
            f"{worlds} tables are no number of tables; it can be 1 to {MOST_WORLDS}, or 0 for what time allows."
        )
    record = readable(file, cards)
    if not 0 <= seat <= record.seats:
        raise Wrong(f"There is no seat {seat}; it can be 1 to {record.seats}, or 0 to watch.")
    try:
        found = made(record, cards, engine, worlds)
    except NoReview as error:
        raise Wrong(f"{file}: {error}") from None
    if output is not None:
        write(output, page(found))
        click.echo(f"Wrote {output}.", err=as_json)
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False))
    elif output is None:
        click.echo(in_words(found, seat - 1 if seat else WATCHER))


def readable(file: Path, cards: str | None) -> Record:
    """The record of a file whose rules and cards are at hand, and which holds."""
    try:
        record = read(file)
        follow(game_of(record, cards), record)
    except BadReplay as error:
        raise Wrong(f"{file} cannot be reviewed. {error}") from None
    return record


def made(record: Record, cards: str | None, engine: Engine, worlds: int) -> dict[str, Any]:
    with click.progressbar(length=100, label="Reviewing", file=sys.stderr) as bar:

        def progress(done: int, parts: int) -> None:
            bar.update(100 * done // parts - bar.pos)

        return reviewed(record, cards, worlds=worlds, engine=engine, progress=progress)


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Wrong(f"{path} cannot be written: {error.strerror}.") from None
