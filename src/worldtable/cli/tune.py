"""`worldtable tune`: card values searched for, within a designer's bounds, and what that gained."""

from __future__ import annotations

import json
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from worldtable.cli.common import Wrong, find_game, played_often
from worldtable.cli.simulate import setting_of
from worldtable.engine.game import Game
from worldtable.lab.runner import Engine
from worldtable.lab.simulate.setting import OtherCards, Setting

if TYPE_CHECKING:
    from worldtable.lab.tuning.course import Course, Outcome

NEEDED: Final = ("matplotlib", "numpy", "optuna", "tomlkit")
LEAST: Final = 8  # games of a set
MOST: Final = 1_000_000


@click.command()
@click.argument("game")
@click.option("--toward", default="seat=even, cards=even", show_default=True, help="What is wished of the games.")
@click.option(
    "--bounds", type=click.Path(path_type=Path), metavar="FILE", help="Which numbers of which cards may change."
)
@click.option("--vary", multiple=True, metavar='"FIELD±N"', help="Let a field of all cards change so far.")
@click.option("--to", "folder", metavar="FOLDER", help="Where the course is kept. Default: tuned/GAME.")
@click.option("--trials", default=64, show_default=True, help="How many sets are tried.")
@click.option("--games", "count", default=800, show_default=True, help="Of a set that comes through.")
@click.option("--proof", default=2000, show_default=True, help="Fresh deals to prove the best set at.")
@click.option("--seats", type=int, help="Players at the table; by default two, or as many as the game is for.")
@click.option(
    "--bots", default="greedy", show_default=True, metavar="NAME[,NAME…]", help="Who plays, as in `simulate`."
)
@click.option("--seed", default=0, show_default=True, help="The same seed finds the same.")
@played_often
def tune(
    game: str,
    toward: str,
    bounds: Path | None,
    vary: tuple[str, ...],
    folder: str | None,
    trials: int,
    count: int,
    proof: int,
    seats: int | None,
    bots: str,
    seed: int,
    options: tuple[str, ...],
    cards: str | None,
    engine: Engine,
    as_json: bool,
) -> None:
    """Search for card values of GAME that bring its games nearer to a goal.

    Only numbers within your bounds are changed. The best set is played against the set as it was at fresh deals, and
    laid into FOLDER/cards if it is proved to be better. A course that was stopped goes on with the same command.
    """
    lacking = [name for name in NEEDED if find_spec(name) is None]
    if lacking:
        raise Wrong(f'Tuning needs more packages ({", ".join(lacking)}): pip install "worldtable[lab]".')
    if trials < 1 or proof < LEAST or not LEAST <= count <= MOST:
        raise Wrong(
            f"A course has at least 1 trial, and {LEAST} to {MOST:,} games of a set, {LEAST} or more of the proof."
        )
    box = find_game(game, cards)
    setting = setting_of(game, cards, count, seats, bots, options, seed, decisions=False)
    if setting.seats < 2:
        raise Wrong("Sets are tuned by who wins rather than whom: at least 2 seats.")
    course = course_of(box, setting, toward, bounds, vary, Path(folder or f"tuned/{game}"), (trials, count, proof))
    outcome = run(course, engine)
    finish(course, outcome, as_json)


def course_of(
    box: Game[Any],
    setting: Setting,
    toward: str,
    bounds: Path | None,
    vary: tuple[str, ...],
    folder: Path,
    numbers: tuple[int, int, int],
) -> Course:
    """The course as it was typed; Wrong if there is none."""
    from worldtable.lab.tuning.bounds import BadBounds, knobs_of
    from worldtable.lab.tuning.course import Course, OtherCourse, Plan
    from worldtable.lab.tuning.goal import BadGoal, aims_of
    from worldtable.lab.tuning.sheets import Sheets

    if not box.card_files():
        raise Wrong(f"{box.title} has no card files, so nothing of it can be tuned.")
    trials, count, proof = numbers
    try:
        sheets = Sheets(box)
        plan = Plan(setting, knobs_of(sheets, bounds, vary), aims_of(toward), count, proof, trials)
        return Course(plan, sheets, folder)
    except (BadBounds, BadGoal, OtherCourse) as error:
        raise Wrong(str(error)) from None
    except OSError as error:
        raise Wrong(f"{folder} cannot be written: {error.strerror}.") from None


def run(course: Course, engine: Engine) -> Outcome:
    """Search and prove, and tell how far it is."""
    with click.progressbar(length=course.plan.whole(), label="tuning", file=sys.stderr) as bar:
        try:
            outcome = course.run(engine, bar.update)
        except KeyboardInterrupt:
            bar.render_finish()
            click.echo("Stopped; what was played is kept, and the same command goes on.", err=True)
            raise SystemExit(130) from None
        except OtherCards as error:
            raise Wrong(str(error)) from None
        except OSError as error:
            raise Wrong(f"{course.folder} cannot be written: {error.strerror}. What was played is kept.") from None
        bar.update(max(0, bar.length - bar.pos) if bar.length else 0)  # where nothing was left to prove
    return outcome


def finish(course: Course, outcome: Outcome, as_json: bool) -> None:
    """What it came to, as a picture, as data and in words."""
    from worldtable.lab.tuning.curve import draw
    from worldtable.lab.tuning.told import data, in_words

    found = data(course, outcome)
    title = f"{course.sheets.game.title}: card values searched for"
    draw(title, course.plan.toward, outcome.search.trials, course.folder / "search.png")
    (course.folder / "result.json").write_text(json.dumps(found, ensure_ascii=False, indent=1), encoding="utf-8")
    click.echo(json.dumps(found, ensure_ascii=False) if as_json else in_words(found))
    if not as_json:
        click.echo(f"How the search went is in {course.folder / 'search.png'}.")
