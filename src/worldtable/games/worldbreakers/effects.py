"""The verbs of Worldbreakers: what cards and rules do to mythium, power, standing, followers and locations."""

from __future__ import annotations

from worldtable.games.worldbreakers import log
from worldtable.games.worldbreakers.codes import (
    DREW,
    ENTERS,
    EXHAUSTED,
    FIRST_POWER,
    FOLLOWER,
    GUILD_NAMES,
    LOCATION,
    LOCATION_PLAYED,
    LOST,
    MINES,
    PLUS,
    RAZED,
    STAGE,
    STATIONARY,
    STUN,
    TURNS,
    WOUND,
)
from worldtable.games.worldbreakers.state import State

MOST_WOUNDS = 100  # no follower outlives so many
MOST_COUNTERS = 200
FEW_COUNTERS = 30


def trigger(s: State, card: int, timing: int) -> None:
    """Note that the abilities of a card with a timing have come up (R61)."""
    abilities = s.face(card).abilities
    for at in range(len(abilities)):
        if abilities[at].timing == timing:
            s.pending.append(card + (at << 8))


def trigger_all(s: State, side: int, timing: int) -> None:
    """Note the abilities of all cards of a side in play."""
    if s.timings[side] & timing:
        faces = s.cards.faces
        for card in s.play[side]:
            if faces[card & 127].timings & timing:
                trigger(s, card, timing)


def gain_mythium(s: State, side: int, count: int) -> None:
    if s.automaton(side):
        return  # it has none (S21)
    s.mythium[side] += count
    if s.telling and count:
        s.note(log.Note(side, f"gain {count} mythium", f"gains {count} mythium"))


def lose_mythium(s: State, side: int, count: int) -> None:
    """Losing more than one has takes the value to 0 (R4)."""
    lost = min(count, s.mythium[side])
    s.mythium[side] -= lost
    if s.telling and lost:
        s.note(log.Note(side, f"lose {lost} mythium", f"loses {lost} mythium"))


def gain_power(s: State, side: int, count: int, source: int) -> None:
    """One single gain, however many points (R46)."""
    if count <= 0:
        return
    s.power[side] += count
    s.earned[side * 5 + source] += count
    if s.telling:
        s.note(log.Note(side, f"gain {count} power", f"gains {count} power"))
    if s.gains[side] == 0:
        trigger_all(s, side, FIRST_POWER)
    s.gains[side] += 1
    if s.raid & MINES and s.attacking == side:
        s.raid &= ~MINES
        gain_mythium(s, side, 5)


def lose_power(s: State, side: int, count: int) -> None:
    lost = min(count, s.power[side])
    s.power[side] -= lost
    s.earned[side * 5 + LOST] -= lost
    if s.telling and lost:
        s.note(log.Note(side, f"lose {lost} power", f"loses {lost} power"))


def gain_standing(s: State, side: int, guild: int, count: int) -> None:
    if s.automaton(side):
        return  # 0 everywhere (S49)
    s.standing[side * 4 + guild] += count
    if s.telling and count:
        with_guild = f"{count} standing with {GUILD_NAMES[guild]}"
        s.note(log.Note(side, f"gain {with_guild}", f"gains {with_guild}"))


def lose_standing(s: State, side: int, guild: int) -> None:
    if s.standing[side * 4 + guild]:
        s.standing[side * 4 + guild] -= 1
        if s.telling:
            with_guild = f"1 standing with {GUILD_NAMES[guild]}"
            s.note(log.Note(side, f"lose {with_guild}", f"loses {with_guild}"))


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
    if s.telling and cards:
        s.note(log.Hidden(side, "draw {cards}", "draws {cards}", tuple(cards), len(cards)))
    return len(cards)


def drew(s: State, side: int, cards: list[int]) -> None:
    """Abilities that answer to a draw in one's own turn come up once, however many cards were drawn (P41)."""
    if cards and s.timings[side] & DREW and s.active == side and s.turn < TURNS:
        s.drawn = (*s.drawn, *cards)
        for card in s.play[side]:
            if s.face(card).timings & DREW and not is_pending(s, card):
                trigger(s, card, DREW)


def draw_found(s: State, side: int, cards: list[int]) -> None:
    """Cards found in the deck, which all have seen, are drawn (P41)."""
    drew(s, side, cards)
    if s.telling and cards:
        s.note(log.Note(side, "draw {cards}", "draws {cards}", tuple(cards)))


def is_pending(s: State, card: int) -> bool:
    return card in [each & 255 for each in s.pending]


def discard_from_hand(s: State, side: int, card: int) -> None:
    s.hands[side].remove(card)
    s.discard(card)
    s.shown += 1
    if s.telling:
        s.note(log.Note(side, "discard {cards}", "discards {cards}", (card,)))


def wound(s: State, card: int, count: int) -> None:
    """Wounds are counters and stay until the follower leaves play (R51)."""
    if count <= 0 or s.at(card) < 0:
        return
    there = s.wounds(card)
    s.mark(card, WOUND * (min(there + count, MOST_WOUNDS) - there))
    s.dirty = True
    if s.telling:
        words = "1 wound" if count == 1 else f"{count} wounds"
        s.note(log.Plain(f"{{0}} takes {words}.", (card,)))


def heal(s: State, card: int) -> None:
    if s.wounds(card):
        s.mark(card, -WOUND)
        if s.telling:
            s.note(log.Plain("A wound of {0} heals.", (card,)))


def strengthen(s: State, card: int) -> None:
    """A +1/+1 counter (R54)."""
    if s.at(card) >= 0 and s.plus(card) < MOST_COUNTERS:
        s.mark(card, PLUS)
        if s.telling:
            s.note(log.Plain("A +1/+1 counter goes on {0}.", (card,)))


def hold_still(s: State, card: int) -> None:
    """A stationary counter (R54)."""
    if s.marks(card) // STATIONARY & 31 < FEW_COUNTERS:
        s.mark(card, STATIONARY)
    if s.telling:
        s.note(log.Plain("A stationary counter goes on {0}.", (card,)))


def stun(s: State, card: int) -> None:
    """Exhaust it and put a stun counter on it (R55)."""
    s.flag(card, EXHAUSTED)
    if s.marks(card) // STUN & 31 < FEW_COUNTERS:
        s.mark(card, STUN)
    if s.telling:
        s.note(log.Plain("{0} is exhausted and gets a stun counter.", (card,)))


def make_ready(s: State, card: int) -> None:
    s.unflag(card, EXHAUSTED)
    if s.telling:
        s.note(log.Plain("{0} is readied.", (card,)))


def damage(s: State, card: int, by: int) -> None:
    """One stage counter goes, and the ability of that stage is lost (R34)."""
    if s.counters(card) <= 0:
        return
    s.mark(card, -STAGE)
    s.dirty = True
    if s.telling:
        s.note(log.Plain("{0} is damaged.", (card,)))
    razed(s, card, by)


def deplete(s: State, card: int, by: int) -> None:
    """It goes to the discard pile, whatever counters it has (R35)."""
    s.doom(card)
    razed(s, card, by)


def razed(s: State, card: int, by: int) -> None:
    if by != card >> 7 and s.face(card).timings & RAZED:
        trigger(s, card, RAZED)


def put_into_play(s: State, card: int, exhausted: bool, played: bool) -> None:
    """A follower or location enters play; its Enters abilities wait for the end of what brought it (R30, R61)."""
    side = card >> 7
    face = s.face(card)
    s.enter(card, exhausted)
    if s.known:
        s.forget(card)
    if face.timings & ENTERS:
        trigger(s, card, ENTERS)
    if played and face.kind == LOCATION and s.timings[side] & LOCATION_PLAYED:
        trigger_all(s, side, LOCATION_PLAYED)
    if s.automaton(side) and face.kind == FOLLOWER:
        first_rider(s, card)


def first_rider(s: State, card: int) -> None:
    """New Rules may strengthen the first follower of the automaton in round 1 (n4)."""
    if s.rider and s.round == 1:
        s.rider = False
        strengthen(s, card)


def exhaust(s: State, card: int) -> None:
    s.flag(card, EXHAUSTED)
