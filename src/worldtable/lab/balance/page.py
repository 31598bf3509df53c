"""The balance of a card set as one page that needs nothing else: a finding, the cards, the course of the games."""

from __future__ import annotations

import json
from html import escape
from typing import Any, Final

from worldtable.lab.balance.cards import BAND, FEW
from worldtable.lab.balance.charts import bar, histogram, place_chart, span, strip, worth_chart
from worldtable.lab.balance.told import half, headline, percent, subtitle

Data = dict[str, Any]

STYLE: Final = """
:root { color-scheme: light dark; --ink: light-dark(#2b1d2b, #f4ead9); --paper: light-dark(#fbf4e6, #211a26);
  --rule: light-dark(#e3d7bf, #4a3f4e); --accent: light-dark(#5b3a8c, #b79be6); --soft: light-dark(#6b5d66, #b9acb4);
  --strong: light-dark(#b34a10, #f0945a); --weak: light-dark(#1b62a5, #7fb6ee); --tan: light-dark(#cbb48a, #8a754c); }
* { box-sizing: border-box; }
body { font: 15px/1.45 system-ui, sans-serif; margin: 0; padding: 1.5rem clamp(1rem, 3vw, 2.5rem) 3rem;
  background: var(--paper); color: var(--ink); font-variant-numeric: tabular-nums; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; margin: 0 0 0.3rem; } h1 { font-size: 1.7rem; }
h2 { font-size: 1.15rem; margin-top: 1.4rem; } p { margin: 0.2rem 0; }
.soft { color: var(--soft); fill: var(--soft); }
main { display: grid; grid-template-columns: minmax(0, 2.3fr) minmax(20rem, 1fr); gap: 2rem; margin-top: 1.2rem; }
@media (max-width: 70rem) { main { grid-template-columns: minmax(0, 1fr); } }
.room { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: 14px; }
th, td { padding: 0.15rem 0.6rem 0.15rem 0; border-bottom: 1px solid var(--rule); text-align: left;
  white-space: nowrap; }
th { border-bottom: 2px solid var(--ink); vertical-align: bottom; font-size: 0.9rem; }
th button { all: unset; cursor: pointer; font-weight: 700; }
th button:focus-visible { outline: 2px solid var(--accent); }
th[aria-sort] button { color: var(--accent); } th[aria-sort=descending] button::after { content: " ▾"; }
th[aria-sort=ascending] button::after { content: " ▴"; } td.n, th.n { text-align: right; }
tr.few { color: var(--soft); } .too-strong { color: var(--strong); font-weight: 700; }
.too-weak { color: var(--weak); font-weight: 700; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
svg { display: block; max-width: 100%; } svg text { font: 13px system-ui, sans-serif; fill: var(--ink); }
svg text.strong { font-weight: 700; } .even { stroke: var(--soft); opacity: 0.6; } .grid { stroke: var(--rule); }
.axis, .whisker { stroke: var(--ink); } .whisker { opacity: 0.6; stroke-width: 2; } .dot { fill: var(--ink); }
.band { fill: var(--ink); opacity: 0.3; } .mark { stroke: var(--ink); stroke-width: 3; } .bar { fill: var(--accent); }
.band.strong { fill: var(--strong); } .mark.strong { stroke: var(--strong); } .band.weak { fill: var(--weak); }
.mark.weak { stroke: var(--weak); } .tan { fill: var(--tan); } .area { fill: var(--accent); opacity: 0.2; }
.line { fill: none; stroke: var(--accent); stroke-width: 2.5; } .dots { stroke: var(--ink); stroke-dasharray: 2 4; }
ul { list-style: none; margin: 0; padding: 0; } li { display: flex; justify-content: space-between; gap: 1rem; }
"""
SORT: Final = """
for (const head of document.querySelectorAll("th button")) head.onclick = () => {
  const cell = head.parentElement, place = +cell.dataset.column, down = cell.ariaSort !== "descending";
  for (const each of cell.parentElement.cells) each.removeAttribute("aria-sort");
  cell.ariaSort = down ? "descending" : "ascending";
  const body = document.querySelector("tbody"), of = (row) => row.cells[place].dataset.value;
  const by = (a, b) => place ? of(a) - of(b) : of(b).localeCompare(of(a));
  const few = (row) => row.classList.contains("few");
  body.append(...[...body.rows].sort((a, b) => few(a) - few(b) || (down ? by(b, a) : by(a, b))));
};
"""
COMPANY: Final = (
    "Who plays a card is often ahead already: this shows company, not cause. To learn what a change does, play the "
    "same deals with both sets."
)


def page(found: Data) -> str:
    title = escape(f"Balance: {found['title']}")
    head = f"<meta charset='utf-8'><meta name='viewport' content='width=device-width'><title>{title}</title>"
    top = f"<p class='soft'>{escape(set_of(found))}</p><h1>{escape(headline(found))}</h1>"
    body = f"{top}<p class='soft'>{escape(subtitle(found))} Marks are estimates, bars around them 95 % intervals.</p>"
    body += f"<main><section>{cards(found)}</section><section>{aside(found)}</section></main>"
    data = json.dumps(found).replace("<", "\\u003c")
    script = f"<script type='application/json' id='figures'>{data}</script><script>{SORT}</script>"
    head = f"<head>{head}<style>{STYLE}</style></head>"
    return f"<!doctype html><html lang='en'>{head}<body>{body}{script}</body></html>\n"


def set_of(found: Data) -> str:
    setting = found["setting"]
    chosen = " ".join(f"{name}={value}" for name, value in setting["options"].items())
    words = f"Card set {found['set']} ({setting['cards'][:8]}), rules version {setting['version']}"
    return f"{words}, {chosen}" if chosen else words


def cards(found: Data) -> str:
    even = found["even"]
    drawn = span([card["drawn"] for card in found["cards"] if not card["few"]], even)
    played = span([card["played"] for card in found["cards"] if not card["few"]], even)
    heads = [
        head(0, "Card"),
        head(1, "played in<br>seat-games", "n"),
        head(2, f"wins when drawn</button><br><span class='soft'>{axis(*drawn)}</span>", span=2),
        head(4, f"wins when played</button><br><span class='soft'>{axis(*played)}</span>", span=2, sorted=True),
        head(6, "picked when<br>offered", span=2) if found["cards"][0]["picked"] else "",
    ]
    ordered = sorted(found["cards"], key=lambda card: (card["few"], -card["played"]["share"]))
    rows = "".join(row(card, drawn, played, even) for card in ordered)
    note = f"{COMPANY} Grey: played fewer than {FEW} times, so that nothing is concluded."
    table = f"<div class='room'><table><thead><tr>{''.join(heads)}</tr></thead><tbody>{rows}</tbody></table></div>"
    return f"{table}<p class='soft'>{note}</p>"


def head(column: int, words: str, kind: str = "", span: int = 1, sorted: bool = False) -> str:
    """The head of a column, which sorts by it."""
    more = " aria-sort='descending'" if sorted else ""
    button = f"<button>{words}" if "</button>" in words else f"<button>{words}</button>"
    return f"<th class='{kind}' colspan='{span}' data-column='{column}'{more}>{button}</th>"


def axis(low: float, high: float) -> str:
    return f"{100 * low:.0f} to {100 * high:.0f} %"


def row(card: Data, drawn: tuple[float, float], played: tuple[float, float], even: float) -> str:
    verdict = card["verdict"]
    said = f" <span class='too-{verdict}'>{verdict}</span>" if verdict else ""
    name, words = escape(card["name"], True), escape(card["text"], True)
    cells = [
        f"<td data-value='{name}' title='{words}'>{name}{said}</td>",
        f"<td class='n' data-value='{card['played']['cases']}'>{card['played']['cases']:,}</td>",
        marked(card["drawn"], drawn, even, ""),
        marked(card["played"], played, even, verdict),
    ]
    if card["picked"] is not None:
        share = card["picked"]
        told = f"{percent(share['share'])} % <span class='soft'>{half(share)}</span>"
        cells.append(f"<td data-value='{share['share']}'>{bar(share['share'])}</td>")
        cells.append(f"<td class='n'>{told if share['cases'] else 'never offered'}</td>")
    return f"<tr{' class=few' if card['few'] else ''}>{''.join(cells)}</tr>"


def marked(share: Data, room: tuple[float, float], even: float, verdict: str) -> str:
    drawn = strip(share, *room, even, verdict)
    words = f"<b>{percent(share['share'])}</b> <span class='soft'>{half(share)}</span>" if share["cases"] else "–"
    kind = f" too-{verdict}" if verdict else ""
    return f"<td data-value='{share['share']}'>{drawn}</td><td class='n{kind}'>{words}</td>"


def aside(found: Data) -> str:
    """Beside the cards: the verdicts, the order of play, and how games went."""
    parts = [verdicts(found)]
    if found["seats"] > 1:
        parts.append(f"<h2>Wins by place in the order of play</h2>{place_chart(found['places'], found['even'])}")
    parts.append(lengths(found))
    if "worth" in found and found["seats"] > 1:
        decided, back = found["decided"], found["comebacks"]
        words = (
            "Of all who lead then, how many win; the band is the 95 % interval. Half of the games are decided by "
            f"{100 * decided['median']:.0f} % of their turns: from there on the winner leads. "
            f"{percent(back['share'])} % {half(back)} are won by somebody who was behind half way. "
            "The lead is told by points as they stand."
        )
        drawn = worth_chart(found["worth"], decided, found["even"])
        parts.append(f"<h2>What a lead is worth</h2>{drawn}<p class='soft'>{words}</p>")
    return "".join([*parts, bots(found), never(found)])


def verdicts(found: Data) -> str:
    room = f"{100 * (found['even'] + BAND):.0f} % or {100 * (found['even'] - BAND):.0f} %"
    lists = "".join(
        f"<div><h2 class='too-{verdict}'>Too {verdict}</h2><ul>{listed(found, verdict)}</ul></div>"
        for verdict in ("strong", "weak")
    )
    note = f"Listed only if the interval, widened for looking at {len(found['cards'])} cards, lies beyond {room}."
    return f"<div class='pair'>{lists}</div><p class='soft'>{note}</p>"


def listed(found: Data, verdict: str) -> str:
    chosen = [card for card in found["cards"] if card["verdict"] == verdict]
    chosen.sort(key=lambda card: card["played"]["share"], reverse=verdict == "strong")
    return (
        "".join(
            f"<li>{escape(card['name'])}<b class='too-{verdict}'>{percent(card['played']['share'])}</b></li>"
            for card in chosen
        )
        or "<li>none</li>"
    )


def lengths(found: Data) -> str:
    pictures = [("Turns in a game", found["turns"])]
    if "changes" in found and found["seats"] > 1:
        pictures.append(("Changes of the lead", found["changes"]))
    parts = [
        f"<div><h2>{words}</h2>{histogram(each['bars'], found['games'], words)}"
        f"<p class='soft'>mean <b>{each['mean']:.1f}</b> ± {each['error']:.1f}</p></div>"
        for words, each in pictures
    ]
    return f"<div class='pair'>{''.join(parts)}</div>"


def bots(found: Data) -> str:
    rows = [
        f"<li>{escape(each['bot'])}<span>{percent(each['share'])} % {half(each)}</span></li>"
        for each in found["bots"]
    ]
    return f"<h2>Wins by bot</h2><ul>{''.join(rows)}</ul>" if rows else ""


def never(found: Data) -> str:
    """What nobody ever chooses."""
    names = {card["id"]: card["name"] for card in found["cards"]}
    told = (("picked", "Offered and never picked"), ("offered", "Never offered"), ("played", "Never played"))
    rows = [
        f"<p>{words}: {escape(', '.join(names[id] for id in found['never'][kind]))}.</p>"
        for kind, words in told
        if found["never"][kind]
    ]
    return f"<h2>Never</h2>{''.join(rows)}" if rows else ""
