"""The questions of set-up and turn of Lords of Worlds: where to start, what to uncover, what to do."""

from __future__ import annotations

from worldtable.engine import table
from worldtable.engine.changes import Preview
from worldtable.engine.step import Reason
from worldtable.games.lords_of_worlds import reasons
from worldtable.games.lords_of_worlds.board import NEUTRAL
from worldtable.games.lords_of_worlds.effects import Hire, uncover
from worldtable.games.lords_of_worlds.moving import MOVE_TO, Onward, Pay, price_of
from worldtable.games.lords_of_worlds.paying import Means, in_colour
from worldtable.games.lords_of_worlds.reasons import Question
from worldtable.games.lords_of_worlds.state import DISPLAY, GROUP, HEX, MOVE, PASS, SPACE, State
from worldtable.games.lords_of_worlds.trips import Trip


class ChoosePortal(Question):
    """The starting player picks the portal where all Carts start (R18)."""

    doing = "chooses a portal"

    def prompt(self, s: State) -> str:
        return "On which portal do the Carts start?"

    def options(self, s: State) -> list[int]:
        return [HEX + hex for hex in s.map.portals]

    def label(self, s: State, option: int) -> str:
        return f"Start on the portal {s.hex_name(option - HEX)}"

    def short(self, s: State, option: int) -> str:
        return "Start here"

    def tone(self, s: State, option: int) -> str:
        return table.MAIN

    def reason(self, s: State, code: int) -> Reason:
        if HEX <= code < SPACE:
            return Reason(f"{s.hex_name(code - HEX)} is no portal; the Carts start on one.", "R18")
        return Reason("First choose the portal where all Carts start.", "R18")

    def answer(self, s: State, option: int) -> None:
        s.carts = [option - HEX] * s.seats
        s.tell("ChosePortal", "{you:choose} {there}; all Carts start on that portal.", self.player, spot=option)


class Uncover(Question):
    """Each in turn uncovers a tile until twelve lie face-up (R19)."""

    doing = "uncovers a tile"

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

    def short(self, s: State, option: int) -> str:
        return "Uncover"

    def tone(self, s: State, option: int) -> str:
        return table.MAIN

    def reason(self, s: State, code: int) -> Reason:
        return reasons.no_uncovering(s, code)

    def answer(self, s: State, option: int) -> None:
        uncover(s, [option - HEX])


class Act(Question):
    """A turn: hire a group, collect a tile, or move without collecting (R21, R28)."""

    always = True  # what a hand can pay is secret
    doing = "has the turn"

    def prompt(self, s: State) -> str:
        return "Your turn: hire, collect or move"

    def options(self, s: State) -> list[int]:
        you = self.player
        found = [GROUP + at for at in range(s.groups())]
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

    def shortcuts(self, s: State) -> list[int]:
        """To go straight to a hex where nothing can be collected: bare, a portal, or with a face-down tile."""
        if not s.hands[self.player]:
            return []
        return [code for code in MOVE_TO[self.player].options(s) if not s.open_tile(code - HEX)]

    def label(self, s: State, option: int) -> str:
        if option == MOVE:
            return "Move without collecting"
        if option == PASS:
            return "Pass"
        if option < HEX:
            group = s.at[DISPLAY + option - GROUP]
            return f"Hire group {option - GROUP + 1}: {s.card_names(group)} ({s.total(group)})"
        hex = option - HEX
        if not s.open_tile(hex):
            return MOVE_TO[self.player].label(s, option)
        tile = s.board[hex] >> 1
        ground = s.map.ground[hex]
        bonus = ", 5 points at once" if ground != NEUTRAL else ""
        way = price_of(s, self.player, hex, False)
        value = s.cards.value[tile]
        cost = f"{way} + {value} = {way + value}" if way else f"{value}"
        return f"Collect {s.tile_name(tile)} from {s.hex_name(hex)} for {cost}{in_colour(ground)}{bonus}"

    def short(self, s: State, option: int) -> str:
        if option == MOVE:
            return "Only move"
        if option == PASS:
            return "Pass"
        if option < HEX:
            return "Hire"
        return "Collect" if s.open_tile(option - HEX) else "Go"

    def tone(self, s: State, option: int) -> str:
        if option == PASS:
            return table.PASS
        return table.MAIN if option < HEX or (option != MOVE and s.open_tile(option - HEX)) else table.PLAIN

    def trip(self, s: State, option: int) -> Trip | None:
        """Where an option leads the Cart, None if it stays."""
        if not HEX <= option < SPACE:
            return None
        hex = option - HEX
        return Trip(s, self.player, hex if s.open_tile(hex) else -1, hex)

    def imagine(self, s: State, option: int) -> State | None:
        trip = self.trip(s, option)
        return None if trip is None else trip.imagined(s)

    def foresee(self, s: State, option: int, preview: Preview) -> None:
        trip = self.trip(s, option)
        if trip is not None:
            trip.foresee(s, preview, s.total(trip.payment(s)), True)

    def reason(self, s: State, code: int) -> Reason:
        return reasons.no_action(s, self.player, code)

    def answer(self, s: State, option: int) -> None:
        you = self.player
        if option < HEX:
            s.push(Hire(you, option - GROUP))
        elif option == MOVE:
            s.push(MOVE_TO[you])
        elif option == PASS:
            s.tell("Passed", "{you:pass}.", you)
        elif not s.open_tile(option - HEX):
            MOVE_TO[you].answer(s, option)
        elif s.switches.collect_then_move:
            s.push(Onward(you, option - HEX))
        else:
            hex = option - HEX
            s.push(Pay(you, hex, hex, price_of(s, you, hex, True), s.map.ground[hex], 0))
