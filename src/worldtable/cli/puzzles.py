"""`worldtable puzzles`: makes puzzles of a game, or plays them in plain lines."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from worldtable.cli.common import Wrong, find_game, spread_out
from worldtable.lab.puzzles.book import Book
from worldtable.lab.puzzles.make import Looked, make
from worldtable.lab.runner import Engine
from worldtable.puzzles import BadPuzzles, Puzzle, puzzles_of, read
from worldtable.puzzles.kept import fitting
from worldtable.terminal.puzzling import Puzzling

MOST = 10_000


@click.command()
@click.argument("game")
@click.option("--count", default=8, show_default=True, help="How many puzzles.")
@click.option(
    "--from",
    "files",
    multiple=True,
    metavar="FILE",
    help="A finished game to look in, in place of games between bots; with --solve a file of puzzles. May be given "
    "several times.",
)
@click.option("--seed", default=0, show_default=True, help="Everything follows from it.")
@click.option("--to", "path", metavar="FILE", help="Where they go; a file that was begun is gone on with.")
@click.option("--afresh", is_flag=True, help="Begin the file anew.")
@click.option("--seconds", default=0.0, help="Stop after so long; 0 for never.")
@spread_out
@click.option("--solve", is_flag=True, help="Solve puzzles here instead of making them.")
def puzzles(
    game: str,
    count: int,
    files: tuple[str, ...],
    seed: int,
    path: str | None,
    afresh: bool,
    seconds: float,
    engine: Engine,
    solve: bool,
) -> None:
    """Make puzzles of GAME: positions where one answer is clearly best, proved by a deep search.

    They are written as lines of JSON. The same seed makes the same puzzles, on every machine.
    """
    box = find_game(game)
    if not 1 <= count <= MOST:
        raise Wrong(f"{count} puzzles cannot be made; 1 to {MOST}.")
    if seconds < 0 or seed < 0:
        raise Wrong("Seeds and seconds are not counted below 0.")
    if solve:
        Puzzling(chosen(box.name, files), sys.stdin, sys.stdout).run()
        return
    command = f"worldtable puzzles {game} --seed {seed}" + "".join(f" --from {Path(file).name}" for file in files)
    try:
        book = Book(Path(path) if path else None, box.name, command, afresh)
        try:
            fill(book, count, seed, files, seconds, engine)
        finally:
            book.write()
    except BadPuzzles as error:
        raise Wrong(str(error)) from None
    except OSError as error:
        raise Wrong(f"{path} cannot be written: {error.strerror}.") from None


def chosen(game: str, files: tuple[str, ...]) -> list[Puzzle]:
    """The puzzles to be solved."""
    if not files:
        found, why = list(puzzles_of(game)), ""
    else:
        found, why = fitting([each for path in files for each in read_or_wrong(Path(path)) if each.game == game])
    if why:
        click.echo(why, err=True)
    if not found:
        raise Wrong(f"There are no puzzles of {game} by these rules; make some with: worldtable puzzles {game}")
    return found


def read_or_wrong(path: Path) -> list[Puzzle]:
    try:
        return read(path)
    except BadPuzzles as error:
        raise Wrong(str(error)) from None


def fill(book: Book, count: int, seed: int, files: tuple[str, ...], seconds: float, engine: Engine) -> None:
    """Make what is missing; each puzzle is on the disk before the next one is waited for."""
    if book.why:
        click.echo(book.why, err=True)
    with click.progressbar(length=count, label="Puzzles", file=sys.stderr, item_show_func=str) as bar:
        bar.update(min(len(book.puzzles), count))

        def looked(found: Looked) -> None:
            book.game_at = found.number
            bar.update(0, f"game {found.number + 1}")
            if found.why:
                click.echo(f"\n{found.why}", err=True)

        if len(book.puzzles) < count:
            for each in make(book.game, seed, book.game_at, engine, files=files, seconds=seconds, looked=looked):
                if each.id not in book.known:
                    book.add(each)
                    bar.update(1)
                    if book.path is None:
                        click.echo(each.line())
                if len(book.puzzles) >= count:
                    break
    if len(book.puzzles) < count:
        click.echo(f"{len(book.puzzles)} of {count} puzzles were found.", err=True)
