"""A trip of a Cart in Lords of Worlds: where it goes, what it collects there, what that costs, and how it is paid."""

from __future__ import annotations

from worldtable.engine.changes import Preview, Turned
from worldtable.engine.scene import Amount
from worldtable.games.lords_of_worlds.board import NEUTRAL
from worldtable.games.lords_of_worlds.effects import Go
from worldtable.games.lords_of_worlds.paying import cheapest, lay
from worldtable.games.lords_of_worlds.state import HEX, State


class Trip:
    """The Cart goes to `end` and collects at `tile` on its way, unless that is -1 (R28, R29, O14)."""

    def __init__(self, s: State, player: int, tile: int, end: int) -> None:
        self.player = player
        self.tile = tile
        self.end = end
        self.start = s.carts[player]
        collecting = tile >= 0
        self.ground = s.map.ground[tile] if collecting else NEUTRAL
        price, size = s.map.price, s.map.size
        first = tile if collecting else end
        self.way = price[self.start * size + first] + price[first * size + end]
        self.value = s.cards.value[s.board[tile] >> 1] if collecting else 0
        self.cost = self.way + self.value

    def hexes(self, s: State) -> list[int]:
        """The hexes of the way, from the Cart on."""
        if self.tile < 0:
            return [self.start, *s.map.way(self.start, self.end)]
        return [self.start, *s.map.way(self.start, self.tile), *s.map.way(self.tile, self.end)]

    def turned(self, s: State) -> list[int]:
        """The hexes whose tiles the collection turns face-up (R45)."""
        if self.tile < 0:
            return []
        return [hex for hex in s.map.near[self.tile] if s.board[hex] >= 0 and not s.open_tile(hex)]

    def payment(self, s: State) -> list[int]:
        return cheapest(s, self.player, self.cost, self.ground, 0)

    def imagined(self, s: State) -> State:
        """A table, changed by the trip and its cheapest payment, before any tile is turned."""
        colour = lay(s, self.player, self.payment(s), self.ground)
        Go(self.player, self.tile, self.end, self.cost, colour).run(s)
        return s

    def foresee(self, s: State, preview: Preview, paid: int, turning: bool) -> None:
        """Add the way, its price and what would be paid to a preview; tiles that will turn lose what hides them."""
        preview.path = [HEX + hex for hex in self.hexes(s)]
        lost = max(paid - self.cost, 0)
        preview.amounts.append(Amount("way", self.way))
        if self.tile >= 0:
            preview.amounts.append(Amount("value", self.value))
        preview.amounts.append(Amount("price", self.cost))
        preview.amounts.append(Amount("paid", paid))
        preview.amounts.append(Amount("lost", lost))
        preview.notes.append(f"{paid} of {self.cost}, {surplus(s, lost)}")
        turned = self.turned(s) if turning else []
        for hex in turned:
            preview.turned.append(Turned("thing", f"down-{s.hex_name(hex)}", "hidden", False))
        if turned:
            preview.partly = True


def surplus(s: State, lost: int) -> str:
    """What becomes of what is paid above the price, in words (R31, O15)."""
    if lost == 0:
        return "nothing lost"
    return f"{lost} over" if s.switches.change else f"{lost} lost"
