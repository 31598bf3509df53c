"""The sequence of play of Lords of Worlds, as printed: set-up, turns, the end and the final scoring."""

from __future__ import annotations

from typing import Final

from worldtable.engine import table
from worldtable.engine.places import distinct
from worldtable.engine.step import Reason, Step
from worldtable.games.lords_of_worlds import layout
from worldtable.games.lords_of_worlds.board import NEUTRAL, PORTAL
from worldtable.games.lords_of_worlds.collecting import fill_supply, uncover
from worldtable.games.lords_of_worlds.layout import (
    DECK,
    DISCARD,
    DISPLAY,
    GROUP,
    GROUPS,
    HEX,
    MOVE,
    PASS,
    SEEN,
    SPACE,
)
from worldtable.games.lords_of_worlds.moving import MOVE_TO, MoveTo, Pay, Travel, trip
from worldtable.games.lords_of_worlds.paying import Means, in_colour, too_dear
from worldtable.games.lords_of_worlds.placing import declare
from worldtable.games.lords_of_worlds.questions import Question
from worldtable.games.lords_of_worlds.scoring import Ground, score
from worldtable.games.lords_of_worlds.state import BARE, State

HAND_TOTAL: Final = 13  # a starting hand is drawn until its total exceeds this (R13)
FACE_UP: Final = 12  # tiles at the start (R19)
HAND_LIMIT: Final = 10  # at the end of a turn of the strategic variant (R81)


# Set-up (R9 to R20).


def set_up(s: State, uncover_at_random: bool) -> None:
    """Display, hands, tiles; what is chosen waits in printed order."""
    s.telling = False  # what is laid out now can be seen on the table
    s.lay_out(s.cards.deck.copy(), DECK)
    s.shuffle(s.at[DECK])
    refill_display(s)
    for seat in range(s.seats):
        draw_hand(s, seat)
    lay_tiles(s)
    s.push(TURN[s.starter])
    if s.switches.strategic:  # R80
        uncover(s, list(range(s.map.size)))
    elif uncover_at_random:
        hexes = s.face_down_hexes()
        s.deal(hexes, FACE_UP)
        uncover(s, sorted(hexes[-FACE_UP:]))
    else:
        for turn in range(FACE_UP - 1, -1, -1):
            s.push(UNCOVER[(s.starter + turn) % s.seats])
    s.push(CHOOSE_PORTAL[s.starter])
    s.telling = True
    s.tell("Began", "{you:are} the starting player.", s.starter)


def draw_hand(s: State, seat: int) -> None:
    """Draw one card at a time until the total exceeds 13 (R13)."""
    total = 0
    while total <= HAND_TOTAL:
        total += s.cards.worth[s.draw(DECK, layout.UNSEEN + seat)]


def lay_tiles(s: State) -> None:
    """A tile face-down on every hex but the portals; the rest is the reserve, six of it the supply (R15)."""
    s.reserve = s.cards.tiles_in_play(s.types)
    s.shuffle(s.reserve)
    for hex in range(s.map.size):
        if hex not in s.map.portals:
            s.board[hex] = s.reserve.pop() * 2
    fill_supply(s)


def refill_display(s: State) -> None:
    """Draw until six groups lie there; it stops the moment the sixth is opened (R9 to R12, R24, R27)."""
    drawn: list[int] = []
    deck, sixth = s.at[DECK], s.at[DISPLAY + GROUPS - 1]
    while not sixth and (deck or s.at[DISCARD]):
        if not deck:  # R26
            s.move_all(DISCARD, DECK)
            s.shuffle(deck)
            s.tell("Shuffled", "The deck is empty: the discard pile is shuffled into a new one.")
        drawn.append(s.draw(DECK, s.group_for(deck[-1])))
    if drawn:
        last = GROUP + s.groups() - 1
        s.tell("Displayed", "{cards:join} the display.", cards=drawn, start=DECK, end=DISPLAY, spot=last)


class ChoosePortal(Question):
    """The starting player picks the portal where all Carts start (R18)."""

    asks = "On which portal do the Carts start?"
    wants = "First choose the portal where all Carts start"
    rule = "R18"
    doing = "chooses a portal"
    does = "Start on the portal"
    word = "Start here"

    def among(self, s: State) -> list[int]:
        return s.map.portals

    def not_hex(self, s: State, hex: int) -> Reason:
        return Reason(f"{s.hex_name(hex)} is no portal; the Carts start on one.", "R18")

    def chosen(self, s: State, hex: int) -> None:
        s.carts = [hex] * s.seats
        s.tell("ChosePortal", "{you:choose} {there}; all Carts start on that portal.", self.player, spot=HEX + hex)


class Uncover(Question):
    """Each in turn uncovers a tile until twelve lie face-up (R19)."""

    asks = "Which tile do you uncover?"
    wants = "First uncover tiles until 12 lie face-up"
    rule = "R19"
    doing = "uncovers a tile"
    does = "Uncover the tile on"
    word = "Uncover"

    def among(self, s: State) -> list[int]:
        return s.face_down_hexes()

    def not_hex(self, s: State, hex: int) -> Reason:
        if s.map.ground[hex] == PORTAL:
            return Reason(f"{s.hex_name(hex)} is a portal; no tile lies there.", "R15")
        return Reason(f"The tile on {s.hex_name(hex)} lies face-up already.", "R19")

    def chosen(self, s: State, hex: int) -> None:
        uncover(s, [hex])


# The turn.


class SeatStep(Step[State]):
    """A step of a player."""

    def __init__(self, player: int) -> None:
        self.player = player


class Turn(SeatStep):
    """Exactly one action, then what ends a turn (R21). A round begins with the starting player's turn."""

    def run(self, s: State) -> None:
        you = self.player
        s.active = you
        if you == s.starter:
            s.round += 1
        s.then(ACT[you], END_OF_TURN[you])


class Act(Travel):
    """The action: hire a group, collect a tile, or move without collecting (R21, R28)."""

    asks = "Your turn: hire, collect or move"
    doing = "has the turn"

    def options(self, s: State) -> list[int]:
        you = self.player
        found = [GROUP + at for at in range(s.groups())]
        if s.holds_cards(you):
            if s.placeable(you):  # R46
                self.add_tiles(s, found)
            if not s.switches.exact or MOVE_TO[you].options(s):
                found.append(MOVE)
        if not found or s.switches.may_pass:
            found.append(PASS)  # R22
        return found

    def add_tiles(self, s: State, found: list[int]) -> None:
        """The face-up tiles that the hand can pay with the way to them (R29, R41, R43)."""
        most = s.budget(self.player)
        means = Means(s, self.player) if s.switches.exact else None
        ground, price, value = s.map.ground, s.map.price, s.cards.value
        row = s.carts[self.player] * s.map.size
        for hex, lying in enumerate(s.board):
            if lying & 1:
                cost = price[row + hex] + value[lying >> 1]
                if cost <= most[ground[hex]] and (means is None or means.reach(ground[hex], cost)):
                    found.append(HEX + hex)

    def shortcuts(self, s: State) -> list[int]:
        """To go straight to a hex where nothing can be collected: bare, a portal, or with a face-down tile."""
        if not s.holds_cards(self.player):
            return []
        return [code for code in MOVE_TO[self.player].options(s) if not s.open_tile(code - HEX)]

    def trip(self, s: State, option: int) -> Pay | None:
        return self.way_to(s, option - HEX) if HEX <= option < SPACE else None

    def way_to(self, s: State, hex: int) -> Pay:
        return trip(s, self.player, hex if s.open_tile(hex) else -1, hex)

    def label(self, s: State, option: int) -> str:
        trip = self.trip(s, option)
        if trip is None:
            if option >= HEX:
                return "Move without collecting" if option == MOVE else "Pass"
            group = s.at[DISPLAY + option - GROUP]
            return f"Hire group {option - GROUP + 1}: {s.card_names(group)} ({s.total(group)})"
        if trip.tile < 0:
            return MOVE_TO[self.player].label(s, option)
        what = f"{s.tile_name(s.tile_on(trip.tile))} from {s.hex_name(trip.tile)}"
        cost = f"{trip.way} + {trip.value} = {trip.cost}" if trip.way else f"{trip.value}"
        bonus = ", 5 points at once" if trip.colour != NEUTRAL else ""
        return f"Collect {what} for {cost}{in_colour(trip.colour)}{bonus}"

    def short(self, s: State, option: int) -> str:
        if option < HEX:
            return "Hire"
        if option >= SPACE:
            return "Only move" if option == MOVE else "Pass"
        return "Collect" if s.open_tile(option - HEX) else "Go"

    def tone(self, s: State, option: int) -> str:
        if option == PASS:
            return table.PASS
        return table.MAIN if option < HEX or (option != MOVE and s.open_tile(option - HEX)) else table.PLAIN

    def not_hex(self, s: State, hex: int) -> Reason:
        if not s.open_tile(hex):
            return MOVE_TO[self.player].not_hex(s, hex)
        tile = s.tile_name(s.tile_on(hex))
        if s.placeable(self.player) == 0:
            return Reason(f"Your Planet has no place for {tile}.", "R46")
        price = self.way_to(s, hex)
        rule = "R43" if price.colour != NEUTRAL else "R31"
        return too_dear(s, self.player, tile, price.cost, price.colour, rule)

    def answer(self, s: State, option: int) -> None:
        you = self.player
        if option < HEX:
            hire(s, you, option - GROUP)
        elif option == MOVE:
            s.push(MOVE_TO[you])
        elif option == PASS:
            s.tell("Passed", "{you:pass}.", you)
        elif s.switches.collect_then_move and s.open_tile(option - HEX):
            s.push(MoveTo(you, option - HEX))
        else:
            s.push(self.way_to(s, option - HEX))


def hire(s: State, you: int, group: int) -> None:
    """Take all cards of a group into the hand (R23). The display is refilled at the end of the turn (R24)."""
    place = DISPLAY + group
    s.tell("Hired", "{you:hire} {card}.", you, cards=s.at[place], start=DISPLAY, end=SEEN + you)
    s.move_all(place, SEEN + you)
    s.at.insert(DISPLAY + GROUPS - 1, s.at.pop(place))  # the groups after it move up


class EndOfTurn(SeatStep):
    """The display is refilled, then the hand limit is checked, then the next turn begins (R24, R27, R81, O43)."""

    def run(self, s: State) -> None:
        refill_display(s)
        limit_hand(s, self.player)


def limit_hand(s: State, you: int) -> None:
    if s.switches.strategic and len(s.hand(you)) > HAND_LIMIT:
        s.push(DISCARD_ONE[you])
    else:
        next_turn(s, you)


class Discard(Question):
    """Strategic variant: discard down to 10 cards, one by one (R81)."""

    always = True  # equal cards are secret too
    asks = "Hand limit 10: which card do you discard?"
    wants = "First discard down to 10 cards"
    rule = "R81"
    doing = "discards"
    code = layout.HAND
    does = "Discard"
    word = "Discard"

    def among(self, s: State) -> list[int]:
        return distinct(s.hand(self.player))

    def called(self, s: State, card: int) -> str:
        return s.card_name(card)

    def chosen(self, s: State, card: int) -> None:
        s.give_up(self.player, card, DISCARD)
        s.tell("Discarded", "{you:discard} {card} (hand limit).", self.player, card)
        limit_hand(s, self.player)


def next_turn(s: State, you: int) -> None:
    """The next player's turn, or the end of the game with that of the round (R63 to R65)."""
    following = (you + 1) % s.seats
    if following != s.starter or not (s.last_round or all(lying == BARE for lying in s.board)):
        s.push(TURN[following])
    else:
        why = "The round is finished" if s.last_round else "No tile is left on the game board"
        score_planets(s, f"{why}: the game ends.")


# The end.


def score_planets(s: State, why: str) -> None:
    """Undeclared Mixes are bound where they score most; the sheets tell the rest (R67 to R71)."""
    s.tell("Ended", why)
    s.finished = True
    s.active = -1
    for turn in range(s.seats):
        seat = (s.starter + turn) % s.seats
        for space, terrain in Ground(s, seat).best():
            declare(s, seat, space, terrain)
        if s.telling:
            s.tell("Scored", "{you:end} with {number:point}.", seat, number=score(s, seat))


# Steps never change, so one of each serves every game.
TURN: Final = [Turn(seat) for seat in range(4)]
ACT: Final = [Act(seat) for seat in range(4)]
END_OF_TURN: Final = [EndOfTurn(seat) for seat in range(4)]
DISCARD_ONE: Final = [Discard(seat) for seat in range(4)]
UNCOVER: Final = [Uncover(seat) for seat in range(4)]
CHOOSE_PORTAL: Final = [ChoosePortal(seat) for seat in range(4)]
