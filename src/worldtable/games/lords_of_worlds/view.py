"""What a seat may see of Lords of Worlds, as zones of a screen."""

from __future__ import annotations

from worldtable.engine import scene
from worldtable.engine.laying import Laying, backs
from worldtable.engine.log import Told
from worldtable.engine.scene import Amount, Banner, Face, Group, Need, Piece, Thing, Zone
from worldtable.games.lords_of_worlds import layout, scoring
from worldtable.games.lords_of_worlds.board import COLOURS, NEUTRAL, PORTAL, Hex
from worldtable.games.lords_of_worlds.card import BASIC, CARD_SYMBOLS, COLOUR_NAMES, TERRAINS, WILD
from worldtable.games.lords_of_worlds.layout import DECK, DISCARD, DISPLAY, HEX, PAYMENT, SEEN, SUPPLY, space_code
from worldtable.games.lords_of_worlds.moving import Pay, trip
from worldtable.games.lords_of_worlds.paying import Means
from worldtable.games.lords_of_worlds.placing import FreeCollection
from worldtable.games.lords_of_worlds.planet import ARCHITECTS, NAMES, PLACES, SPACES, spaces_of
from worldtable.games.lords_of_worlds.questions import Question
from worldtable.games.lords_of_worlds.scoring import CHAIN, Chain, chains
from worldtable.games.lords_of_worlds.state import CLOSES_AT, DECLARED, PURSES, State

CARTS = ("red", "blue", "white", "black")
CART_SYMBOLS = ("①", "②", "③", "④")
LONGEST_SHOWN = 14  # chains longer than this need no place on the table of scores


def zones(s: State, seat: int) -> list[Zone]:
    """The common world first, then one's own things, then those of the others in seat order."""
    laying = Laying(s, seat)
    found = [
        board_zone(s, seat),
        display_zone(s, laying),
        supply_zone(s, laying),
        Zone("reserve", "Reserve", scene.PILE, [], count=len(s.reserve)),
        Zone("deck", "Deck", scene.PILE, [], count=len(s.at[DECK])),
        Zone("discard", "Discard pile", scene.PILE, [], count=len(s.at[DISCARD])),
    ]
    pays = [ask for ask in s.asks if isinstance(ask, Pay)]
    if pays or s.at[PAYMENT]:
        found.append(payment_zone(s, laying, pays))
    if s.held >= 0:
        held = Thing(tile_id(s, s.held, "held"), s.cards.tile_faces[s.held], layout.HELD, (0,), state=("now",))
        found.append(Zone("held", "Collected, to be placed", scene.ROW, [held], s.active, now=True))
    for owner in s.clockwise(max(seat, 0)):
        found.append(hand_zone(s, laying, owner))
        found.append(planet_zone(s, laying, owner))
    found.append(Zone("track", "Score track", scene.TRACK, [marker(s, each) for each in range(s.seats)]))
    found.append(score_table("table", "Points for a chain", "Chain of", CHAIN, 1, LONGEST_SHOWN))
    if s.switches.strategic:
        found.append(score_table("values", "Points for equal values", "Equal values:", scoring.SAME_VALUE, 3, 10))
    return found


def tile_id(s: State, tile: int, place: str) -> str:
    """A tile of which there is but one keeps its id wherever it goes. Of others the place tells which is meant."""
    printed = s.cards.tiles[tile]
    return printed.id if printed.copies == 1 else f"{printed.id}-{place}"


# Cards. Nobody tells equal ones apart: the zone, and how many of them come before it there, tell which one is meant.


def card_things(
    s: State, laying: Laying, cards: list[int], place: str, code: int = -1, state: tuple[str, ...] = ()
) -> list[Thing]:
    """Cards in a row; their codes count from one, -1 for none."""
    found: list[Thing] = []
    for at, card in enumerate(cards):
        id = laying.named(f"{place}-{s.card_id(card)}")
        found.append(Thing(id, s.cards.card_faces[card], code + card if code >= 0 else -1, (at,), state=state))
    return found


def hand_zone(s: State, laying: Laying, owner: int) -> Zone:
    """One's own hand and its total in each colour; of others the cards that everybody saw being taken, then backs."""
    hand = s.hand(owner)
    place = f"hand-{owner}"
    own = laying.seat == owner
    label = "Your hand" if own else f"{s.name(owner)}'s hand"
    if own or s.switches.open_hands:
        things = card_things(s, laying, hand, place, layout.HAND if own else -1)
        purse = enumerate(s.purse[owner * PURSES : (owner + 1) * PURSES])
        totals = tuple([Amount(COLOUR_NAMES[colour], total) for colour, total in purse])
        return Zone(place, label, scene.FAN, things, owner, count=len(hand), amounts=totals)
    things = card_things(s, laying, sorted(s.at[SEEN + owner]), place, state=("known",))
    things.extend(backs(place, len(things), len(hand)))
    return Zone(place, label, scene.FAN, things, owner, count=len(hand))


def payment_zone(s: State, laying: Laying, pays: list[Pay]) -> Zone:
    """What was laid down so far, and of a payment that goes on its price and the parts of that."""
    paid = s.total(s.at[PAYMENT])
    amounts = [Amount("paid", paid, most=pays[0].cost if pays else None)]
    for pay in pays:
        amounts.extend([*pay.price(), Amount("lost", max(paid - pay.cost, 0))])
    things = card_things(s, laying, s.at[PAYMENT], "paid")
    return Zone("played", "Payment", scene.ROW, things, s.active, now=True, amounts=tuple(amounts))


def display_zone(s: State, laying: Laying) -> Zone:
    """The groups as columns; a group is one thing to point at."""
    things: list[Thing] = []
    groups: list[Group] = []
    for column, group in enumerate(s.at[DISPLAY : DISPLAY + s.groups()]):
        code, total = layout.GROUP + column, s.total(group)
        for row, thing in enumerate(card_things(s, laying, group, "hire")):
            thing.code, thing.at = code, (column, row)
            things.append(thing)
        closed = ("closed",) if total >= CLOSES_AT else ()
        amounts = (Amount("total", total, most=CLOSES_AT),)
        groups.append(Group("group", f"Group {column + 1}", [code], amounts, closed))
    return Zone("display", "Assistants for hire", scene.COLUMNS, things, count=s.groups(), groups=tuple(groups))


# Tiles.


def supply_zone(s: State, laying: Laying) -> Zone:
    came = [fact.spots[0] - SUPPLY for fact in s.happened if isinstance(fact, Told) and fact.called == "Supplied"]
    things: list[Thing] = []
    for at, tile in enumerate(s.supply):
        id = laying.named(tile_id(s, tile, "supply"))
        state = ("fresh",) if tile in came and at >= len(s.supply) - len(came) else ()
        things.append(Thing(id, s.cards.tile_faces[tile], SUPPLY + tile, (at,), state=state))
    return Zone("supply", "Supply", scene.ROW, things)


def board_zone(s: State, seat: int) -> Zone:
    """The hexes and, on them, the tiles; whatever lies on a hex has its code."""
    things: list[Thing] = []
    means = Means(s, seat) if seat >= 0 and s.carts else None
    for hex in range(s.map.size):
        things.append(hex_thing(s, seat, hex))
        where = s.map.hexes[hex]
        if s.open_tile(hex):
            things.append(board_tile(s, seat, hex, means))
        elif s.face_down(hex):
            things.append(Thing(f"down-{where.name}", None, HEX + hex, (where.q, where.r), state=("hidden",)))
    return Zone("board", "Game board", scene.HEXES, things)


def hex_thing(s: State, seat: int, hex: int) -> Thing:
    """A hex with the Carts on it and, for a player, the price of going there."""
    where = s.map.hexes[hex]
    carts = [Piece("Cart", 1, owner) for owner in range(len(s.carts)) if s.carts[owner] == hex]
    way = (Amount("way", s.map.price[s.carts[seat] * s.map.size + hex]),) if seat >= 0 and s.carts else ()
    bare = ("bare",) if s.board[hex] < 0 and where.ground != PORTAL else ()
    face, at = ground_face(where), (where.q, where.r)
    return Thing(f"hex-{where.name}", face, HEX + hex, at, state=bare, amounts=way, pieces=tuple(carts))


def board_tile(s: State, seat: int, hex: int, means: Means | None) -> Thing:
    """A face-up tile of the board, with what a player pays for way and value, and whether that player can."""
    where = s.map.hexes[hex]
    tile = s.tile_on(hex)
    found = Thing(tile_id(s, tile, where.name), s.cards.tile_faces[tile], HEX + hex, (where.q, where.r))
    if means is not None:
        price = trip(s, seat, hex, hex).cost
        colour = COLOURS[where.ground] if where.ground < WILD else "one colour"
        payable = means.reach(where.ground, price)
        found.amounts = (Amount("price", price),)
        found.needs = (Need(colour, price, payable),)
        if not payable:
            found.notes = (f"It needs {price} in {colour}, you have {richest(s, seat, where.ground)}.",)
    return found


def richest(s: State, seat: int, ground: int) -> str:
    """The most that a seat has for a ground, and the colour of it where any would do."""
    budget = s.budget(seat)
    if ground < WILD or not s.holds_cards(seat):
        return str(budget[ground])
    return f"{budget[ground]} in {COLOURS[budget.index(budget[ground])]}"


def ground_face(hex: Hex) -> Face:
    """A hex of the boards, under whatever lies there."""
    if hex.ground == PORTAL:
        return Face(hex.name, "portal", line="Portal", colour="white", symbol="☁")
    if hex.ground == NEUTRAL:
        return Face(hex.name, "hex", group="neutral", line="Neutral hex")
    colour = COLOURS[hex.ground]
    line = f"{colour.capitalize()} hex"
    return Face(hex.name, "hex", group=colour, line=line, colour=colour, symbol=CARD_SYMBOLS[hex.ground])


def space_face(space: int) -> Face:
    """A space of a Planet, under whatever lies there."""
    if ARCHITECTS >> space & 1:
        text = "A tile placed here scores its value."
        line = "Architect space"
        return Face(NAMES[space], "space", group="Architect", line=line, text=text, colour="orange", symbol="⌂")
    text = "The first tile placed here in a turn brings a free collection."
    return Face(NAMES[space], "space", group="Empty", line="Empty space", text=text)


def planet_zone(s: State, laying: Laying, owner: int) -> Zone:
    """The spaces and, on them, the tiles from the lowest up; the chains are groups of spaces."""
    things: list[Thing] = []
    for space in range(SPACES):
        code = space_code(owner, space)
        place = f"planet-{owner}-{NAMES[space]}"
        things.append(Thing(place, space_face(space), code, PLACES[space]))
        for tile in s.tiles_on(owner, space):
            id = laying.named(tile_id(s, tile, place))
            things.append(Thing(id, s.cards.tile_faces[tile], code, PLACES[space]))
        if s.mask(owner, DECLARED) >> space & 1:
            declared = next(TERRAINS[each] for each in range(BASIC) if s.mask(owner, each) >> space & 1)
            things[-1].pieces = (Piece(declared, note="declared"),)
    label = "Your Planet" if laying.seat == owner else f"{s.name(owner)}'s Planet"
    found = tuple([chain_group(owner, chain) for chain in chains(s, owner)])
    spaces = (Amount("spaces left", s.unfilled(owner)),)
    return Zone(f"planet-{owner}", label, scene.HEXES, things, owner, amounts=spaces, groups=found)


def chain_group(owner: int, chain: Chain) -> Group:
    codes = [space_code(owner, space) for space in spaces_of(chain.mask)]
    amounts = (Amount("length", chain.length), Amount("points", CHAIN[chain.length]))
    return Group("chain", TERRAINS[chain.terrain], codes, amounts)


# Points.


def marker(s: State, seat: int) -> Thing:
    """The score marker with the token for full laps (R16, R72)."""
    points = scoring.score(s, seat) if s.finished else s.earned(seat)
    token, space = scoring.on_track(points)
    face = Face(s.name(seat), "marker", line="Score marker", colour=CARTS[seat], symbol=CART_SYMBOLS[seat])
    tokens = (Piece("token", token // scoring.LAP, seat, note=f"{token} points"),) if token else ()
    return Thing(f"marker-{seat}", face, at=(space,), amounts=(Amount("points", points),), pieces=tokens)


def score_table(id: str, label: str, what: str, points: list[int], first: int, last: int) -> Zone:
    """A printed table: the points for each length or number (R7)."""
    things: list[Thing] = []
    for length in range(first, last + 1):
        face = Face(f"{what} {length}", "step", amounts=(Amount("points", points[length]),))
        things.append(Thing(f"{id}-{length}", face, at=(length,)))
    return Zone(id, label, scene.NOTES, things)


def banner(s: State, seat: int) -> Banner:
    """Points scored, what chains and equal values would bring now, spaces left, and what the player is about."""
    earned = s.earned(seat)
    amounts = [Amount("points", earned), Amount("chains", scoring.chain_points(chains(s, seat)))]
    if s.switches.strategic:
        amounts.append(Amount("equal values", scoring.equal_values(s, seat)))
    amounts.append(Amount("spaces left", s.unfilled(seat)))
    amounts.append(Amount("laps", earned // scoring.LAP))
    doing = [ask.doing for ask in s.asks if ask.player == seat and isinstance(ask, Question)]
    return Banner(
        seat,
        s.name(seat),
        doing=doing[0] if doing else "",
        score=scoring.score(s, seat),
        state=("first",) if seat == s.starter else (),
        amounts=tuple(amounts),
        pieces=(Piece("free collection"),) if collects_freely(s, seat) else (),
    )


def collects_freely(s: State, seat: int) -> bool:
    """Whether a free collection is due to a player: asked for now, or when another question is answered (R49)."""
    waiting = [*s.asks, *s.stack[: s.top]]
    return any([isinstance(step, FreeCollection) and step.player == seat for step in waiting])
