"""Placing tiles on the Planet of Lords of Worlds, the free collection, and the questions of special tiles."""

from __future__ import annotations

from typing import Final

from worldtable.engine import table
from worldtable.engine.changes import Preview, Turned
from worldtable.engine.log import counted
from worldtable.engine.scene import Amount
from worldtable.engine.step import Reason
from worldtable.games.lords_of_worlds import reasons
from worldtable.games.lords_of_worlds.board import NEUTRAL
from worldtable.games.lords_of_worlds.effects import (
    collect,
    declare,
    move_cart,
    place_tile,
    score_view,
    take_from_supply,
)
from worldtable.games.lords_of_worlds.planet import NAMES, NEAR, SPACES
from worldtable.games.lords_of_worlds.reasons import Question
from worldtable.games.lords_of_worlds.scoring import CHAIN, chain_name, chains, pointer, view_chains
from worldtable.games.lords_of_worlds.state import (
    BASIC,
    DECLINE,
    HELD,
    HEX,
    SPACE,
    SUPPLY,
    TERRAINS,
    TYPE,
    State,
)


class Place(Question):
    """Where the collected tile goes: any unfilled space, or an Architect tile (R47)."""

    doing = "places a tile"

    def __init__(self, player: int, paid: bool) -> None:
        super().__init__(player)
        self.paid = paid

    def prompt(self, s: State) -> str:
        return f"Where do you place {s.tile_name(s.held)}?"

    def source(self, s: State) -> int:
        return HELD

    def options(self, s: State) -> list[int]:
        mask = s.placeable(self.player)
        first = SPACE + self.player * SPACES
        found: list[int] = []
        for space in range(SPACES):
            if mask >> space & 1:
                found.append(first + space)
        return found

    def label(self, s: State, option: int) -> str:
        space = (option - SPACE) % SPACES
        if s.architects(self.player) >> space & 1:
            points = counted(s.cards.value[s.held], "point")
            return f"Place it on {NAMES[space]}: Architect, {points}"
        free = ", then a free collection" if self.paid else ""
        return f"Place it on {NAMES[space]}: Empty{free}"

    def short(self, s: State, option: int) -> str:
        return "Place"

    def tone(self, s: State, option: int) -> str:
        return table.MAIN

    def foresee(self, s: State, option: int, preview: Preview) -> None:
        """What it scores now and at the end, the chain it makes of others, and whether a free collection follows."""
        you = self.player
        space = (option - SPACE) % SPACES
        after = s.clone()
        after.telling = False
        empty = place_tile(after, you, space)
        preview.amounts.append(Amount("now", gained(preview, you, "points")))
        preview.amounts.append(Amount("end", gained(preview, you, "chains") + gained(preview, you, "equal values")))
        for chain in chains(after, you):
            if chain.mask >> space & 1:
                terrain = TERRAINS[chain.terrain]
                preview.amounts.append(Amount("chain", chain.length, why=terrain))
                for old in chains(s, you):
                    if old.terrain == chain.terrain and old.mask & chain.mask:
                        preview.amounts.append(Amount("joined", old.length, why=terrain))
                preview.notes.append(f"{chain_name(chain)}: {counted(CHAIN[chain.length], 'point')} at the end")
        if self.paid and empty:
            preview.amounts.append(Amount("free collection", 1))

    def reason(self, s: State, code: int) -> Reason:
        return reasons.no_placing(s, self.player, code)

    def answer(self, s: State, option: int) -> None:
        you = self.player
        space = (option - SPACE) % SPACES
        tile = s.held
        empty = place_tile(s, you, space)
        if self.paid and empty:
            s.push(FREE_COLLECTION[you])
        s.cards.tiles[tile].placed(s, you, space)


def gained(preview: Preview, side: int, kind: str) -> int:
    """By how much an amount of a side grows."""
    for each in preview.changes:
        if each.where == "banner" and each.id == str(side) and each.kind == kind:
            return each.after - each.before
    return 0


class FreeCollection(Question):
    """After a paid tile on an Empty space: a tile of the supply or of a neutral hex next to the Cart (R49 to R53)."""

    doing = "takes a free tile"

    def prompt(self, s: State) -> str:
        return "Free collection: which tile do you take?"

    def options(self, s: State) -> list[int]:
        you = self.player
        found: list[int] = []
        if s.placeable(you) == 0:
            return found
        for tile in s.supply:
            if SUPPLY + tile not in found:
                found.append(SUPPLY + tile)
        for hex in s.map.near[s.carts[you]]:
            lying = s.board[hex]
            if lying & 1 and lying > 0 and s.map.ground[hex] == NEUTRAL:
                found.append(HEX + hex)
        if found and not s.switches.must_collect:
            found.append(DECLINE)
        return found

    def label(self, s: State, option: int) -> str:
        if option == DECLINE:
            return "Decline"
        if option >= SUPPLY:
            return f"Take {s.tile_name(option - SUPPLY)} from the supply"
        hex = option - HEX
        along = "" if s.switches.cart_stays else ", the Cart goes there"
        return f"Take {s.tile_name(s.board[hex] >> 1)} from {s.hex_name(hex)}{along}"

    def short(self, s: State, option: int) -> str:
        return "No, thanks" if option == DECLINE else "Take"

    def tone(self, s: State, option: int) -> str:
        return table.DECLINE if option == DECLINE else table.MAIN

    def foresee(self, s: State, option: int, preview: Preview) -> None:
        if not preview.partly or not HEX <= option < SPACE:
            return
        for hex in s.map.near[option - HEX]:
            if s.board[hex] >= 0 and not s.open_tile(hex):
                preview.turned.append(Turned("thing", f"down-{s.hex_name(hex)}", "hidden", False))

    def reason(self, s: State, code: int) -> Reason:
        return reasons.no_free_collection(s, self.player, code)

    def answer(self, s: State, option: int) -> None:
        you = self.player
        if option == DECLINE:
            s.tell("Declined", "{you:decline} the free collection.", you)
            return
        s.push(PLACE_FREE[you])
        if option >= SUPPLY:
            take_from_supply(s, you, option - SUPPLY)
            return
        hex = option - HEX
        if not s.switches.cart_stays:
            move_cart(s, you, hex)
        collect(s, you, hex, False)


class Declare(Question):
    """Bind a Mix to a type now, for good, or later (R56)."""

    doing = "declares a Mix"

    def __init__(self, player: int, space: int) -> None:
        super().__init__(player)
        self.space = space

    def prompt(self, s: State) -> str:
        return "What does this Mix count as?"

    def source(self, s: State) -> int:
        return SPACE + self.player * SPACES + self.space

    def options(self, s: State) -> list[int]:
        found = [TYPE + terrain for terrain in range(BASIC) if s.types >> terrain & 1]
        found.append(DECLINE)
        return found

    def label(self, s: State, option: int) -> str:
        return "Not now" if option == DECLINE else f"It counts as {TERRAINS[option - TYPE]} for good"

    def short(self, s: State, option: int) -> str:
        return "Decide later" if option == DECLINE else TERRAINS[option - TYPE]

    def points(self, s: State, option: int) -> list[int]:
        """A type is chosen by a tile of it next to the Mix, if there is one."""
        if option == DECLINE:
            return []
        near = s.mask(self.player, option - TYPE) & NEAR[self.space]
        return [SPACE + self.player * SPACES + (near & -near).bit_length() - 1] if near else []

    def tone(self, s: State, option: int) -> str:
        return table.DECLINE if option == DECLINE else table.MAIN

    def reason(self, s: State, code: int) -> Reason:
        if TYPE <= code < HELD:
            return Reason(f"{TERRAINS[code - TYPE]} is not in play.", "R14")
        return Reason("Declare a basic terrain type for the Mix, or say “Not now”.", "R56")

    def answer(self, s: State, option: int) -> None:
        if option != DECLINE:
            declare(s, self.player, self.space, option - TYPE)


class ChooseChain(Question):
    """Which chain next to a Viewpoint scores (R61, O26)."""

    doing = "chooses a chain"

    def __init__(self, player: int, space: int, amount: int) -> None:
        super().__init__(player)
        self.space = space
        self.amount = amount

    def prompt(self, s: State) -> str:
        return "Which chain does the Viewpoint score?"

    def source(self, s: State) -> int:
        return self.code_of(self.space)

    def code_of(self, space: int) -> int:
        return SPACE + self.player * SPACES + space

    def options(self, s: State) -> list[int]:
        you = self.player
        found = view_chains(s, you, self.space)
        return [self.code_of(pointer(s, you, self.space, chain)) for chain in found]

    def label(self, s: State, option: int) -> str:
        chain = view_chains(s, self.player, self.space)[self.options(s).index(option)]
        points = counted(self.amount * chain.length, "point")
        return f"The {chain_name(chain)} at {NAMES[(option - SPACE) % SPACES]}: {points}"

    def short(self, s: State, option: int) -> str:
        return "Score"

    def tone(self, s: State, option: int) -> str:
        return table.MAIN

    def reason(self, s: State, code: int) -> Reason:
        return reasons.no_chain(s, self.player, self.space, code)

    def answer(self, s: State, option: int) -> None:
        chain = view_chains(s, self.player, self.space)[self.options(s).index(option)]
        score_view(s, self.player, chain, self.amount)


# Questions never change, so one of each serves every game.
PLACE_PAID: Final = [Place(seat, True) for seat in range(4)]
PLACE_FREE: Final = [Place(seat, False) for seat in range(4)]
FREE_COLLECTION: Final = [FreeCollection(seat) for seat in range(4)]
