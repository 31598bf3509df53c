"""Why something on the table of Lords of Worlds cannot be chosen; every sentence names its rule."""

from __future__ import annotations

from worldtable.engine.changes import Preview
from worldtable.engine.step import NO_REASON, Ask, Reason
from worldtable.games.lords_of_worlds.board import COLOURS, NEUTRAL, PORTAL
from worldtable.games.lords_of_worlds.paying import Bill, in_colour, most
from worldtable.games.lords_of_worlds.planet import NAMES, NEAR, SPACES
from worldtable.games.lords_of_worlds.scoring import pointer, view_chains
from worldtable.games.lords_of_worlds.state import (
    DECLINE,
    DONE,
    GROUP,
    HAND,
    HELD,
    HEX,
    MOVE,
    PASS,
    SEEN,
    SPACE,
    SUPPLY,
    TERRAINS,
    TYPE,
    UNSEEN,
    WILD,
    State,
)


class Question(Ask[State]):
    """A question of this game: it has a reason against everything in its player's sight."""

    doing: str = ""  # what its player is about, for all to see

    def why_not(self, s: State, code: int) -> Reason:
        return self.reason(s, code) if in_sight(s, self.player, code) else NO_REASON

    def bill(self, s: State) -> Bill | None:
        """What the hand must be able to pay; None if any hand has an answer."""
        return None

    def deal_for(self, s: State, place: int, unknown: list[int]) -> None:
        bill = self.bill(s) if place == UNSEEN + self.player else None
        if bill is not None:
            bill.put_on_top(s, s.at[SEEN + self.player], unknown, len(s.at[place]))

    def foresee(self, s: State, option: int, preview: Preview) -> None:
        """Add to the preview of an option what its tables do not tell."""

    def reason(self, s: State, code: int) -> Reason:
        """Why a thing in sight or a button cannot be chosen, with its rule."""
        raise NotImplementedError(f"{type(self).__name__} has no reason")


def in_sight(s: State, you: int, code: int) -> bool:
    """Whether a code points at something that a seat sees, or is a button."""
    if code < GROUP:
        return code - HAND in s.hands[you]
    if code < HEX:
        return code - GROUP < s.groups()
    if code < SPACE:
        return code - HEX < s.map.size
    if code < SUPPLY:
        return (code - SPACE) // SPACES < s.seats
    if code < MOVE:
        return code - SUPPLY in s.supply
    return code < HELD or (code == HELD and s.held >= 0)


def elsewhere(s: State, you: int, code: int) -> Reason:
    """Why a thing or button has no part in the open question."""
    if code < GROUP:
        return Reason("Cards are played to pay; nothing is being paid now.", "R29")
    if code < HEX:
        return Reason("A group is hired as a whole turn, instead of moving and collecting.", "R21")
    if code < SPACE:
        return Reason("The Cart goes nowhere now.", "R21")
    if code < SUPPLY:
        owner = (code - SPACE) // SPACES
        if owner != you:
            return Reason(f"This is {s.name(owner)}'s Planet; you build on your own.", "R47")
        return Reason("Spaces are chosen when a tile is placed; nothing is being placed now.", "R47")
    if code < MOVE:
        return Reason("The supply is for free collections, after a paid tile on an Empty space.", "R51")
    return no_button(s, you, code)


def no_button(s: State, you: int, code: int) -> Reason:
    if code == MOVE:
        if not s.hands[you]:
            return Reason("You hold no card to pay a move with.", "R29")
        return Reason("A move is a choice at the beginning of a turn; it cannot be made now.", "R28")
    if code == DONE:
        return Reason("There is no payment to be done with.", "R31")
    if code == DECLINE:
        return Reason("Only a free collection or a declaration can be declined.", "R53")
    if code == PASS:
        return Reason("You can pass only with an empty hand and no group on display.", "R22")
    if code == HELD:
        return Reason(f"You have collected {s.tile_name(s.held)} already.", "R44")
    return Reason(f"{TERRAINS[code - TYPE]} can be declared when a Mix or a Viewpoint is placed.", "R56")


def no_uncovering(s: State, code: int) -> Reason:
    if HEX <= code < SPACE:
        hex = code - HEX
        if s.map.ground[hex] == PORTAL:
            return Reason(f"{s.hex_name(hex)} is a portal; no tile lies there.", "R15")
        return Reason(f"The tile on {s.hex_name(hex)} lies face-up already.", "R19")
    return Reason("First uncover tiles until 12 lie face-up.", "R19")


def no_tile(s: State, hex: int) -> Reason:
    """Why nothing can be collected from a hex, NO_REASON if a tile lies there face-up."""
    name = s.hex_name(hex)
    if s.map.ground[hex] == PORTAL:
        return Reason(f"{name} is a portal: there is nothing to collect.", "R40")
    if s.board[hex] < 0:
        return Reason(f"The tile of {name} is gone.", "R45")
    if s.board[hex] & 1 == 0:
        return Reason(f"The tile on {name} lies face-down.", "R41")
    return NO_REASON


def no_action(s: State, you: int, code: int) -> Reason:
    """Why a thing is no way to spend a turn."""
    if not HEX <= code < SPACE:
        return elsewhere(s, you, code)
    hex = code - HEX
    if not s.open_tile(hex):
        return no_move(s, you, s.carts[you], 0, NEUTRAL, code)
    tile = s.board[hex] >> 1
    if s.placeable(you) == 0:
        return Reason(f"Your Planet has no place for {s.tile_name(tile)}.", "R46")
    ground = s.map.ground[hex]
    cost = s.map.price[s.carts[you] * s.map.size + hex] + s.cards.value[tile]
    rule = "R43" if ground != NEUTRAL else "R31"
    if s.switches.exact and cost <= s.budget(you)[ground]:
        return Reason(f"{s.tile_name(tile)} costs {cost}{in_colour(ground)}, which you cannot pay exactly.", "O15")
    return Reason(f"{s.tile_name(tile)} costs {cost}{in_colour(ground)}, {most(s, you, ground)}.", "R29", rule)


def no_move(s: State, you: int, start: int, before: int, ground: int, code: int) -> Reason:
    """Why the Cart cannot go from a start to a thing, with some cost before it."""
    if code == MOVE:
        return Reason("You are moving already: choose a hex.", "R34")
    if not HEX <= code < SPACE:
        return elsewhere(s, you, code)
    hex = code - HEX
    if hex == start:
        return Reason(f"Your Cart stands on {s.hex_name(hex)}; a move takes at least one step.", "R29", "O28")
    cost = before + s.map.price[start * s.map.size + hex]
    if s.switches.exact and cost <= s.budget(you)[ground]:
        return Reason(f"{s.hex_name(hex)} costs {cost}{in_colour(ground)}, which you cannot pay exactly.", "O15")
    return Reason(f"{s.hex_name(hex)} costs {cost}{in_colour(ground)}, {most(s, you, ground)}.", "R29", "R36")


def no_payment(s: State, you: int, code: int, cost: int, colour: int) -> Reason:
    """Why a card cannot be played next."""
    if code >= GROUP:
        return elsewhere(s, you, code)
    own = s.cards.colour[code]
    if own != WILD and colour != NEUTRAL and own != colour:
        return Reason(
            f"This payment is in {COLOURS[colour]}; {s.card_name(code)} is of another colour.", "R30", "R43"
        )
    if s.switches.exact:
        return Reason(f"With {s.card_name(code)} you cannot pay exactly {cost}.", "O15")
    return Reason(f"You hold too little in {COLOURS[own]} to pay {cost} in one colour.", "R30")


def no_placing(s: State, you: int, code: int) -> Reason:
    if SPACE <= code < SUPPLY and (code - SPACE) // SPACES == you:
        space = (code - SPACE) % SPACES
        top = s.tile_name(s.tops[you * SPACES + space])
        return Reason(f"{top} lies on {NAMES[space]}; only an Architect tile may be covered.", "R47")
    if code < SPACE or code >= SUPPLY:
        return Reason(f"First place {s.tile_name(s.held)} on your Planet.", "R47")
    return elsewhere(s, you, code)


def no_free_collection(s: State, you: int, code: int) -> Reason:
    if HEX <= code < SPACE:
        hex = code - HEX
        if hex not in s.map.near[s.carts[you]]:
            return Reason(f"{s.hex_name(hex)} is not next to your Cart.", "R51")
        nothing = no_tile(s, hex)
        if nothing.text:
            return nothing
        return Reason(f"{s.hex_name(hex)} is coloured; nothing is free there.", "R51")
    if code == DECLINE:
        return Reason("In this game a free collection must be made.", "O17")
    if code < GROUP:
        return Reason("The free tile needs no card.", "R52")
    return elsewhere(s, you, code)


def no_chain(s: State, you: int, viewpoint: int, code: int) -> Reason:
    if SPACE <= code < SUPPLY and (code - SPACE) // SPACES == you:
        space = (code - SPACE) % SPACES
        for chain in view_chains(s, you, viewpoint):
            if chain.mask >> space & 1:
                return Reason(f"Choose this chain by its tile on {NAMES[pointer(s, you, viewpoint, chain)]}.", "R61")
        near = "no part of a chain" if NEAR[viewpoint] >> space & 1 else "in no chain next to the Viewpoint"
        return Reason(f"{NAMES[space]} is {near}.", "R61")
    return Reason("Choose a chain next to the Viewpoint by one of its tiles.", "R61")
