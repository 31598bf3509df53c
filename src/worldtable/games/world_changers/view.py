"""What a seat sees of World Changers: zones and banners, as the layout shows them."""

from __future__ import annotations

from worldtable.engine.laying import Laying
from worldtable.engine.scene import Amount, Banner, Piece, Zone
from worldtable.games.world_changers.card import INVITE
from worldtable.games.world_changers.layout import ASIDE, CREW, HAND, PILE, SEAT, VOID
from worldtable.games.world_changers.rules import ChooseForVoid, gaps
from worldtable.games.world_changers.scoring import score, stars
from worldtable.games.world_changers.state import State


def zones(s: State, seat: int) -> list[Zone]:
    laying = Laying(s, seat)
    found = [laying.row(VOID, "The Void", missing(s)), laying.pile(PILE, "Draw Pile")]
    if s.at[ASIDE]:
        found.append(laying.aside(ASIDE, "Set aside", s.active))
    for side in s.clockwise(max(seat, 0)):
        found.append(crew_zone(s, side, laying))
        if not s.solo_dummy(side):
            found.append(laying.hand(HAND + side))
    return found


def missing(s: State) -> tuple[Amount, ...]:
    """How many gaps of the Void somebody is about to fill."""
    filling = len([ask for ask in s.asks if isinstance(ask, ChooseForVoid)]) > 0
    return (Amount("gaps", gaps(s)),) if filling else ()


def crew_zone(s: State, side: int, laying: Laying) -> Zone:
    """Crew Mates: an Invite effect is spent, a star tells what it brings as things stand."""
    zone = laying.row(CREW + side, f"{s.side_name(side)}'s crew")
    brought = stars(s, side)
    for at, card in enumerate(s.crew(side)):
        figure = s.card(card)
        if figure.kind == INVITE:
            zone.things[at].state = ("spent",)
        elif card in brought:
            times = (Amount("times", figure.times),) if figure.times > 1 else ()
            zone.things[at].amounts = (Amount("points", brought[card]), *times)
    return zone


def banners(s: State) -> list[Banner]:
    """Chip, Reminder Token, Crew Mates and running total of each side."""
    return [banner(s, side) for side in range(s.sides)]


def banner(s: State, side: int) -> Banner:
    mates = (Amount("Crew Mates", len(s.crew(side))),)
    total = score(s, side)
    if s.solo_dummy(side):
        return Banner(side, "The dummy", code=SEAT + side, score=total, amounts=mates)
    chip = "passive" if s.passive >> side & 1 == 1 else "active"
    token = s.tokens >> side & 1 == 1
    return Banner(
        side,
        s.name(side),
        code=SEAT + side,
        doing=chip,
        score=total,
        state=(chip,),
        amounts=mates,
        pieces=(Piece("Reminder Token"),) if token else (),
        notes=("Must pass the next turn.",) if token else (),
    )
