"""Collecting tiles in Lords of Worlds: from the boards and from the supply, and what is turned by it."""

from __future__ import annotations

from typing import Final

from worldtable.engine.log import listed
from worldtable.engine.step import Step
from worldtable.games.lords_of_worlds.board import MOST_HEXES, NEUTRAL
from worldtable.games.lords_of_worlds.layout import BEING_PLACED, HEX, IN_RESERVE, IN_SUPPLY, ON_BOARD, SUPPLY, TILE
from worldtable.games.lords_of_worlds.state import BARE, FROM_HEXES, SUPPLY_SIZE, State

COLOURED_BONUS: Final = 5


def move_cart(s: State, you: int, hex: int) -> None:
    """Carts share hexes, and a move turns no tile (R35)."""
    if s.carts[you] != hex:
        s.carts[you] = hex
        s.tell("Moved", "{you:go} to {there}.", you, spot=HEX + hex)


def collect(s: State, you: int, hex: int, paid: bool) -> None:
    """Take the tile of a hex to place it; a coloured hex scores if paid, then neighbours turn (R44, R45, R52)."""
    s.held = s.tile_on(hex)
    s.board[hex] = BARE
    sentence = "{you:collect} {card} from {there}." if paid else "{you:collect} {card} from {there} for free."
    s.tell("Collected", sentence, you, TILE + s.held, start=ON_BOARD, end=BEING_PLACED, spot=HEX + hex)
    if paid and s.map.ground[hex] < NEUTRAL:
        s.gain(you, FROM_HEXES, COLOURED_BONUS)
    s.push(UNCOVER_NEAR[hex])


class UncoverNear(Step[State]):
    """The neighbours of a hex whose tile was collected are turned (R45): apart, since nobody can foresee them."""

    def __init__(self, hex: int) -> None:
        self.hex = hex

    def run(self, s: State) -> None:
        uncover(s, s.map.near[self.hex])


def uncover(s: State, hexes: list[int]) -> None:
    """Turn the face-down tiles of some hexes face-up."""
    turned = [hex for hex in hexes if s.face_down(hex)]
    for hex in turned:
        s.board[hex] += 1
    if turned:
        s.shown += 1
        if s.telling:
            tiles = [TILE + s.tile_on(hex) for hex in turned]
            found = [f"{s.card_name(tiles[at])} on {s.hex_name(turned[at])}" for at in range(len(turned))]
            sentence = f"{listed(found)} {'is' if len(found) == 1 else 'are'} turned face-up."
            spots = [HEX + hex for hex in turned]
            s.tell("Uncovered", sentence, cards=tiles, start=ON_BOARD, end=ON_BOARD, spots=spots)


def take_from_supply(s: State, you: int, tile: int) -> None:
    """Take a tile of the supply to place it; the reserve refills the supply to six (R51)."""
    s.supply.remove(tile)
    s.held = tile
    sentence = "{you:collect} {card} from the supply for free."
    s.tell("TookFromSupply", sentence, you, TILE + tile, start=IN_SUPPLY, end=BEING_PLACED)
    fill_supply(s)


def fill_supply(s: State) -> None:
    while len(s.supply) < SUPPLY_SIZE and s.reserve:
        tile = s.reserve.pop()
        s.supply.append(tile)
        s.shown += 1
        sentence = "{card} joins the supply."
        s.tell("Supplied", sentence, card=TILE + tile, start=IN_RESERVE, end=IN_SUPPLY, spot=SUPPLY + tile)


# Steps never change, so one of each serves every game.
UNCOVER_NEAR: Final = [UncoverNear(hex) for hex in range(MOST_HEXES)]
