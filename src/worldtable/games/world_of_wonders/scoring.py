"""The score sheet of World of Wonders, and who wins (R62 to R65)."""

from __future__ import annotations

from worldtable.engine.log import counted
from worldtable.engine.scene import Line
from worldtable.games.world_of_wonders.card import KINDS
from worldtable.games.world_of_wonders.codes import GREAT, GREATS, NATURAL, PLACE
from worldtable.games.world_of_wonders.state import State


def sheet(s: State, side: int) -> list[Line]:
    """A line for each kind of building, Great Wonder and Natural Wonder."""
    lines: list[Line] = []
    for face in range(len(s.cards.faces)):
        built = [place for place in s.built(side) if s.face[place] == face]
        if built:
            front = s.card(face)
            count = len(built)
            code = PLACE + s.twin(built[0])
            lines.append(Line(times(front.name, count), count * front.points, code, KINDS[front.kind]))
    for great in s.cards.greats:
        count = s.great[side * GREATS + great.number]
        if count:
            pieces = counted(count, "piece")
            code = GREAT + great.number
            lines.append(Line(f"{great.name}, {pieces}", count * great.points, code, KINDS[great.kind]))
    for natural in s.cards.naturals:
        count = s.natural[side * GREATS + natural.number]
        if count:
            total = on_table(s, natural.number)
            label = f"{times(natural.name, count)}, {total} on the table"
            code = NATURAL + side * GREATS + natural.number
            lines.append(Line(label, count * total, code, KINDS[natural.kind]))
    return lines


def times(name: str, count: int) -> str:
    return name if count == 1 else f"{name} × {count}"


def on_table(s: State, number: int) -> int:
    """How many copies of a Natural Wonder lie on the table: what each of them is worth (R64)."""
    return sum([s.natural[seat * GREATS + number] for seat in range(s.seats)])


def score(s: State, side: int) -> int:
    """The sum of the sheet, without its words."""
    total = 0
    for place in range(len(s.owner)):
        if s.owner[place] == side and s.is_built(place):
            total += s.cards.faces[s.face[place]].points
    base = side * GREATS
    for great in s.cards.greats:
        total += s.great[base + great.number] * great.points
    for natural in s.cards.naturals:
        count = s.natural[base + natural.number]
        if count:
            total += count * on_table(s, natural.number)
    return total


def completed(s: State, seat: int) -> str:
    """The Great Wonder of which a seat owns all pieces, "" if there is none (R62)."""
    for great in s.cards.greats:
        if s.great[seat * GREATS + great.number] >= great.pieces:
            return great.name
    return ""


def builders(s: State) -> list[int]:
    """The seats that own all pieces of a Great Wonder."""
    return [seat for seat in range(s.seats) if completed(s, seat)]


def contenders(s: State) -> list[int]:
    """Who can win: where anybody owns all pieces of a Great Wonder nobody else can (R62, B51)."""
    return builders(s) or list(range(s.seats))


def tie_breaker(s: State, winner: int) -> str:
    """What decided among contenders with as many points as the winner; "" if nobody has as many (R65)."""
    tied = [seat for seat in contenders(s) if seat != winner and score(s, seat) == score(s, winner)]
    if not tied:
        return ""
    if max([s.pieces[seat] for seat in tied]) < s.pieces[winner]:
        return " and more Great Wonder pieces"
    return " and more Wonder tokens"


def winners(s: State) -> list[int]:
    """Six pieces win; otherwise points, then Great Wonder pieces, then tokens, then all who are equal (R62, R65).

    The same decides among several players who own all six pieces of something at the end (B51).
    """
    seats = contenders(s)
    ranks = [(score(s, seat), s.pieces[seat], s.tokens[seat]) for seat in seats]
    best = max(ranks)
    return [seats[at] for at in range(len(seats)) if ranks[at] == best]
