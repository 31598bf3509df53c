"""Write the corpus anew: whole games of every game on the shelf, at every number of players, with every option value.

`make corpus` runs it, `python -m tests.corpus GAME` for the games named alone. A change of the rules bumps the
game's version and needs a new corpus; a change that only makes the rules faster must leave the corpus as it is.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from worldtable.bots import BOTS, choice
from worldtable.engine.game import Game
from worldtable.games import SHELF
from worldtable.play import Logged
from worldtable.record import new_record, read
from worldtable.testing.transcripts import retold

FOLDER = Path(__file__).parent / "replays"
MATCHES = (("greedy",), ("greedy", "random"), ("random",))  # with the default options
CAMPAIGNERS = (("random",),) * 3  # others play a lost chapter again and again
CAMPAIGN = "campaign-won.jsonl"
NAMES = ["Aroha", "Moon", "Linda", "Kofi", "Ines", "Tane", "Yara"]


def needs_corpus(name: str) -> None:
    """Leave a test out whose replays were played with other cards; one test of `test_replays.py` tells that."""
    if not played_with_these_cards(name):
        pytest.skip(f"the corpus of {name} was played with other cards")


def played_with_these_cards(name: str) -> bool:
    return all(read(path).cards_hash == SHELF[name].cards.hash for path in (FOLDER / name).glob("*.jsonl"))


def option_sets(game: Game[Any]) -> list[dict[str, str]]:
    """The defaults, and every other listed value of every option once."""
    sets: list[dict[str, str]] = [{}]
    for option in game.options:
        sets.extend({option.name: value} for value in option.values if value != option.default)
    return sets


def play_whole(game: Game[Any], seats: int, options: dict[str, str], seed: int, bots: tuple[str, ...]) -> Logged:
    """A game between bots, to its end."""
    play = Logged(game, new_record(game, seats, seed, options, NAMES[:seats]))
    while not play.over:
        seat = play.state.asks[0].player
        bot = BOTS[bots[seat % len(bots)]]
        play.answer(seat, choice(bot, game, play.state, seat, seed * 1000 + len(play.record.answers)))
    return play


def chaptered(game: Game[Any], seats: int) -> bool:
    return seats in game.seats and bool(game.mark(game.start(seats, 0)))


def win_campaign(game: Game[Any], first: int) -> Logged:
    """A campaign of the searching bot that is won to its last chapter; lost games are played again."""
    seed = first
    while True:
        play = play_whole(game, 1, {}, seed, ("monte_carlo",))
        if game.outcome(play.state) == [1.0]:
            return play
        seed += 1


def main(names: list[str]) -> None:
    for name in names:
        game = SHELF[name]
        for old in sorted((FOLDER / name).glob("[1-9]-players-*.jsonl")):
            old.unlink()
        for seats in game.seats:
            matches = CAMPAIGNERS if chaptered(game, seats) else MATCHES
            games: list[tuple[dict[str, str], tuple[str, ...]]] = [({}, bots) for bots in matches] + [
                (options, ("random",)) for options in option_sets(game)[1:]
            ]
            for number, (options, bots) in enumerate(games):
                play = play_whole(game, seats, options, 100 * seats + number, bots)
                path = FOLDER / name / f"{seats}-players-{number}.jsonl"
                play.record.write(path)
                print(f"{path.relative_to(FOLDER)}: {len(play.record.answers)} answers, {game.verdict(play.state)}")
        if chaptered(game, 1):
            win_campaign(game, 400).record.write(FOLDER / name / CAMPAIGN)


def write_words() -> None:
    """The words of every game of the corpus, as one number each: a game written anew tells the same."""
    lines = [
        f"{path.relative_to(FOLDER).as_posix()} {retold(read(path))}" for path in sorted(FOLDER.rglob("*.jsonl"))
    ]
    (FOLDER / "words.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:] or list(SHELF))
    write_words()
