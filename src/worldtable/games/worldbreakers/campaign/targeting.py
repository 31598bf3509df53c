"""How the automaton picks among cards in play (S33 to S37, S50, S51)."""

from __future__ import annotations

from worldtable.games.worldbreakers.codes import LOCATION, side_of
from worldtable.games.worldbreakers.log import Picked
from worldtable.games.worldbreakers.state import State


def targeted(s: State, cards: list[int], helpful: bool) -> list[int]:
    """The cards that fit best: you choose among them if there are several."""
    return ladder(s, cards, helpful)[-1]


def ladder(s: State, cards: list[int], helpful: bool) -> list[list[int]]:
    """The cards that fit, for help is for its own and harm for yours (S50); then those left after each comparison."""
    side = 1 if helpful else 0
    found = [[card for card in cards if side_of(card) == side]]
    for step in range(3):
        found.append(best(s, found[step], step))
    return found


def compared(s: State, ladder: list[list[int]]) -> list[list[int]]:
    """The numbers that each of the three comparisons looked at, one for each card that it found."""
    return [[abs(worth(s, card, step)) for card in ladder[step]] for step in range(3)]


def tell_pick(s: State, cards: list[int], helpful: bool, card: int) -> None:
    """Note among whom the automaton picked, and what decided."""
    if s.telling:  # the numbers take their time
        steps = ladder(s, cards, helpful)
        s.note(Picked(card, steps, compared(s, steps)))


def best(s: State, cards: list[int], step: int) -> list[int]:
    if len(cards) < 2:
        return cards
    values = [worth(s, card, step) for card in cards]
    top = max(values)
    return [card for card, value in zip(cards, values, strict=True) if value == top]


def worth(s: State, card: int, step: int) -> int:
    face = s.face(card)
    if step == 0:
        return face.cost  # the highest mythium cost; X is 0 (S34, S51)
    if step == 1:
        return face.required  # the highest requirement over all guilds (S35, S51)
    if face.kind == LOCATION:
        return -s.stages(card)  # the fewest stages left (S36)
    return -(s.health_left(card) if s.in_play(card) else face.health)  # the least health left (S36)
