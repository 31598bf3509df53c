"""World of Wonders in words: units, locations, windows."""

from __future__ import annotations

from typing import Final

from worldtable.games.world_of_wonders.codes import (
    AFTERMATH,
    ANNOUNCEMENT,
    BUILT,
    KNIGHT,
    MILITIA,
    TURN_START,
    TURNED,
    UNDER_ATTACK,
)
from worldtable.games.world_of_wonders.state import State
from worldtable.games.world_of_wonders.strength import attack, defence

UNIT: Final = ("Worker", "Foreman", "Militia", "Knight")
PLURAL: Final = ("Workers", "Foremen", "Militia", "Knights")


def units(count: int, unit: int) -> str:
    """A number of units: "a Worker", "2 Knights"."""
    return f"a {UNIT[unit]}" if count == 1 else f"{count} {PLURAL[unit]}"


def crowd(weak: int, strong: int, military: bool) -> str:
    """Units of both kinds, "" if there are none."""
    parts: list[str] = []
    if weak:
        parts.append(units(weak, MILITIA if military else 0))
    if strong:
        parts.append(units(strong, KNIGHT if military else 1))
    return " and ".join(parts)


def whose(s: State, seat: int, to: int) -> str:
    return "your" if seat == to else f"{s.name(seat)}'s"


def whom(s: State, seat: int, to: int) -> str:
    return "you" if seat == to else s.name(seat)


def title(s: State, place: int) -> str:
    """What a location is called in its district; equal ones are numbered."""
    name = s.front(s.face[place]).name
    built = s.state[place] & BUILT
    if not built:
        name = f"{name} site"
    owner = s.owner[place]
    same = [
        other
        for other in range(len(s.owner))
        if s.owner[other] == owner
        and s.face[other] == s.face[place]
        and s.state[other] & BUILT == built
        and s.twin(other) == other
    ]
    return f"{name} {same.index(s.twin(place)) + 1}" if len(same) > 1 else name


def holding(s: State, place: int) -> str:
    """The units on a location and whether it has been turned, in brackets; "" if there is nothing to say."""
    military = s.state[place] & BUILT != 0
    parts: list[str] = []
    held = crowd(len(s.weak[place]), len(s.strong[place]), military)
    if held:
        parts.append(held)
    if s.state[place] & TURNED:
        parts.append("turned")
    return f" ({', '.join(parts)})" if parts else ""


def place(s: State, place: int, to: int) -> str:
    """A location with its owner and what it holds, in words for a seat."""
    owner = s.owner[place]
    if owner < 0:
        return "an empty place"
    return f"{whose(s, owner, to)} {title(s, place)}{holding(s, place)}"


def window(s: State, to: int) -> str:
    """What the open window is about."""
    current = "Your" if s.active == to else f"{s.name(s.active)}'s"
    if s.window == TURN_START:
        return f"{current} turn begins."
    if s.window == ANNOUNCEMENT:
        said = s.announced.say(s, to) if s.announced is not None else ""
        return f"{s.who(s.active, to, 'announce', 'announces')}: {said}."
    if s.window == UNDER_ATTACK:
        if s.target < 0 or s.owner[s.target] < 0:
            return "The attack has ended."
        sums = f"{attack(s)} against {defence(s, s.target)}"
        return f"{s.who(s.active, to, 'attack', 'attacks')} {place(s, s.target, to)}, {sums}."
    if s.window == AFTERMATH:
        return "Constructors have been destroyed."
    return f"{current} Wonders are about to be checked."


def reaction(s: State, to: int) -> str:
    """The same as a short question: what is announced or attacked is shown on the table."""
    if s.window == ANNOUNCEMENT and s.announcer >= 0:
        return f"{s.who(s.active, to, 'announce', 'announces')} {s.front(s.announcer).name}: react?"
    if s.window != UNDER_ATTACK or s.target < 0 or s.owner[s.target] < 0:
        return f"{window(s, to).removesuffix('.')}: react?"
    owner = s.owner[s.target]
    return f"{s.who(s.active, to, 'attack', 'attacks')} {whom(s, owner, to)}: {'defend' if owner == to else 'react'}?"


def start(text: str) -> str:
    """As the beginning of a sentence."""
    return text[0].upper() + text[1:]


def counted(count: int, thing: str) -> str:
    """A number of things: "1 card", "2 cards"."""
    return f"1 {thing}" if count == 1 else f"{count} {thing}s"


def listed(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
