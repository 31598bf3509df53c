"""What World Shapers does beside its steps: instant effects in order, conflicts over the pool, and the verbs."""

from __future__ import annotations

from worldtable.engine.step import Step
from worldtable.games.world_shapers.card import EXTRA, GAINS, TABLE
from worldtable.games.world_shapers.questions import Want, ask_together
from worldtable.games.world_shapers.state import DISCARD, DUE, NONE, ROWS, WANTING, State, wanted


class Settling(Step[State]):
    """Settles wishes for pool cards; it remembers those of this pick that were not granted, for all to see (A35)."""

    def __init__(self, lost: tuple[tuple[int, int], ...]) -> None:
        self.lost = lost  # seats, each with the card it did not get


# Instant effects.


def instant_effects(s: State) -> None:
    """The instant effects of all cards that entered a collection with this pick (R22, R39, R40)."""
    for side in range(s.seats, s.sides):
        card = s.picked[side]
        if card >= 0 and s.cards.faces[card].stage & EXTRA:
            extra_pick(s)  # the one instant effect of the Imitation's that works (R60)
    start_effects(s, s.picked[: s.seats])


def start_effects(s: State, cards: list[int]) -> None:
    """The instant effects of a card for each seat, -1 for none, by crystals at reveal (R39, A12).

    First all crystal gains, then effects on collections and pool, last the extra pick (R40).
    """
    order = s.resolution_order()
    users = [seat for seat in order if cards[seat] >= 0 and s.stage(cards[seat])]
    stages = 0
    for seat in users:
        for power in s.powers(cards[seat]):
            stages |= power.stage
            if power.stage == GAINS:
                power.gain(s, seat, order)
    if stages & GAINS:
        for seat in users:
            for power in s.powers(cards[seat]):
                power.others_gain(s, seat, order)
    if stages & EXTRA:
        extra_pick(s)
    if stages & TABLE:
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
        ask_wishes(s, wishers, SettleWishes((), tuple(cards)))


class Work(Step[State]):
    """The effects on collections and pool of one card that has entered a collection."""

    def __init__(self, player: int, me: int) -> None:
        self.player = player
        self.me = me

    def run(self, s: State) -> None:
        for power in reversed(s.powers(self.me)):
            power.work(s, self.player, self.me)


def ask_wishes(s: State, seats: int, settle: SettleWishes) -> None:
    """Which pool card do some seats, as bits, swap for?"""
    s.phase = WANTING
    s.push(settle)
    ask_together(s, [Want(seat, settle.cards[seat]) for seat in range(s.seats)], seats)


class SettleWishes(Settling):
    """Conflicts over the pool cards that swaps would take; who did not get one chooses again (R47)."""

    def __init__(self, lost: tuple[tuple[int, int], ...], cards: tuple[int, ...]) -> None:
        super().__init__(lost)
        self.cards = cards  # for each seat the card that swaps

    def run(self, s: State) -> None:
        again = losers(s)
        s.choosing = 0
        if again:
            ask_wishes(s, again, SettleWishes(self.lost + wishes(s, again), self.cards))


# Conflicts: several want one pool card, or the last crystals; who does not get it chooses again (R26 to R28, A33).


def open_wishes(s: State) -> list[tuple[int, int]]:
    """All wishes that are known while somebody chooses again: those that were lost, and those that were granted."""
    step = s.stack[s.top - 1] if s.top > 0 else None
    lost = step.lost if isinstance(step, Settling) else ()
    return [*lost, *wishes(s, ~s.choosing)]


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


# The verbs.


def extra_pick(s: State) -> None:
    """Once a turn (R46)."""
    if s.extra == NONE:
        s.extra = DUE


def take_crystals(s: State, seat: int, count: int) -> None:
    """From the supply, as many as there are (R41)."""
    taken = min(count, s.supply)
    if taken == 0:
        return
    s.supply -= taken
    s.crystals[seat] += taken
    s.tell("Gained", "{you:take} {crystals} from the supply.", seat, count=taken)


def move_to_bottom(s: State, you: int, card: int) -> None:
    """A card goes to the end of its own column with whatever lies on it; those below move up (R37, R51)."""
    owner, element = s.owner(card), s.element(card)
    s.take(card)
    s.add(owner, element, card)
    card_of = "{card}" if owner == you else "{named's} {card}"
    s.tell("Moved", f"{{you:move}} {card_of} to the bottom of its column.", you, card, them=owner)


def swap_with_pool(s: State, you: int, given: int, card: int, element: int) -> None:
    """One's own card to the pool, its crystal to the supply; a pool card to the bottom of a column (R37, R47)."""
    s.take(given)
    if s.lit >> given & 1:
        s.lit &= ~(1 << given)
        s.supply += 1
    s.put_in_pool(given, card)
    s.add(you, element, card)
    s.tell("Swapped", "{you:swap} {given} for {card} of the pool.", you, card, given=given)
    if s.cards.faces[card].stage:
        start_effects(s, [card if seat == you else -1 for seat in range(s.seats)])  # R22


def trade_places(s: State, you: int, given: int, card: int) -> None:
    """Two cards of one column element take each other's place; nothing is triggered (R71)."""
    here = s.find(given)
    there = s.find(card)
    faces = s.cards.faces
    s.cells[here] = card
    s.cells[there] = given
    difference = faces[card].symbols - faces[given].symbols
    s.symbols[here // ROWS] += difference
    s.symbols[there // ROWS] -= difference
    said = "{you:trade} {given} for {named's} {card}, place for place."
    s.tell("Traded", said, you, card, given=given, them=there // (4 * ROWS))


def take_crystal_off(s: State, you: int, card: int, gain: int) -> None:
    """The crystal on another player's card returns to that player; its taker gains from the supply (R71)."""
    owner = s.owner(card)
    s.lit &= ~(1 << card)
    s.crystals[owner] += 1
    said = "{you:take} the crystal off {named's} {card}; it returns to its owner."
    s.tell("Siphoned", said, you, card, them=owner)
    take_crystals(s, you, gain)
