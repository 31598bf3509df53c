"""Instant effects of the expansion: what they do to the collections of other players (R71)."""

from __future__ import annotations

from worldtable.games.world_shapers.card import WORKS, Part, Power
from worldtable.games.world_shapers.cards.instant import CollectionAsk, MoveAsk
from worldtable.games.world_shapers.effects import take_crystal_off, trade_places
from worldtable.games.world_shapers.state import State


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
