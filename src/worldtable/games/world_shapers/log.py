"""The log of World Shapers: gaps in its sentences beside those of `engine.log`."""

from __future__ import annotations

from worldtable.engine.log import Told, counted, listed, third
from worldtable.engine.step import State
from worldtable.games.world_shapers.card import ELEMENTS


class Line(Told):
    """A line of the log. Its own gaps:

    {and:take}        and take, and takes: another verb of whoever did it
    {named} {named's} them by name, to themselves too
    {element}         air, earth, fire, water
    {given}           the name of a card that went where the other one came from
    {crystals}        1 crystal, 2 crystals
    {rivals}          Linda and Ben: those who wanted the same
    """

    given: int = -1
    element: int = -1
    rivals: tuple[int, ...] = ()

    def copied(self, cards: tuple[int, ...]) -> Line:
        """What is copied was whispered, and such a line has none of the things above."""
        return Line(self.called, self.sentence, self.you, self.them, cards, self.count, -1, -1, self.whispered)

    def filled(self, s: State, to: int, gap: str, first: bool) -> str:
        name, _, verb = gap.partition(":")
        if name == "and":
            return f"and {verb if self.you == to else third(verb)}"
        if name in ("named", "named's"):
            return s.called(self.them) + name.removeprefix("named")
        if name == "element":
            return ELEMENTS[self.element]
        if name == "given":
            return s.card_name(self.given)
        if name == "crystals":
            return counted(self.count, "crystal")
        if name == "rivals":
            return listed([s.name(seat) for seat in self.rivals])
        return super().filled(s, to, gap, first)
