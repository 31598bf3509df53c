"""The verbs of Worldbreakers: what cards and rules do to mythium, power, standing, followers and locations."""

from __future__ import annotations

from typing import Final

from worldtable.games.worldbreakers import codes
from worldtable.games.worldbreakers.codes import EXHAUSTED, FOLLOWER, LOCATION, side_of
from worldtable.games.worldbreakers.state import State

MOST_WOUNDS: Final = 100  # no follower outlives so many
MOST_COUNTERS: Final = 200
FEW_COUNTERS: Final = 30
GAINED: Final = [f"{{you:gain}} {{n}} standing with {guild}." for guild in codes.GUILD_NAMES]
FORFEITED: Final = [f"{{you:lose}} 1 standing with {guild}." for guild in codes.GUILD_NAMES]


# Abilities that come up.


def trigger(s: State, card: int, timing: int) -> None:
    """Note that the abilities of a card with a timing have come up (R61)."""
    face = s.cards.deck[card]
    if face.timings & timing:
        for at in range(len(face.abilities)):
            if face.abilities[at].timing == timing:
                s.pending.append(codes.trigger_of(card, at))


def trigger_all(s: State, side: int, timing: int) -> None:
    """Note the abilities of all cards of a side in play."""
    if s.timings[side] & timing:
        for card in s.play[side]:
            trigger(s, card, timing)


def tell_use(s: State, side: int, card: int) -> None:
    """Say that an ability is used; the number of no card says nothing."""
    if card >= 0:
        s.tell("Note", "{you:use} {card}.", side, card)


# Mythium, power, standing.


def gain_mythium(s: State, side: int, count: int) -> None:
    if s.automaton(side):
        return  # it has none (S21)
    s.mythium[side] += count
    if count:
        s.tell("Note", "{you:gain} {n} mythium.", side, n=count)


def lose_mythium(s: State, side: int, count: int) -> None:
    """Losing more than one has takes the value to 0 (R4)."""
    lost = min(count, s.mythium[side])
    s.mythium[side] -= lost
    if lost:
        s.tell("Note", "{you:lose} {n} mythium.", side, n=lost)


def gain_power(s: State, side: int, count: int, source: int) -> None:
    """One single gain, however many points (R46)."""
    if count <= 0:
        return
    s.power[side] += count
    s.earn(side, source, count)
    s.tell("Note", "{you:gain} {n} power.", side, n=count)
    if s.gains[side] == 0:
        trigger_all(s, side, codes.FIRST_POWER)
    s.gains[side] += 1
    if s.raid & codes.MINES and s.attacking == side:
        s.raid &= ~codes.MINES
        gain_mythium(s, side, 5)


def lose_power(s: State, side: int, count: int) -> None:
    lost = min(count, s.power[side])
    s.power[side] -= lost
    s.earn(side, codes.LOST, -lost)
    if lost:
        s.tell("Note", "{you:lose} {n} power.", side, n=lost)


def gain_standing(s: State, side: int, guild: int, count: int) -> None:
    if s.automaton(side):
        return  # 0 everywhere (S49)
    s.standing[side][guild] += count
    if count:
        s.tell("Note", GAINED[guild], side, n=count)


def lose_standing(s: State, side: int, guild: int) -> None:
    if s.standing[side][guild]:
        s.standing[side][guild] -= 1
        s.tell("Note", FORFEITED[guild], side)


# Cards of a hand.


def draw(s: State, side: int, count: int) -> int:
    """Draw up to so many cards; how many there were (A2)."""
    if s.automaton(side):
        return 0  # no hand (S21)
    cards: list[int] = []
    for _ in range(count):
        card = s.draw(side)
        if card >= 0:
            cards.append(card)
    drew(s, side, cards)
    if cards:
        s.whisper("Hidden", "{you:draw} {card}.", side, cards)
    return len(cards)


def drew(s: State, side: int, cards: list[int]) -> None:
    """Abilities that answer to a draw in one's own turn come up once, however many cards were drawn (P41)."""
    if cards and s.timings[side] & codes.DREW and s.active == side and s.turn < codes.TURNS:
        s.drawn = (*s.drawn, *cards)
        waiting = [codes.trigger_card(each) for each in s.pending]
        for card in s.play[side]:
            if card not in waiting:
                trigger(s, card, codes.DREW)


def draw_found(s: State, side: int, cards: tuple[int, ...]) -> None:
    """Cards found in the deck, which all have seen, are drawn (P41)."""
    drew(s, side, list(cards))
    if cards:
        s.tell("Note", "{you:draw} {card}.", side, cards=list(cards))


def show_from_hand(s: State, side: int, card: int) -> None:
    """From now on all know a card of a hand."""
    s.learn(card, codes.BOTH)
    s.shown += 1
    s.tell("Note", "{you:show} {card}.", side, card)


def discard_from_hand(s: State, side: int, card: int) -> None:
    s.hands[side].remove(card)
    s.discard(card)
    s.shown += 1
    s.tell("Note", "{you:discard} {card}.", side, card)


# Followers and locations.


def wound(s: State, card: int, count: int) -> None:
    """Wounds are counters and stay until the follower leaves play (R51)."""
    if count <= 0 or not s.in_play(card):
        return
    there = s.wounds(card)
    s.mark(card, codes.WOUND * (min(there + count, MOST_WOUNDS) - there))
    s.dirty = True
    s.tell("Plain", "{0} takes 1 wound." if count == 1 else "{0} takes {n} wounds.", card=card, n=count)


def heal(s: State, card: int) -> None:
    if s.wounds(card):
        s.mark(card, -codes.WOUND)
        s.tell("Plain", "A wound of {0} heals.", card=card)


def strengthen(s: State, card: int) -> None:
    """A +1/+1 counter (R54)."""
    if s.in_play(card) and s.plus(card) < MOST_COUNTERS:
        s.mark(card, codes.PLUS)
        s.tell("Plain", "A +1/+1 counter goes on {0}.", card=card)


def hold_still(s: State, card: int) -> None:
    """A stationary counter (R54)."""
    if codes.stills_in(s.marks(card)) < FEW_COUNTERS:
        s.mark(card, codes.STATIONARY)
    s.tell("Plain", "A stationary counter goes on {0}.", card=card)


def stun(s: State, card: int) -> None:
    """Exhaust it and put a stun counter on it (R55)."""
    s.flag(card, EXHAUSTED)
    if codes.stuns_in(s.marks(card)) < FEW_COUNTERS:
        s.mark(card, codes.STUN)
    s.tell("Plain", "{0} is exhausted and gets a stun counter.", card=card)


def make_ready(s: State, card: int) -> None:
    s.unflag(card, EXHAUSTED)
    s.tell("Plain", "{0} is readied.", card=card)


def damage(s: State, card: int, by: int) -> None:
    """One stage counter goes, and the ability of that stage is lost (R34)."""
    if s.stages(card) <= 0:
        return
    s.mark(card, -codes.STAGE)
    s.dirty = True
    s.tell("Plain", "{0} is damaged.", card=card)
    razed(s, card, by)


def deplete(s: State, card: int, by: int) -> None:
    """It goes to the discard pile, whatever counters it has (R35)."""
    s.doom(card)
    razed(s, card, by)


def razed(s: State, card: int, by: int) -> None:
    if by != side_of(card):
        trigger(s, card, codes.RAZED)


def put_into_play(s: State, card: int, exhausted: bool, played: bool) -> None:
    """A follower or location enters play; its Enters abilities wait for the end of what brought it (R30, R61)."""
    side = side_of(card)
    face = s.face(card)
    s.enter(card, exhausted)
    s.forget(card)
    trigger(s, card, codes.ENTERS)
    if played and face.kind == LOCATION:
        trigger_all(s, side, codes.LOCATION_PLAYED)
    if s.automaton(side) and face.kind == FOLLOWER and s.rider and s.round == 1:  # New Rules (n4)
        s.rider = False
        strengthen(s, card)
