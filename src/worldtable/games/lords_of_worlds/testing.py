"""A table of Lords of Worlds for tests, laid out in words and drawings.

table = Table("Red", "Blue", hands={"Red": "cyan-3, cyan-4"}, board={"A7": "D5"}, carts={"Red": "A8"})
table.choose("Collect Desert 5")

Tiles are drawn as the first letter of their type and their value: W Water, D Desert, L Lowlands, F Forest,
H Hills, M Mountains, X Mix, S Sage Tree, A Architect, V Viewpoint. X10=F is a Mix declared as Forest, A8/D10 a Desert
on an Architect tile, # before a tile of the board says that it lies face-down. A point is a place without a tile.

A whole table (`whole=True`) has all cards and tiles of a game: what is not named lies shuffled under the deck, on the
hexes that are not named, and under the reserve.
"""

from __future__ import annotations

from worldtable.engine.scene import Thing
from worldtable.engine.step import Step
from worldtable.games.lords_of_worlds.card import TERRAINS
from worldtable.games.lords_of_worlds.game import LORDS_OF_WORLDS, LordsOfWorlds
from worldtable.games.lords_of_worlds.layout import ASSISTANTS, DECK, DISCARD, DISPLAY, HEX, UNSEEN, space_code
from worldtable.games.lords_of_worlds.options import types_in_play
from worldtable.games.lords_of_worlds.placing import PLACE_FREE, PLACE_PAID, declare, place_tile
from worldtable.games.lords_of_worlds.planet import NAMES, PLACES, SPACES
from worldtable.games.lords_of_worlds.rules import END_OF_TURN, TURN
from worldtable.games.lords_of_worlds.state import DECLARED, FROM_HEXES, SOURCES, State
from worldtable.testing.sitting import Sitting

LETTERS = "WDLFHMXSAV"
READING = sorted(range(SPACES), key=lambda space: (2 * PLACES[space][1] + PLACES[space][0], PLACES[space][0]))


class Table(Sitting):
    """Cards and tiles by their ids; the deck and the reserve are listed from the top, groups between semicolons.

    What was gained came from coloured hexes, or from these, Architects, Sage Trees and Viewpoints in this order.
    """

    def __init__(
        self,
        *names: str,
        turn: str = "",
        starter: str = "",
        hands: dict[str, str] | None = None,
        groups: str = "",
        deck: str = "",
        discard: str = "",
        board: dict[str, str] | str = "",
        carts: dict[str, str] | None = None,
        planets: dict[str, str] | None = None,
        supply: str = "",
        reserve: str = "",
        gained: dict[str, int | tuple[int, ...]] | None = None,
        placing: str = "",
        paid: bool = True,
        rounds: int = 1,
        whole: bool = False,
        options: dict[str, str] | None = None,
        game: LordsOfWorlds = LORDS_OF_WORLDS,
    ) -> None:
        chosen = game.check_options(options or {})
        s = game.empty_table(len(names), chosen)
        super().__init__(game, s, names)
        self.s = s
        s.reseed(0)
        s.types = types_in_play(s, chosen["types"])
        s.lay_out(self.cards(deck)[::-1], DECK)
        s.carts = [s.map.portals[0]] * s.seats
        s.round = rounds
        for who, cards in (hands or {}).items():
            for card in self.cards(cards):
                s.put(card, UNSEEN + self.seat(who))
        for group, cards in enumerate([each for each in groups.split(";") if each.strip()]):
            s.at[DISPLAY + group] = self.cards(cards)
        s.at[DISCARD] = self.cards(discard)
        named = self.lay_board(board)
        for who, hex in (carts or {}).items():
            s.carts[self.seat(who)] = hex_called(s, hex)
        for who, drawing in (planets or {}).items():
            self.lay_planet(self.seat(who), drawing)
        s.supply = [self.tile(id) for id in words(supply)]
        s.reserve = [self.tile(id) for id in words(reserve)][::-1]
        for who, points in (gained or {}).items():
            for source, each in enumerate((points,) if isinstance(points, int) else points, FROM_HEXES):
                s.gained[self.seat(who) * SOURCES + source] += each
        s.last_round = False
        s.happened = []
        seat = self.seat(turn or names[0])
        s.starter = self.seat(starter or names[0])
        s.push(self.first_step(seat, placing, paid))
        if whole:
            self.lay_rest(named)
        self.begin()

    def first_step(self, seat: int, placing: str, paid: bool) -> Step[State]:
        """A turn, or the moment at which a collected tile is placed."""
        if not placing:
            return TURN[seat]
        self.s.held = self.tile(placing)
        self.s.active = seat
        self.s.push(END_OF_TURN[seat])
        return PLACE_PAID[seat] if paid else PLACE_FREE[seat]

    # Laying out.

    def cards(self, ids: str) -> list[int]:
        known = [card.id for card in self.s.cards.assistants]
        return [known.index(id) for id in words(ids)]

    def tile(self, word: str) -> int:
        """A tile by its id or its drawing."""
        for tile in self.s.cards.tiles:
            if word in (tile.id, f"{LETTERS[tile.terrain]}{tile.value}"):
                return tile.face
        raise AssertionError(f"there is no tile {word}")

    def lay_board(self, board: dict[str, str] | str) -> set[int]:
        """Lay the tiles of the hexes that are named; these hexes."""
        s = self.s
        if isinstance(board, str):
            drawn = board.split()
            order = reading_order(s)
            assert not drawn or len(drawn) == len(order), f"{len(drawn)} hexes drawn; the boards have {len(order)}"
            board = {s.hex_name(hex): each for hex, each in zip(order, drawn, strict=False)}
        for name, each in board.items():
            if each not in ".O":
                s.board[hex_called(s, name)] = self.tile(each.lstrip("#")) * 2 + (not each.startswith("#"))
        return {hex_called(s, name) for name in board}

    def lay_planet(self, seat: int, drawing: str) -> None:
        drawn = drawing.split()
        assert len(drawn) == SPACES, f"{len(drawn)} spaces drawn; a Planet has {SPACES}"
        earned = list(self.s.gained)
        for space, each in zip(READING, drawn, strict=True):
            if each == ".":
                continue
            tiles, _, declared = each.partition("=")
            for word in tiles.split("/"):
                self.s.held = self.tile(word)
                place_tile(self.s, seat, space)
            if declared:
                declare(self.s, seat, space, LETTERS.index(declared))
        self.s.gained = earned

    def lay_rest(self, named: set[int]) -> None:
        """All cards and tiles that lie nowhere yet. Next to a hex without a tile they lie face-up (R45)."""
        s = self.s
        cards, tiles = s.cards.deck.copy(), s.cards.tiles_in_play(s.types)
        for piece in s.census():
            if piece < ASSISTANTS:
                cards.remove(piece)
            else:
                tiles.remove(piece - ASSISTANTS)
        s.shuffle(cards)
        s.at[DECK] = cards + s.at[DECK]
        s.shuffle(tiles)
        bare = {hex for hex in named if s.board[hex] < 0}
        for hex in range(s.map.size):
            if hex not in named and hex not in s.map.portals:
                s.board[hex] = tiles.pop() * 2 + any(near in bare for near in s.map.near[hex])
        s.reserve = tiles + s.reserve

    # Looking.

    def hand(self, who: str) -> list[str]:
        return self.ids(self.s.hand(self.seat(who)))

    def ids(self, cards: list[int]) -> list[str]:
        return [self.s.card_id(card) for card in cards]

    @property
    def groups(self) -> list[str]:
        return [" ".join(self.ids(group)) for group in self.s.at[DISPLAY : DISPLAY + self.s.groups()]]

    @property
    def discard(self) -> list[str]:
        return self.ids(self.s.at[DISCARD])

    @property
    def supply(self) -> list[str]:
        return [self.drawn(tile) for tile in self.s.supply]

    def drawn(self, tile: int) -> str:
        return f"{LETTERS[self.s.cards.terrain[tile]]}{self.s.cards.value[tile]}"

    def planet(self, who: str) -> str:
        """A Planet as it is drawn, in reading order."""
        s, seat = self.s, self.seat(who)
        found = []
        for space in READING:
            declared = [LETTERS[t] for t in range(6) if s.mask(seat, t) & s.mask(seat, DECLARED) >> space << space]
            mark = f"={declared[0]}" if s.mask(seat, DECLARED) >> space & 1 else ""
            found.append("/".join(self.drawn(tile) for tile in s.tiles_on(seat, space)) + mark or ".")
        return " ".join(found)

    def lies(self, hex: str) -> str:
        """What lies on a hex, as it is drawn."""
        lying = self.s.board[hex_called(self.s, hex)]
        return "." if lying < 0 else ("" if lying & 1 else "#") + self.drawn(lying >> 1)

    def cart(self, who: str) -> str:
        return self.s.hex_name(self.s.carts[self.seat(who)])

    def points(self, who: str) -> int:
        """What somebody has scored during the game."""
        return self.s.earned(self.seat(who))

    def unfilled(self, who: str) -> int:
        return self.s.unfilled(self.seat(who))

    def price(self, start: str, end: str) -> int:
        s = self.s
        return s.map.price[hex_called(s, start) * s.map.size + hex_called(s, end)]

    def hex(self, name: str) -> int:
        """The code of a hex."""
        return HEX + hex_called(self.s, name)

    def space(self, who: str, name: str) -> int:
        """The code of a space."""
        return space_code(self.seat(who), NAMES.index(name))

    def on_planet(self, who: str, name: str) -> list[Thing]:
        """What lies in a place of a Planet, as all see it, from the space up."""
        zone = next(each for each in self.game.zones(self.s, -1) if each.id == f"planet-{self.seat(who)}")
        return [thing for thing in zone.things if thing.code == self.space(who, name)]

    def label(self, code: int) -> str:
        """What the player who is asked may do with a code."""
        seat = self.s.asks[0].player
        return next(each.sentence for each in self.game.view(self.s, seat).choices if each.code == code)

    def pay(self, *ids: str) -> None:
        """Play cards one by one and be done."""
        for id in ids:
            self.choose(f"Play {id.replace('-', ' ')}")
        self.choose("Done")


def hex_called(s: State, name: str) -> int:
    """The number of a hex by its name."""
    return [each.name for each in s.map.hexes].index(name)


def reading_order(s: State) -> list[int]:
    """The hexes as one reads them: row by row from the top."""
    hexes = s.map.hexes
    return sorted(range(s.map.size), key=lambda at: (2 * hexes[at].r + hexes[at].q, hexes[at].q))


def drawing(text: str) -> str:
    """A drawing without its layout, to compare."""
    return " ".join(text.split())


def words(text: str) -> list[str]:
    return text.replace(",", " ").split()


def sheet(table: Sitting, who: str) -> dict[str, int]:
    """The lines of a score sheet that score, equal ones added up."""
    found: dict[str, int] = {}
    for line in table.game.sheet(table.state, table.seat(who)):
        if line.points:
            found[line.label] = found.get(line.label, 0) + line.points
    return found


assert len(LETTERS) == len(TERRAINS)
