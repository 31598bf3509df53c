"""Games played in chunks by any engine, each chunk kept as soon as it is there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Final

from worldtable.lab.runner import Engine
from worldtable.lab.simulate.keep import Keep, Part
from worldtable.lab.simulate.schema import DECISIONS, GAMES, table
from worldtable.lab.simulate.setting import Setting
from worldtable.lab.simulate.watch import Row, watch

TRIAL: Final = 0.25  # seconds of games that tell how long one takes
CHUNK: Final = 2.0  # seconds that a chunk takes, so that sending it about costs nothing beside it
MOST: Final = 1000  # games of a chunk
PIECES: Final = 64  # chunks of a short run, so that nobody waits long for the last one


def simulate(
    setting: Setting, folder: str | None, keep: Keep, engine: Engine, told: Callable[[int], None] = lambda games: None
) -> None:
    """Play what a run lacks and put it together. `told` hears of games as they are kept, in whatever order."""

    def kept(part: Part) -> None:
        keep.add(part)
        told(part.last - part.first)

    if not keep.chunk:
        kept(trial(setting, folder, keep))
    for _ in engine.spread(partial(play, setting, folder), keep.lacking(), kept):
        pass
    keep.finish()


def trial(setting: Setting, folder: str | None, keep: Keep) -> Part:
    """The first games, played here; they tell how many make a chunk."""
    until = monotonic() + TRIAL
    played: list[tuple[Row, list[Row]]] = []
    box = setting.box(folder)
    took = 0.0
    while len(played) < keep.count and (not played or monotonic() < until):
        began = monotonic()
        played.append(watch(box, setting, len(played)))
        took = monotonic() - began
    keep.chunk = max(1, min(int(CHUNK / took), MOST, keep.count // PIECES))
    keep.keep_note()
    return part_of(0, len(played), played)


def play(setting: Setting, folder: str | None, chunk: tuple[int, int]) -> Part:
    box = setting.box(folder)
    return part_of(*chunk, [watch(box, setting, number) for number in range(*chunk)])


def part_of(first: int, last: int, played: list[tuple[Row, list[Row]]]) -> Part:
    rows = [row for _, decisions in played for row in decisions]
    return Part(first, last, {"games": table([row for row, _ in played], GAMES), "decisions": table(rows, DECISIONS)})
