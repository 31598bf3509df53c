"""`worldtable bench`: how fast the rules are, on one core."""

from __future__ import annotations

import json
import os
import sys
from importlib.util import find_spec

import click

from worldtable.bots.levels import LADDER
from worldtable.cli.common import Wrong, find_game
from worldtable.games import SHELF
from worldtable.lab.bench import Figures, measure_games, measure_interpreted, measure_peers
from worldtable.lab.bench_bots import Minds, measure_bots
from worldtable.lab.simulate.setting import Setting

BOT = LADDER[0].name  # plays what the engines are measured by


@click.command()
@click.argument("names", nargs=-1, metavar="[GAME]…")
@click.option("--seats", type=int, help="One number of players; default: all.")
@click.option("--seconds", default=1.0, show_default=True, help="CPU seconds a measurement takes.")
@click.option("--runs", default=5, show_default=True, help="Measurements; the median counts.")
@click.option("--peers", is_flag=True, help="Play OpenSpiel's card games in the same run, where it is installed.")
@click.option("--cards", metavar="DIR", help="A card set of your own, with one game.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@click.option("--bots", is_flag=True, help="Measure the bots instead: rounds of the search, time a move.")
@click.option(
    "--research", is_flag=True, help="Measure what learners get, beside PettingZoo's and OpenSpiel's games."
)
@click.option("--server", is_flag=True, help="Measure the server instead: 200 tables in play, on both databases.")
@click.option("--runner", is_flag=True, help="Measure instead what plays many games: processes and Ray against one.")
def bench(
    names: tuple[str, ...],
    seats: int | None,
    seconds: float,
    runs: int,
    peers: bool,
    cards: str | None,
    as_json: bool,
    bots: bool,
    research: bool,
    server: bool,
    runner: bool,
) -> None:
    """Play random games and report decisions, games and clones per CPU second."""
    if server:
        from worldtable.server.bench import bench as measure_server

        measure_server(seconds=20 * seconds)
        return
    if cards is not None and len(names) != 1:
        raise Wrong("--cards needs the name of one game.")
    if runs < 1 or seconds <= 0:
        raise Wrong("--runs must be at least 1 and --seconds more than 0.")
    games = {name: find_game(name, cards) for name in names or SHELF}
    for game in games.values():
        if seats is not None and seats not in game.seats:
            raise Wrong(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players, not for {seats}.")
    tables = [(name, count) for name, game in games.items() for count in game.seats if seats in (None, count)]
    if runner:
        name, game = next(iter(games.items()))
        chosen_seats = seats or min(2, game.seats[-1])
        bench_runner(
            Setting(name, game.version, game.cards.hash, chosen_seats, (BOT,), {}, 0), seconds, runs, as_json
        )
        return
    if bots or research:
        chosen = tables if seats is not None else [(name, min(2, game.seats[-1])) for name, game in games.items()]
        if research:
            bench_research(chosen, cards, seconds, runs, as_json)
            return
        bench_bots(chosen, cards, seconds, runs, as_json)
        return
    total = len(tables) * 2 + (1 if peers else 0)
    with click.progressbar(length=total, label="measuring", file=sys.stderr) as bar:
        interpreted = measure_interpreted(tables, cards, seconds, runs, bar.update)
        yardsticks, measured = ([], None) if not peers else measure_peers(tables, cards, seconds, runs, bar.update)
        found = measured or measure_games(tables, cards, seconds, runs, bar.update)
    if peers and not yardsticks:
        click.echo("OpenSpiel is not installed, so there are no peers: pip install open_spiel", err=True)
    report = [figures.data(interpreted.get((figures.game, figures.seats))) for figures in found]
    if as_json:
        click.echo(json.dumps({"games": report, "peers": [each.data(None) for each in yardsticks]}, indent=2))
        return
    click.echo(table(found, interpreted, yardsticks))


def table(found: list[Figures], interpreted: dict[tuple[str, int], Figures], peers: list[Figures]) -> str:
    """The figures in columns; ratios to each peer at the end."""
    heads = ["game", "seats", "way", "decisions/s", "games/s", "clones/s", "compiled : interpreted"]
    rows = [heads + [f": {peer.game}" for peer in peers]]
    for each in found:
        slow = interpreted.get((each.game, each.seats))
        ratio = f"{each.decisions / slow.decisions:.1f}" if slow and each.way == "compiled" else "-"
        row = [each.game, str(each.seats), each.way, f"{each.decisions:,.0f}", f"{each.games:,.0f}"]
        row += [f"{each.clones:,.0f}", ratio]
        rows.append(row + [f"{each.decisions / peer.decisions:.2f}" for peer in peers])
    for peer in peers:
        row = [f"OpenSpiel {peer.game}", str(peer.seats), peer.way, f"{peer.decisions:,.0f}", f"{peer.games:,.0f}"]
        rows.append(row + [f"{peer.clones:,.0f}", "-"] + ["-"] * len(peers))
    return aligned(rows)


def bench_bots(tables: list[tuple[str, int]], cards: str | None, seconds: float, runs: int, as_json: bool) -> None:
    """Every game for two, or for as many as were named."""
    with click.progressbar(length=len(tables), label="measuring", file=sys.stderr) as bar:
        found = measure_bots(tables, cards, seconds, runs, bar.update)
    if as_json:
        click.echo(json.dumps({"bots": [each.data() for each in found]}, indent=2))
        return
    click.echo(minds_table(found))


def bench_research(
    tables: list[tuple[str, int]], cards: str | None, seconds: float, runs: int, as_json: bool
) -> None:
    """Every game for two, or for as many as were named; the yardstick is PettingZoo's first game."""
    try:
        from worldtable.research.bench import measure_research, rounds
    except ImportError as error:
        raise Wrong(
            f"--research needs packages that are missing: pip install 'worldtable[research]' ({error})."
        ) from error
    with click.progressbar(length=runs * rounds(tables), label="measuring", file=sys.stderr) as bar:
        found = measure_research(tables, cards, seconds, runs, bar.update)
    if as_json:
        click.echo(json.dumps({"research": [each.data() for each in found]}, indent=2))
        return
    yardsticks = [each.steps for each in found if each.way == "PettingZoo" and each.game.startswith("PettingZoo")]
    rows = [["game", "through", "numbers", "steps/s", ": connect_four"]]
    for each in found:
        ratio = f"{each.steps / yardsticks[0]:.1f}" if yardsticks else "-"
        rows.append([each.game, each.way, f"{each.numbers:,}", f"{each.steps:,.0f}", ratio])
    click.echo(aligned(rows))


def minds_table(found: list[Minds]) -> str:
    levels = list(found[0].milliseconds)
    rows = [["game", "seats", "rounds/s", "evaluations/s", *[f"{level} ms" for level in levels]]]
    for each in found:
        row = [each.game, str(each.seats), f"{each.rounds:,.0f}", f"{each.evaluations:,.0f}"]
        rows.append(row + [f"{each.milliseconds[level]:,.1f}" for level in levels])
    return aligned(rows)


def bench_runner(setting: Setting, seconds: float, runs: int, as_json: bool) -> None:
    """The engines of many games, on all cores of this machine."""
    if find_spec("pyarrow") is None:
        raise Wrong('The games are made tables of, which needs pyarrow: pip install "worldtable[lab]".')
    from worldtable.lab.bench_runner import measure_engines

    cores = os.cpu_count() or 1
    found = measure_engines(setting, seconds, runs, cores, find_spec("ray") is not None)
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    if as_json:
        click.echo(json.dumps({"engines": [each.data() for each in found], "load": load, "cores": cores}, indent=2))
        return
    rows = [
        ["engine", "processes", "start s", "games/s", ": one process", "games/CPU s", ": one process", "memory MB"]
    ]
    for each in found:
        row = [each.engine, str(each.processes), f"{each.start:.2f}", f"{each.games:,.0f}"]
        row += [f"{each.games / found[0].games:.2f}", f"{each.cpu:,.0f}", f"{each.cpu / found[0].cpu:.2f}"]
        rows.append([*row, f"{each.megabytes:,.0f}"])
    click.echo(aligned(rows))
    click.echo(f"{cores} cores; the load was {load:.1f}, of which this measurement is about {cores}.")


def aligned(rows: list[list[str]]) -> str:
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    return "\n".join("  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in rows)
