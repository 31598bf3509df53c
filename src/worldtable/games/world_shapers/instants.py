"""Instant effects of World Shapers in their order, and the conflicts of players who want the same."""

from __future__ import annotations

from worldtable.engine.step import Step
from worldtable.games.world_shapers.card import ELEMENTS, EXTRA, GAINS, WORKS
from worldtable.games.world_shapers.effects import extra_pick, gain_crystals, put_in_pool
from worldtable.games.world_shapers.layout import DISCARD, NO, POOL, named_column, wanted
from worldtable.games.world_shapers.questions import Sealed, Want, ask_together, card_and_place
from worldtable.games.world_shapers.state import USING, WANTING, State


def instant_effects(s: State) -> None:
    """The instant effects of all cards that entered a collection with this pick (R22, R39, R40)."""
    for side in range(s.seats, s.sides):
        card = s.picked[side]
        if card >= 0 and s.cards.faces[card].basic.stage & EXTRA:
            extra_pick(s)  # the one instant effect of the Imitation's that works (R60)
    start_effects(s, s.picked[: s.seats])


def start_effects(s: State, cards: list[int]) -> None:
    """The instant effects of a card for each seat, -1 for none, by crystals at reveal (R39, A12).

    First all crystal gains, then effects on collections and pool, last the extra pick (R40).
    """
    order = s.resolution_order()
    users = [seat for seat in order if cards[seat] >= 0 and s.in_force(cards[seat]).stage]
    stages = 0
    for seat in users:
        stages |= s.in_force(cards[seat]).stage
    if stages & GAINS:
        gain_crystals(s, users, cards, order)
    if stages & EXTRA:
        extra_pick(s)
    if stages & WORKS:
        work_on_table(s, users, cards)


def work_on_table(s: State, users: list[int], cards: list[int]) -> None:
    """Schedule the effects on collections and pool; wishes for swaps are sealed and come first (R47)."""
    wishers = 0
    for seat in reversed(users):
        s.push(Work(seat, cards[seat]))
        for power in s.powers(cards[seat]):
            if power.swaps:
                wishers |= 1 << seat
    if wishers:
        s.phase = WANTING
        ask_and_settle(s, [Want(seat, cards[seat]) for seat in range(s.seats)], wishers, ())


class Work(Step[State]):
    """The effects on collections and pool of one card that has entered a collection."""

    def __init__(self, player: int, me: int) -> None:
        self.player = player
        self.me = me

    def run(self, s: State) -> None:
        for power in reversed(s.powers(self.me)):
            power.work(s, self.player, self.me)


def swap_with_pool(s: State, you: int, given: int, card: int, element: int) -> None:
    """One's own card to the pool, its crystal to the supply; a pool card to the bottom of a column (R37, R47)."""
    s.take(given)
    if s.has_crystal(given):
        s.lit &= ~(1 << given)
        s.supply += 1
    put_in_pool(s, given, card)
    s.add(you, element, card)
    s.tell("Swapped", "{you:swap} {given} for {card} of the pool.", you, card, given=given)
    if s.cards.faces[card].basic.stage:
        start_effects(s, [card if seat == you else -1 for seat in range(s.seats)])  # R22


# Conflicts: several want one pool card, or the last crystals; who does not get it chooses again (R26 to R28, A33).


def ask_and_settle(s: State, asks: list[Sealed], seats: int, lost: tuple[tuple[int, int], ...]) -> None:
    """Ask some seats, as bits, how they use their card or what they swap for, and settle it (R17, R47)."""
    s.push(Settle(asks, lost))
    ask_together(s, asks, seats)


class Settle(Step[State]):
    """Settles the answers; it remembers wishes of this pick that were not granted, for all to see (A35)."""

    def __init__(self, asks: list[Sealed], lost: tuple[tuple[int, int], ...]) -> None:
        self.asks = asks  # of every seat
        self.lost = lost  # seats, each with the card it did not get

    def run(self, s: State) -> None:
        if s.phase == USING:  # a wish may still be taken back
            s.shown += 1
        again = losers(s) or unpaid(s)
        s.choosing = 0
        if again:
            ask_and_settle(s, self.asks, again, self.lost + wishes(s, again))


def open_wishes(s: State) -> list[tuple[int, int]]:
    """All wishes that are known while somebody chooses again: those that were lost, and those that were granted."""
    step = s.stack[s.top - 1] if s.top > 0 else None
    lost = step.lost if isinstance(step, Settle) else ()
    return [*lost, *wishes(s, ~s.choosing)]


def open_choice(s: State, side: int) -> str:
    """What a side does once those who did not get their card have chosen again; that is no secret then (R28)."""
    code = s.chosen[side]
    if code < 0 or s.choosing >> side & 1:
        return ""
    if code == DISCARD:
        return "Discards the picked card."
    if code == NO:
        return "Swaps nothing."
    if wanted(code) < 0:
        return f"Places the picked card under {ELEMENTS[named_column(code)]}."
    return f"Takes {card_and_place(s, code)}."


def wishes(s: State, seats: int) -> tuple[tuple[int, int], ...]:
    """The pool cards that some seats ask for."""
    found = [(seat, wanted(s.chosen[seat])) for seat in range(s.seats) if seats >> seat & 1]
    return tuple([(seat, card) for seat, card in found if card >= 0])


def losers(s: State) -> int:
    """The seats, as bits, that have just chosen and do not get the pool card they asked for.

    What the others get is no longer open to anybody.
    """
    asked = [card for _, card in wishes(s, s.choosing)]
    again = 0
    for card in s.at[POOL]:
        if asked.count(card) > 1:
            again |= lose(s, card)
    for card in asked:
        s.taken |= 1 << card
    s.taken &= ~s.blocked
    return again


def lose(s: State, card: int) -> int:
    """Those, as bits, who do not get a contested card; all of them if the fewest crystals are shared (R27)."""
    rivals = [seat for seat in range(s.seats) if s.choosing >> seat & 1 and wanted(s.chosen[seat]) == card]
    fewest = min([s.at_reveal[seat] for seat in rivals])
    first = [seat for seat in rivals if s.at_reveal[seat] == fewest]
    winner = first[0] if len(first) == 1 else -1
    said = "{seats} want {card}; {named} has the fewest crystals and gets it."
    if winner < 0:
        s.blocked |= 1 << card
        said = "{seats} want {card}; the fewest crystals are shared, so nobody may take it this turn."
    s.tell("Contested", said, winner, card, them=winner, seats=rivals)
    return sum([1 << seat for seat in rivals if seat != winner])


def unpaid(s: State) -> int:
    """The seats, as bits, whose discards the supply cannot pay, once exchanges have been paid into it (R32, A33)."""
    if s.supply >= s.seats:
        return 0
    supply = s.supply + len(wishes(s, (1 << s.seats) - 1))
    discarding = [seat for seat in s.resolution_order() if s.chosen[seat] == DISCARD]
    if len(discarding) <= supply:
        return 0
    s.dry = True
    late = sorted(discarding[supply:])
    what, verb = ("discards", "choose") if len(late) > 1 else ("discard", "chooses")
    s.tell("Unpaid", f"The supply has no crystal for the {what} of {{seats}}, who {verb} again.", seats=late)
    return sum([1 << seat for seat in late])
