"""The questions of set-up and turn of Lords of Worlds: what to do, where to go, how to pay."""

from __future__ import annotations

from typing import Final

from worldtable.games.lords_of_worlds import log, reasons
from worldtable.games.lords_of_worlds.board import NEUTRAL
from worldtable.games.lords_of_worlds.effects import Go, Hire, uncover
from worldtable.games.lords_of_worlds.paying import Means, in_colour, suitable
from worldtable.games.lords_of_worlds.placing import PLACE_PAID
from worldtable.games.lords_of_worlds.reasons import Question
from worldtable.games.lords_of_worlds.state import DONE, GROUP, HAND, HEX, MOVE, PASS, SPACE, WILD, State


class ChoosePortal(Question):
    """The starting player picks the portal where all Carts start (R18)."""

    def prompt(self, s: State) -> str:
        return "On which portal do the Carts start?"

    def options(self, s: State) -> list[int]:
        return [HEX + hex for hex in s.map.portals]

    def label(self, s: State, option: int) -> str:
        return f"Start on the portal {s.hex_name(option - HEX)}"

    def reason(self, s: State, code: int) -> str:
        if HEX <= code < SPACE:
            return f"{s.hex_name(code - HEX)} is no portal; the Carts start on one. (R18)"
        return "First choose the portal where all Carts start. (R18)"

    def answer(self, s: State, option: int) -> None:
        s.carts = [option - HEX] * s.seats
        if s.telling:
            s.tell(log.ChosePortal(self.player, option - HEX))


class Uncover(Question):
    """Each in turn uncovers a tile until twelve lie face-up (R19)."""

    def prompt(self, s: State) -> str:
        return "Which tile do you uncover?"

    def options(self, s: State) -> list[int]:
        board = s.board
        found: list[int] = []
        for hex in range(len(board)):
            lying = board[hex]
            if lying >= 0 and lying & 1 == 0:
                found.append(HEX + hex)
        return found

    def label(self, s: State, option: int) -> str:
        return f"Uncover the tile on {s.hex_name(option - HEX)}"

    def reason(self, s: State, code: int) -> str:
        return reasons.no_uncovering(s, code)

    def answer(self, s: State, option: int) -> None:
        uncover(s, [option - HEX])


class Act(Question):
    """A turn: hire a group, collect a tile, or move without collecting (R21, R28)."""

    always = True  # what a hand can pay is secret

    def prompt(self, s: State) -> str:
        return "Your turn: hire a group, collect a tile, or move"

    def options(self, s: State) -> list[int]:
        you = self.player
        found = [GROUP + at for at in range(len(s.groups))]
        if s.switches.exact:
            self.add_exact(s, found)
        elif s.hands[you]:
            if s.placeable(you):  # R46
                self.add_tiles(s, found)
            found.append(MOVE)
        if not found or s.switches.may_pass:
            found.append(PASS)  # R22
        return found

    def add_tiles(self, s: State, found: list[int]) -> None:
        """The face-up tiles that the hand can pay with the way to them (R29, R41, R43)."""
        board = s.board
        ground = s.map.ground
        price = s.map.price
        value = s.cards.value
        budget = s.budget(self.player)
        size = len(board)
        row = s.carts[self.player] * size
        for hex in range(size):
            lying = board[hex]
            if lying & 1 and lying > 0 and price[row + hex] + value[lying >> 1] <= budget[ground[hex]]:
                found.append(HEX + hex)

    def add_exact(self, s: State, found: list[int]) -> None:
        """The same where payments must be exact (O15)."""
        you = self.player
        means = Means(s, you)
        if s.placeable(you):
            for hex in range(s.map.size):
                lying = s.board[hex]
                if lying & 1 and lying > 0 and means.reach(s.map.ground[hex], price_of(s, you, hex, True)):
                    found.append(HEX + hex)
        if MOVE_TO[you].options(s):
            found.append(MOVE)

    def label(self, s: State, option: int) -> str:
        if option == MOVE:
            return "Move without collecting"
        if option == PASS:
            return "Pass"
        if option < HEX:
            group = s.groups[option - GROUP]
            return f"Hire group {option - GROUP + 1}: {log.card_names(s, group)} ({s.total(group)})"
        hex = option - HEX
        tile = s.board[hex] >> 1
        ground = s.map.ground[hex]
        bonus = ", 5 points at once" if ground != NEUTRAL else ""
        way = price_of(s, self.player, hex, False)
        value = s.cards.value[tile]
        cost = f"{way} + {value} = {way + value}" if way else f"{value}"
        return f"Collect {s.tile_name(tile)} from {s.hex_name(hex)} for {cost}{in_colour(ground)}{bonus}"

    def reason(self, s: State, code: int) -> str:
        return reasons.no_action(s, self.player, code)

    def answer(self, s: State, option: int) -> None:
        you = self.player
        if option < HEX:
            s.push(Hire(you, option - GROUP))
        elif option == MOVE:
            s.push(MOVE_TO[you])
        elif option == PASS:
            if s.telling:
                s.tell(log.Passed(you))
        elif s.switches.collect_then_move:
            s.push(Onward(you, option - HEX))
        else:
            hex = option - HEX
            s.push(Pay(you, hex, hex, price_of(s, you, hex, True), s.map.ground[hex], 0))


def price_of(s: State, you: int, hex: int, collecting: bool) -> int:
    """What it costs to reach a hex, and to collect its tile (R29)."""
    price = s.map.price[s.carts[you] * s.map.size + hex]
    return price + s.cards.value[s.board[hex] >> 1] if collecting else price


class MoveTo(Question):
    """Where the Cart goes without collecting: any hex in reach, at its cheapest price (R34 to R36, O28)."""

    always = True

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

    def label(self, s: State, option: int) -> str:
        hex = option - HEX
        return f"Go to {s.hex_name(hex)} for {price_of(s, self.player, hex, False)}"

    def reason(self, s: State, code: int) -> str:
        return reasons.no_move(s, self.player, s.carts[self.player], 0, NEUTRAL, code)

    def answer(self, s: State, option: int) -> None:
        you = self.player
        hex = option - HEX
        s.push(Pay(you, -1, hex, price_of(s, you, hex, False), NEUTRAL, 0))


class Onward(Question):
    """Where paid movement may follow a collection (O14): stay, or go on within what the hand can pay."""

    always = True

    def __init__(self, player: int, tile: int) -> None:
        super().__init__(player)
        self.tile = tile

    def prompt(self, s: State) -> str:
        return f"Where does your Cart go after collecting on {s.hex_name(self.tile)}?"

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

    def label(self, s: State, option: int) -> str:
        hex = option - HEX
        if hex == self.tile:
            return f"Stay on {s.hex_name(hex)}: {self.cost(s, hex)} in all"
        return f"Go on to {s.hex_name(hex)}: {self.cost(s, hex)} in all"

    def reason(self, s: State, code: int) -> str:
        before = price_of(s, self.player, self.tile, True)
        return reasons.no_move(s, self.player, self.tile, before, s.map.ground[self.tile], code)

    def answer(self, s: State, option: int) -> None:
        hex = option - HEX
        s.push(Pay(self.player, self.tile, hex, self.cost(s, hex), s.map.ground[self.tile], 0))


class Pay(Question):
    """Pay card by card in one colour; done when it is enough (R29 to R33). `tile` is -1 for a move alone.

    The colour is that of a coloured hex from the start, otherwise that of the first coloured card; wilds stand
    for it.
    """

    always = True

    def __init__(self, player: int, tile: int, end: int, cost: int, colour: int, paid: int) -> None:
        super().__init__(player)
        self.tile = tile
        self.end = end
        self.cost = cost
        self.colour = colour
        self.paid = paid

    def prompt(self, s: State) -> str:
        said = f"Pay {self.cost}{in_colour(self.colour)}"
        return f"{said}: {self.paid} so far" if self.paid else said

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

    def label(self, s: State, option: int) -> str:
        if option == DONE:
            return f"Done: pay with {log.card_names(s, tuple(s.played))}"
        more = " on top" if self.paid >= self.cost else ""
        return f"Play {s.card_name(option - HAND)}{more}"

    def reason(self, s: State, code: int) -> str:
        return reasons.no_payment(s, self.player, code, self.cost, self.colour, self.paid)

    def answer(self, s: State, option: int) -> None:
        you = self.player
        if option == DONE:
            if self.tile >= 0:
                s.push(PLACE_PAID[you])
            s.push(Go(you, self.tile, self.end, self.cost, self.colour))
            return
        card = option - HAND
        s.give_up(you, card)
        s.played.append(card)
        own = s.cards.colour[card]
        colour = self.colour if own == WILD else own
        s.push(Pay(you, self.tile, self.end, self.cost, colour, self.paid + s.cards.worth[card]))


# Questions never change, so one of each serves every game.
MOVE_TO: Final = [MoveTo(seat) for seat in range(4)]
