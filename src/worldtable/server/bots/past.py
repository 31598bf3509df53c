"""A game looked back at: what a pair of eyes saw after every answer, and the outline a slider is made of.

Eyes are a seat's or the watchers'. When a game is over and its table allows it they may be opened: then the hands of
all others and the questions put to them come along.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from worldtable.engine.game import WATCHER, Game
from worldtable.engine.loop import answer_as, asked
from worldtable.engine.scene import Said
from worldtable.engine.step import State

MOMENTS = 6  # at most, beside the end
APART = 4  # answers between two moments
NOBODY = -1
Data = dict[str, Any]
Step = tuple[int, int, int, State]  # number, who answered, what was chosen, the state after it


def sight(game: Game[Any], s: State, seat: int, opened: bool) -> Data:
    """What the eyes see of a state."""
    found: Data = {"view": game.view(s, seat).data()}
    if opened:
        others = [each for each in range(s.seats) if each != seat]
        found["hands"] = [zone.data() for each in others for zone in game.zones(s, each) if holds(zone, each)]
        found["asks"] = [question(game, s, ask.player) for ask in s.asks if ask.player != seat]
    return found


def holds(zone: Any, seat: int) -> bool:
    return bool(zone.kind == "fan" and zone.owner == seat and zone.things)


def question(game: Game[Any], s: State, seat: int) -> Data:
    """What somebody else is asked."""
    view = game.view(s, seat).data()
    return {name: view[name] for name in ("seat", "prompt", "choices")}


def given(game: Game[Any], s: State, by: int, choose: int, seat: int, opened: bool) -> Data:
    """The answer that a question got, if the eyes may know it: their own, or any if they are opened."""
    if by != seat and not opened:
        return {}
    at = asked(s, by)
    return {"code": choose, "sentence": s.asks[at].label(s, choose) if at >= 0 else "", "by": by}


def outline(game: Game[Any], steps: Iterator[Step], seat: int, opened: bool) -> Data:
    """Every step in short, and the moments that changed the game the most."""
    found: list[Data] = []
    scores: list[list[int | None]] = []
    faces: list[dict[int, Data]] = []
    stretch = -1
    before: State | None = None
    for _, by, choose, s in steps:
        said = game.said(s, seat)
        mark = game.mark(s) if s.asks and game.stretch(s) != stretch else ""
        stretch = game.stretch(s)
        scores.append([banner.score for banner in game.banners(s, seat)])
        faces.append(pictured(game, s, seat, said) if len(scores) > 1 and scores[-1] != scores[-2] else {})
        answer = given(game, before, by, choose, seat, opened) if before is not None else {}
        each: Data = {"by": by, "turn": game.turn(s), "clock": [amount.data() for amount in game.clock(s)]}
        each |= {"mark": mark, "scores": scores[-1], "said": [line.data() for line in said], "given": answer}
        found.append(each)
        before = s.clone()
    return {"steps": found, "moments": moments(scores, faces)}


def moments(scores: list[list[int | None]], faces: list[dict[int, Data]]) -> list[Data]:
    """The steps with which a side's score changed the most, not two of them close together. Where the lead changed
    hands a change weighs double; of equal ones the later decided more."""
    changes = [
        (abs(now - then) * (2 if lead(scores[step - 1]) != lead(scores[step]) else 1), step, side, now - then)
        for step in range(1, len(scores))
        for side, (then, now) in enumerate(zip(scores[step - 1], scores[step], strict=False))
        if then is not None and now is not None and now != then
    ]
    taken: list[Data] = []
    for weight, step, side, change in sorted(changes, reverse=True):
        if all(abs(step - each["step"]) >= APART for each in taken):
            face = faces[step].get(side) or faces[step].get(NOBODY)
            taken.append({"step": step, "side": side, "change": change, "weight": weight, "face": face})
        if len(taken) == MOMENTS:
            break
    return sorted(taken, key=lambda each: int(each["step"]))


def lead(scores: list[int | None]) -> list[int]:
    """Who is ahead."""
    known = [score for score in scores if score is not None]
    return [side for side, score in enumerate(scores) if score is not None and score == max(known)]


def pictured(game: Game[Any], s: State, seat: int, said: list[Said]) -> dict[int, Data]:
    """By who did it: what the first thing looks like that was spoken of, if the eyes see it; of all, under NOBODY."""
    seen = {thing.code: thing.face for zone in game.zones(s, seat) for thing in zone.things if thing.face is not None}
    found: dict[int, Data] = {}
    for line in said:
        face = next((seen[code] for code in line.things if code in seen), None)
        if face is not None:
            found.setdefault(line.by, face.data())
            found.setdefault(NOBODY, face.data())
    return found


def views(game: Game[Any], steps: Iterator[Step], job: Data) -> list[Data]:
    """What the eyes of a job saw, from a step on; the first of a chapter carries its name."""
    found: list[Data] = []
    stretch = -1
    for step, by, _, s in steps:
        if step == job["from"] + job["count"]:
            break
        mark = game.mark(s) if s.asks and game.stretch(s) != stretch else ""
        stretch = game.stretch(s)
        if step >= job["from"]:
            found.append({"step": step, "by": by, "mark": mark, **sight(game, s, job["seat"], job.get("all", False))})
    return found


def played(s: State, answers: list[list[int]], dealt: Callable[[State, int], State]) -> Iterator[Step]:
    """A game from its deal to its last answer; `dealt` is the state as the next answer finds it."""
    s = dealt(s, 0)
    yield 0, WATCHER, -1, s
    for number, (by, choose) in enumerate(answers, 1):
        answer_as(s, by, choose)
        s = dealt(s, number)
        yield number, by, choose, s
