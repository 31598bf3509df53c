"""A table of World Changers for tests, laid out in words.

table = Table("Aroha", "Moon", crews={"Moon": "plato"}, hands={"Aroha": "joan_of_arc"}, void="leonidas")
table.choose("Invite Joan of Arc")
assert table.crew("Aroha") == ["joan_of_arc"]
"""

from __future__ import annotations

from worldtable.games.world_changers.game import WORLD_CHANGERS, WorldChangers
from worldtable.games.world_changers.layout import BOX, CREW, HAND, PILE, VOID
from worldtable.games.world_changers.rules import Turn
from worldtable.games.world_changers.solo import SoloTurn
from worldtable.games.world_changers.state import State
from worldtable.testing.sitting import Sitting

DUMMY = "The dummy"


class Table(Sitting):
    """Cards are named by their ids, separated by commas; the pile is listed from its top."""

    def __init__(
        self,
        *names: str,
        crews: dict[str, str] | None = None,
        hands: dict[str, str] | None = None,
        void: str = "",
        pile: str = "",
        turn: str = "",
        passive: str = "",
        must_pass: str = "",
        game: WorldChangers = WORLD_CHANGERS,
    ) -> None:
        s = State(len(names), game.box)
        super().__init__(game, s, names)
        self.s = s
        s.reseed(0)
        s.lay_out(list(game.box.whole_deck), BOX)
        for who, cards in (crews or {}).items():
            for card in self.dealt(cards):
                s.put(card, CREW + self.side(who))
        for who, cards in (hands or {}).items():
            for card in self.dealt(cards):
                s.put(card, HAND + self.seat(who))
        for card in self.dealt(void):
            s.put(card, VOID)
        s.at[PILE] = self.dealt(pile)[::-1]
        s.passive = sum(1 << self.seat(who) for who in words(passive))
        s.tokens = sum(1 << self.seat(who) for who in words(must_pass))
        s.push(SoloTurn() if len(names) == 1 else Turn(self.seat(turn or names[0])))
        self.begin()

    def dealt(self, ids: str) -> list[int]:
        """Take cards out of the box by their ids."""
        s = self.s
        cards = []
        for id in words(ids):
            found = [card for card in s.at[BOX] if s.card(card).id == id]
            assert found, f"there is no {id} left in the box"
            s.at[BOX].remove(found[0])
            cards.append(found[0])
        return cards

    def side(self, who: str) -> int:
        return 1 if who == DUMMY else self.seat(who)

    def ids(self, cards: list[int]) -> list[str]:
        return [self.s.card(card).id for card in cards]

    def crew(self, who: str) -> list[str]:
        return self.ids(self.s.crew(self.side(who)))

    def hand(self, who: str) -> list[str]:
        return self.ids(self.s.hand(self.seat(who)))

    def score(self, who: str | int) -> int:
        return self.game.score(self.state, self.side(who) if isinstance(who, str) else who)

    @property
    def void(self) -> list[str]:
        return self.ids(self.s.at[VOID])

    @property
    def pile(self) -> list[str]:
        """From the top."""
        return self.ids(self.s.at[PILE][::-1])

    def is_passive(self, who: str) -> bool:
        return self.s.passive >> self.seat(who) & 1 == 1

    def must_pass(self, who: str) -> bool:
        return self.s.tokens >> self.seat(who) & 1 == 1


def words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]
