"""What a screen shows of a lesson at a table: the steps to read now, what is lit, and what may be chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from worldtable.engine.game import Game
from worldtable.engine.step import State
from worldtable.engine.table import View
from worldtable.lessons.script import YOU, Answer, BadScript, Chapter, Lesson, codes_of, number_of, seat_of

BUTTON = "button "
SIDE = "side "


CHOOSE, GO_ON, OTHERS, WAIT = "choose", "on", "others", "wait"  # what a page wants of its reader


@dataclass(frozen=True)
class Page:
    """A step as it is read at a table.

    It wants an answer (`choose`), to be gone on from (`on`), or so that others answer then (`others`); or others are
    about to answer by themselves (`wait`).
    """

    words: str
    look: list[str]  # thing:ID, zone:ID, side:NUMBER, choice:CODE, question
    wants: str
    only: list[int]  # the codes that may be chosen

    def data(self) -> dict[str, Any]:
        return {"words": self.words, "look": self.look, "wants": self.wants, "only": self.only}


def expected(chapter: Chapter, s: State, count: int) -> Answer | None:
    """The next answer of the script, None when it is at its end or the table has gone another way."""
    if count >= len(chapter.answers):
        return None
    answer = chapter.answers[count]
    try:
        codes_of(s, answer)
    except BadScript:
        return None
    return answer


def next_of_others(chapter: Chapter, s: State, count: int, step: int | None = None) -> tuple[int, int] | None:
    """Who else answers now and what, as the script says: a seat and a code. Only within a step, if one is named."""
    answer = expected(chapter, s, count)
    if answer is None or not answer.who or step not in (None, answer.step):
        return None
    return seat_of(s, answer), codes_of(s, answer)[0]


def strayed(chapter: Chapter, s: State, count: int) -> bool:
    """Whether the script does not fit the table any more: it was left for a game of one's own."""
    return count > len(chapter.answers) or (count < len(chapter.answers) and expected(chapter, s, count) is None)


def pages(game: Game[Any], chapter: Chapter, s: State, count: int) -> list[Page]:
    """What is read after so many answers."""
    if strayed(chapter, s, count):
        return []
    table = game.view(s, YOU)
    answer = expected(chapter, s, count)
    return [page(table, chapter, s, count, number, answer) for number in chapter.run(count)]


def page(table: View, chapter: Chapter, s: State, count: int, number: int, answer: Answer | None) -> Page:
    """A step as it is read after so many answers, of which this is the next one."""
    step = chapter.steps[number]
    look = seen(table, step.lit(), answer is not None and bool(answer.who))
    if answer is None or answer.step != number:
        return Page(step.words, look, GO_ON, [])
    if not answer.who:
        return Page(step.words, look, CHOOSE, codes_of(s, answer))
    return Page(step.words, look, OTHERS if chapter.starts[number] == count else WAIT, [])


def seen(table: View, names: tuple[str, ...], answered: bool) -> list[str]:
    """What is lit; once the question is answered and the others are asked, what only it laid out is gone."""
    found: list[str] = []
    for name in names:
        try:
            found.append(lit(table, name))
        except BadScript:
            if not answered:
                raise
    return found


def lit(table: View, name: str) -> str:
    """What a name of a script is on a screen; BadScript if nothing there is called so."""
    if name == "question" or name.startswith(SIDE):
        return name.replace(SIDE, "side:")
    if name.startswith(BUTTON):
        return f"choice:{button(table, name.removeprefix(BUTTON))}"
    zones = {zone.id: zone for zone in table.zones}
    if name in zones:
        return f"zone:{name}"
    where, _, title = name.rpartition("/")
    for zone in table.zones:
        for thing in zone.things:
            titles = (thing.id,) if thing.face is None else (thing.id, thing.face.title, thing.face.short)
            if title in titles and zone.id.startswith(where):
                return f"thing:{thing.id}"
    raise BadScript(f"Nothing on the table is called “{name}”; there are the zones {', '.join(zones)}.")


def button(table: View, label: str) -> int:
    for choice in table.choices:
        if choice.label == label or choice.sentence.startswith(label):
            return choice.code
    raise BadScript(f"There is no button “{label}”, but: {'; '.join(each.label for each in table.choices)}.")


def told(game: Game[Any], lesson: Lesson, position: str, s: State, count: int) -> dict[str, Any]:
    """All of a lesson that travels with a table."""
    chapter = lesson.chapters[number_of(position)]
    found = pages(game, chapter, s, count)
    return {
        "chapter": number_of(position),
        "chapters": [each.title for each in lesson.chapters],
        "first": chapter.run(count).start,
        "steps": len(chapter.steps),
        "pages": [each.data() for each in found],
        "left": strayed(chapter, s, count),
    }
