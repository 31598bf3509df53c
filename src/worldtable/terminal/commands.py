"""The commands of a table, the same in both clients: what a typed line means, and what is told in reply."""

from __future__ import annotations

from dataclasses import dataclass, field
from difflib import get_close_matches

from worldtable.engine.loop import Refused
from worldtable.engine.step import Reason
from worldtable.engine.table import FINAL, Choice, View
from worldtable.rulebook import for_players
from worldtable.terminal.advice import hint_lines
from worldtable.terminal.book import rule_lines, told_rule
from worldtable.terminal.chapters import chapter_lines
from worldtable.terminal.draw import WIDTH, sheet_lines
from worldtable.terminal.foreseen import Foresight
from worldtable.terminal.reader import Reader, offered
from worldtable.terminal.session import Session
from worldtable.terminal.sides import described_side
from worldtable.terminal.words import described, folded, names_of, title_of

# What a line led to.
TOLD = "told"  # something was told; the question stands as it was
CHANGED = "changed"  # the table has changed
SHOW = "show"  # the table is wanted again
ASKED = "asked"  # the answer would end the game: only a yes gives it
QUIT = "quit"

YES = ("yes", "y")
VERBS = ("why", "what", "look", "hint", "undo", "rules", "log", "score", "map", "short", "list", "help", "quit")
HELP = (
    ("a number", "choose the option with this number"),
    ("a label", "choose the option that begins so; or hear why the thing of this name cannot be chosen"),
    ("what 2", "what option 2 would bring, as far as you can know"),
    ("why NAME", "why something in sight cannot be chosen, with the rule"),
    ("look NAME", "all that something in sight shows; `look` alone shows the table again"),
    ("hint", "the best options: how likely you win, what points to expect, what is expected next"),
    ("undo", "take back your last answer; `undo agreed` if the whole table agrees to go back further"),
    ("rules R12", "a rule by its number; `rules WORDS` searches, or reads a chapter; `rules` lists them"),
    ("log", "all that happened so far"),
    ("score", "the score sheets as things stand"),
    ("map", "the chapters of a campaign: results, story, what is new"),
    ("short", "leave out the texts of the cards, or tell them again"),
    ("list", "tell boards place by place instead of drawing them, or draw them again"),
    ("quit", "leave; everything is saved already"),
)


@dataclass
class Reply:
    """What a command did, and the lines it tells."""

    kind: str
    lines: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Doubt:
    """An answer that ends the game, which waits for a yes."""

    question: int
    seat: int
    choice: Choice


class Commands:
    """Understands lines typed by whoever sits at the keyboard."""

    def __init__(self, session: Session, width: int = WIDTH) -> None:
        self.session = session
        self.width = width
        self.texts = True
        self.listing = False
        self.hints = True  # false in a lesson, which says itself what comes next
        self.buttons: dict[int, dict[int, str]] = {}
        self.doubt: Doubt | None = None

    def obey(self, line: str, seat: int) -> Reply:
        """Carry out a line for a seat; nothing that can be typed is an error."""
        words = " ".join(line.split())
        table = self.session.view(seat)
        self.notice(table)
        doubt, self.doubt = self.doubt, None
        if doubt is not None and words.lower() in YES and (doubt.question, doubt.seat) == (table.question, seat):
            return self.answer(doubt.choice, seat)
        if not words:
            return Reply(SHOW)
        if words.isdecimal():
            return self.choose_number(int(words), seat, table)
        exact = called(table, words)
        if len(exact) == 1:
            return self.choose(exact[0], seat, table)
        verb, _, rest = words.partition(" ")
        found = self.command(verb.lower(), rest, seat, table)
        if found is not None:
            return found
        return self.choose_label(words, seat, table)

    def command(self, verb: str, rest: str, seat: int, table: View) -> Reply | None:
        """The reply to a command, None if the word is none."""
        if verb in ("help", "?"):
            return Reply(TOLD, help_lines(self.width))
        if verb in ("quit", "exit", "q") and not rest:
            return Reply(QUIT)
        if verb == "undo":
            return self.undo(rest.lower(), seat)
        if verb == "why":
            return Reply(TOLD, self.why(rest, seat, table))
        if verb == "what":
            return Reply(TOLD, self.what(rest, seat, table))
        if verb == "look":
            return Reply(TOLD, self.look(rest, table)) if rest else Reply(SHOW)
        if verb == "table" and not rest:
            return Reply(SHOW)
        if verb in ("rules", "rule"):
            return Reply(TOLD, rule_lines(self.session.game.name, rest, self.width))
        if verb == "log" and not rest:
            return Reply(TOLD, self.log(seat))
        if verb == "score" and not rest:
            return Reply(TOLD, self.score(seat))
        if verb == "map" and not rest:
            return Reply(TOLD, chapter_lines(table.chapters, self.width))
        if verb == "hint" and not rest:
            return Reply(TOLD, self.hint(seat, table))
        if verb == "short" and not rest:
            self.texts = not self.texts
            return Reply(SHOW)
        if verb == "list" and not rest:
            self.listing = not self.listing
            return Reply(SHOW)
        return None

    # Choosing.

    def choose(self, choice: Choice, seat: int, table: View) -> Reply:
        """Give an answer; one that ends the game, or that is hardly meant so, is asked about again."""
        if choice.tone != FINAL and not choice.warning:
            return self.answer(choice, seat)
        self.doubt = Doubt(table.question, seat, choice)
        if choice.warning:
            return Reply(ASKED, folded(f"{choice.warning} Sure?", self.width))
        preview = self.session.preview(seat, choice.code)
        how = f" {preview.verdict}" if preview is not None and preview.verdict else ""
        return Reply(ASKED, folded(f"“{choice.sentence}”: that ends the game.{how} Sure?", self.width))

    def answer(self, choice: Choice, seat: int) -> Reply:
        try:
            self.session.answer(seat, choice.code)
        except Refused as error:
            return Reply(TOLD, folded(str(error.reason), self.width))
        return Reply(CHANGED)

    def choose_number(self, number: int, seat: int, table: View) -> Reply:
        choices = offered(table)
        if 1 <= number <= len(choices):
            return self.choose(choices[number - 1], seat, table)
        if not choices:
            return Reply(TOLD, ["It is not your move."])
        return Reply(TOLD, [f"There is no option {number}; the options are 1 to {len(choices)}."])

    def choose_label(self, words: str, seat: int, table: View) -> Reply:
        fitting = called(table, words) or beginning(table, words)
        if len(fitting) == 1:
            return self.choose(fitting[0], seat, table)
        if fitting:
            return Reply(TOLD, several(words, fitting, table))
        if self.named(words, table):
            return Reply(TOLD, self.why(words, seat, table))
        if words.upper() in for_players(self.session.game.name):
            return Reply(TOLD, rule_lines(self.session.game.name, words, self.width))
        known = {each.lower(): each for choice in table.choices for each in (choice.sentence, choice.label)}
        known |= {verb: verb for verb in VERBS}
        close = get_close_matches(words.lower(), list(known), 1)
        hint = f" Did you mean “{known[close[0]]}”?" if close else ""
        return Reply(
            TOLD,
            folded(f"“{words}” is neither an option nor a command.{hint} Type a number, or help.", self.width),
        )

    def undo(self, rest: str, seat: int) -> Reply:
        try:
            if rest == "agreed":
                self.session.undo_by_consent()
            elif rest:
                return Reply(TOLD, ["Type undo, or undo agreed."])
            else:
                self.session.undo(seat)
        except Refused as error:
            told = folded(str(error.reason), self.width)
            if not rest and self.session.play.last_of(seat) >= 0:
                told.append("If it does, type: undo agreed")
            return Reply(TOLD, told)
        return Reply(CHANGED, ["Taken back."])

    # Explaining.

    def named(self, words: str, table: View) -> list[tuple[str, int]]:
        """What is in sight under a name, or the beginning of one: in words, with its code."""
        wanted = words.lower()
        sights = [
            (name.lower(), f"{title_of(thing)} ({zone.label})", thing.code)
            for zone in table.zones
            for thing in zone.things
            for name in names_of(thing)
        ]
        sights += [(zone.label.lower(), zone.label, zone.code) for zone in table.zones if zone.code >= 0]
        sights += [(each.name.lower(), each.name, each.code) for each in table.banners if each.code >= 0]
        sights += [(label.lower(), label, code) for code, label in self.buttons[table.seat].items()]
        found = [each for each in sights if each[0] == wanted]
        found = found or [each for each in sights if each[0].startswith(wanted)]
        found = found or [each for each in sights if wanted in each[0].split()]
        return list(dict.fromkeys([(name, code) for _, name, code in found]))

    def notice(self, table: View) -> None:
        """Remember what buttons were called while they were options: later one may ask why they are none."""
        known = self.buttons.setdefault(table.seat, {})
        known.update({each.code: each.label for each in table.choices if not each.points})

    def why(self, words: str, seat: int, table: View) -> list[str]:
        """Why something cannot be chosen, and the rule that says so."""
        if not words:
            return ["Type why and the name of something in sight, for example: why " + self.example(table)]
        options = numbered(table, words) or called(table, words)
        found = [] if options else self.named(words, table)
        options = options if options or found else beginning(table, words)
        if options:
            return folded(f"You can choose “{options[0].sentence}”; nothing forbids it.", self.width)
        if not found:
            return folded(f"Nothing called “{words}” is in sight. {self.sights(table)}", self.width)
        lines: list[str] = []
        for name, code in found:
            told = self.reason(name, code, seat, table)
            lines += [line for line in told if line not in lines]
        return lines

    def reason(self, name: str, code: int, seat: int, table: View) -> list[str]:
        if not table.choices:
            return folded(f"{name}: it is not your move.", self.width)
        ways = [each for each in offered(table) if code >= 0 and code in each.points]
        if ways:
            return folded(f"{name}: you can choose it, as “{ways[0].sentence}”.", self.width)
        said = self.session.why_not(seat, code)
        return self.told(name, said if said.text else Reason(f"it is no answer to “{table.prompt}”."))

    def told(self, name: str, reason: Reason) -> list[str]:
        """A reason with its rules in full; those that the book does not have, by their numbers."""
        book = for_players(self.session.game.name)
        known = [book[number] for number in reason.rules if number in book]
        others = Reason(reason.text, *[number for number in reason.rules if number not in book])
        lines = folded(f"{name}: {others}", self.width)
        return lines + [line for rule in known for line in told_rule(rule, self.width, "  ")]

    def what(self, words: str, seat: int, table: View) -> list[str]:
        """What an option would bring."""
        if not table.choices:
            return ["It is not your move."]
        found = numbered(table, words) or called(table, words) or (beginning(table, words) if words else [])
        if not found:
            return [f"Type what and the number of an option, from 1 to {len(offered(table))}."]
        if len(found) > 1:
            return several(words, found, table)
        lines = Foresight(table).lines(self.session.preview(seat, found[0].code), self.width - 2)
        return [*folded(f"{found[0].sentence}:", self.width), *[f"  {line}" for line in lines]]

    def look(self, words: str, table: View) -> list[str]:
        """All that something in sight shows."""
        wanted = words.lower()
        reader = Reader(table)
        codes = [code for choice in numbered(table, words) for code in choice.points]
        seen = [
            (thing.code, [name.lower() for name in names_of(thing)], described(thing, zone, reader))
            for zone in table.zones
            for thing in zone.things
        ]
        seen += [(each.code, [each.name.lower()], described_side(each, reader)) for each in table.banners]
        found = [each for each in seen if each[0] >= 0 and each[0] in codes]
        found = found or [each for each in seen if wanted in each[1]]
        found = found or [each for each in seen if any(wanted in name for name in each[1])]
        if not found:
            return folded(f"Nothing called “{words}” is in sight. {self.sights(table)}", self.width)
        paragraphs = dict.fromkeys(told for _, _, told in found)
        return [line for each in paragraphs for line in folded(each, self.width)]

    def sights(self, table: View) -> str:
        titles = [title_of(thing) for zone in table.zones for thing in zone.things if thing.face is not None]
        return f"You see: {', '.join(dict.fromkeys(titles))}."

    def example(self, table: View) -> str:
        reader = Reader(table)
        things = [thing for zone in table.zones for thing in zone.things if thing.face is not None]
        titles = [title_of(thing) for thing in things if not reader.offers(thing.code)]
        return titles[0] if titles else "1"

    def hint(self, seat: int, table: View) -> list[str]:
        """What a search advises; it takes a while."""
        if not table.choices:
            return ["It is not your move."]
        if not self.hints:
            return ["The lesson says what comes next."]
        return hint_lines(self.session.hint(seat), table, self.width)

    def log(self, seat: int) -> list[str]:
        lines = [line for said in self.session.play.log[seat] for line in bullet(said.text, self.width)]
        return lines or ["Nothing has happened yet."]

    def score(self, seat: int) -> list[str]:
        sides, sheets = self.session.sheets(seat)
        return sheet_lines(sides, sheets, self.width) if sheets else ["The scores are secret until the end."]


# Options by their names.


def numbered(table: View, words: str) -> list[Choice]:
    """The option with a number."""
    return [choice for number, choice in enumerate(offered(table), 1) if str(number) == words]


def called(table: View, words: str) -> list[Choice]:
    """The options of which words are the sentence; else those of which they are the label."""
    wanted = words.lower()
    found = [each for each in offered(table) if each.sentence.lower() == wanted]
    return found or [each for each in offered(table) if each.label.lower() == wanted]


def beginning(table: View, words: str) -> list[Choice]:
    """The options whose sentence or label begins so."""
    wanted = words.lower()
    return [
        each
        for each in offered(table)
        if each.sentence.lower().startswith(wanted) or each.label.lower().startswith(wanted)
    ]


def several(words: str, fitting: list[Choice], table: View) -> list[str]:
    numbers = {choice.code: number for number, choice in enumerate(offered(table), 1)}
    told = [f"“{words}” fits {len(fitting)} options; type more of it, or a number:"]
    return [*told, *[f"{numbers[each.code]:>4}. {each.sentence}" for each in fitting]]


def bullet(text: str, width: int) -> list[str]:
    first, *rest = folded(text, width - 2) or [""]
    return [f"- {first}", *[f"  {line}" for line in rest]]


def help_lines(width: int) -> list[str]:
    lines = ["You can type:"]
    for word, meaning in HELP:
        first, *rest = folded(meaning, width - 14)
        lines += [f"  {word:<10}  {first}", *[f"{'':<14}{line}" for line in rest]]
    return lines
