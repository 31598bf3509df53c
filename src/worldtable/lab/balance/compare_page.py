"""A comparison as one page that needs nothing else."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from typing import Any, Final

from worldtable.lab.balance import findings
from worldtable.lab.balance.page import STYLE

Data = dict[str, Any]

WIDE: Final = 260
MORE: Final = """
main { grid-template-columns: minmax(17rem, 1fr) minmax(0, 2.6fr); }
@media (max-width: 70rem) { main { grid-template-columns: minmax(0, 1fr); } }
aside li { display: list-item; margin: 0.25rem 0; } aside ul { list-style: disc; padding-left: 1.1rem; }
.proved { color: var(--accent); font-weight: 700; } .no { color: light-dark(#1f6b3f, #7fcf9f); font-weight: 700; }
.open { color: var(--soft); } .matter { fill: light-dark(#1f6b3f, #7fcf9f); opacity: 0.14; }
circle.proved { fill: var(--accent); } circle.no { fill: light-dark(#1f6b3f, #7fcf9f); }
circle.open { fill: var(--paper); stroke: var(--soft); stroke-width: 2; } .hair { stroke: var(--ink); opacity: 0.6; }
"""


def page(found: Data) -> str:
    title = escape(f"Two sets of {found['title']}")
    sets = " → ".join(f"{name} ({hash[:8]})" for name, hash in zip(found["sets"], found["hashes"], strict=True))
    body = f"<p class='soft'>{escape(sets)}</p><h1>{escape(findings.headline(found))}</h1>"
    body += f"<p class='soft'>{escape(findings.subtitle(found))}</p>"
    body += f"<main><aside>{told(found)}</aside><section>{cards(found)}{whole(found)}</section></main>"
    data = json.dumps(found).replace("<", "\\u003c")
    head = f"<meta charset='utf-8'><meta name='viewport' content='width=device-width'><title>{title}</title>"
    script = f"<script type='application/json' id='figures'>{data}</script>"
    head = f"<head>{head}<style>{STYLE}{MORE}</style></head>"
    return f"<!doctype html><html lang='en'>{head}<body>{body}{script}</body></html>\n"


def told(found: Data) -> str:
    parts = [f"<h2>What was changed</h2>{listed(findings.changes(found) or ['Nothing that matters.'])}"]
    for verdict, words in findings.VERDICTS.items():
        sentences = findings.sentences(found, verdict)
        if sentences:
            parts.append(f"<h2 class='{kind(verdict)}'>{words}</h2>{listed(sentences)}")
    parts.append("<p class='soft'>Only bots played: whether people feel it is another question.</p>")
    return "".join(parts)


def listed(words: Sequence[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(each)}</li>' for each in words)}</ul>"


def kind(verdict: str) -> str:
    return verdict.partition(" ")[0]


def cards(found: Data) -> str:
    played = [each for each in found["cards"] if each["error"]]
    played.sort(key=lambda each: each["difference"])
    if not played:
        return "<p>No card was played.</p>"
    reach = max(abs(each["difference"]) + each["error"] for each in played)
    rows = "".join(row(found, each, reach) for each in played)
    heads = (
        "<tr><th>Card, wins when played</th><th class='n'>A</th><th class='n'>B</th>"
        "<th>less ← with B → more</th><th class='n'>B − A</th><th></th><th class='n'>plays<br>in B</th></tr>"
    )
    note = (
        f"Band: under a point, too small to matter. Proved: after allowing for {len(found['cards'])} cards and for "
        "every look. No change: the whole interval lies in the band. Open: neither."
    )
    table = f"<table><thead>{heads}</thead><tbody>{rows}</tbody></table>"
    return f"<div class='room'>{table}</div><p class='soft'>{note}</p>"


def row(found: Data, each: Data, reach: float) -> str:
    cells = [
        f"<td>{escape(findings.named(found, each))}</td>",
        *[f"<td class='n'>{findings.figure(each, side)}</td>" for side in ("before", "after")],
        f"<td>{mark(each, reach)}</td>",
        f"<td class='n'>{findings.change(each)}</td>",
        f"<td class='{kind(each['verdict'])}'>{each['verdict']}</td>",
        f"<td class='n'>{each['cases']:,}</td>",
    ]
    return f"<tr>{''.join(cells)}</tr>"


def mark(each: Data, reach: float) -> str:
    """A difference as a point on its interval, with the band of what is too small to matter."""

    def x(value: float) -> float:
        return round(WIDE / 2 * (1 + value / reach / 1.05), 1)

    band, low, high = each["band"], each["difference"] - each["error"], each["difference"] + each["error"]
    drawn = [
        f"<rect class='matter' x='{x(-band)}' width='{x(band) - x(-band):.1f}' height='20'/>",
        f"<path class='even' d='M{x(0)} 0V20'/><path class='hair' d='M{x(low)} 10H{x(high)}'/>",
        f"<circle class='{kind(each['verdict'])}' cx='{x(each['difference'])}' cy='10' r='4'/>",
    ]
    return f"<svg width='{WIDE}' height='20' aria-hidden='true'>{''.join(drawn)}</svg>"


def whole(found: Data) -> str:
    rows = []
    for each in found["whole"]:
        more = f" about {each['pairs']:,} pairs would tell" if each["pairs"] else ""
        rows.append(
            f"<tr><td>{escape(each['name'])}</td>"
            f"<td class='n'>{findings.figure(each, 'before')}</td><td class='n'>{findings.figure(each, 'after')}</td>"
            f"<td class='n'>{findings.change(each)}</td>"
            f"<td><span class='{kind(each['verdict'])}'>{each['verdict']}</span>"
            f"<span class='soft'>{more}</span></td></tr>"
        )
    heads = "<tr><th>Whole game</th><th class='n'>A</th><th class='n'>B</th><th class='n'>B − A</th><th></th></tr>"
    return f"<h2>The whole game</h2><table><thead>{heads}</thead><tbody>{''.join(rows)}</tbody></table>"
