"""A hint: the answers that a search finds best, how sure it is of them, why, and what it expects next.

All of it comes from tables dealt anew for the seat that asks, so it tells nothing that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from math import ceil
from time import perf_counter
from typing import Any

from worldtable.bots import Considered, Thought, foretold, think
from worldtable.bots.mind import mind_of
from worldtable.bots.search import Search
from worldtable.bots.thought import MOST_ROUNDS, thought_of
from worldtable.engine.changes import Preview
from worldtable.engine.game import IMAGINED, Game
from worldtable.engine.loop import asked, go_on
from worldtable.engine.step import State
from worldtable.engine.table import Choice

MOST = 3  # answers of a hint, each with another first click
SECONDS = 2.0  # of thought
AHEAD = 2  # answers that are foretold
TABLES = 3  # dealt anew, which must all offer what is foretold
VAGUE = 0.25  # half of the interval of an answer that nothing can be said about yet
SLICE = 0.03  # seconds after which other threads have their turn
NOTHING = "Nothing to choose here: there is only one answer."
AnyGame = Game[Any]


@dataclass(frozen=True)
class Advice:
    """One answer of a hint."""

    code: int
    sentence: str  # what it would be, as the option says it
    chance: float  # to win, 0 to 1
    error: float  # half of its 95 % interval
    points: float  # that the seat may expect
    equal: bool  # it cannot be told apart from the best one
    why: str = ""  # what speaks for it; "" if nothing does in a sentence
    expects: str = ""  # what the search expects next, in a sentence


@dataclass(frozen=True)
class Hint:
    """The best answers first; none where there is nothing to choose."""

    seat: int
    rounds: int = 0  # worlds that were looked at
    advice: list[Advice] = field(default_factory=list)

    def data(self) -> dict[str, Any]:
        return asdict(self)


def hint(game: AnyGame, s: State, seat: int, seed: int, *, rounds: int = 0, seconds: float = SECONDS) -> Hint:
    """What a search advises a seat at its open question: of so many rounds, or of so many seconds."""
    if asked(s, seat) < 0 or len(s.options[asked(s, seat)]) < 2:
        return Hint(seat)
    thought = think(game, s, seat, seed, rounds=rounds) if rounds else in_time(game, s, seat, seed, seconds)
    return told(game, s, seat, seed, thought)


def told(game: AnyGame, s: State, seat: int, seed: int, thought: Thought) -> Hint:
    """A thought about a seat's open question as a hint."""
    choices = {each.code: each for each in game.view(s, seat).choices}
    chosen = apart(thought.answers, choices)
    found: list[Advice] = []
    for answer in chosen:
        other = next((each for each in chosen if each is not answer), None)
        found.append(
            Advice(
                answer.option,
                choices[answer.option].sentence,
                round(answer.chance, 3),
                round(answer.error, 3),
                round(answer.points, 1),
                answer is not thought.best and thought.about_equal(answer),
                reason(game, s, seat, answer.option, -1 if other is None else other.option),
                expected(game, s, seat, answer, seed),
            )
        )
    return Hint(seat, thought.rounds, found)


def in_time(game: AnyGame, s: State, seat: int, seed: int, seconds: float) -> Thought:
    """A thought of so many seconds. Now and then other threads of this process have their turn, such as a screen."""
    until = perf_counter() + seconds
    search = Search(game, game.redeal(s, seat, seed), seat, seed, mind_of(game))
    search.counting = True
    while True:
        left = until - perf_counter()
        search.think(MOST_ROUNDS, min(SLICE, max(left, SLICE / 10)))
        if left <= SLICE:
            return thought_of(search)


def apart(answers: Sequence[Considered], choices: dict[int, Choice]) -> list[Considered]:
    """The best answers, one for each first click; those that hardly anything is known of are left out."""
    found: dict[tuple[bool, int], Considered] = {}
    for answer in answers:
        points = choices[answer.option].points
        first = (True, points[0]) if points else (False, answer.option)
        if first not in found and (not found or (answer.rounds > 0 and answer.error <= VAGUE)):
            found[first] = answer
    return list(found.values())[:MOST]


def expected(game: AnyGame, s: State, seat: int, answer: Considered, seed: int) -> str:
    """Who is expected to do what next, in a sentence; "" if nobody can say. What some tables dealt anew do not offer,
    such as a card of a hand that nobody has seen, is left out."""
    told = [foretold(game, s, seat, answer, seed + number) for number in range(TABLES)]
    parts: list[str] = []
    last = -1
    for number, steps in enumerate(zip(*told, strict=False)):
        if number == AHEAD or any(step != steps[0] for step in steps):
            break
        player, label = steps[0]
        who = "" if player == last else "you " if player == seat else f"{s.name(player)} "
        parts.append(f"{who}“{label}”")
        last = player
    return f"Then probably {', then '.join(parts)}." if parts else ""


# Why.


def reason(game: AnyGame, s: State, seat: int, option: int, other: int = -1) -> str:
    """What speaks for an answer, beside another one if there is one: how it ends the game, the largest difference of
    scores, or how many answers it leaves. "" if there is nothing of the kind."""
    brings = game.preview(s, seat, option)
    instead = game.preview(s, seat, other) if other >= 0 else None
    if brings is not None and brings.over:
        return f"It ends the game: {brings.verdict}"
    found = scores(game, s, seat, brings, instead)
    return found or answers_left(game, s, seat, option, other)


def scores(game: AnyGame, s: State, seat: int, brings: Preview | None, instead: Preview | None) -> str:
    """The score that is better than another answer would make it by the most: the own one higher, others lower."""
    here, there = changed(brings), changed(instead)
    sides = game.sides(s)
    best, largest = -1, 0
    for side in range(len(sides)):
        gap = (gain(here, side) - gain(there, side)) * (1 if side == seat else -1)
        if gap > largest:
            best, largest = side, gap
    if best < 0:
        return ""
    whose = "your" if best == seat else f"{sides[best]}’s"
    if best in here:
        before, after = here[best]
        return capital(
            f"{whose} {points(before)} {'becomes' if abs(before) == 1 else 'become'} {signed(after)} at once."
        )
    before, after = there[best]
    return (
        f"It leaves {whose} {points(before)} as {'it is' if abs(before) == 1 else 'they are'}, not {signed(after)}."
    )


def changed(preview: Preview | None) -> dict[int, tuple[int, int]]:
    """By side, the scores that a preview changes: before and after."""
    changes = preview.changes if preview is not None else []
    found = [each for each in changes if each.where == "banner" and each.kind == "score"]
    return {int(each.id): (each.before, each.after) for each in found}


def gain(found: dict[int, tuple[int, int]], side: int) -> int:
    before, after = found.get(side, (0, 0))
    return after - before


def answers_left(game: AnyGame, s: State, seat: int, option: int, other: int) -> str:
    """How many answers the one who is asked next has left, if that is certain: oneself more than after
    another answer, others fewer."""
    here, there = follows(game, s, seat, option), follows(game, s, seat, other) if other >= 0 else None
    if here is None or there is None or here[0] != there[0]:
        return ""
    (player, left), instead = here, there[1]
    if left == instead or (left > instead) != (player == seat):
        return ""
    who = "you" if player == seat else s.name(player)
    return f"It leaves {who} {left} {'answer' if left == 1 else 'answers'} next, not {instead}."


def follows(game: AnyGame, s: State, seat: int, option: int) -> tuple[int, int] | None:
    """Who is asked after an answer and how many answers they have; None if the seat cannot know it."""
    found: set[tuple[int, int]] = set()
    for seed in IMAGINED:
        table: State = game.redeal(s, seat, seed)
        table.telling = False
        shown = table.shown
        go_on(table, asked(table, seat), option)
        if len(table.asks) != 1 or table.shown != shown:
            return None
        found.add((table.asks[0].player, len(table.options[0])))
    return found.pop() if len(found) == 1 else None


# Words.


def signed(count: int) -> str:
    return str(count).replace("-", "−")


def points(count: int) -> str:
    return f"{signed(count)} {'point' if abs(count) == 1 else 'points'}"


def percent(share: float) -> str:
    """ "39 %"."""
    return f"{round(100 * share)} %"


def margin(share: float) -> str:
    """ "± 3": never less than there is, and never none."""
    return f"± {max(1, ceil(100 * share))}"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
