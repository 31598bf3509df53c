"""The figures of a review as plain arithmetic: grades, moments, luck apart from choices.

What each of them means stands in `docs/review.md`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Data = dict[str, Any]

DIGITS = 4  # of a chance; a hundredth of a point
AS_GOOD, LITTLE, SOME, MUCH = "as good", "under 5", "5 to 15", "over 15"
GRADES = (AS_GOOD, LITTLE, SOME, MUCH)
SHORT = 6  # turns of a game that has no moments
MOST_MOMENTS, LEAST_MOMENTS = 5, 3
IN_A_ROW = 2  # moments of one seat


def rounded(value: float) -> float:
    found = round(value, DIGITS)
    return found if found else 0.0  # never minus nought


def grade(cost: float, error: float) -> str:
    """The word for what an answer cost, as a share of 1."""
    if cost <= 0.0 or cost < error:
        return AS_GOOD
    points = 100 * cost
    return LITTLE if points < 5 else SOME if points <= 15 else MUCH


def counted(choice: Data) -> bool:
    """Whether an answer cost anything that can be told from chance."""
    return bool(choice["grade"] not in ("", AS_GOOD))


def changes(curve: list[Data], sides: int) -> list[list[float]]:
    """What each turn did to every line of a curve."""
    return [[turn["after"][side] - turn["before"][side] for side in range(sides)] for turn in curve]


def moments(curve: list[Data], movers: Sequence[int], sides: int) -> list[Data]:
    """The turns that decided: the largest sums of changes, at most two of one mover in a row if there are others.

    The number on each is the change of its mover's own line; where everybody moves, the largest change of a line.
    """
    if len(curve) < SHORT:
        return []
    found = changes(curve, sides)
    sums = [sum(abs(each) for each in turn) for turn in found]
    doubt = [2 * sum(each["errors"]) for each in curve]
    chosen: list[int] = []
    for place in sorted(range(len(curve)), key=lambda each: (-sums[each], each)):
        proved = sums[place] > doubt[place] or len(chosen) < LEAST_MOMENTS
        if len(chosen) < MOST_MOMENTS and sums[place] > 0.0 and proved and not crowded([*chosen, place], movers):
            chosen.append(place)
    return [moment(place, found[place], movers[place]) for place in sorted(chosen)]


def crowded(places: list[int], movers: Sequence[int]) -> bool:
    """Whether more than two of one mover follow each other; who plays alone crowds nobody out."""
    if len({mover for mover in movers if mover >= 0}) < 2:
        return False
    own = [movers[place] for place in sorted(places)]
    return any(own[at] >= 0 and len(set(own[at : at + IN_A_ROW + 1])) == 1 for at in range(len(own) - IN_A_ROW))


def moment(place: int, change: list[float], mover: int) -> Data:
    side = mover if 0 <= mover < len(change) else max(range(len(change)), key=lambda each: (abs(change[each]), -each))
    return {"turn": place, "side": side, "change": rounded(change[side])}


def luck(deal: list[float], end: list[float], choices: list[Data], errors: Sequence[float] = ()) -> list[Data]:
    """For each side: end - deal = luck + own choices + others' choices. Luck over all sides adds up to the difference
    of the sums of end and deal, which is 0 where both are 1.

    The error of a row is that of its deal and of all costs in it; luck, the rest, has the same.
    """
    sides = range(len(deal))
    own = [0.0 for _ in sides]
    others = [0.0 for _ in sides]
    for choice in choices:
        if counted(choice):
            for side in sides:
                (own if side == choice["seat"] else others)[side] += choice["gave"][side]
    doubt = sum(choice["error"] ** 2 for choice in choices if counted(choice))
    rows: list[Data] = []
    for side in sides:
        rest = end[side] - deal[side] - own[side] - others[side]
        rows.append(
            {
                "side": side,
                "deal": rounded(deal[side]),
                "luck": rounded(rest),
                "own": rounded(own[side]),
                "others": rounded(others[side]),
                "end": rounded(end[side]),
                "error": rounded(((errors[side] if errors else 0.0) ** 2 + doubt) ** 0.5),
            }
        )
    return rows
