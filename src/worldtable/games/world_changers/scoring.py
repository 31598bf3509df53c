"""The score sheet of World Changers: values, then End of Game effects, doubling last (R37, O20)."""

from __future__ import annotations

from worldtable.engine.scene import Line
from worldtable.games.world_changers.card import END_OF_GAME
from worldtable.games.world_changers.layout import CREW
from worldtable.games.world_changers.state import State


def sheet(s: State, side: int) -> list[Line]:
    """A line for each Crew Mate and each End of Game effect."""
    lines: list[Line] = []
    place = s.layout.code[CREW + side]
    for card in s.crew(side):
        figure = s.card(card)
        lines.append(Line(figure.name, figure.value, place + figure.face, "value"))
    for card, points in stars(s, side).items():
        figure = s.card(card)
        lines.append(Line(f"{figure.name}: {figure.says}", points, place + figure.face, "end of game"))
    return lines


def stars(s: State, side: int) -> dict[int, int]:
    """What each End of Game effect brings as things stand, in the order in which they count."""
    total = sum([s.card(card).value for card in s.crew(side)])
    found: dict[int, int] = {}
    for late in (False, True):
        for card in s.crew(side):
            figure = s.card(card)
            if figure.kind == END_OF_GAME and figure.late == late:
                found[card] = figure.points(s, side, card, total)
                total += found[card]
    return found


def score(s: State, side: int) -> int:
    """The sum of the sheet, without its words."""
    total = 0
    ends: list[int] = []
    for card in s.crew(side):
        figure = s.card(card)
        total += figure.value
        if figure.kind == END_OF_GAME:
            ends.append(card)
    for late in (False, True):
        for card in ends:
            figure = s.card(card)
            if figure.late == late:
                total += figure.points(s, side, card, total)
    return total


def winners(s: State) -> list[int]:
    """The sides with the most points and, among those, the most Crew Mates (R38, O29)."""
    best = max([(score(s, side), len(s.crew(side))) for side in range(s.sides)])
    return [side for side in range(s.sides) if (score(s, side), len(s.crew(side))) == best]
