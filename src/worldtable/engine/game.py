"""The box: Game."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Generic, cast

from worldtable.engine.card import CardSet
from worldtable.engine.changes import Changes, Preview, compare
from worldtable.engine.compiled import mypyc_attr
from worldtable.engine.decks import DeckKit, DeckList
from worldtable.engine.features import Features, Plane
from worldtable.engine.journey import Chapter
from worldtable.engine.loop import accepted, asked, go_on, opens_sealed, settle, unfold
from worldtable.engine.observation import Row
from worldtable.engine.option import BadSetup, Option, Preset
from worldtable.engine.places import Places
from worldtable.engine.printing import Print
from worldtable.engine.scene import Amount, Banner, Line, Said, Zone
from worldtable.engine.step import NO_REASON, Ask, Reason, S
from worldtable.engine.table import DECLINE, FINAL, PASS, Barred, Choice, Fight, View
from worldtable.engine.wording import quoted

WATCHER = -1  # the seat of those who only watch
IMAGINED = (1, 2)  # seeds of the tables on which an answer is tried: what differs between them cannot be foreseen
PRINT = "q"  # begins every fingerprint
LONGEST = 5000  # letters of an option; the longest that means anything is a deck list


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
    plays: tuple[str, ...] = ()  # the kinds of log lines that say that somebody brought cards into play

    def __init__(self, seats: range, options: tuple[Option, ...], cards: CardSet) -> None:
        self.seats = seats
        self.options = options
        self.cards = cards
        self.presets: tuple[Preset, ...] = ()

    # What each game says.

    def setup(self, seats: int, seed: int, options: dict[str, str]) -> S:
        """The table before anything has happened, with the first step on its stack."""
        raise NotImplementedError(f"{self.name} has no setup")

    def zones(self, s: S, seat: int) -> list[Zone]:
        """All that a seat may see; the watcher's seat is -1."""
        raise NotImplementedError(f"{self.name} has no zones")

    def redeal(self, s: S, seat: int, seed: int) -> S:
        """The same view for a seat, everything else dealt anew. It depends on nothing the seat cannot know."""
        other = s.clone()
        other.deal_anew(seat, seed)
        return cast(S, other)

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

    def chapters(self, s: S) -> list[Chapter]:
        """The chapters of a campaign as far as all may know them; none where there is no campaign."""
        return []

    def grant(self, s: S) -> None:
        """Make sure that the present stretch will be won, so that what comes after it can be measured."""
        raise NotImplementedError(f"{self.name} has no stretches")

    def turn(self, s: S) -> int:
        """Whose turn it is, -1 if it is everybody's."""
        return s.asks[0].player if s.asks else -1

    def status(self, s: S, seat: int) -> str:
        """The head line of the table."""
        return ""

    def clock(self, s: S) -> list[Amount]:
        """Round and turn as numbers."""
        return []

    def phase(self, s: S) -> str:
        """The part of the turn or of the game, in one word of the rulebook's."""
        return ""

    def banners(self, s: S, seat: int) -> list[Banner]:
        """Each side at a glance."""
        public = self.scores_public(s) or not s.asks
        names = self.sides(s)
        scores = [self.score(s, side) if public else None for side in range(len(names))]
        return [Banner(side, names[side], code=s.side_code(side), score=scores[side]) for side in range(len(names))]

    def fight(self, s: S, seat: int) -> Fight | None:
        """The attack that goes on, None if there is none."""
        return None

    def foresee(self, s: S, seat: int, option: int, preview: Preview) -> None:
        """Add to a preview what its tables alone do not tell: a way, a sentence, the fight as it would stand."""

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
        return self.cards.files

    def printed(self) -> list[dict[str, object]]:
        """The cards as data for people: at least head, text, origin and copies of each."""
        return [card.data() for card in self.cards.cards]

    def prints(self) -> list[Print]:
        """All that the box holds as cards and tiles, to be printed; nothing of it is a secret."""
        return self.cards.prints()

    def effects(self) -> list[tuple[str, str]]:
        """The effects that a card set can name, each with a sentence."""
        return self.cards.effects

    def deck_kit(self) -> DeckKit | None:
        """What people build decks from; None if nobody does."""
        return None

    def read_deck(self, text: str) -> DeckList:
        """A deck list and what is wrong with it. It has at most LONGEST letters."""
        raise BadSetup(f"{self.title} has no decks to build.")

    def brought(self, seats: int, options: dict[str, str]) -> list[str]:
        """The option of each seat that its player fills in secret before the game, as with a deck; none where nobody
        does."""
        return []

    def planes(self) -> list[Plane]:
        """What can be learned from at its tables beside cards in declared places, points and whose move it is."""
        return []

    def features(self, s: S, side: int, first: int, found: Features) -> None:
        """Fill the planes for a side, from a number on; bots ask only about tables dealt anew for them."""

    def observed_planes(self, sides: int) -> list[Plane]:
        """What a seat knows at its tables beside the question, points, and cards in declared places."""
        return []

    def observe(self, s: S, seat: int, first: int, row: Row) -> None:
        """Write those planes, from a number on, as far as a seat knows what they tell."""

    def hand(self, s: S, side: int) -> list[int]:
        """The cards that a side holds in its hand, as the log calls them; declared places tell it for nothing."""
        return s.hand_of(side) if isinstance(s, Places) else []

    def cards_behind(self, s: S, code: int) -> list[str]:
        """The ids of the cards that a code points at, for whoever is asked; none if it points at something else."""
        return s.cards_behind(code) if isinstance(s, Places) else []

    # What follows from it for every game.

    def start(self, seats: int, seed: int, options: dict[str, str] | None = None) -> S:
        """A new game at its first question. Seats and options are checked."""
        self.check_seats(seats)
        s = self.setup(seats, seed, self.check_options(options or {}))
        settle(s)
        return s

    def check_seats(self, seats: int) -> None:
        if not self.seats.start <= seats < self.seats.stop:
            raise BadSetup(
                f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, not for {quoted(seats)}."
            )

    def check_options(self, given: dict[str, str]) -> dict[str, str]:
        """Every option with its value, defaults filled in. Nothing is read that is longer than it may be."""
        names = [option.name for option in self.options]
        for name, value in given.items():
            if name not in names:
                accepted = f"It has: {', '.join(names)}." if names else "It has none."
                raise BadSetup(f"{self.title} has no option {quoted(name)}. {accepted}")
            if len(value) > LONGEST:
                raise BadSetup(f"Option {name} has {len(value)} letters; {LONGEST} at most are read.")
        return {each.name: each.check(given.get(each.name, each.default)) for each in self.options}

    def score(self, s: S, side: int) -> int:
        """The points of a side as things stand."""
        return sum([line.points for line in self.sheet(s, side)])

    def view(self, s: S, seat: int) -> View:
        """Everything that leaves the engine for a seat."""
        table = self.scene(s, seat)
        table.waiting = [ask.player for ask in s.asks]
        table.question = s.question
        at = asked(s, seat) if seat >= 0 else -1
        if at >= 0:
            ask = s.asks[at]
            table.prompt = ask.prompt(s)
            table.source = ask.source(s)
            places = table.pointed_at()
            offered = [*s.options[at], *ask.shortcuts(s)]
            table.choices = [self.choice(s, ask, option, places) for option in offered]
            table.several = ask.several(s)
            table.barred = [Barred(code, ask.short(s, code) or ask.label(s, code), by) for code, by in ask.barred(s)]
        table.log = self.said(s, seat)
        table.chapters = self.chapters(s)
        return table

    def scene(self, s: S, seat: int) -> View:
        """What lies on the table, without what is asked and told."""
        names = [s.name(each) for each in range(s.seats)]
        table = View(seat, names, self.turn(s), self.zones(s, seat))
        table.banners = self.banners(s, seat)
        table.status = self.status(s, seat)
        table.clock = self.clock(s)
        table.phase = self.phase(s)
        table.fight = self.fight(s, seat)
        table.sides = self.sides(s)
        table.over = not s.asks and s.top == 0
        if table.over:
            table.verdict = self.verdict(s)
            table.winners = [side for side, part in enumerate(self.outcome(s)) if part > 0]
        if table.over or self.scores_public(s):
            table.sheets = [self.sheet(s, side) for side in range(len(table.sides))]
        return table

    def choice(self, s: S, ask: Ask[S], option: int, places: set[int]) -> Choice:
        """An option as a screen offers it. What leaves things as they are and ends the game is asked about again."""
        sentence = ask.label(s, option)
        points = ask.points(s, option) or ([option] if option in places else [])
        tone = ask.tone(s, option)
        if tone in (PASS, DECLINE) and all([self.ends(s, ask.player, option, seed) for seed in IMAGINED]):
            tone = FINAL
        return Choice(option, ask.short(s, option) or sentence, sentence, points, tone, ask.warns(s, option))

    def ends(self, s: S, seat: int, option: int, seed: int) -> bool:
        """Whether an answer ends the game at a table dealt anew, without any chance."""
        known = self.redeal(s, seat, seed)
        shown = known.shown + opens_sealed(known)
        go_on(known, asked(known, seat), option)
        return not known.asks and known.shown == shown

    def preview(self, s: S, seat: int, option: int) -> Preview | None:
        """What an answer would change that its seat may know; None if nothing of that can be foreseen.

        It is tried on tables dealt anew for the seat, so that it depends on nothing that the seat cannot know, and
        only as far as nothing hidden is shown and no chance is used.
        """
        if asked(s, seat) < 0 or not accepted(s, asked(s, seat), option):
            return None
        found = self.imagined(s, seat, option, IMAGINED[0])
        again = self.imagined(s, seat, option, IMAGINED[1])
        if found is None or again is None or found.data() != again.data():
            return None
        return found

    def imagined(self, s: S, seat: int, option: int, seed: int) -> Preview | None:
        """What an answer changes at a table dealt anew, as far as the seat can see there."""
        known = self.redeal(s, seat, seed)
        known.telling = False  # what is only imagined goes into no log
        before = self.scene(known, seat)
        at = asked(known, seat)
        fancied = known.asks[at].imagine(known.clone(), option)
        partly = fancied is None and not unfold(known, at, option)
        after = known if fancied is None else fancied
        preview = Preview(option)
        table = self.scene(after, seat)
        compare(before, table, preview)
        preview.partly = partly
        preview.fight = table.fight
        preview.over = table.over
        preview.verdict = table.verdict
        self.foresee(s, seat, option, preview)
        return preview

    def moves(self, before: View, after: View) -> Changes:
        """What became different between two tables of a seat."""
        found = Changes()
        compare(before, after, found)
        return found

    def said(self, s: S, seat: int) -> list[Said]:
        """What happened since the last answer, in words for a seat."""
        lines: list[Said] = []
        for fact in s.happened:
            text = fact.say(s, seat)
            if text:
                lines.append(Said(text, fact.things(s, seat), fact.kind(), fact.by(), fact.went(s, seat)))
        return lines

    def why_not(self, s: S, seat: int, code: int) -> Reason:
        """Why a seat cannot choose what a code points at; NO_REASON if it can, or if there is nothing to say."""
        at = asked(s, seat)
        if at < 0 or accepted(s, at, code):
            return NO_REASON
        if not 0 <= code < self.codes:
            return Reason(f"{quoted(code)} points at nothing; answers are codes from 0 to {self.codes - 1}.")
        return s.asks[at].why_not(s, code)

    def things(self, s: S, seat: int) -> list[int]:
        """The codes of everything a seat sees on the table, in reading order."""
        codes: list[int] = []
        for zone in self.zones(s, seat):
            for code in [zone.code, *[thing.code for thing in zone.things]]:
                if code >= 0 and code not in codes:
                    codes.append(code)
        for banner in self.banners(s, seat):
            if banner.code >= 0 and banner.code not in codes:
                codes.append(banner.code)
        return codes


def fingerprint(s: S) -> str:
    """A short hash of what is asked of whom, with every option, and of chance; the same on every machine.

    It says nothing of how a state is built, so rules may be written anew and keep their replays.
    """
    open_questions = [(s.asks[at].player, s.options[at]) for at in range(len(s.asks))]
    return PRINT + blake2b(repr((s.dice, s.words, open_questions)).encode(), digest_size=8).hexdigest()


def agree(found: str, recorded: str) -> bool:
    """Whether a fingerprint is the recorded one. One of an older kind, without the sign, told how a state was built;
    nobody can tell any more, and its answers alone prove it."""
    return found == recorded or not recorded.startswith(PRINT)
