"""`worldtable branch`: go back to a place in a saved game and play on from there, in a file of its own."""

from __future__ import annotations

from pathlib import Path

import click

from worldtable.cli.common import Wrong
from worldtable.cli.play import capable, run
from worldtable.cli.replays import cards_option
from worldtable.record import AnyGame, BadReplay, Record, branched, follow, game_of, marks, read
from worldtable.terminal.session import CannotSave, Session, new_path


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--at", "place", metavar="N|MARK", help="After N answers, or where a mark such as “chapter 3” stands.")
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), help="The new file; by default among the saved games."
)
@click.option("--save-only", is_flag=True, help="Write the new file and do not play on at once.")
@click.option("--plain", is_flag=True, help="Plain lines: for pipes, screen readers and simple terminals.")
@cards_option
def branch(
    file: Path, place: str | None, output: Path | None, save_only: bool, plain: bool, cards: str | None
) -> None:
    """Play FILE differently from some answer on. FILE itself stays as it is.

    Without --at it tells how many answers there are and which marks the game has.
    """
    try:
        record = read(file)
        game = game_of(record, cards)
        follow(game, record)
        if place is None:
            click.echo(places(game, record))
            return
        shorter = branched(record, found(game, record, place))
    except BadReplay as error:
        raise Wrong(f"{file}: {error}") from None
    if output is not None and output.exists():
        raise Wrong(f"{output} is there already; name a file that is not.")
    try:
        session = Session(game, shorter, output or new_path(game.name), cards)
        click.echo(f"Branched after {len(shorter.answers)} answers. To go on with it later:\n  {session.resume}")
        if not save_only:
            run(session, plain or not capable())
    except CannotSave as error:
        raise Wrong(str(error)) from None


def places(game: AnyGame, record: Record) -> str:
    """Where a game can be branched, in words."""
    lines = [f"{game.title}: it can be branched after any of 0 to {len(record.answers)} answers."]
    lines.extend([f"  {name}: after {count}" for name, count in marks(game, record).items()])
    return "\n".join(lines)


def found(game: AnyGame, record: Record, place: str) -> int:
    """The number of answers before a place: the number itself, or a mark."""
    word = place.strip()
    if word.isdecimal():
        return int(word)
    named = marks(game, record)
    for name, count in named.items():
        if name.lower() == word.lower():
            return count
    accepted = f"0 to {len(record.answers)} answers"
    if named:
        accepted = f"{accepted}, or {', '.join(named)}"
    raise BadReplay(f"There is no place {place!r} to branch at; it can be {accepted}.")
