"""Lanterns: the box."""

from __future__ import annotations

from pathlib import Path

from lanterns.rules import VOCABULARY, Round
from lanterns.table import CODES, DECLINE, HAND, PILE, PLAYED, SEATS, TABLE, State
from worldtable.engine.card import CardSet, Reading, named
from worldtable.engine.game import Game
from worldtable.engine.laying import Laying
from worldtable.engine.layout import Deck
from worldtable.engine.scene import Banner, Line, Zone

PRINTED = Path(__file__).parent


class Lanterns(Game[State]):
    name = "lanterns"
    title = "Lanterns"
    sentence = "One card in hand: draw one, play one, and guess what the others hold."
    version = 1
    codes = CODES
    buttons = (DECLINE, CODES)
    minutes = 10
    weight = "light"
    plays: tuple[str, ...] = ("Played",)

    def __init__(self, folder: Path) -> None:
        cards = read_set(folder)
        super().__init__(range(2, SEATS + 1), (), cards)
        self.deck = Deck(TABLE, cards.cards)

    def setup(self, seats: int, seed: int, options: dict[str, str]) -> State:
        s = State(seats, self.deck)
        s.reseed(seed)
        s.then(Round())
        return s

    def zones(self, s: State, seat: int) -> list[Zone]:
        laying = Laying(s, seat)
        found = [laying.pile(PILE, "Pile")]
        for side in s.clockwise(max(seat, 0)):
            found.append(laying.row(PLAYED + side, f"Played by {s.name(side)}"))
            found.append(laying.hand(HAND + side))
        return found

    def banners(self, s: State, seat: int) -> list[Banner]:
        found = super().banners(s, seat)
        for banner in found:
            signs = (("out", s.out), ("shaded", s.shaded))
            banner.state = tuple(sign for sign, bits in signs if bits >> banner.side & 1)
        return found

    def sheet(self, s: State, side: int) -> list[Line]:
        return [Line("Lanterns", s.lanterns[side])]

    def best(self, s: State) -> list[int]:
        return [seat for seat in range(s.seats) if s.lanterns[seat] == max(s.lanterns)]

    def outcome(self, s: State) -> list[float]:
        return [1 / len(self.best(s)) if seat in self.best(s) else 0.0 for seat in range(s.seats)]

    def verdict(self, s: State) -> str:
        return f"With {max(s.lanterns)} lanterns: {' and '.join([s.name(seat) for seat in self.best(s)])}."


def read_set(folder: Path) -> CardSet:
    """The cards of a folder; BadCards with every problem if they cannot be used."""
    reading = Reading(folder, ["cards.toml"], PRINTED)
    cards = reading.cards(lambda entry: named(entry, VOCABULARY, "id"))
    reading.check(("id", "name"))
    return CardSet(reading, [(each.as_printed().data(), each.copies) for each in cards], cards)


LANTERNS = Lanterns(PRINTED)
