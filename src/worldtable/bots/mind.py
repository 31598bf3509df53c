"""What a search knows of a game beforehand: how far to play on before it judges, and by what.

What was learned stands in a file `mind.bin` beside the cards of a set: a line of JSON that says what it is, then the
numbers of the network as half floats. It may say that the points are better yet than what was learned.
"""

from __future__ import annotations

import json
from pathlib import Path
from struct import unpack
from typing import Any, Final

from worldtable.bots.evaluation import Evaluation, Network, numbers_of, whole
from worldtable.bots.playout import Luck, guess
from worldtable.bots.sight import Sight
from worldtable.engine.game import Game
from worldtable.engine.loop import go_on
from worldtable.engine.step import State

FILE: Final = "mind.bin"
# Rounds and softness of levels 1 to 4 where nobody has measured how strong they are.
LEVELS: Final[list[tuple[int, float]]] = [(12, 0.2), (40, 0.1), (150, 0.04), (500, 0.02)]
ALONE: Final = 12  # answers that are guessed at least where nobody else plays: little of what was learned is of that
LONGEST: Final = 1_000_000  # bytes of such a file that are read


class BadMind(Exception):
    """A file that is no mind of this game; the sentence says why."""


class Mind:
    """How a game is thought about."""

    def __init__(self, evaluation: Evaluation, horizon: int = 0, curiosity: float = 1.0) -> None:
        self.evaluation = evaluation
        self.horizon = horizon  # answers that are guessed before a table is judged
        self.curiosity = curiosity  # how much a seldom tried answer is preferred
        self.levels = [*LEVELS]

    def outlook(self, game: Game[Any], s: State, stretch: int, sides: int, luck: Luck) -> list[float]:
        """Play on by guesswork as far as the horizon; what each side may hope for there, or got in the end."""
        horizon = self.horizon if sides > 1 else max(self.horizon, ALONE)
        made = 0
        while s.ask is not None and made < horizon and game.stretch(s) == stretch:
            at = luck.roll(s.open_asks())
            go_on(s, at, guess(s, at, luck))
            made += 1
        return self.judge(game, s, stretch, sides)

    def judge(self, game: Game[Any], s: State, stretch: int, sides: int) -> list[float]:
        """What each side may hope for as things stand, or got in the end."""
        if s.ask is None or game.stretch(s) != stretch:
            return whole(game.prize(s, stretch), sides)
        return self.evaluation.chances(game, s, sides)


MINDS: Final[dict[str, Mind]] = {}


def mind_of(game: Game[Any]) -> Mind:
    """How a game is thought about best, as far as anybody has learned it."""
    files = game.card_files()
    name = f"{game.name} {game.cards.hash} {files[0] if files else ''}"
    found = MINDS.get(name)
    if found is None:
        found = learned(game)
        MINDS[name] = found
    return found


def learned(game: Game[Any]) -> Mind:
    """The mind that stands beside the cards; without one, or if it fits another table, the points must do."""
    for file in game.card_files():
        path = file.parent / FILE
        if path.is_file():
            try:
                return read_mind(game, path)
            except BadMind:
                break
    return Mind(Evaluation(), horizon=40)


def read_mind(game: Game[Any], path: Path) -> Mind:
    """The mind of a file; BadMind if it is none of this game."""
    if path.stat().st_size > LONGEST:
        raise BadMind(f"{path} is longer than {LONGEST:,} bytes.")
    first, _, rest = path.read_bytes().partition(b"\n")
    try:
        head: dict[str, Any] = json.loads(first)
        hidden = int(head["hidden"])
        size = int(head["size"])
        fits = head["game"] == game.name and hidden % 4 == 0
    except (ValueError, KeyError, TypeError):
        raise BadMind(f"{path} is no mind.") from None
    sight = Sight(game, game.start(game.seats[0], 0))
    count = numbers_of(hidden, size)
    if not fits or size != sight.size or len(rest) != 2 * count:
        raise BadMind(f"{path} was learned at another table than this of {game.title}.")
    numbers = list(unpack(f"<{count}e", rest))
    judge = Evaluation() if head.get("points") else Network(sight, hidden, numbers)
    found = Mind(judge, int(head.get("horizon", 0)), float(head.get("curiosity", 1.0)))
    found.levels = [(int(rounds), float(softness)) for rounds, softness in head.get("levels", LEVELS)]
    return found
