"""A finished game looked at move by move: chances, choices and what they cost, luck apart from skill.

- `course`   the game again: its tables, its turns, its choices
- `look`     one look at a table, or at all answers of a choice, from what a player could know
- `reasons`  what that was, and why an answer was better
- `plan`     what is looked at, how closely, in which order
- `figures`  grades, moments and luck as plain arithmetic
- `result`   all of it as data; `eyes` what of that somebody may see
- `work`     by several processes at once
- `told`     in words for a terminal; `page` the same as a page of its own

What every figure means stands in `docs/review.md`.
"""

from worldtable.lab.review.course import Course, NoReview
from worldtable.lab.review.eyes import growing, seen_by
from worldtable.lab.review.plan import FORMAT, Plan
from worldtable.lab.review.result import assembled, begun
from worldtable.lab.review.work import review

__all__ = ["FORMAT", "Course", "NoReview", "Plan", "assembled", "begun", "growing", "review", "seen_by"]
