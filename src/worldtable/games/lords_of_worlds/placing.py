"""Placing tiles on the Planet of Lords of Worlds, the free collection, and the questions of special tiles."""

from __future__ import annotations

from typing import Final

from worldtable.engine.changes import Preview, Turned
from worldtable.engine.log import Fact, counted, possessive
from worldtable.engine.places import distinct
from worldtable.engine.scene import Amount
from worldtable.engine.step import Reason
from worldtable.games.lords_of_worlds import layout
from worldtable.games.lords_of_worlds.board import NEUTRAL, PORTAL
from worldtable.games.lords_of_worlds.card import BASIC, TERRAINS
from worldtable.games.lords_of_worlds.collecting import collect, move_cart, take_from_supply
from worldtable.games.lords_of_worlds.layout import DECLINE, HEX, SPACE, SUPPLY, TYPE, space_code
from worldtable.games.lords_of_worlds.planet import NAMES, NEAR, SPACES, lowest, spaces_of
from worldtable.games.lords_of_worlds.questions import Question
from worldtable.games.lords_of_worlds.scoring import CHAIN, Chain, chain_name, chains, view_chains
from worldtable.games.lords_of_worlds.state import DECLARED, FROM_ARCHITECTS, FROM_VIEWS, SOURCES, SPACES_LEFT, State


class Place(Question):
    """Where the collected tile goes: any unfilled space, or an Architect tile (R47)."""

    doing = "places a tile"
    word = "Place"

    def __init__(self, player: int, paid: bool) -> None:
        super().__init__(player)
        self.paid = paid
        self.code = space_code(player, 0)

    def prompt(self, s: State) -> str:
        return f"Where do you place {s.tile_name(s.held)}?"

    def source(self, s: State) -> int:
        return layout.HELD

    def among(self, s: State) -> list[int]:
        return spaces_of(s.placeable(self.player))

    def called(self, s: State, space: int) -> str:
        if s.architects(self.player) >> space & 1:
            return f"Place it on {NAMES[space]}: Architect, {counted(s.cards.value[s.held], 'point')}"
        return f"Place it on {NAMES[space]}: Empty{', then a free collection' if self.paid else ''}"

    def foresee(self, s: State, option: int, preview: Preview) -> None:
        """What it scores now and at the end, the chain it makes of others, and whether a free collection follows."""
        you, space = self.player, option - self.code
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

    def not_space(self, s: State, space: int) -> Reason:
        top = s.tile_name(s.tops[self.player * SPACES + space])
        return Reason(f"{top} lies on {NAMES[space]}; only an Architect tile may be covered.", "R47")

    def not_now(self, s: State, code: int) -> Reason:
        if SPACE <= code < SUPPLY:
            return super().not_now(s, code)
        return Reason(f"First place {s.tile_name(s.held)} on your Planet.", "R47")

    def chosen(self, s: State, space: int) -> None:
        you = self.player
        tile = s.cards.tiles[s.held]
        empty = place_tile(s, you, space)
        if self.paid and empty:
            s.push(FREE_COLLECTION[you])
        tile.placed(s, you, space)


def place_tile(s: State, you: int, space: int) -> bool:
    """Put the held tile on a space: on an Architect space it scores its value; true if the space was Empty.

    The end of the game is triggered as soon as few enough spaces are left (R47 to R49, R59, R60, R63).
    """
    tile = s.held
    s.held = -1
    architect = s.architects(you) >> space & 1 == 1
    s.lay_tile(you, space, tile)
    spot, sentence = space_code(you, space), "{you:place} {card} on {there}."
    start, end = layout.BEING_PLACED, layout.ON_PLANET + you
    s.tell("Placed", sentence, you, layout.TILE + tile, start=start, end=end, spot=spot)
    if architect:
        s.gain(you, FROM_ARCHITECTS, s.cards.value[tile])
    left = s.unfilled(you)
    if not s.last_round and left <= SPACES_LEFT[s.seats]:
        s.last_round = True
        spaces = "{number:space}" if left else "no space"
        s.tell("LastRound", f"{{you:have}} {spaces} left: this is the last round.", you, number=left)
    return not architect


def gained(preview: Preview, side: int, kind: str) -> int:
    """By how much an amount of a side grows."""
    for each in preview.changes:
        if each.where == "banner" and each.id == str(side) and each.kind == kind:
            return each.after - each.before
    return 0


def foresee_turned(s: State, hex: int, preview: Preview) -> bool:
    """Tiles next to a hex that is collected from lose what hides them; whether there are any (R45)."""
    turned = [s.hex_name(near) for near in s.map.near[hex] if s.face_down(near)]
    preview.turned.extend([Turned("thing", f"down-{name}", "hidden", False) for name in turned])
    return len(turned) > 0


class FreeCollection(Question):
    """After a paid tile on an Empty space: a tile of the supply or of a neutral hex next to the Cart (R49 to R53)."""

    asks = "Free collection: which tile do you take?"
    doing = "takes a free tile"
    word = "Take"

    def options(self, s: State) -> list[int]:
        if s.placeable(self.player) == 0:
            return []
        found = distinct([SUPPLY + tile for tile in s.supply])
        for hex in s.map.near[s.carts[self.player]]:
            if s.open_tile(hex) and s.map.ground[hex] == NEUTRAL:
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
        return f"Take {s.tile_name(s.tile_on(hex))} from {s.hex_name(hex)}{along}"

    def short(self, s: State, option: int) -> str:
        return "No, thanks" if option == DECLINE else self.word

    def foresee(self, s: State, option: int, preview: Preview) -> None:
        if preview.partly and HEX <= option < SPACE:
            foresee_turned(s, option - HEX, preview)

    def not_card(self, s: State, card: int) -> Reason:
        return Reason("The free tile needs no card.", "R52")

    def not_now(self, s: State, code: int) -> Reason:
        if code == DECLINE:
            return Reason("In this game a free collection must be made.", "O17")
        return super().not_now(s, code)

    def not_hex(self, s: State, hex: int) -> Reason:
        name = s.hex_name(hex)
        if hex not in s.map.near[s.carts[self.player]]:
            return Reason(f"{name} is not next to your Cart.", "R51")
        if s.map.ground[hex] == PORTAL:
            return Reason(f"{name} is a portal: there is nothing to collect.", "R40")
        if s.board[hex] < 0:
            return Reason(f"The tile of {name} is gone.", "R45")
        if s.face_down(hex):
            return Reason(f"The tile on {name} lies face-down.", "R41")
        return Reason(f"{name} is coloured; nothing is free there.", "R51")

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


class SpaceQuestion(Question):
    """A question that a special tile on a space of one's Planet asks."""

    def __init__(self, player: int, space: int) -> None:
        super().__init__(player)
        self.space = space

    def source(self, s: State) -> int:
        return space_code(self.player, self.space)


class Declare(SpaceQuestion):
    """Bind a Mix to a type now, for good, or later (R56)."""

    asks = "What does this Mix count as?"
    wants = "Declare a basic terrain type for the Mix, or say “Not now”"
    rule = "R56"
    doing = "declares a Mix"
    code = TYPE
    button = DECLINE
    says = "Not now"

    def among(self, s: State) -> list[int]:
        return [terrain for terrain in range(BASIC) if s.types >> terrain & 1]

    def called(self, s: State, terrain: int) -> str:
        return f"It counts as {TERRAINS[terrain]} for good"

    def short(self, s: State, option: int) -> str:
        return "Decide later" if option == DECLINE else TERRAINS[option - TYPE]

    def points(self, s: State, option: int) -> list[int]:
        """A type is chosen by a tile of it next to the Mix, if there is one."""
        near = s.mask(self.player, option - TYPE) & NEAR[self.space] if option != DECLINE else 0
        return [space_code(self.player, spaces_of(near)[0])] if near else []

    def not_now(self, s: State, code: int) -> Reason:
        if TYPE <= code < layout.HELD:
            return Reason(f"{TERRAINS[code - TYPE]} is not in play.", "R14")
        return super().not_now(s, code)

    def chosen(self, s: State, terrain: int) -> None:
        declare(s, self.player, self.space, terrain)


def declare(s: State, you: int, space: int, terrain: int) -> None:
    """Bind a Mix to a type, for good (R56)."""
    s.bind_mix(you, space, terrain)
    if s.telling:
        s.note(Declared(you, space, terrain))


class Declared(Fact[State]):
    """More than a sentence: once the game is over it says what a Mix came to count as, whoever decided that."""

    def __init__(self, player: int, space: int, terrain: int) -> None:
        self.player = player
        self.space = space
        self.terrain = terrain

    def say(self, s: State, to: int) -> str:
        mix, terrain = f"Mix on {NAMES[self.space]}", TERRAINS[self.terrain]
        if s.finished:
            return f"{'Your' if self.player == to else possessive(s.name(self.player))} {mix} counts as {terrain}."
        return f"{s.who(self.player, to, 'declare', 'declares')} the {mix} to be {terrain}."

    def things(self, s: State, to: int) -> list[int]:
        return [space_code(self.player, self.space)]


class ChooseChain(SpaceQuestion):
    """Which chain next to a Viewpoint scores (R61, O26)."""

    asks = "Which chain does the Viewpoint score?"
    wants = "Choose a chain next to the Viewpoint by one of its tiles"
    rule = "R61"
    doing = "chooses a chain"
    word = "Score"

    def __init__(self, player: int, space: int, amount: int) -> None:
        super().__init__(player, space)
        self.amount = amount
        self.code = space_code(player, 0)

    def among(self, s: State) -> list[int]:
        return [self.pointer(s, chain) for chain in self.chains(s)]

    def chains(self, s: State) -> list[Chain]:
        return view_chains(s, self.player, self.space)

    def pointer(self, s: State, chain: Chain) -> int:
        """The space that points at a chain: a basic tile of it, next to the Viewpoint if it can."""
        basic = chain.mask & ~s.mask(self.player, DECLARED) or chain.mask
        return lowest(basic & NEAR[self.space] or basic)

    def chain_at(self, s: State, space: int) -> Chain:
        return next(chain for chain in self.chains(s) if self.pointer(s, chain) == space)

    def called(self, s: State, space: int) -> str:
        chain = self.chain_at(s, space)
        return f"The {chain_name(chain)} at {NAMES[space]}: {counted(self.amount * chain.length, 'point')}"

    def not_space(self, s: State, space: int) -> Reason:
        for chain in self.chains(s):
            if chain.mask >> space & 1:
                return Reason(f"Choose this chain by its tile on {NAMES[self.pointer(s, chain)]}.", "R61")
        near = "no part of a chain" if NEAR[self.space] >> space & 1 else "in no chain next to the Viewpoint"
        return Reason(f"{NAMES[space]} is {near}.", "R61")

    def chosen(self, s: State, space: int) -> None:
        score_view(s, self.player, self.chain_at(s, space), self.amount)


def score_view(s: State, you: int, chain: Chain, amount: int) -> None:
    """A Viewpoint scores for each tile of a chain, once (R61)."""
    s.gained[you * SOURCES + FROM_VIEWS] += amount * chain.length
    if s.telling:
        sentence = f"{{you:score}} {{number:point}} for the {chain_name(chain)} next to the Viewpoint."
        s.tell("Viewed", sentence, you, number=amount * chain.length)


# Questions never change, so one of each serves every game.
PLACE_PAID: Final = [Place(seat, True) for seat in range(4)]
PLACE_FREE: Final = [Place(seat, False) for seat in range(4)]
FREE_COLLECTION: Final = [FreeCollection(seat) for seat in range(4)]
