"""Reviews of finished games: their figures, that nothing in them knows what came later, and the command."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from tests.corpus import FOLDER
from worldtable.cli.main import main
from worldtable.engine.game import WATCHER
from worldtable.engine.loop import asked
from worldtable.games import SHELF
from worldtable.lab.engines import Here, Pool
from worldtable.lab.review import Course, NoReview, Plan, review, seen_by
from worldtable.lab.review.figures import AS_GOOD, LITTLE, MUCH, SOME, grade, luck, moments
from worldtable.lab.review.look import decision, hopes
from worldtable.lab.review.plan import Item
from worldtable.lab.review.reasons import why
from worldtable.record import branched, game_of, read

Data = dict[str, Any]
FEW = 4  # tables: enough to see that everything is there
SMALL = FOLDER / "world_changers" / "2-players-0.jsonl"


def plan_of(path: Path, worlds: int = FEW) -> Plan:
    record = read(path)
    return Plan(Course(game_of(record), record), worlds)


def a_choice(luck: random.Random, seat: int, sides: int) -> Data:
    """A choice as luck and choices are reckoned from: what its answer cost, and to whom it gave that."""
    cost = luck.random() / 4
    parts = [luck.random() for _ in range(sides - 1)]
    gave = [cost * part / sum(parts) for part in parts]
    gave.insert(seat, -cost)
    return {"seat": seat, "gave": gave, "grade": luck.choice([AS_GOOD, LITTLE, SOME, MUCH]), "error": 0.02}


@pytest.mark.parametrize("sides", [2, 3, 7])
def test_luck_adds_up_to_nothing_and_every_row_from_deal_to_end(sides: int) -> None:
    chance = random.Random(sides)
    choices = [a_choice(chance, chance.randrange(sides), sides) for _ in range(40)]
    shares = [chance.random() for _ in range(sides)]
    deal = [share / sum(shares) for share in shares]
    end = [1.0, *[0.0] * (sides - 1)]
    rows = luck(deal, end, choices, [0.03] * sides)
    assert abs(sum(row["luck"] for row in rows)) < 0.001
    assert abs(sum(row["own"] + row["others"] for row in rows)) < 0.001
    for row in rows:
        assert abs(row["deal"] + row["luck"] + row["own"] + row["others"] - row["end"]) < 0.001
        assert row["own"] <= 0
        assert row["error"] > 0.03
    slips = [each for each in choices if each["seat"] == 0 and each["grade"] != AS_GOOD]
    assert abs(rows[0]["own"] - sum(each["gave"][0] for each in slips)) < 0.001


def test_grades_follow_the_cost_and_what_cannot_be_told_apart_is_as_good() -> None:
    assert grade(0.0, 0.0) == AS_GOOD
    assert grade(0.04, 0.05) == AS_GOOD
    assert grade(0.04, 0.03) == LITTLE
    assert grade(0.05, 0.03) == SOME
    assert grade(0.15, 0.03) == SOME
    assert grade(0.16, 0.03) == MUCH
    assert grade(0.9, 0.95) == AS_GOOD


def points(*changes: float, error: float = 0.0) -> list[Data]:
    """A curve of two sides by what each turn changed for the first."""
    share, found = 0.5, []
    for change in changes:
        after = share + change
        found.append({"before": [share, 1 - share], "errors": [error, error], "after": [after, 1 - after]})
        share = after
    return found


def test_moments_are_the_turns_with_the_largest_changes() -> None:
    curve = points(0.01, 0.2, -0.1, 0.05, -0.3, 0.02, 0.1, -0.02)
    found = moments(curve, [0, 1, 0, 1, 1, 0, 0, 1], 2)
    assert [each["turn"] for each in found] == [1, 2, 3, 4, 6]
    assert [each["change"] for each in found] == [-0.2, -0.1, -0.05, 0.3, 0.1]  # of who moved
    assert [each["side"] for each in found] == [1, 0, 1, 1, 0]


def test_at_most_two_moments_of_one_seat_in_a_row_and_three_if_no_more_are_proved() -> None:
    curve = points(0.1, 0.1, 0.1, -0.05, -0.04, 0.01)
    found = moments(curve, [0, 0, 0, 1, 1, 1], 2)
    assert [each["turn"] for each in found] == [0, 1, 3, 4]
    doubtful = moments(points(0.1, -0.1, 0.1, -0.05, -0.04, 0.01, error=0.2), [0, 1, 0, 1, 0, 1], 2)
    assert [each["turn"] for each in doubtful] == [0, 1, 2]
    assert moments(curve[:5], [0, 0, 0, 1, 1], 2) == []  # a short game has none
    everybody = moments(points(0.1, -0.3, 0.1, -0.05, -0.04, 0.01), [-1] * 6, 2)
    assert everybody[1] == {"turn": 1, "side": 0, "change": -0.3}


@pytest.fixture(scope="module")
def small() -> Data:
    return review(read(SMALL), worlds=FEW, engine=Here())


def test_a_review_holds_chances_choices_and_luck(small: Data) -> None:
    record = read(SMALL)
    assert small["measure"] == "win"
    assert [each["seat"] for each in small["eyes"]] == [WATCHER, 0, 1]
    assert small["turns"][0]["first"] == 0
    assert small["turns"][-1]["last"] == len(record.answers) - 1
    for eyes in small["eyes"]:
        assert len(eyes["curve"]) == len(small["turns"])
        for before, after in zip(eyes["curve"], eyes["curve"][1:], strict=False):
            assert before["after"] == after["before"]
        for turn in eyes["curve"]:
            assert abs(sum(turn["before"]) - 1) < 0.001
        assert sorted(eyes["curve"][-1]["after"]) == [0, 1]
        (table,) = eyes["luck"]
        assert abs(sum(row["luck"] for row in table["rows"])) < 0.001
    for choice in small["choices"]:
        assert choice["taken"] == record.answers[choice["step"]].choose
        best = choice["answers"][0]
        assert best["cost"] == 0
        assert best["chance"] == max(each["chance"] for each in choice["answers"])
        taken = next(each for each in choice["answers"] if each["option"] == choice["taken"])
        assert abs(best["chance"] - taken["chance"] - choice["cost"]) < 0.0002
        assert abs(sum(choice["gave"])) < 0.001


def test_two_reviews_of_one_file_are_equal_byte_for_byte(small: Data) -> None:
    heard: list[tuple[int, int]] = []
    again = review(read(SMALL), worlds=FEW, engine=Pool(2), progress=lambda *told: heard.append(told))
    assert json.dumps(again) == json.dumps(small)
    assert [done for done, _ in heard] == list(range(1, len(heard) + 1))
    assert heard[-1][1] == len(heard)


@pytest.mark.parametrize("name", SHELF)
def test_no_figure_of_a_choice_knows_what_its_player_could_not(name: str) -> None:
    """All that was hidden is dealt anew for who chose: the same figures, words and reasons."""
    path = next(each for each in sorted((FOLDER / name).glob("*.jsonl")) if read(each).seats > 1)
    plan = plan_of(path)
    course = plan.course
    for choice in course.choices[:: max(1, len(course.choices) // 8)]:
        s = course.states[choice.step]
        anew = course.game.redeal(s, choice.seat, 4711)
        found = [decision(course.game, table, choice, len(course.sides), 5, FEW) for table in (s, anew)]
        assert json.dumps(found[0]) == json.dumps(found[1])
        seen = [hopes(course.game, table, choice.seat, len(course.sides), 5, FEW) for table in (s, anew)]
        assert seen[0] == seen[1]


def test_no_reason_comes_from_what_was_hidden() -> None:
    """Every two answers of every choice of some games, with the hidden part as it was and dealt anew."""
    told = 0
    for name in SHELF:
        path = next(each for each in sorted((FOLDER / name).glob("*.jsonl")) if read(each).seats > 1)
        course = plan_of(path).course
        for choice in course.choices:
            s = course.states[choice.step]
            options = s.options[asked(s, choice.seat)]
            for one, other in ((options[0], options[-1]), (options[-1], options[0])):
                anew = course.game.redeal(s, choice.seat, 4711)
                found = [why(course.game, table, choice.seat, one, other) for table in (s, anew)]
                assert found[0] == found[1], (name, choice)
                told += bool(found[0])
    assert told > 100


def test_a_point_of_the_curve_knows_no_more_than_its_eyes() -> None:
    plan = plan_of(SMALL)
    course = plan.course
    turn = len(course.turns) // 2
    there = course.states[course.turns[turn].first]
    real = plan.look(Item(turn, WATCHER))
    course.states[course.turns[turn].first] = course.game.redeal(there, WATCHER, 99)
    assert plan.look(Item(turn, WATCHER)) == real


def test_chapters_are_reviewed_each_by_itself() -> None:
    course = plan_of(FOLDER / "worldbreakers" / "campaign-won.jsonl").course
    assert course.measure == "chapter"
    stretches = course.stretches()
    assert len(stretches) == 5
    assert [place for each in stretches for place in each] == list(range(len(course.turns)))
    assert all(course.prize(each[-1]) == [1.0, 0.0] for each in stretches)


def test_who_plays_alone_is_reviewed_too() -> None:
    path = FOLDER / "world_shapers" / "1-players-0.jsonl"
    found = review(read(path), worlds=2, engine=Here())
    assert found["measure"] == "result"
    (row,) = found["eyes"][1]["luck"][0]["rows"]
    assert row["others"] == 0
    assert abs(row["deal"] + row["luck"] + row["own"] - row["end"]) < 0.001


def test_a_long_game_is_looked_at_less_closely_and_says_so() -> None:
    long = plan_of(FOLDER / "world_of_wonders" / "7-players-2.jsonl", 0)
    short = plan_of(SMALL, 0)
    assert long.worlds < short.worlds <= 1000
    work = sum(long.worlds * each.options for each in long.course.choices)
    assert work <= 900_000
    assert [part[0].turn for part in long.parts] == sorted((part[0].turn for part in long.parts), reverse=True)


def test_other_eyes_see_only_their_own_choices_unless_all_is_open(small: Data) -> None:
    closed = seen_by(small, 1, False)
    assert {each["seat"] for each in closed["choices"]} == {1}
    assert closed["luck"] == []
    watching = seen_by(small, WATCHER, False)
    assert watching["choices"] == []
    opened = seen_by(small, 1, True)
    assert {each["seat"] for each in opened["choices"]} == {0, 1}
    assert opened["curve"] == closed["curve"] != watching["curve"]
    assert not {"eyes", "parts"} & {*opened, *closed}


def test_a_game_that_goes_on_has_no_review() -> None:
    record = branched(read(SMALL), 5)
    with pytest.raises(NoReview, match="not over yet"):
        review(record, worlds=1, engine=Here())


# The command.


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, ["review", *map(str, arguments)])


def test_the_command_tells_it_in_words_as_data_and_as_a_page(tmp_path: Path) -> None:
    words = run(SMALL, "--worlds", 2, "--jobs", 1, "--as", 1)
    assert words.exit_code == 0, words.output
    for part in ("Win chance in %, turn by turn, seen by Aroha", "Choices:", "Luck and choices", "others' choices"):
        assert part in words.output
    page = tmp_path / "review.html"
    data = run(SMALL, "--worlds", 2, "--jobs", 1, "--json", "--html", page)
    assert json.loads(data.stdout)["choices"]
    text = page.read_text(encoding="utf-8")
    assert text.count("<details") == len(json.loads(data.stdout)["choices"])
    assert "<svg" in text
    assert "http" not in text  # it needs nothing else


def older(path: Path) -> None:
    head, *lines = SMALL.read_text().splitlines()
    found = json.loads(head)
    found["version"] -= 1
    path.write_text("\n".join([json.dumps(found), *lines, ""]))


def unfinished(path: Path) -> None:
    path.write_text("".join(line + "\n" for line in SMALL.read_text().splitlines()[:6]))


def torn(path: Path) -> None:
    shutil.copy(SMALL, path)
    path.write_text(path.read_text()[:-5])


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (older, "It was played by version"),
        (unfinished, "The game is not over yet"),
        (torn, "is cut short in line"),
        (lambda path: None, "There is no file"),
    ],
)
def test_a_file_that_cannot_be_reviewed_is_told_in_a_sentence(
    spoil: Callable[[Path], None], words: str, tmp_path: Path
) -> None:
    path = tmp_path / "game.jsonl"
    spoil(path)
    found = run(path, "--worlds", 1, "--jobs", 1)
    assert found.exit_code == 2
    assert words in found.output
    assert "Traceback" not in found.output


@pytest.mark.parametrize("wrong", [("--as", 3), ("--as", -1), ("--worlds", -1), ("--jobs", -2), ("--worlds", 10**9)])
def test_wrong_numbers_are_told_in_a_sentence(wrong: tuple[str, int]) -> None:
    found = run(SMALL, *wrong)
    assert found.exit_code == 2
    assert "can" in found.output
