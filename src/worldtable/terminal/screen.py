"""The full-screen client: the same scene in panels, the options beside it, a key for everything."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from rich.text import Text
from textual import events, on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widget import Widget
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from worldtable.engine.table import View
from worldtable.terminal.commands import ASKED, CHANGED, QUIT, TOLD, Commands, Reply, bullet
from worldtable.terminal.draw import head_line, sheet_lines
from worldtable.terminal.keys import BRIEF_KEYS, KEYS, MORE_KEYS
from worldtable.terminal.pages import Curtain, Felt, Page, Sure
from worldtable.terminal.panels import Level, at_level, fitting, pinned
from worldtable.terminal.reader import CLICK, CURSOR, Reader, meta_of, offered
from worldtable.terminal.session import CannotSave, Session
from worldtable.terminal.sides import banner_lines, described_side
from worldtable.terminal.style import CSS
from worldtable.terminal.words import described, folded

NOBODY = -1
HINT = "hint"
KEPT = "The whole game is kept. Behind this page q leaves, and U takes back if the table agrees."
PAGE = 100  # cells across a page at most
SHORT_REPLY = 5  # lines that are told beside the table; longer ones get a page of their own
OPTIONS = 65  # per cent of the height that options may take
SIDE_LINES = 12  # lines of the screen for each row of banners


class WorldtableScreen(App[None]):
    """One table on the full screen."""

    ENABLE_COMMAND_PALETTE = False
    CSS = CSS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "quit", "quit", priority=True),
        Binding("q", "quit", "quit"),
        Binding("u", "command('undo')", "undo"),
        Binding("U", "command('undo agreed')", "undo by consent"),
        Binding("l", "command('log')", "log"),
        Binding("s", "command('score')", "score"),
        Binding("h", "command('hint')", "hint"),
        Binding("m", "command('map')", "map"),
        Binding("question_mark,f1", "command('help')", "help"),
        Binding("i", "inspect('look')", "look"),
        Binding("p", "inspect('what')", "preview"),
        Binding("r", "begin('rules ')", "rules"),
        Binding("w", "begin('why ')", "why"),
        Binding("colon,slash", "begin('')", "type"),
        Binding("escape", "options", "options"),
        Binding("pageup", "scroll_table(-1)", "up", priority=True),
        Binding("pagedown", "scroll_table(1)", "down", priority=True),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.commands = Commands(session)
        self.sitting = session.people[0] if len(session.people) == 1 else NOBODY
        self.table: View | None = None  # what is shown now
        self.drawn_for: tuple[View, int, int] | None = None  # what the level of drawing was found for
        self.level = Level()
        self.drawn_cursor = 0
        self.thinking = False
        self.failure: CannotSave | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        yield Static(id="banners")
        with Horizontal(id="body"):
            with Vertical(id="left"):
                yield Static(id="pinned")
                yield Felt(Static(id="table"), id="felt", can_focus=False)
                yield Static(id="detail")
            with Vertical(id="side"):
                yield Static(id="prompt")
                yield OptionList(id="options")
                yield VerticalScroll(Static(id="log"), id="said", can_focus=False)
        hint = "Tab: type a number, a label, what N, why NAME, look NAME, rules WORDS …"
        yield Input(id="line", placeholder=hint, select_on_focus=False)
        yield Static(id="keys")

    async def on_mount(self) -> None:
        self.title = self.session.game.title
        self.call_after_refresh(self.advance)

    # The course of the game.

    async def advance(self) -> None:
        """Show whoever is asked next what they may see, or let a bot think."""
        if self.session.over:
            self.sitting = self.session.audience
            self.show()
            self.tell("The end", self.ending())
            return
        if self.session.bot_asked() >= 0:
            self.show_waiting()
            self.run_worker(self.bots_answer(), exclusive=True)
            return
        seat = self.session.person_asked(self.sitting)
        if seat != self.sitting:
            self.cover()
            self.sitting = seat
            await self.push_screen(Curtain(self.session.name(seat)), self.lifted)
            return
        self.show()

    def lifted(self, nothing: None) -> None:
        self.show()

    async def bots_answer(self) -> None:
        """Let bots think beside the screen until a person is asked."""
        self.thinking = True
        try:
            seat = self.session.bot_asked()
            while seat >= 0:
                code = await asyncio.to_thread(self.session.bot_choice, seat)
                self.session.answer(seat, code)
                seat = self.session.bot_asked()
        except CannotSave as error:
            self.give_up(error)
            return
        finally:
            self.thinking = False
        await self.advance()

    def give_up(self, error: CannotSave) -> None:
        self.failure = error
        self.exit()

    async def obey(self, line: str) -> None:
        """Carry out a typed line, or what a key stands for."""
        if self.thinking or self.table is None:
            return
        if line.strip().lower() == HINT:
            self.run_worker(self.give_hint(self.table, self.sitting), group=HINT, exclusive=True)
            return
        try:
            reply = self.commands.obey(line, self.sitting)
        except CannotSave as error:
            self.give_up(error)
            return
        if reply.kind == QUIT:
            self.exit()
        elif reply.kind == CHANGED:
            await self.advance()
        elif reply.kind == ASKED:
            await self.push_screen(Sure(reply.lines), self.made_sure)
        elif reply.kind == TOLD:
            self.told(line, reply)
        else:
            self.show()

    async def give_hint(self, table: View, seat: int) -> None:
        """Think beside the screen; once it is answered nobody needs the hint any more."""
        if table.choices:
            self.query_one("#detail", Static).update(Text("The search is looking …", "italic"))
        lines = await asyncio.to_thread(self.commands.hint, seat, table)
        if self.table is table and self.sitting == seat:
            self.draw_detail()
            self.told(HINT, Reply(TOLD, lines))

    async def made_sure(self, sure: bool | None) -> None:
        if sure:
            await self.obey("yes")

    def told(self, line: str, reply: Reply) -> None:
        verb = line.split()[0].lower() if line.split() else ""
        lines = [*MORE_KEYS, *reply.lines] if verb in ("help", "?") else reply.lines
        if len(lines) > SHORT_REPLY or verb in ("log", "score", "rules", "look", "what", HINT):
            self.tell(line.capitalize(), lines)
        else:
            self.query_one("#detail", Static).update(Text(" ".join(line.strip() for line in lines), "bold"))

    def tell(self, title: str, lines: list[str]) -> None:
        self.push_screen(Page(title, lines))

    def ending(self) -> list[str]:
        table = self.session.view(self.sitting)
        lines = sheet_lines(table.sides, table.sheets, self.commands.width)
        return [table.verdict, "", *lines, "", *folded(KEPT, self.commands.width)]

    # Drawing.

    def cover(self) -> None:
        """Take everything off the screen that the last player saw."""
        self.table = None
        for name in ("#table", "#prompt", "#detail", "#log", "#head", "#banners", "#pinned"):
            self.query_one(name, Static).update("")
        self.query_one("#options", OptionList).clear_options()
        self.query_one("#line", Input).value = ""

    def show_waiting(self) -> None:
        """The table while bots think: as the only person sees it, else as somebody who watches."""
        seat = self.session.audience
        self.table = self.session.view(seat)
        names = ", ".join(self.table.names[each] for each in self.table.waiting)
        self.draw(f"{names} is thinking …")

    def show(self) -> None:
        """The table as the person at the keyboard sees it."""
        self.table = self.session.view(self.sitting)
        self.commands.notice(self.table)
        self.draw(self.table.verdict if self.table.over else self.table.prompt)
        self.action_options()

    def draw(self, prompt: str) -> None:
        assert self.table is not None
        table = self.table
        who = f" · {table.names[table.seat]}" if self.session.hotseat and table.seat >= 0 else ""
        self.query_one("#head", Static).update(Text(f"{self.session.game.title}{who} · {head_line(table)}"))
        self.query_one("#prompt", Static).update(Text(prompt))
        options = self.query_one("#options", OptionList)
        options.clear_options()
        options.add_options([Option(each) for each in self.option_texts(table)])
        options.display = bool(table.choices)
        if table.choices:
            options.highlighted = 0
        room = self.query_one("#side").content_size.width - 3
        log = [line for said in table.log for line in bullet(said.text, room)]
        self.query_one("#log", Static).update(Text("\n".join(log)))
        self.query_one("#said").scroll_end(animate=False)
        self.draw_table()
        self.draw_detail()

    def option_texts(self, table: View) -> list[Text]:
        """The options with their numbers: whole sentences, or labels that say enough if there are too many."""
        choices = offered(table)
        texts = [self.option_text(number, each.sentence) for number, each in enumerate(choices, 1)]
        if sum(text.plain.count("\n") + 1 for text in texts) <= self.query_one("#body").size.height * OPTIONS // 100:
            return texts
        labels = [each.label for each in choices]
        words = [each.label if labels.count(each.label) == 1 else each.sentence for each in choices]
        return [self.option_text(number, each) for number, each in enumerate(words, 1)]

    def option_text(self, number: int, words: str) -> Text:
        """An option with its number, folded under its first word."""
        first, *rest = folded(words, self.query_one("#side").content_size.width - 6)
        return Text("\n".join([f"{number:>2}. {first}", *[f"    {line}" for line in rest]]))

    def cursor(self) -> int:
        """The number of the highlighted option, 0 if there is none."""
        at = self.query_one("#options", OptionList).highlighted
        if self.table is None or at is None or at >= len(offered(self.table)):
            return 0
        return at + 1

    def redraw(self) -> None:
        """Draw the same table for another size of the screen."""
        if self.table is not None:
            at = self.query_one("#options", OptionList).highlighted
            self.draw(str(self.query_one("#prompt", Static).content))
            self.query_one("#options", OptionList).highlighted = at

    def draw_table(self) -> None:
        if self.table is None:
            return
        felt = self.query_one("#felt")
        width, height = felt.scrollable_content_region.size
        height += self.query_one("#pinned").size.height
        if width > 0:
            if self.drawn_for != (self.table, width, height):
                self.drawn_for = (self.table, width, height)
                self.level = fitting(self.table, width, height)
            self.drawn_cursor = self.cursor()
            lines = at_level(self.table, width, self.level, self.drawn_cursor)
            self.query_one("#table", Static).update(Text("\n").join(lines))
            self.pin(pinned(self.table, width, self.level))
            self.keep_in_sight(felt, lines)
        reader = Reader(self.table, self.cursor())
        sides = banner_lines(self.table, reader, self.size.width - 2, self.size.height // SIDE_LINES)
        self.query_one("#banners", Static).update(Text("\n").join(sides))
        keys = KEYS if self.size.width > len(KEYS) + 1 else BRIEF_KEYS
        self.query_one("#keys", Static).update(Text(keys))

    def pin(self, lines: list[Text]) -> None:
        """Keep some lines in sight above the table."""
        strip = self.query_one("#pinned", Static)
        strip.update(Text("\n").join(lines))
        strip.display = bool(lines)

    def keep_in_sight(self, felt: Widget, lines: list[Text]) -> None:
        """Scroll to what the highlighted option points at, if it is out of sight."""
        top, height = round(felt.scroll_y), felt.scrollable_content_region.height
        rows = [row for row, line in enumerate(lines) if meta_of(line, CURSOR)]
        if rows and not any(top <= row < top + height - 1 for row in rows):
            felt.call_after_refresh(felt.scroll_to, y=max(rows[0] - 3, 0), animate=False)

    def draw_detail(self) -> None:
        """The highlighted option, and what it points at in full."""
        at = self.cursor()
        if self.table is None or not at:
            self.query_one("#detail", Static).update("")
            return
        reader = Reader(self.table, at)
        choice = reader.choices[at - 1]
        found: dict[int, str] = {each.code: described_side(each, reader) for each in self.table.banners}
        for zone in reversed(self.table.zones):
            found.update({thing.code: described(thing, zone, reader) for thing in zone.things})
        told = [found[code] for code in choice.points if code in found]
        self.query_one("#detail", Static).update(Text("\n".join(told or [choice.sentence])))

    # Keys and clicks.

    @on(OptionList.OptionHighlighted)
    def pointed(self) -> None:
        if self.cursor() != self.drawn_cursor:
            self.draw_table()
            self.draw_detail()

    @on(OptionList.OptionSelected)
    async def selected(self, event: OptionList.OptionSelected) -> None:
        await self.obey(str(event.option_index + 1))

    @on(Input.Submitted)
    async def submitted(self, event: Input.Submitted) -> None:
        line = event.value
        event.input.value = ""
        self.action_options()
        if line.strip():
            await self.obey(line)

    async def on_key(self, event: events.Key) -> None:
        """Digits answer at once where one is enough, else they begin a number."""
        if not (event.character and event.character.isdecimal()) or isinstance(self.focused, Input):
            return
        if self.table is None or not self.table.choices or len(self.screen_stack) > 1:
            return
        event.stop()
        if len(offered(self.table)) <= 9:
            await self.obey(event.character)
        else:
            self.action_begin(event.character)

    def on_felt_changed(self) -> None:
        self.commands.width = min(self.size.width * 9 // 10, PAGE) - 6
        self.redraw()

    async def action_command(self, line: str) -> None:
        await self.obey(line)

    async def on_click(self, event: events.Click) -> None:
        """A click on something with a number chooses it; with several, it goes from one of them to the next."""
        numbers = event.style.meta.get(CLICK, [])
        if not numbers or len(self.screen_stack) > 1:
            return
        if len(numbers) == 1:
            await self.obey(str(numbers[0]))
        else:
            later = [number for number in numbers if number > self.cursor()]
            self.query_one("#options", OptionList).highlighted = (later or numbers)[0] - 1

    async def action_inspect(self, verb: str) -> None:
        """What the highlighted option points at, or what it would bring, on a page."""
        if self.cursor():
            await self.obey(f"{verb} {self.cursor()}")

    def action_begin(self, words: str) -> None:
        line = self.query_one("#line", Input)
        line.value = words
        line.focus()
        line.cursor_position = len(words)

    def action_options(self) -> None:
        self.query_one("#line", Input).value = ""
        self.query_one("#options").focus()

    def action_scroll_table(self, way: int) -> None:
        felt = self.query_one("#felt")
        if way < 0:
            felt.scroll_page_up()
        else:
            felt.scroll_page_down()


def run_screen(session: Session) -> None:
    """Play on the full screen until the players leave. CannotSave if the file cannot be written."""
    app = WorldtableScreen(session)
    app.run()
    if app.failure is not None:
        raise app.failure
