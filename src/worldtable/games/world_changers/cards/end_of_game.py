"""End of Game effects: what they add to their player's total (R26, R37)."""

from __future__ import annotations

from worldtable.games.world_changers.card import END_OF_GAME, TRIGGER, Card
from worldtable.games.world_changers.state import State


class PointsPerTrigger(Card):
    kind = END_OF_GAME
    says = "Points for each of your Crew Mates with a Trigger effect."
    amounts = (1, 9)

    def points(self, s: State, side: int, me: int, total: int) -> int:
        return self.amount * len([card for card in s.crew(side) if s.card(card).kind == TRIGGER])


class PointsPerLowValue(Card):
    kind = END_OF_GAME
    says = "Points for each of your Crew Mates, itself included, with a printed value of 1 or less."
    amounts = (1, 9)

    def points(self, s: State, side: int, me: int, total: int) -> int:
        return self.amount * len([card for card in s.crew(side) if s.card(card).value <= 1])


class PointsForMostCrew(Card):
    kind = END_OF_GAME
    says = "Points if no other player has more Crew Mates than you."
    amounts = (1, 20)

    def points(self, s: State, side: int, me: int, total: int) -> int:
        most = s.most_crew()
        return self.amount if len(s.crew(side)) == most else 0


class ForgivesNegatives(Card):
    kind = END_OF_GAME
    says = "Your other Crew Mates with a negative printed value count 0."

    def points(self, s: State, side: int, me: int, total: int) -> int:
        # Several such cards in one crew: the first clears all others, the second the first, once each.
        peers = [card for card in s.crew(side) if isinstance(s.card(card), ForgivesNegatives)]
        forgiven = s.crew(side) if me == peers[0] else peers[:1] if me == peers[1] else []
        return sum([max(-s.card(card).value, 0) for card in forgiven if card != me])


class DoublesTotal(Card):
    kind = END_OF_GAME
    late = True
    times = 2
    says = "Your total is doubled, after all other End of Game effects."

    def points(self, s: State, side: int, me: int, total: int) -> int:
        return total * (self.times - 1)
