"""What a seat sees, for tests: zones, things, numbers and choices by their names."""

from __future__ import annotations

from worldtable.engine.scene import Amount, Banner, Face, Thing, Zone
from worldtable.engine.table import Choice, Fight
from worldtable.games.worldbreakers.testing import Table


def zone(table: Table, seat: int, id: str) -> Zone:
    return next(each for each in table.game.zones(table.s, seat) if each.id == id)


def thing(table: Table, seat: int, title: str) -> Thing:
    """The only thing of a title that a seat sees."""
    things = [each for zone in table.game.zones(table.s, seat) for each in zone.things]
    found = [each for each in things if each.face is not None and each.face.title == title]
    assert len(found) == 1, f"{title} is there {len(found)} times"
    return found[0]


def banner(table: Table, side: int) -> Banner:
    return table.game.banners(table.s, 0)[side]


def choice(table: Table, seat: int, sentence: str) -> Choice:
    return next(each for each in table.game.view(table.s, seat).choices if each.sentence == sentence)


def tones(table: Table, seat: int) -> dict[str, str]:
    return {each.label: each.tone for each in table.game.view(table.s, seat).choices}


def the_fight(table: Table) -> Fight:
    found = table.game.fight(table.s, 0)
    assert found is not None
    return found


def numbers(amounts: tuple[Amount, ...]) -> dict[str, int]:
    return {each.kind: each.value for each in amounts}


def pieces(thing: Thing) -> dict[str, int]:
    return {each.kind: each.count for each in thing.pieces}


def needs(thing: Thing) -> list[tuple[str, int, bool]]:
    return [(each.kind, each.count, each.met) for each in thing.needs]


def words_of(face: Face | None) -> list[str]:
    return [] if face is None else [each.word for each in face.keywords]
