"""A course of learning: play, keep tables, learn from them, and play again with what was learned.

Everything that a generation needs lies in a folder, so a course that was stopped goes on where it was; with the same
seed, on the same machine, it comes to the same weights however many processes play.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from math import exp
from pathlib import Path
from typing import Any

import numpy as np

from worldtable.bots.mind import FILE
from worldtable.bots.sight import Sight
from worldtable.engine.game import Game
from worldtable.lab.runner import Engine
from worldtable.lab.training.examples import Examples, joined, load
from worldtable.lab.training.games import Chunk, Trial, Way, box_of, play, tried
from worldtable.lab.training.network import Learner, fresh

CHUNKS = 32  # of a generation: what is lost when it is stopped
REMEMBERED = 4  # generations that are learned from
EPOCHS = 5
FREED = 3  # times as many rounds are searched once nothing has to be guessed to its end
SLIPS = (0.06, 0.02)  # how far apart answers are that are taken for alike, in the first generation and in the last
WILD = (0.1, 0.02)  # how often anything is answered
TRIED = 60  # games against the yardstick after a generation
COMPARED = 24  # games of one horizon against another
PARTS = 10  # that they are played in
HORIZONS = (0, 12, 40)
EFFORT = 12_000  # answers and judgements of a search when horizons are compared
JUDGING = 20
ROUNDS = (12, 40, 150, 500)  # of levels 1 to 4
TOP = 1500  # rounds that stand for the fifth, which thinks by the clock and does not slip
TARGET = 0.68  # of the games against a level that the next one should win; a game of much luck has no room for more
FLIGHTS = 4
FLIGHT = 10  # games; more where a course is long
GAIN = 4.0
SOFT = -3.5  # the logarithm of the softness that a staircase begins with


@dataclass
class Plan:
    """What is to be learned, and how long. A folder belongs to one plan."""

    game: str
    cards: str | None = None
    seed: int = 1
    generations: int = 4
    games: int = 2000  # of a generation
    hidden: int = 16
    rounds: int = 40  # of search for an answer
    horizon: int = (
        1000  # answers that are guessed, at first, before a table is judged: as a rule to the end of the game
    )

    def told(self) -> dict[str, Any]:
        """What makes a course this one; it may be longer later."""
        found = asdict(self)
        found.pop("generations")
        return found


class Other(Exception):
    """The folder holds another course."""


@dataclass
class Stage:
    """How far a course has come."""

    generation: int
    loss: float = 0.0
    share: float = 0.0  # of games won against the yardstick by a short search
    error: float = 0.0
    tables: int = 0


@dataclass
class Course:
    plan: Plan
    folder: Path
    engine: Engine
    stages: list[Stage] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.game: Game[Any] = box_of(self.plan.game, self.plan.cards)
        self.size = Sight(self.game, self.game.start(self.game.seats[0], 0)).size
        self.folder.mkdir(parents=True, exist_ok=True)
        notes = self.folder / "course.json"
        if notes.is_file():
            found = json.loads(notes.read_text(encoding="utf-8"))
            if found["plan"] != self.plan.told() or found["hash"] != self.game.cards.hash:
                raise Other(f"{self.folder} holds another course: {found['plan']}. Name another folder.")
            self.stages = [Stage(**each) for each in found["stages"]]

    def note(self) -> None:
        """Keep how far it has come."""
        stages = [asdict(stage) for stage in self.stages]
        found = {"plan": self.plan.told(), "hash": self.game.cards.hash, "stages": stages}
        part = self.folder / "course.part"
        part.write_text(json.dumps(found, indent=1), encoding="utf-8")
        part.replace(self.folder / "course.json")

    def mind(self, generation: int) -> Path:
        return self.folder / f"mind-{generation}.bin"

    def examples(self, generation: int) -> Path:
        return self.folder / f"tables-{generation}.npz"

    def run(self, told: Callable[[str, int, int], None]) -> Iterator[Stage]:
        """Generation after generation; `told` hears what is done, and how much of it."""
        for generation in range(len(self.stages), self.plan.generations):
            found = self.played(generation, told)
            learner = self.learner(generation)
            window = [found]
            for before in range(max(0, generation - REMEMBERED + 1), generation):
                window.append(load(self.examples(before)))
            rng = np.random.default_rng([self.plan.seed, generation])
            told("learning", 0, 1)
            loss = learner.study(joined(window), EPOCHS, rng)
            self.keep(learner, generation)
            share, error = self.tried(generation, told)
            self.stages.append(Stage(generation, loss, share, error, found.tables))
            self.note()
            forgotten = self.examples(generation - REMEMBERED)
            forgotten.unlink(missing_ok=True)
            yield self.stages[-1]

    def played(self, generation: int, told: Callable[[str, int, int], None]) -> Examples:
        """The tables of a generation, from the folder as far as they are there."""
        file = self.examples(generation)
        if file.is_file():
            return load(file)
        plan = self.plan
        part = generation / max(1, plan.generations - 1)
        each = max(1, plan.games // CHUNKS)
        chunks = [
            Chunk(
                plan.game,
                plan.cards,
                str(self.mind(generation - 1)) if generation else "",
                first * each,
                each,
                plan.seed * 1009 + generation,
                seats_of(self.game),
                SLIPS[0] + (SLIPS[1] - SLIPS[0]) * part,
                WILD[0] + (WILD[1] - WILD[0]) * part,
                1.0,
                plan.rounds * FREED if generation else plan.rounds,
                0 if generation else plan.horizon,
            )
            for first in range(CHUNKS)
        ]
        found: list[Examples] = []
        for pack in self.engine.spread(play, chunks):
            found.append(pack)
            told("playing", len(found), CHUNKS)
        whole = joined(found)
        whole.save(file)
        return whole

    def learner(self, generation: int) -> Learner:
        """What learned before, or somebody who knows nothing."""
        before = self.folder / f"learner-{generation - 1}.npz"
        if generation == 0 or not before.is_file():
            return fresh(self.size, self.plan.hidden, np.random.default_rng(self.plan.seed))
        with np.load(before) as found:
            return Learner(self.size, self.plan.hidden, {name: found[name] for name in found.files})

    def keep(self, learner: Learner, generation: int) -> None:
        np.savez(self.folder / f"learner-{generation}.npz", **learner.weights)  # type: ignore[arg-type]
        (self.folder / f"learner-{generation - 2}.npz").unlink(missing_ok=True)
        write_mind(self.game, learner, self.mind(generation), {**self.plan.told(), "generations": generation + 1})
        (self.folder / FILE).write_bytes(self.mind(generation).read_bytes())

    def tried(self, generation: int, told: Callable[[str, int, int], None]) -> tuple[float, float]:
        """How often a short search with what was learned beats the yardstick; half of the 95 % interval."""
        plan = self.plan
        got = self.trial(self.way(generation, 0, plan.rounds * FREED), Way(), min(TRIED, plan.games), told)
        share = sum(got) / len(got)
        return share, 1.96 * float(np.sqrt(max(share * (1 - share), 0.01) / len(got)))

    def way(self, generation: int, horizon: int, rounds: int) -> Way:
        return Way(str(self.mind(generation)), horizon, rounds)

    def trial(
        self, own: Way, other: Way, games: int, told: Callable[[str, int, int], None], first: int = 0
    ) -> list[float]:
        """What one way to play gets out of games against another."""
        each = max(1, games // PARTS)
        trials = [
            Trial(self.plan.game, self.plan.cards, own, other, first + part * each, each)
            for part in range(games // each)
        ]
        got: list[float] = []
        for found in self.engine.spread(tried, trials):
            got.extend(found)
            told("trying", len(got), games)
        return got

    def settled(self, told: Callable[[str, int, int], None]) -> Way:
        """By what tables are judged best, how far ahead, and what the levels are like; found out once."""
        head = json.loads((self.folder / FILE).read_bytes().partition(b"\n")[0])
        if "horizon" in head:
            return Way("" if head.get("points") else str(self.folder / FILE), int(head["horizon"]))
        trials = len(HORIZONS) + FLIGHTS * len(ROUNDS)
        tried = 0

        def heard(what: str, done: int, of: int) -> None:
            nonlocal tried
            told("settling", 100 * (tried * of + done) // (trials * of), 100)
            tried += done == of

        best = self.settle_judging(heard)
        levels = self.settle_levels(best, heard)
        head_of(self.folder / FILE, {"horizon": best.horizon, "points": not best.mind, "levels": levels})
        return best

    def settle_judging(self, told: Callable[[str, int, int], None]) -> Way:
        """How far to play on by guesswork before judging belongs to the game: the best of some, at like effort.

        What was learned has to be better than the points of a table that is judged later.
        """
        best = Way("", HORIZONS[-1], effort(HORIZONS[-1]))
        for horizon in HORIZONS:
            own = self.way(len(self.stages) - 1, horizon, effort(horizon))
            got = self.trial(own, best, min(COMPARED, self.plan.games), told)
            if sum(got) > len(got) / 2:
                best = own
        return best

    def settle_levels(self, best: Way, told: Callable[[str, int, int], None]) -> list[tuple[int, float]]:
        """How much each level slips, from above: so much that the next one wins about TARGET of their games.

        A staircase: after every flight of games the slips grow or shrink by how far the share was off, ever less.
        """
        above = Way(best.mind, best.horizon, TOP)
        found: list[tuple[int, float]] = []
        games = max(self.plan.games // 40, min(FLIGHT, max(2, self.plan.games // 6)))
        for rounds in ROUNDS[::-1]:
            power = SOFT
            for flight in range(FLIGHTS):
                own = Way(best.mind, best.horizon, rounds, exp(power))
                got = self.trial(above, own, games, told, flight * games)
                power += GAIN / (1 + flight / 2) * (TARGET - sum(got) / len(got))
            above = Way(best.mind, best.horizon, rounds, round(exp(power), 4))
            found.insert(0, (rounds, above.softness))
        return found


def effort(horizon: int) -> int:
    """Rounds that cost about as much as those of others: judging a table costs as much as so many answers."""
    return EFFORT // (JUDGING + horizon)


def head_of(path: Path, more: dict[str, Any]) -> None:
    """Write more into the first line of a mind."""
    first, _, rest = path.read_bytes().partition(b"\n")
    path.write_bytes(json.dumps({**json.loads(first), **more}).encode() + b"\n" + rest)


def seats_of(game: Game[Any]) -> tuple[int, ...]:
    """The numbers of players of games one after the other: mostly two, where two can play; seldom one, which may be
    a long campaign."""
    every = list(game.seats)
    if 2 not in every:
        return tuple(every)
    found: list[int] = [2]
    for seats in every:
        if seats != 2:
            found.extend([2, 2, 2, 2, 1] if seats == 1 else [2, 2, seats])
    return tuple(found)


def write_mind(game: Game[Any], learner: Learner, path: Path, made: dict[str, Any]) -> None:
    """The weights as `worldtable.bots.mind` reads them, with the plan that made them."""
    weights = learner.weights
    rows = [*np.vstack([weights["in"], weights["bias"]]).T, np.concatenate([weights["straight"], weights["rest"]])]
    numbers = np.concatenate([*rows, weights["out"]]).astype("<f2")
    head = {
        "game": game.name,
        "cards": game.cards.hash,
        "size": learner.size,
        "hidden": learner.hidden,
        "made": made,
    }
    path.write_bytes(json.dumps(head).encode() + b"\n" + numbers.tobytes())
