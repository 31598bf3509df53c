"""Puzzles: those that ship hold, those that are made follow from their seed, hard ones are found by the strong."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.heap import HEAP
from tests.toy import ORCHARD
from worldtable.bots import weigh
from worldtable.cli.main import main
from worldtable.engine.loop import answer_as, asked
from worldtable.games import SHELF
from worldtable.lab.puzzles.check import MARGIN
from worldtable.lab.puzzles.find import finished, played, spots
from worldtable.lab.puzzles.make import Job, look
from worldtable.lab.puzzles.prove import hides, proved
from worldtable.lab.puzzles.rate import EASY, share
from worldtable.puzzles import DAYS, Puzzle, addressed, daily, laid, puzzles_of, read, stepped, words
from worldtable.puzzles.daily import in_turn
from worldtable.puzzles.kept import shipped
from worldtable.puzzles.puzzle import FOUND, folded, unfolded
from worldtable.record import BadReplay

MOST_BYTES = 100_000
REPLAYS = Path(__file__).parent / "replays"
QUICK = "world_changers"  # its games are short
GAMES = [game for game in SHELF if shipped(game).is_file()]
ALL = [pytest.param(each, id=f"{game}-{each.id}") for game in GAMES for each in puzzles_of(game)]


def said(*words: str, given: str = "") -> Result:
    result = CliRunner().invoke(main, list(words), input=given)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


# Those that ship.


def test_most_games_ship_puzzles() -> None:
    assert len(GAMES) >= 4


@pytest.mark.parametrize("game", GAMES)
def test_a_set_that_ships_is_small_and_says_how_it_was_made(game: str) -> None:
    assert len(puzzles_of(game)) >= 4
    assert len({each.id for each in puzzles_of(game)}) == len(puzzles_of(game))
    assert shipped(game).stat().st_size <= MOST_BYTES
    head = json.loads(shipped(game).read_text(encoding="utf-8").splitlines()[0])
    assert head["puzzles"] == game
    assert head["made_by"].startswith(f"worldtable puzzles {game} --seed ")


@pytest.mark.parametrize("puzzle", ALL)
def test_a_puzzle_that_ships_holds(puzzle: Puzzle) -> None:
    there = laid(puzzle)
    options = there.s.options[asked(there.s, puzzle.seat)]
    assert {each.option for each in puzzle.weighed} == set(options)
    second = puzzle.weighed[1]
    assert second.cost - second.cost_error >= MARGIN - 0.001
    assert max(each.chance for each in puzzle.weighed) == puzzle.best.chance
    assert puzzle.solved[0] <= EASY
    assert puzzle.solved[-1] >= FOUND
    assert puzzle.theme in words.TITLES


@pytest.mark.parametrize("game", GAMES)
def test_a_line_begins_with_the_answer_and_is_told_in_words(game: str) -> None:
    there = laid(puzzles_of(game)[0])
    steps = stepped(there, there.puzzle.best)
    assert steps[0][:2] == (there.puzzle.seat, there.puzzle.best.option)
    assert steps[-1][:2] == (-1, -1)
    for weighed in there.puzzle.weighed[1:]:
        told = words.refuted(there, weighed)
        assert told.startswith("It costs ")
        assert "Solver" not in told


@pytest.mark.early
def test_other_dealt_tables_find_the_same_answer() -> None:
    there = laid(puzzles_of(QUICK)[0])
    puzzle = there.puzzle
    found = weigh(there.game, there.s, puzzle.seat, 987_654, worlds=400).answers
    assert found[0].option == puzzle.best.option
    assert found[1].cost > found[1].cost_error


# How they are made.


@pytest.mark.early
def test_the_same_seed_makes_the_same_puzzles() -> None:
    once = next(found for number in range(20) if (found := look(Job(QUICK, number, 3))).puzzles)
    again = look(Job(QUICK, once.number, 3))
    assert [each.line() for each in once.puzzles] == [each.line() for each in again.puzzles]
    assert once.puzzles[0].made == once.number
    assert laid(once.puzzles[0]).puzzle is once.puzzles[0]


def test_a_position_is_asked_alone_with_a_few_answers() -> None:
    game = SHELF[QUICK]
    source = played(game, 1, 0)
    for spot in spots(game, source, 5):
        s = game.start(source.seats, source.seed, source.options)
        for seat, chosen in source.answers[: spot.after]:
            answer_as(s, seat, chosen)
        assert [ask.player for ask in s.asks] == [spot.seat]
        assert len(s.options[0]) >= 3


def test_finished_games_of_people_are_looked_in_and_others_are_refused(tmp_path: Path) -> None:
    path = REPLAYS / QUICK / "3-players-0.jsonl"
    source = finished(SHELF[QUICK], path)
    assert (source.game, source.seats) == (QUICK, 3)
    with pytest.raises(BadReplay, match="is a game of"):
        finished(SHELF["worldbreakers"], path)
    cut = tmp_path / "cut.jsonl"
    cut.write_text("\n".join(path.read_text(encoding="utf-8").splitlines()[:9]) + "\n", encoding="utf-8")
    with pytest.raises(BadReplay, match="is not finished"):
        finished(SHELF[QUICK], cut)


@pytest.mark.early
def test_the_strong_find_what_the_weak_do_not() -> None:
    hard = max(puzzles_of(QUICK), key=lambda each: each.solved[-1] - each.solved[0])
    there = laid(hard)
    shares = [share(there.game, there.s, hard.seat, hard.best.option, 77, level) for level in (1, 4)]
    assert shares[0] < shares[1]
    assert hard.level == next(at for at, each in enumerate(hard.solved, 1) if each >= FOUND)


def test_whatever_they_do_is_said_only_where_it_is_proved() -> None:
    s = HEAP.start(2, 0)
    assert [proved(HEAP, s, 0, taken) for taken in (1, 2, 3)] == [True, False, False]
    answer_as(s, 0, 3)
    assert proved(HEAP, s, 1, 2)
    hidden = ORCHARD.start(2, 0)
    assert hides(ORCHARD, hidden, 0)
    assert not proved(ORCHARD, hidden, 0, hidden.options[0][0])
    puzzle = puzzles_of(QUICK)[0]
    assert words.goal(replace(puzzle, proved=True)) == "You to play. Win, whatever they do."
    assert words.goal(replace(puzzle, proved=False)) == "You to play. Which answer wins most often?"


def test_an_id_tells_nothing_of_the_answer() -> None:
    puzzle = puzzles_of(QUICK)[0]
    assert replace(puzzle, weighed=puzzle.weighed[::-1]).id == puzzle.id
    assert replace(puzzle, answers=(*puzzle.answers, (0, 1))).id != puzzle.id


def test_answers_are_folded_and_unfolded() -> None:
    pairs = ((0, 4), (0, 5), (1, 4), (0, 7))
    assert folded(pairs) == "0:4 5 1:4 0:7"
    assert unfolded(folded(pairs)) == pairs


def test_whoever_solves_it_is_you() -> None:
    assert addressed("Solver's crew") == "Your crew"
    assert addressed("Attack Solver with Solver’s Temple") == "Attack you with your Temple"


# One a day.


def test_every_day_has_a_puzzle_and_games_take_turns() -> None:
    first = date(2026, 11, 16)
    week = [daily(first + timedelta(day)) for day in range(len(GAMES))]
    assert {each.game for each in week if each} == set(GAMES)
    assert daily(first) == week[0]
    assert DAYS == 7


def test_themes_take_turns() -> None:
    one, *_ = puzzles_of(QUICK)
    some = tuple(replace(one, seed=seed, theme=theme) for seed, theme in enumerate(["late"] * 3 + ["quiet"] * 2))
    assert [each.theme for each in in_turn(some)] == ["late", "quiet", "late", "quiet", "late"]


def test_results_are_told_in_five_signs() -> None:
    assert words.signs(1, True) == "★····"
    assert words.signs(3, True) == "✕✕★··"
    assert words.signs(9, True) == "✕✕✕✕★"
    assert words.signs(2, False) == "✕✕–··"
    told = words.shared(date(2026, 11, 16), "A Game", 2, True)
    assert told == "Worldtable puzzle, 16 November, A Game: ✕★···"


# The command.


@pytest.mark.early
def test_puzzles_are_made_and_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl"
    options = ("--jobs", "1", "--seed", "3", "--to", str(path))
    assert said("puzzles", QUICK, "--count", "1", *options).exit_code == 0
    (first,) = read(path)
    with path.open("a", encoding="utf-8") as file:
        file.write('{"puzzle": 1, "ga')  # it was cut off while it was written
    assert said("puzzles", QUICK, "--count", "2", *options).exit_code == 0
    again = read(path)
    assert again[0] == first
    assert len(again) == 2
    head = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    assert head["looked"] == again[-1].made
    at_once = said("puzzles", QUICK, "--count", "1", "--jobs", "2", "--seed", "3")
    assert at_once.stdout.splitlines() == [first.line()]
    old = replace(first, version=first.version + 1)
    path.write_text(old.line() + "\n" + first.line() + "\n", encoding="utf-8")
    result = said("puzzles", QUICK, "--count", "1", *options)
    assert "1 puzzle was left out: made by version" in result.stderr
    assert read(path) == [first]


@pytest.mark.early
def test_puzzles_are_made_of_files(tmp_path: Path) -> None:
    path = tmp_path / "found.jsonl"
    files = [word for number in range(4) for word in ("--from", str(REPLAYS / QUICK / f"2-players-{number}.jsonl"))]
    other = ("--from", str(REPLAYS / "worldbreakers" / "1-players-1.jsonl"))
    result = said("puzzles", QUICK, "--count", "1", "--jobs", "1", "--to", str(path), *other, *files)
    assert result.exit_code == 0
    assert "is a game of worldbreakers" in result.stderr
    seeds = {json.loads(Path(file).read_text(encoding="utf-8").splitlines()[0])["seed"] for file in files[1::2]}
    assert read(path)
    assert {str(each.seed) for each in read(path)} <= seeds


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (["chess"], "There is no game 'chess'."),
        ([QUICK, "--count", "0"], "0 puzzles cannot be made; 1 to 10000."),
        ([QUICK, "--seconds", "-1"], "are not counted below 0"),
        ([QUICK, "--solve", "--from", "nowhere.jsonl"], "There is no file nowhere.jsonl."),
        ([QUICK, "--solve", "--from", str(REPLAYS / QUICK / "1-players-0.jsonl")], "line 1: not a puzzle."),
        ([QUICK, "--solve", "--from", str(shipped("worldbreakers"))], "There are no puzzles of world_changers"),
        ([QUICK, "--to", str(REPLAYS)], "is a folder; puzzles are kept in a file."),
    ],
)
def test_mistakes_are_told_in_a_sentence(more: list[str], sentence: str) -> None:
    result = said("puzzles", *more)
    assert result.exit_code == 2
    assert sentence in result.output


def test_puzzles_are_solved_in_the_terminal(tmp_path: Path) -> None:
    puzzle = puzzles_of(QUICK)[0]
    path = tmp_path / "one.jsonl"
    path.write_text(puzzle.line() + "\n", encoding="utf-8")
    there = laid(puzzle)
    codes = [each.code for each in there.game.view(there.s, puzzle.seat).choices]
    wrong, right = codes.index(puzzle.weighed[1].option) + 1, codes.index(puzzle.best.option) + 1
    told = said("puzzles", QUICK, "--solve", "--from", str(path), given=f"{wrong}\nwhat\nhint\n{right}\n").stdout
    assert words.goal(puzzle) in told
    assert "Not that one.\nIt costs " in told
    assert f"Type a number from 1 to {len(codes)}" in told
    assert "Right." in told
    assert "✕★···" in told
    before = told.split("> Right.")[0]
    assert f"It wins {words.plus_minus(puzzle.best.chance, puzzle.best.error)}" not in before
    given_up = said("puzzles", QUICK, "--solve", "--from", str(path), given="show\n").stdout
    assert "–····" in given_up
