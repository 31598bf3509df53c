"""What is printed on a card of World Changers, and a set of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from worldtable.engine import card
from worldtable.engine.card import CardSet, Reading
from worldtable.engine.cardset import Entry
from worldtable.engine.layout import Deck
from worldtable.engine.scene import Amount, Face, Keyword
from worldtable.games.world_changers.layout import TABLE

if TYPE_CHECKING:
    from worldtable.games.world_changers.state import State

# The kinds of cards.
INVITE: Final = 0
TRIGGER: Final = 1
END_OF_GAME: Final = 2
KINDS: Final = ("invite", "trigger", "end of game")
LINES: Final = ("Invite", "Trigger", "End of Game")
COLOURS: Final = ("blue", "orange", "purple")
SYMBOLS: Final = ("✉", "⚡", "★")

# The kinds of effects that Crew Mates watch.
PASSING: Final = 1
TO_VOID: Final = 2
LEAVING: Final = 4
LEAVING_FOR_VOID: Final = 6  # both; the compiler wants a plain number where a class takes it as default

# What a Crew Mate can forbid: "cannot" always wins (R28).
TAKING: Final = 1  # others take or swap its player's Crew Mates
FORCED_PASS: Final = 2  # an effect forces its player to pass
ANY_PASS: Final = 4  # its player passes at all
EVERY_PASS: Final = 6  # forced or not

LOWEST: Final = -20
HIGHEST: Final = 20
MOST_COPIES: Final = 4


class Card(card.Card["State"]):
    """A historical figure. Its subclasses are the game's vocabulary of effects."""

    kind: int = INVITE
    forbids: int = 0
    next_turn: bool = False  # carries the Next Turn icon
    late: bool = False  # counts after all other End of Game effects
    times: int = 1  # the total is multiplied by
    fields: tuple[str, ...] = ("number", "name", "value", "type", "effect")

    def __init__(self) -> None:
        super().__init__()
        self.number = 0
        self.value = 0
        self.culture = ""
        self.era = ""
        self.solo = True  # false: taken out for the solo game (S1)

    def read(self, entry: Entry) -> None:
        super().read(entry)
        self.number = entry.number("number", 1, 999)
        self.value = entry.number("value", LOWEST, HIGHEST)
        self.copies = entry.number("copies", 1, MOST_COPIES, 1)
        self.culture = entry.text("culture", "")
        self.era = entry.text("era", "")
        self.amount = entry.amount("amount", self.amounts)
        self.solo = not entry.flag("not_in_solo")

    def as_printed(self) -> Face:
        return self.shown_as(
            KINDS[self.kind],
            line=f"{LINES[self.kind]}, Next Turn" if self.next_turn else LINES[self.kind],
            colour=COLOURS[self.kind],
            symbol=SYMBOLS[self.kind],
            amounts=(Amount("value", self.value),),
            keywords=(Keyword("Next Turn"),) if self.next_turn else (),
        )

    def head(self) -> str:
        value = f"+{self.value}" if self.value > 0 else str(self.value)
        return f"C{self.number} {self.name} ({value}), {LINES[self.kind]}"

    def details(self) -> dict[str, object]:
        return {
            "number": self.number,
            "value": self.value,
            "type": LINES[self.kind],
            "effect": self.effect,
            "amount": self.amount,
            "origins": self.origins,
            "culture": self.culture,
            "era": self.era,
        }

    def parts(self) -> tuple[object, ...]:
        """All that makes it differ from another card."""
        printed = (self.id, self.number, self.name, self.value, self.effect, self.amount, self.text)
        return (*printed, self.copies, self.solo)

    def invited(self, s: State, you: int, me: int) -> None:
        """Schedule the Invite effect for the player who uses it."""

    def points(self, s: State, side: int, me: int, total: int) -> int:
        """What the End of Game effect adds to the total so far."""
        return 0


class Cards(CardSet):
    """A set of cards. A card in play is its place in `deck`, which tells its face."""

    def __init__(self, reading: Reading, faces: list[Card]) -> None:
        super().__init__(reading, [each.parts() for each in faces], faces)
        self.faces = faces
        self.deck = [face for face in faces for _ in range(face.copies)]
        self.numbers = Deck(TABLE, faces)
        self.whole_deck = list(range(len(self.deck)))
        self.solo_deck = [card for card in self.whole_deck if self.deck[card].solo]
