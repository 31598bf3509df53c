"""The commands of a table, the same in both clients: what a typed line means, and what is told in reply."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from difflib import get_close_matches

from worldtable.engine.loop import Refused
from worldtable.engine.scene import Choice, Table
from worldtable.rulebook import Rule, rules, search
from worldtable.terminal.draw import WIDTH, sheet_lines
from worldtable.terminal.session import Session
from worldtable.terminal.words import called, described, fitted, folded, names_of, title_of

# What a line led to.
TOLD = "told"  # something was told; the question stands as it was
CHANGED = "changed"  # the table has changed
SHOW = "show"  # the table is wanted again
QUIT = "quit"

SHOWN_RULES = 6  # so many rules that a search found are told in full
CITED = re.compile(r"\b([A-Z]{1,2}[0-9]+[a-z]?)\b")
VERBS = ("why", "look", "hint", "undo", "rules", "log", "score", "short", "list", "help", "quit")
HELP = (
    ("a number", "choose the option with this number"),
    ("a label", "choose the option that begins so; or hear why the thing of this name cannot be chosen"),
    ("why NAME", "why something in sight cannot be chosen, with the rule"),
    ("look NAME", "all that something in sight shows; `look` alone shows the table again"),
    ("hint", "what the best bot would choose"),
    ("undo", "take back your last answer; `undo agreed` if the whole table agrees to go back further"),
    ("rules R12", "a rule by its number; `rules WORDS` searches; `rules` lists the chapters"),
    ("log", "all that happened so far"),
    ("score", "the score sheets as things stand"),
    ("short", "leave out the texts of the cards, or tell them again"),
    ("list", "tell boards place by place instead of drawing them, or draw them again"),
    ("quit", "leave; everything is saved already"),
)


@dataclass
class Reply:
    """What a command did, and the lines it tells."""

    kind: str
    lines: list[str] = field(default_factory=list)


class Commands:
    """Understands lines typed by whoever sits at the keyboard."""

    def __init__(self, session: Session, width: int = WIDTH) -> None:
        self.session = session
        self.width = width
        self.texts = True
        self.listing = False
        self.buttons: dict[int, dict[int, str]] = {}

    def obey(self, line: str, seat: int) -> Reply:
        """Carry out a line for a seat; nothing that can be typed is an error."""
        words = " ".join(line.split())
        table = self.session.view(seat)
        self.notice(table)
        if not words:
            return Reply(SHOW)
        if words.isdecimal():
            return self.choose_number(int(words), seat, table)
        exact = [each for each in table.choices if each.label.lower() == words.lower()]
        if len(exact) == 1:
            return self.choose(exact[0], seat)
        verb, _, rest = words.partition(" ")
        found = self.command(verb.lower(), rest, seat, table)
        if found is not None:
            return found
        return self.choose_label(words, seat, table)

    def command(self, verb: str, rest: str, seat: int, table: Table) -> Reply | None:
        """The reply to a command, None if the word is none."""
        if verb in ("help", "?"):
            return Reply(TOLD, help_lines(self.width))
        if verb in ("quit", "exit", "q") and not rest:
            return Reply(QUIT)
        if verb == "undo":
            return self.undo(rest.lower(), seat)
        if verb == "why":
            return Reply(TOLD, self.why(rest, seat, table))
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
        if verb == "hint" and not rest:
            return Reply(TOLD, self.hint(seat))
        if verb == "short" and not rest:
            self.texts = not self.texts
            return Reply(SHOW)
        if verb == "list" and not rest:
            self.listing = not self.listing
            return Reply(SHOW)
        return None

    # Choosing.

    def choose(self, choice: Choice, seat: int) -> Reply:
        try:
            self.session.answer(seat, choice.code)
        except Refused as error:
            return Reply(TOLD, [str(error)])
        return Reply(CHANGED)

    def choose_number(self, number: int, seat: int, table: Table) -> Reply:
        if 1 <= number <= len(table.choices):
            return self.choose(table.choices[number - 1], seat)
        if not table.choices:
            return Reply(TOLD, ["Nothing is asked of you now."])
        last = len(table.choices)
        return Reply(TOLD, [f"There is no option {number}; the options are 1 to {last}."])

    def choose_label(self, words: str, seat: int, table: Table) -> Reply:
        fitting = [each for each in table.choices if each.label.lower().startswith(words.lower())]
        if len(fitting) == 1:
            return self.choose(fitting[0], seat)
        if fitting:
            numbers = {choice.code: number for number, choice in enumerate(table.choices, 1)}
            told = [f"“{words}” fits {len(fitting)} options; type more of it, or a number:"]
            return Reply(TOLD, [*told, *[f"{numbers[each.code]:>4}. {each.label}" for each in fitting]])
        if self.named(words, table):
            return Reply(TOLD, self.why(words, seat, table))
        if words.upper() in rules(self.session.game.name):
            return Reply(TOLD, rule_lines(self.session.game.name, words, self.width))
        known = {each.label.lower(): each.label for each in table.choices} | {verb: verb for verb in VERBS}
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
            told = folded(str(error), self.width)
            if not rest and self.session.play.last_of(seat) >= 0:
                told.append("If it does, type: undo agreed")
            return Reply(TOLD, told)
        return Reply(CHANGED, ["Taken back."])

    # Explaining.

    def named(self, words: str, table: Table) -> list[tuple[str, int]]:
        """What is in sight under a name, or the beginning of one: in words, with its code."""
        wanted = words.lower()
        sights = [
            (name.lower(), f"{called(thing, name)} ({zone.label})", thing.code)
            for zone in table.zones
            for thing in zone.things
            for name in names_of(thing)
        ]
        sights += [(label.lower(), label, code) for code, label in self.buttons[table.seat].items()]
        found = [each for each in sights if each[0] == wanted]
        found = found or [each for each in sights if each[0].startswith(wanted)]
        found = found or [each for each in sights if wanted in each[0].split()]
        return list(dict.fromkeys([(name, code) for _, name, code in found]))

    def notice(self, table: Table) -> None:
        """Remember what buttons were called while they were options: later one may ask why they are none."""
        first, end = self.session.game.buttons
        known = self.buttons.setdefault(table.seat, {})
        known.update({each.code: each.label for each in table.choices if first <= each.code < end})

    def why(self, words: str, seat: int, table: Table) -> list[str]:
        """Why something cannot be chosen, and the rule that says so."""
        if not words:
            return ["Type why and the name of something in sight, for example: why " + self.example(table)]
        numbers = {str(number): choice for number, choice in enumerate(table.choices, 1)}
        options = [each for each in table.choices if each.label.lower() == words.lower()]
        options = [numbers[words]] if words in numbers else options
        if options:
            return folded(f"You can choose “{options[0].label}”; nothing forbids it.", self.width)
        found = self.named(words, table)
        if not found:
            options = [each for each in table.choices if each.label.lower().startswith(words.lower())]
            if options:
                return folded(f"You can choose “{options[0].label}”; nothing forbids it.", self.width)
            return folded(f"Nothing called “{words}” is in sight. {self.sights(table)}", self.width)
        lines: list[str] = []
        for name, code in found:
            told = self.reason(name, code, seat, table)
            lines += [line for line in told if line not in lines]
        return lines

    def reason(self, name: str, code: int, seat: int, table: Table) -> list[str]:
        if not table.choices:
            return folded(f"{name}: nothing is asked of you now.", self.width)
        label = next((each.label for each in table.choices if each.code == code), "")
        if label:
            return folded(f"{name}: you can choose it, as “{label}”.", self.width)
        said = self.session.game.why_not(self.session.play.state, seat, code) if code >= 0 else ""
        said = said or f"it is no answer to “{table.prompt}”."
        return [*folded(f"{name}: {said}", self.width), *self.cited(said)]

    def cited(self, reason: str) -> list[str]:
        """The rules that a reason names at its end, in full."""
        book = rules(self.session.game.name)
        end = reason[reason.rfind("(") :] if "(" in reason else ""
        lines: list[str] = []
        for number in CITED.findall(end):
            if number in book:
                lines += told_rule(book[number], self.width, "  ")
        return lines

    def look(self, words: str, table: Table) -> list[str]:
        """All that something in sight shows."""
        wanted = words.lower()
        codes = [choice.code for number, choice in enumerate(table.choices, 1) if str(number) == words]
        seen = [(thing, zone) for zone in table.zones for thing in zone.things]
        found = [(thing, zone) for thing, zone in seen if thing.code >= 0 and thing.code in codes]
        named = [(name.lower(), each) for each in seen for name in names_of(each[0])]
        found = found or [each for name, each in named if name == wanted]
        found = found or [each for name, each in named if wanted in name]
        if not found:
            return folded(f"Nothing called “{words}” is in sight. {self.sights(table)}", self.width)
        paragraphs = dict.fromkeys(described(thing, zone) for thing, zone in found)
        return [line for each in paragraphs for line in folded(each, self.width)]

    def sights(self, table: Table) -> str:
        titles = [title_of(thing) for zone in table.zones for thing in zone.things if thing.face is not None]
        return f"You see: {', '.join(dict.fromkeys(titles))}."

    def example(self, table: Table) -> str:
        codes = [choice.code for choice in table.choices]
        titles = [
            title_of(thing)
            for zone in table.zones
            for thing in zone.things
            if thing.face is not None and thing.code not in codes
        ]
        return titles[0] if titles else "1"

    def hint(self, seat: int) -> list[str]:
        hint = self.session.hint(seat)
        if hint is None:
            return ["Nothing is asked of you now."]
        return folded(f"The bot {hint.bot} would choose {hint.number}: {hint.label}", self.width)

    def log(self, seat: int) -> list[str]:
        lines = [line for said in self.session.play.log[seat] for line in bullet(said.text, self.width)]
        return lines or ["Nothing has happened yet."]

    def score(self, seat: int) -> list[str]:
        sides, sheets = self.session.sheets(seat)
        return sheet_lines(sides, sheets, self.width) if sheets else ["The scores are secret until the end."]


def bullet(text: str, width: int) -> list[str]:
    first, *rest = folded(text, width - 2) or [""]
    return [f"- {first}", *[f"  {line}" for line in rest]]


def help_lines(width: int) -> list[str]:
    lines = ["You can type:"]
    for word, meaning in HELP:
        first, *rest = folded(meaning, width - 14)
        lines += [f"  {word:<10}  {first}", *[f"{'':<14}{line}" for line in rest]]
    return lines


def rule_lines(game: str, words: str, width: int) -> list[str]:
    """A rule by number, the rules that hold some words, or the chapters."""
    book = rules(game)
    if not words:
        return chapters(book)
    by_number = {number.lower(): rule for number, rule in book.items()}
    numbers = words.lower().replace(",", " ").split()
    if all(number in by_number for number in numbers):
        return [line for number in numbers for line in told_rule(by_number[number], width)]
    found = search(game, words)
    if not found:
        return folded(f"No rule speaks of “{words}”. Numbers run from {', '.join(spans(book))}.", width)
    if len(found) <= SHOWN_RULES:
        return [line for rule in found for line in told_rule(rule, width)]
    lines = [f"{len(found)} rules speak of “{words}”; type rules and a number to read one:"]
    return lines + [fitted(f"  {rule.number}. {bare(rule.text)}", width) for rule in found]


def told_rule(rule: Rule, width: int, indent: str = "") -> list[str]:
    return folded(f"{rule.number} ({rule.section}): {bare(rule.text)}", width, indent)


def bare(text: str) -> str:
    """A rule without its number and the signs of its page."""
    text = re.sub(r"[*`]", "", " ".join(text.split()))
    text = re.sub(r"^(?:[-#]+ +)?(?:\| *)?[A-Z]{1,2}[0-9]+[a-z]?\b[.:]? *(?:\| *)?", "", text)
    return re.sub(r" *\| *", " · ", text).strip(" ·")


def chapters(book: dict[str, Rule]) -> list[str]:
    """The headings of the rules with the numbers under them."""
    sections: dict[str, list[str]] = {}
    for rule in book.values():
        sections.setdefault(rule.section, []).append(rule.number)
    lines = ["The chapters; type rules and a number or words:"]
    for section, numbers in sections.items():
        span = numbers[0] if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]}"
        lines.append(f"  {section}: {span}")
    return lines


def spans(book: dict[str, Rule]) -> list[str]:
    """The first and last number of each letter."""
    letters: dict[str, list[str]] = {}
    for number in book:
        letters.setdefault(number.rstrip("abcdefghijklmnopqrstuvwxyz").rstrip("0123456789"), []).append(number)
    return [f"{numbers[0]} to {numbers[-1]}" for numbers in letters.values()]
