"""How a game is set up: Option, the choices before it, and Preset, the ways to play that have a name."""

from __future__ import annotations

from worldtable.engine.compiled import mypyc_attr
from worldtable.engine.wording import quoted


class BadSetup(Exception):
    """A game that cannot be set up so; the sentence names what was wrong and what is accepted."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """A choice made before the game: a variant, a module, a house rule."""

    def __init__(
        self,
        name: str,
        text: str,
        values: tuple[str, ...] | dict[str, str],
        default: str,
        *,
        group: str = "house rules",
        seats: range = range(0),
        more: str = "",
    ) -> None:
        self.name = name
        self.text = text
        self.values = tuple(values)
        self.default = default
        self.group = group  # where a page offers it: variant, set-up, decks, or folded away with the rest
        self.meanings = tuple(values.values()) if isinstance(values, dict) else ()  # each in a plain sentence
        self.seats = seats  # the numbers of players it means something to; empty for all of them
        self.more = more  # what it accepts besides its values, in words; "" for nothing

    def matters(self, seats: int) -> bool:
        """Whether a table of so many players has any use for it."""
        return not self.seats or seats in self.seats

    def check(self, value: str) -> str:
        """The value as the game understands it; BadSetup if it does not."""
        if value not in self.values:
            raise BadSetup(f"Option {self.name} cannot be {quoted(value)}. It accepts: {', '.join(self.values)}.")
        return value


class Preset:
    """A way to play that people ask for by name: some options that differ from the defaults."""

    def __init__(self, name: str, title: str, sentence: str, options: dict[str, str], seats: range) -> None:
        self.name = name
        self.title = title
        self.sentence = sentence
        self.options = options
        self.seats = seats  # the numbers of players it is for
