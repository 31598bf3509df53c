"""The score sheet of World of Wonders, and who wins (R62 to R65)."""

from __future__ import annotations

from worldtable.engine.scene import Line
from worldtable.games.world_of_wonders import words
from worldtable.games.world_of_wonders.codes import BUILT, GREATS, NOBODY
from worldtable.games.world_of_wonders.state import State


def sheet(s: State, side: int) -> list[Line]:
    """A line for each kind of building, Great Wonder and Natural Wonder."""
    lines: list[Line] = []
    for face in range(len(s.cards.faces)):
        count = 0
        for place in range(len(s.owner)):
            if s.owner[place] == side and s.face[place] == face and s.state[place] & BUILT:
                count += 1
        if count:
            front = s.front(face)
            lines.append(Line(times(front.name, count), count * front.points))
    for great in s.cards.greats:
        count = s.great[side * GREATS + great.number]
        if count:
            pieces = words.counted(count, "piece")
            lines.append(Line(f"{great.name}, {pieces}", count * great.points))
    for natural in s.cards.naturals:
        count = s.natural[side * GREATS + natural.number]
        if count:
            total = on_table(s, natural.number)
            lines.append(Line(f"{times(natural.name, count)}, {total} on the table", count * total))
    return lines


def times(name: str, count: int) -> str:
    return name if count == 1 else f"{name} × {count}"


def on_table(s: State, number: int) -> int:
    """How many copies of a Natural Wonder lie on the table: what each of them is worth (R64)."""
    total = 0
    for seat in range(s.seats):
        total += s.natural[seat * GREATS + number]
    return total


def score(s: State, side: int) -> int:
    """The sum of the sheet, without its words."""
    total = 0
    for place in range(len(s.owner)):
        if s.owner[place] == side and s.state[place] & BUILT:
            total += s.cards.faces[s.face[place]].points
    base = side * GREATS
    for great in s.cards.greats:
        total += s.great[base + great.number] * great.points
    for natural in s.cards.naturals:
        count = s.natural[base + natural.number]
        if count:
            total += count * on_table(s, natural.number)
    return total


def pieces(s: State, seat: int) -> int:
    """Constructed Great Wonder pieces of a seat."""
    total = 0
    for at in range(seat * GREATS, (seat + 1) * GREATS):
        total += s.great[at]
    return total


def complete(s: State, seat: int) -> bool:
    """Whether a seat owns all pieces of a Great Wonder (R62)."""
    owned = [great for great in s.cards.greats if s.great[seat * GREATS + great.number] >= great.pieces]
    return len(owned) > 0


def tie_breaker(s: State, winner: int) -> str:
    """What decided among players with as many points as the winner; "" if nobody has as many (R65)."""
    tied = [seat for seat in range(s.seats) if seat != winner and score(s, seat) == score(s, winner)]
    if not tied:
        return ""
    if max([pieces(s, seat) for seat in tied]) < pieces(s, winner):
        return " and more Great Wonder pieces"
    return " and more Wonder tokens"


def winners(s: State) -> list[int]:
    """Six pieces win; otherwise points, then Great Wonder pieces, then tokens, then all who are equal (R62, R65)."""
    if s.winner != NOBODY:
        return [s.winner]
    seats = [seat for seat in range(s.seats) if complete(s, seat)] or list(range(s.seats))
    ranks = [(score(s, seat), pieces(s, seat), s.tokens[seat]) for seat in seats]
    best = max(ranks)
    return [seats[at] for at in range(len(seats)) if ranks[at] == best]
