"""What lies beside and over the table of the full screen: the felt, pages of text, a doubt, and the curtain."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.message import Message
from textual.screen import ModalScreen, Screen
from textual.widgets import Static


class Page(ModalScreen[None]):
    """A text over the table; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,space", "app.pop_screen", "close"),
    ]

    def __init__(self, title: str, lines: list[str]) -> None:
        super().__init__()
        self.title_line = title
        self.lines = lines

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page") as page:
            page.border_title = self.title_line
            page.border_subtitle = "↑↓ scroll, Enter or Escape close"
            yield Static(Text("\n".join(self.lines)))

    def on_mount(self) -> None:
        self.query_one("#page").focus()


class Sure(ModalScreen[bool]):
    """Asks again before the game ends; only y is a yes."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "dismiss(True)", "yes"),
        Binding("n,escape,q", "dismiss(False)", "no"),
    ]

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self.lines = lines

    def compose(self) -> ComposeResult:
        words = " ".join(self.lines)
        yield Static(Text(f"{words}\n\ny: yes · n or Escape: no"), id="sure")


class Felt(VerticalScroll):
    """Where the table lies. Another size wants another drawing."""

    class Changed(Message):
        """The felt has another size."""

    def on_resize(self) -> None:
        self.post_message(self.Changed())


class Curtain(Screen[None]):
    """Covers everything while the keyboard changes hands."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "lift", "ready", priority=True),
        Binding("q,ctrl+c", "app.quit", "quit", priority=True),
    ]

    def __init__(self, name: str) -> None:
        super().__init__()
        self.player = name

    def compose(self) -> ComposeResult:
        words = f"Pass the keyboard to {self.player}.\n\n{self.player} presses Enter to see the table.\n\nq quits."
        yield Static(Text(words, justify="center"), id="curtain")

    def action_lift(self) -> None:
        self.dismiss(None)
