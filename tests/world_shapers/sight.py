"""What tests of World Shapers look at: a table amid a game, its things and numbers, and what is foreseen."""

from __future__ import annotations

from collections.abc import Iterable

from worldtable.engine.changes import Preview
from worldtable.engine.game import Game
from worldtable.engine.scene import Amount, Piece, Thing, Zone
from worldtable.engine.table import Choice
from worldtable.games.world_shapers.game import WORLD_SHAPERS
from worldtable.games.world_shapers.state import State
from worldtable.games.world_shapers.testing import Table

HANDS = {"Ann": "A01, A05, A10", "Ben": "E13, E14, E22"}
DRAWN = {
    "Ann": """
        A02*  E15  .  .
        A04   .    .  .
    """,
    "Ben": """
        A03  .  F25  W38
        .    .  F26  .
    """,
}


def table() -> Table:
    return Table("Ann", "Ben", hands=HANDS, pool="W46, F34, U49", collections=DRAWN)


def zone(game: Game[State], s: State, seat: int, id: str) -> Zone:
    return next(each for each in game.zones(s, seat) if each.id == id)


def things(s: State, seat: int, id: str) -> dict[str, Thing]:
    return {thing.id: thing for thing in zone(WORLD_SHAPERS, s, seat, id).things}


def amounts(found: Iterable[Amount]) -> dict[str, int]:
    return {each.kind: each.value for each in found}


def pieces(found: Iterable[Piece]) -> list[tuple[str, int, int]]:
    return [(each.kind, each.owner, each.count) for each in found]


def foreseen(at: Table, who: str, label: str) -> Preview:
    """What an answer would do, by the beginning of its label."""
    place = at.place(who)
    ask = at.s.asks[place]
    code = next(code for code in at.s.options[place] if ask.label(at.s, code).startswith(label))
    preview = WORLD_SHAPERS.preview(at.s, at.seat(who), code)
    assert preview is not None
    return preview


def changes(preview: Preview) -> set[tuple[str, str, int, int]]:
    return {(each.id, each.kind, each.before, each.after) for each in preview.changes}


def choices(at: Table, who: str) -> dict[str, Choice]:
    return {choice.sentence: choice for choice in WORLD_SHAPERS.view(at.s, at.seat(who)).choices}
