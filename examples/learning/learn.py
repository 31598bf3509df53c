"""Play against oneself from nothing until time is over, and tell how often that beats a bot.

Many tables are stepped together; every seat is played by the one network, which learns from how its games end.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import click
import numpy as np

from learning.network import Bytes, Floats, Ints, Network, load
from worldtable.bots import Bot, choice
from worldtable.engine.game import Game
from worldtable.engine.loop import answer_as
from worldtable.engine.step import State
from worldtable.research.knowledge import Knowledge, bot_of, box_of
from worldtable.research.vector import Tables

TABLES: Final = 256
LENGTH: Final = 32  # steps of all tables between two lessons
BATCH: Final = 2048
LESSONS: Final = 2  # how often each step is learned from
LOOK: Final = 0.9  # how much of what was better than expected comes from further ahead
RATES: Final = (1e-3, 1e-4)  # of learning, at first and at last
HIDDEN: Final = (128, 128)
WARM: Final = 100  # steps at random that tell which numbers are ever anything but 0
OFTEN: Final = 12  # how often it is tried, up to the end
UNSEEN: Final = 1_000_000  # deals of the last trial begin so much later


@dataclass
class Trial:
    """How the network did after so many seconds of the processor and steps."""

    seconds: float
    steps: int
    share: float
    low: float
    high: float

    def __str__(self) -> str:
        won = f"{self.share:.1%} of games won ({self.low:.1%} to {self.high:.1%})"
        return f"After {self.seconds / 60:.1f} minutes and {self.steps:,} steps: {won}."


class Learned(Bot):
    """The network as one of our bots; it gives the answer that it finds likeliest."""

    def __init__(self, network: Network, knowledge: Knowledge) -> None:
        self.name = "learned"
        self.network = network
        self.knowledge = knowledge

    def choose(self, game: Game[Any], s: State, seat: int, seed: int) -> int:
        return int(self.network.judge(self.knowledge.look(s, seat)[None])[0].argmax())


def warmed(tables: Tables, seed: int) -> Ints:
    """Which numbers of an observation are ever anything but 0 in games at random."""
    luck = np.random.default_rng(seed)
    seen = np.zeros(tables.knowledge.size, bool)
    rows, _ = tables.reset()
    for _ in range(WARM):
        seen |= rows.any(0)
        tables.step((luck.random(tables.masks.shape) * tables.masks).argmax(1))
    return np.flatnonzero(seen)


def drawn(chances: Floats, luck: np.random.Generator) -> Ints:
    """An answer for each row, each as likely as it says."""
    heaped = chances.cumsum(1)
    found: Ints = (heaped <= luck.random((chances.shape[0], 1)) * heaped[:, -1:]).sum(1)
    return found


class Course:
    """Games against oneself, and what is learned from them."""

    def __init__(self, game: str, seats: int, seed: int, tables: int = TABLES) -> None:
        self.tables = Tables(game, tables, seats)
        self.luck = np.random.default_rng(seed)
        self.network = Network(warmed(self.tables, seed), self.tables.knowledge.codes, HIDDEN, seed)
        self.steps = 0
        shape = (LENGTH, tables)
        self.rows: Bytes = np.zeros((*shape, self.tables.knowledge.size), np.uint8)
        self.answers: Ints = np.zeros(shape, np.int64)
        self.logs, self.values = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
        self.seats: Ints = np.zeros(shape, np.int64)
        self.ends = np.zeros(shape, bool)
        self.rewards = np.zeros((*shape, seats), np.float32)
        self.tables.reset(range(seed * 1_000_000, seed * 1_000_000 + tables))

    def play(self) -> None:
        """So many steps of all tables; each answer is drawn as likely as the network finds it."""
        every = np.arange(self.tables.count)
        for step in range(LENGTH):
            self.rows[step] = self.tables.observations
            self.seats[step] = self.tables.seats
            logs, self.values[step] = self.network.judge(self.rows[step])
            self.answers[step] = drawn(np.exp(logs), self.luck)
            self.logs[step] = logs[every, self.answers[step]]
            self.tables.step(self.answers[step])
            self.rewards[step], self.ends[step] = self.tables.rewards, self.tables.dones
        self.steps += self.answers.size

    def hopes(self) -> tuple[Floats, Floats]:
        """For each step how much better it turned out than expected, and what its seat could hope for after all.

        From the last step back, seat by seat: each looks at its own next step, or at the end of the game.
        """
        every = np.arange(self.tables.count)
        next_value = self.boundary()
        next_better = np.zeros_like(next_value)
        better = np.zeros_like(self.values)
        for step in range(LENGTH - 1, -1, -1):
            over = self.ends[step]
            next_value[over], next_better[over] = self.rewards[step][over], 0
            seat = self.seats[step]
            surprise = next_value[every, seat] - self.values[step]
            better[step] = surprise + LOOK * next_better[every, seat]
            next_value[every, seat], next_better[every, seat] = self.values[step], better[step]
        return better, better + self.values

    def boundary(self) -> Floats:
        """What each seat hopes for where the steps break off: whoever is asked says it, the others share the rest."""
        seats = self.rewards.shape[2]
        every = np.arange(self.tables.count)
        _, value = self.network.judge(self.tables.observations)
        found: Floats = np.repeat(-value[:, None] / np.float32(max(seats - 1, 1)), seats, 1)
        found[every, self.tables.seats] = value
        return found

    def learn(self, done: float) -> None:
        """One round of play and lessons; the rate falls with the part of the time that is over."""
        self.play()
        better, ends = (each.ravel() for each in self.hopes())
        better = (better - better.mean()) / (better.std() + 1e-6)
        rows, answers, logs = self.rows.reshape(ends.size, -1), self.answers.ravel(), self.logs.ravel()
        rate = RATES[0] * (RATES[1] / RATES[0]) ** done
        for _ in range(LESSONS):
            order = self.luck.permutation(ends.size)
            for first in range(0, ends.size, BATCH):
                some = order[first : first + BATCH]
                way = self.network.lesson(rows[some], answers[some], logs[some], better[some], ends[some])
                self.network.descend(way, rate)


def share(network: Network, knowledge: Knowledge, against: str, games: int, seed: int) -> tuple[float, float, float]:
    """Of games against a bot, each deal once from every seat: the part that is won, with its 95 % interval."""
    rules, seats = knowledge.game, knowledge.box.seats
    own, other = Learned(network, knowledge), bot_of(against)
    got = 0.0
    for number in range(games):
        seat = number % seats
        s = knowledge.start(seed + number // seats)
        made = 0
        while s.ask is not None:
            player = s.ask.player
            made += 1
            bot = own if player == seat else other
            answer_as(s, player, choice(bot, rules, s, player, (seed + number) * 100_003 + made))
        got += rules.outcome(s)[seat]
    return interval(got / games, games)


def interval(p: float, n: int) -> tuple[float, float, float]:
    """A share with its interval by Wilson's formula."""
    z = 1.959964
    centre = (p + z * z / (2 * n)) / (1 + z * z / n)
    reach = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return p, centre - reach, centre + reach


def draw(trials: list[Trial], against: str, title: str, path: Path) -> None:
    """The share of games won over time."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8.6, 4.2), facecolor="#faf6ec", layout="constrained")
    axes = figure.add_subplot(facecolor="#faf6ec")
    minutes = [each.seconds / 60 for each in trials]
    axes.fill_between(minutes, [each.low for each in trials], [each.high for each in trials], color="#e3c3b5")
    axes.plot(minutes, [each.share for each in trials], color="#a5432f", linewidth=2)
    axes.axhline(0.5, color="#6f675b", linewidth=0.9, linestyle=(0, (4, 3)))
    axes.set_ylim(0, 1)
    axes.yaxis.set_major_formatter("{x:.0%}")
    axes.set_xlabel("minutes of one processor, playing against oneself")
    axes.set_ylabel(f"games won against {against}")
    axes.set_title(f"{title}, learned from nothing: 95 % intervals", loc="left", family="DejaVu Serif")
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    figure.savefig(path, dpi=160)


@click.command()
@click.argument("game")
@click.option("--seats", default=2, show_default=True)
@click.option(
    "--minutes", default=25.0, show_default=True, help="How long to learn: time of the processor, trials left out."
)
@click.option("--seed", default=0, show_default=True)
@click.option("--against", default="greedy", show_default=True, help="The bot to be tried against.")
@click.option(
    "--games", default=200, show_default=True, help="Games of a trial; the last one has five times as many."
)
@click.option("--load", "kept", type=click.Path(path_type=Path), help="Only try a network that was kept.")
@click.option("--to", type=click.Path(path_type=Path), default=Path("learned"), show_default=True, help="A folder.")
def main(
    game: str, seats: int, minutes: float, seed: int, against: str, games: int, kept: Path | None, to: Path
) -> None:
    """Learn GAME by playing against oneself, and draw how often that beats a bot."""
    knowledge = Knowledge(box_of(game, seats))
    if kept is not None:
        found = share(load(kept), knowledge, against, games, seed)
        click.echo(f"{found[0]:.1%} of {games} games against {against} ({found[1]:.1%} to {found[2]:.1%})")
        return
    to.mkdir(parents=True, exist_ok=True)
    course = Course(game, seats, seed)
    trials: list[Trial] = []

    def tried(count: int, first: int) -> None:
        """Tell how it does, and keep what there is: whoever stops it early has that."""
        trials.append(Trial(spent, course.steps, *share(course.network, knowledge, against, count, first)))
        click.echo(f"{trials[-1]} {count} games, {(whole - spent) / 60:.1f} minutes are left.")
        course.network.save(to / "network.npz")
        draw(trials, against, knowledge.game.title, to / "curve.png")

    spent, whole = 0.0, 60 * minutes
    while spent < whole:
        if spent >= len(trials) * whole / OFTEN:
            tried(games, seed)
        began = time.process_time()
        course.learn(spent / whole)
        spent += time.process_time() - began
    tried(5 * games, seed + UNSEEN)


if __name__ == "__main__":
    main()
