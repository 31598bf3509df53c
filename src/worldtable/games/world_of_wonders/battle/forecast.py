"""The attack that goes on, for screens: how it would end now, and what it may be answered with (R39, R40)."""

from __future__ import annotations

from typing import Final

from worldtable.engine.step import NO_REASON
from worldtable.engine.table import Fight, Part
from worldtable.games.world_of_wonders.abilities import first_refusal, second_refusal
from worldtable.games.world_of_wonders.battle import strength
from worldtable.games.world_of_wonders.battle.result import wounded
from worldtable.games.world_of_wonders.card import GREAT_WONDER
from worldtable.games.world_of_wonders.codes import AFTERMATH, GREAT, GREATS, PIECE, PLACE, UNDER_ATTACK
from worldtable.games.world_of_wonders.reactions import attackable
from worldtable.games.world_of_wonders.state import State
from worldtable.games.world_of_wonders.units import NO_UNITS, Units

HOLDS: Final = "holds"
FALLS: Final = "falls"
TAKEN: Final = "taken"


def fight(s: State, seat: int) -> Fight | None:
    """The attack that goes on, None if there is none or if it has been decided."""
    if s.window == AFTERMATH or not attackable(s):
        return None
    place = s.target
    lost = losses(s)
    return Fight(
        s.active,
        s.owner[place],
        target=PLACE + place,
        force=tuple(strength.force_parts(s)),
        defence=tuple(strength.defence_parts(s, place)),
        losses=lost.pieces(s.is_built(place), s.owner[place]),
        answers=tuple(answers(s, seat, lost.strength() > 0)),
        result=result(s),
        forecast=forecast(s, lost, seat),
    )


# How it would end now.


def result(s: State) -> str:
    if strength.attack(s) < strength.defence(s, s.target):
        return HOLDS
    return TAKEN if s.cards.kinds[s.face[s.target]] == GREAT_WONDER else FALLS


def losses(s: State) -> Units:
    """The Constructors or the garrison that would be lost."""
    place = s.target
    force, against = strength.attack(s), strength.defence(s, place)
    if force >= against:
        return s.units[place]
    return wounded(s, place, force - (against - s.constructors(place))) if s.is_site(place) else NO_UNITS


def forecast(s: State, lost: Units, to: int) -> str:
    """How it would end now, in words."""
    place = s.target
    sums = f"{strength.attack(s)} against {strength.defence(s, place)}"
    gone = lost.said(s.is_built(place))
    end = result(s)
    if end == TAKEN:
        also = f", and {gone} would be lost" if gone else ""
        return f"{s.who(s.active, to, 'would take', 'would take')} the piece, {sums}{also}."
    if end == FALLS:
        return f"{s.title(place)} would fall, {sums}{f', with {gone}' if gone else ''}."
    if not gone:
        return f"{s.title(place)} would hold, {sums}."
    cost = s.cards.costs[s.face[place]]
    before = s.constructors(place)
    after = before - lost.strength()
    unfinished = " and not be finished" if after < cost <= before else ""
    left = f"it would have {after} of {cost} Constructors{unfinished}"
    return f"{s.title(place)} would hold, {sums}, and lose {gone}: {left}."


# What the attacked player may openly answer with.


def answers(s: State, to: int, hurt: bool) -> list[Part]:
    """Cards in hand, buildings that are ready, Great Wonders that can be used; the count of those is the tokens."""
    owner = s.owner[s.target]
    found: list[Part] = []
    cards = len(s.hands[owner])
    if s.hand_defence and cards:
        found.append(Part("hand", cards, cards * strength.militia(s, owner)))
    for place in range(len(s.owner)):
        if s.ready(place, owner) and s.twin(place) == place:
            ability = s.cards.abilities[s.face[place]]
            if ability.times >> UNDER_ATTACK & 1 and ability.refusal(s, owner, UNDER_ATTACK) is NO_REASON:
                found.append(Part("building", 1, ability.brings(s, owner), PLACE + place, ability.says))
    for great in s.cards.greats:
        code = wonder_code(owner, great.number, to)
        if first_refusal(s, owner, great.number, UNDER_ATTACK) is NO_REASON:
            found.append(Part("Great Wonder", 0, 0, code, great.first.says))
        after = hurt and can_regain(s, owner, great.number)
        if after or second_refusal(s, owner, great.number, UNDER_ATTACK) is NO_REASON:
            found.append(Part("Great Wonder", great.cost, 0, code, great.second.says))
    return found


def can_regain(s: State, seat: int, number: int) -> bool:
    """Whether a second ability of the aftermath waits for losses alone."""
    great = s.cards.greats[number]
    if s.great[seat * GREATS + number] == 0 or great.second.times >> AFTERMATH & 1 == 0:
        return False
    return s.used_second[seat] >> number & 1 == 0 and s.tokens[seat] >= great.cost


def wonder_code(owner: int, number: int, to: int) -> int:
    """The code of constructed pieces as a seat sees them: its own are to be used."""
    return GREAT + number if owner == to else PIECE + owner * GREATS + number
