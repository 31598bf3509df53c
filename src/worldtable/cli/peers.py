"""`worldtable peers`: our search against OpenSpiel's, with as many rounds."""

from __future__ import annotations

import json
import sys
from importlib.util import find_spec

import click

from worldtable.cli.common import Wrong, check_seats, find_game, played_often, read_options
from worldtable.lab.duel import Result
from worldtable.lab.runner import Engine

NAMES = {"mcts": "MCTS", "is-mcts": "IS-MCTS"}


@click.command()
@click.argument("game")
@click.option("--games", "count", default=100, show_default=True, help="Games against each of them.")
@click.option("--rounds", default=1000, show_default=True, help="Rounds of every search, theirs and ours.")
@click.option("--against", default=",".join(NAMES), show_default=True, metavar="NAME[,NAME]", help="Which of theirs.")
@click.option("--curiosity", default=2.0, show_default=True, help="Their constant of exploration (uct_c).")
@click.option("--seats", default=2, show_default=True, help="Players at the table; ours has one seat.")
@click.option("--seed", default=0, show_default=True, help="The first seed.")
@played_often
def peers(
    game: str,
    count: int,
    rounds: int,
    against: str,
    curiosity: float,
    seats: int,
    seed: int,
    options: tuple[str, ...],
    cards: str | None,
    engine: Engine,
    as_json: bool,
) -> None:
    """Let the search of level 5 play GAME against OpenSpiel's MCTS and IS-MCTS.

    All take the same number of rounds a move, however long they need for them. Every deal is played from every seat.
    IS-MCTS deals the unseen part anew for every round; MCTS must see all, so it gets one table dealt anew for it.
    """
    if find_spec("pyspiel") is None:
        raise Wrong('OpenSpiel is not installed: pip install "worldtable[peers]".')
    if count < 1:
        raise Wrong(f"{count} games cannot be played; at least 1.")
    if rounds < 2:
        raise Wrong(f"A search takes at least 2 rounds, not {rounds}.")
    box = find_game(game, cards)
    check_seats(box, seats)
    if seats < 2:
        raise Wrong("A game against others takes at least 2 seats.")
    names = [name.strip() for name in against.split(",")]
    for name in names:
        if name not in NAMES:
            raise Wrong(f"There is no {name!r} to play against. There are: {', '.join(NAMES)}.")
    chosen = read_options(box, options)
    report = {
        name: measure(game, cards, name, count, rounds, curiosity, seats, seed, chosen, engine) for name in names
    }
    if as_json:
        click.echo(json.dumps({"game": game, "rounds": rounds, "curiosity": curiosity, "peers": report}))
        return
    for name, found in report.items():
        click.echo(in_words(box.title, NAMES[name], rounds, found))


def measure(
    game: str,
    cards: str | None,
    name: str,
    count: int,
    rounds: int,
    curiosity: float,
    seats: int,
    seed: int,
    options: dict[str, str],
    engine: Engine,
) -> dict[str, float]:
    """What our search got out of so many games, and the milliseconds a move of both."""
    from worldtable.research.moment import Box
    from worldtable.research.peers import Match, against

    work = against(Box(game, cards or "", seats, tuple(options.items())), name, rounds, curiosity, seed)
    with click.progressbar(length=count, label=f"against {NAMES[name]}", file=sys.stderr) as bar:

        def told(match: Match) -> None:
            bar.update(1)

        matches = list(engine.spread(work, range(count), told))
    result = Result(count, seats, sum(match.got for match in matches))
    low, high = result.interval()
    pace = [
        1000 * sum(match.spent[side] for match in matches) / max(sum(match.moves[side] for match in matches), 1)
        for side in range(2)
    ]
    return {
        "games": count,
        "share": result.share(),
        "low": low,
        "high": high,
        "even": 1 / seats,
        "our_ms": round(pace[0], 2),
        "their_ms": round(pace[1], 2),
    }


def in_words(title: str, name: str, rounds: int, found: dict[str, float]) -> str:
    return (
        f"Ours wins {found['share']:.1%} of {found['games']} games of {title} against OpenSpiel's {name} "
        f"(95 % confidence: {found['low']:.1%} to {found['high']:.1%}), both with {rounds} rounds a move; "
        f"an even share would be {found['even']:.1%}. A move takes ours {found['our_ms']:.1f} ms, "
        f"theirs {found['their_ms']:.1f} ms."
    )
