"""A table that is a chapter of a lesson: its script says what is read, and what others answer and when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from worldtable.lessons import chapter_of, guide, lesson_of
from worldtable.lessons.script import YOU, Chapter
from worldtable.server.store.rows import BOT

if TYPE_CHECKING:
    from worldtable.play import Play
    from worldtable.server.tables.table import Table

__all__ = ["FIRST", "YOU", "go_on", "others", "runs", "told"]
FIRST = (
    "You could, but first do what the lesson says."  # to whoever chooses what the rules allow and the script does not
)


def script(play: Play) -> Chapter | None:
    record = play.record
    return chapter_of(record.game, record.position) if record.position else None


def runs(table: Table) -> bool:
    """Whether a script still says what comes next. At its end the table waits until somebody plays on."""
    play = table.playing()
    chapter = script(play)
    return chapter is not None and not table.released and not guide.strayed(chapter, play.state, len(play.seats))


def told(play: Play) -> dict[str, Any] | None:
    """What a screen shows of the lesson, None at a table that is none."""
    lesson = lesson_of(play.record.game) if play.record.position else None
    if lesson is None:
        return None
    return guide.told(play.game, lesson, play.record.position, play.state, len(play.seats))


async def go_on(table: Table, identity: str) -> None:
    """The reader has read what others are about to do: now they do it. After the last words all play freely."""
    table.check_held(identity, YOU)
    play = table.playing()
    chapter = script(play)
    if chapter is not None and len(play.seats) < len(chapter.answers):
        await others(table, len(play.seats))
    else:
        table.released = True
    table.wake()


async def others(table: Table, place: int) -> None:
    """Others answer as the step says that the answer of this place belongs to."""
    play = table.playing()
    chapter = script(play)
    if chapter is None or place >= len(chapter.answers):
        return
    step = chapter.answers[place].step
    while (found := guide.next_of_others(chapter, play.state, len(play.seats), step)) is not None:
        seat, code = found
        await table.answer(seat, play.question, [code], BOT)
