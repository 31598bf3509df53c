"""A review in words, for a terminal."""

from __future__ import annotations

from typing import Any, Final

from worldtable.engine.game import WATCHER
from worldtable.lab.review.figures import counted

Data = dict[str, Any]

BARS: Final = "▁▂▃▄▅▆▇█"
WIDEST: Final = 72  # columns of a curve
MOST_SLIPS: Final = 12
BRIEF: Final = 2  # words of an answer that need their question
MEASURES: Final = {
    "win": "Win chance",
    "chapter": "Chance to win the chapter",
    "result": "Result, from 0 for the least to 100 for the most",
}


def in_words(review: Data, seat: int = WATCHER) -> str:
    """A review as one pair of eyes sees it, with every costly choice of all seats."""
    eyes = next(each for each in review["eyes"] if each["seat"] == seat)
    parts = [headline(review), chart(review, eyes), moments(review, eyes), slips(review), luck(review, eyes)]
    if review["tables"]["note"]:
        parts.append(review["tables"]["note"])
    return "\n\n".join(part for part in parts if part)


def headline(review: Data) -> str:
    turns = len(review["turns"])
    count = len(review["choices"])
    return f"{review['title']}: {review['verdict']}\n{turns} turns, {count} choices."


def whose(review: Data, seat: int) -> str:
    return "those who watched" if seat == WATCHER else str(review["sides"][seat])


def percent(share: float) -> int:
    return round(100 * share)


def signed(share: float) -> str:
    points = percent(share)
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def chart(review: Data, eyes: Data) -> str:
    """A line of bars for each side: its chance before each turn, and in the end."""
    points = [turn["before"] for turn in eyes["curve"]] + [eyes["curve"][-1]["after"]]
    columns = [
        points[at * (len(points) - 1) // max(shown - 1, 1)]
        for shown in [min(len(points), WIDEST)]
        for at in range(shown)
    ]
    error = max((max(turn["errors"]) for turn in eyes["curve"]), default=0.0)
    names = [str(name) for name in review["sides"]]
    width = max(len(name) for name in names)
    seen = f"seen by {whose(review, eyes['seat'])} (± {percent(error)} at most)"
    lines = [f"{MEASURES[review['measure']]} in %, turn by turn, {seen}"]
    for side, name in enumerate(names):
        bars = "".join(BARS[min(int(point[side] * len(BARS)), len(BARS) - 1)] for point in columns)
        lines.append(f"  {name:{width}}  {percent(points[0][side]):3} {bars} {percent(points[-1][side]):3}")
    return "\n".join(lines)


def moments(review: Data, eyes: Data) -> str:
    if not eyes["moments"]:
        return ""
    lines = ["What decided it"]
    for each in eyes["moments"]:
        turn = review["turns"][each["turn"]]
        done = next((c for c in review["choices"] if c["turn"] == each["turn"] and c["seat"] == each["side"]), None)
        what = f": {done['said']}" if done and done["said"] else ""
        name = review["sides"][each["side"]]
        mark = f"{turn['mark']}, " if turn["mark"] else ""
        lines.append(f"  {mark}turn {turn['label']:>3}  {signed(each['change']):>4} for {name}{what}")
    return "\n".join(lines)


def slips(review: Data) -> str:
    """The choices that cost the most."""
    found = sorted(
        (each for each in review["choices"] if counted(each)), key=lambda each: (-each["cost"], each["step"])
    )
    good = len([each for each in review["choices"] if each["grade"] == "as good"])
    lines = [f"Choices: {good} of {len(review['choices'])} were as good as the best found."]
    for each in found[:MOST_SLIPS]:
        turn = review["turns"][each["turn"]]
        best = each["answers"][0]
        lines.append(
            f"  turn {turn['label']:>3}, step {each['step']}  {review['sides'][each['seat']]}: {done(each)} "
            f"cost {percent(each['cost'])} ± {percent(each['error'])} points ({each['grade']})"
        )
        lines.append(f"      better: {best['sentence']} ({percent(best['chance'])} ± {percent(best['error'])} %)")
        if each["why"]:
            lines.append(f"      {each['why']}")
    more = len(found) - MOST_SLIPS
    if more > 0:
        lines.append(f"  and {more} more that cost less")
    return "\n".join(lines)


def done(choice: Data) -> str:
    """What was answered; with its question where it says little by itself."""
    said = str(choice["said"] or "an answer for several")
    return said if len(said.split()) > BRIEF else f"{choice['prompt']} {said}"


def luck(review: Data, eyes: Data) -> str:
    """Luck and choices, a table for each stretch."""
    parts = ["Luck and choices, in points of a chance"]
    width = max(len(str(name)) for name in review["sides"])
    for table in eyes["luck"]:
        if table["mark"]:
            first, last = (review["turns"][table[name]]["label"] for name in ("first", "last"))
            parts.append(f"  {table['mark']}, turns {first} to {last}")
        parts.append(f"  {'':{width}}  deal   luck   own choices   others' choices   end")
        for row in table["rows"]:
            parts.append(
                f"  {review['sides'][row['side']]:{width}}  {percent(row['deal']):4}   {signed(row['luck']):>4}   "
                f"{signed(row['own']):>11}   {signed(row['others']):>15}   {percent(row['end']):3}   "
                f"(each ± {percent(row['error'])})"
            )
    return "\n".join(parts)
