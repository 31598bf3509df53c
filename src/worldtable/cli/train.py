"""`worldtable train`: bots learn a game by playing against themselves."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import click

from worldtable.cli.common import Wrong, find_game, spread_out
from worldtable.lab.runner import Engine

# Where the parts of a generation begin, in per cent of it, and how much they take; the last is a hundred by itself.
PARTS = {"playing": (0, 70), "learning": (70, 10), "trying": (80, 20), "settling": (0, 100)}


@click.command()
@click.argument("game")
@click.option("--cards", metavar="DIR", help="A card set of your own; what is learned is put beside it.")
@click.option("--to", "folder", metavar="FOLDER", help="Where the course is kept. Default: courses/GAME.")
@click.option("--generations", default=4, show_default=True, help="How often it plays and learns.")
@click.option("--games", default=2000, show_default=True, help="Games of a generation.")
@click.option("--hidden", default=16, show_default=True, help="Hidden units, a multiple of four.")
@click.option("--rounds", default=40, show_default=True, help="Of search for an answer.")
@click.option("--horizon", default=1000, show_default=True, help="Answers guessed ahead in the first generation.")
@click.option("--seed", default=1, show_default=True, help="The same seed learns the same.")
@spread_out
@click.option("--install", is_flag=True, help="Put what was learned beside the cards, where bots find it.")
def train(
    game: str,
    cards: str | None,
    folder: str | None,
    generations: int,
    games: int,
    hidden: int,
    rounds: int,
    horizon: int,
    seed: int,
    engine: Engine,
    install: bool,
) -> None:
    """Let bots learn GAME by self-play. A course that was stopped goes on with the same command."""
    box = find_game(game, cards)
    if generations < 1 or games < 1:
        raise Wrong("A course has at least 1 generation of at least 1 game.")
    if hidden < 4 or hidden > 64 or hidden % 4:
        raise Wrong(f"{hidden} hidden units cannot be computed; 4 to 64, a multiple of four.")
    if not 1 <= rounds <= 10_000 or not 0 <= horizon <= 1_000:
        raise Wrong("An answer takes 1 to 10000 rounds of search, and a horizon is 0 to 1000 answers away.")
    try:
        from worldtable.bots.mind import FILE
        from worldtable.lab.training.course import Course, Other, Plan
        from worldtable.lab.training.curve import draw
        from worldtable.lab.training.games import YARDSTICK
    except ImportError as error:
        raise Wrong(f"Learning needs more packages ({error.name}): pip install 'worldtable[lab]'.") from None
    place = Path(folder or f"courses/{game}")
    plan = Plan(game, cards, seed, generations, games, hidden, rounds, horizon)
    try:
        course = Course(plan, place, engine)
    except Other as error:
        raise Wrong(str(error)) from None
    if course.stages:
        click.echo(f"Going on after generation {len(course.stages)}.")
    with click.progressbar(length=generations * 100 + 100, label="learning", file=sys.stderr) as bar:
        bar.update(len(course.stages) * 100)

        def told(what: str, done: int, of: int) -> None:
            bar.label = what if what == "settling" else f"generation {len(course.stages) + 1}: {what}"
            begins, takes = PARTS[what]
            bar.update(max(0, len(course.stages) * 100 + begins + takes * done // of - bar.pos))

        try:
            for _ in course.run(told):
                draw(box.title, YARDSTICK, course.stages, place / "strength.png")
            best = course.settled(told)
        except KeyboardInterrupt:
            click.echo(f"\nStopped; the same command goes on after generation {len(course.stages)}.", err=True)
            sys.exit(130)
    click.echo(f"{'generation':>10}  {'tables':>8}  {'loss':>6}  against {YARDSTICK}")
    for stage in course.stages:
        share = f"{stage.share:.0%} ± {stage.error:.0%}"
        click.echo(f"{stage.generation + 1:>10}  {stage.tables:>8,}  {stage.loss:>6.3f}  {share}")
    by = "what was learned" if best.mind else "the points, which are better yet than what was learned"
    when = f"{best.horizon} guessed answers later" if best.horizon else "as they stand"
    click.echo(f"Tables are judged by {by}, {when}.")
    click.echo(f"What was learned is in {place / FILE}, how strong it became in {place / 'strength.png'}.")
    if install or cards is not None:
        beside = box.card_files()[0].parent / FILE
        shutil.copyfile(place / FILE, beside)
        click.echo(f"Bots use it from now on: {beside}.")
