"""What a lesson is made of: chapters with a position, and steps with words and wanted answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from worldtable.engine.loop import answer_as, asked
from worldtable.engine.step import State

YOU = 0  # whoever learns has the first seat
ANY = "*"  # whatever is offered will do
Words = str | tuple[str, ...]


class BadScript(Exception):
    """A script that the rules do not allow; the sentence says where and why."""


@dataclass(frozen=True)
class Step:
    """Something to look at, a sentence or two, and perhaps an answer to give.

    What is lit is named as a reader would: the title of a card (or `zone/title` where it lies twice), the id of a
    zone, `side 1` for somebody's banner, `question`, or `button Pass` for an answer without a place.
    """

    words: str
    look: Words = ()
    want: Words = ()  # what you answer, in order: the sentence of a choice, a beginning that fits no other, or ANY
    others: Words = ()  # who then answers what: "Ada: Pass"; whoever learns is called {you} there
    rules: str = ""  # the numbers of the rules it was checked against, with blanks between them

    def lit(self) -> tuple[str, ...]:
        return several(self.look)


@dataclass(frozen=True)
class Answer:
    """An answer of the script, and the step it belongs to."""

    who: str  # "" for whoever learns
    words: str
    step: int


@dataclass(frozen=True)
class Chapter:
    """About two minutes. It opens in a position of its own, so that chapters need not be played in order."""

    title: str
    position: Callable[[], State]  # a table at its first question; the first seat is that of whoever learns
    steps: tuple[Step, ...]

    @cached_property
    def answers(self) -> tuple[Answer, ...]:
        """All answers of the script, in order."""
        found: list[Answer] = []
        for number, step in enumerate(self.steps):
            found += [Answer("", words, number) for words in several(step.want)]
            for words in several(step.others):
                who, _, what = words.partition(": ")
                found.append(Answer(who, what, number))
        return tuple(found)

    @cached_property
    def starts(self) -> tuple[int, ...]:
        """How many answers were given before each step."""
        return tuple(sum(answer.step < number for answer in self.answers) for number in range(len(self.steps)))

    def run(self, count: int) -> range:
        """The steps that are read after so many answers: words to go on from, and the one that wants an answer.

        Where an answer is one of several of a step, that step alone is read. At the end come the last words.
        """
        if count < len(self.answers):
            last = self.answers[count].step
            return range(self.starts.index(count) if count in self.starts else last, last + 1)
        after = [number for number, start in enumerate(self.starts) if start == count]
        return range(after[0], len(self.steps)) if after else range(len(self.steps), len(self.steps))


@dataclass(frozen=True)
class Lesson:
    """How a game is taught."""

    game: str
    minutes: int
    chapters: tuple[Chapter, ...]

    def chapter(self, position: str) -> Chapter | None:
        """The chapter of a record's position."""
        names = [name_of(number) for number in range(len(self.chapters))]
        return self.chapters[names.index(position)] if position in names else None


PREFIX = "lesson "


def name_of(number: int) -> str:
    """What records call the position of a chapter, counted from 0."""
    return f"{PREFIX}{number + 1}"


def number_of(position: str) -> int:
    """Which chapter such a position is, from 0."""
    return int(position.removeprefix(PREFIX)) - 1


def several(words: Words) -> tuple[str, ...]:
    return (words,) if isinstance(words, str) else words


def seat_of(s: State, answer: Answer) -> int:
    """Whose answer it is."""
    names = [s.name(seat) for seat in range(s.seats)]
    if answer.who and answer.who not in names:
        raise BadScript(f"Nobody is called {answer.who}; at the table are {', '.join(names)}.")
    return names.index(answer.who) if answer.who else YOU


def codes_of(s: State, answer: Answer) -> list[int]:
    """The codes that give an answer of the script: one, or for ANY all that are offered. BadScript if none does."""
    seat = seat_of(s, answer)
    at = asked(s, seat)
    words = answer.words.replace("{you}", s.name(YOU))
    if at < 0:
        raise BadScript(f"{s.name(seat)} is not asked anything and cannot answer “{words}”.")
    ask = s.asks[at]
    codes = [*s.options[at], *ask.shortcuts(s)]
    if words == ANY:
        return list(s.options[at])
    labels = {code: ask.label(s, code) for code in codes}
    found = [code for code in codes if labels[code] == words]
    found = found or [code for code in codes if labels[code].startswith(words)]
    if len(found) != 1:
        offered = "; ".join(labels.values())
        raise BadScript(f"“{words}” fits {len(found)} answers to “{ask.prompt(s)}”: {offered}.")
    return found


def played(chapter: Chapter) -> State:
    """The table at the end of a chapter, where the next one may begin. BadScript if the rules do not allow it."""
    s = chapter.position()
    for answer in chapter.answers:
        answer_as(s, seat_of(s, answer), codes_of(s, answer)[0])
    return s
