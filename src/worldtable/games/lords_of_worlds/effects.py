"""The verbs of Lords of Worlds: hire, go, collect, place, and what follows from placing."""

from __future__ import annotations

from typing import Final

from worldtable.engine.log import listed, possessive
from worldtable.engine.step import Fact, Step
from worldtable.games.lords_of_worlds.board import MOST_HEXES, NEUTRAL
from worldtable.games.lords_of_worlds.layout import (
    BEING_PLACED,
    DECK,
    DISPLAY,
    GROUP,
    GROUPS,
    HEX,
    IN_RESERVE,
    IN_SUPPLY,
    ON_BOARD,
    ON_PLANET,
    SEEN,
    SUPPLY,
    TILE,
    space_code,
)
from worldtable.games.lords_of_worlds.planet import ARCHITECT, BASIC, MIX, NAMES, NEAR, SPACES, TERRAINS, count
from worldtable.games.lords_of_worlds.scoring import Chain, chain_name
from worldtable.games.lords_of_worlds.state import (
    DECLARED,
    FILLED,
    FROM_ARCHITECTS,
    FROM_HEXES,
    FROM_TREES,
    FROM_VIEWS,
    MASKS,
    ROOFS,
    SOURCES,
    SPACES_LEFT,
    SUPPLY_SIZE,
    UNDECLARED,
    State,
)

COLOURED_BONUS: Final = 5


def refill_display(s: State) -> None:
    """Draw until six groups lie there; it stops the moment the sixth is opened (R9 to R12, R24, R27)."""
    drawn: list[int] = []
    while s.groups() < GROUPS:
        emptied = not s.at[DECK]
        card = s.next_card()
        if card < 0:
            break
        if emptied:
            s.tell("Shuffled", "The deck is empty: the discard pile is shuffled into a new one.")
        s.draw(DECK, s.group_for(card))
        drawn.append(card)
    if drawn:
        last = GROUP + s.groups() - 1
        s.tell("Displayed", "{cards:join} the display.", cards=drawn, start=DECK, end=DISPLAY, spot=last)


def hire(s: State, you: int, group: int) -> None:
    """Take all cards of a group into the hand (R23). The display is refilled at the end of the turn (R24)."""
    place = DISPLAY + group
    s.tell("Hired", "{you:hire} {card}.", you, cards=s.at[place], start=DISPLAY, end=SEEN + you)
    s.move_all(place, SEEN + you)
    s.at.insert(DISPLAY + GROUPS - 1, s.at.pop(place))  # the groups after it move up


def move_cart(s: State, you: int, hex: int) -> None:
    """Carts share hexes, and a move turns no tile (R35)."""
    if s.carts[you] != hex:
        s.carts[you] = hex
        s.tell("Moved", "{you:go} to {there}.", you, spot=HEX + hex)


def collect(s: State, you: int, hex: int, paid: bool) -> None:
    """Take the tile of a hex to place it; a coloured hex scores if paid, then neighbours turn (R44, R45, R52)."""
    s.held = s.tile_on(hex)
    s.board[hex] = -1
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
        s.cover(you * SPACES + space)
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
    spot, sentence = space_code(you, space), "{you:place} {card} on {there}."
    s.tell("Placed", sentence, you, TILE + tile, start=BEING_PLACED, end=ON_PLANET + you, spot=spot)
    if architect:
        s.gain(you, FROM_ARCHITECTS, s.cards.value[tile])
    left = s.unfilled(you)
    if not s.last_round and left <= SPACES_LEFT[s.seats]:
        s.last_round = True
        spaces = "{number:space}" if left else "no space"
        s.tell("LastRound", f"{{you:have}} {spaces} left: this is the last round.", you, number=left)
    return not architect


def declare(s: State, you: int, space: int, terrain: int) -> None:
    """Bind a Mix to a type, for good (R56)."""
    bit = 1 << space
    first = you * MASKS
    s.masks[first + UNDECLARED] &= ~bit
    s.masks[first + DECLARED] |= bit
    s.masks[first + terrain] |= bit
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


def score_tree(s: State, you: int, space: int, amount: int) -> None:
    """A Sage Tree scores for each filled space next to it, once (R58)."""
    s.gain(you, FROM_TREES, amount * count(NEAR[space] & s.mask(you, FILLED)))


def score_view(s: State, you: int, chain: Chain, amount: int) -> None:
    """A Viewpoint scores for each tile of a chain, once (R61)."""
    s.gained[you * SOURCES + FROM_VIEWS] += amount * chain.length
    if s.telling:
        sentence = f"{{you:score}} {{number:point}} for the {chain_name(chain)} next to the Viewpoint."
        s.tell("Viewed", sentence, you, number=amount * chain.length)


# Steps never change, so one of each serves every game.
UNCOVER_NEAR: Final = [UncoverNear(hex) for hex in range(MOST_HEXES)]
