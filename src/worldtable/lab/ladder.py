"""A tournament of bots: common deals, every deal played from every seat; kept game by game, so that it can go on."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any, Final

from worldtable.bots import choice
from worldtable.engine.game import Game
from worldtable.engine.loop import answer_as
from worldtable.engine.step import State
from worldtable.games import SHELF
from worldtable.lab.duel import Result
from worldtable.lab.players import level, named
from worldtable.lab.rating import Meeting, Rating, rate
from worldtable.lab.runner import Engine

LUCK: Final = 100_003  # room for the answers of one game among the seeds of bots
GAMES: Final = "games.jsonl"


class OtherLadder(Exception):
    """A folder that holds games of another ladder; the sentence says which."""


@dataclass(frozen=True)
class Setting:
    """What all games of a ladder have in common."""

    game: str
    version: int
    cards: str  # the hash of the set
    seats: int
    options: dict[str, str]


@dataclass(frozen=True)
class Seating:
    """A game to be played: who sits where, at which deal."""

    deal: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Played:
    """A game that was played, and what each seat got out of it."""

    deal: int
    bots: tuple[str, ...]
    outcome: tuple[float, ...]
    answers: int


@dataclass
class Ladder:
    """All games of a ladder, and what they say."""

    setting: Setting
    games: list[Played] = field(default_factory=list)

    def bots(self) -> list[str]:
        return sorted({bot for game in self.games for bot in game.bots})

    def meetings(self) -> list[Meeting]:
        """Who won rather than whom: for every two at a table of whom one won, or both. How the others
        finish says nothing, for nobody plays for it."""
        found: list[Meeting] = []
        for game in self.games:
            for one, other in combinations(range(len(game.bots)), 2):
                ahead = game.outcome[one] - game.outcome[other]
                if ahead or game.outcome[one]:
                    share = 0.5 if ahead == 0 else float(ahead > 0)
                    found.append(Meeting(game.deal, game.bots[one], game.bots[other], share))
        return found

    def ratings(self) -> list[Rating]:
        return rate(self.bots(), self.meetings())

    def wins(self) -> dict[str, Result]:
        """What each bot got out of its games."""
        found: dict[str, Result] = {}
        for game in self.games:
            for bot, got in zip(game.bots, game.outcome, strict=True):
                result = found.setdefault(bot, Result(0, self.setting.seats))
                result.games += 1
                result.total += got
        return found

    def pairs(self) -> dict[tuple[str, str], Result]:
        """How often each bot won rather than each other one, in the games that one of the two won; a shared victory
        counts a half."""
        found: dict[tuple[str, str], Result] = {}
        for each in self.meetings():
            for pair, share in (((each.one, each.other), each.share), ((each.other, each.one), 1 - each.share)):
                result = found.setdefault(pair, Result(0, 2))
                result.games += 1
                result.total += share
        return found

    def steps(self) -> list[tuple[str, str, Result]]:
        """Each level against the one below."""
        levels = sorted([bot for bot in self.bots() if level(bot)], key=level)
        pairs = self.pairs()
        found: list[tuple[str, str, Result]] = []
        for low, high in pairwise(levels):
            if level(low) < level(high) and (high, low) in pairs:
                found.append((high, low, pairs[high, low]))
        return found

    def data(self) -> dict[str, object]:
        return {
            **asdict(self.setting),
            "games": len(self.games),
            "ratings": [rating.data() for rating in self.ratings()],
            "wins": {bot: result.data() for bot, result in sorted(self.wins().items())},
            "pairs": [
                {"bot": one, "against": other, **got.data()} for (one, other), got in sorted(self.pairs().items())
            ],
            "steps": [{"level": high, "below": low, **got.data()} for high, low, got in self.steps()],
        }


def plan(bots: Sequence[str], seats: int, games: int, seed: int) -> list[list[Seating]]:
    """What is to be played, in pieces that belong together: a deal, from all seats of a group.

    Every two bots meet in at least so many games. For two seats all pairs play the same deals; for more, every deal
    puts the bots into other groups.
    """
    pieces: list[list[Seating]] = []
    if seats == 2:
        for deal in range(seed, seed + -(-games // seats)):
            pieces += [rotated(deal, group) for group in combinations(bots, 2)]
        return pieces
    met = dict.fromkeys(combinations(sorted(bots), 2), 0)
    deal = seed
    while min(met.values()) < games:
        luck = random.Random(deal)
        left = luck.sample([*bots], len(bots))
        while left:
            group = left[:seats]
            rest = [bot for bot in bots if bot not in group]
            group += luck.sample(rest, seats - len(group))  # the last group is filled up
            left = left[seats:]
            pieces.append(rotated(deal, tuple(group)))
            for one, other in combinations(sorted(group), 2):
                met[one, other] += seats
        deal += 1
    return pieces


def rotated(deal: int, group: tuple[str, ...]) -> list[Seating]:
    return [Seating(deal, group[-turn:] + group[:-turn]) for turn in range(len(group))]


def play_ladder(
    ladder: Ladder,
    folder: str | None,
    pieces: Sequence[Sequence[Seating]],
    engine: Engine,
    told: Callable[[list[Played]], None],
) -> None:
    """Play what the ladder lacks. `told` hears of games as they are over; in the end the ladder has them in order."""
    there = {(game.deal, game.bots) for game in ladder.games}
    lacking = [[each for each in piece if (each.deal, each.bots) not in there] for piece in pieces]
    setting = ladder.setting
    work = partial(play_piece, setting.game, folder, setting.seats, setting.options)
    for games in engine.spread(work, [piece for piece in lacking if piece], told):
        ladder.games += games


def play_piece(
    game: str, folder: str | None, seats: int, options: dict[str, str], piece: Sequence[Seating]
) -> list[Played]:
    box: Game[Any] = SHELF[game] if folder is None else SHELF[game].with_cards(folder)
    return [play_game(box, seats, options, each) for each in piece]


def play_game(game: Game[Any], seats: int, options: dict[str, str], seating: Seating) -> Played:
    bots = [named(bot) for bot in seating.bots]
    s: State = game.start(seats, seating.deal, options)
    s.telling = False
    made = 0
    while s.asks and made < game.bound:
        seat = s.asks[0].player
        made += 1
        answer_as(s, seat, choice(bots[seat], game, s, seat, seating.deal * LUCK + made))
    outcome = [1 / seats] * seats if s.asks else game.outcome(s)  # without an end nobody is better than another
    return Played(seating.deal, seating.bots, tuple(outcome), made)


def line(setting: Setting, game: Played) -> str:
    """A game as a line of the file."""
    return json.dumps({**asdict(setting), **asdict(game)}) + "\n"


def read_games(folder: Path, setting: Setting) -> list[Played]:
    """The games of a folder, without a last line that was cut off; none if there is no file yet."""
    path = folder / GAMES
    if not path.exists():
        return []
    whole = path.read_bytes()
    kept = whole[: whole.rfind(b"\n") + 1]
    if len(kept) < len(whole):
        with path.open("r+b") as file:
            file.truncate(len(kept))
    found: dict[tuple[int, tuple[str, ...]], Played] = {}
    for number, text in enumerate(kept.decode("utf-8", "replace").splitlines(), 1):
        game = read_line(f"{path}, line {number}", text, setting)
        found[game.deal, game.bots] = game
    return [found[key] for key in sorted(found)]


def read_line(place: str, text: str, setting: Setting) -> Played:
    try:
        data = json.loads(text)
        other = Setting(data["game"], data["version"], data["cards"], data["seats"], data["options"])
        game = Played(
            int(data["deal"]),
            tuple(map(str, data["bots"])),
            tuple(map(float, data["outcome"])),
            int(data["answers"]),
        )
    except (ValueError, KeyError, TypeError):
        raise OtherLadder(f"{place} is no game of a ladder. Name another folder.") from None
    if other != setting or not len(game.bots) == len(game.outcome) == setting.seats:
        raise OtherLadder(
            f"{place} is a game of another ladder: {other.game} version {other.version}, {other.seats} seats, "
            f"card set {other.cards[:8]}, {other.options or 'no options'}. Name another folder."
        )
    return game
