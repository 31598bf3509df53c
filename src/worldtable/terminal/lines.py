"""The plain client: the scene, the prompt and the options as lines; a typed line answers.

It writes text and nothing else, so it works in a pipe, in a terminal without powers, and with a screen
reader. Between people who share the keyboard a curtain falls.
"""

from __future__ import annotations

import shutil
from typing import TextIO

from worldtable.engine.scene import Thing
from worldtable.engine.table import View
from worldtable.terminal.commands import ASKED, CHANGED, QUIT, SHOW, Commands, bullet
from worldtable.terminal.draw import WIDTH, Telling, head_line, no_text, question_lines, scene_lines, sheet_lines
from worldtable.terminal.reader import Reader
from worldtable.terminal.session import Session
from worldtable.terminal.words import folded, text_of

LINES = 60  # enough to push a hand off any screen that cannot be cleared
WIPE = "\x1b[3J\x1b[2J\x1b[H"  # the screen and what was scrolled off it
GREETING = "Type a number or the beginning of a label to choose; help tells everything else."


class Lines:
    """Plays a session with one stream of lines in and one out."""

    def __init__(self, session: Session, given: TextIO, out: TextIO, wipes: bool) -> None:
        self.session = session
        self.given = given
        self.out = out
        self.wipes = wipes  # whether the terminal understands how to be cleared
        width = min(shutil.get_terminal_size((WIDTH, 24)).columns, 120) if out.isatty() else WIDTH
        self.commands = Commands(session, width)
        self.told: dict[int, set[str]] = {}  # the texts each seat has been told
        self.sitting = session.people[0] if len(session.people) == 1 else -1

    def run(self) -> None:
        """Play until the end of the game, of the input, or of the players' patience. Everything is saved."""
        title = self.session.game.title
        self.say(f"{title}: {', '.join(self.session.play.view(-1).names)}.", GREETING)
        while not self.session.over:
            if not self.question():
                self.say("", "The game is saved. To go on with it:", f"  {self.session.resume}")
                return
        self.end()

    def question(self) -> bool:
        """Let bots answer, then a person; False once nobody wants to go on."""
        self.session.let_bots_answer()
        seat = self.session.person_asked(self.sitting)
        if seat < 0:
            return True
        if seat != self.sitting and not self.curtain(seat):
            return False
        self.sitting = seat
        self.show(self.session.view(seat), False)
        while True:
            line = self.read("> ")
            if line is None:
                return False
            reply = self.commands.obey(line, seat)
            self.say(*reply.lines)
            if reply.kind == ASKED:
                self.say("Type yes; anything else takes it back.")
            if reply.kind == QUIT:
                return False
            if reply.kind == CHANGED:
                return True
            if reply.kind == SHOW:
                self.show(self.session.view(seat), True)

    def curtain(self, seat: int) -> bool:
        """Hide what the last player saw until the next one sits down; False if nobody does."""
        self.clear()
        if self.read(f"Pass the keyboard to {self.session.name(seat)}, who presses Enter to see the table. ") is None:
            return False
        self.clear()
        return True

    def clear(self) -> None:
        if self.wipes:
            self.out.write(WIPE)
        else:
            self.out.write("\n" * LINES)

    def show(self, table: View, fully: bool) -> None:
        """The head line, what is on the table, what happened, and the question.

        Texts are told of what can be chosen and of what was not told before, unless everything is wanted.
        """
        width = self.commands.width
        told = self.told.setdefault(table.seat, set())
        reader = Reader(table)

        def wanted(thing: Thing) -> bool:
            return fully or reader.offers(thing.code) or text_of(thing) not in told

        telling = Telling(wanted if self.commands.texts else no_text, self.commands.listing)
        self.say("", f"=== {head_line(table)}", *scene_lines(table, width, telling))
        if self.commands.texts:
            told.update(text_of(thing) for zone in table.zones for thing in zone.things)
        if table.log:
            self.say("", "What happened:", *[line for said in table.log for line in bullet(said.text, width)])
        if not table.over:
            self.say("", *question_lines(table, width))

    def end(self) -> None:
        """The last table, the score sheets and the verdict."""
        seat = self.session.audience
        if self.session.hotseat:
            self.clear()
        table = self.session.view(seat)
        self.show(table, False)
        width = self.commands.width
        self.say("", *sheet_lines(table.sides, table.sheets, width), "", *folded(table.verdict, width))
        self.say("", "The whole game is kept. To see it again:", f'  worldtable replay "{self.session.path}"')

    def say(self, *lines: str) -> None:
        for line in lines:
            self.out.write(f"{line}\n")
        self.out.flush()

    def read(self, prompt: str) -> str | None:
        """A typed line, None at the end of the input."""
        self.out.write(prompt)
        self.out.flush()
        line = self.given.readline()
        if not line.endswith("\n") and not line:
            self.out.write("\n")
            return None
        return line.strip()
