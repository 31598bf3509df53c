"""A hint in words: up to three options, how likely each wins, what is expected next."""

from __future__ import annotations

from worldtable.engine.table import View
from worldtable.hints import NOTHING, Advice, Hint, margin, percent
from worldtable.terminal.reader import offered
from worldtable.terminal.words import folded

FROM = "Chances to win, from what you can see; ± holds in 95 of 100 cases."


def hint_lines(hint: Hint, table: View, width: int) -> list[str]:
    """The advice by the numbers of the options, the best first."""
    if not hint.advice:
        return folded(NOTHING, width)
    codes = [each.code for each in offered(table)]
    lines: list[str] = []
    for each in hint.advice:
        lines += folded(f"{codes.index(each.code) + 1}. {each.sentence}: {chance(each)}", width)
        lines += folded(" ".join(part for part in (each.why, each.expects) if part), width, "   ")
    return [*lines, *folded(FROM, width)]


def chance(advice: Advice) -> str:
    """ "39 % ± 3, about 12.4 points" """
    equal = ", about equal to the first" if advice.equal else ""
    return f"{percent(advice.chance)} {margin(advice.error)}, about {advice.points:g} points{equal}".replace("-", "−")
