"""`worldtable play`: a game at this keyboard, against bots or each other."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path

import click

from worldtable.bots import BEST, BOTS
from worldtable.bots.cast import called
from worldtable.cli.common import Wrong, check_seats, find_game, known_bot, read_options
from worldtable.games import SHELF
from worldtable.record import PERSON, AnyGame, BadReplay, new_record
from worldtable.terminal.lines import Lines
from worldtable.terminal.session import CannotSave, Session, home, new_path, newest

INTERRUPTED = 130  # what shells expect of a program that Ctrl-C ended
NEWEST = ""


@click.command()
@click.argument("game", required=False)
@click.option("--seats", metavar="N", help="How many play. Default: as many as are named, or 2.")
@click.option(
    "--bots", metavar="NAME[,NAME…]", help=f"Who plays the other seats: {', '.join(BOTS)}. Default: {BEST}."
)
@click.option("--as", "own", metavar="SEAT[,SEAT…]", help="The seats that people play. Default: 1.")
@click.option("--hotseat", is_flag=True, help="People play all seats without a bot, with the screen cleared between.")
@click.option("--seed", metavar="NUMBER", help="The same number deals the same game. Default: a random one.")
@click.option(
    "--option", "options", metavar="NAME=VALUE", multiple=True, help="A variant; may be given several times."
)
@click.option("--cards", metavar="DIR", help="Play with the card set of this folder.")
@click.option("--names", metavar="NAME[,NAME…]", help="What the players are called.")
@click.option(
    "--resume",
    metavar="[FILE]",
    is_flag=False,
    flag_value=NEWEST,
    help="Go on with a saved game; without a file, with the one that was played last.",
)
@click.option("--plain", is_flag=True, help="Plain lines: for pipes, screen readers and simple terminals.")
def play(
    game: str | None,
    seats: str | None,
    bots: str | None,
    own: str | None,
    hotseat: bool,
    seed: str | None,
    options: tuple[str, ...],
    cards: str | None,
    names: str | None,
    resume: str | None,
    plain: bool,
) -> None:
    """Play GAME here, against bots or with others at the same keyboard.

    Without GAME the first of the shelf is played. Everything is saved after every answer.
    """
    try:
        if resume is not None:
            if any((seats, bots, own, hotseat, seed, options, names)):
                raise Wrong("A resumed game keeps its seats, bots, seed, options and names; leave these out.")
            session = resumed(game, resume, cards)
        else:
            box = find_game(spelled(game) if game else next(iter(SHELF)), cards)
            players = seated(box, seats, bots, own, hotseat)
            record = new_record(box, len(players), read_seed(seed), read_options(box, options), named(players, names))
            record.players = players
            session = Session(box, record, new_path(box.name), cards)
        run(session, plain or not capable())
    except CannotSave as error:
        raise Wrong(str(error)) from None


def capable() -> bool:
    """Whether this is a terminal that can show a full screen."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") not in ("", "dumb")


def run(session: Session, plain: bool) -> None:
    """Play in the client that suits the terminal; Ctrl-C loses nothing."""
    if not plain:
        from worldtable.terminal.screen import run_screen  # Textual takes its time to load

        run_screen(session)
        click.echo(last_words(session))
        return
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")  # a terminal without our symbols shows others
    try:
        Lines(session, sys.stdin, sys.stdout, capable()).run()
    except KeyboardInterrupt:
        click.echo(f"\n{last_words(session)}")
        raise SystemExit(INTERRUPTED) from None


def last_words(session: Session) -> str:
    """What a player should know after the screen is gone."""
    if session.over:
        verdict = session.play.view(session.audience).verdict
        return f'{verdict}\nThe whole game is kept. To see it again:\n  worldtable replay "{session.path}"'
    return f"The game is saved. To go on with it:\n  {session.resume}"


# What the options mean.


def spelled(name: str) -> str:
    """A game's name as the shelf spells it, however it was typed."""
    return name.strip().lower().replace(" ", "_").replace("-", "_")


def whole_number(word: str, what: str, accepted: str) -> int:
    if not word.strip().isdecimal() or len(word) > 40:
        raise Wrong(f"{what} cannot be {word!r}; it must be {accepted}.")
    return int(word)


def read_seed(word: str | None) -> int:
    if word is None:
        return secrets.randbelow(2**63)
    return whole_number(word, "The seed", "a whole number, 0 or more")


def seated(game: AnyGame, seats: str | None, bots: str | None, own: str | None, hotseat: bool) -> list[str]:
    """Who plays each seat: PERSON, or the name of a bot."""
    named = [known_bot(name) for name in bots.split(",")] if bots is not None else []
    most = game.seats[-1]
    people = [whole_number(word, "--as", f"a seat from 1 to {most}") for word in own.split(",")] if own else []
    if hotseat and people:
        raise Wrong("Give --hotseat, where people play all seats without a bot, or name their seats with --as.")
    if seats is not None:
        count = whole_number(seats, "--seats", f"a whole number from {game.seats[0]} to {most}")
    else:
        count = default_seats(game, len(named), people, hotseat)
    check_seats(game, count)
    if hotseat:
        if len(named) >= count:
            raise Wrong(f"{len(named)} bots leave no seat of {count} for people; name fewer bots or more seats.")
        return [PERSON] * (count - len(named)) + named
    people = people or [1]
    for seat in people:
        if not 1 <= seat <= count:
            raise Wrong(f"--as cannot be {seat}; the seats of this game are 1 to {count}.")
    return with_bots(count, people, named)


def default_seats(game: AnyGame, bots: int, people: list[int], hotseat: bool) -> int:
    """As many seats as players were named, or two, within what the game allows."""
    persons = 2 if hotseat else max(len(set(people)), 1)
    wanted = max([persons + bots, *people]) if bots or people or hotseat else 2
    return min(max(wanted, game.seats[0]), game.seats[-1]) if not bots else wanted


def with_bots(count: int, people: list[int], named: list[str]) -> list[str]:
    """Bots on all seats that no person plays: those named, in order, or the best."""
    free = [seat for seat in range(1, count + 1) if seat not in people]
    if len(named) > len(free):
        raise Wrong(f"{len(named)} bots are too many; {len(free)} of {count} seats are free for bots.")
    if len(named) == 1:
        named = named * len(free)
    elif named and len(named) < len(free):
        raise Wrong(f"{len(free)} seats need a bot; name {len(free)} bots, or one for all, not {len(named)}.")
    bots = iter(named or [BEST] * len(free))
    return [PERSON if seat in people else next(bots) for seat in range(1, count + 1)]


def named(players: list[str], names: str | None) -> list[str]:
    """What everybody is called: as given, else after their bot, or Player 1, 2 …"""
    given = [name.strip() for name in names.split(",")] if names is not None else []
    if len(given) > len(players):
        raise Wrong(f"{len(given)} names are too many for {len(players)} players.")
    if any(not name.isprintable() or not name for name in given):
        raise Wrong("A name cannot be empty; separate names with commas.")
    for seat, player in enumerate(players[len(given) :], len(given)):
        given.append(f"Player {seat + 1}" if player == PERSON else called(player, given))
    if len(set(given)) < len(given):
        raise Wrong(f"Every player needs a name of their own; these are {', '.join(given)}.")
    return given


def resumed(game: str | None, file: str, cards: str | None) -> Session:
    """The saved game of a file, or the newest one."""
    if game is None and spelled(file) in SHELF and not Path(file).exists():
        game, file = file, NEWEST  # a game's name after --resume is no file
    name = find_game(spelled(game)).name if game else None
    path = Path(file) if file else newest(name)
    if path is None:
        raise Wrong(f"No game{f' of {name}' if name else ''} is waiting in {home()}; start one without --resume.")
    try:
        session, cut = Session.resumed(path, cards)
    except BadReplay as error:
        raise Wrong(f"{path} cannot be resumed. {error}") from None
    if name and session.game.name != name:
        raise Wrong(f"{path} is a game of {session.game.name}, not of {name}.")
    if cut:
        click.echo("The last line of the file was cut off; the game goes on from the answer before it.", err=True)
    return session
