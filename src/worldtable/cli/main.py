"""The command line: `worldtable play | learn | serve | games | cards | duel | simulate | ladder | bench …`."""

from __future__ import annotations

import os
import platform

import click

from worldtable import INTERPRETED, __version__, compiled
from worldtable.cli.balance import balance
from worldtable.cli.bench import bench
from worldtable.cli.branch import branch
from worldtable.cli.campaign import campaign
from worldtable.cli.cards import cards
from worldtable.cli.chapters import chapters
from worldtable.cli.duel import duel
from worldtable.cli.games import games
from worldtable.cli.ladder import ladder
from worldtable.cli.learn import learn
from worldtable.cli.peers import peers
from worldtable.cli.play import play
from worldtable.cli.puzzles import puzzles
from worldtable.cli.replays import replay, repro, verify
from worldtable.cli.review import review
from worldtable.cli.rules import rules
from worldtable.cli.simulate import simulate
from worldtable.cli.train import train
from worldtable.cli.tune import tune
from worldtable.games import SHELF
from worldtable.guests import BadGuest, invite
from worldtable.server.command import serve


def version_text() -> str:
    """The version and how the rules run; slow rules come with the reason, for an installer hides what it built."""
    way = "compiled" if compiled() else "interpreted"
    text = f"worldtable {__version__} ({way} rules, Python {platform.python_version()})"
    if compiled():
        return text
    why = (
        f"{INTERPRETED} is set"
        if os.environ.get(INTERPRETED)
        else "they were installed without a C compiler or mypyc"
    )
    return f"{text}\nThe rules run about six times slower than compiled ones: {why}."


def show_version(context: click.Context, parameter: click.Parameter, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        click.echo(version_text())
        context.exit()


def put_on_shelf(context: click.Context, parameter: click.Parameter, folders: tuple[str, ...]) -> None:
    for folder in folders:
        try:
            invite(SHELF, folder)
        except BadGuest as error:
            raise click.BadParameter(str(error)) from None


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=show_version,
    help="Version and way of running.",
)
@click.option(
    "--with",
    "folders",
    multiple=True,
    is_eager=True,
    expose_value=False,
    metavar="FOLDER",
    callback=put_on_shelf,
    help="Put the game of a package on the shelf; may be given several times.",
)
@click.pass_context
def main(context: click.Context) -> None:
    """Modern tabletop games on one table, every rule enforced.

    Without a command it opens the table in the browser.
    """
    if context.invoked_subcommand is None:
        with serve.make_context("serve", [], parent=context) as opened:  # reads its options as if it was named
            serve.invoke(opened)


for command in (
    play,
    learn,
    serve,
    games,
    cards,
    rules,
    replay,
    branch,
    chapters,
    verify,
    review,
    repro,
    duel,
    simulate,
    balance,
    tune,
    campaign,
    puzzles,
    train,
    ladder,
    peers,
    bench,
):
    main.add_command(command)
