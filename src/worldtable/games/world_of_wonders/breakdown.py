"""Both strengths of a battle broken down into their parts, for screens (R39)."""

from __future__ import annotations

from worldtable.engine.scene import Face, Thing
from worldtable.games.world_of_wonders import words
from worldtable.games.world_of_wonders.codes import BUILT, GREATS, KNIGHT, MILITIA, SITE_STRENGTH, STRONG
from worldtable.games.world_of_wonders.state import State
from worldtable.games.world_of_wonders.strength import (
    attack,
    defence,
    garrison_strength,
    knight,
    militia,
    printed,
)


class Part:
    """Something that adds to a strength."""

    def __init__(self, name: str, points: int) -> None:
        self.name = name
        self.points = points


def battle(s: State, seat: int) -> list[Thing]:
    """The attack and the defence, each with its parts."""
    defended = f"{words.start(words.whose(s, s.owner[s.target], seat))} {words.title(s, s.target)}"
    return [
        side("force", s.who(s.active, seat, "attack", "attacks"), attack(s), attack_parts(s)),
        side("defence", defended, defence(s, s.target), defence_parts(s, s.target)),
    ]


def side(id: str, title: str, strength: int, parts: list[Part]) -> Thing:
    badges = [f"{part.name} +{part.points}" for part in parts]
    return Thing(id, Face(title, "Strength", str(strength), "", tuple(badges)))


def attack_parts(s: State) -> list[Part]:
    return units(s, s.active, len(s.attack_weak), len(s.attack_strong))


def units(s: State, seat: int, weak: int, strong: int) -> list[Part]:
    """Military of a seat in the battle: Militia and Knights by themselves."""
    parts: list[Part] = []
    each = militia(s, seat)
    if weak:
        parts.append(Part(words.units(weak, MILITIA) + (" doubled" if each > 1 else ""), weak * each))
    each = knight(s, seat, s.target)
    if strong:
        parts.append(Part(words.units(strong, KNIGHT) + (" doubled" if each > STRONG else ""), strong * each))
    return parts


def defence_parts(s: State, place: int) -> list[Part]:
    owner = s.owner[place]
    building = s.cards.buildings[s.face[place]]
    site = s.state[place] & BUILT == 0
    parts = [Part("site", SITE_STRENGTH) if site else Part("printed", building.defence)]
    for great in s.cards.greats:
        points = s.cards.strength_bonus[great.number] * s.great[owner * GREATS + great.number]
        if points:
            parts.append(Part(great.name, points))
    if s.doubled >> owner & 1:
        parts.append(Part("doubled", printed(s, place) // 2))
    if site or building.wall:
        held = words.crowd(len(s.weak[place]), len(s.strong[place]), not site)
        if held:
            parts.append(Part(held, s.constructors(place) if site else garrison_strength(s, place)))
    else:
        parts.extend(walls(s, owner))
    if place == s.target:
        for part in units(s, owner, len(s.defence_weak), len(s.defence_strong)):
            parts.append(Part(f"defending {part.name}", part.points))
    return parts


def walls(s: State, owner: int) -> list[Part]:
    """What each wall gives, its garrison included."""
    parts: list[Part] = []
    for place in range(len(s.owner)):
        if s.owner[place] == owner and s.is_wall(place):
            points = s.cards.buildings[s.face[place]].defence + garrison_strength(s, place)
            parts.append(Part(f"{words.title(s, place)}{words.holding(s, place)}", points))
    return parts
