"""The verbs of Lords of Worlds: hire, go, collect, place, and what follows from placing."""

from __future__ import annotations

from typing import Final

from worldtable.engine.step import Step
from worldtable.games.lords_of_worlds import log
from worldtable.games.lords_of_worlds.board import MOST_HEXES, NEUTRAL
from worldtable.games.lords_of_worlds.planet import NEAR, SPACES, count
from worldtable.games.lords_of_worlds.scoring import Chain
from worldtable.games.lords_of_worlds.state import (
    ARCHITECT,
    BASIC,
    DECLARED,
    FILLED,
    FROM_ARCHITECTS,
    FROM_HEXES,
    FROM_TREES,
    FROM_VIEWS,
    GROUPS,
    MASKS,
    MIX,
    ROOFS,
    SPACES_LEFT,
    SUPPLY_SIZE,
    TILES,
    UNDECLARED,
    WILD,
    State,
)

COLOURED_BONUS: Final = 5


def refill_display(s: State) -> None:
    """Draw until six groups lie there; it stops the moment the sixth is opened (R9 to R12, R24, R27)."""
    drawn: list[int] = []
    while len(s.groups) < GROUPS:
        emptied = not s.deck
        card = s.draw()
        if card < 0:
            break
        if emptied and s.telling:
            s.note(log.Shuffled())
        s.show(card)
        drawn.append(card)
    if drawn and s.telling:
        s.note(log.Displayed(tuple(drawn)))


class Hire(Step[State]):
    """Take all cards of a group into the hand (R23). The display is refilled at the end of the turn (R24)."""

    def __init__(self, player: int, group: int) -> None:
        self.player = player
        self.group = group

    def run(self, s: State) -> None:
        you = self.player
        cards = s.groups.pop(self.group)
        known = s.known[you]
        for card in cards:
            s.take(you, card)
            known.append(card)
        known.sort()
        if s.telling:
            s.note(log.Hired(you, cards))


class Go(Step[State]):
    """What was paid for is carried out: the Cart goes to `end`, collecting at `tile` on its way unless that is -1."""

    def __init__(self, player: int, tile: int, end: int, cost: int, colour: int) -> None:
        self.player = player
        self.tile = tile
        self.end = end
        self.cost = cost
        self.colour = colour

    def run(self, s: State) -> None:
        you = self.player
        if s.telling:
            s.note(log.Paid(you, tuple(s.played), self.cost))
        if s.switches.change:
            give_change(s, you, self.cost, self.colour)
        s.discard.extend(s.played)  # R32
        s.played.clear()
        if self.tile >= 0:
            move_cart(s, you, self.tile)
            collect(s, you, self.tile, True)
        move_cart(s, you, self.end)


def give_change(s: State, you: int, cost: int, colour: int) -> None:
    """The surplus comes back: the highest discarded card of the colour paid in that is worth no more than it."""
    surplus = s.total(tuple(s.played)) - cost
    best = -1
    for card in s.discard:
        worth = s.cards.worth[card]
        if s.cards.colour[card] == colour and worth <= surplus and (best < 0 or worth > s.cards.worth[best]):
            best = card
    if best >= 0 and colour < WILD:
        s.discard.remove(best)
        s.take(you, best)
        s.known[you].append(best)
        s.known[you].sort()
        if s.telling:
            s.note(log.Change(you, best))


def move_cart(s: State, you: int, hex: int) -> None:
    """Carts share hexes, and a move turns no tile (R35)."""
    if s.carts[you] != hex:
        s.carts[you] = hex
        if s.telling:
            s.note(log.Moved(you, hex))


def collect(s: State, you: int, hex: int, paid: bool) -> None:
    """Take the tile of a hex to place it; a coloured hex scores if paid, then neighbours turn (R44, R45, R52)."""
    s.held = s.board[hex] >> 1
    s.board[hex] = -1
    if s.telling:
        s.note(log.Collected(you, s.held, hex, paid))
    if paid and s.map.ground[hex] < NEUTRAL:
        s.gain(you, FROM_HEXES, COLOURED_BONUS)
        if s.telling:
            s.note(log.Gained(you, COLOURED_BONUS, "the coloured hex"))
    s.push(UNCOVER_NEAR[hex])


class UncoverNear(Step[State]):
    """The neighbours of a hex whose tile was collected are turned (R45): apart, since nobody can foresee them."""

    def __init__(self, hex: int) -> None:
        self.hex = hex

    def run(self, s: State) -> None:
        uncover(s, s.map.near[self.hex])


def uncover(s: State, hexes: list[int]) -> None:
    """Turn the face-down tiles of some hexes face-up."""
    board = s.board
    turned: list[int] = []
    for hex in hexes:
        lying = board[hex]
        if lying >= 0 and lying & 1 == 0:
            board[hex] = lying + 1
            turned.append(hex)
    if turned:
        s.shown += 1
        if s.telling:
            s.note(log.Uncovered(tuple(turned), tuple([board[hex] >> 1 for hex in turned])))


def take_from_supply(s: State, you: int, tile: int) -> None:
    """Take a tile of the supply to place it; the reserve refills the supply to six (R51)."""
    s.supply.remove(tile)
    s.held = tile
    if s.telling:
        s.note(log.TookFromSupply(you, tile))
    fill_supply(s)


def fill_supply(s: State) -> None:
    while len(s.supply) < SUPPLY_SIZE and s.reserve:
        tile = s.reserve.pop()
        s.supply.append(tile)
        s.shown += 1
        if s.telling:
            s.note(log.Supplied(tile))


def place_tile(s: State, you: int, space: int) -> bool:
    """Put the held tile on a space: on an Architect space it scores its value; true if the space was Empty.

    The end of the game is triggered as soon as few enough spaces are left (R47 to R49, R59, R60, R63).
    """
    tile = s.held
    s.held = -1
    bit = 1 << space
    first = you * MASKS
    architect = s.architects(you) & bit != 0
    if s.masks[first + ROOFS] & bit:
        s.covered.append((you * SPACES + space) * TILES + s.tops[you * SPACES + space])
        s.masks[first + ROOFS] &= ~bit
    s.tops[you * SPACES + space] = tile
    s.masks[first + FILLED] |= bit
    terrain = s.cards.terrain[tile]
    if terrain < BASIC:
        s.masks[first + terrain] |= bit
    elif terrain == MIX:
        s.masks[first + UNDECLARED] |= bit
    elif terrain == ARCHITECT:
        s.masks[first + ROOFS] |= bit
    if s.telling:
        s.note(log.Placed(you, tile, space))
    if architect:
        s.gain(you, FROM_ARCHITECTS, s.cards.value[tile])
        if s.telling:
            s.note(log.Gained(you, s.cards.value[tile], "the Architect"))
    if not s.last_round and s.unfilled(you) <= SPACES_LEFT[s.seats]:
        s.last_round = True
        if s.telling:
            s.note(log.LastRound(you, s.unfilled(you)))
    return not architect


def declare(s: State, you: int, space: int, terrain: int) -> None:
    """Bind a Mix to a type, for good (R56)."""
    bit = 1 << space
    first = you * MASKS
    s.masks[first + UNDECLARED] &= ~bit
    s.masks[first + DECLARED] |= bit
    s.masks[first + terrain] |= bit
    if s.telling:
        s.note(log.Declared(you, space, terrain))


class ScoreTree(Step[State]):
    """A Sage Tree scores for each filled space next to it, once (R58)."""

    def __init__(self, player: int, space: int, amount: int) -> None:
        self.player = player
        self.space = space
        self.amount = amount

    def run(self, s: State) -> None:
        points = self.amount * count(NEAR[self.space] & s.mask(self.player, FILLED))
        s.gain(self.player, FROM_TREES, points)
        if s.telling:
            s.note(log.Gained(self.player, points, "the Sage Tree"))


def score_view(s: State, you: int, chain: Chain, amount: int) -> None:
    """A Viewpoint scores for each tile of a chain, once (R61)."""
    s.gain(you, FROM_VIEWS, amount * chain.length)
    if s.telling:
        s.note(log.Viewed(you, chain.terrain, chain.length, amount * chain.length))


# Steps never change, so one of each serves every game.
UNCOVER_NEAR: Final = [UncoverNear(hex) for hex in range(MOST_HEXES)]
