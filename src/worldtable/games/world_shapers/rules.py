"""The sequence of play of World Shapers, as printed: set-up, the round, the turn with its four steps, the end."""

from __future__ import annotations

from typing import Final

from worldtable.engine.step import Step
from worldtable.games.world_shapers.card import UNIVERSAL
from worldtable.games.world_shapers.effects import enhance, use_picked
from worldtable.games.world_shapers.instants import ask_and_settle, instant_effects, start_effects
from worldtable.games.world_shapers.layout import BOXED, COLUMN, DECK, GONE, HAND, OVERLOAD, PLACED, POOL
from worldtable.games.world_shapers.questions import ENHANCE, PICK, PUSH_OVERLOAD, USE, ask_together
from worldtable.games.world_shapers.state import DONE, DUE, ENHANCING, NONE, OVER, PICKING, USING, State

TO_BOX: Final = 3
POOL_SIZE: Final = 3
FIRST_CRYSTALS: Final = 2
HAND_SIZES: Final = ((), (6, 5, 5), (6, 6, 6), (6, 5, 5), (6, 6))  # by players and round (R12)


def set_up(s: State, expansion: bool) -> None:
    """Sources in order, deck and pool, crystals for everybody (R7 to R11)."""
    order = [0, 1, 2, 3]
    s.shuffle(order)
    s.prepare(order)
    prepare_deck(s, expansion)
    fill_pool(s, POOL_SIZE + expansion)
    for seat in range(s.seats):
        s.crystals[seat] = FIRST_CRYSTALS
        s.supply -= FIRST_CRYSTALS


def prepare_deck(s: State, expansion: bool) -> None:
    """Take out the dotted cards, and for the expansion three more unseen; then shuffle (R9, R10, R63)."""
    deck = s.cards.decks[s.seats].copy()
    s.at[GONE] = s.cards.taken_out[s.seats].copy()
    s.shuffle(deck)
    if expansion:
        s.at[BOXED] = deck[-TO_BOX:]
        del deck[-TO_BOX:]
        deck.extend(s.cards.expansion)
        s.shuffle(deck)
    s.at[DECK] = deck


def fill_pool(s: State, size: int) -> None:
    """The top cards, face up; Overload goes back and the next card takes its place (R10, R64, R65)."""
    deck = s.at[DECK]
    met = OVERLOAD in deck[-size:]
    if met:
        deck.remove(OVERLOAD)
    for _ in range(size):
        s.draw(DECK, POOL)
    if met:
        deck.append(OVERLOAD)
        s.shuffle(deck)


class Round(Step[State]):
    """Deal a new hand to everybody and play it (R12, R14)."""

    def run(self, s: State) -> None:
        sizes = HAND_SIZES[s.seats]
        size = sizes[s.round]
        deck = s.at[DECK]
        s.round += 1
        s.turns = 0
        s.passed = 0
        s.shown += 1
        s.tell("RoundBegan", f"Round {s.round} begins: everybody gets a hand of {size} cards.")
        for side in range(s.sides):
            s.at[HAND + side] = hand = deck[-size:]
            del deck[-size:]
            if OVERLOAD in hand:
                show_overload(s, side)
            hand.sort()
        assert (s.round == len(sizes)) == (not deck), "the deck is used up by the last deal and no sooner (R13)"
        s.push(TURN)


def show_overload(s: State, side: int) -> None:
    """Overload goes beside the collection; the hand stays short or is refilled from the box (R66, R69)."""
    hand = s.at[HAND + side]
    hand.remove(OVERLOAD)
    s.overload = side
    after = "the hand stays one card short"
    if s.refill:
        hand.append(s.at[BOXED].pop())
        after = "another card comes into the hand"
    s.tell("OverloadShown", f"{{you:show}} {{card}}: it lies beside the collection, {after}.", side, OVERLOAD)


class Turn(Step[State]):
    """A turn of everybody at once: pick, reveal and use, enhance, pass (R15)."""

    def run(self, s: State) -> None:
        s.turns += 1
        s.extra = NONE
        s.blocked = 0
        s.enhanced = 0
        s.pushed = False
        s.then(*STEPS)


class PickCards(Step[State]):
    """Step 1: everybody who holds cards picks one (R16, R69)."""

    def run(self, s: State) -> None:
        s.phase = PICKING
        s.fresh = 0
        s.taken = 0
        s.dry = False
        holding = 0
        for side in range(s.sides):
            if s.at[HAND + side]:
                holding |= 1 << side
            else:
                s.tell("NoPick", "{you:hold} an empty hand: no pick this time.", side)
        ask_together(s, PICK, holding)


class Reveal(Step[State]):
    """Step 2: all picks are shown at once; then everybody says how the card is used (R17, R38)."""

    def run(self, s: State) -> None:
        s.shown += 1
        s.phase = USING
        if s.seats == 1 and s.at[HAND + 1]:
            s.chosen[1] = s.at[HAND + 1][s.roll(len(s.at[HAND + 1]))]  # R58
        using = 0
        for side in range(s.sides):
            card = s.chosen[side]
            s.at_reveal[side] = s.crystals[side]
            if card >= 0:
                s.at[HAND + side].remove(card)
                s.picked[side] = card
                s.chosen[side] = COLUMN + imitation_column(s, side, card) if s.imitation(side) else -1
                using |= 1 << side
                s.tell("Revealed", "{you:reveal} {card}.", side, card)
        ask_and_settle(s, USE, using, ())


def imitation_column(s: State, side: int, card: int) -> int:
    """Where the Imitation places a card: a universal one where it has the fewest symbols, leftmost (R58, R59)."""
    element = s.cards.faces[card].element
    return min(s.order, key=lambda each: s.symbols[side * 4 + each]) if element == UNIVERSAL else element


class CarryOut(Step[State]):
    """The cards are used as everybody said; then instant effects (R38)."""

    def run(self, s: State) -> None:
        if use_picked(s, 0, s.sides):
            instant_effects(s)
        for side in range(s.sides):
            s.picked[side] = -1
            s.chosen[side] = -1


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
                cards[seat] = code - PLACED
                s.shown += 1
                s.enhanced |= 1 << seat
                enhance(s, seat, cards[seat])
                instants |= s.cards.faces[cards[seat]].enhanced.stage
        if instants:
            start_effects(s, cards)


class PassHands(Step[State]):
    """Step 4: hands go to the left; without cards the round ends (R19).

    Instead of passing there may be an extra pick from the same hands, once a turn (R45, R46).
    """

    def run(self, s: State) -> None:
        if not any([len(hand) for hand in s.at[HAND:]]):
            s.push(END_OF_ROUND)
            return
        if s.extra == DUE:
            s.extra = DONE
            s.tell("ExtraPick", "Everybody picks a second card from the same hand.")
            s.then(*STEPS)
            return
        s.shown += 1
        s.passed += 1
        s.at.insert(HAND, s.at.pop())
        s.tell("PassedOn", "The hands are passed to the left.")
        s.push(TURN)


class EndOfRound(Step[State]):
    """Discarded cards leave the game (R31); the next round, or the end (R53)."""

    def run(self, s: State) -> None:
        for side in range(s.sides):
            if s.discards[side] >= 0:
                s.at[GONE].append(s.discards[side])
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
    for card in sorted(s.at[POOL], key=lambda card: s.cards.faces[card].element == UNIVERSAL):
        s.add(1, imitation_column(s, 1, card), card)
    s.at[POOL] = []
    s.tell("ToImitation", "The cards of the pool join the Imitation's collection.")


# Steps never change, so one of each serves every game.
ROUND: Final = Round()
TURN: Final = Turn()
STEPS: Final = (PickCards(), Reveal(), CarryOut(), EnhanceCards(), PassHands())  # of a turn (R15)
CRYSTALS_ON: Final = CrystalsOn()
END_OF_ROUND: Final = EndOfRound()
