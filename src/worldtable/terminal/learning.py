"""A lesson in plain lines: the table, a few words, and the answer they want."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TextIO

from worldtable.games import SHELF
from worldtable.lessons import guide
from worldtable.lessons.script import YOU, Chapter, Lesson, codes_of, name_of, seat_of
from worldtable.record import PERSON, BadReplay, new_record
from worldtable.terminal.commands import ASKED, CHANGED, QUIT, SHOW
from worldtable.terminal.lines import Lines
from worldtable.terminal.session import ENDING, Session, home
from worldtable.terminal.words import folded

FOLDER = "lessons"
DONE = "done.json"
LEARNER = "Player 1"
PARTNER = "level2"  # plays on for the others once the script is left
ON = "Press Enter to go on. "


def kept() -> dict[str, list[int]]:
    """The finished chapters of every game."""
    try:
        found = json.loads((home() / FOLDER / DONE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(game): [int(each) for each in numbers] for game, numbers in found.items()}


def finish(game: str, number: int) -> None:
    done = kept()
    done[game] = sorted({*done.get(game, []), number})
    path = home() / FOLDER / DONE
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(done), encoding="utf-8")


def session_of(lesson: Lesson, number: int) -> Session:
    """The table of a chapter: where it was left, or at its beginning."""
    path: Path = home() / FOLDER / f"{lesson.game}-{number + 1}{ENDING}"
    chapter, game = lesson.chapters[number], SHELF[lesson.game]
    try:
        session, _ = Session.resumed(path)
        count = len(session.play.record.answers)
        if count < len(chapter.answers) and not guide.strayed(chapter, session.play.state, count):
            return session
    except BadReplay:
        pass  # none was begun, or the lesson has changed since
    s = chapter.position()
    record = new_record(game, s.seats, 0, {}, [LEARNER, *[s.name(seat) for seat in range(1, s.seats)]])
    record.position = name_of(number)
    record.players = [PERSON, *[PARTNER] * (s.seats - 1)]
    return Session(game, record, path)


class Learning(Lines):
    """Reads a chapter to somebody who types."""

    def __init__(self, session: Session, chapter: Chapter, given: TextIO, out: TextIO, wipes: bool) -> None:
        super().__init__(session, given, out, wipes)
        self.chapter = chapter
        self.commands.hints = False

    @property
    def count(self) -> int:
        return len(self.session.play.record.answers)

    def learn(self) -> bool:
        """Go through the chapter; False if somebody leaves it, which loses nothing."""
        self.say("", f"--- {self.chapter.title} ---")
        while True:
            count = self.count
            pages = guide.pages(self.session.game, self.chapter, self.session.play.state, count)
            self.show(self.session.view(YOU), False)
            for page in pages:
                self.say("", *folded(page.words, self.commands.width))
                if not (self.choose(page.only) if page.wants == guide.CHOOSE else self.read(ON) is not None):
                    return False
            if count >= len(self.chapter.answers):
                return True
            if self.count == count:
                self.others(self.chapter.answers[count].step)

    def choose(self, only: list[int]) -> bool:
        """Ask until what is wanted is chosen, then let others do what belongs to it; False if somebody leaves."""
        step = self.chapter.answers[self.count].step
        while True:
            line = self.read("> ")
            if line is None:
                return False
            before = self.count
            reply = self.commands.obey(line, YOU)
            if reply.kind == ASKED:  # what a lesson wants is meant
                reply = self.commands.obey("yes", YOU)
            if reply.kind == QUIT:
                return False
            if reply.kind == CHANGED and self.count > before:
                if self.session.play.record.answers[before].choose in only:
                    self.others(step)
                    return True
                self.session.play.drop(before, self.count - before)
                self.session.save()
                self.say("That is allowed, but it is not what the lesson shows here; it is taken back.")
            else:
                self.say(*reply.lines)
            if reply.kind == SHOW:
                self.show(self.session.view(YOU), True)

    def others(self, step: int) -> None:
        """Others answer as a step says."""
        play = self.session.play
        while self.count < len(self.chapter.answers):
            answer = self.chapter.answers[self.count]
            if not answer.who or answer.step != step:
                return
            self.session.answer(seat_of(play.state, answer), codes_of(play.state, answer)[0])
