"""Several players want one pool card: the fewest crystals decide (R26 to R28)."""

from __future__ import annotations

from worldtable.games.world_shapers import log
from worldtable.games.world_shapers.state import State, wanted


def losers(s: State, seats: int) -> int:
    """The seats, out of some, that do not get the pool card they asked for, as bits."""
    again = 0
    seen = 0
    twice = 0
    for seat in range(s.seats):
        card = wanted(s.chosen[seat]) if seats >> seat & 1 else -1
        if card >= 0:
            twice |= seen & 1 << card
            seen |= 1 << card
    if twice == 0:
        return 0
    for card in s.pool_cards:
        if twice >> card & 1:
            again |= lose(s, seats, card)
    return again


def lose(s: State, seats: int, card: int) -> int:
    """Those of the seats who do not get a contested card; all of them if the fewest crystals are shared (R27)."""
    rivals = [seat for seat in range(s.seats) if seats >> seat & 1 and wanted(s.chosen[seat]) == card]
    fewest = min([s.at_reveal[seat] for seat in rivals])
    first = [seat for seat in rivals if s.at_reveal[seat] == fewest]
    winner = first[0] if len(first) == 1 else -1
    if winner < 0:
        s.blocked |= 1 << card
    if s.telling:
        s.tell(log.Contested(winner, card, rivals))
    again = 0
    for seat in rivals:
        if seat != winner:
            again |= 1 << seat
    return again


def remember_taken(s: State, seats: int) -> None:
    """The pool cards that some seats get are no longer open to others."""
    for seat in range(s.seats):
        if seats >> seat & 1:
            card = wanted(s.chosen[seat])
            if card >= 0:
                s.taken |= 1 << card
