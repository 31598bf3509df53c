"""What is different between two tables of one seat: what moved, which numbers changed. For motion and for previews.

It is worked out from what the seat saw before and sees after, so it can tell nothing more.
"""

from __future__ import annotations

from typing import Final

from worldtable.engine.scene import COLUMNS, HEXES, TRACK, Amount, Data, Piece, Thing, Zone, filled
from worldtable.engine.table import Fight, View

PLACES: Final = (HEXES, COLUMNS, TRACK)  # the kinds of zones in which a place means something


class Change:
    """A number that became another one: of a thing, a zone or a banner."""

    def __init__(self, where: str, id: str, kind: str, before: int, after: int, owner: int = -1) -> None:
        self.where = where  # thing, zone or banner
        self.id = id  # of the thing or zone, or the side's number
        self.kind = kind  # of an amount or a piece; "score" of a banner, "count" of a zone
        self.before = before
        self.after = after
        self.owner = owner  # whose pieces they are

    def data(self) -> Data:
        found: Data = {"where": self.where, "id": self.id, "kind": self.kind}
        owner = self.owner if self.owner >= 0 else None
        return {**found, "before": self.before, "after": self.after, **filled({"owner": owner})}


class Move:
    """A thing that went from one zone to another, or to another place of one; "" is out of sight."""

    def __init__(self, id: str, start: str, end: str, was: str = "", at: tuple[int, ...] = ()) -> None:
        self.id = id  # as it is called afterwards, or was before it went out of sight
        self.start = start
        self.end = end
        self.was = was  # what it was called before, if that was something else: a back that was turned over
        self.at = at  # its place there, if the zone is one of places: a column and row, a hex

    def data(self) -> Data:
        more = filled({"was": self.was, "at": list(self.at)})
        return {"id": self.id, "from": self.start, "to": self.end, **more}


class Turned:
    """A state that a thing or a side took on or lost."""

    def __init__(self, where: str, id: str, state: str, on: bool) -> None:
        self.where = where
        self.id = id
        self.state = state
        self.on = on

    def data(self) -> Data:
        return {"where": self.where, "id": self.id, "state": self.state, "on": self.on}


class Linked:
    """A link between two things that was made or broken."""

    def __init__(self, id: str, how: str, to: str, on: bool) -> None:
        self.id = id
        self.how = how
        self.to = to  # the id of the other thing, "" if it is none
        self.on = on

    def data(self) -> Data:
        return {"id": self.id, "how": self.how, "to": self.to, "on": self.on}


class Changes:
    """All that became different."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.changes: list[Change] = []
        self.turned: list[Turned] = []
        self.links: list[Linked] = []

    def data(self) -> Data:
        return filled(
            {
                "moves": [each.data() for each in self.moves],
                "changes": [each.data() for each in self.changes],
                "turned": [each.data() for each in self.turned],
                "links": [each.data() for each in self.links],
            }
        )


class Preview(Changes):
    """What an answer would change that its player may know."""

    def __init__(self, code: int) -> None:
        super().__init__()
        self.code = code
        self.path: list[int] = []  # codes of the places on a way, in order
        self.reach: list[int] = []  # codes of what its player could choose next, where one more question follows
        self.safe: list[tuple[int, int]] = []  # codes of who could not be touched then, and of the card that says so
        self.amounts: list[Amount] = []  # numbers of the answer itself: its price, what would be lost
        self.notes: list[str] = []
        self.fight: Fight | None = None  # the fight as it would stand
        self.partly = False  # more would follow that nobody can foresee
        self.over = False  # the game would end
        self.verdict = ""  # and how

    def data(self) -> Data:
        return {
            "code": self.code,
            **super().data(),
            **filled(
                {
                    "path": self.path,
                    "reach": self.reach,
                    "safe": [list(each) for each in self.safe],
                    "amounts": [each.data() for each in self.amounts],
                    "notes": self.notes,
                    "fight": None if self.fight is None else self.fight.data(),
                    "partly": self.partly,
                    "over": self.over,
                    "verdict": self.verdict,
                }
            ),
        }


def compare(before: View, after: View, found: Changes) -> None:
    """Note what became different from one table of a seat to the next."""
    moved(before, after, found)
    linked(before, after, found)
    for zone in after.zones:
        for other in before.zones:
            if other.id == zone.id:
                numbers("zone", zone.id, amounts_of(other.amounts), amounts_of(zone.amounts), found)
                if other.count is not None and zone.count is not None and other.count != zone.count:
                    found.changes.append(Change("zone", zone.id, "count", other.count, zone.count))
    for banner, old in zip(after.banners, before.banners, strict=False):
        id = str(banner.side)
        if banner.score is not None and old.score is not None and banner.score != old.score:
            found.changes.append(Change("banner", id, "score", old.score, banner.score))
        numbers("banner", id, amounts_of(old.amounts), amounts_of(banner.amounts), found)
        pieces("banner", id, old.pieces, banner.pieces, found)
        states("banner", id, old.state, banner.state, found)


def moved(before: View, after: View, found: Changes) -> None:
    """Things that are elsewhere, came, or went; of those that stayed what changed about them."""
    was = placed(before)
    came: list[tuple[Zone, Thing]] = []
    for zone in after.zones:
        for thing in zone.things:
            old = was.pop(thing.id, None)
            if old is None:
                came.append((zone, thing))
                continue
            start, other = old
            if start != zone.id or (other.at != thing.at and zone.kind in PLACES):
                found.moves.append(Move(thing.id, start, zone.id, "", place_in(zone, thing)))
            about_thing(thing.id, other, thing, found)
    for where, thing in came:
        match = counterpart(thing, was)
        if match:
            start, other = was.pop(match)
            found.moves.append(Move(thing.id, start, where.id, match, place_in(where, thing)))
            about_thing(thing.id, other, thing, found)
        else:
            found.moves.append(Move(thing.id, "", where.id, "", place_in(where, thing)))
    for id, (start, _) in was.items():
        found.moves.append(Move(id, start, ""))


def place_in(zone: Zone, thing: Thing) -> tuple[int, ...]:
    """Where a thing lies in a zone of places; in others the order tells nothing."""
    return thing.at if zone.kind in PLACES else ()


def linked(before: View, after: View, found: Changes) -> None:
    """Links that were made or broken."""
    old, new = links_of(before), links_of(after)
    found.links.extend([Linked(id, how, to, True) for id, how, to in new if (id, how, to) not in old])
    found.links.extend([Linked(id, how, to, False) for id, how, to in old if (id, how, to) not in new])


def links_of(table: View) -> list[tuple[str, str, str]]:
    """All links of a table by the ids of both ends, for codes change with places."""
    things = [thing for zone in table.zones for thing in zone.things]
    ids = {thing.code: thing.id for thing in things if thing.code >= 0}
    return [(thing.id, how, ids.get(code, "")) for thing in things for how, code in thing.links]


def placed(table: View) -> dict[str, tuple[str, Thing]]:
    return {thing.id: (zone.id, thing) for zone in table.zones for thing in zone.things}


def counterpart(thing: Thing, gone: dict[str, tuple[str, Thing]]) -> str:
    """What a thing that came was called before, "" if it came out of nowhere: its like, or a back that was turned."""
    if thing.face is None:
        return ""
    for id, (_, other) in gone.items():
        if other.face is not None and other.face.title == thing.face.title:
            return id
    for id, (_, other) in gone.items():
        if other.face is None:
            return id
    return ""


def about_thing(id: str, before: Thing, after: Thing, found: Changes) -> None:
    if before.face is None or after.face is None:
        return
    old, new = amounts_of(before.face.amounts), amounts_of(after.face.amounts)
    old.update(amounts_of(before.amounts))
    new.update(amounts_of(after.amounts))
    numbers("thing", id, old, new, found)
    pieces("thing", id, before.pieces, after.pieces, found)
    states("thing", id, before.state, after.state, found)


def amounts_of(amounts: tuple[Amount, ...]) -> dict[str, int]:
    return {each.kind: each.value for each in amounts}


def numbers(where: str, id: str, before: dict[str, int], after: dict[str, int], found: Changes) -> None:
    """Amounts that changed; one that is there only before or only after is no change but another thing."""
    for kind, value in after.items():
        if kind in before and before[kind] != value:
            found.changes.append(Change(where, id, kind, before[kind], value))


def pieces(where: str, id: str, before: tuple[Piece, ...], after: tuple[Piece, ...], found: Changes) -> None:
    counts = {(each.kind, each.owner): each.count for each in before}
    for each in after:
        old = counts.pop((each.kind, each.owner), 0)
        if old != each.count:
            found.changes.append(Change(where, id, each.kind, old, each.count, each.owner))
    for (kind, owner), old in counts.items():
        if old:
            found.changes.append(Change(where, id, kind, old, 0, owner))


def states(where: str, id: str, before: tuple[str, ...], after: tuple[str, ...], found: Changes) -> None:
    for each in after:
        if each not in before:
            found.turned.append(Turned(where, id, each, True))
    for each in before:
        if each not in after:
            found.turned.append(Turned(where, id, each, False))
