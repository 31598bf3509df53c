"""The finding in a sentence, and words for numbers."""

from __future__ import annotations

from typing import Any, Final

COUNTS: Final = ("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten")
PLACES: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh")


def headline(found: dict[str, Any]) -> str:
    """What is most worth knowing, each part of it proved by the figures below."""
    strong = sum(card["verdict"] == "strong" for card in found["cards"])
    weak = sum(card["verdict"] == "weak" for card in found["cards"])
    if strong or weak:
        words = f"{counted(strong)} {'wins' if strong == 1 else 'win'} too much, {count(weak).lower()} too little."
    else:
        words = "No card is proved to win too much or too little."
    return f"{words} {of_beginning(found)}".strip()


def of_beginning(found: dict[str, Any]) -> str:
    if found["seats"] < 2:
        return ""
    first = found["places"][0]
    if first["low"] <= found["even"] <= first["high"]:
        return "Going first makes no difference that could be seen."
    points = abs(first["share"] - found["even"]) * 100
    about = (
        "less than a point" if points < 0.75 else "about one point" if points < 1.5 else f"about {points:.0f} points"
    )
    return f"Going first {'is worth' if first['share'] > found['even'] else 'costs'} {about}."


def subtitle(found: dict[str, Any]) -> str:
    seats, setting = found["seats"], found["setting"]
    even = f"an even share is {percent(found['even'])} %" if seats > 1 else f"{percent(found['even'])} % were won"
    who = " and ".join(sorted({*setting["bots"]}))
    return (
        f"{found['games']:,} games of {found['title']} for {seats}, seeds {setting['seed']} to "
        f"{setting['seed'] + found['games'] - 1}: {even}. {who} played; people may differ."
    )


def count(number: int) -> str:
    return COUNTS[number] if number < len(COUNTS) else str(number)


def counted(number: int) -> str:
    return f"{count(number)} {'card' if number == 1 else 'cards'}"


def percent(share: float) -> str:
    return f"{100 * share:.1f}"


def half(share: dict[str, Any]) -> str:
    """Half of an interval, in points; digits end where it begins."""
    points = 50 * (share["high"] - share["low"])
    return f"± {points:.1f}" if points < 9.95 else f"± {points:.0f}"


def in_words(found: dict[str, Any]) -> str:
    """The page in plain lines."""
    lines = [headline(found), subtitle(found), ""]
    lines += [f"{'card':<28}{'drawn':>16}{'played':>16}{'picked':>16}"]
    for card in sorted(found["cards"], key=lambda card: (card["few"], -card["played"]["share"])):
        cells = [cell(card[kind]) for kind in ("drawn", "played", "picked")]
        lines.append(f"{card['name'][:27]:<28}" + "".join(f"{each:>16}" for each in cells) + verdict(card))
    lines += ["", f"{found['turns']['mean']:.1f} turns a game."]
    if "changes" in found:
        lines.append(
            f"The lead changes {found['changes']['mean']:.1f} times; half of the games are decided at "
            f"{100 * found['decided']['median']:.0f} % of their turns; "
            f"{percent(found['comebacks']['share'])} % are won from behind."
        )
    return "\n".join(lines)


def verdict(card: dict[str, Any]) -> str:
    return f"  too {card['verdict']}" if card["verdict"] else "  few games" if card["few"] else ""


def cell(share: dict[str, Any] | None) -> str:
    return f"{percent(share['share'])} {half(share)}" if share and share["cases"] else "-"
