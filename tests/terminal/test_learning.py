"""Lessons in the terminal: read line by line, answered by typing, left and taken up again."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from worldtable.cli.main import main
from worldtable.games import SHELF
from worldtable.lessons import lesson_of
from worldtable.lessons.script import ANY, Chapter
from worldtable.terminal.session import HOME

LESSONS = [game for game in SHELF if lesson_of(game)]


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME, str(tmp_path))


def run(given: str, *words: str) -> str:
    done = CliRunner().invoke(main, ["learn", *words], input=given)
    assert done.exit_code == 0, done.output
    return " ".join(done.output.split())


def typed(chapter: Chapter) -> str:
    """What a reader types: Enter where there is only something to read, an answer where one is wanted."""
    lines: list[str] = []
    for number in range(len(chapter.steps)):
        own = [answer.words for answer in chapter.answers if answer.step == number and not answer.who]
        lines += ["1" if words == ANY else words for words in own] or [""]
    return "".join(f"{line}\n" for line in lines)


@pytest.mark.parametrize("game", LESSONS)
def test_a_whole_lesson_is_learned_by_typing(game: str) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    told = run("".join(map(typed, lesson.chapters)), game)
    for chapter in lesson.chapters:
        for step in chapter.steps:
            assert step.words in told
    assert "That was the whole lesson" in told
    listed = run("")
    assert all(f"✓ {number} {chapter.title}" in listed for number, chapter in enumerate(lesson.chapters, 1))


def test_what_the_lesson_does_not_want_is_taken_back() -> None:
    told = run("\nInvite Marco Polo\nInvite Henry Ford\nquit\n", "world_changers")
    assert "it is not what the lesson shows here" in told
    assert "The Void wants three cards again" in told
    assert "worldtable learn world_changers" in told


def test_a_lesson_is_taken_up_where_it_was_left() -> None:
    run("\nInvite Henry Ford\nquit\n", "world_changers")
    told = run("quit\n", "world_changers")
    assert "The Void wants three cards again" in told
    assert "You are a captain" not in told


def test_wrong_words_are_told() -> None:
    done = CliRunner().invoke(main, ["learn", "chess"])
    assert done.exit_code == 2
    assert "world_changers" in done.output
    done = CliRunner().invoke(main, ["learn", "world_changers", "--chapter", "9"])
    assert done.exit_code == 2
    assert "1 to 5" in done.output
