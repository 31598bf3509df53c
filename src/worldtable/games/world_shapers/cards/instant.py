"""Instant effects: they work whenever their card is added to a collection (R22); last those of the expansion."""

from __future__ import annotations

from worldtable.engine.scene import Term
from worldtable.engine.step import NO_REASON, Reason
from worldtable.games.world_shapers.card import EXTRA, GAINS, WORKS, Part, Power
from worldtable.games.world_shapers.effects import move_to_bottom, take_crystal_off, take_crystals, trade_places
from worldtable.games.world_shapers.instants import swap_with_pool
from worldtable.games.world_shapers.layout import COLUMN, PLACED, wanted
from worldtable.games.world_shapers.questions import Question
from worldtable.games.world_shapers.state import State


class DoubleTurn(Power):
    says = "Everybody picks and uses a second card this turn."
    stage = EXTRA


class GainCrystals(Power):
    says = "Take crystals from the supply; the others may get some too."
    stage = GAINS
    own: int = 0
    others: int = 0

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


class CollectionAsk(Question):
    """A card asks for a card of one's own collection, or of another player's."""

    code = PLACED
    says = "Decline"
    theirs: bool = False  # it lies in the collection of another player

    def __init__(self, player: int, me: int) -> None:
        super().__init__(player)
        self.me = me

    def request(self, s: State) -> str:
        """What the card asks for, after its name."""
        return self.asks

    def fits(self, s: State, card: int) -> bool:
        """Whether a card that lies there may be chosen."""
        return True

    # What follows from it.

    def prompt(self, s: State) -> str:
        return f"{s.card_name(self.me)}: {self.request(s)}"

    def among(self, s: State) -> list[int]:
        sides = s.clockwise(self.player)[1:] if self.theirs else [self.player]
        return [card for side in sides for card in s.collection(side) if self.fits(s, card)]

    def called(self, s: State, thing: int) -> str:
        owner = s.owner(thing)
        return s.card_name(thing) if owner == self.player else f"{s.called(owner)}'s {s.card_name(thing)}"

    def source(self, s: State) -> int:
        """The card, unless it has left all collections."""
        return PLACED + self.me if s.find(self.me) >= 0 else -1

    def wish(self, s: State) -> str:
        return f"{s.card_name(self.me)} wants {self.wants}"

    def refusal(self, s: State, code: int) -> Reason:
        what = f"This card cannot be chosen: {self.wish(s)}."
        return Reason(what, self.rule) if PLACED <= code < COLUMN else NO_REASON


class MoveToBottom(Power):
    says = "Move another card of your collection to the bottom of its column."
    stage = WORKS

    def work(self, s: State, you: int, me: int) -> None:
        s.push(MoveAsk(you, me))


class MoveAsk(CollectionAsk):
    asks = "which of your other cards goes to the bottom of its column?"
    wants = "another card of your collection with cards below it"
    rule = "R51"
    word = "To the bottom"

    def fits(self, s: State, card: int) -> bool:
        return card != self.me and not s.at_bottom(card)

    def chosen(self, s: State, thing: int) -> None:
        move_to_bottom(s, self.player, thing)


class SwapWithPool(Power):
    says = "Swap a card of your collection, this one included, for a card of the pool."
    stage = WORKS
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
    word = "To the pool"
    button = -1  # it must be answered

    def request(self, s: State) -> str:
        return f"which card goes to the pool for {s.card_name(wanted(s.chosen[self.player]))}?"

    def chosen(self, s: State, thing: int) -> None:
        code = s.chosen[self.player]
        s.chosen[self.player] = -1
        card = wanted(code)
        swap_with_pool(s, self.player, thing, card, s.goes_under(code, card))


# The expansion: what cards do to the collections of other players (R71).


class MoveTheirsToBottom(Power):
    says = "Move a card of another player to the bottom of its column."
    stage = WORKS

    def work(self, s: State, you: int, me: int) -> None:
        s.push(MoveTheirsAsk(you, me))


class MoveTheirsAsk(MoveAsk):
    asks = "which card of another player goes to the bottom of its column?"
    wants = "a card of another player with cards below it"
    rule = "R71"
    theirs = True


class TradeSameColumn(Power):
    says = "Trade a card without a crystal for one in the same column of another player."
    stage = WORKS

    def work(self, s: State, you: int, me: int) -> None:
        s.push(TradeOwnAsk(you, me))


class TradeOwnAsk(CollectionAsk):
    asks = "which of your cards do you trade?"
    wants = "one of your cards without a crystal that another player can match in the same column"
    rule = "R71"
    word = "Give"

    def fits(self, s: State, card: int) -> bool:
        return not s.has_crystal(card) and len(TradeTheirsAsk(self.player, self.me, card).among(s)) > 0

    def chosen(self, s: State, thing: int) -> None:
        s.push(TradeTheirsAsk(self.player, self.me, thing))


class TradeTheirsAsk(CollectionAsk):
    wants = "a card without a crystal in the same column of another player"
    rule = "R71"
    theirs = True
    button_first = False
    word = "Take"

    def __init__(self, player: int, me: int, given: int) -> None:
        super().__init__(player, me)
        self.given = given

    def request(self, s: State) -> str:
        return f"which card do you get for {s.card_name(self.given)}?"

    def fits(self, s: State, card: int) -> bool:
        return s.element(card) == s.element(self.given) and not s.has_crystal(card)

    def chosen(self, s: State, thing: int) -> None:
        trade_places(s, self.player, self.given, thing)


class RemoveEnhancement(Power):
    says = "Take the crystal off a card of another player, who gets it back, and gain crystals yourself."
    stage = WORKS
    gains: int = 0

    def read(self, part: Part) -> None:
        self.gains = part.number("gain", 0, 4)

    def number(self) -> int:
        return self.gains

    def work(self, s: State, you: int, me: int) -> None:
        s.push(RemoveEnhancementAsk(you, me, self.gains))


class RemoveEnhancementAsk(CollectionAsk):
    asks = "which card of another player loses its crystal?"
    wants = "an enhanced card of another player"
    rule = "R71"
    theirs = True
    word = "Take crystal"

    def __init__(self, player: int, me: int, gains: int) -> None:
        super().__init__(player, me)
        self.gains = gains

    def fits(self, s: State, card: int) -> bool:
        return s.has_crystal(card)

    def chosen(self, s: State, thing: int) -> None:
        take_crystal_off(s, self.player, thing, self.gains)
