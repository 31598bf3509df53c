"""What a seat may see of Lords of Worlds, and how the rest is dealt anew. The only code that knows what is hidden."""

from __future__ import annotations

from typing import Final

from worldtable.engine.scene import COLUMNS, COUNTERS, FAN, HEXES, NOTES, ROW, TRACK, Face, Thing, Zone
from worldtable.games.lords_of_worlds.board import COLOURS, PORTAL
from worldtable.games.lords_of_worlds.faces import (
    CART_SYMBOLS,
    CARTS,
    bare_face,
    card_face,
    space_face,
    tile_face,
)
from worldtable.games.lords_of_worlds.planet import NAMES, PLACES, SPACES
from worldtable.games.lords_of_worlds.scoring import CHAIN, SAME_VALUE, on_track, score
from worldtable.games.lords_of_worlds.state import (
    BASIC,
    CLOSES_AT,
    DECLARED,
    GROUP,
    HAND,
    HEX,
    PURSES,
    SPACE,
    SUPPLY,
    TERRAINS,
    TILES,
    WILD,
    State,
)

TRIES: Final = 30  # deals in search of a hand that can do what its player has begun


def zones(s: State, seat: int) -> list[Zone]:
    own = max(seat, 0)
    found: list[Zone] = []
    if s.held >= 0:
        held = [Thing("held", tile_face(s.cards.tiles[s.held]), -1, (), (0,))]
        found.append(Zone("held", "Collected, to be placed", ROW, held, s.active))
    if s.played:
        paid = [card_thing(s, card, at, "played", -1) for at, card in enumerate(s.played)]
        found.append(Zone("played", "Payment", ROW, paid, s.active, f"{s.total(tuple(s.played))} in all", True))
    found.append(hand_zone(s, seat, own))
    found.append(planet_zone(s, seat, own))
    found.append(Zone("board", "Game board", HEXES, [hex_thing(s, seat, hex) for hex in range(s.map.size)]))
    found.append(display_zone(s))
    found.append(supply_zone(s))
    for step in range(1, s.seats):
        other = (own + step) % s.seats
        found.append(planet_zone(s, seat, other))
        found.append(hand_zone(s, seat, other))
    found.append(Zone("track", "Score track", TRACK, [marker(s, each) for each in range(s.seats)]))
    found.append(Zone("piles", "Piles", COUNTERS, piles(s)))
    found.append(score_table(s))
    return found


def number(count: int, what: str) -> str:
    return f"1 {what}" if count == 1 else f"{count} {what}s"


def card_thing(s: State, card: int, at: int, place: str, code: int, marks: tuple[str, ...] = ()) -> Thing:
    return Thing(f"{place}-{at}", card_face(s.cards.assistants[card]), code, marks, (at,))


def hand_zone(s: State, seat: int, owner: int) -> Zone:
    """One's own hand; of others the cards that everybody saw being taken, then the backs of the rest."""
    hand = s.hands[owner]
    note = number(len(hand), "card")
    place = f"hand-{owner}"
    if seat == owner or s.switches.open_hands:
        code = HAND if seat == owner else -1
        things = [card_thing(s, card, at, place, code + card if code >= 0 else -1) for at, card in enumerate(hand)]
        label = "Your hand" if seat == owner else f"{s.name(owner)}'s hand"
        return Zone(place, label, FAN, things, owner, note)
    known = s.known[owner]
    things = [card_thing(s, card, at, place, -1, ("seen when taken",)) for at, card in enumerate(known)]
    for at in range(len(known), len(hand)):
        things.append(Thing(f"{place}-{at}", None, -1, (), (at,)))
    return Zone(place, f"{s.name(owner)}'s hand", FAN, things, owner, note)


def planet_zone(s: State, seat: int, owner: int) -> Zone:
    things = [space_thing(s, owner, space) for space in range(SPACES)]
    label = "Your Planet" if seat == owner else f"{s.name(owner)}'s Planet"
    left = s.unfilled(owner)
    return Zone(f"planet-{owner}", label, HEXES, things, owner, f"{number(left, 'space')} left")


def space_thing(s: State, owner: int, space: int) -> Thing:
    tile = s.tops[owner * SPACES + space]
    face = space_face(space) if tile < 0 else tile_face(s.cards.tiles[tile])
    marks = [NAMES[space]]
    if s.mask(owner, DECLARED) >> space & 1:
        types = [TERRAINS[each] for each in range(BASIC) if s.mask(owner, each) >> space & 1]
        marks.append(f"as {types[0]}")
    for each in s.covered:
        if each // TILES == owner * SPACES + space:
            marks.append(f"on {s.tile_name(each % TILES)}")
    code = SPACE + owner * SPACES + space
    return Thing(f"planet-{owner}-{NAMES[space]}", face, code, tuple(marks), PLACES[space])


def hex_thing(s: State, seat: int, hex: int) -> Thing:
    """A hex with its tile, the Carts on it and, for a player, the price of going there."""
    where = s.map.hexes[hex]
    lying = s.board[hex]
    face: Face | None = None
    if lying < 0:
        face = bare_face(where)
    elif lying & 1:
        face = tile_face(s.cards.tiles[lying >> 1])
    marks = [where.name]
    if where.ground < WILD:
        marks.append(COLOURS[where.ground])
    elif where.ground == PORTAL:
        marks.append("portal")
    for owner in range(len(s.carts)):
        if s.carts[owner] == hex:
            marks.append("your Cart" if owner == seat else f"{s.name(owner)}'s Cart")
    if seat >= 0 and s.carts:
        price = price_mark(s, seat, hex, lying)
        if price:
            marks.append(price)
    return Thing(f"hex-{where.name}", face, HEX + hex, tuple(marks), (where.q, where.r))


def price_mark(s: State, seat: int, hex: int, lying: int) -> str:
    """What it costs a seat to go to a hex, and what its tile costs on top; "" for the bare hex one stands on."""
    way = s.map.price[s.carts[seat] * s.map.size + hex]
    if lying > 0 and lying & 1:
        return f"{way} + {s.cards.value[lying >> 1]}"
    return f"way {way}" if way else ""


def display_zone(s: State) -> Zone:
    things: list[Thing] = []
    for column, group in enumerate(s.groups):
        total = s.total(group)
        state = "closed" if total >= CLOSES_AT else "open"
        for row, card in enumerate(group):
            marks = (f"group {column + 1}", f"total {total}", state) if row == 0 else ()
            face = card_face(s.cards.assistants[card])
            things.append(Thing(f"group-{column}-{row}", face, GROUP + column, marks, (column, row)))
    return Zone("display", "Assistants for hire", COLUMNS, things, -1, number(len(s.groups), "group"))


def supply_zone(s: State) -> Zone:
    things: list[Thing] = []
    for at, tile in enumerate(s.supply):
        things.append(Thing(f"supply-{at}", tile_face(s.cards.tiles[tile]), SUPPLY + tile, (), (at,)))
    return Zone("supply", "Supply", ROW, things, -1, f"{number(len(s.reserve), 'tile')} in the reserve")


def marker(s: State, seat: int) -> Thing:
    """The score marker with the token for full laps (R16, R72)."""
    points = score(s, seat) if s.finished else s.earned(seat)
    token, space = on_track(points)
    marks = (f"token {token}",) if token else ()
    colour, symbol = CARTS[seat], CART_SYMBOLS[seat]
    face = Face(s.name(seat), "Score marker", str(points), "", (), colour, symbol)
    return Thing(f"marker-{seat}", face, -1, marks, (space,))


def piles(s: State) -> list[Thing]:
    counts = (("Deck", len(s.deck)), ("Discard pile", len(s.discard)), ("Reserve", len(s.reserve)))
    found = [
        Thing(f"pile-{at}", Face(name, "Pile", str(size)), -1, (), (at,)) for at, (name, size) in enumerate(counts)
    ]
    starter = Face(s.name(s.starter), "Starting player", "", "", (), CARTS[s.starter], CART_SYMBOLS[s.starter])
    found.append(Thing("starter", starter, -1, (), (len(found),)))
    return found


def score_table(s: State) -> Zone:
    """The printed table: points for chains and, in the strategic variant, for equal values (R7)."""
    lines = [table_line("Chain of", CHAIN, 1, 14)]
    if s.switches.strategic:
        lines.append(table_line("Tiles of one value", SAME_VALUE, 3, 10))
    things = [Thing(f"table-{at}", Face(line, "Score table"), -1, (), (at,)) for at, line in enumerate(lines)]
    return Zone("table", "Score table", NOTES, things)


def table_line(what: str, points: list[int], first: int, last: int) -> str:
    cells = [f"{length} = {points[length]}" for length in range(first, last + 1)]
    return f"{what} {', '.join(cells)}"


# Dealing anew.


def redeal(s: State, seat: int, seed: int) -> State:
    """The same view for a seat, and a hand of every other player that fits what all have seen."""
    other = s.clone()
    other.reseed(seed)
    deal_tiles(other)
    pool = hidden_cards(s, seat)
    for _ in range(TRIES):
        deal_cards(s, seat, other, pool)
        if fits(other, seat):
            break
    other.shown = s.shown
    return other


def hidden_cards(s: State, seat: int) -> list[int]:
    """The cards whose place a seat does not know, sorted."""
    pool = s.deck.copy()
    if not s.switches.open_hands:
        for owner in range(s.seats):
            if owner != seat:
                pool.extend(unseen(s, owner))
    pool.sort()
    return pool


def unseen(s: State, owner: int) -> list[int]:
    """The cards of a hand that the others have not seen being taken."""
    rest = s.hands[owner].copy()
    for card in s.known[owner]:
        rest.remove(card)
    return rest


def deal_cards(s: State, seat: int, other: State, pool: list[int]) -> None:
    cards = pool.copy()
    other.shuffle(cards)
    if not s.switches.open_hands:
        for owner in range(s.seats):
            if owner != seat:
                hand = s.known[owner].copy()
                while len(hand) < len(s.hands[owner]):
                    hand.append(cards.pop())
                hold(other, owner, hand)
    other.deck = cards


def hold(s: State, owner: int, hand: list[int]) -> None:
    """Give a seat another hand."""
    for at in range(owner * PURSES, (owner + 1) * PURSES):
        s.purse[at] = 0
    s.hands[owner] = []
    for card in hand:
        s.take(owner, card)


def deal_tiles(s: State) -> None:
    """New tiles in the reserve and wherever one lies face-down."""
    down = [hex for hex in range(s.map.size) if s.board[hex] >= 0 and s.board[hex] & 1 == 0]
    tiles = s.reserve.copy()
    tiles.extend([s.board[hex] >> 1 for hex in down])
    tiles.sort()
    s.shuffle(tiles)
    for hex in down:
        s.board[hex] = tiles.pop() * 2
    s.reserve = tiles


def fits(s: State, seat: int) -> bool:
    """Work out what others may answer with their new hands; false if one of them could not go on."""
    options: list[list[int]] = []
    for at in range(len(s.asks)):
        own = s.asks[at].player == seat
        options.append(s.options[at] if own else s.asks[at].options(s))
    s.options = tuple(options)
    return all([len(each) > 0 for each in options])
