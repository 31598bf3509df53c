"""The lines of the log of World of Wonders."""

from __future__ import annotations

from worldtable.engine.log import Told, counted, possessive, third
from worldtable.engine.step import State as Table
from worldtable.games.world_of_wonders.units import WORKER, in_words


def start(text: str) -> str:
    """As the beginning of a sentence."""
    return text[0].upper() + text[1:]


class Sentence(Told):
    """A line of the log. Beside those of `engine.log` it has these gaps:

    {there}        the location it happened at: your Farm site, Linda's Farm
    {site}         " site" if it is one
    {units}        a Worker, 2 Knights
    {:go}          a verb for so many: goes, go
    {count:token}  1 token, 2 tokens
    {your|the}     your; the
    {more}         words that are the same for everybody
    """

    owner: int = -1  # whose location it is
    site: bool = False
    unit: int = WORKER
    more: str = ""

    def things(self, s: Table, to: int) -> list[int]:
        """The first of its cards, wherever its owner has it by now."""
        code = s.seen_at(self.cards[0], self.owner) if self.cards and not self.whispered else -1
        return [code] if code >= 0 else []

    def filled(self, s: Table, to: int, gap: str, first: bool) -> str:
        name, _, rest = gap.partition(":")
        if name == "there":
            whose = "your" if self.owner == to else possessive(s.name(self.owner))
            found = f"{whose} {s.card_name(self.cards[0])}{' site' if self.site else ''}"
        elif name == "site":
            found = " site" if self.site else ""
        elif name == "units":
            found = in_words(self.count, self.unit)
        elif name == "" and rest and rest[0] != " ":
            found = third(rest) if self.count == 1 else rest
        elif name == "count" and rest:
            found = counted(self.count, rest)
        elif name == "your|the":
            found = "your" if self.you == to else "the"
        elif name == "more":
            found = self.more
        else:
            return super().filled(s, to, gap, first)
        return start(found) if first else found
