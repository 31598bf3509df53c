"""Law 8: compiled and interpreted rules play the same games.

Run as a module it prints one line a game; `mismatches` compares such lines of both ways.
"""

from __future__ import annotations

import os
import subprocess
import sys

from worldtable import INTERPRETED, compiled
from worldtable.engine.step import State, Step, named_fields
from worldtable.games import SHELF
from worldtable.testing.plays import random_game, settings

ASKING = ("ask", "asks", "sealed_asks")  # told by player and options


def lines(name: str, seeds: range) -> list[str]:
    """For every setting and seed of a game: how many answers, a hash of all states and the scores."""
    game = SHELF[name]
    found: list[str] = []
    for seats, options in settings(game):
        for seed in seeds:
            prints: list[str] = []
            scores: list[int] = []
            for s, _ in random_game(game, seats, options, seed):
                prints.append(repr(table_of(s)))
                scores = [game.score(s, side) for side in range(len(game.sides(s)))]
            found.append(f"{name} {seats} {options} {seed}: {len(prints)} {hash_of(prints)} {scores}")
    return found


def table_of(s: State) -> list[object]:
    """All fields of a state; of steps their class alone, for they list more constants where they are compiled."""
    fields = [(name, type(value).__name__ if isinstance(value, Step) else repr(value)) for name, value in found(s)]
    return [fields, [(s.asks[at].player, s.options[at]) for at in range(len(s.asks))]]


def found(s: State) -> list[tuple[str, object]]:
    return [(name, value) for name, value in named_fields(s) if name not in ASKING]


def hash_of(prints: list[str]) -> str:
    from hashlib import blake2b

    return blake2b("".join(prints).encode(), digest_size=8).hexdigest()


def interpreted_lines(name: str, seeds: range) -> list[str]:
    """The same from a process that runs the rules interpreted."""
    environment = {**os.environ, INTERPRETED: "1"}
    command = [sys.executable, "-m", "worldtable.testing.both_ways", name, str(seeds.start), str(seeds.stop)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    first, *rest = done.stdout.splitlines()
    assert first == "interpreted", first
    return rest


def main() -> None:
    print("compiled" if compiled() else "interpreted")
    for line in lines(sys.argv[1], range(int(sys.argv[2]), int(sys.argv[3]))):
        print(line)


if __name__ == "__main__":
    main()
