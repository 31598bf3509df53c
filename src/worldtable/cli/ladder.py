"""`worldtable ladder`: a tournament of bots, rated on one scale."""

from __future__ import annotations

import json
import sys
from importlib.util import find_spec
from pathlib import Path

import click

from worldtable.bots import find
from worldtable.bots.levels import LADDER, SLOWEST
from worldtable.cli.common import Wrong, check_seats, find_bot, find_game, played_often, read_options
from worldtable.lab.duel import Result
from worldtable.lab.ladder import GAMES, Ladder, OtherLadder, Played, Setting, line, plan, play_ladder, read_games
from worldtable.lab.picture import draw, figures
from worldtable.lab.players import timed
from worldtable.lab.rating import ANCHOR, MIDDLE, Rating
from worldtable.lab.runner import Engine

NEEDED = ("matplotlib", "numpy", "openskill")
DEFAULT = ["random", "greedy", "monte_carlo", *[level.name for level in LADDER]]
CLOCKED = LADDER[-1].name


@click.command()
@click.argument("game")
@click.option("--bots", default=",".join(DEFAULT), show_default=True, metavar="NAME[,NAME…]", help="Who plays.")
@click.option("--games", "count", default=40, show_default=True, help="Games that every two bots play at least.")
@click.option("--seats", default=2, show_default=True, help="Players at a table, all of them different bots.")
@click.option("--seed", default=0, show_default=True, help="The first deal; other deals add to a folder.")
@click.option("--seconds", type=float, help="CPU seconds a move, for levels that think by the clock.")
@click.option("--to", metavar="FOLDER", help="Keep the games there, go on with those it has, and draw the picture.")
@played_often
def ladder(
    game: str,
    bots: str,
    count: int,
    seats: int,
    seed: int,
    options: tuple[str, ...],
    cards: str | None,
    seconds: float | None,
    engine: Engine,
    to: str | None,
    as_json: bool,
) -> None:
    """Let bots play GAME against each other and rate them.

    All play the same deals, and every deal is played from every seat. An interrupted ladder goes on where it was, if
    it is kept in a folder.
    """
    check_installed()
    if count < 1:
        raise Wrong(f"{count} games cannot be played; at least 1.")
    box = find_game(game, cards)
    check_seats(box, seats)
    if seats < 2:
        raise Wrong("A ladder takes at least 2 seats.")
    names = players(bots, seats, seconds)
    setting = Setting(game, box.version, box.cards.hash, seats, read_options(box, options))
    found = Ladder(setting)
    folder = None if to is None else Path(to)
    if folder is not None:
        if folder.exists() and not folder.is_dir():
            raise Wrong(f"{to} is no folder.")
        try:
            found.games = read_games(folder, setting)
        except OtherLadder as error:
            raise Wrong(str(error)) from None
        folder.mkdir(parents=True, exist_ok=True)
    play(found, cards, names, count, seed, engine, folder)
    if folder is not None:
        title = f"{box.title}, {seats} players"
        pictures = draw(found.ratings(), title, len(found.games), folder)
        (folder / "ladder.json").write_text(json.dumps(found.data(), indent=2) + "\n", encoding="utf-8")
        click.echo(f"Kept in {folder}: {GAMES}, ladder.json, {', '.join(each.name for each in pictures)}.", err=True)
    click.echo(json.dumps(found.data()) if as_json else in_words(box.title, found))


def check_installed() -> None:
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise Wrong(
            f"The ladder needs {' and '.join(missing)}, which {'is' if len(missing) == 1 else 'are'} not installed: "
            'pip install "worldtable[lab]".'
        )


def players(bots: str, seats: int, seconds: float | None) -> list[str]:
    """The bots as they were named, with their time to think."""
    names = [name.strip() for name in bots.split(",")]
    if seconds is not None:
        if find(timed(CLOCKED, seconds)) is None:
            raise Wrong(
                f"--seconds is more than 0 and at most {SLOWEST:g}, with three digits at most, not {seconds:g}."
            )
        names = [timed(name, seconds) for name in names]
    for name in names:
        find_bot(name)
    if len(set(names)) < len(names):
        raise Wrong(f"Every bot is named once; these are {', '.join(names)}.")
    if len(names) < seats:
        raise Wrong(f"A ladder for {seats} seats takes at least {seats} bots; {len(names)} are named.")
    return names


def play(
    found: Ladder, cards: str | None, names: list[str], count: int, seed: int, engine: Engine, folder: Path | None
) -> None:
    """Play what is lacking and write every game down as soon as it is over."""
    pieces = plan(names, found.setting.seats, count, seed)
    there = {(game.deal, game.bots) for game in found.games}
    wanted = {(each.deal, each.bots) for piece in pieces for each in piece}
    label = f"{len(names)} bots"
    with click.progressbar(length=len(wanted), label=label, file=sys.stderr) as bar:
        bar.update(len(wanted & there))

        def told(games: list[Played]) -> None:
            if folder is not None:
                with (folder / GAMES).open("a", encoding="utf-8") as file:
                    file.write("".join([line(found.setting, game) for game in games]))
            bar.update(len(games))

        try:
            play_ladder(found, cards, pieces, engine, told)
        except KeyboardInterrupt:
            bar.render_finish()
            kept = f"What was played is kept in {folder}; the same command goes on." if folder else ""
            click.echo(f"Stopped. {kept}".strip(), err=True)
            raise SystemExit(130) from None


def in_words(title: str, found: Ladder) -> str:
    ratings = found.ratings()
    middle = f"{ANCHOR} = {MIDDLE:.0f}" if ANCHOR in found.bots() else f"average = {MIDDLE:.0f}"
    head = (
        f"{title}, {found.setting.seats} players, {len(found.games)} games. "
        f"{middle}; 400 points are odds of 10 to 1. ± and brackets: 95 %."
    )
    parts = [
        head,
        ladder_table(found, ratings),
        "Wins against, in per cent of the games that one of the two won:",
        pair_table(found, ratings),
    ]
    steps = found.steps()
    if steps:
        parts += ["Each level against the one below:", "\n".join(step(*each) for each in steps)]
    return "\n\n".join(parts)


def ladder_table(found: Ladder, ratings: list[Rating]) -> str:
    wins = found.wins()
    rows = [["bot", "rating", "games", "wins"]]
    for rating in ratings:
        result = wins[rating.bot]
        rows.append([rating.bot, figures(rating), str(result.games), share(result)])
    return columns(rows)


def pair_table(found: Ladder, ratings: list[Rating]) -> str:
    pairs = found.pairs()
    names = [rating.bot for rating in ratings]
    rows = [["", *names]]
    for name in names:
        rows.append([name, *[brief(pairs.get((name, other))) for other in names]])
    return columns(rows)


def columns(rows: list[list[str]]) -> str:
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    lines = [
        "  ".join(
            [row[0].ljust(widths[0]), *[cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]]
        )
        for row in rows
    ]
    return "\n".join(text.rstrip() for text in lines)


def share(result: Result) -> str:
    low, high = result.interval()
    return f"{result.share():.1%} ({low:.1%} to {high:.1%})"


def brief(result: Result | None) -> str:
    if result is None:
        return "-"
    low, high = result.interval()
    return f"{100 * result.share():.0f} ({100 * low:.0f}-{100 * high:.0f})"


def step(high: str, low: str, result: Result) -> str:
    return f"{high} wins {share(result)} of {result.games} games against {low}."
