"""How much one person, and one address, may have running at a time."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Protocol

from worldtable.server.people.shares import Owner, Owners
from worldtable.server.problem import Problem
from worldtable.server.settings import Settings
from worldtable.server.store.rows import BOT, Head, Seat

YOURS = "You have {} running here; finish one of them, or wait until one has rested for a while."
NEAR = "{} run here from your address; wait until one of them is over or has rested for a while."
TABLES, BOT_TABLES = "{} tables", "{} tables where only bots sit"
Kind = tuple[Owner, bool]  # whose table it is, and whether only bots sit there


class Running(Protocol):
    """A table, as far as it is counted."""

    head: Head
    seats: list[Seat]
    reason: str  # why it cannot be played on


def bots_alone(table: Running) -> bool:
    return all(seat.kind == BOT for seat in table.seats)


class Quota:
    """Counts tables in memory that are not over: those at rest cost nothing."""

    def __init__(self, settings: Settings, owners: Owners) -> None:
        self.settings = settings
        self.owners = owners
        self.making: list[Kind] = []  # tables that are being made
        self.reads: Counter[str] = Counter()  # whole games being read, by address
        self.hints: list[Owner] = []  # whom hints are being worked out for

    @contextlib.contextmanager
    def another(self, tables: Iterable[Running], identity: str, alone: bool = False) -> Iterator[None]:
        """Quota for one more table of somebody while it is made; Problem 429 if they have enough."""
        mine = (self.owners.of(identity), alone)
        if self.settings.limited:
            self.check(tables, *mine)
        self.making.append(mine)
        try:
            yield
        finally:
            self.making.remove(mine)

    def check(self, tables: Iterable[Running], owner: Owner, alone: bool) -> None:
        running = [each for each in tables if not each.head.over and not each.reason]
        found = [*self.making, *[(self.owners.of(each.head.host), bots_alone(each)) for each in running]]
        settings = self.settings
        limits = [(TABLES, settings.tables, settings.tables_near, found)]
        if alone:
            bots = [each for each in found if each[1]]
            limits.append((BOT_TABLES, settings.bot_tables, settings.bot_tables_near, bots))
        for words, most_mine, most_near, some in limits:
            mine = len([who for who, _ in some if who.identity == owner.identity])
            if mine >= most_mine:
                raise Problem(429, YOURS.format(words.format(mine)))
            near = len([who for who, _ in some if who.address == owner.address])
            if near >= most_near:
                raise Problem(429, NEAR.format(words.format(near)))

    @contextlib.contextmanager
    def reading(self, owner: Owner) -> Iterator[None]:
        """Quota for one more whole game to be read; Problem 429 if an address has enough of them waiting."""
        if self.settings.limited and self.reads[owner.address] >= self.settings.reads:
            raise Problem(429, "Many games are being read for you already; wait a moment.")
        self.reads[owner.address] += 1
        try:
            yield
        finally:
            self.reads[owner.address] -= 1
            if not self.reads[owner.address]:
                del self.reads[owner.address]

    @contextlib.contextmanager
    def hinting(self, owner: Owner) -> Iterator[None]:
        """Quota for one more hint; Problem 429 while enough are worked out for the same person or address."""
        mine = sum(each.identity == owner.identity for each in self.hints)
        near = sum(each.address == owner.address for each in self.hints)
        if mine >= self.settings.hints or (self.settings.limited and near >= self.settings.hints_near):
            raise Problem(429, "A hint is being worked out for you already; wait a moment.")
        self.hints.append(owner)
        try:
            yield
        finally:
            self.hints.remove(owner)
