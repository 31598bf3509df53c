"""Games of tried sets, played by any engine and counted; what was counted once is kept and never played again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import numpy as np
import orjson

from worldtable.engine.cardset import BadCards
from worldtable.engine.game import Game
from worldtable.lab.runner import Engine
from worldtable.lab.simulate.setting import Setting
from worldtable.lab.simulate.watch import watch
from worldtable.lab.tuning.goal import Numbers, Tally
from worldtable.lab.tuning.sheets import Name, Sheets, lay

BOXES: Final[dict[str, Game[Any]]] = {}  # of this process, the last one tried


@dataclass(frozen=True)
class Table:
    """What is the same for all sets that are tried."""

    setting: Setting
    files: Mapping[str, bytes] = field(repr=False)


@dataclass(frozen=True)
class Tried:
    """A set with other numbers: its hash, and the files that differ. A set that the game refuses has no hash."""

    values: tuple[tuple[Name, int], ...]
    cards: str
    files: Mapping[str, bytes] = field(repr=False)


@dataclass(frozen=True)
class Work:
    """Some games of a set; told one by one, or added up."""

    tried: Tried
    first: int
    last: int
    singly: bool = False

    @property
    def games(self) -> int:
        return self.last - self.first

    @property
    def key(self) -> str:
        return f"{self.tried.cards} {self.first} {self.last}{' singly' if self.singly else ''}"


def tried(sheets: Sheets, values: Mapping[Name, int]) -> Tried:
    try:
        cards = sheets.with_numbers(values).cards.hash
    except BadCards:
        cards = ""
    return Tried(tuple(values.items()), cards, sheets.changed(values) if cards else {})


def play(table: Table, work: Work) -> tuple[str, list[list[float]]]:
    """The rows of some games under their key, or the one row of their sums."""
    setting = replace(table.setting, cards=work.tried.cards)
    box = box_of(table, setting, work.tried)
    tally = Tally(setting.seats, [card.id for card in box.cards.cards])
    rows: list[Numbers] = []
    for number in range(work.first, work.last):
        first = box.start(setting.seats, setting.seed_of(number), setting.options).asks[0].player
        rows.append(tally.row(watch(box, setting, number)[0], first))
    return work.key, np.stack(rows).tolist() if work.singly else [np.sum(rows, axis=0).tolist()]


def box_of(table: Table, setting: Setting, tried: Tried) -> Game[Any]:
    """The game with a tried set; the folder it is read from is needed no longer, what bots know of it is kept."""
    if tried.cards not in BOXES:
        from worldtable.bots.mind import mind_of

        with TemporaryDirectory() as folder:
            lay(Path(folder), {**table.files, **tried.files})
            box = setting.box(folder)
            mind_of(box)
        BOXES.clear()
        BOXES[tried.cards] = box
    return BOXES[tried.cards]


class Counted:
    """The games that were played, as a file in the folder of a course: a line for each chunk, whole or not there."""

    def __init__(self, path: Path, table: Table, engine: Engine, told: Callable[[int], None]) -> None:
        self.path = path
        self.engine = engine
        self.told = told  # how many games more are there
        self.play = partial(play, table)
        self.found: dict[str, Numbers] = {}
        if path.exists():
            content = path.read_bytes()
            whole = content[: content.rfind(b"\n") + 1]  # a line that was broken off counts for nothing
            with path.open("r+b") as file:
                file.truncate(len(whole))
            for line in whole.splitlines():
                key, rows = orjson.loads(line)
                self.found[key] = np.array(rows, dtype=np.float64)

    def rows(self, sets: Sequence[Tried], first: int, last: int, size: int, singly: bool = False) -> list[Numbers]:
        """The rows of these games with each set, in order."""
        ends = [(begin, min(begin + size, last)) for begin in range(first, last, size)]
        wanted = [[Work(each, *end, singly) for end in ends] for each in sets]
        works = [work for works in wanted for work in works]
        times = Counter(work.key for work in works)  # two tries may be of the same set
        lacking = {work.key: work for work in works if work.key not in self.found}
        self.told(sum(work.games for work in works if work.key not in lacking))
        with self.path.open("ab") as file:

            def keep(played: tuple[str, list[list[float]]]) -> None:
                key, rows = played
                file.write(line_of(key, rows))
                file.flush()
                self.found[key] = np.array(rows, dtype=np.float64)
                self.told(lacking[key].games * times[key])

            for _ in self.engine.spread(self.play, [*lacking.values()], keep):
                pass
        return [np.concatenate([self.found[work.key] for work in works]) for works in wanted]


def line_of(key: str, rows: list[list[float]]) -> bytes:
    return orjson.dumps([key, rows]) + b"\n"
