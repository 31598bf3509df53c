"""The attack that goes on, as data for screens: both strengths part by part, and how it would end now (R39, R40)."""

from __future__ import annotations

from worldtable.engine.scene import Piece
from worldtable.engine.step import NO_REASON
from worldtable.engine.table import Fight, Part
from worldtable.games.world_of_wonders import words
from worldtable.games.world_of_wonders.abilities import first_refusal, second_refusal
from worldtable.games.world_of_wonders.codes import GREAT, GREATS, PIECE, PLACE
from worldtable.games.world_of_wonders.combat import wounds
from worldtable.games.world_of_wonders.fronts import GREAT_WONDER
from worldtable.games.world_of_wonders.moments import AFTERMATH, UNDER_ATTACK
from worldtable.games.world_of_wonders.reactions import attackable
from worldtable.games.world_of_wonders.state import State
from worldtable.games.world_of_wonders.strength import attack, defence, knight, militia, printed
from worldtable.games.world_of_wonders.units import FOREMAN, KNIGHT, MILITIA, SITE_STRENGTH, STRONG, UNIT, WORKER

HOLDS = "holds"
FALLS = "falls"
TAKEN = "taken"


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
        force=tuple(military(s, s.active, len(s.attack_weak), len(s.attack_strong))),
        defence=tuple(defence_parts(s, place)),
        losses=lost,
        answers=tuple(answers(s, seat, len(lost) > 0)),
        result=result(s),
        forecast=forecast(s, lost, seat),
    )


# The parts, in the order in which they count: what stands in the way first, what it protects last.


def part(unit: int, count: int, each: int, code: int = -1) -> list[Part]:
    """Units of one kind, if there are any, by what each of them counts."""
    usual = STRONG if unit in (FOREMAN, KNIGHT) else 1
    return [Part(UNIT[unit], count, count * each, code, "doubled" if each > usual else "")] if count else []


def military(s: State, seat: int, weak: int, strong: int) -> list[Part]:
    """Military of a seat in the battle: Militia and Knights by themselves."""
    return part(MILITIA, weak, militia(s, seat)) + part(KNIGHT, strong, knight(s, seat, s.target))


def defence_parts(s: State, place: int) -> list[Part]:
    """Stone, walls and defenders, then the Constructors of a site, Workers before Foremen (R40)."""
    owner = s.owner[place]
    face = s.face[place]
    site = not s.is_built(place)
    code = PLACE + place
    parts = [Part("site", 1, SITE_STRENGTH, code) if site else Part("building", 1, s.cards.defences[face], code)]
    for great in s.cards.greats:
        count = s.great[owner * GREATS + great.number]
        points = s.cards.strength_bonus[great.number] * count
        if points:
            parts.append(Part("Great Wonder", count, points, GREAT + great.number, great.name))
    if s.doubled >> owner & 1:
        parts.append(Part("doubled", 1, printed(s, place) // 2))
    if not site:
        parts.extend(garrison_parts(s, place) if s.cards.walls[face] else walls(s, owner))
    if place == s.target:
        parts.extend(military(s, owner, len(s.defence_weak), len(s.defence_strong)))
    if site:
        parts.extend(part(WORKER, len(s.weak[place]), 1, code))
        parts.extend(part(FOREMAN, len(s.strong[place]), STRONG, code))
    return parts


def garrison_parts(s: State, wall: int) -> list[Part]:
    """Military on a wall; a Blacksmith helps there, Stables do not (R40a)."""
    weak = part(MILITIA, len(s.weak[wall]), militia(s, s.owner[wall]), PLACE + wall)
    return weak + part(KNIGHT, len(s.strong[wall]), STRONG, PLACE + wall)


def walls(s: State, owner: int) -> list[Part]:
    """What each wall gives, then its garrison."""
    parts: list[Part] = []
    for place in range(len(s.owner)):
        if s.owner[place] == owner and s.is_wall(place):
            parts.append(Part("wall", 1, s.cards.defences[s.face[place]], PLACE + place))
            parts.extend(garrison_parts(s, place))
    return parts


# How it would end now.


def result(s: State) -> str:
    if attack(s) < defence(s, s.target):
        return HOLDS
    wonder = s.cards.kinds[s.face[s.target]] == GREAT_WONDER
    return TAKEN if wonder else FALLS


def losses(s: State) -> tuple[Piece, ...]:
    """The Constructors or the garrison that would be lost."""
    place = s.target
    site = s.is_site(place)
    weak, strong = len(s.weak[place]), len(s.strong[place])
    force, strength = attack(s), defence(s, place)
    if force < strength:
        points = force - (strength - s.constructors(place))
        weak, strong = wounds(s, place, points) if site else (0, 0)
    found: list[Piece] = []
    if weak:
        found.append(Piece(UNIT[WORKER if site else MILITIA], weak, s.owner[place]))
    if strong:
        found.append(Piece(UNIT[FOREMAN if site else KNIGHT], strong, s.owner[place]))
    return tuple(found)


def forecast(s: State, lost: tuple[Piece, ...], to: int) -> str:
    """How it would end now, in words."""
    place = s.target
    sums = f"{attack(s)} against {defence(s, place)}"
    gone = words.crowd(count_of(lost, False), count_of(lost, True), not s.is_site(place))
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
    after = before - count_of(lost, False) - STRONG * count_of(lost, True)
    unfinished = " and not be finished" if after < cost <= before else ""
    left = f"it would have {after} of {cost} Constructors{unfinished}"
    return f"{s.title(place)} would hold, {sums}, and lose {gone}: {left}."


def count_of(lost: tuple[Piece, ...], strong: bool) -> int:
    return sum([piece.count for piece in lost if (piece.kind in (UNIT[FOREMAN], UNIT[KNIGHT])) == strong])


# What the attacked player may openly answer with.


def answers(s: State, to: int, hurt: bool) -> list[Part]:
    """Cards in hand, buildings that are ready, Great Wonders that can be used; the count of those is the tokens."""
    owner = s.owner[s.target]
    found: list[Part] = []
    cards = len(s.hands[owner])
    if s.hand_defence and cards:
        found.append(Part("hand", cards, cards * militia(s, owner)))
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
