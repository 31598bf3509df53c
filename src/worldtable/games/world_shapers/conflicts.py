"""Several players want one pool card, or the last crystals: who does not get it chooses again (R26 to R28, A33)."""

from __future__ import annotations

from worldtable.engine.step import Step
from worldtable.games.world_shapers.state import DISCARD, State, wanted


class Settling(Step[State]):
    """Settles wishes for pool cards; it remembers those of this pick that were not granted, for all to see (A35)."""

    def __init__(self, lost: tuple[tuple[int, int], ...]) -> None:
        self.lost = lost  # seats, each with the card it did not get


def lost_wishes(s: State) -> tuple[tuple[int, int], ...]:
    """The wishes that made somebody choose again: seats, each with the pool card it did not get."""
    step = s.stack[s.top - 1] if s.top > 0 else None
    return step.lost if isinstance(step, Settling) else ()


def open_wishes(s: State) -> list[tuple[int, int]]:
    """All wishes that are known while somebody chooses again: those that were lost, and those that were granted."""
    found = list(lost_wishes(s))
    for seat in range(s.seats):
        card = wanted(s.chosen[seat])
        if card >= 0 and s.choosing >> seat & 1 == 0:
            found.append((seat, card))
    return found


def wishes(s: State, seats: int) -> tuple[tuple[int, int], ...]:
    """The pool cards that some seats ask for."""
    found = [(seat, wanted(s.chosen[seat])) for seat in range(s.seats) if seats >> seat & 1]
    return tuple([(seat, card) for seat, card in found if card >= 0])


def losers(s: State) -> int:
    """The seats, as bits, that have just chosen and do not get the pool card they asked for.

    What the others get is no longer open to anybody.
    """
    asked = 0
    twice = 0
    for seat in range(s.seats):
        card = wanted(s.chosen[seat]) if s.choosing >> seat & 1 else -1
        if card >= 0:
            twice |= asked & 1 << card
            asked |= 1 << card
    again = 0
    if twice:
        for card in s.pool_cards:
            if twice >> card & 1:
                again |= lose(s, card)
    s.taken |= asked & ~s.blocked
    return again


def lose(s: State, card: int) -> int:
    """Those, as bits, who do not get a contested card; all of them if the fewest crystals are shared (R27)."""
    rivals = [seat for seat in range(s.seats) if s.choosing >> seat & 1 and wanted(s.chosen[seat]) == card]
    fewest = min([s.at_reveal[seat] for seat in rivals])
    first = [seat for seat in rivals if s.at_reveal[seat] == fewest]
    winner = first[0] if len(first) == 1 else -1
    said = "{rivals} want {card}; {named} has the fewest crystals and gets it."
    if winner < 0:
        s.blocked |= 1 << card
        said = "{rivals} want {card}; the fewest crystals are shared, so nobody may take it this turn."
    s.tell("Contested", said, winner, card, them=winner, rivals=rivals)
    return sum([1 << seat for seat in rivals if seat != winner])


def unpaid(s: State) -> int:
    """The seats, as bits, whose discards the supply cannot pay, once exchanges have been paid into it (R32, A33)."""
    supply = s.supply
    discarding = 0
    for seat in range(s.seats):
        if s.chosen[seat] == DISCARD:
            discarding += 1
        elif wanted(s.chosen[seat]) >= 0:
            supply += 1
    if discarding <= supply:
        return 0
    s.dry = True
    late = [seat for seat in s.resolution_order() if s.chosen[seat] == DISCARD][supply:]
    late.sort()
    what, verb = ("discards", "choose") if len(late) > 1 else ("discard", "chooses")
    s.tell("Unpaid", f"The supply has no crystal for the {what} of {{rivals}}, who {verb} again.", rivals=late)
    return sum([1 << seat for seat in late])
