"""The log as sentences: a sentence with gaps, and what fills them for each seat that reads it.

    s.tell("Invited", "{you:invite} {card} from {your} hand.", you, card, start=HAND + you, end=CREW + you)

`you` is who did it, `them` somebody else it happened to. The gaps:

    {you} {them}      You, you, Linda, the dummy: a capital letter where the sentence begins
    {you:invite}      with a verb: You invite, Linda invites
    {and:take}        and take, and takes: another verb of whoever did it
    {you's} {them's}  your, Linda's
    {named} {named's} them by name, to themselves too
    {seats}           Linda and Ben: several whom it happened to, by name
    {your} {your own} your, their; your, their own: once it is clear who is meant
    {card}            the names of the cards, "2 cards" to a seat that may not know them
    {card|it}         with other words for those who may not know them
    {: card}          with a colon before them, nothing to a seat that may not know them
    {cards:join}      with a verb: Plato joins, Plato and Leonidas join
    {first} {second}  the names of two cards that change places
    {given}           the name of a card that went where the others came from; nothing points at it
    {count}           the number of the cards
    {there}           the name of the first of the spots where it happened, such as a space of a map
    {number:point}    a number of something: 1 point, 5 points; {number} alone
"""

from __future__ import annotations

from typing import Generic

from worldtable.engine.compiled import mypyc_attr
from worldtable.engine.scene import Went
from worldtable.engine.step import S, State

IRREGULAR = {"have": "has", "are": "is", "do": "does", "go": "goes", "must": "must"}


@mypyc_attr(allow_interpreted_subclasses=True)
class Fact(Generic[S]):
    """Something that happened: a line of the log."""

    def say(self, s: S, to: int) -> str:
        """In words for one seat (-1 watches); "" if there is nothing to tell."""
        raise NotImplementedError(f"{type(self).__name__} has no say")

    def seen(self, to: int) -> Fact[S]:
        """As much of it as a seat may know."""
        return self

    def renamed(self, one: int, other: int) -> Fact[S]:
        """The same when two cards that look alike took each other's number."""
        return self

    def gathered(self) -> Fact[S]:
        """The same once all cards were gathered and dealt again, so that it points at none."""
        return self

    def things(self, s: S, to: int) -> list[int]:
        """The codes of what it happened to, for a screen to point at."""
        return []

    def went(self, s: S, to: int) -> list[Went]:
        """Which cards went from where to where, as far as its words tell a seat."""
        return []

    def kind(self) -> str:
        """What kind of fact it is, in one word."""
        return type(self).__name__

    def by(self) -> int:
        """The seat that did it, -1 if nobody did."""
        player = getattr(self, "player", -1)
        return player if isinstance(player, int) else -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Told(Fact[State]):
    """A line of the log. What `you` alone may know is whispered: the others read how many cards it is about."""

    def __init__(
        self,
        called: str,
        sentence: str,
        you: int,
        them: int,
        cards: tuple[int, ...],
        count: int,
        start: int,
        end: int,
        whispered: bool,
    ) -> None:
        self.called = called
        self.sentence = sentence
        self.you = you
        self.them = them
        self.cards = cards
        self.count = count
        self.start = start
        self.end = end
        self.whispered = whispered
        self.spots: tuple[int, ...] = ()  # the codes of where it happened, for a screen to point at
        self.number = 0  # of points, say
        self.given = -1
        self.seats: tuple[int, ...] = ()
        self.past = False  # the cards were gathered since: their numbers point at nothing any more

    def kind(self) -> str:
        return self.called

    def by(self) -> int:
        return self.you

    def known(self, to: int) -> bool:
        """Whether a seat is told the cards; after a redeal for another seat they are nobody's any more."""
        return len(self.cards) > 0 and (not self.whispered or to == self.you)

    def seen(self, to: int) -> Fact[State]:
        return self if not self.whispered or to == self.you else self.copied(())

    def gathered(self) -> Fact[State]:
        other = self.copied(self.cards)
        other.past = True
        return other

    def renamed(self, one: int, other: int) -> Fact[State]:
        if self.past or (one not in self.cards and other not in self.cards):
            return self
        return self.copied(tuple([other if card == one else one if card == other else card for card in self.cards]))

    def copied(self, cards: tuple[int, ...]) -> Told:
        other = Told(
            self.called, self.sentence, self.you, self.them, cards, self.count, self.start, self.end, self.whispered
        )
        other.spots, other.number = self.spots, self.number
        other.given, other.seats = self.given, self.seats
        return other

    def things(self, s: State, to: int) -> list[int]:
        codes = [s.seen_at(card, to) for card in self.cards] if self.known(to) and not self.past else []
        return [code for code in codes if code >= 0] + list(self.spots)

    def went(self, s: State, to: int) -> list[Went]:
        if self.start < 0:
            return []
        start, end = s.zone_id(self.start), s.zone_id(self.end)
        if self.known(to):
            found = [Went(s.card_id(card), start, end) for card in self.cards]
            if "{second}" in self.sentence:
                found[1] = Went(s.card_id(self.cards[1]), end, start)
            return found
        return [Went("", start, end, self.count)]

    def say(self, s: State, to: int) -> str:
        text = ""
        for at, part in enumerate(self.sentence.split("{")):
            gap, _, rest = part.partition("}") if at else ("", "", part)
            text += self.filled(s, to, gap, not text) + rest if at else rest
        return text

    def filled(self, s: State, to: int, gap: str, first: bool) -> str:
        """What stands in a gap for a seat, with a capital letter where the sentence begins."""
        if gap == ": card":
            return f": {self.card_names(s, to, gap)}" if self.known(to) else ""
        name, _, verb = gap.partition(":")
        if name in ("your", "your own"):
            return "your" if self.you == to else name.replace("your", "their")
        if name in ("first", "second"):
            return s.card_name(self.cards[0 if name == "first" else 1])
        if name == "and":
            return f"and {verb if self.you == to else third(verb)}"
        if name in ("named", "named's"):
            return s.called(self.them) + name.removeprefix("named")
        if name == "seats":
            return listed([s.name(seat) for seat in self.seats])
        if name == "given":
            return s.card_name(self.given)
        if name == "count":
            return str(self.count)
        if name == "there":
            return s.spot_name(self.spots[0])
        if name == "number":
            return counted(self.number, verb) if verb else str(self.number)
        if name.startswith("card"):
            words = self.card_names(s, to, name)
            return f"{words} {verb if self.count > 1 else third(verb)}" if verb else words
        side = self.them if name.startswith("them") else self.you
        called = s.side_name(side) if first else s.called(side)
        if name.endswith("'s"):
            return ("Your" if first else "your") if side == to else possessive(called)
        who = ("You" if first else "you") if side == to else called
        return f"{who} {verb if side == to else third(verb)}" if verb else who

    def card_names(self, s: State, to: int, gap: str) -> str:
        if self.known(to):
            return listed([s.card_name(card) for card in self.cards])
        _, _, instead = gap.partition("|")
        return instead or counted(self.count, "card")


def third(verb: str) -> str:
    """A verb of a third person: invites, passes, carries, has to. Only its first word is changed."""
    first, space, rest = verb.partition(" ")
    if first in IRREGULAR:
        first = IRREGULAR[first]
    elif first.endswith(("s", "sh", "ch", "x")):
        first += "es"
    elif first.endswith("y") and first[-2:-1] not in "aeiou":
        first = f"{first[:-1]}ies"
    else:
        first += "s"
    return first + space + rest


def possessive(name: str) -> str:
    return f"{name}'s"


def listed(words: list[str]) -> str:
    """Plato, Leonidas and Marco Polo."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def counted(count: int, noun: str) -> str:
    """1 card, 2 cards."""
    return f"1 {noun}" if count == 1 else f"{count} {noun}s"
