"""Questions that say their words as constants: what is asked, what may be chosen, an answer in a word."""

from __future__ import annotations

from worldtable.engine import table
from worldtable.engine.compiled import mypyc_attr
from worldtable.engine.step import Ask, Reason, S


@mypyc_attr(allow_interpreted_subclasses=True)
class Asked(Ask[S]):
    """A question in the same words whatever the table is like."""

    asks: str = ""  # the question
    wants: str = ""  # what may be chosen, for refusals
    rule: str = ""  # that says so
    word: str = ""  # an answer in a word or two

    def prompt(self, s: S) -> str:
        return self.asks

    def short(self, s: S, option: int) -> str:
        return self.word

    def why_not(self, s: S, code: int) -> Reason:
        return Reason(f"{self.wants}.", self.rule)


@mypyc_attr(allow_interpreted_subclasses=True)
class Buttons(Asked[S]):
    """A question with a few answers that are always there: the code of each, its words, and a word or two of them."""

    buttons: tuple[tuple[int, str, str], ...] = ()
    main: int = -1  # the answer that most players give
    decline: int = -1  # the answer that says no

    def options(self, s: S) -> list[int]:
        return [code for code, _, _ in self.buttons]

    def label(self, s: S, option: int) -> str:
        return self.pressed(option)[1]

    def short(self, s: S, option: int) -> str:
        return self.pressed(option)[2]

    def pressed(self, option: int) -> tuple[int, str, str]:
        for button in self.buttons:
            if button[0] == option:
                return button
        raise AssertionError(f"{type(self).__name__} has no button {option}")

    def tone(self, s: S, option: int) -> str:
        return table.MAIN if option == self.main else table.DECLINE if option == self.decline else table.PLAIN
