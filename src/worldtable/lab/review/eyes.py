"""What of a review somebody may see: one pair of eyes, and other people's choices only where all is open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Data = dict[str, Any]

NOT_PLAIN = ("eyes", "choices", "parts", "plan")  # what is not the same for everybody, or of no use to them


def seen_by(review: Data, seat: int, opened: bool) -> Data:
    """The review as one pair of eyes sees it.

    Its curve and its moments need nothing that the eyes could not know. Choices hold what their players had in hand,
    and luck is reckoned from all choices: both are told whole only where everything is open.
    """
    eyes = next(each for each in review["eyes"] if each["seat"] == seat)
    choices = review["choices"] if opened else [each for each in review["choices"] if each["seat"] == seat]
    return {
        **plain(review),
        "seat": seat,
        "opened": opened,
        "curve": eyes["curve"],
        "moments": eyes["moments"],
        "luck": eyes["luck"] if opened else [],
        "choices": choices,
    }


def growing(head: Data, found: Sequence[Data], seat: int) -> Data:
    """A review that is under way, as one pair of eyes sees it: the points of its curve that are there already."""
    points = [each for each in found if each.get("eyes") == seat]
    return {**plain(head), "seat": seat, "points": sorted(points, key=lambda each: int(each["turn"]))}


def plain(review: Data) -> Data:
    """What everybody may see who may see the end of the game."""
    return {name: value for name, value in review.items() if name not in NOT_PLAIN}
