"""What a seat sees of a table, for tests that look."""

from __future__ import annotations

from worldtable.engine.scene import Amount, Piece, Thing, Zone
from worldtable.engine.table import Choice
from worldtable.games.world_of_wonders.game import WORLD_OF_WONDERS as GAME
from worldtable.games.world_of_wonders.testing import Table


def zone(table: Table, seat: int, id: str) -> Zone:
    return next(each for each in GAME.zones(table.s, seat) if each.id == id)


def thing(table: Table, seat: int, title: str, where: str) -> Thing:
    return next(each for each in zone(table, seat, where).things if each.face and each.face.title == title)


def numbers(amounts: tuple[Amount, ...]) -> dict[str, int]:
    return {amount.kind: amount.value for amount in amounts}


def crowd(pieces: tuple[Piece, ...]) -> list[tuple[str, int, int]]:
    return [(piece.kind, piece.count, piece.owner) for piece in pieces]


def choices(table: Table, who: str) -> dict[str, Choice]:
    """The choices of somebody by their sentences."""
    return {choice.sentence: choice for choice in GAME.view(table.s, table.seat(who)).choices}
