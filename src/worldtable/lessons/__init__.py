"""Lessons: every game teaches itself in chapters, each a position and a script that the rules run.

`<game>.py` holds the `LESSON` of a game, `script.py` what a lesson is made of, `guide.py` what a screen shows of it.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from worldtable.engine.step import State
from worldtable.lessons.script import Chapter, Lesson


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game on the shelf, None if it has none. It is read when it is wanted."""
    name = f"{__name__}.{game}"
    if find_spec(name) is None:
        return None
    found: Lesson = import_module(name).LESSON
    return found


def chapter_of(game: str, position: str) -> Chapter | None:
    """The chapter that a record's position names, None if there is no such chapter."""
    lesson = lesson_of(game)
    return None if lesson is None else lesson.chapter(position)


def laid_out(game: str, position: str) -> State | None:
    """The table at the beginning of a chapter, None if there is no such chapter."""
    chapter = chapter_of(game, position)
    return None if chapter is None else chapter.position()
