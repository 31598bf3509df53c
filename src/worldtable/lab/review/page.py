"""A review as one page that needs nothing else: plain words, one drawing, tables."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from worldtable.engine.game import WATCHER
from worldtable.lab.review.figures import counted
from worldtable.lab.review.told import MEASURES, percent, signed

Data = dict[str, Any]

COLOURS: Final = ("#9a6400", "#00708a", "#b02a5b", "#3f7a1c", "#6a45b0", "#a04a1e", "#44576b", "#7a5c00")
WIDTH, HEIGHT, LEFT, RIGHT, TOP, LOW = 860, 300, 44, 120, 12, 26
STYLE: Final = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  background: light-dark(#fbf4e6, #211a26); color: light-dark(#2b1d2b, #f4ead9); font-variant-numeric: tabular-nums; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
table { border-collapse: collapse; }
th, td { padding: 0.2rem 0.7rem 0.2rem 0; text-align: left; vertical-align: top; }
td.n, th.n { text-align: right; } details { margin: 0.4rem 0; } summary { cursor: pointer; }
svg { max-width: 100%; height: auto; display: block; }
svg text { font: 13px system-ui, sans-serif; fill: currentColor; }
.grid { stroke: currentColor; opacity: 0.2; } .quiet { opacity: 0.8; } .taken { font-weight: 700; }
"""
LUCK: Final = (
    "Luck: what deals, draws and hidden cards changed. Own choices: what answers cost against the best one that "
    "could be known. Others' choices: what their slips gave. Each row adds up from the deal to the end."
)


def page(review: Data) -> str:
    eyes = next(each for each in review["eyes"] if each["seat"] == WATCHER)
    title = escape(f"Review: {review['title']}")
    parts = [
        f"<h1>{title}</h1><p>{escape(review['verdict'])}</p>",
        f"<h2>{MEASURES[review['measure']]} turn by turn</h2>",
        f"<p class='quiet'>In %, with 95 % bands, as those who watched could know it.</p>{curve(review, eyes)}",
        moments(review, eyes),
        *[luck(review, table) for table in eyes["luck"]],
        f"<p class='quiet'>{LUCK}</p>",
        choices(review),
        f"<p class='quiet'>{escape(review['tables']['note'])}</p>" if review["tables"]["note"] else "",
    ]
    head = f"<meta charset='utf-8'><meta name='viewport' content='width=device-width'><title>{title}</title>"
    body = "".join(parts)
    return f"<!doctype html><html lang='en'><head>{head}<style>{STYLE}</style></head><body>{body}</body></html>\n"


def colour(side: int) -> str:
    return COLOURS[side % len(COLOURS)]


def curve(review: Data, eyes: Data) -> str:
    count = len(review["turns"])
    drawn = [grid(tick) for tick in (0, 25, 50, 75, 100)]
    for table in eyes["luck"]:  # a line ends with its stretch
        drawn.extend(stretch(eyes["curve"], table["first"], table["last"], count))
    first, last = eyes["curve"][0]["before"], eyes["curve"][-1]["after"]
    drawn.extend(names(review, last))
    ends = [f"{name} {percent(first[side])} to {percent(last[side])}" for side, name in enumerate(review["sides"])]
    label = escape(", ".join(ends))
    return f"<svg viewBox='0 0 {WIDTH} {HEIGHT}' role='img' aria-label='{label}'>{''.join(drawn)}</svg>"


def stretch(turns: list[Data], first: int, last: int, count: int) -> list[str]:
    """The lines of all sides from the beginning of a turn to the end of another, with their bands."""
    found: list[str] = []
    for side in range(len(turns[first]["before"])):
        shares = [turn["before"][side] for turn in turns[first : last + 1]] + [turns[last]["after"][side]]
        errors = [turn["errors"][side] for turn in turns[first : last + 1]] + [0.0]
        points = list(zip(range(first, last + 2), shares, errors, strict=True))
        line = " ".join(at(place, count, share) for place, share, _ in points)
        high = [at(place, count, share + error) for place, share, error in points]
        low = [at(place, count, share - error) for place, share, error in reversed(points)]
        found.append(f"<polygon points='{' '.join([*high, *low])}' fill='{colour(side)}' opacity='0.18'/>")
        found.append(f"<polyline points='{line}' fill='none' stroke='{colour(side)}' stroke-width='2'/>")
    return found


def grid(tick: int) -> str:
    y = height(tick / 100)
    line = f"<path class='grid' d='M{LEFT} {y}H{WIDTH - RIGHT}'/>"
    return f"{line}<text x='{LEFT - 6}' y='{y + 4}' text-anchor='end'>{tick}</text>"


def names(review: Data, last: list[float]) -> list[str]:
    """The name of each side where its line ends, none over another."""
    found: list[str] = []
    below = 0.0
    for side in sorted(range(len(last)), key=lambda each: -last[each]):
        below = max(below + 16, height(last[side]) + 4)
        name = escape(str(review["sides"][side])[:16])
        found.append(f"<text x='{WIDTH - RIGHT + 8}' y='{below:.0f}' style='fill:{colour(side)}'>■ {name}</text>")
    return found


def height(share: float) -> float:
    return round(TOP + (HEIGHT - TOP - LOW) * (1 - min(max(share, 0.0), 1.0)), 1)


def at(place: int, count: int, share: float) -> str:
    return f"{round(LEFT + (WIDTH - LEFT - RIGHT) * place / count, 1)},{height(share)}"


def moments(review: Data, eyes: Data) -> str:
    rows = []
    for each in eyes["moments"]:
        turn = review["turns"][each["turn"]]
        mark = f"{turn['mark']}, " if turn["mark"] else ""
        whose = review["sides"][each["side"]]
        said = f"{mark}turn {turn['label']}: {signed(each['change'])} for {whose}"
        rows.append(f"<li>{escape(said)}</li>")
    return f"<h2>What decided it</h2><ol>{''.join(rows)}</ol>" if rows else ""


def luck(review: Data, table: Data) -> str:
    mark = f", {escape(table['mark'])}" if table["mark"] else ""
    rows = []
    for row in table["rows"]:
        changes = [signed(row[name]) for name in ("luck", "own", "others")]
        figures = [percent(row["deal"]), *changes, percent(row["end"]), f"± {percent(row['error'])}"]
        cells = "".join(f"<td class='n'>{each}</td>" for each in figures)
        rows.append(f"<tr><th>{escape(review['sides'][row['side']])}</th>{cells}</tr>")
    titles = ("deal", "luck", "own choices", "others' choices", "end", "each")
    head = "".join(f"<th class='n'>{each}</th>" for each in titles)
    return f"<h2>Luck and choices{mark}</h2><table><tr><th></th>{head}</tr>{''.join(rows)}</table>"


def choices(review: Data) -> str:
    parts = [choice(review, each) for each in review["choices"]]
    return f"<h2>Every choice</h2>{''.join(parts)}"


def choice(review: Data, each: Data) -> str:
    turn = review["turns"][each["turn"]]
    cost = each["grade"] or "not weighed"
    if counted(each):
        cost = f"cost {percent(each['cost'])} ± {percent(each['error'])} points"
    head = f"Turn {turn['label']}, {review['sides'][each['seat']]}: {each['said'] or each['prompt']} ({cost})"
    rows = "".join(answer(one, one["option"] == each["taken"]) for one in each["answers"])
    said = [each["prompt"], each["why"]]
    said += [f"Known all the same: {'; '.join(each['known'])}."] if each["known"] else []
    said += [f"Not known: {'; '.join(each['unknown'])}."] if each["unknown"] else []
    table = f"<table><tr><th>Answer</th><th class='n'>chance, %</th><th class='n'>score</th></tr>{rows}</table>"
    words = "".join(f"<p>{escape(line)}</p>" for line in said if line)
    summary = f"<summary>{escape(head)}</summary>"
    return f"<details{' open' if counted(each) else ''}>{summary}{table}{words}</details>"


def answer(one: Data, taken: bool) -> str:
    mark = " class='taken'" if taken else ""
    words = escape(one["sentence"]) + (" (taken)" if taken else "")
    chance = f"{percent(one['chance'])} ± {percent(one['error'])}"
    return f"<tr{mark}><td>{words}</td><td class='n'>{chance}</td><td class='n'>{one['score']}</td></tr>"
