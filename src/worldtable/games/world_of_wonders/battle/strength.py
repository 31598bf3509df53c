"""The two strengths of a battle, part by part (R39, R40a)."""

from __future__ import annotations

from typing import Final

from worldtable.engine.table import Part
from worldtable.games.world_of_wonders.codes import GREAT, GREATS, PLACE
from worldtable.games.world_of_wonders.state import State
from worldtable.games.world_of_wonders.units import FOREMAN, KNIGHT, MILITIA, STRONG, UNIT, WORKER, Units

SITE_STRENGTH: Final = 2


def attack(s: State) -> int:
    """The strength of the attack, F."""
    you = s.active
    return len(s.attackers.weak) * militia(s, you) + len(s.attackers.strong) * knight(s, you)


def defence(s: State, place: int) -> int:
    """The strength of the defence of a location, D."""
    return total(defence_parts(s, place))


def total(parts: list[Part]) -> int:
    found = 0
    for part in parts:
        found += part.strength
    return found


def force_parts(s: State) -> list[Part]:
    parts: list[Part] = []
    add_military(s, parts, s.active, s.attackers)
    return parts


def defence_parts(s: State, place: int) -> list[Part]:
    """In the order in which they count: stone, walls and defenders, then Workers and Foremen of a site (R40)."""
    owner = s.owner[place]
    face = s.face[place]
    site = not s.is_built(place)
    code = PLACE + place
    parts = [Part("site" if site else "building", 1, SITE_STRENGTH if site else s.cards.defences[face], code)]
    for great in s.cards.greats if s.pieces[owner] else []:
        count = s.great[owner * GREATS + great.number]
        bonus = s.cards.strength_bonus[great.number] * count
        if bonus:
            parts.append(Part("Great Wonder", count, bonus, GREAT + great.number, great.name))
    if s.doubled >> owner & 1:
        parts.append(Part("doubled", 1, total(parts)))
    if not site:
        if s.cards.walls[face]:
            add_garrison(s, parts, place)
        else:
            add_walls(s, parts, owner)
    if place == s.target:
        add_military(s, parts, owner, s.defenders)
    if site:
        add(parts, WORKER, len(s.units[place].weak), 1, code)
        add(parts, FOREMAN, len(s.units[place].strong), STRONG, code)
    return parts


def add(parts: list[Part], unit: int, count: int, each: int, code: int = -1) -> None:
    """Units of one kind, if there are any, by what each of them counts."""
    if count:
        usual = STRONG if unit in (FOREMAN, KNIGHT) else 1
        parts.append(Part(UNIT[unit], count, count * each, code, "doubled" if each > usual else ""))


def add_military(s: State, parts: list[Part], seat: int, side: Units) -> None:
    """One side of the battle."""
    add(parts, MILITIA, len(side.weak), militia(s, seat))
    add(parts, KNIGHT, len(side.strong), knight(s, seat))


def militia(s: State, seat: int) -> int:
    """What a Militia of a seat counts: 2 with a Blacksmith (R32)."""
    return 2 if s.forged >> seat & 1 else 1


def knight(s: State, seat: int) -> int:
    """What a Knight of a seat counts in the battle, not on a wall: 6 with Stables (R32)."""
    return 2 * STRONG if s.rides(seat, s.target) else STRONG


def add_garrison(s: State, parts: list[Part], wall: int) -> None:
    """Military on a wall; a Blacksmith helps there, Stables do not (R40a)."""
    add(parts, MILITIA, len(s.units[wall].weak), militia(s, s.owner[wall]), PLACE + wall)
    add(parts, KNIGHT, len(s.units[wall].strong), STRONG, PLACE + wall)


def add_walls(s: State, parts: list[Part], owner: int) -> None:
    """What the walls of its owner add to a building that is no wall: each of them, then its garrison (R39)."""
    for place in range(len(s.owner)):
        if s.owner[place] == owner and s.is_wall(place):
            parts.append(Part("wall", 1, s.cards.defences[s.face[place]], PLACE + place))
            add_garrison(s, parts, place)
