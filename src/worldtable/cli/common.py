"""What the commands share: games, bots and options by name, and errors in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from functools import wraps
from importlib.util import find_spec
from typing import Any

import click

from worldtable.bots import BOTS, STYLES, Bot, find
from worldtable.engine.cardset import BadCards
from worldtable.engine.game import Game
from worldtable.engine.option import BadSetup
from worldtable.games import SHELF
from worldtable.lab.engines import Pool, Ray
from worldtable.lab.engines.ray import HERE
from worldtable.lab.runner import Engine, Lost, Unreachable


class Wrong(click.ClickException):
    """A user's mistake: one sentence that names what is accepted, exit code 2."""

    exit_code = 2


def spread_out(command: Callable[..., None]) -> Callable[..., None]:
    """The options of commands whose work is done by many: they get an `engine`."""

    @click.option("--jobs", default=0, help="Processes; by default one a core.")
    @click.option(
        "--ray",
        is_flag=False,
        flag_value=HERE,
        metavar="[ADDRESS]",
        help="Work on a cluster of Ray: HOST:PORT, or auto for the one this machine belongs to; without an address "
        "one is begun here.",
    )
    @wraps(command)
    def with_engine(*args: Any, jobs: int, ray: str | None, **rest: Any) -> None:
        with find_engine(jobs, ray) as engine:
            try:
                command(*args, engine=engine, **rest)
            except (Unreachable, Lost) as error:
                raise Wrong(str(error)) from None

    return with_engine


def find_engine(jobs: int, ray: str | None) -> Engine:
    """So many processes, here or on a cluster."""
    if jobs < 0:
        raise Wrong(f"{jobs} processes cannot work; at least 1, or 0 for one a core.")
    if ray is None:
        return Pool(jobs)
    if find_spec("ray") is None:
        raise Wrong('Ray is not installed: pip install "worldtable[ray]".')
    return Ray(ray, jobs)


def played_often(command: Callable[..., None]) -> Callable[..., None]:
    """The options of commands that let bots play many games."""
    for add in (
        spread_out,
        click.option("--json", "as_json", is_flag=True, help="For programs."),
        click.option("--cards", metavar="DIR", help="A card set of your own."),
        click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game."),
    ):
        command = add(command)
    return command


def closest(word: str, names: list[str]) -> str:
    """ "Did you mean …? " or nothing."""
    found = get_close_matches(word, names, 1)
    return f"Did you mean {found[0]}? " if found else ""


def find_game(name: str, cards: str | None = None) -> Game[Any]:
    """A game of the shelf by its name, with the card set of a folder if one is given."""
    if name not in SHELF:
        names = list(SHELF)
        raise Wrong(f"There is no game {name!r}. {closest(name, names)}The shelf holds: {', '.join(names)}.")
    game: Game[Any] = SHELF[name]
    if cards is None:
        return game
    try:
        return game.with_cards(cards)
    except BadCards as error:
        raise Wrong(f"The card set {cards} cannot be used:\n{error}") from None
    except BadSetup as error:
        raise Wrong(str(error)) from None


def find_bot(name: str) -> Bot:
    """The bot of a name, or of a spec such as `level4+3s`."""
    bot = find(name)
    if bot is None:
        names = list(BOTS)
        raise Wrong(
            f"There is no bot {name!r}. {closest(name, names)}The bots are: {', '.join(names)}. "
            f"A level may have seconds and a style: level4+3s+{next(iter(STYLES))}."
        )
    return bot


def known_bot(spec: str) -> str:
    """A bot with its thinking time and style, as it was typed; Wrong if there is none."""
    find_bot(spec.strip())
    return spec.strip()


def read_options(game: Game[Any], pairs: tuple[str, ...]) -> dict[str, str]:
    """Options given as name=value, checked."""
    given: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Wrong(f"The option {pair!r} must be written name=value.")
        given[name.strip()] = value.strip()
    try:
        return game.check_options(given)
    except BadSetup as error:
        raise Wrong(str(error)) from None


def check_seats(game: Game[Any], seats: int) -> int:
    try:
        game.check_seats(seats)
    except BadSetup as error:
        raise Wrong(str(error)) from None
    return seats
