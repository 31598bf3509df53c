"""Every lesson is played against the rules: a step that they do not allow fails."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from worldtable.engine.loop import answer_as
from worldtable.engine.step import State
from worldtable.games import SHELF
from worldtable.lessons import lesson_of
from worldtable.lessons.guide import CHOOSE, OTHERS, pages, strayed
from worldtable.lessons.script import ANY, YOU, Chapter, Step, codes_of, seat_of
from worldtable.rulebook import rules

LONGEST = 150  # letters of a step: what is read at a glance
CHAPTERS = [
    pytest.param(game, chapter, id=f"{game}-{chapter.title}")
    for game in SHELF
    for chapter in (lesson_of(game).chapters if lesson_of(game) else ())  # type: ignore[union-attr]
]


def positions(chapter: Chapter) -> Iterator[tuple[int, State]]:
    """Every table that a reader can come to, with the number of answers before it: all that ANY allows is tried."""
    found = [(0, chapter.position())]
    while found:
        count, s = found.pop()
        yield count, s
        if count < len(chapter.answers):
            answer = chapter.answers[count]
            for code in codes_of(s, answer):
                after = s.clone()
                answer_as(after, seat_of(s, answer), code)
                found.append((count + 1, after))


@pytest.mark.parametrize(("game", "chapter"), CHAPTERS)
def test_the_rules_allow_every_step(game: str, chapter: Chapter) -> None:
    box = SHELF[game]
    read: set[int] = set()
    for count, s in positions(chapter):
        assert not strayed(chapter, s, count)
        found = pages(box, chapter, s, count)
        read.update(chapter.run(count))
        offered = {choice.code for choice in box.view(s, YOU).choices}
        for page in found:
            assert set(page.only) <= offered
            assert (page.wants == CHOOSE) == bool(page.only)
        if count < len(chapter.answers):
            answer = chapter.answers[count]
            assert found[-1].wants in ((OTHERS, "wait") if answer.who else (CHOOSE,))
    assert read == set(range(len(chapter.steps)))


@pytest.mark.parametrize(("game", "chapter"), CHAPTERS)
def test_words_are_short_and_rules_are_named(game: str, chapter: Chapter) -> None:
    numbers = rules(game)
    assert 3 <= len(chapter.steps) <= 9
    for step in chapter.steps:
        assert len(step.words) <= LONGEST, step.words
        assert step.lit(), step.words
        assert step.rules, step.words
        assert [each for each in step.rules.split() if each not in numbers] == [], step.words


def test_a_chapter_knows_what_is_read_when() -> None:
    def nothing() -> State:
        raise AssertionError

    steps = (
        Step("one"),
        Step("two", want=("a", "b"), others="Ada: c"),
        Step("three", others=("Ada: d", "Ada: e")),
        Step("four"),
    )
    chapter = Chapter("A", nothing, steps)
    assert [answer.words for answer in chapter.answers] == ["a", "b", "c", "d", "e"]
    assert [list(chapter.run(count)) for count in range(7)] == [[0, 1], [1], [1], [2], [2], [3], []]
    assert ANY not in [answer.words for answer in chapter.answers]
