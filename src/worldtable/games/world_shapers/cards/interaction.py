"""Instant effects of the expansion: what they do to the collections of other players (R71)."""

from __future__ import annotations

from worldtable.games.world_shapers.card import TABLE, Part, Power
from worldtable.games.world_shapers.cards.instant import CollectionAsk
from worldtable.games.world_shapers.effects import move_to_bottom, take_crystal_off, trade_places
from worldtable.games.world_shapers.state import NO, PLACED, State


class TheirsAsk(CollectionAsk):
    """Choose a card of another player."""

    rule = "R71"

    def sides(self, s: State) -> list[int]:
        return [(self.player + step) % s.sides for step in range(1, s.sides)]


class MoveTheirsToBottom(Power):
    says = "Move a card of another player to the bottom of its column."
    stage = TABLE

    def work(self, s: State, you: int, me: int) -> None:
        s.push(MoveTheirsAsk(you, me))


class MoveTheirsAsk(TheirsAsk):
    asks = "which card of another player goes to the bottom of its column?"
    wants = "a card of another player with cards below it"
    verb = "To the bottom"

    def among(self, s: State, card: int) -> bool:
        return not s.at_bottom(card)

    def chosen(self, s: State, card: int) -> None:
        move_to_bottom(s, self.player, card)


class TradeSameColumn(Power):
    says = "Trade a card without a crystal for one in the same column of another player."
    stage = TABLE

    def work(self, s: State, you: int, me: int) -> None:
        s.push(TradeOwnAsk(you, me))


class TradeOwnAsk(CollectionAsk):
    asks = "which of your cards do you trade?"
    wants = "one of your cards without a crystal that another player can match in the same column"
    rule = "R71"
    verb = "Give"

    def among(self, s: State, card: int) -> bool:
        theirs = TradeTheirsAsk(self.player, self.me, card)
        return not s.has_crystal(card) and len(theirs.cards(s)) > 0

    def chosen(self, s: State, card: int) -> None:
        s.push(TradeTheirsAsk(self.player, self.me, card))


class TradeTheirsAsk(TheirsAsk):
    wants = "a card without a crystal in the same column of another player"
    verb = "Take"

    def __init__(self, player: int, me: int, given: int) -> None:
        super().__init__(player, me)
        self.given = given

    def request(self, s: State) -> str:
        return f"which card do you get for {s.card_name(self.given)}?"

    def cards(self, s: State) -> list[int]:
        element = s.element(self.given)
        theirs = [card for side in self.sides(s) for card in s.column(side, element)]
        return [card for card in theirs if not s.has_crystal(card)]

    def options(self, s: State) -> list[int]:
        return [*[PLACED + card for card in self.cards(s)], NO]

    def chosen(self, s: State, card: int) -> None:
        trade_places(s, self.player, self.given, card)


class RemoveEnhancement(Power):
    says = "Take the crystal off a card of another player, who gets it back, and gain crystals yourself."
    stage = TABLE
    gains: int = 0

    def read(self, part: Part) -> None:
        self.gains = part.number("gain", 0, 4)

    def number(self) -> int:
        return self.gains

    def work(self, s: State, you: int, me: int) -> None:
        s.push(RemoveEnhancementAsk(you, me, self.gains))


class RemoveEnhancementAsk(TheirsAsk):
    asks = "which card of another player loses its crystal?"
    wants = "an enhanced card of another player"
    verb = "Take crystal"

    def __init__(self, player: int, me: int, gains: int) -> None:
        super().__init__(player, me)
        self.gains = gains

    def among(self, s: State, card: int) -> bool:
        return s.has_crystal(card)

    def chosen(self, s: State, card: int) -> None:
        take_crystal_off(s, self.player, card, self.gains)
