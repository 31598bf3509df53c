"""The orders of the automaton: two sides each, carried out on its turns (S24 to S32, section 16)."""

from __future__ import annotations

from typing import Final

from worldtable.engine.step import Step
from worldtable.games.worldbreakers.campaign.story import SIDES
from worldtable.games.worldbreakers.campaign.targeting import targeted, tell_pick
from worldtable.games.worldbreakers.codes import EXHAUSTED, FOLLOWER, LOCATION, LONE_RIDER, NO_BLOCK
from worldtable.games.worldbreakers.combat.attack import declare
from worldtable.games.worldbreakers.effects import damage, heal, put_into_play, strengthen, wound
from worldtable.games.worldbreakers.questions import OWNED, Question
from worldtable.games.worldbreakers.state import State
from worldtable.games.worldbreakers.window import CLEANUP

# The sides, as campaign.toml lists them.
RECRUIT: Final = 0
NIGHT_MUSTER: Final = 1
SAPPERS: Final = 2
DRILL: Final = 3
BLOOD_DEBT: Final = 4
CHARGE: Final = 5
RIDER: Final = 6
MAKE_CAMP: Final = 7
VOLLEY: Final = 8
FEINT: Final = 9
PLAIN: Final = (RECRUIT, CHARGE)  # no dot on either side; all other sides have one
HELPFUL: Final = (DRILL, BLOOD_DEBT, RIDER)  # aimed at its own cards
CHARGING: Final = (CHARGE, VOLLEY, FEINT)

# The order cards o01 to o16: A side, B side.
ORDERS: Final[tuple[tuple[int, int], ...]] = (
    *([PLAIN] * 9),
    (RECRUIT, RIDER),
    (NIGHT_MUSTER, CHARGE),
    (RECRUIT, MAKE_CAMP),
    (SAPPERS, CHARGE),
    (RECRUIT, VOLLEY),
    (DRILL, CHARGE),
    (BLOOD_DEBT, FEINT),
)


def visible(s: State) -> int:
    """What the top order says on the side that shows."""
    return ORDERS[s.orders[-1]][1 if s.flipped else 0]


class Command(Step[State]):
    """The automaton takes no action; the visible ability of the top order is carried out (S24)."""

    def run(self, s: State) -> None:
        assert s.flipped == (s.turn // 2 % 2 == 1), "turns 1 and 3 use A sides, turns 2 and 4 B sides (S27)"
        side = visible(s)
        s.tell("Plain", f"The order is {SIDES[side].title}.")
        s.push(EndOrder())
        carry_out(s, side)


class EndOrder(Step[State]):
    """An A side ends with turning the card over, a B side with discarding it (S25, S26, S28)."""

    def run(self, s: State) -> None:
        s.shown += 1
        s.flipped = not s.flipped
        if s.flipped:
            return
        s.spent.append(s.orders.pop())
        if not s.orders:
            shuffle_orders(s)


def shuffle_orders(s: State) -> None:
    """All orders in play as a new deck, A sides up (S17, S28)."""
    s.orders.extend(s.spent)
    s.spent.clear()
    s.orders.sort()
    s.shuffle(s.orders)
    s.flipped = False


def carry_out(s: State, side: int) -> None:
    """What finds nothing to aim at recruits, unless it charges anyhow."""
    charges = side in CHARGING
    if charges:
        s.push(CHARGE_NOW)
    if side == NIGHT_MUSTER:
        recruit(s, True)
        recruit(s, True)
    elif side == MAKE_CAMP:
        make_camp(s)
    elif fitting(s, side):
        s.push(Aim(0, side))
    elif side == VOLLEY:
        s.tell("Plain", "You have no follower to be hit.")
    elif not charges:
        recruit(s, False)


def make_camp(s: State) -> None:
    followers = s.of_kind(1, FOLLOWER)
    for card in followers:
        heal(s, card)
        s.unflag(card, EXHAUSTED)
    readied = "The automaton's followers are readied."
    s.tell("Plain", readied if followers else "The automaton has no followers.")


def recruit(s: State, exhausted: bool) -> None:
    """The top card enters play; an empty deck is made anew from the discard pile first (S29, S55)."""
    if not s.decks[1] and s.discards[1]:
        s.decks[1], s.discards[1] = s.discards[1], []
        s.shuffle_deck(1)
        s.tell("Plain", "The automaton's discard pile is shuffled into a new deck.")
    if not s.decks[1]:
        s.tell("Plain", "The automaton has no card left to recruit.")
        return
    card = s.decks[1].pop()
    s.shown += 1
    s.tell("Note", "{you:recruit} {card}.", 1, card)
    put_into_play(s, card, exhausted, False)


class Charge(Step[State]):
    """Attack with every ready follower that can attack; with none nothing happens (S30, S56)."""

    def run(self, s: State) -> None:
        able = s.able_to_attack(1)
        if able:
            declare(s, 1, tuple(able), 0)
        else:
            s.tell("Plain", "The automaton has no follower that can attack.")


CHARGE_NOW: Final = Charge()


def fitting(s: State, side: int) -> list[int]:
    """The cards that an order can be about."""
    if side == SAPPERS:
        return s.of_kind(0, LOCATION)
    if side == DRILL:
        return s.of_kind(1, FOLLOWER)
    if side == BLOOD_DEBT:
        return [card for card in s.discards[1] if s.face(card).kind == FOLLOWER]
    if side == RIDER:
        return s.able_to_attack(1)
    if side == VOLLEY:
        return s.of_kind(0, FOLLOWER)
    if side == FEINT and s.able_to_attack(1):  # without a combat it means nothing
        return [card for card in s.of_kind(0, FOLLOWER) if s.ready(card)]
    return []


class Aim(Question):
    """The targeting steps leave one (S33 to S36), or you choose among those that they cannot tell apart (S37)."""

    says = OWNED
    refuses = "Cost, requirement and what is left decide; {this} is not among the best."
    rule = "S37"

    def __init__(self, player: int, side: int) -> None:
        super().__init__(player)
        self.side = side

    def prompt(self, s: State) -> str:
        return f"{SIDES[self.side].title}: which of these does the automaton choose?"

    def options(self, s: State) -> list[int]:
        return targeted(s, fitting(s, self.side), self.side in HELPFUL)

    def chosen(self, s: State, card: int) -> None:
        tell_pick(s, fitting(s, self.side), self.side in HELPFUL, card)
        if self.side == SAPPERS:
            damage(s, card, 1)
        elif self.side == DRILL:
            strengthen(s, card)
        elif self.side == BLOOD_DEBT:
            s.discards[1].remove(card)
            s.tell("Note", "{you:bring} back {card}.", 1, card)
            put_into_play(s, card, False, False)
        elif self.side == RIDER:
            declare(s, 1, (card,), LONE_RIDER)
        elif self.side == VOLLEY:
            wound(s, card, 1)
            s.push(CLEANUP)
        else:
            s.flag(card, NO_BLOCK)
            s.tell("Plain", "{0} cannot block in this combat.", card=card)


# What is hidden: the orders below the top, and the back of the top one.


def forget_copies(other: State) -> None:
    """Of equal orders the lower numbers are the discarded ones; the orders deck is sorted."""
    rest = sorted([*other.orders, *other.spent])
    for at in range(len(other.spent)):
        faces = ORDERS[other.spent[at]]
        other.spent[at] = min([each for each in rest if ORDERS[each] == faces])
        rest.remove(other.spent[at])
    other.orders = rest


def redeal_orders(other: State) -> None:
    """The orders below the top, and what the top one hides on its back, as they might be (S57).

    Between two games the deck has not been laid down (S17), so that nothing of it shows.
    """
    if not other.orders:
        return
    a, b = ORDERS[other.orders[-1]]
    forget_copies(other)
    if not other.play[0]:
        return
    other.shuffle(other.orders)
    at = len(other.orders) - 1
    while ORDERS[other.orders[at]][0] != a or (other.flipped and ORDERS[other.orders[at]][1] != b):
        at -= 1
    other.orders.append(other.orders.pop(at))
