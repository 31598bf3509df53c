"""Branching: a saved game goes on from any answer, or from a mark, in a file of its own."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.corpus import needs_corpus
from worldtable.cli.main import main
from worldtable.engine.loop import asked
from worldtable.games import SHELF
from worldtable.play import Logged
from worldtable.record import BadReplay, branched, game_of, marks, read

REPLAYS = Path(__file__).parent / "replays"
CAMPAIGN = REPLAYS / "worldbreakers" / "campaign-won.jsonl"


def said(*words: str, typed: str = "") -> Result:
    result = CliRunner().invoke(main, list(words), input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


@pytest.mark.parametrize("name", SHELF)
def test_a_branch_is_the_same_game_up_to_its_answer(name: str, tmp_path: Path) -> None:
    needs_corpus(name)
    file = sorted((REPLAYS / name).glob("*.jsonl"))[-1]
    whole = read(file)
    count = len(whole.answers) // 2
    new = tmp_path / "branch.replay"
    before = file.read_bytes()
    result = said("branch", str(file), "--at", str(count), "-o", str(new), "--save-only")
    assert result.exit_code == 0, result.output
    assert f"Branched after {count} answers." in result.output
    found = read(new)
    assert found.answers == whole.answers[:count]
    assert (found.seed, found.options, found.names) == (whole.seed, whole.options, whole.names)
    assert file.read_bytes() == before
    play = Logged(game_of(found), found)
    given = whole.answers[count]
    options = play.state.options[asked(play.state, given.seat)]
    other = next(code for code in options if code != given.choose)
    assert play.answer(given.seat, other).choose == other, "another answer is as good as the one of old"
    assert whole.answers == read(file).answers, "the record that was branched stays whole"


def test_a_branch_is_played_on_at_once(tmp_path: Path) -> None:
    file = REPLAYS / "world_changers" / "1-players-0.jsonl"
    new = tmp_path / "branch.replay"
    result = said("branch", str(file), "--at", "3", "-o", str(new), "--plain", typed="1\nquit\n")
    assert result.exit_code == 0, result.output
    assert len(read(new).answers) > 3
    assert read(new).answers[:3] == read(file).answers[:3]


@pytest.mark.rule("S39")
def test_chapters_are_marks() -> None:
    needs_corpus("worldbreakers")
    record = read(CAMPAIGN)
    found = marks(game_of(record), record)
    firsts = [name for name in found if "(" not in name]
    assert firsts == ["Chapter 1", "Chapter 2", "Chapter 3", "Chapter 4", "Chapter 5"]
    assert found["Chapter 1"] == 0
    assert list(found.values()) == sorted(found.values())
    for name, count in found.items():
        play = Logged(game_of(record), branched(record, count))
        assert play.view(0).zones, name
        assert play.game.mark(play.state) == name.split(" (")[0]
        if count:
            before = Logged(game_of(record), branched(record, count - 1))
            assert before.game.stretch(before.state) != play.game.stretch(play.state), "the very first moment"


def test_a_chapter_is_played_again(tmp_path: Path) -> None:
    new = tmp_path / "again.replay"
    assert said("branch", str(CAMPAIGN), "--at", "chapter 3", "-o", str(new), "--save-only").exit_code == 0
    needs_corpus("worldbreakers")
    record = read(CAMPAIGN)
    assert len(read(new).answers) == marks(game_of(record), record)["Chapter 3"]
    listed = said("branch", str(CAMPAIGN)).output
    assert f"after any of 0 to {len(record.answers)} answers" in listed
    assert f"Chapter 3: after {len(read(new).answers)}" in listed


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["nothing.jsonl", "--at", "1"], "There is no file nothing.jsonl."),
        ([str(CAMPAIGN), "--at", "chapter 9"], "There is no place 'chapter 9' to branch at; it can be 0 to "),
        ([str(CAMPAIGN), "--at", "99999"], "There is no answer 99999 to branch after; it can be 0 to "),
        ([str(CAMPAIGN), "--at", "1", "-o", str(CAMPAIGN)], "is there already"),
    ],
)
def test_a_mistake_is_told(words: list[str], sentence: str) -> None:
    result = said("branch", *words)
    assert result.exit_code == 2
    assert sentence in result.output


def test_a_record_cannot_be_branched_beyond_its_end() -> None:
    needs_corpus("worldbreakers")
    record = read(CAMPAIGN)
    with pytest.raises(BadReplay, match="no answer"):
        branched(record, len(record.answers) + 1)
