"""What is printed: a card and a set of cards, from their files to screens, to paper and to the hash in a replay.

Every game goes the same way. `card.py` has `Card`, what is printed on a card, and `Cards`, the set; `cards/` has a
TOML file for each kind, and modules with the `VOCABULARY` of effects that these files name. `read_set` makes a set of
a folder: `Reading` reads the files and collects every problem, a card takes what is its own with `read`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from worldtable.engine.cardset import BadCards, Entry, Problem, read_entries, set_hash, twice
from worldtable.engine.compiled import mypyc_attr
from worldtable.engine.printing import Print
from worldtable.engine.scene import Amount, Face, Keyword, Term
from worldtable.engine.step import S, Step

if TYPE_CHECKING:
    from worldtable.engine.effect import Effect

PRINTED = "printed"  # what the set of the box is called; others are called by their folder
LOOKS = ("short", "brief", "look")  # no part of what a set is: the same game is played


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Generic[S]):
    """What is printed. One object serves all games; it says what should happen and never acts itself."""

    replaces: int = 0  # the kinds of effects it may replace, or-ed
    watches: int = 0  # the kinds of effects it answers to, or-ed
    says: str = ""  # what the effect does, for people who choose effects
    amounts: tuple[int, int] = (0, 0)  # what `amount` may be, (0, 0) if the effect has none
    fields: tuple[str, ...] = ()  # whose origins differ; none: the whole card has one origin

    def __init__(self) -> None:
        self.id = ""  # in its set
        self.face = 0  # its number among the different cards of its set
        self.name = ""
        self.text = ""
        self.short = ""  # the name in at most eleven letters, where it is longer
        self.brief = ""  # the words in at most sixty letters
        self.look = ""  # what the picture shows
        self.effect = ""  # its name in the vocabulary
        self.amount = 0
        self.copies = 1
        self.origin = ""  # published, rulebook, or our design
        self.origins: dict[str, str] = {}

    # From its file.

    def read(self, entry: Entry) -> None:
        """Take from a file what all cards have; a game's cards take their own numbers besides."""
        self.id = entry.text("id")
        self.name = entry.text("name")
        self.text = self.words(entry)
        self.short = entry.text("short", "")
        self.brief = entry.text("brief", "")
        self.look = entry.text("look", "")
        if self.fields:
            self.origins = entry.origins(self.fields)
            self.origin = self.origins["effect"]
        else:
            self.origin = entry.origin()

    def words(self, entry: Entry) -> str:
        return entry.text("text")

    # For screens and people.

    def as_printed(self) -> Face:
        """What is printed, for screens."""
        return self.shown_as("")

    def shown_as(
        self,
        kind: str,
        *,
        group: str = "",
        line: str = "",
        colour: str = "",
        symbol: str = "",
        amounts: tuple[Amount, ...] = (),
        keywords: tuple[Keyword, ...] = (),
        formula: tuple[Term, ...] = (),
    ) -> Face:
        """Its words, with what a game's cards are drawn by."""
        return Face(
            self.name,
            kind,
            id=self.id,
            group=group,
            line=line,
            text=self.text,
            short=self.short,
            brief=self.brief,
            look=self.look,
            colour=colour,
            symbol=symbol,
            amounts=amounts,
            keywords=keywords,
            formula=formula,
        )

    def head(self) -> str:
        """The card in a line: its name, and what tells it from others."""
        return self.name

    def details(self) -> dict[str, object]:
        """What is printed on it besides its words, as data."""
        return {}

    def data(self) -> dict[str, object]:
        """The card as data for people and programs."""
        return {
            "head": self.head(),
            "id": self.id,
            "name": self.name,
            **self.details(),
            "text": self.text,
            "short": self.short,
            "brief": self.brief,
            "look": self.look,
            "copies": self.copies,
            "origin": self.origin,
        }

    # What it does.

    def instead(self, s: S, me: int, effect: Effect[S], otherwise: Step[S]) -> Step[S] | None:
        """What happens in place of an effect, or None. `otherwise` lets the effect go on."""
        return None

    def after(self, s: S, me: int, effect: Effect[S]) -> Step[S] | None:
        """What follows once an effect has happened, or None."""
        return None


C = TypeVar("C", bound=Card[Any])


def named(entry: Entry, vocabulary: dict[str, type[C]], key: str = "effect") -> C:
    """A card of the class that its file names, as its file tells it."""
    effect = entry.choice(key, tuple(vocabulary))
    card = vocabulary[effect]()
    card.effect = effect
    card.read(entry)
    return card


class Reading:
    """A set as it is read from a folder: its entries in order, and everything that is wrong with them."""

    def __init__(self, folder: Path, files: Sequence[str], printed: Path) -> None:
        self.name = PRINTED if folder == printed else folder.name
        self.paths = [folder / file for file in files]
        self.entries = read_entries(folder, tuple(files))
        self.problems: list[Problem] = []

    def cards(self, read: Callable[[Entry], C], files: Sequence[str] = ()) -> list[C]:
        """The card of each entry, numbered in order; of all files, or of those that are named."""
        found: list[C] = []
        for entry in self.entries:
            if not files or entry.file in files:
                card = read(entry)
                card.face = len(found)
                found.append(card)
                self.problems.extend(entry.finish())
        return found

    def check(self, unlike: tuple[str, ...], more: Sequence[Problem] = ()) -> None:
        """BadCards with every problem, if there is any: two cards that share what must be unlike, too."""
        self.problems.extend([*twice(self.entries, unlike), *more])
        if self.problems:
            raise BadCards(self.problems)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardSet:
    """The cards of a game: what is printed on them and how many there are of each.

    `parts` is all that makes one set differ from another; its hash is part of every replay.
    """

    def __init__(self, reading: Reading | None, parts: object, cards: Sequence[Card[Any]] = ()) -> None:
        self.name = PRINTED if reading is None else reading.name
        self.files = [] if reading is None else reading.paths
        self.hash = set_hash(parts)
        self.cards: list[Card[Any]] = list(cards)  # all different ones, in the order of the files
        self.warnings: list[Problem] = []
        self.effects: list[tuple[str, str]] = []  # that a set of this game can name, each with a sentence

    def prints(self) -> list[Print]:
        """All that the box holds as cards and tiles, for paper."""
        return [Print(card.as_printed(), card.copies) for card in self.cards]

    def __repr__(self) -> str:
        return f"CardSet({self.hash})"
