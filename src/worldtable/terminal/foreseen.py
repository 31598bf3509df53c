"""What an answer would bring, as lines: moves, numbers, states, the fight and the end."""

from __future__ import annotations

from worldtable.engine.changes import Change, Linked, Move, Preview, Turned
from worldtable.engine.table import View
from worldtable.terminal.reader import Reader
from worldtable.terminal.sides import fight_lines
from worldtable.terminal.words import folded, plural, title_of

UNKNOWN = "Nothing of that can be foreseen."
NOTHING = "Nothing that you can see would change."
MORE = "More would follow that nobody can foresee."
BACK = "a card face down"


class Foresight:
    """Tells a preview in the words of the table before it."""

    def __init__(self, table: View) -> None:
        self.reader = Reader(table)
        self.things = {thing.id: thing for zone in table.zones for thing in zone.things}
        self.zones = {zone.id: zone for zone in table.zones}
        self.fight = table.fight

    def lines(self, preview: Preview | None, width: int) -> list[str]:
        if preview is None:
            return [UNKNOWN]
        told = [self.move(each) for each in preview.moves]
        told += [self.change(each) for each in preview.changes]
        told += [self.turned(each) for each in preview.turned]
        told += [self.linked(each) for each in preview.links if each.to]
        way = [self.reader.names[code] for code in preview.path if code in self.reader.names]
        told += [f"The way: {', '.join(way)}."] if way else []
        told += preview.notes
        lines = [line for each in dict.fromkeys(told) for line in folded(each, width)]
        if preview.fight is not None and (self.fight is None or preview.fight.data() != self.fight.data()):
            lines += fight_lines(preview.fight, self.reader, width)
        if preview.over:
            lines += folded(f"The game would end: {preview.verdict}", width)
        if preview.partly:
            lines.append(MORE)
        return lines or [NOTHING]

    def name(self, id: str, was: str = "") -> str:
        """What a thing is called, by what it is or was on the table."""
        thing = self.things.get(id) or self.things.get(was)
        if thing is None:
            return "something"
        return title_of(thing) if thing.face is not None else BACK

    def place(self, zone: str) -> str:
        if zone not in self.zones:
            return "a new place"
        label = self.zones[zone].label
        return label[0].lower() + label[1:] if label.startswith(("The ", "Your ")) else label

    def move(self, move: Move) -> str:
        name = self.name(move.id, move.was)
        if not move.end:
            return capital(f"{name} leaves {self.place(move.start)}.")
        if not move.start:
            return capital(f"{name} comes to {self.place(move.end)}.")
        if move.start == move.end:
            return capital(f"{name} takes another place in {self.place(move.end)}.")
        return capital(f"{name} goes from {self.place(move.start)} to {self.place(move.end)}.")

    def about(self, where: str, id: str) -> str:
        if where == "banner":
            side = int(id)
            return "You" if side == self.reader.seat else self.reader.side(side)
        if where == "zone":
            return self.zones[id].label if id in self.zones else "A place"
        return capital(self.name(id))

    def change(self, change: Change) -> str:
        kind = plural(change.kind, 2) if change.owner >= 0 else change.kind
        if change.owner >= 0 and str(change.owner) != change.id:
            kind = f"{kind} of {'yours' if change.owner == self.reader.seat else self.reader.side(change.owner)}"
        return f"{self.about(change.where, change.id)}: {kind} {change.before} → {change.after}."

    def turned(self, turned: Turned) -> str:
        you = turned.where == "banner" and turned.id == str(self.reader.seat)
        verb = ("become" if turned.on else "are no longer") if you else ("becomes" if turned.on else "is no longer")
        return f"{self.about(turned.where, turned.id)} {verb} {turned.state}."

    def linked(self, linked: Linked) -> str:
        """ "Mirror Rock: copies Embers.", "Mirror Rock: no longer copies Embers."."""
        how = linked.how if linked.on else f"no longer {linked.how}"
        return f"{capital(self.name(linked.id))}: {how} {self.name(linked.to)}."


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
