"""A table as it stands, small, for lists that play nothing: made from what one seat sees, so it tells no more.

A zone has its `kind`, `owner` and `count`, and, as far as there is room, `things`: the numbers of `faces`, BACK for
what lies face down. Maps have the places of their things in `at`, one number after the other, and players' `pieces`.
A face is the id of a card; on hexes, where it is small, and for what has no id, a list of its kind and group.
"""

from __future__ import annotations

from typing import Any

import orjson

from worldtable.engine.scene import COLUMNS, FAN, HEXES, PILE, ROW, Thing, Zone
from worldtable.engine.table import View

MOST = 1000  # bytes of a picture
BACK = -1
MAPS = (HEXES, COLUMNS)
LATER = {FAN: 1, PILE: 2}  # what tells less than what lies open on the table
DRAWN = (*MAPS, ROW, FAN, PILE)  # what is counted or written down is left out
Json = dict[str, Any]
Shown = str | tuple[str, str]  # what draws a face


class Sketch:
    """A picture that grows as long as it fits."""

    def __init__(self) -> None:
        self.faces: dict[Shown, int] = {}
        self.zones: list[Json] = []
        self.spent = len(orjson.dumps(self.data()))

    def data(self) -> Json:
        return {"faces": list(self.faces), "zones": self.zones}

    def draw(self, zone: Zone) -> None:
        """A zone with all that lies there; where that is too much, how much it is; where even that is, nothing."""
        count = len(zone.things) if zone.count is None else zone.count
        bare = {"kind": zone.kind, "owner": zone.owner, "count": count}
        fresh: dict[Shown, int] = {}
        lying = self.laid(zone, fresh) if zone.things else {}
        if not self.add({**bare, **lying}, fresh) and lying:
            self.add(bare, {})

    def add(self, drawn: Json, fresh: dict[Shown, int]) -> bool:
        needed = len(orjson.dumps([drawn, *fresh]))
        if self.spent + needed > MOST:
            return False
        self.spent += needed
        self.faces.update(fresh)
        self.zones.append(drawn)
        return True

    def laid(self, zone: Zone, fresh: dict[Shown, int]) -> Json:
        """What lies in a zone: the uppermost of each place, and of a pile."""
        if zone.kind not in MAPS:
            lying = zone.things[-1:] if zone.kind == PILE else zone.things
            return {"things": [self.number(thing, zone, fresh) for thing in lying]}
        places = {thing.at: thing for thing in zone.things}
        things = [self.number(thing, zone, fresh) for thing in places.values()]
        return {"things": things, "at": [each for at in places for each in at], **pieces(zone)}

    def number(self, thing: Thing, zone: Zone, fresh: dict[Shown, int]) -> int:
        """The number of what a thing shows, which is new if nobody has told it before."""
        face = thing.face
        if face is None:
            return BACK
        shown: Shown = face.id if face.id and zone.kind != HEXES else (face.kind, face.group)
        if shown in self.faces:
            return self.faces[shown]
        return fresh.setdefault(shown, len(self.faces) + len(fresh))


def picture(view: View) -> Json:
    """What lies where: on the table before in hands, one's own before what all share and what others have."""
    found = Sketch()
    zones = [zone for zone in view.zones if zone.kind in DRAWN and (zone.things or zone.count)]
    for zone in sorted(zones, key=lambda zone: weight(zone, view.seat)):
        found.draw(zone)
    return found.data()


def weight(zone: Zone, seat: int) -> tuple[int, int]:
    """How late a zone is thought of."""
    return LATER.get(zone.kind, 0), 0 if zone.owner == seat else 1 if zone.owner < 0 else 2


def pieces(zone: Zone) -> Json:
    """The players' pieces on a map."""
    found = [
        {"kind": piece.kind, "owner": piece.owner, "at": list(thing.at)}
        for thing in zone.things
        for piece in thing.pieces
        if piece.owner >= 0
    ]
    return {"pieces": found} if found else {}
