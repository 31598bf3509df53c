"""A whole review as data, put together from its parts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from worldtable.engine.game import WATCHER
from worldtable.lab.review import figures
from worldtable.lab.review.plan import FORMAT, WORLDS, Plan

Data = dict[str, Any]


def begun(plan: Plan) -> Data:
    """What is known of a review before anything is looked at, and the turn of each of its parts."""
    course = plan.course
    record = course.record
    return {
        "format": FORMAT,
        "plan": plan.key(),
        "game": record.game,
        "title": course.game.title,
        "version": course.game.version,
        "cards": course.game.cards.name,
        "measure": course.measure,
        "seats": record.seats,
        "sides": course.sides,
        "players": list(record.players),
        "answers": len(record.answers),
        "verdict": course.game.verdict(course.states[-1]),
        "scores": [course.game.score(course.states[-1], side) for side in range(len(course.sides))],
        "tables": {"curve": plan.rounds, "choice": plan.worlds, "note": note(plan)},
        "turns": [
            {
                "label": turn.label,
                "first": turn.first,
                "last": turn.last,
                "mover": turn.mover,
                "mark": turn.mark,
                "stretch": turn.stretch,
                "clock": turn.clock,
            }
            for turn in course.turns
        ],
        "ends": [{"turn": each[-1], "shares": course.prize(each[-1])} for each in course.stretches()],
        "parts": [part[0].turn for part in plan.parts],
    }


def assembled(plan: Plan, parts: Sequence[Sequence[Data]]) -> Data:
    """The review that the parts of a plan make; they come in the order of the plan."""
    course = plan.course
    found = [each for part in parts for each in part]
    curves = {eyes: curve(plan, [each for each in found if each.get("eyes") == eyes]) for eyes in plan.eyes}
    choices = sorted((each for each in found if "answers" in each), key=lambda each: each["step"])
    movers = [turn.mover for turn in course.turns]
    sides = len(course.sides)
    eyes = [{"seat": seat, **seen(plan, curves[seat], choices)} for seat in plan.eyes]
    for each in eyes:
        each["moments"] = figures.moments(each["curve"], movers, sides)
    return {**begun(plan), "choices": choices, "eyes": eyes}


def note(plan: Plan) -> str:
    """How closely it was looked, where that is less than usual."""
    if plan.wished:
        return f"Every answer was tried on {plan.worlds} possible tables, as was wished."
    if plan.worlds >= WORLDS:
        return ""
    if plan.worlds >= plan.most:
        return f"Every answer was tried on {plan.worlds} possible tables, the most that this server takes."
    return f"Every answer was tried on {plan.worlds} possible tables; in a shorter game it would be {plan.most}."


def curve(plan: Plan, points: list[Data]) -> list[Data]:
    """What one pair of eyes could hope for before and after each turn. After the last turn of a stretch stands what
    everybody got."""
    course = plan.course
    by_turn = {each["turn"]: each for each in points}
    ends = {stretch[-1] for stretch in course.stretches()}
    found: list[Data] = []
    for place in range(len(course.turns)):
        before = by_turn[place]
        after = course.prize(place) if place in ends else by_turn[place + 1]["shares"]
        after = [figures.rounded(each) for each in after]
        found.append({"before": before["shares"], "errors": before["errors"], "after": after})
    return found


def seen(plan: Plan, points: list[Data], choices: list[Data]) -> Data:
    """The curve of a pair of eyes, and luck apart from choices in each stretch."""
    course = plan.course
    tables: list[Data] = []
    for stretch in course.stretches():
        first, last = stretch[0], stretch[-1]
        within = [each for each in choices if first <= each["turn"] <= last]
        start = points[first]
        rows = figures.luck(start["before"], points[last]["after"], within, start["errors"])
        tables.append({"mark": course.turns[first].mark, "first": first, "last": last, "rows": rows})
    return {"curve": points, "luck": tables}


def watched(review: Data) -> Data:
    """The curve of those who watched."""
    return next(each for each in review["eyes"] if each["seat"] == WATCHER)
