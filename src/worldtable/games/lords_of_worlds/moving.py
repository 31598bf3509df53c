"""The questions of a way in Lords of Worlds: where the Cart goes, and how that is paid."""

from __future__ import annotations

from typing import Final

from worldtable.engine import table
from worldtable.engine.changes import Preview
from worldtable.engine.step import Reason
from worldtable.games.lords_of_worlds import reasons
from worldtable.games.lords_of_worlds.board import COLOURS, NEUTRAL
from worldtable.games.lords_of_worlds.effects import Go
from worldtable.games.lords_of_worlds.paying import Bill, Means, cheapest, lay, suitable
from worldtable.games.lords_of_worlds.placing import PLACE_PAID
from worldtable.games.lords_of_worlds.reasons import Question
from worldtable.games.lords_of_worlds.state import DONE, HAND, HEX, MOVE, PAYMENT, WILD, State
from worldtable.games.lords_of_worlds.trips import Trip, surplus


def price_of(s: State, you: int, hex: int, collecting: bool) -> int:
    """What it costs to reach a hex, and to collect its tile (R29)."""
    price = s.map.price[s.carts[you] * s.map.size + hex]
    return price + s.cards.value[s.board[hex] >> 1] if collecting else price


class MoveTo(Question):
    """Where the Cart goes without collecting: any hex in reach, at its cheapest price (R34 to R36, O28)."""

    always = True
    doing = "moves"

    def prompt(self, s: State) -> str:
        return "Where does your Cart go?"

    def options(self, s: State) -> list[int]:
        you = self.player
        size = s.map.size
        start = s.carts[you]
        found: list[int] = []
        price = s.map.price
        means = Means(s, you)
        row = start * size
        for hex in range(size):
            if hex != start and means.reach(NEUTRAL, price[row + hex]):
                found.append(HEX + hex)
        return found

    def bill(self, s: State) -> Bill | None:
        hexes = [hex for hex in range(s.map.size) if hex != s.carts[self.player]]
        return Bill(s, NEUTRAL, [price_of(s, self.player, hex, False) for hex in hexes])

    def label(self, s: State, option: int) -> str:
        hex = option - HEX
        return f"Go to {s.hex_name(hex)} for {price_of(s, self.player, hex, False)}"

    def short(self, s: State, option: int) -> str:
        return "Go"

    def tone(self, s: State, option: int) -> str:
        return table.MAIN

    def imagine(self, s: State, option: int) -> State | None:
        return Trip(s, self.player, -1, option - HEX).imagined(s)

    def foresee(self, s: State, option: int, preview: Preview) -> None:
        trip = Trip(s, self.player, -1, option - HEX)
        trip.foresee(s, preview, s.total(trip.payment(s)), True)

    def reason(self, s: State, code: int) -> Reason:
        return reasons.no_move(s, self.player, s.carts[self.player], 0, NEUTRAL, code)

    def answer(self, s: State, option: int) -> None:
        you = self.player
        hex = option - HEX
        s.push(Pay(you, -1, hex, price_of(s, you, hex, False), NEUTRAL, 0))


class Onward(Question):
    """Where paid movement may follow a collection (O14): stay, or go on within what the hand can pay."""

    always = True
    doing = "moves"

    def __init__(self, player: int, tile: int) -> None:
        super().__init__(player)
        self.tile = tile

    def prompt(self, s: State) -> str:
        return "Where does your Cart go after collecting?"

    def source(self, s: State) -> int:
        return HEX + self.tile

    def cost(self, s: State, hex: int) -> int:
        onward = s.map.price[self.tile * s.map.size + hex]
        return price_of(s, self.player, self.tile, True) + onward

    def options(self, s: State) -> list[int]:
        ground = s.map.ground[self.tile]
        means = Means(s, self.player)
        found: list[int] = []
        for hex in range(s.map.size):
            if means.reach(ground, self.cost(s, hex)):
                found.append(HEX + hex)
        return found

    def bill(self, s: State) -> Bill | None:
        return Bill(s, s.map.ground[self.tile], [self.cost(s, hex) for hex in range(s.map.size)])

    def label(self, s: State, option: int) -> str:
        hex = option - HEX
        if hex == self.tile:
            return f"Stay on {s.hex_name(hex)}: {self.cost(s, hex)} in all"
        return f"Go on to {s.hex_name(hex)}: {self.cost(s, hex)} in all"

    def short(self, s: State, option: int) -> str:
        return "Stay" if option - HEX == self.tile else "Go on"

    def tone(self, s: State, option: int) -> str:
        return table.MAIN

    def imagine(self, s: State, option: int) -> State | None:
        return Trip(s, self.player, self.tile, option - HEX).imagined(s)

    def foresee(self, s: State, option: int, preview: Preview) -> None:
        trip = Trip(s, self.player, self.tile, option - HEX)
        trip.foresee(s, preview, s.total(trip.payment(s)), True)

    def reason(self, s: State, code: int) -> Reason:
        before = price_of(s, self.player, self.tile, True)
        return reasons.no_move(s, self.player, self.tile, before, s.map.ground[self.tile], code)

    def answer(self, s: State, option: int) -> None:
        hex = option - HEX
        s.push(Pay(self.player, self.tile, hex, self.cost(s, hex), s.map.ground[self.tile], 0))


class Pay(Question):
    """Pay card by card in one colour; done when it is enough (R29 to R33). `tile` is -1 for a move alone.

    The colour is that of a coloured hex from the start, otherwise that of the first coloured card; wilds stand
    for it. Whoever is done before it is enough pays the rest as cheaply as the hand allows.
    """

    always = True
    doing = "pays"

    def __init__(self, player: int, tile: int, end: int, cost: int, colour: int, paid: int) -> None:
        super().__init__(player)
        self.tile = tile
        self.end = end
        self.cost = cost
        self.colour = colour
        self.paid = paid

    def prompt(self, s: State) -> str:
        what = f"Collect {s.tile_name(s.board[self.tile] >> 1)}" if self.tile >= 0 else "Move"
        colour = f" in {COLOURS[self.colour]}" if self.colour < WILD else ""
        return f"{what} for {self.cost}{colour}"

    def source(self, s: State) -> int:
        return HEX + (self.tile if self.tile >= 0 else self.end)

    def trip(self, s: State) -> Trip:
        return Trip(s, self.player, self.tile, self.end)

    def options(self, s: State) -> list[int]:
        found: list[int] = []
        if self.paid >= self.cost:
            found.append(DONE)
        before = -1
        for card in s.hands[self.player]:
            if card != before:
                before = card
                if suitable(s, self.player, card, self.cost, self.colour, self.paid):
                    found.append(HAND + card)
        return found

    def shortcuts(self, s: State) -> list[int]:
        """Done at once; and, before a card is played for a tile, to go there and leave it."""
        if self.paid >= self.cost:
            return []
        if self.tile < 0 or self.paid or self.tile == s.carts[self.player]:
            return [DONE]
        way = price_of(s, self.player, self.tile, False)
        return [DONE, MOVE] if Means(s, self.player).reach(NEUTRAL, way) else [DONE]

    def bill(self, s: State) -> Bill | None:
        return Bill(s, self.colour, [max(self.cost - self.paid, 0)])

    def rest(self, s: State) -> list[int]:
        """The cards that complete the payment."""
        return cheapest(s, self.player, self.cost, self.colour, self.paid)

    def label(self, s: State, option: int) -> str:
        if option == MOVE:
            hex = s.hex_name(self.tile)
            return f"Only go to {hex} for {price_of(s, self.player, self.tile, False)}, without collecting"
        if option == DONE:
            if self.paid >= self.cost:
                return f"Done: pay with {s.card_names(s.at[PAYMENT])}"
            cards = [*s.at[PAYMENT], *self.rest(s)]
            total = s.total(cards)
            left = surplus(s, total - self.cost)
            return f"Pay the cheapest: {s.card_names(cards)}, {total} of {self.cost}, {left}"
        more = " on top" if self.paid >= self.cost else ""
        return f"Play {s.card_name(option - HAND)}{more}"

    def short(self, s: State, option: int) -> str:
        if option == MOVE:
            return f"Only move: {price_of(s, self.player, self.tile, False)}"
        if option == DONE:
            return "Collect" if self.tile >= 0 else "Go"
        return "Play"

    def tone(self, s: State, option: int) -> str:
        return table.MAIN if option == DONE else table.PLAIN

    def foresee(self, s: State, option: int, preview: Preview) -> None:
        if option == MOVE:
            trip = Trip(s, self.player, -1, self.tile)
            trip.foresee(s, preview, s.total(trip.payment(s)), False)
        elif option == DONE:
            rest = self.rest(s) if self.paid < self.cost else []
            self.trip(s).foresee(s, preview, self.paid + s.total(rest), True)
        else:
            self.trip(s).foresee(s, preview, self.paid + s.cards.worth[option - HAND], False)

    def reason(self, s: State, code: int) -> Reason:
        return reasons.no_payment(s, self.player, code, self.cost, self.colour)

    def answer(self, s: State, option: int) -> None:
        you = self.player
        if option == DONE:
            colour = self.colour
            if self.paid < self.cost:
                colour = lay(s, you, self.rest(s), colour)
            if self.tile >= 0:
                s.push(PLACE_PAID[you])
            s.push(Go(you, self.tile, self.end, self.cost, colour))
            return
        if option == MOVE:
            s.push(Pay(you, -1, self.tile, price_of(s, you, self.tile, False), NEUTRAL, 0))
            return
        card = option - HAND
        colour = lay(s, you, [card], self.colour)
        s.push(Pay(you, self.tile, self.end, self.cost, colour, self.paid + s.cards.worth[card]))


# Questions never change, so one of each serves every game.
MOVE_TO: Final = [MoveTo(seat) for seat in range(4)]
