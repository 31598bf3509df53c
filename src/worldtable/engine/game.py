"""The box: Game and Option."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Generic

from worldtable.engine.cardset import CardSet
from worldtable.engine.compiled import mypyc_attr
from worldtable.engine.loop import asked, settle
from worldtable.engine.scene import Choice, Line, Said, Table, Zone
from worldtable.engine.step import S, named_fields

WATCHER = -1  # the seat of those who only watch


class BadSetup(Exception):
    """A game that cannot be set up so; the sentence names what was wrong and what is accepted."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """A choice made before the game: a variant, a module, a house rule."""

    def __init__(self, name: str, text: str, values: tuple[str, ...], default: str) -> None:
        self.name = name
        self.text = text
        self.values = values
        self.default = default
        self.seats = range(0)  # the numbers of players it means something to; empty for all of them
        self.more = ""  # what it accepts besides its values, in words; "" for nothing

    def matters(self, seats: int) -> bool:
        """Whether a table of so many players has any use for it."""
        return not self.seats or seats in self.seats

    def check(self, value: str) -> str:
        """The value as the game understands it; BadSetup if it does not."""
        if value not in self.values:
            raise BadSetup(f"Option {self.name} cannot be {value!r}. It accepts: {', '.join(self.values)}.")
        return value


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game as it stands on the shelf. It holds its card set and never changes."""

    name: str = ""  # as commands and files spell it
    title: str = ""
    sentence: str = ""  # what it is about
    version: int = 0  # changes with the rules, never with speed
    codes: int = 0  # answers are codes from 0 to codes - 1
    buttons: tuple[int, int] = (0, 0)  # codes from the first up to the second point at no thing
    minutes: int = 0
    weight: str = ""  # light, medium or heavy
    bound: int = 10_000  # no game takes more answers than this

    def __init__(self, seats: range, options: tuple[Option, ...], cards: CardSet) -> None:
        self.seats = seats
        self.options = options
        self.cards = cards

    # What each game says.

    def setup(self, seats: int, seed: int, options: dict[str, str]) -> S:
        """The table before anything has happened, with the first step on its stack."""
        raise NotImplementedError(f"{self.name} has no setup")

    def zones(self, s: S, seat: int) -> list[Zone]:
        """All that a seat may see; the watcher's seat is -1."""
        raise NotImplementedError(f"{self.name} has no zones")

    def redeal(self, s: S, seat: int, seed: int) -> S:
        """The same view for a seat, everything else dealt anew. It depends on nothing the seat cannot know."""
        raise NotImplementedError(f"{self.name} has no redeal")

    def sheet(self, s: S, side: int) -> list[Line]:
        """Labelled points of a side as things stand; their sum is its score."""
        raise NotImplementedError(f"{self.name} has no sheet")

    def outcome(self, s: S) -> list[float]:
        """What each seat got out of a finished game: 1 for a victory, 0 for none, shared ones in parts."""
        raise NotImplementedError(f"{self.name} has no outcome")

    def verdict(self, s: S) -> str:
        """The outcome in words."""
        raise NotImplementedError(f"{self.name} has no verdict")

    def stretch(self, s: S) -> int:
        """Which part of a long game this is, such as a chapter; bots look no further than its end."""
        return 0

    def mark(self, s: S) -> str:
        """What the present stretch is called, "" if the game has none; a game can be branched there."""
        return ""

    def prize(self, s: S, stretch: int) -> list[float]:
        """What each seat got out of a stretch that has just ended; without stretches, out of the game."""
        return self.outcome(s)

    def grant(self, s: S) -> None:
        """Make sure that the present stretch will be won, so that what comes after it can be measured."""
        raise NotImplementedError(f"{self.name} has no stretches")

    def turn(self, s: S) -> int:
        """Whose turn it is, -1 if it is everybody's."""
        return s.asks[0].player if s.asks else -1

    def status(self, s: S, seat: int) -> str:
        """The head line of the table."""
        return ""

    def sides(self, s: S) -> list[str]:
        """Who has a score sheet: the seats, and the opponent of a solo game."""
        return [s.name(seat) for seat in range(s.seats)]

    def scores_public(self, s: S) -> bool:
        """Whether everybody may see every sheet before the end."""
        return True

    def with_cards(self, folder: str) -> Game[S]:
        """The same game with the card set of a folder; BadCards if it does not hold."""
        raise BadSetup(f"{self.title} has no cards to replace.")

    def card_files(self) -> list[Path]:
        """The files of the card set, as `with_cards` reads them from a folder."""
        return []

    def printed(self) -> list[dict[str, object]]:
        """The cards as data for people: at least head, text, origin and copies of each."""
        return []

    def effects(self) -> list[tuple[str, str]]:
        """The effects that a card set can name, each with a sentence."""
        return []

    # What follows from it for every game.

    def start(self, seats: int, seed: int, options: dict[str, str] | None = None) -> S:
        """A new game at its first question. Seats and options are checked."""
        self.check_seats(seats)
        s = self.setup(seats, seed, self.check_options(options or {}))
        settle(s)
        return s

    def check_seats(self, seats: int) -> None:
        if not self.seats.start <= seats < self.seats.stop:
            raise BadSetup(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, not for {seats}.")

    def check_options(self, given: dict[str, str]) -> dict[str, str]:
        """Every option with its value, defaults filled in."""
        names = [option.name for option in self.options]
        for name in given:
            if name not in names:
                accepted = f"It has: {', '.join(names)}." if names else "It has none."
                raise BadSetup(f"{self.title} has no option {name!r}. {accepted}")
        return {each.name: each.check(given.get(each.name, each.default)) for each in self.options}

    def score(self, s: S, side: int) -> int:
        """The points of a side as things stand."""
        return sum([line.points for line in self.sheet(s, side)])

    def view(self, s: S, seat: int) -> Table:
        """Everything that leaves the engine for a seat."""
        names = [s.name(each) for each in range(s.seats)]
        table = Table(seat, names, self.turn(s), self.zones(s, seat))
        table.status = self.status(s, seat)
        table.waiting = [ask.player for ask in s.asks]
        table.question = s.question
        at = asked(s, seat) if seat >= 0 else -1
        if at >= 0:
            ask = s.asks[at]
            table.prompt = ask.prompt(s)
            table.choices = [Choice(code, ask.label(s, code)) for code in s.options[at]]
        table.log = self.said(s, seat)
        table.over = not s.asks
        table.sides = self.sides(s)
        if table.over:
            table.verdict = self.verdict(s)
        if table.over or self.scores_public(s):
            table.sheets = [self.sheet(s, side) for side in range(len(table.sides))]
        return table

    def said(self, s: S, seat: int) -> list[Said]:
        """What happened since the last answer, in words for a seat."""
        lines: list[Said] = []
        for fact in s.happened:
            text = fact.say(s, seat)
            if text:
                lines.append(Said(text, fact.things(s, seat)))
        return lines

    def why_not(self, s: S, seat: int, code: int) -> str:
        """Why a seat cannot choose what a code points at; "" if it can, or if there is nothing to say."""
        at = asked(s, seat)
        if at < 0 or code in s.options[at]:
            return ""
        return s.asks[at].why_not(s, code)

    def things(self, s: S, seat: int) -> list[int]:
        """The codes of everything a seat sees on the table, in reading order."""
        codes: list[int] = []
        for zone in self.zones(s, seat):
            for thing in zone.things:
                if thing.code >= 0 and thing.code not in codes:
                    codes.append(thing.code)
        return codes


def fingerprint(s: S) -> str:
    """A short hash of the table and its open questions, the same on every machine.

    It leaves out the stack, so that a faster way to write the same rules keeps its replays.
    """
    table = [(name, repr(value)) for name, value in named_fields(s) if name != "asks"]
    open_questions = [(s.asks[at].player, s.options[at]) for at in range(len(s.asks))]
    return blake2b(repr((table, open_questions)).encode(), digest_size=8).hexdigest()
