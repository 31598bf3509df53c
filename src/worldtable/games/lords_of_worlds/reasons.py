"""Why something on the table of Lords of Worlds cannot be chosen; every sentence names its rule."""

from __future__ import annotations

from worldtable.engine.step import Ask
from worldtable.games.lords_of_worlds.board import COLOURS, NEUTRAL, PORTAL
from worldtable.games.lords_of_worlds.paying import in_colour, most
from worldtable.games.lords_of_worlds.planet import NAMES, NEAR, SPACES
from worldtable.games.lords_of_worlds.scoring import view_chains
from worldtable.games.lords_of_worlds.state import (
    CODES,
    DECLINE,
    DONE,
    GROUP,
    HAND,
    HEX,
    MOVE,
    PASS,
    SPACE,
    SUPPLY,
    TERRAINS,
    TYPE,
    WILD,
    State,
)


class Question(Ask[State]):
    """A question of this game: it has a reason against everything in its player's sight."""

    def why_not(self, s: State, code: int) -> str:
        return self.reason(s, code) if in_sight(s, self.player, code) else ""

    def reason(self, s: State, code: int) -> str:
        """Why a thing in sight or a button cannot be chosen, with its rule."""
        raise NotImplementedError(f"{type(self).__name__} has no reason")


def in_sight(s: State, you: int, code: int) -> bool:
    """Whether a code points at something that a seat sees, or is a button."""
    if code < GROUP:
        return code - HAND in s.hands[you]
    if code < HEX:
        return code - GROUP < len(s.groups)
    if code < SPACE:
        return code - HEX < s.map.size
    if code < SUPPLY:
        return (code - SPACE) // SPACES < s.seats
    if code < MOVE:
        return code - SUPPLY in s.supply
    return code < CODES


def elsewhere(s: State, you: int, code: int) -> str:
    """Why a thing or button has no part in the open question."""
    if code < GROUP:
        return "Cards are played to pay; nothing is being paid now. (R29)"
    if code < HEX:
        return "A group is hired as a whole turn, instead of moving and collecting. (R21)"
    if code < SPACE:
        return "The Cart goes nowhere now. (R21)"
    if code < SUPPLY:
        owner = (code - SPACE) // SPACES
        if owner != you:
            return f"This is {s.name(owner)}'s Planet; you build on your own. (R47)"
        return "Spaces are chosen when a tile is placed; nothing is being placed now. (R47)"
    if code < MOVE:
        return "The supply is for free collections, after a paid tile on an Empty space. (R51)"
    return no_button(s, you, code)


def no_button(s: State, you: int, code: int) -> str:
    if code == MOVE:
        if not s.hands[you]:
            return "You hold no card to pay a move with. (R29)"
        return "A move is a choice at the beginning of a turn; it cannot be made now. (R28)"
    if code == DONE:
        return "There is no payment to be done with. (R31)"
    if code == DECLINE:
        return "Only a free collection or a declaration can be declined. (R53)"
    if code == PASS:
        return "You can pass only with an empty hand and no group on display. (R22)"
    return f"{TERRAINS[code - TYPE]} can be declared when a Mix or a Viewpoint is placed. (R56)"


def no_uncovering(s: State, code: int) -> str:
    if HEX <= code < SPACE:
        hex = code - HEX
        if s.map.ground[hex] == PORTAL:
            return f"{s.hex_name(hex)} is a portal; no tile lies there. (R15)"
        return f"The tile on {s.hex_name(hex)} lies face-up already. (R19)"
    return "First uncover tiles until 12 lie face-up. (R19)"


def no_tile(s: State, hex: int) -> str:
    """Why nothing can be collected from a hex, "" if a tile lies there face-up."""
    name = s.hex_name(hex)
    if s.map.ground[hex] == PORTAL:
        return f"{name} is a portal: there is nothing to collect. To go there, move without collecting. (R40)"
    if s.board[hex] < 0:
        return f"The tile of {name} is gone. To go there, move without collecting. (R45)"
    if s.board[hex] & 1 == 0:
        return f"The tile on {name} lies face-down. To go there, move without collecting. (R41)"
    return ""


def no_action(s: State, you: int, code: int) -> str:
    """Why a thing is no way to spend a turn."""
    if not HEX <= code < SPACE:
        return elsewhere(s, you, code)
    hex = code - HEX
    nothing = no_tile(s, hex)
    if nothing:
        return nothing
    tile = s.board[hex] >> 1
    if s.placeable(you) == 0:
        return f"Your Planet has no place for {s.tile_name(tile)}. (R46)"
    ground = s.map.ground[hex]
    cost = s.map.price[s.carts[you] * s.map.size + hex] + s.cards.value[tile]
    rules = "R29, R43" if ground != NEUTRAL else "R29, R31"
    if s.switches.exact and cost <= s.budget(you)[ground]:
        return f"{s.tile_name(tile)} costs {cost}{in_colour(ground)}, which you cannot pay exactly. (O15)"
    return f"{s.tile_name(tile)} costs {cost}{in_colour(ground)}, {most(s, you, ground)}. ({rules})"


def no_move(s: State, you: int, start: int, before: int, ground: int, code: int) -> str:
    """Why the Cart cannot go from a start to a thing, with some cost before it."""
    if code == MOVE:
        return "You are moving already: choose a hex. (R34)"
    if not HEX <= code < SPACE:
        return elsewhere(s, you, code)
    hex = code - HEX
    if hex == start:
        return f"Your Cart stands on {s.hex_name(hex)}; a move takes at least one step. (R29, O28)"
    cost = before + s.map.price[start * s.map.size + hex]
    if s.switches.exact and cost <= s.budget(you)[ground]:
        return f"{s.hex_name(hex)} costs {cost}{in_colour(ground)}, which you cannot pay exactly. (O15)"
    return f"{s.hex_name(hex)} costs {cost}{in_colour(ground)}, {most(s, you, ground)}. (R29, R36)"


def no_payment(s: State, you: int, code: int, cost: int, colour: int, paid: int) -> str:
    """Why a card cannot be played next, or why the payment is not done."""
    if code == DONE:
        return f"{paid} is not enough: you must pay {cost}{in_colour(colour)}. (R31)"
    if code >= GROUP:
        return elsewhere(s, you, code)
    own = s.cards.colour[code]
    if own != WILD and colour != NEUTRAL and own != colour:
        return f"This payment is in {COLOURS[colour]}; {s.card_name(code)} is of another colour. (R30, R43)"
    if s.switches.exact:
        return f"With {s.card_name(code)} you cannot pay exactly {cost}. (O15)"
    return f"You hold too little in {COLOURS[own]} to pay {cost} in one colour. (R30)"


def no_placing(s: State, you: int, code: int) -> str:
    if SPACE <= code < SUPPLY and (code - SPACE) // SPACES == you:
        space = (code - SPACE) % SPACES
        top = s.tile_name(s.tops[you * SPACES + space])
        return f"{top} lies on {NAMES[space]}; only an Architect tile may be covered. (R47)"
    if code < SPACE or code >= SUPPLY:
        return f"First place {s.tile_name(s.held)} on your Planet. (R47)"
    return elsewhere(s, you, code)


def no_free_collection(s: State, you: int, code: int) -> str:
    if HEX <= code < SPACE:
        hex = code - HEX
        if hex not in s.map.near[s.carts[you]]:
            return f"{s.hex_name(hex)} is not next to your Cart. (R51)"
        nothing = no_tile(s, hex)
        if nothing:
            return nothing
        return f"{s.hex_name(hex)} is coloured; nothing is free there. (R51)"
    if code == DECLINE:
        return "In this game a free collection must be made. (O17)"
    if code < GROUP:
        return "The free tile needs no card. (R52)"
    return elsewhere(s, you, code)


def no_chain(s: State, you: int, viewpoint: int, code: int) -> str:
    if SPACE <= code < SUPPLY and (code - SPACE) // SPACES == you:
        space = (code - SPACE) % SPACES
        for chain in view_chains(s, you, viewpoint):
            if chain.mask >> space & 1:
                return f"Choose this chain by its tile next to {NAMES[viewpoint]}. (R61)"
        near = "no part of a chain" if NEAR[viewpoint] >> space & 1 else "in no chain next to the Viewpoint"
        return f"{NAMES[space]} is {near}. (R61)"
    return "Choose a chain next to the Viewpoint by one of its tiles. (R61)"
