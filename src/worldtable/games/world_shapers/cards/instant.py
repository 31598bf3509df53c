"""Instant effects: they work whenever their card is added to a collection (R22)."""

from __future__ import annotations

from worldtable.engine import table
from worldtable.engine.scene import Term
from worldtable.engine.step import Ask, Reason
from worldtable.games.world_shapers.effects import move_to_bottom, swap_with_pool, take_crystals
from worldtable.games.world_shapers.part import Part
from worldtable.games.world_shapers.questions import what_is
from worldtable.games.world_shapers.state import (
    COLUMN,
    EXTRA,
    GAINS,
    NO,
    PLACED,
    TABLE,
    Power,
    State,
    goes_under,
    wanted,
)


class DoubleTurn(Power):
    says = "Everybody picks and uses a second card this turn."
    stage = EXTRA


class GainCrystals(Power):
    says = "Take crystals from the supply; the others may get some too."
    stage = GAINS

    def __init__(self) -> None:
        super().__init__()
        self.own = 0
        self.others = 0

    def read(self, part: Part) -> None:
        self.own = part.number("own", 0, 4)
        self.others = part.number("others", 0, 4)

    def terms(self, enhanced: bool) -> list[Term]:
        found = [Term(self.effect, self.own, enhanced=enhanced)] if self.own else []
        if self.others:
            found.append(Term(self.effect, self.others, ("others",), enhanced=enhanced))
        return found

    def gain(self, s: State, you: int, order: list[int]) -> None:
        take_crystals(s, you, self.own)

    def others_gain(self, s: State, you: int, order: list[int]) -> None:
        for seat in order:
            if seat != you:
                take_crystals(s, seat, self.others)


class CollectionAsk(Ask[State]):
    """A card's effect asks for a card in a collection; it may be declined."""

    wants: str = ""  # what may be chosen, for refusals
    rule: str = ""
    verb: str = ""  # what happens to the card, in a word or two

    def __init__(self, player: int, me: int) -> None:
        super().__init__(player)
        self.me = me

    def prompt(self, s: State) -> str:
        return f"{s.card_name(self.me)}: {self.request(s)}"

    def request(self, s: State) -> str:
        """What the card asks for, after its name."""
        raise NotImplementedError(f"{type(self).__name__} has no request")

    def cards(self, s: State) -> list[int]:
        """The cards that may be chosen."""
        raise NotImplementedError(f"{type(self).__name__} has no cards")

    def options(self, s: State) -> list[int]:
        return [NO] + [PLACED + card for card in self.cards(s)]

    def label(self, s: State, option: int) -> str:
        if option == NO:
            return "Decline"
        card = option - PLACED
        owner = s.owner(card)
        return s.card_name(card) if owner == self.player else f"{s.called(owner)}'s {s.card_name(card)}"

    def short(self, s: State, option: int) -> str:
        return "" if option == NO else self.verb

    def tone(self, s: State, option: int) -> str:
        return table.DECLINE if option == NO else table.MAIN

    def source(self, s: State) -> int:
        """The card, unless it has left all collections."""
        return PLACED + self.me if s.find(self.me) >= 0 else -1

    def why_not(self, s: State, code: int) -> Reason:
        if PLACED <= code < COLUMN:
            return Reason(f"This card cannot be chosen: {s.card_name(self.me)} wants {self.wants}.", self.rule)
        return Reason(f"{s.card_name(self.me)} wants {self.wants}; {what_is(s, code)}.", self.rule)

    def answer(self, s: State, option: int) -> None:
        if option != NO:
            self.chose(s, option - PLACED)

    def chose(self, s: State, card: int) -> None:
        raise NotImplementedError(f"{type(self).__name__} has no chose")


class MoveToBottom(Power):
    says = "Move another card of your collection to the bottom of its column."
    stage = TABLE

    def work(self, s: State, you: int, me: int) -> None:
        s.push(MoveAsk(you, me))


class MoveAsk(CollectionAsk):
    wants = "another card of your collection with cards below it"
    rule = "R51"
    verb = "To the bottom"

    def request(self, s: State) -> str:
        return "which of your other cards goes to the bottom of its column?"

    def cards(self, s: State) -> list[int]:
        return [card for card in s.collection(self.player) if card != self.me and not s.at_bottom(card)]

    def chose(self, s: State, card: int) -> None:
        move_to_bottom(s, self.player, card)


class SwapWithPool(Power):
    says = "Swap a card of your collection, this one included, for a card of the pool."
    stage = TABLE
    swaps = True

    def work(self, s: State, you: int, me: int) -> None:
        if wanted(s.chosen[you]) >= 0:
            s.push(GiveAsk(you, me))
        else:
            s.chosen[you] = -1


class GiveAsk(CollectionAsk):
    """The wish is settled; which card goes to the pool for it? (R47)"""

    wants = "a card of your collection"
    rule = "R47"
    verb = "To the pool"

    def request(self, s: State) -> str:
        return f"which card goes to the pool for {s.card_name(wanted(s.chosen[self.player]))}?"

    def cards(self, s: State) -> list[int]:
        return s.collection(self.player)

    def options(self, s: State) -> list[int]:
        return [PLACED + card for card in self.cards(s)]

    def chose(self, s: State, card: int) -> None:
        code = s.chosen[self.player]
        s.chosen[self.player] = -1
        taken = wanted(code)
        swap_with_pool(s, self.player, card, taken, goes_under(s, code, taken))
