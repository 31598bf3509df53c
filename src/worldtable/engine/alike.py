"""A table where like cards are one number: a card is its face, and the place alone tells who knows what lies there.

It suits games where a card is known to its holder or to everybody. What everybody knows of a hand lies in a place of
its own that all see, so nothing is kept for each card.
"""

from __future__ import annotations

from worldtable.engine.compiled import mypyc_attr
from worldtable.engine.layout import NOBODY, OWNER
from worldtable.engine.places import Places


@mypyc_attr(allow_interpreted_subclasses=True)
class Alike(Places):
    """A state whose cards are their faces; its deck is made with `alike`."""

    def lay_out(self, cards: list[int], box: int) -> None:
        super().lay_out(cards, box)
        self.knows = []

    def put(self, card: int, end: int) -> int:
        self.at[end].append(card)
        self.came(card, end)
        return card

    def hidden(self, seat: int) -> list[int]:
        """The places whose cards a seat does not know."""
        seen_by, owner = self.layout.seen_by, self.layout.owner
        return [
            at for at in range(len(self.at)) if seen_by[at] == NOBODY or (seen_by[at] == OWNER and owner[at] != seat)
        ]

    def known(self, seat: int, place: int) -> list[int]:
        return [] if place in self.hidden(seat) else sorted(self.at[place])

    def in_turn(self, places: list[int]) -> list[int]:
        """Those of players first, from the one who is asked: what lies there may have to fit the question."""
        owner = self.layout.owner
        found: list[int] = []
        for side in self.clockwise(self.asks[0].player if self.asks else 0):
            for at in places:
                if owner[at] == side:
                    found.append(at)
        return found + [at for at in places if owner[at] < 0]

    def deal_other(self) -> None:
        """What else nobody knows is dealt anew, before the cards."""

    def deal_anew(self, seat: int, seed: int) -> None:
        """Deal anew what lies in places that a seat does not see. Where order means nothing, cards lie sorted."""
        self.reseed(seed)
        shown = self.shown
        self.happened = [fact.seen(seat) for fact in self.happened]
        self.deal_other()
        for place in range(len(self.at)):
            if not self.layout.ordered[place]:
                self.at[place].sort()
        places = self.in_turn(self.hidden(seat))
        unknown: list[int] = []
        for place in places:
            unknown.extend(self.at[place])
        unknown.sort()
        self.shuffle(unknown)
        for place in places:
            for ask in self.asks:
                ask.deal_for(self, place, unknown)
            self.fill_anew(place, seat, unknown)
        self.shown = shown
        self.reopen(seat)

    def fill_anew(self, place: int, seat: int, unknown: list[int]) -> None:
        """As many unknown cards as lay there, from the end of the pile of all of them."""
        rest = len(unknown) - len(self.at[place])
        self.at[place] = unknown[rest:]
        del unknown[rest:]
