"""The table of Lords of Worlds: boards, display, hands, supply and Planets, and what cards and tiles are."""

from __future__ import annotations

from bisect import insort
from typing import Final

from worldtable.engine.cardset import CardSet
from worldtable.engine.effect import Card
from worldtable.engine.log import Told, listed
from worldtable.engine.places import NONE
from worldtable.engine.scene import Face
from worldtable.engine.step import State as Base
from worldtable.games.lords_of_worlds.board import COLOURS, Map
from worldtable.games.lords_of_worlds.planet import ARCHITECTS, NAMES, SPACES, WHOLE, count

# The map of codes: a thing in a place, or a button. Equal cards, and equal tiles of the supply, share one.
HAND: Final = 0  # + face of an assistant
ASSISTANTS: Final = 64  # a set has at most so many different ones
GROUP: Final = 64  # + place in the display
GROUPS: Final = 6
HEX: Final = 72  # + number of the hex
SPACE: Final = 136  # + seat * SPACES + space
SUPPLY: Final = 212  # + face of a tile
TILES: Final = 96  # a set has at most so many different ones
MOVE: Final = 308
DONE: Final = 309
DECLINE: Final = 310
PASS: Final = 311
TYPE: Final = 312  # + basic terrain type
HELD: Final = 318  # the tile that is being placed
CODES: Final = 319

# The places that cards and tiles go between, and what screens call them.
DECK: Final = 0
DISCARD: Final = 1
DISPLAY: Final = 2
ON_BOARD: Final = 3
IN_SUPPLY: Final = 4
IN_RESERVE: Final = 5
BEING_PLACED: Final = 6
HAND_PLACE: Final = 7
ON_PLANET: Final = 11
ZONES: Final = (
    "deck",
    "discard",
    "display",
    "board",
    "supply",
    "reserve",
    "held",
    "hand-0",
    "hand-1",
    "hand-2",
    "hand-3",
    "planet-0",
    "planet-1",
    "planet-2",
    "planet-3",
)
TILE: Final = 4096  # + face of a tile, where the log speaks of cards and tiles alike

# The terrain of a tile: six basic types (R3), then the special ones (R4).
BASIC: Final = 6
MIX: Final = 6
SAGE_TREE: Final = 7
ARCHITECT: Final = 8
VIEWPOINT: Final = 9
TERRAINS: Final = (
    "Water",
    "Desert",
    "Lowlands",
    "Forest",
    "Hills",
    "Mountains",
    "Mix",
    "Sage Tree",
    "Architect",
    "Viewpoint",
)

WILD: Final = 6  # the colour of wild cards: white, the seventh (R2, R12)
PURSES: Final = 7
COLOUR_NAMES: Final = (*COLOURS, "wild")

# The masks that are kept of every Planet: top tiles of each basic type with the Mixes declared as it, then these.
UNDECLARED: Final = 6  # Mixes that count as nothing yet
DECLARED: Final = 7  # Mixes that count as a type
ROOFS: Final = 8  # Architect tiles on top
FILLED: Final = 9
MASKS: Final = 10

# Where points come from during the game.
FROM_HEXES: Final = 0
FROM_ARCHITECTS: Final = 1
FROM_TREES: Final = 2
FROM_VIEWS: Final = 3
SOURCES: Final = 4

CLOSES_AT: Final = 8  # the total that closes a group (R10)
SUPPLY_SIZE: Final = 6
SPACES_LEFT: Final = (0, 0, 0, 1, 4)  # that trigger the end, by number of players (R63)


class Assistant(Card["State"]):
    """An assistant card."""

    def __init__(self) -> None:
        super().__init__("", "", "")
        self.face = 0
        self.id = ""
        self.short = ""
        self.brief = ""
        self.look = ""
        self.colour = 0
        self.value = 1
        self.copies = 1


class Tile(Card["State"]):
    """A terrain tile. Its subclasses are the game's vocabulary of effects."""

    terrain: int = 0
    says: str = ""  # what the effect does, for people who choose effects
    amounts: tuple[int, int] = (0, 0)  # what `amount` may be, (0, 0) if the effect has none

    def __init__(self) -> None:
        super().__init__("", "", "")
        self.face = 0
        self.id = ""
        self.short = ""
        self.brief = ""
        self.look = ""
        self.value = 1
        self.amount = 0
        self.copies = 1
        self.effect = ""

    def placed(self, s: State, you: int, space: int) -> None:
        """Schedule what the tile does when it is placed."""


class Pieces(CardSet):
    """A set of assistants and tiles, and what is looked up often."""

    def __init__(self, name: str, hash: str, assistants: list[Assistant], tiles: list[Tile]) -> None:
        super().__init__(name, hash)
        self.assistants = assistants
        self.tiles = tiles
        self.colour = [each.colour for each in assistants]
        self.worth = [each.value for each in assistants]
        self.value = [each.value for each in tiles]
        self.terrain = [each.terrain for each in tiles]
        self.deck: list[int] = []
        for assistant in assistants:
            self.deck.extend([assistant.face] * assistant.copies)
        self.card_faces: list[Face] = []  # as screens show them, made when they are first needed
        self.tile_faces: list[Face] = []

    def tiles_in_play(self, types: int) -> list[int]:
        """The tiles of the chosen basic types and all special ones (R14)."""
        found: list[int] = []
        for tile in self.tiles:
            if tile.terrain >= BASIC or types >> tile.terrain & 1:
                found.extend([tile.face] * tile.copies)
        return found


class Switches:
    """The variant and the rulings a game is played with; all of them as the rules page says unless changed."""

    def __init__(self) -> None:
        self.strategic = False
        self.collect_then_move = False  # O14
        self.exact = False  # payments without surplus, O15
        self.change = False  # O15
        self.must_collect = False  # O17
        self.cart_stays = False  # O18
        self.covered_count = False  # O23
        self.mix_links = True  # O24
        self.mix_alone = False  # R57
        self.all_chains = False  # O26
        self.may_pass = False  # O30
        self.open_hands = False  # R86

    def __repr__(self) -> str:
        """What is switched, so that states under different rulings differ."""
        flags = (
            self.strategic,
            self.collect_then_move,
            self.exact,
            self.change,
            self.must_collect,
            self.cart_stays,
            self.covered_count,
            self.mix_links,
            self.mix_alone,
            self.all_chains,
            self.may_pass,
            self.open_hands,
        )
        return f"Switches({''.join(['1' if flag else '0' for flag in flags])})"


class State(Base):
    """Cards and tiles are their faces. The last of `deck` and `reserve` is the next to be drawn."""

    def __init__(self, seats: int, cards: Pieces, map: Map, switches: Switches, types: int) -> None:
        super().__init__(seats)
        self.cards = cards
        self.map = map
        self.switches = switches
        self.types = types  # the basic types in play, as bits
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.played: list[int] = []  # the payment of the current turn
        self.groups: list[tuple[int, ...]] = []  # the display, oldest first
        self.hands: list[list[int]] = []  # sorted
        self.known: list[list[int]] = []  # the cards of each hand that everybody saw being taken, sorted
        self.purse: list[int] = []  # the total of each hand in each colour, at seat * PURSES + colour
        self.board: list[int] = []  # for each hex: tile * 2, one more if it is face-up, or -1
        self.supply: list[int] = []
        self.reserve: list[int] = []
        self.carts: list[int] = []
        self.tops: list[int] = []  # the top tile of each space at seat * SPACES + space, or -1
        self.covered: list[int] = []  # (seat * SPACES + space) * TILES + tile, in the order of covering
        self.masks: list[int] = []  # at seat * MASKS + which
        self.gained: list[int] = []  # points during the game, at seat * SOURCES + source
        self.held = -1  # the tile that is being placed
        self.starter = 0
        self.active = -1
        self.round = 0
        self.last_round = False
        self.finished = False

    def clone(self) -> State:
        other = State(self.seats, self.cards, self.map, self.switches, self.types)
        self.copy_to(other)
        other.deck = self.deck.copy()
        other.discard = self.discard.copy()
        other.played = self.played.copy()
        other.groups = self.groups.copy()
        for hand in self.hands:
            other.hands.append(hand.copy())
        for known in self.known:
            other.known.append(known.copy())
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
        pieces = [*self.deck, *self.discard, *self.played]
        for group in self.groups:
            pieces.extend(group)
        for hand in self.hands:
            pieces.extend(hand)
        tiles = [*self.supply, *self.reserve]
        tiles.extend([lying >> 1 for lying in self.board if lying >= 0])
        tiles.extend([tile for tile in self.tops if tile >= 0])
        tiles.extend([each % TILES for each in self.covered])
        if self.held >= 0:
            tiles.append(self.held)
        pieces.extend([ASSISTANTS + tile for tile in tiles])
        pieces.sort()
        return pieces

    # Cards.

    def take(self, seat: int, card: int) -> None:
        """Put a card into a hand."""
        insort(self.hands[seat], card)
        self.purse[seat * PURSES + self.cards.colour[card]] += self.cards.worth[card]

    def give_up(self, seat: int, card: int) -> None:
        """Take a card out of a hand. Of equal cards the one that everybody has seen goes first."""
        self.hands[seat].remove(card)
        self.purse[seat * PURSES + self.cards.colour[card]] -= self.cards.worth[card]
        if card in self.known[seat]:
            self.known[seat].remove(card)

    def draw(self) -> int:
        """The top card of the deck; the discard pile is shuffled when it is empty (R26). -1 without any card."""
        if not self.deck:
            if not self.discard:
                return -1
            held = self.deck
            self.deck = self.discard
            self.discard = held
            self.shuffle(self.deck)
        self.shown += 1
        return self.deck.pop()

    def total(self, group: tuple[int, ...]) -> int:
        worth = self.cards.worth
        total = 0
        for card in group:
            total += worth[card]
        return total

    def show(self, card: int) -> bool:
        """Put a drawn card into the open group of its colour, or open a new one (R9, R10); true for a new one."""
        colour = self.cards.colour[card]
        for at in range(len(self.groups)):
            group = self.groups[at]
            if self.cards.colour[group[0]] == colour and self.total(group) < CLOSES_AT:
                self.groups[at] = (*group, card)
                return False
        self.groups.append((card,))
        return True

    def budget(self, seat: int) -> list[int]:
        """The most a seat can pay in each colour, wilds included; last for neutral hexes: the most in any."""
        found: list[int] = []
        first = seat * PURSES
        wild = self.purse[first + WILD]
        best = wild
        for at in range(first, first + WILD):
            total = self.purse[at] + wild
            found.append(total)
            if total > best:
                best = total
        found.append(wild)
        found.append(best)
        return found

    # The board.

    def open_tile(self, hex: int) -> bool:
        """Whether a tile lies face-up on a hex."""
        return self.board[hex] > 0 and self.board[hex] & 1 == 1

    # Planets.

    def mask(self, seat: int, which: int) -> int:
        return self.masks[seat * MASKS + which]

    def unfilled(self, seat: int) -> int:
        """How many spaces of a Planet no tile lies on."""
        return SPACES - count(self.masks[seat * MASKS + FILLED])

    def placeable(self, seat: int) -> int:
        """The spaces a tile may be placed on, as a mask: unfilled ones and Architect tiles (R47, O21)."""
        return (WHOLE & ~self.masks[seat * MASKS + FILLED]) | self.masks[seat * MASKS + ROOFS]

    def architects(self, seat: int) -> int:
        """The Architect spaces, as a mask: printed and unfilled, or an Architect tile on top."""
        return (ARCHITECTS & ~self.masks[seat * MASKS + FILLED]) | self.masks[seat * MASKS + ROOFS]

    def earned(self, seat: int) -> int:
        """The points of a seat during the game."""
        at = seat * SOURCES
        return self.gained[at] + self.gained[at + 1] + self.gained[at + 2] + self.gained[at + 3]

    def gain(self, seat: int, source: int, points: int) -> None:
        self.gained[seat * SOURCES + source] += points

    # Words.

    def tile_name(self, tile: int) -> str:
        return self.cards.tiles[tile].name

    def card_name(self, card: int) -> str:
        return self.cards.tiles[card - TILE].name if card >= TILE else self.cards.assistants[card].name

    def card_id(self, card: int) -> str:
        return self.cards.tiles[card - TILE].id if card >= TILE else self.cards.assistants[card].id

    def zone_id(self, place: int) -> str:
        return ZONES[place]

    def spot_name(self, code: int) -> str:
        return self.hex_name(code - HEX) if code < SPACE else NAMES[(code - SPACE) % SPACES]

    def card_names(self, cards: list[int]) -> str:
        return listed([self.card_name(card) for card in cards])

    def tell(
        self,
        called: str,
        sentence: str,
        you: int = -1,
        card: int = -1,
        cards: list[int] = NONE,
        *,
        start: int = -1,
        end: int = -1,
        spot: int = -1,
        spots: list[int] = NONE,
        number: int = 0,
    ) -> None:
        if self.telling:
            about = (card,) if card >= 0 else tuple(cards)
            told = Told(called, sentence, you, -1, about, len(about), start, end, False)
            told.spots = (spot,) if spot >= 0 else tuple(spots)
            told.number = number
            self.happened.append(told)

    def hex_name(self, hex: int) -> str:
        return self.map.hexes[hex].name
