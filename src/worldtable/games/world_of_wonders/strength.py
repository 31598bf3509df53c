"""The two strengths of a battle, part by part (R39, R40a)."""

from __future__ import annotations

from worldtable.games.world_of_wonders.codes import GREATS
from worldtable.games.world_of_wonders.state import State
from worldtable.games.world_of_wonders.units import SITE_STRENGTH, STRONG


def militia(s: State, seat: int) -> int:
    """What a Militia of a seat counts: 2 with a Blacksmith (R32)."""
    return 2 if s.forged >> seat & 1 else 1


def knight(s: State, seat: int, place: int) -> int:
    """What a Knight of a seat counts at a location, not on a wall: 6 with Stables (R32)."""
    return 2 * STRONG if s.rides(seat, place) else STRONG


def attack(s: State) -> int:
    """The strength of the attack, F."""
    you = s.active
    return len(s.attack_weak) * militia(s, you) + len(s.attack_strong) * knight(s, you, s.target)


def printed(s: State, place: int) -> int:
    """The strength of a card itself, printed or 2 for a site, with the bonus of Great Wonders, perhaps doubled."""
    owner = s.owner[place]
    strength = s.cards.defences[s.face[place]] if s.is_built(place) else SITE_STRENGTH
    for great in s.cards.greats:
        strength += s.cards.strength_bonus[great.number] * s.great[owner * GREATS + great.number]
    return 2 * strength if s.doubled >> owner & 1 else strength


def garrison_strength(s: State, place: int) -> int:
    """Military on a wall; a Blacksmith helps there, Stables do not (R40a)."""
    return len(s.weak[place]) * militia(s, s.owner[place]) + STRONG * len(s.strong[place])


def walls_strength(s: State, place: int) -> int:
    """What the walls of its owner add to a constructed building that is no wall (R39)."""
    owner = s.owner[place]
    total = 0
    for wall in range(len(s.owner)):
        if s.owner[wall] == owner and s.is_wall(wall):
            total += s.cards.defences[s.face[wall]] + garrison_strength(s, wall)
    return total


def defenders(s: State, place: int) -> int:
    if place != s.target:
        return 0
    owner = s.owner[place]
    return len(s.defence_weak) * militia(s, owner) + len(s.defence_strong) * knight(s, owner, place)


def defence(s: State, place: int) -> int:
    """The strength of the defence of a location, D."""
    total = printed(s, place) + defenders(s, place)
    if not s.is_built(place):
        return total + s.constructors(place)
    if s.cards.walls[s.face[place]]:
        return total + garrison_strength(s, place)
    return total + walls_strength(s, place)
