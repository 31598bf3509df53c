"""The laws on one game, without pytest and without a source tree: `python -m worldtable.testing GAME`.

A line a law. It ends with 0 if all of them hold, with 1 if one is broken, with 2 if there is nothing to try.
"""

from __future__ import annotations

import sys
import time
from traceback import extract_tb

import click

from worldtable import compiled
from worldtable.games import SHELF
from worldtable.guests import BadGuest, invite
from worldtable.testing.laws import LAWS
from worldtable.testing.plays import AnyGame, BrokenLaw, Law, tried

Try = tuple[int, dict[str, str], int]  # players, options, seed
UP = "\x1b[1A\x1b[2K"  # over the line of the progress, which the result takes the place of


@click.command()
@click.argument("game")
@click.option("--with", "folders", multiple=True, metavar="FOLDER", help="Put the game of a package on the shelf.")
@click.option("--seats", multiple=True, type=int, metavar="N", help="Only this number of players; may be repeated.")
@click.option("--quick", is_flag=True, help="Only the first and the last setting of each number of players.")
def main(game: str, folders: tuple[str, ...], seats: tuple[int, ...], quick: bool) -> None:
    """Play GAME at random in every setting, and say of each law of every game whether it holds.

    Without --quick some games take minutes.
    """
    try:
        for folder in folders:
            invite(SHELF, folder)
    except BadGuest as error:
        raise click.UsageError(str(error)) from None
    if game not in SHELF:
        raise click.UsageError(f"There is no game {game!r}. The shelf holds: {', '.join(SHELF)}.")
    chosen = SHELF[game]
    if wrong := sorted({*seats} - {*chosen.seats}):
        counts = ", ".join(map(str, chosen.seats))
        raise click.UsageError(f"{chosen.title} is not for {wrong[0]}; it is for so many players: {counts}.")
    tries = [(count, *each) for count in seats or chosen.seats for each in tried(chosen, count, quick)]
    way = "compiled" if compiled() else "interpreted"
    click.echo(
        f"{chosen.title}, version {chosen.version} of its rules, {way}: {len(LAWS)} laws in {len(tries)} settings"
    )
    broken = [law for law in LAWS if not holds(law, chosen, tries)]
    click.echo(f"{len(broken)} of {len(LAWS)} laws are broken." if broken else "All laws hold.")
    sys.exit(1 if broken else 0)


def holds(law: Law, game: AnyGame, tries: list[Try]) -> bool:
    """Whether a law holds wherever it is tried, said in a line."""
    said = (law.__doc__ or law.__name__).partition("\n")[0]
    begun = time.perf_counter()
    shown = sys.stderr.isatty()
    with click.progressbar(tries, label=said[:40], file=sys.stderr, hidden=not shown) as bar:
        trouble = next((found for each in bar if (found := trouble_with(law, game, *each))), "")
    if shown:
        click.echo(UP, err=True, nl=False)
    click.echo(f"{'BROKEN' if trouble else 'holds '} {time.perf_counter() - begun:6.1f} s  {said}")
    if trouble:
        click.echo(f"  {trouble}")
    return not trouble


def trouble_with(law: Law, game: AnyGame, seats: int, options: dict[str, str], seed: int) -> str:
    """What is wrong in one setting, "" if nothing is."""
    where = f"With {seats} players, {options}, seed {seed}: "
    try:
        law(game, seats, options, seed)
    except BrokenLaw as error:
        return f"{where}{error}"
    except Exception as error:  # whatever a stranger's rules do wrong
        last = extract_tb(error.__traceback__)[-1]
        return f"{where}{type(error).__name__}: {error} ({last.filename}, line {last.lineno})"
    return ""


if __name__ == "__main__":
    main(prog_name="python -m worldtable.testing")
