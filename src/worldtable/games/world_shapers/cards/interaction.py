"""Instant effects of the expansion: what they do to the collections of other players (R71)."""

from __future__ import annotations

from worldtable.engine.scene import Term
from worldtable.games.world_shapers.cards.instant import CollectionAsk
from worldtable.games.world_shapers.effects import move_to_bottom, take_crystal_off, trade_places
from worldtable.games.world_shapers.part import Part
from worldtable.games.world_shapers.state import NO, PLACED, ROWS, TABLE, Power, State


def of_others(s: State, you: int) -> list[int]:
    """The cards in the collections of all other sides, from the left."""
    cards: list[int] = []
    for step in range(1, s.sides):
        cards.extend(s.collection((you + step) % s.sides))
    return cards


class MoveTheirsToBottom(Power):
    says = "Move a card of another player to the bottom of its column."
    stage = TABLE

    def work(self, s: State, you: int, me: int) -> None:
        s.push(MoveTheirsAsk(you, me))


class MoveTheirsAsk(CollectionAsk):
    wants = "a card of another player with cards below it"
    rule = "R71"
    verb = "To the bottom"

    def request(self, s: State) -> str:
        return "which card of another player goes to the bottom of its column?"

    def cards(self, s: State) -> list[int]:
        return [card for card in of_others(s, self.player) if not s.at_bottom(card)]

    def chose(self, s: State, card: int) -> None:
        move_to_bottom(s, self.player, card)


class TradeSameColumn(Power):
    says = "Trade a card without a crystal for one in the same column of another player."
    stage = TABLE

    def work(self, s: State, you: int, me: int) -> None:
        s.push(TradeOwnAsk(you, me))


def without_crystal(s: State, side: int, element: int) -> list[int]:
    return [card for card in s.column(side, element) if s.lit >> card & 1 == 0]


class TradeOwnAsk(CollectionAsk):
    wants = "one of your cards without a crystal that another player can match in the same column"
    rule = "R71"
    verb = "Give"

    def request(self, s: State) -> str:
        return "which of your cards do you trade?"

    def cards(self, s: State) -> list[int]:
        found: list[int] = []
        for element in s.order:
            matches = [side for side in range(s.sides) if side != self.player and without_crystal(s, side, element)]
            if matches:
                found.extend(without_crystal(s, self.player, element))
        return found

    def chose(self, s: State, card: int) -> None:
        s.push(TradeTheirsAsk(self.player, self.me, card))


class TradeTheirsAsk(CollectionAsk):
    wants = "a card without a crystal in the same column of another player"
    rule = "R71"
    verb = "Take"

    def __init__(self, player: int, me: int, given: int) -> None:
        super().__init__(player, me)
        self.given = given

    def request(self, s: State) -> str:
        return f"which card do you get for {s.card_name(self.given)}?"

    def cards(self, s: State) -> list[int]:
        element = s.find(self.given) // ROWS % 4
        found: list[int] = []
        for step in range(1, s.sides):
            found.extend(without_crystal(s, (self.player + step) % s.sides, element))
        return found

    def options(self, s: State) -> list[int]:
        return [PLACED + card for card in self.cards(s)] + [NO]

    def chose(self, s: State, card: int) -> None:
        trade_places(s, self.player, self.given, card)


class RemoveEnhancement(Power):
    says = "Take the crystal off a card of another player, who gets it back, and gain crystals yourself."
    stage = TABLE

    def __init__(self) -> None:
        super().__init__()
        self.gains = 0

    def read(self, part: Part) -> None:
        self.gains = part.number("gain", 0, 4)

    def terms(self, enhanced: bool) -> list[Term]:
        return [Term(self.effect, self.gains, enhanced=enhanced)]

    def work(self, s: State, you: int, me: int) -> None:
        s.push(RemoveEnhancementAsk(you, me, self.gains))


class RemoveEnhancementAsk(CollectionAsk):
    wants = "an enhanced card of another player"
    rule = "R71"
    verb = "Take crystal"

    def __init__(self, player: int, me: int, gains: int) -> None:
        super().__init__(player, me)
        self.gains = gains

    def request(self, s: State) -> str:
        return "which card of another player loses its crystal?"

    def cards(self, s: State) -> list[int]:
        return [card for card in of_others(s, self.player) if s.lit >> card & 1]

    def chose(self, s: State, card: int) -> None:
        take_crystal_off(s, self.player, card, self.gains)
