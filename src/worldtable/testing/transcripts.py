"""Transcripts: what random games ask, offer, show and tell, as lines and as digests.

A change of how rules are written, not of what they say, leaves every transcript as it is. `tests/transcripts` holds
the digests; `python -m worldtable.testing.transcripts` checks them, writes them anew, or prints one game in full, so
that two checkouts can be compared line by line.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

from worldtable.engine.game import WATCHER
from worldtable.engine.loop import answer_as
from worldtable.engine.step import State
from worldtable.games import SHELF
from worldtable.record import Record, game_of, redealt, start
from worldtable.testing.plays import AnyGame, random_game, settings, sight

GAMES = 200  # of every setting
COMBINATIONS = 4  # of options, at each number of players
BLOCK = 5  # games to a digest
BLOCKS = GAMES // BLOCK


def transcript(game: AnyGame, seats: int, options: dict[str, str], seed: int) -> Iterator[str]:
    """Every question with its answers and every line of the log; now and then all that every seat sees."""
    stride = 1 + game.minutes * seats // 2
    for s, answers in random_game(game, seats, options, seed):
        yield f"answer {len(answers)}: {answers[-1] if answers else 'none'}"
        yield from asked_and_told(game, s)
        if not s.asks or len(answers) % stride == seed % stride:
            yield from [seen(game, s, seat) for seat in range(WATCHER, s.seats)]
            yield redealt_for(game, s, len(answers))
    yield from ended(game, s)


def seen(game: AnyGame, s: State, seat: int) -> str:
    """What a seat sees, as the digests of before were made of it."""
    return json.dumps(sight(game, s, seat), ensure_ascii=False, sort_keys=True)


def redealt_for(game: AnyGame, s: State, number: int) -> str:
    """What the next seat sees of a table that was dealt anew for a seat: branches hold what a redeal deals."""
    seat = number % s.seats
    return seen(game, game.redeal(s, seat, number), (seat + 1) % s.seats)


def retold(record: Record) -> str:
    """One number for the words of a recorded game: its questions, its log and how it ended."""
    game = game_of(record)
    s = start(game, record)
    found = blake2b(digest_size=8)
    for count, answer in enumerate([None, *record.answers]):
        if answer is not None:
            answer_as(s, answer.seat, answer.choose)
            s = redealt(game, s, record.redeals, count)
        for each in asked_and_told(game, s):
            found.update(each.encode())
    for each in ended(game, s):
        found.update(each.encode())
    return found.hexdigest()


def asked_and_told(game: AnyGame, s: State) -> Iterator[str]:
    yield from questions(s)
    for seat in range(WATCHER, s.seats):
        for said in game.said(s, seat):
            yield f"told {seat}: {line(said.data())}"


def ended(game: AnyGame, s: State) -> Iterator[str]:
    sides = range(len(game.sides(s)))
    yield line([[each.data() for each in game.sheet(s, side)] for side in sides])
    yield f"{game.outcome(s)} {game.verdict(s)}"


def questions(s: State) -> Iterator[str]:
    """Who is asked what, and every answer with its words."""
    for ask, options in zip(s.asks, s.options, strict=True):
        yield f"asked {ask.player}: {ask.prompt(s)}"
        for option in [*options, *ask.shortcuts(s)]:
            how = f"{ask.short(s, option)} {ask.tone(s, option)} {ask.points(s, option)}"
            yield f"  {option} {ask.label(s, option)} | {how}"


def line(data: object) -> str:
    return json.dumps(data, ensure_ascii=False)


def digest(game: AnyGame, seats: int, options: dict[str, str], block: int) -> str:
    """One number for the transcripts of a block of games."""
    found = blake2b(digest_size=4)
    for seed in range(block * BLOCK, block * BLOCK + BLOCK):
        for each in transcript(game, seats, options, seed):
            found.update(each.encode())
    return found.hexdigest()


def called(game: AnyGame, seats: int, options: dict[str, str]) -> str:
    """A setting in words: the number of players, and what differs from the defaults."""
    defaults = {option.name: option.default for option in game.options}
    other = [f"{name}={value}" for name, value in options.items() if value != defaults[name]]
    return "; ".join([f"{seats} players", *other])


def told_of(game: AnyGame) -> Iterator[tuple[int, dict[str, str]]]:
    """The settings whose games are recorded: at every number of players the first combinations of options."""
    count: dict[int, int] = {}
    for seats, options in settings(game):
        count[seats] = count.get(seats, 0) + 1
        if count[seats] <= COMBINATIONS:
            yield seats, options


def recorded(path: Path) -> dict[str, list[str]]:
    """The digests of a file by setting."""
    found: dict[str, list[str]] = {}
    for text in path.read_text(encoding="utf-8").splitlines():
        setting, _, digests = text.partition(": ")
        found[setting] = digests.split()
    return found


def differences(game: AnyGame, path: Path, blocks: range) -> list[str]:
    """The blocks of games that are not as they were recorded; a setting without a record is one too."""
    known = recorded(path)
    found: list[str] = []
    for seats, options in told_of(game):
        setting = called(game, seats, options)
        for block in blocks:
            digests = known.get(setting, [])
            if block >= len(digests) or digests[block] != digest(game, seats, options, block):
                found.append(f"{setting}, seeds {block * BLOCK} to {block * BLOCK + BLOCK - 1}")
        told(f"{game.name}: {setting}")
    return found


def write(game: AnyGame, path: Path) -> None:
    """Write the digests of all settings of a game."""
    lines: list[str] = []
    for seats, options in told_of(game):
        digests = [digest(game, seats, options, block) for block in range(BLOCKS)]
        lines.append(f"{called(game, seats, options)}: {' '.join(digests)}")
        told(f"{game.name}: {called(game, seats, options)}")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def told(text: str) -> None:
    """Progress, where somebody watches."""
    if sys.stderr.isatty():
        print(text, file=sys.stderr)


def show(game: AnyGame, setting: str, seed: int) -> None:
    """One game in full."""
    for seats, options in told_of(game):
        if called(game, seats, options) == setting:
            for each in transcript(game, seats, options, seed):
                print(each)
            return
    accepted = "\n  ".join(called(game, seats, options) for seats, options in told_of(game))
    raise SystemExit(f"{game.title} has no setting {setting!r}. It has:\n  {accepted}")


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Transcripts of random games: check, record, show.")
    parser.add_argument("what", choices=("check", "record", "show"))
    parser.add_argument("game", choices=list(SHELF))
    parser.add_argument("--folder", type=Path, default=Path("tests/transcripts"))
    parser.add_argument("--blocks", type=int, default=BLOCKS, help="how many of the blocks to check")
    parser.add_argument("--setting", default="2 players")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args(arguments)
    game: AnyGame = SHELF[given.game]
    path: Path = given.folder / f"{given.game}.txt"
    if given.what == "show":
        show(game, given.setting, given.seed)
    elif given.what == "record":
        write(game, path)
    else:
        wrong = differences(game, path, range(given.blocks))
        print("\n".join(wrong) or f"{game.title}: all transcripts are as they were recorded.")
        raise SystemExit(1 if wrong else 0)


if __name__ == "__main__":
    main()
