"""The drawings of the page: marks with intervals, bars, a curve. No axis but the one that is needed."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, Final

from worldtable.lab.balance.told import PLACES, half, percent

Data = dict[str, Any]
STRIP: Final = 110  # width of a mark's room
WIDE, HIGH, LEFT, LOW = 420, 200, 40, 26


def strip(share: Data, low: float, high: float, even: float, kind: str) -> str:
    """A share as a mark on its interval, with the even share as a line."""

    def x(value: float) -> float:
        return round(STRIP * (min(max(value, low), high) - low) / (high - low), 1)

    line = f"<path class='even' d='M{x(even)} 0V20'/>"
    if not share["cases"]:
        return f"<svg class='strip' width='{STRIP}' height='20' aria-hidden='true'>{line}</svg>"
    first, last, at = x(share["low"]), x(share["high"]), x(share["share"])
    band = f"<rect class='band {kind}' x='{first}' y='5' width='{max(last - first, 1):.1f}' height='10'/>"
    mark = f"<path class='mark {kind}' d='M{at} 3V17'/>"
    return f"<svg class='strip' width='{STRIP}' height='20' aria-hidden='true'>{line}{band}{mark}</svg>"


def bar(share: float) -> str:
    """A share as a bar from 0 to 1."""
    width = round(60 * share, 1)
    return (
        f"<svg width='60' height='20' aria-hidden='true'><rect class='tan' y='6' width='{width}' height='8'/></svg>"
    )


def span(shares: Sequence[Data], even: float) -> tuple[float, float]:
    """From where to where an axis goes that holds most intervals and the even share."""
    told = [each for each in shares if each["cases"]]
    low = min([each["low"] for each in told] + [even])
    high = max([each["high"] for each in told] + [even])
    edge = max((high - low) * 0.06, 0.01)
    return max(low - edge, 0.0), min(high + edge, 1.0)


def place_chart(places: Sequence[Data], even: float) -> str:
    low, high = span(places, even)
    wide = WIDE - 190

    def x(value: float) -> float:
        return round(70 + wide * (value - low) / (high - low), 1)

    bottom = 26 * len(places) + 6
    drawn = [f"<path class='even' d='M{x(even)} 0V{bottom}'/>"]
    for at, each in enumerate(places):
        y = 18 + 26 * at
        drawn.append(text(60, y + 4, PLACES[at], "end"))
        drawn.append(f"<path class='whisker' d='M{x(each['low'])} {y}H{x(each['high'])}'/>")
        drawn.append(f"<circle class='dot' cx='{x(each['share'])}' cy='{y}' r='5'/>")
        drawn.append(
            f"<text x='{WIDE - 58}' y='{y + 4}' text-anchor='end' class='strong'>{percent(each['share'])}</text>"
        )
        drawn.append(f"<text x='{WIDE - 52}' y='{y + 4}' class='soft'>{half(each)}</text>")
    drawn.append(
        f"<text x='{x(even)}' y='{bottom + 14}' text-anchor='middle' class='soft'>even {percent(even)} %</text>"
    )
    told = ", ".join(f"{PLACES[at]} {percent(each['share'])} %" for at, each in enumerate(places))
    return picture(drawn, WIDE, bottom + 20, f"Wins by place in the order of play: {told}")


def histogram(bars: Sequence[Data], games: int, label: str) -> str:
    wide, high = WIDE / 2 - 10, 120
    most = max(each["games"] for each in bars) / games
    step = (wide - LEFT - 8) / len(bars)
    drawn = [f"<path class='grid' d='M{LEFT} 10H{wide}'/>", text(LEFT - 4, 14, f"{100 * most:.0f} %", "end")]
    every = -(-len(bars) // 5)
    for at, each in enumerate(bars):
        tall = (high - 10) * each["games"] / games / most
        x = LEFT + at * step
        size = f"width='{step - 1:.1f}' height='{tall:.1f}'"
        drawn.append(f"<rect class='bar' x='{x:.1f}' y='{high - tall:.1f}' {size}/>")
        if at % every == 0:
            drawn.append(text(x + step / 2, high + 15, str(each["from"]), "middle"))
    drawn.append(f"<path class='axis' d='M{LEFT} {high}H{wide}'/>")
    return picture(drawn, wide, high + 20, label)


def worth_chart(steps: Sequence[Data], decided: Data, even: float) -> str:
    """How often who leads then wins, in the course of a game."""
    wide, high = WIDE - LEFT - 10, HIGH - LOW - 10

    def at(part: float, share: float) -> str:
        return f"{LEFT + wide * part:.1f},{10 + high * (1 - share):.1f}"

    drawn: list[str] = []
    for tick in (0, 25, 50, 75, 100):
        y = 10 + high * (1 - tick / 100)
        drawn += [f"<path class='grid' d='M{LEFT} {y:.1f}H{WIDE - 10}'/>", text(LEFT - 6, y + 4, str(tick), "end")]
    told = [each for each in steps if each["cases"]]
    upper = [at(each["at"], each["high"]) for each in told]
    lower = [at(each["at"], each["low"]) for each in reversed(told)]
    drawn.append(f"<polygon class='area' points='{' '.join([*upper, *lower])}'/>")
    drawn.append(f"<polyline class='line' points='{' '.join(at(each['at'], each['share']) for each in told)}'/>")
    x = LEFT + wide * decided["median"]
    drawn.append(f"<path class='dots' d='M{x:.1f} 10V{10 + high}'/>")
    for part, words, anchor in ((0, "deal", "start"), (0.5, "50 %", "middle"), (1, "end", "end")):
        drawn.append(text(LEFT + wide * part, HIGH - 6, words, anchor))
    half_way = told[len(told) // 2]["share"] if told else even
    return picture(drawn, WIDE, HIGH, f"Who leads half way wins {percent(half_way)} % of the games")


def text(x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    return f"<text x='{x:.1f}' y='{y:.1f}' text-anchor='{anchor}' class='{kind}'>{escape(words)}</text>"


def picture(drawn: Sequence[str], wide: float, high: float, label: str) -> str:
    box = f"viewBox='0 0 {wide:.0f} {high:.0f}' role='img' aria-label='{escape(label, True)}'"
    return f"<svg {box}>{''.join(drawn)}</svg>"
