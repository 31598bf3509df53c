"""`worldtable balance`: what many games say of the cards, as a page or as data."""

from __future__ import annotations

import json
import sys
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import click

from worldtable.cli.common import Wrong, find_game, played_often
from worldtable.cli.simulate import check_installed, play, setting_of
from worldtable.engine.game import Game
from worldtable.lab.runner import Engine
from worldtable.lab.simulate.setting import Setting


@click.command()
@click.argument("game")
@click.option("--from", "source", type=click.Path(path_type=Path), metavar="FILE", help="Games of `simulate`.")
@click.option("--against", metavar="DIR", help="Another set: every seed is played with both.")
@click.option("--games", "count", default=2000, show_default=True, help="How many are played, without --from.")
@click.option("--seats", type=int, help="Players at the table; by default two, or as many as the game is for.")
@click.option(
    "--bots", default="greedy", show_default=True, metavar="NAME[,NAME…]", help="Who plays, as in `simulate`."
)
@click.option("--seed", default=0, show_default=True, help="Of the first game.")
@click.option("--html", "output", type=click.Path(path_type=Path), metavar="OUT", help="Write a page of its own.")
@played_often
def balance(
    game: str,
    source: Path | None,
    against: str | None,
    count: int,
    seats: int | None,
    bots: str,
    seed: int,
    output: Path | None,
    options: tuple[str, ...],
    cards: str | None,
    engine: Engine,
    as_json: bool,
) -> None:
    """Tell who wins with which cards of GAME, how games go, and what nobody ever chooses.

    It plays games of its own, or takes those of a file. Long runs are better made by `simulate`, which goes on after
    a stop.
    """
    check_installed()
    if find_spec("numpy") is None:
        raise Wrong('Counting needs numpy, which is not installed: pip install "worldtable[lab]".')
    if output is not None and (output.is_dir() or not output.absolute().parent.is_dir()):
        raise Wrong(f"{output} cannot be written: name a file in a folder that is there.")
    box = find_game(game, cards)
    if against is not None:
        if source is not None:
            raise Wrong("--against plays games of its own; leave out --from.")
        one = setting_of(game, cards, count, seats, bots, options, seed)
        other = setting_of(game, against, count, seats, bots, options, seed)
        sides = (box, cards, one), (find_game(game, against), against, other)
        tell_difference(compared(sides, count, engine), output, as_json)
        return
    if source is not None:
        found = counted(box, source)
    else:
        from worldtable.lab.simulate.keep import Keep

        setting = setting_of(game, cards, count, seats, bots, options, seed)
        with TemporaryDirectory() as folder:
            keep = Keep(Path(folder) / "games.parquet", setting, count)
            keep.begin()
            play(setting, cards, keep, engine)
            found = counted(box, keep.path)
    tell(found, output, as_json)


def counted(box: Game[Any], path: Path) -> dict[str, Any]:
    """The figures of a file; Wrong if its games are of other cards."""
    from worldtable.lab.balance.figures import figures
    from worldtable.lab.balance.read import NoRun, read

    try:
        run = read(path, [card.id for card in box.cards.cards])
    except NoRun as error:
        raise Wrong(str(error)) from None
    told = run.told
    if told["game"] != box.name:
        raise Wrong(f"{path} holds games of {told['game']}, not of {box.name}.")
    if told["cards"] != box.cards.hash:
        raise Wrong(
            f"{path} was played with the card set {told['cards'][:8]}, not with {box.cards.hash[:8]}. "
            "Name the folder of its cards with --cards."
        )
    return figures(box, run)


def compared(
    sides: tuple[tuple[Game[Any], str | None, Setting], tuple[Game[Any], str | None, Setting]],
    pairs: int,
    engine: Engine,
) -> dict[str, Any]:
    """What is known when it is settled, when all pairs are played, or when somebody has waited long enough."""
    from worldtable.lab.balance.compare import Side, compare

    one, other = (Side(*side) for side in sides)
    if one.setting.seats < 2:
        raise Wrong("Two sets are compared by who wins rather than whom: at least 2 seats.")
    found: dict[str, Any] = {}
    with click.progressbar(length=pairs, label="comparing", file=sys.stderr) as bar:
        try:
            for known in compare(one, other, pairs, engine, bar.update):
                found = known
        except KeyboardInterrupt:
            if not found:
                raise
            click.echo(f"\nStopped; this is what {found['pairs']} pairs tell.", err=True)
    return found


def tell_difference(found: dict[str, Any], output: Path | None, as_json: bool) -> None:
    from worldtable.lab.balance.compare_page import page
    from worldtable.lab.balance.findings import in_words

    told(found, page(found) if output is not None else "", in_words(found), output, as_json)


def tell(found: dict[str, Any], output: Path | None, as_json: bool) -> None:
    from worldtable.lab.balance.page import page
    from worldtable.lab.balance.told import in_words

    told(found, page(found) if output is not None else "", in_words(found), output, as_json)


def told(found: dict[str, Any], page: str, words: str, output: Path | None, as_json: bool) -> None:
    """As a page, as data, or in plain lines."""
    if output is not None:
        try:
            output.write_text(page, encoding="utf-8")
        except OSError as error:
            raise Wrong(f"{output} cannot be written: {error.strerror}.") from None
        click.echo(f"Wrote {output}.", err=as_json)
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False))
    elif output is None:
        click.echo(words)
