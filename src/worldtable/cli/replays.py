"""`worldtable replay`, `verify` and `repro`: what can be done with a replay file."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from worldtable.cli.common import Wrong
from worldtable.deal import fault, told
from worldtable.engine.game import WATCHER
from worldtable.engine.loop import answer_as
from worldtable.record import BadReplay, Record, commitment, follow, game_of, read, redealt, rules_hash
from worldtable.reproduce import skeleton
from worldtable.terminal.draw import drawn

cards_option = click.option("--cards", metavar="DIR", help="The card set the game was played with.")


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--commitment", "--seed-hash", "shown", metavar="HASH", help="What the table showed before the game.")
@cards_option
def verify(file: Path, shown: str | None, cards: str | None) -> None:
    """Say whether a replay holds; if not, name the first step that differs."""
    try:
        record = read(file)
        promised = commitment(record)
        if shown is not None and shown.lower() != promised:
            raise BadReplay(f"{what_was_promised(record)} is {promised}, not the one that was shown.")
        wrong = fault(record.deal, record.seed, record.names) if record.deal else ""
        if wrong:
            raise BadReplay(wrong)
        game = game_of(record, cards)
        s = follow(game, record)
    except BadReplay as error:
        click.echo(f"{file} does not hold. {error}", err=True)
        raise SystemExit(1) from None
    count = len(record.answers)
    end = f"it is over: {game.verdict(s)}" if not s.asks else "the game is not over yet."
    click.echo(f"{file} holds: {game.title}, {record.seats} seats, {count} answers; {end}")
    click.echo(told(record.deal, record.names))
    click.echo(f"{what_was_promised(record)} is {promised}.")
    if record.taken_back:
        click.echo(about_taking_back(record))
    for each in record.redeals:
        click.echo(f"After {each.after} answers all that {s.name(each.seat)} could not see was dealt anew.")
    if record.rules != rules_hash(record.game):
        click.echo("It was recorded with other source code of the same rules, which makes no difference here.")


def what_was_promised(record: Record) -> str:
    return "The server's commitment" if record.deal else "The hash of its seed"


def about_taking_back(record: Record) -> str:
    often = "Once" if record.taken_back == 1 else f"{record.taken_back} times"
    late = f", {record.taken_back_late} of them" if record.taken_back > 1 else ", and that was"
    late = f"{late} after something was shown or somebody else had answered" if record.taken_back_late else ""
    return f"{often} an answer was taken back{late}."


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--as", "seat", default="all", metavar="SEAT", help="1, 2, … for a player, 0 to watch, or all.")
@click.option("--step", type=int, metavar="N", help="Show the table after N answers only.")
@cards_option
def replay(file: Path, seat: str, step: int | None, cards: str | None) -> None:
    """Show a game step by step, as any seat sees it or as all do.

    In a terminal Enter goes on, a number goes to that step, q ends.
    """
    try:
        record = read(file)
        game = game_of(record, cards)
        follow(game, record)
    except BadReplay as error:
        raise Wrong(f"{file}: {error}") from None
    seats = seats_named(seat, record)
    last = len(record.answers)
    if step is not None and not 0 <= step <= last:
        raise Wrong(f"Step {step} is not in the file; it has steps 0 to {last}.")
    if step is not None:
        click.echo(page(record, cards, step, seats))
        return
    at = 0
    while True:
        click.echo(page(record, cards, at, seats))
        if at >= last and not interactive():
            return
        following = turn_page(at, last) if interactive() else at + 1
        if following < 0:
            return
        at = following


def interactive() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def turn_page(at: int, last: int) -> int:
    """The step to show next, -1 to end."""
    while True:
        word = click.prompt(f"step {at} of {last} (Enter, number, q)", default="", show_default=False).strip()
        if word.lower() in ("q", "quit"):
            return -1
        if not word:
            return at + 1 if at < last else -1
        if word.isdigit() and int(word) <= last:
            return int(word)
        click.echo(f"A step is a number from 0 to {last}.")


def seats_named(word: str, record: Record) -> list[int]:
    if word == "all":
        return list(range(record.seats))
    if word.isdigit() and int(word) <= record.seats:
        return [int(word) - 1 if word != "0" else WATCHER]
    raise Wrong(f"There is no seat {word!r}; it can be 1 to {record.seats}, 0 to watch, or all.")


def page(record: Record, cards: str | None, step: int, seats: list[int]) -> str:
    """The table after some answers, as the seats see it."""
    game = game_of(record, cards)
    s = follow(game, record, max(0, step - 1))
    head = f"=== step {step} of {len(record.answers)}"
    if step:
        given = record.answers[step - 1]
        at = next(at for at, ask in enumerate(s.asks) if ask.player == given.seat)
        chosen = s.asks[at].label(s, given.choose)
        head = f"{head}: {s.name(given.seat)} chose “{chosen}”"
        answer_as(s, given.seat, given.choose)
        s = redealt(game, s, record.redeals, step)
    parts = [head]
    for seat in seats:
        who = "somebody who watches" if seat == WATCHER else s.name(seat)
        parts.append(f"--- as {who} sees it\n{drawn(game.view(s, seat))}")
    return "\n".join(parts)


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("-o", "--output", type=click.Path(path_type=Path), help="Where to write the test; default: print it.")
@cards_option
def repro(file: Path, output: Path | None, cards: str | None) -> None:
    """Write a failing-test skeleton from a replay: a bug report becomes a test."""
    try:
        record = read(file)
        text = skeleton(record, game_of(record, cards), file.name)
    except BadReplay as error:
        raise Wrong(f"{file}: {error}") from None
    if output is None:
        click.echo(text, nl=False)
        return
    output.write_text(text, encoding="utf-8")
    click.echo(f"Wrote {output}. Say in its last lines what should have happened.")
