"""The table of Lords of Worlds in play: hands, boards, supply and Planets."""

from __future__ import annotations

from typing import Final

from worldtable.engine.alike import Alike
from worldtable.engine.log import listed
from worldtable.games.lords_of_worlds import layout
from worldtable.games.lords_of_worlds.board import NEUTRAL, Map
from worldtable.games.lords_of_worlds.card import ARCHITECT, MIX, WILD, Cards
from worldtable.games.lords_of_worlds.layout import DECK, DISPLAY, GROUPS, SEEN, TILE, TILES, UNSEEN
from worldtable.games.lords_of_worlds.options import Switches
from worldtable.games.lords_of_worlds.planet import ARCHITECTS, NAMES, SPACES, WHOLE, count

PURSES: Final = 7  # the six colours, and wild
BARE: Final = -2  # a hex without a tile

# The masks that are kept of every Planet: the top tiles of each terrain, Mixes among the type they are declared to be
# and until then among themselves; then these.
DECLARED: Final = 10  # Mixes that count as a type
FILLED: Final = 11
MASKS: Final = 12

# Where points come from during the game.
FROM_HEXES: Final = 0
FROM_ARCHITECTS: Final = 1
FROM_TREES: Final = 2
FROM_VIEWS: Final = 3
SOURCES: Final = 4
GAINED: Final = ("coloured hex", "Architect", "Sage Tree")

CLOSES_AT: Final = 8  # the total that closes a group (R10)
SUPPLY_SIZE: Final = 6
SPACES_LEFT: Final = (0, 0, 0, 1, 4)  # that trigger the end, by number of players (R63)


class State(Alike):
    """Cards and tiles are their faces. The last tile of `reserve` is the next to be drawn."""

    purse: list[int]  # the total of each hand in each colour, at seat * PURSES + colour
    board: list[int]  # for each hex: tile * 2, one more if it is face-up, or BARE
    supply: list[int]
    reserve: list[int]
    carts: list[int]
    tops: list[int]  # the top tile of each space at seat * SPACES + space, or -1
    covered: list[int]  # place * TILES + tile, in the order of covering
    masks: list[int]  # at seat * MASKS + which
    gained: list[int]  # points during the game, at seat * SOURCES + source

    def __init__(self, seats: int, cards: Cards, map: Map, switches: Switches, types: int) -> None:
        super().__init__(seats, layout.TABLE, cards.numbers)
        self.cards = cards
        self.map = map
        self.switches = switches
        self.types = types  # the basic types in play, as bits
        self.held = -1  # the tile that is being placed
        self.starter = 0
        self.active = -1
        self.round = 0
        self.last_round = False
        self.finished = False

    def lay_out(self, cards: list[int], box: int) -> None:
        super().lay_out(cards, box)
        self.purse = [0] * (self.seats * PURSES)
        self.board = [BARE] * self.map.size
        self.supply = []
        self.reserve = []
        self.carts = []
        self.tops = [-1] * (self.seats * SPACES)
        self.covered = []
        self.masks = [0] * (self.seats * MASKS)
        self.gained = [0] * (self.seats * SOURCES)

    def clone(self) -> State:
        other = State(self.seats, self.cards, self.map, self.switches, self.types)
        self.copy_to(other)
        other.purse = self.purse.copy()
        other.board = self.board.copy()
        other.supply = self.supply.copy()
        other.reserve = self.reserve.copy()
        other.carts = self.carts.copy()
        other.tops = self.tops.copy()
        other.covered = self.covered.copy()
        other.masks = self.masks.copy()
        other.gained = self.gained.copy()
        other.held = self.held
        other.starter = self.starter
        other.active = self.active
        other.round = self.round
        other.last_round = self.last_round
        other.finished = self.finished
        return other

    def census(self) -> list[int]:
        """Cards as they are, tiles after them (I1, I2)."""
        tiles = [*self.supply, *self.reserve]
        tiles.extend([lying >> 1 for lying in self.board if lying >= 0])
        tiles.extend([tile for tile in self.tops if tile >= 0])
        tiles.extend([each % TILES for each in self.covered])
        if self.held >= 0:
            tiles.append(self.held)
        return super().census() + sorted([TILE + tile for tile in tiles])

    # Cards.

    def came(self, card: int, end: int) -> None:
        if end >= SEEN:
            at = self.layout.owner[end] * PURSES + self.cards.colour[card]
            self.purse[at] = self.purse[at] + self.cards.worth[card]  # in place it would cost more

    def left(self, card: int, start: int) -> None:
        if start >= SEEN:
            at = self.layout.owner[start] * PURSES + self.cards.colour[card]
            self.purse[at] = self.purse[at] - self.cards.worth[card]

    def hand(self, seat: int) -> list[int]:
        """A hand, sorted by face."""
        hand = self.at[SEEN + seat] + self.at[UNSEEN + seat]
        hand.sort()
        return hand

    def holds_cards(self, seat: int) -> bool:
        return len(self.at[SEEN + seat]) > 0 or len(self.at[UNSEEN + seat]) > 0

    def give_up(self, seat: int, card: int, end: int) -> None:
        """A card leaves a hand. Of equal cards the one that everybody has seen goes first."""
        self.move(card, SEEN + seat if card in self.at[SEEN + seat] else UNSEEN + seat, end)

    def hidden(self, seat: int) -> list[int]:
        return [DECK] if self.switches.open_hands else super().hidden(seat)

    def fill_anew(self, place: int, seat: int, unknown: list[int]) -> None:
        super().fill_anew(place, seat, unknown)
        if place >= UNSEEN:
            owner = place - UNSEEN
            first = owner * PURSES
            self.purse[first : first + PURSES] = [0] * PURSES
            for card in self.at[SEEN + owner] + self.at[place]:
                self.purse[first + self.cards.colour[card]] += self.cards.worth[card]

    def deal_other(self) -> None:
        """New tiles in the reserve and wherever one lies face-down."""
        down = self.face_down_hexes()
        self.reserve.extend([self.board[hex] >> 1 for hex in down])
        self.reserve.sort()
        self.shuffle(self.reserve)
        for hex in down:
            self.board[hex] = self.reserve.pop() * 2

    def total(self, cards: list[int]) -> int:
        worth = self.cards.worth
        total = 0
        for card in cards:
            total += worth[card]
        return total

    def groups(self) -> int:
        """How many groups lie in the display."""
        found = GROUPS
        while found and not self.at[DISPLAY + found - 1]:
            found -= 1
        return found

    def group_for(self, card: int) -> int:
        """Where a card of the display goes: into the open group of its colour, or it opens a new one (R9, R10)."""
        colour = self.cards.colour
        place = DISPLAY
        group = self.at[place]
        while group and (colour[group[0]] != colour[card] or self.total(group) >= CLOSES_AT):
            place += 1
            group = self.at[place]
        return place

    def budget(self, seat: int) -> list[int]:
        """The most a seat can pay in each colour, wilds included; last for neutral hexes: the most in any."""
        first = seat * PURSES
        wild = self.purse[first + WILD]
        best = wild
        found = [wild] * (NEUTRAL + 1)
        for colour in range(WILD):
            total = wild + self.purse[first + colour]
            found[colour] = total
            if total > best:
                best = total
        found[NEUTRAL] = best
        return found

    # The board.

    def open_tile(self, hex: int) -> bool:
        """Whether a tile lies face-up on a hex."""
        return self.board[hex] & 1 == 1

    def tile_on(self, hex: int) -> int:
        """The tile of a hex, whichever side is up."""
        return self.board[hex] >> 1

    def face_down(self, hex: int) -> bool:
        return self.board[hex] >= 0 and self.board[hex] & 1 == 0

    def face_down_hexes(self) -> list[int]:
        return [hex for hex, lying in enumerate(self.board) if lying >= 0 and lying & 1 == 0]

    # Planets.

    def mask(self, seat: int, which: int) -> int:
        return self.masks[seat * MASKS + which]

    def unfilled(self, seat: int) -> int:
        """How many spaces of a Planet no tile lies on."""
        return SPACES - count(self.masks[seat * MASKS + FILLED])

    def placeable(self, seat: int) -> int:
        """The spaces a tile may be placed on, as a mask: unfilled ones and Architect tiles (R47, O21)."""
        return (WHOLE & ~self.masks[seat * MASKS + FILLED]) | self.masks[seat * MASKS + ARCHITECT]

    def architects(self, seat: int) -> int:
        """The Architect spaces, as a mask: printed and unfilled, or an Architect tile on top."""
        return (ARCHITECTS & ~self.masks[seat * MASKS + FILLED]) | self.masks[seat * MASKS + ARCHITECT]

    def lay_tile(self, seat: int, space: int, tile: int) -> None:
        """A tile comes to lie on a space, and on the Architect tile that may lie there."""
        place, bit, first = seat * SPACES + space, 1 << space, seat * MASKS
        masks, own = self.masks, first + self.cards.terrain[tile]
        if masks[first + ARCHITECT] & bit:
            self.covered.append(place * TILES + self.tops[place])
            masks[first + ARCHITECT] = masks[first + ARCHITECT] & ~bit
        self.tops[place] = tile
        masks[own] = masks[own] | bit
        masks[first + FILLED] = masks[first + FILLED] | bit

    def bind_mix(self, seat: int, space: int, terrain: int) -> None:
        """A Mix counts as a type from now on."""
        bit, first = 1 << space, seat * MASKS
        self.masks[first + MIX] &= ~bit
        self.masks[first + DECLARED] |= bit
        self.masks[first + terrain] |= bit

    def tiles_on(self, seat: int, space: int) -> list[int]:
        """The tiles on a space from the lowest up."""
        place = seat * SPACES + space
        found = [each % TILES for each in self.covered if each // TILES == place]
        return [*found, self.tops[place]] if self.tops[place] >= 0 else found

    def earned(self, seat: int) -> int:
        """The points of a seat during the game."""
        at = seat * SOURCES
        return self.gained[at] + self.gained[at + 1] + self.gained[at + 2] + self.gained[at + 3]

    def gain(self, seat: int, source: int, points: int) -> None:
        self.gained[seat * SOURCES + source] += points
        if self.telling:
            self.tell("Gained", f"{{you:score}} {{number:point}} for the {GAINED[source]}.", seat, number=points)

    # Words.

    def tile_name(self, tile: int) -> str:
        return self.cards.tiles[tile].name

    def card_name(self, card: int) -> str:
        return self.cards.tiles[card - TILE].name if card >= TILE else super().card_name(card)

    def card_names(self, cards: list[int]) -> str:
        return listed([self.card_name(card) for card in cards])

    def card_id(self, card: int) -> str:
        return self.cards.tiles[card - TILE].id if card >= TILE else super().card_id(card)

    def cards_behind(self, code: int) -> list[str]:
        """An assistant in one's hand, a group of the display, or a tile: face-up on a hex, on a space, of the supply,
        held."""
        if code < layout.GROUP:
            return [self.card_id(code)]
        if code < layout.HEX:
            return [self.card_id(card) for card in self.at[DISPLAY + code - layout.GROUP]]
        tile = -1
        if code < layout.SPACE:
            hex = code - layout.HEX
            if hex < len(self.board) and self.board[hex] >= 0 and self.open_tile(hex):
                tile = self.tile_on(hex)
        elif code < layout.SUPPLY:
            tile = self.tops[code - layout.SPACE]
        elif code < layout.MOVE:
            tile = code - layout.SUPPLY
        elif code == layout.HELD:
            tile = self.held
        return [self.card_id(TILE + tile)] if tile >= 0 else []

    def hex_name(self, hex: int) -> str:
        return self.map.hexes[hex].name

    def spot_name(self, code: int) -> str:
        return self.hex_name(code - layout.HEX) if code < layout.SPACE else NAMES[(code - layout.SPACE) % SPACES]

    def zone_id(self, place: int) -> str:
        return layout.TILE_ZONES[place - layout.ON_BOARD] if place >= layout.ON_BOARD else super().zone_id(place)

    def seen_at(self, card: int, to: int) -> int:
        return -1  # the log points at hexes, spaces and groups
