"""Everything that a seat cannot know, dealt anew."""

from __future__ import annotations

from worldtable.games.world_of_wonders.fronts import EVENT
from worldtable.games.world_of_wonders.state import State
from worldtable.games.world_of_wonders.units import THE_CARD, face_of, loose, was_strong, whose


def redeal(s: State, seat: int, seed: int) -> State:
    """The same view for a seat: other hands, the deck, the fronts of units and chance itself are dealt anew."""
    other = s.clone()
    other.reseed(seed)
    other.happened = [fact.seen(seat) for fact in s.happened]
    for each in range(s.seats):
        if each != seat:
            other.standing[each] = 0
    unknown, events = hidden(s, seat)
    other.shuffle(unknown)
    other.shuffle(events)
    other.shown = s.shown
    for each in range(s.seats):
        if not sees_hand(s, seat, each):
            other.hands[each] = dealt(unknown, len(s.hands[each]))
    for place in range(len(s.owner)):
        other.weak[place] = tuple(dealt(unknown, len(s.weak[place])))
        other.strong[place] = tuple(dealt(unknown, len(s.strong[place])))
    other.attack_weak = tuple(dealt(unknown, len(s.attack_weak)))
    other.attack_strong = tuple(dealt(unknown, len(s.attack_strong)))
    other.defence_weak = tuple(dealt(unknown, len(s.defence_weak)))
    other.defence_strong = tuple(dealt(unknown, len(s.defence_strong)))
    other.aside = tuple([loose(whose(card), unknown.pop(), was_strong(card)) for card in s.aside])
    other.heap = tuple([loose(whose(card), unknown.pop()) if whose(card) != THE_CARD else card for card in s.heap])
    other.coming = tuple(sorted(dealt(events, len(s.coming))))
    rest = len(s.deck) - len(unknown)
    other.deck = unknown + dealt(events, rest)
    other.shuffle(other.deck)
    other.box = tuple(sorted(events if s.events_secret else s.box))
    other.shown = s.shown
    other.reopen()
    return other


def sees_hand(s: State, seat: int, owner: int) -> bool:
    return owner == seat or (s.spied == owner and s.spy == seat)


def dealt(cards: list[int], count: int) -> list[int]:
    """Take cards off the end of a list."""
    return [cards.pop() for _ in range(count)]


def hidden(s: State, seat: int) -> tuple[list[int], list[int]]:
    """The cards whose place a seat does not know, sorted: those that can be anywhere, and events."""
    unknown = [face_of(card) for card in s.aside]
    unknown.extend([face_of(card) for card in s.heap if whose(card) != THE_CARD])
    for each in range(s.seats):
        if not sees_hand(s, seat, each):
            unknown.extend(s.hands[each])
    for place in range(len(s.owner)):
        unknown.extend(s.weak[place])
        unknown.extend(s.strong[place])
    for units in (s.attack_weak, s.attack_strong, s.defence_weak, s.defence_strong):
        unknown.extend(units)
    events = [*s.coming, *s.box] if s.events_secret else list(s.coming)
    for card in s.deck:
        if s.cards.kinds[card] == EVENT:
            events.append(card)
        else:
            unknown.append(card)
    unknown.sort()
    events.sort()
    return unknown, events
