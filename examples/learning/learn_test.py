"""The learner learns, keeps what it learned, and its gradients are those of what it wants."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from learning.learn import Course, Learned, main, share
from learning.network import CLIP, CURIOSITY, VALUE, Bytes, Floats, Ints, Network, load
from worldtable.bots import choice
from worldtable.research.knowledge import Knowledge, box_of

GAME = "world_changers"


def loss(network: Network, rows: Bytes, answers: Ints, before: Floats, better: Floats, ends: Floats) -> float:
    """What the learner makes small, written down without any thought of gradients."""
    logs, value = network.judge(rows)
    ratio = np.exp(logs[np.arange(answers.size), answers] - before)
    gain = np.minimum(ratio * better, np.clip(ratio, 1 - CLIP, 1 + CLIP) * better)
    doubt = -(np.exp(logs) * np.maximum(logs, -50)).sum(1)
    return float((-gain - CURIOSITY * doubt + VALUE * (value - ends) ** 2).mean())


def test_gradients_lead_downhill_as_steeply_as_they_say() -> None:
    """Measured in numbers twice as long, by steps so small that they cross no corner."""
    luck = np.random.default_rng(3)
    rows = luck.integers(0, 3, (64, 40)).astype(np.uint8)
    rows[:, 0] = 1
    network = Network(np.arange(40), 6, (16, 8), 1)
    network.weights[-2] *= 100  # as sure as it is after a while
    longer: list[Any] = [weight.astype(np.float64) for weight in network.weights]
    network.weights = longer
    answers = np.array([int(luck.choice(np.flatnonzero(row[:6]))) for row in rows])
    before = network.judge(rows)[0][np.arange(64), answers] + luck.normal(0, 0.3, 64)
    better, ends = luck.standard_normal((2, 64))
    lesson = network.lesson(rows, answers, before, better, ends)
    for _ in range(3):
        way = [luck.standard_normal(each.shape) for each in longer]
        steep = sum([float((one * other).sum()) for one, other in zip(lesson, way, strict=True)])
        found = []
        for step in (1e-6, -1e-6):
            network.weights = [weight + step * each for weight, each in zip(longer, way, strict=True)]
            found.append(loss(network, rows, answers, before, better, ends))
        assert (found[0] - found[1]) / 2e-6 == pytest.approx(steep, rel=1e-4)


def test_it_hopes_for_the_end_of_its_own_game_and_for_nothing_of_the_next() -> None:
    course = Course(GAME, 2, 5, tables=4)
    course.play()
    course.values[:] = 0
    _, hopes = course.hopes()
    for table in range(4):
        last = int(np.flatnonzero(course.ends[:, table])[0])
        seat = course.seats[last, table]
        assert hopes[last, table] == course.rewards[last, table, seat]
        own = [step for step in range(last) if course.seats[step, table] == seat]
        assert abs(hopes[own[0], table]) <= abs(course.rewards[last, table, seat])


@pytest.mark.early
def test_a_course_learns_and_what_it_learned_is_kept(tmp_path: Path) -> None:
    done = CliRunner().invoke(main, [GAME, "--minutes", "0.05", "--games", "2", "--to", str(tmp_path)])
    assert done.exit_code == 0, done.output
    assert "of games won" in done.output
    assert " 10 games, " in done.output.splitlines()[-1]
    assert (tmp_path / "curve.png").stat().st_size > 1000
    network, knowledge = load(tmp_path / "network.npz"), Knowledge(box_of(GAME, 2))
    s = knowledge.start(1)
    assert s.ask is not None
    assert choice(Learned(network, knowledge), knowledge.game, s, s.ask.player, 1) in s.choices
    again = CliRunner().invoke(main, [GAME, "--games", "2", "--load", str(tmp_path / "network.npz")])
    assert "of 2 games against greedy" in again.output


@pytest.mark.early
def test_a_few_lessons_beat_chance() -> None:
    course = Course(GAME, 2, 1, tables=64)
    for _ in range(8):
        course.learn(0.0)
    _, low, _ = share(course.network, course.tables.knowledge, "random", 60, 9)
    assert low > 0.5
