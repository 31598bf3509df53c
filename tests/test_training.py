"""Learning by self-play: what is learned, that it can stop and go on, and that a seed decides it all."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from worldtable.bots.evaluation import Evaluation, Network
from worldtable.bots.mind import FILE, Mind, read_mind
from worldtable.bots.selfplay import SelfPlay
from worldtable.cli.main import main
from worldtable.games import SHELF
from worldtable.lab.engines import Here, Pool
from worldtable.lab.training.course import Course, Other, Plan, effort, write_mind
from worldtable.lab.training.examples import joined, pack
from worldtable.lab.training.network import fresh, gathered


def tiny(generations: int, seed: int = 1) -> Plan:
    return Plan("world_changers", seed=seed, generations=generations, games=8, rounds=3, horizon=8)


def silent(what: str, done: int, of: int) -> None:
    pass


def tables(name: str, games: int, seats: int = 2):  # type: ignore[no-untyped-def]
    game = SHELF[name]
    school = SelfPlay(game, Mind(Evaluation()), 5, 0.1, 0.2, 1.0)
    return pack([sample for seed in range(games) for sample in school.play(seats, seed, game.check_options({}))])


@pytest.mark.early
def test_a_network_learns_who_wins() -> None:
    found = tables("world_changers", 300)
    size = int(found.at.max()) + 1
    learner = fresh(size, 8, np.random.default_rng(1))
    first = learner.study(found, 1, np.random.default_rng(2))
    last = learner.study(found, 6, np.random.default_rng(3))
    assert last < first < 0.75
    rows = np.concatenate([[0], np.cumsum(found.sides.astype(np.int64))])
    rows_of, _, targets = gathered(found, rows, np.arange(200), size)
    strengths, _ = learner.strengths(rows_of)
    right = sum((strengths[at] > strengths[at + 1]) == (targets[at] > targets[at + 1]) for at in range(0, 400, 2))
    assert right > 120, "better than a coin"


@pytest.mark.parametrize("name", SHELF)
def test_bots_compute_what_was_learned(name: str, tmp_path: Path) -> None:
    """The compiled evaluation makes of a table what numpy makes of its rows, but for half floats."""
    game = SHELF[name]
    seats = game.seats[-1]
    found = tables(name, 1, seats)
    plan = Plan(name, hidden=8)
    course = Course(plan, tmp_path / "course", Pool())
    learner = fresh(course.size, 8, np.random.default_rng(4))
    learner.weights["straight"] += 0.01
    learner.weights["rest"] += 0.5
    write_mind(game, learner, tmp_path / FILE, plan.told())
    network = read_mind(game, tmp_path / FILE).evaluation
    assert isinstance(network, Network)
    s = game.start(seats, 3)
    school = SelfPlay(game, Mind(Evaluation()), 1, 1.0, 0.0, 1.0)
    sample = school.play(seats, 3, game.check_options({}))[0]
    packed = pack([sample])
    rows, _, _ = gathered(packed, np.array([0]), np.array([0]), course.size)
    scores = [game.score(s, side) for side in range(len(game.sides(s)))]
    computed = [network.strength(s, side, scores) for side in range(len(scores))]
    assert computed == pytest.approx(learner.strengths(rows)[0].tolist(), abs=0.02)
    assert len(found.targets) == int(found.sides.sum())


@pytest.mark.early
def test_a_course_stops_and_goes_on_and_a_seed_decides_it(tmp_path: Path) -> None:
    at_once = Course(tiny(2), tmp_path / "one", Here())
    assert [stage.generation for stage in at_once.run(silent)] == [0, 1]
    begun = Course(tiny(1), tmp_path / "two", Pool(2))
    list(begun.run(silent))
    later = Course(tiny(2), tmp_path / "two", Pool(2))
    assert [stage.generation for stage in later.run(silent)] == [1]
    assert (tmp_path / "one" / FILE).read_bytes() == (tmp_path / "two" / FILE).read_bytes()
    assert later.stages == at_once.stages
    other = Course(tiny(1, 2), tmp_path / "three", Here())
    list(other.run(silent))
    assert (tmp_path / "three" / "mind-0.bin").read_bytes() != (tmp_path / "one" / "mind-0.bin").read_bytes()


def test_a_folder_belongs_to_one_course(tmp_path: Path) -> None:
    Course(Plan("world_changers"), tmp_path, Here()).note()
    with pytest.raises(Other, match="another course"):
        Course(Plan("world_changers", seed=2), tmp_path, Here())


def test_packs_are_joined_without_mixing_rows() -> None:
    one, two = tables("world_changers", 1), tables("world_changers", 2)
    both = joined([one, two])
    assert both.tables == one.tables + two.tables
    assert both.starts[-1] == one.starts[-1] + two.starts[-1]
    rows = np.concatenate([[0], np.cumsum(both.sides.astype(np.int64))])
    last = np.array([both.tables - 1])
    size = int(max(one.at.max(), two.at.max())) + 1
    rows_two = np.concatenate([[0], np.cumsum(two.sides.astype(np.int64))])
    assert np.array_equal(
        gathered(both, rows, last, size)[0], gathered(two, rows_two, np.array([two.tables - 1]), size)[0]
    )


def test_horizons_are_compared_at_the_same_effort() -> None:
    assert effort(0) > effort(12) > effort(40) > 50


@pytest.mark.early
def test_the_command_learns_for_a_card_set_of_ones_own(tmp_path: Path) -> None:
    mine, course = tmp_path / "mine", tmp_path / "course"
    runner = CliRunner()
    assert runner.invoke(main, ["cards", "world_changers", "--export", str(mine)]).exit_code == 0
    command = ["train", "world_changers", "--cards", str(mine), "--to", str(course)]
    command += ["--games", "4", "--generations", "1", "--rounds", "3", "--hidden", "4", "--jobs", "1"]
    done = runner.invoke(main, command)
    assert done.exit_code == 0, done.output
    assert "against greedy" in done.output
    assert (course / "strength.png").read_bytes().startswith(b"\x89PNG")
    assert (mine / FILE).is_file()
    again = runner.invoke(main, command)
    assert again.exit_code == 0
    assert "Going on after generation 1" in again.output


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["train", "chess"], "There is no game"),
        (["train", "world_changers", "--games", "0"], "at least 1 game"),
        (["train", "world_changers", "--hidden", "6"], "multiple of four"),
        (["train", "world_changers", "--cards", "nowhere"], "nowhere"),
    ],
)
def test_what_cannot_be_learned_is_told(arguments: list[str], told: str) -> None:
    done = CliRunner().invoke(main, arguments)
    assert done.exit_code == 2
    assert told in done.output
    assert "Traceback" not in done.output
