"""The sequence of play of World Shapers, as printed: the round, the turn with its four steps, the end."""

from __future__ import annotations

from typing import Final

from worldtable.engine.step import Step
from worldtable.games.world_shapers.card import FIRST_UNIVERSAL, OVERLOAD, UNIVERSAL
from worldtable.games.world_shapers.effects import Settling, instant_effects, losers, start_effects, unpaid, wishes
from worldtable.games.world_shapers.questions import ENHANCE, PICK, PUSH_OVERLOAD, USE, ask_together
from worldtable.games.world_shapers.state import (
    COLUMN,
    DISCARD,
    DONE,
    DUE,
    ENHANCING,
    NONE,
    OVER,
    PICKING,
    PLACED,
    SEAT,
    USING,
    State,
    goes_under,
    wanted,
)

HAND_SIZES: Final = ((), (6, 5, 5), (6, 6, 6), (6, 5, 5), (6, 6))  # by players and round (R12)


class Round(Step[State]):
    """Deal a new hand to everybody and play it (R12, R14)."""

    def run(self, s: State) -> None:
        sizes = HAND_SIZES[s.seats]
        size = sizes[s.round]
        s.round += 1
        s.turns = 0
        s.shown += 1
        s.tell("RoundBegan", f"Round {s.round} begins: everybody gets a hand of {size} cards.")
        for side in range(s.sides):
            first = len(s.deck) - size
            hand = s.deck[first:]
            s.deck = s.deck[:first]
            if OVERLOAD in hand:
                show_overload(s, side, hand)
            hand.sort()
            s.hands[side] = hand
            s.held[side] = 1 << side
        assert s.deck or s.round == len(sizes), "the deck lasts for every round"
        assert not s.deck or s.round < len(sizes), "the deck is used up by the last deal (R13)"
        s.push(TURN)


def show_overload(s: State, side: int, hand: list[int]) -> None:
    """Overload goes beside the collection; the hand stays short or is refilled from the box (R66, R69)."""
    hand.remove(OVERLOAD)
    s.overload = side
    after = "the hand stays one card short"
    if s.refill:
        hand.append(s.boxed[-1])
        s.boxed = s.boxed[:-1]
        after = "another card comes into the hand"
    s.tell("OverloadShown", f"{{you:show}} {{card}}: it lies beside the collection, {after}.", side, OVERLOAD)


class Turn(Step[State]):
    """A turn of everybody at once."""

    def run(self, s: State) -> None:
        s.turns += 1
        s.extra = NONE
        s.blocked = 0
        s.enhanced = 0
        s.pushed = False
        take_steps(s)


def take_steps(s: State) -> None:
    """Pick, reveal and use, enhance, pass (R15)."""
    s.then(PICK_CARDS, REVEAL, CARRY_OUT, ENHANCE_CARDS, PASS_HANDS)


class PickCards(Step[State]):
    """Step 1: everybody who holds cards picks one (R16, R69)."""

    def run(self, s: State) -> None:
        s.phase = PICKING
        s.fresh = 0
        s.taken = 0
        s.dry = False
        holding = 0
        for side in range(s.sides):
            if s.hands[side]:
                holding |= 1 << side
            else:
                s.tell("NoPick", "{you:hold} an empty hand: no pick this time.", side)
        ask_together(s, PICK, holding)


class Reveal(Step[State]):
    """Step 2: all picks are shown at once; then everybody says how the card is used (R17, R38)."""

    def run(self, s: State) -> None:
        s.shown += 1
        s.phase = USING
        if s.seats == 1 and s.hands[1]:
            s.chosen[1] = s.hands[1][s.roll(len(s.hands[1]))]  # R58
        using = 0
        for side in range(s.sides):
            card = s.chosen[side]
            s.at_reveal[side] = s.crystals[side]
            if card >= 0:
                s.hands[side].remove(card)
                s.picked[side] = card
                s.chosen[side] = COLUMN + imitation_column(s, side, card) if s.imitation(side) else -1
                using |= 1 << side
                s.tell("Revealed", "{you:reveal} {card}.", side, card)
        s.push(SETTLE)
        ask_together(s, USE, using)


def imitation_column(s: State, side: int, card: int) -> int:
    """Where the Imitation places a card (R58, R59)."""
    element = s.cards.faces[card].element
    return s.fewest_symbols(side) if element == UNIVERSAL else element


class Settle(Settling):
    """Conflicts over pool cards and over the last crystals; who got nothing chooses again (R26 to R28, A33)."""

    def run(self, s: State) -> None:
        s.shown += 1
        again = losers(s)
        if again == 0:
            again = unpaid(s)
        s.choosing = 0
        if again:
            s.push(Settle(self.lost + wishes(s, again)))
            ask_together(s, USE, again)


class CarryOut(Step[State]):
    """Payments, pool and discards; then all cards enter their columns; then instant effects (R38)."""

    def run(self, s: State) -> None:
        for side in range(s.sides):
            card = wanted(s.chosen[side])
            if card >= 0:
                exchange(s, side, card)
        for seat in range(s.seats):
            if s.chosen[seat] == DISCARD:
                discard(s, seat)
        instants = 0
        for side in range(s.sides):
            card = s.picked[side]
            if card < 0:
                continue
            code = s.chosen[side]
            element = goes_under(s, code, card)
            if COLUMN <= code < SEAT:
                s.tell("Placed", "{you:place} {card} under {element}.", side, card, element=element)
            s.add(side, element, card)
            instants |= s.cards.faces[card].stage
        if instants:
            instant_effects(s)
        for side in range(s.sides):
            s.picked[side] = -1
            s.chosen[side] = -1


def exchange(s: State, side: int, card: int) -> None:
    """Pay a crystal; the picked card takes the place of the pool card, which enters the column (R24, R25)."""
    given = s.picked[side]
    s.crystals[side] -= 1
    s.supply += 1
    s.put_in_pool(given, card)
    s.picked[side] = card
    said = "{you:pay} 1 crystal {and:exchange} {given} for {card}, under {element}."
    s.tell("Exchanged", said, side, card, given=given, element=goes_under(s, s.chosen[side], card))


def discard(s: State, seat: int) -> None:
    """The picked card goes face down, a crystal comes for it (R30)."""
    s.supply -= 1
    s.crystals[seat] += 1
    s.discards[seat] = s.picked[seat]
    s.picked[seat] = -1
    said = "{you:discard} {card|the picked card} {and:take} 1 crystal."
    s.tell("Discarded", said, seat, s.discards[seat], whispered=True)  # A23


class EnhanceCards(Step[State]):
    """Step 3: everybody may put one crystal on one card (R33); the holder may push Overload (R67)."""

    def run(self, s: State) -> None:
        s.phase = ENHANCING
        if 0 <= s.overload < s.seats and not s.pushed:
            s.push(PUSH_OVERLOAD[s.overload])
        s.push(CRYSTALS_ON)
        able = 0
        for seat in range(s.seats):
            if s.crystals[seat] > 0:
                able |= 1 << seat
        ask_together(s, ENHANCE, able & ~s.enhanced)


class CrystalsOn(Step[State]):
    """The crystals go on the cards that were chosen, all at once."""

    def run(self, s: State) -> None:
        s.choosing = 0
        instants = 0
        cards = [-1] * s.seats
        for seat in range(s.seats):
            code = s.chosen[seat]
            s.chosen[seat] = -1
            if PLACED <= code < COLUMN:
                card = code - PLACED
                s.shown += 1
                s.crystals[seat] -= 1
                s.lit |= 1 << card
                s.enhanced |= 1 << seat
                s.tell("Enhanced", "{you:enhance} {card}.", seat, card)
                cards[seat] = card
                instants |= s.cards.faces[card].enhanced_stage
        if instants:
            start_effects(s, cards)


class PassHands(Step[State]):
    """Step 4: hands go to the left; without cards the round ends (R19).

    Instead of passing there may be an extra pick from the same hands, once a turn (R45, R46).
    """

    def run(self, s: State) -> None:
        if not any([len(hand) for hand in s.hands]):
            s.push(END_OF_ROUND)
            return
        if s.extra == DUE:
            s.extra = DONE
            s.tell("ExtraPick", "Everybody picks a second card from the same hand.")
            take_steps(s)
            return
        s.shown += 1
        hands = s.hands
        held = s.held
        s.hands = [hands[side - 1] for side in range(s.sides)]
        s.held = [held[side - 1] | 1 << side for side in range(s.sides)]
        s.tell("PassedOn", "The hands are passed to the left.")
        s.push(TURN)


class EndOfRound(Step[State]):
    """Discarded cards leave the game (R31); the next round, or the end (R53)."""

    def run(self, s: State) -> None:
        for side in range(s.sides):
            if s.discards[side] >= 0:
                s.gone |= 1 << s.discards[side]
                s.discards[side] = -1
        if s.round < len(HAND_SIZES[s.seats]):
            s.push(ROUND)
            return
        s.phase = OVER
        if s.seats == 1:
            pool_to_imitation(s)
        s.tell("Ended", "The last card has been played: the game is scored.")


def pool_to_imitation(s: State) -> None:
    """The pool joins the Imitation's collection, universal cards last (R61)."""
    for universal in (False, True):
        for card in s.pool_cards:
            if (card >= FIRST_UNIVERSAL) == universal:
                s.add(1, imitation_column(s, 1, card), card)
    s.pool_cards = []
    s.tell("ToImitation", "The cards of the pool join the Imitation's collection.")


# Steps never change, so one of each serves every game.
ROUND: Final = Round()
TURN: Final = Turn()
PICK_CARDS: Final = PickCards()
REVEAL: Final = Reveal()
SETTLE: Final = Settle(())
CARRY_OUT: Final = CarryOut()
ENHANCE_CARDS: Final = EnhanceCards()
CRYSTALS_ON: Final = CrystalsOn()
PASS_HANDS: Final = PassHands()
END_OF_ROUND: Final = EndOfRound()
