"""What a seat knows as arrays: one row of bytes, its planes by name, and the mask of its answers at its beginning."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from worldtable.bots import Bot, find
from worldtable.engine.encoding import Encoding
from worldtable.engine.game import Game
from worldtable.engine.observation import Row
from worldtable.engine.option import BadSetup
from worldtable.engine.step import Ask, State
from worldtable.engine.wording import quoted
from worldtable.games import SHELF
from worldtable.research.moment import Box

Bytes = npt.NDArray[np.uint8]
ENGINE: Final = "worldtable.engine."


class Knowledge:
    """How to look at the tables of a game that is set up in one way. Its size depends on nothing that happens."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.game: Game[Any] = box.open()
        self.options = dict(box.options)
        self.kinds = kinds(self.game)
        table = self.game.start(box.seats, 0, self.options)
        self.encoding = Encoding(self.game, table, self.kinds)
        self.size = self.encoding.size
        self.codes = self.game.codes
        self.spans = spans(self.encoding)
        self.row = Row(bytearray(self.size), self.size)

    def start(self, seed: int) -> State:
        """A new game; nobody listens to its log."""
        s: State = self.game.start(self.box.seats, seed, self.options)
        s.telling = False
        return s

    def look(self, s: State, seat: int) -> Bytes:
        """What a seat knows; a row of its own."""
        buffer = bytearray(self.size)
        self.row.take(buffer)
        self.encoding.write(s, seat, self.row)
        return np.frombuffer(buffer, np.uint8)

    def planes(self, row: Bytes) -> dict[str, Bytes]:
        """The same by name; rows of several tables, too. Nothing is copied."""
        return {name: row[..., span] for name, span in self.spans.items()}


def spans(encoding: Encoding) -> dict[str, slice]:
    """Where each plane lies in a row."""
    found: dict[str, slice] = {}
    at = 0
    for plane in encoding.planes:
        found[plane.name] = slice(at, at + plane.size)
        at += plane.size
    return found


def kinds(game: Game[Any]) -> list[type]:
    """Every kind of question of a game and of the engine, in the order of their names."""
    home = type(game).__module__.rpartition(".")[0] + "."
    found: dict[str, type] = {}
    waiting: list[type] = [Ask]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if f"{kind.__module__}.".startswith((home, ENGINE)):
            found[f"{kind.__module__}.{kind.__qualname__}"] = kind
    return [found[name] for name in sorted(found)]


def box_of(game: str, seats: int | None = None, options: dict[str, str] | None = None, cards: str = "") -> Box:
    """A game as it is set up; BadSetup if it is not on the shelf or cannot be set up so."""
    if game not in SHELF:
        raise BadSetup(f"There is no game {quoted(game)} on the shelf. It has: {', '.join(SHELF)}.")
    box = Box(game, cards, seats if seats is not None else usual(SHELF[game]), tuple((options or {}).items()))
    rules = box.open()
    rules.check_seats(box.seats)
    rules.check_options(dict(box.options))
    return box


def usual(game: Game[Any]) -> int:
    """Two players, or as near to that as a game allows."""
    return int(max(game.seats[0], min(2, game.seats[-1])))


def bot_of(spec: str) -> Bot:
    """The bot of a spec; BadSetup if there is none."""
    bot = find(spec)
    if bot is None:
        raise BadSetup(f"There is no bot {quoted(spec)}. Bots are random, greedy, monte_carlo and level1 to level5.")
    return bot


def names() -> dict[str, str]:
    """The games of the shelf by the ids that registries of environments know them by."""
    return {f"worldtable/{''.join([word.capitalize() for word in name.split('_')])}-v0": name for name in SHELF}
