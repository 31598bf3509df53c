"""Trips of a Cart in Lords of Worlds: where it goes, what it collects on the way, and how that is paid."""

from __future__ import annotations

from typing import Final

from worldtable.engine import table
from worldtable.engine.changes import Preview
from worldtable.engine.scene import Amount
from worldtable.engine.step import Reason
from worldtable.games.lords_of_worlds.board import COLOURS, NEUTRAL
from worldtable.games.lords_of_worlds.card import WILD
from worldtable.games.lords_of_worlds.collecting import collect, move_cart
from worldtable.games.lords_of_worlds.layout import DISCARD, DONE, HAND, HEX, MOVE, PAYMENT, SEEN, UNSEEN
from worldtable.games.lords_of_worlds.paying import Bill, Means, cheapest, lay, suitable, too_dear
from worldtable.games.lords_of_worlds.placing import PLACE_PAID, foresee_turned
from worldtable.games.lords_of_worlds.questions import Question
from worldtable.games.lords_of_worlds.state import State


def surplus(s: State, lost: int) -> str:
    """What becomes of what is paid above the price, in words (R31, O15)."""
    if lost == 0:
        return "nothing lost"
    return f"{lost} over" if s.switches.change else f"{lost} lost"


class Travel(Question):
    """A question whose options may lead the Cart somewhere, to be paid next."""

    always = True  # what a hand can pay is secret

    def trip(self, s: State, option: int) -> Pay | None:
        """Where an option leads the Cart, None if it stays."""
        raise NotImplementedError(f"{type(self).__name__} has no trip")

    def imagine(self, s: State, option: int) -> State | None:
        """The table after the trip and its cheapest payment, before any tile is turned."""
        trip = self.trip(s, option)
        if trip is None:
            return None
        trip.go(s, lay(s, self.player, trip.rest(s), trip.colour))
        return s

    def foresee(self, s: State, option: int, preview: Preview) -> None:
        trip = self.trip(s, option)
        if trip is not None:
            trip.foresee_trip(s, preview, s.total(trip.rest(s)), True)


class MoveTo(Travel):
    """Where the Cart goes: any hex in reach, at its cheapest price (R34 to R36, O28).

    Where paid movement may follow a collection, that is made at `tile`, and the Cart may stay there (O14).
    """

    doing = "moves"

    def __init__(self, player: int, tile: int) -> None:
        super().__init__(player)
        self.tile = tile  # -1: a move alone

    def prompt(self, s: State) -> str:
        return "Where does your Cart go?" if self.tile < 0 else "Where does your Cart go after collecting?"

    def source(self, s: State) -> int:
        return -1 if self.tile < 0 else HEX + self.tile

    def trip(self, s: State, option: int) -> Pay:
        return trip(s, self.player, self.tile, option - HEX)

    def before(self, s: State) -> Pay:
        """What is done already, and paid in any case: the collection, or nothing at all."""
        return trip(s, self.player, self.tile, s.carts[self.player] if self.tile < 0 else self.tile)

    def among(self, s: State) -> list[int]:
        before = self.before(s)
        means = Means(s, self.player)
        price, row = s.map.price, before.end * s.map.size
        colour, cost, stays = before.colour, before.cost, before.end if self.tile < 0 else -1
        found: list[int] = []
        for hex in range(s.map.size):
            if hex != stays and means.reach(colour, cost + price[row + hex]):
                found.append(hex)
        return found

    def bill(self, s: State) -> Bill | None:
        before = self.before(s)
        hexes = [hex for hex in range(s.map.size) if hex != before.end or self.tile >= 0]
        return Bill(s, before.colour, [self.trip(s, HEX + hex).cost for hex in hexes])

    def called(self, s: State, hex: int) -> str:
        name, cost = s.hex_name(hex), self.trip(s, HEX + hex).cost
        if self.tile < 0:
            return f"Go to {name} for {cost}"
        return f"{'Stay on' if hex == self.tile else 'Go on to'} {name}: {cost} in all"

    def short(self, s: State, option: int) -> str:
        if self.tile < 0:
            return "Go"
        return "Stay" if option - HEX == self.tile else "Go on"

    def not_hex(self, s: State, hex: int) -> Reason:
        if hex == self.before(s).end:
            return Reason(f"Your Cart stands on {s.hex_name(hex)}; a move takes at least one step.", "R29", "O28")
        trip = self.trip(s, HEX + hex)
        return too_dear(s, self.player, s.hex_name(hex), trip.cost, trip.colour, "R36")

    def not_now(self, s: State, code: int) -> Reason:
        if code == MOVE:
            return Reason("You are moving already: choose a hex.", "R34")
        return super().not_now(s, code)

    def chosen(self, s: State, hex: int) -> None:
        s.push(self.trip(s, HEX + hex))


def trip(s: State, player: int, tile: int, end: int) -> Pay:
    """The Cart goes to `end` and collects at `tile` on its way, unless that is -1: what is to be paid for it."""
    price, start = s.map.price, s.carts[player] * s.map.size
    if tile < 0:
        return Pay(player, tile, end, price[start + end], 0, NEUTRAL, 0)
    way = price[start + tile] + price[tile * s.map.size + end]
    return Pay(player, tile, end, way, s.cards.value[s.tile_on(tile)], s.map.ground[tile], 0)


class Pay(Question):
    """Pay for a trip card by card in one colour; done when it is enough (R28 to R33, O14).

    The colour is that of a coloured hex from the start, otherwise that of the first coloured card; wilds stand
    for it. Whoever is done before it is enough pays the rest as cheaply as the hand allows.
    """

    always = True
    doing = "pays"

    def __init__(self, player: int, tile: int, end: int, way: int, value: int, colour: int, paid: int) -> None:
        super().__init__(player)
        self.tile = tile  # -1 for a move alone
        self.end = end
        self.way = way
        self.value = value
        self.cost = way + value
        self.colour = colour
        self.paid = paid

    def prompt(self, s: State) -> str:
        what = f"Collect {s.tile_name(s.tile_on(self.tile))}" if self.tile >= 0 else "Move"
        colour = f" in {COLOURS[self.colour]}" if self.colour < WILD else ""
        return f"{what} for {self.cost}{colour}"

    def source(self, s: State) -> int:
        return HEX + (self.tile if self.tile >= 0 else self.end)

    def only_move(self, s: State) -> Pay:
        """The same way without collecting."""
        return trip(s, self.player, -1, self.tile)

    def price(self) -> list[Amount]:
        """The parts of the cost, for screens."""
        way = [Amount("way", self.way)]
        return way if self.tile < 0 else [*way, Amount("value", self.value)]

    def options(self, s: State) -> list[int]:
        you = self.player
        found: list[int] = []
        for place in (SEEN + you, UNSEEN + you):
            for card in s.at[place]:
                if suitable(s, you, card, self.cost, self.colour, self.paid):
                    found.append(HAND + card)
        found.sort()
        for at in range(len(found) - 1, 0, -1):
            if found[at] == found[at - 1]:
                del found[at]
        if self.paid >= self.cost:
            found.insert(0, DONE)
        return found

    def shortcuts(self, s: State) -> list[int]:
        """Done at once; and, before a card is played for a tile, to go there and leave it."""
        if self.paid >= self.cost:
            return []
        if self.tile < 0 or self.paid or self.tile == s.carts[self.player]:
            return [DONE]
        return [DONE, MOVE] if Means(s, self.player).reach(NEUTRAL, self.only_move(s).cost) else [DONE]

    def bill(self, s: State) -> Bill | None:
        return Bill(s, self.colour, [max(self.cost - self.paid, 0)])

    def rest(self, s: State) -> list[int]:
        """The cards that complete the payment."""
        return cheapest(s, self.player, self.cost, self.colour, self.paid) if self.paid < self.cost else []

    def label(self, s: State, option: int) -> str:
        if option == MOVE:
            return f"Only go to {s.hex_name(self.tile)} for {self.only_move(s).cost}, without collecting"
        if option == DONE:
            cards = s.at[PAYMENT] + self.rest(s)
            if self.paid >= self.cost:
                return f"Done: pay with {s.card_names(cards)}"
            total = s.total(cards)
            left = surplus(s, total - self.cost)
            return f"Pay the cheapest: {s.card_names(cards)}, {total} of {self.cost}, {left}"
        more = " on top" if self.paid >= self.cost else ""
        return f"Play {s.card_name(option - HAND)}{more}"

    def short(self, s: State, option: int) -> str:
        if option == MOVE:
            return f"Only move: {self.only_move(s).cost}"
        if option == DONE:
            return "Collect" if self.tile >= 0 else "Go"
        return "Play"

    def tone(self, s: State, option: int) -> str:
        return table.MAIN if option == DONE else table.PLAIN

    def foresee(self, s: State, option: int, preview: Preview) -> None:
        if option == MOVE:
            move = self.only_move(s)
            move.foresee_trip(s, preview, s.total(move.rest(s)), False)
        else:
            more = s.total(self.rest(s)) if option == DONE else s.cards.worth[option - HAND]
            self.foresee_trip(s, preview, self.paid + more, option == DONE)

    def foresee_trip(self, s: State, preview: Preview, paid: int, turning: bool) -> None:
        """Add the way, its price and what would be paid to a preview; tiles that will turn lose what hides them."""
        start, way, lost = s.carts[self.player], s.map.way, max(paid - self.cost, 0)
        stop = self.tile if self.tile >= 0 else self.end
        preview.path = [HEX + hex for hex in (start, *way(start, stop), *way(stop, self.end))]
        amounts = [Amount("price", self.cost), Amount("paid", paid), Amount("lost", lost)]
        preview.amounts.extend([*self.price(), *amounts])
        preview.notes.append(f"{paid} of {self.cost}, {surplus(s, lost)}")
        if turning and self.tile >= 0 and foresee_turned(s, self.tile, preview):
            preview.partly = True

    def not_card(self, s: State, card: int) -> Reason:
        name, own = s.card_name(card), s.cards.colour[card]
        if own != WILD and self.colour != NEUTRAL and own != self.colour:
            return Reason(f"This payment is in {COLOURS[self.colour]}; {name} is of another colour.", "R30", "R43")
        if s.switches.exact:
            return Reason(f"With {name} you cannot pay exactly {self.cost}.", "O15")
        return Reason(f"You hold too little in {COLOURS[own]} to pay {self.cost} in one colour.", "R30")

    def answer(self, s: State, option: int) -> None:
        you = self.player
        if option == DONE:
            colour = lay(s, you, self.rest(s), self.colour)
            if self.tile >= 0:
                s.push(PLACE_PAID[you])
            self.go(s, colour)
        elif option == MOVE:
            s.push(self.only_move(s))
        else:
            card = option - HAND
            colour = lay(s, you, [card], self.colour)
            paid = self.paid + s.cards.worth[card]
            s.push(Pay(you, self.tile, self.end, self.way, self.value, colour, paid))

    def go(self, s: State, colour: int) -> None:
        """What was paid for, in a colour, is carried out."""
        you, paid = self.player, s.at[PAYMENT]
        sentence = "{you:pay} {number} with {card}."
        s.tell("Paid", sentence, you, cards=paid, start=SEEN + you, end=DISCARD, number=self.cost)
        if s.switches.change:
            give_change(s, you, s.total(paid) - self.cost, colour)
        s.move_all(PAYMENT, DISCARD)  # R32
        if self.tile >= 0:
            move_cart(s, you, self.tile)
            collect(s, you, self.tile, True)
        move_cart(s, you, self.end)


def give_change(s: State, you: int, surplus: int, colour: int) -> None:
    """The surplus comes back: the highest discarded card of the colour paid in that is worth no more than it."""
    worth, of_colour = s.cards.worth, s.cards.colour
    fitting = [card for card in s.at[DISCARD] if of_colour[card] == colour and worth[card] <= surplus]
    if fitting and colour < WILD:
        best = max(fitting, key=lambda card: worth[card])
        s.move(best, DISCARD, SEEN + you)
        s.tell("Change", "{you:get} {card} back as change.", you, best)


# Questions never change, so one of each serves every game.
MOVE_TO: Final = [MoveTo(seat, -1) for seat in range(4)]
