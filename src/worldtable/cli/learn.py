"""`worldtable learn`: a game taught chapter by chapter, at its own table."""

from __future__ import annotations

import sys

import click

from worldtable.cli.common import Wrong
from worldtable.cli.play import INTERRUPTED, capable, spelled
from worldtable.games import SHELF
from worldtable.lessons import lesson_of
from worldtable.lessons.script import Lesson
from worldtable.terminal.learning import Learning, finish, kept, session_of
from worldtable.terminal.session import CannotSave

LATER = "The lesson is kept where you are. To go on with it:\n  worldtable learn {game}"


@click.command()
@click.argument("game", required=False)
@click.option("--chapter", metavar="N", help="Begin with this chapter. Default: the first that is not finished.")
def learn(game: str | None, chapter: str | None) -> None:
    """Learn GAME by playing it, in chapters of about two minutes.

    Without GAME it lists the lessons and what is finished of them.
    """
    if game is None:
        for name in SHELF:
            click.echo("\n".join(listed(name)))
        return
    lesson = lesson_of(spelled(game)) if spelled(game) in SHELF else None
    if lesson is None:
        raise Wrong(f"There is no lesson of {game!r}; there are: {', '.join(filter(lesson_of, SHELF))}.")
    first = numbered(lesson, chapter)
    try:
        taught(lesson, first)
    except CannotSave as error:
        raise Wrong(str(error)) from None
    except KeyboardInterrupt:
        click.echo("\n" + LATER.format(game=lesson.game))
        raise SystemExit(INTERRUPTED) from None


def listed(game: str) -> list[str]:
    """The chapters of a lesson, with a mark at those that are finished."""
    lesson = lesson_of(game)
    if lesson is None:
        return []
    done = kept().get(game, [])
    lines = [
        f"{'✓' if number in done else ' '} {number + 1} {each.title}" for number, each in enumerate(lesson.chapters)
    ]
    return [f"{SHELF[game].title} ({game}), {lesson.minutes} minutes", *[f"  {line}" for line in lines]]


def numbered(lesson: Lesson, chapter: str | None) -> int:
    """The chapter to begin with, counted from 0."""
    last = len(lesson.chapters)
    if chapter is None:
        done = kept().get(lesson.game, [])
        return next((number for number in range(last) if number not in done), 0)
    if not chapter.isdecimal() or not 1 <= int(chapter[:6]) <= last:
        raise Wrong(f"The lesson of {SHELF[lesson.game].title} has no chapter {chapter!r}; there are 1 to {last}.")
    return int(chapter) - 1


def taught(lesson: Lesson, first: int) -> None:
    """One chapter after the other, until the end or until somebody leaves."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")  # a terminal without our symbols shows others
    for number in range(first, len(lesson.chapters)):
        learning = Learning(session_of(lesson, number), lesson.chapters[number], sys.stdin, sys.stdout, capable())
        if not learning.learn():
            click.echo("\n" + LATER.format(game=lesson.game))
            return
        finish(lesson.game, number)
    click.echo(f"\nThat was the whole lesson. Now play: worldtable play {lesson.game}")
