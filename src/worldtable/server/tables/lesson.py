"""A table that is a chapter of a lesson: its script says what is read, and what others answer and when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from worldtable.lessons import chapter_of, guide, lesson_of
from worldtable.lessons.script import YOU, Chapter
from worldtable.server.store.rows import BOT

if TYPE_CHECKING:
    from worldtable.server.tables.match import Match
    from worldtable.server.tables.table import Table

__all__ = ["FIRST", "YOU", "go_on", "others", "runs", "told"]
FIRST = (
    "You could, but first do what the lesson says."  # to whoever chooses what the rules allow and the script does not
)


def script(match: Match) -> Chapter | None:
    record = match.record
    return chapter_of(record.game, record.position) if record.position else None


def runs(match: Match) -> bool:
    """Whether a script still says what comes next. At its end the table waits until somebody plays on."""
    chapter = script(match)
    return chapter is not None and not match.released and not guide.strayed(chapter, match.state, len(match.seats))


def told(match: Match) -> dict[str, Any] | None:
    """What a screen shows of the lesson, None at a table that is none."""
    lesson = lesson_of(match.record.game) if match.record.position else None
    if lesson is None:
        return None
    return guide.told(match.game, lesson, match.record.position, match.state, len(match.seats))


async def go_on(table: Table, identity: str) -> None:
    """The reader has read what others are about to do: now they do it. After the last words all play freely."""
    table.check_held(identity, YOU)
    match = table.playing()
    chapter = script(match)
    if chapter is not None and len(match.seats) < len(chapter.answers):
        await others(table, len(match.seats))
    else:
        match.released = True
    table.wake()


async def others(table: Table, place: int) -> None:
    """Others answer as the step says that the answer of this place belongs to."""
    match = table.playing()
    chapter = script(match)
    if chapter is None or place >= len(chapter.answers):
        return
    step = chapter.answers[place].step
    while (found := guide.next_of_others(chapter, match.state, len(match.seats), step)) is not None:
        seat, code = found
        await table.answer(seat, match.question, [code], BOT)
