"""Five levels of one bot: the higher, the more it looks at; the lower, the more it slips, as people do.

A spec names one at a table: `level4`, with seconds for an answer `level4+3s`, with a style `level4+3s+bold`.
"""

from __future__ import annotations

from typing import Any, Final

from worldtable.bots.bot import Bot
from worldtable.bots.evaluation import power
from worldtable.bots.mind import Mind, mind_of
from worldtable.bots.playout import Luck
from worldtable.bots.search import Search
from worldtable.bots.style import PLAIN, STYLES, Style
from worldtable.bots.thought import MOST_ROUNDS, Considered, thought_of
from worldtable.engine.game import Game
from worldtable.engine.step import State

LEVELS: Final = 5
SLOWEST: Final = 30.0  # seconds that a bot may be given for an answer


class Searcher(Bot):
    """A search of so many rounds or seconds, whose choice is softened by so much of a chance."""

    def __init__(
        self, rounds: int, seconds: float = 0.0, softness: float = 0.0, mind: Mind | None = None, style: Style = PLAIN
    ) -> None:
        self.name = "searcher"
        self.sentence = "Searches."
        self.rounds = rounds
        self.seconds = seconds
        self.softness = softness
        self.mind = mind  # its own, or what has been learned of the game
        self.style = style
        self.by_processor = False  # seconds of the processor, so that a busy machine makes no difference

    def choose(self, game: Game[Any], s: State, seat: int, seed: int) -> int:
        search = Search(game, s, seat, seed, mind_of(game) if self.mind is None else self.mind)
        search.by_processor = self.by_processor
        search.style = self.style
        search.hurried = self.softness <= 0.0  # what else is promising does not matter then
        search.think(self.rounds, self.seconds)
        if self.softness <= 0.0:
            return search.favourite()
        return softened(thought_of(search).answers, self.softness, Luck(seed))


class Level(Bot):
    """One of the five. How many rounds it searches and how much it slips belongs to the game: see `Mind.levels`."""

    def __init__(self, level: int, sentence: str, seconds: float = 0.0, style: Style = PLAIN) -> None:
        self.name = f"level{level}"
        self.sentence = sentence
        self.level = level
        self.seconds = seconds  # for an answer, in place of rounds; 0 where rounds decide
        self.style = style
        self.by_processor = False

    def choose(self, game: Game[Any], s: State, seat: int, seed: int) -> int:
        rounds, softness = MOST_ROUNDS, 0.0
        if self.level < LEVELS:
            rounds, softness = mind_of(game).levels[self.level - 1]
        if self.seconds > 0.0:
            rounds = MOST_ROUNDS
        searcher = Searcher(rounds, self.seconds, softness, None, self.style)
        searcher.by_processor = self.by_processor
        return searcher.choose(game, s, seat, seed)

    def slower(self, seconds: float) -> Level:
        """The same level with other seconds for an answer; in place of its rounds, if it counts those."""
        return Level(self.level, self.sentence, seconds, self.style)

    def styled(self, style: Style) -> Level:
        return Level(self.level, self.sentence, self.seconds, style)


def softened(answers: list[Considered], softness: float, luck: Luck) -> int:
    """One of the answers: the better, the likelier; what costs a softness is chosen a third as often as the best."""
    tried = [answer for answer in answers if answer.rounds > 0]
    best = max([answer.chance for answer in tried])
    weights = [power((answer.chance - best) / softness) for answer in tried]
    total = 0.0
    for weight in weights:
        total += weight
    drawn = luck.roll(1_000_000) * 0.000001 * total
    for place in range(len(tried)):
        drawn -= weights[place]
        if drawn <= 0.0:
            return tried[place].option
    return tried[-1].option


LADDER: Final = [
    Level(1, "Looks hardly ahead and often slips."),
    Level(2, "Looks a little ahead and slips."),
    Level(3, "Thinks for a moment and slips now and then."),
    Level(4, "Thinks a while."),
    Level(5, "Thinks for a second, and hardly errs.", 1.0),
]


def level_of(spec: str) -> Level | None:
    """The level that a spec names, None if there is none such."""
    name, *wishes = spec.split("+")
    found = [level for level in LADDER if level.name == name]
    if not found or len(wishes) > 2:
        return None
    level = found[0]
    for place in range(len(wishes)):
        wish = wishes[place]
        if wish in STYLES and place == len(wishes) - 1:
            level = level.styled(STYLES[wish])
        elif place == 0 and seconds_in(wish) > 0.0:
            level = level.slower(seconds_in(wish))
        else:
            return None
    return level


def seconds_in(wish: str) -> float:
    """The seconds of `3s` or `0.5s`; 0 for what is none, or longer than anybody is given."""
    digits = wish[:-1]
    if not wish.endswith("s") or len(digits) > 4 or not digits.replace(".", "", 1).isdecimal():
        return 0.0
    seconds = float(digits) if digits.isascii() else 0.0
    return seconds if 0.0 < seconds <= SLOWEST else 0.0
